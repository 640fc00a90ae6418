"""
Trains the judge of candidates on what dump-choices.ts wrote, and writes it into the source.
python train_judge.py CHOICES [CHOICES …] [--out ../engine/src/reading/extraction/models/judge-weights.ts] [--seeds 3] [--hold-out 0.2]
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
from torch import nn

FIRST, SECOND = 32, 16
MAX_CANDIDATES = 80
# A set of many documents of one kind counts as so many.
ONE_KIND = 30
DIVERSE = ("pages-assorted", "people", "business")


class Judge(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.first = nn.Linear(size, FIRST)
        self.second = nn.Linear(FIRST, SECOND)
        self.last = nn.Linear(SECOND, 1)
        self.direct = nn.Linear(size, 1, bias=False)
        nn.init.zeros_(self.direct.weight)

    def forward(self, x, drop=0.0):
        h = torch.relu(self.first(x))
        h = nn.functional.dropout(h, drop, self.training)
        h = torch.relu(self.second(h))
        return (self.last(h) + self.direct(x)).squeeze(-1)


def load(names):
    features, rows, choices = None, [], []
    for name in names:
        with open(f"{name}.json", encoding="utf-8") as file:
            told = json.load(file)
        assert features in (None, told["features"])
        features = told["features"]
        base = sum(len(one) for one in rows)
        kind, ending = ("<f2", "f16") if os.path.exists(f"{name}.f16") else ("<f4", "bin")
        rows.append(np.fromfile(f"{name}.{ending}", dtype=kind).reshape(-1, len(features)))
        for choice in told["choices"]:
            choice["from"] += base
            choices.append(choice)
    return features, np.concatenate(rows), choices


def to_tensors(rows, choices):
    """[choices, candidates, features], who is right, how many each stands for."""
    n, width = len(choices), rows.shape[1]
    most = min(MAX_CANDIDATES, max(choice["count"] for choice in choices))
    x = np.zeros((n, most, width), dtype=np.float16)
    right = np.zeros((n, most), dtype=bool)
    times = np.zeros((n, most), dtype=np.float32)
    for i, choice in enumerate(choices):
        picked = list(range(choice["count"]))
        if len(picked) > most:
            wanted = set(choice["right"][:20])
            others = [at for at in picked if at not in wanted]
            picked = sorted(wanted | set(others[: most - len(wanted)]))
        x[i, : len(picked)] = rows[choice["from"] : choice["from"] + choice["count"]][picked]
        wanted = set(choice["right"])
        right[i, : len(picked)] = [at in wanted for at in picked]
        times[i, : len(picked)] = [choice["times"][at] for at in picked]
    return torch.from_numpy(x), torch.from_numpy(right), torch.from_numpy(times)


def log_chances(scores, times):
    """Of each candidate, and of there being none."""
    weighed = scores + torch.where(times > 0, times.clamp(min=1).log(), torch.full_like(times, -1e4))
    weighed = torch.where(times > 0, weighed, torch.full_like(weighed, -1e4))
    return torch.log_softmax(torch.cat([weighed, torch.zeros_like(weighed[:, :1])], 1), 1)


def loss_of(scores, right, times):
    chances = log_chances(scores, times)
    answered = right.any(1)
    found = chances[:, :-1].masked_fill(~right, -1e4).logsumexp(1)
    return -torch.where(answered, found, chances[:, -1])


def train(x, right, times, weight, args, seed):
    torch.manual_seed(seed)
    model = Judge(x.shape[2])
    if args.start:
        read(model, args.start)
    model.to(x.device)
    steps = args.epochs * math.ceil(len(x) / args.batch)
    optimizer = torch.optim.AdamW(model.parameters(), lr=args.rate, weight_decay=args.decay)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, args.rate, total_steps=steps, pct_start=0.1)
    for _ in range(args.epochs):
        order = torch.randperm(len(x))
        for batch in order.split(args.batch):
            scores = model(x[batch].float(), drop=0.1)
            loss = (loss_of(scores, right[batch], times[batch]) * weight[batch]).sum() / weight[batch].sum()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
    return model.eval()


@torch.no_grad()
def judge(models, x, right, times, choices):
    scores = torch.cat([sum(m(part.float()) for m in models) / len(models) for part in x.split(512)])
    chances = log_chances(scores, times).exp()
    told = defaultdict(lambda: np.zeros(5))
    best, at = chances[:, :-1].max(1)
    for i, choice in enumerate(choices):
        given = bool(best[i] >= 0.36)
        is_right = bool(right[i, at[i]])
        known = bool(right[i].any())
        told[choice["set"] + ("" if choice["wording"] == 0 else " reworded")] += [given and is_right, given and not is_right, known, 1, float(best[i]) > 0.9 and not is_right]
    return told


def show(told):
    means = []
    for name, (tp, fp, known, count, _) in sorted(told.items()):
        f1 = 2 * tp / max(1, tp + fp + known)
        means.append(f1)
        print(f"  {name:32} F1 {100 * f1:5.1f}  right {tp:.0f} wrong {fp:.0f} of {known:.0f} on the page, {count:.0f} asked")
    print(f"  mean {100 * np.mean(means):.2f}", flush=True)


def weights_of(choices):
    sizes = defaultdict(set)
    for choice in choices:
        sizes[choice["set"]].add(choice["id"])
    per_document = defaultdict(int)
    for choice in choices:
        per_document[choice["set"], choice["id"], choice["wording"] > 0] += 1
    weight = []
    for choice in choices:
        documents = len(sizes[choice["set"]])
        share = 1.0 if choice["set"] in DIVERSE else min(1.0, ONE_KIND / documents)
        fields = per_document[choice["set"], choice["id"], choice["wording"] > 0]
        weight.append(share / fields ** 0.5 * (0.7 if choice["wording"] else 1.0))
    return torch.tensor(weight)


def fold_of(choice):
    return int(hashlib.sha1(choice["id"].encode()).hexdigest(), 16) % 1000 / 1000


def read(model, path):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    told = json.loads(text[text.index("= {") + 2 :].rstrip().rstrip(";"))
    with torch.no_grad():
        model.first.weight.copy_(torch.tensor(told["first"]))
        model.first.bias.copy_(torch.tensor(told["firstBias"]))
        model.second.weight.copy_(torch.tensor(told["second"]))
        model.second.bias.copy_(torch.tensor(told["secondBias"]))
        model.last.weight.copy_(torch.tensor([told["last"]]))
        model.last.bias.fill_(told["bias"])
        model.direct.weight.copy_(torch.tensor([told["direct"]]))


def write(model, features, path, note):
    def numbers(tensor):
        return [[float(f"{v:.4g}") for v in row] for row in tensor.tolist()] if tensor.ndim == 2 else [float(f"{v:.4g}") for v in tensor.tolist()]

    weights = {
        "features": list(features),
        "first": numbers(model.first.weight.data),
        "firstBias": numbers(model.first.bias.data),
        "second": numbers(model.second.weight.data),
        "secondBias": numbers(model.second.bias.data),
        "last": numbers(model.last.weight.data[0]),
        "direct": numbers(model.direct.weight.data[0]),
        "bias": float(f"{model.last.bias.item():.4g}"),
    }
    with open(path, "w", encoding="utf-8") as file:
        file.write("import type { JudgeWeights } from './judge.ts';\n\n")
        file.write(f"/** Made by training/train_judge.py{note}. */\n")
        file.write(f"export const JUDGE: JudgeWeights = {json.dumps(weights)};\n")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("choices", nargs="+")
    parser.add_argument("--out")
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--batch", type=int, default=128)
    parser.add_argument("--decay", type=float, default=0.05)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--start", help="weights to go on from")
    parser.add_argument("--hold-out", type=float, default=0.2)
    parser.add_argument("--without", nargs="*", default=[], help="sets to train without and judge by")
    args = parser.parse_args()
    started = time.time()
    features, rows, choices = load(args.choices)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    x, right, times = (one.to(device) for one in to_tensors(rows, choices))
    weight = weights_of(choices).to(device)
    held = torch.tensor([fold_of(c) < args.hold_out or c["set"] in args.without for c in choices])
    print(f"{len(choices)} choices, {len(rows)} candidates, {int(held.sum())} held out", flush=True)
    kept = (~held).nonzero().squeeze(1)
    models = [train(x[kept], right[kept], times[kept], weight[kept], args, seed) for seed in range(args.seeds)]
    print(f"trained in {time.time() - started:.0f} s")
    if held.any():
        out = held.nonzero().squeeze(1)
        show(judge(models, x[out], right[out], times[out], [choices[i] for i in out.tolist()]))
    if args.out:
        write(models[0], features, args.out, "")


if __name__ == "__main__":
    main()
