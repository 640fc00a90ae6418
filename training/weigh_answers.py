"""
Prints the F1 of the judge and the page reader together, by the weight of the reader and by the minimum score of an
answer. The chosen figures are in models/priors.ts (`rankingWeights`) and models/thresholds.ts (`value`).
python weigh_answers.py ANSWERS.json          (the output of dump-answers.ts)
"""

import json
import sys
from collections import defaultdict

WEIGHTS = (0, 0.3, 0.4, 0.45, 0.5, 0.6, 0.7, 1)
LEAST = (0.2, 0.25, 0.3, 0.36, 0.45)


def best_of(answer, weight):
    values = {}
    for answers, share in ((answer["judged"], 1 - weight), (answer["read"], weight)):
        for value, score, is_right in answers:
            known = values.setdefault(value, [0.0, False])
            known[0] += share * score
            known[1] |= is_right
    return max(values.values(), default=[0.0, False])


def main(path):
    with open(path, encoding="utf-8") as file:
        answers = json.load(file)
    print("weight of the reader; mean F1 over sets for answers of at least " + ", ".join(map(str, LEAST)))
    for weight in WEIGHTS:
        best = [(answer, *best_of(answer, weight)) for answer in answers]
        means = []
        for least in LEAST:
            sets = defaultdict(lambda: [0, 0, 0])
            for answer, score, is_right in best:
                tally = sets[answer["set"]]
                tally[2] += answer["known"]
                if score >= least:
                    tally[0 if is_right else 1] += 1
            scores = [2 * right / max(1, right + wrong + known) for right, wrong, known in sets.values()]
            means.append(f"{100 * sum(scores) / len(scores):.1f}")
        print(f"{weight:4}  " + "  ".join(means))


if __name__ == "__main__":
    main(*sys.argv[1:])
