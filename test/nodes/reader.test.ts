import { afterAll, afterEach, expect, test } from '@jest/globals';
import type { INodeParameters } from 'n8n-workflow';
import { binaryOf, executeNode } from '../support/n8n.ts';
import { startModelServer } from '../support/model-server.ts';
import { useEngine } from '../support/node-engine.ts';
import { WITHOUT_OCR } from '../support/test-engine.ts';

const server = await startModelServer();
server.say(() => ({ keeper: 'Ada Brandt' }));
const { engine, credentials } = useEngine({
	...WITHOUT_OCR,
	LLM_URL: server.url,
	LLM_MODEL: 'model',
});
afterAll(() => server.close());
afterEach(() => {
	server.calls.length = 0;
});

const LETTER = 'For many years the light was kept by Ada Brandt, who never left the island.';
const item = () => ({ binary: { data: binaryOf('letter.txt', Buffer.from(LETTER)) } });
const TEMPLATE = {
	name: 'Letter about a lighthouse',
	category: 'CUSTOM',
	schema: { data: { keeper: { type: 'string', description: 'Whose work was the light?' } } },
};

async function createTemplate(more: object = {}) {
	const { body } = await engine().call('POST', '/v1/templates', { ...TEMPLATE, ...more });
	return { __rl: true, mode: 'id', value: (body as { id: string }).id };
}

test('Parse asks both readers when the option Reader says so, and shows which one found a value', async () => {
	const templateId = await createTemplate();
	const parse = async (options: INodeParameters) => {
		const ran = await executeNode(
			credentials(),
			{
				resource: 'document',
				operation: 'parse',
				source: 'binary',
				binaryFields: 'data',
				output: 'documents',
				templateId,
				options,
			},
			[item()],
		);
		expect(ran.error).toBeUndefined();
		return ran.items[0]?.json;
	};
	const details = { details: true, addInfo: true };
	expect(await parse({ reader: '', ...details })).toMatchObject({ keeper: null });
	expect(server.calls).toHaveLength(0);
	const both = await parse({ reader: 'both', ...details });
	expect(both).toMatchObject({ keeper: 'Ada Brandt' });
	expect(JSON.stringify(both)).toContain('"source":"second"');
});

test('Submit takes the same option', async () => {
	const templateId = await createTemplate({ secondReader: 'always' });
	const submit = async (options: INodeParameters) => {
		const ran = await executeNode(
			credentials(),
			{
				resource: 'job',
				operation: 'submit',
				source: 'binary',
				binaryField: 'data',
				wait: true,
				waitSeconds: 60,
				templateId,
				options,
			},
			[item()],
		);
		expect(ran.error).toBeUndefined();
		return ran.items[0]?.json;
	};
	expect(await submit({ reader: 'first' })).toMatchObject({ result: { keeper: null } });
	expect(server.calls).toHaveLength(0);
	expect(await submit({})).toMatchObject({ result: { keeper: 'Ada Brandt' } });
	expect(server.calls).toHaveLength(1);
});

test('Update keeps what a template says about the second reader', async () => {
	const templateId = await createTemplate({ secondReader: 'missing', review: { below: 0.7 } });
	const ran = await executeNode(
		credentials(),
		{ resource: 'template', operation: 'update', templateId, changes: { name: 'Renamed' } },
		[{}],
	);
	expect(ran.items[0]?.json).toMatchObject({
		name: 'Renamed',
		secondReader: 'missing',
		review: { below: 0.7 },
	});
});
