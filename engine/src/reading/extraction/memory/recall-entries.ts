import type { Line, PageLayout } from '../../../model/layout.ts';
import { minOf } from '../../../model/extremes.ts';
import type { Document } from '../document.ts';
import type { RememberedEntries } from '../../../model/memory.ts';
import type { ItemValue } from '../lists/tables/item-value.ts';
import type { Field } from '../request/read-fields.ts';
import type { Alignment } from './align-lesson.ts';
import { isLiteral, listTokens } from './entry-tokens.ts';
import { cutLines } from './learn-entries.ts';
import { scale } from './map-page.ts';
import { parseEntry } from './parse-entry.ts';
import type { EntryReading, EntryParse } from './parse-entry.ts';
import { findBegin, isEndLine } from './recall-rows.ts';

/** How far from its taught place a first line may begin, in thousandths of the width. */
const ASIDE = 10;
const BESIDE = 40;
/** Letters of first lines are as large as taught, but for this share. */
const SAME_SIZE = 0.12;
/** Larger letters than those of all entries are those of the next heading. */
const LARGER = 1.15;
/** The share of the usual number of values that an entry must have. */
const MIN_VALUES = 0.5;
/** The same where entries stand under another heading than was taught. */
const MIN_SURE = 0.3;
const MAX_ENTRIES = 300;
const MAX_PAGES = 4;
/** Texts that are judged in one document: about 20 milliseconds. */
const MAX_JUDGED = 10_000;
/** Lines of one page that are looked at: dynamic programming over them takes time. */
const MAX_LINES = 300;

/** Entries, and whether they stand under another heading than was taught. */
type FoundEntries = { rows: ItemValue[][]; isElsewhere: boolean };

/** The entries of a list that are written as was taught; undefined where there are none. */
export function recallEntries(
	document: Document,
	taught: RememberedEntries,
	alignment: Alignment,
	fieldOf: (path: string) => Field | undefined,
): FoundEntries | undefined {
	const fields = taught.columns.map(({ path }) => fieldOf(path));
	const work = { left: MAX_JUDGED };
	const [parsed, judged] = [new Map(), new Map()];
	const reading = { document, taught, fields, work, parsed, judged };
	const start = findBegin(document, taught, alignment);
	const found = start ? readFrom(reading, start, alignment) : [];
	const isElsewhere = found.length === 0;
	const entries = isElsewhere ? readAnywhere(reading, alignment) : found;
	if (entries.length === 0) return undefined;
	return { rows: entries.slice(0, MAX_ENTRIES).map(({ values }) => values), isElsewhere };
}

/** The entries from the line on that the words above the first one lead to, over the pages that follow. */
function readFrom(
	reading: EntryReading,
	start: { page: number; line: number },
	alignment: Alignment,
): EntryParse[] {
	const entries: EntryParse[] = [];
	for (const [i, page] of reading.document.pages.slice(start.page).entries()) {
		const lines = cutPage(page, page.lines.slice(i === 0 ? start.line : 0), reading, alignment);
		const [own = []] = splitLines(page, lines, reading, alignment);
		const found = chooseEntries(reading, page, own, alignment).entries;
		for (const one of found) entries.push(one);
		if (own.length < lines.length || found.length === 0 || entries.length >= MAX_ENTRIES) break;
	}
	return entries;
}

/** Under another heading than was taught, the lines that fit best: nearly all values of each entry must be there. */
function readAnywhere(reading: EntryReading, alignment: Alignment): EntryParse[] {
	let best: Chosen = { worth: 0, entries: [] };
	for (const page of reading.document.pages.slice(0, MAX_PAGES)) {
		for (const shift of new Set([alignment.dx, 0])) {
			const moved = { ...alignment, dx: shift };
			const lines = cutPage(page, page.lines, reading, moved);
			for (const part of splitLines(page, lines, reading, moved)) {
				const chosen = chooseEntries(reading, page, part, moved);
				const least = MIN_SURE * reading.taught.values * chosen.entries.length;
				if (chosen.worth > best.worth && chosen.worth >= least) best = chosen;
			}
		}
	}
	return best.entries;
}

/** The lines of a page without what stands beside entries. */
function cutPage(
	page: PageLayout,
	lines: readonly Line[],
	{ taught: { starts, right } }: EntryReading,
	{ scale: size, dx }: Alignment,
): Line[] {
	const sides = [size * minOf(starts) + dx - BESIDE, size * right + dx + BESIDE] as const;
	return cutLines(page, lines, sides).slice(0, MAX_LINES);
}

/** The lines between headings and other lines that end entries. */
function splitLines(
	page: PageLayout,
	lines: readonly Line[],
	reading: EntryReading,
	alignment: Alignment,
): Line[][] {
	const parts: Line[][] = [[]];
	for (const line of lines) {
		if (isEndLine(line, reading) || isHeading(page, line, reading.taught, alignment))
			parts.push([]);
		else parts.at(-1)?.push(line);
	}
	return parts;
}

function sizeOf(page: PageLayout, line: Line): number {
	return 10 * scale(page, line.segments[0]?.words[0]?.size ?? 0);
}

function isHeading(
	page: PageLayout,
	line: Line,
	taught: RememberedEntries,
	{ scale: size }: Alignment,
) {
	return sizeOf(page, line) > LARGER * size * taught.largest;
}

function isStart(
	page: PageLayout,
	line: Line,
	{ starts, sizes, sign }: RememberedEntries,
	{ scale: size, dx }: Alignment,
): boolean {
	const first = line.segments[0]?.words[0];
	if (!first) return false;
	const [x, tall] = [scale(page, first.box.x0), sizeOf(page, line)];
	if (!starts.some((at) => Math.abs(size * at + dx - x) <= ASIDE)) return false;
	if (!sizes.some((one) => Math.abs(size * one - tall) <= SAME_SIZE * tall)) return false;
	const [token] = listTokens([line]);
	return sign === undefined || (token !== undefined && isLiteral(token, sign));
}

type Chosen = { worth: number; entries: EntryParse[] };

/** Of all ways to divide lines into entries the one whose values fit best; it may end before the last line. */
function chooseEntries(
	reading: EntryReading,
	page: PageLayout,
	lines: readonly Line[],
	alignment: Alignment,
): Chosen {
	const { taught } = reading;
	const starts = lines.flatMap((line, i) => (isStart(page, line, taught, alignment) ? [i] : []));
	// One list of tokens for each line, so that what was judged once is known.
	const tokens = lines.map((line) => listTokens([line]));
	const most = 2 * taught.lines + 2;
	const best: Chosen[] = [];
	for (let i = starts.length - 1; i >= 0; i -= 1) {
		const from = starts[i] ?? 0;
		let own: Chosen = { worth: 0, entries: [] };
		const consider = (to: number, rest: Chosen | undefined) => {
			const parsed = parseEntry(reading, tokens.slice(from, to).flat(), page.index);
			if (!parsed) return;
			const worth = parsed.worth - MIN_VALUES * taught.values + (rest?.worth ?? 0);
			if (worth > own.worth) own = { worth, entries: [parsed, ...(rest?.entries ?? [])] };
		};
		for (let j = i + 1; j <= starts.length; j += 1) {
			const to = starts[j] ?? lines.length;
			if (to - from > most) break;
			consider(to, best[j]);
		}
		// The last entry ends where nothing tells its end.
		const to = Math.min(from + taught.lines, lines.length);
		for (let end = from + 1; end <= to; end += 1) consider(end, undefined);
		best[i] = own;
	}
	// Lines above the first entry may begin as entries do.
	return best.reduce((top, one) => (one.worth > top.worth ? one : top), { worth: 0, entries: [] });
}
