"""Writes a trained model as the product reads it: small numbers, each row with a scale of its own."""

import json
import struct

import numpy as np


def pad(data):
    return data + b"\0" * (-len(data) % 4)


def write_model(target, model, names, tensors, exact=()):
    """tensors: name → array; those of one dimension and those named in `exact` are kept as they are."""
    parts, body = [], b""
    for name, values in tensors.items():
        if values.ndim == 1 or name in exact:
            rows, columns = (1, len(values)) if values.ndim == 1 else values.shape
            parts.append({"name": name, "rows": rows, "columns": columns, "kind": "float32"})
            body += values.astype("<f4").tobytes()
            continue
        scales = np.abs(values).max(1) / 127
        small = np.round(values / np.maximum(scales, 1e-12)[:, None]).astype(np.int8)
        parts.append({"name": name, "rows": values.shape[0], "columns": values.shape[1], "kind": "int8"})
        body += pad(small.tobytes()) + scales.astype("<f4").tobytes()
    head = json.dumps({"format": "docsift-model-1", "model": model, "names": names, "parts": parts}).encode()
    data = pad(struct.pack("<I", len(head)) + head) + body
    with open(target, "wb") as file:
        file.write(data)
    print(f"{target}: {len(data)} bytes")
