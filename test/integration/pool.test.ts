import { afterEach, describe, expect, test } from '@jest/globals';
import { execFileSync, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import pino from 'pino';
import sharp from 'sharp';
import { createForkChild } from '../../engine/src/reading/pipeline/fork-child.ts';
import { createPool } from '../../engine/src/reading/pipeline/pool.ts';
import type { Pool } from '../../engine/src/reading/pipeline/pool.ts';
import { replySchema } from '../../engine/src/reading/pipeline/messages.ts';
import { LETTER, makePdf, makePicturePdf } from '../support/documents.ts';
import { runNode } from '../support/run-node.ts';
import { arrival, runTask } from '../support/run-task.ts';

const folder = mkdtempSync(join(tmpdir(), 'docsift-pool-'));
const pools: Pool[] = [];
afterEach(async () => {
	for (const pool of pools.splice(0)) await pool.close();
});

const limits = { maxPages: 500, maxScannedPages: 30, maxPixels: 100_000_000 };

const ocrDataFolder = join(folder, 'tessdata');
/** A faulty `tesseract`. */
const faulty = (name: 'hangs' | 'hangs-alone' | 'burns' | 'exits' | 'eats-memory') => ({
	ocrEngine: 'tesseract' as const,
	ocrDataFolder,
	ocrProgram: new URL(`../fixtures/ocr-${name}`, import.meta.url).pathname,
});
/** For tests without OCR: such a child is ready immediately. */
const child = faulty('exits');
const readingChild = { ...child, ocrEngine: 'tesseract.js' as const };

const isolate = (program: string) => ({
	mode: 'auto' as const,
	readable: [],
	writable: [folder] as const,
	program,
});

function start(
	options: Partial<Parameters<typeof createPool>[0]> = {},
	log = pino({ level: 'silent' }),
): Pool {
	const pool = createPool(
		{
			size: 1,
			child,
			childMemoryBytes: 1_000_000_000,
			pageTimeoutMs: 60_000,
			pageWallMs: 300_000,
			tasksPerChild: 100,
			isolation: isolate((options.child ?? child).ocrProgram),
			...options,
		},
		log,
	);
	pools.push(pool);
	return pool;
}

async function openInput() {
	const path = join(folder, 'letter.pdf');
	writeFileSync(path, await makePdf([LETTER]));
	return {
		path,
		type: 'pdf' as const,
		limits,
		schema: { data: { total: { type: 'number' as const } } },
		pagesFile: `${path}.pages`,
	};
}
const signal = () => new AbortController().signal;

describe('the pool of child processes', () => {
	test('heals after a child was killed in the middle of a task', async () => {
		const pool = start({ child: faulty('hangs') });
		const input = await openInput();
		await runTask(pool, 'open', input, signal());
		const [pid] = pool.pids();
		const crashed = runTask(pool, 'ocr', { ...input, index: 0, languages: ['eng'] }, signal());
		process.kill(pid ?? 0, 'SIGKILL');
		await expect(crashed).rejects.toMatchObject({ code: 'DOCUMENT_CRASHED' });
		expect((await runTask(pool, 'open', input, signal())).pageCount).toBe(1);
		expect(pool.pids()).not.toContain(pid);
	});

	test('drops the waiting tasks of an abandoned document and ends its child', async () => {
		const pool = start({ child: faulty('hangs') });
		const input = await openInput();
		await runTask(pool, 'open', input, signal());
		const [pid] = pool.pids();
		const client = new AbortController();
		const tasks = [1, 2, 3].map(() =>
			runTask(pool, 'ocr', { ...input, index: 0, languages: ['eng'] }, client.signal),
		);
		client.abort(new Error('the client has disconnected'));
		for (const task of tasks) await expect(task).rejects.toThrow('the client has disconnected');
		expect(pool.waiting()).toBe(0);
		await runTask(pool, 'open', input, signal());
		expect(pool.pids()).not.toContain(pid);
	});

	test('replaces a child after its number of tasks', async () => {
		const pool = start({ tasksPerChild: 2 });
		const input = await openInput();
		const seen = new Set<number | undefined>();
		for (let i = 0; i < 5; i += 1) {
			await runTask(pool, 'open', input, signal());
			for (const pid of pool.pids()) seen.add(pid);
		}
		expect(seen.size).toBeGreaterThanOrEqual(2);
	});

	test('a short document does not wait for all tasks of a long one of the same account', async () => {
		const pool = start();
		const input = await openInput();
		const finished: string[] = [];
		const long = pool.enter(arrival);
		const all = Array.from({ length: 6 }, () =>
			long.run('open', input, signal()).then(() => finished.push('long')),
		);
		const short = runTask(pool, 'open', input).then(() => finished.push('short'));
		await Promise.all([...all, short]);
		long.leave();
		expect(finished.indexOf('short')).toBeLessThan(3);
	});

	test('a document of another account does not wait for the many of one', async () => {
		const pool = start();
		const input = await openInput();
		const finished: string[] = [];
		const all = Array.from({ length: 20 }, () =>
			runTask(pool, 'open', input).then(() => finished.push('many')),
		);
		const other = pool.enter({ ...arrival, accountId: 'other' });
		const one = other.run('open', input, signal()).then(() => finished.push('one'));
		await Promise.all([...all, one]);
		other.leave();
		expect(finished.indexOf('one')).toBeLessThan(3);
	});

	test('another document of an account starts as soon as a running one leaves', async () => {
		const pool = start();
		const input = await openInput();
		const begun = [pool.enter(arrival), pool.enter(arrival)];
		for (const turn of begun) await turn.run('open', input, signal());
		const third = runTask(pool, 'open', input);
		expect(pool.waiting()).toBe(1);
		begun[0]?.leave();
		expect((await third).pageCount).toBe(1);
		begun[1]?.leave();
	});

	test('an account that may have one task at a time leaves the other children to others', async () => {
		const pool = start({ size: 2, child: faulty('hangs') });
		const input = await openInput();
		const client = new AbortController();
		const greedy = Array.from({ length: 8 }, () => {
			const turn = pool.enter({ ...arrival, accountId: 'greedy', maxRunning: 1 });
			const task = turn.run('ocr', { ...input, index: 0, languages: ['eng'] }, client.signal);
			return task.finally(turn.leave);
		});
		expect((await runTask(pool, 'open', input)).pageCount).toBe(1);
		const ends = Promise.allSettled(greedy);
		client.abort(new Error('enough'));
		for (const end of await ends) expect(end).toMatchObject({ status: 'rejected' });
	});

	test('a document that did not start within its maximum wait is refused as busy', async () => {
		const pool = start({ child: faulty('hangs') });
		const input = await openInput();
		const client = new AbortController();
		const hanging = runTask(pool, 'ocr', { ...input, index: 0, languages: ['eng'] }, client.signal);
		const turn = pool.enter({ ...arrival, accountId: 'other', maxWaitMs: 300 });
		await expect(turn.run('open', input, signal())).rejects.toMatchObject({
			code: 'UNAVAILABLE',
			retryAfter: 1,
		});
		expect(turn.wasKeptWaiting()).toBe(true);
		expect(turn.leave()).toBe(0);
		client.abort(new Error('enough'));
		await expect(hanging).rejects.toThrow('enough');
	});

	test('a document that would wait too long is refused, one of an account with little waiting is not', async () => {
		const pool = start();
		const party = { accountId: 'account', lane: 'request' as const, maxRunning: null };
		const turns = Array.from({ length: 10 }, () => pool.enter({ ...arrival, type: 'png' }));
		expect(() => pool.refuseWhenBusy(party, 10_000)).toThrow(/would wait about \d+ s/);
		expect(() => pool.refuseWhenBusy({ ...party, accountId: 'other' }, 10_000)).not.toThrow();
		for (const turn of turns) turn.leave();
		expect(() => pool.refuseWhenBusy(party, 10_000)).not.toThrow();
	});
});

describe('when no process can be started', () => {
	/** A real process, because its children depend on the path of Node. */
	const runWithPool = async (script: string) =>
		runNode(
			[
				'--input-type=module',
				'-e',
				`import { createPool } from './engine/src/reading/pipeline/pool.ts';
				const program = process.execPath;
				process.execPath = '/nowhere/node';
				let failures = 0;
				const failed = Promise.withResolvers();
				const fail = () => { failures += 1; if (failures === 2) failed.resolve(); };
				const log = {
					debug() {}, info() {},
					// Which of them tells it depends on whether another program starts Node for us.
					warn: () => fail(), error: () => fail(),
				};
				const settings = ${JSON.stringify({
					size: 1,
					child,
					childMemoryBytes: 1e9,
					pageTimeoutMs: 60_000,
					pageWallMs: 300_000,
					tasksPerChild: 100,
					isolation: isolate(child.ocrProgram),
				})};
				const pool = createPool(settings, log);
				const input = JSON.parse(process.env.INPUT);
				const task = pool.enter(${JSON.stringify(arrival)}).run('open', input, new AbortController().signal);
				// An answer must come before this; else the process would end without one.
				setTimeout(() => process.exit(3), 90_000);
				${script}
				process.exit(0);`,
			],
			{ INPUT: JSON.stringify(await openInput()) },
		);

	test('the start is retried, and waiting tasks are done', async () => {
		const { code, stdout } = await runWithPool(`
			await failed.promise;
			process.execPath = program;
			console.log((await task).pageCount);
			await pool.close();
		`);
		expect({ code, stdout }).toEqual({ code: 0, stdout: '1\n' });
	});

	test('the pool can be closed, and waiting tasks fail', async () => {
		const { code, stdout } = await runWithPool(`
			const told = task.catch((error) => console.log(error.message));
			await pool.close();
			await told;
		`);
		expect({ code, stdout }).toEqual({ code: 0, stdout: 'the pool is closed\n' });
	});
});

test('a process that cannot be spawned does not end the pool either', async () => {
	// Too long for a command-line argument.
	const pool = start({ child: { ...child, ocrProgram: 'x'.repeat(200_000) } });
	const task = runTask(pool, 'open', await openInput(), signal());
	const told = expect(task).rejects.toThrow('the pool is closed');
	await pool.close();
	await told;
});

test('when no child comes up, waiting documents are refused instead of hanging', async () => {
	const pool = createPool(
		{
			size: 1,
			child,
			childMemoryBytes: 1_000_000_000,
			pageTimeoutMs: 60_000,
			pageWallMs: 300_000,
			tasksPerChild: 100,
			isolation: isolate(child.ocrProgram),
		},
		pino({ level: 'silent' }),
		undefined,
		() => fork(new URL('../fixtures/child-cannot-load.mjs', import.meta.url)),
	);
	pools.push(pool);
	const task = runTask(pool, 'open', await openInput(), signal());
	await expect(task).rejects.toMatchObject({
		code: 'UNAVAILABLE',
		message: expect.stringContaining('cannot start'),
	});
});

describe('unreadable content is reported', () => {
	const flat = (width: number, height: number) => ({
		width,
		height,
		dictionary: '/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /FlateDecode',
		data: deflateSync(Buffer.alloc(Math.ceil(width / 8) * height)),
	});
	const read = (content: Buffer, index = 0, type: 'pdf' | 'png' = 'pdf') => {
		const path = join(folder, `${randomUUID()}.${type}`);
		writeFileSync(path, content);
		return runTask(start({ child: readingChild }), 'ocr', {
			path,
			type,
			limits,
			index,
			languages: ['eng'],
		});
	};

	test('a picture in a PDF that has more pixels than are read', async () => {
		await expect(read(makePicturePdf(flat(20_000, 20_000)))).rejects.toMatchObject({
			code: 'IMAGE_TOO_LARGE',
		});
	});

	test('a page that is not there', async () => {
		await expect(read(makePicturePdf(flat(100, 100)), 7)).rejects.toMatchObject({
			code: 'DOCUMENT_DAMAGED',
		});
	});

	test('an image of a single line', async () => {
		const line = sharp({ create: { width: 10_000, height: 1, channels: 3, background: '#fff' } });
		expect((await read(await line.png().toBuffer(), 0, 'png')).words).toEqual([]);
	});
});

describe('an OCR that misbehaves', () => {
	const ocr = async (pool: Pool) =>
		runTask(pool, 'ocr', { ...(await openInput()), index: 0, languages: ['eng'] }, signal());

	test('one that never stops computing is ended after the CPU time for a page', async () => {
		const pool = start({ child: faulty('burns'), pageTimeoutMs: 2000 });
		await expect(ocr(pool)).rejects.toMatchObject({
			code: 'PAGE_TIMEOUT',
			message: expect.stringContaining('longer than 2 s of CPU time') as unknown,
		});
	});

	test('one that hangs is ended by the clock, with the program it started', async () => {
		const pool = start({ child: faulty('hangs-alone'), pageTimeoutMs: 1000, pageWallMs: 4000 });
		const startedMs = performance.now();
		await expect(ocr(pool)).rejects.toMatchObject({
			code: 'PAGE_TIMEOUT',
			message: expect.stringContaining('not read within 4 s by the clock') as unknown,
		});
		expect(performance.now() - startedMs).toBeGreaterThan(4000);
		const programs = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
		expect(programs).not.toContain('sleep 601.75');
	});

	test('one that exits fails only its document, is logged, and the child stays alive', async () => {
		const lines: string[] = [];
		const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
		const pool = start({ child: faulty('exits') }, log);
		await expect(ocr(pool)).rejects.toMatchObject({ code: 'DOCUMENT_CRASHED' });
		expect(lines.join()).toContain('ended with 7');
		expect((await runTask(pool, 'open', await openInput(), signal())).pageCount).toBe(1);
	});

	test('one that eats memory is ended at the limit, and the pool heals', async () => {
		const pool = start({ child: faulty('eats-memory'), childMemoryBytes: 600_000_000 });
		await expect(ocr(pool)).rejects.toMatchObject({ code: 'DOCUMENT_CRASHED' });
		expect((await runTask(pool, 'open', await openInput(), signal())).pageCount).toBe(1);
	});
});

test('a child reports pages while it opens them, and then all pages it extracts from', async () => {
	const forkChild = createForkChild(isolate(child.ocrProgram), pino({ level: 'silent' }));
	const forked = forkChild(new URL('../../engine/src/reading/pipeline/child.ts', import.meta.url), {
		args: [JSON.stringify(child)],
		maxHeapBytes: 1_000_000_000,
	});
	const path = join(folder, 'long.pdf');
	writeFileSync(path, await makePdf(Array.from({ length: 60 }, () => LETTER)));
	const input = { ...(await openInput()), path };
	const told: number[] = [];
	const done = new Promise((resolve, reject) => {
		forked.once('exit', (code) => reject(new Error(`the child ended with ${code}`)));
		forked.on('message', (message) => {
			const reply = replySchema.parse(message);
			if (reply.kind === 'ready') forked.send({ id: 1, kind: 'open', input });
			else if (reply.kind === 'progress') told.push(reply.pages);
			else resolve(reply);
		});
	});
	expect(await done).toMatchObject({ kind: 'done', output: { pageCount: 60 } });
	forked.disconnect();
	expect(told.at(-1)).toBe(60);
	const opened = told.slice(0, -1);
	// Several pages may be opened before the first is reported.
	expect(opened.length).toBeGreaterThan(0);
	expect(opened.length).toBeLessThanOrEqual(60);
	expect(new Set(opened)).toEqual(new Set([1]));
});

process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
