"""Turns lessons (JSON Lines of dist/scripts/training-data.js) into tokens.

`python lessons.py VOCABULARY IN.jsonl OUT.pickle [HELD-OUT FAMILY...]`. A lesson becomes (family,
prefix, askings, musings): the tokens of the prefix with a start before them, for each asking the tokens
of its suffixes and its target, for each musing the tokens of its suffix and of its text with an end
behind it. Prefix and suffix are tokenised apart, as the server does.
"""

import json
import pickle
import sys

import numpy

from tokenizer import tokenizer_of

START, END = 1, 2


def main(vocabulary: str, source: str, out: str, *held_out: str) -> None:
    tokenizer = tokenizer_of(vocabulary)
    lessons = []
    for line in open(source):
        lesson = json.loads(line)
        if lesson["family"] in held_out:
            continue
        encode = lambda text: numpy.array(tokenizer.encode(text), numpy.int16)
        askings = [
            ([encode(text) for text in asking["suffixes"]], numpy.array(asking["target"], numpy.float32))
            for asking in lesson["askings"]
        ]
        prefix = numpy.array([START, *tokenizer.encode(lesson["prefix"])], numpy.int16)
        musings = [
            (encode(each["suffix"]), numpy.array([*tokenizer.encode(each["text"]), END], numpy.int16))
            for each in lesson.get("musings", [])
        ]
        lessons.append((lesson["family"], prefix, askings, musings))
    pickle.dump(lessons, open(out, "wb"), protocol=5)
    print(len(lessons), "lessons,", sum(len(p) + sum(len(s) for ss, _ in a for s in ss) for _, p, a, _ in lessons), "tokens")


if __name__ == "__main__":
    main(*sys.argv[1:])
