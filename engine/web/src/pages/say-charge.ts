import { useProfile } from '../api/session.tsx';
import type { Sample } from '../api/types.ts';
import { text } from '../text.ts';

type Charge = Pick<Sample, 'pageUsed' | 'pageRemaining'>;

/** The pages charged for a reading; null: the document was read before. Empty where no plans are set. */
export function useSayCharge(): (charged: Charge | null) => string {
	const { hasPlan } = useProfile();
	return (charged) => {
		if (!hasPlan) return '';
		return charged && charged.pageUsed > 0
			? text.tryIt.charged(charged.pageUsed, charged.pageRemaining)
			: text.tryIt.nothingCharged;
	};
}
