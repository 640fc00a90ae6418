import { describe, expect, test } from '@jest/globals';
import type { Detail, Extraction } from '../../engine/src/model/extraction.ts';
import type { TemplateSchema } from '../../engine/src/model/template.ts';
import { decideByRules } from '../../engine/src/services/review/decide-review.ts';
import { addRules } from '../../evaluation/add-rules.ts';
import type { EvaluationSet } from '../../evaluation/open-set.ts';
import { createVendorLookup } from '../../evaluation/vendor-list.ts';

const schema: TemplateSchema = {
	data: {
		seller: {
			type: 'object',
			properties: {
				name: { type: 'string' },
				vatId: { type: 'string' },
				city: { type: 'string' },
			},
		},
		buyer: { type: 'object', properties: { name: { type: 'string' } } },
		netTotal: { type: 'number' },
		taxTotal: { type: 'number' },
		grossTotal: { type: 'number' },
	},
};
const truth = (name: string, vatId: string, city: string) => ({
	seller: { name, vatId, city },
	buyer: { name: 'Kunden AG' },
	netTotal: 100,
	taxTotal: 19,
	grossTotal: 119,
});
const set: EvaluationSet = {
	name: 'invoices',
	folder: '',
	schema,
	kinds: {},
	documents: [
		{ id: 'a', path: 'a.pdf', truth: truth('Nordbau AG', 'DE111111111', 'Kiel') },
		{ id: 'b', path: 'b.pdf', truth: truth('Nordbau AG', 'DE111111111', 'Hamburg') },
		{ id: 'c', path: 'c.pdf', truth: truth('Alpine Stahl GmbH', 'DE222222222', 'Graz') },
	],
};

const BOX = { x0: 0, y0: 0, x1: 1, y1: 1 };

function readAs(name: string | null, vatId: string | null): Extraction {
	const detail = (path: string, raw: string | null): Detail =>
		raw === null
			? { path, raw, confidence: 0.9, checks: [], page: null, box: null }
			: { path, raw, confidence: 0.9, checks: [], page: 1, box: BOX };
	return {
		result: { seller: { name, vatId, city: null }, buyer: { name: null } },
		details: [
			detail('seller.name', name),
			detail('seller.vatId', vatId),
			detail('seller.city', null),
		],
	};
}

describe('a template with rules', () => {
	const ruled = addRules(set);
	const lookUp = createVendorLookup(set, ruled);

	test('requires what every document has, adds up the totals, and looks up the seller only', () => {
		const { seller, buyer, grossTotal } = ruled.data;
		expect(grossTotal?.rules).toEqual({ required: true });
		expect(ruled.rules?.checks).toHaveLength(1);
		expect(seller?.properties?.city?.rules?.lookup).toEqual({
			list: 'vendors',
			match: ['name', 'vatId'],
			returns: 'city',
		});
		expect(buyer?.properties?.name?.rules).not.toHaveProperty('lookup');
	});

	test('finds a seller of other documents, and what is known about it from them', () => {
		const { result } = lookUp('a', readAs('Bau & Boden', 'DE 111 111 111'));
		expect(result.seller).toEqual({ name: 'Nordbau AG', vatId: 'DE111111111', city: 'Hamburg' });
	});

	test('never finds what is known about the document itself, and asks for review', () => {
		const read = readAs('Alpine Stahl GmbH', 'DE222222222');
		const { result, details } = lookUp('c', read);
		expect(result).toEqual(read.result);
		expect(decideByRules(undefined, ruled, details)).toMatchObject({ needsReview: true });
	});

	test('without a seller, nothing is looked up', () => {
		const { buyer, grossTotal } = schema.data;
		const data = { ...(buyer && { buyer }), ...(grossTotal && { grossTotal }) };
		const other = { ...set, schema: { data } };
		const read = readAs('Nordbau AG', null);
		expect(createVendorLookup(other, addRules(other))('a', read)).toBe(read);
	});
});
