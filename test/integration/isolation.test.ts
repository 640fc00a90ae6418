import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makePdf } from '../support/documents.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

/** A word that stands in everything Ann owns, so that any leak of it shows. */
const CANARY = 'canary7f3a';
/** Routes that answer anybody, and show nobody's things. */
const PUBLIC = ['/healthz', '/readyz', '/metrics', '/docs', '/docs/json', '/docs/yaml'];

let engine: TestEngine;
beforeAll(async () => {
	engine = await startTestEngine();
});
afterAll(() => engine.stop());

type OpenApi = { paths: Record<string, Record<string, unknown>> };

test('a sweep over every route finds none by which one account sees or changes the other’s things', async () => {
	const [ann, bob] = [await engine.createAccount(), await engine.createAccount()];
	const draft = {
		name: CANARY,
		description: CANARY,
		category: 'CUSTOM',
		schema: { data: { [CANARY]: { type: 'string', description: CANARY } } },
	};
	const { id } = (await ann.call('POST', '/v1/templates', draft)).body as { id: string };
	const file = {
		field: 'file',
		name: `${CANARY}.pdf`,
		content: await makePdf([[[CANARY, CANARY]]]),
	};
	const submitted = await sendForm(
		`${engine.url}/v1/documents/parse/async`,
		ann.apiKey,
		{ templateId: id },
		[file],
	);
	const { jobId } = submitted.body as { jobId: string };
	await ann.call('GET', `/v1/jobs/${jobId}?wait=20`);
	const webhook = await ann.call('POST', '/v1/webhooks', { url: `https://${CANARY}.example/` });
	const { id: webhookId } = webhook.body as { id: string };
	const test = await ann.call('POST', `/v1/webhooks/${webhookId}/test`);
	const { id: deliveryId } = test.body as { id: string };
	const owned: Record<string, string> = { templateId: id, jobId, webhookId, deliveryId };
	const snapshot = async () => [
		(await ann.call('GET', '/v1/templates')).body,
		(await ann.call('GET', `/v1/templates/${id}`)).body,
		(await ann.call('GET', '/v1/usage')).body,
		(await ann.call('GET', `/v1/jobs/${jobId}`)).body,
		(await ann.call('GET', `/v1/webhooks/${webhookId}`)).body,
	];
	const before = await snapshot();

	const { paths } = (await engine.call('GET', '/docs/json')).body as OpenApi;
	let swept = 0;
	for (const [pattern, operations] of Object.entries(paths)) {
		const path = pattern.replace(/\{(\w+)\}/g, (_whole, name: string) => {
			const value = owned[name];
			if (value === undefined) throw new Error(`the sweep does not know a ${name} of Ann's`);
			return value;
		});
		for (const method of Object.keys(operations).map((name) => name.toUpperCase())) {
			const json =
				method === 'PATCH'
					? { enabled: false }
					: ['POST', 'PUT'].includes(method)
						? { name: 'Bob', category: 'CUSTOM', schema: { data: { b: { type: 'string' } } } }
						: undefined;
			const answer = await bob.call(method, path, json);
			expect({ method, path, leaks: JSON.stringify(answer.body).includes(CANARY) }).toEqual({
				method,
				path,
				leaks: false,
			});
			if (path !== pattern) expect([403, 404]).toContain(answer.status);
			const anonymous = await engine.clientFor()(method, path, json);
			if (!PUBLIC.includes(pattern))
				expect({ path, status: anonymous.status }).toEqual({ path, status: 401 });
			swept += 1;
		}
	}
	expect(swept).toBeGreaterThanOrEqual(8);
	expect(await snapshot()).toEqual(before);
});
