import { expect, test } from '@jest/globals';
import { initialTemplate, INFER } from '../../../engine/web/src/pages/initial-template.ts';

const cards = [{ id: 'contract' }, { id: 'invoice' }];

test('Try it begins with the automatic choice where nothing was chosen yet', () => {
	expect(initialTemplate(cards, null, null)).toBe('auto');
	expect(initialTemplate(cards, 'deleted', null)).toBe('auto');
});

test('the template of the address comes before the last one used', () => {
	expect(initialTemplate(cards, null, 'invoice')).toBe('invoice');
	expect(initialTemplate(cards, 'contract', 'invoice')).toBe('contract');
	expect(initialTemplate(cards, 'auto', 'invoice')).toBe('auto');
});

test('without any template, a document becomes one', () => {
	expect(initialTemplate([], null, null)).toBe(INFER);
});
