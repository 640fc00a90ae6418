import { describe, expect, test } from '@jest/globals';
import type { Page } from '../../../../engine/src/model/document.ts';
import type { Lesson } from '../../../../engine/src/model/memory.ts';
import type { TemplateSchema } from '../../../../engine/src/model/template.ts';
import { extractFromPages, learnFromPages } from '../../../support/recipe.ts';
import { pageOf, put } from '../../../support/pages.ts';

const schema: TemplateSchema = {
	data: {
		site: { type: 'string', description: 'Site of ours that it is for' },
		mark: { type: 'string' },
		paid: { type: 'number', description: 'What was paid before' },
		rest: { type: 'number', description: 'What is left to pay' },
		items: {
			type: 'array',
			itemType: 'object',
			itemSchema: { properties: { code: { type: 'string' }, amount: { type: 'number' } } },
		},
	},
};

type Note = { site: string; mark: string; rows: [string, string][]; paid: string; rest: string };
const FIRST: Note = {
	site: 'Quay 7',
	mark: '4711-20',
	paid: '60.00',
	rest: '40.00',
	rows: [
		['A1-20', '40.00'],
		['A1-33', '60.00'],
	],
};
const NEXT: Note = {
	site: 'Mill Lane',
	mark: '9902-14',
	paid: '15.50',
	rest: '134.50',
	rows: [
		['B7-41', '50.00'],
		['B7-42', '60.00'],
		['B7-43', '25.00'],
		['B7-44', '15.00'],
	],
};

/** Labels of two letters, or none; values below the rows move with them. */
function drawNote({ site, mark, rows, paid, rest }: Note, behindMark = ''): Page {
	const bottom = 320 + 16 * rows.length;
	return pageOf([
		put(50, 40, 'Brandl Fuhrbetrieb', 14),
		put(50, 60, 'Am Anger'),
		put(330, 60, 'VG'),
		put(360, 60, `${mark}${behindMark}`),
		put(330, 76, 'BS'),
		put(360, 76, site),
		put(50, 280, 'Lfd'),
		put(400, 280, 'Wert'),
		...rows.flatMap(([code, amount], i) => [
			put(50, 300 + 16 * i, code),
			put(400, 300 + 16 * i, amount),
		]),
		put(400, bottom, paid),
		put(400, bottom + 16, rest),
		put(50, 760, 'Vielen Dank'),
	]);
}

const rightOf = ({ site, mark, rows, paid, rest }: Note) => ({
	site,
	mark,
	paid: Number(paid),
	rest: Number(rest),
	items: rows.map(([code, amount]) => ({ code, amount: Number(amount) })),
});
const read = (page: Page, lessons: Lesson[] = []) =>
	extractFromPages([page], schema, { lessons })?.result ?? {};
const teach = (page: Page, note: Note) => learnFromPages([page], schema, rightOf(note)).lesson;

describe('a sender who names things by two letters or not at all', () => {
	const lesson = teach(drawNote(FIRST), FIRST);
	const found = read(drawNote(NEXT), [lesson]);

	test('is not read without a lesson, and known again by its short words with one', () => {
		expect(read(drawNote(NEXT))).not.toMatchObject({ mark: '9902-14', paid: 15.5 });
		expect(found.mark).toBe('9902-14');
	});

	test('has a text for a field whose name sounds like something else', () => {
		// "Site" might be a web address; a person has said that it is not.
		expect(found.site).toBe('Mill Lane');
	});

	test('has amounts below the rows, however many rows there are', () => {
		expect(found).toMatchObject({ paid: 15.5, rest: 134.5 });
	});

	test('has a table that ends where a line lacks what every row has', () => {
		expect(found.items).toEqual(rightOf(NEXT).items);
	});

	test('is not learnt from the amount of a row that is the same by chance', () => {
		const places = lesson.fields.find(({ path }) => path === 'paid')?.places ?? [];
		expect(places[0]).toMatchObject({ below: { list: 'items' } });
	});
});

test('a text that was taught ends before the next label, which is printed on every document', () => {
	const labelled = (note: Note, value: string) => ({
		...drawNote(note),
		words: [...drawNote(note).words, ...put(50, 110, value), ...put(300, 140, 'Angebot Datum')],
	});
	const own: TemplateSchema = { data: { project: { type: 'string' } } };
	const { lesson } = learnFromPages([labelled(FIRST, 'Dachstuhl Nord')], own, {
		project: 'Dachstuhl Nord',
	});
	const next = labelled(NEXT, 'Carport Süd Angebot Datum');
	const result = extractFromPages([next], own, { lessons: [lesson] })?.result;
	expect(result?.project).toBe('Carport Süd');
});
