import { expect, test } from '@jest/globals';
import { extract } from '../../../support/extract.ts';
import { layOutPages } from '../../../../engine/src/reading/layout/lay-out-pages.ts';
import type { Rules, Word } from '../../../../engine/src/model/document.ts';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { pageOf, put } from '../../../support/pages.ts';
import { level, ruleGrid, upright } from '../../../support/rules.ts';

const text = (description: string) => ({ type: 'string' as const, description });

function read(data: FieldMap, rules: Rules, ...words: Word[][]): Record<string, unknown> {
	return extract(layOutPages([pageOf(words, { rules })]), { data }).result;
}

/** A form with numbered boxes across the page, each with a small label of many words. */
const numbered = (name: string, business: string, city: string) =>
	[
		put(46, 103, '1 Name (as shown on your income tax return). Do not leave this line blank.', 7),
		put(46, 133, '2 Business name, if different from above', 7),
		put(46, 163, '3 City, state, and ZIP code', 7),
		put(46, 193, '4 List account numbers here (optional)', 7),
		put(60, 114, name),
		put(60, 144, business),
		put(60, 174, city),
	].map((words) => words.filter((one) => one.text !== ''));
const boxes = ruleGrid([40, 560], [100, 130, 160, 190, 220]);
const fields = {
	name: text('Name'),
	businessName: text('Business name'),
	cityStateZip: text('City, state and ZIP code'),
	accountNumbers: text('Account numbers'),
};

test('the text below the label of a cell is its value, however long the label is', () => {
	expect(read(fields, boxes, ...numbered('JANE DOE', 'DOE TRADING', 'ALBION IN, 46701'))).toEqual({
		name: 'JANE DOE',
		businessName: 'DOE TRADING',
		cityStateZip: 'ALBION IN, 46701',
		accountNumbers: null,
	});
});

test('a cell that holds its label alone is empty, whatever its neighbours hold', () => {
	expect(read(fields, boxes, ...numbered('', 'DOE TRADING', ''))).toEqual({
		name: null,
		businessName: 'DOE TRADING',
		cityStateZip: null,
		accountNumbers: null,
	});
});

test('cells beside each other keep their values apart', () => {
	const found = read(
		{
			policyNumber: text('Policy number'),
			dateOfBirth: { type: 'date', description: 'Date of birth' },
			phone: text('Telephone'),
		},
		ruleGrid([40, 200, 380, 560], [100, 130]),
		put(46, 103, 'Policy number', 7),
		put(206, 103, 'Date of birth', 7),
		put(386, 103, 'Telephone', 7),
		put(50, 114, 'KX-48213'),
		put(210, 114, '14.03.1987'),
	);
	expect(found).toEqual({ policyNumber: 'KX-48213', dateOfBirth: '1987-03-14', phone: null });
});

test('a label at the left of its box, in a box of its own, or in the box above names the value', () => {
	const data = {
		invoiceNumber: text('Invoice number'),
		vessel: text('Vessel'),
		carrier: text('Carrier'),
	};
	const found = read(
		data,
		{
			horizontal: [level(100, 40, 400), ...[120, 140, 160, 180].map((y) => level(y, 40, 400))],
			vertical: [upright(40, 100, 180), upright(400, 100, 180), upright(140, 120, 140)],
		},
		put(46, 105, 'Invoice number', 8),
		put(300, 105, '2013-4711'),
		put(46, 125, 'Vessel'),
		put(146, 125, 'NORTHERN LIGHT'),
		put(46, 145, 'Carrier'),
		put(46, 165, 'BALTIC LINES LTD'),
	);
	expect(found).toEqual({
		invoiceNumber: '2013-4711',
		vessel: 'NORTHERN LIGHT',
		carrier: 'BALTIC LINES LTD',
	});
});

test('a field of several lines takes all of a cell, a name its first line', () => {
	const words = [
		put(46, 103, 'Consignee', 7),
		put(50, 114, 'Nordhandel GmbH'),
		put(50, 128, 'Hafenstraße 12'),
		put(50, 142, '20457 Hamburg'),
	];
	const rules = ruleGrid([40, 300], [100, 160]);
	const data = { consigneeNameAndAddress: text('Consignee') };
	expect(read(data, rules, ...words)).toEqual({
		consigneeNameAndAddress: 'Nordhandel GmbH Hafenstraße 12 20457 Hamburg',
	});
	expect(read({ consignee: text('Name of the consignee') }, rules, ...words)).toEqual({
		consignee: 'Nordhandel GmbH',
	});
});

test('a value in the cell below its label belongs to it, however high the cells are', () => {
	const found = read(
		{ allergies: text('Known allergies'), medication: text('Current medication') },
		ruleGrid([40, 300, 560], [100, 130, 190]),
		put(46, 105, 'Known allergies'),
		put(306, 105, 'Current medication'),
		put(306, 165, 'Lisinopril 10 mg'),
	);
	expect(found).toEqual({ allergies: null, medication: 'Lisinopril 10 mg' });
});

test('letters before a number that is alone in its cell are a part of it', () => {
	const found = read(
		{ memberId: text('Member ID'), groupNumber: text('Group number') },
		ruleGrid([40, 160, 400], [100, 120, 140]),
		put(46, 105, 'Member ID'),
		put(166, 105, 'NSM 7780142'),
		put(46, 125, 'Group number'),
	);
	expect(found).toEqual({ memberId: 'NSM 7780142', groupNumber: null });
});

test('in a cell with several labels and values each label keeps its own', () => {
	const found = read(
		{ netTotal: { type: 'number', description: 'Net total' }, grossTotal: { type: 'number' } },
		ruleGrid([40, 560], [100, 160]),
		put(46, 105, 'Net total'),
		put(480, 105, '473.00'),
		put(46, 122, 'VAT 19 %'),
		put(480, 122, '89.87'),
		put(46, 139, 'Gross total'),
		put(480, 139, '562.87'),
	);
	expect(found).toEqual({ netTotal: 473, grossTotal: 562.87 });
});

const items = {
	items: {
		type: 'array' as const,
		itemType: 'object' as const,
		itemSchema: {
			properties: {
				description: { type: 'string' as const },
				quantity: { type: 'number' as const },
				total: { type: 'number' as const },
			},
		},
	},
};

test('a drawn row is one row, also where its numbers stand beside the middle of its lines', () => {
	const row = (y: number, lines: [string, string, string], quantity: string, total: string) => [
		...lines.map((line, i) => put(46, y + 12 * i, line)),
		put(310, y + 12, quantity),
		put(460, y + 12, total),
	];
	const found = read(
		items,
		ruleGrid([40, 300, 450, 560], [100, 120, 162, 204]),
		put(46, 105, 'Description'),
		put(310, 105, 'Quantity'),
		put(460, 105, 'Total'),
		...row(
			124,
			[
				'Oak table with four legs that are turned',
				'and two leaves that are kept for guests',
				'below the table',
			],
			'2',
			'900.00',
		),
		...row(
			166,
			['Rope of hemp for mooring, twelve metres,', 'in one piece,', 'tarred'],
			'5',
			'60.00',
		),
	);
	expect(found.items).toEqual([
		{
			description:
				'Oak table with four legs that are turned and two leaves that are kept for guests below the table',
			quantity: 2,
			total: 900,
		},
		{
			description: 'Rope of hemp for mooring, twelve metres, in one piece, tarred',
			quantity: 5,
			total: 60,
		},
	]);
});

test('upright lines are the edges of columns, wherever their heads stand', () => {
	const found = read(
		items,
		ruleGrid([40, 380, 450, 560], [100, 120, 140, 160]),
		put(46, 105, 'Description'),
		put(390, 105, 'Quantity'),
		put(460, 105, 'Total'),
		put(46, 125, 'Window frame of larch, white, with handles 90 x 140'),
		put(400, 125, '3'),
		put(460, 125, '480.00'),
		put(46, 145, 'Sill 12 x 90'),
		put(400, 145, '4'),
		put(460, 145, '60.00'),
	);
	expect(found.items).toEqual([
		{
			description: 'Window frame of larch, white, with handles 90 x 140',
			quantity: 3,
			total: 480,
		},
		{ description: 'Sill 12 x 90', quantity: 4, total: 60 },
	]);
});

test('a number that is written digit by digit into small boxes is the value of the label beside them', () => {
	const xs = [0, 1, 2, 3, 4, 5, 6].map((i) => 199.5 + 18 * i);
	const comb = ruleGrid(xs, [96, 118]);
	const digits = Array.from('730412', (digit, i) => put(206 + 18 * i, 102, digit));
	const data = { memberNumber: text('Member number') };
	expect(read(data, comb, put(50, 102, 'Member number:'), ...digits)).toEqual({
		memberNumber: '730412',
	});
});
