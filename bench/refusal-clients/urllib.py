"""Carries out an order with Python's urllib, which sends its whole body before it reads an answer."""

import json
import sys
import urllib.error
import urllib.request

BOUNDARY = 'docsift-bench'


def make_form(files):
    parts = []
    for file in files:
        head = (
            f'--{BOUNDARY}\r\ncontent-disposition: form-data; '
            f'name="{file["field"]}"; filename="{file["name"]}"\r\n\r\n'
        )
        parts += [head.encode(), b'%' * file['bytes'], b'\r\n']
    return b''.join([*parts, f'--{BOUNDARY}--\r\n'.encode()])


def send(order, form):
    headers = {**order['headers'], 'content-type': f'multipart/form-data; boundary={BOUNDARY}'}
    request = urllib.request.Request(order['url'], data=form, headers=headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return {'status': answer.status, 'body': answer.read().decode()}
    except urllib.error.HTTPError as answer:
        return {'status': answer.code, 'body': answer.read().decode()}
    except OSError as error:
        return {'error': str(getattr(error, 'reason', error))}


order = json.loads(sys.argv[1])
form = make_form(order['files'])
print(json.dumps([send(order, form) for _ in range(order['requests'])]))
