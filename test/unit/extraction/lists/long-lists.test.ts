import { expect, test } from '@jest/globals';
import type { Word } from '../../../../engine/src/model/document.ts';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { layOutPages } from '../../../../engine/src/reading/layout/lay-out-pages.ts';
import { extract } from '../../../support/extract.ts';
import { pageOf, put } from '../../../support/pages.ts';

const TOP = 60;
const LEADING = 14;
const LINES = 50;
const WORDS = ['Oak', 'Birch', 'Cedar', 'Maple', 'Walnut', 'Cherry', 'Linden'];

/** A document with as many pages as its lines need. */
function write(lines: readonly Word[][][], head: Word[][] = []): ReturnType<typeof layOutPages> {
	const pages = Array.from({ length: Math.ceil(lines.length / LINES) }, (_, index) => {
		const own = lines.slice(index * LINES, (index + 1) * LINES);
		const placed = own.flatMap((line, i) => line.map((words) => move(words, TOP + i * LEADING)));
		return pageOf([...(index === 0 ? head : []), ...placed], { index });
	});
	return layOutPages(pages);
}

function move(words: Word[], y: number): Word[] {
	return words.map((word) => ({ ...word, box: { ...word.box, y0: y, y1: y + word.size } }));
}

const nameOf = (i: number) => `${WORDS[i % WORDS.length]} board ${WORDS[(i * 3 + 1) % 7]}`;
const listOf = (name: string, properties: FieldMap): FieldMap => ({
	[name]: { type: 'array', itemType: 'object', itemSchema: { properties } },
});
const rowsOf = (result: Record<string, unknown>, name: string) =>
	result[name] as Record<string, unknown>[];

test('a table has as many rows as the document', () => {
	const count = 3100;
	const lines = Array.from({ length: count }, (_, i) => [
		put(50, 0, nameOf(i)),
		put(300, 0, String((i % 9) + 1)),
		put(380, 0, `${(i % 40) + 1}.50`),
		put(480, 0, (((i % 9) + 1) * ((i % 40) + 1.5)).toFixed(2)),
	]);
	const head = [put(50, 40, 'Description'), put(300, 40, 'Quantity')];
	const layout = write(lines, [...head, put(380, 40, 'Unit price'), put(480, 40, 'Amount')]);
	const { result, details } = extract(layout, {
		data: listOf('items', {
			description: { type: 'string' },
			quantity: { type: 'number' },
			unitPrice: { type: 'number' },
			amount: { type: 'number' },
		}),
	});
	const rows = rowsOf(result, 'items');
	expect(rows).toHaveLength(count);
	expect(rows.at(-1)).toEqual({
		description: nameOf(count - 1),
		quantity: ((count - 1) % 9) + 1,
		unitPrice: ((count - 1) % 40) + 1.5,
		amount: (((count - 1) % 9) + 1) * (((count - 1) % 40) + 1.5),
	});
	expect(details.at(-1)).toMatchObject({ path: `items[${count - 1}].amount`, page: 62 });
});

test('a receipt has as many articles as the document', () => {
	const count = 720;
	const lines = Array.from({ length: count }, (_, i) => [
		put(50, 0, nameOf(i)),
		put(300, 0, `${(i % 30) + 1}.25`),
	]);
	const { result } = extract(write(lines, [put(50, 20, 'Corner Shop')]), {
		data: listOf('articles', { name: { type: 'string' }, price: { type: 'number' } }),
	});
	expect(rowsOf(result, 'articles')).toHaveLength(count);
});

test('lines below a heading go on over as many pages as they have', () => {
	const count = 640;
	const lines = Array.from({ length: count }, (_, i) => [
		put(50, 0, `• ${WORDS[i % 7]}ol${i} ${(i % 50) + 5} mg twice daily`),
	]);
	const { result } = extract(write(lines, [put(50, 40, 'Medication', 14)]), {
		data: listOf('medication', {
			name: { type: 'string' },
			dosage: { type: 'string' },
			frequency: { type: 'string' },
		}),
	});
	const rows = rowsOf(result, 'medication');
	expect(rows).toHaveLength(count);
	expect(rows.at(-1)).toMatchObject({ dosage: `${((count - 1) % 50) + 5} mg` });
});

test('stations of a life go on over as many pages as they have', () => {
	const count = 260;
	const lines = Array.from({ length: count }, (_, i) => [
		[put(50, 0, `0${(i % 9) + 1}/20${10 + (i % 9)} - 0${(i % 9) + 1}/20${11 + (i % 9)}`)],
		[put(50, 0, `Software Engineer, ${WORDS[i % 7]} Works Ltd`)],
	]).flat();
	const { result } = extract(write(lines, [put(50, 40, 'Experience', 14)]), {
		data: listOf('experience', {
			employer: { type: 'string' },
			jobTitle: { type: 'string' },
			startDate: { type: 'string' },
		}),
	});
	expect(rowsOf(result, 'experience')).toHaveLength(count);
});

test.each([
	['with bullets', (i: number) => put(50, 0, `• ${nameOf(i)} ${i}`)],
	['set in', (i: number) => put(70, 0, `${nameOf(i)} ${i}`)],
	['under its heading', (i: number) => put(50, 0, `${nameOf(i)} ${i}`)],
])('a list of texts %s goes on over as many pages as it has', (_, toLine) => {
	const count = 130;
	const lines = Array.from({ length: count }, (_item, i) => [toLine(i)]);
	const { result } = extract(write(lines, [put(50, 44, 'Skills:', 12)]), {
		data: { skills: { type: 'array', itemType: 'string' } },
	});
	const skills = result.skills as string[];
	expect(skills).toHaveLength(count);
	expect(skills.at(-1)).toBe(`${nameOf(count - 1)} ${count - 1}`);
});

test('a list of texts ends at the bottom of its page where the next begins with something else', () => {
	const lines = Array.from({ length: LINES }, (_, i) => [put(50, 0, `• ${nameOf(i)}`)]);
	const next = [
		[put(50, 0, 'We look forward to hearing from you and remain with kind regards')],
		[put(50, 0, 'Anna Reed')],
	];
	const { result } = extract(write([...lines, ...next], [put(50, 44, 'Skills:', 12)]), {
		data: { skills: { type: 'array', itemType: 'string' } },
	});
	expect(result.skills).toHaveLength(LINES);
});

test('a list of texts goes on past the number of its page, the head of the next and lines set in', () => {
	const page = (index: number, items: readonly string[]) =>
		pageOf(
			[
				put(50, 30, 'Reed and Partners'),
				...(index === 0 ? [put(50, 90, 'Skills:', 12)] : []),
				...items.map((item, i) => put(item.startsWith('•') ? 50 : 65, 110 + i * LEADING, item)),
				put(280, 800, `Page ${index + 1} of 2`),
			],
			{ index },
		);
	const many = (from: number) => Array.from({ length: 44 }, (_, i) => `• ${nameOf(from + i)}`);
	const layout = layOutPages([
		page(0, many(0)),
		page(1, ['• Sawing by hand', 'and by machine', '• Planing']),
	]);
	const { result } = extract(layout, { data: { skills: { type: 'array', itemType: 'string' } } });
	expect((result.skills as string[]).slice(44)).toEqual([
		'Sawing by hand and by machine',
		'Planing',
	]);
});
