import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { afterAll, expect, test } from '@jest/globals';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { Box, GreyImage, Page, Rules, Word } from '../../engine/src/model/document.ts';
import { openPages, readScan } from '../../engine/src/reading/pipeline/read-pages.ts';
import type { OcrEngine } from '../../engine/src/reading/words/ocr/ocr-engine.ts';
import { findRules, ruleTolerances } from '../../engine/src/reading/words/marks/find-rules.ts';
import { partMarks } from '../../engine/src/reading/words/marks/part-marks.ts';

const limits = { maxPages: 10, maxScannedPages: 10, maxPixels: 50_000_000 };

const folder = mkdtempSync(join(tmpdir(), 'docsift-rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let stored = 0;
function store(content: Buffer, name: string): string {
	const path = join(folder, `${(stored += 1)}-${name}`);
	writeFileSync(path, content);
	return path;
}

/** The rules of a page of 400 by 300 points, rounded to whole points. */
async function rulesOf(
	draw: (pdf: PDFKit.PDFDocument) => void,
	rotate = 0,
): Promise<{ horizontal: number[][]; vertical: number[][] }> {
	const pdf = new PDFDocument({ size: [400, 300], margin: 0 });
	const done = buffer(pdf);
	if (rotate !== 0) Object.assign(pdf.page.dictionary.data, { Rotate: rotate });
	pdf.fontSize(10).text('Some words', 40, 280, { lineBreak: false });
	draw(pdf);
	pdf.end();
	const path = store(await done, 'ruled.pdf');
	const [page] = await openPages({ path, type: 'pdf', limits });
	return round(page?.rules);
}

function round(rules: Rules | undefined): { horizontal: number[][]; vertical: number[][] } {
	const flat = (boxes: readonly Box[] = []) =>
		boxes
			.map(({ x0, y0, x1, y1 }) => [x0, y0, x1, y1].map(Math.round))
			.sort((a, b) => (a[1] ?? 0) - (b[1] ?? 0) || (a[0] ?? 0) - (b[0] ?? 0));
	return { horizontal: flat(rules?.horizontal), vertical: flat(rules?.vertical) };
}

test('strokes and thin areas of a PDF are rules, a rectangle has four', async () => {
	const rules = await rulesOf((pdf) => {
		pdf.lineWidth(0.5).moveTo(20, 40).lineTo(220, 40).stroke();
		pdf.rect(300, 20, 1, 150).fill('#333333');
		pdf.rect(20, 100, 200, 60).stroke();
	});
	expect(rules).toEqual({
		horizontal: [
			[20, 40, 220, 40],
			[20, 100, 220, 100],
			[20, 160, 220, 160],
		],
		vertical: [
			[300, 20, 301, 170],
			[20, 100, 20, 160],
			[220, 100, 220, 160],
		],
	});
});

test('white, clipping, sloping and bent shapes and areas are not rules', async () => {
	const rules = await rulesOf((pdf) => {
		pdf.rect(20, 20, 200, 1).fill('#ffffff');
		pdf.moveTo(20, 40).lineTo(220, 40).stroke('white');
		pdf.save().rect(20, 60, 200, 1).clip().restore();
		pdf.moveTo(20, 80).lineTo(220, 120).stroke('black');
		pdf.moveTo(20, 90).bezierCurveTo(60, 90, 90, 91, 220, 90).stroke();
		pdf.rect(20, 130, 200, 40).fill('#cccccc');
	});
	expect(rules).toEqual({ horizontal: [], vertical: [] });
});

test('a line that is drawn cell by cell is one, also inside of moved and enlarged drawings', async () => {
	const rules = await rulesOf((pdf) => {
		pdf.save().translate(10, 5).scale(2);
		for (let i = 0; i < 5; i += 1) pdf.rect(10 + 20 * i, 20, 20, 0.5).fill('black');
		pdf.restore();
	});
	expect(rules).toEqual({ horizontal: [[30, 45, 230, 46]], vertical: [] });
});

test('the rules of a turned page lie as a reader sees it', async () => {
	const rules = await rulesOf((pdf) => {
		pdf.moveTo(20, 40).lineTo(220, 40).stroke();
	}, 90);
	expect(rules).toEqual({ horizontal: [], vertical: [[260, 20, 261, 220]] });
});

test('a page of very many strokes gives a bounded number of rules', async () => {
	const rules = await rulesOf((pdf) => {
		pdf.lineWidth(0.1);
		for (let i = 0; i < 30_000; i += 1) {
			const [x, y] = [(i % 20) * 20, (i / 20) * 0.2];
			pdf.moveTo(x, y).lineTo(x + 15, y);
		}
		pdf.stroke();
	});
	expect(rules.horizontal.length).toBeLessThanOrEqual(1000);
});

const SCALE = 2.5;

function draw(paint: (context: SKRSContext2D) => void, width = 600, height = 400): GreyImage {
	const canvas = createCanvas(width, height);
	const context = canvas.getContext('2d');
	context.fillStyle = 'white';
	context.fillRect(0, 0, width, height);
	context.fillStyle = 'black';
	paint(context);
	const rgba = canvas.data();
	const data = Uint8Array.from({ length: width * height }, (_, i) => rgba[4 * i] ?? 255);
	return { data, width, height };
}

const find = (image: GreyImage) => round(findRules(image, ruleTolerances(SCALE)));

test('lines of a picture are rules, though they are broken or slope a little', () => {
	const rules = find(
		draw((context) => {
			context.fillRect(50, 100, 200, 2);
			context.fillRect(253, 100, 200, 2);
			for (let i = 0; i < 4; i += 1) context.fillRect(50 + 100 * i, 200 + i, 100, 2);
			context.fillRect(500, 50, 2, 300);
		}),
	);
	expect(rules).toEqual({
		horizontal: [
			[50, 100, 453, 102],
			[50, 200, 450, 205],
		],
		vertical: [[500, 50, 502, 350]],
	});
});

test('the edges of a dark area are rules, even if a line continues behind it', () => {
	const { horizontal } = find(
		draw((context) => {
			context.fillRect(50, 100, 120, 60);
			context.fillRect(50, 158, 400, 2);
		}),
	);
	expect(horizontal.map(([x0, , x1]) => [x0, x1])).toEqual([
		[50, 170],
		[50, 450],
	]);
});

test('print and short strokes are not rules', () => {
	const rules = find(
		draw((context) => {
			context.font = '28px "Test Sans"';
			context.fillText('HELLO THE FILE OF ZOE', 40, 100);
			context.fillRect(50, 200, 20, 2);
			context.fillRect(50, 300, 2, 20);
		}),
	);
	expect(rules).toEqual({ horizontal: [], vertical: [] });
});

test('a picture of stripes is looked at in bounded time', () => {
	const image = draw(
		(context) => {
			for (let y = 0; y < 2000; y += 4)
				for (let x = 0; x < 1600; x += 40) context.fillRect(x, y, 30, 1);
		},
		1600,
		2000,
	);
	const started = performance.now();
	const { horizontal } = find(image);
	expect(performance.now() - started).toBeLessThan(60_000);
	expect(horizontal.length).toBeLessThanOrEqual(1000);
});

function word(text: string, x0: number, y0: number, x1: number, y1: number): Word {
	return { text, box: { x0, y0, x1, y1 }, confidence: 0.9, size: y1 - y0, angle: 0 };
}

test('a stroke within a word is not a rule, and a rule or box that was read as a letter is not a word', () => {
	const rule = { x0: 100, y0: 20, x1: 102, y1: 120 };
	const stroke = { x0: 12, y0: 22, x1: 38, y1: 24 };
	const box = { x0: 200, y0: 40, x1: 214, y1: 54 };
	const parted = partMarks({
		words: [
			word('TEE', 10, 20, 40, 40),
			word('|', 98, 30, 104, 50),
			word('[]', 201, 41, 213, 53),
			word('I', 300, 30, 304, 50),
		],
		tickBoxes: [{ box, isTicked: false }],
		rules: { horizontal: [stroke], vertical: [rule] },
	});
	expect(parted.words.map(({ text }) => text)).toEqual(['TEE', 'I']);
	expect(parted.rules).toEqual({ horizontal: [], vertical: [rule] });
});

/** A recogniser that reads nothing: drawn lines are found without it. */
const blind: OcrEngine = {
	name: 'tesseract',
	recognise: () => Promise.resolve([]),
	close: () => Promise.resolve(),
};

async function scan(degrees: number): Promise<Page> {
	const image = draw(
		(context) => {
			for (let row = 0; row < 8; row += 1) context.fillRect(150, 200 + 150 * row, 900, 3);
			for (let column = 0; column < 4; column += 1)
				context.fillRect(150 + 299 * column, 200, 3, 1050);
		},
		1200,
		1600,
	);
	const { data, width, height } = image;
	const content = await sharp(data, { raw: { width, height, channels: 1 } })
		.rotate(degrees, { background: '#ffffff' })
		.png()
		.toBuffer();
	const path = store(content, 'scan.png');
	return await readScan({ path, type: 'png', limits }, 0, ['eng'], blind);
}

test('the rules of a skewed scan are straightened like its words', async () => {
	const straight = round((await scan(0)).rules);
	const askew = round((await scan(2)).rules);
	expect(straight.horizontal).toHaveLength(8);
	expect(straight.vertical).toHaveLength(4);
	expect(askew.horizontal).toHaveLength(8);
	expect(askew.vertical).toHaveLength(4);
	for (const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] of askew.horizontal) {
		expect(x1 - x0).toBeGreaterThan(880);
		expect(y1 - y0).toBeLessThan(12);
	}
});
