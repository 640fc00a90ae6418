/** What people have decided about a result, for the pages that show it afterwards. */
import type { Change, Correction, Review } from '../api/types.ts';

/** A value that a person has set: the value before, who set it, and when. */
export type Corrected = Change & { before: unknown; by: string; at: string };

export type Reviewed = {
	/** Whether a person has approved the whole result. */
	isApproved: boolean;
	/** By path: the values that people have set. */
	corrected: ReadonlyMap<string, Corrected>;
};

export const NOT_REVIEWED: Reviewed = { isApproved: false, corrected: new Map() };

/** The corrections that have not been undone, and the undone ones and the undos left out. */
function listStanding(corrections: readonly Correction[]): Correction[] {
	const undone = new Set(corrections.map(({ undoes }) => undoes));
	return corrections.filter(({ action, revision }) => action !== 'undo' && !undone.has(revision));
}

export function readReviewed(
	review: Pick<Review, 'state'> | undefined,
	corrections: readonly Correction[],
): Reviewed {
	const corrected = new Map<string, Corrected>();
	for (const { changes, by, at } of listStanding(corrections)) {
		for (const { path, row, before, after, ...place } of changes) {
			if (row === undefined) {
				const first = corrected.get(path)?.before ?? before;
				corrected.set(path, { ...place, path, value: after, before: first, by, at });
				continue;
			}
			// Rows were added or removed, so earlier corrections of cells are at other paths.
			for (const cell of corrected.keys()) {
				if (cell.startsWith(`${path}[`)) corrected.delete(cell);
			}
		}
	}
	return { isApproved: review?.state === 'approved', corrected };
}
