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
import { wordsOf } from './page-lines.ts';
import { parseEntry } from './parse-entry.ts';
import type { EntryReading, EntryParse } from './parse-entry.ts';
import { findBegin, isEndLine } from './recall-rows.ts';

/** Maximum distance of the start of a first line from a taught one, in thousandths of the width. */
const ASIDE = 10;
const BESIDE = 40;
/** Maximum relative difference of the letter height of first lines. */
const SAME_SIZE = 0.12;
/** Letters larger than the largest of all entries by this factor belong to the next heading. */
const LARGER = 1.15;
/** Minimum share of the usual number of values in an entry. */
const MIN_VALUES = 0.5;
/** The same under a heading other than the taught one. */
const MIN_SURE = 0.3;
const MAX_ENTRIES = 300;
const MAX_PAGES = 4;
/** Maximum number of texts judged in one document: about 20 milliseconds. */
const MAX_JUDGED = 10_000;
/** Maximum number of lines considered on a page, which bounds the dynamic programming over them. */
const MAX_LINES = 300;

/** Entries, and whether they are under a heading other than the taught one. */
type FoundEntries = { rows: ItemValue[][]; isElsewhere: boolean };

/** Reads the entries of a list that are written as taught; undefined if there are none. */
export function recallEntries(
	document: Document,
	taught: RememberedEntries,
	alignment: Alignment,
	fieldOf: (path: string) => Field | undefined,
): FoundEntries | undefined {
	if (alignment.isLoose) return undefined;
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

/** Reads entries from the line below the taught heading, across the following pages. */
function readFrom(
	reading: EntryReading,
	start: { page: number; line: number },
	alignment: Alignment,
): EntryParse[] {
	const entries: EntryParse[] = [];
	for (const [i, page] of reading.document.pages.slice(start.page).entries()) {
		const parts = splitLines(page, i === 0 ? start.line : 0, reading, alignment);
		const found = chooseEntries(reading, page, parts[0] ?? [], alignment).entries;
		for (const one of found) entries.push(one);
		if (parts.length > 1 || found.length === 0 || entries.length >= MAX_ENTRIES) break;
	}
	return entries;
}

/** Reads the lines that fit best under another heading. Nearly all values of each entry must be there. */
function readAnywhere(reading: EntryReading, alignment: Alignment): EntryParse[] {
	let best: Chosen = { worth: 0, entries: [] };
	for (const page of reading.document.pages.slice(0, MAX_PAGES)) {
		for (const shift of new Set([alignment.dx, 0])) {
			const moved = { ...alignment, dx: shift };
			for (const part of splitLines(page, 0, reading, moved)) {
				const chosen = chooseEntries(reading, page, part, moved);
				const least = MIN_SURE * reading.taught.values * chosen.entries.length;
				if (chosen.worth > best.worth && chosen.worth >= least) best = chosen;
			}
		}
	}
	return best.entries;
}

/**
 * The lines of a page without text beside entries, divided at headings and other lines that end entries. A heading may
 * stand beside the entries, as in the middle of the page.
 */
function splitLines(
	page: PageLayout,
	from: number,
	reading: EntryReading,
	alignment: Alignment,
): Line[][] {
	const { starts, right } = reading.taught;
	const { scale: size, dx } = alignment;
	const sides = [size * minOf(starts) + dx - BESIDE, size * right + dx + BESIDE] as const;
	const parts: Line[][] = [[]];
	let count = 0;
	for (const whole of page.lines.slice(from)) {
		const [line] = cutLines(page, [whole], sides);
		if (
			isEndLine(wordsOf(line ?? whole), reading) ||
			(line && isHeading(page, line, reading, alignment))
		)
			parts.push([]);
		else if (line) {
			parts.at(-1)?.push(line);
			count += 1;
		}
		if (count >= MAX_LINES) break;
	}
	return parts;
}

function sizeOf(page: PageLayout, line: Line): number {
	return 10 * scale(page, line.segments[0]?.words[0]?.size ?? 0);
}

function isHeading(
	page: PageLayout,
	line: Line,
	{ taught }: EntryReading,
	{ scale: size }: Alignment,
): boolean {
	return sizeOf(page, line) > LARGER * Math.max(1, size) * taught.largest;
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
	// Another typeface is narrower or wider, but not always smaller or larger.
	const isTall = (one: number) => Math.abs(one - tall) <= SAME_SIZE * tall;
	if (!sizes.some((one) => isTall(one) || isTall(size * one))) return false;
	const [token] = listTokens([line]);
	return sign === undefined || (token !== undefined && isLiteral(token, sign));
}

type Chosen = { worth: number; entries: EntryParse[] };

/** Divides lines into entries so that the values fit best (dynamic programming). It may stop before the last line. */
function chooseEntries(
	reading: EntryReading,
	page: PageLayout,
	lines: readonly Line[],
	alignment: Alignment,
): Chosen {
	const { taught } = reading;
	const starts = lines.flatMap((line, i) => (isStart(page, line, taught, alignment) ? [i] : []));
	// One list of tokens per line, so that judgements are cached.
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
		// No next entry marks the end of the last entry.
		const to = Math.min(from + taught.lines, lines.length);
		for (let end = from + 1; end <= to; end += 1) consider(end, undefined);
		best[i] = own;
	}
	// Lines above the first entry may look like the start of one.
	return best.reduce((top, one) => (one.worth > top.worth ? one : top), { worth: 0, entries: [] });
}
