import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import axios from 'axios';
import { makeBlankScan } from '../support/documents.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';
import { waitUntil } from '../support/wait-until.ts';

const MB = 1_048_576;
const SIZES = [10_000, 2 * MB, 20 * MB];
const TIMES = 2;
const BOUNDARY = 'docsift-test';
const TIGHT_PLAN = { pagesPerMonth: 1, requestsPerMinute: 1, multipleDocuments: true };

type Upload = { path: string; apiKey: string; files: { name: string; bytes: number }[] };
type Received = { status: number; body: { statusCode: number; code: string } };

const engines: TestEngine[] = [];
const sockets: Socket[] = [];
const agent = new Agent({ keepAlive: true });
const hanging = new AbortController();

async function start(environment: Record<string, string> = {}): Promise<TestEngine> {
	const engine = await startTestEngine({ environment });
	engines.push(engine);
	return engine;
}

async function open({ url }: TestEngine): Promise<Socket> {
	const { hostname, port } = new URL(url);
	const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
	socket.on('error', () => undefined);
	sockets.push(socket);
	await once(socket, 'connect');
	return socket;
}

afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));
afterAll(async () => {
	agent.destroy();
	hanging.abort();
	await Promise.all(engines.map((engine) => engine.stop()));
});

function makeForm(files: Upload['files']): FormData {
	const form = new FormData();
	for (const { name, bytes } of files) form.append('files', new Blob([Buffer.alloc(bytes)]), name);
	return form;
}

function encodeForm(files: Upload['files']): Buffer {
	const parts = files.flatMap(({ name, bytes }) => [
		Buffer.from(
			`--${BOUNDARY}\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\n\r\n`,
		),
		Buffer.alloc(bytes),
		Buffer.from('\r\n'),
	]);
	return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

function headOf({ path, apiKey }: Upload, ...headers: string[]): string {
	const type = `multipart/form-data; boundary=${BOUNDARY}`;
	const lines = [`host: a`, `x-api-key: ${apiKey}`, `content-type: ${type}`, ...headers];
	return `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/** Reads one response; the connection may stay open. */
function readAnswer(socket: Socket): Promise<Received & { head: string }> {
	return new Promise((resolve, reject) => {
		let text = '';
		const onClose = () => reject(new Error(`closed after "${text}"`));
		const onData = (chunk: Buffer) => {
			text += chunk.toString();
			const [head = '', body = ''] = text.split('\r\n\r\n');
			const length = /content-length: (\d+)/i.exec(head)?.[1];
			if (length === undefined || Buffer.byteLength(body) < Number(length)) return;
			socket.off('data', onData).off('close', onClose);
			const parsed = JSON.parse(body) as Received['body'];
			resolve({ status: Number(head.split(' ')[1]), body: parsed, head });
		};
		socket.on('data', onData).once('close', onClose).resume();
	});
}

/** Sends everything before reading the response, like Python's urllib. */
async function sendAll(socket: Socket, upload: Upload): Promise<Received> {
	const body = encodeForm(upload.files);
	socket.pause();
	socket.write(headOf(upload, `content-length: ${body.length}`));
	const sent = Promise.withResolvers<undefined>();
	socket.write(body, (error) => (error ? sent.reject(error) : sent.resolve(undefined)));
	await sent.promise;
	return readAnswer(socket);
}

const CLIENTS: Record<string, (engine: TestEngine, upload: Upload) => Promise<Received>> = {
	fetch: async ({ url }, { path, apiKey, files }) => {
		const headers = { 'x-api-key': apiKey };
		const body = makeForm(files);
		const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body });
		return { status: answer.status, body: (await answer.json()) as Received['body'] };
	},
	axios: async ({ url }, { path, apiKey, files }) => {
		const { status, data } = await axios.post<Received['body']>(`${url}${path}`, makeForm(files), {
			headers: { 'x-api-key': apiKey },
			httpAgent: agent,
			maxBodyLength: Infinity,
			validateStatus: () => true,
		});
		return { status, body: data };
	},
	'a client that sends everything first': async (engine, upload) =>
		sendAll(await open(engine), upload),
};

describe('an upload that is refused before it was read', () => {
	let engine: TestEngine;
	const keys: Record<string, string> = {};
	beforeAll(async () => {
		engine = await start({
			FILE_MAX_MB: '1',
			PLANS: JSON.stringify({ premium: { requestsPerMinute: 10_000 }, tight: TIGHT_PLAN }),
			PARSE_PROCESSES: '1',
			OCR_ENGINE: 'tesseract',
			TESSERACT_PROGRAM: new URL('../fixtures/ocr-hangs', import.meta.url).pathname,
		});
		const { accountId } = await engine.createAccount('premium');
		const made = await engine.services.apiKeys.create({ accountId, name: 'k', mode: 'test' });
		keys.test = made.secret;
		keys.tight = (await engine.createAccount('tight')).apiKey;
		keys.owner = engine.ownerKey;
		keys.unknown = 'dsk_live_unknown';
	});

	const cases = Object.keys(CLIENTS).flatMap((client) =>
		(
			[
				[400, 'TOO_MANY_FILES', 'owner', '/documents/parse'],
				[401, 'API_KEY_INVALID', 'unknown', '/documents/parse'],
				[403, 'TEST_MODE_RESTRICTED', 'test', '/v1/documents/parse/async'],
				[404, 'ROUTE_NOT_FOUND', 'owner', '/documents/pares'],
				[413, 'FILE_TOO_LARGE', 'owner', '/documents/parse'],
				[429, 'RATE_LIMITED', 'tight', '/documents/parse'],
			] as const
		).map((one) => [client, ...one] as const),
	);

	test.each(cases)('is answered to %s: %d %s', async (client, status, code, key, path) => {
		for (const bytes of SIZES) {
			if (status === 413 && bytes < MB) continue;
			// The eleventh file is the large one, so that it is refused before it is sent.
			const before = status === 400 ? 10 : 0;
			const sizes = [...Array<number>(before).fill(100), bytes];
			const files = sizes.map((size, i) => ({ name: `${i}.pdf`, bytes: size }));
			if (status === 429) await engine.clientFor(keys.tight)('GET', '/v1/usage');
			for (let time = 0; time < TIMES; time += 1) {
				const answer = await CLIENTS[client]?.(engine, { path, apiKey: keys[key] ?? '', files });
				expect(answer).toMatchObject({ status, body: { statusCode: status, code } });
			}
		}
	});

	test('is answered to every one of 200 clients that come 32 at a time', async () => {
		const files = [{ name: 'a.pdf', bytes: 2 * MB }];
		const statuses: (number | undefined)[] = [];
		let left = 200;
		const sendNext = async (): Promise<void> => {
			while ((left -= 1) >= 0) {
				const upload = { path: '/documents/parse', apiKey: 'dsk_live_unknown', files };
				statuses.push((await CLIENTS.fetch?.(engine, upload))?.status);
			}
		};
		await Promise.all(Array.from({ length: 32 }, sendNext));
		expect(statuses).toEqual(Array<number>(200).fill(401));
	});

	test('is answered when it is JSON, in chunks or of known length', async () => {
		const json = JSON.stringify({ name: 'x'.repeat(20 * MB) });
		const headers = { 'x-api-key': engine.ownerKey, 'content-type': 'application/json' };
		const whole = await fetch(`${engine.url}/v1/templates`, {
			method: 'POST',
			headers,
			body: json,
		});
		const chunked = await fetch(`${engine.url}/v1/templates`, {
			method: 'POST',
			headers,
			body: new Blob([json]).stream(),
			duplex: 'half',
		});
		for (const answer of [whole, chunked]) {
			expect(await answer.json()).toMatchObject({ statusCode: 413, code: 'BODY_TOO_LARGE' });
		}
	});

	test('is answered by the dashboard, too', async () => {
		const answer = await fetch(`${engine.url}/dashboard/api/documents/parse`, {
			method: 'POST',
			body: makeForm([{ name: 'a.pdf', bytes: 20 * MB }]),
		});
		expect(await answer.json()).toMatchObject({ statusCode: 401, code: 'SIGN_IN_REQUIRED' });
	});

	test('is answered when its headers alone are too large', async () => {
		const socket = await open(engine);
		socket.write(`GET / HTTP/1.1\r\nx: ${'x'.repeat(5 * MB)}`);
		expect(await readAnswer(socket)).toMatchObject({ body: { code: 'HEADERS_TOO_LARGE' } });
	});

	test('is answered when it has an unknown expectation', async () => {
		const socket = await open(engine);
		const upload = { path: '/documents/parse', apiKey: 'x', files: [] };
		socket.write(headOf(upload, 'expect: 200-ok', `content-length: ${20 * MB}`));
		socket.write(Buffer.alloc(20 * MB));
		expect(await readAnswer(socket)).toMatchObject({ body: { code: 'BAD_REQUEST' } });
	});

	test('is not requested when its client sends Expect: 100-continue', async () => {
		const socket = await open(engine);
		const upload = { path: '/documents/parse', apiKey: 'dsk_live_unknown', files: [] };
		socket.write(headOf(upload, 'expect: 100-continue', `content-length: ${2 * MB}`));
		const { head } = await readAnswer(socket);
		expect(head).toMatch(/^HTTP\/1\.1 401 /);
		expect(head).toMatch(/^connection: close$/im);
	});

	test('leaves its connection open when it is small', async () => {
		const socket = await open(engine);
		const upload = {
			path: '/documents/parse',
			apiKey: 'dsk_live_unknown',
			files: [{ name: 'a.pdf', bytes: 200_000 }],
		};
		for (let time = 0; time < TIMES; time += 1) {
			expect(await sendAll(socket, upload)).toMatchObject({ status: 401 });
		}
	});

	test.each(Object.keys(CLIENTS))(
		'is answered to %s while a document would wait too long: 503',
		async (client) => {
			const scan = makeBlankScan(30);
			const [template] = (await engine.call('GET', '/v1/templates')).body as { id: string }[];
			const send = CLIENTS[client];
			const sendSmall = () =>
				send?.(engine, { path: '/documents/parse', apiKey: engine.ownerKey, files: [] });
			if ((await sendSmall())?.status !== 503) {
				const form = new FormData();
				form.set('templateId', template?.id ?? '');
				form.append('files', new Blob([new Uint8Array(scan)]), 'scan.pdf');
				const headers = { 'x-api-key': engine.ownerKey };
				const options = { method: 'POST', headers, body: form, signal: hanging.signal };
				// Its first page hangs in the only process, the others wait.
				void fetch(`${engine.url}/documents/parse`, options).catch(() => undefined);
				await waitUntil(async () => (await sendSmall())?.status === 503);
			}
			for (const bytes of SIZES) {
				const files = [{ name: 'a.pdf', bytes }];
				const upload = { path: '/documents/parse', apiKey: engine.ownerKey, files };
				for (let time = 0; time < TIMES; time += 1) {
					const answer = await send?.(engine, upload);
					expect(answer).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
				}
			}
		},
	);
});

describe('the rest of an upload that was refused is read', () => {
	const upload = { path: '/documents/parse', apiKey: 'dsk_live_unknown', files: [] };

	/** Sends only part of the announced body and reads the response. */
	async function beRefused(
		engine: TestEngine,
		announced = 'transfer-encoding: chunked',
	): Promise<Socket> {
		const socket = await open(engine);
		socket.write(`${headOf(upload, announced)}${chunk(100)}`);
		expect(await readAnswer(socket)).toMatchObject({ status: 401 });
		return socket;
	}
	const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`;
	/** A closed socket is only noticed when sending. */
	const untilClosed = (socket: Socket, bytes: number) =>
		waitUntil(() => {
			if (!socket.destroyed && socket.writableLength === 0) socket.write(chunk(bytes));
			return socket.destroyed;
		});

	test('up to a number of bytes', async () => {
		const engine = await start({ LINGER_MAX_MB: '1', LINGER_MAX_SECONDS: '300' });
		const socket = await beRefused(engine);
		await untilClosed(socket, 100_000);
		expect(socket.bytesWritten).toBeGreaterThan(MB);
	});

	test('for a number of seconds, however slowly it comes', async () => {
		const engine = await start({ LINGER_MAX_SECONDS: '1' });
		const begun = performance.now();
		await untilClosed(await beRefused(engine), 1);
		expect(performance.now() - begun).toBeGreaterThan(990);
	});

	test('for a number of seconds, also when the connection could be used again', async () => {
		const engine = await start({ LINGER_MAX_SECONDS: '1' });
		const socket = await beRefused(engine, 'content-length: 1000');
		socket.resume();
		await once(socket, 'end');
	});

	test('for a number of seconds after a request that is no HTTP', async () => {
		const engine = await start({ LINGER_MAX_SECONDS: '1' });
		const socket = await open(engine);
		socket.write('no HTTP\r\n\r\n');
		expect(await readAnswer(socket)).toMatchObject({ status: 400 });
		await untilClosed(socket, 1);
	});

	test('on a number of connections: one more, and the oldest is closed', async () => {
		const engine = await start({ LINGER_MAX_SOCKETS: '2', LINGER_MAX_SECONDS: '300' });
		const oldest = await beRefused(engine);
		const others = [await beRefused(engine), await beRefused(engine)];
		await untilClosed(oldest, 1);
		for (const socket of others) {
			await new Promise((resolve) => socket.write(chunk(1), resolve));
			expect(socket.destroyed).toBe(false);
		}
	});

	test('until the engine is stopped', async () => {
		const engine = await startTestEngine({
			environment: { LINGER_MAX_SECONDS: '300' },
		});
		const socket = await beRefused(engine);
		const small = await beRefused(engine, 'content-length: 1000');
		await engine.stop();
		await untilClosed(socket, 1);
		await untilClosed(small, 1);
	});
});
