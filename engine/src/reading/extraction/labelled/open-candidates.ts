import type { Document } from '../document.ts';
import type { Candidate, Family } from './candidate.ts';
import { findLines } from './find-lines.ts';
import { findPairs } from './find-pairs.ts';
import { findValues } from './find-values.ts';
import { hasFailed } from '../values/span.ts';

/** The candidates of a document, those of each family found when they are first asked for. */
export function openCandidates(document: Document): (family: Family) => readonly Candidate[] {
	const known = new Map<Family, readonly Candidate[]>();
	return (family) => {
		let candidates = known.get(family);
		if (!candidates) {
			candidates = findFamily(document, family);
			known.set(family, candidates);
		}
		return candidates;
	};
}

function findFamily(document: Document, family: Family): Candidate[] {
	if (family === 'text') return findPairs(document);
	if (family === 'line') return findLines(document);
	const values = findValues(document, family);
	return family === 'iban' ? withoutFailed(values) : values;
}

/** An account number whose check fails is one only where no other passes. */
function withoutFailed(values: Candidate[]): Candidate[] {
	const passed = values.filter(({ checks }) => !hasFailed(checks));
	return passed.length > 0 ? passed : values;
}
