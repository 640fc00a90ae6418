import type { Box, Word } from '../../../model/document.ts';
import { boxAround } from '../../../model/geometry.ts';
import type { Segment } from '../../../model/layout.ts';
import type { Fact } from '../document.ts';
import { foldWords } from '../lexicon/read-words.ts';
import { withheldSegments } from '../withhold-lines.ts';
import { toDigits } from '../../../model/look-alikes.ts';
import { editDistance } from '../../../model/text.ts';

/** Where a page prints a value. */
export type Printed = {
	page: number;
	line: number;
	/** The text before it on its line. */
	before: string;
	box: Box;
	raw: string;
	/** Its lines, if it has several. */
	lines: string[];
	/** Found only after allowing for OCR errors. */
	isMisread: boolean;
};

/** A run of letters and digits; words are made of one or more. */
type Unit = { text: string; look: string; word: Word; segment: Segment; isOcr: boolean };
type Run = { units: Unit[]; text: string; look: string; starts: number[]; looks: number[] };

/** Shorter texts must match exactly. */
const MIN_MISREAD = 5;
/** Share of letters that OCR may have misread. */
const WRONG_SHARE = 0.12;
/** Longer texts are not matched approximately. */
const MAX_MISREAD = 120;
/** Maximum places per value. */
const MAX_PLACES = 20;

/** The words of each page in two orders: by line, and by block for text that spans lines of a column. */
const runsOf: Fact<readonly Run[]> = (document) => {
	const withheld = document.fact(withheldSegments);
	return document.pages.flatMap(({ lines, blocks, source }) => {
		const byLine = lines.flatMap(({ segments }) => segments);
		const byBlock = blocks.filter(({ segments }) => segments.length > 1);
		return [byLine, ...byBlock.map(({ segments }) => segments)].map((segments) =>
			toRun(
				segments.filter(({ id }) => !withheld.has(id)),
				source === 'ocr',
			),
		);
	});
};

function toRun(segments: readonly Segment[], isOcr: boolean): Run {
	const units = segments.flatMap((segment) =>
		segment.words.flatMap((word) =>
			foldWords(word.text).map((text) => ({ text, look: lookOf(text), word, segment, isOcr })),
		),
	);
	return {
		units,
		text: units.map(({ text }) => text).join(''),
		look: units.map(({ look }) => look).join(''),
		starts: startsOf(units.map(({ text }) => text)),
		looks: startsOf(units.map(({ look }) => look)),
	};
}

/** Maps look-alike characters to one of them. */
function lookOf(text: string): string {
	return toDigits(text.replaceAll('rn', 'm').replaceAll('vv', 'w'));
}

function startsOf(texts: readonly string[]): number[] {
	let at = 0;
	return texts.map((text) => {
		const start = at;
		at += text.length;
		return start;
	});
}

/** Finds all places of a text, ignoring line breaks, spacing and punctuation. */
export const createFindWords: Fact<(text: string) => Printed[]> = (document) => {
	const runs = document.fact(runsOf);
	return (text) => {
		const wanted = foldWords(text).join('');
		if (wanted === '') return [];
		const exact = runs.flatMap((run) => findExact(run, wanted, 'text'));
		if (exact.length > 0) return tidy(exact.map((units) => toPrinted(units, false)));
		if (wanted.length < MIN_MISREAD || wanted.length > MAX_MISREAD) return [];
		const look = foldWords(text).map(lookOf).join('');
		const scanned = runs.filter(({ units }) => units[0]?.isOcr);
		const alike = scanned.flatMap((run) => findExact(run, look, 'look'));
		// Every digit of a number must match.
		const near =
			alike.length > 0 || /\d/.test(wanted) ? alike : scanned.flatMap((run) => findNear(run, look));
		return tidy(near.map((units) => toPrinted(units, true)));
	};
};

function findExact(run: Run, wanted: string, by: 'text' | 'look'): Unit[][] {
	const whole = run[by];
	const starts = by === 'text' ? run.starts : run.looks;
	const found: Unit[][] = [];
	for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1)) {
		const from = indexOf(starts, at);
		const end = at + wanted.length;
		const to = end === whole.length ? run.units.length : indexOf(starts, end);
		// A match begins and ends at word boundaries.
		if (from !== undefined && to !== undefined) found.push(run.units.slice(from, to));
		if (found.length >= MAX_PLACES) break;
	}
	return found;
}

/** Binary search in sorted starts. */
function indexOf(starts: readonly number[], wanted: number): number | undefined {
	let low = 0;
	let high = starts.length - 1;
	while (low <= high) {
		const middle = (low + high) >> 1;
		const at = starts[middle] ?? 0;
		if (at === wanted) return middle;
		if (at < wanted) low = middle + 1;
		else high = middle - 1;
	}
	return undefined;
}

/** Finds places that differ from a text by a few letters. */
function findNear({ units }: Run, wanted: string): Unit[][] {
	const most = Math.max(1, Math.floor(wanted.length * WRONG_SHARE));
	const found: Unit[][] = [];
	for (let from = 0; from < units.length && found.length < MAX_PLACES; from += 1) {
		let text = '';
		for (let to = from; to < units.length && text.length <= wanted.length + most; to += 1) {
			text += units[to]?.look ?? '';
			if (Math.abs(text.length - wanted.length) > most) continue;
			if (editDistance(text, wanted, most) > most) continue;
			found.push(units.slice(from, to + 1));
			break;
		}
	}
	return found;
}

function toPrinted(units: readonly Unit[], isMisread: boolean): Printed {
	const words = [...new Set(units.map(({ word }) => word))];
	const [first] = units as [Unit, ...Unit[]];
	const lines = [...Map.groupBy(units, ({ segment }) => segment.line).values()].map((own) =>
		[...new Set(own.map(({ word }) => word))].map(({ text }) => text).join(' '),
	);
	const { segment } = first;
	const before = segment.words.slice(0, segment.words.indexOf(first.word));
	return {
		page: segment.page,
		line: segment.line,
		before: before.map(({ text }) => text).join(' '),
		box: boxAround(words),
		raw: words.map(({ text }) => text).join(' '),
		lines,
		isMisread,
	};
}

/** Each place once, in reading order. */
function tidy(all: readonly Printed[]): Printed[] {
	const byPlace = new Map<string, Printed>();
	for (const one of all) {
		const key = `${one.page} ${one.box.x0} ${one.box.y0} ${one.box.x1} ${one.box.y1}`;
		if (!byPlace.has(key)) byPlace.set(key, one);
	}
	return [...byPlace.values()].slice(0, MAX_PLACES);
}
