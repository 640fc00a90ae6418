import type { Document } from '../document.ts';
import type { Candidate, Family } from './candidate.ts';
import { findLines } from './find-lines.ts';
import { findPairs } from './find-pairs.ts';
import { findValues } from './find-values.ts';
import { hasFailed } from '../values/span.ts';

/** Finds the candidates of a document by family, lazily, each once. */
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

/** Drops IBANs with a wrong checksum if another one has a correct checksum. */
function withoutFailed(values: Candidate[]): Candidate[] {
	const passed = values.filter(({ checks }) => !hasFailed(checks));
	return passed.length > 0 ? passed : values;
}
