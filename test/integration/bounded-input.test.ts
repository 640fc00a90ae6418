/** Input is bounded before it is processed. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { describeOnEachDatabase } from '../support/databases.ts';
import { signIn } from '../support/dashboard.ts';
import { addFinishedJobs } from '../support/finished-jobs.ts';
import { template } from '../support/request-bodies.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

const OWNER = { email: 'owner@test.example', password: 'correct horse battery' };
const BEYOND_FOUR_BYTES = 99_999_999_999;

function lessonOf(i: number) {
	return {
		version: 1,
		anchors: Array.from({ length: 10 }, (_, n) => [1000 * i + n, n, n]),
		filled: [],
		fields: [{ path: `f${i}`, places: [] }],
		tables: [],
	};
}

/** Sends the head of a request without its body, and returns the response. */
async function sendHead(url: string, lines: readonly string[]): Promise<string> {
	const { hostname, port } = new URL(url);
	const socket = connect(Number(port), hostname);
	await once(socket, 'connect');
	socket.write(`${lines.join('\r\n')}\r\nhost: x\r\n\r\n`);
	const [answer] = (await once(socket, 'data')) as [Buffer];
	socket.destroy();
	return answer.toString();
}

describeOnEachDatabase('bounded input', (kind) => {
	let engine: TestEngine;
	let templateId: string;
	let memory: string;
	beforeAll(async () => {
		engine = await startTestEngine({
			kind,
			environment: { OWNER_EMAIL: OWNER.email, OWNER_PASSWORD: OWNER.password },
		});
		const made = await engine.call('POST', '/v1/templates', template);
		templateId = (made.body as { id: string }).id;
		memory = `/v1/templates/${templateId}/memory`;
	});
	afterAll(() => engine.stop());

	test('numbers that the database cannot store are refused', async () => {
		const path = `/v1/templates/${templateId}`;
		const draft = { draft: {}, revision: 0 };
		for (const [method, to, body] of [
			['GET', `${path}/versions/${BEYOND_FOUR_BYTES}`],
			['GET', `${path}/versions/1?compare=${BEYOND_FOUR_BYTES}`],
			['GET', `${path}/versions?cursor=${BEYOND_FOUR_BYTES}`],
			['POST', `${path}/versions/${BEYOND_FOUR_BYTES}/restore`, {}],
			['POST', `${path}/versions/1/restore`, { version: BEYOND_FOUR_BYTES }],
			['PUT', `${path}/draft`, { ...draft, basedOn: BEYOND_FOUR_BYTES }],
			['PUT', `${path}/draft`, { ...draft, revision: BEYOND_FOUR_BYTES }],
			['POST', `${path}/publish`, { version: BEYOND_FOUR_BYTES }],
		] as const) {
			const { status } = await engine.call(method, to, body);
			expect({ method, to, status }).toEqual({ method, to, status: 400 });
		}
		expect((await engine.call('GET', `${path}/versions/2147483647`)).status).toBe(404);
	});

	test('a draft with 3,000 levels is refused, and one with 100 levels is saved', async () => {
		const path = `/v1/templates/${templateId}/draft`;
		const nest = (levels: number) =>
			`{"draft":{"schema":{"data":${'{"a":{"properties":'.repeat(levels)}{}${'}}'.repeat(levels)}}}}`;
		const refused = await engine.call('PUT', path, nest(3000));
		expect(refused).toMatchObject({ status: 400, body: { code: 'JSON_TOO_COMPLEX' } });
		expect((await engine.call('GET', path)).status).toBe(404);
		expect((await engine.call('PUT', path, nest(90))).status).toBe(200);
		expect((await engine.call('GET', path)).status).toBe(200);
		expect((await engine.call('DELETE', path)).status).toBe(204);
	});

	test('the differences of a draft are bounded, however long the field names are', async () => {
		const path = `/v1/templates/${templateId}/draft`;
		const properties = Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`k${i}`, {}]));
		const draft = { schema: { data: { ['x'.repeat(30_000)]: { properties } } } };
		const saved = await engine.call('PUT', path, { draft });
		expect(saved.status).toBe(200);
		expect(JSON.stringify(saved.body).length).toBeLessThan(2_000_000);
		await engine.call('DELETE', path);
	});

	test('an incomplete form is a client error', async () => {
		for (const rest of [
			'',
			'\r\ncontent-disposition: form-data; name="files"; filename="a"\r\n\r\nx',
		]) {
			const answer = await fetch(`${engine.url}/documents/parse`, {
				method: 'POST',
				headers: {
					'x-api-key': engine.ownerKey,
					'content-type': 'multipart/form-data; boundary=b',
				},
				body: `--b${rest}`,
			});
			expect(answer.status).toBe(400);
			expect(await answer.json()).toMatchObject({ code: 'BAD_REQUEST' });
		}
	});

	test('people who may not manage webhooks see no more of them than the host', async () => {
		const owner = await signIn(engine, OWNER.email, OWNER.password);
		await owner.call('POST', '/v1/webhooks', { url: 'https://hooks.example/secret-7f3a?token=t' });
		const { id: accountId } = await engine.services.accounts.get(OWNER.email);
		const [jobId] = await addFinishedJobs(
			engine.services,
			{ id: templateId, accountId, revision: 1 },
			[{ result: { total: '1' }, fileName: 'a.pdf' }],
		);
		await engine.call('POST', `/v1/jobs/${jobId}/events`);
		const urls = async (client: typeof owner) => {
			const { body } = await client.call('GET', `/jobs/${jobId}/history`);
			return (body as { deliveries: { url: string }[] }).deliveries.map(({ url }) => url);
		};
		expect(await urls(owner)).toEqual(['https://hooks.example/secret-7f3a?token=t']);
		for (const role of ['editor', 'reviewer', 'viewer']) {
			const email = `${role}@test.example`;
			const invited = await owner.call('POST', '/people', { email, role });
			const { token } = invited.body as { token: string };
			await owner.call('PUT', '/invitation', { token, password: `password of ${email}` });
			const one = await signIn(engine, email, `password of ${email}`);
			expect({ role, urls: await urls(one) }).toEqual({ role, urls: ['hooks.example'] });
		}
	});

	const importLines = async (text: string, into = memory) => {
		const answer = await fetch(`${engine.url}${into}/import`, {
			method: 'POST',
			headers: { 'x-api-key': engine.ownerKey, 'content-type': 'application/x-ndjson' },
			body: text,
		});
		return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
	};
	const count = async () => ((await engine.call('GET', memory)).body as { count: number }).count;

	test('what was exported in either form can be imported', async () => {
		const lines = `${JSON.stringify(lessonOf(1))}\n${JSON.stringify(lessonOf(2))}\n`;
		expect((await importLines(lines)).body).toEqual({ imported: 2 });
		const answer = await fetch(`${engine.url}${memory}/export?format=ndjson`, {
			headers: { 'x-api-key': engine.ownerKey },
		});
		expect(answer.headers.get('content-type')).toBe('application/x-ndjson');
		const text = await answer.text();
		const [head, ...exported] = text.trimEnd().split('\n');
		expect(JSON.parse(head ?? '')).toEqual({ version: 2, key: expect.any(String) });
		expect(
			exported.map((line) => (JSON.parse(line) as ReturnType<typeof lessonOf>).fields),
		).toEqual([lessonOf(1).fields, lessonOf(2).fields]);
		expect((await importLines(text)).body).toEqual({ imported: 2 });
		const object = await engine.call('GET', `${memory}/export`);
		expect(object.body).toMatchObject({ version: 2, lessons: [{}, {}, {}, {}] });
		const again = await engine.call('POST', `${memory}/import`, object.body);
		expect(again.body).toEqual({ imported: 4 });
		expect(await count()).toBe(8);
		expect((await engine.call('DELETE', memory)).status).toBe(204);
		const none = await engine.call('GET', `${memory}/export`);
		expect(none.body).toMatchObject({ version: 2, lessons: [] });
	});

	test('lines of another installation need its passphrase', async () => {
		const headers = {
			'x-api-key': engine.ownerKey,
			'x-memory-passphrase': 'correct horse battery',
		};
		expect((await importLines(JSON.stringify(lessonOf(1)))).body).toEqual({ imported: 1 });
		const answer = await fetch(`${engine.url}${memory}/export?format=ndjson`, { headers });
		const text = await answer.text();
		expect(await importLines(text)).toMatchObject({
			status: 400,
			body: { code: 'MEMORY_PASSPHRASE_REQUIRED' },
		});
		const imported = await fetch(`${engine.url}${memory}/import`, {
			method: 'POST',
			headers: { ...headers, 'content-type': 'application/x-ndjson' },
			body: text,
		});
		expect(await imported.json()).toEqual({ imported: 1 });
		const foreign = text.replace(/"key":"[0-9a-f]+","salt":"[0-9a-f]+"/, '"key":"00ff"');
		expect(await importLines(foreign)).toMatchObject({
			status: 409,
			body: { code: 'MEMORY_KEY_UNKNOWN' },
		});
		expect((await engine.call('DELETE', memory)).status).toBe(204);
	});

	test('an import with one fault stores nothing', async () => {
		const lines = Array.from({ length: 150 }, (_, i) => JSON.stringify(lessonOf(i)));
		const empty = { version: 1, anchors: [], filled: [], fields: [], tables: [] };
		const refused = await importLines([...lines, JSON.stringify(empty)].join('\n'));
		expect(refused).toMatchObject({
			status: 400,
			body: { code: 'INVALID_REQUEST', details: [{ path: 'line 151.anchors' }] },
		});
		const lessons = [lessonOf(1), empty];
		const other = await engine.call('POST', `${memory}/import`, { version: 1, lessons });
		expect(other).toMatchObject({
			status: 400,
			body: { details: [{ path: 'lessons[1].anchors' }] },
		});
		expect(await count()).toBe(0);
	});

	test.each(['application/json', 'application/x-ndjson'])(
		'an import of %s into a template that is not the caller’s is answered before its body comes',
		async (type) => {
			const stranger = await engine.createAccount();
			const answer = await sendHead(engine.url, [
				`POST ${memory}/import HTTP/1.1`,
				`x-api-key: ${stranger.apiKey}`,
				`content-type: ${type}`,
				'content-length: 60000000',
			]);
			expect(answer).toMatch(/^HTTP\/1\.1 404 /);
			expect(answer).toContain('TEMPLATE_NOT_FOUND');
		},
	);

	test('an import that is larger than a memory is refused', async () => {
		const answer = await sendHead(engine.url, [
			`POST ${memory}/import HTTP/1.1`,
			`x-api-key: ${engine.ownerKey}`,
			'content-type: application/x-ndjson',
			'content-length: 60000000',
		]);
		expect(answer).toMatch(/^HTTP\/1\.1 413 /);
		expect(
			(await engine.call('POST', '/v1/templates', '{}', { 'content-type': 'application/x-ndjson' }))
				.status,
		).toBe(415);
	});
});
