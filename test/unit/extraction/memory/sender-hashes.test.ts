import { expect, test } from '@jest/globals';
import { hashSender } from '../../../../engine/src/reading/extraction/memory/sender-hashes.ts';
import { readFields } from '../../../../engine/src/reading/extraction/request/read-fields.ts';

const FIELDS = readFields({
	vendorName: { type: 'string' },
	vendorVatNumber: { type: 'string' },
	buyerName: { type: 'string' },
	invoiceNumber: { type: 'string' },
});
const [name] = hashSender(FIELDS, { vendorName: 'Linden Tree Nursery Ltd.' });

test('a sender is recognised in other letters, and by its VAT number', () => {
	expect(hashSender(FIELDS, { vendorName: 'LINDEN TREE NURSERY LTD' })).toEqual([name]);
	const both = { vendorName: 'Linden Tree Nursery Ltd.', vendorVatNumber: 'GB 123 4567 82' };
	const [first, second, ...others] = hashSender(FIELDS, both);
	expect(first).toBe(name);
	expect(hashSender(FIELDS, { vendorVatNumber: 'GB123456782' })).toEqual([second]);
	expect(others).toEqual([]);
});

test('other parties, other fields and single letters name no sender', () => {
	expect(hashSender(FIELDS, { buyerName: 'Linden Tree Nursery Ltd.' })).toEqual([]);
	expect(hashSender(FIELDS, { invoiceNumber: 'LTN-1' })).toEqual([]);
	expect(hashSender(FIELDS, { vendorName: 'L' })).toEqual([]);
	expect(hashSender(FIELDS, { vendorName: null })).toEqual([]);
});
