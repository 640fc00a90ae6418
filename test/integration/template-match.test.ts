import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DELIVERY } from '../support/packets.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

let engine: TestEngine;
beforeAll(async () => {
	engine = await startTestEngine();
});
afterAll(() => engine.stop());

const match = { words: ['packing slip'], senders: ['Northern Freight'], kinds: ['delivery_note'] };

test('a template keeps what its documents are recognised by, in every version', async () => {
	const made = await engine.call('POST', '/v1/templates', { ...DELIVERY, match });
	expect(made).toMatchObject({ status: 201, body: { match } });
	const { id } = made.body as { id: string };
	const changed = { ...DELIVERY, match: { words: ['consignment'] } };
	expect((await engine.call('PUT', `/v1/templates/${id}`, changed)).body).toMatchObject({
		version: 2,
		match: { words: ['consignment'] },
	});
	await engine.call('POST', `/v1/templates/${id}/versions/1/restore`, {});
	expect((await engine.call('GET', `/v1/templates/${id}`)).body).toMatchObject({ match });
	const without = await engine.call('PUT', `/v1/templates/${id}`, DELIVERY);
	expect(without.body).not.toHaveProperty('match');
});

test.each([
	[{ words: Array<string>(51).fill('word') }, 'match.words'],
	[{ words: ['x'.repeat(201)] }, 'match.words[0]'],
	[{ senders: [''] }, 'match.senders[0]'],
	[{ kinds: [7] }, 'match.kinds[0]'],
	[{ colour: ['red'] }, 'match.colour'],
])('hints such as %j are refused with their place', async (wrong, path) => {
	const { status, body } = await engine.call('POST', '/v1/templates', {
		...DELIVERY,
		match: wrong,
	});
	expect(status).toBe(400);
	expect((body as { details: { path: string }[] }).details[0]?.path).toBe(path);
});
