"""Turns lessons (JSON Lines of dist/scripts/training-data.js) into tokens.

`python lessons.py FOLDER OUT.pickle IN.jsonl...`; FOLDER holds vocabulary.json. A lesson becomes (family,
prefix, askings, musings): the tokens of the prefix with a start before them, for each asking the tokens
of its suffixes and its target, for each musing the tokens of its suffix and of its text with an end
behind it. Prefix and suffix are tokenised apart, as the server does. Families that `families.json` holds
out are left out.
"""

import json
import pickle
import sys
from pathlib import Path

import numpy

from batches import length_of
from tokenizer import tokenizer_of
from vocabulary import END, START, pieces_in

FAMILIES = Path(__file__).with_name("families.json")


def tokens_of(lesson: dict, encode) -> tuple:
    """Give a lesson as tokens."""
    packed = lambda tokens: numpy.array(tokens, numpy.int16)
    askings = [
        (
            [packed(encode(text)) for text in asking["suffixes"]],
            numpy.array(asking["target"], numpy.float32),
        )
        for asking in lesson["askings"]
    ]
    prefix = packed([START, *encode(lesson["prefix"])])
    musings = [
        (packed(encode(each["suffix"])), packed([*encode(each["text"]), END]))
        for each in lesson.get("musings", [])
    ]
    return lesson["family"], prefix, askings, musings


def main(folder: str, out: str, *sources: str) -> None:
    encode = tokenizer_of(pieces_in(Path(folder))).encode
    held_out = json.loads(FAMILIES.read_text())["heldOut"]
    drawn = (json.loads(line) for source in sources for line in open(source))
    lessons = [tokens_of(each, encode) for each in drawn if each["family"] not in held_out]
    pickle.dump(lessons, open(out, "wb"), protocol=5)
    print(len(lessons), "lessons,", sum(map(length_of, lessons)), "tokens")


if __name__ == "__main__":
    main(*sys.argv[1:])
