# Every target sets up what it needs, on a fresh Debian machine too: see tools/setup.sh.

export PYTHON ?= python3
# The tests start servers by the hundred; without bytecode each compiles all that it imports anew.
unexport PYTHONDONTWRITEBYTECODE
BIN := .venv/bin
READY := .venv/.ready
PEERS := .venv/.ready-peers
FAST := $(CURDIR)/build/fast
DRAFT := $(CURDIR)/build/draft
SOURCES := $(shell find src -type f ! -name '*.so' ! -name '*.pyc')
# One more than there are cores: a test of the server or of a page waits half of its time.
TEST := $(BIN)/pytest -n 3 --dist worksteal

# Tests whose result can be another one where kernel, rules and tables are compiled. All others are
# of what never is: bots (but Outer Rim's), lab, maps, layouts, tales, pages, commands, stores, doors
# and settings. Those are named, so that a new file is run compiled, too, until somebody thinks about it.
UNCOMPILED := $(addprefix tests/games/*/test_, lab layout map tale) \
	$(foreach game,ardor gloom interloper outsider,tests/games/$(game)/test_bot) \
	$(addprefix tests/conformance/test_, charts faces lessons mutants) \
	tests/envs/test_openspiel \
	$(addprefix tests/server/test_, backup bots clock door example expiry guests_postgres hurry \
	last_release_postgres metrics names origins postgres precautions settings store workers)
COMPILED := tests/kernel tests/rules tests/games tests/conformance tests/envs tests/server README.md \
	$(UNCOMPILED:%=--ignore-glob='%.py')
# Of the server, what is run on the compiled build is run only there: the pages are tested with an
# interpreted one.
SERVED := $(filter-out $(UNCOMPILED:%=%.py),$(wildcard tests/server/test_*.py))

.PHONY: check web screenshots test sources plain lint format interpreted transcript golden numbers play bench fast wheel slow clean help

help:
	@echo "make test    everything that must hold: lint, types, imports, tests, tests on the compiled build"
	@echo "make check   the heart of it: lint, types, kernel, rules, one table a game"
	@echo "make lint    what test and check begin with, no test is run"
	@echo "make format  put the sources into the house format"
	@echo "make slow    the tests that take minutes, an hour in all; ONLY=gloom picks some by name"
	@echo "make play    a server with all games; it prints the address to open in a browser"
	@echo "make fast    compile kernel, rules and tables in place; make clean goes back"
	@echo "make bench   decisions per second, next to other engines"
	@echo "make wheel   a compiled wheel, in dist/"
	@echo "make numbers, make golden, make transcript, make screenshots   write anew what the tests compare with"

$(READY): pyproject.toml uv.lock tools/setup.sh
	@tools/setup.sh
	@touch $@

$(PEERS): $(READY)
	@tools/setup.sh --group bench
	@touch $@

# Copies of src with kernel, rules and the tables of the server compiled; src itself stays
# interpreted. The draft is for tests, which ask what the code does and not how fast.
$(FAST)/.ready $(DRAFT)/.ready: $(READY) tools/compile.py $(SOURCES)
	@rm -rf $(@D)
	@nice $(BIN)/python tools/compile.py --target $(@D)/src $(if $(filter $(DRAFT)/%,$@),--draft)
	@touch $@

# The browser client, inside the package.
web: $(READY)
	@tools/web.sh

# What compiles gives way to the tests, which leave a core idle now and then.
test: interpreted web
	@tools/web.sh browser
	@tools/postgres.sh
	@$(MAKE) --no-print-directory --jobs=2 plain $(DRAFT)/.ready
	@echo "Now what compiled code could change, on the compiled build."
	PYTHONPATH=$(DRAFT)/src $(BIN)/python tools/compile.py --check
	PYTHONPATH=$(DRAFT)/src $(TEST) $(COMPILED)

sources: lint
	@tools/web.sh test

plain: sources
	$(TEST) -m 'not slow and not compiled' $(SERVED:%=--ignore=%)

check: lint interpreted
	$(TEST) --one-table tests/conformance tests/kernel tests/rules

lint: $(READY)
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	@$(BIN)/python tools/number_games.py --check
	@tools/web.sh check

format: $(READY)
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

interpreted: $(READY)
	@$(BIN)/python tools/compile.py --clean

slow: interpreted web
	@tools/postgres.sh
	$(TEST) -m slow $(if $(ONLY),-k "$(ONLY)")

# The recorded game in docs/, after a change of rules, words or bots.
transcript: interpreted
	$(BIN)/python tools/record_transcript.py

# The pictures in docs/, after a change of the page.
screenshots: interpreted web
	$(BIN)/python -m tests.browser.screenshots

# The numbers of what games declare, after a change of the declarations.
numbers: $(READY)
	@$(BIN)/python tools/number_games.py

golden: interpreted
	$(BIN)/python -m tests.conformance.golden

play: web
	@$(BIN)/shipboard serve

fast: $(READY)
	@$(BIN)/python tools/compile.py

# Each benchmark runs interpreted and compiled, and prints its ratios to the peers of the same run.
BENCHES := $(filter-out bench/peers.py bench/load.py bench/__init__.py,$(wildcard bench/*.py))
bench: $(PEERS) interpreted $(FAST)/.ready
	@$(if $(BENCHES),:,$(BIN)/python bench/peers.py)
	@for bench in $(BENCHES); do \
		echo "$$bench, interpreted"; $(BIN)/python $$bench || exit 1; \
		echo "$$bench, compiled"; PYTHONPATH=$(FAST)/src $(BIN)/python $$bench || exit 1; \
	done

wheel: web
	HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(BIN)/uv build --quiet --out-dir dist

clean:
	rm -rf build dist .venv web/node_modules src/shipboard/server/static .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis mutants
	find src tests tools bench -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
	find src \( -name '*.so' -o -name '*.pyd' \) -delete
