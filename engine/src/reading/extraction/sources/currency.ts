import { PRIORS } from '../models/priors.ts';
import { anyOf } from '../lexicon/any-of.ts';
import { CURRENCY_SIGNS } from '../lexicon/terms/money.ts';
import type { Segment } from '../../../model/layout.ts';
import type { Document } from '../document.ts';
import { toProposal } from '../source.ts';
import type { Source } from '../source.ts';
import { findCurrency, isCurrencyCode } from '../values/currencies.ts';

const SIGN = new RegExp(String.raw`[$€£¥₹₽₺₩฿₫]|(?<!\p{L})${anyOf(CURRENCY_SIGNS)}(?!\p{L})`, 'gu');
const CODE = /(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d])/gu;

/** Finds the currency of most amounts. */
export const currency: Source = {
	name: 'currency',
	wants: ({ kind }) => kind === 'currency',
	propose: (document, fields) => {
		const found = fields.length > 0 ? deriveCurrency(document) : undefined;
		if (!found) return [];
		const { code, raw, segment, confidence } = found;
		const { page, box } = segment;
		return fields.map((field) => toProposal(field, code, { page, box, raw, confidence }));
	},
};

type Derived = { code: string; raw: string; segment: Segment; confidence: number };

function deriveCurrency({ segments }: Document): Derived | undefined {
	const counts = new Map<string, { count: number; segment: Segment; raw: string }>();
	for (const segment of segments) {
		const signs = [...segment.text.matchAll(SIGN)].map((match) => match[0]);
		const codes = [...segment.text.matchAll(CODE)].map((match) => match[0]).filter(isCurrencyCode);
		for (const raw of [...signs, ...codes]) {
			const code = findCurrency(raw);
			if (!code) continue;
			// A code is unambiguous, unlike a sign such as $.
			const weight = codes.includes(raw) ? 2 : 1;
			const known = counts.get(code);
			counts.set(code, {
				count: (known?.count ?? 0) + weight,
				segment: known?.segment ?? segment,
				raw,
			});
		}
	}
	const [best] = [...counts].sort((a, b) => b[1].count - a[1].count);
	if (!best) return undefined;
	const [code, { raw, segment, count }] = best;
	const { base, perShare } = PRIORS.currency;
	const all = [...counts.values()].reduce((sum, one) => sum + one.count, 0);
	return { code, raw, segment, confidence: base + perShare * (count / all) };
}
