import type { Calibrate } from '../models/calibrate.ts';
import type { ListProposal, Named, Proposal } from '../source.ts';

/** Maps confidences to the common scale of all sources. */
export function calibrateProposals(
	proposals: readonly Named<Proposal>[],
	calibrate: Calibrate,
): Proposal[] {
	return proposals.map(({ source, ...one }) => {
		const confidence = calibrate(source, one.field.kind, one.detail.confidence);
		return { ...one, detail: { ...one.detail, confidence } };
	});
}

/** Does the same for each value of a list. */
export function calibrateLists(
	proposals: readonly Named<ListProposal>[],
	calibrate: Calibrate,
): ListProposal[] {
	return proposals.map(({ source, details, ...one }) => ({
		...one,
		details: details.map((detail) => ({
			...detail,
			confidence: calibrate(source, one.field.kind, detail.confidence),
		})),
	}));
}
