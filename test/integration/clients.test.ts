import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DocSift, DocSiftError, verifySignature } from '../../clients/typescript/src/index.ts';
import { generateTypes } from '../../release/generate-types.ts';
import { installProgram } from '../support/install-program.ts';
import { makePacket } from '../support/packets.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';
import { root } from '../support/run-node.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

const run = promisify(execFile);
const sample = join(root, 'examples/invoice.pdf');

let engine: TestEngine;
let receiver: Receiver;
let docsift: DocSift;
let secret: string;
let event: { body: string; headers: Record<string, string | string[] | undefined> };

beforeAll(async () => {
	receiver = await startReceiver();
	engine = await startTestEngine({
		environment: {
			PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
			FETCH_PORTS_ALLOWED: String(receiver.port),
		},
	});
	docsift = new DocSift({ url: `${engine.url}/`, apiKey: engine.ownerKey });
	const made = await engine.call('POST', '/v1/webhooks', { url: receiver.url });
	const webhook = made.body as { id: string; secret: string };
	secret = webhook.secret;
	await engine.call('POST', `/v1/webhooks/${webhook.id}/test`);
	const [received] = await receiver.waitFor(1);
	event = { body: received?.body ?? '', headers: received?.headers ?? {} };
});
afterAll(async () => {
	for (const server of toClose) server.close().closeAllConnections();
	await engine.stop();
	await receiver.close();
});

const toClose: Server[] = [];

/** A server that redirects `/307/…` with that status to a server that counts requests. */
async function startRedirects() {
	let followed = 0;
	const target = createServer((_request, response) => {
		followed += 1;
		response.end('{}');
	});
	const listen = async (server: Server) => {
		await once(server.listen(0, '127.0.0.1'), 'listening');
		return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	};
	const targetUrl = await listen(target);
	const server = createServer((request, response) => {
		request.resume().on('end', () => {
			const status = Number(request.url?.split('/')[1]);
			response.writeHead(status, { location: `${targetUrl}/v1/usage` }).end();
		});
	});
	toClose.push(server, target);
	return { url: await listen(server), followed: () => followed };
}

const document = { name: 'in voice é.pdf', content: readFileSync(sample) };

describe('the TypeScript client', () => {
	test('makes a template from a sample, parses, submits and waits', async () => {
		const made = await docsift.createTemplateFrom(document, { name: 'Bill' });
		expect(made).toMatchObject({ name: 'Bill', category: 'INVOICE' });
		expect(await docsift.listTemplates()).toContainEqual({ id: made.id, name: 'Bill' });
		expect(await docsift.getTemplate(made.id)).toMatchObject({ id: made.id });
		const templateId = made.id;
		const answer = await docsift.parse(document, { templateId, details: true });
		expect(answer).toMatchObject({ result: { invoiceNumber: '2026-0147' }, pageCount: 1 });
		expect(answer.details).not.toHaveLength(0);
		const { jobId } = await docsift.submit(document, { templateId });
		const job = await docsift.waitForJob(jobId);
		expect(job).toMatchObject({
			status: 'completed',
			fileName: document.name,
			result: { invoiceNumber: '2026-0147' },
		});
		expect(await docsift.getJob(jobId)).toEqual(job);
		expect((await docsift.getUsage()).pageUsed).toBeGreaterThan(0);
	});

	test('classifies, reads with automatic templates and splits a job again', async () => {
		const packet = { name: 'packet.pdf', content: await makePacket() };
		const { documents } = await docsift.classify(packet, { split: '1-2,4-4' });
		expect(documents.map(({ pages }) => pages)).toEqual([
			{ from: 1, to: 2 },
			{ from: 4, to: 4 },
		]);
		const classified = await docsift.waitForJob((await docsift.submitToClassify(packet)).jobId);
		expect(classified).toMatchObject({
			documents: ['invoice', 'invoice', 'blank', 'delivery-note'].map((kind) => ({ kind })),
		});
		const { jobId } = await docsift.submit(packet, { templateId: 'auto', sender: 'a@b.example' });
		const job = await docsift.waitForJob(jobId);
		expect(job.children).toMatchObject([
			{ kind: 'invoice' },
			{ pages: { from: 2, to: 2 } },
			{},
			{},
		]);
		await docsift.splitJob(jobId, '1-2,3-4', ['auto', null]);
		const again = await docsift.waitForJob(jobId);
		expect(again.children).toMatchObject([
			{ pages: { from: 1, to: 2 }, jobId: expect.any(String) as unknown },
			{ pages: { from: 3, to: 4 }, jobId: null },
		]);
		// Otherwise the next packet would be divided like this one.
		await engine.call('DELETE', `/v1/jobs/${jobId}?forget=true`);
	});

	test('reports errors with a message and a code', async () => {
		const failures = [
			[() => docsift.getTemplate('nowhere'), 'TEMPLATE_NOT_FOUND', 404],
			[
				() => new DocSift({ url: engine.url, apiKey: 'wrong' }).listTemplates(),
				'API_KEY_INVALID',
				401,
			],
			[() => new DocSift({ url: 'http://127.0.0.1:9', apiKey: 'x' }).getUsage(), 'NOT_REACHED', 0],
			[() => new DocSift({ url: `${receiver.url}/x`, apiKey: 'x' }).getUsage(), 'NOT_DOCSIFT', 200],
		] as const;
		for (const [fail, code, status] of failures) {
			const error: unknown = await fail().catch((reason: unknown) => reason);
			expect(error).toBeInstanceOf(DocSiftError);
			expect(error).toMatchObject({ code, status });
		}
	});

	test('tells genuine webhook events from forged and old ones', async () => {
		expect(await verifySignature(event, secret)).toBe(true);
		expect(await verifySignature({ ...event, body: `${event.body} ` }, secret)).toBe(false);
		expect(await verifySignature(event, `whsec_${btoa('another')}`)).toBe(false);
		expect(await verifySignature(event, secret, new Date('2040-01-01'))).toBe(false);
		expect(await verifySignature({ ...event, headers: {} }, secret)).toBe(false);
	});

	test('follows no redirect, so that its key stays with the address it was given', async () => {
		const elsewhere = await startRedirects();
		for (const status of [301, 302, 303, 307, 308]) {
			const client = new DocSift({ url: `${elsewhere.url}/${status}`, apiKey: 'x' });
			await expect(client.getUsage()).rejects.toMatchObject({ code: 'REDIRECTED', status });
			await expect(client.parse(document, { templateId: 'x' })).rejects.toMatchObject({
				code: 'REDIRECTED',
			});
		}
		expect(elsewhere.followed()).toBe(0);
	});

	test('verifies nothing with an empty or broken secret', async () => {
		for (const broken of ['', 'whsec_', 'whsec_!!!!', 'whsec_YQ', `whsec_${btoa('short')}`]) {
			expect(await verifySignature(event, broken)).toBe(false);
		}
		const late = { ...event.headers, 'webhook-timestamp': '²' };
		expect(await verifySignature({ ...event, headers: late }, secret)).toBe(false);
	});

	test('has the types of this engine (npm run generate:client)', async () => {
		const reference = await (await fetch(`${engine.url}/docs/json`)).text();
		const types = readFileSync(join(root, 'clients/typescript/src/api.ts'), 'utf8');
		expect(await generateTypes(reference)).toBe(types);
	});
});

describe('the Python client', () => {
	// In CI, Python is installed if missing; elsewhere the test is skipped.
	if (process.env.CI) installProgram('python3', 'python3');
	const hasPython = spawnSync('python3', ['--version']).status === 0;

	(hasPython ? test : test.skip)('does what the other one does', async () => {
		const elsewhere = await startRedirects();
		const file = join(engine.config.dataDir, 'event.json');
		writeFileSync(file, JSON.stringify(event));
		const packet = join(engine.config.dataDir, 'packet.pdf');
		writeFileSync(packet, await makePacket());
		const { stdout } = await run('python3', [
			'-W',
			'error',
			join(root, 'test/fixtures/use-python-client.py'),
			join(root, 'clients/python'),
			engine.url,
			engine.ownerKey,
			sample,
			receiver.url,
			secret,
			file,
			elsewhere.url,
			packet,
		]);
		expect(JSON.parse(stdout)).toEqual({
			listed: true,
			number: '2026-0147',
			hasDetails: true,
			job: ['completed', document.name, '2026-0147'],
			usage: true,
			classified: ['invoice', 'invoice', 'blank', 'delivery-note'],
			classifiedAsJob: ['invoice', 'invoice', 'blank', 'delivery-note'],
			splitAgain: [
				[1, 2, true],
				[3, 4, false],
			],
			refused: ['TEMPLATE_NOT_FOUND', 404],
			wrongKey: ['API_KEY_INVALID', 401],
			notReached: ['NOT_REACHED', 0],
			notDocSift: ['NOT_DOCSIFT', 200],
			genuine: true,
			forged: false,
			old: false,
			redirected: [301, 302, 303, 307, 308].map((status) => ['REDIRECTED', status]),
			redirectedUpload: ['REDIRECTED', 307],
			emptySecrets: [false, false, false, false],
			oddTime: false,
		});
		expect(elsewhere.followed()).toBe(0);
	});
});
