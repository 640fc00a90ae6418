"""
Prints how well the judge and the page reader do together, by how much of the say the reader has and by how sure
an answer must be; the two figures stand in models/priors.ts (`say`) and decide/assign-fields.ts.
python weigh_answers.py ANSWERS.json          (what dump-answers.ts wrote)
"""

import json
import sys
from collections import defaultdict

SAYS = (0, 0.3, 0.4, 0.45, 0.5, 0.6, 0.7, 1)
LEAST = (0.2, 0.25, 0.3, 0.36, 0.45)


def best_of(answer, say):
    values = {}
    for answers, share in ((answer["judged"], 1 - say), (answer["read"], say)):
        for value, score, is_right in answers:
            known = values.setdefault(value, [0.0, False])
            known[0] += share * score
            known[1] |= is_right
    return max(values.values(), default=[0.0, False])


def main(path):
    with open(path, encoding="utf-8") as file:
        answers = json.load(file)
    print("say of the reader; mean F1 over sets for answers of at least " + ", ".join(map(str, LEAST)))
    for say in SAYS:
        best = [(answer, *best_of(answer, say)) for answer in answers]
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
        print(f"{say:4}  " + "  ".join(means))


if __name__ == "__main__":
    main(*sys.argv[1:])
