"""
Trains the page reader on the output of dump-pages.ts.
python train_reader.py DATA --out reader.pt [--steps 6000] [--seed 0] [--fold K --folds N] [--without SET …]
    --start-from FILE    continues from the weights of an earlier run
    --teachers FILE …    also learns the mean prediction of these readers, on all pages
"""

import argparse
import hashlib
import json
import math
import os
import time
from collections import defaultdict

import numpy as np
import torch
from torch.nn import functional as F

from reader import MEANING, SPAN, WORD, Reader

VIEW = 512
FIELDS = 24
GOLD = 8
KINDS = 34
WORD_SCALE = 4
# A set of many documents of one kind counts as so many of them.
ONE_KIND = 60
DIVERSE = ("pages-assorted", "people", "business")
# There are many kinds of forms, each filled in several times. Synthetic pages are all different, and none is real.
SHARES = {"forms": 300, "unread": 500, "made-up": 500}
# Weight of the teachers' predictions in the loss.
OF_TEACHERS = 0.7


def fold_of(document, folds):
    return int(hashlib.sha1(document["id"].encode()).hexdigest(), 16) % folds


class Data:
    def __init__(self, folder, device):
        def read(name, kind, width=None):
            flat = torch.from_numpy(np.fromfile(os.path.join(folder, name), dtype=kind).copy())
            return (flat if width is None else flat.view(-1, width)).to(device)

        self.device = device
        with open(os.path.join(folder, "documents.json"), encoding="utf-8") as file:
            self.documents = json.load(file)
        self.words = read("words.i32", np.int32)
        self.segments = read("segments.i32", np.int32)
        count = len(self.words)
        raw = np.fromfile(os.path.join(folder, "features.u8"), dtype=np.uint8)
        self.features = torch.from_numpy(raw.reshape(count, -1).copy()).to(device)
        self.places = torch.from_numpy(np.fromfile(os.path.join(folder, "places.u16"), dtype=np.uint16).astype(np.float32).reshape(count, 3) / 256).to(device)
        self.word_table = read("word-table.i8", np.int8, WORD).float() * (WORD_SCALE / 127)
        self.segment_table = read("segment-table.i8", np.int8, MEANING).float() / 127
        self.field_table = read("field-table.i8", np.int8, MEANING).float() / 127
        # Fields that ask for nothing come behind the others.
        with open(os.path.join(folder, "nonsense.json"), encoding="utf-8") as file:
            self.nonsense = [[row + len(self.field_table), kind] for row, kind in json.load(file)]
        nonsense = read("nonsense-table.i8", np.int8, MEANING).float() / 127
        self.field_table = torch.cat([self.field_table, nonsense])
        self.views = [
            (number, view)
            for number, document in enumerate(self.documents)
            for view in range(len(document["views"]))
            if document["views"][view]["count"] > 0
        ]
        self.items = [item for item in self.views if self.documents[item[0]]["fields"]]

    def weights(self, items):
        sizes = defaultdict(set)
        views = defaultdict(int)
        for number, view in items:
            document = self.documents[number]
            sizes[document["set"]].add(number)
            views[number] += 1
        weights = []
        for number, view in items:
            document = self.documents[number]
            count = len(sizes[document["set"]])
            share = 1.0 if document["set"] in DIVERSE else min(1.0, SHARES.get(document["set"], ONE_KIND) / count)
            found = not document["fields"] or any(field["spans"][view] for field in document["fields"])
            weights.append(share * (1.0 if found else 0.25) / views[number] ** 0.5)
        return np.array(weights)

    def batch(self, items, rng, train, cut=0.0, noise=0.0, taught=False):
        n = len(items)
        index = torch.zeros((n, VIEW), dtype=torch.long)
        present = torch.zeros((n, VIEW), dtype=torch.bool)
        rows = torch.zeros((n, FIELDS), dtype=torch.long)
        kinds = torch.zeros((n, FIELDS), dtype=torch.long)
        asked = torch.zeros((n, FIELDS), dtype=torch.bool)
        weight = torch.zeros((n, FIELDS))
        start = torch.zeros((n, FIELDS, VIEW), dtype=torch.bool)
        ends = []  # item, field, first, last …
        for i, (number, v) in enumerate(items):
            document = self.documents[number]
            view = document["views"][v]
            low, high = 0, view["count"]
            if train and rng.random() < 0.2 and high > 1:
                # A part of the page, now and then a few words only.
                size = int(high * rng.uniform(0.2, 0.9)) if rng.random() < 0.7 else int(rng.integers(1, min(high, 40)))
                low = rng.integers(0, high - size)
                high = low + size
            index[i, : high - low] = torch.arange(view["from"] + low, view["from"] + high)
            present[i, : high - low] = True
            fields = list(range(len(document["fields"])))
            if train:
                rng.shuffle(fields)
                if rng.random() < 0.5:
                    fields = fields[: max(1, int(len(fields) * rng.uniform(0.3, 1)))]
            fields = fields[: FIELDS - (3 if train else 0)]
            for j, at in enumerate(fields):
                field = document["fields"][at]
                said = field["said"][rng.integers(len(field["said"]))] if train else field["said"][0]
                rows[i, j], kinds[i, j] = said
                asked[i, j] = True
                spans = [(a - low, b - low) for a, b in field["spans"][v] if a >= low and b < high and b - a < SPAN]
                weight[i, j] = 1.0 if spans or len(field["spans"]) == 1 else 0.5
                for a, b in spans:
                    start[i, j, a] = True
                for a, b in spans[:GOLD]:
                    ends.append((i, j, a, b - a))
            if train:
                # Fields of other documents, which this one has not.
                if rng.random() < 0.7:
                    last = FIELDS - 1
                    rows[i, last], kinds[i, last] = self.nonsense[rng.integers(len(self.nonsense))]
                    asked[i, last] = True
                    weight[i, last] = 1.0
                # Teachers know which of them it has.
                count = min(2 if fields else 8, FIELDS - 1 - len(fields))
                for j in range(len(fields), len(fields) + count):
                    if not (taught or fields):
                        break
                    other = self.documents[self.items[rng.integers(len(self.items))][0]]
                    if taught:
                        field = other["fields"][rng.integers(len(other["fields"]))]
                        rows[i, j], kinds[i, j] = field["said"][rng.integers(len(field["said"]))]
                        asked[i, j] = True
                        continue
                    if other["set"] == document["set"]:
                        continue
                    field = other["fields"][rng.integers(len(other["fields"]))]
                    said = field["said"][rng.integers(len(field["said"]))]
                    own = [f["said"][0][0] for f in document["fields"]]
                    near = float((self.field_host[own] @ self.field_host[said[0]]).max())
                    if near > 0.45:
                        continue
                    rows[i, j], kinds[i, j] = said
                    asked[i, j] = True
                    weight[i, j] = 0.3
        index, present = index.to(self.device), present.to(self.device)
        words = self.words[index].long()
        meanings = self.segment_table[self.segments[index].long()]
        vectors = self.word_table[words]
        features = self.features[index].float() / 255
        places = self.places[index]
        if train:
            # Some segments that hold no value are not there.
            gone = torch.rand(len(self.segment_table), device=self.device) < cut * rng.random()
            valued = torch.zeros((n, VIEW), dtype=torch.bool)
            for i, _, first, last in ends:
                valued[i, first : first + last + 1] = True
            present = present & ~(gone[self.segments[index].long()] & ~(valued | start.any(1)).to(self.device))
            vectors = vectors + noise * torch.randn_like(vectors) * vectors.std()
            keep = (torch.rand(n, VIEW, 1, device=self.device) > 0.1).float()
            vectors = vectors * keep
            keep = (torch.rand(n, VIEW, 1, device=self.device) > 0.1).float()
            meanings = meanings * keep
            scale = 0.85 + 0.3 * torch.rand(n, 1, 1, device=self.device)
            places = places * scale
            features = features * (torch.rand(n, 1, features.shape[2], device=self.device) > 0.05).float()
        view = {"words": vectors, "meanings": meanings, "features": features, "places": places, "present": present}
        rows = rows.to(self.device)
        told = {"meanings": self.field_table[rows], "kinds": kinds.to(self.device), "present": asked.to(self.device)}
        return view, told, start.to(self.device), weight.to(self.device), ends


def loss_of(model, data, items, rng, args, teachers):
    view, told, start, weight, ends = data.batch(items, rng, True, args.cut, args.noise, bool(teachers))
    page, y, scores = model(view, told, args.drop)
    chances = F.log_softmax(scores.float(), -1)
    found = chances[..., :-1].masked_fill(~start, -1e4).logsumexp(-1)
    has = start.any(-1)
    loss = -(torch.where(has, found, chances[..., -1]) * weight).sum() / weight.sum().clamp(min=1)
    i, j, first, last = torch.tensor(ends, device=data.device, dtype=torch.long).view(-1, 4).T
    told_ends = model.ends(page[i], y[i, j], first).float()
    if ends:
        loss = loss + F.cross_entropy(told_ends, last)
    if not teachers:
        return loss
    with torch.no_grad():
        said = [teacher(view, told) for teacher in teachers]
        starts = torch.stack([F.softmax(scores.float(), -1) for _, _, scores in said]).mean(0)
        ends_said = torch.stack([F.softmax(teacher.ends(page[i], y[i, j], first).float(), -1) for teacher, (page, y, _) in zip(teachers, said)]).mean(0)
    asked = told["present"].float()
    taught = -((starts * chances).sum(-1) * asked).sum() / asked.sum().clamp(min=1)
    if ends:
        taught = taught - (ends_said * F.log_softmax(told_ends, -1)).sum(-1).mean()
    return (1 - OF_TEACHERS) * loss + OF_TEACHERS * taught


@torch.no_grad()
def predict(model, data, items):
    """For each item and field: chance of none, best beginnings with their ends."""
    model.eval()
    rng = np.random.default_rng(0)
    out = []
    for at in range(0, len(items), 32):
        part = items[at : at + 32]
        view, told, start, _, _ = data.batch(part, rng, False)
        page, y, scores = model(view, told)
        scores = scores.float()
        odds = scores[..., :-1] - scores[..., -1:]
        best, first = odds.topk(min(4, odds.shape[-1]), -1)
        for i, (number, v) in enumerate(part):
            fields = data.documents[number]["fields"][:FIELDS]
            for j in range(len(fields)):
                ends = model.ends(page[i : i + 1].expand(4, -1, -1), y[i, j : j + 1].expand(4, -1), first[i, j]).float()
                last = ends.argmax(-1)
                out.append((number, v, j, odds[i, j][view["present"][i]].logsumexp(0).item(), [(best[i, j, k].item(), first[i, j, k].item(), (first[i, j, k] + last[k]).item()) for k in range(4)]))
    model.train()
    return out


def evaluate(model, data, items, title):
    told = predict(model, data, items)
    documents = defaultdict(dict)
    for number, v, j, total, spans in told:
        documents[number].setdefault(j, []).append((v, total, spans))
    tally = defaultdict(lambda: np.zeros(4))
    for number, fields in documents.items():
        document = data.documents[number]
        for j, views in fields.items():
            field = document["fields"][j]
            everything = np.logaddexp.reduce([0.0] + [total for _, total, _ in views])
            v, (odds, a, b) = max(((v, spans[0]) for v, _, spans in views), key=lambda one: one[1][0])
            chance = np.exp(odds - everything)
            known = any(field["spans"])
            given = chance > 0.36
            right = [a, b] in field["spans"][v]
            tally[document["set"]] += [given and right, given and not right, known, 1]
    means = []
    for name, (tp, fp, known, count) in sorted(tally.items()):
        f1 = 2 * tp / max(1, tp + fp + known)
        means.append(f1)
        print(f"  {name:24} F1 {100 * f1:5.1f}  right {tp:.0f} wrong {fp:.0f} of {known:.0f}, {count:.0f} asked")
    tp, fp, known, _ = sum(tally.values())
    print(f"{title}: mean {100 * np.mean(means):.2f}, all {200 * tp / (tp + fp + known):.2f}", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("data")
    parser.add_argument("--out")
    parser.add_argument("--steps", type=int, default=6000)
    parser.add_argument("--seconds", type=float, default=1e9, help="end after so long")
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=0.05)
    parser.add_argument("--drop", type=float, default=0.25)
    parser.add_argument("--cut", type=float, default=0.4, help="share of segments that are left out")
    parser.add_argument("--noise", type=float, default=0.3)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--fold", type=int, default=-1)
    parser.add_argument("--folds", type=int, default=4)
    parser.add_argument("--without", nargs="*", default=[])
    parser.add_argument("--start-from")
    parser.add_argument("--teachers", nargs="*", default=[])
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    rng = np.random.default_rng(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    data = Data(args.data, device)
    data.field_host = data.field_table.cpu()
    is_held = lambda number: fold_of(data.documents[number], args.folds) == args.fold or data.documents[number]["set"] in args.without
    all_views = data.views if args.teachers else data.items
    kept = [item for item in all_views if not is_held(item[0])]
    held = [item for item in data.items if is_held(item[0])]
    chances = data.weights(kept)
    chances /= chances.sum()
    model = Reader(data.features.shape[1], KINDS).to(device)
    if args.start_from:
        model.load_state_dict(torch.load(args.start_from, map_location=device))
    teachers = [Reader(data.features.shape[1], KINDS).to(device).eval() for _ in args.teachers]
    for teacher, path in zip(teachers, args.teachers):
        teacher.load_state_dict(torch.load(path, map_location=device))
    mean = {name: value.detach().clone() for name, value in model.state_dict().items()}
    optimizer = torch.optim.AdamW(model.parameters(), lr=args.rate, weight_decay=args.decay)
    print(f"{sum(p.numel() for p in model.parameters())} numbers, {len(kept)} views, {len(held)} held out", flush=True)
    began = time.time()
    told = []
    for step in range(1, args.steps + 1):
        done = max(step / args.steps, (time.time() - began) / args.seconds)
        if done > 1:
            break
        for group in optimizer.param_groups:
            group["lr"] = args.rate * min(1.0, step / 300) * 0.5 * (1 + math.cos(math.pi * done))
        items = [kept[at] for at in rng.choice(len(kept), args.batch, p=chances)]
        with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
            loss = loss_of(model, data, items, rng, args, teachers)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        if step == 1 or step % 10 == 0:
            told.append(loss.item())
        with torch.no_grad():
            for name, value in model.state_dict().items():
                mean[name].lerp_(value, 0.002 if step > 500 else 1.0)
        if step == 1 or step % 1000 == 0 or step == args.steps:
            print(f"step {step}, loss {np.mean(told):.3f}, {time.time() - began:.0f} s", flush=True)
            told = []
    model.load_state_dict(mean)
    if held:
        evaluate(model, data, held, f"held out, fold {args.fold}, without {args.without}")
    if args.out:
        torch.save(model.state_dict(), args.out)


if __name__ == "__main__":
    main()
