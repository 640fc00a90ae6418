/** Postgres cannot store NUL in text, so NUL must never reach the database. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signIn } from '../support/dashboard.ts';
import type { DashboardClient } from '../support/dashboard.ts';
import { describeOnEachDatabase } from '../support/databases.ts';
import { makePdf } from '../support/documents.ts';
import { BODIES, FORMS, template } from '../support/request-bodies.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

const OWNER = { email: 'owner@test.example', password: 'correct horse battery' };
const AREA = '/dashboard/api';

/** Copies of a value, each with a NUL in one of its texts or names. */
function* spoil(value: unknown): Generator {
	if (typeof value === 'string') yield `${value.slice(0, 1)}\0${value.slice(1)}`;
	if (typeof value !== 'object' || value === null) return;
	for (const [name, inner] of Object.entries(value as Record<string, unknown>)) {
		for (const spoiled of spoil(inner)) yield { ...value, [name]: spoiled };
		yield { ...value, [name]: undefined, [`${name}\0`]: inner };
	}
}

/** A reviewed job, and a stored document of a synchronous request. */
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
		status: 200,
		documentId: expect.stringMatching(/./),
	});
	return { jobId, documentId };
}

type Owned = Record<string, string> & { templateId: string };

/** One of everything that a path can name, by the name of its parameter. */
async function fillDatabase(engine: TestEngine, me: DashboardClient, pdf: Blob): Promise<Owned> {
	const made = await me.call('POST', '/v1/templates', template);
	const templateId = (made.body as { id: string }).id;
	const hook = await me.call('POST', '/v1/webhooks', { url: 'https://hooks.example/' });
	const webhookId = (hook.body as { id: string }).id;
	const { account } = await engine.services.users.createAccount({
		email: 'bob@test.example',
		plan: 'free',
	});
	const read = await readTwice(engine, templateId, pdf);
	const sample = (await me.call('POST', '/samples/example')).body as { sampleId: string };
	return {
		templateId,
		webhookId,
		accountId: account.id,
		...read,
		sampleId: sample.sampleId,
		page: '1',
	};
}

type Request = { method: string; path: string; body?: unknown };
type Spoiled = Request & { what: string };
type Route = TestEngine['routes'][number];

/** Requests to a route, each with a NUL in one of its texts. */
function* spoilRoute(route: Route, owned: Owned, pdf: Blob): Generator<Spoiled> {
	const { method, url, schema } = route;
	const name = `${method} ${url.replace(AREA, '')}`;
	const params = [...url.matchAll(/:(\w+)/g)].map(([, one = '']) => one);
	const fill = (spoiled?: string) =>
		url.replace(/:(\w+)/g, (_whole, one: string) =>
			one === spoiled ? 'a%00b' : (owned[one] ?? owned.templateId),
		);
	const path = fill();
	const body = BODIES[name];
	for (const one of params) yield { what: `${name} param ${one}`, method, path: fill(one), body };
	const query = (schema?.querystring as { shape?: object } | undefined)?.shape ?? {};
	for (const one of Object.keys(query)) {
		yield { what: `${name} query ${one}`, method, path: `${path}?${one}=a%00b`, body };
	}
	if (schema?.body !== undefined) {
		expect({ name, isKnown: body !== undefined }).toEqual({ name, isKnown: true });
		for (const [i, spoiled] of [...spoil(body)].entries()) {
			yield { what: `${name} body ${i + 1}`, method, path, body: spoiled };
		}
	} else if (schema?.consumes !== undefined || FORMS[name]) {
		for (const [field, form] of spoilForm(name, owned.templateId, pdf)) {
			yield { what: `${name} form ${field}`, method, path, body: form };
		}
	}
}

/** The form of a route, with a NUL in one field after the other and in the name of the file. */
function* spoilForm(name: string, templateId: string, pdf: Blob): Generator<[string, FormData]> {
	const form = FORMS[name];
	if (!form) throw new Error(`the sweep does not know the form of ${name}`);
	for (const one of [...form.fields, 'templateId', 'file name']) {
		const sent = new FormData();
		if (!name.includes('fromDocument')) sent.set('templateId', templateId);
		else sent.set('name', 'N');
		// Only the first part of a language code is used.
		if (one !== 'file name') sent.set(one, one === 'language' ? 'de-\0' : 'a\0b');
		if (one !== 'fileUrl') sent.set(form.file, pdf, one === 'file name' ? 'a\0b.pdf' : 'a.pdf');
		yield [one, sent];
	}
}

/** Returns the status of the answer. */
async function send(
	{ url, ownerKey }: TestEngine,
	{ cookie, csrfToken }: DashboardClient,
	{ method, path, body }: Request,
): Promise<number> {
	const isForm = body instanceof FormData;
	const answer = await fetch(`${url}${path}`, {
		method,
		headers: {
			...(path.startsWith(AREA)
				? { cookie, 'x-csrf-token': csrfToken }
				: { 'x-api-key': ownerKey }),
			...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
		},
		...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
	});
	await answer.arrayBuffer();
	return answer.status;
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
		const pdf = new Blob([new Uint8Array(await makePdf([[['Total', '1.00']]]))]);
		const owned = await fillDatabase(engine, me, pdf);
		const answers: Record<string, number> = {};
		for (const route of engine.routes) {
			if (route.method === 'HEAD' || !/^(\/v1|\/documents|\/dashboard\/api)\//.test(route.url))
				continue;
			for (const { what, ...request } of spoilRoute(route, owned, pdf)) {
				answers[what] = await send(engine, me, request);
			}
		}
		const faults = Object.entries(answers).filter(([, status]) => status >= 500);
		expect(faults).toEqual([]);
		expect(Object.keys(answers).length).toBeGreaterThan(100);
	});

	test('is refused with its place', async () => {
		const answer = await me.call('GET', '/jobs?fileName=a%00b');
		expect(answer.body).toMatchObject({
			statusCode: 400,
			code: 'INVALID_REQUEST',
			details: [{ path: 'querystring.fileName', message: 'may not contain a NUL character' }],
		});
		const gone = await me.call('DELETE', '/v1/keys/a%00b');
		expect(gone.body).toMatchObject({ statusCode: 404, code: 'API_KEY_NOT_FOUND' });
		const signIn = await me.call('POST', '/session', { email: 'a\0b', password: 'p' });
		expect(signIn.body).toMatchObject({ statusCode: 400, details: [{ path: 'email' }] });
	});
});
