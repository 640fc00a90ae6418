"""
Splits words into pieces of a fixed vocabulary. engine/src/reading/extraction/reader/split-pieces.ts does the same; a test compares both.
python vocabulary.py TEXT.txt --out vocabulary.txt [--size 24000] [--keep FILE]    learns one (--keep: pieces that it must contain)
"""

import argparse
import re
import unicodedata
from collections import Counter, defaultdict

PAD, UNKNOWN, MASK, HEAD = "[PAD]", "[UNK]", "[MASK]", "[HEAD]"
SPECIAL = (PAD, UNKNOWN, MASK, HEAD)
# Longer runs of digits keep their length, not their digits: nobody asks for a page by the digits of an account number.
MAX_DIGITS = 4
MAX_RUN = 12
# Pieces of one word that the model sees.
MAX_PIECES = 8
TOKEN = re.compile(r"[^\W_]+|[^\w\s]|_")
DIGITS = re.compile(r"\d+")


def normalise(text):
    """Lower case without diacritics: OCR confuses both, and the vocabulary is shared by many languages."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("ß", "ss"))
    return "".join(c for c in plain if not unicodedata.combining(c))


def hide_digits(match):
    run = match.group()
    return run if len(run) <= MAX_DIGITS else "0" * min(len(run), MAX_RUN)


def split_tokens(text):
    """Runs of letters and digits, and single signs."""
    return TOKEN.findall(DIGITS.sub(hide_digits, normalise(text)))


class Vocabulary:
    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            self.pieces = file.read().split("\n")[:-1]
        self.ids = {piece: i for i, piece in enumerate(self.pieces)}
        self.known = {}

    def encode(self, word):
        """The numbers of the pieces of a word, MAX_PIECES at most: the longest piece that fits, from the left."""
        ids = self.known.get(word)
        if ids is None:
            ids = [one for token in split_tokens(word) for one in self.encode_token(token)][:MAX_PIECES] or [1]
            self.known[word] = ids
        return ids

    def encode_token(self, token):
        ids, at = [], 0
        while at < len(token):
            end = len(token)
            while end > at:
                piece = token[at:end] if at == 0 else "##" + token[at:end]
                if piece in self.ids:
                    break
                end -= 1
            if end == at:
                return [1]
            ids.append(self.ids[piece])
            at = end
        return ids


def learn(counts, size, keep):
    """Byte-pair encoding: joins the commonest pair of neighbours until the vocabulary is full."""
    words = [(["##" + c if i else c for i, c in enumerate(word)], count) for word, count in counts.items()]
    pieces = Counter()
    for symbols, count in words:
        for symbol in symbols:
            pieces[symbol] += count
    vocabulary = list(SPECIAL) + [piece for piece, count in pieces.most_common() if count >= 20]
    known = set(vocabulary)
    for piece in keep:
        if piece not in known:
            vocabulary.append(piece)
            known.add(piece)
    pairs, where = Counter(), defaultdict(set)
    for i, (symbols, count) in enumerate(words):
        for pair in zip(symbols, symbols[1:]):
            pairs[pair] += count
            where[pair].add(i)
    heap = sorted(((-count, pair) for pair, count in pairs.items()))
    import heapq

    heapq.heapify(heap)
    while len(vocabulary) < size and heap:
        count, pair = heapq.heappop(heap)
        if -count != pairs[pair]:
            if pairs[pair] > 0:
                heapq.heappush(heap, (-pairs[pair], pair))
            continue
        joined = pair[0] + pair[1][2:]
        if joined not in known:
            vocabulary.append(joined)
            known.add(joined)
        changed = set()
        for i in where.pop(pair):
            symbols, times = words[i]
            for old in zip(symbols, symbols[1:]):
                pairs[old] -= times
                changed.add(old)
            merged, at = [], 0
            while at < len(symbols):
                if at + 1 < len(symbols) and (symbols[at], symbols[at + 1]) == pair:
                    merged.append(joined)
                    at += 2
                else:
                    merged.append(symbols[at])
                    at += 1
            words[i] = (merged, times)
            for new in zip(merged, merged[1:]):
                pairs[new] += times
                where[new].add(i)
                changed.add(new)
        for one in changed:
            if pairs[one] > 0:
                heapq.heappush(heap, (-pairs[one], one))
    return vocabulary


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("text")
    parser.add_argument("--out", required=True)
    parser.add_argument("--size", type=int, default=24000)
    parser.add_argument("--words", type=int, default=160_000, help="only so many of the commonest words are counted")
    args = parser.parse_args()
    counts = Counter()
    with open(args.text, encoding="utf-8") as file:
        for line in file:
            counts.update(split_tokens(line))
    counts = dict(counts.most_common(args.words))
    vocabulary = learn(counts, args.size, [])
    with open(args.out, "w", encoding="utf-8") as file:
        file.write("\n".join(vocabulary) + "\n")
    print(f"{len(vocabulary)} pieces of {len(counts)} words")


if __name__ == "__main__":
    main()
