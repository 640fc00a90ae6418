import type { GreyImage, Rules } from '../../../model/document.ts';
import { append } from '../../../model/append.ts';

export type RuleTolerances = {
	/** Minimum dark pixels in a row for a piece of a line. */
	leastPiece: number;
	/** The widest gap between two pieces of a line. */
	mostGap: number;
	/** Minimum length of a line, and of its longest piece: strokes of letters also form long rows. */
	leastLength: number;
	mostThickness: number;
	/** Minimum share of a line that must be dark. */
	leastInk: number;
	/** Maximum slope of a line, because scans are never quite straight. */
	mostSlope: number;
};

/** For pages of about `scale` pixels per point. */
export function ruleTolerances(scale: number): RuleTolerances {
	return {
		leastPiece: Math.max(8, 5 * scale),
		mostGap: Math.max(3, 1.5 * scale),
		leastLength: Math.max(24, 12 * scale),
		mostThickness: Math.max(4, 3 * scale),
		leastInk: 0.8,
		mostSlope: 0.012,
	};
}

const DARK = 150;
/** Rows that a scan may skip between two pieces of one line. */
const ROWS_BETWEEN = 2;
/** Bounds the work: a page of stripes is not a form. */
const MAX_PIECES = 200_000;
/** Per direction. */
const MAX_RULES = 1000;

/** Finds long horizontal and vertical lines of a picture, in its pixels. */
export function findRules({ data, width, height }: GreyImage, tolerances: RuleTolerances): Rules {
	const rows = { data, lines: height, across: width, line: width, step: 1 };
	const columns = { data, lines: width, across: height, line: 1, step: width };
	return {
		horizontal: traceRules(rows, tolerances).map(({ from, to, first, last }) => ({
			x0: from,
			y0: first,
			x1: to,
			y1: last + 1,
		})),
		vertical: traceRules(columns, tolerances).map(({ from, to, first, last }) => ({
			x0: first,
			y0: from,
			x1: last + 1,
			y1: to,
		})),
	};
}

/** A view of a picture along its rows or columns: `line` and `step` are strides in the data. */
type Direction = { data: Uint8Array; lines: number; across: number; line: number; step: number };

/** A line in progress: its ends, first and last row, and dark pixels. */
type Trace = {
	from: number;
	to: number;
	first: number;
	last: number;
	ink: number;
	/** The length of its longest piece. */
	longest: number;
};

function traceRules(reading: Direction, tolerances: RuleTolerances): Trace[] {
	const { lines } = reading;
	const { mostGap } = tolerances;
	const found: Trace[] = [];
	let open: Trace[] = [];
	let pieces = 0;
	for (let line = 0; line < lines && pieces < MAX_PIECES; line += 1) {
		for (const { from, to } of piecesOf(reading, line, tolerances)) {
			pieces += 1;
			const piece: Trace = {
				from,
				to,
				first: line,
				last: line,
				ink: to - from,
				longest: to - from,
			};
			const touches = (one: Trace) => one.from <= to + mostGap && one.to >= from - mostGap;
			const joined = open.filter(touches).reduce(join, piece);
			open = [...open.filter((one) => !touches(one)), joined];
		}
		const ended = open.filter(({ last }) => line - last >= ROWS_BETWEEN);
		if (ended.length === 0) continue;
		append(
			found,
			ended.filter((one) => isRule(one, tolerances)),
		);
		open = open.filter((one) => !ended.includes(one));
	}
	append(
		found,
		open.filter((one) => isRule(one, tolerances)),
	);
	return found.sort((a, b) => b.to - b.from - (a.to - a.from)).slice(0, MAX_RULES);
}

/** The long runs of dark pixels of a row, except those inside dark areas. */
function piecesOf(
	{ data, across, line, step }: Direction,
	at: number,
	{ leastPiece, mostThickness }: RuleTolerances,
): { from: number; to: number }[] {
	const pieces: { from: number; to: number }[] = [];
	const start = at * line;
	const past = Math.floor(mostThickness) * line;
	const isDark = (i: number) => (data[i] ?? 255) < DARK;
	const isInk = (i: number) => {
		const here = start + i * step;
		return isDark(here) && !(isDark(here - past) && isDark(here + past));
	};
	// Sample at this distance: every long enough run covers a sample, and most of a page is white.
	const stride = Math.floor(leastPiece);
	for (let i = stride - 1; i < across; i += stride) {
		if (!isInk(i)) continue;
		let [from, to] = [i, i + 1];
		while (from > 0 && isInk(from - 1)) from -= 1;
		while (to < across && isInk(to)) to += 1;
		if (to - from >= leastPiece) pieces.push({ from, to });
		i = to;
	}
	return pieces;
}

function join(one: Trace, other: Trace): Trace {
	return {
		from: Math.min(one.from, other.from),
		to: Math.max(one.to, other.to),
		first: Math.min(one.first, other.first),
		last: Math.max(one.last, other.last),
		ink: one.ink + other.ink,
		longest: Math.max(one.longest, other.longest),
	};
}

/** Whether it is long, thin where it is dark, and dark almost everywhere. */
function isRule(
	{ from, to, first, last, ink, longest }: Trace,
	tolerances: RuleTolerances,
): boolean {
	const { leastLength, leastInk, mostThickness, mostSlope } = tolerances;
	const length = to - from;
	return (
		longest >= leastLength &&
		ink >= leastInk * length &&
		ink <= mostThickness * length &&
		last - first + 1 <= mostThickness + mostSlope * length
	);
}
