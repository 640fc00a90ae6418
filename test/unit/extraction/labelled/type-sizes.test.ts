import { expect, test } from '@jest/globals';
import type { Word } from '../../../../engine/src/model/document.ts';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { layOutPages } from '../../../../engine/src/reading/layout/lay-out-pages.ts';
import { extract } from '../../../support/extract.ts';
import { layOut, pageOf, put } from '../../../support/pages.ts';

const text = (description: string) => ({ type: 'string' as const, description });

function read(data: FieldMap, ...words: Word[][]): Record<string, unknown> {
	return extract(layOut(...words), { data }).result;
}

/** A label in small type, and its value right behind it. */
function fillIn(y: number, label: string, value: string): Word[] {
	const printed = put(40, y + 2, label, 7);
	return [...printed, ...put((printed.at(-1)?.box.x1 ?? 0) + 4, y, value)];
}

const account: FieldMap = {
	spouse: text('wife or husband'),
	landlord: text('landlord or mortgage holder'),
	otherAccounts: text('accounts with other stores'),
};
const lines = [
	fillIn(60, 'WIFE OR HUSBAND', 'Grace'),
	fillIn(90, 'LANDLORD OR MORTGAGE HOLDER', 'Rachel Carver'),
	fillIn(120, 'ACCOUNTS WITH OTHER STORES', 'Okafor and Lindqvist'),
];

test('a label ends where the size of the type changes', () => {
	expect(read(account, put(40, 20, 'APPLICATION FOR A CHARGE ACCOUNT'), ...lines)).toEqual({
		spouse: 'Grace',
		landlord: 'Rachel Carver',
		otherAccounts: 'Okafor and Lindqvist',
	});
});

test('a blank inside a sentence ends where the type of the sentence goes on', () => {
	const words = 'I declare that|Maria Neri|lives at|Via Roma 4|since|1998|.'.split('|');
	let x = 40;
	const sentence = words.flatMap((part, i) => {
		const printed = put(x, i % 2 === 0 ? 62 : 60, part, i % 2 === 0 ? 8 : 10);
		x = (printed.at(-1)?.box.x1 ?? x) + 3;
		return printed;
	});
	const found = read({ home: text('lives at') }, put(40, 20, 'DECLARATION'), sentence);
	expect(found).toEqual({ home: 'Via Roma 4' });
});

test('an explanation in small brackets belongs to the label', () => {
	const label = put(40, 60, 'Full name');
	const note = put((label.at(-1)?.box.x1 ?? 0) + 4, 62, '(as in your passport)', 7);
	const found = read(
		{ fullName: text('Full name') },
		put(40, 20, 'APPLICATION'),
		[...label, ...note],
		put(40, 76, 'Grace Barlow'),
	);
	expect(found).toEqual({ fullName: 'Grace Barlow' });
});

test('sizes that OCR measured end no label', () => {
	const words = put(40, 60, 'Total amount due').map((word, i) => ({ ...word, size: 8 + 2 * i }));
	const page = pageOf([words, put(200, 60, '17.50')], { source: 'ocr' });
	const data: FieldMap = { total: { type: 'number', description: 'total amount due' } };
	expect(extract(layOutPages([page]), { data }).result).toEqual({ total: 17.5 });
});
