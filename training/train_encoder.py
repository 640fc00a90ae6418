"""
Trains the encoder of fields and labels.
python train_encoder.py DATA --out encoder.pt [--steps 12000] [--batch 4096] [--seed 1]
DATA holds label-pairs.jsonl.gz, concepts.jsonl (export-lexicon.ts) and paraphrases/*.jsonl.
"""

import argparse
import itertools
import multiprocessing
import os
import random
import time

import numpy as np
import torch
from torch.nn import functional as F

from encoder import (
    BUCKETS, DESCRIPTION_WORDS, Encoder, LABEL_WORDS, NAME_WORDS, PARENT_WORDS, table_of_grams,
)
from label_data import Texts, hold_out, paths, read_concepts, read_groups
from words import pair_of

EMPTY_NAMES = ["value", "field", "field1", "info", "data", "x", "entry", "item", "detail", "answer"]


class Drawer:
    """Draws pairs of what is asked for and what is printed, by their numbers."""

    def __init__(self, texts, groups):
        self.rng = random.Random()
        self.groups = groups
        for group in groups:
            group["sums"] = list(itertools.accumulate(group["weights"]))
        self.own = [at for at, group in enumerate(groups) if group["own"]]
        sizes = np.array([len(group["printed_ids"]) for group in groups], dtype=float)
        self.shares = np.cumsum(np.minimum(sizes, 30) ** 0.5).tolist()
        self.all = range(len(groups))
        self.empty_names = [texts.add(name) for name in EMPTY_NAMES]

    def seeded(self, seed):
        self.rng = random.Random(seed)
        return self

    def pick(self, ids):
        return self.rng.choice(ids)

    def pick_printed(self, group):
        return self.rng.choices(group["printed_ids"], cum_weights=group["sums"])[0]

    def draw_one(self, at):
        group = self.groups[at]
        label = self.pick_printed(group)
        name, description, parent = -1, -1, -1
        r = self.rng.random()
        if group["own"]:
            if group["clerk_ids"] and r < 0.5:
                description = self.pick(group["clerk_ids"])
                r2 = self.rng.random()
                if r2 < 0.45 and group["name_ids"]:
                    name = self.pick(group["name_ids"])
                elif r2 < 0.6:
                    name = self.pick(self.empty_names)
                elif r2 < 0.8:
                    # A sentence as the name.
                    name, description = description, -1
            elif group["native_ids"] and r < 0.65:
                name = self.pick(group["native_ids"])
            elif group["name_ids"] and r < 0.88:
                name = self.pick(group["name_ids"])
            else:
                name = self.pick_printed(group)
        else:
            if r < 0.4 and group["name_ids"]:
                name = self.pick(group["name_ids"])
            else:
                name = self.pick_printed(group)
            if self.rng.random() < 0.3:
                description = self.pick_printed(group)
            if group["parent_ids"] and self.rng.random() < 0.2:
                parent = self.pick(group["parent_ids"])
        return name, description, parent, label

    def draw_rows(self, size, own_share=0.3):
        mine = int(size * own_share)
        picked = self.rng.choices(self.own, k=mine)
        picked += self.rng.choices(self.all, cum_weights=self.shares, k=size - mine)
        return np.array([self.draw_one(at) for at in picked]), np.array(picked)


DRAWER = None


def draw_rows(job):
    seed, size = job
    return DRAWER.seeded(seed).draw_rows(size)


class Batches:
    """What is drawn, on the device."""

    def __init__(self, texts, groups, concepts, device):
        self.device = device
        unions = {}
        self.union = np.array([unions.setdefault(group["union"], len(unions)) for group in groups])
        self.concept = np.array([group["concepts"][0] if len(group["concepts"]) == 1 else -1 for group in groups])
        self.targets = torch.zeros(len(groups), concepts + 1, dtype=torch.bool)
        for at, group in enumerate(groups):
            for number in group["concepts"]:
                self.targets[at, number] = True
            if group["foreign"]:
                self.targets[at, concepts] = True
        self.has_target = self.targets.any(1)
        self.none = concepts
        self.lengths = np.array([len(row) for row in texts.rows])
        self.table = np.zeros((len(texts.rows), 24), dtype=np.int32)
        for at, row in enumerate(texts.rows):
            self.table[at, : len(row)] = [word + 1 for word in row]
        names = list(texts.words)
        pairs = np.full((len(texts.rows), LABEL_WORDS - 1), BUCKETS, dtype=np.int32)
        for at, row in enumerate(texts.rows):
            for i in range(min(len(row), LABEL_WORDS) - 1):
                pairs[at, i] = pair_of(names[row[i]], names[row[i + 1]])
        self.pairs = torch.from_numpy(pairs).to(device)
        self.table = torch.from_numpy(self.table).to(device)
        self.grams = table_of_grams(names).to(device)

    def to_batch(self, rows, picked):
        device = self.device
        name, description, parent, label = (torch.from_numpy(np.ascontiguousarray(rows[:, i])).to(device) for i in range(4))
        union = torch.from_numpy(self.union[picked]).to(device)
        concept = torch.from_numpy(self.concept[picked]).to(device)
        return {
            "name": name, "description": description, "parent": parent, "label": label,
            "union": union, "concept": concept,
            "targets": self.targets[picked].to(device), "has_target": self.has_target[picked].to(device),
        }


def field_words(batches, name, description, parent, drop=0.0):
    def take(ids, count):
        words = batches.table[ids.clamp(min=0)][:, :count]
        return torch.where((ids >= 0)[:, None], words, torch.zeros_like(words))

    words = torch.cat([take(name, NAME_WORDS), take(description, DESCRIPTION_WORDS), take(parent, PARENT_WORDS)], 1)
    if drop:
        kept = torch.rand(words.shape, device=words.device) >= drop
        kept |= (words != 0).cumsum(1) <= 1
        words = words * kept
    parts = torch.tensor([0] * NAME_WORDS + [1] * DESCRIPTION_WORDS + [2] * PARENT_WORDS, device=words.device)
    return words, parts


def vectors_of(model, batches, words):
    """Each word once. Padding, the first of them, would be most of what is added up backwards."""
    used, inverse = words.unique(return_inverse=True)
    padding = 0 if used[0] == 0 else None
    return F.embedding(inverse, model.words(batches.grams[used]), padding_idx=padding)


def encode_fields(model, batches, name, description, parent, drop=0.0):
    words, parts = field_words(batches, name, description, parent, drop)
    vectors = vectors_of(model, batches, words)
    return model.encode_fields(vectors, words != 0, parts.expand(words.shape))


def encode_labels(model, batches, label):
    words = batches.table[label][:, :LABEL_WORDS]
    vectors = vectors_of(model, batches, words)
    return model.encode_labels(vectors, words != 0, batches.pairs[label])


def loss_of(model, batches, batch):
    fields = encode_fields(model, batches, batch["name"], batch["description"], batch["parent"], drop=0.12)
    labels = encode_labels(model, batches, batch["label"])
    alike = F.normalize(fields, dim=-1) @ F.normalize(labels, dim=-1).T * model.sharpness.exp()
    same = batch["union"][:, None] == batch["union"][None, :]
    known = batch["concept"][:, None] >= 0
    same |= known & (batch["concept"][:, None] == batch["concept"][None, :])
    same.fill_diagonal_(False)
    alike = alike.masked_fill(same, -1e4)
    truth = torch.arange(len(alike), device=alike.device)
    contrast = (F.cross_entropy(alike, truth) + F.cross_entropy(alike.T, truth)) / 2
    losses = [contrast]
    for head, vectors in ((model.field_concepts, fields), (model.label_concepts, labels)):
        chance = F.log_softmax(head(vectors), -1)
        right = chance.masked_fill(~batch["targets"], -1e4).logsumexp(-1)
        weight = batch["has_target"].float() * torch.where(batch["targets"][:, batches.none], 0.3, 1.0)
        losses.append(-(right * weight).sum() / weight.sum().clamp(min=1))
    return losses


@torch.no_grad()
def judge(model, batches, held, asked):
    model.eval()
    device = batches.device
    rng = random.Random(5)
    rows = []
    for group in held[:1000]:
        name, label = rng.sample(group["printed_ids"], 2)
        if group["name_ids"]:
            name = group["name_ids"][0]
        rows.append((name, -1, -1, label))
    ids = torch.tensor(rows, device=device)
    fields = F.normalize(encode_fields(model, batches, ids[:, 0], ids[:, 1], ids[:, 2]), dim=-1)
    labels = F.normalize(encode_labels(model, batches, ids[:, 3]), dim=-1)
    found = (fields @ labels.T).argmax(1) == torch.arange(len(ids), device=device)
    told = {"retrieval of 1,000 held out": found.float().mean().item()}
    for kind in ("clerk_ids", "name_ids", "native_ids"):
        some = [(text, concepts) for one, text, concepts in asked if one == kind]
        if not some:
            continue
        text = torch.tensor([one for one, _ in some], device=device)
        nothing = torch.full_like(text, -1)
        vectors = encode_fields(model, batches, *((nothing, text) if kind == "clerk_ids" else (text, nothing)), nothing)
        best = model.field_concepts(vectors).topk(3, -1).indices.tolist()
        told[f"{kind} top 1"] = sum(row[0] in c for row, (_, c) in zip(best, some)) / len(some)
        told[f"{kind} top 3"] = sum(bool(set(row) & set(c)) for row, (_, c) in zip(best, some)) / len(some)
    model.train()
    return told


def main():
    args = argparse.ArgumentParser()
    args.add_argument("data")
    args.add_argument("--out", default="encoder.pt")
    args.add_argument("--steps", type=int, default=2000)
    args.add_argument("--batch", type=int, default=4096)
    args.add_argument("--seed", type=int, default=1)
    args.add_argument("--limit", type=int, default=0, help="only so many groups, for a try-out")
    args.add_argument("--all", action="store_true", help="hold nothing out")
    given = args.parse_args()
    torch.manual_seed(given.seed)
    random.seed(given.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    started = time.time()
    label_pairs, concept_file, paraphrases = paths(given.data)
    concepts = read_concepts(concept_file)
    texts = Texts()
    groups = read_groups(texts, label_pairs, concepts, paraphrases)
    kept, held, asked = (groups, [], []) if given.all else hold_out(groups)
    if given.limit:
        kept = kept[: given.limit]
    print(f"{len(groups)} groups, {len(texts.rows)} texts, {len(texts.words)} words, {time.time() - started:.0f} s", flush=True)
    global DRAWER
    DRAWER = Drawer(texts, kept)
    processes = max(1, (os.cpu_count() or 2) - 2)
    pool = multiprocessing.get_context("fork").Pool(processes)
    drawn = pool.imap(draw_rows, ((given.seed * 10**7 + step, given.batch) for step in range(given.steps)), 4)
    batches = Batches(texts, kept, len(concepts), device)
    print(f"ready after {time.time() - started:.0f} s", flush=True)
    model = Encoder(len(concepts)).to(device)
    tables = [model.table.weight]
    others = [p for p in model.parameters() if p is not model.table.weight]
    optimizer = torch.optim.AdamW([
        {"params": tables, "lr": 4e-3, "weight_decay": 0.0}, {"params": others, "lr": 1e-3, "weight_decay": 0.01},
    ], betas=(0.9, 0.98))
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, [4e-3, 1e-3], total_steps=given.steps, pct_start=0.05)
    for step in range(given.steps):
        batch = batches.to_batch(*next(drawn))
        losses = loss_of(model, batches, batch)
        loss = losses[0] + 0.5 * losses[1] + 0.5 * losses[2]
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(others, 1.0)
        optimizer.step()
        schedule.step()
        if step % max(1, given.steps // 20) == 0 or step == given.steps - 1:
            told = judge(model, batches, held, asked) if held else {}
            parts = " ".join(f"{one.item():.3f}" for one in losses)
            print(f"step {step} {time.time() - started:.0f} s losses {parts} " +
                  " ".join(f"{k} {v:.3f};" for k, v in told.items()), flush=True)
            torch.save({"state": model.state_dict(), "concepts": [one["concept"] for one in concepts]}, given.out)
    pool.terminate()


if __name__ == "__main__":
    main()
