"""The page reader: words of a page look at each other, fields look at the page, and point at where their value begins and ends."""

import torch
from torch import nn
from torch.nn import functional as F

WIDTH = 128
HEADS = 4
LAYERS = 3
FIELD_LAYERS = 2
SPAN = 40
WORD, MEANING = 64, 128
# Left edge, right edge, middle of the line: so many turns each of a head's pairs of numbers.
TURNS = (5, 5, 6)
LONGEST_TURN = 64.0


def turning(places):
    """places [n, words, 3] in letter heights → cosines and sines [n, 1, words, pairs]."""
    angles = []
    for axis, count in enumerate(TURNS):
        speeds = LONGEST_TURN ** (-torch.arange(count, device=places.device) / (count - 1))
        angles.append(places[..., axis : axis + 1] * speeds)
    angle = torch.cat(angles, -1).unsqueeze(1)
    return angle.cos(), angle.sin()


def turn(x, cos, sin):
    one, other = x.chunk(2, -1)
    return torch.cat([one * cos - other * sin, one * sin + other * cos], -1)


def split_heads(x):
    n, length, width = x.shape
    return x.view(n, length, HEADS, width // HEADS).transpose(1, 2)


def join_heads(x):
    n, heads, length, size = x.shape
    return x.transpose(1, 2).reshape(n, length, heads * size)


class PageLayer(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm = nn.LayerNorm(WIDTH)
        self.qkv = nn.Linear(WIDTH, 3 * WIDTH)
        self.mix = nn.Linear(WIDTH, WIDTH)
        self.norm2 = nn.LayerNorm(WIDTH)
        self.up = nn.Linear(WIDTH, 2 * WIDTH)
        self.down = nn.Linear(2 * WIDTH, WIDTH)

    def forward(self, x, mask, cos, sin, drop):
        q, k, v = (split_heads(part) for part in self.qkv(self.norm(x)).chunk(3, -1))
        q, k = turn(q, cos, sin), turn(k, cos, sin)
        seen = F.scaled_dot_product_attention(q, k, v, attn_mask=mask)
        x = x + F.dropout(self.mix(join_heads(seen)), drop, self.training)
        return x + F.dropout(self.down(F.relu(self.up(self.norm2(x)))), drop, self.training)


class FieldLayer(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm = nn.LayerNorm(WIDTH)
        self.qkv = nn.Linear(WIDTH, 3 * WIDTH)
        self.mix = nn.Linear(WIDTH, WIDTH)
        self.look_norm = nn.LayerNorm(WIDTH)
        self.look = nn.Linear(WIDTH, WIDTH)
        self.seen = nn.Linear(WIDTH, 2 * WIDTH)
        self.look_mix = nn.Linear(WIDTH, WIDTH)
        self.norm2 = nn.LayerNorm(WIDTH)
        self.up = nn.Linear(WIDTH, 2 * WIDTH)
        self.down = nn.Linear(2 * WIDTH, WIDTH)

    def forward(self, x, asked, page, mask, drop):
        q, k, v = (split_heads(part) for part in self.qkv(self.norm(x)).chunk(3, -1))
        x = x + self.mix(join_heads(F.scaled_dot_product_attention(q, k, v, attn_mask=asked)))
        k, v = (split_heads(part) for part in self.seen(page).chunk(2, -1))
        q = split_heads(self.look(self.look_norm(x)))
        seen = F.scaled_dot_product_attention(q, k, v, attn_mask=mask)
        x = x + F.dropout(self.look_mix(join_heads(seen)), drop, self.training)
        return x + F.dropout(self.down(F.relu(self.up(self.norm2(x)))), drop, self.training)


class Reader(nn.Module):
    def __init__(self, features, kinds):
        super().__init__()
        self.word_in = nn.Linear(WORD, WIDTH)
        self.meaning_in = nn.Linear(MEANING, WIDTH)
        self.feature_in = nn.Linear(features, WIDTH)
        self.layers = nn.ModuleList(PageLayer() for _ in range(LAYERS))
        self.page_norm = nn.LayerNorm(WIDTH)
        self.field_in = nn.Linear(MEANING, WIDTH)
        self.kind = nn.Embedding(kinds, WIDTH)
        nn.init.normal_(self.kind.weight, std=0.1)
        self.field_layers = nn.ModuleList(FieldLayer() for _ in range(FIELD_LAYERS))
        self.field_norm = nn.LayerNorm(WIDTH)
        self.start = nn.Linear(WIDTH, WIDTH)
        self.alike = nn.Linear(WIDTH, 1)
        self.none = nn.Linear(WIDTH, 1)
        self.end = nn.Linear(WIDTH, WIDTH)
        self.end_from = nn.Linear(WIDTH, WIDTH)
        self.length = nn.Parameter(torch.zeros(SPAN))

    def read(self, view, drop=0.0):
        """view: words [n, w, WORD], meanings [n, w, MEANING], features, places, present [n, w]. Gives the words as understood."""
        x = self.word_in(view["words"]) + self.meaning_in(view["meanings"]) + self.feature_in(view["features"])
        cos, sin = turning(view["places"])
        mask = view["present"][:, None, None, :]
        for layer in self.layers:
            x = layer(x, mask, cos.to(x.dtype), sin.to(x.dtype), drop)
        return self.page_norm(x)

    def forward(self, view, fields, drop=0.0):
        """
        view as for `read`; fields: meanings [n, f, MEANING], kinds [n, f], present [n, f].
        Gives the words, the fields, and [n, f, w + 1] log odds of the beginning, none last.
        """
        page = self.read(view, drop)
        mask = view["present"][:, None, None, :]
        y = self.field_in(fields["meanings"]) + self.kind(fields["kinds"])
        for layer in self.field_layers:
            y = layer(y, fields["present"][:, None, None, :], page, mask, drop)
        y = self.field_norm(y)
        near = fields["meanings"] @ view["meanings"].transpose(1, 2)
        start = self.start(y) @ page.transpose(1, 2) / WIDTH**0.5 + self.alike(y) * near
        start = start.masked_fill(~view["present"][:, None, :], -1e4)
        return page, y, torch.cat([start, self.none(y)], -1)

    def ends(self, page, y, first):
        """Log odds of the end [m, SPAN] for each beginning: page [m, w, WIDTH], y [m, WIDTH], first [m]."""
        m, w, _ = page.shape
        rows = torch.arange(m, device=page.device)
        ask = self.end(y) + self.end_from(page[rows, first])
        at = first[:, None] + torch.arange(SPAN, device=page.device)
        reach = page[rows[:, None], at.clamp(max=w - 1)]
        score = (reach @ ask.unsqueeze(-1)).squeeze(-1) / WIDTH**0.5 + self.length
        return score.masked_fill(at >= w, -1e4)
