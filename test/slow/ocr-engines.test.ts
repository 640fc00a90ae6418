import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import type { GreyImage } from '../../engine/src/model/document.ts';
import { createEngine, ENGINES } from '../../engine/src/reading/words/ocr/create-engine.ts';
import { createNeuralReader } from '../../engine/src/reading/words/ocr/neural-reader.ts';
import { findModelFault, MODELS } from '../../engine/src/reading/words/ocr/neural/check-models.ts';
import type { OcrEngine } from '../../engine/src/reading/words/ocr/ocr-engine.ts';
import { hasNativeTesseract } from '../../engine/src/reading/words/ocr/tesseract-native.ts';
import { drawPage, LETTER } from '../support/documents.ts';

const folder = mkdtempSync(join(tmpdir(), 'docsift-ocr-'));
const program = 'tesseract';
const installed = ENGINES.filter((name) => name !== 'tesseract' || hasNativeTesseract(program));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function draw(): Promise<GreyImage> {
	const { data, info } = await sharp(await drawPage(LETTER))
		.flatten({ background: '#ffffff' })
		.toColourspace('b-w')
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { data, width: info.width, height: info.height };
}

function blank(width: number, height: number): GreyImage {
	return { data: new Uint8Array(width * height).fill(255), width, height };
}

describe.each(installed)('the OCR engine %s', (name) => {
	const engine: OcrEngine = createEngine(name, { dataFolder: join(folder, 'data'), program });
	afterAll(() => engine.close());

	test('reads words with their places, the same each time', async () => {
		const image = await draw();
		const words = await engine.recognise(image, ['eng']);
		expect(words.map(({ text }) => text)).toEqual(
			expect.arrayContaining(['Invoice', 'number', 'A-4711', 'March', '1,234.50']),
		);
		// drawPage writes values at x = 640, with letters about 23 pixels high.
		const amount = words.find(({ text }) => text === '1,234.50');
		expect(amount?.box.x0).toBeGreaterThan(630);
		expect(amount?.box.x0).toBeLessThan(650);
		expect((amount?.box.y1 ?? 0) - (amount?.box.y0 ?? 0)).toBeGreaterThan(18);
		for (const { confidence, box } of words) {
			expect(confidence).toBeGreaterThan(0);
			expect(confidence).toBeLessThanOrEqual(1);
			expect(box.x1).toBeGreaterThan(box.x0);
			expect(box.y1).toBeGreaterThan(box.y0);
		}
		expect(await engine.recognise(await draw(), ['eng'])).toEqual(words);
	}, 120_000);

	test('reads one language after another', async () => {
		const image = await draw();
		for (const language of ['deu', 'rus', 'eng']) {
			const words = await engine.recognise(image, [language]);
			expect(words.map(({ text }) => text)).toContain('1,234.50');
		}
	}, 120_000);

	test.each([
		['a blank page', blank(400, 300)],
		['a single pixel', blank(1, 1)],
	])(
		'finds no words on %s',
		async (_, image) => {
			expect(await engine.recognise(image, ['eng'])).toEqual([]);
		},
		120_000,
	);
});

describe('models', () => {
	const part = join(folder, 'models');
	const places = pathToFileURL(`${part}/`);
	const tesseract = {
		name: 'tesseract.js' as const,
		recognise: () => Promise.resolve([]),
		close: () => Promise.resolve(),
	};

	test('that ship with the engine are complete', () => {
		expect(findModelFault()).toBeUndefined();
	});

	test('that are missing or truncated are reported in a sentence', async () => {
		expect(findModelFault(places)).toBe(
			`The OCR model ${join(part, 'find-text.onnx')} is missing: install the engine again.`,
		);
		mkdirSync(part);
		for (const name of ['find-text.onnx', 'glance-latin.onnx', 'read-latin.onnx']) {
			writeFileSync(join(part, name), readFileSync(new URL(name, MODELS)));
		}
		expect(findModelFault(places)).toBeUndefined();
		truncateSync(join(part, 'read-latin.onnx'), 4_000_000);
		const engine = createNeuralReader(tesseract, places);
		await expect(engine.recognise(blank(64, 64), ['eng'])).rejects.toThrow(
			`The OCR model ${join(part, 'read-latin.onnx')} is damaged: install the engine again.`,
		);
	});
});
