"""Trains the network; the runs that made the model are in README.md.

`python training.py FOLDER --data a.pickle --steps N [--rate R] [--decay N] [--resume]`. FOLDER holds
vocabulary.json and embeddings.npy of vocabulary.py and gets checkpoint.pt. The rate rises over the
first 50 steps, stays, and falls to a hundredth over the last `--decay`.
"""

import argparse
import json
import pickle
import time
from collections import defaultdict
from pathlib import Path

import numpy
import torch
from torch.nn import functional

from batches import batch_of, groups_of, length_of, odds_of, states_of, text_loss_of
from network import Network, Shape
from vocabulary import SPACE

WARM_UP = 50
EMBEDDING_NORM = 2


def losses_of(odds, askings):
    """Give for each asking its cross entropy beyond the least possible: 0 where the target is stated exactly."""
    losses = []
    for _, first, end, target in askings:
        wanted = torch.from_numpy(target)
        if end - first == 1:
            logs = functional.logsigmoid(torch.stack((odds[first], -odds[first])))
        else:
            logs = functional.log_softmax(odds[first:end], 0)
        losses.append((torch.special.xlogy(wanted, wanted) - wanted * logs).sum())
    return torch.stack(losses)


def start(folder: Path, rate: float, answers: list[int]):
    """Make the network from the embeddings of the folder, and its optimiser; `answers` are the tokens of yes and no."""
    table = torch.from_numpy(numpy.load(folder / "embeddings.npy"))
    network = Network(Shape(vocabulary=len(table)))
    with torch.no_grad():
        # Large beside what layers add, so that a token can be told from another; those of the answers
        # small, since they are the output as well.
        network.embedding.weight.copy_(table * EMBEDDING_NORM)
        network.embedding.weight[answers] = table[answers]
    flat = [p for n, p in network.named_parameters() if p.dim() < 2 or "embedding" in n]
    deep = [p for n, p in network.named_parameters() if p.dim() == 2 and "embedding" not in n]
    groups = [{"params": deep, "weight_decay": 0.05}, {"params": flat, "weight_decay": 0.0}]
    return network, torch.optim.AdamW(groups, lr=rate, betas=(0.9, 0.98), eps=1e-9)


def rate_at(step: int, arguments) -> float:
    """Give the learning rate of a step."""
    left = arguments.steps - step
    falling = max(0.01, left / arguments.decay) if left < arguments.decay else 1.0
    return arguments.rate * min(1.0, (step + 1) / WARM_UP) * falling


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--data", nargs="+")
    parser.add_argument("--steps", type=int, required=True)
    parser.add_argument("--decay", type=int, default=1)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--musing", type=float, default=0.0)
    parser.add_argument("--telling", type=float, default=0.0)
    parser.add_argument("--told", type=float, default=0.0)
    parser.add_argument("--budget", type=int, default=2048)
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--longest", type=int, default=4096)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", action="store_true")
    arguments = parser.parse_args()
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(1)
    generator = numpy.random.default_rng(arguments.seed)
    pieces = [piece for piece, _ in json.loads((arguments.folder / "vocabulary.json").read_text())]
    yes, no = pieces.index(SPACE + "Yes"), pieces.index(SPACE + "No")
    network, optimiser = start(arguments.folder, arguments.rate, [yes, no])
    saved = arguments.folder / "checkpoint.pt"
    step = 0
    if arguments.resume:
        state = torch.load(saved, weights_only=True)
        network.load_state_dict(state["network"])
        optimiser.load_state_dict(state["optimiser"])
        step = state["step"]
    lessons = [each for path in arguments.data for each in pickle.load(open(path, "rb"))]
    lessons = [
        each
        for each in lessons
        if length_of(each) <= arguments.longest and (not arguments.only or each[0] in arguments.only)
    ]
    print(sum(p.numel() for p in network.parameters()), "parameters,", len(lessons), "lessons", flush=True)

    def save():
        state = {"network": network.state_dict(), "optimiser": optimiser.state_dict(), "step": step}
        torch.save(state, saved.with_suffix(".new"))
        saved.with_suffix(".new").rename(saved)

    by_family, began = defaultdict(list), time.time()
    while step < arguments.steps:
        for group in groups_of(lessons, generator, arguments.budget):
            for part in optimiser.param_groups:
                part["lr"] = rate_at(step, arguments)
            batch = batch_of(group, lambda count: generator.random(count) < arguments.told)
            states = states_of(network, batch)
            odds, lost = odds_of(network, batch, states, yes, no)
            losses = losses_of(odds, batch.askings)
            musing = text_loss_of(network, states, batch.musings, batch.following)
            telling = text_loss_of(network, states, batch.telling, batch.told)
            text = arguments.musing * (musing + lost) + arguments.telling * telling
            (losses.mean() + text).backward()
            norm = torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimiser.step()
            optimiser.zero_grad(set_to_none=True)
            for (family, *_), loss in zip(batch.askings, losses.tolist()):
                by_family[family].append(loss)
            by_family["(telling)"].append(float(telling))
            by_family["(lost)"].append(float(lost))
            if len(batch.following) > 0:
                by_family["(musing)"].append(float(musing))
            step += 1
            if step % 50 == 0:
                means = {f: round(float(numpy.mean(v)), 3) for f, v in sorted(by_family.items())}
                print(step, round(time.time() - began), round(float(norm), 2), means, flush=True)
                by_family.clear()
            if step % 200 == 0:
                save()
            if step >= arguments.steps:
                break
    save()


if __name__ == "__main__":
    main()
