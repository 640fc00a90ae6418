import { expect, test } from '@jest/globals';
import type { Anchor } from '../../../engine/src/model/memory.ts';
import type { BoundaryDecision } from '../../../engine/src/model/sorting-decision.ts';
import { isAlike, recallBoundary } from '../../../engine/src/reading/sorting/recall-decisions.ts';

/** A page whose words have these hashes, one below the other. */
const page = (...hashes: number[]): Anchor[] => hashes.map((hash, i) => [hash, 100, 40 * i]);
const LETTERHEAD = page(1, 2, 3, 4, 5, 6, 7, 8);
const SECOND = page(11, 12, 13, 14, 15, 16);
const decide = (begins: boolean, sender: string | null = null): BoundaryDecision => ({
	before: LETTERHEAD,
	here: SECOND,
	begins,
	sender,
});
const recall = (boundaries: BoundaryDecision[], sender?: string) =>
	recallBoundary(LETTERHEAD, SECOND, { boundaries, templates: [] }, sender);

test('pages of one make share most words at their places', () => {
	expect(isAlike(LETTERHEAD, page(1, 2, 3, 4, 5, 6, 70, 80))).toBe(true);
	expect(isAlike(LETTERHEAD, page(1, 2, 3, 40, 50, 60, 70, 80))).toBe(false);
	const moved = LETTERHEAD.map(([hash, x, y]): Anchor => [hash, x + 500, y]);
	expect(isAlike(LETTERHEAD, moved)).toBe(false);
});

test('a few words say nothing about a make', () => {
	expect(isAlike(page(1, 2, 3), page(1, 2, 3))).toBe(false);
});

test('a boundary is where a person has set it, and the newest decision counts', () => {
	expect(recall([])).toBeUndefined();
	expect(recall([decide(true)])).toBeGreaterThan(0.9);
	expect(recall([decide(false)])).toBeLessThan(0.1);
	expect(recall([decide(false), decide(true)])).toBeLessThan(0.1);
});

test('a decision about the file of one sender says nothing about that of another', () => {
	expect(recall([decide(true, 'ann@test.example')], 'bob@test.example')).toBeUndefined();
	expect(recall([decide(true, 'ann@test.example')], 'ann@test.example')).toBeGreaterThan(0.9);
	expect(recall([decide(true, 'ann@test.example')])).toBeGreaterThan(0.9);
	expect(recall([decide(true)], 'bob@test.example')).toBeGreaterThan(0.9);
});
