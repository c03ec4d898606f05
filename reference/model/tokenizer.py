"""The tokenizer of the model, as llama.cpp's `t5` tokenizer does it: the likeliest split into pieces."""

import json

import sentencepiece
from sentencepiece import sentencepiece_model_pb2 as proto


def tokenizer_of(vocabulary: str) -> sentencepiece.SentencePieceProcessor:
    """Make the tokenizer of a vocabulary.json: runs of spaces are one, and one is put before the text."""
    model = proto.ModelProto()
    for place, (piece, score) in enumerate(json.load(open(vocabulary))):
        entry = model.pieces.add()
        entry.piece, entry.score = piece, score
        kinds = {0: entry.UNKNOWN, 1: entry.CONTROL, 2: entry.CONTROL}
        entry.type = kinds.get(place, entry.NORMAL)
    model.trainer_spec.model_type = proto.TrainerSpec.UNIGRAM
    model.trainer_spec.unk_id, model.trainer_spec.bos_id, model.trainer_spec.eos_id = 0, 1, 2
    model.trainer_spec.vocab_size = len(model.pieces)
    spec = model.normalizer_spec
    spec.name, spec.add_dummy_prefix = "identity", True
    spec.remove_extra_whitespaces, spec.escape_whitespaces = True, True
    return sentencepiece.SentencePieceProcessor(model_proto=model.SerializeToString())
