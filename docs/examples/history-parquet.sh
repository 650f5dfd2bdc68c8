#!/bin/sh
# Every trade that a venue published since a time, as Parquet files with so many rows each: trades-1.parquet and so on,
# in the current folder. Data tools read them as one table: duckdb -c "FROM 'trades-*.parquet'".
#
#   DAYLIGHT_URL=https://… DAYLIGHT_KEY=daylight_… sh history-parquet.sh ICPM 2026-11-20 50000
set -eu

url=${DAYLIGHT_URL:-http://localhost:8080}
venue=${1:-ICPM}
since=${2:-$(date -u +%F)}
rows=${3:-50000}
head=$(mktemp)
trap 'rm -f "$head"' EXIT

file=1
cursor=
while :; do
  # What breaks off is asked for again, and written over. The key is not an argument, which others on the machine could read.
  printf 'header = "Authorization: Bearer %s"\n' "$DAYLIGHT_KEY" |
    curl --config - --fail-with-body --silent --show-error --retry 5 --dump-header "$head" \
      --output "trades-$file.parquet" --get "$url/api/history" \
      --data-urlencode datatype=trade --data-urlencode "tv=$venue" --data-urlencode "from=$since" \
      --data-urlencode format=parquet --data-urlencode "limit=$rows" \
      ${cursor:+--data-urlencode "cursor=$cursor"} || {
    # What was refused says why, and is no file of rows.
    cat "trades-$file.parquet" >&2
    rm -f "trades-$file.parquet"
    exit 1
  }
  cursor=$(tr -d '\r' <"$head" | sed -n 's/^x-next-cursor: //Ip' | tail -n 1)
  [ -n "$cursor" ] || break
  file=$((file + 1))
done
