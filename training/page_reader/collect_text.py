"""
Collects multilingual text from Debian for pretraining, one paragraph a line.
    apt-get update -o Acquire::Languages=de,fr,…     # package descriptions
    apt-get download libreoffice-help-de … manpages-de … tryton-modules-account …
    python collect_text.py DEBS --lists /var/lib/apt/lists --out text.txt --pairs pairs.tsv
Licences: package descriptions as the packages, LibreOffice help MPL-2.0, manual pages GPL and others, Tryton GPL-3.0. Only weights are derived from them.
"""

import argparse
import gzip
import html
import io
import random
import re
import subprocess
import tarfile
from collections import defaultdict
from pathlib import Path

# Characters of one source in one language, so that none of them outweighs the others.
MAX_CHARACTERS = 6_000_000
TAG = re.compile(r"<[^>]+>")


def open_deb(path):
    data = subprocess.run(["dpkg", "--fsys-tarfile", path], capture_output=True, check=True).stdout
    return tarfile.open(fileobj=io.BytesIO(data))


def read_descriptions(path):
    raw = subprocess.run(["lz4", "-dc", path], capture_output=True, check=True).stdout if path.suffix == ".lz4" else path.read_bytes()
    lines = []
    for line in raw.decode("utf-8", "replace").split("\n"):
        if line.startswith("Description-") and not line.startswith("Description-md5"):
            lines = [line.split(":", 1)[1].strip()]
        elif line == " ." or not line:
            if lines:
                yield " ".join(lines)
            lines = []
        elif line.startswith(" ") and not line.startswith("  "):
            lines.append(line.strip())


def read_help(tar):
    for member in tar:
        if not member.name.endswith(".html") or not member.isfile():
            continue
        page = tar.extractfile(member).read().decode("utf-8", "replace")
        for part in re.findall(r"<(?:p|h\d|td|li)\b[^>]*>(.*?)</(?:p|h\d|td|li)>", page, re.S):
            yield html.unescape(TAG.sub("", part))


def read_manuals(tar):
    for member in tar:
        if not member.name.endswith(".gz") or "/man/" not in member.name or not member.isfile():
            continue
        page = gzip.decompress(tar.extractfile(member).read()).decode("utf-8", "replace")
        lines = []
        for line in page.split("\n"):
            if line.startswith((".", "'")) or not line:
                if lines:
                    yield re.sub(r"\\f.|\\&|\\", "", " ".join(lines))
                lines = []
            else:
                lines.append(line)


def read_messages(tar):
    """Pairs of English and translated messages."""
    for member in tar:
        match = re.search(r"/locale/(\w+)\.po$", member.name)
        if not match or not member.isfile():
            continue
        text = tar.extractfile(member).read().decode("utf-8", "replace")
        for original, translated in re.findall(r'\nmsgid "([^"\n]+)"\nmsgstr "([^"\n]+)"', text):
            yield match.group(1), original, translated


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("debs", type=Path)
    parser.add_argument("--lists", type=Path, required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--pairs", required=True)
    args = parser.parse_args()
    sources = defaultdict(list)
    for path in sorted(args.lists.glob("*bookworm_main*Translation-*")):
        sources["descriptions " + path.name.split("Translation-")[1].split(".")[0]].append(lambda path=path: read_descriptions(path))
    for path in sorted(args.debs.glob("*.deb")):
        name = path.name.split("_")[0]
        if name.startswith("libreoffice-help-"):
            sources[name].append(lambda path=path: read_help(open_deb(path)))
        elif name.startswith("manpages-"):
            sources[name].append(lambda path=path: read_manuals(open_deb(path)))
    chance = random.Random(1)
    with open(args.out, "w", encoding="utf-8") as out:
        for name, readers in sources.items():
            seen = {re.sub(r"\s+", " ", text).strip() for read in readers for text in read()}
            paragraphs = sorted(text for text in seen if len(text) >= 20)
            chance.shuffle(paragraphs)
            size = 0
            for text in paragraphs:
                out.write(text[:2000] + "\n")
                size += len(text)
                if size > MAX_CHARACTERS:
                    break
            print(name, size, flush=True)
    pairs = set()
    for path in sorted(args.debs.glob("tryton-*.deb")):
        pairs.update(read_messages(open_deb(path)))
    with open(args.pairs, "w", encoding="utf-8") as out:
        for language, original, translated in sorted(pairs):
            out.write(f"{language}\t{original}\t{translated}\n")
    print(len(pairs), "pairs")


if __name__ == "__main__":
    main()
