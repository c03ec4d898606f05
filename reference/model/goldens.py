"""Writes what torch computes with a checkpoint, which every engine is held to: python goldens.py FOLDER LESSONS.jsonl OUT.json.

Of the lessons (JSON Lines of dist/scripts/training-data.js) the first of each family is taken, with
the first suffix of its first asking. Weights are rounded as the file holds them.
"""

import json
import sys
from pathlib import Path

import torch

from network import Network, Shape
from tokenizer import tokenizer_of
from vocabulary import ANSWERS, START, answers_in, pieces_in


def loaded(folder: Path, count: int) -> Network:
    """Give the network of a checkpoint with its matrices rounded to 16 bits, as the model file holds them."""
    network = Network(Shape(vocabulary=count))
    weights = torch.load(folder / "checkpoint.pt", weights_only=True)["network"]
    network.load_state_dict(
        {name: weight.half().float() if weight.dim() == 2 else weight for name, weight in weights.items()}
    )
    return network.eval()


@torch.no_grad()
def golden_of(network, tokenizer, prefix: str, suffix: str, answers: list[int]) -> dict:
    """Give one prompt with its tokens, the logits of the answers and their probabilities among all tokens."""
    tokens = [START, *tokenizer.encode(prefix), *tokenizer.encode(suffix)]
    count = len(tokens)
    mask = torch.ones(1, 1, count, count, dtype=torch.bool).tril()
    read = torch.tensor([[count - 1]])
    state = network(torch.tensor([tokens]), torch.arange(count)[None], mask, read)[0, 0]
    logits = network.logits(state)
    shares = logits.softmax(0)[answers]
    return {
        "prefix": prefix,
        "suffix": suffix,
        "tokens": tokens,
        "candidates": [[answer, " " + answer] for answer in ANSWERS],
        "logits": [round(float(logit), 5) for logit in logits[answers]],
        "probabilities": [round(float(share), 7) for share in shares],
    }


def first_of_each_family(lessons: str) -> list[dict]:
    """Give the first lesson of each family, in the order of the file."""
    first = {}
    for line in open(lessons):
        lesson = json.loads(line)
        first.setdefault(lesson["family"], lesson)
    return list(first.values())


def main(folder: str, lessons: str, out: str) -> None:
    pieces = pieces_in(Path(folder))
    tokenizer, answers = tokenizer_of(pieces), answers_in(pieces)
    network = loaded(Path(folder), len(pieces))
    goldens = []
    for lesson in first_of_each_family(lessons):
        suffix = lesson["askings"][0]["suffixes"][0]
        made = golden_of(network, tokenizer, lesson["prefix"], suffix, answers)
        goldens.append({"family": lesson["family"], **made})
    # The first is what a device proves itself with: short, and neither part shorter than a vector unit wants.
    goldens.sort(key=lambda golden: (len(golden["prefix"]) < 50, len(golden["tokens"])))
    value = {"format": "decider-kit/goldens@1", "torch": torch.__version__, "goldens": goldens}
    Path(out).write_text(json.dumps(value, indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
