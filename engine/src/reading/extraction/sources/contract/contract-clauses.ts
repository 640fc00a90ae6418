import type { Document, Fact } from '../../document.ts';
import { softmaxWithNone } from '../../evidence/probability.ts';
import type { Field } from '../../request/read-fields.ts';
import { toProposal } from '../../source.ts';
import type { Proposal, Source } from '../../source.ts';
import { findDurations } from './find-durations.ts';
import { findLaw } from './find-law.ts';
import type { Clause } from './find-law.ts';
import { placeAt, readProse } from './read-prose.ts';
import { THRESHOLDS } from '../../models/thresholds.ts';

/**
 * Finds values that contracts state in sentences: the governing law and the term. Label matching is skipped for
 * fields filled from a sentence, because it would cut the sentence in two.
 */
export const contractClauses: Source = {
	name: 'contract clauses',
	isFinal: true,
	wants: ({ kind, concepts }) =>
		kind === 'jurisdiction' || (kind === 'duration' && !concepts.has('probation')),
	propose: (document, fields) =>
		fields.flatMap((field) => {
			const found =
				field.kind === 'jurisdiction' ? proposeLaw(document, field) : proposeTerm(document, field);
			return found ? [found] : [];
		}),
	examples: ({ document, field, isRight }) => {
		if (field.kind !== 'duration' || !field.concepts.has('term')) return [];
		const candidates = findDurations(document.fact(readProse), false).map(
			({ value, features }) => ({ features, isRight: isRight(value) }),
		);
		return [{ model: 'duration', kind: 'duration', candidates }];
	},
};

function proposeLaw(document: Document, field: Field): Proposal | undefined {
	const law = document.fact(readLaw);
	if (!law) return undefined;
	const { value, raw, at, confidence } = law;
	const place = placeAt(document.fact(readProse), at);
	return toProposal(field, value, { ...place, raw, confidence });
}

const readLaw: Fact<Clause | undefined> = (document) => findLaw(document.fact(readProse));

function proposeTerm(document: Document, field: Field): Proposal | undefined {
	const prose = document.fact(readProse);
	const found = findDurations(prose, field.concepts.has('noticePeriod'));
	const shares = softmaxWithNone(found.map(({ features }) => document.models.duration(features)));
	// The same duration may occur more than once.
	const sums = new Map<string, number>();
	for (const [i, { value }] of found.entries())
		sums.set(value, (sums.get(value) ?? 0) + (shares[i] ?? 0));
	const [best] = [...sums].sort((a, b) => b[1] - a[1]);
	const first = found.find(({ value }) => value === best?.[0]);
	if (!best || !first || best[1] < THRESHOLDS.sources.contractClause) return undefined;
	const { value, raw, at } = first;
	return toProposal(field, value, { ...placeAt(prose, at), raw, confidence: best[1] });
}
