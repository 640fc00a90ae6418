import { randomUUID as newId } from 'node:crypto';
import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createUploads } from '../../engine/src/reading/intake/uploads.ts';
import type { Uploads } from '../../engine/src/reading/intake/uploads.ts';
import { waitUntil } from '../support/wait-until.ts';

const ABANDONED_AFTER_MS = 600_000;
/** The interval at which held files are touched. */
const STEP_MS = 100_000;
/** A manual clock, so that a stalled machine does not matter. */
let now: number;
const clock = { now: () => new Date(now) };
function pass(ms: number): void {
	now += ms;
	jest.advanceTimersByTime(ms);
}
const wasTouched = (path: string) => statSync(path).mtimeMs === now;

let folder: string;
const opened: Uploads[] = [];
beforeEach(() => {
	jest.useFakeTimers({ doNotFake: ['performance', 'setTimeout', 'nextTick', 'setImmediate'] });
	now = Date.now();
	folder = mkdtempSync(join(tmpdir(), 'docsift-uploads-'));
});
afterEach(() => {
	for (const uploads of opened.splice(0)) uploads.close();
	jest.useRealTimers();
	rmSync(folder, { recursive: true });
});

function openUploads(): Uploads {
	const uploads = createUploads({
		folder,
		maxFileBytes: 1000,
		newId,
		clock,
		abandonedAfterMs: ABANDONED_AFTER_MS,
	});
	opened.push(uploads);
	return uploads;
}

test('a file in use is never swept, however long it is used, by any process', async () => {
	const [holder, sweeper] = [openUploads(), openUploads()];
	const request = await holder.createFolder();
	writeFileSync(join(request, 'document'), 'a');
	const { path: document } = await holder.receive(Readable.from([Buffer.from('b')]), 'b', folder);
	const pages = join(folder, 'token.pages');
	writeFileSync(pages, 'c');
	holder.hold(pages);
	const held = [request, document, pages];
	const abandoned = join(folder, 'abandoned');
	mkdirSync(abandoned);
	// Three times the age of an abandoned file.
	for (let passed = 0; passed <= 3 * ABANDONED_AFTER_MS; passed += STEP_MS) {
		pass(STEP_MS);
		await waitUntil(() => held.every(wasTouched));
		await sweeper.sweep();
		expect([...held, join(request, 'document')].every(existsSync)).toBe(true);
	}
	expect(existsSync(abandoned)).toBe(false);
	// A dead process touches nothing.
	holder.close();
	pass(ABANDONED_AFTER_MS + 1);
	await sweeper.sweep();
	expect(held.some(existsSync)).toBe(false);
});

test('a removed file is no longer held, nor is a new file of that name', async () => {
	const uploads = openUploads();
	const request = await uploads.createFolder();
	rmSync(request, { recursive: true });
	const other = await uploads.createFolder();
	// It is noticed the next time held files are touched.
	pass(STEP_MS);
	await waitUntil(() => wasTouched(other));
	writeFileSync(request, 'new');
	utimesSync(request, new Date(now), new Date(now));
	for (let passed = 0; passed <= ABANDONED_AFTER_MS; passed += STEP_MS) {
		pass(STEP_MS);
		await waitUntil(() => wasTouched(other));
	}
	await uploads.sweep();
	expect(existsSync(request)).toBe(false);
	expect(existsSync(other)).toBe(true);
});
