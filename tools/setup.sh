#!/bin/sh
# Sets up .venv from nothing: system packages, Python's virtual environment, uv, the locked packages.
# usage: tools/setup.sh [more arguments for `uv sync`]
set -eu
cd "$(dirname "$0")/.."
UV=0.13.7
PYTHON=${PYTHON:-python3}

# What is needed beyond the basic system, under Debian's names. Sets $missing.
look() {
    missing=
    command -v "$PYTHON" >/dev/null || missing="$missing python3"
    command -v cc >/dev/null || missing="$missing gcc libc6-dev"
    if command -v "$PYTHON" >/dev/null; then
        "$PYTHON" -c 'import ensurepip, venv' 2>/dev/null || missing="$missing python3-venv"
        "$PYTHON" -c 'import os, sys, sysconfig
sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))' ||
            missing="$missing python3-dev"
    else
        missing="$missing python3-venv python3-dev"
    fi
}

look
if [ -n "$missing" ]; then
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
        echo "shipboard needs these system packages first:$missing" >&2
        echo "On Debian or Ubuntu: sudo apt-get install$missing" >&2
        exit 1
    fi
    apt-get update -qq
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing
    look
    if [ -n "$missing" ]; then
        echo "shipboard: still missing after apt-get install:$missing (for $PYTHON)" >&2
        exit 1
    fi
fi

if ! "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "shipboard needs Python 3.11 or newer; $PYTHON is $("$PYTHON" -V 2>&1)." >&2
    echo "Name another one with: make PYTHON=python3.12 ..." >&2
    exit 1
fi

# A virtual environment whose Python has gone, or is another one now, is made anew.
version() { "$1" -c 'import sys; print(sys.version_info[:2])' 2>/dev/null || echo none; }
[ "$(version .venv/bin/python)" = "$(version "$PYTHON")" ] || "$PYTHON" -m venv --clear .venv
[ "$(.venv/bin/uv --version 2>/dev/null | cut -d' ' -f2)" = "$UV" ] ||
    .venv/bin/python -m pip install --quiet --disable-pip-version-check "uv==$UV"
exec env -u VIRTUAL_ENV .venv/bin/uv sync --quiet --frozen --all-extras "$@"
