import type { Document } from '../document.ts';
import { findCountry } from '../values/countries.ts';
import { findPhones } from '../values/find-formats.ts';
import { findPlace, isStreet } from '../values/find-places.ts';
import { hasLegalForm } from '../values/names.ts';
import type { HeadLine } from './read-head.ts';
import { readHead } from './read-head.ts';

export const HEAD_ADDRESS_FEATURES = [
	...([
		'bias',
		'lines1',
		'lines2',
		'lines3',
		'lines4',
		'lines5',
		'place',
		'placeLast',
		'placeInside',
	] as const),
	...([
		'streetFirst',
		'streets',
		'contact',
		'contactAfter',
		'streetAfter',
		'streetBefore',
	] as const),
	...([
		'nameBefore',
		'registerBefore',
		'nameInside',
		'depth',
		'amounts',
		'digitsFirst',
		'commas',
		'label',
	] as const),
] as const;
type HeadAddressFeature = (typeof HEAD_ADDRESS_FEATURES)[number];

export type HeadAddress = { text: string; lines: HeadLine[]; features: Float64Array };

const MOST_LINES = 5;
const LOOKED_AT = 16;
const CONTACT = /\b(?:tel|fax|phone|fon|hp|mobile|e-?mail|www|http)\b|@/i;
const REGISTER = /\b(?:co\.?|reg|gst|vat|ust|roc|abn|steuer|siret)\b.*\d|\d{5,}-[A-Z]\b|\(\d+/i;
const LABEL =
	/\b(?:invoice|receipt|date|bill|cashier|table|total|qty|tax|doc|no\s?:|rechnung|datum|kasse)\b/i;
/** Words of addresses that are no streets. */
const DISTRICT =
	/\b(?:taman|bandar|seksyen|kawasan|pusat|desa|kampung|floor|level|block|blok|lot|unit|suite|selangor|johor|kuala lumpur|malaysia|shah alam|petaling|industrial|park|centre|center|mall)\b/i;

/** A street with its number: what stands above it is a name. */
function isNumbered(text: string): boolean {
	return isStreet(text) && /^\D+\s\d{1,4}\s?[a-z]?$|^\d{1,4}\s?[a-z]?,?\s\p{L}/iu.test(text);
}

/** Runs of lines at the top of a document that may be the address of who issued it. */
export function findHeadAddresses(document: Document): HeadAddress[] {
	const lines = readHead(document).slice(0, LOOKED_AT);
	const streetLike = lines.map(
		({ text }) => isStreet(text) || DISTRICT.test(text) || findPlace(text) !== undefined,
	);
	const found: HeadAddress[] = [];
	for (let from = 0; from < lines.length; from += 1) {
		for (let count = 1; count <= MOST_LINES && from + count <= lines.length; count += 1) {
			const run = lines.slice(from, from + count);
			if (!streetLike.slice(from, from + count).some(Boolean)) continue;
			const text = run.map((line) => line.text.replace(/^[\s,;]+|[\s,;]+$/g, '')).join(', ');
			const known = run.findLastIndex((line) => findPlace(line.text) !== undefined);
			const placeAt = known >= 0 ? known : run.findIndex((line) => /\b\d{5}\b/.test(line.text));
			const [first] = run;
			// Behind the postcode and the town only a district, a state or a country may follow.
			const isBeyond = run
				.slice(placeAt + 1)
				.some(({ text: more }) => !DISTRICT.test(more) && !findCountry(more) && !findPlace(more));
			const isName = first !== undefined && !/\d/.test(first.text) && !DISTRICT.test(first.text);
			const isNamed = run.length > 2 && isName && isNumbered(run[1]?.text ?? '');
			if (placeAt >= 0 && (isBeyond || isNamed)) continue;
			const before = lines[from - 1]?.text ?? '';
			const after = lines[from + count]?.text ?? '';
			const values: Record<HeadAddressFeature, number> = {
				bias: 1,
				lines1: count === 1 ? 1 : 0,
				lines2: count === 2 ? 1 : 0,
				lines3: count === 3 ? 1 : 0,
				lines4: count === 4 ? 1 : 0,
				lines5: count === 5 ? 1 : 0,
				place: placeAt >= 0 ? 1 : 0,
				placeLast: placeAt === count - 1 ? 1 : 0,
				placeInside: placeAt >= 0 && placeAt < count - 2 ? 1 : 0,
				streetFirst: streetLike[from] ? 1 : 0,
				streets: streetLike.slice(from, from + count).filter(Boolean).length / count,
				contact: run.some((line) => CONTACT.test(line.text) || findPhones(line.text).length > 0)
					? 1
					: 0,
				contactAfter: CONTACT.test(after) || REGISTER.test(after) || LABEL.test(after) ? 1 : 0,
				streetAfter: streetLike[from + count] ? 1 : 0,
				streetBefore: streetLike[from - 1] ? 1 : 0,
				nameBefore: hasLegalForm(before) ? 1 : 0,
				registerBefore: REGISTER.test(before) ? 1 : 0,
				nameInside: run.some((line) => hasLegalForm(line.text) || REGISTER.test(line.text)) ? 1 : 0,
				depth: from / LOOKED_AT,
				amounts: /\d[.,]\d{2}(?!\d)|\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|:\d{2}/.test(text) ? 1 : 0,
				digitsFirst: first && /^(?:no|lot|unit|gf|\d)/i.test(first.text) ? 1 : 0,
				commas: Math.min(1, (text.match(/,/g) ?? []).length / 5),
				label: run.some((line) => LABEL.test(line.text)) ? 1 : 0,
			};
			found.push({
				text,
				lines: run,
				features: Float64Array.from(HEAD_ADDRESS_FEATURES, (name) => values[name]),
			});
		}
	}
	return found;
}
