import { describe, expect, test } from '@jest/globals';
import {
	beginsOn,
	chooseTemplate,
	isSame,
	mergeBefore,
	moveBoundary,
	splitBefore,
	toDivision,
	toRequest,
} from '../../../engine/web/src/sorting/division.ts';
import type { Division } from '../../../engine/web/src/sorting/division.ts';

const packet: Division = [
	{ from: 1, to: 3, templateId: 'a' },
	{ from: 4, to: 4, templateId: null },
	{ from: 5, to: 8, templateId: 'b' },
];
const write = (division: Division) => toRequest(division).split;

describe('a person divides a file', () => {
	test('a document is split, and which template reads the new one is open', () => {
		const split = splitBefore(packet, 3);
		expect(write(split)).toBe('1-2,3,4,5-8');
		expect(toRequest(split).templates).toEqual(['a', 'auto', null, 'b']);
		expect(splitBefore(packet, 5)).toEqual(packet);
		expect(splitBefore(packet, 9)).toEqual(packet);
	});

	test('a document joins the one before it, and one of them has a template', () => {
		expect(write(mergeBefore(packet, 4))).toBe('1-4,5-8');
		expect(toRequest(mergeBefore(packet, 5)).templates).toEqual(['a', 'b']);
		expect(mergeBefore(packet, 1)).toEqual(packet);
		expect(mergeBefore(packet, 2)).toEqual(packet);
	});

	test('documents that pages lie between stay apart', () => {
		const apart = toDivision([
			{ pages: { from: 1, to: 1 }, templateId: 'a' },
			{ pages: { from: 3, to: 4 }, templateId: 'a' },
		]);
		expect(mergeBefore(apart, 3)).toEqual(apart);
		expect(moveBoundary(apart, 3, 2)).toEqual(apart);
	});

	test('a boundary moves as far as both documents keep a page', () => {
		expect(write(moveBoundary(packet, 4, 2))).toBe('1,2-4,5-8');
		expect(write(moveBoundary(packet, 4, 1))).toBe('1,2-4,5-8');
		expect(write(moveBoundary(packet, 5, 99))).toBe('1-3,4-7,8');
		expect(moveBoundary(packet, 1, 3)).toEqual(packet);
	});

	test('a template is chosen', () => {
		const chosen = chooseTemplate(packet, 4, 'b');
		expect(toRequest(chosen).templates).toEqual(['a', 'b', 'b']);
		expect(isSame(chosen, packet)).toBe(false);
		expect(isSame(chooseTemplate(chosen, 4, null), packet)).toBe(true);
		expect([beginsOn(packet, 4), beginsOn(packet, 3)]).toEqual([true, false]);
	});

	test('one document of one page is a range, not a count', () => {
		expect(write([{ from: 4, to: 4, templateId: null }])).toBe('4-4');
	});
});
