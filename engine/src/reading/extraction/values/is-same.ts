import { isSameAmount } from '../../../model/amount.ts';
import type { Kind } from '../lexicon/kinds.ts';
import { fold } from '../lexicon/read-words.ts';

export const NUMBERS: ReadonlySet<Kind> = new Set(['amount', 'percent', 'quantity']);

/** Letters and digits only, to ignore spacing and line breaks. */
export function bare(text: string): string {
	return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether two values are equal, ignoring notation. The sign of amounts is ignored: credit notes print either. */
export function isSameScalar(kind: Kind, one: unknown, other: unknown): boolean {
	if (NUMBERS.has(kind)) {
		return isSameAmount(Math.abs(Number(one)), Math.abs(Number(other)));
	}
	return bare(String(one)) === bare(String(other));
}
