# Every target sets up what it needs, on a fresh Debian machine too: see tools/setup.sh.

export PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
PEERS := .venv/.ready-peers
FAST := $(CURDIR)/build/fast
SOURCES := $(shell find src -type f ! -name '*.so' ! -name '*.pyc')
TEST := $(BIN)/pytest -n 2 --dist worksteal

.PHONY: web screenshots test lint format interpreted transcript golden numbers play bench fast wheel slow clean help

help:
	@echo "make test    everything that must hold: lint, types, imports, tests, tests on the compiled build"
	@echo "make lint    the same without running any test"
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

# A copy of src with kernel, rules and the tables of the server compiled; src itself stays interpreted.
$(FAST)/.ready: $(READY) tools/compile.py $(SOURCES)
	@rm -rf $(FAST)
	@$(BIN)/python tools/compile.py --target $(FAST)/src
	@touch $@

# The browser client, inside the package.
web: $(READY)
	@tools/web.sh

test: lint interpreted web $(FAST)/.ready
	@tools/web.sh test
	@tools/web.sh browser
	@tools/postgres.sh
	$(TEST)
	@echo "Now the same tests on the compiled build."
	PYTHONPATH=$(FAST)/src $(BIN)/python tools/compile.py --check
	PYTHONPATH=$(FAST)/src $(TEST) tests README.md --ignore=tests/browser

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
