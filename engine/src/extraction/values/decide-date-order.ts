import { anyOf } from '../lexicon/any-of.ts';
import { US_STATES } from '../lexicon/terms/addresses.ts';
import { AMERICAN, NOT_AMERICAN, NOT_ENGLISH } from '../lexicon/terms/documents.ts';
import { fold } from '../lexicon/read-words.ts';
import { findDates } from './find-dates.ts';
import type { DateOrder } from './find-dates.ts';

/** What is looked at; the beginning of a document tells. */
const LOOKED_AT = 40_000;
const ABBREVIATED_STATES = new RegExp(String.raw`,\s${anyOf(US_STATES)}\.?\s+\d{5}\b`, 'g');
const US_MARKS = new RegExp(String.raw`\$|\b${anyOf(AMERICAN)}\b`, 'g');
const ELSEWHERE = new RegExp(String.raw`€|£|₹|\b${anyOf(NOT_AMERICAN)}\b`, 'g');
const OTHER_LANGUAGES = new RegExp(String.raw`\b${anyOf(NOT_ENGLISH)}\b`, 'g');

/**
 * Whether numeric dates put the day or the month first. A date that can only be read one way
 * decides; else the marks of the country that the document comes from do.
 */
export function decideDateOrder(text: string): DateOrder {
	const start = text.slice(0, LOOKED_AT);
	let [dmy, mdy] = [0, 0];
	for (const { value } of findDates(start, 'dmy')) {
		if (value.isAmbiguous) continue;
		if (value.order === 'dmy') dmy += 1;
		if (value.order === 'mdy') mdy += 1;
	}
	// A date between dots is never American.
	dmy += (start.match(/\b\d{1,2}\.\d{1,2}\.\d{2,4}\b/g) ?? []).length;
	if (dmy !== mdy) return dmy > mdy ? 'dmy' : 'mdy';
	const count = (pattern: RegExp, where = start) => (where.match(pattern) ?? []).length;
	const american = 2 * count(ABBREVIATED_STATES) + count(US_MARKS);
	const other = 2 * count(ELSEWHERE) + count(OTHER_LANGUAGES, fold(start));
	return american > other ? 'mdy' : 'dmy';
}
