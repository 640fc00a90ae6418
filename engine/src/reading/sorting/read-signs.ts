import type { Page } from '../../model/document.ts';
import type { Line } from '../../model/layout.ts';
import { fold } from '../extraction/lexicon/read-words.ts';
import terms from './terms.json' with { type: 'json' };

/** Signs of a kind that need no language. */
export type Sign =
	| 'card'
	| 'clock'
	| 'articleCode'
	| 'unitTimesPrice'
	| 'amounts'
	| 'iban'
	| 'percent'
	| 'ticks'
	| 'clauses'
	| 'blanks';

const CLOCK = /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;
/** GTIN of 8, 12 or 13 digits. */
const ARTICLE_CODE = /^(?:\d{8}|\d{12,13})$/;
const AMOUNT = /^-?\d{1,7}[.,]\d\d$/;
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{0,30}$/;
const PERCENT = /^\d{1,3}(?:[.,]\d{1,2})?%$/;
const CLAUSE = /^(?:§\s?\d{1,3}|\d{1,2}(?:\.\d{1,2}){0,2}\.?)\s+\p{Lu}/u;
/** A line to write on. */
const WRITING_LINE = /_{5}|\.{8}|…{3}/;
const CARDS: ReadonlySet<string> = new Set(terms.cards);
/** Longer words are not signs, and searching them would take long. */
const MAX_LENGTH = 40;

/** How strongly a page has each sign, 0 to 1. */
export function readSigns(page: Page, lines: readonly Line[]): ReadonlyMap<Sign, number> {
	const counts = new Map<Sign, number>();
	const add = (sign: Sign) => counts.set(sign, (counts.get(sign) ?? 0) + 1);
	let words = 0;
	for (const { segments } of lines) {
		const texts = segments.flatMap((segment) => segment.words.map(({ text }) => text));
		words += texts.length;
		for (const text of texts) {
			const sign = signOf(text.slice(0, MAX_LENGTH));
			if (sign) add(sign);
		}
		if (isPriced(texts)) add('unitTimesPrice');
		if (CLAUSE.test(segments[0]?.text.slice(0, MAX_LENGTH) ?? '')) add('clauses');
	}
	const share = (sign: Sign, full: number) => Math.min(1, (counts.get(sign) ?? 0) / full);
	return new Map<Sign, number>([
		['card', share('card', 1)],
		['clock', share('clock', 1)],
		['articleCode', share('articleCode', 2)],
		['unitTimesPrice', share('unitTimesPrice', 2)],
		['amounts', Math.min(1, (5 * (counts.get('amounts') ?? 0)) / Math.max(20, words))],
		['iban', share('iban', 1)],
		['percent', share('percent', 2)],
		['ticks', Math.min(1, (page.tickBoxes?.length ?? 0) / 4)],
		['clauses', share('clauses', 6)],
		['blanks', share('blanks', 4)],
	]);
}

function signOf(text: string): Sign | undefined {
	if (CLOCK.test(text)) return 'clock';
	if (ARTICLE_CODE.test(text)) return 'articleCode';
	if (AMOUNT.test(text)) return 'amounts';
	if (IBAN.test(text) && text.length >= 15) return 'iban';
	if (PERCENT.test(text)) return 'percent';
	if (WRITING_LINE.test(text)) return 'blanks';
	return CARDS.has(fold(text).replace(/[^\p{L}]/gu, '')) ? 'card' : undefined;
}

/** "2 x 3.50" as tills print it. */
function isPriced(texts: readonly string[]): boolean {
	return texts.some(
		(text, i) =>
			/^[x×*]$/i.test(text) &&
			AMOUNT.test(texts[i + 1] ?? '') &&
			texts.slice(Math.max(0, i - 2), i).some((one) => /^\d/.test(one)),
	);
}
