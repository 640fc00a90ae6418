import type { Document } from '../document.ts';
import { kindOf } from '../fields/read-needs.ts';
import type { Need } from '../fields/read-needs.ts';
import type { ItemValue } from '../tables/item-value.ts';
import { parseValue } from '../values/parse-value.ts';
import type { Section, SectionLine } from './find-section.ts';

const MOST_ROWS = 200;
const MOST_LETTERS = 140;
const NUMBER = '\\d{1,6}(?:[.,]\\d{1,4})?';
const UNITS =
	'mg|µg|μg|mcg|ug|kg|g|ml|cl|l|iu|ie|i\\.e\\.|units?|einheiten|tropfen|drops?|puffs?|hub|tabs?|tablets?|tabletten?|capsules?|kapseln?|comprim[ée]s?|mmol|mval';
/** Things that a line of a list may hold, by how they are written. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
	dosage: new RegExp(
		`(?<![\\p{L}\\d])${NUMBER}\\s?(?:${UNITS}|%)(?:\\s?/\\s?(?:${NUMBER}\\s?)?\\p{L}{1,6})?(?![\\p{L}\\d])`,
		'iu',
	),
	frequency:
		/(?<![\p{L}\d])(?:\d(?:[.,]5)?(?:\s?[-–]\s?\d(?:[.,]5)?){2,3}(?!\d)|(?:once|twice|thrice|(?:one|two|three|four|\d{1,2})\s?(?:x|×|times?|mal|fois|veces|volte|vezes|keer|maal))\s?(?:an?\s|per\s|pro\s|par\s|al\s|ao\s|je\s|daily|täglich)?\s?(?:day|daily|tag|täglich|jour|día|dia|giorno|dag|week|weekly|wöchentlich|semaine|semana|settimana)?|(?:every|alle|toutes les|cada|ogni|elke|om de)\s\d{1,2}\s?\p{L}{1,8}|daily|täglich|quotidien|as needed|when needed|bei bedarf|si besoin|si precisa|al bisogno|zo nodig|prn|b\.?i\.?d\.?|t\.?i\.?d\.?|q\.?i\.?d\.?|at (?:night|bedtime)|in the (?:morning|evening)|morgens|abends|le (?:matin|soir))(?!\p{L}).*$/iu,
	range: new RegExp(
		`\\(?(?:[<>≤≥]\\s?${NUMBER}|${NUMBER}\\s?(?:[-–]|to|bis|à|a)\\s?${NUMBER})\\)?(?!\\d)`,
		'iu',
	),
	value: new RegExp(`(?<![\\p{L}\\d.,])[<>]?\\s?${NUMBER}(?![\\d.,]*\\d)`, 'u'),
	unit: /^\s*((?:\p{L}|µ|%|°|10\^?\d)[\p{L}\d/%µ^.²³*]{0,12})/u,
};
const PART_OF: Readonly<Record<string, string>> = {
	...{ dosage: 'dosage', frequency: 'frequency', referenceRange: 'range', testValue: 'value' },
	unit: 'unit',
};
const BULLET = /^\s*(?:[•●▪◦·*►▶✓‣○■–—-]|\d{1,2}[.)])\s+/u;
const SEPARATOR = /\s+[|•●·–—:]\s+|\s+-\s+|\s*[;|]\s*|:\s+|,\s+|\s*\((?=[^()]+\)\s*$)/u;

/** One object per line below a heading: what has a form of its own is cut out, the rest is text in order. */
export function readTypedLines(
	document: Document,
	{ lines }: Section,
	needs: readonly Need[],
): ItemValue[][] {
	const rows = lines.slice(0, MOST_ROWS).map((line) => readLine(document, line, needs));
	return rows.filter((row) => row.length >= Math.min(2, needs.length));
}

function readLine(
	document: Document,
	{ segments, page }: SectionLine,
	needs: readonly Need[],
): ItemValue[] {
	const [first] = segments;
	const text = segments
		.map((segment) => segment.text)
		.join(' | ')
		.replace(BULLET, '');
	if (!first || text.length > MOST_LETTERS || /[:：]$/u.test(text)) return [];
	const row: ItemValue[] = [];
	let rest = text;
	const box = { ...first.box, x1: segments.at(-1)?.box.x1 ?? first.box.x1 };
	const put = (need: Need, raw: string) => {
		const plain = raw.replace(/^[\s(|,;:–-]+|[\s)|,;:–-]+$/gu, '');
		const value = parseValue(plain, kindOf(need), document);
		if (value !== undefined) row.push({ need, value, raw: plain, box, page: page.index });
	};
	const typed = needs
		.map((need) => ({ need, part: partOf(need) }))
		.filter((one): one is { need: Need; part: string } => one.part !== undefined)
		.sort((one, other) => ORDER.indexOf(one.part) - ORDER.indexOf(other.part));
	for (const { need, part } of typed) {
		const { where, match } = findPart(rest, part);
		if (!match) continue;
		const at = where + match.index;
		put(need, match[0]);
		rest = `${rest.slice(0, at)} | ${rest.slice(at + match[0].length)}`;
	}
	const texts = needs.filter(
		(need) => partOf(need) === undefined && need.definition.type === 'string',
	);
	const parts = rest
		.split(SEPARATOR)
		.map((part) => part.replace(/\)\s*$/, '').trim())
		.filter((part) => /[\p{L}\d]/u.test(part));
	const main = parts.shift();
	const [name, ...others] = texts;
	if (!name || main === undefined || !/\p{L}{2}/u.test(main)) return [];
	put(name, main);
	for (const [i, need] of others.entries()) {
		const part = parts[i];
		if (part !== undefined) put(need, part);
	}
	return row.length === 1 && needs.length > 1 ? [] : row;
}

/** What is narrower is cut out first. */
const ORDER = ['frequency', 'range', 'dosage', 'value', 'unit'];

function partOf({ concepts, name, kind, definition }: Need): string | undefined {
	for (const concept of concepts.keys()) if (PART_OF[concept]) return PART_OF[concept];
	if (name.some(({ lemmas }) => lemmas.includes('unit')) && definition.type === 'string')
		return 'unit';
	if (name.some(({ lemmas }) => lemmas.includes('range'))) return 'range';
	return definition.type === 'number' && kind !== 'percent' ? 'value' : undefined;
}

/** Behind the place of a value that was cut out stands its unit. */
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
