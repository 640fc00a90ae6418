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
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createUploads } from '../../engine/src/intake/uploads.ts';
import type { Uploads } from '../../engine/src/intake/uploads.ts';
import { waitUntil } from '../support/wait-until.ts';

const ABANDONED_AFTER_MS = 600;
const clock = { now: () => new Date() };
let folder: string;
const opened: Uploads[] = [];
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'docsift-uploads-'));
});
afterEach(() => {
	for (const uploads of opened.splice(0)) uploads.close();
	rmSync(folder, { recursive: true });
});

function openUploads(): Uploads {
	const uploads = createUploads({
		...{ folder, maxFileBytes: 1000, newId, clock },
		abandonedAfterMs: ABANDONED_AFTER_MS,
	});
	opened.push(uploads);
	return uploads;
}

test('what is worked on is never swept, however long that takes, and by whichever process', async () => {
	const [holder, sweeper] = [openUploads(), openUploads()];
	const request = await holder.createFolder();
	writeFileSync(join(request, 'document'), 'a');
	const { path: document } = await holder.receive(Readable.from([Buffer.from('b')]), 'b', folder);
	const pages = join(folder, 'token.pages');
	writeFileSync(pages, 'c');
	holder.hold(pages);
	const begun = Date.now();
	const abandoned: string[] = [];
	// Three lives of an abandoned file.
	for (let life = 1; life <= 3; life += 1) {
		const path = join(folder, `abandoned-${life}`);
		mkdirSync(path);
		abandoned.push(path);
		await waitUntil(async () => {
			await sweeper.sweep();
			return !existsSync(path);
		});
	}
	expect(Date.now() - begun).toBeGreaterThan(3 * ABANDONED_AFTER_MS);
	expect(abandoned.some(existsSync)).toBe(false);
	for (const path of [request, join(request, 'document'), document, pages]) {
		expect(existsSync(path)).toBe(true);
	}
	// A process that has died touches nothing any more.
	holder.close();
	await waitUntil(async () => {
		await sweeper.sweep();
		return ![request, document, pages].some(existsSync);
	});
});

test('what was removed is forgotten, and a new file of that name is not held', async () => {
	const uploads = openUploads();
	const request = await uploads.createFolder();
	rmSync(request, { recursive: true });
	// The next time that held files are touched it is missed.
	const other = await uploads.createFolder();
	const old = new Date(Date.now() - 60_000);
	utimesSync(other, old, old);
	await waitUntil(() => statSync(other).mtimeMs > old.getTime());
	writeFileSync(request, 'new');
	await waitUntil(async () => {
		await uploads.sweep();
		return !existsSync(request);
	});
	expect(existsSync(other)).toBe(true);
});
