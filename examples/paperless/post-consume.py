#!/usr/bin/env python3
"""The post-consume script of paperless-ngx: hands each new document to DocSift.

Set in paperless-ngx:
    PAPERLESS_POST_CONSUME_SCRIPT=/path/to/post-consume.py
    DOCSIFT_URL=http://docsift:3000
    DOCSIFT_API_KEY=dsk_live_...         (a key of the group "paperless" is enough)
    DOCSIFT_CONNECTION=<id of the connection, as GET /v1/paperless lists it>
"""

import json
import os
import sys
import urllib.error
import urllib.request

TIMEOUT_SECONDS = 20


def main() -> int:
    url = os.environ["DOCSIFT_URL"].rstrip("/")
    connection = os.environ["DOCSIFT_CONNECTION"]
    request = urllib.request.Request(
        f"{url}/v1/paperless/{connection}/documents",
        data=json.dumps({"documentId": int(os.environ["DOCUMENT_ID"])}).encode(),
        headers={
            "content-type": "application/json",
            "x-api-key": os.environ["DOCSIFT_API_KEY"],
        },
    )
    try:
        with urllib.request.urlopen(request, timeout=TIMEOUT_SECONDS) as answer:
            print(f"DocSift: {json.load(answer)['state']}")
    except (urllib.error.URLError, TimeoutError) as error:
        # The document is in paperless-ngx all the same: adding the tag hands it over later.
        print(f"DocSift could not be told about the document: {error}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
