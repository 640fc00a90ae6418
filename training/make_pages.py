"""
Makes up pages: labels as they are printed in many languages, values of their kind beside, below or under them, in
every arrangement that clerks and programs use, among other labels and other text; fields are asked for in other words.
python make_pages.py CONCEPTS.jsonl LABEL-PAIRS.jsonl.gz PARAPHRASES … --out made-up.jsonl.gz [--count 3000] [--seed 0]
"""

import argparse
import gzip
import json
import random
from collections import defaultdict

from fill_forms import COUNTRIES, FIRST, FORMS, LAST, PLACES, STREETS, THINGS, TRADES, WAYS

MONTHS = "January February March April May June July August September October November December".split()
CURRENCIES = ["€", "$", "£", "EUR", "USD", "CHF", "GBP", "PLN", "kr", ""]
TERMS = ["30 days net", "due on receipt", "14 days", "prepaid", "cash", "bank transfer", "credit card", "monthly", "quarterly"]


def make_value(kind, concept, rng, style):
    r = rng.random
    if kind in ("amount", "number", "percent", "quantity") or kind == "measure":
        if "ate" in concept and kind == "percent" or kind == "percent":
            return f"{rng.choice([5, 7, 7.7, 19, 20, 21, 25, 3.5])}%"
        number = rng.choice([rng.uniform(1, 100), rng.uniform(100, 10000), rng.uniform(10000, 900000)])
        if kind != "amount" or "uantity" in concept or "ours" in concept:
            return str(rng.randint(1, 400))
        text = f"{number:,.2f}"
        if style["comma"]:
            text = text.replace(",", "x").replace(".", ",").replace("x", style["group"])
        sign = style["currency"]
        if not sign:
            return text
        return f"{sign}{text}" if style["before"] and len(sign) == 1 else f"{sign} {text}" if style["before"] else f"{text} {sign}"
    if kind == "date":
        y, m, d = rng.randint(1995, 2026), rng.randint(1, 12), rng.randint(1, 28)
        return style["date"](y, m, d)
    if kind == "time":
        return f"{rng.randint(0, 23):02d}:{rng.randint(0, 59):02d}"
    if kind == "email":
        return f"{rng.choice(FIRST).lower()}.{rng.choice(LAST).lower().replace(chr(39), '')}@{rng.choice(TRADES).lower()}.{rng.choice(['com', 'de', 'org', 'co.uk'])}"
    if kind == "phone":
        return rng.choice(["+49 {} {}", "({}) {}", "0{} {}", "+1 {}-{}"]).format(rng.randint(30, 999), rng.randint(100000, 9999999))
    if kind == "url":
        return f"www.{rng.choice(TRADES).lower()}{rng.randint(1, 99)}.{rng.choice(['com', 'net', 'fr'])}"
    if kind == "iban":
        return f"DE{rng.randint(10, 99)} " + " ".join(str(rng.randint(1000, 9999)) for _ in range(4)) + f" {rng.randint(10, 99)}"
    if kind in ("id", "vat"):
        return rng.choice([
            lambda: str(rng.randint(1000, 99999999)),
            lambda: f"{''.join(rng.choice('ABCDEFGHKLMNPRSTUVWXYZ') for _ in range(rng.randint(1, 4)))}{rng.choice(['', '-', ' ', '/'])}{rng.randint(100, 999999)}",
            lambda: f"{rng.randint(2010, 2026)}{rng.choice('-/.')}{rng.randint(1, 9999):04d}",
            lambda: f"{rng.randint(10, 99)}-{rng.randint(1000, 9999)}-{rng.choice('ABCX')}{rng.randint(1, 9)}",
        ])()
    if kind in ("company", "merchant") or kind == "party" and r() < 0.6:
        return " ".join([rng.choice([rng.choice(LAST), rng.choice(PLACES)]), rng.choice(TRADES), rng.choice(FORMS + ["GmbH", "S.A.", "B.V.", "Oy", "AB", "S.r.l."])])
    if kind in ("person", "party", "name"):
        name = f"{rng.choice(FIRST)} {rng.choice(LAST)}"
        if "urname" in concept:
            return rng.choice(LAST)
        if "given" in concept.lower() or "middle" in concept.lower():
            return rng.choice(FIRST)
        return rng.choice([name, f"{rng.choice(LAST)}, {rng.choice(FIRST)}", f"{rng.choice(['Dr.', 'Mr', 'Ms', 'Prof.'])} {name}"])
    if kind in ("address", "street"):
        street = f"{rng.randint(1, 990)} {rng.choice(STREETS)} {rng.choice(WAYS)}"
        if kind == "street":
            return street
        return f"{street}, {rng.choice(PLACES)} {rng.randint(10000, 99999)}"
    if kind == "postcode":
        return str(rng.randint(10000, 99999))
    if kind == "city":
        return rng.choice(PLACES)
    if kind == "country":
        return rng.choice(COUNTRIES)
    if kind == "currency":
        return rng.choice(["EUR", "USD", "CHF", "GBP"])
    if kind == "sex":
        return rng.choice(["F", "M", "female", "male"])
    if kind == "duration":
        return f"{rng.randint(1, 36)} {rng.choice(['months', 'weeks', 'days', 'years'])}"
    if "ermin" in concept or "ethod" in concept or "erms" in concept:
        return rng.choice(TERMS)
    return rng.choice([
        lambda: rng.choice(THINGS),
        lambda: f"{rng.choice(TRADES)} {rng.choice(THINGS)}",
        lambda: f"{rng.choice(PLACES)} {rng.choice(TRADES)}",
        lambda: f"{rng.choice('ABCDEF')}{rng.randint(1, 40)}",
        lambda: " ".join(rng.sample(TRADES, 2)),
    ])()


DATES = [
    lambda y, m, d: f"{d:02d}.{m:02d}.{y}",
    lambda y, m, d: f"{d:02d}/{m:02d}/{y}",
    lambda y, m, d: f"{y}-{m:02d}-{d:02d}",
    lambda y, m, d: f"{d} {MONTHS[m - 1]} {y}",
    lambda y, m, d: f"{MONTHS[m - 1][:3]} {d}, {y}",
]


def make_style(rng):
    return {
        "comma": rng.random() < 0.5,
        "group": rng.choice([".", " "]),
        "currency": rng.choice(CURRENCIES),
        "before": rng.random() < 0.5,
        "date": rng.choice(DATES),
        "case": rng.choice([str, str, str, str.upper, str.title]),
        "colon": rng.random() < 0.5,
        "size": rng.choice([8, 9, 10, 11, 12]),
    }


class Sheet:
    def __init__(self, rng):
        self.width, self.height = rng.choice([(595, 842), (612, 792), (842, 595), (420, 298), (298, 420), (360, 216)])
        self.words = []
        self.rng = rng

    def put(self, text, x, y, size):
        """Writes a text and gives where it ends."""
        for word in text.split():
            width = len(word) * size * 0.5
            self.words.append({"t": word, "x0": round(x, 1), "y0": round(y, 1), "x1": round(x + width, 1), "y1": round(y + size, 1)})
            x += width + size * 0.28
        return x - size * 0.28

    def width_of(self, text, size):
        return sum(len(word) * size * 0.5 for word in text.split()) + size * 0.28 * (len(text.split()) - 1)

    def put_right(self, text, x, y, size):
        self.put(text, x - self.width_of(text, size), y, size)


def lay_out(pairs, sheet, rng, style, prose):
    """pairs: label and value. In parts, one below the other. Gives those that found no room."""
    size = style["size"]
    left = rng.uniform(20, 60)
    right = sheet.width - rng.uniform(20, 60)
    y = rng.uniform(20, 50)
    step = size * rng.uniform(1.3, 1.9)
    if rng.random() < 0.7:
        title = rng.choice(prose)
        big = size * rng.uniform(1.2, 2.2)
        sheet.put(title, rng.choice([left, max(left, (left + right) / 2 - sheet.width_of(title, big) / 2)]), y, big)
        y += big * 1.8
    colon = ":" if style["colon"] else ""
    pairs = list(pairs)
    while pairs and y < sheet.height - 3 * step:
        if rng.random() < 0.25:
            for _ in range(rng.randint(1, 3)):
                sheet.put(" ".join(rng.choice(prose) for _ in range(rng.randint(1, 4)))[: int((right - left) / size * 1.6)], left, y, size)
                y += step
            y += step * rng.uniform(0, 1)
        how = rng.choice(["beside", "beside", "column", "columns", "above", "row", "sentence", "dots", "after"])
        count = min(len(pairs), rng.randint(1, 6))
        part, pairs = pairs[:count], pairs[count:]
        if how == "beside":
            for label, value in part:
                x = sheet.put(label + colon, left, y, size)
                sheet.put(value, x + size * rng.uniform(0.3, 1.2), y, size)
                y += step
        elif how == "column":
            at = left + max(sheet.width_of(label, size) for label, _ in part) + size * rng.uniform(1, 4)
            to_right = rng.random() < 0.4
            for label, value in part:
                sheet.put(label + colon, left, y, size)
                if to_right:
                    sheet.put_right(value, max(right, at + sheet.width_of(value, size)), y, size)
                else:
                    sheet.put(value, at, y, size)
                y += step
        elif how == "columns":
            middle = (left + right) / 2
            for i in range(0, len(part), 2):
                for (label, value), x0 in zip(part[i : i + 2], (left, middle)):
                    x = sheet.put(label + colon, x0, y, size)
                    sheet.put(value, x + size * 0.6, y, size)
                y += step
        elif how in ("above", "after"):
            share = (right - left) / max(1, len(part))
            small = size * rng.choice([0.7, 0.8, 1])
            for i, (label, value) in enumerate(part):
                x = left + i * share
                top, low = (label, value) if how == "above" else (value, label)
                sheet.put(top[: int(share / small * 1.9)] if how == "above" else top, x, y, small if how == "above" else size)
                sheet.put(low, x, y + step * 0.9, size if how == "above" else small)
            y += step * 2.2
        elif how == "row":
            at = [left]
            for label, value in part:
                at.append(at[-1] + max(sheet.width_of(label, size), sheet.width_of(value, size)) + size * rng.uniform(1, 3))
            for (label, value), x in zip(part, at):
                sheet.put(label, x, y, size)
                sheet.put(value, x, y + step, size)
            y += step * 2.4
        elif how == "sentence":
            x = left
            for label, value in part:
                text = f"{rng.choice(prose)} {label} {value}{rng.choice(['.', ',', ''])}" if rng.random() < 0.5 else f"{label}{colon} {value}{rng.choice([' |', ' ·', ',', ''])}"
                if x + sheet.width_of(text, size) > right:
                    x = left
                    y += step
                x = sheet.put(text, x, y, size) + size * 0.5
            y += step * 1.3
        else:
            for label, value in part:
                x = sheet.put(label, left, y, size)
                end = right - sheet.width_of(value, size) - size
                if end > x + size * 2:
                    sheet.put("." * int((end - x - size) / (size * 0.5)), x + size * 0.5, y, size)
                sheet.put_right(value, right, y, size)
                y += step
        y += step * rng.uniform(0, 1.2)
    return pairs


def read_lines(path):
    opened = gzip.open(path, "rt", encoding="utf-8") if path.endswith(".gz") else open(path, encoding="utf-8")
    with opened as file:
        return [json.loads(line) for line in file if line.strip()]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("concepts")
    parser.add_argument("labels")
    parser.add_argument("paraphrases", nargs="+")
    parser.add_argument("--out", required=True)
    parser.add_argument("--count", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    rng = random.Random(args.seed)
    kinds, phrases = {}, {}
    for one in read_lines(args.concepts):
        kinds[one["concept"]] = one["kind"]
        phrases[one["concept"]] = one["phrases"]
    groups = defaultdict(lambda: defaultdict(list))
    for one in read_lines(args.labels):
        if 2 < len(one["text"]) < 30:
            groups[one["g"]][one["lang"]].append((one["text"], one["key"]))
    by_language = defaultdict(list)
    for id, languages in groups.items():
        for language in languages:
            by_language[language].append(id)
    main_languages = [l for l in by_language if len(by_language[l]) > 2000]
    asked = {}
    for path in args.paraphrases:
        for one in read_lines(path):
            name = one["concept"] or f"none {len(asked)}"
            known = asked.setdefault(name, {"names": [], "clerk": [], "native": [], "printed": []})
            for key in known:
                known[key] += one.get(key, [])
    names = [name for name, one in asked.items() if one["names"] and (one["printed"] or name in phrases) and kinds.get(name) not in ("prose", "section", "boolean")]
    with gzip.open(args.out, "wt", encoding="utf-8") as file:
        for number in range(args.count):
            language = rng.choice(["en", "en", *main_languages])
            prose = [groups[g][language][0][0] for g in rng.sample(by_language[language], 40)]
            style = make_style(rng)
            sheet = Sheet(rng)
            pairs, fields = [], []
            wanted = rng.sample(names, rng.randint(4, 14))
            for name in wanted:
                one = asked[name]
                own = phrases.get(name, {})
                printed = one["printed"] + [p for l in (language[:2], "en") for p in own.get(l, [])]
                if not printed:
                    continue
                label = style["case"](rng.choice(printed))
                kind = kinds.get(name, rng.choice(["text", "text", "id", "amount", "date", "person"]))
                value = make_value(kind, name, rng, style)
                description = rng.choice(one["clerk"] + one["native"]) if (one["clerk"] or one["native"]) and rng.random() < 0.6 else None
                field = {"name": rng.choice(one["names"]), "description": description, "type": "number" if kind in ("amount", "number", "quantity") else "date" if kind == "date" else "string"}
                there = rng.random() < 0.85
                if there:
                    pairs.append((label, value, field))
                else:
                    fields.append({**field, "value": None})
            # Fields of software: asked for in one language, printed in another.
            for g in rng.sample(by_language[language], rng.randint(2, 8)):
                label = rng.choice(groups[g][language])[0]
                other = rng.choice([l for l in groups[g] if l in ("en", language)] or [language])
                text, key = rng.choice(groups[g][other])
                if text == label and rng.random() < 0.7 and "." in key:
                    text = key.split(".")[-1]
                kind = rng.choice(["text", "text", "id", "amount", "date", "person", "company", "city", "phone"])
                value = make_value(kind, "", rng, style)
                field = {"name": "".join(c if c.isalnum() else "_" for c in text.strip())[:40] or "field", "description": text if rng.random() < 0.5 else None, "type": "number" if kind == "amount" else "date" if kind == "date" else "string"}
                pairs.append((style["case"](label), value, field if rng.random() < 0.7 else None))
            rng.shuffle(pairs)
            left = lay_out([(label, value) for label, value, _ in pairs], sheet, rng, style, prose)
            shown = len(pairs) - len(left)
            values = [value for _, value, _ in pairs[:shown]]
            seen = set()
            for label, value, field in pairs[:shown]:
                # What stands there twice says nothing about which of them is meant.
                if field and values.count(value) == 1 and field["name"] not in seen:
                    fields.append({**field, "value": value})
                seen.add(field and field["name"])
            if fields and len(sheet.words) > 3:
                file.write(json.dumps({"id": f"made-{args.seed}-{number}", "width": sheet.width, "height": sheet.height, "words": sheet.words, "fields": fields}, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
