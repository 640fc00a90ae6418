import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startS3 } from '../setup/s3.ts';
import type { S3Service } from '../setup/s3.ts';
import { LETTER, makePdf } from '../support/documents.ts';
import { startFaultyProxy } from '../support/faulty-proxy.ts';
import type { FaultyProxy } from '../support/faulty-proxy.ts';
import { createJobClient } from '../support/job-client.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';
import { waitUntil } from '../support/wait-until.ts';

let s3: S3Service;
let proxy: FaultyProxy;
let engine: TestEngine;
beforeEach(async () => {
	s3 = await startS3();
	proxy = await startFaultyProxy(s3.environment.S3_ENDPOINT ?? '');
	engine = await startTestEngine({
		environment: {
			...s3.environment,
			S3_ENDPOINT: proxy.url,
			S3_TIMEOUT_SECONDS: '1',
			JOB_RETRY_SECONDS: '0',
		},
	});
});
afterEach(async () => {
	await engine.stop();
	await proxy.close();
	await s3.stop();
});

type Row = { status: string; attempts: number; due_at: number };

test.each([
	['answers with a page of HTML', 502],
	['stalls in the middle of a document', 'stall'],
] as const)(
	'a proxy of the bucket that %s costs a job no attempt, and is asked again after its wait',
	async (_name, fault) => {
		const { db } = engine.services;
		const client = createJobClient(engine.url, engine.ownerKey);
		const rowOf = (id: string) => db('jobs').where({ id }).first<Row | undefined>();
		// The bucket is marked as ours before the fault.
		await client.waitForEnd(await client.submit(await makePdf([LETTER])));
		proxy.setFault(fault, ['GET']);
		const submitted = await client.submit(await makePdf([[...LETTER, ['Serial', '2']]]));
		const waiting = await waitUntil(async () => {
			const row = await rowOf(submitted);
			return row?.status === 'retrying' && row;
		});
		// The bucket asks for 5 s, although JOB_RETRY_SECONDS is 0.
		expect(waiting.attempts).toBe(0);
		expect(waiting.due_at - Date.now()).toBeGreaterThan(3000);
		proxy.setFault('pass');
		expect(await client.waitForEnd(submitted)).toMatchObject({ status: 'completed', attempts: 1 });
	},
);
