import { anyOf } from '../../lexicon/any-of.ts';
import { REGISTERS } from '../../lexicon/registers.ts';
import { CONTACT_STARTS } from '../../lexicon/terms/contacts.ts';
import { countTimes } from '../../document.ts';
import type { Document } from '../../document.ts';
import { fold } from '../../lexicon/read-words.ts';
import { hasLegalForm } from '../../values/names.ts';
import { partyOfLabel } from './find-address-blocks.ts';
import type { AddressBlock } from './find-address-blocks.ts';
import { BUYER_FEATURES, toVector } from '../../models/features.ts';

type BuyerFeature = (typeof BUYER_FEATURES)[number];

const CONTACT = new RegExp(String.raw`@|www\.|https?:|\b${anyOf(CONTACT_STARTS)}`, 'i');
const REGISTER = new RegExp(String.raw`\b${anyOf(REGISTERS)}\b`, 'i');
const NEAR_LINES = 6;

/** How an address looks as that of the buyer. */
export function describeBuyer(
	document: Document,
	block: AddressBlock,
	index: number,
): Float64Array {
	const { page, box, name } = block;
	const labelled = block.labels.map(partyOfLabel);
	const isBuyers = labelled.includes('buyer');
	const around = page.lines
		.slice(block.place.segment.line - 1, block.place.segment.line + NEAR_LINES)
		.flatMap((line) => line.segments.filter((one) => one.box.x0 < box.x1 && one.box.x1 > box.x0))
		.map((one) => one.text)
		.join(' ');
	const times = name && fold(name.text).length > 3 ? countTimes(document, name.text) : 0;
	const values: Record<BuyerFeature, number> = {
		bias: 1,
		labelled: isBuyers ? 1 : 0,
		labelledOther: !isBuyers && labelled.some((one) => one !== null) ? 1 : 0,
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
	return toVector(BUYER_FEATURES, values);
}
