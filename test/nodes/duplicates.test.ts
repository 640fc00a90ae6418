import { beforeAll, expect, test } from '@jest/globals';
import { executeNode } from '../support/n8n.ts';
import type { Item } from '../support/n8n.ts';
import { letterItem, locate, useEngine } from '../support/node-engine.ts';

const { engine, credentials } = useEngine();
let templateId = locate('id', '');

beforeAll(async () => {
	const { body } = await engine().call('POST', '/v1/templates', {
		name: 'Once only',
		category: 'INVOICE',
		schema: { data: { invoiceNumber: { type: 'string' }, totalDue: { type: 'number' } } },
		rules: { duplicates: { by: ['invoiceNumber', 'totalDue'], within: '1 year' } },
	});
	templateId = locate('id', (body as { id: string }).id);
});

const execute = (parameters: object, items: Item[]) =>
	executeNode(
		credentials(),
		{ source: 'binary', binaryFields: 'data', templateId, ...parameters },
		items,
		{ typeVersion: 3 },
	);
const parse = { resource: 'document', operation: 'parse' };

test('a kept document that says the same as an earlier one is a duplicate', async () => {
	const keep = { ...parse, output: 'sheet', sheetList: '', options: { keep: true } };
	const first = await execute(keep, [await letterItem('D-1')]);
	expect(first.error).toBeUndefined();
	expect(first.items[0]?.json).toMatchObject({ invoiceNumber: 'D-1', isDuplicate: false });
	const second = await execute(keep, [await letterItem('D-1'), await letterItem('D-2')]);
	expect(second.items.map(({ json }) => json.isDuplicate)).toEqual([true, false]);
	const whole = { ...keep, output: 'documents' };
	const third = await execute(whole, [await letterItem('D-1')]);
	expect(third.items[0]?.json._document).toHaveProperty('duplicateOf');
});

test('a document that is not kept is never reported as a duplicate', async () => {
	const { items } = await execute({ ...parse, output: 'sheet', sheetList: '' }, [
		await letterItem('D-3'),
	]);
	expect(items[0]?.json.isDuplicate).toBeNull();
});

test('a job that says the same as an earlier one is a duplicate', async () => {
	const submit = { resource: 'job', operation: 'submit', wait: true, output: 'sheet' };
	const [before, after] = [await letterItem('D-4'), await letterItem('D-4')];
	const bytes = Buffer.from(after.binary?.data?.data ?? '', 'base64');
	// The same words, but other bytes: the same bytes are the same job.
	const data = Buffer.concat([bytes, Buffer.from('\n% again\n')]).toString('base64');
	const other = { binary: { data: { ...after.binary?.data, mimeType: 'application/pdf', data } } };
	const first = await execute({ ...submit, sheetList: '' }, [before]);
	const second = await execute({ ...submit, sheetList: '' }, [other]);
	expect([first, second].map(({ items }) => items[0]?.json.isDuplicate)).toEqual([false, true]);
});
