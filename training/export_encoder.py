"""
Writes a trained encoder as the product reads it: small numbers, each row with a scale of its own.
python export_encoder.py encoder.pt ../engine/src/extraction/encoder/encoder.bin
"""

import json
import struct
import sys

import numpy as np
import torch

from words import BUCKETS

FLOATS = ("part.weight", "place.weight", "norm.weight", "norm2.weight")


def pad(data):
    return data + b"\0" * (-len(data) % 4)


def main(source, target):
    saved = torch.load(source, map_location="cpu")
    parts, body = [], b""
    for name, tensor in saved["state"].items():
        values = tensor.float().numpy()
        if name == "sharpness":
            continue
        if name == "table.weight":
            name, values = "table", values[:BUCKETS]
        if values.ndim == 1 or name in FLOATS:
            rows, columns = (1, len(values)) if values.ndim == 1 else values.shape
            name = name.replace("part.weight", "part").replace("place.weight", "place")
            parts.append({"name": name, "rows": rows, "columns": columns, "kind": "float32"})
            body += values.astype("<f4").tobytes()
            continue
        scales = np.abs(values).max(1) / 127
        small = np.round(values / np.maximum(scales, 1e-12)[:, None]).astype(np.int8)
        parts.append({"name": name, "rows": values.shape[0], "columns": values.shape[1], "kind": "int8"})
        body += pad(small.tobytes()) + scales.astype("<f4").tobytes()
    head = json.dumps({"format": "docsift-encoder-1", "concepts": saved["concepts"], "parts": parts}).encode()
    data = pad(struct.pack("<I", len(head)) + head) + body
    with open(target, "wb") as file:
        file.write(data)
    print(f"{target}: {len(data)} bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
