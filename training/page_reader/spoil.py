"""Words as OCR misreads them, so that the page reader learns to read noisy scans."""

# Letters and digits that look alike, and what takes their place.
LOOK_ALIKES = {
    "0": "Oo", "1": "lI7", "2": "Z", "3": "8", "5": "S", "6": "b", "8": "B3", "9": "g", "a": "oe", "b": "h", "c": "e", "e": "co", "f": "t",
    "g": "q9", "h": "bn", "i": "l1", "l": "1I", "n": "u", "o": "0ae", "q": "g", "r": "n", "s": "5", "t": "f", "u": "nv", "v": "y", "y": "v",
    "B": "8", "C": "G", "D": "O", "E": "F", "F": "P", "G": "C6", "I": "l1", "M": "N", "O": "0Q", "P": "F", "S": "5", "T": "I", "Z": "2",
    ".": ",", ",": ".", "-": "~", ":": ";.", "$": "S", "&": "8", "é": "e", "è": "e", "ä": "a", "ö": "o", "ü": "u", "ß": "B",
}
JOINED = {"rn": "m", "m": "rn", "cl": "d", "d": "cl", "vv": "w", "li": "h", "ri": "n", "nn": "m"}
STRAY = ".,'-_|"


def spoil(word, random):
    """The word with one misreading, a long word with up to three."""
    for _ in range(1 + (len(word) > 6) * random.randint(0, 2)):
        word = spoil_once(word, random)
    return word


def spoil_once(word, random):
    kind = random.random()
    at = random.randrange(len(word))
    if kind < 0.15:
        for part, other in JOINED.items():
            if part in word:
                return word.replace(part, other, 1)
    if kind < 0.75:
        places = [i for i, sign in enumerate(word) if sign in LOOK_ALIKES]
        if places:
            at = random.choice(places)
            return word[:at] + random.choice(LOOK_ALIKES[word[at]]) + word[at + 1 :]
    if kind < 0.87 and len(word) > 2:
        return word[:at] + word[at + 1 :]
    return word[:at] + random.choice(STRAY) + word[at:] if random.random() < 0.5 else word + random.choice(STRAY)
