import type { HeaderName, Said } from '../../../model/record.ts';

/** XRechnung encodes cash discounts in the payment terms: `#SKONTO#TAGE=7#PROZENT=2.00#`. */
const START = '#SKONTO#';
const PERCENT = /^PROZENT=(\d+(?:\.\d+)?)$/;

export function findCashDiscount(header: readonly Said<HeaderName>[]): Said<'cashDiscount'>[] {
	return header.flatMap(({ name, value, at }) => {
		const percent = name === 'paymentTerms' ? readPercent(value) : undefined;
		return percent === undefined ? [] : [{ name: 'cashDiscount' as const, value: percent, at }];
	});
}

function readPercent(terms: string): string | undefined {
	for (const line of terms.split('\n')) {
		const at = line.indexOf(START);
		// Each part ends with a number sign, so the text after the last one is not a part.
		const parts =
			at < 0
				? []
				: line
						.slice(at + START.length)
						.split('#')
						.slice(0, -1);
		for (const part of parts) {
			const percent = PERCENT.exec(part)?.[1];
			if (percent !== undefined) return percent;
		}
	}
	return undefined;
}
