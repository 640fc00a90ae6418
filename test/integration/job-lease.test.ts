import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createJobRepository } from '../../engine/src/services/jobs/job-repository.ts';
import { LETTER, makeImage, makePdf } from '../support/documents.ts';
import { createJobClient } from '../support/job-client.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { Claim } from '../../engine/src/model/job.ts';
import type { TestEngine } from '../support/test-engine.ts';
import { waitUntil } from '../support/wait-until.ts';

let engine: TestEngine;
beforeEach(async () => {
	engine = await startTestEngine({
		environment: {
			OCR_ENGINE: 'tesseract',
			TESSERACT_PROGRAM: new URL('../fixtures/ocr-hangs', import.meta.url).pathname,
			PARSE_PROCESSES: '1',
			JOB_LEASE_SECONDS: '3',
			JOBS_AT_ONCE: '1',
			JOB_ATTEMPTS: '1',
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
			token: newId(),
			except: [],
			plans: engine.config.plans,
			now: new Date(),
			leaseMs: 15_000,
			furthestMs: 20_000,
		});
	});
	expect(taken.job).toMatchObject({ id, attempts: 2 });
	await waitUntil(async () => (await attempts()) === 1);
	expect(await another.listAttempts(id)).toMatchObject([{ number: 1, outcome: 'stopped' }]);
	expect(await another.countAttempts(taken)).toBe(1);
});

/** A job whose only attempt was claimed by another worker, which then stalled until the engine took the job over. */
async function takeOverLastAttempt(): Promise<{ id: string; stalled: Claim }> {
	const { db, storeTime, newId } = engine.services;
	const client = createJobClient(engine.url, engine.ownerKey);
	const rowOf = (id: string) =>
		db('jobs').where({ id }).first<{ attempts: number; token: string | null } | undefined>();
	// Occupies the only slot of the engine.
	const blocker = await client.submit(await makeImage('png'));
	await waitUntil(async () => (await rowOf(blocker))?.attempts === 1);
	const id = await client.submit(await makePdf([LETTER]));
	const stalled = await createJobRepository(db, storeTime).claim({
		token: newId(),
		except: [blocker],
		plans: engine.config.plans,
		now: new Date(),
		leaseMs: 1,
		furthestMs: 20_000,
	});
	if (stalled?.job.id !== id) throw new Error('another job was claimed');
	await engine.call('DELETE', `/v1/jobs/${blocker}`);
	await waitUntil(async () => (await rowOf(id))?.token !== stalled.token);
	return { id, stalled };
}

test('a job does not fail while the worker of its last attempt may be alive', async () => {
	const { id, stalled } = await takeOverLastAttempt();
	const { db, storeTime } = engine.services;
	// The stalled worker goes on, notices that it lost the job, and reports it.
	expect(await createJobRepository(db, storeTime).returnAttempt(stalled)).toBe(true);
	const client = createJobClient(engine.url, engine.ownerKey);
	expect(await client.waitForEnd(id)).toMatchObject({ status: 'completed', attempts: 1 });
});

test('a job fails when nobody has heard of the worker of its last attempt for another lease', async () => {
	const { id } = await takeOverLastAttempt();
	const client = createJobClient(engine.url, engine.ownerKey);
	expect(await client.waitForEnd(id)).toMatchObject({
		status: 'failed',
		attempts: 1,
		error: expect.stringContaining('worker process'),
	});
});
