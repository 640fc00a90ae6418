import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { runNode, binaryOf } from '../support/n8n.ts';
import type { Credentials } from '../support/n8n.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

let engine: TestEngine;
let credentials: Credentials;

beforeAll(async () => {
	engine = await startTestEngine();
	credentials = { baseUrl: engine.url, apiKey: engine.ownerKey };
});
afterAll(() => engine.stop());

test('usage', async () => {
	const { items, error } = await runNode(credentials, {
		resource: 'account',
		operation: 'getUsage',
	});
	expect(error).toBeUndefined();
	expect(items).toEqual([
		{ json: expect.objectContaining({ plan: 'premium' }), pairedItem: { item: 0 } },
	]);
});
test('parse', async () => {
	const content = await readFile(new URL('../../examples/invoice.pdf', import.meta.url));
	const { items, error } = await runNode(
		credentials,
		{
			resource: 'document',
			operation: 'parse',
			templateId: { __rl: true, mode: 'name', value: 'invoice' },
			source: 'binary',
			binaryFields: 'data',
			output: 'documents',
		},
		[{ binary: { data: binaryOf('invoice.pdf', content) } }],
	);
	expect(error).toBeUndefined();
	expect(items).toEqual([
		{ json: expect.objectContaining({ plan: 'premium' }), pairedItem: { item: 0 } },
	]);
});
