import type { Candidate, Family } from '../candidates/candidate.ts';
import { findPairs } from '../candidates/find-pairs.ts';
import { findValues } from '../candidates/find-values.ts';
import type { Document } from '../document.ts';
import type { Need } from '../fields/read-needs.ts';
import type { Kind } from '../kinds.ts';
import { describeCandidate, surveyCandidates } from './features.ts';
import type { Field } from './features.ts';
import { judgeText } from './judge-text.ts';
import { scoreCandidate } from './score.ts';

export type Ranked = { candidate: Candidate; score: number; features: Float64Array };

const FAMILY_OF: Partial<Record<Kind, Family>> = {
	...({ amount: 'amount', percent: 'amount', quantity: 'amount' } as const),
	...({ date: 'date', time: 'time', email: 'email', phone: 'phone', url: 'url' } as const),
	...({ iban: 'iban', bic: 'bic', id: 'id' } as const),
};
const MOST_RANKED = 12;
/** Kinds whose values have a form that a text either has or has not. */
const STRICT = new Set<Kind>(['id', 'vat', 'postcode', 'currency', 'sex', 'duration', 'person']);

/** Finds the candidates of each family once, and ranks them for any field. */
export function createRanking(document: Document): (need: Need) => Ranked[] {
	const found = new Map<Family, { candidates: Candidate[]; field: Field }>();
	const candidatesOf = (family: Family) => {
		let known = found.get(family);
		if (!known) {
			const candidates = family === 'text' ? findPairs(document) : findValues(document, family);
			found.set(family, (known = { candidates, field: surveyCandidates(candidates) }));
		}
		return known;
	};
	return (need) => {
		const family = FAMILY_OF[need.kind] ?? (need.kind === 'vat' ? 'vat' : 'text');
		const families: Family[] = family === 'id' || family === 'vat' ? [family, 'text'] : [family];
		return families
			.flatMap((one) => {
				const { candidates, field } = candidatesOf(one);
				const fitting = STRICT.has(need.kind)
					? candidates.filter((candidate) => judgeText(candidate, need.kind).plausible > 0)
					: candidates;
				return fitting.map((candidate) => {
					const features = describeCandidate(document, need, candidate, field);
					return { candidate, features, score: scoreCandidate(features, need.kind) };
				});
			})
			.sort((a, b) => b.score - a.score)
			.slice(0, MOST_RANKED);
	};
}
