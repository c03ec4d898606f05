"""Trains the network; the runs that made the model are in README.md.

`torchrun --nproc-per-node N training.py FOLDER --data a.pickle --steps N [--rate R] [--decay N] [--resume]`, a process
for each core, since two threads of one process wait for each other more than they compute. FOLDER holds
vocabulary.json and embeddings.npy of vocabulary.py and gets checkpoint.pt. The rate rises over the first 50 steps,
stays, and falls to a hundredth over the last `--decay`.
"""

import argparse
import json
import os
import pickle
import time
from collections import defaultdict
from pathlib import Path

import numpy
import torch
from torch import distributed

import starting
from batches import batch_of, groups_of, length_of
from losses import odds_of, steadied_losses_of, text_loss_of
from network import Network, Shape
from vocabulary import SPACE

WARM_UP = 50
START = 1
# Embeddings carry codes from the start (starting.py): they move less than what uses them.
EMBEDDING_RATE = 0.3


def start(folder: Path, rate: float, answers: list[int]):
    """Make the network from the embeddings of the folder, and its optimiser; `answers` are the tokens of yes and no."""
    table = torch.from_numpy(numpy.load(folder / "embeddings.npy"))
    network = Network(Shape(vocabulary=len(table)))
    starting.begin(network, table, answers, START)
    embedding = [network.embedding.weight]
    flat = [p for p in network.parameters() if p.dim() < 2]
    deep = [p for n, p in network.named_parameters() if p.dim() == 2 and "embedding" not in n]
    groups = [
        {"params": embedding, "scale": EMBEDDING_RATE},
        {"params": flat, "scale": 1.0},
        {"params": deep, "scale": 1.0},
    ]
    return network, torch.optim.AdamW(groups, lr=rate, betas=(0.9, 0.98), eps=1e-9, weight_decay=0)


def rate_at(step: int, arguments) -> float:
    """Give the learning rate of a step."""
    left = arguments.steps - step
    falling = max(0.01, left / arguments.decay) if left < arguments.decay else 1.0
    return arguments.rate * min(1.0, (step + 1) / WARM_UP) * falling


def parse():
    """Read the command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--data", nargs="+")
    parser.add_argument("--steps", type=int, required=True)
    parser.add_argument("--decay", type=int, default=1)
    parser.add_argument("--rate", type=float, default=1.5e-4)
    parser.add_argument("--musing", type=float, default=0.0)
    parser.add_argument("--shift", type=float, default=0.05)
    parser.add_argument("--budget", type=int, default=2048)
    parser.add_argument("--longest", type=int, default=4096)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", action="store_true")
    return parser.parse_args()


def share_gradients(network, processes: int) -> None:
    """Give every process the mean of all gradients."""
    if processes == 1:
        return
    weights = list(network.parameters())
    flat = torch.cat([weight.grad.view(-1) for weight in weights])
    distributed.all_reduce(flat)
    for weight, mean in zip(weights, (flat / processes).split([w.numel() for w in weights])):
        weight.grad.copy_(mean.view_as(weight))


def loss_of(network, batch, answers, arguments, kept):
    """Give the loss of a batch, and put what it is made of into `kept` by its name."""
    states = network(batch.tokens, batch.places, batch.mask, batch.read)
    odds, lost = odds_of(network, batch, states, *answers)
    losses = steadied_losses_of(odds, batch.askings, arguments.shift)
    for (family, *_), loss in zip(batch.askings, losses.tolist()):
        kept[family].append(loss)
    musing = text_loss_of(network, states, batch.musings, batch.following)
    for name, loss in (("(lost)", lost), ("(musing)", musing)):
        kept[name].append(float(loss))
    return losses.mean() + arguments.musing * (musing + lost)


def main() -> None:
    arguments = parse()
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(1)
    process, processes = int(os.environ.get("RANK", "0")), int(os.environ.get("WORLD_SIZE", "1"))
    if processes > 1:
        distributed.init_process_group("gloo")
    generator = numpy.random.default_rng([arguments.seed, process])
    pieces = [piece for piece, _ in json.loads((arguments.folder / "vocabulary.json").read_text())]
    answers = [pieces.index(SPACE + "Yes"), pieces.index(SPACE + "No")]
    network, optimiser = start(arguments.folder, arguments.rate, answers)
    saved = arguments.folder / "checkpoint.pt"
    step = 0
    if arguments.resume:
        state = torch.load(saved, weights_only=True)
        network.load_state_dict(state["network"])
        optimiser.load_state_dict(state["optimiser"])
        step = state["step"]
    lessons = [each for path in arguments.data for each in pickle.load(open(path, "rb"))]
    lessons = [each for each in lessons if length_of(each) <= arguments.longest]

    def report():
        means = " ".join(f"{family} {numpy.mean(losses):.3f}" for family, losses in sorted(kept.items()))
        print(step, f"{time.time() - began:.0f} s", means, flush=True)
        kept.clear()

    def save():
        state = {"network": network.state_dict(), "optimiser": optimiser.state_dict(), "step": step}
        torch.save(state, saved.with_suffix(".new"))
        saved.with_suffix(".new").rename(saved)

    kept, began = defaultdict(list), time.time()
    while step < arguments.steps:
        for group in groups_of(lessons, generator, arguments.budget):
            for part in optimiser.param_groups:
                part["lr"] = rate_at(step, arguments) * part["scale"]
            batch = batch_of(group)
            loss_of(network, batch, answers, arguments, kept).backward()
            share_gradients(network, processes)
            torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimiser.step()
            optimiser.zero_grad(set_to_none=True)
            step += 1
            if step % 40 == 0 and process == 0:
                report()
            if (step % 100 == 0 or step >= arguments.steps) and process == 0:
                save()
            if step >= arguments.steps:
                break


if __name__ == "__main__":
    main()
