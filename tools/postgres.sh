#!/bin/sh
# Installs the PostgreSQL that the tests of the server start, where it is missing.
set -eu
for found in /usr/lib/postgresql/*/bin/initdb; do
    [ ! -x "$found" ] || exit 0
done
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "The tests of the server need PostgreSQL. On Debian: sudo apt-get install postgresql" >&2
    exit 1
fi
apt-get update -qq
# The tests make clusters of their own; the one that Debian would make stays unmade.
mkdir -p /etc/postgresql-common
[ -e /etc/postgresql-common/createcluster.conf ] ||
    echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
DEBIAN_FRONTEND=noninteractive exec apt-get install -y -qq --no-install-recommends \
    -o Dpkg::Options::=--force-confold postgresql
