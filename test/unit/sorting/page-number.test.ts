import { describe, expect, test } from '@jest/globals';
import { readPageNumber } from '../../../engine/src/reading/sorting/page-number.ts';
import { layOut, put } from '../../support/pages.ts';

function read(text: string, y = 810) {
	const [page] = layOut(put(50, 300, 'A line of the body'), put(250, y, text)).pages;
	const found = page && readPageNumber(page);
	return found ? [found.number, found.of] : undefined;
}

describe('the number of a page', () => {
	test.each([
		['Page 2 of 3', [2, 3]],
		['Seite 2 von 3', [2, 3]],
		['Seite 2/3', [2, 3]],
		['Page 1 sur 4', [1, 4]],
		['Página 1 de 2', [1, 2]],
		['Pagina 1 di 2', [1, 2]],
		['Strona 1 z 2', [1, 2]],
		['Sida 1 av 2', [1, 2]],
		['Side 1 af 2', [1, 2]],
		['Sivu 1/2', [1, 2]],
		['1. oldal', [1, undefined]],
		['Sayfa 1/2', [1, 2]],
		['Page l of 2', [1, 2]],
		['- 4 -', [4, undefined]],
		['2 / 3', [2, 3]],
	])('is read from "%s"', (text, expected) => {
		expect(read(text)).toEqual(expected);
	});

	test('is not taken from a bare number or a date in the body', () => {
		expect(read('12', 400)).toBeUndefined();
		expect(read('3/12', 400)).toBeUndefined();
		expect(read('Page 5 of 3')).toBeUndefined();
	});
});
