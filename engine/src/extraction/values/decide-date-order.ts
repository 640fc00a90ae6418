import { fold } from '../lexicon/read-words.ts';
import { findDates } from './find-dates.ts';
import type { DateOrder } from './find-dates.ts';

/** What is looked at; the beginning of a document tells. */
const LOOKED_AT = 40_000;
const ABBREVIATED_STATES =
	/,\s(?:AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC)\.?\s+\d{5}\b/g;
const NOT_AMERICAN =
	/€|£|₹|\b(?:EUR|GBP|MYR|RM|INR|AUD|NZD|SGD|IBAN|VAT|GST|MwSt|USt|TVA|IVA|BTW|GmbH|Sdn|Pte|Ltd)\b/g;
const OTHER_LANGUAGES =
	/\b(?:rechnung|facture|factura|fattura|fatura|factuur|datum|und|der|les|des|della|para|het|een|kunde|montant|gesamt|betrag)\b/g;

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
	const american = 2 * count(ABBREVIATED_STATES) + count(/\$|\bUSD\b|\bZIP\b/g);
	const other = 2 * count(NOT_AMERICAN) + count(OTHER_LANGUAGES, fold(start));
	return american > other ? 'mdy' : 'dmy';
}
