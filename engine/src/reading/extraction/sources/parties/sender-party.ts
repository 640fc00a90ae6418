import type { Fact } from '../../document.ts';
import { anyOf } from '../../lexicon/any-of.ts';
import { ORDER_TITLES } from '../../lexicon/terms/documents.ts';
import type { Party } from '../../request/read-fields.ts';
import { readHead } from '../sender/read-head.ts';

/** First lines among which the title of a document stands. */
const HEAD_LINES = 14;
/** Letter size of a title, relative to the usual size of the page. */
const TITLE_SIZE = 1.1;
/** A title may be followed by the number of the order. */
const ORDER_TITLE = new RegExp(
	String.raw`^${anyOf(ORDER_TITLES)}(?:\s*(?:[-–:#№]|n[°ºro]\.?|no?\.|nr\.?|num\.?|\d).*)?$`,
	'iu',
);

/** The party that sends a document: the buyer on a purchase order, otherwise the seller. */
export const senderParty: Fact<Extract<Party, 'seller' | 'buyer'>> = (document) => {
	const usual = document.pages[0]?.size ?? 0;
	const isOrder = document
		.fact(readHead)
		.slice(0, HEAD_LINES)
		.some(({ text, size }) => {
			const isTitle = size >= TITLE_SIZE * usual || text === text.toUpperCase();
			return isTitle && ORDER_TITLE.test(text);
		});
	return isOrder ? 'buyer' : 'seller';
};
