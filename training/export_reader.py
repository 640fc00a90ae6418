"""
Writes a trained page reader as the product reads it.
python export_reader.py reader.pt KINDS ../engine/src/reading/extraction/reader/reader.bin
KINDS: kinds.txt of dump-pages.ts
"""

import sys

import torch

from model_file import write_model


def main(source, kinds, target):
    state = torch.load(source, map_location="cpu")
    with open(kinds, encoding="utf-8") as file:
        names = file.read().split()
    write_model(target, "reader", names, {name: tensor.float().numpy() for name, tensor in state.items()})


if __name__ == "__main__":
    main(*sys.argv[1:])
