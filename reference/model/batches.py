"""Batches of lessons: every suffix sees the prefix and itself, and no other suffix."""

from dataclasses import dataclass

import numpy
import torch


# The tokens of a row, and those of all rows of a group.
ROW, BUDGET = 512, 2048


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


def groups_of(lessons, generator):
    """Give lists of rows of lessons, `BUDGET` tokens at most, in an order drawn.

    A row holds several lessons, so that every batch has something of every family and little padding.
    Those longer than a row wait for others like them; one longer than the budget goes alone.
    """
    rows, long, held = [[]], [], 0
    for place in generator.permutation(len(lessons)):
        lesson = lessons[place]
        length = length_of(lesson)
        if length > ROW:
            if long and held + length > BUDGET:
                yield long
                long, held = [], 0
            long.append([lesson])
            held += length
            continue
        fitting = [row for row in rows if sum(map(length_of, row)) + length <= ROW]
        if fitting:
            fitting[0].append(lesson)
        elif len(rows) * ROW < BUDGET:
            rows.append([lesson])
        else:
            yield rows
            rows = [[lesson]]
    if any(rows):
        yield rows
    if long:
        yield long


class Layout:
    """Rows of lessons as they are laid out: matrices of tokens, and what of them is read."""

    def __init__(self, rows):
        shape = (len(rows), max(sum(map(length_of, row)) for row in rows))
        self.tokens, self.places = numpy.zeros(shape, numpy.int64), numpy.zeros(shape, numpy.int64)
        # Which lesson of its row a token belongs to, -1 none, and which suffix of that, 0 the prefix.
        self.lesson, self.part = numpy.full(shape, -1, numpy.int64), numpy.zeros(shape, numpy.int64)
        self.filled = [0 for _ in rows]
        self.read = [[] for _ in rows]
        self.answers, self.askings, self.musings, self.following = [], [], [], []
        for row, lessons in enumerate(rows):
            for number, lesson in enumerate(lessons):
                self.lay_lesson(row, number, lesson)

    def lay_lesson(self, row, number, lesson):
        """Lay the prefix of a lesson, then its suffixes, each as if it alone stood behind the prefix."""
        family, prefix, asked, mused = lesson
        self.lay(row, (number, 0), prefix, 0)
        part = 0
        for suffixes, target in asked:
            first = len(self.answers)
            for suffix in suffixes:
                part += 1
                self.lay(row, (number, part), suffix, len(prefix))
                self.answers += self.read_last(row, 1)
            self.askings.append((family, first, len(self.answers), target))
        for suffix, text in mused:
            part += 1
            self.lay(row, (number, part), numpy.concatenate((suffix, text[:-1])), len(prefix))
            self.musings += self.read_last(row, len(text))
            self.following.extend(text)

    def lay(self, row, owner, piece, start):
        """Lay tokens behind those of a row; `owner` is the lesson and the part, places count from `start`."""
        at = self.filled[row]
        here = slice(at, at + len(piece))
        self.tokens[row, here] = piece
        self.lesson[row, here], self.part[row, here] = owner
        self.places[row, here] = start + numpy.arange(len(piece))
        self.filled[row] = here.stop

    def read_last(self, row, count):
        """Have the last tokens of a row read; give where they stand among all that are read."""
        read, end = self.read[row], self.filled[row]
        first = len(read)
        read.extend(range(end - count, end))
        return [(row, place) for place in range(first, len(read))]

    def mask(self):
        """Give a matrix (row, token, token) that is true where a token sees another."""
        lesson, part = torch.from_numpy(self.lesson), torch.from_numpy(self.part)
        own = (part[:, None, :] == 0) | (part[:, None, :] == part[:, :, None])
        seen = own & (lesson[:, None, :] == lesson[:, :, None])
        return seen & torch.ones(seen.shape[1:], dtype=torch.bool).tril()


def batch_of(rows) -> Batch:
    """Lay rows of lessons out as matrices."""
    layout = Layout(rows)
    most = max(len(columns) for columns in layout.read)
    return Batch(
        torch.from_numpy(layout.tokens),
        torch.from_numpy(layout.places),
        layout.mask()[:, None],
        torch.tensor([columns + [0] * (most - len(columns)) for columns in layout.read]),
        torch.tensor(layout.answers),
        layout.askings,
        torch.tensor(layout.musings, dtype=torch.long).reshape(-1, 2),
        torch.tensor(layout.following, dtype=torch.long),
    )
