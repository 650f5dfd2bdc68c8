"""Every trade that a venue published since a day, as CSV on standard output. Standard library only.

DAYLIGHT_URL=https://… DAYLIGHT_KEY=daylight_… python3 history.py ICPM 2026-11-20 > trades.csv
"""

import datetime
import gzip
import os
import shutil
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

url = os.environ.get("DAYLIGHT_URL", "http://localhost:8080")
venue = sys.argv[1] if len(sys.argv) > 1 else "ICPM"
since = sys.argv[2] if len(sys.argv) > 2 else str(datetime.datetime.now(datetime.timezone.utc).date())

query = {"datatype": "trade", "tv": venue, "from": since, "format": "csv"}
headers = {
    "Authorization": "Bearer " + os.environ["DAYLIGHT_KEY"],
    "Accept-Encoding": "gzip",
}
is_first = True
while True:
    request = urllib.request.Request(url + "/api/history?" + urllib.parse.urlencode(query), headers=headers)
    try:
        answer = urllib.request.urlopen(request)
    except urllib.error.HTTPError as refused:
        if refused.code == 429:
            time.sleep(int(refused.headers["Retry-After"]))
            continue
        sys.exit(f"{refused.code}: {refused.read().decode()}")
    with answer:
        packed = answer.headers.get("Content-Encoding") == "gzip"
        lines = gzip.GzipFile(fileobj=answer) if packed else answer
        heading = lines.readline()
        if is_first:
            sys.stdout.buffer.write(heading)
        # An answer that breaks off raises here; the same cursor asks for it again.
        shutil.copyfileobj(lines, sys.stdout.buffer)
        cursor = answer.headers.get("X-Next-Cursor")
    if cursor is None:
        break
    query["cursor"] = cursor
    is_first = False
