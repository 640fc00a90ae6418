"""
Pretrains the body and the joint layers, starting from MiniLM: masked words of multilingual text that is laid out in lines, and labels of
forms that must be close to their translations.
python pretrain.py DATA --out pretrained.pt [--steps 8000]
DATA: text.txt (collect_text.py), vocabulary.txt, labels.tsv (group, language, text), minilm.pt (prepare_minilm.py)
"""

import argparse
import math
import os
import time
from collections import defaultdict
from multiprocessing import Pool

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from model import MAX_PIECES, WIDTH, PageReader
from vocabulary import Vocabulary

LENGTH = 128
MASKED = 0.2
LABEL_WORDS = 12
TEMPERATURE = 0.05
MASK_PIECE, HEAD_PIECE = 2, 3


def encode_lines(job):
    path, lines = job
    vocabulary = Vocabulary(path)
    words, sizes = [], []
    for line in lines:
        for word in line.split():
            ids = vocabulary.encode(word[:40])
            words.append(ids + [0] * (MAX_PIECES - len(ids)))
            sizes.append(min(255, len(word)))
    return np.array(words, dtype=np.uint16).reshape(-1, MAX_PIECES), np.array(sizes, dtype=np.uint8)


def encode_text(folder, workers):
    with open(os.path.join(folder, "text.txt"), encoding="utf-8") as file:
        lines = file.readlines()
    path = os.path.join(folder, "vocabulary.txt")
    np.random.default_rng(1).shuffle(lines)
    with Pool(workers) as pool:
        parts = pool.map(encode_lines, [(path, lines[at : at + 20_000]) for at in range(0, len(lines), 20_000)])
    return np.concatenate([one for one, _ in parts]), np.concatenate([one for _, one in parts])


def encode_labels(folder):
    """Texts as words of pieces, and which of them mean the same."""
    vocabulary = Vocabulary(os.path.join(folder, "vocabulary.txt"))
    groups = defaultdict(list)
    pieces = []
    with open(os.path.join(folder, "labels.tsv"), encoding="utf-8") as file:
        for line in file:
            group, _, text = line.rstrip("\n").split("\t")
            row = np.zeros((LABEL_WORDS, MAX_PIECES), dtype=np.uint16)
            row[0, 0] = HEAD_PIECE
            for at, word in enumerate(text.split()[: LABEL_WORDS - 1]):
                ids = vocabulary.encode(word)
                row[at + 1, : len(ids)] = ids
            groups[group].append(len(pieces))
            pieces.append(row)
    return np.stack(pieces), [np.array(rows) for rows in groups.values() if len(rows) > 1]


def lay_out(sizes, rng):
    """Places of the words of running text, in lines of one width: left, right and middle in letter heights."""
    widths = sizes.astype(np.float32) * 0.5
    ends = np.cumsum(widths + 0.3, 1)
    line = rng.uniform(15, 70, (len(sizes), 1)).astype(np.float32)
    start = rng.uniform(3, 20, (len(sizes), 2)).astype(np.float32)
    left = ends - widths - 0.3
    row = np.floor(left / line)
    x = left - row * line + start[:, :1]
    return np.stack([x, x + widths, row * 1.3 + start[:, 1:]], -1)


class MaskedWords(nn.Module):
    def __init__(self, pieces):
        super().__init__()
        self.transform = nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.GELU(), nn.LayerNorm(WIDTH))
        self.second = nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.GELU(), nn.LayerNorm(WIDTH))
        self.bias = nn.Parameter(torch.zeros(pieces))

    def forward(self, x, pieces, table):
        """The first piece of each word, and the second where it has one."""
        first = F.cross_entropy(F.linear(self.transform(x), table, self.bias).float(), pieces[:, 0])
        more = pieces[:, 1] > 0
        second = F.cross_entropy(F.linear(self.second(x[more]), table, self.bias).float(), pieces[more, 1])
        return first, second


def read_words(model, pieces, features, places, drop):
    from model import rotary_angles

    present = torch.ones(pieces.shape[:2], dtype=torch.bool, device=pieces.device)
    x = model.body(pieces, features, places, present, drop)
    cos, sin = rotary_angles(places)
    for layer in model.joint.layers:
        x = layer(x, present[:, None, None, :], cos, sin, drop)
    return x


def embed_labels(model, pieces, features):
    present = (pieces > 0).any(-1)
    at = torch.arange(pieces.shape[1], device=pieces.device, dtype=torch.float32)
    places = torch.stack([at * 3, at * 3 + 2, torch.zeros_like(at)], -1).expand(len(pieces), -1, -1)
    return F.normalize(model.body(pieces, features, places, present)[:, 0].float(), dim=-1)


def pick_pairs(groups, count, rng):
    chosen = rng.choice(len(groups), count, replace=False)
    return np.array([rng.choice(groups[one], 2, replace=False) for one in chosen])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("data")
    parser.add_argument("--out", required=True)
    parser.add_argument("--steps", type=int, default=8000)
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--labels", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=4e-4)
    parser.add_argument("--features", type=int, default=52)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--seconds", type=float, default=1e9, help="the schedule ends after so long")
    args = parser.parse_args()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(1)
    rng = np.random.default_rng(1)
    began = time.time()
    words, sizes = encode_text(args.data, args.workers)
    labels, groups = encode_labels(args.data)
    vocabulary = Vocabulary(os.path.join(args.data, "vocabulary.txt"))
    print(f"{len(words)} words, {len(labels)} labels in {len(groups)} groups, {time.time() - began:.0f} s", flush=True)
    model = PageReader(len(vocabulary.pieces), args.features)
    minilm = torch.load(os.path.join(args.data, "minilm.pt"))
    rows = {vocabulary.ids[piece]: at for at, piece in enumerate(minilm["pieces"]) if piece in vocabulary.ids}
    rows[MASK_PIECE] = minilm["pieces"].index("[MASK]")
    rows[HEAD_PIECE] = minilm["pieces"].index("[CLS]")
    model.load_minilm(minilm["tensors"], rows)
    print(f"{len(rows)} of {len(vocabulary.pieces)} pieces are those of MiniLM", flush=True)
    model.to(device)
    head = MaskedWords(len(vocabulary.pieces)).to(device)
    words = torch.from_numpy(words.astype(np.int16)).to(device)
    sizes = torch.from_numpy(sizes).to(device)
    labels = torch.from_numpy(labels.astype(np.int16)).to(device)
    held = groups[: len(groups) // 50]
    groups = groups[len(groups) // 50 :]
    parameters = [*model.parameters(), *head.parameters()]
    optimizer = torch.optim.AdamW(parameters, lr=args.rate, weight_decay=0.01, betas=(0.9, 0.98))
    said = []
    began = time.time()
    for step in range(1, args.steps + 1):
        done = max(step / args.steps, (time.time() - began) / args.seconds)
        if done > 1:
            break
        rate = args.rate * min(1.0, step / 500) * max(0.02, 1 - done)
        for group in optimizer.param_groups:
            group["lr"] = rate
        at = torch.from_numpy(rng.integers(0, len(words) - LENGTH, args.batch)).to(device)
        index = at[:, None] + torch.arange(LENGTH, device=device)
        pieces = words[index].long()
        places = torch.from_numpy(lay_out(sizes[index].cpu().numpy(), rng)).to(device)
        hidden = torch.rand(pieces.shape[:2], device=device) < MASKED
        shown = pieces.clone()
        shown[hidden] = 0
        shown[..., 0] = torch.where(hidden, torch.full_like(shown[..., 0], MASK_PIECE), shown[..., 0])
        features = torch.zeros(*pieces.shape[:2], args.features, device=device)
        pairs = torch.from_numpy(pick_pairs(groups, min(args.labels, len(groups)), rng)).to(device)
        with torch.autocast(device, dtype=torch.bfloat16, enabled=device == "cuda"):
            x = read_words(model, shown, features, places, 0.05)
            first, second = head(x[hidden], pieces[hidden], model.body.piece.weight)
            both = labels[pairs.T.reshape(-1)].long()
            empty = torch.zeros(*both.shape[:2], args.features, device=device)
            vectors = embed_labels(model, both, empty)
        one, other = vectors.chunk(2)
        alike = one @ other.T / TEMPERATURE
        target = torch.arange(len(one), device=device)
        close = (F.cross_entropy(alike, target) + F.cross_entropy(alike.T, target)) / 2
        loss = first + 0.5 * second + 0.5 * close
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(parameters, 1.0)
        optimizer.step()
        if step % 20 == 0 or step == args.steps:
            said.append([first.item(), second.item(), close.item()])
        if step % 500 == 0 or step == args.steps:
            print(f"step {step} first {np.mean(said, 0)[0]:.3f} second {np.mean(said, 0)[1]:.3f} labels {np.mean(said, 0)[2]:.3f}, {time.time() - began:.0f} s", flush=True)
            said = []
    with torch.no_grad():
        model.eval()
        pairs = pick_pairs(held, min(1000, len(held)), np.random.default_rng(2))
        both = labels[torch.from_numpy(pairs.T.reshape(-1)).to(device)].long()
        vectors = embed_labels(model, both, torch.zeros(*both.shape[:2], args.features, device=device))
        one, other = vectors.chunk(2)
        right = ((one @ other.T).argmax(1) == torch.arange(len(one), device=device)).float().mean().item()
        print(f"held-out labels: the right one of {len(one)} in {100 * right:.1f} %")
    torch.save({name: value.half() for name, value in model.state_dict().items()}, args.out)


if __name__ == "__main__":
    main()
