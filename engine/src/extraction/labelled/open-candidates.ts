import type { Document } from '../document.ts';
import type { Candidate, Family } from './candidate.ts';
import { findPairs } from './find-pairs.ts';
import { findValues } from './find-values.ts';

/** The candidates of a document, those of each family found when they are first asked for. */
export function openCandidates(document: Document): (family: Family) => readonly Candidate[] {
	const known = new Map<Family, readonly Candidate[]>();
	return (family) => {
		let candidates = known.get(family);
		if (!candidates) {
			candidates = family === 'text' ? findPairs(document) : findValues(document, family);
			known.set(family, candidates);
		}
		return candidates;
	};
}
