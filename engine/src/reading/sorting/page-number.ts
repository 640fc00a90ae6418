import type { PageLayout, Segment } from '../../model/layout.ts';
import { toDigits } from '../../model/look-alikes.ts';
import { fold } from '../extraction/lexicon/read-words.ts';
import terms from './terms.json' with { type: 'json' };

/** The page number that a page states: "Page 2 of 3". */
export type PageNumber = {
	number: number;
	/** The total number of pages, if stated. */
	of: number | undefined;
	/** A bare number in the margin may be something else. */
	isSure: boolean;
};

const anyOf = (words: readonly string[]) => `(?:${words.join('|')})`;
const [PAGE, OF] = [anyOf(terms.page), anyOf(terms.of)];
const COUNT = String.raw`([\dlio]{1,3})`;
/** "Seite 2 von 3", "Page 2/3", "Str. 2". */
const NAMED = new RegExp(
	String.raw`(?:^|[^\p{L}])${PAGE}[\s.:#]*(?:${anyOf(terms.pageNumberSign)}\.?)?\s*${COUNT}(?![\p{L}\d])(?:\s*(?:${OF}|[/|])\s*${COUNT}(?![\p{L}\d]))?`,
	'u',
);
/** "2. oldal", "2 / 3 oldal". */
const BEHIND = new RegExp(
	String.raw`(?:^|\s)(\d{1,3})\.?(?:\s*/\s*(\d{1,3}))?\s*${anyOf(terms.pageAfterNumber)}(?!\p{L})`,
	'u',
);
/** Alone in its segment: "2/3", "2 of 3". */
const PAIR = new RegExp(String.raw`^[-–—(\s]*(\d{1,3})\s*(?:/|${OF})\s*(\d{1,3})[-–—)\s]*$`, 'u');
const BARE = /^[-–—\s]*(\d{1,3})[-–—\s]*$/;
/** The parts of the page height in which pairs and bare numbers are searched. */
const [TOP, BOTTOM] = [0.12, 0.86];
const [TOP_BARE, BOTTOM_BARE] = [0.08, 0.9];
/** Longer texts mention pages of other documents. */
const MAX_WORDS = 14;
const MAX_PAGES = 999;

/** Finds the page number of a page. The most reliable notation wins. */
export function readPageNumber(page: PageLayout): PageNumber | undefined {
	let best: (PageNumber & { rank: number }) | undefined;
	for (const line of page.lines) {
		for (const segment of line.segments) {
			const found = readSegment(segment, page);
			if (found && (!best || found.rank > best.rank)) best = found;
		}
	}
	if (!best) return undefined;
	const { number, of, isSure } = best;
	return { number, of, isSure };
}

function readSegment(
	segment: Segment,
	page: PageLayout,
): (PageNumber & { rank: number }) | undefined {
	if (segment.words.length > MAX_WORDS) return undefined;
	const y = (segment.box.y0 + segment.box.y1) / 2 / Math.max(1, page.height);
	const text = fold(segment.text);
	const named = NAMED.exec(text) ?? BEHIND.exec(text);
	if (named) {
		const [, number, of] = named;
		const isMargin = y < 2 * TOP || y > BOTTOM - TOP;
		return accept(number, of, true, (of === undefined ? 4 : 6) + Number(isMargin));
	}
	if (y >= TOP && y <= BOTTOM) return undefined;
	const pair = PAIR.exec(text);
	if (pair) return accept(pair[1], pair[2], true, 3);
	if (y >= TOP_BARE && y <= BOTTOM_BARE) return undefined;
	const bare = BARE.exec(text);
	return bare ? accept(bare[1], undefined, false, 1) : undefined;
}

function accept(
	number: string | undefined,
	of: string | undefined,
	isSure: boolean,
	rank: number,
): (PageNumber & { rank: number }) | undefined {
	const [n, m] = [toCount(number), of === undefined ? undefined : toCount(of)];
	if (n === undefined || n < 1 || n > MAX_PAGES) return undefined;
	if (of !== undefined && (m === undefined || m < n)) return undefined;
	return { number: n, of: m, isSure, rank };
}

function toCount(text: string | undefined): number | undefined {
	const digits = toDigits(text ?? '');
	return /^\d{1,3}$/.test(digits) ? Number(digits) : undefined;
}
