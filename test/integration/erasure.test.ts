import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sqliteFile } from '../../engine/src/platform/store/open-database.ts';
import { addFinishedJobs } from '../support/finished-jobs.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';
import { waitUntil } from '../support/wait-until.ts';

const template = {
	name: 'Bills',
	category: 'CUSTOM',
	schema: { data: { total: { type: 'string' } } },
};

describe('erasing on SQLite', () => {
	let engine: TestEngine;
	let templateId: string;
	let accountId: string;
	beforeAll(async () => {
		engine = await startTestEngine();
		const made = await engine.call('POST', '/v1/templates', template);
		templateId = (made.body as { id: string }).id;
		accountId = (await engine.services.accounts.findOwner())?.id ?? '';
	});
	afterAll(() => engine.stop());

	/** The database files that contain these bytes. */
	function filesWith(value: string): string[] {
		const file = sqliteFile(engine.config.dataDir);
		return [file, `${file}-wal`].filter(
			(one) => existsSync(one) && readFileSync(one).includes(value),
		);
	}

	test('a deleted job leaves none of its values in the database or its log', async () => {
		const found = 'VALUE-AS-FOUND-7f3a';
		const corrected = 'VALUE-AS-CORRECTED-91bc';
		// Long enough to occupy whole pages, which become free pages.
		const long = 'LONG-VALUE-55de '.repeat(2000);
		const [jobId, kept] = await addFinishedJobs(
			engine.services,
			{ id: templateId, accountId, revision: 1 },
			[{ result: { total: found } }, { result: { total: long } }],
		);
		const path = `/v1/jobs/${jobId}`;
		const judged = await engine.call('PATCH', `${path}/result`, { values: { total: corrected } });
		expect(judged.status).toBe(200);
		for (const value of [found, corrected, 'LONG-VALUE-55de'])
			expect(filesWith(value)).not.toEqual([]);

		expect((await engine.call('DELETE', path)).status).toBe(204);
		expect((await engine.call('DELETE', `/v1/jobs/${kept}`)).status).toBe(204);
		for (const value of [found, corrected, 'LONG-VALUE-55de']) {
			await waitUntil(() => filesWith(value).length === 0, 20, `${value} to be gone`);
		}
	});

	test('with forget=true a deleted job takes along what its corrections have taught', async () => {
		const of = { id: templateId, accountId, revision: 1 };
		const [kept = '', forgotten = ''] = await addFinishedJobs(engine.services, of, [{}, {}]);
		const { db, memory } = engine.services;
		const teach = (reviewId: string) =>
			db.transaction((trx) =>
				memory.add(
					{
						accountId,
						templateId,
						origin: 'correction',
						reviewId,
						lesson: {
							version: 1,
							anchors: [1, 2, 3, 4, 5].map((hash) => [hash, hash, hash] as const),
							filled: [],
							fields: [{ path: 'total', places: [] }],
							tables: [],
						},
					},
					trx,
				),
			);
		for (const jobId of [kept, forgotten]) await teach(jobId);
		const remembered = async () => {
			const { body } = await engine.call('GET', `/v1/templates/${templateId}/memory`);
			return (body as { lessons: { reviewId: string }[] }).lessons.map((one) => one.reviewId);
		};
		const erase = async (jobId: string, query = '') =>
			(await engine.call('DELETE', `/v1/jobs/${jobId}${query}`)).status;
		expect(await erase(forgotten, '?forget=maybe')).toBe(400);
		expect(await erase(forgotten, '?forget=true')).toBe(204);
		expect(await remembered()).toEqual([kept]);
		expect(await erase(kept)).toBe(204);
		expect(await remembered()).toEqual([kept]);
	});
});
