import { describe, expect, test } from '@jest/globals';
import { formatPath } from '../../engine/src/model/path.ts';
import { checkSchema } from '../../engine/src/services/templates/check-schema.ts';
import { STARTER_TEMPLATES } from '../../engine/src/services/templates/starters/index.ts';

const limits = { maxFields: 200, maxDepth: 6 };

function faultsOf(schema: unknown): string[] {
	return checkSchema(schema, limits).map(
		({ path, message }) => `${formatPath(['schema', ...path])}: ${message}`,
	);
}

function fieldsCalled(count: number): Record<string, { type: string }> {
	return Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, { type: 'string' }]));
}

function nestedTo(depth: number): object {
	let field: object = { type: 'string' };
	for (let level = 1; level < depth; level += 1)
		field = { type: 'object', properties: { f: field } };
	return { data: { f: field } };
}

describe('a schema that is accepted', () => {
	test('every shape of the specification', () => {
		expect(
			faultsOf({
				data: {
					number: { type: 'string', description: 'a hint' },
					when: { type: 'string', format: 'time' },
					total: { type: 'number' },
					paid: { type: 'boolean' },
					issued: { type: 'date' },
					seller: { type: 'object', properties: { iban: { type: 'string', format: 'iban' } } },
					tags: { type: 'array', itemType: 'string' },
					lines: {
						type: 'array',
						itemType: 'object',
						itemSchema: { properties: { price: { type: 'number' } } },
					},
					loose: { type: 'object' },
					rows: { type: 'array', itemType: 'object' },
				},
			}),
		).toEqual([]);
	});

	test.each([
		'Müller "GmbH"',
		'<b>x</b>',
		'😀',
		'שם',
		"a'b",
		'a.b',
		'x'.repeat(64),
		'😀'.repeat(64),
	])('a field may be called %s', (name) => {
		expect(faultsOf({ data: { [name]: { type: 'string' } } })).toEqual([]);
	});

	test('200 fields, nested ones counted', () => {
		expect(faultsOf({ data: fieldsCalled(200) })).toEqual([]);
	});

	test('six levels', () => {
		expect(faultsOf(nestedTo(6))).toEqual([]);
	});

	test.each(STARTER_TEMPLATES.map((starter) => [starter.name, starter] as const))(
		'the starter template %s',
		(_name, starter) => {
			expect(faultsOf(starter.schema)).toEqual([]);
		},
	);
});

describe('a schema that is refused names the exact place', () => {
	test.each([
		[undefined, 'schema: must be an object with the key "data" (it is missing)'],
		[null, 'schema: must be an object with the key "data" (got null)'],
		[[], 'schema: must be an object with the key "data" (got an array)'],
		['{}', 'schema: must be an object with the key "data" (got "{}")'],
		[
			{},
			'schema.data: must be an object that maps field names to field definitions (it is missing)',
		],
		[
			{ data: [] },
			'schema.data: must be an object that maps field names to field definitions (got an array)',
		],
		[{ data: {} }, 'schema.data: has no fields; describe at least one'],
		[
			{ data: { a: { type: 'string' } }, fields: {} },
			'schema.fields: unknown key; only "data" belongs here',
		],
		[
			{ data: { a: 'string' } },
			'schema.data.a: must be a field definition, an object with at least "type" (got "string")',
		],
		[
			{ data: { a: {} } },
			'schema.data.a.type: is required and must be one of string, number, boolean, date, array, object',
		],
		[
			{ data: { a: { type: 'text' } } },
			'schema.data.a.type: must be one of string, number, boolean, date, array, object (got "text")',
		],
		[
			{ data: { a: { type: 'number', format: 'iban' } } },
			'schema.data.a.format: only a field of type string has a format',
		],
		[
			{ data: { a: { type: 'string', format: 'uuid' } } },
			'schema.data.a.format: must be one of date, time, email, phone, url, address, iban (got "uuid")',
		],
		[
			{ data: { a: { type: 'array' } } },
			'schema.data.a.itemType: is required and must be one of string, number, boolean, date, object',
		],
		[
			{ data: { a: { type: 'array', itemType: 'array' } } },
			'schema.data.a.itemType: must be one of string, number, boolean, date, object (got "array")',
		],
		[
			{ data: { a: { type: 'string', itemType: 'string' } } },
			'schema.data.a.itemType: only a field of type array has an itemType',
		],
		[
			{ data: { a: { type: 'array', itemType: 'string', itemSchema: { properties: {} } } } },
			'schema.data.a.itemSchema: only an array with itemType object has an itemSchema',
		],
		[
			{ data: { a: { type: 'array', itemType: 'object', itemSchema: {} } } },
			'schema.data.a.itemSchema.properties: must be an object that maps field names to field definitions (it is missing)',
		],
		[
			{ data: { a: { type: 'array', itemType: 'object', properties: {} } } },
			'schema.data.a.properties: only a field of type object has properties; an array of objects has itemSchema.properties',
		],
		[
			{
				data: {
					lineItems: {
						type: 'array',
						itemType: 'object',
						itemSchema: { properties: { total: { type: 'money' } } },
					},
				},
			},
			'schema.data.lineItems.itemSchema.properties.total.type: must be one of string, number, boolean, date, array, object (got "money")',
		],
		[
			{ data: { a: { type: 'string', required: true } } },
			'schema.data.a.required: unknown property; a field has type, description, format, itemType, itemSchema, properties, rules',
		],
		[
			{ data: { a: { type: 'string', description: 5 } } },
			'schema.data.a.description: must be a text (got number)',
		],
		[
			{ data: { a: { type: 'string', description: 'x'.repeat(1001) } } },
			'schema.data.a.description: has more than 1000 characters',
		],
		[
			{ data: { '': { type: 'string' } } },
			'schema.data[""]: a field name has 1 to 64 characters, this one has 0',
		],
		[
			{ data: { ['x'.repeat(65)]: { type: 'string' } } },
			`schema.data.${'x'.repeat(65)}: a field name has 1 to 64 characters, this one has 65`,
		],
		[
			{ data: { 'a\u0000': { type: 'string' } } },
			'schema.data["a\\u0000"]: a field name may not contain control characters or broken Unicode',
		],
		[
			{ data: { constructor: { type: 'string' } } },
			'schema.data.constructor: this name is reserved; choose another',
		],
		[
			JSON.parse('{"data":{"__proto__":{"type":"string"}}}'),
			'schema.data.__proto__: this name is reserved; choose another',
		],
		[
			{ data: fieldsCalled(201) },
			'schema.data: has more than 200 fields, nested ones counted; split the template',
		],
	])('%j', (schema, fault) => {
		expect(faultsOf(schema)).toEqual([fault]);
	});

	test('a seventh level', () => {
		expect(faultsOf(nestedTo(7))).toEqual([
			`schema.data.f${'.properties.f'.repeat(5)}.properties: nests too deep: fields may be at most 6 levels deep`,
		]);
	});

	test('200 fields at the top and one below', () => {
		const data = { ...fieldsCalled(199), last: { type: 'object', properties: fieldsCalled(2) } };
		expect(faultsOf({ data })).toEqual([
			'schema.data: has more than 200 fields, nested ones counted; split the template',
		]);
	});

	test('all faults at once', () => {
		expect(
			faultsOf({
				data: {
					a: { type: 'text' },
					b: { type: 'array' },
					c: { type: 'object', properties: { d: { type: 'date', format: 'date' } } },
				},
			}),
		).toEqual([
			'schema.data.a.type: must be one of string, number, boolean, date, array, object (got "text")',
			'schema.data.b.itemType: is required and must be one of string, number, boolean, date, object',
			'schema.data.c.properties.d.format: only a field of type string has a format',
		]);
	});
});

describe('a hostile schema', () => {
	test('of a hundred thousand levels is refused, not followed', () => {
		const depth = 100_000;
		const text = `{"data":{"f":${'{"type":"object","properties":{"f":'.repeat(depth)}{"type":"string"}${'}}'.repeat(depth)}}}`;
		expect(faultsOf(JSON.parse(text))).toHaveLength(1);
	});

	test('with thousands of faults is answered with a hundred', () => {
		const data = Object.fromEntries(
			Array.from({ length: 200 }, (_, i) => [`f${i}`, { type: 'text', x: 1, y: 2, z: 3 }]),
		);
		expect(faultsOf({ data })).toHaveLength(100);
	});
});
