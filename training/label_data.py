"""Reads label pairs, the lexicon and paraphrases into groups of texts that mean the same."""

import gzip
import json
import random
import re
from collections import defaultdict
from pathlib import Path

from words import split_words

MAX_WORDS = 24
_EMPTY_PARTS = {
    "label", "labels", "title", "name", "text", "value", "fields", "field", "header", "caption", "messages",
    "form", "column", "columns", "table", "common", "description", "short", "long", "en", "ui", "list",
}


def open_lines(path):
    opener = gzip.open if str(path).endswith(".gz") else open
    with opener(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)


def name_of_key(key):
    """The identifier at the end of a key, and what stands before it: `order.invoiceNumber.label`."""
    parts = [part for part in re.split(r"[.:/|]", key) if part]
    parts = [re.sub(r"^(label|lbl|field|fld|txt|col|column)(?=[A-Z_-])", "", part) or part for part in parts]
    while len(parts) > 1 and parts[-1].lower() in _EMPTY_PARTS:
        parts.pop()
    if not parts:
        return "", ""
    return parts[-1], parts[-2] if len(parts) > 1 else ""


class Texts:
    """Every text once, as the numbers of its words."""

    def __init__(self):
        self.words = {}
        self.rows = []
        self._known = {}

    def add(self, text):
        known = self._known.get(text)
        if known is None:
            row = [self.words.setdefault(word, len(self.words)) for word in split_words(text)[:MAX_WORDS]]
            known = self._known[text] = len(self.rows)
            self.rows.append(row)
        return known

    def is_empty(self, at):
        return not self.rows[at]


def read_concepts(path):
    return list(open_lines(path))


def read_groups(texts, label_pairs, concepts, paraphrases):
    """
    Groups: union (the same for groups that may mean the same), concepts, names, printed (language, text),
    clerk (descriptions), parents. Names are written by those who ask, printed texts stand on documents.
    """
    by_phrase = defaultdict(set)
    groups = []
    for number, concept in enumerate(concepts):
        printed = [(lang, p) for lang, phrases in concept["phrases"].items() for p in phrases]
        for _, phrase in printed:
            by_phrase[" ".join(split_words(phrase))].add(number)
        groups.append({"union": f"concept {number}", "concepts": [number], "names": [], "clerk": [], "native": [],
                       "printed": printed, "parents": [], "own": True})
    numbers = {concept["concept"]: at for at, concept in enumerate(concepts)}
    for at, line in enumerate(row for path in paraphrases for row in open_lines(path)):
        if line.get("concept") in numbers:
            group = groups[numbers[line["concept"]]]
        else:
            group = {"union": f"field {at}", "concepts": [], "names": [], "clerk": [], "native": [],
                     "printed": [], "parents": [], "own": True}
            groups.append(group)
            group["names"].append(line.get("field") or "")
        group["names"] += line.get("names", [])
        group["clerk"] += line.get("clerk", [])
        group["native"] += line.get("native", [])
        group["printed"] += [("en", text) for text in line.get("printed", [])]
    merged = {}
    for row in open_lines(label_pairs):
        group = merged.setdefault(row["g"], {"concepts": [], "names": set(), "clerk": [], "native": [],
                                             "printed": [], "parents": set(), "own": False, "english": None})
        name, parent = name_of_key(row["key"])
        if name and len(name) < 60:
            group["names"].add(name)
        if parent and len(parent) < 40:
            group["parents"].add(parent)
        group["printed"].append((row["lang"], row["text"]))
        if row["lang"] == "en" and group["english"] is None:
            group["english"] = row["text"]
    for key, group in merged.items():
        english = " ".join(split_words(group["english"])) if group["english"] else ""
        group["union"] = english or key
        group["concepts"] = sorted(by_phrase.get(english, ()))
        group["names"], group["parents"] = sorted(group["names"]), sorted(group["parents"])
        if len(group["printed"]) + len(group["names"]) > 1:
            groups.append(group)
    known_words = {word for phrase in by_phrase for word in phrase.split() if len(word) > 2}
    for group in groups:
        group["foreign"] = (
            not group["own"] and not group["concepts"]
            and not any(word in known_words for word in group["union"].split())
        )
        names = list(group["names"])
        # Some write `invoicenumber`.
        names += ["".join(split_words(name)) for name in names[:3] if len(split_words(name)) > 1]
        group["name_ids"] = [texts.add(name) for name in names if split_words(name)]
        group["clerk_ids"] = [texts.add(text) for text in group["clerk"]]
        group["native_ids"] = [texts.add(text) for text in group["native"]]
        group["parent_ids"] = [texts.add(text) for text in group["parents"] if split_words(text)]
        common = {"en": 3, "de": 2, "fr": 2, "es": 2, "it": 2, "nl": 2, "pt": 2, "pt-BR": 1}
        printed = [(lang, texts.add(text)) for lang, text in group["printed"]]
        printed = [(lang, at) for lang, at in printed if not texts.is_empty(at)]
        group["printed_ids"] = [at for _, at in printed]
        group["weights"] = [common.get(lang, 0.6) for lang, _ in printed]
    return [group for group in groups if group["printed_ids"]]


def hold_out(groups, share=0.04, seed=1):
    """Unions held out whole; of our own groups a few descriptions and names."""
    rng = random.Random(seed)
    unions = sorted({group["union"] for group in groups if not group["own"]})
    out = set(rng.sample(unions, int(len(unions) * share)))
    held = [group for group in groups if group["union"] in out and len(group["printed_ids"]) > 1]
    kept = [group for group in groups if group["union"] not in out]
    asked = []
    for group in kept:
        if not group["own"] or not group["concepts"]:
            continue
        for kind in ("clerk_ids", "name_ids", "native_ids"):
            if len(group[kind]) < 6:
                continue
            for _ in range(1):
                text = group[kind].pop(rng.randrange(len(group[kind])))
                asked.append((kind, text, group["concepts"]))
    return kept, held, asked


def paths(folder):
    folder = Path(folder)
    return folder / "label-pairs.jsonl.gz", folder / "concepts.jsonl", sorted(folder.glob("paraphrases*/*.jsonl"))
