import { describe, expect, test } from '@jest/globals';
import { compareTemplates } from '../../engine/src/services/templates/compare-templates.ts';

const base = {
	name: 'Bills',
	category: 'INVOICE',
	schema: {
		data: {
			number: { type: 'string' },
			total: { type: 'number', description: 'the sum' },
			items: {
				type: 'array',
				itemType: 'object',
				itemSchema: { properties: { price: { type: 'number' }, name: { type: 'string' } } },
			},
		},
	},
};
const withData = (data: object) => ({ ...base, schema: { data } });

describe('the difference between two templates', () => {
	test('is nothing where nothing has changed', () => {
		expect(compareTemplates(base, structuredClone(base))).toEqual({
			settings: [],
			fields: [],
			isReordered: false,
		});
	});

	test('names fields that were added and removed, also inside of groups and lists', () => {
		const { items, number } = base.schema.data;
		const after = withData({
			number,
			seller: { type: 'object', properties: { name: { type: 'string' } } },
			items: { ...items, itemSchema: { properties: { name: { type: 'string' } } } },
		});
		expect(compareTemplates(base, after).fields).toEqual([
			{ kind: 'added', path: 'seller', type: 'object' },
			{ kind: 'added', path: 'seller.name', type: 'string' },
			{ kind: 'removed', path: 'total', type: 'number' },
			{ kind: 'removed', path: 'items[].price', type: 'number' },
		]);
	});

	test('names what was changed of a field, and the settings of the template', () => {
		const after = {
			...withData({ ...base.schema.data, total: { type: 'string', format: 'iban' } }),
			name: 'Invoices',
			description: 'new',
		};
		expect(compareTemplates(base, after)).toEqual({
			settings: [
				{ setting: 'name', before: 'Bills', after: 'Invoices' },
				{ setting: 'description', before: null, after: 'new' },
			],
			fields: [
				{
					kind: 'changed',
					path: 'total',
					changes: [
						{ property: 'type', before: 'number', after: 'string' },
						{ property: 'description', before: 'the sum', after: null },
						{ property: 'format', before: null, after: 'iban' },
					],
				},
			],
			isReordered: false,
		});
	});

	test('tells that fields stand in another order', () => {
		const { number, total, items } = base.schema.data;
		expect(compareTemplates(base, withData({ total, number, items }))).toMatchObject({
			fields: [],
			isReordered: true,
		});
	});

	test('can be told of a draft that is no template yet', () => {
		const draft = { name: '', schema: { data: { '': null, total: { type: 7 } } } };
		expect(compareTemplates(base, draft).fields).toContainEqual({
			kind: 'added',
			path: '',
			type: '',
		});
		expect(compareTemplates(base, {}).fields).toHaveLength(5);
	});
});
