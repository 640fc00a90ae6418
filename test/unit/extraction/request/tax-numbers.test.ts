import { expect, test } from '@jest/globals';
import type { FieldDefinition, FieldMap } from '../../../../engine/src/model/template.ts';
import { readFields } from '../../../../engine/src/reading/extraction/request/read-fields.ts';

const text: FieldDefinition = { type: 'string' };
const within = (parent: string, tax: FieldDefinition): FieldMap => ({
	[parent]: { type: 'object', properties: { tax } },
});

test.each<[kind: string, data: FieldMap]>([
	['vat', within('seller', text)],
	['vat', within('branch', { ...text, description: 'VAT ID of the shop' })],
	['vat', { sellerTax: text }],
	['amount', within('seller', { type: 'number' })],
	['amount', within('totals', text)],
	['amount', within('totals', { ...text, description: 'Total tax, a number with two decimals' })],
	['amount', { tax: text }],
])('the kind %s is that of %j', (kind, data) => {
	expect(readFields(data).map((field) => field.kind)).toEqual([kind]);
});
