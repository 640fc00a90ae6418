import { expect, test } from '@jest/globals';
import type { Word } from '../../../../engine/src/model/document.ts';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { extract } from '../../../support/extract.ts';
import { layOut, put } from '../../../support/pages.ts';

const text = (description: string) => ({ type: 'string' as const, description });
const data: FieldMap = {
	lastName: text('Last name'),
	firstName: text('First name'),
	street: text('Street address'),
	city: text('City'),
	position: text('Position wanted'),
};
const rows: [number, string, string, string, string][] = [
	[60, 'Okafor', 'Last name', 'Adam', 'First name'],
	[100, '1947 Queens Parade', 'Street address', 'Raleigh', 'City'],
	[140, 'Cashier', 'Position wanted', '02/22/1998', 'Date you can start'],
];

function fillIn(labelAt: number): Word[][] {
	return rows.flatMap(([y, left, leftLabel, right, rightLabel]) => [
		put(40, y, left, 12),
		put(40, y + labelAt, leftLabel, 7),
		put(300, y, right, 12),
		put(300, y + labelAt, rightLabel, 7),
	]);
}

const filled = {
	lastName: 'Okafor',
	firstName: 'Adam',
	street: '1947 Queens Parade',
	city: 'Raleigh',
	position: 'Cashier',
};

test('labels in small type below the lines of a form name the values above them', () => {
	const words = [put(40, 20, 'APPLICATION FOR EMPLOYMENT', 16), ...fillIn(15)];
	expect(extract(layOut(...words), { data }).result).toEqual(filled);
});

test('labels in small type above the lines of a form name the values below them', () => {
	const words = [put(40, 20, 'APPLICATION FOR EMPLOYMENT', 16), ...fillIn(-9)];
	expect(extract(layOut(...words), { data }).result).toEqual(filled);
});

test('a label below an empty line has no value', () => {
	const words = fillIn(15).filter(([first]) => first?.text !== 'Cashier');
	const found = extract(layOut(...words), { data }).result;
	expect(found).toEqual({ ...filled, position: null });
});
