import { expect, test } from '@jest/globals';
import { isPlainNumber, writeNumber } from '../../engine/src/reading/pages/office/write-number.ts';

test('a plain number is written the same way with its text as without', () => {
	const plain = ['0', '7', '10', '0.5', '12.34', '1.234', '999999999999999', '0.0000000000001'];
	for (const text of plain) {
		expect([text, isPlainNumber(text)]).toEqual([text, true]);
		for (const decimals of [0, 2, 3]) {
			const known = writeNumber(Number(text), decimals, text);
			expect(known).toBe(writeNumber(Number(text), decimals));
		}
	}
});

test('a number in another notation than ours is not plain', () => {
	const others = [
		'',
		'.5',
		'5.',
		'007',
		'00.5',
		'1.50',
		'1.2.3',
		'-1',
		'1e3',
		' 1',
		'1234567890123456',
	];
	expect(others.filter(isPlainNumber)).toEqual([]);
});
