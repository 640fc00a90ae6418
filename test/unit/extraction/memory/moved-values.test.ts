import { describe, expect, test } from '@jest/globals';
import type { Word } from '../../../../engine/src/model/document.ts';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { extractFromPages, learnFromPages } from '../../../support/recipe.ts';
import { pageOf, put } from '../../../support/pages.ts';

const RULES = [
	'Ropes are kept dry on the upper deck',
	'Lanterns burn from dusk until dawn',
	'Nobody leaves the landing without a vest',
	'Damage is reported before the next tide',
];
const rules = (y: number): Word[][] => RULES.map((text, i) => put(50, y + 20 * i, text));

test('a value is found below its label, wherever that has moved', () => {
	const data: FieldMap = { keeper: { type: 'string' } };
	const draw = (keeper: string, at: { x: number; y: number }) => [
		pageOf([
			put(50, 40, 'Ferry Landing Sheet', 14),
			...rules(300),
			put(at.x, at.y, 'Undersigned'),
			put(at.x, at.y + 11, keeper),
			put(at.x + 120, at.y + 34, 'Stamp'),
		]),
	];
	const { lesson } = learnFromPages(
		draw('Ann Lockhart', { x: 230, y: 90 }),
		{ data },
		{ keeper: 'Ann Lockhart' },
	);
	const pages = draw('Ben Merrow', { x: 230, y: 620 });
	const found = extractFromPages(pages, { data }, { lessons: [lesson] });
	expect(found?.details[0]).toMatchObject({ raw: 'Ben Merrow', checks: ['as remembered'] });
});

test('the same words as taught are found where nothing else locates them', () => {
	const data: FieldMap = { motto: { type: 'string' } };
	const draw = (x: number, y: number, apart = 20) => [
		pageOf([
			...RULES.map((text, i) => put(50, 10 * apart + apart * i, text)),
			put(x, y, 'Steady as she goes'),
			put(80, 300 + apart, 'Landing stage'),
			put(60, 5 * apart, 'Nine bells'),
		]),
	];
	const right = { motto: 'Steady as she goes' };
	const { lesson } = learnFromPages(draw(60, 290), { data }, right);
	const found = extractFromPages(draw(330, 600, 32), { data }, { lessons: [lesson] });
	expect(found?.details[0]).toMatchObject({ raw: right.motto, checks: ['as remembered'] });
});

test('a text of several lines ends before the next printed line', () => {
	const data: FieldMap = { berth: { type: 'string' } };
	const draw = (lines: readonly string[]) => [
		pageOf([
			put(50, 40, 'Ferry Landing Sheet', 14),
			put(50, 100, 'Where she lies'),
			...lines.map((text, i) => put(200, 100 + 12 * i, text)),
			put(200, 124, 'Tide and weather'),
			...rules(300),
		]),
	];
	const taught = ['Third jetty from the bridge', 'beside Ellery boatyard'];
	const right = { berth: taught.join(' ') };
	const { lesson } = learnFromPages(draw(taught), { data }, right);
	const next = [
		pageOf([
			put(50, 40, 'Ferry Landing Sheet', 14),
			put(50, 100, 'Where she lies'),
			put(200, 100, 'Old quay'),
			put(200, 112, 'Tide and weather'),
			...rules(300),
		]),
	];
	const found = extractFromPages(next, { data }, { lessons: [lesson] });
	expect(found?.result).toEqual({ berth: 'Old quay' });
});

test('a number that was taught as a text does not yield to totals that add up', () => {
	const data: FieldMap = {
		net: { type: 'number' },
		tax: { type: 'string' },
		total: { type: 'number' },
	};
	const draw = (id: string, [net, vat, total]: readonly string[]) => [
		pageOf([
			put(50, 40, 'Harbour Fuel Company', 14),
			put(50, 100, 'VAT ID'),
			put(150, 100, id),
			...rules(300),
			put(300, 500, 'Net amount'),
			put(480, 500, net ?? ''),
			put(300, 520, 'VAT 19 %'),
			put(480, 520, vat ?? ''),
			put(300, 540, 'Total amount'),
			put(480, 540, total ?? ''),
		]),
	];
	const { lesson } = learnFromPages(
		draw('DE294579167', ['100.00', '19.00', '119.00']),
		{ data },
		{ net: 100, tax: 'DE294579167', total: 119 },
	);
	const pages = draw('DE888365509', ['200.00', '38.00', '238.00']);
	const found = extractFromPages(pages, { data }, { lessons: [lesson] });
	expect(found?.result).toEqual({ net: 200, tax: 'DE888365509', total: 238 });
});

describe('an amount with its currency that is alone beside its label', () => {
	const data: FieldMap = { goods: { type: 'number' } };
	const draw = (x: number, amount: string) => [
		pageOf([
			put(50, 40, 'Harbour Customs Office', 14),
			put(50, 70, 'Notice of duties on a parcel'),
			put(50, 120, 'Worth of contents'),
			put(x, 120, amount),
			put(50, 160, 'Kept at counter nine'),
			put(50, 700, 'Objections within twenty days'),
		]),
	];

	test('may begin and end elsewhere, as with another currency', () => {
		const { lesson } = learnFromPages(draw(350, '627.89 EUR'), { data }, { goods: 627.89 });
		const found = extractFromPages(draw(378, '84.69 €'), { data }, { lessons: [lesson] });
		expect(found?.result).toEqual({ goods: 84.69 });
		expect(found?.details[0]?.checks).toContain('as remembered');
	});
});
