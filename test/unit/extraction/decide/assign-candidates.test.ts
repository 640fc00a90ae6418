import { describe, expect, test } from '@jest/globals';
import { assignCandidates } from '../../../../engine/src/reading/extraction/decide/assign-candidates.ts';
import { createRanking } from '../../../../engine/src/reading/extraction/labelled/rank-candidates.ts';
import { readField } from '../../../../engine/src/reading/extraction/request/read-fields.ts';
import { openDocument } from '../../../support/extract.ts';
import { layOut, put } from '../../../support/pages.ts';

const field = readField(['reference'], { type: 'string' });
const document = openDocument(
	layOut(put(50, 50, 'Reference: A-1'), put(50, 80, 'Other reference: B-2')),
);
const candidates = document
	.fact(createRanking)
	.rank(field)
	.map(({ candidate }) => candidate);
const rank = (source: string, weight: number, scores: Record<string, number>) => ({
	source,
	field,
	weight,
	choices: candidates.flatMap((candidate) => {
		const score = scores[String(candidate.value)];
		return score === undefined ? [] : [{ candidate, score }];
	}),
});
const options = { isOwn: () => true, dateOrder: 'dmy' } as const;
const assign = (...ranked: ReturnType<typeof rank>[]) =>
	assignCandidates(ranked, options).map(({ value, detail }) => [
		value,
		Number(detail.confidence.toFixed(3)),
	]);

describe('candidates of several sources', () => {
	test('a source that is alone has all of the say', () => {
		expect(assign(rank('labels', 0.55, { 'A-1': 0.6, 'B-2': 0.3 }))).toEqual([['A-1', 0.6]]);
	});

	test('a value that both sources point at is surer than one that only one sees', () => {
		expect(
			assign(rank('labels', 0.55, { 'A-1': 0.5, 'B-2': 0.45 }), rank('page', 0.45, { 'B-2': 0.9 })),
		).toEqual([['B-2', 0.653]]);
	});

	test('a source that sees nothing for a field keeps its say', () => {
		expect(assign(rank('labels', 0.55, { 'A-1': 0.8 }), rank('page', 0.45, {}))).toEqual([
			['A-1', 0.44],
		]);
	});

	test('what belongs to someone else is not assigned', () => {
		const ranked = [rank('labels', 0.55, { 'A-1': 0.6, 'B-2': 0.35 })];
		const isOwn = (_: unknown, { value }: { value: unknown }) => value !== 'A-1';
		const found = assignCandidates(ranked, { ...options, isOwn });
		expect(found.map(({ value }) => value)).toEqual(['B-2']);
	});
});
