import type { Document } from '../document.ts';
import type { Party } from '../fields/read-needs.ts';
import { fold } from '../lexicon/read-words.ts';
import { hasLegalForm } from '../values/names.ts';
import { partyOfLabel } from './find-address-blocks.ts';
import type { AddressBlock } from './find-address-blocks.ts';

export const PARTY_FEATURES = [
	...([
		'bias',
		'labelled',
		'labelledOther',
		'oneLine',
		'footer',
		'top',
		'window',
		'right',
	] as const),
	...([
		'contact',
		'register',
		'legalForm',
		'repeated',
		'first',
		'large',
		'complete',
		'firstPage',
	] as const),
] as const;
export type PartyFeature = (typeof PARTY_FEATURES)[number];

const CONTACT = /@|www\.|https?:|\btel|\bfon\b|\bphone|\bfax/i;
const REGISTER =
	/\b(?:vat|ust|tva|siret|siren|rcs|hrb|iban|bic|steuer|kvk|btw|nif|cif|p\.?\s?iva|gst|reg|abn|uid)\b/i;
const NEAR_LINES = 6;

/** How an address looks as that of a party. */
export function describeBlock(
	document: Document,
	block: AddressBlock,
	party: Party,
	index: number,
): Float64Array {
	const { page, box, name } = block;
	const labelled = block.labels.map(partyOfLabel);
	const around = page.lines
		.slice(block.place.segment.line - 1, block.place.segment.line + NEAR_LINES)
		.flatMap((line) => line.segments.filter((one) => one.box.x0 < box.x1 && one.box.x1 > box.x0))
		.map((one) => one.text)
		.join(' ');
	const plain = name ? fold(name.text) : '';
	const times = plain.length > 3 ? document.folded.split(plain).length - 1 : 0;
	const values: Record<PartyFeature, number> = {
		bias: 1,
		labelled: labelled.includes(party) ? 1 : 0,
		labelledOther:
			labelled.some((one) => one !== null && one !== party) && !labelled.includes(party) ? 1 : 0,
		oneLine: block.isOneLine ? 1 : 0,
		footer: box.y0 > 0.78 * page.height ? 1 : 0,
		top: box.y0 < 0.16 * page.height ? 1 : 0,
		window:
			box.y0 > 0.1 * page.height && box.y0 < 0.4 * page.height && box.x0 < 0.3 * page.width ? 1 : 0,
		right: box.x0 > 0.45 * page.width ? 1 : 0,
		contact: CONTACT.test(around) ? 1 : 0,
		register: REGISTER.test(around) ? 1 : 0,
		legalForm: name && hasLegalForm(name.text) ? 1 : 0,
		repeated: Math.min(3, Math.max(0, times - 1)) / 3,
		first: index === 0 ? 1 : 0,
		large: name && name.segment.size > 1.2 * page.size ? 1 : 0,
		complete: block.name && block.street ? 1 : 0,
		firstPage: page.index === 0 ? 1 : 0,
	};
	return Float64Array.from(PARTY_FEATURES, (feature) => values[feature]);
}
