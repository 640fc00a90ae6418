import type { Lemma } from '../lexicon/words.ts';
import type { Category } from '../../../model/template.ts';
import { findSums } from '../lists/sections/read-priced-lines.ts';
import type { Document } from '../document.ts';
import { readTokens } from '../lexicon/read-words.ts';

/** Lemmas that indicate a category, with weights. */
const SIGNS: Readonly<
	Record<Exclude<Category, 'CUSTOM'>, Readonly<Partial<Record<Lemma, number>>>>
> = {
	INVOICE: {
		invoice: 3,
		due: 1,
		tax: 1,
		net: 1,
		total: 1,
		buyer: 1,
		iban: 1,
		quantity: 1,
		vatid: 1,
		credit: 0.5,
	},
	RECEIPT: {
		receipt: 3,
		cash: 2,
		change: 2,
		cashier: 2,
		total: 1,
		tax: 0.5,
		rounding: 2,
		subtotal: 1,
		shop: 1,
		tip: 2,
	},
	ID_DOCUMENT: {
		passport: 4,
		nationality: 3,
		birth: 2,
		expiry: 1.5,
		surname: 2,
		given: 1.5,
		sex: 1.5,
		holder: 1,
		licence: 2,
	},
	CONTRACT: {
		contract: 3,
		party: 3,
		law: 2,
		jurisdiction: 2,
		notice: 1,
		effective: 1,
		landlord: 3,
		tenant: 3,
		renewal: 1,
	},
	MEDICAL_RECORD: {
		patient: 4,
		diagnosis: 3,
		medication: 2,
		doctor: 2,
		hospital: 2,
		allergy: 2,
		admission: 1,
		discharge: 1,
		dose: 2,
		symptom: 1,
	},
	RESUME: {
		experience: 3,
		education: 3,
		skill: 3,
		language: 1.5,
		summary: 1.5,
		degree: 1,
		school: 1,
	},
};
const MIN_SIGNS = 5;
/** Maximum segments examined. */
const LOOKED_AT_SEGMENTS = 600;
const TITLE_FACTOR = 2;
/** Number of first lines that may hold the heading of the document. */
const TITLE_LINES = 6;
const MRZ = /[A-Z0-9<]{28,44}/;

/** Guesses the category of a document by its words. */
export function guessCategory(document: Document): Category {
	const seen = new Map<Lemma, number>();
	for (const segment of document.segments.slice(0, LOOKED_AT_SEGMENTS)) {
		const usual = document.pages[segment.page]?.size ?? 10;
		const isTitle = segment.line < TITLE_LINES || segment.size > 1.3 * usual;
		const isShort = segment.words.length <= 6;
		for (const { lemmas } of readTokens(segment.text)) {
			for (const lemma of lemmas) {
				// A word in a heading or label counts more than one in prose.
				const weight = isTitle && isShort ? TITLE_FACTOR : isShort ? 1 : 0.5;
				seen.set(lemma, Math.max(seen.get(lemma) ?? 0, weight));
			}
		}
	}
	let best: Category = 'CUSTOM';
	let most = MIN_SIGNS;
	for (const [category, signs] of Object.entries(SIGNS)) {
		let score = (Object.entries(signs) as [Lemma, number][]).reduce(
			(sum, [lemma, weight]) => sum + weight * (seen.get(lemma) ?? 0),
			0,
		);
		if (
			category === 'ID_DOCUMENT' &&
			MRZ.test(document.text.replace(/ /g, '')) &&
			document.text.includes('<<')
		)
			score += 10;
		// Articles that add up to a total, without the word "invoice", indicate a receipt.
		if (category === 'RECEIPT' && !seen.has('invoice') && findSums(document).length > 0) score += 4;
		if (score > most) [best, most] = [category as Category, score];
	}
	return best;
}
