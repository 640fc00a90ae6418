import { anyOf } from '../lexicon/any-of.ts';
import { UNFINISHED } from '../lexicon/terms/contracts.ts';
import { append } from '../../../model/append.ts';
import type { Box } from '../../../model/document.ts';
import { textOf } from '../../../model/geometry.ts';
import type { Segment } from '../../../model/layout.ts';
import type { Document } from '../document.ts';
import { lineOf, pageOf, segmentsBelow } from '../document.ts';
import { findLowerLabels } from './find-lower-labels.ts';
import { findOptions, findOptionTexts } from './find-options.ts';
import type { Option } from './find-options.ts';
import { formCellOf, isFilled, isInNextCell, joinSegments } from './read-cells.ts';
import type { FormCell } from './read-cells.ts';
import { isExplained } from '../labels/read-label.ts';
import type { Label } from '../labels/read-label.ts';
import { findConcepts } from '../lexicon/find-concepts.ts';
import { readTokens } from '../lexicon/read-words.ts';
import { ALONE } from './candidate.ts';
import type { Candidate, Surroundings } from './candidate.ts';
import { hasNoValueBeside, isLabelText, segmentToRight } from './look-around.ts';
import { isRunningText } from './running-text.ts';
import { typeRunsOf } from './type-runs.ts';
import type { TypeRun } from './type-runs.ts';

const MAX_PAIRS = 2500;
const MAX_LABEL_WORDS = 7;
/** Maximum distance of a value below its label, in letter heights. */
const FARTHEST_BELOW = 3;
const BELOW_LINES = 4;
/** Numbers of boxes on a form or card: "3", "4b", "(2)". */
const COUNTED = /^\(?\d{1,3}[a-d]?[.)]*$/u;
const LEADING = /^[\s:#.,;=*•·►▶>_–-]+/u;
const TRAILING = /(?<![\s:;,_])[\s:;,_]+$/u;

/** Finds texts with the label that may name each: after the label, to its right, or below it. */
export function findPairs(document: Document): Candidate[] {
	const pairs: Candidate[] = [];
	const lower = document.fact(findLowerLabels);
	for (const option of document.fact(findOptions)) push(pairs, pairWithQuestion(document, option));
	for (const segment of document.segments) {
		if (pairs.length >= MAX_PAIRS) break;
		const cell = formCellOf(document, segment);
		const below = lower.of.get(segment);
		if (below) push(pairs, pairAbove(document, segment, below));
		else if (lower.all.has(segment)) continue;
		else if (!cell || !isFilled(cell)) append(pairs, pairsOf(document, segment, cell));
		else if (cell.labels.at(-1) === segment) push(pairs, pairInCell(document, cell));
	}
	return pairs;
}

/** Pairs a value with the label printed below it. */
function pairAbove(document: Document, value: Segment, { text }: Segment): Candidate | undefined {
	const above = document.readLabel(text, 'start');
	return toPair(
		document,
		value,
		{ from: 0 },
		{ around: { above, aligned: true, stacked: true }, hasColon: false },
	);
}

/** Pairs the text of a ticked box with the question of its row: "Payment: [ ] cash [x] card". */
function pairWithQuestion(
	document: Document,
	{ isTicked, words, question, answer }: Option,
): Candidate | undefined {
	const [first] = words;
	if (!isTicked || !first) return undefined;
	const { segment, index: from } = first;
	const own = answer === undefined ? words.filter((one) => one.segment === segment) : [first];
	const around = question === '' ? {} : { left: document.readLabel(question, 'end') };
	return toPair(document, segment, { from, to: from + own.length }, { around, hasColon: true });
}

/** The pairs of a segment for each place where a label may end in it. */
function pairsOf(document: Document, segment: Segment, cell: FormCell | undefined): Candidate[] {
	const pairs: Candidate[] = [];
	const runs = typeRunsOf(document, segment);
	for (const [i, run] of runs.entries()) {
		const before = runs[i - 1];
		if (before) push(pairs, pairOfRuns(document, segment, before, run));
	}
	const explained = cell ? wholeOf(segment) : findExplained(segment);
	const found = explained ? [explained] : findLabelEnds(segment);
	// Where the type changes, a known phrase is part of the label: "WIFE OR HUSBAND Grace".
	const ends =
		runs.length === 1
			? found
			: found.filter(({ at, hasColon }) => hasColon || at === segment.words.length);
	for (const { at, hasColon } of ends) {
		if (!hasColon && !explained && isRunningText(document, segment)) continue;
		const text = textOf(segment.words.slice(0, at));
		const named = document.readLabel(text, explained ? 'start' : 'end');
		if (at < segment.words.length) {
			push(pairs, toPair(document, segment, { from: at }, { around: { same: named }, hasColon }));
			continue;
		}
		const label: NamedLabel = { segment, text, named, hasColon, cell };
		push(pairs, pairToRight(document, label));
		push(pairs, pairBelow(document, label));
	}
	return pairs;
}

/** Pairs words in one size of type with those before them in another. The change of type acts as a colon. */
function pairOfRuns(
	document: Document,
	segment: Segment,
	before: TypeRun,
	run: TypeRun,
): Candidate | undefined {
	const label = textOf(segment.words.slice(before.from, before.to));
	const same = document.readLabel(label, 'end');
	return toPair(document, segment, run, { around: { same }, hasColon: true });
}

/** A segment that is nothing but a label, and the text of that label. */
type NamedLabel = {
	segment: Segment;
	text: string;
	named: Label;
	hasColon: boolean;
	cell: FormCell | undefined;
};

function pairToRight(document: Document, label: NamedLabel): Candidate | undefined {
	const { segment, text, named, hasColon, cell } = label;
	const right = segmentToRight(document, segment);
	if (!right || document.fact(findOptionTexts).has(right) || !isFreeOf(document, right, cell))
		return undefined;
	const leftGap = (right.box.x0 - segment.box.x1) / Math.max(1, segment.size);
	const section = hasColon ? sectionOf(document, segment) : undefined;
	const left = section ? document.readLabel(`${section.text} ${text}`, 'end') : named;
	return toPair(document, right, { from: 0 }, { around: { left, leftGap }, hasColon });
}

function pairBelow(document: Document, label: NamedLabel): Candidate | undefined {
	const { segment, named, hasColon, cell } = label;
	const below = findBelow(document, segment);
	if (!below || document.fact(findOptionTexts).has(below) || !isFreeOf(document, below, cell))
		return undefined;
	const isNext = isInNextCell(document, segment, below);
	const gap = (below.box.y0 - segment.box.y1) / Math.max(1, segment.size);
	const around = {
		above: named,
		aboveGap: isNext ? 0 : gap,
		aligned: isNext || Math.abs(below.box.x0 - segment.box.x0) < segment.size,
		stacked: hasNoValueBeside(document, segment),
	};
	return toPair(document, below, { from: 0 }, { around, hasColon });
}

/** The head of a section, where it begins the line of its first label: "Advertiser   Name:   Acme". */
function sectionOf(document: Document, label: Segment): Segment | undefined {
	const [first, second] = lineOf(document, label)?.segments ?? [];
	if (!first || second !== label || /[:：\d]/u.test(first.text)) return undefined;
	return isLabelText(document, first.text) ? first : undefined;
}

/** Whether a value is not already claimed by the label of another cell. */
function isFreeOf(document: Document, value: Segment, own: FormCell | undefined): boolean {
	const cell = formCellOf(document, value);
	return cell === undefined || cell === own;
}

/** Pairs the label of a cell with the text that was filled in below or beside it. */
function pairInCell(document: Document, { labels, values }: FormCell): Candidate | undefined {
	const [first] = values;
	const [label] = labels;
	if (!first || !label) return undefined;
	const line = joinSegments(values.filter(({ line }) => line === first.line));
	const above = document.readLabel(textOf(labels), 'start');
	const pair = toPair(
		document,
		line,
		{ from: 0 },
		{
			around: { above, aligned: true, stacked: true },
			hasColon: /[:：]$/u.test(above.text),
		},
	);
	if (!pair || line.words.length === values.flatMap(({ words }) => words).length) return pair;
	const { text, box } = joinSegments(values);
	return { ...pair, whole: { raw: text, box } };
}

function push(pairs: Candidate[], pair: Candidate | undefined): void {
	if (pair) pairs.push(pair);
}

type LabelEnd = { at: number; hasColon: boolean };

/** Takes the whole segment as a label. */
function wholeOf({ text, words }: Segment): LabelEnd {
	return { at: words.length, hasColon: /[:：]$/u.test(text) };
}

/** The end of a label with an explanation in brackets: after the brackets and any further explanation. */
function findExplained({ text, words }: Segment): LabelEnd | undefined {
	if (!isExplained(text)) return undefined;
	const close = words.findIndex((word) => /\)[:.,;]?$/u.test(word.text));
	const isOver = close >= 0 && !text.endsWith('.');
	return {
		at: isOver ? close + 1 : words.length,
		hasColon: (words[close]?.text ?? '').endsWith('):'),
	};
}

/** The word counts after which a label may end: at a colon, after a known phrase, or at the end of the segment. */
function findLabelEnds({ words }: Segment): LabelEnd[] {
	const ends = new Map<number, boolean>();
	for (const [i, { text }] of words.slice(0, MAX_LABEL_WORDS).entries()) {
		if (/[:：]$/u.test(text) || text === ':') ends.set(i + 1, true);
	}
	const head = words.slice(0, MAX_LABEL_WORDS);
	const owners: number[] = [];
	const tokens = head.flatMap(({ text }, i) =>
		readTokens(text).map((token) => {
			owners.push(i);
			return token;
		}),
	);
	for (const { from, to } of findConcepts(tokens)) {
		const start = owners[from] ?? 0;
		const end = (owners[to - 1] ?? 0) + 1;
		// A number before the label is the number of a form's box.
		const isFirst = start === 0 || head.slice(0, start).every(({ text }) => COUNTED.test(text));
		if (isFirst && !ends.has(end)) ends.set(end, false);
	}
	if (words.length <= MAX_LABEL_WORDS && !ends.has(words.length)) ends.set(words.length, false);
	return [...ends].map(([at, hasColon]) => ({ at, hasColon }));
}

function findBelow(document: Document, segment: Segment): Segment | undefined {
	const page = pageOf(document, segment.page);
	if (!page) return undefined;
	for (const below of segmentsBelow(page, segment.line, segment.box, BELOW_LINES)) {
		const gap = (below.box.y0 - segment.box.y1) / Math.max(1, segment.size);
		const isNear = gap <= FARTHEST_BELOW || isInNextCell(document, segment, below);
		return isNear ? below : undefined;
	}
	return undefined;
}

/** Where a value ends because the next numbered label begins: "9 CLASS D 15 SEX F". */
function findNextLabel({ words }: Segment, from: number): number {
	if (from === 0 || !COUNTED.test(words[0]?.text ?? '')) return words.length;
	const next = words.findIndex(({ text }, i) => {
		const tokens = i > from && COUNTED.test(text) ? readTokens(words[i + 1]?.text ?? '') : [];
		return findConcepts(tokens).some((one) => one.to === tokens.length && one.exactness === 1);
	});
	return next < 0 ? words.length : next;
}

/** Endings of unfinished texts: "Citizens for", "Lorraine Whitcomb and". */
const OPEN_END = new RegExp(String.raw`\s${anyOf(UNFINISHED)}$`, 'iu');

/** The next line, if it is left-aligned with an unfinished text. */
function findRest(document: Document, { page, line, box, size }: Segment, x0: number) {
	const at = pageOf(document, page);
	const below = at?.lines[line + 1]?.segments.find(
		(segment) => Math.abs(segment.box.x0 - x0) < ALIGNED * size,
	);
	return below && below.box.y0 - box.y1 < TIGHT * size ? below : undefined;
}

const ALIGNED = 0.5;
const TIGHT = 1;

function toPair(
	document: Document,
	segment: Segment,
	{ from, to = findNextLabel(segment, from) }: { from: number; to?: number },
	{ around, hasColon }: { around: Partial<Surroundings>; hasColon: boolean },
): Candidate | undefined {
	const text = textOf(segment.words.slice(from, to));
	// A text that ends with a colon is itself a label.
	if (/[:：]\s*$/u.test(text)) return undefined;
	const x0 = segment.words[from]?.box.x0 ?? segment.box.x0;
	const rest = OPEN_END.test(text) ? findRest(document, segment, x0) : undefined;
	const whole = rest ? `${text} ${rest.text}` : text;
	const raw = whole.replace(LEADING, '').replace(TRAILING, '');
	if (raw === '') return undefined;
	const box: Box = { ...segment.box, x0, y1: rest?.box.y1 ?? segment.box.y1 };
	return {
		family: 'text',
		value: raw,
		raw,
		segment,
		from,
		to,
		box,
		parseConfidence: 0.5,
		checks: [],
		hasColon,
		around: { ...ALONE, ...around },
	};
}
