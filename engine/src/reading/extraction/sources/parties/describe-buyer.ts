import { anyOf } from '../../lexicon/any-of.ts';
import { REGISTERS } from '../../lexicon/registers.ts';
import { CONTACT_START } from '../../lexicon/terms/contacts.ts';
import { countTimes } from '../../document.ts';
import type { Document } from '../../document.ts';
import { fold } from '../../lexicon/read-words.ts';
import { hasLegalForm } from '../../values/names.ts';
import { partyOfLabel } from '../addresses/find-address-blocks.ts';
import type { AddressBlock } from '../addresses/find-address-blocks.ts';
import { BUYER_FEATURES, toVector } from '../../models/features.ts';

type BuyerFeature = (typeof BUYER_FEATURES)[number];

const REGISTER = new RegExp(String.raw`\b${anyOf(REGISTERS)}\b`, 'i');
const NEAR_LINES = 6;

/** Parts of a page, as shares of its width or height. */
const FOOTER_TOP = 0.78;
const HEAD_BOTTOM = 0.16;
const RIGHT_SIDE = 0.45;
/** Where an envelope with a window shows the address. */
const WINDOW = { top: 0.1, bottom: 0.4, right: 0.3 };
/** Relative to the usual letter size of the page. */
const LARGE = 1.2;
/** Maximum number of repetitions that count. */
const MAX_REPEATS = 3;

/** Describes an address as a candidate for the address of the buyer. */
export function describeBuyer(
	document: Document,
	block: AddressBlock,
	index: number,
): Float64Array {
	const { page, box, name } = block;
	const labelled = block.labels.map(partyOfLabel);
	const isBuyers = labelled.includes('buyer');
	const around = textAround(block);
	const values: Record<BuyerFeature, number> = {
		bias: 1,
		labelled: Number(isBuyers),
		labelledOther: Number(!isBuyers && labelled.some((one) => one !== null)),
		oneLine: Number(block.isOneLine),
		footer: Number(box.y0 > FOOTER_TOP * page.height),
		top: Number(box.y0 < HEAD_BOTTOM * page.height),
		window: Number(isInWindow(block)),
		right: Number(box.x0 > RIGHT_SIDE * page.width),
		contact: Number(CONTACT_START.test(around)),
		register: Number(REGISTER.test(around)),
		legalForm: Number(name !== null && hasLegalForm(name.text)),
		repeated: shareOfRepeats(document, block),
		first: Number(index === 0),
		large: Number(name !== null && name.segment.size > LARGE * page.size),
		complete: Number(name !== null && block.street !== null),
		firstPage: Number(page.index === 0),
	};
	return toVector(BUYER_FEATURES, values);
}

/** The lines of an address and the lines next to them in the same column. */
function textAround({ page, box, place }: AddressBlock): string {
	return page.lines
		.slice(place.segment.line - 1, place.segment.line + NEAR_LINES)
		.flatMap((line) => line.segments.filter((one) => one.box.x0 < box.x1 && one.box.x1 > box.x0))
		.map((one) => one.text)
		.join(' ');
}

function isInWindow({ page, box }: AddressBlock): boolean {
	const isInHeight = box.y0 > WINDOW.top * page.height && box.y0 < WINDOW.bottom * page.height;
	return isInHeight && box.x0 < WINDOW.right * page.width;
}

/** How often the document repeats the name, 0 to 1. Short names repeat by chance. */
function shareOfRepeats(document: Document, { name }: AddressBlock): number {
	if (!name || fold(name.text).length <= 3) return 0;
	const repeats = Math.max(0, countTimes(document, name.text) - 1);
	return Math.min(MAX_REPEATS, repeats) / MAX_REPEATS;
}
