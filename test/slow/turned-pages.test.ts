import { afterAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Box } from '../../engine/src/model/document.ts';
import { DEFAULT_DATA } from '../../engine/src/model/languages.ts';
import { readScan } from '../../engine/src/reading/pipeline/read-pages.ts';
import { placeAsSent } from '../../engine/src/reading/pipeline/turn-back.ts';
import { createNeuralReader } from '../../engine/src/reading/words/ocr/neural-reader.ts';
import type { OcrEngine } from '../../engine/src/reading/words/ocr/ocr-engine.ts';
import { createTesseractJs } from '../../engine/src/reading/words/ocr/tesseract-js.ts';
import { drawPage, INVOICE_LINES } from '../support/documents.ts';

const folder = mkdtempSync(join(tmpdir(), 'docsift-turned-'));
const tesseract = createTesseractJs(join(folder, 'data'));
let timesRead = 0;
const counted: OcrEngine = {
	...tesseract,
	recognise: (...args) => {
		timesRead += 1;
		return tesseract.recognise(...args);
	},
};
const engine = createNeuralReader(counted);
const limits = { maxPages: 10, maxScannedPages: 10, maxPixels: 100_000_000 };

afterAll(async () => {
	await engine.close();
	rmSync(folder, { recursive: true, force: true });
});

const [WIDTH, HEIGHT] = [1240, 900];
/** Where drawPage writes "1,234.50", with letters about 23 pixels high. */
const TOTAL: Box = { x0: 640, y0: 120 + 7 * 90 - 23, x1: 764, y1: 120 + 7 * 90 + 5 };

/** The box on the page after a clockwise rotation. */
function turn({ x0, y0, x1, y1 }: Box, degrees: number): Box {
	if (degrees === 90) return { x0: HEIGHT - y1, y0: x0, x1: HEIGHT - y0, y1: x1 };
	if (degrees === 180) return { x0: WIDTH - x1, y0: HEIGHT - y1, x1: WIDTH - x0, y1: HEIGHT - y0 };
	if (degrees === 270) return { x0: y0, y0: WIDTH - x1, x1: y1, y1: WIDTH - x0 };
	return { x0, y0, x1, y1 };
}

async function read(name: string, bytes: Buffer, likely?: string[]) {
	const path = join(folder, name);
	writeFileSync(path, bytes);
	timesRead = 0;
	const type = name.endsWith('.png') ? 'png' : 'jpeg';
	const page = await readScan({ path, type, limits }, 0, DEFAULT_DATA, engine, likely);
	const total = page.words.find(({ text }) => text === '1,234.50');
	return {
		text: page.words.map(({ text }) => text).join(' '),
		rotation: page.rotation,
		total: total && placeAsSent(total.box, page),
		timesRead,
	};
}

function expectNear(box: Box | undefined, wanted: Box) {
	for (const side of ['x0', 'y0', 'x1', 'y1'] as const) {
		expect(Math.abs((box?.[side] ?? Infinity) - wanted[side])).toBeLessThan(8);
	}
}

test.each([0, 90, 180, 270])(
	'a scan that lies turned by %i° is read upright and once, its places as it was sent',
	async (degrees) => {
		const drawn = sharp(await drawPage(INVOICE_LINES, WIDTH, HEIGHT)).flatten();
		const found = await read(`${degrees}.png`, await drawn.rotate(degrees).png().toBuffer());
		expect(found.rotation).toBe((360 - degrees) % 360);
		for (const text of ['Harbour', 'A-4711', 'thirty', '1,234.50']) {
			expect(found.text).toContain(text);
		}
		expectNear(found.total, turn(TOTAL, degrees));
		expect(found.timesRead).toBe(1);
	},
	300_000,
);

test.each([0, 90, 180])(
	'so is a page turned by %i° in a document whose first page is in English',
	async (degrees) => {
		const drawn = sharp(await drawPage(INVOICE_LINES, WIDTH, HEIGHT)).flatten();
		const bytes = await drawn.rotate(degrees).png().toBuffer();
		const found = await read(`alike-${degrees}.png`, bytes, ['eng']);
		expect(found.rotation).toBe((360 - degrees) % 360);
		expectNear(found.total, turn(TOTAL, degrees));
		// Upside down, it is hardly readable, so that it is looked at again.
		if (degrees !== 180) expect(found.timesRead).toBe(1);
	},
	300_000,
);

test.each([
	{ orientation: 1, degrees: 180 },
	// EXIF says "rotate by 90°", and the page was upside down.
	{ orientation: 6, degrees: 90 },
])(
	'so is a grainy photo with EXIF orientation $orientation',
	async ({ orientation, degrees }) => {
		const drawn = sharp(await drawPage(INVOICE_LINES, WIDTH, HEIGHT)).flatten();
		const grey = await drawn.greyscale().linear(0.6, 60).blur(1.2).toBuffer();
		const photo = await sharp(grey)
			.rotate(degrees)
			.withMetadata({ orientation })
			.jpeg({ quality: 60 })
			.toBuffer();
		const found = await read(`exif-${orientation}.jpg`, photo);
		// In a viewer it is upside down.
		expect(found.rotation).toBe(180);
		expect(found.text).toContain('1,234.50');
		expectNear(found.total, turn(TOTAL, 180));
	},
	300_000,
);
