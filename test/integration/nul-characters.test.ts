/** Postgres stores no text with a NUL character in it, so none may get as far as the database. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signIn } from '../support/dashboard.ts';
import type { DashboardClient } from '../support/dashboard.ts';
import { describeOnEachDatabase } from '../support/databases.ts';
import { makePdf } from '../support/documents.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

const OWNER = { email: 'owner@test.example', password: 'correct horse battery' };
const AREA = '/dashboard/api';
const template = {
	...{ name: 'T', description: 'D', category: 'CUSTOM' },
	schema: { data: { total: { type: 'string', description: 'the sum' } } },
};

/** A request that each route takes as it is, so that what is changed in it alone decides. */
const BODIES: Record<string, unknown> = {
	'POST /v1/templates': template,
	'PUT /v1/templates/:templateId': template,
	'PUT /v1/templates/:templateId/draft': { draft: template, revision: 0 },
	'POST /v1/templates/:templateId/publish': {},
	'POST /v1/templates/:templateId/versions/:version/restore': {},
	'POST /v1/batches': { name: 'B', templateId: 'a' },
	'POST /v1/webhooks': { url: 'https://hooks.example/', events: ['document.completed'] },
	'PATCH /v1/webhooks/:webhookId': { url: 'https://hooks.example/', enabled: true },
	'PATCH /v1/jobs/:jobId/result': {
		changes: [{ path: 'total', value: '2.00', words: '1.00', page: 1 }],
	},
	'POST /v1/jobs/:jobId/undo': {},
	'PATCH /v1/documents/:documentId/result': { values: { total: '3.00' } },
	'POST /v1/documents/:documentId/undo': {},
	'PATCH /v1/templates/:templateId/memory': { enabled: true },
	'POST /templates/check': template,
	'POST /values/read': { text: '1.00', type: 'number' },
	'POST /session': { email: 'ann@test.example', password: 'wrong' },
	'POST /setup': { code: 'code', email: 'ann@test.example', password: 'long enough' },
	'POST /invitation': { token: 'token' },
	'PUT /invitation': { token: 'token', password: 'long enough' },
	'PUT /password': { current: 'wrong', next: 'long enough' },
	'POST /people': { email: 'cid@test.example', role: 'viewer' },
	'PATCH /people/:userId': { role: 'viewer' },
	'POST /keys': { name: 'k', mode: 'live', expiresAt: null },
	'POST /accounts': { email: 'ann@test.example', plan: 'free', entry: 'password' },
	'DELETE /account': { confirm: 'nobody@test.example' },
	'DELETE /accounts/:accountId': { confirm: 'nobody@test.example' },
	'PATCH /accounts/:accountId': { plan: 'free' },
	'PUT /samples/:sampleId/language': { language: 'de-AT' },
	'POST /samples/:sampleId/values': { schema: template.schema, reader: 'first' },
	'POST /samples/:sampleId/export': { format: 'csv', templateId: '', result: { a: 'b' } },
	'POST /samples/:sampleId/lessons': {
		...{ templateId: 'x', path: 'number', value: 'A-1', words: 'A-1', page: 1 },
		box: { x0: 0, y0: 0, x1: 1, y1: 1 },
	},
};
const FORMS: Record<string, { file: string; fields: string[] }> = {
	'POST /documents/parse': { file: 'files', fields: ['language', 'fileUrl', 'details'] },
	'POST /v1/documents/parse/async': { file: 'file', fields: ['language', 'fileUrl', 'batch'] },
	'POST /v1/templates/:templateId/examples': { file: 'file', fields: ['values', 'language'] },
	'POST /v1/templates/fromDocument': { file: 'file', fields: ['name', 'description', 'language'] },
	'POST /pictures': { file: 'file', fields: [] },
	'POST /pages': { file: 'file', fields: [] },
	'POST /samples': { file: 'file', fields: ['language', 'password'] },
};

/** The same value once for each text in it, with a NUL in that one; names of fields are texts too. */
function* spoil(value: unknown): Generator {
	if (typeof value === 'string') yield `${value.slice(0, 1)}\0${value.slice(1)}`;
	if (typeof value !== 'object' || value === null) return;
	for (const [name, inner] of Object.entries(value as Record<string, unknown>)) {
		for (const spoiled of spoil(inner)) yield { ...value, [name]: spoiled };
		yield { ...value, [name]: undefined, [`${name}\0`]: inner };
	}
}

/** A job that somebody has judged, and a document that was parsed at once and kept. */
async function readTwice({ url, ownerKey }: TestEngine, templateId: string, pdf: Blob) {
	const post = async (path: string, file: string, fields: Record<string, string>) => {
		const form = new FormData();
		for (const [name, value] of Object.entries({ templateId, ...fields })) form.set(name, value);
		form.set(file, pdf, 'a.pdf');
		const headers = { 'x-api-key': ownerKey };
		const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: form });
		return (await answer.json()) as { jobId?: string; documentId?: string };
	};
	const { jobId = '' } = await post('/v1/documents/parse/async', 'file', {});
	const { documentId = '' } = await post('/documents/parse', 'files', { keep: 'true' });
	const headers = { 'x-api-key': ownerKey, 'content-type': 'application/json' };
	await fetch(`${url}/v1/jobs/${jobId}?wait=60`, { headers });
	const body = JSON.stringify({ values: { total: '1.00' }, approve: true });
	const judged = await fetch(`${url}/v1/jobs/${jobId}/result`, { method: 'PATCH', headers, body });
	expect({ status: judged.status, documentId }).toEqual({
		...{ status: 200, documentId: expect.stringMatching(/./) },
	});
	return { jobId, documentId };
}

describeOnEachDatabase('a NUL character', (kind) => {
	let engine: TestEngine;
	let me: DashboardClient;
	beforeAll(async () => {
		engine = await startTestEngine({
			kind,
			environment: { OWNER_EMAIL: OWNER.email, OWNER_PASSWORD: OWNER.password },
		});
		me = await signIn(engine, OWNER.email, OWNER.password);
	});
	afterAll(() => engine.stop());

	test('in any text that any route takes is no fault of ours', async () => {
		const made = await me.call('POST', '/v1/templates', template);
		const templateId = (made.body as { id: string }).id;
		const hook = await me.call('POST', '/v1/webhooks', { url: 'https://hooks.example/' });
		const webhookId = (hook.body as { id: string }).id;
		const { account } = await engine.services.users.createAccount({
			...{ email: 'bob@test.example', plan: 'free' },
		});
		const pdf = new Blob([new Uint8Array(await makePdf([[['Total', '1.00']]]))]);
		const { jobId, documentId } = await readTwice(engine, templateId, pdf);
		const owned: Record<string, string> = { templateId, webhookId, accountId: account.id };
		const sample = (await me.call('POST', '/samples/example')).body as { sampleId: string };
		Object.assign(owned, { jobId, documentId, sampleId: sample.sampleId, page: '1' });
		const exported = await me.call('GET', `/v1/templates/${templateId}/memory/export`);
		const bodies = { ...BODIES, 'POST /v1/templates/:templateId/memory/import': exported.body };

		const answers: Record<string, number> = {};
		const send = async (what: string, method: string, path: string, body?: unknown) => {
			const isForm = body instanceof FormData;
			const answer = await fetch(`${engine.url}${path}`, {
				method,
				headers: {
					...(path.startsWith(AREA)
						? { cookie: me.cookie, 'x-csrf-token': me.csrfToken }
						: { 'x-api-key': engine.ownerKey }),
					...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
				},
				...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
			});
			await answer.arrayBuffer();
			answers[what] = answer.status;
		};

		for (const { method, url, schema } of engine.routes) {
			if (method === 'HEAD' || !/^(\/v1|\/documents|\/dashboard\/api)\//.test(url)) continue;
			const name = `${method} ${url.replace(AREA, '')}`;
			const params = [...url.matchAll(/:(\w+)/g)].map(([, one = '']) => one);
			const fill = (spoiled?: string) =>
				url.replace(/:(\w+)/g, (_whole, one: string) =>
					one === spoiled ? 'a%00b' : (owned[one] ?? templateId),
				);
			const body = (bodies as Record<string, unknown>)[name];
			for (const one of params) await send(`${name} param ${one}`, method, fill(one), body);
			const query = (schema?.querystring as { shape?: object } | undefined)?.shape ?? {};
			for (const one of Object.keys(query)) {
				await send(`${name} query ${one}`, method, `${fill()}?${one}=a%00b`, body);
			}
			if (schema?.body !== undefined) {
				expect({ name, isKnown: body !== undefined }).toEqual({ name, isKnown: true });
				let count = 0;
				for (const spoiled of spoil(body)) {
					count += 1;
					await send(`${name} body ${count}`, method, fill(), spoiled);
				}
			} else if (schema?.consumes !== undefined || FORMS[name]) {
				const form = FORMS[name];
				if (!form) throw new Error(`the sweep does not know the form of ${name}`);
				for (const one of [...form.fields, 'templateId', 'file name']) {
					const sent = new FormData();
					if (!name.includes('fromDocument')) sent.set('templateId', templateId);
					else sent.set('name', 'N');
					// A language is known by its first part.
					if (one !== 'file name') sent.set(one, one === 'language' ? 'de-\0' : 'a\0b');
					if (one !== 'fileUrl')
						sent.set(form.file, pdf, one === 'file name' ? 'a\0b.pdf' : 'a.pdf');
					await send(`${name} form ${one}`, method, fill(), sent);
				}
			}
		}
		const faults = Object.entries(answers).filter(([, status]) => status >= 500);
		expect(faults).toEqual([]);
		expect(Object.keys(answers).length).toBeGreaterThan(100);
	});

	test('is refused with its place', async () => {
		const answer = await me.call('GET', '/jobs?fileName=a%00b');
		expect(answer.body).toMatchObject({
			...{ statusCode: 400, code: 'INVALID_REQUEST' },
			details: [{ path: 'querystring.fileName', message: 'may not contain a NUL character' }],
		});
		const gone = await me.call('DELETE', '/keys/a%00b');
		expect(gone.body).toMatchObject({ statusCode: 404, code: 'API_KEY_NOT_FOUND' });
		const signIn = await me.call('POST', '/session', { email: 'a\0b', password: 'p' });
		expect(signIn.body).toMatchObject({ statusCode: 400, details: [{ path: 'email' }] });
	});
});
