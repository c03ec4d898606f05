"""The first weights: heads that find where a token was read before, and all else drawn.

Whether a name, an error or a value stands in a text twice is what nearly every question here turns on. Heads
that find it (Olsson et al. 2022, induction heads) form late where they are drawn at random, and everything
waits for them; so they are there from the start, and training is left to use them.
"""

import torch
from torch import nn

# The dimensions of an embedding: a code that tells a token from all others; room for the codes of the tokens
# one and two places back; what the token means; one that marks the start, one that is the same for all.
CODE, BACK, FURTHER, MEANING = slice(0, 32), slice(32, 64), slice(64, 96), slice(96, 254)
BEGINNING, CONSTANT = 254, 255
# The dimensions of a head that turn so slowly that the length of a text makes no difference, and how many pairs turn fast.
SLOW, FAST = slice(12, 32), 4
# How many tokens back the heads of the later layers look at first; the others anywhere.
REACHES = (4, 8, 8, 16, 16, 32)


@torch.no_grad()
def begin(network, table, answers: list[int], start: int) -> None:
    """Give a network its first weights; `table` holds a meaning for each token, `start` is the token all texts start with."""
    shape = network.shape
    for layer in network.layers:
        draw(layer)
    embed(network.embedding.weight, table, answers, start)
    first, second, *others = network.layers
    keep_clear(first)
    look_back(first, shape, 0, 1, BACK)
    look_back(first, shape, 1, 2, FURTHER)
    for head in (0, 1):
        look_for(second, shape, head, [CODE], [BACK])
    for head in (2, 3):
        look_for(second, shape, head, [CODE, BACK], [BACK, FURTHER])
    for layer in others:
        for head, places in enumerate(REACHES):
            look_near(layer, shape, head, places)


def embed(weight, table, answers, start):
    """Fill the embedding with codes and with the first principal components of the table."""
    weight.zero_()
    code = torch.randn(len(table), 32)
    weight[:, CODE] = code / code.norm(dim=1, keepdim=True)
    _, _, axes = torch.linalg.svd(table - table.mean(0), full_matrices=False)
    meaning = table @ axes[: MEANING.stop - MEANING.start].T
    weight[:, MEANING] = meaning / meaning.norm(dim=1, keepdim=True) * 1.5
    weight[:, CONSTANT] = 0.7
    # Small, since they are the output as well.
    weight[answers] *= 0.5
    weight[start] = 0
    weight[start, BEGINNING], weight[start, CONSTANT] = 1.8, 0.7


def draw(layer):
    """Draw the weights of a layer: attention passes on about as much as there is, the feed-forward part less."""
    width = layer.query.weight.shape[0]
    for matrix in (layer.value, layer.gate, layer.up):
        nn.init.normal_(matrix.weight, 0, width**-0.5)
    for matrix in (layer.query, layer.key):
        nn.init.normal_(matrix.weight, 0, 0.03)
    nn.init.normal_(layer.down.weight, 0, 0.02)
    nn.init.normal_(layer.output.weight, 0, 0.5 * width**-0.5)
    layer.output.weight.add_(layer.value.weight.T, alpha=0.5)


def keep_clear(layer):
    """Let a layer write little, and nothing where codes go, until training has a use for it."""
    for matrix, less in ((layer.output, 0.15), (layer.down, 0.3)):
        matrix.weight *= less
        matrix.weight[CODE] *= 0.2
        matrix.weight[BACK.start : FURTHER.stop] = 0
        matrix.weight[BEGINNING:] = 0


def rows_of(shape, head):
    """Give the rows of a head in the matrices of a layer."""
    size = shape.width // shape.heads
    return slice(head * size, (head + 1) * size)


def angles_of(shape, places):
    """Give by how much each pair of a head is turned over so many places."""
    half = shape.width // shape.heads // 2
    return shape.rope_base ** (-torch.arange(half).float() / half) * places


def look_back(layer, shape, head, back, room):
    """Make a head attend to the token `back` places before and write its code into `room`."""
    rows = rows_of(shape, head)
    for matrix in (layer.query, layer.key):
        matrix.weight[rows] *= 0.1
    angles = angles_of(shape, back)
    near = (torch.arange(len(angles)) < FAST) * 1.4
    layer.query.weight[rows, CONSTANT] = 0
    layer.query.weight[rows.start : rows.stop : 2, CONSTANT] = near
    layer.key.weight[rows.start : rows.stop : 2, CONSTANT] = near * angles.cos()
    layer.key.weight[rows.start + 1 : rows.stop : 2, CONSTANT] = near * angles.sin()
    size = rows.stop - rows.start
    mixed = torch.linalg.qr(torch.randn(size, size))[0]
    layer.value.weight[rows] = 0
    layer.value.weight[rows, CODE] = mixed * 0.25
    layer.output.weight[:, rows] = 0
    layer.output.weight[room, rows] = mixed.T * 0.5


def look_for(layer, shape, head, wanted, kept):
    """Make a head attend where the codes in `kept` are the own ones in `wanted`, and to the start where there is no such place."""
    rows = rows_of(shape, head)
    for matrix in (layer.query, layer.key):
        matrix.weight[rows] *= 0.1
    slow = torch.arange(rows.start, rows.stop)[SLOW]
    each = len(slow) // len(wanted)
    for part, (own, other) in enumerate(zip(wanted, kept)):
        mixed = torch.linalg.qr(torch.randn(32, each))[0].T * 2.4
        here = slow[part * each : (part + 1) * each]
        layer.query.weight[here, own] = mixed
        layer.key.weight[here, other] = mixed
    layer.query.weight[rows.stop - 2, CONSTANT] = 1.5
    layer.key.weight[rows.stop - 2, BEGINNING] = 1.5


def look_near(layer, shape, head, places):
    """Make a head attend mostly to the last `places` tokens."""
    rows = rows_of(shape, head)
    angles = angles_of(shape, places)
    # Pairs that fall off within the reach and have not come round again.
    chosen = (angles < 4) & (angles > 0.3)
    near = chosen * (16 / chosen.sum()) ** 0.5 * 0.3
    layer.query.weight[rows.start : rows.stop : 2, CONSTANT] = near
    layer.key.weight[rows.start : rows.stop : 2, CONSTANT] = near
