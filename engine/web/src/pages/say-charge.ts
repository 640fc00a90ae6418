import type { Sample } from '../api/types.ts';
import { text } from '../text.ts';

/** The pages charged for a reading; null: the document was read before. */
export function sayCharge(charged: Pick<Sample, 'pageUsed' | 'pageRemaining'> | null): string {
	return charged && charged.pageUsed > 0
		? text.tryIt.charged(charged.pageUsed, charged.pageRemaining)
		: text.tryIt.nothingCharged;
}
