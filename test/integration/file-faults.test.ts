import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { addErrorHandling } from '../../engine/src/http/plugins/errors.ts';
import { createTestConfig } from '../support/databases.ts';
import { LETTER, makePdf } from '../support/documents.ts';
import { startEngineProcess } from '../support/engine-process.ts';
import { readFirstKey } from '../support/job-client.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import { waitUntil } from '../support/wait-until.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
	for (const clean of cleanups.splice(0).reverse()) await clean();
});

describe('a fault of the file system', () => {
	test.each([
		['ENOSPC', 60, 'There is no room left to store the document.'],
		['EDQUOT', 60, 'There is no room left to store the document.'],
		['EROFS', 60, 'The engine may not use its data folder.'],
		['EACCES', 60, 'The engine may not use its data folder.'],
		['EPERM', 60, 'The engine may not use its data folder.'],
		['EMFILE', 5, 'Too many files are open at the same time.'],
		['ENFILE', 5, 'Too many files are open at the same time.'],
		['EIO', 60, 'The disk does not work as it should.'],
	])('%s is answered with 503, when to try again, and no path', async (code, seconds, reason) => {
		const app = Fastify();
		cleanups.push(() => app.close());
		addErrorHandling(app, { jsonBodyBytes: 1000 });
		app.get('/', () => {
			throw Object.assign(new Error(`${code}: open '/data/uploads/a'`), { code });
		});
		const answer = await app.inject('/');
		expect(answer.statusCode).toBe(503);
		expect(answer.headers['retry-after']).toBe(String(seconds));
		const message = `${reason} Nothing was changed; try again shortly.`;
		expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE', message, retryAfter: seconds });
	});

	test('a data folder that cannot be written refuses documents and readiness, until it can', async () => {
		const engine = await startTestEngine();
		cleanups.push(engine.stop);
		const ready = async () => {
			const answer = await fetch(`${engine.url}/readyz`);
			return { status: answer.status, body: (await answer.json()) as object };
		};
		expect(await ready()).toMatchObject({ status: 200, body: { checks: { uploads: 'ok' } } });
		const [template] = (await engine.call('GET', '/v1/templates')).body as { id: string }[];
		const content = await makePdf([LETTER]);
		const submit = (path: string, field: string) =>
			sendForm(engine.url + path, engine.ownerKey, { templateId: template?.id ?? '' }, [
				{ field, name: 'a.pdf', content },
			]);
		// A file in its place blocks root as well.
		const uploads = join(engine.config.dataDir, 'uploads');
		rmSync(uploads, { recursive: true });
		writeFileSync(uploads, '');
		for (const [path, field] of [
			['/documents/parse', 'files'],
			['/v1/documents/parse/async', 'file'],
		] as const) {
			const refused = await submit(path, field);
			expect(refused).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
			expect(refused.headers.get('retry-after')).toBe('60');
			expect(JSON.stringify(refused.body)).not.toContain(engine.config.dataDir);
		}
		await waitUntil(async () => (await ready()).status === 503);
		expect(await ready()).toMatchObject({
			body: { status: 'unavailable', checks: { database: 'ok', uploads: 'unavailable' } },
		});
		rmSync(uploads);
		await waitUntil(async () => (await ready()).status === 200);
		expect((await submit('/v1/documents/parse/async', 'file')).status).toBe(202);
	});

	const hasPrlimit = spawnSync('prlimit', ['--version']).status === 0;
	(hasPrlimit ? test : test.skip)(
		'a process that may open no more files says so, and goes on when it may',
		async () => {
			const place = await createTestConfig('SQLite', { PARSE_PROCESSES: '1' });
			cleanups.push(place.dispose);
			const engine = await startEngineProcess(place.environment);
			cleanups.push(async () => {
				engine.kill('SIGKILL');
				await engine.exited;
			});
			const key = readFirstKey(engine);
			// One connection for all, because a new one would need a file descriptor.
			const agent = new Agent({ keepAlive: true, maxSockets: 1 });
			cleanups.push(() => agent.destroy());
			const call = async (method: string, path: string, type = '', body: Buffer | null = null) => {
				const { promise, resolve, reject } = Promise.withResolvers<Answer>();
				const headers = { 'x-api-key': key, ...(type && { 'content-type': type }) };
				const sent = request(engine.url + path, { agent, method, headers }, (response) => {
					text(response).then((got) => {
						const body = JSON.parse(got) as unknown;
						resolve({ status: response.statusCode, headers: response.headers, body });
					}, reject);
				});
				sent.on('error', reject).end(body);
				return await promise;
			};
			type Answer = { status?: number | undefined; headers: object; body: unknown };
			const [template] = (await call('GET', '/v1/templates')).body as { id: string }[];
			const content = await makePdf([LETTER]);
			// Each is a different document, because a duplicate would return the existing job.
			let sent = 0;
			const submit = () => {
				const form = Buffer.concat([
					Buffer.from(
						`--b\r\ncontent-disposition: form-data; name="templateId"\r\n\r\n${template?.id ?? ''}\r\n` +
							'--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n',
					),
					content,
					Buffer.from(`\n% ${++sent}\r\n--b--\r\n`),
				]);
				return call('POST', '/v1/documents/parse/async', 'multipart/form-data; boundary=b', form);
			};
			const limit = (files: number) =>
				spawnSync('prlimit', ['--pid', String(engine.pid), `--nofile=${files}:4096`]);
			const open = new Set(readdirSync(`/proc/${engine.pid}/fd`).map(Number));
			// File descriptors are numbered; all numbers below this are taken.
			const free = Array.from({ length: 1000 }, (_, i) => i).find((number) => !open.has(number));
			limit(free ?? 0);
			const refused = await waitUntil(async () => {
				const answer = await submit();
				return answer.status === 503 && answer;
			});
			expect(refused.body).toMatchObject({
				code: 'UNAVAILABLE',
				retryAfter: 5,
				message: expect.stringMatching(/^Too many files are open/),
			});
			expect(refused.headers).toMatchObject({ 'retry-after': '5' });
			limit(4096);
			expect((await submit()).status).toBe(202);
		},
	);
});
