"""Batches of lessons: every suffix sees the prefix and itself, and no other suffix."""

from dataclasses import dataclass

import numpy
import torch


# The tokens of a row.
ROW = 512


@dataclass
class Batch:
    """Token matrices, where answers are read, and which of those belong to one asking."""

    tokens: torch.Tensor
    places: torch.Tensor
    mask: torch.Tensor
    #: the columns that are read, by row, padded with 0; and where in this matrix each answer stands
    read: torch.Tensor
    answers: torch.Tensor
    #: for each asking its family, where its answers begin and end among the read ones, and its target
    askings: list
    #: where the states lie that texts are gone on with from, and the tokens that follow
    musings: torch.Tensor
    following: torch.Tensor


def length_of(lesson) -> int:
    """Count the tokens of a lesson."""
    _, prefix, askings, musings = lesson
    asked = sum(len(suffix) for suffixes, _ in askings for suffix in suffixes)
    return len(prefix) + asked + sum(len(suffix) + len(text) - 1 for suffix, text in musings)


def groups_of(lessons, generator, budget):
    """Give lists of rows of lessons, `budget` tokens at most, in an order drawn.

    A row holds several lessons, so that every batch has something of every family and little padding.
    Those longer than a row wait for others like them.
    """
    rows, long = [[]], []
    for place in generator.permutation(len(lessons)):
        lesson = lessons[place]
        if length_of(lesson) > ROW:
            long.append([lesson])
            if sum(length_of(lesson) for lesson, in long) > budget:
                yield long
                long = []
            continue
        fitting = [row for row in rows if sum(map(length_of, row)) + length_of(lesson) <= ROW]
        if fitting:
            fitting[0].append(lesson)
        elif len(rows) * ROW < budget:
            rows.append([lesson])
        else:
            yield rows
            rows = [[lesson]]
    yield rows


def batch_of(rows) -> Batch:
    """Lay rows of lessons out as matrices."""
    longest = max(sum(map(length_of, row)) for row in rows)
    shape = (len(rows), longest)
    tokens, places = numpy.zeros(shape, numpy.int64), numpy.zeros(shape, numpy.int64)
    # Which lesson of its row a token belongs to, -1 none, and which suffix of that, 0 the prefix.
    lesson, part = numpy.full(shape, -1, numpy.int64), numpy.zeros(shape, numpy.int64)
    read = [[] for _ in rows]
    answers, askings, musings, following = [], [], [], []
    for row, lessons in enumerate(rows):
        at = 0

        def lay(number, piece, start, count):
            nonlocal at
            here = slice(at, at + count)
            tokens[row, here], lesson[row, here], part[row, here] = piece, index, number
            places[row, here] = start + numpy.arange(count)
            at += count

        for index, (family, prefix, asked, mused) in enumerate(lessons):
            lay(0, prefix, 0, len(prefix))
            number = 0
            for suffixes, target in asked:
                first = len(answers)
                for suffix in suffixes:
                    number += 1
                    lay(number, suffix, len(prefix), len(suffix))
                    answers.append((row, len(read[row])))
                    read[row].append(at - 1)
                askings.append((family, first, len(answers), target))
            for suffix, text in mused:
                number += 1
                whole = numpy.concatenate((suffix, text[:-1]))
                lay(number, whole, len(prefix), len(whole))
                for column in range(at - len(text), at):
                    musings.append((row, len(read[row])))
                    read[row].append(column)
                following.extend(text)
    lesson, part = torch.from_numpy(lesson), torch.from_numpy(part)
    own = (part[:, None, :] == 0) | (part[:, None, :] == part[:, :, None])
    mask = own & (lesson[:, None, :] == lesson[:, :, None])
    mask &= torch.ones(longest, longest, dtype=torch.bool).tril()
    most = max(len(columns) for columns in read)
    return Batch(
        torch.from_numpy(tokens),
        torch.from_numpy(places),
        mask[:, None],
        torch.tensor([columns + [0] * (most - len(columns)) for columns in read]),
        torch.tensor(answers),
        askings,
        torch.tensor(musings, dtype=torch.long).reshape(-1, 2),
        torch.tensor(following, dtype=torch.long),
    )
