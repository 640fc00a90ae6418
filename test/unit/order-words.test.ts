import { expect, test } from '@jest/globals';
import type { Page, Word } from '../../engine/src/model/document.ts';
import { orderWords } from '../../engine/src/reading/pipeline/order-words.ts';

type Placed = readonly [text: string, x: number, y: number];

function order(placed: readonly Placed[]): string {
	const words = placed.map(([text, x, y]): Word => {
		const box = { x0: x, y0: y, x1: x + 6 * text.length, y1: y + 10 };
		return { text, box, confidence: 1, size: 10, angle: 0 };
	});
	const page: Page = {
		index: 0,
		width: 595,
		height: 842,
		words,
		fields: [],
		source: 'ocr',
		rotation: 0,
	};
	const ordered = orderWords(page);
	expect(ordered).toHaveLength(words.length);
	return ordered.map(({ text }) => text).join(' ');
}

test('words of a line that OCR found in another order can be searched as a phrase', () => {
	const found: Placed[] = [
		['Berlin', 300, 99],
		['Muster', 40, 100],
		['GmbH', 80, 100],
		['IBAN', 40, 130],
		['3704', 330, 129],
		['0044', 358, 129],
		['DE89', 300, 131],
	];
	expect(order(found)).toBe('Muster GmbH Berlin IBAN DE89 3704 0044');
});

test('columns that OCR read one after the other stay apart', () => {
	const found: Placed[] = [
		['left', 40, 100],
		['column', 70, 100],
		['goes', 40, 115],
		['on', 70, 115],
		['right', 300, 100],
		['column', 335, 100],
		['too', 300, 115],
	];
	expect(order(found)).toBe('left column goes on right column too');
});

test('a line of a right-to-left script keeps its order', () => {
	const found: Placed[] = [
		['חשבונית', 200, 100],
		['מספר', 160, 100],
		['4711', 120, 100],
	];
	expect(order(found)).toBe('חשבונית מספר 4711');
});

test('a page without words has none', () => {
	expect(order([])).toBe('');
});
