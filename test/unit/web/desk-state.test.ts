import { describe, expect, test } from '@jest/globals';
import {
	findDoubtful,
	findTheirs,
	openAt,
	placeBoxes,
	readDesk,
	reduceDesk,
	startDesk,
} from '../../../engine/web/src/review/desk-state.ts';
import type { DeskAction, Subject } from '../../../engine/web/src/review/desk-state.ts';

const subject: Subject = {
	result: {
		number: 'A-1',
		date: '2026-01-01',
		total: 12,
		items: [{ what: 'Gravel' }, { what: 'Sand' }],
	},
	fields: undefined,
	doubtful: new Set(['date', 'items[0].what']),
};
const box = { x0: 1, y0: 1, x1: 2, y1: 2 };

function run(actions: readonly DeskAction[], from = subject) {
	const start = startDesk(from, { revision: 1, steps: [] }, 1);
	const state = actions.reduce((now, action) => reduceDesk(from, now, action), start);
	return { state, view: readDesk(from, state) };
}
const change = (
	path: string,
	value: unknown,
	then: 'next' | 'goTo' | 'nothing' = 'next',
): DeskAction => ({ type: 'change', change: { path, value }, then });

describe('the state of the review page', () => {
	test('starts at the first doubtful value and lists only the doubtful ones', () => {
		const { state, view } = run([]);
		expect(state.current).toBe('date');
		expect(view.shown.map(({ path }) => path)).toEqual(['date', 'items[0].what']);
		expect(view.unchecked).toEqual(['date', 'items[0].what']);
	});

	test('lists every value when none is doubtful', () => {
		const { state, view } = run([], { ...subject, doubtful: new Set() });
		expect(state.isAll).toBe(true);
		expect(state.current).toBe('number');
		expect(view.shown).toHaveLength(5);
	});

	test('accepting a value goes to the next open one, and after the last to Approve', () => {
		const once = run([{ type: 'accept', path: 'date' }]);
		expect(once.state.current).toBe('items[0].what');
		const twice = run([
			{ type: 'accept', path: 'date' },
			{ type: 'accept', path: 'items[0].what' },
		]);
		expect(twice.state.current).toBeNull();
		expect(twice.view.unchecked).toEqual([]);
		expect(twice.state.focusRequests).toBeGreaterThan(once.state.focusRequests);
	});

	test('steps through the open values in both directions and wraps around', () => {
		expect(run([{ type: 'step', by: 1 }]).state.current).toBe('items[0].what');
		expect(run([{ type: 'step', by: -1 }]).state.current).toBe('items[0].what');
		const twice = run([
			{ type: 'step', by: 1 },
			{ type: 'step', by: 1 },
		]);
		expect(twice.state.current).toBe('date');
		const last = run([
			{ type: 'show', isAll: true },
			{ type: 'step', by: -1, isFromStart: true },
		]);
		expect(last.state.current).toBe('items[1].what');
	});

	test('sends only the final change of a value, without the place that it pointed at before', () => {
		const picked = { path: 'date', value: '2026-02-02', page: 1, box, words: '2 Feb' };
		const { state, view } = run([
			{ type: 'change', change: picked, then: 'goTo' },
			change('date', '2026-03-03'),
		]);
		expect(view.changes).toEqual([{ path: 'date', value: '2026-03-03' }]);
		expect(view.result.date).toBe('2026-03-03');
		expect(state.current).toBe('items[0].what');
	});

	test('a change closes the editor and clears the fault', () => {
		const faulty = run([
			{ type: 'edit', path: 'date' },
			{ type: 'refuse', path: 'date', words: 'no date' },
		]);
		expect(faulty.state).toMatchObject({ editing: 'date', fault: { path: 'date' } });
		const { state } = run([{ type: 'edit', path: 'date' }, change('date', null, 'nothing')]);
		expect(state).toMatchObject({ editing: null, fault: null, current: 'date' });
	});

	test('undo removes the last step and goes back to its value', () => {
		const { state, view } = run([change('date', null), { type: 'takeBack' }]);
		expect(state.current).toBe('date');
		expect(view.changes).toEqual([]);
		expect(run([{ type: 'takeBack' }]).state).toEqual(run([]).state);
	});

	test('removing a row replaces the list and the earlier changes inside it', () => {
		const { state, view } = run([
			change('items[1].what', 'Loam'),
			{ type: 'removeRow', list: 'items', row: 0 },
		]);
		expect(view.changes).toEqual([{ path: 'items', value: [{ what: 'Loam' }] }]);
		expect(state.current).toBeNull();
	});

	test('keeps the draft through a conflict and names the value that someone else set', () => {
		const start = startDesk(subject, { revision: 1, steps: [] }, 1);
		const mine = reduceDesk(subject, start, change('date', '2026-03-03'));
		const before = reduceDesk(subject, mine, { type: 'remember' });
		const newer = { ...subject, result: { ...subject.result, date: '2026-05-05' } };
		const state = reduceDesk(newer, reduceDesk(newer, before, { type: 'conflict' }), {
			type: 'rebase',
			revision: 2,
		});
		const { changes } = readDesk(newer, state);
		expect(state.draft).toMatchObject({ revision: 2, steps: [{ kind: 'change' }] });
		expect(findTheirs(newer, state, changes, 'date')).toEqual({ value: '2026-05-05' });
		expect(findTheirs(newer, state, changes, 'number')).toBeUndefined();
		const saved = reduceDesk(newer, state, { type: 'saved', revision: 3 });
		expect(saved).toMatchObject({ isConflict: false, draft: { revision: 3, steps: [] } });
	});

	test('a draft that was kept for an older revision starts as a conflict', () => {
		const steps = [{ kind: 'accept' as const, path: 'date' }];
		expect(startDesk(subject, { revision: 1, steps }, 2).isConflict).toBe(true);
	});
});

describe('what the review page derives from a job', () => {
	const detail = (path: string, confidence: number, checks: string[] = []) => ({
		path,
		confidence,
		checks,
		page: 1,
		box,
		raw: '',
	});

	test('values are doubtful by the rules of the template, or else by their confidence', () => {
		const details = [detail('date', 0.3), detail('total', 0.99, ['net + tax ≠ gross'])];
		const { result } = subject;
		expect([...findDoubtful({ result, details })]).toEqual(['date', 'total']);
		const reasons = [{ path: 'number', reason: 'missing' as const, confidence: 0 }];
		const review = { state: 'open' as const, revision: 1, reasons };
		expect([...findDoubtful({ result, details, review })]).toEqual(['number', 'total']);
	});

	test('a reason about the whole document is not a value to check', () => {
		const reasons = [{ path: '', reason: 'kind' as const, confidence: 0.9, kind: 'letter' }];
		const review = { state: 'open' as const, revision: 1, reasons };
		expect([...findDoubtful({ result: subject.result, details: [], review })]).toEqual([]);
	});

	test('a person begins with the value that they have chosen, also where it was not doubtful', () => {
		const start = startDesk(subject, { revision: 1, steps: [] }, 1);
		expect(openAt(subject, start, 'total')).toMatchObject({
			current: 'total',
			editing: 'total',
			isAll: true,
		});
		expect(openAt(subject, start, 'date')).toMatchObject({ editing: 'date', isAll: false });
		// A list is corrected in its grid, which has its own editor.
		expect(openAt(subject, start, 'items')).toMatchObject({
			current: 'items[0].what',
			editing: null,
			isAll: true,
		});
		expect(openAt(subject, start, 'items[1].what')).toMatchObject({
			current: 'items[1].what',
			editing: null,
		});
	});

	test('the box of a changed value is where the person pointed, or nowhere', () => {
		const details = [detail('date', 0.3), detail('total', 1)];
		expect(placeBoxes(details, [{ path: 'date', value: 'x' }]).map(({ path }) => path)).toEqual([
			'total',
		]);
		const picked = { path: 'date', value: 'x', page: 2, box, words: 'x' };
		expect(placeBoxes(details, [picked])).toContainEqual(
			expect.objectContaining({ path: 'date', page: 2, raw: 'x', confidence: 1 }),
		);
	});
});
