import type { Block, Line, PageLayout, Segment } from '../../../model/layout.ts';
import { append } from '../../../model/append.ts';

/** Minimum lines with common columns for a table. */
const MIN_TABLE_LINES = 3;
const MIN_TABLE_COLUMNS = 2;
/** Minimum lines and line length of a column of running text. */
const MIN_PROSE_LINES = 5;
const MIN_PROSE_CHARACTERS = 25;
/** Separator of texts on one line. */
const GAP = '   ';

/** Writes a page in reading order: columns of text one after the other, tables as tables. */
export function setOutPage(page: PageLayout, withheld: ReadonlySet<number> = new Set()): string[] {
	const lines = page.lines
		.map((line) => ({ ...line, segments: line.segments.filter(({ id }) => !withheld.has(id)) }))
		.filter(({ segments }) => segments.length > 0);
	const columns = findTextColumns(page);
	const isInColumn = (segment: Segment) => columns.some(({ id }) => id === segment.block);
	const out: string[] = [];
	const written = new Set<number>();
	for (let i = 0; i < lines.length;) {
		const line = lines[i] as Line;
		const rest = line.segments.filter((segment) => !isInColumn(segment));
		if (rest.length < line.segments.length) {
			// Text columns are side by side on the page but read one after the other.
			for (const block of columns.filter(({ id }) => line.segments.some((s) => s.block === id))) {
				if (written.has(block.id)) continue;
				written.add(block.id);
				const own = block.segments.filter(({ id }) => !withheld.has(id));
				for (const { text } of own) out.push(text);
				out.push('');
			}
			if (rest.length > 0) out.push(rest.map(({ text }) => text).join(GAP));
			i += 1;
			continue;
		}
		const table = readTable(lines, i, isInColumn);
		if (table) {
			append(
				out,
				table.rows.map((cells) => `| ${cells.join(' | ')} |`),
			);
			i += table.rows.length;
		} else {
			out.push(line.segments.map(({ text }) => text).join(GAP));
			i += 1;
		}
	}
	return out;
}

/** Blocks of running text next to another one. */
function findTextColumns({ blocks }: PageLayout): Block[] {
	const prose = blocks.filter(
		({ segments }) =>
			segments.length >= MIN_PROSE_LINES &&
			segments.reduce((sum, { text }) => sum + text.length, 0) >=
				MIN_PROSE_CHARACTERS * segments.length,
	);
	return prose.filter((block) =>
		prose.some(
			(other) =>
				other !== block &&
				other.box.y0 < block.box.y1 &&
				other.box.y1 > block.box.y0 &&
				(other.box.x0 >= block.box.x1 || other.box.x1 <= block.box.x0),
		),
	);
}

type Span = { x0: number; x1: number };

/** The rows of a table that begins with a line; each has as many cells as the table has columns. */
function readTable(
	lines: readonly Line[],
	from: number,
	isInColumn: (segment: Segment) => boolean,
): { rows: string[][] } | undefined {
	let columns: Span[] = [];
	let to = from;
	for (const { segments } of lines.slice(from)) {
		if (segments.length < MIN_TABLE_COLUMNS || segments.some(isInColumn)) break;
		const joined = joinSpans([...columns, ...segments.map(({ box }) => box)]);
		// A line that spans several columns is not part of the table.
		if (joined.length < Math.max(MIN_TABLE_COLUMNS, columns.length)) break;
		if (segments.some(({ box }, i) => i > 0 && sameColumn(joined, segments[i - 1]?.box, box)))
			break;
		columns = joined;
		to += 1;
	}
	if (to - from < MIN_TABLE_LINES) return undefined;
	const rows = lines.slice(from, to).map(({ segments }) =>
		columns.map((column) =>
			segments
				.filter(({ box }) => box.x0 < column.x1 && box.x1 > column.x0)
				.map(({ text }) => text)
				.join(' '),
		),
	);
	return { rows };
}

function joinSpans(spans: readonly Span[]): Span[] {
	const joined: Span[] = [];
	for (const { x0, x1 } of spans.toSorted((a, b) => a.x0 - b.x0)) {
		const last = joined.at(-1);
		if (last && x0 < last.x1) last.x1 = Math.max(last.x1, x1);
		else joined.push({ x0, x1 });
	}
	return joined;
}

function sameColumn(columns: readonly Span[], one: Span | undefined, other: Span): boolean {
	return columns.some(
		({ x0, x1 }) =>
			one !== undefined && one.x0 >= x0 && one.x1 <= x1 && other.x0 >= x0 && other.x1 <= x1,
	);
}
