"""Compiles the kernel, the rules and the tables of the server with mypyc.

Which modules are compiled is said once, in pyproject.toml under
[tool.hatch.build.targets.wheel.hooks.mypyc], where wheels read it too. All of them go through one
run, so that calls between them are plain C calls.

    python tools/compile.py                  compile in place, next to the sources in src/
    python tools/compile.py --target DIR     copy src/ to DIR and compile there; src/ stays as it is
    python tools/compile.py ... --draft      the same C, compiled in less time to slower code
    python tools/compile.py --clean          remove what was compiled in place
    python tools/compile.py --check          fail unless `import shipboard` finds compiled modules
"""

import argparse
import importlib
import importlib.machinery
import os
import shutil
import sys
import tomllib
from pathlib import Path
from typing import Any

import pathspec

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
COMPILED = (".so", ".pyd")
DRAFT = {"opt_level": "1", "debug_level": "0"}


def settings() -> dict[str, Any]:
    """The hook's table in pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    assert isinstance(hook, dict)
    return hook


def modules() -> list[str]:
    """The files to compile, relative to src/, in a fixed order."""
    hook = settings()
    included = pathspec.GitIgnoreSpec.from_lines(hook["include"])
    excluded = pathspec.GitIgnoreSpec.from_lines(hook["exclude"])
    found = (path.relative_to(ROOT).as_posix() for path in sorted(SOURCE.rglob("*.py")))
    return [
        Path(name).relative_to("src").as_posix()
        for name in found
        if included.match_file(name) and not excluded.match_file(name)
    ]


def clean(folder: Path) -> int:
    """Removes compiled modules from a source folder; returns how many there were."""
    stale = [path for path in folder.rglob("*") if path.suffix in COMPILED]
    for path in stale:
        path.unlink()
    return len(stale)


def copy(target: Path) -> None:
    """Puts a fresh copy of src/ at the target, without anything compiled."""
    shutil.rmtree(target, ignore_errors=True)
    ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(SOURCE, target, ignore=ignore)


def build(folder: Path, scratch: Path, draft: bool) -> None:
    """Compiles the modules of one source folder in place; C files and the like go to scratch."""
    from mypyc.build import mypycify
    from setuptools import setup

    names = modules()
    if not names:
        sys.exit("tools/compile.py: the list in pyproject.toml matches no module")
    options = settings()["options"] | (DRAFT if draft else {})
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir(parents=True)
    os.chdir(folder)
    os.environ["MYPYPATH"] = str(folder)
    arguments = ["--config-file=", f"--cache-dir={scratch / 'mypy'}", "--python-version=3.11"]
    extensions = mypycify([*arguments, *names], target_dir=str(scratch / "c"), **options)
    if draft:  # half the time goes into looking for what to warn of: the other build does that
        for extension in extensions:
            extension.extra_compile_args.append("-Wno-all")
    setup(
        name="shipboard-compiled",
        ext_modules=extensions,
        packages=[],
        script_args=[
            "--quiet",
            "build_ext",
            "--inplace",
            f"--build-lib={scratch / 'lib'}",
            f"--build-temp={scratch / 'o'}",
        ],
    )
    print(f"compiled {len(names)} modules in {folder}")


def check() -> None:
    """Imports every module of the list and fails where the compiled one is not what comes."""
    names = [name.removesuffix(".py").replace("/", ".") for name in modules()]
    files = {name: str(importlib.import_module(name).__file__) for name in names}
    suffixes = tuple(importlib.machinery.EXTENSION_SUFFIXES)
    plain = [f"{name} ({file})" for name, file in files.items() if not file.endswith(suffixes)]
    if plain:
        sys.exit("not compiled: " + ", ".join(plain))
    print(f"all {len(names)} modules of the list are compiled")


def main() -> None:
    """Does what the command line says."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--target", type=Path, metavar="DIR")
    parser.add_argument("--draft", action="store_true")
    parser.add_argument("--clean", action="store_true")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    if options.check:
        check()
    elif options.clean:
        if removed := clean(SOURCE):
            print(f"removed {removed} compiled files from src: it runs interpreted again")
    elif options.target:
        target = options.target.resolve()
        copy(target)
        build(target, target.with_name(target.name + "-scratch"), options.draft)
    else:
        clean(SOURCE)
        build(SOURCE, ROOT / "build" / "in-place", options.draft)


if __name__ == "__main__":
    main()
