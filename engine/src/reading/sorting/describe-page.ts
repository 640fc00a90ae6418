import type { Page, Word } from '../../model/document.ts';
import type { Line, PageLayout, Segment } from '../../model/layout.ts';
import type { Anchor } from '../../model/memory.ts';
import type { Encoder, Meaning } from '../extraction/encoder/create-encoder.ts';
import { findConcepts } from '../extraction/lexicon/find-concepts.ts';
import { isConcept } from '../extraction/lexicon/concepts.ts';
import { SILENT_WORDS } from '../extraction/lexicon/languages.ts';
import { fold, readTokens, foldWords } from '../extraction/lexicon/read-words.ts';
import { hashWord } from '../extraction/memory/hash-words.ts';
import { layOutPages } from '../layout/lay-out-pages.ts';
import { findInflected, findTitles } from './kinds.ts';
import type { FoundTitle, TitledKind } from './kinds.ts';
import { countLanguages } from './language.ts';
import { readPageNumber } from './page-number.ts';
import type { PageNumber } from './page-number.ts';
import { readSigns } from './read-signs.ts';
import type { Sign } from './read-signs.ts';
import terms from './terms.json' with { type: 'json' };

/** The facts about a page that sorting uses. Positions are shares of the page's height and width. */
export type PageFacts = {
	width: number;
	height: number;
	source: Page['source'];
	rotation: number;
	/** It is empty, or has only a page number or a note that it is left blank. */
	isBlank: boolean;
	/** A bar code marks the start of a document: on this page, or on the next one. */
	separator: 'here' | 'after' | undefined;
	wordCount: number;
	/** All words, folded and without punctuation, separated by spaces. */
	text: string;
	number: PageNumber | undefined;
	/** How strongly the page has a title of each kind, 0 to 1. */
	titles: ReadonlyMap<TitledKind, number>;
	/** Numbers next to a title: "Invoice 4711". */
	titleNumbers: ReadonlySet<string>;
	/** How often a title of each kind occurs anywhere. */
	mentions: ReadonlyMap<TitledKind, number>;
	/** The concepts that labels of the page name, each with its probability. */
	concepts: ReadonlyMap<string, number>;
	/** The same, for labels in the upper part of the page. */
	headConcepts: ReadonlySet<string>;
	labels: readonly Meaning[];
	languages: ReadonlyMap<string, number>;
	/** Hashes of all words, and of those near the upper and lower edge. */
	words: ReadonlySet<number>;
	top: ReadonlySet<number>;
	bottom: ReadonlySet<number>;
	/** Words of its head in large letters. */
	heading: ReadonlySet<string>;
	/** Identifiers: document, account and tax numbers, e-mail and web addresses. */
	identifiers: ReadonlySet<string>;
	contacts: ReadonlySet<string>;
	/** Lines of several segments without numbers, which may be table heads. */
	heads: ReadonlySet<string>;
	/** The first and last number of rows and sections that are numbered: "3", "§ 4", "12.". */
	counts: { first: number; last: number } | undefined;
	/** The start and end of the text, without margins. */
	firstY: number;
	lastY: number;
	left: number;
	/** Usual letter height, as a share of the page's width. */
	size: number;
	/** Share of words in long lines of prose, and share of words with digits. */
	prose: number;
	digits: number;
	beginsInSentence: boolean;
	endsInSentence: boolean;
	carriesIn: boolean;
	carriesOut: boolean;
	hasMrz: boolean;
	signs: ReadonlyMap<Sign, number>;
	anchors: readonly Anchor[];
};

const [TOP_BAND, BOTTOM_BAND] = [0.16, 0.9];
const [HEAD_PART, TITLE_PART] = [0.42, 0.5];
/** Maximum labels that are encoded per page. More cost time and add nothing. */
const MAX_LABELS = 60;
const MAX_LABEL_WORDS = 5;
const MIN_QUALITY = 0.3;
const MAX_ANCHORS = 160;
/** A line with this many words is prose. */
const PROSE_WORDS = 7;
const MIN_CONFIDENCE = 0.5;

/** Creates a function that describes pages. It caches labels as long as it lives. */
export function createPageDescriber(encoder: Encoder): (page: Page) => PageFacts {
	const known = createLabelCache(encoder);
	return (page) => {
		const [layout] = layOutPages([{ ...page, index: 0 }]).pages;
		if (!layout) throw new Error('a page was given and no layout came back');
		return describe(page, layout, known);
	};
}

type LabelFacts = { meaning: Meaning; concepts: readonly { concept: string; chance: number }[] };
type LabelCache = (texts: readonly string[]) => LabelFacts[];
const MAX_CACHED = 5000;

/** Labels repeat within a file and between documents. */
function createLabelCache(encoder: Encoder): LabelCache {
	const cache = new Map<string, LabelFacts>();
	return (texts) => {
		const missing = texts.filter((text) => !cache.has(text));
		if (cache.size + missing.length > MAX_CACHED) cache.clear();
		const absent = texts.filter((text) => !cache.has(text));
		for (const [i, meaning] of encoder.encodeLabels(absent).entries())
			cache.set(absent[i] ?? '', { meaning, concepts: encoder.conceptsOfLabel(meaning) });
		return texts.flatMap((text) => cache.get(text) ?? []);
	};
}

function describe(page: Page, layout: PageLayout, known: LabelCache): PageFacts {
	const { lines, width, height } = layout;
	const segments = lines.flatMap((line) => line.segments);
	const words = segments.flatMap((segment) => segment.words);
	const yOf = ({ box }: Pick<Segment, 'box'>) => (box.y0 + box.y1) / 2 / Math.max(1, height);
	const titles = readTitles(layout, yOf);
	const labels = readLabels(segments, yOf, known);
	const number = readPageNumber(layout);
	const separator = readSeparator(page);
	const body = lines.filter((line) => !isMargin(line, layout));
	const text = fold(segments.map((segment) => segment.text).join('\n'));
	return {
		width,
		height,
		source: page.source,
		rotation: page.rotation,
		isBlank: separator === 'after' || isBlank(words, number, text),
		separator,
		wordCount: words.length,
		text: foldWords(text).join(' '),
		number,
		...titles,
		...labels,
		languages: countLanguages(words.map((word) => word.text)),
		...hashPage(words, height),
		heading: readHeading(segments, layout.size, yOf),
		...readIdentifiers(words),
		heads: readHeads(lines),
		counts: readCounts(lines),
		...measure(body.length > 0 ? body : lines, layout),
		...judgeProse(lines, words),
		...readSentences(body),
		...readCarried(segments, yOf),
		hasMrz: words.some(
			(word) =>
				word.text.length >= MIN_ZONE && /^[A-Z0-9<]+$/.test(word.text) && word.text.includes('<<'),
		),
		signs: readSigns(page, lines),
		anchors: listAnchors(words, width),
	};
}

/** The separator sheets of scanners, and the archive serial numbers that archives print on first pages. */
const [PATCH, SERIAL] = [/^PATCH ?T$/i, /^ASN\d{1,12}$/i];

function readSeparator({ codes = [] }: Page): PageFacts['separator'] {
	if (codes.some(({ text }) => PATCH.test(text.trim()))) return 'after';
	return codes.some(({ text }) => SERIAL.test(text.trim())) ? 'here' : undefined;
}

/** Minimum length of a word in a machine-readable zone. */
const MIN_ZONE = 12;

function isMargin({ box }: Line, { height }: PageLayout): boolean {
	const y = (box.y0 + box.y1) / 2 / Math.max(1, height);
	return y < 0.06 || y > 0.94;
}

/** A page with fewer letters has only specks or a number in the margin. */
const MIN_LETTERS = 9;

function isBlank(words: readonly Word[], number: PageNumber | undefined, text: string): boolean {
	const sure = words.filter((word) => word.confidence >= MIN_CONFIDENCE);
	const letters = sure.reduce((sum, word) => sum + (word.text.match(/\p{L}/gu)?.length ?? 0), 0);
	const digits = sure.reduce((sum, word) => sum + (word.text.match(/\d/g)?.length ?? 0), 0);
	if (letters < MIN_LETTERS && digits <= 3) return true;
	if (number && words.length <= 5 && letters < 2 * MIN_LETTERS) return true;
	return words.length <= 24 && terms.emptyPage.some((phrase) => text.includes(phrase));
}

/** Words that turn a title into a label: "Invoice No.", "date of order". */
const LABEL_WORDS = new Set(
	'no nr number num numero nummer date datum data fecha id ref reference total amount betrag address adresse to from your our ihre unsere due code customer'.split(
		' ',
	),
);

function readTitles(
	{ lines, size }: PageLayout,
	yOf: (segment: Segment) => number,
): Pick<PageFacts, 'titles' | 'mentions' | 'titleNumbers'> {
	const titles = new Map<TitledKind, number>();
	const mentions = new Map<TitledKind, number>();
	const titleNumbers = new Set<string>();
	const strongest = new Map<TitledKind, { strength: number; size: number }>();
	let largest = 0;
	for (const line of lines) {
		for (const segment of line.segments) {
			const words = foldWords(segment.text);
			const found = findTitles(words).filter((one) => !isReference(words, one));
			for (const kind of findInflected(words)) mentions.set(kind, (mentions.get(kind) ?? 0) + 1);
			if (found.length === 0) continue;
			for (const { text } of line.segments.flatMap((one) => one.words)) {
				const plain = fold(text).replace(/[^\p{L}\p{N}]/gu, '');
				if (yOf(segment) < TITLE_PART && /\d{3}/.test(plain) && !isDateOrAmount(text))
					titleNumbers.add(plain);
			}
			// A code such as AB-228699 belongs to no title.
			const said = segment.words
				.filter(({ text }) => !/\d/.test(text))
				.flatMap(({ text }) => foldWords(text))
				.filter((word) => !SILENT_WORDS.has(word));
			const y = yOf(segment);
			const shown = judgeProminence(line, segment, { size, y });
			for (const { kind, from, to } of found) {
				mentions.set(kind, (mentions.get(kind) ?? 0) + 1);
				const alone = standsAlone(words, said, { from, to });
				const strength = alone * shown;
				if (alone >= MIN_ALONE && y < TITLE_PART) largest = Math.max(largest, segment.size);
				if (strength > (strongest.get(kind)?.strength ?? 0))
					strongest.set(kind, { strength, size: segment.size });
			}
		}
	}
	for (const [kind, { strength, size: own }] of strongest)
		titles.set(kind, strength * Math.min(1, own / Math.max(1, largest)));
	return { titles, mentions, titleNumbers };
}

/** How much a text stands out by its letters and its place, 0 to 1. */
function judgeProminence(
	line: Line,
	{ text, size: own }: Segment,
	{ size, y }: { size: number; y: number },
): number {
	const capital = text === text.toUpperCase() ? 0.25 : 0;
	const ratio = own / Math.max(1, size) + capital;
	const isHead = line.index < HEAD_LINES && line.segments.length === 1;
	const large = Math.max(isHead ? 0.65 : 0.35, Math.min(1, 0.4 + 1.2 * (ratio - 1)));
	const placed = y < TITLE_PART * 0.7 ? 1 : y < TITLE_PART ? 0.7 : 0.3;
	return large * placed;
}

/**
 * Minimum share of a title in its text. The largest such title is the title of the page; smaller ones are
 * references.
 */
const MIN_ALONE = 0.6;

/** "Your order 4711": the recipient ordered, so the page answers an order and is not one itself. */
function isReference(words: readonly string[], { kind, from }: FoundTitle): boolean {
	return kind === 'purchase-order' && YOUR.has(words[from - 1] ?? '');
}

const YOUR: ReadonlySet<string> = new Set(terms.your);

/** The share of a text that is its title, 0 to 1. A title at the beginning names the topic of the rest. */
function standsAlone(
	words: readonly string[],
	said: readonly string[],
	{ from, to }: { from: number; to: number },
): number {
	const covered = (to - from) / Math.max(to - from, said.length);
	if (covered >= 0.99) return 1;
	if (said.length <= 3 && said.some((word) => LABEL_WORDS.has(word))) return 0.5;
	if (words.length > MAX_TITLE_WORDS) return covered ** 1.5;
	if (from === 0) return 0.8;
	// Adjectives stand before the noun: "International consignment note".
	if (to === words.length && said.length <= MAX_QUALIFIED) return 0.8;
	return Math.max(to === words.length ? 0.6 : 0.3, covered ** 1.5);
}

const MAX_TITLE_WORDS = 11;
const MAX_QUALIFIED = 3;
const HEAD_LINES = 7;

function readLabels(
	segments: readonly Segment[],
	yOf: (segment: Segment) => number,
	known: LabelCache,
): Pick<PageFacts, 'concepts' | 'headConcepts' | 'labels'> {
	const concepts = new Map<string, number>();
	const headConcepts = new Set<string>();
	const raise = (concept: string, chance: number, y: number) => {
		if (chance > (concepts.get(concept) ?? 0)) concepts.set(concept, chance);
		if (y < HEAD_PART && chance > 0.6) headConcepts.add(concept);
	};
	const texts = new Map<string, number>();
	for (const segment of segments) {
		const tokens = readTokens(labelPart(segment)).filter(({ text }) => !/\d/.test(text));
		if (tokens.length === 0 || tokens.length > MAX_LABEL_WORDS + 2) continue;
		const y = yOf(segment);
		const found = findConcepts(tokens);
		let covered = 0;
		for (const { concept, from, to, exactness } of found) {
			const share = (to - from) / tokens.length;
			covered = Math.max(covered, share);
			raise(concept, exactness * share, y);
		}
		if (covered >= 0.99 || tokens.length > MAX_LABEL_WORDS) continue;
		const text = tokens.map((token) => token.text).join(' ');
		if (text.length >= 3 && !texts.has(text) && texts.size < MAX_LABELS) texts.set(text, y);
	}
	const encoded = known([...texts.keys()]);
	const places = [...texts.values()];
	for (const [i, { concepts: likely }] of encoded.entries()) {
		for (const { concept, chance } of likely) {
			if (chance >= MIN_QUALITY && isConcept(concept)) raise(concept, 0.9 * chance, places[i] ?? 1);
		}
	}
	return { concepts, headConcepts, labels: encoded.map(({ meaning }) => meaning) };
}

/** The words of a segment before its first number or colon. */
function labelPart({ words }: Segment): string {
	const end = words.findIndex(({ text }) => /\d/.test(text));
	const label = end < 0 ? words : words.slice(0, end);
	const colon = label.findIndex(({ text }) => text.endsWith(':'));
	return (colon < 0 ? label : label.slice(0, colon + 1)).map(({ text }) => text).join(' ');
}

function hashPage(
	words: readonly Word[],
	height: number,
): Pick<PageFacts, 'words' | 'top' | 'bottom'> {
	const [all, top, bottom] = [new Set<number>(), new Set<number>(), new Set<number>()];
	for (const { text, box } of words) {
		const hash = hashWord(text);
		if (hash === undefined) continue;
		all.add(hash);
		const y = (box.y0 + box.y1) / 2 / Math.max(1, height);
		if (y < TOP_BAND) top.add(hash);
		if (y > BOTTOM_BAND) bottom.add(hash);
	}
	return { words: all, top, bottom };
}

function readHeading(
	segments: readonly Segment[],
	size: number,
	yOf: (segment: Segment) => number,
): Set<string> {
	return new Set(
		segments
			.filter((one) => yOf(one) < TITLE_PART && (one.size > 1.15 * size || one.line < 6))
			.flatMap(({ text }) => foldWords(text)),
	);
}

const CONTACT = new RegExp(
	String.raw`@|^www\.|^https?:|\.(?:${terms.domainEndings.join('|')})\b`,
	'i',
);
const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\.?$/;
const AMOUNT = /^[\d.,'’]+[.,]\d\d$/;
const MAX_AMOUNT = 24;
const MIN_DIGITS = 4;

function isDateOrAmount(text: string): boolean {
	return DATE.test(text) || AMOUNT.test(text.slice(0, MAX_AMOUNT).replace(/[^\d.,'’]/g, ''));
}

/** Numbers that belong to one document or one sender; dates and amounts are excluded. */
function readIdentifiers(words: readonly Word[]): Pick<PageFacts, 'identifiers' | 'contacts'> {
	const [identifiers, contacts] = [new Set<string>(), new Set<string>()];
	for (const { text } of words) {
		if (CONTACT.test(text)) contacts.add(fold(text).replace(/[^\p{L}\p{N}@.]/gu, ''));
		if (isDateOrAmount(text)) continue;
		const plain = fold(text).replace(/[^\p{L}\p{N}]/gu, '');
		const digits = plain.replace(/\D/g, '').length;
		if (digits >= MIN_DIGITS && !/^(?:19|20)\d\d$/.test(plain)) identifiers.add(plain);
	}
	return { identifiers, contacts };
}

/** Lines of at least three short segments without numbers. */
function readHeads(lines: readonly Line[]): Set<string> {
	return new Set(
		lines.flatMap(({ segments }) => {
			const text = segments.map((segment) => fold(segment.text)).join(' ');
			return segments.length >= 3 && text.length < 160 && !/\d{2}/.test(text) ? [text] : [];
		}),
	);
}

const COUNTED = new RegExp(
	String.raw`^(?:§\s*|${terms.article.join('|')})?(\d{1,5})(?:[.)]|$)`,
	'iu',
);
const MIN_COUNTED = 2;

/** Numbers at the start of lines that count up by one: rows of a table, sections of a contract. */
function readCounts(lines: readonly Line[]): PageFacts['counts'] {
	const numbers = lines.flatMap(({ segments }) => {
		const [first] = segments;
		const found = first && COUNTED.exec(first.text.trim());
		return found ? [Number(found[1])] : [];
	});
	let best: { first: number; last: number } | undefined;
	for (const start of new Set(numbers)) {
		let last = start;
		for (const number of numbers.slice(numbers.indexOf(start) + 1))
			if (number === last + 1) last = number;
		const length = last - start + 1;
		if (length >= MIN_COUNTED && length > (best ? best.last - best.first + 1 : 0))
			best = { first: start, last };
	}
	return best;
}

function measure(
	lines: readonly Line[],
	{ width, height, size }: PageLayout,
): Pick<PageFacts, 'firstY' | 'lastY' | 'left' | 'size'> {
	const [first, last] = [lines[0], lines.at(-1)];
	const lefts = lines.map(({ box }) => box.x0).sort((a, b) => a - b);
	return {
		firstY: (first?.box.y0 ?? 0) / Math.max(1, height),
		lastY: (last?.box.y1 ?? 0) / Math.max(1, height),
		left: (lefts[Math.floor(lefts.length / 4)] ?? 0) / Math.max(1, width),
		size: size / Math.max(1, width),
	};
}

function judgeProse(
	lines: readonly Line[],
	words: readonly Word[],
): Pick<PageFacts, 'prose' | 'digits'> {
	const inProse = lines
		.flatMap(({ segments }) => segments)
		.filter((segment) => segment.words.length >= PROSE_WORDS)
		.reduce((sum, segment) => sum + segment.words.length, 0);
	const count = Math.max(1, words.length);
	return {
		prose: inProse / count,
		digits: words.filter(({ text }) => /\d/.test(text)).length / count,
	};
}

function readSentences(
	lines: readonly Line[],
): Pick<PageFacts, 'beginsInSentence' | 'endsInSentence'> {
	const first = lines[0]?.segments[0]?.text ?? '';
	const last = lines.at(-1)?.segments.at(-1);
	return {
		beginsInSentence: /^\p{Ll}{2}/u.test(first) && /\s/.test(first),
		endsInSentence: (last?.words.length ?? 0) >= 5 && /[\p{L},;-]$/u.test(last?.text ?? ''),
	};
}

function readCarried(
	segments: readonly Segment[],
	yOf: (segment: Segment) => number,
): Pick<PageFacts, 'carriesIn' | 'carriesOut'> {
	let [carriesIn, carriesOut] = [false, false];
	for (const segment of segments) {
		if (segment.words.length > 8) continue;
		const text = foldWords(segment.text).join(' ');
		if (!CARRIED.some((phrase) => text === phrase || text.startsWith(`${phrase} `))) continue;
		if (yOf(segment) < 0.4) carriesIn = true;
		if (yOf(segment) > 0.6) carriesOut = true;
	}
	return { carriesIn, carriesOut };
}

const CARRIED = terms.carried.map((phrase) => foldWords(phrase).join(' '));

/** The words of a page by which its make is recognised, as lessons store them. */
function listAnchors(words: readonly Word[], width: number): Anchor[] {
	const anchors = new Map<number, Anchor>();
	for (const { text, box } of words) {
		const hash = hashWord(text);
		if (hash === undefined || anchors.has(hash)) continue;
		const scale = 1000 / Math.max(1, width);
		anchors.set(hash, [
			hash,
			Math.round(box.x0 * scale),
			Math.round(((box.y0 + box.y1) / 2) * scale),
		]);
		if (anchors.size >= MAX_ANCHORS) break;
	}
	return [...anchors.values()];
}
