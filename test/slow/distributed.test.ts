/**
 * Two API and two worker processes, as on four machines: each has its own folder, and they share only Postgres, Redis
 * and S3.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startRedis } from '../setup/redis.ts';
import { startS3 } from '../setup/s3.ts';
import type { S3Service } from '../setup/s3.ts';
import { createTestConfig } from '../support/databases.ts';
import type { TestConfig } from '../support/databases.ts';
import { makePdf } from '../support/documents.ts';
import { startEngineProcess } from '../support/engine-process.ts';
import type { EngineProcess } from '../support/engine-process.ts';
import { freePort } from '../support/free-port.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';
import { runNode } from '../support/run-node.ts';
import { sendForm } from '../support/send-form.ts';
import { waitUntil } from '../support/wait-until.ts';

const REQUESTS_PER_MINUTE = 60;
const JOBS = 60;
const KILLS = 14;
const LONG_MS = 240_000;

type Machine = { environment: Record<string, string>; process: EngineProcess; folder: string };
type Job = { jobId: string; status: string; error: string | null; result: { serial: number } };

const onServers = process.env.TEST_POSTGRES_URL ? describe : describe.skip;

onServers('two APIs and two workers on machines of their own', () => {
	const folder = mkdtempSync(join(tmpdir(), 'docsift-distributed-'));
	let place: TestConfig;
	let redis: Awaited<ReturnType<typeof startRedis>>;
	let s3: S3Service;
	let receiver: Receiver;
	let machines: Machine[] = [];
	let apiKey = '';
	let templateId = '';

	beforeAll(async () => {
		place = await createTestConfig('Postgres');
		[redis, s3, receiver] = await Promise.all([startRedis(), startS3(), startReceiver()]);
		const environments = await Promise.all(
			['api', 'api', 'worker', 'worker'].map(async (role, i) => ({
				ROLE: role,
				PORT: String(await freePort()),
				DATABASE_URL: place.environment.DATABASE_URL ?? '',
				REDIS_URL: redis.url,
				...s3.environment,
				DATA_DIR: join(folder, String(i)),
				PARSE_PROCESSES: '1',
				JOB_LEASE_SECONDS: '2',
				// Kills count as attempts; jobs must survive them here.
				JOB_ATTEMPTS: '100',
				JOB_RETRY_SECONDS: '0.2',
				WEBHOOK_RETRY_SECONDS: Array(20).fill('0.2').join(),
				PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
				FETCH_PORTS_ALLOWED: String(receiver.port),
				ADDRESS_REQUESTS_PER_MINUTE: '1000000',
				PLANS: JSON.stringify({
					free: { requestsPerMinute: REQUESTS_PER_MINUTE },
					premium: { requestsPerMinute: 1_000_000 },
				}),
			})),
		);
		// All at the same time, on an empty database.
		machines = await Promise.all(
			environments.map(async (environment) => ({
				environment,
				folder: environment.DATA_DIR,
				process: await startEngineProcess(environment),
			})),
		);
		const keys = machines.flatMap(
			({ process }) => process.output().match(/dsk_live_[\w-]{43}/g) ?? [],
		);
		expect(new Set(keys).size).toBe(1);
		apiKey = keys[0] ?? '';
		const schema = { data: { serial: { type: 'number' } } };
		const made = await call(0, 'POST', '/v1/templates', { name: 'T', category: 'CUSTOM', schema });
		templateId = (made.body as { id: string }).id;
		await call(1, 'POST', '/v1/webhooks', { url: receiver.url });
	}, LONG_MS);

	afterAll(async () => {
		for (const { process } of machines) process.kill('SIGKILL');
		await Promise.all(machines.map(({ process }) => process.exited));
		await Promise.all([receiver.close(), redis.stop(), s3.stop()]);
		await place.dispose();
		rmSync(folder, { recursive: true, force: true });
	}, LONG_MS);

	const urlOf = (api: number): string => machines[api]?.process.url ?? '';

	async function call(api: number, method: string, path: string, json?: object, key = apiKey) {
		const headers = { 'x-api-key': key, ...(json && { 'content-type': 'application/json' }) };
		const body = json && { body: JSON.stringify(json) };
		const answer = await fetch(urlOf(api) + path, { method, headers, ...body });
		return { status: answer.status, body: await answer.json() };
	}
	const makeDocument = (serial: number) => makePdf([[['Serial', String(serial)]]]);
	async function submit(api: number, content: Buffer) {
		const file = { field: 'file', name: 'a.pdf', content };
		const address = `${urlOf(api)}/v1/documents/parse/async`;
		return await sendForm(address, apiKey, { templateId }, [file]);
	}
	const idOf = ({ body }: { body: unknown }) => (body as { jobId: string }).jobId;
	const usage = async () =>
		(await call(0, 'GET', '/v1/usage')).body as { pageUsed: number; pageReserved: number };

	test('a document submitted to one API is processed elsewhere and readable at the other', async () => {
		const content = await makeDocument(900_001);
		const submitted = await submit(0, content);
		expect(submitted.status).toBe(202);
		const job = (await call(1, 'GET', `/v1/jobs/${idOf(submitted)}?wait=30`)).body as Job;
		expect(job).toMatchObject({ status: 'completed', result: { serial: 900_001 } });
		const document = await fetch(`${urlOf(1)}/v1/jobs/${job.jobId}/document`, {
			headers: { 'x-api-key': apiKey },
		});
		expect(Buffer.from(await document.arrayBuffer()).equals(content)).toBe(true);
		await receiver.waitFor(1);
	});

	test('the same document sent to both at the same moment is one job', async () => {
		const content = await makeDocument(900_002);
		const both = await Promise.all([submit(0, content), submit(1, content)]);
		expect(new Set(both.map(idOf)).size).toBe(1);
		expect(both.map(({ status }) => status).toSorted()).toEqual([200, 202]);
		const ended = await call(0, 'GET', `/v1/jobs/${idOf(both[0])}?wait=30`);
		expect(ended.body).toMatchObject({ status: 'completed' });
	});

	test('the rate limit of an account is shared by all APIs', async () => {
		const args = ['engine/src/app/cli.ts', 'account', 'create', '--email', 'free@test.example'];
		const { stdout } = await runNode(args, machines[0]?.environment ?? {});
		const { apiKey: key } = JSON.parse(stdout) as { apiKey: string };
		const statuses: number[] = [];
		for (let i = 0; i < REQUESTS_PER_MINUTE + 10; i += 1) {
			statuses.push((await call(i % 2, 'GET', '/v1/usage', undefined, key)).status);
		}
		// A minute may end in between; without shared counts, none of these would be refused.
		expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
	});

	test('a revoked key is refused by both APIs at once', async () => {
		const cli = async (...args: string[]) => {
			const ran = await runNode(['engine/src/app/cli.ts', ...args], machines[0]?.environment ?? {});
			return JSON.parse(ran.stdout) as { keyId: string; apiKey: string };
		};
		const made = await cli('key', 'create', '--account', 'owner@docsift.local');
		const ask = async (api: number) =>
			(await call(api, 'GET', '/v1/usage', undefined, made.apiKey)).status;
		expect([await ask(0), await ask(1)]).toEqual([200, 200]);
		await cli('key', 'revoke', '--key', made.keyId);
		expect([await ask(0), await ask(1)]).toEqual([401, 401]);
	});

	test(
		'whatever is killed meanwhile, each accepted job ends once, is charged once and told once',
		async () => {
			const before = (await usage()).pageUsed;
			const accepted = new Map<number, string>();
			const state = { submitting: true };
			const submitAll = (async () => {
				for (let serial = 1; serial <= JOBS; serial += 1) {
					const content = await makeDocument(serial);
					for (let turn = serial; !accepted.has(serial); turn += 1) {
						// Like a client: repeat at the other API until one accepts.
						const answer = await submit(turn % 2, content).catch(() => undefined);
						if (answer && [200, 202].includes(answer.status)) accepted.set(serial, idOf(answer));
						else await sleep(100);
					}
				}
				state.submitting = false;
			})();

			for (let kill = 0; kill < KILLS || state.submitting; kill += 1) {
				await sleep(300 + Math.random() * 700);
				if (kill % 7 === 5) {
					await s3.kill();
					await sleep(500);
					await s3.restart();
				} else if (kill % 7 === 6) {
					await redis.kill();
					await sleep(500);
					redis = await startRedis(['--port', new URL(redis.url).port]);
				} else {
					const machine = machines[kill % machines.length];
					if (!machine) continue;
					machine.process.kill('SIGKILL');
					await machine.process.exited;
					machine.process = await startEngineProcess(machine.environment);
				}
			}
			await submitAll;

			for (const [serial, jobId] of accepted) {
				const job = await waitUntil(async () => {
					const { body } = await call(serial % 2, 'GET', `/v1/jobs/${jobId}?wait=30`);
					return (body as Job).status === 'completed' ? (body as Job) : undefined;
				});
				expect(job).toMatchObject({ result: { serial } });
			}
			expect(accepted.size).toBe(JOBS);
			await waitUntil(async () => (await usage()).pageReserved === 0);
			expect((await usage()).pageUsed - before).toBe(JOBS);
			const told = () => {
				const events = new Map<string, Set<string>>();
				for (const { body } of receiver.received) {
					const { jobId, eventId } = JSON.parse(body) as { jobId: string; eventId: string };
					events.set(jobId, (events.get(jobId) ?? new Set()).add(eventId));
				}
				return [...accepted.values()].map((jobId) => events.get(jobId)?.size ?? 0);
			};
			await waitUntil(() => told().every((count) => count > 0));
			expect(told()).toEqual(Array(JOBS).fill(1));
		},
		LONG_MS,
	);

	test('documents are in the bucket and on no machine', () => {
		for (const machine of machines) {
			expect(readdirSync(machine.folder)).not.toContain('documents');
		}
	});
});
