"""Writes a checkpoint as a GGUF file that llama.cpp reads: python export.py FOLDER OUT.gguf [TEMPERATURES.json].

TEMPERATURES is a file that `decider-kit calibrate` wrote; its temperatures go into the metadata under
llama.cpp's own keys.
"""

import json
import sys
from pathlib import Path

import gguf
import numpy
import torch

from network import Shape
from vocabulary import END, START, UNKNOWN, kind_of, pieces_in

LAYER = {
    "attention_norm": "attn_norm",
    "query": "attn_q",
    "key": "attn_k",
    "value": "attn_v",
    "output": "attn_output",
    "inner_norm": "ffn_norm",
    "gate": "ffn_gate",
    "up": "ffn_up",
    "down": "ffn_down",
}


def name_of(name: str) -> str:
    """Give the name llama.cpp has for a weight."""
    if name == "embedding.weight":
        return "token_embd.weight"
    if name == "norm.weight":
        return "output_norm.weight"
    _, number, part, _ = name.split(".")
    return f"blk.{number}.{LAYER[part]}.weight"


def put_shape(writer, shape: Shape) -> None:
    """Put the sizes of the network, as llama.cpp calls them."""
    writer.add_context_length(shape.context)
    writer.add_embedding_length(shape.width)
    writer.add_block_count(shape.layers)
    writer.add_feed_forward_length(shape.inner)
    writer.add_head_count(shape.heads)
    writer.add_head_count_kv(shape.heads)
    writer.add_layer_norm_rms_eps(shape.epsilon)
    writer.add_rope_dimension_count(shape.width // shape.heads)
    writer.add_rope_freq_base(shape.rope_base)
    writer.add_vocab_size(shape.vocabulary)
    writer.add_file_type(gguf.LlamaFileType.MOSTLY_F16)


def put_vocabulary(writer, pieces: list[tuple[str, float]]) -> None:
    """Put the pieces, and how tokenizer.py splits texts into them."""
    writer.add_tokenizer_model("t5")
    writer.add_tokenizer_pre("default")
    writer.add_token_list([piece for piece, _ in pieces])
    writer.add_token_scores([score for _, score in pieces])
    writer.add_token_types([gguf.TokenType[kind_of(token)] for token in range(len(pieces))])
    writer.add_unk_token_id(UNKNOWN)
    writer.add_bos_token_id(START)
    writer.add_eos_token_id(END)
    writer.add_pad_token_id(END)
    writer.add_add_bos_token(True)
    writer.add_add_eos_token(False)
    writer.add_add_space_prefix(True)
    writer.add_remove_extra_whitespaces(True)


def put_temperatures(writer, temperatures: dict) -> None:
    """Put temperatures by the type of a question and its number of outcomes."""
    for kind, buckets in temperatures.items():
        for bucket, value in buckets.items():
            # A key cannot be a number and hold others as well.
            alone = list(buckets) == ["any"]
            key = f"llama.decision.temperature.{kind}" + ("" if alone else f".{bucket}")
            writer.add_float32(key, value)


def put_weights(writer, weights: dict) -> None:
    """Put the weights, matrices in 16 bits."""
    for name, weight in weights.items():
        data = weight.numpy()
        writer.add_tensor(name_of(name), data.astype(numpy.float16 if data.ndim == 2 else numpy.float32))


def main(folder: str, out: str, temperatures: str | None = None) -> None:
    pieces = pieces_in(Path(folder))
    writer = gguf.GGUFWriter(out, "llama")
    writer.add_name("decider-kit reference")
    writer.add_author("the decider-kit authors")
    writer.add_license("Apache-2.0")
    put_shape(writer, Shape(vocabulary=len(pieces)))
    put_vocabulary(writer, pieces)
    writer.add_string("decider_kit.readout", "option")
    writer.add_string("decider_kit.prompt", "option-1")
    if temperatures is not None:
        put_temperatures(writer, json.loads(Path(temperatures).read_text())["temperatures"])
    put_weights(writer, torch.load(Path(folder) / "checkpoint.pt", weights_only=True)["network"])
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
