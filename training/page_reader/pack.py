"""
Packs what dump.ts wrote into arrays.
python pack.py vocabulary.txt examples.jsonl … --out DATA.npz
"""

import argparse
import base64
import json
import random
import re

import numpy as np

from spoil import spoil
from vocabulary import MAX_PIECES, Vocabulary

# Words of a field that the model sees, its head included.
FIELD_WORDS = 20
PARTS = re.compile(r"[A-ZÀ-Þ]?[^\WA-ZÀ-Þ_]+|[A-ZÀ-Þ]+(?![^\WA-ZÀ-Þ_])|\d+|[^\w\s]")


def split_wording(text):
    """Words of a name (`invoiceNo`, `total_net`) or of a sentence."""
    return [part for word in text.split() for part in PARTS.findall(word)][: FIELD_WORDS - 1]


class Packer:
    def __init__(self, vocabulary):
        self.vocabulary = Vocabulary(vocabulary)
        self.ids = {}
        self.rows = []
        self.words, self.places, self.features = [], [], []
        self.count = 0
        self.documents = []

    def id_of(self, word):
        known = self.ids.get(word)
        if known is None:
            ids = self.vocabulary.encode(word[:60])
            self.ids[word] = known = len(self.rows)
            self.rows.append(ids + [0] * (MAX_PIECES - len(ids)))
        return known

    def misread(self):
        """For each word, the row of the same word as OCR may misread it. Adds rows for misread words that no document has."""
        words = list(self.ids)
        return [self.id_of(spoil(word, random.Random(word))) for word in words]

    def wording(self, text):
        return [self.id_of(word) for word in split_wording(text)]

    def add(self, example):
        views = []
        for view in example["views"]:
            words = view["words"]
            self.words.append(np.array([self.id_of(word) for word in words], dtype=np.int32))
            self.places.append(np.array(view["places"], dtype=np.uint16).reshape(len(words), 3))
            self.features.append(np.frombuffer(base64.b64decode(view["features"]), dtype=np.uint8).reshape(len(words), -1))
            views.append([self.count, len(words)])
            self.count += len(words)
        say = lambda one: [said for said in (self.wording(text) for text in one["wordings"]) if said]
        self.documents.append(
            {
                **{name: example[name] for name in ("id", "set", "kind", "split")},
                "views": views,
                "fields": [{"type": one["type"], "said": say(one), "spans": one["spans"]} for one in example["fields"] if say(one)],
                "lists": [
                    {
                        "said": say(one),
                        "columns": [
                            {"type": column["type"], "said": say(column), "cells": [[cell["view"], cell["row"], cell["words"]] for cell in column["cells"]]}
                            for column in one["columns"]
                            if say(column)
                        ],
                    }
                    for one in example["lists"]
                    if say(one)
                ],
            }
        )

    def save(self, path):
        misread = self.misread()
        np.savez_compressed(
            path,
            misread=np.array(misread, dtype=np.int32),
            table=np.array(self.rows, dtype=np.uint16),
            words=np.concatenate(self.words),
            places=np.concatenate(self.places),
            features=np.concatenate(self.features),
            documents=np.frombuffer(json.dumps(self.documents).encode(), dtype=np.uint8),
        )
        print(f"{len(self.documents)} documents, {self.count} words, {len(self.rows)} different ones")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("vocabulary")
    parser.add_argument("examples", nargs="+")
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    packer = Packer(args.vocabulary)
    for path in args.examples:
        with open(path, encoding="utf-8") as file:
            for line in file:
                packer.add(json.loads(line))
    packer.save(args.out)


if __name__ == "__main__":
    main()
