#!/bin/sh
# Every trade that a venue published since a day, as lines of JSON on standard output.
#
#   DAYLIGHT_URL=https://… DAYLIGHT_KEY=daylight_… sh history.sh ICPM 2026-11-20 > trades.ndjson
set -eu

url=${DAYLIGHT_URL:-http://localhost:8080}
venue=${1:-ICPM}
since=${2:-$(date -u +%F)}
head=$(mktemp)
trap 'rm -f "$head"' EXIT

cursor=
while :; do
  # --retry waits as long as Retry-After says. The key is not an argument, which others on the machine could read.
  printf 'header = "Authorization: Bearer %s"\n' "$DAYLIGHT_KEY" |
    curl --config - --fail-with-body --silent --show-error --compressed --retry 5 --dump-header "$head" \
      --get "$url/api/history" \
      --data-urlencode datatype=trade --data-urlencode "tv=$venue" --data-urlencode "from=$since" \
      ${cursor:+--data-urlencode "cursor=$cursor"}
  cursor=$(tr -d '\r' <"$head" | sed -n 's/^x-next-cursor: //Ip' | tail -n 1)
  [ -n "$cursor" ] || break
done
