import { expect, test } from '@jest/globals';
import {
	mainConcept,
	readFields,
} from '../../../../engine/src/reading/extraction/request/read-fields.ts';

const conceptOf = (name: string, description?: string) => {
	const [field] = readFields({ [name]: { type: 'number', ...(description && { description }) } });
	return field && mainConcept(field);
};

test.each([
	['total', undefined],
	['totalAmount', undefined],
	['invoiceTotal', undefined],
	['totalPrice', undefined],
	['total', 'Sum of all positions, including the freight'],
	['gesamtbetrag', undefined],
])('%s (%s) is the total of the document', (name, description) => {
	expect(conceptOf(name, description)).toBe('grossTotal');
});

test.each([
	['totalTonnes', undefined],
	['totalSpots', 'Total spots'],
	['totalIncome', undefined],
])('%s (%s) counts something else', (name, description) => {
	expect(conceptOf(name, description)).not.toBe('grossTotal');
});
