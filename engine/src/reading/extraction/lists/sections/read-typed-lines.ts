import { anyOf } from '../../lexicon/any-of.ts';
import {
	COUNTS,
	DOSE_PERIODS,
	DOSE_UNITS,
	EVERY,
	ONCE,
	PER,
	RANGE_MARKS,
	TIMES,
	WHEN_TAKEN,
} from '../../lexicon/terms/health.ts';
import type { ConceptName } from '../../lexicon/concepts.ts';
import type { Document } from '../../document.ts';
import { parseFor } from '../../request/read-fields.ts';
import type { Field } from '../../request/read-fields.ts';
import type { ItemValue } from '../tables/item-value.ts';
import { BULLET } from '../bullet.ts';
import type { Section, SectionLine } from './find-section.ts';

const MAX_LETTERS = 140;
const NUMBER = '\\d{1,6}(?:[.,]\\d{1,4})?';
const UNITS = anyOf(DOSE_UNITS);
/** Patterns of typed parts of a line. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
	dosage: new RegExp(
		`(?<![\\p{L}\\d])${NUMBER}\\s?(?:${UNITS}|%)(?:\\s?/\\s?(?:${NUMBER}\\s?)?\\p{L}{1,6})?(?![\\p{L}\\d])`,
		'iu',
	),
	frequency: new RegExp(
		String.raw`(?<![\p{L}\d])(?:\d(?:[.,]5)?(?:\s?[-–]\s?\d(?:[.,]5)?){2,3}(?!\d)|(?:${anyOf(ONCE)}|(?:${anyOf(COUNTS)}|\d{1,2})\s?${anyOf(TIMES)})\s?${anyOf(PER)}?\s?${anyOf(DOSE_PERIODS)}?|${anyOf(EVERY)}\s\d{1,2}\s?\p{L}{1,8}|${anyOf(WHEN_TAKEN)})(?!\p{L}).*$`,
		'iu',
	),
	range: new RegExp(
		`\\(?(?:[<>≤≥]\\s?${NUMBER}|${NUMBER}\\s?${anyOf(RANGE_MARKS)}\\s?${NUMBER})\\)?(?!\\d)`,
		'iu',
	),
	value: new RegExp(`(?<![\\p{L}\\d.,])[<>]?\\s?${NUMBER}(?![\\d.,]*\\d)`, 'u'),
	unit: /^\s*((?:\p{L}|%|°|10\^?\d)[\p{L}\d/%µ^.²³*]{0,12})/u,
};
const PART_OF: Readonly<Partial<Record<ConceptName, string>>> = {
	dosage: 'dosage',
	frequency: 'frequency',
	referenceRange: 'range',
	testValue: 'value',
	unit: 'unit',
};
const SEPARATOR =
	/(?<!\s)\s+[|•●·–—:-]\s+|(?:(?<!\s)\s+)?[;|]\s*|:\s+|,\s+|(?:(?<!\s)\s+)?\((?=[^()]+\)\s*$)/u;

/** Reads one object per line: typed parts are cut out, the rest is text in order. */
export function readTypedLines(
	document: Document,
	{ lines }: Section,
	fields: readonly Field[],
): ItemValue[][] {
	const rows = lines.map((line) => readLine(document, line, fields));
	return rows.filter((row) => row.length >= Math.min(2, fields.length));
}

function readLine(
	document: Document,
	{ segments, page }: SectionLine,
	fields: readonly Field[],
): ItemValue[] {
	const [first] = segments;
	const text = segments
		.map((segment) => segment.text)
		.join(' | ')
		.replace(BULLET, '');
	if (!first || text.length > MAX_LETTERS || /[:：]$/u.test(text)) return [];
	const row: ItemValue[] = [];
	let rest = text;
	const box = { ...first.box, x1: segments.at(-1)?.box.x1 ?? first.box.x1 };
	const put = (field: Field, raw: string) => {
		const plain = raw.replace(/^[\s(|,;:–-]+/u, '').replace(/(?<![\s)|,;:–-])[\s)|,;:–-]+$/u, '');
		const value = parseFor(field, plain, document);
		if (value !== undefined) row.push({ field, value, raw: plain, box, page: page.index });
	};
	const typed = fields
		.map((field) => ({ field, part: partOf(field) }))
		.filter((one): one is { field: Field; part: string } => one.part !== undefined)
		.sort((one, other) => ORDER.indexOf(one.part) - ORDER.indexOf(other.part));
	for (const { field, part } of typed) {
		const { where, match } = findPart(rest, part);
		if (!match) continue;
		const at = where + match.index;
		put(field, match[0]);
		rest = `${rest.slice(0, at)} | ${rest.slice(at + match[0].length)}`;
	}
	const texts = fields.filter(
		(field) => partOf(field) === undefined && field.definition.type === 'string',
	);
	const parts = rest
		.split(SEPARATOR)
		.map((part) => part.replace(/\)\s*$/, '').trim())
		.filter((part) => /[\p{L}\d]/u.test(part));
	const main = parts.shift();
	const [name, ...others] = texts;
	if (!name || main === undefined || !/\p{L}{2}/u.test(main)) return [];
	put(name, main);
	for (const [i, field] of others.entries()) {
		const part = parts[i];
		if (part !== undefined) put(field, part);
	}
	return row.length === 1 && fields.length > 1 ? [] : row;
}

/** Narrower patterns are cut out first. */
const ORDER = ['frequency', 'range', 'dosage', 'value', 'unit'];

function partOf({ concepts, name, kind, definition }: Field): string | undefined {
	for (const concept of concepts.keys()) if (PART_OF[concept]) return PART_OF[concept];
	if (name.some(({ lemmas }) => lemmas.includes('unit')) && definition.type === 'string')
		return 'unit';
	if (name.some(({ lemmas }) => lemmas.includes('range'))) return 'range';
	return definition.type === 'number' && kind !== 'percent' ? 'value' : undefined;
}

/** Finds a part; a unit is right after the value that was cut out. */
function findPart(text: string, part: string): { where: number; match: RegExpExecArray | null } {
	const pattern = PATTERNS[part];
	if (!pattern) return { where: 0, match: null };
	if (part !== 'unit') return { where: 0, match: pattern.exec(text) };
	for (const cut of text.matchAll(/\|(?=\s)/g)) {
		const where = cut.index + cut[0].length;
		const match = pattern.exec(text.slice(where));
		if (match) return { where, match };
	}
	return { where: 0, match: null };
}
