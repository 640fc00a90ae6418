import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import pino from 'pino';
import { createPageClock } from '../../engine/src/reading/pipeline/page-clock.ts';
import { createPool } from '../../engine/src/reading/pipeline/pool.ts';
import { silentMeter } from '../../engine/src/model/meter.ts';
import { arrival } from '../support/run-task.ts';

const PAGE_MS = 1000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const WALL_MS = 5 * PAGE_MS;

/** A clock of a process with this share of CPU time; undefined: unknown. */
function startClock(share: number | undefined) {
	const onExceeded = jest.fn();
	const readCpu = () => (share === undefined ? undefined : performance.now() * share);
	const clock = createPageClock({ cpuMs: PAGE_MS, wallMs: WALL_MS }, readCpu, onExceeded);
	return { clock, onExceeded };
}

describe('the time for a page', () => {
	test.each([1, undefined])(
		'starts anew with each page, so many pages may take many times as long (CPU: %s)',
		(share) => {
			const { clock, onExceeded } = startClock(share);
			for (let page = 0; page < 300; page += 1) {
				clock.startPages(1);
				jest.advanceTimersByTime(PAGE_MS - 1);
			}
			expect(onExceeded).not.toHaveBeenCalled();
			jest.advanceTimersByTime(2);
			expect(onExceeded).toHaveBeenCalledTimes(1);
		},
	);

	test('is longer when many pages are looked at together', () => {
		const { clock, onExceeded } = startClock(1);
		clock.startPages(101);
		jest.advanceTimersByTime(3 * PAGE_MS - 1);
		expect(onExceeded).not.toHaveBeenCalled();
		jest.advanceTimersByTime(2);
		expect(onExceeded.mock.calls).toEqual([[{ by: 'CPU', ms: 3 * PAGE_MS }]]);
	});

	test('is over when the work has ended', () => {
		const { clock, onExceeded } = startClock(1);
		clock.startPages(1);
		clock.stop();
		jest.advanceTimersByTime(10 * PAGE_MS);
		expect(onExceeded).not.toHaveBeenCalled();
	});

	test('is CPU time: a page that gets half of a core has twice as long by the clock', () => {
		const { clock, onExceeded } = startClock(0.5);
		clock.startPages(1);
		jest.advanceTimersByTime(2 * PAGE_MS - 2);
		expect(onExceeded).not.toHaveBeenCalled();
		jest.advanceTimersByTime(20);
		expect(onExceeded.mock.calls).toEqual([[{ by: 'CPU', ms: PAGE_MS }]]);
	});

	test('ends by the clock for a page that takes no CPU time', () => {
		const { clock, onExceeded } = startClock(0);
		clock.startPages(1);
		jest.advanceTimersByTime(WALL_MS - 1);
		expect(onExceeded).not.toHaveBeenCalled();
		jest.advanceTimersByTime(2);
		expect(onExceeded.mock.calls).toEqual([[{ by: 'clock', ms: WALL_MS }]]);
	});

	test('is no shorter for a page that is read on several cores', () => {
		const { clock, onExceeded } = startClock(4);
		clock.startPages(1);
		jest.advanceTimersByTime(PAGE_MS - 1);
		expect(onExceeded).not.toHaveBeenCalled();
	});

	test('counts by the clock where CPU time cannot be read, and says so', () => {
		const { clock, onExceeded } = startClock(undefined);
		clock.startPages(1);
		jest.advanceTimersByTime(PAGE_MS + 1);
		expect(onExceeded.mock.calls).toEqual([[{ by: 'clock', ms: PAGE_MS }]]);
	});
});

test('the pool keeps a child that tells of a page in time, however long its document takes', async () => {
	// Without a process, so that its speed does not matter.
	const send = jest.fn(() => true);
	const child = Object.assign(new EventEmitter(), { send }) as unknown as ChildProcess;
	const fork = () => child;
	const settings = {
		size: 1,
		childMemoryBytes: 1_000_000_000,
		pageTimeoutMs: PAGE_MS,
		pageWallMs: WALL_MS,
		tasksPerChild: 100,
		isolation: { mode: 'off' as const, readable: [], writable: [''] as const, program: null },
		child: { ocrEngine: 'tesseract' as const, ocrDataFolder: '', ocrProgram: '' },
	};
	const pool = createPool(settings, pino({ level: 'silent' }), silentMeter, fork);
	const turn = pool.enter(arrival);
	const open = () =>
		turn.run(
			'open',
			{
				path: '',
				type: 'pdf',
				schema: null,
				pagesFile: '',
				limits: { maxPages: 1, maxScannedPages: 1, maxPixels: 1 },
			},
			new AbortController().signal,
		);
	child.emit('message', { kind: 'ready' });
	const task = open();
	for (let page = 0; page < 20; page += 1) {
		jest.advanceTimersByTime(PAGE_MS - 1);
		child.emit('message', { kind: 'progress', pages: 1 });
	}
	child.emit('message', { kind: 'done', id: 1, output: 'read', rss: 1 });
	expect(await task).toBe('read');
	// A child that counts as hung gets no more work.
	void open();
	expect(send).toHaveBeenCalledTimes(2);
});
