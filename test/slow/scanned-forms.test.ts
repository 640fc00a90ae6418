import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { layOn } from '../../engine/src/model/projection.ts';
import type { TemplateSchema } from '../../engine/src/model/template.ts';
import { readScan } from '../../engine/src/reading/pipeline/read-pages.ts';
import { extractFromPages } from '../support/recipe.ts';
import { findCombs } from '../../engine/src/reading/words/marks/find-combs.ts';
import { partMarks } from '../../engine/src/reading/words/marks/part-marks.ts';
import { createEngine } from '../../engine/src/reading/words/ocr/create-engine.ts';
import { encodePhoto, photograph, toGrey } from '../support/photograph.ts';
import { drawScannedForm } from '../support/scanned-form.ts';

const folder = mkdtempSync(join(tmpdir(), 'docsift-forms-'));
const engine = createEngine('pp-ocr', { dataFolder: join(folder, 'data'), program: 'tesseract' });
afterAll(async () => {
	await engine.close();
	rmSync(folder, { recursive: true, force: true });
});

const SCHEMA: TemplateSchema = {
	data: {
		tax_number: { type: 'string', description: "Employee's tax number" },
		wages: { type: 'number', description: 'Wages and other pay' },
		income_tax: { type: 'number', description: 'Income tax withheld' },
		employer_number: { type: 'string' },
		pension: { type: 'number', description: 'Pension contributions' },
		health_insurance: { type: 'number' },
		employer_name: { type: 'string' },
		tips: { type: 'number' },
		employee_name: { type: 'string' },
		dependent_care: { type: 'number' },
		account_number: { type: 'string' },
		full_time: { type: 'boolean' },
		part_time: { type: 'boolean' },
		retirement_plan: { type: 'boolean' },
	},
};
const VALUES = {
	tax_number: '078-05-1120',
	wages: 48512.3,
	income_tax: 6835,
	employer_number: '12-3456789',
	pension: 2910.74,
	health_insurance: 1204,
	employer_name: 'Harbour Freight Ltd.',
	tips: null,
	employee_name: 'Margaret Ellwood',
	dependent_care: 350,
	account_number: '40718826',
	full_time: true,
	part_time: false,
	retirement_plan: true,
};

async function read(name: string, jpeg: Buffer): Promise<unknown> {
	const path = join(folder, `${name}.jpg`);
	writeFileSync(path, jpeg);
	const limits = { maxPages: 1, maxScannedPages: 1, maxPixels: 100_000_000 };
	const page = await readScan({ path, type: 'jpeg', limits }, 0, ['eng'], engine);
	return extractFromPages([page], SCHEMA)?.result;
}

test.each([0, 2.3, -3.1])(
	'boxes with captions, a comb and tick boxes are read off a scan that lies askew by %d°',
	async (degrees) => {
		const turned = sharp(await drawScannedForm())
			.flatten()
			.rotate(degrees, { background: '#ffffff' })
			.greyscale()
			.blur(0.7);
		const jpeg = await sharp(await turned.toBuffer())
			.jpeg({ quality: 70 })
			.toBuffer();
		expect(await read(`form${degrees}`, jpeg)).toEqual(VALUES);
	},
	300_000,
);

test('they are also read from a photo', async () => {
	const image = await toGrey(sharp(await drawScannedForm()));
	const toPicture = layOn(image, [
		{ x: 200, y: 150 },
		{ x: 1780, y: 120 },
		{ x: 1880, y: 960 },
		{ x: 110, y: 940 },
	]);
	const photo = photograph([{ image, toPicture }], { width: 2000, height: 1100 });
	expect(await read('photo', await encodePhoto(photo))).toEqual(VALUES);
}, 300_000);

describe('findCombs', () => {
	const line = (x: number, y0 = 100, y1 = 150) => ({ x0: x, y0, x1: x + 2, y1 });
	const find = (vertical: { x0: number; y0: number; x1: number; y1: number }[]) =>
		findCombs({ horizontal: [], vertical });

	test('lines at equal distances are a comb, its cells between them', () => {
		const [comb, ...others] = find([0, 40, 80, 120, 161, 200].map((x) => line(x)));
		expect(others).toEqual([]);
		expect(comb?.cells).toHaveLength(5);
		expect(comb?.cells[1]).toEqual({ x0: 42, y0: 100, x1: 80, y1: 150 });
	});

	test('columns of a table and boxes of different widths are not a comb', () => {
		expect(find([0, 200, 400, 600, 800, 1000].map((x) => line(x)))).toEqual([]);
		expect(find([0, 40, 110, 130, 200, 220].map((x) => line(x)))).toEqual([]);
		expect(find([0, 40, 80].map((x) => line(x)))).toEqual([]);
	});
});

test('a round letter of a word is not a tick box', () => {
	const word = (text: string, x0: number, x1: number) => ({
		text,
		box: { x0, y0: 100, x1, y1: 124 },
		confidence: 0.9,
		size: 24,
		angle: 0,
	});
	const box = (x0: number) => ({ box: { x0, y0: 104, x1: x0 + 16, y1: 120 }, isTicked: false });
	const { tickBoxes, words } = partMarks({
		words: [word('number', 20, 110), word('$', 199, 217), word(']', 312, 334)],
		tickBoxes: [box(60), box(200), box(305)],
		rules: { horizontal: [], vertical: [] },
	});
	expect(tickBoxes).toEqual([box(305)]);
	expect(words.map(({ text }) => text)).toEqual(['number', '$']);
});
