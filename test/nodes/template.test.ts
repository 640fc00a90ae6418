import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import type { INodeParameters } from 'n8n-workflow';
import { binaryOf, docSift, executeNode, loadOptions } from '../support/n8n.ts';
import { locate, useEngine } from '../support/node-engine.ts';

const { engine, credentials, templateById } = useEngine();

const execute = (parameters: INodeParameters, binary?: object) =>
	executeNode(credentials(), { resource: 'template', ...parameters }, [
		{ ...(binary && { binary: binary as never }) },
	]);
const create = (parameters: INodeParameters) =>
	execute({
		operation: 'create',
		name: 'Delivery note',
		category: 'CUSTOM',
		description: '',
		defineBy: 'fields',
		...parameters,
	});

describe('creating a template', () => {
	test('from fields one by one, nested ones as JSON', async () => {
		const field = [
			{ name: 'noteNumber', type: 'string', description: 'Number of the note', format: '' },
			{ name: 'contact', type: 'string', format: 'email' },
			{ name: 'deliveredOn', type: 'date' },
			{ name: 'tags', type: 'array', itemType: 'string' },
			{ name: 'sender', type: 'object', nested: '{"name": {"type": "string"}}' },
			{
				name: 'items',
				type: 'array',
				itemType: 'object',
				nested: { article: { type: 'string' }, quantity: { type: 'number' } },
			},
		];
		const { items, error } = await create({ fields: { field }, description: 'Ours' });
		expect(error).toBeUndefined();
		expect(items[0]?.json).toMatchObject({
			name: 'Delivery note',
			category: 'CUSTOM',
			description: 'Ours',
			schema: {
				data: {
					noteNumber: { type: 'string', description: 'Number of the note' },
					contact: { type: 'string', format: 'email' },
					deliveredOn: { type: 'date' },
					tags: { type: 'array', itemType: 'string' },
					sender: { type: 'object', properties: { name: { type: 'string' } } },
					items: {
						type: 'array',
						itemType: 'object',
						itemSchema: {
							properties: { article: { type: 'string' }, quantity: { type: 'number' } },
						},
					},
				},
			},
		});
	});

	test.each([
		['the whole schema', '{"data": {"total": {"type": "number"}}}'],
		['the fields alone', '{"total": {"type": "number"}}'],
		['an object from an expression', { total: { type: 'number' } }],
	])('from JSON: %s', async (_, schema) => {
		const { items } = await create({ defineBy: 'json', schema });
		expect(items[0]?.json).toMatchObject({ schema: { data: { total: { type: 'number' } } } });
	});

	test('from a JSON Schema, whose keywords become rules', async () => {
		const jsonSchema = {
			type: 'object',
			properties: {
				noteNumber: { type: 'string', pattern: '^LS-' },
				currency: { type: 'string', enum: ['EUR', 'USD'] },
			},
			required: ['noteNumber'],
			'x-duplicates': { by: ['noteNumber'], within: '1 year' },
		};
		const { items, error } = await create({
			defineBy: 'jsonSchema',
			jsonSchema: JSON.stringify(jsonSchema),
		});
		expect(error).toBeUndefined();
		expect(items[0]?.json.schema).toMatchObject(jsonSchema);
		const { body } = await engine().call('GET', `/v1/templates/${items[0]?.json.id as string}`);
		expect(body).toMatchObject({
			schema: { data: { noteNumber: { rules: { required: true, pattern: '^LS-' } } } },
			rules: { duplicates: { by: ['noteNumber'], within: '1 year' } },
		});
	});

	test('from an example of a result', async () => {
		const example = {
			number: 'A-1',
			total: 12.5,
			paid: false,
			issuedOn: '2026-10-05',
			note: null,
			seller: { name: 'Oak Ltd', mail: 'ann@oak.example', iban: 'DE89370400440532013000' },
			tags: ['new'],
			lines: [{ text: 'Desk' }, { text: 'Lamp', price: 3, madeOn: '2026-01-31T10:00:00Z' }],
		};
		const { items, error } = await create({ defineBy: 'example', example });
		expect(error).toBeUndefined();
		expect(items[0]?.json.schema).toEqual({
			data: {
				number: { type: 'string' },
				total: { type: 'number' },
				paid: { type: 'boolean' },
				issuedOn: { type: 'date' },
				note: { type: 'string' },
				seller: {
					type: 'object',
					properties: {
						name: { type: 'string' },
						mail: { type: 'string', format: 'email' },
						iban: { type: 'string', format: 'iban' },
					},
				},
				tags: { type: 'array', itemType: 'string' },
				lines: {
					type: 'array',
					itemType: 'object',
					itemSchema: {
						properties: {
							text: { type: 'string' },
							price: { type: 'number' },
							madeOn: { type: 'date' },
						},
					},
				},
			},
		});
	});

	test('names from expressions, and names of built-in object properties', async () => {
		const field = [
			{ name: '={{ 5 }}', type: 'string' },
			{ name: 'toString', type: 'number' },
		];
		const { items } = await create({ fields: { field } });
		expect(items[0]?.json).toMatchObject({
			schema: { data: { 5: { type: 'string' }, toString: { type: 'number' } } },
		});
	});

	test('a field called data is not taken for the schema', async () => {
		const { items } = await create({ defineBy: 'json', schema: '{"data": {"type": "string"}}' });
		expect(items[0]?.json).toMatchObject({ schema: { data: { data: { type: 'string' } } } });
	});

	test('from a document: fields are proposed', async () => {
		const sample = await readFile(new URL('../../examples/invoice.pdf', import.meta.url));
		const { items, error } = await execute(
			{ operation: 'createFromDocument', name: 'Birchwood', binaryField: 'data' },
			{ data: binaryOf('invoice.pdf', sample) },
		);
		expect(error).toBeUndefined();
		expect(items[0]?.json).toMatchObject({ name: 'Birchwood', category: 'INVOICE' });
		const { data } = items[0]?.json.schema as { data: object };
		expect(Object.keys(data).length).toBeGreaterThan(3);
	});

	test.each<[string, INodeParameters, RegExp]>([
		[
			'a field without a name',
			{ fields: { field: [{ name: ' ', type: 'string' }] } },
			/Field 1 has/,
		],
		[
			'a name that comes to nothing',
			{ fields: { field: [{ name: '={{ $json.none }}', type: 'string' }] } },
			/Field 1 has/,
		],
		[
			'two fields of one name',
			{
				fields: {
					field: [
						{ name: 'a', type: 'string' },
						{ name: 'a', type: 'date' },
					],
				},
			},
			/Two fields are called "a"/,
		],
		[
			'nested fields that are no JSON',
			{ fields: { field: [{ name: 'a', type: 'object', nested: '{oops' }] } },
			/nested fields of "a" must be a JSON object/,
		],
		['a schema that is no JSON', { defineBy: 'json', schema: '[1]' }, /schema must be a JSON/],
		[
			'a type that the engine does not know, with its exact place',
			{ defineBy: 'json', schema: '{"a": {"type": "integer"}}' },
			/schema\.data\.a\.type/,
		],
		['no fields at all', { fields: {} }, /schema\.data/],
		[
			'a keyword that JSON Schema of DocSift does not have, with its exact place',
			{
				defineBy: 'jsonSchema',
				jsonSchema: '{"type": "object", "properties": {"a": {"not": {}}}}',
			},
			/schema\.properties\.a\.not/,
		],
		['an example without fields', { defineBy: 'example', example: '{}' }, /has no fields$/],
		[
			'an example with an empty object',
			{ defineBy: 'example', example: '{"a": {"b": {}}}' },
			/no fields in "a\.b"/,
		],
		[
			'an example with a list of lists',
			{ defineBy: 'example', example: '{"a": [[1]]}' },
			/"a" is a list of lists/,
		],
		[
			'an example with a mixed list',
			{ defineBy: 'example', example: '{"a": [1, {"b": 2}]}' },
			/"a" mixes objects and values/,
		],
	])('refuses %s', async (_, parameters, message) => {
		const { error } = await create(parameters);
		expect(error?.message).toMatch(message);
		expect(error?.context.itemIndex).toBe(0);
	});
});

describe('a template', () => {
	test('is got by ID, from the list or by name', async () => {
		for (const templateId of [
			templateById(),
			locate('list', templateById().value),
			locate('name', ' letter '),
		]) {
			const { items } = await execute({ operation: 'get', templateId });
			expect(items[0]?.json).toMatchObject({ id: templateById().value, name: 'Letter' });
		}
	});

	test('is changed in part; what is not named stays', async () => {
		const made = await create({ defineBy: 'json', schema: '{"a": {"type": "string"}}' });
		const templateId = locate('id', made.items[0]?.json.id as string);
		const change = async (changes: object) => {
			const ran = await execute({ operation: 'update', templateId, changes } as never);
			if (ran.error) throw ran.error;
			return ran.items[0]?.json;
		};
		const schema = { data: { a: { type: 'string' } } };
		expect(await change({ name: 'Waybill' })).toMatchObject({ name: 'Waybill', schema });
		const fields = { field: [{ name: 'b', type: 'number' }] };
		expect(await change({ fields, category: 'RECEIPT' })).toMatchObject({
			name: 'Waybill',
			category: 'RECEIPT',
			schema: { data: { b: { type: 'number' } } },
		});
		expect(await change({ schema: '{"c": {"type": "date"}}', description: 'New' })).toMatchObject({
			description: 'New',
			schema: { data: { c: { type: 'date' } } },
		});
		await expect(change({ fields, schema: '{}' })).rejects.toMatchObject({
			message: 'Both Fields and Schema (JSON) are given',
		});
	});

	test('keeps its rules when it is changed or gets a review rule', async () => {
		const rules = { checks: [{ name: 'a number', expr: 'given(a)' }] };
		const schema = { data: { a: { type: 'string' }, b: { type: 'number' } } };
		const draft = { name: 'Ruled', category: 'CUSTOM', schema, rules };
		const { body } = await engine().call('POST', '/v1/templates', draft);
		const templateId = locate('id', (body as { id: string }).id);
		const changes = { name: 'Still ruled' };
		const updated = await execute({ operation: 'update', templateId, changes });
		expect(updated.items[0]?.json).toMatchObject({ name: 'Still ruled', rules });
		const setRule = { operation: 'setReviewRule', templateId, below: 0.5, checks: true };
		expect((await execute(setRule)).items[0]?.json).toMatchObject({ rules });
		const duplicates = { by: ['a', 'b'], within: '90 days' };
		const given = { duplicateFields: duplicates.by, duplicatesWithin: duplicates.within };
		const { items } = await execute({ ...setRule, ...given });
		expect(items[0]?.json).toMatchObject({ rules: { ...rules, duplicates } });
	});

	test('is deleted, and then there is none', async () => {
		const made = await create({ defineBy: 'json', schema: '{"a": {"type": "string"}}' });
		const templateId = locate('id', made.items[0]?.json.id as string);
		const { items } = await execute({ operation: 'delete', templateId });
		expect(items[0]?.json).toEqual({ deleted: true });
		const { error } = await execute({ operation: 'delete', templateId });
		expect(error).toMatchObject({ httpCode: '404' });
	});

	test('many: up to a limit or all', async () => {
		const some = await execute({ operation: 'getMany', returnAll: false, limit: 2 });
		expect(some.items).toHaveLength(2);
		expect(some.items[0]?.json).toEqual({
			id: expect.any(String) as unknown,
			name: expect.any(String) as unknown,
		});
		const all = await execute({ operation: 'getMany', returnAll: true });
		const { body } = await engine().call('GET', '/v1/templates');
		expect(all.items.map(({ json }) => json)).toEqual(body);
	});
});

describe('lists in the editor', () => {
	test('templates by a part of their name, in order', async () => {
		const search = docSift.methods?.listSearch?.searchTemplates;
		const found = await search?.call(loadOptions(credentials()) as never, 'ICE');
		expect(found?.results.map(({ name }) => name)).toEqual(['Invoice']);
		const all = await search?.call(loadOptions(credentials()) as never);
		const value = templateById().value;
		const url = `${credentials().baseUrl}/templates/${value}`;
		expect(all?.results).toContainEqual({ name: 'Letter', value, url });
	});

	test('languages', async () => {
		const languages = docSift.methods?.loadOptions?.getLanguages;
		const list = await languages?.call(loadOptions(credentials()) as never);
		expect(list?.[0]).toEqual({ name: 'Auto', value: '' });
		expect(list).toContainEqual({ name: 'German', value: 'de' });
	});

	test('a wrong key is an error that says so', async () => {
		const search = docSift.methods?.listSearch?.searchTemplates;
		const wrong = { ...credentials(), apiKey: 'dsk_live_wrong' };
		await expect(search?.call(loadOptions(wrong) as never)).rejects.toThrow(/API key/);
	});
});
