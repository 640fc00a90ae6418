import {
	mkdir,
	mkdtemp,
	readdir,
	readFile,
	rename,
	rm,
	symlink,
	writeFile,
} from 'node:fs/promises';
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

	test('a file with a long name is put away under a shorter one, and holds up no other', async () => {
		const long = `${'ü'.repeat(125)}.pdf`;
		await writeFile(join(folder, long), await bill('L-1'));
		await writeFile(join(folder, `x.${'e'.repeat(250)}`), 'no document');
		await start();
		await waitUntil(async () => (await listOf('done')).length === 2);
		await waitUntil(async () => (await listOf('failed')).length === 2);
		await writeFile(join(folder, 'next.pdf'), await bill('L-2'));
		await waitUntil(async () => (await listOf('done')).length === 4);
		const [name = '', report] = (await listOf('done')).filter((one) => one.startsWith('ü'));
		expect(name).toMatch(/^ü+-[\da-f-]{36}\.pdf$/);
		expect(report).toBe(`${name}.json`);
		expect(JSON.parse(await readFile(join(folder, 'done', `${name}.json`), 'utf8'))).toMatchObject({
			fileName: long,
			status: 'completed',
		});
	});

	test('a report does not replace a file that has its name', async () => {
		await writeFile(join(folder, 'a.bin.json'), 'mine');
		await start();
		await waitUntil(async () => (await listOf('failed')).length === 2);
		await writeFile(join(folder, 'a.bin'), 'no document');
		await waitUntil(async () => (await listOf('failed')).length === 4);
		const kept: string[] = [];
		for (const name of await listOf('failed')) {
			kept.push(await readFile(join(folder, 'failed', name), 'utf8'));
		}
		expect(kept).toContain('mine');
		expect(await listOf('failed')).toContain('a.bin.json');
	});

	test('a file that cannot be put away holds up no other', async () => {
		await start();
		await waitUntil(async () => (await listOf('done')).length === 0);
		// A folder has the name of its report.
		await mkdir(join(folder, 'done/stuck.pdf.json'), { recursive: true });
		await writeFile(join(folder, 'stuck.pdf'), await bill('S-1'));
		await waitUntil(
			async () => (await engines[0]?.call('GET', '/v1/jobs?status=completed'))?.status,
		);
		await writeFile(join(folder, 'next.pdf'), await bill('S-2'));
		await waitUntil(async () => (await listOf('done')).includes('next.pdf'));
		expect(await readdir(folder)).toContain('stuck.pdf');
	});

	test('nothing is written through a link in the place of a folder', async () => {
		const elsewhere = await mkdtemp(join(tmpdir(), 'elsewhere-'));
		try {
			await symlink(elsewhere, join(folder, 'failed'));
			await writeFile(join(folder, 'a.bin'), 'no document');
			const engine = await start();
			await waitUntil(() =>
				JSON.stringify(engine.logLines()).includes('must be a folder, not a link'),
			);
			expect(await readdir(elsewhere)).toEqual([]);
			await rm(join(folder, 'failed'));
			await waitUntil(async () => (await listOf('failed')).length === 2);
		} finally {
			await rm(elsewhere, { recursive: true });
		}
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
