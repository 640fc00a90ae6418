import { anyOf } from '../../lexicon/any-of.ts';
import { DISTRICT_WORDS, HOUSE_NUMBERS } from '../../lexicon/terms/addresses.ts';
import { REGISTERS } from '../../lexicon/registers.ts';
import { CONTACT_LABELS } from '../../lexicon/terms/contacts.ts';
import { RECEIPT_LABELS } from '../../lexicon/terms/documents.ts';
import type { Document } from '../../document.ts';
import { isOnArticle } from '../../lists/sections/read-priced-lines.ts';
import { findCountry } from '../../values/countries.ts';
import { findPhones } from '../../values/find-formats.ts';
import { findPlace, isStreet } from '../../values/find-places.ts';
import { hasLegalForm } from '../../values/names.ts';
import type { LetterheadLine } from './read-head.ts';
import { readHead } from './read-head.ts';
import { HEAD_ADDRESS_FEATURES, toVector } from '../../models/features.ts';

export type HeadAddress = { text: string; lines: LetterheadLine[]; features: Float64Array };

const MAX_LINES = 5;
const LOOKED_AT = 16;
const CONTACT = new RegExp(String.raw`\b${anyOf(CONTACT_LABELS)}\b|@`, 'i');
/** A register by name, or a long number in brackets after a company's name. */
const REGISTER = new RegExp(String.raw`\b${anyOf(REGISTERS)}\b.*\d|\([^()\d]{0,20}\d{5}`, 'i');
const LABEL = new RegExp(String.raw`\b${anyOf(RECEIPT_LABELS)}\b`, 'i');
/** Address words that are not streets. */
const DISTRICT = new RegExp(String.raw`\b${anyOf(DISTRICT_WORDS)}\b`, 'i');

const AMOUNT_OR_DAY = /\d[.,]\d{2}(?!\d)|\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|:\d{2}/;
const HOUSE_NUMBER = new RegExp(String.raw`^(?:${anyOf(HOUSE_NUMBERS)}|\d)`, 'i');

/** Whether a text is a street with a number, so that the line above is a name. */
function isNumbered(text: string): boolean {
	return isStreet(text) && /^\D+\s\d{1,4}\s?[a-z]?$|^\d{1,4}\s?[a-z]?,?\s\p{L}/iu.test(text);
}

/** Finds runs of lines at the top that may be the sender's address. */
export function findHeadAddresses(document: Document): HeadAddress[] {
	const head = document.fact(readHead).slice(0, LOOKED_AT);
	const end = head.findIndex(({ segment }) => isOnArticle(document, segment));
	const lines = end < 0 ? head : head.slice(0, end);
	const isPlaced = lines.map(
		({ text }) => isStreet(text) || DISTRICT.test(text) || findPlace(text) !== undefined,
	);
	const found: HeadAddress[] = [];
	for (let from = 0; from < lines.length; from += 1) {
		for (let count = 1; count <= MAX_LINES && from + count <= lines.length; count += 1) {
			const run = lines.slice(from, from + count);
			const placeAt = findPlaceLine(run);
			if (!isPlaced.slice(from, from + count).some(Boolean) || isTooLong(run, placeAt)) continue;
			const text = run
				.map((line) => line.text.replace(/^[\s,;]+|(?<![\s,;])[\s,;]+$/g, ''))
				.join(', ');
			const features = toVector(HEAD_ADDRESS_FEATURES, {
				bias: 1,
				...describeRun(run, text, placeAt),
				...describePlaces(isPlaced, from, count),
				...describeBorders(lines, from, count),
			});
			found.push({ text, lines: run, features });
		}
	}
	return found;
}

/** The line of a run with postcode and town, or at least a possible postcode. */
function findPlaceLine(run: readonly LetterheadLine[]): number {
	const known = run.findLastIndex(({ text }) => findPlace(text) !== undefined);
	return known >= 0 ? known : run.findIndex(({ text }) => /\b\d{5}\b/.test(text));
}

/** Whether a run continues after the town, or includes the name above the street. */
function isTooLong(run: readonly LetterheadLine[], placeAt: number): boolean {
	if (placeAt < 0) return false;
	// Only a district, a state or a country may follow postcode and town.
	const goesBeyond = run
		.slice(placeAt + 1)
		.some(({ text }) => !DISTRICT.test(text) && !findCountry(text) && !findPlace(text));
	const [first, second] = run;
	const isName = first !== undefined && !/\d/.test(first.text) && !DISTRICT.test(first.text);
	return goesBeyond || (run.length > 2 && isName && isNumbered(second?.text ?? ''));
}

/** The number of lines of a run and their content. */
function describeRun(run: readonly LetterheadLine[], text: string, placeAt: number) {
	const count = run.length;
	const has = (isOne: (text: string) => boolean) => (run.some((line) => isOne(line.text)) ? 1 : 0);
	return {
		lines1: count === 1 ? 1 : 0,
		lines2: count === 2 ? 1 : 0,
		lines3: count === 3 ? 1 : 0,
		lines4: count === 4 ? 1 : 0,
		lines5: count === 5 ? 1 : 0,
		place: placeAt >= 0 ? 1 : 0,
		placeLast: placeAt === count - 1 ? 1 : 0,
		placeInside: placeAt >= 0 && placeAt < count - 2 ? 1 : 0,
		contact: has((one) => CONTACT.test(one) || findPhones(one).length > 0),
		nameInside: has((one) => hasLegalForm(one) || REGISTER.test(one)),
		amounts: AMOUNT_OR_DAY.test(text) ? 1 : 0,
		digitsFirst: HOUSE_NUMBER.test(run[0]?.text ?? '') ? 1 : 0,
		commas: Math.min(1, (text.match(/,/g) ?? []).length / 5),
		label: has((one) => LABEL.test(one)),
	};
}

/** Which lines in and next to a run are streets, districts or towns. */
function describePlaces(isPlaced: readonly boolean[], from: number, count: number) {
	return {
		streetFirst: isPlaced[from] ? 1 : 0,
		streets: isPlaced.slice(from, from + count).filter(Boolean).length / count,
		streetAfter: isPlaced[from + count] ? 1 : 0,
		streetBefore: isPlaced[from - 1] ? 1 : 0,
	};
}

/** The lines above and below a run. */
function describeBorders(lines: readonly LetterheadLine[], from: number, count: number) {
	const before = lines[from - 1]?.text ?? '';
	const after = lines[from + count]?.text ?? '';
	return {
		contactAfter: CONTACT.test(after) || REGISTER.test(after) || LABEL.test(after) ? 1 : 0,
		nameBefore: hasLegalForm(before) ? 1 : 0,
		registerBefore: REGISTER.test(before) ? 1 : 0,
		depth: from / LOOKED_AT,
	};
}
