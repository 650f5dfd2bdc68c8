"""Every new row of a view as it is published, as lines of JSON on standard output. Standard library only.

DAYLIGHT_URL=https://… DAYLIGHT_KEY=daylight_… python3 follow.py 'datatype=trade&tv=ICPM&…'

The query is that of the view's address, or of Use in code.
"""

import json
import os
import sys
import time
import urllib.error
import urllib.request

url = os.environ.get("DAYLIGHT_URL", "http://localhost:8080")
address = url + "/api/feed/stream?" + sys.argv[1]
position = None
while True:
    headers = {"Authorization": "Bearer " + os.environ["DAYLIGHT_KEY"]}
    if position is not None:
        headers["Last-Event-ID"] = position
    event = reason = None
    try:
        # The service says every 15 seconds that it is there.
        with urllib.request.urlopen(urllib.request.Request(address, headers=headers), timeout=45) as stream:
            for line in stream:
                name, _, value = line.decode().rstrip("\n").partition(": ")
                if name == "id":
                    position = value
                elif name == "event":
                    event = value
                elif name == "data" and event == "rows":
                    for row in reversed(json.loads(value)["rows"]):
                        print(json.dumps(row), flush=True)
                elif name == "data" and event == "ended":
                    reason = json.loads(value)["reason"]
    except urllib.error.HTTPError as refused:
        if refused.code not in (429, 503):
            sys.exit(f"{refused.code}: {refused.read().decode()}")
        time.sleep(int(refused.headers.get("Retry-After", "5")))
        continue
    except OSError:
        pass
    # A key that was revoked, has expired or was stopped opens no other stream.
    if reason not in (None, "stopping"):
        sys.exit(f"The stream has ended: {reason}")
    # The connection was lost, or the service is stopping: the next stream continues at the position.
    time.sleep(1)
