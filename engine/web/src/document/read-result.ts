import type { Detail, Result } from '../api/types.ts';

/** Confidence levels: sure from the first value on, doubtful below the second. */
const SURE_FROM = 0.85;
const CHECK_FROM = 0.6;
export type Level = 'sure' | 'check' | 'doubtful';

export function levelOf(confidence: number): Level {
	if (confidence >= SURE_FROM) return 'sure';
	return confidence >= CHECK_FROM ? 'check' : 'doubtful';
}

/** Only a confidence of 1 is shown as 100%. */
export function percentOf(confidence: number): number {
	return confidence < 1 ? Math.min(99, Math.round(confidence * 100)) : 100;
}

/** The path of a value as the engine writes it: `items[0].price`. */
export function joinPath(path: string, key: string | number): string {
	if (typeof key === 'number') return `${path}[${key}]`;
	return path === '' ? key : `${path}.${key}`;
}

export function isGroup(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list that a table can show: rows without nested lists or groups. */
export function isTable(value: unknown): value is Record<string, unknown>[] {
	return (
		Array.isArray(value) &&
		value.length > 0 &&
		value.every((row) => isGroup(row) && Object.values(row).every((cell) => !isNested(cell)))
	);
}

function isNested(value: unknown): boolean {
	return typeof value === 'object' && value !== null;
}

/** The number of values of a template, and how many were found; an empty list counts as one value. */
export function countValues(value: unknown): { found: number; all: number } {
	if (Array.isArray(value)) {
		if (value.length === 0) return { found: 0, all: 1 };
		return sum(value.map(countValues));
	}
	if (isGroup(value)) return sum(Object.values(value).map(countValues));
	return { found: value === null || value === undefined ? 0 : 1, all: 1 };
}

function sum(counts: { found: number; all: number }[]): { found: number; all: number } {
	return counts.reduce(
		(left, right) => ({ found: left.found + right.found, all: left.all + right.all }),
		{ found: 0, all: 0 },
	);
}

export function indexDetails(details: readonly Detail[]): Map<string, Detail> {
	return new Map(details.map((detail) => [detail.path, detail]));
}

/** The error of a document that could not be read. */
export function readFailure(result: Result): string | undefined {
	const keys = Object.keys(result);
	return keys.length === 1 && keys[0] === 'error' && typeof result.error === 'string'
		? result.error
		: undefined;
}

/** Abbreviations that keep their capitals. */
const ABBREVIATIONS = new Set([
	'bic',
	'iban',
	'id',
	'mrz',
	'po',
	'sku',
	'ssn',
	'swift',
	'url',
	'vat',
]);

/** `invoiceNumber` → "Invoice number"; names in other styles stay unchanged. */
export function toLabel(name: string): string {
	if (!/^[a-z][A-Za-z0-9_]*$/.test(name)) return name;
	const words = name
		.replace(/_/g, ' ')
		.replace(/([a-z\d])([A-Z])/g, '$1 $2')
		.replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
		.split(' ')
		.map((word) => {
			if (ABBREVIATIONS.has(word.toLowerCase())) return word.toUpperCase();
			return /^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase();
		})
		.join(' ');
	return words.charAt(0).toUpperCase() + words.slice(1);
}
