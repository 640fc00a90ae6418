import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import pino from 'pino';
import { createPageClock } from '../../engine/src/pipeline/page-clock.ts';
import { createPool } from '../../engine/src/pipeline/pool.ts';
import { silentMeter } from '../../engine/src/model/meter.ts';
import { arrival } from '../support/run-task.ts';

const PAGE_MS = 1000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the time for a page', () => {
	test('starts anew with each page, so many pages may take many times as long', () => {
		const onHang = jest.fn();
		const clock = createPageClock(PAGE_MS, onHang);
		for (let page = 0; page < 300; page += 1) {
			clock.startPages(1);
			jest.advanceTimersByTime(PAGE_MS - 1);
		}
		expect(onHang).not.toHaveBeenCalled();
		jest.advanceTimersByTime(1);
		expect(onHang).toHaveBeenCalledTimes(1);
	});

	test('is longer when many pages are looked at together', () => {
		const onHang = jest.fn();
		const clock = createPageClock(PAGE_MS, onHang);
		clock.startPages(101);
		jest.advanceTimersByTime(3 * PAGE_MS - 1);
		expect(onHang).not.toHaveBeenCalled();
		jest.advanceTimersByTime(1);
		expect(onHang).toHaveBeenCalledTimes(1);
	});

	test('is over when the work has ended', () => {
		const onHang = jest.fn();
		const clock = createPageClock(PAGE_MS, onHang);
		clock.startPages(1);
		clock.stop();
		jest.advanceTimersByTime(10 * PAGE_MS);
		expect(onHang).not.toHaveBeenCalled();
	});
});

test('the pool keeps a child that tells of a page in time, however long its document takes', async () => {
	// Without a process behind it, so that nothing depends on how quick one is.
	const send = jest.fn(() => true);
	const child = Object.assign(new EventEmitter(), { send }) as unknown as ChildProcess;
	const fork = () => child;
	const settings = {
		size: 1,
		childMemoryBytes: 1_000_000_000,
		pageTimeoutMs: PAGE_MS,
		tasksPerChild: 100,
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
	// A child that was taken for one that hangs gets no more work.
	void open();
	expect(send).toHaveBeenCalledTimes(2);
});
