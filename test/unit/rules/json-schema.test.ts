import { describe, expect, test } from '@jest/globals';
import { checkSchema } from '../../../engine/src/services/templates/check-schema.ts';
import { readJsonSchema } from '../../../engine/src/services/templates/json-schema/read-json-schema.ts';
import { toJsonSchemaPath } from '../../../engine/src/services/templates/json-schema/rule-keywords.ts';
import { writeJsonSchema } from '../../../engine/src/services/templates/json-schema/write-json-schema.ts';
import { createRandom, drawSchema } from '../../../evaluation/rules/random-schema.ts';

const LIMITS = { maxFields: 200, maxDepth: 6 };
const faultsOf = (schema: unknown) =>
	readJsonSchema(schema, LIMITS).faults.map(({ path, message }) => `${path.join('.')}: ${message}`);
const field = (schema: object) => ({ type: 'object', properties: { one: schema } });

describe('a JSON Schema', () => {
	test('comes back as it was sent, for 500 random schemas', () => {
		for (let seed = 0; seed < 500; seed += 1) {
			const sent = drawSchema(createRandom(seed));
			const { schema, faults } = readJsonSchema(sent, LIMITS);
			expect({ seed, faults }).toEqual({ seed, faults: [] });
			expect({ seed, faults: checkSchema({ data: schema.data }, LIMITS) }).toEqual({
				seed,
				faults: [],
			});
			expect(writeJsonSchema(schema)).toEqual(sent);
		}
	});

	test('becomes a template with rules', () => {
		const { schema } = readJsonSchema(
			{
				type: 'object',
				properties: {
					number: { type: 'string', pattern: '^RE', description: 'The number' },
					date: { type: ['string', 'null'], format: 'date' },
					items: {
						type: 'array',
						minItems: 1,
						items: { type: 'object', properties: { count: { type: 'integer', minimum: 0 } } },
					},
				},
				required: ['number'],
				additionalProperties: false,
			},
			LIMITS,
		);
		expect(schema).toEqual({
			rules: { closed: true },
			data: {
				number: {
					type: 'string',
					description: 'The number',
					rules: { required: true, pattern: '^RE' },
				},
				date: { type: 'date', rules: { nullable: true } },
				items: {
					type: 'array',
					itemType: 'object',
					itemSchema: {
						properties: { count: { type: 'number', rules: { integer: true, minimum: 0 } } },
					},
					rules: { minItems: 1 },
				},
			},
		});
	});

	test('may refer to definitions, which are written out', () => {
		const address = { type: 'object', properties: { city: { type: 'string' } } };
		const { schema, faults } = readJsonSchema(
			{
				type: 'object',
				$defs: { address },
				properties: {
					seller: { $ref: '#/$defs/address', description: 'Of the seller' },
					buyer: { $ref: '#/$defs/address' },
				},
			},
			LIMITS,
		);
		expect(faults).toEqual([]);
		expect(schema.data).toEqual({
			seller: {
				type: 'object',
				description: 'Of the seller',
				properties: { city: { type: 'string' } },
			},
			buyer: { type: 'object', properties: { city: { type: 'string' } } },
		});
	});

	test.each([
		[
			{ anyOf: [{ type: 'string' }] },
			'properties.one.anyOf: is not supported: a field has one type',
		],
		[
			{ type: 'string', examples: ['a'] },
			'properties.one.examples: is not supported: write examples',
		],
		[{ type: 'string', minimum: 1 }, 'properties.one.minimum: applies to type number, integer'],
		[{ type: 'string', format: 'uuid' }, 'properties.one.format: must be one of date'],
		[{ type: 'object', properties: {}, minProperties: 1 }, 'properties.one.minProperties: is not'],
		[{ type: ['string', 'number'] }, 'properties.one.type: is not supported: a field has one type'],
		[
			{ type: 'array', items: { type: 'array', items: { type: 'string' } } },
			'properties.one.items: is',
		],
		[{ type: 'array' }, 'properties.one.items: is required'],
		[{ type: 'object' }, 'properties.one.properties: is required'],
		[{ type: 'string', $defs: {} }, 'properties.one.$defs: belongs to the outermost schema'],
		[{ $ref: 'https://example.com/a' }, 'properties.one.$ref: is not supported'],
		[{ $ref: '#/$defs/nothing' }, 'properties.one.$ref: leads to no definition'],
		[{ type: 'string', made: 1 }, 'properties.one.made: is not a supported keyword'],
		[7, 'properties.one: must be a schema'],
	])('with an unsupported part is refused with its path and the reason: %j', (one, start) => {
		expect(faultsOf(field(one as object))[0]).toContain(start);
	});

	test('refuses a reference that leads back to itself', () => {
		const faults = faultsOf({
			type: 'object',
			properties: { one: { $ref: '#/$defs/a' } },
			$defs: { a: { type: 'object', properties: { again: { $ref: '#/$defs/a' } } } },
		});
		expect(faults).toEqual([
			'properties.one.properties.again.$ref: leads back to itself; cycles are refused',
		]);
	});

	test('with references that multiply is refused at once', () => {
		const names = Array.from({ length: 40 }, (_, i) => `d${i}`);
		const $defs = Object.fromEntries(
			names.map((name, i) => {
				const next = { $ref: `#/$defs/d${i + 1}` };
				const properties = i === 39 ? {} : { a: next, b: next, c: next };
				return [name, { type: 'object', properties }];
			}),
		);
		const started = performance.now();
		const schema = { type: 'object', $defs, properties: { one: { $ref: '#/$defs/d0' } } };
		expect(readJsonSchema(schema, { maxFields: 200, maxDepth: 50 }).faults).not.toEqual([]);
		expect(performance.now() - started).toBeLessThan(500);
	});

	test('has a path for every fault of its template', () => {
		expect(toJsonSchemaPath(['data', 'a', 'properties', 'b', 'rules', 'synonyms'])).toEqual([
			'properties',
			'a',
			'properties',
			'b',
			'x-synonyms',
		]);
		expect(
			toJsonSchemaPath(['data', 'a', 'itemSchema', 'properties', 'b', 'rules', 'pattern']),
		).toEqual(['properties', 'a', 'items', 'properties', 'b', 'pattern']);
		expect(toJsonSchemaPath(['data', 'a', 'rules', 'items', 'enum'])).toEqual([
			'properties',
			'a',
			'items',
			'enum',
		]);
		expect(toJsonSchemaPath(['rules', 'checks', '0', 'expr'])).toEqual(['x-checks', '0', 'expr']);
	});
});
