import type { Document } from './document.ts';
import { findCurrency, isCurrencyCode } from './values/currencies.ts';
import type { Segment } from '../model/layout.ts';

export type Derived = { value: string; raw: string; segment: Segment; confidence: number };

const SIGN = /[$€£¥₹₽₺₩฿₫]|(?<!\p{L})(?:US\$|R\$|RM|Rs\.?)(?!\p{L})/gu;
const CODE = /(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d])/gu;

/** The currency that most amounts of a document are in, as its three letters. */
export function deriveCurrency(document: Document): Derived | undefined {
	const counts = new Map<string, { count: number; segment: Segment; raw: string }>();
	for (const segment of document.segments) {
		const signs = [...segment.text.matchAll(SIGN)].map((match) => match[0]);
		const codes = [...segment.text.matchAll(CODE)].map((match) => match[0]).filter(isCurrencyCode);
		for (const raw of [...signs, ...codes]) {
			const code = findCurrency(raw);
			if (!code) continue;
			// A code says what a sign like $ leaves open.
			const weight = codes.includes(raw) ? 2 : 1;
			const known = counts.get(code);
			counts.set(code, {
				count: (known?.count ?? 0) + weight,
				segment: known?.segment ?? segment,
				raw,
			});
		}
	}
	const best = [...counts].sort((a, b) => b[1].count - a[1].count)[0];
	if (!best) return undefined;
	const [value, { raw, segment, count }] = best;
	const all = [...counts.values()].reduce((sum, one) => sum + one.count, 0);
	return { value, raw, segment, confidence: 0.6 + 0.35 * (count / all) };
}
