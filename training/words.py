"""How texts become numbers. engine/src/reading/extraction/encoder/split-words.ts says the same in TypeScript."""

import re
import unicodedata

BUCKETS = 1 << 16
MAX_WORD = 24
_SPLIT = re.compile(r"[#%]|[^\W_]+")


def fold(text):
    plain = "".join(c for c in unicodedata.normalize("NFKD", text) if unicodedata.category(c)[0] != "M")
    return plain.lower().replace("ß", "ss").replace("æ", "ae").replace("ø", "o")


def split_words(text):
    """`invoiceNo` and "Invoice no. 12" as folded words; what the digits are does not matter."""
    spaced = []
    for i, c in enumerate(text):
        last = text[i - 1] if i else ""
        after = text[i + 1] if i + 1 < len(text) else ""
        if c.isupper() and last and (last.islower() or last.isdigit() or (last.isupper() and after.islower())):
            spaced.append(" ")
        spaced.append(c)
    words = []
    for word in _SPLIT.findall(fold("".join(spaced))):
        for piece in re.findall(r"\d+|\D+", word):
            words.append("0" if piece[0].isdigit() else piece[:MAX_WORD])
    return words


def hash_text(text):
    """FNV-1a over code points."""
    h = 2166136261
    for c in text:
        h = ((h ^ ord(c)) * 16777619) & 0xFFFFFFFF
    return (h ^ (h >> 15)) % BUCKETS


def is_dense(c):
    """Scripts in which one sign is a word or a syllable."""
    return ord(c) >= 0x2E80


def grams_of(word):
    """The buckets of a word: itself, and its pieces of three to five letters."""
    marked = f"<{word}>"
    grams = [hash_text(marked)]
    sizes = (1, 2) if any(is_dense(c) for c in word) else (3, 4, 5)
    for size in sizes:
        for at in range(len(marked) - size + 1):
            if size < len(marked):
                grams.append(hash_text(marked[at : at + size]))
    return grams


def pair_of(one, other):
    """The bucket of two words that follow each other."""
    return hash_text(f"{one} {other}")
