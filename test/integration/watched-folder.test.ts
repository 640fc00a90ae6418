import { mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { makePdf } from '../support/documents.ts';
import { makePacket } from '../support/packets.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';
import { waitUntil } from '../support/wait-until.ts';

const bill = (number: string) => makePdf([[['Invoice number', number]]]);

describe('a watched folder', () => {
	let folder: string;
	const engines: TestEngine[] = [];
	beforeEach(async () => {
		folder = await mkdtemp(join(tmpdir(), 'inbox-'));
	});
	afterEach(async () => {
		for (const engine of engines.splice(0)) await engine.stop();
		await rm(folder, { recursive: true, force: true });
	});
	const start = async (template = 'Invoice') => {
		const engine = await startTestEngine({
			environment: { INTAKE_FOLDER: folder, INTAKE_TEMPLATE: template },
		});
		engines.push(engine);
		return engine;
	};
	const listOf = async (place: 'done' | 'failed') =>
		(await readdir(join(folder, place)).catch(() => [])).toSorted();

	test('files become jobs and are put away with their results', async () => {
		const document = await bill('A-1');
		await writeFile(join(folder, 'a.pdf'), document);
		await writeFile(join(folder, 'b.pdf'), document);
		await writeFile(join(folder, 'notes.bin'), 'no document');
		await writeFile(join(folder, 'later.pdf.part'), 'not finished');
		await symlink('/etc/hostname', join(folder, 'link.txt'));
		const engine = await start();
		await waitUntil(async () => (await listOf('done')).length === 4);
		await waitUntil(async () => (await listOf('failed')).length === 2);
		expect(await listOf('done')).toEqual(['a.pdf', 'a.pdf.json', 'b.pdf', 'b.pdf.json']);
		expect(await listOf('failed')).toEqual(['notes.bin', 'notes.bin.json']);
		expect((await readdir(folder)).toSorted()).toEqual([
			'done',
			'failed',
			'later.pdf.part',
			'link.txt',
		]);
		const read = async (path: string) =>
			JSON.parse(await readFile(join(folder, path), 'utf8')) as Record<string, unknown>;
		const [first, second] = [await read('done/a.pdf.json'), await read('done/b.pdf.json')];
		expect(first).toMatchObject({ status: 'completed', pageCount: 1 });
		// The same document for the same template is one job.
		expect(second.jobId).toBe(first.jobId);
		expect(await read('failed/notes.bin.json')).toMatchObject({ code: 'UNSUPPORTED_FILE_TYPE' });
		const { body } = await engine.call('GET', '/v1/jobs');
		expect((body as { jobs: unknown[] }).jobs).toHaveLength(1);
	});

	test('a second file of the same name does not replace the first', async () => {
		await start();
		for (const number of ['B-1', 'B-2']) {
			const before = (await listOf('done')).length;
			// Written elsewhere and moved in, as scanners do.
			const draft = join(folder, '.draft');
			await writeFile(draft, await bill(number));
			await rename(draft, join(folder, 'scan.pdf'));
			await waitUntil(async () => (await listOf('done')).length === before + 2);
		}
		const names = await listOf('done');
		expect(names).toHaveLength(4);
		expect(names).toContain('scan.pdf');
		expect(names.filter((name) => /^scan-[\da-f-]{36}\.pdf$/.test(name))).toHaveLength(1);
	});

	test('with the template auto, a file is split, and its documents are put away together', async () => {
		await writeFile(join(folder, 'packet.pdf'), await makePacket());
		await start('auto');
		await waitUntil(async () => (await listOf('done')).length === 2);
		const report = await readFile(join(folder, 'done/packet.pdf.json'), 'utf8');
		expect(JSON.parse(report)).toMatchObject({
			status: 'completed',
			documents: [
				{ pages: { from: 1, to: 1 }, kind: 'invoice', result: { invoiceNumber: 'A-4711' } },
				{ pages: { from: 2, to: 2 }, kind: 'invoice', result: { invoiceNumber: 'B-2290' } },
				{ pages: { from: 3, to: 3 }, kind: 'blank', jobId: null, result: null },
				{ pages: { from: 4, to: 4 } },
			],
			pageCount: 4,
		});
	});
});
