import { spawnSync } from 'node:child_process';
import {
	closeSync,
	mkdtempSync,
	openSync,
	readdirSync,
	rmSync,
	writeFileSync,
	writeSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { startRedis } from '../setup/redis.ts';
import { startS3 } from '../setup/s3.ts';
import { createTestClock } from '../support/clock.ts';
import { createTestConfig } from '../support/databases.ts';
import { LETTER, makeImage, makePdf } from '../support/documents.ts';
import { startEngineProcess } from '../support/engine-process.ts';
import { startReceiver } from '../support/receiver.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';
import { waitUntil } from '../support/wait-until.ts';

const TEMPLATE = {
	name: 'Letter',
	category: 'INVOICE',
	schema: { data: { invoiceNumber: { type: 'string' } } },
};
const fixture = (name: string) => new URL(`../fixtures/ocr-${name}`, import.meta.url).pathname;

type Job = { jobId: string; status: string; error: string | null; attempts: number };

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
	for (const clean of cleanups.splice(0).reverse()) await clean();
});

async function start(...args: Parameters<typeof startTestEngine>): Promise<TestEngine> {
	const engine = await startTestEngine(...args);
	cleanups.push(engine.stop);
	return engine;
}

/** A client of an engine, by its URL. */
function clientOf(url: string, apiKey: string) {
	const call = async (method: string, path: string, json?: object) => {
		const headers = { 'x-api-key': apiKey, ...(json && { 'content-type': 'application/json' }) };
		const body = json && { body: JSON.stringify(json) };
		const answer = await fetch(url + path, { method, headers, ...body });
		return await answer.json();
	};
	return {
		createTemplate: async () =>
			((await call('POST', '/v1/templates', TEMPLATE)) as { id: string }).id,
		submit: async (templateId: string, content: Uint8Array) =>
			await sendForm(`${url}/v1/documents/parse/async`, apiKey, { templateId }, [
				{ field: 'file', name: 'a', content },
			]),
		deleteJob: async (jobId: string) =>
			await fetch(`${url}/v1/jobs/${jobId}`, {
				method: 'DELETE',
				headers: { 'x-api-key': apiKey },
			}),
		getJob: async (jobId: string, wait = 0) =>
			(await call('GET', `/v1/jobs/${jobId}?wait=${wait}`)) as Job,
	};
}

const idOf = ({ body }: { body: unknown }) => (body as { jobId: string }).jobId;

describe('OCR that fails', () => {
	test.each([
		['hangs', 1, /not read within 5 s/],
		['exits', 3, /ended its process|on our side/],
		['eats-memory', 3, /ended its process/],
	])(
		'and %s is tried so often: %d; then the job has failed and cost nothing',
		async (name, attempts, why) => {
			const receiver = await startReceiver();
			cleanups.push(receiver.close);
			const engine = await start({
				environment: {
					OCR_ENGINE: 'tesseract',
					TESSERACT_PROGRAM: fixture(name),
					// Long enough for a page that does not hang, even on a busy machine.
					PAGE_TIMEOUT_SECONDS: '5',
					PAGE_WALL_FACTOR: '1',
					PARSE_PROCESS_MAX_MB: '400',
					PARSE_PROCESSES: '1',
					JOB_RETRY_SECONDS: '0.2,0.2',
					PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
					FETCH_PORTS_ALLOWED: String(receiver.port),
				},
			});
			const client = clientOf(engine.url, engine.ownerKey);
			const templateId = await client.createTemplate();
			await engine.call('POST', '/v1/webhooks', { url: receiver.url });
			const jobId = idOf(await client.submit(templateId, await makeImage('png')));
			const job = await client.getJob(jobId, 50);
			expect(job).toMatchObject({ status: 'failed', attempts });
			expect(job.error).toMatch(why);
			expect((await engine.call('GET', '/v1/usage')).body).toMatchObject({
				pageUsed: 0,
				pageReserved: 0,
			});
			const [event] = await receiver.waitFor(1);
			expect(JSON.parse(event?.body ?? '')).toMatchObject({ eventType: 'document.failed', jobId });

			const next = idOf(await client.submit(templateId, await makePdf([LETTER])));
			expect(await client.getJob(next, 30)).toMatchObject({ status: 'completed', attempts: 1 });
		},
	);
});

describe('a stop in the middle of a job', () => {
	test('puts it back, and the attempt does not count', async () => {
		const place = await createTestConfig('SQLite');
		cleanups.push(place.dispose);
		const environment = { ...place.environment, OCR_ENGINE: 'tesseract.js' };
		const first = await startEngineProcess({
			...environment,
			OCR_ENGINE: 'tesseract',
			TESSERACT_PROGRAM: fixture('hangs'),
			SHUTDOWN_GRACE_SECONDS: '2',
		});
		const [key = ''] = /dsk_live_[\w-]{43}/.exec(first.output()) ?? [];
		const client = clientOf(first.url, key);
		const templateId = await client.createTemplate();
		const jobId = idOf(await client.submit(templateId, await makeImage('png')));
		await waitUntil(async () => (await client.getJob(jobId)).status === 'processing');
		first.kill('SIGTERM');
		expect(await first.exited).toBe(0);

		const second = await startEngineProcess(environment);
		cleanups.push(async () => {
			second.kill('SIGKILL');
			await second.exited;
		});
		const after = clientOf(second.url, key);
		expect(await after.getJob(jobId, 50)).toMatchObject({ status: 'completed', attempts: 1 });
	});

	test('a worker that is killed loses its job to another one when its lease is over', async () => {
		const place = await createTestConfig('SQLite');
		cleanups.push(place.dispose);
		const environment = { ...place.environment, JOB_LEASE_SECONDS: '1' };
		const run = async (more: Record<string, string>) => {
			const engine = await startEngineProcess({ ...environment, ...more });
			cleanups.push(async () => {
				engine.kill('SIGKILL');
				await engine.exited;
			});
			return engine;
		};
		const api = await run({ ROLE: 'api' });
		const [key = ''] = /dsk_live_[\w-]{43}/.exec(api.output()) ?? [];
		const client = clientOf(api.url, key);
		const jobId = idOf(await client.submit(await client.createTemplate(), await makeImage('png')));
		const hanging = { OCR_ENGINE: 'tesseract', TESSERACT_PROGRAM: fixture('hangs') };
		const worker = await run({ ROLE: 'worker', ...hanging });
		await waitUntil(async () => (await client.getJob(jobId)).status === 'processing');
		worker.kill('SIGKILL');
		await worker.exited;
		await run({ ROLE: 'worker', OCR_ENGINE: 'tesseract.js' });
		const hasEnded = async () =>
			['completed', 'failed'].includes((await client.getJob(jobId, 50)).status);
		await waitUntil(hasEnded, 120, 'the other worker to end the job');
		expect(await client.getJob(jobId)).toMatchObject({ status: 'completed', attempts: 2 });
	});
});

describe('a clock that jumps', () => {
	test.each(['2026-11-15T14:00:00Z', '2026-11-15T10:00:00Z'])(
		'to %s while a job is under way charges it once',
		async (time) => {
			const clock = createTestClock('2026-11-15T12:00:00Z');
			const engine = await start({ clock, environment: { OCR_ENGINE: 'tesseract.js' } });
			const client = clientOf(engine.url, engine.ownerKey);
			const templateId = await client.createTemplate();
			const jobId = idOf(await client.submit(templateId, await makeImage('png')));
			await waitUntil(async () => (await client.getJob(jobId)).status === 'processing');
			clock.set(time);
			const next = idOf(await client.submit(templateId, await makePdf([LETTER])));
			expect(await client.getJob(jobId, 50)).toMatchObject({ status: 'completed' });
			expect(await client.getJob(next, 50)).toMatchObject({ status: 'completed' });
			await waitUntil(async () => {
				const { body } = await engine.call('GET', '/v1/usage');
				return (body as { pageReserved: number }).pageReserved === 0;
			});
			expect((await engine.call('GET', '/v1/usage')).body).toMatchObject({ pageUsed: 2 });
		},
	);
});

describe('Redis that becomes unavailable', () => {
	test('does not stop submissions or jobs', async () => {
		let redis = await startRedis();
		cleanups.push(() => redis.stop());
		const engine = await start({ kind: 'Postgres', environment: { REDIS_URL: redis.url } });
		const client = clientOf(engine.url, engine.ownerKey);
		const templateId = await client.createTemplate();
		const letter = (text: string) => makePdf([[...LETTER, ['Serial', text]]]);
		await redis.kill();
		const during = await client.submit(templateId, await letter('during'));
		expect(during.status).toBe(202);
		expect(await client.getJob(idOf(during), 20)).toMatchObject({ status: 'completed' });
		redis = await startRedis(['--port', new URL(redis.url).port]);
		const after = await client.submit(templateId, await letter('after'));
		expect(await client.getJob(idOf(after), 20)).toMatchObject({ status: 'completed' });
	});

	test('delays requests by almost nothing and jobs by a second when it hangs', async () => {
		const redis = await startRedis();
		cleanups.push(async () => {
			redis.signal('SIGCONT');
			await redis.stop();
		});
		const engine = await start({ kind: 'Postgres', environment: { REDIS_URL: redis.url } });
		const client = clientOf(engine.url, engine.ownerKey);
		const templateId = await client.createTemplate();
		redis.signal('SIGSTOP');
		// The first request detects it.
		await engine.call('GET', '/v1/usage');
		const jobIds = [];
		for (const serial of ['1', '2', '3', '4']) {
			const content = await makePdf([[...LETTER, ['Serial', serial]]]);
			jobIds.push(idOf(await client.submit(templateId, content)));
		}
		for (const jobId of jobIds) {
			expect(await client.getJob(jobId, 20)).toMatchObject({ status: 'completed' });
		}
	});
});

describe('a stop while a request is slow', () => {
	test('does not delay the release of jobs, and no new ones are claimed', async () => {
		const engine = await startTestEngine({
			environment: {
				OCR_ENGINE: 'tesseract',
				TESSERACT_PROGRAM: fixture('hangs'),
				SHUTDOWN_GRACE_SECONDS: '30',
				PAGE_TIMEOUT_SECONDS: '60',
			},
		});
		const client = clientOf(engine.url, engine.ownerKey);
		const templateId = await client.createTemplate();
		const jobId = idOf(await client.submit(templateId, await makeImage('png')));
		await waitUntil(async () => (await client.getJob(jobId)).status === 'processing');
		const { hostname, port } = new URL(engine.url);
		const upload = connect(Number(port), hostname);
		// The engine may cut the connection when its grace period ends.
		upload.on('error', () => undefined);
		upload.write(
			`POST /documents/parse HTTP/1.1\r\nhost: a\r\nx-api-key: ${engine.ownerKey}\r\n` +
				'content-type: multipart/form-data; boundary=b\r\ncontent-length: 1000000\r\n\r\n--b\r\n',
		);
		const uploads = join(engine.config.dataDir, 'uploads');
		await waitUntil(() => readdirSync(uploads).length > 0);
		const { db } = engine.services;
		const stopped = engine.stop();
		const job = await waitUntil(async () => {
			const row = (await db('jobs').where({ id: jobId }).first()) as { status: string };
			return row.status === 'retrying' && row;
		});
		expect(job).toMatchObject({ attempts: 0, token: null });
		upload.destroy();
		await stopped;
	});
});

/** A disk of 24 MB; undefined without root privileges. */
function makeSmallDisk(): string | undefined {
	const folder = mkdtempSync(join(tmpdir(), 'docsift-small-'));
	const options = ['-t', 'tmpfs', '-o', 'size=24m', 'none', folder];
	if (spawnSync('mount', options).status === 0) return folder;
	rmSync(folder, { recursive: true });
	return undefined;
}
function removeSmallDisk(folder: string): void {
	spawnSync('umount', ['-l', folder]);
	rmSync(folder, { recursive: true });
}
const probe = makeSmallDisk();
if (probe !== undefined) removeSmallDisk(probe);

(probe === undefined ? describe.skip : describe)('a full disk', () => {
	async function startOnSmallDisk() {
		const small = makeSmallDisk() ?? '';
		cleanups.push(() => removeSmallDisk(small));
		const engine = await startEngineProcess({ PORT: '0', DATA_DIR: small, PARSE_PROCESSES: '1' });
		cleanups.push(async () => {
			engine.kill('SIGKILL');
			await engine.exited;
		});
		const [key = ''] = /dsk_live_[\w-]{43}/.exec(engine.output()) ?? [];
		return { small, engine, client: clientOf(engine.url, key) };
	}

	test('down to the last byte still allows jobs to be deleted, and is reported', async () => {
		const { small, engine, client } = await startOnSmallDisk();
		const templateId = await client.createTemplate();
		const jobIds = [];
		for (const serial of ['1', '2', '3']) {
			const letter = await makePdf([[...LETTER, ['Serial', serial]]]);
			const content = Buffer.concat([letter, Buffer.alloc(500_000)]);
			const jobId = idOf(await client.submit(templateId, content));
			expect(await client.getJob(jobId, 30)).toMatchObject({ status: 'completed' });
			jobIds.push(jobId);
		}
		const isReady = async () => (await fetch(`${engine.url}/readyz`)).status === 200;
		expect(await isReady()).toBe(true);
		fill(small);
		await waitUntil(async () => !(await isReady()));
		const refused = await client.submit(templateId, await makePdf([LETTER]));
		expect(refused).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
		for (const jobId of jobIds) {
			expect((await client.deleteJob(jobId)).status).toBe(204);
			expect((await client.deleteJob(jobId)).status).toBe(404);
		}
		expect(filesIn(join(small, 'documents'))).toEqual([]);
		await waitUntil(isReady);
		const after = idOf(await client.submit(templateId, await makePdf([LETTER])));
		expect(await client.getJob(after, 30)).toMatchObject({ status: 'completed' });
	});

	/** Fills the disk completely. */
	function fill(folder: string): void {
		const file = openSync(join(folder, 'filling'), 'w');
		for (let size = 1_048_576; size >= 1;) {
			try {
				if (writeSync(file, Buffer.alloc(size)) < size) size = Math.floor(size / 2);
			} catch {
				size = Math.floor(size / 2);
			}
		}
		closeSync(file);
	}
	const filesIn = (folder: string): string[] =>
		readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
			entry.isFile() ? [entry.name] : [],
		);

	test('is answered with 503, loses nothing, and work goes on when there is room', async () => {
		const { small, client } = await startOnSmallDisk();
		const templateId = await client.createTemplate();
		const before = idOf(await client.submit(templateId, await makePdf([LETTER])));
		expect(await client.getJob(before, 30)).toMatchObject({ status: 'completed' });
		writeFileSync(join(small, 'filling'), Buffer.alloc(12_000_000));
		const padded = Buffer.concat([await makePdf([LETTER]), Buffer.alloc(16_000_000)]);
		const refused = await client.submit(templateId, padded);
		expect(refused).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
		expect(refused.headers.get('retry-after')).not.toBeNull();
		expect(readdirSync(join(small, 'uploads'))).toEqual([]);
		rmSync(join(small, 'filling'));
		const after = idOf(
			await client.submit(templateId, await makePdf([[...LETTER, ['Serial', 'after']]])),
		);
		expect(await client.getJob(after, 30)).toMatchObject({ status: 'completed' });
		expect(await client.getJob(before)).toMatchObject({ status: 'completed' });
	});
});

describe('documents in S3', () => {
	test('an unavailable store refuses submissions and costs waiting jobs no attempt', async () => {
		const s3 = await startS3();
		cleanups.push(s3.stop);
		const place = await createTestConfig('SQLite', s3.environment);
		cleanups.push(place.dispose);
		const environment = { ...place.environment, JOB_RETRY_SECONDS: '0.3' };
		const api = await startEngineProcess({ ...environment, ROLE: 'api' });
		cleanups.push(async () => {
			api.kill('SIGKILL');
			await api.exited;
		});
		const [key = ''] = /dsk_live_[\w-]{43}/.exec(api.output()) ?? [];
		const client = clientOf(api.url, key);
		const templateId = await client.createTemplate();
		const content = await makePdf([LETTER]);
		const jobId = idOf(await client.submit(templateId, content));
		await s3.kill();
		const refused = await client.submit(templateId, await makeImage('png'));
		expect(refused).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
		expect(await (await fetch(`${api.url}/readyz`)).json()).toMatchObject({
			status: 'degraded',
			checks: { documents: 'unavailable' },
		});

		const worker = await start({
			environment: { ...environment, DATA_DIR: place.config.dataDir, ROLE: 'worker' },
		});
		await waitUntil(() => worker.logLines().filter(isWaiting).length > 1);
		expect(await client.getJob(jobId)).toMatchObject({ status: 'retrying', attempts: 0 });
		await s3.restart();
		expect(await client.getJob(jobId, 30)).toMatchObject({ status: 'completed', attempts: 1 });
		const document = await fetch(`${api.url}/v1/jobs/${jobId}/document`, {
			headers: { 'x-api-key': key },
		});
		expect(Buffer.from(await document.arrayBuffer()).equals(content)).toBe(true);
	});
	const isWaiting = ({ msg }: Record<string, unknown>) =>
		msg === 'a job waits for an unavailable dependency';
});
