import { runInSlices } from './time-slices.ts';

/** Longer arrays are serialised in groups of this size, about a millisecond each. */
const GROUP = 100;
/** Deeper objects are serialised at once. */
const MAX_DEPTH = 5;

/**
 * `JSON.stringify` that yields to other requests. Serialising a result of 20,000 rows with details at once takes half
 * a second.
 */
export function stringifyInSlices(value: unknown): Promise<string> {
	return runInSlices(write(value, 0));
}

function* write(value: unknown, depth: number): Generator<undefined, string> {
	// In a list, undefined becomes null; undefined properties were left out before.
	if (value === undefined) return 'null';
	if (!isPlain(value) || depth >= MAX_DEPTH) return JSON.stringify(value);
	return Array.isArray(value) ? yield* writeList(value, depth) : yield* writeObject(value, depth);
}

function* writeObject(value: object, depth: number): Generator<undefined, string> {
	const members: string[] = [];
	for (const [name, one] of Object.entries(value)) {
		if (one === undefined) continue;
		members.push(`${JSON.stringify(name)}:${yield* write(one, depth + 1)}`);
		yield;
	}
	return `{${members.join(',')}}`;
}

function* writeList(values: readonly unknown[], depth: number): Generator<undefined, string> {
	const parts: string[] = [];
	const isLong = values.length > GROUP;
	const step = isLong ? GROUP : 1;
	for (let from = 0; from < values.length; from += step) {
		parts.push(
			isLong
				? JSON.stringify(values.slice(from, from + step)).slice(1, -1)
				: yield* write(values[from], depth + 1),
		);
		yield;
	}
	return `[${parts.join(',')}]`;
}

/** Dates and similar objects have their own toJSON. */
function isPlain(value: unknown): value is object {
	return typeof value === 'object' && value !== null && !('toJSON' in value);
}

/** Shorter texts are parsed at once, in a millisecond or two. */
const SHORT_TEXT = 200_000;

/**
 * `JSON.parse` that yields to other requests, for a list of objects, or an object whose first member `first` is such
 * a list. All other texts, and short ones, are parsed at once.
 */
export async function parseInSlices(text: string, first: string): Promise<unknown> {
	if (text.length <= SHORT_TEXT) return JSON.parse(text);
	if (text.startsWith('[{')) {
		const { values, end } = await runInSlices(parseList(text, 1));
		return end === text.length - 1 ? values : JSON.parse(text);
	}
	const opening = `{${JSON.stringify(first)}:[`;
	if (!text.startsWith(`${opening}{`)) return JSON.parse(text);
	const { values, end } = await runInSlices(parseList(text, opening.length));
	const others = `{${text.slice(end + 1).replace(/^,/, '')}`;
	return { [first]: values, ...(JSON.parse(others) as object) };
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** The values of the list whose first value begins at `from`, and the position of its closing bracket. */
function* parseList(
	text: string,
	from: number,
): Generator<undefined, { values: unknown[]; end: number }> {
	const values: unknown[] = [];
	let begun = from;
	let count = 0;
	let depth = 0;
	let at = from;
	const take = (): void => {
		for (const value of JSON.parse(`[${text.slice(begun, at)}]`) as unknown[]) values.push(value);
	};
	for (; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		if (code === QUOTE) at = endOfText(text, at);
		else if (OPENING.has(code)) depth += 1;
		else if (CLOSING.has(code)) {
			if (depth === 0) break;
			depth -= 1;
		} else if (code === COMMA && depth === 0) {
			count += 1;
			if (count % GROUP > 0) continue;
			take();
			begun = at + 1;
			yield;
		}
	}
	take();
	return { values, end: at };
}

/** The position of the closing quotation mark of the string that begins at `from`. */
function endOfText(text: string, from: number): number {
	let at = from + 1;
	while (at < text.length && text.charCodeAt(at) !== QUOTE) {
		at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
	}
	return at;
}
