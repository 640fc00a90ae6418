"""
Trains the page reader on what pack.py wrote, and prints figures of held-out families.
python train.py DATA.npz … --start-from pretrained.pt --out reader.pt [--steps 8000] [--without SET …] [--all]
"""

import argparse
import math
import os
import time
from collections import defaultdict

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F
from torch.utils.data import DataLoader, IterableDataset

from dataset import Batches, Data, HEAD_PIECE, Sampler, share_of
from model import PageReader, SPAN
from pack import FIELD_WORDS


class Stream(IterableDataset):
    """Batches without end; each worker has chances of its own."""

    def __init__(self, batches, size, seed):
        self.batches, self.size, self.seed = batches, size, seed

    def __iter__(self):
        worker = torch.utils.data.get_worker_info()
        rng = np.random.default_rng([self.seed, worker.id if worker else 0])
        sampler = Sampler(self.batches.train)
        while True:
            batch = self.batches.make([sampler.draw(rng) for _ in range(self.size)], rng, True)
            yield {name: torch.from_numpy(value) for name, value in batch.items() if name != "fields"}


def to_device(batch, device):
    return {name: torch.as_tensor(value).to(device, non_blocking=True) for name, value in batch.items() if name != "fields"}


def ask(model, batch, table, drop):
    """Runs body and joint layers."""
    words = model.body(batch["pieces"], batch["features"], batch["places"], batch["present"], drop)
    n, f, _ = batch["field_words"].shape
    pieces = table[batch["field_words"].clamp(min=0)] * (batch["field_words"] >= 0).unsqueeze(-1)
    pieces[:, :, 0, 0] = HEAD_PIECE
    there = batch["asked"]
    some = pieces[there]
    at = torch.arange(FIELD_WORDS, device=some.device, dtype=torch.float32)
    places = torch.stack([at * 3, at * 3 + 2, torch.zeros_like(at)], -1).expand(len(some), -1, -1)
    features = torch.zeros(len(some), FIELD_WORDS, batch["features"].shape[2], device=some.device)
    read = model.body(some, features, places, (some > 0).any(-1), drop)
    fields = torch.zeros(n, f, FIELD_WORDS, read.shape[-1], device=read.device, dtype=read.dtype)
    fields[there] = read
    index = batch["token"].unsqueeze(-1).expand(-1, -1, read.shape[-1])
    fields = fields.view(n, f * FIELD_WORDS, -1).gather(1, index)
    return model.joint(words, batch["present"], batch["places"], fields, batch["field_of"], batch["heads"], batch["types"], drop)


def loss_of(model, batch, table, drop):
    scores, member, end, end_from, end_key = ask(model, batch, table, drop)
    chances = F.log_softmax(scores.float(), -1)
    found = chances[..., :-1].masked_fill(~batch["start"], -1e4).logsumexp(-1)
    has = batch["start"].any(-1)
    weight = batch["weight"]
    start = -(torch.where(has, found, chances[..., -1]) * weight).sum() / weight.sum().clamp(min=1)
    i, j, first, last = batch["ends"].T
    ends = F.cross_entropy(model.joint.end_scores(end[i, j], end_from, end_key, i, first).float(), last) if len(i) else start * 0
    marked = batch["is_member"].unsqueeze(-1) & batch["present"].unsqueeze(1)
    told = batch["member"].float()
    each = F.binary_cross_entropy_with_logits(member.float(), told, reduction="none", pos_weight=torch.tensor(2.0, device=told.device))
    members = (each * marked).sum() / (told * marked).sum().clamp(min=20)
    return start + ends + members, torch.stack([start, ends, members]).detach()


def cells_of(begins, members):
    """Words of a column, cut where rows begin."""
    cells = defaultdict(list)
    for word in members:
        row = np.searchsorted(begins, word, side="right") - 1
        if row >= 0:
            cells[row].append(int(word))
    return {tuple(words) for words in cells.values()}


@torch.no_grad()
def evaluate(model, data, batches, items, table, device, title, limit=0.4):
    model.eval()
    rng = np.random.default_rng(0)
    fields, cells = defaultdict(lambda: np.zeros(3)), defaultdict(lambda: np.zeros(3))
    sure, zero = [], torch.zeros(1, dtype=torch.long, device=device)
    for at in range(0, len(items), 16):
        part = items[at : at + 16]
        raw = batches.make(part, rng, False)
        batch = to_device(raw, device)
        with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
            scores, member, end, end_from, end_key = ask(model, batch, table, 0.0)
        chances = scores.float().softmax(-1).cpu()
        marks = member.float().sigmoid().cpu().numpy()
        for i, (number, _) in enumerate(part):
            document = data.documents[number]
            name = document["kind"] if share_of(document) == "corpus" else document["set"]
            begins = []
            for j, field in enumerate(raw["fields"][i]):
                if "spans" in field:
                    chance, first = chances[i, j, :-1].max(0)
                    ends = model.joint.end_scores(end[i, j][None], end_from[i : i + 1], end_key[i : i + 1], zero, first[None].to(device))
                    last = first.item() + ends.argmax(-1).item()
                    given = chances[i, j, -1].item() < 1 - limit
                    right = (first.item(), last) in field["spans"]
                    fields[name] += [given and right, given and not right, bool(field["spans"])]
                    if given:
                        sure.append((chance.item(), right))
                    continue
                chosen = np.flatnonzero(marks[i, j] > 0.5)
                if field["cells"] is None:
                    begins = chosen
                    continue
                gold = {tuple(words) for _, words in field["cells"] if words}
                said = cells_of(begins, chosen)
                cells[name] += [len(gold & said), len(said - gold), len(gold)]
    model.train()
    for what, tally in (("values", fields), ("cells", cells)):
        means = []
        for name, (right, wrong, known) in sorted(tally.items()):
            if right + wrong + known == 0:
                continue
            means.append(200 * right / max(1, right + wrong + known))
            print(f"  {what:6} {name:24} F1 {means[-1]:5.1f}  right {right:.0f} wrong {wrong:.0f} of {known:.0f}")
        right, wrong, known = sum(tally.values(), np.zeros(3))
        print(f"{title}, {what}: mean {np.mean(means or [0]):.2f}, all {200 * right / max(1, right + wrong + known):.2f}", flush=True)
    sure.sort(reverse=True)
    top = sure[: int(0.8 * len(sure))]
    print(f"{title}: of the surest 80 % of the values {100 * np.mean([right for _, right in top] or [0]):.1f} % are right", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("data", nargs="+")
    parser.add_argument("--start-from")
    parser.add_argument("--out")
    parser.add_argument("--steps", type=int, default=8000)
    parser.add_argument("--seconds", type=float, default=1e9, help="the schedule ends after so long")
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--drop", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 2))
    parser.add_argument("--pieces", type=int, default=24000)
    parser.add_argument("--without", nargs="*", default=[], help="sets that are held out")
    parser.add_argument("--held", type=int, default=10**9, help="evaluate at most so many held-out views")
    parser.add_argument("--all", action="store_true", help="train on held-out families too")
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    # It plans anew for every shape, and every batch has another.
    if device == "cuda":
        torch.backends.cuda.enable_cudnn_sdp(False)
    data = Data(args.data)
    is_held = lambda document: (document["split"] == "held-out" and not args.all) or document["set"] in args.without
    train, held = data.split(is_held)
    batches = Batches(data, train)
    for share, sets in train.items():
        print(share, len(sets), "sets", sum(map(len, sets.values())), "views")
    print(len(held), "views held out", flush=True)
    model = PageReader(args.pieces, data.features.shape[1]).to(device)
    if args.start_from:
        state = {name: value.float() for name, value in torch.load(args.start_from, map_location=device).items()}
        model.load_state_dict(state)
    table = torch.from_numpy(data.table).to(device)
    mean = {name: value.detach().clone() for name, value in model.state_dict().items()}
    decayed = [value for name, value in model.named_parameters() if value.dim() > 1]
    plain = [value for name, value in model.named_parameters() if value.dim() <= 1]
    optimizer = torch.optim.AdamW([{"params": decayed, "weight_decay": 0.02}, {"params": plain, "weight_decay": 0.0}], lr=args.rate, betas=(0.9, 0.98))
    loader = DataLoader(Stream(batches, args.batch, args.seed), batch_size=None, num_workers=args.workers, **({"prefetch_factor": 8} if args.workers else {}))
    began, said = time.time(), []
    left, waited = time.time(), 0.0
    for step, raw in enumerate(loader, 1):
        waited += time.time() - left
        done = max(step / args.steps, (time.time() - began) / args.seconds)
        if done > 1:
            break
        for group in optimizer.param_groups:
            group["lr"] = args.rate * min(1.0, step / 300) * max(0.02, 0.5 * (1 + math.cos(math.pi * done)))
        batch = to_device(raw, device)
        with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
            loss, parts = loss_of(model, batch, table, args.drop)
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        said.append(parts)
        with torch.no_grad():
            for name, value in model.state_dict().items():
                mean[name].lerp_(value, 0.002 if step > 300 else 1.0)
        if step % 500 == 0 or step in (1, 50, 200):
            start, end, members = torch.stack(said).mean(0).tolist()
            print(f"step {step} start {start:.3f} end {end:.3f} members {members:.3f}, {time.time() - began:.0f} s, waited {waited:.0f} s", flush=True)
            said = []
        left = time.time()
    model.load_state_dict(mean)
    if args.out:
        torch.save({name: value.half() for name, value in model.state_dict().items()}, args.out)
    if held:
        held = held[:: max(1, len(held) // args.held)]
        evaluate(model, data, batches, held, table, device, "held out")


if __name__ == "__main__":
    main()
