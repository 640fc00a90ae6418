import { expect, test } from '@jest/globals';
import type { FieldMap } from '../../../../engine/src/model/template.ts';
import { extractFromPages, learnFromPages } from '../../../support/recipe.ts';
import { pageOf, put } from '../../../support/pages.ts';

const list = (properties: FieldMap): FieldMap => ({
	lines: { type: 'array', itemType: 'object', itemSchema: { properties } },
});

test('words that every row repeats between its values are part of none', () => {
	const data = list({
		article: { type: 'string' },
		batch: { type: 'string' },
		quantity: { type: 'number' },
	});
	type Row = { article: string; batch: string; quantity: number };
	const draw = (rows: readonly Row[]) => [
		pageOf([
			put(50, 40, 'Brook Medical Supplies', 14),
			put(50, 60, 'Harbour Road 12, Leith'),
			put(50, 80, 'Delivery slip for our customers'),
			put(50, 200, 'Goods handed over to the carrier'),
			...rows.flatMap(({ article, batch, quantity }, i) => [
				put(50, 230 + 40 * i, article),
				put(480, 230 + 40 * i, String(quantity)),
				put(70, 245 + 40 * i, `Lot ${batch} sterile`),
			]),
			put(50, 250 + 40 * rows.length, 'Please check the seal before signing'),
			put(50, 760, 'Brook Medical Supplies, registered in Leith'),
		]),
	];
	const taught = [
		{ article: 'Gauze bandage', batch: 'K4471', quantity: 12 },
		{ article: 'Saline bottle', batch: 'M9020', quantity: 30 },
		{ article: 'Surgical tape', batch: 'P1188', quantity: 7 },
	];
	const next = [
		{ article: 'Scalpel blade', batch: 'R5512', quantity: 40 },
		{ article: 'Cotton swabs', batch: 'T7003', quantity: 5 },
	];
	const { lesson } = learnFromPages(draw(taught), { data }, { lines: taught });
	const found = extractFromPages(draw(next), { data }, { lessons: [lesson] });
	expect(found?.result).toEqual({ lines: next });
});

test('lines of a sidebar between the lines of rows do not matter', () => {
	const data = list({
		startDate: { type: 'string' },
		role: { type: 'string' },
		employer: { type: 'string' },
	});
	type Row = { startDate: string; role: string; employer: string };
	const draw = (name: string, rows: readonly Row[], sidebar: readonly number[]) => [
		pageOf([
			put(50, 40, name, 16),
			put(250, 80, 'CAREER SO FAR'),
			put(50, 80, 'CONTACT DETAILS'),
			...sidebar.map((y, i) => put(50, y, ['first aid', 'forklift', 'driving'][i] ?? 'tools')),
			...rows.flatMap(({ startDate, role, employer }, i) => [
				put(250, 110 + 60 * i, startDate),
				put(250, 124 + 60 * i, role),
				put(250, 138 + 60 * i, employer),
			]),
			put(250, 400, 'REFERENCES ON REQUEST'),
			put(50, 760, 'Printed with the template Two Sides'),
		]),
	];
	const taught = [
		{ startDate: '01.04.2021', role: 'Machine operator', employer: 'Calder Foods' },
		{ startDate: '01.02.2017', role: 'Warehouse clerk', employer: 'Alder Logistics' },
	];
	const next = [
		{ startDate: '01.09.2020', role: 'Team leader', employer: 'Brightwell Print' },
		{ startDate: '01.01.2015', role: 'Night porter', employer: 'Hotel Meridian' },
	];
	const lesson = learnFromPages(
		draw('Ann Lockhart', taught, [117, 131, 177]),
		{ data },
		{ lines: taught },
	).lesson;
	const pages = draw('Ben Merrow', next, [131, 191]);
	const found = extractFromPages(pages, { data }, { lessons: [lesson] });
	expect(found?.result).toEqual({ lines: next });
});

test('a lesson is not applied to a document that shares only the values of the customer', () => {
	const data: FieldMap = { number: { type: 'string' }, customer: { type: 'string' } };
	const customer = [
		put(50, 150, 'Larkfield Catering Incorporated'),
		put(50, 164, '1273 Queens Parade'),
		put(50, 178, 'Minneapolis Minnesota 55401'),
	];
	const invoice = [
		pageOf([
			put(50, 40, 'Hartigan Engineering', 14),
			...customer,
			put(350, 240, 'Number'),
			put(450, 240, 'A-1001'),
			put(50, 700, 'Payable within thirty days of delivery'),
		]),
	];
	const right = {
		number: 'A-1001',
		customer: 'Larkfield Catering Incorporated 1273 Queens Parade Minneapolis Minnesota 55401',
	};
	const { lesson } = learnFromPages(invoice, { data }, right);
	const other = [
		pageOf([
			put(50, 40, 'Seagrave Textiles', 14),
			...customer,
			put(50, 240, 'Order reference'),
			put(200, 240, 'PO-77'),
			put(450, 240, 'B-9'),
		]),
	];
	const plain = extractFromPages(other, { data });
	expect(extractFromPages(other, { data }, { lessons: [lesson] })?.result).toEqual(plain?.result);
});

test('of the answers of a question the ticked one is read, not the one that was taught', () => {
	const data: FieldMap = { sport: { type: 'string' } };
	const draw = (name: string, sport: string) => [
		pageOf([
			put(50, 40, 'Rowing Club Harbour End', 14),
			put(50, 70, 'Please return this sheet to the office'),
			put(50, 120, 'Name of the member'),
			put(200, 120, name),
			put(50, 160, 'Section'),
			...['Rowing', 'Tennis', 'Judo'].flatMap((one, i) => [
				put(150 + 120 * i, 160, one === sport ? '☒' : '☐'),
				put(165 + 120 * i, 160, one),
			]),
			put(50, 700, 'Fees are due on the first of January'),
		]),
	];
	const { lesson } = learnFromPages(draw('Ann Lockhart', 'Tennis'), { data }, { sport: 'Tennis' });
	const found = extractFromPages(draw('Ben Merrow', 'Judo'), { data }, { lessons: [lesson] });
	expect(found?.result).toEqual({ sport: 'Judo' });
});
