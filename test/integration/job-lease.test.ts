import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createJobRepository } from '../../engine/src/services/jobs/job-repository.ts';
import { makeImage } from '../support/documents.ts';
import { createJobClient } from '../support/job-client.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';
import { waitUntil } from '../support/wait-until.ts';

let engine: TestEngine;
beforeEach(async () => {
	engine = await startTestEngine({
		environment: {
			OCR_ENGINE: 'tesseract',
			TESSERACT_PROGRAM: new URL('../fixtures/ocr-hangs', import.meta.url).pathname,
			...{ PARSE_PROCESSES: '1', JOB_LEASE_SECONDS: '3' },
		},
	});
});
afterEach(() => engine.stop());

test('a live worker that loses its job reports it, and the attempt does not count', async () => {
	const { db, storeTime, newId } = engine.services;
	const client = createJobClient(engine.url, engine.ownerKey);
	const id = await client.submit(await makeImage('png'));
	const attempts = async (): Promise<number | undefined> =>
		(await db('jobs').where({ id }).first<{ attempts: number } | undefined>())?.attempts;
	await waitUntil(async () => (await attempts()) === 1);
	const another = createJobRepository(db, storeTime);
	const taken = await waitUntil(async () => {
		// Simulates a worker that stalled for longer than its lease.
		await db('jobs').where({ id }).update({ due_at: 1 });
		return await another.claim({
			...{ token: newId(), except: [], plans: engine.config.plans, now: new Date() },
			...{ leaseMs: 15_000, furthestMs: 20_000 },
		});
	});
	expect(taken.job).toMatchObject({ id, attempts: 2 });
	await waitUntil(async () => (await attempts()) === 1);
	expect(await another.listAttempts(id)).toMatchObject([{ number: 1, outcome: 'stopped' }]);
	expect(await another.countAttempts(taken)).toBe(1);
});
