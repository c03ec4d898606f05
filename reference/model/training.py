"""Trains the network; the runs that made the model are in README.md.

`torchrun --nproc-per-node N training.py FOLDER --data a.pickle --steps N [...]`, a process for each core, since two
threads of one process wait for each other more than they compute. FOLDER holds vocabulary.json and embeddings.npy of
vocabulary.py and gets checkpoint.pt; `--help` says what else may be given. The rate rises over the first 50 steps,
stays, and falls to a hundredth over the last `--decay`.
"""

import argparse
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
from vocabulary import START, answers_in, pieces_in

WARM_UP = 50
# Embeddings carry codes from the start (starting.py): they move less than what uses them.
EMBEDDING_RATE = 0.3


def start(folder: Path, rate: float, answers: list[int]):
    """Make the network from the embeddings of the folder, and its optimiser; `answers` are the tokens of yes and no."""
    table = torch.from_numpy(numpy.load(folder / "embeddings.npy"))
    network = Network(Shape(vocabulary=len(table)))
    starting.begin(network, table, answers, START)
    embedding = [network.embedding.weight]
    flat = [weight for weight in network.parameters() if weight.dim() < 2]
    deep = [
        weight
        for name, weight in network.named_parameters()
        if weight.dim() == 2 and "embedding" not in name
    ]
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
    parser.add_argument("--data", nargs="+", required=True, help="files of lessons.py")
    parser.add_argument("--steps", type=int, required=True, help="where to end, counted from the first of all")
    parser.add_argument("--decay", type=int, default=1, help="the steps over which the rate falls at the end")
    parser.add_argument("--rate", type=float, default=1.5e-4, help="the learning rate; embeddings have a part of it")
    parser.add_argument("--musing", type=float, default=0.0, help="what texts count for beside answers")
    parser.add_argument("--shift", type=float, default=0.05, help="what a shift of all answers counts for, 0 to 1")
    parser.add_argument("--longest", type=int, default=4096, help="leaves out lessons of more tokens")
    parser.add_argument("--seed", type=int, default=1, help="decides the order of the lessons")
    parser.add_argument("--resume", action="store_true", help="goes on from the checkpoint")
    return parser.parse_args()


def lessons_in(paths: list[str], longest: int) -> list:
    """Read the lessons of at most so many tokens."""
    lessons = [each for path in paths for each in pickle.load(open(path, "rb"))]
    short = [each for each in lessons if length_of(each) <= longest]
    if short:
        return short
    raise SystemExit(f"{' '.join(paths)}: none of {len(lessons)} lessons has {longest} tokens or fewer")


def groups_without_end(lessons, generator):
    """Give groups of lessons, all of them over and over."""
    while True:
        yield from groups_of(lessons, generator)


def share_gradients(network, processes: int) -> None:
    """Give every process the mean of all gradients."""
    if processes == 1:
        return
    weights = list(network.parameters())
    flat = torch.cat([weight.grad.view(-1) for weight in weights])
    distributed.all_reduce(flat)
    for weight, mean in zip(weights, (flat / processes).split([weight.numel() for weight in weights])):
        weight.grad.copy_(mean.view_as(weight))


def loss_of(network, batch, answers, arguments, kept):
    """Give the loss of a batch, and put what it is made of into `kept` by its name."""
    states = network(batch.tokens, batch.places, batch.mask, batch.read)
    rows, columns = torch.cat((batch.answers, batch.musings)).T
    logits = network.logits(states[rows, columns])
    asked, mused = logits.split([len(batch.answers), len(batch.musings)])
    odds, lost = odds_of(asked, *answers)
    losses = steadied_losses_of(odds, batch.askings, arguments.shift)
    for (family, *_), loss in zip(batch.askings, losses.tolist()):
        kept[family].append(loss)
    musing = text_loss_of(mused, batch.following)
    for name, loss in (("(lost)", lost), ("(musing)", musing)):
        kept[name].append(float(loss))
    return losses.mean() + arguments.musing * (musing + lost)


class Checkpoint:
    """The file that holds network, optimiser and step, so that a training goes on where one ended."""

    def __init__(self, path: Path, network, optimiser):
        self.path, self.network, self.optimiser = path, network, optimiser

    def load(self) -> int:
        """Put what is saved into network and optimiser; give the step."""
        state = torch.load(self.path, weights_only=True)
        self.network.load_state_dict(state["network"])
        self.optimiser.load_state_dict(state["optimiser"])
        return state["step"]

    def save(self, step: int) -> None:
        """Save network, optimiser and step; what was saved before is there until then."""
        state = {"network": self.network.state_dict(), "optimiser": self.optimiser.state_dict(), "step": step}
        torch.save(state, self.path.with_suffix(".new"))
        self.path.with_suffix(".new").rename(self.path)


def line_of(kept) -> str:
    """Give the mean of each list of losses by its name."""
    return " ".join(f"{name} {numpy.mean(losses):.3f}" for name, losses in sorted(kept.items()))


def take_step(network, optimiser, rate: float, processes: int) -> None:
    """Move the weights against the mean of all gradients."""
    for part in optimiser.param_groups:
        part["lr"] = rate * part["scale"]
    share_gradients(network, processes)
    torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
    optimiser.step()
    optimiser.zero_grad(set_to_none=True)


def main() -> None:
    arguments = parse()
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(1)
    process, processes = int(os.environ.get("RANK", "0")), int(os.environ.get("WORLD_SIZE", "1"))
    if processes > 1:
        distributed.init_process_group("gloo")
    answers = answers_in(pieces_in(arguments.folder))
    network, optimiser = start(arguments.folder, arguments.rate, answers)
    checkpoint = Checkpoint(arguments.folder / "checkpoint.pt", network, optimiser)
    taken = checkpoint.load() if arguments.resume else 0
    lessons = lessons_in(arguments.data, arguments.longest)
    groups = groups_without_end(lessons, numpy.random.default_rng([arguments.seed, process]))
    kept, began = defaultdict(list), time.time()
    for step in range(taken + 1, arguments.steps + 1):
        loss_of(network, batch_of(next(groups)), answers, arguments, kept).backward()
        take_step(network, optimiser, rate_at(step - 1, arguments), processes)
        if process > 0:
            continue
        if step % 40 == 0:
            print(step, f"{time.time() - began:.0f} s", line_of(kept), flush=True)
            kept.clear()
        if step % 100 == 0 or step == arguments.steps:
            checkpoint.save(step)


if __name__ == "__main__":
    main()
