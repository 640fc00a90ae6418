import { describe, expect, test } from '@jest/globals';
import type { PageWord } from '../../../engine/web/src/api/types.ts';
import {
	findPlaceOf,
	insertField,
	newField,
	removeField,
	toNodes,
} from '../../../engine/web/src/builder/field-nodes.ts';
import { findRepeatedName } from '../../../engine/web/src/builder/find-place.ts';
import { writeDraft } from '../../../engine/web/src/builder/write-draft.ts';
import { formatValue, sayValue } from '../../../engine/web/src/document/format-value.ts';
import { plainName } from '../../../engine/web/src/parts/plain-name.ts';
import {
	findLabel,
	guessType,
	proposeField,
	toName,
} from '../../../engine/web/src/studio/propose-field.ts';
import { proposeTable } from '../../../engine/web/src/studio/propose-table.ts';
import { holdsWords } from '../../../engine/web/src/studio/holds-words.ts';
import { valuesAt } from '../../../engine/web/src/studio/values-at.ts';

/** Words of one height on lines twenty apart, each ten wide per letter. */
function lay(...lines: [x: number, text: string][][]): PageWord[] {
	return lines.flatMap((line, i) =>
		line.map(([x, text]) => ({
			text,
			box: { x0: x, x1: x + text.length * 5, y0: i * 20, y1: i * 20 + 10 },
		})),
	);
}
const pick = (page: PageWord[], ...texts: string[]) =>
	page.filter(({ text }) => texts.includes(text));

describe('A field for picked words', () => {
	test('is named and described after what introduces them on their line', () => {
		const page = lay(
			[
				[0, 'Invoice'],
				[40, 'no.:'],
				[200, 'A-17'],
			],
			[[0, 'Thanks']],
		);
		expect(proposeField(pick(page, 'A-17'), page, new Set())).toEqual({
			name: 'invoiceNo',
			type: 'string',
			format: null,
			description: 'Invoice no',
		});
	});

	test('or after what stands above them', () => {
		const page = lay(
			[
				[0, 'Due'],
				[20, 'date'],
				[200, 'Total'],
			],
			[
				[0, '4.11.2026'],
				[200, '12.50'],
			],
		);
		expect(findLabel(pick(page, '12.50'), page)).toBe('Total');
		expect(proposeField(pick(page, '4.11.2026'), page, new Set())).toMatchObject({
			name: 'dueDate',
			type: 'date',
			description: 'Due date',
		});
	});

	test('has a name of its own, and one by its kind where nothing introduces it', () => {
		const page = lay([[0, 'anna@company.example']]);
		expect(proposeField(page, page, new Set()).name).toBe('email');
		expect(proposeField(page, page, new Set(['email', 'email2'])).name).toBe('email3');
	});

	test.each([
		['1.234,50', 'number', null],
		['€739.23', 'number', null],
		['EUR 12', 'number', null],
		['4 November 2026', 'date', null],
		['2026-11-04', 'date', null],
		['IE29 AIBK 9311 5212 3456 78', 'string', 'iban'],
		['2026-0147', 'string', null],
		['www.company.example', 'string', 'url'],
		['+353 1 496 0123', 'string', 'phone'],
	])('%s is of type %s with format %s', (value, type, format) => {
		expect(guessType(value)).toEqual({ type, format });
	});

	test('names are written in camel case', () => {
		expect(['Invoice No.', 'Müller & Söhne', '2nd rate', '—'].map(toName)).toEqual([
			'invoiceNo',
			'mullerSohne',
			'',
			'',
		]);
	});
});

describe('The builder', () => {
	test('writes two fields of one name both, and says where the second is', () => {
		const nodes = toNodes({ name: 'A', category: 'CUSTOM', schema: { data: {} } });
		const fields = [newField({ name: 'x' }), newField({ name: 'x', type: 'date' })];
		const json = writeDraft({ ...nodes, fields });
		expect(json.match(/"x"/g)).toHaveLength(2);
		expect(findRepeatedName(json)?.from).toBe(json.lastIndexOf('"x"'));
		expect(findRepeatedName(writeDraft({ ...nodes, fields: fields.slice(1) }))).toBeNull();
	});

	test('brings a removed field back to where it stood', () => {
		const child = newField({ name: 'inner' });
		const group = newField({ name: 'group', type: 'object', children: [child] });
		const fields = [newField({ name: 'first' }), group];
		for (const removed of [child, group]) {
			const place = findPlaceOf(fields, removed.id);
			if (!place) throw new Error('it has no place');
			expect(insertField(removeField(fields, removed.id), place, removed)).toEqual(fields);
		}
	});
});

describe('Values', () => {
	test('are found by the path of their field, a column by its rows', () => {
		const result = { a: { b: 1 }, rows: [{ c: 2 }, { c: 3 }], empty: [] };
		expect(valuesAt(result, 'a.b')).toEqual([{ path: 'a.b', value: 1 }]);
		expect(valuesAt(result, 'rows[].c')).toEqual([
			{ path: 'rows[0].c', value: 2 },
			{ path: 'rows[1].c', value: 3 },
		]);
		expect([valuesAt(result, 'a.z'), valuesAt(result, 'empty[].c')]).toEqual([[], []]);
	});

	test('amounts are written in the currency that the document names, other numbers as they are', () => {
		const result = { currency: 'EUR', inner: {} };
		expect(formatValue(1234.5, 'grossTotal', result)).toBe('EUR 1,234.50');
		expect(formatValue(1200, 'unitPrice', { totals: { currency: 'JPY' } })).toBe('JPY 1,200');
		expect(formatValue(23, 'taxRate', result)).toBe('23');
		expect(formatValue(4, 'quantity', result)).toBe('4');
		expect(formatValue(5, 'grossTotal', {})).toBe('5');
		expect([1234.5, true, null].map(sayValue)).toEqual(['1234.5', 'yes', 'empty']);
	});

	test('file names are shown in the order in which they are written', () => {
		expect(plainName('\u202Efdp.exe\u202C.pdf')).toBe('fdp.exe.pdf');
		expect(plainName('عقد.pdf')).toBe('عقد.pdf');
	});
});

test.each([
	['2026-0147', '2026-0147', true],
	['23 %', '23', true],
	['Birchwood Interiors Ltd', 'Interiors Ltd', true],
	['138.23', '23', false],
	['PO-88213', '8821', false],
	['Interiors Birchwood', 'Birchwood Interiors', false],
])('whether %j holds the words %j that somebody pointed at: %j', (text, pointed, isHeld) => {
	expect(holdsWords(text, pointed)).toBe(isHeld);
});

describe('A list for a dragged table', () => {
	const table = lay(
		[
			[0, 'Article'],
			[200, 'Qty'],
			[260, 'Unit'],
			[282, 'price'],
		],
		[
			[0, 'Cable'],
			[28, 'drum'],
			[205, '3'],
			[260, '1.040,50'],
		],
		[
			[0, 'Lamp'],
			[200, '12'],
			[260, '4,20'],
		],
		[[0, 'Delivered in May together with the last of the summer and all parts of it']],
	);

	test('has a column for each head, with the type of its cells', () => {
		expect(proposeTable(table)?.columns).toEqual([
			{ name: 'article', type: 'string', format: null, description: 'Article' },
			{ name: 'qty', type: 'number', format: null, description: 'Qty' },
			{ name: 'unitPrice', type: 'number', format: null, description: 'Unit price' },
		]);
		expect(proposeTable(table)?.rows.slice(0, 2)).toEqual([
			['Cable drum', '3', '1.040,50'],
			['Lamp', '12', '4,20'],
		]);
	});

	test('without heads names its columns after the kinds of their cells', () => {
		const headless = table.filter(({ box }) => box.y0 > 10);
		expect(proposeTable(headless)?.columns.map(({ name }) => name)).toEqual([
			'text',
			'amount',
			'amount2',
		]);
	});

	test('is not proposed for a word, a line or a paragraph', () => {
		expect(proposeTable(table.slice(0, 1))).toBeUndefined();
		expect(proposeTable(table.filter(({ box }) => box.y0 === 20))).toBeUndefined();
		const lines = ['All goods remain ours', 'until they are paid for'];
		const words = lines.map((line): [number, string][] => {
			let x = 0;
			return line.split(' ').map((one) => {
				const at = x;
				x += one.length * 5 + 3;
				return [at, one];
			});
		});
		expect(proposeTable(lay(...words))).toBeUndefined();
	});
});
