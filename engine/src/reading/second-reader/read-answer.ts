import type { QuestionField } from '../../model/second-reader.ts';
import { isObject } from '../../model/is-object.ts';

/** Longer texts are not values of a document. */
const MAX_CHARACTERS = 5000;
const MAX_ROWS = 1000;
/** Maximum positions that are tried as the start of an object. */
const MAX_STARTS = 50;

/**
 * Reads the values of an answer for the requested fields, by path; undefined if it contains no JSON object. Models
 * put the object into code fences, surround it with text, wrap it in another object, and write numbers as strings.
 */
export function readAnswer(
	text: string,
	fields: readonly QuestionField[],
): Record<string, unknown> | undefined {
	const plain = text.replace(/^\uFEFF/, '').replace(/<think>[\s\S]*?(?:<\/think>|$)/g, '');
	for (const candidate of listCandidates(plain)) {
		const value = parseLoosely(candidate);
		const object = Array.isArray(value) ? fromPairs(value) : value;
		if (isObject(object)) return pick(unwrap(object, fields), fields);
	}
	return undefined;
}

function* listCandidates(text: string): Generator<string> {
	yield text.trim();
	for (const [, fenced = ''] of text.matchAll(/```(?:json)?([\s\S]*?)```/gi)) {
		yield fenced.trim();
	}
	let tried = 0;
	for (let at = text.indexOf('{'); at >= 0 && tried < MAX_STARTS; tried += 1) {
		const end = endOfObject(text, at);
		if (end !== undefined) yield text.slice(at, end);
		at = text.indexOf('{', end ?? at + 1);
	}
}

/** The position after the brace that closes the one at `start`. */
function endOfObject(text: string, start: number): number | undefined {
	let depth = 0;
	let isInText = false;
	for (let i = start; i < text.length; i += 1) {
		const sign = text[i];
		if (isInText) {
			if (sign === '\\') i += 1;
			else if (sign === '"') isInText = false;
		} else if (sign === '"') isInText = true;
		else if (sign === '{') depth += 1;
		else if (sign === '}') {
			depth -= 1;
			if (depth === 0) return i + 1;
		}
	}
	return undefined;
}

/** An unterminated string extends to the end, so that nothing is scanned twice. */
const TEXT_OR_FLAW =
	// eslint-disable-next-line docsift/plain-loops -- the alternatives begin with different characters
	/("(?:[^"\\]|\\[\s\S])*\\?(?:"|$))|\b(None|True|False|NaN|undefined)\b|,(\s*[}\]])/g;
const PYTHON: Readonly<Record<string, string>> = { True: 'true', False: 'false' };

/** Parses JSON, or near-JSON with a trailing comma or Python literals. */
function parseLoosely(text: string): unknown {
	if (!text.startsWith('{') && !text.startsWith('[')) return undefined;
	const mended = text.replace(
		TEXT_OR_FLAW,
		(whole, quoted?: string, word?: string, close?: string) =>
			quoted ?? (word === undefined ? (close ?? whole) : (PYTHON[word] ?? 'null')),
	);
	for (const one of [text, mended]) {
		try {
			return JSON.parse(one) as unknown;
		} catch {
			// Not valid in this form; the next form may be.
		}
	}
	return undefined;
}

/** Converts `[{"field": "total", "value": 3}]` to `{"total": 3}`. */
function fromPairs(list: readonly unknown[]): Record<string, unknown> | undefined {
	const pairs = list.flatMap((one): [string, unknown][] => {
		if (!isObject(one) || !('value' in one)) return [];
		const name = one.field ?? one.name ?? one.path ?? one.key;
		return typeof name === 'string' ? [[name, one.value]] : [];
	});
	return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

/** The object that has the fields. In `{"result": {…}}` they are one level deeper. */
function unwrap(
	object: Record<string, unknown>,
	fields: readonly QuestionField[],
): Record<string, unknown> {
	const hasAny = (one: Record<string, unknown>) =>
		fields.some(({ path }) => find(one, path) !== undefined);
	if (hasAny(object)) return object;
	const inner = Object.values(object)
		.map((one) => (Array.isArray(one) ? fromPairs(one) : one))
		.filter(isObject);
	return inner.find(hasAny) ?? object;
}

function pick(
	object: Record<string, unknown>,
	fields: readonly QuestionField[],
): Record<string, unknown> {
	return Object.fromEntries(
		fields.flatMap((field): [string, unknown][] => {
			const value = tidy(find(object, field.path), field);
			return value === undefined ? [] : [[field.path, value]];
		}),
	);
}

/** Looks a value up by its path as one key, or along the path, ignoring case. */
function find(object: Record<string, unknown>, path: string): unknown {
	const own = keyOf(object, path);
	if (own !== undefined) return object[own];
	let inner: unknown = object;
	for (const name of path.split('.')) {
		const key = isObject(inner) ? keyOf(inner, name) : undefined;
		if (key === undefined) return undefined;
		inner = (inner as Record<string, unknown>)[key];
	}
	return inner;
}

function keyOf(object: Record<string, unknown>, name: string): string | undefined {
	if (Object.hasOwn(object, name)) return name;
	return Object.keys(object).find((key) => key.toLowerCase() === name.toLowerCase());
}

const NOTHING = /^(?:null|none|n\/?a|not (?:found|given|stated|available|specified)|unknown|-)?$/i;

function tidy(value: unknown, { type, columns = [] }: QuestionField): unknown {
	if (type !== 'array') return tidyScalar(value);
	const list = Array.isArray(value) ? value.slice(0, MAX_ROWS) : [];
	if (columns.length === 0) {
		const items = list.map(tidyScalar).filter((one) => one !== undefined);
		return items.length > 0 ? items : undefined;
	}
	const rows = list
		.filter(isObject)
		.map((row) => pick(row, columns))
		.filter((row) => Object.keys(row).length > 0);
	return rows.length > 0 ? rows : undefined;
}

function tidyScalar(value: unknown): string | number | boolean | undefined {
	if (typeof value === 'boolean') return value;
	if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
	if (isObject(value) && 'value' in value) return tidyScalar(value.value);
	if (typeof value !== 'string' || value.length > MAX_CHARACTERS) return undefined;
	const text = value.trim();
	return NOTHING.test(text) ? undefined : text;
}
