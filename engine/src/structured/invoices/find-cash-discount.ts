import type { HeaderName, Said } from '../../model/record.ts';

/** XRechnung writes it into the terms: `#SKONTO#TAGE=7#PROZENT=2.00#`. */
const SKONTO = /#SKONTO#(?:[^#\n]*#)*?PROZENT=(\d+(?:\.\d+)?)#/;

export function findCashDiscount(header: readonly Said<HeaderName>[]): Said<'cashDiscount'>[] {
	return header.flatMap(({ name, value, at }) => {
		const percent = name === 'paymentTerms' ? SKONTO.exec(value)?.[1] : undefined;
		return percent === undefined ? [] : [{ name: 'cashDiscount' as const, value: percent, at }];
	});
}
