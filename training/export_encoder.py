"""
Writes a trained encoder as the product reads it.
python export_encoder.py encoder.pt ../engine/src/reading/extraction/encoder/encoder.bin
"""

import sys

import torch

from model_file import write_model
from words import BUCKETS

EXACT = ("part", "place", "norm.weight", "norm2.weight")


def main(source, target):
    saved = torch.load(source, map_location="cpu")
    tensors = {}
    for name, tensor in saved["state"].items():
        values = tensor.float().numpy()
        if name == "sharpness":
            continue
        if name == "table.weight":
            values = values[:BUCKETS]
        tensors[{"table.weight": "table", "part.weight": "part", "place.weight": "place"}.get(name, name)] = values
    write_model(target, "encoder", saved["concepts"], tensors, EXACT)


if __name__ == "__main__":
    main(*sys.argv[1:])
