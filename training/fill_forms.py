"""
Fills forms with made-up values: real captions and boxes of forms that people fill in, as a scan or a printout shows
them. python fill_forms.py forms.jsonl forms-filled.jsonl.gz [--most 1500] [--seed 0]
forms.jsonl is what read-forms.ts wrote; what comes out is read by dump-pages.ts and dump-choices.ts.
"""

import argparse
import gzip
import json
import random
import re
from collections import defaultdict

FIRST = "Anna Maria Peter John Susan Karl Ingrid Luis Ahmed Fatima Wei Olga Bruno Chloe David Elena Frank Grace Henry Irene Jack Karen Leo Mia Noah Oscar Paula Quinn Rosa Samuel Tara Uwe Vera Walter Xenia Yusuf Zoe Thomas Michael Linda".split()
LAST = "Miller Garcia Schmidt Rossi Novak Nguyen Kowalski Jensen Dubois Silva Hansen Fischer O'Brien Tanaka Kim Lopez Weber Murphy Ivanova Costa Moreau Lindqvist Baker Clarke Davies Evans Foster Greene Harris Iverson Johnson King Lambert Morgan Nelson Owens Parker Reed Stone Turner".split()
PLACES = "Springfield Riverton Oakdale Franklin Clinton Salem Georgetown Ashland Burlington Dover Hudson Kingston Madison Milton Newport Oxford Winchester Lakewood Fairview Bristol".split()
STATES = "AL AK AZ CA CO CT DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY".split()
STREETS = "Main Oak Maple Cedar Park Washington Lake Hill Walnut Elm Highland Church Mill River Sunset Jackson Prospect Union".split()
WAYS = "St|Street|Ave|Avenue|Rd|Road|Lane|Dr|Blvd|Court".split("|")
TRADES = "Consulting Logistics Foods Systems Partners Holdings Medical Electric Builders Insurance Savings Credit Printing Farms Motors Textiles Energy Software Trading Supply".split()
FORMS = ["Inc.", "LLC", "Corp.", "Ltd", "& Co.", "Group", "Bank", "Services", "Association"]
COUNTRIES = "Germany France Canada Mexico Japan Brazil Italy Spain Poland Ireland Norway Austria".split()
THINGS = "savings account|monthly rent|office chairs|consulting fee|annual bonus|car repair|school books|farm equipment|stock sale|interest on loan|medical care|travel to work|union dues|family home|storage unit|pension|part time|full time|engineer|teacher|nurse|driver|retired|self employed|none|see attached|not applicable".split("|")

SKIPPED = re.compile(r"protected|signature|\bdigits?\b.*\b(first|last|middle|second|third)\b|\b(first|last|middle|second|next|final)\b[^.]*\b(digits?|numbers?|three|two|four)\b|\bcents\b|barcode|page \d|subform|do not (use|write)|\b[23] ?digit (month|day)\b\.?$|digit (month|day|year)\.?$", re.I)
SMALL = {"the", "a", "an", "of", "or", "and", "to", "in", "on", "for", "if", "your", "you", "is", "are", "this", "that", "from", "by", "any", "see", "enter", "as", "at", "with", "was", "were", "it", "be", "not", "please", "provide", "specify", "number", "no", "line", "add", "lines", "instructions", "box", "form", "copy", "amount", "do", "more", "than", "which", "shown", "include", "including", "check", "type", "print", "section", "part", "schedule", "columns", "column", "here", "max", "characters", "character", "up"}


def tell_kind(text, place):
    """What sort of thing is asked for, by what is said and how the place is made."""
    t = text.lower()
    width = place["box"][2] - place["box"][0]
    height = place["box"][3] - place["box"][1]

    def has(pattern):
        return re.search(pattern, t) is not None

    if has(r"\bdates?\b|\bborn\b|birthday|mm[/ -]?dd|dd[./-]mm|\bdob\b"):
        return "date"
    if has(r"e-?mail"):
        return "email"
    if has(r"phone|telephone|fax|\bcell\b"):
        return "phone"
    if has(r"name") and has(r"address|street|city") and (place["lines"] or height > 30):
        return "block"
    if has(r"social security|\bssn\b|taxpayer identification|\bitin\b"):
        return "ssn"
    if has(r"\bein\b|identification n|employer id|\btin\b|federal id"):
        return "ein"
    if has(r"zip|postal code") and not has(r"city|street|address"):
        return "zip"
    if has(r"\bstate\b") and not has(r"city|income|tax|wages|name") and width < 130:
        return "state"
    if has(r"\bcountry\b") and not has(r"city|street"):
        return "country"
    if has(r"city|town|post office"):
        return "town" if not has(r"state|zip") else "city"
    if has(r"street|address|\bapt\b|\bp\.? ?o\.? box"):
        return "street"
    if has(r"first name|given name"):
        return "first"
    if has(r"last name|surname|family name"):
        return "last"
    if has(r"initial"):
        return "initial"
    if has(r"name"):
        return "company" if has(r"payer|employer|business|company|bank|institution|organi|lender|trustee|agency|facility|school|firm|partnership|corporation|provider|insur|plan") else "person"
    if has(r"\byear\b") and width < 80:
        return "year"
    if has(r"identif|account|policy|file n|claim|control n|licen[cs]e|permit|serial|certificate|reference|\bid\b|case n"):
        return "id"
    if has(r"percent|\brate\b|%"):
        return "percent"
    if has(r"number of|how many|\bage\b|quantity|hours|days|months|miles"):
        return "count"
    if has(r"\$|amount|income|tax|wages|tips|total|interest|dividend|gain|loss|credit|deduct|payment|cost|expense|benefit|value|withheld|compensation|proceeds|fees?\b|balance|royalt|rents?\b|contribution|distribution|subtract|multiply|price|salary|pension|refund|owe"):
        return "amount"
    if place["box"][0] > 0.6 * place["page"] and width < 120:
        return "amount"
    if width < 60:
        return "count"
    return "thing"


def make_value(kind, rng):
    """Lines as printed."""
    person = lambda: " ".join([rng.choice(FIRST)] + ([rng.choice("ABCDEFGHJKLMNPRST") + rng.choice(["", "."])] if rng.random() < 0.3 else []) + [rng.choice(LAST)])
    company = lambda: " ".join([rng.choice(LAST + PLACES), rng.choice(TRADES), rng.choice(FORMS)])
    street = lambda: f"{rng.randint(1, 9999)} {rng.choice(STREETS)} {rng.choice(WAYS)}" + (f", Apt {rng.randint(1, 40)}" if rng.random() < 0.2 else "")
    city = lambda: f"{rng.choice(PLACES)}, {rng.choice(STATES)} {rng.randint(10000, 99950)}"
    digits = lambda n: "".join(rng.choice("0123456789") for _ in range(n))
    if kind == "block":
        lines = [company() if rng.random() < 0.5 else person(), street(), city()]
        if rng.random() < 0.3:
            lines.append(f"({digits(3)}) {digits(3)}-{digits(4)}")
        return lines
    if kind == "date":
        day, month, year = rng.randint(1, 28), rng.randint(1, 12), rng.randint(1955, 2025)
        return [rng.choice([f"{month:02}/{day:02}/{year}", f"{month}/{day}/{year}", f"{month:02}-{day:02}-{year}", f"{'January February March April May June July August September October November December'.split()[month - 1]} {day}, {year}"])]
    if kind == "amount":
        size = rng.choice([100, 1000, 10000, 100000])
        value = rng.randint(1, size) + (rng.randint(0, 99) / 100 if rng.random() < 0.6 else 0)
        text = f"{value:,.2f}" if value != int(value) or rng.random() < 0.3 else f"{int(value):,}"
        return [("$" if rng.random() < 0.15 else "") + (text if rng.random() < 0.8 else text.replace(",", ""))]
    if kind == "ssn":
        return [rng.choice([f"{digits(3)}-{digits(2)}-{digits(4)}"] * 3 + [f"XXX-XX-{digits(4)}", digits(9)])]
    return [
        {
            "email": lambda: f"{rng.choice(FIRST)}.{rng.choice(LAST)}@{rng.choice(['mail', 'example', 'post'])}.{rng.choice(['com', 'org', 'net'])}".lower().replace("'", ""),
            "phone": lambda: rng.choice([f"({digits(3)}) {digits(3)}-{digits(4)}", f"{digits(3)}-{digits(3)}-{digits(4)}", f"{digits(3)} {digits(3)} {digits(4)}"]),
            "ein": lambda: f"{digits(2)}-{digits(7)}" if rng.random() < 0.8 else digits(9),
            "zip": lambda: digits(5) + (f"-{digits(4)}" if rng.random() < 0.2 else ""),
            "state": lambda: rng.choice(STATES),
            "country": lambda: rng.choice(COUNTRIES),
            "town": lambda: rng.choice(PLACES),
            "city": city,
            "street": street,
            "first": lambda: rng.choice(FIRST),
            "last": lambda: rng.choice(LAST),
            "initial": lambda: rng.choice("ABCDEFGHJKLMNPRST"),
            "company": company,
            "person": person,
            "year": lambda: str(rng.randint(1990, 2025)),
            "id": lambda: rng.choice([digits(rng.randint(5, 12)), f"{rng.choice('ABCDEFGHKLMNPRST')}{digits(rng.randint(5, 9))}", f"{digits(4)}-{digits(5)}"]),
            "percent": lambda: rng.choice([f"{rng.randint(1, 99)}%", f"{rng.randint(1, 99)}.{digits(1)}%", str(rng.randint(1, 100))]),
            "count": lambda: str(rng.randint(1, 60)),
            "thing": lambda: rng.choice(THINGS).capitalize(),
        }[kind]()
    ]


def clean(text):
    """What a tool tip says, without what it says to whoever fills the form in."""
    text = re.sub(r"\b(Enter|Maximum|Limit)\b[^.]*\.?", " ", text)
    text = re.sub(r"\b\d+ characters?( max\w*)?\.?", " ", text, flags=re.I)
    text = re.sub(r"\([^)]*\)", " ", text)
    parts = [part.strip(" .:;*") for part in re.split(r"[.;:]\s|\n", text)]
    parts = [part for part in parts if re.search(r"[A-Za-z]{3}", part) and not re.fullmatch(r"(section|part|form|copy|schedule|box|line)\b.{0,8}", part, re.I)]
    return ". ".join(parts[-2:]) if parts else ""


def caption_of(place, lines):
    """The print that belongs to a place: on its left, otherwise right above it."""
    x0, y0, x1, y1 = place["box"]
    middle = (y0 + y1) / 2
    left = [line for line in lines if line["y0"] < middle < line["y1"] + 2 and line["x1"] <= x0 + 4 and x0 - line["x1"] < 60]
    above = [line for line in lines if -2 <= y0 + 3 - line["y1"] < 12 and line["x0"] < min(x1, x0 + 60) and line["x1"] > x0 and line["x0"] > x0 - 12]
    inside = [line for line in lines if line["y0"] >= y0 - 1 and line["y1"] <= y0 + 0.6 * (y1 - y0) and line["x0"] >= x0 - 3 and line["x1"] <= x1 + 3]
    for some in (inside, above, left):
        if some:
            some = sorted(some, key=lambda line: (line["y0"], line["x0"]))[-2:]
            text = " ".join(line["t"] for line in some)
            text = re.sub(r"[._]{3,}.*", "", text)
            if re.search(r"[A-Za-z]{3}", text):
                return text[:160]
    return ""


def lines_of(words):
    """Words side by side, as one text."""
    lines = []
    for word in sorted(words, key=lambda word: (round(word["y1"]), word["x0"])):
        last = lines[-1] if lines else None
        high = word["y1"] - word["y0"]
        if last and abs(last["y1"] - word["y1"]) < 0.4 * high and -2 < word["x0"] - last["x1"] < 0.8 * high:
            last["t"] += " " + word["t"]
            last["x1"] = word["x1"]
        else:
            lines.append(dict(word))
    return lines


def name_of(text, rng):
    """What somebody would call the field in a template."""
    text = re.sub(r"['’]s\b", "", text, flags=re.I)
    found = [word for word in re.findall(r"[A-Za-z]+", text) if word.lower() not in SMALL and len(word) > 1]
    if not found:
        found = re.findall(r"[A-Za-z]{2,}", text)
    found = [word.lower() for word in found[: rng.choice([2, 3, 3, 4])]]
    if not found:
        return None
    if rng.random() < 0.25:
        return "_".join(found)
    return found[0] + "".join(word.capitalize() for word in found[1:])


def set_words(place, value, rng):
    """The words of a value in its box, with the luck of typewriters and scanners."""
    x0, y0, x1, y1 = place["box"]
    size = min(11, max(6.5, 0.72 * (y1 - y0) / (1 if len(value) == 1 else len(value))))
    size *= rng.uniform(0.85, 1.0)
    words = []
    for number, line in enumerate(value):
        wide = 0.5 * size * len(line)
        slack = max(0.0, x1 - x0 - wide - 4)
        left = x0 + 2 + (slack * rng.random() * 0.3 if rng.random() < 0.5 else 0)
        if place["kind_of"] in ("amount", "percent") and rng.random() < 0.6:
            left = x0 + slack
        if len(value) == 1:
            top = (y0 + y1 - size) / 2 if not place["lines"] else y0 + 2
            top = y1 - size - 1 if y1 - y0 > 2.2 * size and rng.random() < 0.6 else top
        else:
            top = y1 - (len(value) - number) * 1.15 * size
        top += rng.uniform(-1.5, 1.5)
        for text in line.split():
            right = left + 0.5 * size * len(text)
            words.append({"t": text, "x0": round(left, 1), "y0": round(top, 1), "x1": round(right, 1), "y1": round(top + size, 1)})
            left = right + 0.5 * size
    return words


def fill(form, rng):
    lines = lines_of(form["words"])
    words, fields, names = [], [], set()
    loss = rng.choice([0, 0, 0.02, 0.05])
    words += [word for word in form["words"] if rng.random() >= loss]
    filled = rng.uniform(0.4, 1.0)
    for place in form["places"]:
        if place["kind"] != "text":
            if rng.random() < 0.3:
                x0, y0, x1, y1 = place["box"]
                words.append({"t": "X", "x0": x0, "y0": y0, "x1": x1, "y1": y1})
            continue
        place["page"] = form["width"]
        told = place["told"].strip()
        said = clean(told)
        caption = caption_of(place, lines)
        meant = said or caption
        kind = tell_kind(f"{told} {caption if not said else ''}", place)
        place["kind_of"] = kind
        is_part = SKIPPED.search(told) is not None or (place["comb"] and place["comb"] <= 4) or 0 < place["longest"] <= 2
        if is_part:
            kind = "count"
        value = make_value(kind, rng) if rng.random() < filled else None
        if value:
            room = (place["box"][2] - place["box"][0]) / 5
            if max(len(line) for line in value) > 1.3 * room:
                value = None
        if value:
            words += set_words(place, value, rng)
        if is_part or not meant or len(fields) >= 40:
            continue
        if value is None and rng.random() < 0.6:
            continue
        describe = rng.random() < 0.5
        if kind == "block":
            party = re.match(r"\W*(?:[\d.A-Z]{1,3}\s+)?([A-Za-z]+)", meant)
            party = party.group(1).lower() if party else "party"
            asked = [
                (f"{party}Name", f"Name of the {party}", value and value[0]),
                (f"{party}Address", f"Address of the {party}", value and " ".join(value[1:3])),
            ]
        else:
            name = name_of(meant, rng)
            if name is None:
                continue
            asked = [(name, meant if rng.random() < 0.6 else caption or meant, value and value[0])]
        for name, description, text in asked:
            if name in names:
                names.add(name)
                fields = [field for field in fields if field["name"] != name]
                continue
            names.add(name)
            kind_of = {"amount": "number", "date": "date", "count": rng.choice(["number", "string"])}.get(kind, "string")
            if text is not None and kind_of == "number":
                text = float(text.replace("$", "").replace(",", ""))
            fields.append({"name": name, "description": description[:200] if describe else None, "type": kind_of, "value": text})
    rng.shuffle(fields)
    return {"id": form["id"], "width": form["width"], "height": form["height"], "words": words, "fields": fields[:24]}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("forms")
    parser.add_argument("out")
    parser.add_argument("--most", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    rng = random.Random(args.seed)
    with open(args.forms, encoding="utf-8") as file:
        forms = [json.loads(line) for line in file]
    # The same page in several files is one page.
    makes = defaultdict(list)
    for form in forms:
        makes[" ".join(word["t"] for word in form["words"][:60])].append(form)
    order = list(makes.values())
    rng.shuffle(order)
    done = 0
    with gzip.open(args.out, "wt", encoding="utf-8") as file:
        for turn in range(4):
            for some in order:
                if done >= args.most:
                    break
                page = fill(some[turn % len(some)], rng)
                page["id"] += f"-{turn}"
                if sum(field["value"] is not None for field in page["fields"]) >= 2:
                    file.write(json.dumps(page) + "\n")
                    done += 1
    print(f"{done} pages of {len(order)} forms")


if __name__ == "__main__":
    main()
