import type { Page } from '../../engine/src/model/document.ts';
import { unpackPages } from '../../training/corpus/document.ts';
import type { Random } from '../../training/corpus/kit/random.ts';
import { NONE_KINDS } from './families.ts';
import type { PacketDocument } from './make-documents.ts';
import { kindOfCorpus } from './templates.ts';

/** A document with a known kind. */
export type KnownDocument = {
	id: string;
	/** Documents of one family look alike. */
	family: string;
	kind: string;
	/** Whether its words come from OCR. */
	isScan: boolean;
	/** Whether its pages lay on their side or on their head when they were read. */
	isTurned?: boolean;
	pages: readonly Page[];
};

/** A document in a packet: its pages from `from` up to, not including, `to`. */
type PacketPart = { from: number; to: number; kind: string; family: string; id: string };
/** Packets are digital, scanned, or mixed. */
export const LOOKS = ['digital', 'scanned', 'mixed'] as const;
type PacketLook = (typeof LOOKS)[number];
export type Packet = { look: PacketLook; pages: Page[]; parts: PacketPart[] };

const [FEWEST, MOST] = [3, 12];
const [LOOSE, BLANK, SIBLING, LONG, NOISY, TURNED] = [0.2, 0.12, 0.25, 0.4, 0.08, 0.06];
const WANTED = 0.8;

export function toKnown(document: PacketDocument): KnownDocument {
	const { id, family, kind, look, turn } = document;
	const name = turn === undefined ? `${id} ${look}` : `${id} ${look} turned ${turn}`;
	const about = { id: name, family, kind: kindOfCorpus(kind), isScan: look === 'scan' };
	return { ...about, isTurned: turn !== undefined, pages: unpackPages(document) };
}

/** A packet: documents after one another, with blank pages and loose sheets between them. */
export function buildPacket(
	all: readonly KnownDocument[],
	wanted: ReadonlySet<string>,
	random: Random,
): Packet {
	const look = random.pick(LOOKS);
	const packet: Packet = { look, pages: [], parts: [] };
	const alike = all.filter(({ isScan }) => look === 'mixed' || isScan === (look === 'scanned'));
	const usable = alike.some(({ kind }) => wanted.has(kind)) ? alike : all;
	const [documents, turned] = [
		usable.filter(({ isTurned }) => isTurned !== true),
		usable.filter(({ isTurned, kind }) => isTurned === true && wanted.has(kind)),
	];
	const loose = documents.filter(({ family }) =>
		NONE_KINDS.has(family.slice(0, family.indexOf('/'))),
	);
	const others = documents.filter((one) => !loose.includes(one));
	const asked = others.filter(({ kind }) => wanted.has(kind));
	const rest = others.filter(({ kind }) => !wanted.has(kind));
	let last: KnownDocument | undefined;
	for (let left = random.int(FEWEST, MOST); left > 0; left -= 1) {
		let next: KnownDocument;
		if (turned.length > 0 && random.chance(TURNED)) next = pickOne(turned, random);
		else if (loose.length > 0 && random.chance(LOOSE)) next = random.pick(loose);
		else if (last && wanted.has(last.kind) && random.chance(SIBLING))
			next = makeSibling(last, random);
		else next = pickOne(rest.length === 0 || random.chance(WANTED) ? asked : rest, random);
		const pages = random.chance(NOISY)
			? next.pages.map((page) => addNoise(page, random))
			: next.pages;
		add(packet, { ...next, pages });
		if (left > 1 && random.chance(BLANK)) addBlank(packet, next);
		last = next;
	}
	return packet;
}

/** Kinds take turns, so that those with many documents do not come up most; long documents come up often. */
function pickOne(documents: readonly KnownDocument[], random: Random): KnownDocument {
	const kinds = [...new Set(documents.map(({ kind }) => kind))].sort();
	const kind = random.pick(kinds);
	const ofKind = documents.filter((one) => one.kind === kind);
	const long = ofKind.filter(({ pages }) => pages.length > 1);
	return random.pick(long.length > 0 && random.chance(LONG) ? long : ofKind);
}

function add(packet: Packet, { pages, kind, family, id }: Omit<KnownDocument, 'isScan'>): void {
	const from = packet.pages.length;
	for (const page of pages) packet.pages.push({ ...page, index: packet.pages.length });
	packet.parts.push({ from, to: packet.pages.length, kind, family, id });
}

function addBlank(packet: Packet, { pages }: KnownDocument): void {
	const [like] = pages;
	const { width = 595, height = 842 } = like ?? {};
	const page: Page = { index: 0, width, height, words: [], fields: [], source: 'ocr', rotation: 0 };
	add(packet, { id: 'blank', family: 'blank/page', kind: 'blank', pages: [page] });
}

/** The next document of the same sender to the same recipient: other numbers in the same places. */
function makeSibling(document: KnownDocument, random: Random): KnownDocument {
	const other = new Map<string, string>();
	const change = (text: string): string => {
		const known = other.get(text);
		if (known !== undefined) return known;
		const changed = text.replace(/\d/g, () => String(random.int(0, 9)));
		other.set(text, changed);
		return changed;
	};
	const pages = document.pages.map((page) => ({
		...page,
		words: page.words.map((word) => {
			const y = (word.box.y0 + word.box.y1) / 2 / page.height;
			const digits = word.text.replace(/\D/g, '').length;
			const isOfSender = y > 0.88 || word.text.length >= 12;
			return digits < 3 || isOfSender ? word : { ...word, text: change(word.text) };
		}),
	}));
	return { ...document, id: `${document.id} sibling`, pages };
}

const MISREAD: readonly (readonly [string, string])[] = [
	['m', 'rn'],
	['l', '1'],
	['e', 'c'],
	['o', '0'],
	['i', 'l'],
	['S', '5'],
	['u', 'v'],
	['ä', 'a'],
];

/** What a poor scan does to words: some are missing, some are misread. */
function addNoise(page: Page, random: Random): Page {
	const words = page.words
		.filter(() => !random.chance(0.03))
		.map((word) => {
			if (!random.chance(0.12)) return word;
			const [from, to] = random.pick(MISREAD);
			return { ...word, text: word.text.replace(from, to), confidence: 0.8 };
		});
	return { ...page, words, source: 'ocr' };
}
