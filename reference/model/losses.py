"""What answers and texts cost: cross entropies, and what keeps their average from drowning what tells them apart."""

import torch
from torch.nn import functional


def odds_of(logits, yes, no):
    """Give the log-odds of yes of every answer, and the mean of -log of what yes and no have among all tokens."""
    pair = logits[:, [yes, no]]
    lost = (logits.logsumexp(1) - pair.logsumexp(1)).mean()
    return pair[:, 0] - pair[:, 1], lost


def text_loss_of(logits, following):
    """Give the mean cross entropy of the tokens that follow; 0 where there are none."""
    if len(following) == 0:
        return logits.sum() * 0
    return functional.cross_entropy(logits, following)


def losses_of(odds, askings, shift=0.0):
    """Give for each asking its cross entropy beyond the least possible: 0 where the target is stated exactly."""
    losses = []
    odds = odds + shift
    for _, first, end, target in askings:
        wanted = torch.from_numpy(target)
        if end - first == 1:
            logs = functional.logsigmoid(torch.stack((odds[first], -odds[first])))
        else:
            logs = functional.log_softmax(odds[first:end], 0)
        losses.append((torch.special.xlogy(wanted, wanted) - wanted * logs).sum())
    return torch.stack(losses)


@torch.no_grad()
def shift_of(odds, askings) -> float:
    """Give what to add to the log-odds of all questions of yes or no, so that on average they are right."""
    sole = [(first, float(target[0])) for _, first, end, target in askings if end - first == 1]
    if len(sole) < 8:
        return 0.0
    logits, wanted = odds[[first for first, _ in sole]], sum(yes for _, yes in sole)
    low, high = -20.0, 20.0
    for _ in range(30):
        middle = (low + high) / 2
        if float(torch.sigmoid(logits + middle).sum()) > wanted:
            high = middle
        else:
            low = middle
    return low


def steadied_losses_of(odds, askings, share):
    """Give the losses as they are where all answers are shifted to be right on average, and a share of them as they are.

    A step moves all answers alike far more easily than one against another. Left alone that swings from step to
    step, is most of every gradient, and what tells one answer from another is lost in it.
    """
    shifted = losses_of(odds, askings, shift_of(odds, askings))
    return share * losses_of(odds, askings) + (1 - share) * shifted
