"""The tokenizer of the model, as llama.cpp's `t5` tokenizer does it: the likeliest split into pieces."""

import sentencepiece
from sentencepiece import sentencepiece_model_pb2 as proto

from vocabulary import END, START, UNKNOWN, kind_of


def tokenizer_of(pieces: list[tuple[str, float]]) -> sentencepiece.SentencePieceProcessor:
    """Make the tokenizer of pieces and their scores: runs of spaces are one, and one is put before the text."""
    model = proto.ModelProto()
    for token, (piece, score) in enumerate(pieces):
        entry = model.pieces.add()
        entry.piece, entry.score = piece, score
        entry.type = entry.Type.Value(kind_of(token))
    trainer = model.trainer_spec
    trainer.model_type = proto.TrainerSpec.UNIGRAM
    trainer.unk_id, trainer.bos_id, trainer.eos_id = UNKNOWN, START, END
    trainer.vocab_size = len(model.pieces)
    spec = model.normalizer_spec
    spec.name, spec.add_dummy_prefix = "identity", True
    spec.remove_extra_whitespaces, spec.escape_whitespaces = True, True
    return sentencepiece.SentencePieceProcessor(model_proto=model.SerializeToString())
