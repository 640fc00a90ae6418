import type { Kind } from '../lexicon/kinds.ts';
import type { Calibrate } from '../models/calibrate.ts';
import type { ListField } from '../request/read-lists.ts';
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

/** Does the same for each value of a list, by the kind of its column. */
export function calibrateLists(
	proposals: readonly Named<ListProposal>[],
	calibrate: Calibrate,
): ListProposal[] {
	return proposals.map(({ source, details, ...one }) => ({
		...one,
		details: details.map((detail) => {
			const { path, confidence: given } = detail;
			const confidence = calibrate(source, kindOfCell(one.field, path), given);
			return { ...detail, confidence: one.isRefuted ? Math.min(given, confidence) : confidence };
		}),
	}));
}

/** The kind of the value at a path such as `items[3].price`; a list of plain values has one kind. */
export function kindOfCell({ path, kind, columns }: ListField, at: string): Kind {
	if (columns.length === 0) return kind;
	const own = at.slice(path.join('.').length).replace(/^\[\d+\]\.?/, '');
	return columns.find((column) => column.path.slice(path.length).join('.') === own)?.kind ?? kind;
}
