import { expect, test } from '@jest/globals';
import { chooseTemplate, INFER } from '../../../engine/web/src/pages/choose-template.ts';

const cards = [{ id: 'contract' }, { id: 'invoice' }];

test('Try it begins with the automatic choice where nothing was chosen yet', () => {
	expect(chooseTemplate(cards, null, null)).toBe('auto');
	expect(chooseTemplate(cards, 'deleted', null)).toBe('auto');
});

test('the template of the address comes before the last one used', () => {
	expect(chooseTemplate(cards, null, 'invoice')).toBe('invoice');
	expect(chooseTemplate(cards, 'contract', 'invoice')).toBe('contract');
	expect(chooseTemplate(cards, 'auto', 'invoice')).toBe('auto');
});

test('without any template, a document becomes one', () => {
	expect(chooseTemplate([], null, null)).toBe(INFER);
});
