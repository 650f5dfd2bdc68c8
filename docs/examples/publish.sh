#!/bin/sh
# Sends a file of orders or trades, CSV or NDJSON, packed with gzip or not; prints how many of its lines are new.
#
#   DAYLIGHT_URL=https://… DAYLIGHT_KEY=daylight_publish_… sh publish.sh trades.csv
set -eu

url=${DAYLIGHT_URL:-http://localhost:8080}
file=${1:?name the file to send}
case $file in
  *.csv) type=text/csv ;;
  *.ndjson) type=application/x-ndjson ;;
  *.gz) type=application/gzip ;;
  *) echo "$file: the name of a file ends in .csv, .ndjson or .gz" >&2 && exit 2 ;;
esac

# A repeat after a lost answer adds nothing. --retry waits as long as Retry-After says. The key is not an argument, which others on the machine could read.
printf 'header = "Authorization: Bearer %s"\n' "$DAYLIGHT_KEY" |
  curl --config - --fail-with-body --silent --show-error --retry 5 "$url/api/ingest" \
    --header "Content-Type: $type" --data-binary "@$file"
echo
