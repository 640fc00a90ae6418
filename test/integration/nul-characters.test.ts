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
			const body = BODIES[name];
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
					// Only the first part of a language code is used.
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
		const gone = await me.call('DELETE', '/v1/keys/a%00b');
		expect(gone.body).toMatchObject({ statusCode: 404, code: 'API_KEY_NOT_FOUND' });
		const signIn = await me.call('POST', '/session', { email: 'a\0b', password: 'p' });
		expect(signIn.body).toMatchObject({ statusCode: 400, details: [{ path: 'email' }] });
	});
});
