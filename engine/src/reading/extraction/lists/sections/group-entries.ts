import { anyOf } from '../../lexicon/any-of.ts';
import { PERIOD_LABELS } from '../../lexicon/terms/times.ts';
import type { Segment } from '../../../../model/layout.ts';
import type { Document } from '../../document.ts';
import { findPeriods } from '../../values/find-periods.ts';
import type { Period } from '../../values/find-periods.ts';
import { BULLET } from '../bullet.ts';
import type { SectionLine } from './find-section.ts';
import { maxOf } from '../../../../model/extremes.ts';

/** A line of an entry that names things, with the period on it, if any. */
export type HeadLine = SectionLine & { period: PlacedPeriod | undefined };
export type PlacedPeriod = { value: Period; segment: Segment; raw: string; isSure: boolean };
/** The naming lines of an entry, and the describing lines below them. */
export type EntryLines = {
	period: PlacedPeriod | undefined;
	head: HeadLine[];
	prose: SectionLine[];
};

/** A segment with more words is prose. */
const PROSE_WORDS = 11;
/** A bullet with more words describes an entry and does not name one. */
const NAME_WORDS = 7;
/** Maximum words around a period inside a line, and beside a period at its edge. */
const [WORDS_AROUND, WORDS_BESIDE] = [10, 24];
/** Maximum naming lines above and below the line with the period. */
const [MAX_ABOVE, MAX_BELOW] = [2, 3];
/** Minimum words of a sentence that continues on the next line or is indented below an entry. */
const [WORDS_GOING_ON, WORDS_INDENTED] = [5, 3];
/** Indent, in letter heights, of lines that describe the entry above them. */
const INDENT = 0.7;
/** Gap, in letter heights, that separates entries. */
const WIDE = 1.4;
const LABEL = new RegExp(String.raw`^\W*${anyOf(PERIOD_LABELS)}\s*[:：]\s*`, 'iu');

type Told = HeadLine & { isProse: boolean; gap: number };

type Group = { head: Told[]; prose: Told[] };

/**
 * Groups the lines of a section into entries: each has a period and naming lines around it. In a section without
 * periods, an entry ends with its text, with a wide gap or, if there is neither, with its line.
 */
export function groupEntries(document: Document, lines: readonly SectionLine[]): EntryLines[] {
	const told = tellLines(document, lines);
	const groups: Group[] = [];
	for (const line of told) {
		const last = groups.at(-1);
		if (line.isProse) {
			if (last) last.prose.push(line);
		} else if (!last || last.prose.length > 0) groups.push({ head: [line], prose: [] });
		else last.head.push(line);
	}
	if (told.every(({ period }) => period === undefined)) return splitUndated(groups);
	const above = countAbove(groups.map(({ head }) => head));
	return groups.flatMap(({ head, prose }) => splitHead(head, prose, above));
}

function splitUndated(groups: readonly Group[]): EntryLines[] {
	const isTold = groups.some(({ prose }) => prose.length > 0);
	const areApart = groups.some(({ head }) => head.slice(1).some(({ gap }) => gap >= WIDE));
	return groups.flatMap(({ head, prose }) => {
		const entries: EntryLines[] = [];
		for (const line of head) {
			const last = entries.at(-1);
			const begins = !last || line.gap >= WIDE || !(isTold || areApart);
			if (begins) entries.push({ period: undefined, head: [line], prose: [] });
			else last.head.push(line);
		}
		const last = entries.at(-1);
		if (last) last.prose = prose;
		return entries.filter((entry) => entry.head.length <= MAX_ABOVE + MAX_BELOW);
	});
}

function tellLines(document: Document, lines: readonly SectionLine[]): Told[] {
	const periods = lines.map(({ segments }) => findPeriod(document, segments));
	let wasProse = false;
	let edge: number | undefined;
	return lines.map((line, i) => {
		const { segments } = line;
		const text = textOf(line);
		const goesOn = wasProse && /^\s*[\p{Ll}(]/u.test(text);
		const period = goesOn && !periods[i]?.isSure ? undefined : periods[i];
		const words = maxOf(segments.map((segment) => segment.words.length));
		const isBullet = BULLET.test(text);
		// A bullet begins an entry if the period is on the next line: "• Google | Mountain View".
		const isNamed = segments.length > 1 || words <= NAME_WORDS;
		const isAbove = periods[i + 1] !== undefined && !isInset(line, lines[i + 1]);
		const beginsEntry = isBullet && isNamed && !period && isAbove;
		const next = periods[i + 1] ? undefined : lines[i + 1];
		const isTold = isBullet || goesOn || isSentence(text, words, next) || isDescribed(line, edge);
		const isProse = period === undefined && !beginsEntry && isTold;
		if (period) edge = nameEdge(line, period);
		wasProse = isProse || segments.some((segment) => !isName(segment));
		return { ...line, period, isProse, gap: gapAbove(lines[i - 1], line) };
	});
}

/** Whether a line is a sentence, or the beginning of one that continues on the next line. */
function isSentence(text: string, words: number, next: SectionLine | undefined): boolean {
	if (words > PROSE_WORDS || /[.;]$/u.test(text)) return true;
	return words >= WORDS_GOING_ON && next !== undefined && /^\p{Ll}/u.test(textOf(next));
}

/** Whether a line is indented more than the next one. */
function isInset({ segments: [first] }: SectionLine, next: SectionLine | undefined): boolean {
	const [below] = next?.segments ?? [];
	return first !== undefined && below !== undefined && first.box.x0 > below.box.x0 + first.size / 2;
}

/** Whether a line is indented relative to the names of its entry, which share a left edge. */
function isDescribed({ segments }: SectionLine, edge: number | undefined): boolean {
	const [first, second] = segments;
	if (!first || second || edge === undefined) return false;
	return first.words.length >= WORDS_INDENTED && first.box.x0 > edge + INDENT * first.size;
}

function textOf({ segments }: SectionLine): string {
	return segments.map((segment) => segment.text).join(' ');
}

/** The left edge of the names on a line with a period; undefined if it holds nothing else. */
function nameEdge({ segments }: SectionLine, period: PlacedPeriod): number | undefined {
	const names = segments.filter(
		(segment) => segment !== period.segment || segment.text.length > period.raw.length + 2,
	);
	return names[0]?.box.x0;
}

/** Finds a period at the start or end of a segment. A year inside a sentence does not count. */
function findPeriod(document: Document, segments: readonly Segment[]): PlacedPeriod | undefined {
	const [first] = segments;
	const isBullet = BULLET.test(first?.text ?? '');
	for (const segment of [...segments].reverse()) {
		const { text } = segment;
		const words = text.split(/\s+/).length;
		if (isBullet && segments.length === 1 && words > NAME_WORDS + 4) return undefined;
		const found = findPeriods(text, document.dateOrder).find(({ start, end, parseConfidence }) => {
			const [before, after] = [text.slice(0, start).replace(LABEL, ''), text.slice(end)];
			const isEdge = !/[\p{L}\d]/u.test(before) || !/[\p{L}\d]/u.test(after);
			// A single year in a bullet or a sentence is part of the text.
			const isTold = (isBullet && segments.length === 1) || /[.;]$/u.test(text);
			if (parseConfidence < 1 && (isTold || words > PROSE_WORDS)) return false;
			return isEdge ? words <= WORDS_BESIDE : parseConfidence === 1 && words <= WORDS_AROUND;
		});
		if (!found) continue;
		const { value, start, end, parseConfidence } = found;
		return { value, segment, raw: text.slice(start, end), isSure: parseConfidence === 1 };
	}
	return undefined;
}

/** The gap in letter heights; 0 across pages. */
function gapAbove(above: SectionLine | undefined, below: SectionLine): number {
	const [last, first] = [above?.segments.at(0), below.segments[0]];
	if (!last || !first || above?.page !== below.page) return 0;
	return (first.box.y0 - last.box.y1) / Math.max(1, first.size);
}

/** Naming lines above the period, from groups with only one period. */
function countAbove(heads: readonly (readonly Told[])[]): number {
	const counts = new Map<number, number>();
	for (const head of heads) {
		const at = head.findIndex(({ period }) => period);
		if (at < 0) continue;
		const lines = Math.min(at, MAX_ABOVE);
		counts.set(lines, (counts.get(lines) ?? 0) + 1);
	}
	return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0;
}

/** Splits entries that no prose separates: each has a period and the same number of lines above it. */
function splitHead(head: readonly Told[], prose: readonly Told[], above: number): EntryLines[] {
	const anchors = head.flatMap(({ period }, i) => (period ? [i] : []));
	return anchors.flatMap((at, n) => {
		const period = head[at]?.period;
		if (!period) return [];
		const [before, next] = [anchors[n - 1], anchors[n + 1]];
		const reach = before === undefined ? MAX_ABOVE : above;
		let start = at;
		const first = before === undefined ? 0 : before + 1;
		// A wide gap separates a line from the previous ones.
		while (start > first && at - start < reach && (head[start]?.gap ?? 0) < WIDE) start -= 1;
		const end = Math.min(
			next === undefined ? head.length : Math.max(at + 1, next - above),
			at + 1 + MAX_BELOW,
		);
		const own = head.slice(start, end);
		return [
			{
				period,
				head: own.map((line) => ({ ...line, segments: line.segments.filter(isName) })),
				prose: [
					...own.map((line) => ({
						...line,
						segments: line.segments.filter((segment) => !isName(segment)),
					})),
					...(next === undefined ? prose : []),
				],
			},
		];
	});
}

/** Whether a segment is a name and not a sentence. */
function isName({ text, words }: Segment): boolean {
	return words.length <= (BULLET.test(text) ? NAME_WORDS : PROSE_WORDS + 3);
}
