import type { TermLists } from '../any-of.ts';
import data from './money.json' with { type: 'json' };

export const {
	AMOUNT_SUFFIXES,
	CREDIT_MARKS,
	CURRENCY_WORDS,
	CURRENCIES_BEHIND_PRICES,
	CURRENCY_SIGNS,
	ARTICLE_UNITS,
	WEIGHT_UNITS,
	PER_UNIT,
	PRICE_MARKS,
	SURCHARGES,
	NO_PART_OF_CODES,
} = data satisfies TermLists;
