import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { makePdf } from '../support/documents.ts';
import { startEngineProcess } from '../support/engine-process.ts';
import { readFirstKey } from '../support/job-client.ts';
import { WITHOUT_OCR } from '../support/test-engine.ts';
import { waitUntil } from '../support/wait-until.ts';

const FILES = 40;
const KILLS = 5;

test('every file becomes one job, although the engine is killed again and again', async () => {
	const place = await mkdtemp(join(tmpdir(), 'intake-'));
	const folder = join(place, 'inbox');
	await mkdir(folder);
	const environment = {
		...WITHOUT_OCR,
		DATA_DIR: join(place, 'data'),
		PORT: '0',
		INTAKE_FOLDER: folder,
		INTAKE_TEMPLATE: 'Invoice',
		// A job of a killed worker is taken up again soon.
		JOB_LEASE_SECONDS: '2',
		// Every kill may meet the same document.
		JOB_ATTEMPTS: '100',
	};
	try {
		for (let i = 0; i < FILES; i += 1) {
			const name = join(folder, `${i}.pdf`);
			await writeFile(name, await makePdf([[['Invoice number', `K-${i}`]]]));
		}
		let key = '';
		for (let i = 0; i < KILLS; i += 1) {
			const engine = await startEngineProcess(environment);
			if (i === 0) key = readFirstKey(engine);
			// In the middle of submitting, reading, writing results or moving files.
			await setTimeout(2000 + 1500 * Math.random());
			engine.kill('SIGKILL');
			await engine.exited;
		}
		const engine = await startEngineProcess(environment);
		try {
			await waitUntil(async () => (await readdir(folder)).length === 2, 300, 'an empty folder');
			const answer = await fetch(`${engine.url}/v1/jobs?limit=100`, {
				headers: { 'x-api-key': key },
			});
			const { jobs } = (await answer.json()) as { jobs: { status: string }[] };
			expect(jobs.map(({ status }) => status)).toEqual(Array(FILES).fill('completed'));
			const names = await readdir(join(folder, 'done'));
			const files = Array.from({ length: FILES }, (_, i) => `${i}.pdf`);
			const whole = names.filter((name) => !name.startsWith('.'));
			expect(whole.toSorted()).toEqual(files.flatMap((name) => [name, `${name}.json`]).toSorted());
			const ids = await Promise.all(
				files.map(async (name) => {
					const text = await readFile(join(folder, 'done', `${name}.json`), 'utf8');
					return (JSON.parse(text) as { jobId: string }).jobId;
				}),
			);
			expect(new Set(ids).size).toBe(FILES);
		} finally {
			engine.kill('SIGTERM');
			await engine.exited;
		}
	} finally {
		await rm(place, { recursive: true, force: true });
	}
}, 900_000);
