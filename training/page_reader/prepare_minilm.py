"""
Makes minilm.pt of all-MiniLM-L6-v2 (Apache-2.0): its layers, and the rows of the pieces that our vocabulary shares.
python prepare_minilm.py model.fp16.safetensors tokenizer.json vocabulary.txt --out minilm.pt
"""

import argparse
import json
import struct

import numpy as np
import torch

from vocabulary import Vocabulary


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("weights")
    parser.add_argument("tokenizer")
    parser.add_argument("vocabulary")
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    with open(args.weights, "rb") as file:
        size = struct.unpack("<Q", file.read(8))[0]
        header = json.loads(file.read(size))
        data = file.read()
    tensors = {}
    for name, about in header.items():
        if name.startswith("encoder.") or name in ("embeddings.LayerNorm.weight", "embeddings.LayerNorm.bias", "embeddings.word_embeddings.weight"):
            begin, end = about["data_offsets"]
            tensors[name] = torch.from_numpy(np.frombuffer(data[begin:end], dtype=np.float16).copy().reshape(about["shape"]))
    with open(args.tokenizer, encoding="utf-8") as file:
        theirs = json.load(file)["model"]["vocab"]
    ours = Vocabulary(args.vocabulary).ids
    shared = sorted((piece for piece in theirs if piece in ours or piece in ("[MASK]", "[CLS]")), key=theirs.get)
    tensors["embeddings.word_embeddings.weight"] = tensors["embeddings.word_embeddings.weight"][[theirs[piece] for piece in shared]].clone()
    torch.save({"pieces": shared, "tensors": tensors}, args.out)
    print(f"{len(shared)} shared pieces of {len(ours)}")


if __name__ == "__main__":
    main()
