"""The network: a llama (Touvron et al. 2023) small enough to train on a CPU, as llama.cpp computes it."""

from dataclasses import dataclass

import torch
from torch import nn
from torch.nn import functional


@dataclass(frozen=True)
class Shape:
    """The sizes of the network; the output matrix is the embedding."""

    vocabulary: int
    width: int = 256
    layers: int = 4
    heads: int = 8
    inner: int = 1024
    #: turns most pairs slowly: what is found again lies anywhere in a text
    rope_base: float = 1e8
    epsilon: float = 1e-5
    context: int = 8192


class Norm(nn.Module):
    """Root mean square normalisation (Zhang and Sennrich 2019)."""

    def __init__(self, width: int, epsilon: float):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(width))
        self.epsilon = epsilon

    def forward(self, x):
        return functional.rms_norm(x, self.weight.shape, self.weight, self.epsilon)


class Layer(nn.Module):
    """Attention with rotary positions (Su et al. 2021), then a gated feed-forward part (Shazeer 2020)."""

    def __init__(self, shape: Shape):
        super().__init__()
        self.heads = shape.heads
        width, inner = shape.width, shape.inner
        self.attention_norm = Norm(width, shape.epsilon)
        self.query, self.key, self.value, self.output = (
            nn.Linear(width, width, bias=False) for _ in range(4)
        )
        self.inner_norm = Norm(width, shape.epsilon)
        self.gate = nn.Linear(width, inner, bias=False)
        self.up = nn.Linear(width, inner, bias=False)
        self.down = nn.Linear(inner, width, bias=False)

    def forward(self, x, turn, mask, read=None):
        """Give the next states; with `read`, a matrix (batch, count) of columns, only of those."""
        picked = x if read is None else x[torch.arange(len(x))[:, None], read]
        normed, asking = self.attention_norm(x), self.attention_norm(picked)
        query, key, value = self.query(asking), self.key(normed), self.value(normed)
        query, key, value = (self.split(y) for y in (query, key, value))
        cosine, sine = turn
        if read is not None:
            rows = torch.arange(len(x))[:, None]
            mask = mask[rows, 0, read][:, None]
            cosine, sine = cosine[rows, 0, read][:, None], sine[rows, 0, read][:, None]
        seen = functional.scaled_dot_product_attention(
            rotate(query, (cosine, sine)), rotate(key, turn), value, attn_mask=mask
        )
        picked = picked + self.output(seen.transpose(1, 2).reshape(picked.shape))
        normed = self.inner_norm(picked)
        return picked + self.down(functional.silu(self.gate(normed)) * self.up(normed))

    def split(self, x):
        """Give (batch, heads, length, width of a head)."""
        batch, length, _ = x.shape
        return x.view(batch, length, self.heads, -1).transpose(1, 2)


def rotate(x, turn):
    """Turn adjacent pairs by the angles of their places."""
    cosine, sine = turn
    even, odd = x[..., 0::2], x[..., 1::2]
    return torch.stack((even * cosine - odd * sine, even * sine + odd * cosine), -1).flatten(-2)


class Network(nn.Module):
    """Gives hidden states; `logits` makes logits of those that are wanted."""

    def __init__(self, shape: Shape):
        super().__init__()
        self.shape = shape
        self.embedding = nn.Embedding(shape.vocabulary, shape.width)
        self.layers = nn.ModuleList(Layer(shape) for _ in range(shape.layers))
        self.norm = Norm(shape.width, shape.epsilon)
        half = shape.width // shape.heads // 2
        self.frequencies = shape.rope_base ** (-torch.arange(half).float() / half)

    def forward(self, tokens, places, mask, read=None):
        """Give the normed last states of the columns `read`, or of all.

        `tokens` and `places` are (batch, length), `mask` is (batch, 1, length, length) and true where
        a token sees another, `read` is (batch, count). The last layer computes no more than is read.
        """
        angles = places.float()[:, None, :, None] * self.frequencies
        turn = (angles.cos(), angles.sin())
        x = self.embedding(tokens)
        for layer in self.layers[:-1]:
            x = layer(x, turn, mask)
        return self.norm(self.layers[-1](x, turn, mask, read))

    def logits(self, states):
        """Give the logits of all tokens for states, (..., vocabulary)."""
        return states @ self.embedding.weight.T
