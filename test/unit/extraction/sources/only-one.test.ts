import { expect, test } from '@jest/globals';
import type { FieldDefinition } from '../../../../engine/src/model/template.ts';
import { extract } from '../../../support/extract.ts';
import { layOut, put } from '../../../support/pages.ts';

const letter = layOut(
	put(50, 40, 'Hafenwerft Nord', 14),
	put(50, 90, '3. Mai 1964'),
	put(50, 130, 'Sehr geehrter Herr Brandt, anbei die Teile, die Sie bestellt haben.'),
	put(50, 700, 'Wir bitten um Zahlung auf DE89 3704 0044 0532 0130 00'),
);
const text: FieldDefinition = { type: 'string' };

test.each<[name: string, definition: FieldDefinition, expected: string]>([
	['iban', text, 'DE89 3704 0044 0532 0130 00'],
	['iban', { ...text, format: 'iban' }, 'DE89370400440532013000'],
	['issueDate', text, '3. Mai 1964'],
	['issueDate', { type: 'date' }, '1964-05-03'],
])('the only value of its kind, %s (%j), is %s', (name, definition, expected) => {
	expect(extract(letter, { data: { [name]: definition } }).result).toEqual({ [name]: expected });
});
