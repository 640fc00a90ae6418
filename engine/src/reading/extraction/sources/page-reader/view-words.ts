import type { PageLayout, Segment } from '../../../../model/layout.ts';
import type { Document } from '../../document.ts';
import { openValues } from '../../labelled/find-values.ts';
import type { ValueFamily } from '../../labelled/find-values.ts';
import { hasFailed } from '../../values/span.ts';

/** A word of a document as the reader sees it. */
export type SeenWord = { text: string; segment: Segment; index: number };

/** Words that the reader sees together, in reading order. */
export type View = {
	words: readonly SeenWord[];
	/** Visual features of each word, `FEATURES` numbers from 0 to 1. */
	features: Float32Array;
	/** The position of each word, in letter heights: left, right, middle. */
	places: Float32Array;
	/** The index in the view of a segment's word. */
	placeOf: (segment: Segment, index: number) => number | undefined;
};

/** Maximum words in a view. */
export const VIEW_WORDS = 512;
/** Views of a long document: the first, the likeliest and the last. */
const [FIRST_VIEWS, LIKELY_VIEWS, LAST_VIEWS] = [2, 1, 1];
const PARSED = [
	'amount',
	'date',
	'time',
	'email',
	'phone',
	'url',
	'iban',
	'vat',
	'id',
] as const satisfies ValueFamily[];
const PLAIN = 34;
export const FEATURES = PLAIN + 2 * PARSED.length;
const PLACES = 3;

/** The likelihood that a segment holds a requested value. */
export type Likelihood = ReadonlyMap<Segment, number>;

/** A view before its words are listed: segments of a page in reading order, without words before and after it. */
type Range = { page: PageLayout; segments: readonly Segment[]; from: number; count: number };

/** The words of a document, page by page: those of a block follow each other. */
export function viewWords(document: Document, likely: Likelihood): View[] {
	const ranges = chooseRanges(document.pages.flatMap(cutPage), likely);
	const parsed = markParsed(document, new Set(ranges.flatMap(({ segments }) => segments)));
	return ranges.map((range) => describeView(document, range.page, listWords(range), parsed));
}

/** Cuts a page into views of at most `VIEW_WORDS` words. A segment at a cut is in both views. */
function cutPage(page: PageLayout): Range[] {
	const ranges: (Range & { segments: Segment[] })[] = [];
	let last = { page, segments: [] as Segment[], from: 0, count: VIEW_WORDS };
	for (const segment of page.blocks.flatMap(({ segments }) => segments)) {
		const { length } = segment.words;
		for (let from = 0; from < length;) {
			if (last.count === VIEW_WORDS) ranges.push((last = { page, segments: [], from, count: 0 }));
			const taken = Math.min(length - from, VIEW_WORDS - last.count);
			last.segments.push(segment);
			last.count += taken;
			from += taken;
		}
	}
	return ranges;
}

function chooseRanges(views: readonly Range[], likely: Likelihood): readonly Range[] {
	if (views.length <= FIRST_VIEWS + LIKELY_VIEWS + LAST_VIEWS) return views;
	const weigh = ({ segments }: Range) =>
		segments.reduce((sum, one) => sum + (likely.get(one) ?? 0), 0);
	const likeliest = views
		.slice(FIRST_VIEWS, -LAST_VIEWS)
		.map((view) => ({ view, weight: weigh(view) }))
		.sort((a, b) => b.weight - a.weight)
		.slice(0, LIKELY_VIEWS)
		.map(({ view }) => view);
	return views.filter(
		(view, i) => i < FIRST_VIEWS || i >= views.length - LAST_VIEWS || likeliest.includes(view),
	);
}

function listWords({ segments, from, count }: Range): SeenWord[] {
	return segments
		.flatMap((segment) => segment.words.map(({ text }, index) => ({ text, segment, index })))
		.slice(from, from + count);
}

/** By segment and word: the parsers whose values begin or continue there. */
type Parsed = ReadonlyMap<Segment, Uint32Array>;

function markParsed(document: Document, segments: ReadonlySet<Segment>): Parsed {
	const marks = new Map<Segment, Uint32Array>();
	const valuesOf = document.fact(openValues);
	for (const [i, family] of PARSED.entries()) {
		const valuesIn = valuesOf(family);
		for (const segment of segments) {
			for (const { from, to, checks } of valuesIn(segment)) {
				// The model was trained on account numbers with a correct checksum.
				if (family === 'iban' && hasFailed(checks)) continue;
				let known = marks.get(segment);
				if (!known) marks.set(segment, (known = new Uint32Array(segment.words.length)));
				for (let at = from; at < to; at += 1)
					known[at] = (known[at] ?? 0) | (1 << (2 * i + Number(at > from)));
			}
		}
	}
	return marks;
}

function describeView(
	{ pages }: Document,
	page: PageLayout,
	words: readonly SeenWord[],
	parsed: Parsed,
): View {
	const features = new Float32Array(words.length * FEATURES);
	const places = new Float32Array(words.length * PLACES);
	const unit = Math.max(1, page.size);
	const isFirst = page === pages[0];
	const isLast = page === pages.at(-1);
	for (let i = 0; i < words.length; i += 1) {
		const word = words[i];
		if (!word) continue;
		const { text, segment, index } = word;
		const { box, size } = segment.words[index] ?? { box: segment.box, size: segment.size };
		places[i * PLACES] = box.x0 / unit;
		places[i * PLACES + 1] = box.x1 / unit;
		places[i * PLACES + 2] = (box.y0 + box.y1) / 2 / unit;
		const line = page.lines[segment.line]?.segments ?? [];
		const block = words[i - 1]?.segment;
		const told = [
			Number(index === 0),
			Number(index === segment.words.length - 1),
			Number(line[0] === segment),
			Number(line.at(-1) === segment),
			Number(block?.block !== segment.block),
			Number(/[:：]$/u.test(text)),
			share(text, /\p{Nd}/gu),
			share(text, /\p{Lu}/gu),
			share(text, /\p{L}/gu),
			Number(/^\p{Lu}/u.test(text)),
			text.length / 16,
			Number(/\p{Sc}/u.test(text)),
			Number(text.includes('%')),
			Number(text.includes('@')),
			Number(text.includes('/')),
			Number(text.includes('-')),
			Number(/\S\.\S/u.test(text)),
			Number(/\S,\S/u.test(text)),
			Number(text.endsWith(',')),
			Number(text.endsWith('.')),
			Number(/[()[\]]/u.test(text)),
			Number(/^\D*(?:1[5-9]|20)\d\d\D*$/u.test(text)),
			Number(/^\p{L}\.$/u.test(text)),
			size / unit / 3,
			box.x0 / Math.max(1, page.width),
			box.x1 / Math.max(1, page.width),
			box.y0 / Math.max(1, page.height),
			segment.words.length / 16,
			line.length / 6,
			Number(isFirst),
			Number(isLast),
			Number(page.source === 'ocr'),
			Number(segment.cell !== undefined),
			segment.line / 60,
		];
		for (let j = 0; j < PLAIN; j += 1)
			features[i * FEATURES + j] = Math.max(0, Math.min(1, told[j] ?? 0));
		const marks = parsed.get(segment)?.[index] ?? 0;
		for (let j = 0; j < 2 * PARSED.length; j += 1)
			features[i * FEATURES + PLAIN + j] = (marks >> j) & 1;
	}
	return { words, features, places, placeOf: createPlaceOf(words) };
}

/** The words of a segment follow each other. */
function createPlaceOf(words: readonly SeenWord[]): View['placeOf'] {
	const firsts = new Map<Segment, number>();
	for (const [i, { segment }] of words.entries()) if (!firsts.has(segment)) firsts.set(segment, i);
	return (segment, index) => {
		const first = firsts.get(segment);
		if (first === undefined) return undefined;
		const at = first + index - (words[first]?.index ?? 0);
		return words[at]?.segment === segment ? at : undefined;
	};
}

function share(text: string, signs: RegExp): number {
	return (text.match(signs)?.length ?? 0) / Math.max(1, text.length);
}
