import { describe, expect, test } from '@jest/globals';
import { createSchedule } from '../../engine/src/reading/pipeline/schedule.ts';
import type { Lane, WorkOwner } from '../../engine/src/reading/pipeline/schedule.ts';

/** A schedule with a manual clock; tasks are names. */
function start(size = 2) {
	let time = 0;
	const schedule = createSchedule<string>({ size, now: () => time, costOf: () => 1000 });
	const enter = (accountId: string, options: Partial<WorkOwner> & { tasks?: number } = {}) => {
		const { lane = 'request', maxRunning = null, tasks = 1 } = options;
		const place = schedule.enter({ accountId, lane, maxRunning }, 1000 * tasks);
		for (let i = 0; i < tasks; i += 1) place.waiting.push(`${accountId}${i}`);
		return place;
	};
	const pass = (ms: number) => (time += ms);
	/** Runs the next task for this long; returns its name. */
	const serve = (ms = 100): string | undefined => {
		const next = schedule.next();
		pass(ms);
		if (next) schedule.end(next.place, next.task);
		return next?.task;
	};
	return { schedule, enter, pass, serve };
}

const count = (names: (string | undefined)[], account: string) =>
	names.filter((name) => name?.startsWith(account)).length;

describe('accounts take turns', () => {
	test('by the time they took, not by the number of their tasks or documents', () => {
		const { schedule, enter, pass } = start();
		for (let i = 0; i < 50; i += 1) enter('a', { tasks: 4 });
		enter('b', { tasks: 100 });
		const served = { a: 0, b: 0 };
		for (let i = 0; i < 60; i += 1) {
			const next = schedule.next();
			if (!next) throw new Error('nothing is left to do');
			const account = next.place.accountId as 'a' | 'b';
			// Tasks of the first account take three times as long.
			const ms = account === 'a' ? 300 : 100;
			pass(ms);
			served[account] += ms;
			schedule.end(next.place, next.task);
		}
		expect(Math.abs(served.a - served.b)).toBeLessThanOrEqual(300);
	});

	test('an account that comes later neither waits for earlier work nor gets credit for it', () => {
		const { enter, serve } = start();
		enter('a', { tasks: 100 });
		for (let i = 0; i < 20; i += 1) serve();
		enter('b', { tasks: 100 });
		const next = Array.from({ length: 20 }, () => serve());
		expect(count(next, 'b')).toBeGreaterThanOrEqual(9);
		expect(count(next, 'b')).toBeLessThanOrEqual(11);
	});

	test('a task that is still running counts already', () => {
		const { schedule, enter, pass } = start();
		enter('a', { tasks: 10 });
		enter('b', { tasks: 10 });
		expect(schedule.next()?.task).toBe('a0');
		pass(60_000);
		expect(schedule.next()?.task).toBe('b0');
		pass(10);
		expect(schedule.next()?.task).toBe('b1');
	});

	test('no more tasks of an account run at once than its plan allows, over both lanes', () => {
		const { schedule, enter } = start();
		enter('a', { tasks: 5, maxRunning: 1 });
		enter('a', { tasks: 5, maxRunning: 1, lane: 'job' });
		expect(schedule.next()).toBeDefined();
		expect(schedule.next()).toBeUndefined();
		enter('b', { maxRunning: 1 });
		expect(schedule.next()?.task).toBe('b0');
	});
});

describe('requests and jobs share the children', () => {
	const serveBoth = (turns: number) => {
		const { enter, serve } = start();
		enter('request', { tasks: turns });
		enter('job', { tasks: turns, lane: 'job' });
		return Array.from({ length: turns }, () => serve());
	};

	test('each keeps its share while both have work', () => {
		const served = serveBoth(1000);
		expect(count(served, 'job') / served.length).toBeCloseTo(0.4, 1);
	});

	test('a single lane gets all children', () => {
		const { enter, serve } = start();
		enter('job', { tasks: 10, lane: 'job' });
		expect(Array.from({ length: 10 }, () => serve()).every(Boolean)).toBe(true);
	});

	test.each<[Lane, Lane]>([
		['request', 'job'],
		['job', 'request'],
	])('a %s that comes after long work on %ss alone is owed little of it', (late, early) => {
		const { enter, serve } = start();
		enter('e', { tasks: 2000, lane: early });
		for (let i = 0; i < 1000; i += 1) serve(1000);
		enter('l', { tasks: 2000, lane: late });
		const next = Array.from({ length: 100 }, () => serve(1000));
		expect(count(next, 'e')).toBeGreaterThan(30);
		expect(count(next, 'l')).toBeGreaterThan(30);
	});
});

describe('the documents of one account', () => {
	test('take turns once they are begun, and few are begun at a time', () => {
		const { schedule, enter, pass } = start(1);
		const places = Array.from({ length: 5 }, () => enter('a', { tasks: 3 }));
		const begun = () => places.filter(({ isBegun }) => isBegun).length;
		for (let i = 0; i < 4; i += 1) {
			const next = schedule.next();
			pass(100);
			if (next) schedule.end(next.place, next.task);
		}
		expect(begun()).toBe(2);
		expect(places.map(({ waiting }) => waiting.length)).toEqual([1, 1, 3, 3, 3]);
	});

	test('another is begun when one has left', () => {
		const { schedule, enter, serve } = start(1);
		const first = enter('a');
		enter('a');
		enter('a');
		expect([serve(), serve(), serve()]).toEqual(['a0', 'a0', undefined]);
		schedule.leave(first);
		expect(serve()).toBe('a0');
	});
});

describe('the wait of a document that comes now', () => {
	const party = (accountId: string, maxRunning: number | null = null): WorkOwner => ({
		accountId,
		lane: 'request',
		maxRunning,
	});

	test('is what waits before it, shared by the children', () => {
		const { schedule, enter } = start();
		for (let i = 0; i < 10; i += 1) enter('a', { tasks: 6 });
		expect(schedule.estimateWaitMs(party('a'))).toBe(30_000);
	});

	test('is nothing for an account that has nothing waiting, however much others have', () => {
		const { schedule, enter } = start();
		for (let i = 0; i < 10; i += 1) enter('a', { tasks: 6 });
		expect(schedule.estimateWaitMs(party('b'))).toBe(0);
	});

	test('is longer while jobs take their share', () => {
		const { schedule, enter } = start();
		enter('a', { tasks: 60 });
		enter('b', { lane: 'job' });
		expect(schedule.estimateWaitMs(party('a'))).toBeCloseTo(50_000);
	});

	test('is longer for an account with one task at a time', () => {
		const { schedule, enter } = start(4);
		enter('a', { tasks: 60 });
		expect(schedule.estimateWaitMs(party('a', 1))).toBe(60_000);
	});

	test('is at least what still waits, also when the rest took longer than expected', () => {
		const { schedule, enter, pass } = start(1);
		enter('a', { tasks: 6 });
		schedule.next();
		pass(60_000);
		expect(schedule.estimateWaitMs(party('a'))).toBe(5000);
	});

	test('becomes shorter as the work is done', () => {
		const { schedule, enter, serve } = start();
		enter('a', { tasks: 6 });
		serve(1000);
		expect(schedule.estimateWaitMs(party('a'))).toBe(2500);
	});
});

describe('a document was kept waiting', () => {
	test('when it was not worked on for most of its time', () => {
		const { schedule, enter, pass } = start();
		const place = enter('a', { tasks: 2 });
		pass(1000);
		const first = schedule.next();
		pass(900);
		expect(schedule.wasKeptWaiting(place)).toBe(true);
		pass(200);
		expect(schedule.wasKeptWaiting(place)).toBe(false);
		schedule.end(place, first?.task ?? '');
		expect(schedule.workedMs(place)).toBe(1100);
	});

	test('but tasks side by side count once', () => {
		const { schedule, enter, pass } = start();
		const place = enter('a', { tasks: 2 });
		schedule.next();
		schedule.next();
		pass(1000);
		for (const task of place.running.keys()) schedule.end(place, task);
		pass(1500);
		expect(place.busyMs).toBe(1000);
		expect(schedule.wasKeptWaiting(place)).toBe(true);
	});
});
