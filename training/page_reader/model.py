"""
The page reader. A body of four transformer layers reads the words of a page, and likewise the words of each field. Two joint layers let
words and fields attend to each other. Each field then points at the first and the last word of its value, or at none; each column of a list
marks its words; each list marks the words that begin its rows.
"""

import torch
from torch import nn
from torch.nn import functional as F

WIDTH = 384
HEADS = 12
INNER = 1536
BODY_LAYERS = 4
JOINT_LAYERS = 2
MAX_PIECES = 8
# Longest value, in words.
SPAN = 40
TYPES = ("string", "number", "date", "boolean", "list", "column string", "column number", "column date", "column boolean")
# Rotary position embeddings: pairs of a head that rotate with the left edge, the right edge and the middle of a word, in letter heights.
ROTARY = (5, 5, 6)
MAX_WAVELENGTH = 64.0


def rotary_angles(places):
    """places [n, words, 3] → cosines and sines [n, 1, words, pairs]."""
    angles = []
    for axis, count in enumerate(ROTARY):
        speeds = MAX_WAVELENGTH ** (-torch.arange(count, device=places.device, dtype=torch.float32) / (count - 1))
        angles.append(places[..., axis : axis + 1] * speeds)
    angle = torch.cat(angles, -1).unsqueeze(1)
    return angle.cos(), angle.sin()


def rotate(x, cos, sin):
    one, other = x.chunk(2, -1)
    return torch.cat([one * cos - other * sin, one * sin + other * cos], -1)


def attend(q, k, v, mask):
    """mask: True where a query may look."""
    if hasattr(F, "scaled_dot_product_attention") and not torch.onnx.is_in_onnx_export():
        return F.scaled_dot_product_attention(q, k, v, attn_mask=mask)
    scores = q @ k.transpose(-1, -2) / (WIDTH // HEADS) ** 0.5
    return scores.masked_fill(~mask, -1e4).softmax(-1) @ v


class Layer(nn.Module):
    """As in BERT: attention and feed-forward, each followed by a layer norm."""

    def __init__(self):
        super().__init__()
        self.qkv = nn.Linear(WIDTH, 3 * WIDTH)
        self.mix = nn.Linear(WIDTH, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.up = nn.Linear(WIDTH, INNER)
        self.down = nn.Linear(INNER, WIDTH)
        self.norm2 = nn.LayerNorm(WIDTH, eps=1e-12)

    def forward(self, x, mask, cos, sin, drop=0.0):
        n, length, _ = x.shape
        q, k, v = (part.view(n, length, HEADS, WIDTH // HEADS).transpose(1, 2) for part in self.qkv(x).chunk(3, -1))
        cos, sin = cos.to(q.dtype), sin.to(q.dtype)
        seen = attend(rotate(q, cos, sin), rotate(k, cos, sin), v, mask)
        seen = self.mix(seen.transpose(1, 2).reshape(n, length, WIDTH))
        x = self.norm(x + F.dropout(seen, drop, self.training))
        return self.norm2(x + F.dropout(self.down(F.gelu(self.up(x))), drop, self.training))


class Body(nn.Module):
    def __init__(self, pieces, features):
        super().__init__()
        self.piece = nn.Embedding(pieces, WIDTH)
        self.order = nn.Embedding(MAX_PIECES, WIDTH)
        nn.init.normal_(self.order.weight, std=0.02)
        self.feature = nn.Linear(features, WIDTH)
        nn.init.normal_(self.feature.weight, std=0.02)
        nn.init.zeros_(self.feature.bias)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.layers = nn.ModuleList(Layer() for _ in range(BODY_LAYERS))

    def embed(self, pieces, features):
        """pieces [n, w, MAX_PIECES], 0 where there is none: a word is the mean of its pieces."""
        there = (pieces > 0).to(features.dtype).unsqueeze(-1)
        total = ((self.piece(pieces) + self.order.weight) * there).sum(2)
        return self.norm(total / there.sum(2).clamp(min=1) + self.feature(features))

    def forward(self, pieces, features, places, present, drop=0.0):
        x = self.embed(pieces, features)
        cos, sin = rotary_angles(places)
        mask = present[:, None, None, :]
        for layer in self.layers:
            x = layer(x, mask, cos, sin, drop)
        return x


class Joint(nn.Module):
    """
    words [n, w, WIDTH] and fields [n, t, WIDTH] as the body left them. The first token of a field is its head; `field_of` [n, t] numbers the
    field of each token (-1: none), `heads` [n, f] is the token of each head, `types` [n, f].
    """

    def __init__(self):
        super().__init__()
        self.field_type = nn.Embedding(len(TYPES), WIDTH)
        nn.init.normal_(self.field_type.weight, std=0.02)
        self.side = nn.Parameter(torch.zeros(2, WIDTH))
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.layers = nn.ModuleList(Layer() for _ in range(JOINT_LAYERS))
        self.start = nn.Linear(WIDTH, WIDTH)
        self.start_key = nn.Linear(WIDTH, WIDTH)
        self.none = nn.Linear(WIDTH, 1)
        self.end = nn.Linear(WIDTH, WIDTH)
        self.end_from = nn.Linear(WIDTH, WIDTH)
        self.end_key = nn.Linear(WIDTH, WIDTH)
        self.length = nn.Parameter(torch.zeros(SPAN))
        self.member = nn.Linear(WIDTH, WIDTH)
        self.member_key = nn.Linear(WIDTH, WIDTH)
        self.member_bias = nn.Parameter(torch.tensor(-2.0))

    def forward(self, words, present, places, fields, field_of, heads, types, drop=0.0):
        n, w, _ = words.shape
        index = heads.unsqueeze(-1).expand(-1, -1, WIDTH)
        typed = torch.zeros_like(fields).scatter_add(1, index, self.field_type(types).to(fields.dtype))
        x = self.norm(torch.cat([words + self.side[0], fields + typed + self.side[1]], 1))
        nowhere = torch.zeros(n, fields.shape[1], places.shape[2], device=places.device, dtype=places.dtype)
        cos, sin = rotary_angles(torch.cat([places, nowhere], 1))
        mask = self.mask(present, field_of, heads)
        for layer in self.layers:
            x = layer(x, mask, cos, sin, drop)
        page, asked = x[:, :w], x[:, w:]
        y = asked.gather(1, index)
        scale = WIDTH**-0.5
        start = self.start(y) @ self.start_key(page).transpose(1, 2) * scale
        start = start.masked_fill(~present[:, None, :], -1e4)
        member = self.member(y) @ self.member_key(page).transpose(1, 2) * scale + self.member_bias
        return torch.cat([start, self.none(y)], -1), member, self.end(y), self.end_from(page), self.end_key(page)

    def mask(self, present, field_of, heads):
        """Words see everything; a token of a field sees words, its own field, and the heads of the others."""
        w = present.shape[1]
        there = field_of >= 0
        is_head = torch.zeros_like(field_of).scatter_add(1, heads, torch.ones_like(heads)) > 0
        own = field_of[:, :, None] == field_of[:, None, :]
        fields_see = (own | is_head[:, None, :]) & there[:, None, :]
        below = torch.cat([present[:, None, :].expand(-1, field_of.shape[1], -1), fields_see], 2)
        above = torch.cat([present, there], 1)[:, None, :].expand(-1, w, -1)
        return torch.cat([above, below], 1).unsqueeze(1)

    def end_scores(self, end, end_from, end_key, item, first):
        """Log odds of the last word [m, SPAN]: `end` [m, WIDTH] of fields, words of all items, the item and the first word of each [m]."""
        w = end_key.shape[1]
        ask = end + end_from[item, first]
        at = first[:, None] + torch.arange(SPAN, device=first.device)
        reach = end_key[item[:, None], at.clamp(max=w - 1)]
        score = (reach @ ask.unsqueeze(-1)).squeeze(-1) * WIDTH**-0.5 + self.length
        return score.masked_fill(at >= w, -1e4)


class PageReader(nn.Module):
    def __init__(self, pieces, features):
        super().__init__()
        self.body = Body(pieces, features)
        self.joint = Joint()

    def load_minilm(self, tensors, rows):
        """Weights of MiniLM (BERT, 6 × 384): four layers for the body, two for the joint layers. `rows`: piece → row of its table."""
        layers = list(self.body.layers) + list(self.joint.layers)
        with torch.no_grad():
            for i, layer in enumerate(layers):
                at = f"encoder.layer.{i}."
                part = lambda name: tensors[at + name].float()
                layer.qkv.weight.copy_(torch.cat([part(f"attention.self.{name}.weight") for name in ("query", "key", "value")]))
                layer.qkv.bias.copy_(torch.cat([part(f"attention.self.{name}.bias") for name in ("query", "key", "value")]))
                for own, name in ((layer.mix, "attention.output.dense"), (layer.norm, "attention.output.LayerNorm"), (layer.up, "intermediate.dense"), (layer.down, "output.dense"), (layer.norm2, "output.LayerNorm")):
                    own.weight.copy_(part(f"{name}.weight"))
                    own.bias.copy_(part(f"{name}.bias"))
            self.body.norm.weight.copy_(tensors["embeddings.LayerNorm.weight"].float())
            self.body.norm.bias.copy_(tensors["embeddings.LayerNorm.bias"].float())
            table = tensors["embeddings.word_embeddings.weight"].float()
            self.body.piece.weight.normal_(std=float(table.std()) * 0.5)
            for piece, row in rows.items():
                self.body.piece.weight[piece] = table[row]
