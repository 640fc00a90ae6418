"""
Exports the page reader as two ONNX files with int8 weights.
python export.py reader.pt --out FOLDER [--features 52] [--pieces 24000]
body.onnx reads words (of a page, or of fields, one field a row); joint.onnx lets fields and words attend to each other.
"""

import argparse
import os

import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch import nn

from model import MAX_PIECES, WIDTH, PageReader


class JointGraph(nn.Module):
    def __init__(self, joint):
        super().__init__()
        self.joint = joint

    def forward(self, words, present, places, fields, field_of, heads, types):
        return self.joint(words, present, places, fields, field_of, heads, types)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("weights")
    parser.add_argument("--out", required=True)
    parser.add_argument("--features", type=int, default=52)
    parser.add_argument("--pieces", type=int, default=24000)
    args = parser.parse_args()
    model = PageReader(args.pieces, args.features)
    model.load_state_dict({name: value.float() for name, value in torch.load(args.weights, map_location="cpu").items()})
    model.eval()
    os.makedirs(args.out, exist_ok=True)
    pieces = torch.randint(1, args.pieces, (1, 30, MAX_PIECES))
    features, places = torch.rand(1, 30, args.features), torch.rand(1, 30, 3) * 40
    present = torch.ones(1, 30, dtype=torch.bool)
    export(
        model.body,
        (pieces, features, places, present),
        os.path.join(args.out, "body"),
        ["pieces", "features", "places", "present"],
        ["states"],
        {"pieces": {0: "n", 1: "w"}, "features": {0: "n", 1: "w"}, "places": {0: "n", 1: "w"}, "present": {0: "n", 1: "w"}, "states": {0: "n", 1: "w"}},
    )
    field_of = torch.tensor([[0, 0, 0, 1, 1, 1, 1]])
    heads, types = torch.tensor([[0, 3]]), torch.tensor([[0, 1]])
    given = (torch.rand(1, 30, WIDTH), present, places, torch.rand(1, 7, WIDTH), field_of, heads, types)
    export(
        JointGraph(model.joint),
        given,
        os.path.join(args.out, "joint"),
        ["words", "present", "places", "fields", "fieldOf", "heads", "types"],
        ["starts", "members", "end", "endFrom", "endKey"],
        {
            **{name: {1: "w"} for name in ("words", "present", "places", "endFrom", "endKey")},
            **{name: {1: "t"} for name in ("fields", "fieldOf")},
            **{name: {1: "f"} for name in ("heads", "types", "end")},
            "starts": {1: "f", 2: "wn"},
            "members": {1: "f", 2: "w"},
        },
    )
    lengths = model.joint.length.detach().tolist()
    with open(os.path.join(args.out, "lengths.txt"), "w", encoding="utf-8") as file:
        file.write("\n".join(f"{one:.5f}" for one in lengths) + "\n")


def export(graph, given, path, inputs, outputs, axes):
    torch.onnx.export(graph, given, f"{path}-float.onnx", input_names=inputs, output_names=outputs, dynamic_axes=axes, opset_version=17, dynamo=False)
    quantize_dynamic(f"{path}-float.onnx", f"{path}.onnx", weight_type=QuantType.QInt8, per_channel=True)
    compare(path, inputs, outputs, given)


def compare(path, inputs, outputs, given):
    """How far the int8 graph is from the exact one."""
    import onnxruntime

    feed = {name: value.numpy() for name, value in zip(inputs, given)}
    exact, rounded = (onnxruntime.InferenceSession(f"{path}{kind}.onnx").run(None, feed) for kind in ("-float", ""))
    for name, one, other in zip(outputs, exact, rounded):
        print(f"{path} {name}: differs by {abs(one - other).mean():.4f} of {abs(one).mean():.4f}, {os.path.getsize(path + '.onnx')} bytes")


if __name__ == "__main__":
    main()
