import { expect, test } from '@jest/globals';
import type { TickBox, Word } from '../../../../engine/src/model/document.ts';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { layOutPages } from '../../../../engine/src/reading/layout/lay-out-pages.ts';
import { extract } from '../../../support/extract.ts';
import { pageOf, put } from '../../../support/pages.ts';
import { ruleGrid } from '../../../support/rules.ts';

const text = (description: string) => ({ type: 'string' as const, description });
const yesNo = (description: string) => ({ type: 'boolean' as const, description });

function tick(x: number, y: number, isTicked = false): TickBox {
	return { box: { x0: x, y0: y, x1: x + 9, y1: y + 9 }, isTicked };
}

function read(data: FieldMap, tickBoxes: TickBox[], ...words: Word[][]): Record<string, unknown> {
	return extract(layOutPages([pageOf(words, { tickBoxes })]), { data }).result;
}

const work = {
	mayWork: yesNo('allowed to work in this country'),
	isFormer: yesNo('worked for us before'),
	isAdult: yesNo('18 or older'),
};
const questions = [
	put(40, 20, 'APPLICATION FOR EMPLOYMENT', 16),
	put(40, 60, 'Are you allowed to work in this country?'),
	put(40, 80, 'Have you worked for us before?'),
	put(40, 100, 'Are you 18 or older?'),
];

test('the ticked one of a yes and a no answers the question before them', () => {
	const boxes = [60, 80, 100].flatMap((y) => [tick(300, y, y === 60), tick(360, y, y === 80)]);
	const answers = [60, 80, 100].flatMap((y) => [put(312, y, 'Yes'), put(372, y, 'No')]);
	expect(read(work, boxes, ...questions, ...answers)).toEqual({
		mayWork: true,
		isFormer: false,
		isAdult: null,
	});
});

test('a yes and a no may head the columns of the boxes', () => {
	const boxes = [60, 80, 100].flatMap((y) => [tick(300, y, y === 60), tick(360, y, y !== 60)]);
	const heads = [put(297, 42, 'Ja'), put(355, 42, 'Nein')];
	expect(read(work, boxes, ...questions, ...heads)).toEqual({
		mayWork: true,
		isFormer: false,
		isAdult: false,
	});
});

test('each box of a crowded row takes the words up to the next box', () => {
	const boxes = [tick(40, 60), tick(110, 60, true), tick(205, 60)];
	const line = [put(52, 60, 'Hazardous'), put(122, 60, 'Return samples'), put(217, 60, 'Rush')];
	const data = {
		isHazardous: yesNo('hazardous'),
		returnSamples: yesNo('return samples'),
		isRush: yesNo('rush'),
	};
	expect(read(data, boxes, put(40, 20, 'SAMPLE SUBMISSION', 16), ...line)).toEqual({
		isHazardous: false,
		returnSamples: true,
		isRush: false,
	});
});

test('the ticked option is the value of its question, and the others are no values', () => {
	const boxes = [tick(100, 60), tick(180, 60, true), tick(260, 60), tick(100, 90), tick(180, 90)];
	const words = [
		put(40, 20, 'SAMPLE SUBMISSION', 16),
		put(40, 60, 'Priority:'),
		put(112, 60, 'Routine'),
		put(192, 60, 'Rush'),
		put(272, 60, 'Special'),
		put(40, 90, 'Storage:'),
		put(112, 90, 'Frozen'),
		put(192, 90, 'Chilled'),
	];
	const data = { priority: text('Priority'), storage: text('Storage') };
	expect(read(data, boxes, ...words)).toEqual({ priority: 'Rush', storage: null });
});

test('a cross before a text chooses it where no box is drawn', () => {
	const words = [
		put(40, 20, 'REQUEST FOR LEAVE', 16),
		put(40, 60, 'Kind of leave:'),
		put(140, 60, 'Holiday'),
		put(220, 60, 'X Special leave'),
		put(340, 60, 'Unpaid'),
	];
	expect(read({ leave: text('Kind of leave') }, [], ...words)).toEqual({ leave: 'Special leave' });
});

test('the head of a cell asks for the option that is crossed in it', () => {
	const rules = ruleGrid([40, 300, 560], [40, 80]);
	const words = [
		put(44, 42, 'Category of goods', 7),
		put(52, 60, 'Gift'),
		put(110, 60, 'Documents'),
		put(180, 60, 'X Merchandise'),
		put(304, 42, 'Office of origin', 7),
	];
	const data = { category: text('Category of goods'), office: text('Office of origin') };
	const found = extract(layOutPages([pageOf(words, { rules })]), { data }).result;
	expect(found).toEqual({ category: 'Merchandise', office: null });
});

test('letters and numbers that look like boxes are none', () => {
	const boxes = [tick(48, 62, true), tick(40, 90, true)];
	const words = [put(40, 60, 'DELIVERY', 14), put(42, 90, '1', 8), put(60, 90, 'Insured')];
	expect(read({ insured: yesNo('insured') }, boxes, ...words)).toEqual({ insured: null });
});

test('a yes and a no before their boxes are the answers of these boxes', () => {
	const data = { isInsured: yesNo('insured'), isSmoker: yesNo('smoker') };
	const row = (y: number, question: string) => [
		put(40, y, question),
		put(200, y, 'Yes'),
		put(260, y, 'No'),
	];
	const boxes = [tick(222, 60, true), tick(278, 60), tick(222, 80), tick(278, 80, true)];
	expect(read(data, boxes, ...row(60, 'Insured:'), ...row(80, 'Smoker:'))).toEqual({
		isInsured: true,
		isSmoker: false,
	});
});

test('two questions of one line have answers of their own', () => {
	const data = { isInsured: yesNo('insured'), isSmoker: yesNo('smoker') };
	const boxes = [tick(112, 60), tick(152, 60, true), tick(312, 60, true), tick(352, 60)];
	const words = [
		put(40, 60, 'Insured:'),
		...['Yes', 'No'].map((answer, i) => put(92 + 42 * i, 60, answer)),
		put(230, 60, 'Smoker:'),
		...['Yes', 'No'].map((answer, i) => put(292 + 42 * i, 60, answer)),
	];
	expect(read(data, boxes, ...words)).toEqual({ isInsured: false, isSmoker: true });
});

test.each([
	['I do not wish to receive the newsletter', 'newsletter'],
	['Kein Newsletter, bitte', 'newsletter'],
	['Non-smoker', 'smoker'],
])('a ticked refusal is no consent: %s', (statement, name) => {
	const boxes = [tick(40, 60, true)];
	const data: FieldMap = { [name]: { type: 'boolean' } };
	expect(read(data, boxes, put(52, 60, statement))).toEqual({ [name]: null });
});

test('a ticked refusal is the value of a field that asks for it', () => {
	const data: FieldMap = { noNewsletter: { type: 'boolean' } };
	expect(read(data, [tick(40, 60, true)], put(52, 60, 'No newsletter please'))).toEqual({
		noNewsletter: true,
	});
});
