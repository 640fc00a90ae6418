import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { LETTER, makePdf } from '../support/documents.ts';
import { sendForm } from '../support/send-form.ts';
import { createTestClock } from '../support/clock.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

/** The routes for test keys; all others are refused. */
const OPEN_TO_TEST_KEYS = [
	'GET /v1/templates',
	'HEAD /v1/templates',
	'GET /v1/templates/:templateId',
	'HEAD /v1/templates/:templateId',
	'GET /v1/languages',
	'HEAD /v1/languages',
	'POST /documents/parse',
	'POST /v1/documents/classify',
	'POST /v1/documents/convert',
];
const PER_DAY = 5;

let engine: TestEngine;
const clock = createTestClock('2026-11-15T12:00:00Z');
beforeAll(async () => {
	engine = await startTestEngine({
		environment: { TEST_DOCUMENTS_PER_DAY: String(PER_DAY) },
		clock,
	});
});
afterAll(() => engine.stop());

const draft = {
	name: 'Letter',
	category: 'CUSTOM',
	schema: { data: { invoiceNumber: { type: 'string' } } },
};

/** An account with a template and a test key. */
async function createTester() {
	const owner = await engine.createAccount('premium');
	const template = await owner.call('POST', '/v1/templates', draft);
	const { id: templateId } = template.body as { id: string };
	const { secret } = await engine.services.apiKeys.create({
		accountId: owner.accountId,
		name: 'test',
		mode: 'test',
	});
	const parse = async (pages = 1) =>
		sendForm(`${engine.url}/documents/parse`, secret, { templateId }, [
			{ field: 'files', name: 'a.pdf', content: await makePdf(Array(pages).fill(LETTER)) },
		]);
	return { owner, templateId, secret, call: engine.clientFor(secret), parse };
}

test('a sweep over every route that wants a key finds none that a test key may use but parsing, converting, classifying and reading templates', async () => {
	const { owner, templateId, call } = await createTester();
	const before = (await owner.call('GET', `/v1/templates/${templateId}`)).body;
	const opened: string[] = [];
	let refused = 0;
	for (const { method, url } of engine.routes) {
		const path = url.replace(':templateId', templateId).replace(/:(\w+)/g, templateId);
		const anonymous = await engine.clientFor()(method, path);
		const code = (anonymous.body as { code?: string }).code;
		const wantsKey = method === 'HEAD' ? anonymous.status === 401 : code === 'API_KEY_MISSING';
		if (!wantsKey || url.startsWith('/dashboard/')) continue;
		const answer = await call(method, path, method === 'PUT' ? draft : undefined);
		if (answer.status !== 403) {
			opened.push(`${method} ${url}`);
			continue;
		}
		refused += 1;
		if (method !== 'HEAD') expect(answer.body).toMatchObject({ code: 'TEST_MODE_RESTRICTED' });
	}
	expect(opened.toSorted()).toEqual(OPEN_TO_TEST_KEYS.toSorted());
	expect(refused).toBeGreaterThanOrEqual(20);
	expect((await owner.call('GET', `/v1/templates/${templateId}`)).body).toEqual(before);
});

test('a test key parses a limited number of documents a day per account, and the refusal says when it may continue', async () => {
	const { parse, secret, templateId } = await createTester();
	const answers = await Promise.all(Array.from({ length: PER_DAY + 3 }, () => parse()));
	expect(answers.map(({ status }) => status).toSorted()).toEqual([
		...Array<number>(PER_DAY).fill(200),
		...Array<number>(3).fill(403),
	]);
	expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
		code: 'TEST_MODE_RESTRICTED',
		message: expect.stringContaining('2026-11-16T00:00:00.000Z') as unknown,
	});
	expect((await engine.clientFor(secret)('GET', `/v1/templates/${templateId}`)).status).toBe(200);

	clock.set('2026-11-16T00:00:00Z');
	expect(await parse()).toMatchObject({ status: 200, body: { pageUsed: 0, pageRemaining: 5000 } });
});

test('a document of several pages is refused to a test key and counts for the day, since it was opened', async () => {
	const { parse } = await createTester();
	for (let i = 0; i < PER_DAY; i += 1) {
		expect((await parse(2)).body).toMatchObject({
			code: 'TEST_MODE_RESTRICTED',
			message: expect.stringContaining('has 2 pages') as unknown,
		});
	}
	expect((await parse()).body).toMatchObject({
		message: expect.stringContaining(`${PER_DAY} documents`) as unknown,
	});
});
