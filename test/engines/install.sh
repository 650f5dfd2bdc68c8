#!/usr/bin/env bash
# Installs those of Debian's packages that are missing, without starting their services: those in packages.txt, or in the
# lists that are named.
set -euo pipefail
[ $# -gt 0 ] || set -- "$(dirname "$0")/packages.txt"
missing=()
for name in $(grep -hv '^#' "$@"); do
  [ "$(dpkg-query -W -f='${db:Status-Status}' "$name" 2>&-)" = installed ] || missing+=("$name")
done
[ ${#missing[@]} -gt 0 ] || exit 0
if [ "$(id -u)" -ne 0 ]; then
  echo "Run as root to install what the tests of the engines need: ${missing[*]}" >&2
  exit 1
fi
# Debian starts the service of a package as it is installed, unless this script says no.
policy=/usr/sbin/policy-rc.d
if [ ! -e "$policy" ]; then
  trap 'rm -f "$policy"' EXIT
  printf '#!/bin/sh\nexit 101\n' >"$policy"
  chmod +x "$policy"
fi
apt-get update
DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}"
