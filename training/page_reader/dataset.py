"""Batches of views with fields and lists, for train.py."""

import json
from collections import defaultdict

import numpy as np

from model import MAX_PIECES, SPAN, TYPES
from pack import FIELD_WORDS

VIEW = 512
FIELDS = 24
HEAD_PIECE, UNKNOWN_PIECE = 3, 1
TYPE = {name: at for at, name in enumerate(TYPES)}
# Shares of the batches. Sets that are none of these are real documents with known values.
SHARES = {"corpus": 0.52, "questions": 0.2, "tables": 0.06, "real": 0.22}
MAX_COLUMNS = 10


def share_of(document):
    if document["kind"] == "questions":
        return "tables" if document["set"] == "tables" else "questions"
    return "corpus" if "/" in document["set"] else "real"


class Data:
    def __init__(self, paths):
        self.documents, tables, misread, words, places, features = [], [], [], [], [], []
        rows = count = 0
        for path in paths:
            data = np.load(path)
            documents = json.loads(bytes(data["documents"]).decode())
            for document in documents:
                shift(document, rows, count)
            self.documents += documents
            tables.append(data["table"])
            # Only the words of documents have a misread form; a misread word stands for itself.
            own = np.arange(len(data["table"]))
            own[: len(data["misread"])] = data["misread"]
            misread.append(own + rows)
            words.append(data["words"] + rows)
            places.append(data["places"])
            features.append(data["features"])
            rows += len(data["table"])
            count += len(data["words"])
        self.table = np.concatenate(tables).astype(np.int64)
        self.misread = np.concatenate(misread)
        self.words = np.concatenate(words)
        self.places = np.concatenate(places)
        self.features = np.concatenate(features)

    def split(self, is_held):
        """Views to train on, by share and set, and views that are held out."""
        train, held = defaultdict(lambda: defaultdict(list)), []
        for number, document in enumerate(self.documents):
            for view, (_, count) in enumerate(document["views"]):
                if count == 0 or not (document["fields"] or document["lists"]):
                    continue
                if is_held(document):
                    held.append((number, view))
                else:
                    train[share_of(document)][document["set"]].append((number, view))
        return train, held


def shift(document, rows, count):
    """Numbers of words and views count over all files."""
    for view in document["views"]:
        view[0] += count
    for one in document["fields"] + document["lists"] + [column for listed in document["lists"] for column in listed["columns"]]:
        one["said"] = [[word + rows for word in said] for said in one["said"]]


class Sampler:
    """Draws a share, a set of it, a document and a view."""

    def __init__(self, train):
        self.shares = [name for name in SHARES if train.get(name)]
        chances = np.array([SHARES[name] for name in self.shares])
        self.chances = chances / chances.sum()
        self.sets = {name: list(sets.values()) for name, sets in train.items()}
        self.weights = {}
        for name, sets in self.sets.items():
            # Families count alike; other sets by the root of their size.
            sizes = np.array([1.0 if name == "corpus" else len(views) ** 0.5 for views in sets])
            self.weights[name] = sizes / sizes.sum()

    def draw(self, rng):
        name = self.shares[rng.choice(len(self.shares), p=self.chances)]
        views = self.sets[name][rng.choice(len(self.sets[name]), p=self.weights[name])]
        return views[rng.integers(len(views))]


class Batches:
    def __init__(self, data, train):
        self.data = data
        self.train = train
        self.all_fields = {share: [] for share in SHARES}
        for document in data.documents:
            if document["split"] == "train":
                self.all_fields[share_of(document)] += [one for one in document["fields"] if one["said"]]

    def make(self, items, rng, is_training):
        examples = [self.example(item, rng, is_training) for item in items]
        return collate(examples)

    def example(self, item, rng, is_training):
        data = self.data
        document = data.documents[item[0]]
        first, count = document["views"][item[1]]
        kept = np.arange(min(count, VIEW))
        asked = self.ask(document, item[1], rng, is_training)
        if is_training:
            kept = thin_out(kept, asked, rng)
        place = np.full(count + 1, -1)
        place[kept] = np.arange(len(kept))
        index = first + kept
        words = data.words[index]
        if is_training:
            words = misread_some(words, data.misread, rng)
        pieces = data.table[words]
        places = data.places[index].astype(np.float32) / 256
        features = data.features[index].astype(np.float32) / 255
        if is_training:
            places = places * rng.uniform(0.85, 1.15)
            features = features * (rng.random(features.shape[1]) > 0.05)
            # Names and goods of the corpus come from lists: other words in their place keep the reader from knowing them by heart.
            other = rng.random(len(kept)) < rng.choice([0.02, 0.1])
            pieces = np.where(other[:, None], data.table[rng.integers(len(data.table), size=len(kept))], pieces)
            blank = rng.random(len(kept)) < 0.05
            pieces = np.where(blank[:, None], 0, pieces)
            pieces[blank, 0] = UNKNOWN_PIECE
        return {"pieces": pieces, "places": places, "features": features, "fields": [locate(one, place) for one in asked]}

    def ask(self, document, view, rng, is_training):
        """What is asked of a view: single fields, lists with their columns, and fields that it does not have."""
        asked = []
        fields = list(range(len(document["fields"])))
        if is_training:
            rng.shuffle(fields)
            if rng.random() < 0.5:
                fields = fields[: max(1, int(len(fields) * rng.uniform(0.2, 1)))]
        lists = [one for one in document["lists"] if one["columns"]]
        if is_training and len(lists) > 1:
            lists = [lists[rng.integers(len(lists))]]
        for one in lists[:2]:
            asked += self.ask_list(one, view, rng, is_training)
        room = FIELDS - len(asked) - (3 if is_training else 0)
        for at in fields[: max(1, room)]:
            field = document["fields"][at]
            spans = [(a, b) for v, a, b in field["spans"] if v == view and b - a < SPAN]
            weight = 1.0 if spans or len(document["views"]) == 1 or not field["spans"] else 0.5
            asked.append({"type": TYPE[field["type"]], "said": choose(field["said"], rng, is_training), "spans": spans, "weight": weight})
        if is_training:
            asked += self.strangers(document, FIELDS - len(asked), rng)
        return asked

    def ask_list(self, one, view, rng, is_training):
        name = choose(one["said"], rng, is_training)
        cells = [(cell[1], cell[2]) for column in one["columns"] for cell in column["cells"] if cell[0] == view]
        rows = {}
        for row, words in cells:
            rows[row] = min(rows.get(row, 10**6), *words)
        asked = [{"type": TYPE["list"], "said": name, "members": sorted(rows.values()), "cells": None}]
        columns = list(one["columns"])
        if is_training:
            rng.shuffle(columns)
            columns = columns[: rng.integers(1, len(columns) + 1)] if rng.random() < 0.3 else columns
        for column in columns[:MAX_COLUMNS]:
            said = choose(column["said"], rng, is_training)
            if not is_training or rng.random() < 0.7:
                said = (name[:6] + said)[: FIELD_WORDS - 1]
            own = [(cell[1], cell[2]) for cell in column["cells"] if cell[0] == view]
            asked.append(
                {"type": TYPE["column " + column["type"]], "said": said, "members": sorted(word for _, words in own for word in words), "cells": own}
            )
        return asked

    def strangers(self, document, room, rng):
        """Fields of documents of another sort: questions about other texts, business fields on prose."""
        own = share_of(document)
        others = ("corpus", "real") if own in ("questions", "tables") else ("questions", "tables")
        asked = []
        for _ in range(min(room, rng.integers(0, 4))):
            fields = self.all_fields[others[rng.integers(2)]]
            if not fields:
                continue
            field = fields[rng.integers(len(fields))]
            asked.append({"type": TYPE[field["type"]], "said": choose(field["said"], rng, True), "spans": [], "weight": 0.5})
        return asked


def choose(said, rng, is_training):
    """One wording; now and then a name with a sentence behind it, as templates have them."""
    if not is_training:
        return said[0]
    one = said[rng.integers(len(said))]
    if rng.random() < 0.3:
        one = (one[:6] + said[rng.integers(len(said))])[: FIELD_WORDS - 1]
    # A word is missing now and then, so that the reader does not know wordings by heart.
    if len(one) > 2 and rng.random() < 0.2:
        left_out = rng.integers(len(one))
        one = one[:left_out] + one[left_out + 1 :]
    return one


def misread_some(words, forms, rng):
    """Now and then, some words of a page as OCR may misread them."""
    if rng.random() > 0.35:
        return words
    return np.where(rng.random(len(words)) < rng.uniform(0.02, 0.2), forms[words], words)


def thin_out(kept, asked, rng):
    """A part of the page now and then, and some words that nobody asks for left out."""
    count = len(kept)
    if rng.random() < 0.15 and count > 30:
        size = int(count * rng.uniform(0.3, 0.95))
        low = rng.integers(0, count - size + 1)
        kept = kept[low : low + size]
    if rng.random() < 0.4:
        needed = np.zeros(count, dtype=bool)
        for one in asked:
            for a, b in one.get("spans", []):
                needed[a : b + 1] = True
            needed[[word for word in one.get("members", []) if word < count]] = True
        share = rng.uniform(0, 0.25)
        kept = kept[needed[kept] | (rng.random(len(kept)) > share)]
    return kept


def locate(one, place):
    """Spans and members among the words that are left."""
    at = lambda word: place[word] if word < len(place) - 1 else -1
    if "spans" in one:
        spans = [(at(a), at(b)) for a, b in one["spans"]]
        return {**one, "spans": [(a, b) for a, b in spans if a >= 0 and b >= a]}
    cells = None if one["cells"] is None else [(row, [at(word) for word in words]) for row, words in one["cells"]]
    return {**one, "members": [at(word) for word in one["members"] if at(word) >= 0], "cells": cells}


def round_up(count, step):
    return -(-count // step) * step


def collate(examples):
    n = len(examples)
    w = round_up(max(len(one["pieces"]) for one in examples), 64)
    f = max(len(one["fields"]) for one in examples)
    t = round_up(max(sum(len(field["said"]) + 1 for field in one["fields"]) for one in examples), 32)
    batch = {
        "pieces": np.zeros((n, w, MAX_PIECES), dtype=np.int64),
        "places": np.zeros((n, w, 3), dtype=np.float32),
        "features": np.zeros((n, w, examples[0]["features"].shape[1]), dtype=np.float32),
        "present": np.zeros((n, w), dtype=bool),
        "field_words": np.zeros((n, f, FIELD_WORDS), dtype=np.int64) - 1,
        "types": np.zeros((n, f), dtype=np.int64),
        "asked": np.zeros((n, f), dtype=bool),
        "start": np.zeros((n, f, w), dtype=bool),
        "weight": np.zeros((n, f), dtype=np.float32),
        "member": np.zeros((n, f, w), dtype=bool),
        # Tokens of all fields, one after the other: the field of each, and its place among the words of the fields.
        "field_of": np.full((n, t), -1, dtype=np.int64),
        "token": np.zeros((n, t), dtype=np.int64),
        "heads": np.zeros((n, f), dtype=np.int64),
        "is_member": np.zeros((n, f), dtype=bool),
    }
    ends, examples_fields = [], []
    for i, one in enumerate(examples):
        count = len(one["pieces"])
        batch["pieces"][i, :count] = one["pieces"]
        batch["places"][i, :count] = one["places"]
        batch["features"][i, :count] = one["features"]
        batch["present"][i, :count] = True
        at = 0
        for j, field in enumerate(one["fields"]):
            size = len(field["said"]) + 1
            batch["heads"][i, j] = at
            batch["field_of"][i, at : at + size] = j
            batch["token"][i, at : at + size] = j * FIELD_WORDS + np.arange(size)
            at += size
            batch["field_words"][i, j, 1 : len(field["said"]) + 1] = field["said"]
            batch["types"][i, j] = field["type"]
            batch["asked"][i, j] = True
            if "spans" in field:
                batch["weight"][i, j] = field["weight"]
                for a, b in field["spans"]:
                    batch["start"][i, j, a] = True
                ends += [(i, j, a, b - a) for a, b in field["spans"][:6]]
            else:
                batch["is_member"][i, j] = True
                batch["member"][i, j, field["members"]] = True
        examples_fields.append(one["fields"])
    batch["ends"] = np.array(ends, dtype=np.int64).reshape(-1, 4)
    batch["fields"] = examples_fields
    return batch
