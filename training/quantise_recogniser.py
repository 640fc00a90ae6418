"""python quantise_recogniser.py MODEL.onnx LINES OUT.onnx

Quantises the OCR recogniser to 8 bits (needs onnx and onnxruntime). LINES is written by draw-lines.ts: 120 lines
calibrate the activations, 300 others measure how often the quantised model reads something else.

Depthwise convolutions stay in float: they have few weights and a wide range, and quantised they make a tenth of the
letters wrong. Weights have 7 bits, because x64 processors without VNNI saturate with 8.
"""

import argparse
import random
import tempfile
import time
from pathlib import Path

import numpy as np
import onnx
import onnxruntime as ort
from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quant_pre_process, quantize_static

CALIBRATING = 120
MEASURED = 300
TIMED = 60


def read_lines(path):
    data, lines, at = Path(path).read_bytes(), [], 0
    while at < len(data):
        width, height = (int(side) for side in np.frombuffer(data, "<u2", 2, at))
        grey = np.frombuffer(data, "u1", width * height, at + 4).reshape(height, width)
        lines.append(np.stack([(grey / 127.5 - 1).astype("float32")] * 3)[None])
        at += 4 + width * height
    return lines


def constants_to_weights(model):
    """The quantiser takes only initializers for weights."""
    nodes = []
    for node in model.graph.node:
        if node.op_type == "Constant":
            node.attribute[0].t.name = node.output[0]
            model.graph.initializer.append(node.attribute[0].t)
        else:
            nodes.append(node)
    del model.graph.node[:]
    model.graph.node.extend(nodes)
    return model


def depthwise(model):
    return [
        node.name
        for node in model.graph.node
        if node.op_type == "Conv" and any(a.name == "group" and a.i > 1 for a in node.attribute)
    ]


class Lines(CalibrationDataReader):
    def __init__(self, lines):
        self.lines = iter(lines)

    def get_next(self):
        line = next(self.lines, None)
        return None if line is None else {"x": line}


def open_model(path):
    options = ort.SessionOptions()
    options.intra_op_num_threads = 1
    return ort.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])


def read(session, line):
    best = session.run(None, {"x": line})[0][0].argmax(1)
    return [int(b) for a, b in zip([0, *best], best) if b and b != a]


def distance(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        above, row[0] = row[0], i
        for j, y in enumerate(b, 1):
            above, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, above + (x != y))
    return row[-1]


def seconds(session, lines):
    began = time.process_time()
    for line in lines:
        session.run(None, {"x": line})
    return time.process_time() - began


def main():
    parser = argparse.ArgumentParser()
    for name in ("model", "lines", "out"):
        parser.add_argument(name)
    args = parser.parse_args()
    lines = read_lines(args.lines)
    random.Random(1).shuffle(lines)
    calibrating, measured = lines[:CALIBRATING], lines[CALIBRATING : CALIBRATING + MEASURED]
    with tempfile.TemporaryDirectory() as folder:
        plain, prepared = Path(folder, "plain.onnx"), Path(folder, "prepared.onnx")
        onnx.save(constants_to_weights(onnx.load(args.model)), plain)
        quant_pre_process(plain, prepared, skip_symbolic_shape=True)
        quantize_static(
            prepared,
            args.out,
            Lines(calibrating),
            quant_format=QuantFormat.QDQ,
            op_types_to_quantize=["Conv", "MatMul"],
            nodes_to_exclude=depthwise(onnx.load(prepared)),
            activation_type=QuantType.QUInt8,
            weight_type=QuantType.QInt8,
            per_channel=True,
            reduce_range=True,
        )
    before, after = open_model(args.model), open_model(args.out)
    texts = [(read(before, line), read(after, line)) for line in measured]
    wrong = sum(distance(a, b) for a, b in texts) / sum(len(a) for a, _ in texts)
    ratio = seconds(after, measured[:TIMED]) / seconds(before, measured[:TIMED])
    print(f"{100 * wrong:.2f} % of the letters differ, {ratio:.2f} of the CPU time")


main()
