import type { Box, FormField } from '../model/document.ts';
import type { Detail, Extraction } from '../model/extraction.ts';
import type { FieldDefinition, FieldMap, TemplateSchema } from '../model/template.ts';
import { parseValue } from './values/parse-value.ts';

/** What the extraction is given: the page as segments of text, and its filled form fields. */
export type ExtractionInput = { segments: readonly TextSegment[]; fields: readonly PlacedField[] };
export type TextSegment = {
	page: number;
	line: number;
	text: string;
	words: readonly { text: string; box: Box; confidence: number }[];
	box: Box;
};
export type PlacedField = FormField & { page: number };

/** Words of a field's name that say nothing about what stands before its value on a page. */
const SILENT = new Set([
	'the',
	'of',
	'a',
	'an',
	'to',
	'as',
	'and',
	'or',
	'in',
	'on',
	'for',
	'is',
	'by',
	'which',
]);
const LEAST_MATCH = 0.6;

/**
 * The first extractor: looks for the words of a field's name on the page and takes the value of the
 * right type that stands beside or below. Fields without such a label stay empty.
 */
export function extract(input: ExtractionInput, { data }: TemplateSchema): Extraction {
	const details: Detail[] = [];
	const result = fillObject(data, [], input, details);
	return { result, details };
}

function fillObject(
	fields: FieldMap,
	path: string[],
	input: ExtractionInput,
	details: Detail[],
): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(fields).map(([name, field]) => [
			name,
			fill(field, [...path, name], input, details),
		]),
	);
}

function fill(
	field: FieldDefinition,
	path: string[],
	input: ExtractionInput,
	details: Detail[],
): unknown {
	if (field.type === 'object') return fillObject(field.properties ?? {}, path, input, details);
	if (field.type === 'array') return [];
	const found =
		findFormField(field, path, input.fields) ?? findBesideLabel(field, path, input.segments);
	if (!found) return null;
	details.push({ path: path.join('.'), ...found.detail });
	return found.value;
}

type Found = { value: unknown; detail: Omit<Detail, 'path'> };

function findFormField(
	field: FieldDefinition,
	path: string[],
	fields: readonly PlacedField[],
): Found | undefined {
	const wanted = wordsOf(path.at(-1) ?? '').join('');
	const match = fields.find(({ name }) => wordsOf(name).join('').endsWith(wanted));
	if (!match) return undefined;
	const raw = String(match.value);
	const value =
		typeof match.value === 'boolean' && field.type === 'boolean'
			? match.value
			: parseValue(raw, field);
	if (value === undefined) return undefined;
	return {
		value,
		detail: { confidence: 0.9, page: match.page + 1, box: match.box, raw, checks: [] },
	};
}

function findBesideLabel(
	field: FieldDefinition,
	path: string[],
	segments: readonly TextSegment[],
): Found | undefined {
	const labels = [wordsOf(path.at(-1) ?? ''), wordsOf(field.description ?? '')].filter(
		(words) => words.length > 0,
	);
	let best: (Found & { score: number }) | undefined;
	for (const segment of segments) {
		for (const label of labels) {
			const { share, end } = matchLabel(label, segment);
			if (share < LEAST_MATCH || share <= (best?.score ?? 0)) continue;
			for (const place of placesAfter(segment, end, segments)) {
				const value = parseValue(place.text.replace(/^[\s:#.]+/, ''), field);
				if (value === undefined) continue;
				const confidence = Math.min(0.8, share * averageConfidence(place.words));
				best = {
					score: share,
					value,
					detail: { confidence, page: place.page + 1, box: place.box, raw: place.text, checks: [] },
				};
				break;
			}
		}
	}
	return best;
}

/** How much of a label stands in a segment, and behind which word it ends. */
function matchLabel(label: string[], segment: TextSegment): { share: number; end: number } {
	let matched = 0;
	let end = 0;
	const present = segment.words.map(({ text }) => wordsOf(text).join(''));
	for (const word of label) {
		const at = present.findIndex(
			(one) => one !== '' && (one === word || (word.length > 3 && one.startsWith(word))),
		);
		if (at < 0) continue;
		matched += 1;
		end = Math.max(end, at + 1);
	}
	return { share: matched / label.length, end };
}

/** Where a value may stand: behind its label, in the next segment of the line, or right below. */
function placesAfter(
	label: TextSegment,
	end: number,
	segments: readonly TextSegment[],
): TextSegment[] {
	const rest = label.words.slice(end);
	const behind =
		rest.length > 0
			? [{ ...label, words: rest, text: rest.map(({ text }) => text).join(' ') }]
			: [];
	const beside = segments.filter(
		(one) => one.page === label.page && one.line === label.line && one.box.x0 >= label.box.x1,
	);
	const below = segments.filter(
		(one) =>
			one.page === label.page &&
			one.line > label.line &&
			one.line <= label.line + 2 &&
			one.box.x0 < label.box.x1 &&
			one.box.x1 > label.box.x0,
	);
	return [...behind, ...beside.slice(0, 1), ...below.slice(0, 1)];
}

/** `invoiceNumber`, `invoice_number` and "Invoice number:" are the same two words. */
function wordsOf(text: string): string[] {
	return text
		.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
		.toLowerCase()
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word !== '' && !SILENT.has(word));
}

function averageConfidence(words: readonly { confidence: number }[]): number {
	return words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);
}
