"""
Restores trainable weights from the exported graphs, so that training can continue from the shipped reader.
python restore.py FOLDER --out reader.pt
FOLDER holds body.onnx, joint.onnx and lengths.txt, as export.py writes them. Weights come back as exactly as int8 kept them.
"""

import argparse
import os

import numpy as np
import onnx
import torch
from onnx import numpy_helper

from model import BODY_LAYERS, JOINT_LAYERS, PageReader

LAYER = ("qkv", "mix", "up", "down")
# The linear maps of each graph, in the order in which it multiplies.
BODY = ["feature"] + [f"layers.{i}.{name}" for i in range(BODY_LAYERS) for name in LAYER]
JOINT = [f"layers.{i}.{name}" for i in range(JOINT_LAYERS) for name in LAYER]
JOINT += ["start", "start_key", "member", "member_key", "none", "end", "end_from", "end_key"]


def read_graph(path):
    """Tensors by name, quantised ones as floats: linear maps in order, and everything else."""
    tensors = {one.name: numpy_helper.to_array(one) for one in onnx.load(path).graph.initializer}
    maps, others = [], {}
    for name, value in tensors.items():
        if name.endswith(("_scale", "_zero_point")):
            continue
        if name.endswith("_quantized"):
            own = name[: -len("_quantized")]
            value = (value.astype(np.float32) - tensors[f"{own}_zero_point"].astype(np.float32)) * tensors[f"{own}_scale"]
            if own.startswith("onnx::MatMul"):
                maps.append(value.T)
                continue
            name = own
        others[name] = value
    return maps, others


def restore(folder):
    state = {}
    maps, others = read_graph(os.path.join(folder, "body.onnx"))
    assert len(maps) == len(BODY)
    state.update({f"body.{name}.weight": value for name, value in zip(BODY, maps)})
    state.update({f"body.{name}": value for name, value in others.items()})
    maps, others = read_graph(os.path.join(folder, "joint.onnx"))
    assert len(maps) == len(JOINT)
    state.update({f"joint.{name}.weight": value for name, value in zip(JOINT, maps)})
    sides = [value for name, value in others.items() if name.startswith("onnx::Add")]
    assert len(sides) == 2
    state["joint.side"] = np.stack(sides)
    state.update({name: value for name, value in others.items() if name.startswith("joint.")})
    with open(os.path.join(folder, "lengths.txt"), encoding="utf-8") as file:
        state["joint.length"] = np.array([float(line) for line in file], dtype=np.float32)
    return {name: torch.from_numpy(np.array(value, dtype=np.float32)) for name, value in state.items()}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("--out", required=True)
    args = parser.parse_args()
    state = restore(args.folder)
    pieces, features = len(state["body.piece.weight"]), state["body.feature.weight"].shape[1]
    # Fails if a name or a shape differs.
    PageReader(pieces, features).load_state_dict(state)
    torch.save({name: value.half() for name, value in state.items()}, args.out)
    print(f"{sum(value.numel() for value in state.values())} weights, {pieces} pieces, {features} features")


if __name__ == "__main__":
    main()
