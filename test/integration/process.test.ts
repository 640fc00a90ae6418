import { exec } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { startRedis } from '../setup/redis.ts';
import { createTestConfig } from '../support/databases.ts';
import type { TestConfig } from '../support/databases.ts';
import { startEngineProcess } from '../support/engine-process.ts';
import type { EngineProcess } from '../support/engine-process.ts';
import { makeImage } from '../support/documents.ts';
import { root, runNode } from '../support/run-node.ts';
import { WITHOUT_OCR } from '../support/test-engine.ts';

let place: TestConfig;
const running: EngineProcess[] = [];

beforeEach(async () => {
	place = await createTestConfig('SQLite');
});
afterEach(async () => {
	for (const one of running.splice(0)) {
		one.kill('SIGKILL');
		await one.exited;
	}
	await place.dispose();
});

async function start(environment: Record<string, string> = {}): Promise<EngineProcess> {
	const engine = await startEngineProcess({
		...place.environment,
		...WITHOUT_OCR,
		...environment,
	});
	running.push(engine);
	return engine;
}

async function cli(...args: string[]) {
	const { code, stdout, stderr } = await runNode(
		['engine/src/app/cli.ts', ...args],
		place.environment,
	);
	return { code, answer: stdout === '' ? undefined : (JSON.parse(stdout) as unknown), stderr };
}

const keysIn = (text: string) => new Set(text.match(/dsk_live_[\w-]{43}/g));

describe('the engine as a process', () => {
	test('prints the owner’s key and a curl line at the first start, and never again', async () => {
		const first = await start();
		expect(first.output()).toContain('shown only this once');
		const [key = ''] = keysIn(first.output());
		const command = /curl -s [^\n]+\n[^\n]+/.exec(first.output())?.[0] ?? '';
		const { stdout } = await promisify(exec)(command, { cwd: root });
		expect(JSON.parse(stdout)).toMatchObject({
			result: { invoiceNumber: '2026-0147', invoiceDate: '2026-10-05' },
			pageCount: 1,
			pageUsed: 1,
			pageRemaining: 4999,
		});
		first.kill('SIGTERM');
		expect(await first.exited).toBe(0);

		const second = await start();
		expect(keysIn(second.output()).size).toBe(0);
		const still = await fetch(`${second.url}/v1/usage`, { headers: { 'x-api-key': key } });
		expect(await still.json()).toMatchObject({ plan: 'premium', pageLimit: 5000 });
	});

	test.each(['SIGTERM', 'SIGINT'] as const)(
		'on %s a request in flight finishes, then it exits with 0',
		async (signal) => {
			const engine = await start();
			const [key = ''] = keysIn(engine.output());
			const body = JSON.stringify({
				name: 'n',
				category: 'CUSTOM',
				schema: { data: { a: { type: 'string' } } },
			});
			const { hostname, port } = new URL(engine.url);
			const socket = connect(Number(port), hostname);
			await once(socket, 'connect');
			socket.write(
				`POST /v1/templates HTTP/1.1\r\nhost: a\r\nx-api-key: ${key}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`,
			);
			const [go] = (await once(socket, 'data')) as [Buffer];
			expect(go.toString()).toContain('100 Continue');
			engine.kill(signal);
			await untilRefused(Number(port), hostname);
			socket.write(body);
			const [answer] = (await once(socket, 'data')) as [Buffer];
			expect(answer.toString()).toContain('HTTP/1.1 201 Created');
			expect(await engine.exited).toBe(0);
		},
	);

	test('a bad value ends the start with one line that names it', async () => {
		const ran = await runNode(['engine/src/app/main.ts'], { ...place.environment, PORT: 'three' });
		expect(ran).toEqual({
			code: 1,
			stdout: '',
			stderr:
				'docsift: PORT: got "three", expected the port to listen on, an integer from 0 to 65535\n',
		});
	});

	test('a port in use ends the start with one line that says so', async () => {
		const { url } = await start();
		const other = await createTestConfig('SQLite', { PORT: new URL(url).port });
		const { code, stderr } = await runNode(['engine/src/app/main.ts'], other.environment);
		await other.dispose();
		expect(code).toBe(1);
		expect(stderr).toMatch(/^docsift: PORT: 127\.0\.0\.1:\d+ is in use; .*\n$/);
	});

	test('the key is shown even when the first start fails for another reason', async () => {
		const { url } = await start();
		const other = await createTestConfig('SQLite', { PORT: new URL(url).port });
		const first = await runNode(['engine/src/app/main.ts'], other.environment);
		expect(first.code).toBe(1);
		const [key = ''] = keysIn(first.stdout);
		const second = await startEngineProcess({ ...other.environment, ...WITHOUT_OCR, PORT: '0' });
		running.push(second);
		const answer = await fetch(`${second.url}/v1/usage`, { headers: { 'x-api-key': key } });
		expect(answer.status).toBe(200);
		second.kill('SIGKILL');
		await second.exited;
		await other.dispose();
	});

	test('an account made for the owner’s address before the first start becomes the owner’s', async () => {
		await cli('account', 'create', '--email', 'owner@docsift.local');
		const engine = await start();
		const [key = ''] = keysIn(engine.output());
		const answer = await fetch(`${engine.url}/v1/usage`, { headers: { 'x-api-key': key } });
		expect(await answer.json()).toMatchObject({ plan: 'premium' });
		expect((await cli('account', 'list')).answer).toHaveLength(1);
	});

	test('an existing data folder keeps its permissions', async () => {
		chmodSync(place.config.dataDir, 0o755);
		await start();
		expect(statSync(place.config.dataDir).mode & 0o777).toBe(0o755);
	});

	const withRedis = process.env.TEST_REDIS_URL ? test : test.skip;
	withRedis('a password in REDIS_URL does not reach the log', async () => {
		const redis = await startRedis(['--requirepass', 'another']);
		const withPassword = new URL(redis.url);
		withPassword.password = 'canary-password';
		const engine = await start({ REDIS_URL: withPassword.href });
		expect(await (await fetch(`${engine.url}/readyz`)).json()).toMatchObject({
			status: 'degraded',
		});
		engine.kill('SIGTERM');
		await engine.exited;
		await redis.stop();
		expect(engine.output()).toContain('redis');
		expect(engine.output()).not.toContain('canary-password');
	});

	test('a worker listens nowhere and stops cleanly', async () => {
		const worker = await start({ ROLE: 'worker' });
		expect(worker.url).toBe('');
		expect(keysIn(worker.output()).size).toBe(0);
		worker.kill('SIGTERM');
		expect(await worker.exited).toBe(0);
	});
});

async function untilRefused(port: number, host: string): Promise<void> {
	for (;;) {
		const socket = connect(port, host);
		const refused = await once(socket, 'connect').then(
			() => false,
			() => true,
		);
		socket.destroy();
		if (refused) return;
	}
}

describe('the command line beside a running engine', () => {
	test('makes accounts and keys that work at once, and revokes them at once', async () => {
		const { url } = await start();
		const usage = async (apiKey: string) => {
			const answer = await fetch(`${url}/v1/usage`, { headers: { 'x-api-key': apiKey } });
			return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
		};
		const created = await cli('account', 'create', '--email', 'a@b.example', '--plan', 'free');
		expect(created).toMatchObject({ code: 0, stderr: '' });
		const { accountId, apiKey, ...rest } = created.answer as Record<string, string>;
		expect(rest).toEqual({});
		expect((await usage(apiKey ?? '')).body).toMatchObject({ plan: 'free', pageLimit: 50 });

		expect(
			(await cli('account', 'set-plan', '--account', 'a@b.example', '--plan', 'premium')).code,
		).toBe(0);
		expect((await usage(apiKey ?? '')).body).toMatchObject({ plan: 'premium', pageLimit: 5000 });

		const past = ['--expires', '2020-01-01T00:00:00Z'];
		const expired = await cli('key', 'create', '--account', accountId ?? '', ...past);
		expect(expired).toMatchObject({
			code: 1,
			stderr: expect.stringContaining('has passed') as unknown,
		});
		const { answer } = await cli('key', 'create', '--account', accountId ?? '', '--test');
		const testKey = answer as { keyId: string; apiKey: string; mode: string };
		expect(testKey).toMatchObject({ mode: 'test', expiresAt: null });
		expect((await usage(testKey.apiKey)).body).toMatchObject({ code: 'TEST_MODE_RESTRICTED' });
		expect((await cli('key', 'revoke', '--key', testKey.keyId)).code).toBe(0);
		expect((await usage(testKey.apiKey)).status).toBe(401);

		const accounts = (await cli('account', 'list')).answer as { email: string; plan: string }[];
		expect(accounts.map(({ email, plan }) => [email, plan])).toEqual([
			['owner@docsift.local', 'premium'],
			['a@b.example', 'premium'],
		]);
		expect((await cli('usage')).answer).toHaveLength(2);
		expect((await cli('usage', '--account', accountId ?? '')).answer).toMatchObject({
			email: 'a@b.example',
			limit: 5000,
			used: 0,
			remaining: 5000,
		});
	});

	test.each([
		[['account', 'create', '--email', 'nobody'], '--email: must be an e-mail address'],
		[
			['account', 'create', '--email', 'a@b.example', '--plan', 'gold'],
			'There is no plan "gold". Choose one of: free, premium.',
		],
		[['account', 'set-plan', '--account', 'x', '--plan', 'free'], 'There is no account "x".'],
		[['key', 'revoke', '--key', 'x'], 'There is no API key with the id "x".'],
		[['key', 'create', '--account', 'x', '--expires', 'soon'], 'There is no account "x".'],
		[['account'], 'Usage: docsift account'],
		[['nonsense'], "unknown command 'nonsense'"],
	])('%j is refused in words, with nothing on standard output', async (args, message) => {
		const { code, answer, stderr } = await cli(...args);
		expect(code).toBe(1);
		expect(answer).toBeUndefined();
		expect(stderr).toContain(message);
		expect(stderr).not.toContain('    at ');
	});

	test('parses a file without a server', async () => {
		const template = join(place.config.dataDir, 'template.json');
		const schema = { data: { invoiceNumber: { type: 'string' }, total: { type: 'number' } } };
		writeFileSync(template, JSON.stringify({ name: 'x', category: 'CUSTOM', schema }));
		const { code, answer, stderr } = await cli(
			'parse',
			'examples/invoice.pdf',
			'--template',
			template,
		);
		expect({ code, answer, stderr }).toMatchObject({
			code: 0,
			answer: { result: { invoiceNumber: '2026-0147' }, pageCount: 1 },
			stderr: '1 page\n',
		});
		writeFileSync(template, JSON.stringify(schema));
		const photo = join(place.config.dataDir, 'photo.png');
		writeFileSync(photo, await makeImage('png'));
		const scanned = await cli('parse', photo, '--template', template, '--details');
		expect(scanned.answer).toMatchObject({ result: { invoiceNumber: 'A-4711' } });
		expect((scanned.answer as { details: unknown[] }).details).not.toHaveLength(0);
		expect(scanned.stderr).toContain('1 of 1 scanned pages');
		for (const [args, message] of [
			[['package.json', '--template', template], 'is not a supported document'],
			[['nowhere.pdf', '--template', template], 'no such file'],
			[[photo, '--template', photo], 'JSON'],
		] as const) {
			const refused = await cli('parse', ...args);
			expect(refused.code).toBe(1);
			expect(refused.stderr).toContain(message);
			expect(refused.stderr).not.toContain('    at ');
		}
	});

	test('works on an empty folder, before the first start', async () => {
		expect((await cli('account', 'create', '--email', 'a@b.example')).code).toBe(0);
		const { answer } = await cli('migrate');
		expect(answer).toEqual({ applied: [] });
		const engine = await start();
		expect(keysIn(engine.output()).size).toBe(1);
	});
});
