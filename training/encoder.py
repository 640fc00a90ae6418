"""Two towers over one table of pieces of words: what a field is called, and what is printed."""

import torch
from torch import nn
from torch.nn import functional as F

from words import BUCKETS, grams_of

WIDTH = 64
OUT = 128
HEADS = 4
LABEL_WORDS = 10
NAME_WORDS, DESCRIPTION_WORDS, PARENT_WORDS = 8, 24, 6


def table_of_grams(words):
    """For each word (in order) its buckets, padded with BUCKETS; the first row is padding."""
    rows = [[BUCKETS]] + [grams_of(word)[:48] for word in words]
    longest = max(len(row) for row in rows)
    return torch.tensor([row + [BUCKETS] * (longest - len(row)) for row in rows], dtype=torch.int32)


class Encoder(nn.Module):
    def __init__(self, concepts):
        super().__init__()
        self.table = nn.Embedding(BUCKETS + 1, WIDTH, padding_idx=BUCKETS)
        nn.init.normal_(self.table.weight, std=0.3)
        with torch.no_grad():
            self.table.weight[BUCKETS] = 0
        self.gate = nn.Linear(WIDTH, 1)
        self.label_in = nn.Linear(WIDTH, OUT)
        self.label_out = nn.Linear(OUT, OUT)
        self.part = nn.Embedding(3, WIDTH)
        self.place = nn.Embedding(NAME_WORDS + DESCRIPTION_WORDS + PARENT_WORDS, WIDTH)
        nn.init.normal_(self.part.weight, std=0.1)
        nn.init.normal_(self.place.weight, std=0.02)
        self.norm = nn.LayerNorm(WIDTH)
        self.qkv = nn.Linear(WIDTH, 3 * WIDTH)
        self.mix = nn.Linear(WIDTH, WIDTH)
        self.norm2 = nn.LayerNorm(WIDTH)
        self.up = nn.Linear(WIDTH, 2 * WIDTH)
        self.down = nn.Linear(2 * WIDTH, WIDTH)
        self.field_gate = nn.Linear(WIDTH, 1)
        self.field_in = nn.Linear(WIDTH, OUT)
        self.field_out = nn.Linear(OUT, OUT)
        self.field_concepts = nn.Linear(OUT, concepts + 1)
        self.label_concepts = nn.Linear(OUT, concepts + 1)
        self.sharpness = nn.Parameter(torch.tensor(2.7))

    def words(self, grams):
        """The mean of the rows of a word's pieces."""
        rows = self.table(grams)
        count = (grams != BUCKETS).sum(-1, keepdim=True).clamp(min=1)
        return rows.sum(-2) / count.sqrt()

    def encode_labels(self, vectors, mask, pairs):
        """vectors [n, words, WIDTH]; pairs [n, words - 1]: buckets of neighbours."""
        both = torch.cat([vectors, self.table(pairs)], 1)
        present = torch.cat([mask, pairs != BUCKETS], 1)
        weight = torch.sigmoid(self.gate(both)).squeeze(-1) * present
        mean = (both * weight.unsqueeze(-1)).sum(1) / (weight.sum(1, keepdim=True) + 0.5).sqrt()
        return self.label_out(F.relu(self.label_in(mean)))

    def encode_fields(self, vectors, mask, parts):
        """vectors [n, places, WIDTH]; parts: 0 name, 1 description, 2 parents."""
        places = torch.arange(vectors.shape[1], device=vectors.device)
        x = vectors + self.part(parts) + self.place(places)
        n, length, _ = x.shape
        q, k, v = self.qkv(self.norm(x)).view(n, length, 3, HEADS, WIDTH // HEADS).permute(2, 0, 3, 1, 4)
        seen = F.scaled_dot_product_attention(q, k, v, attn_mask=mask[:, None, None, :])
        x = x + self.mix(seen.transpose(1, 2).reshape(n, length, WIDTH))
        x = x + self.down(F.relu(self.up(self.norm2(x))))
        weight = torch.sigmoid(self.field_gate(x)).squeeze(-1) * mask
        mean = (x * weight.unsqueeze(-1)).sum(1) / (weight.sum(1, keepdim=True) + 0.5).sqrt()
        return self.field_out(F.relu(self.field_in(mean)))
