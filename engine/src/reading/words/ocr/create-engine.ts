import { createNeuralReader } from './neural-reader.ts';
import type { OcrEngine } from './ocr-engine.ts';
import { createTesseractJs } from './tesseract-js.ts';
import { createNativeTesseract, hasNativeTesseract } from './tesseract-native.ts';

/** Engines in order of preference. */
export const ENGINES = ['pp-ocr', 'tesseract.js', 'tesseract'] as const;

/** The folder for Tesseract's unpacked data, and the name or path of its program. */
type Tesseract = { dataFolder: string; program: string };

export function createEngine(
	name: OcrEngine['name'],
	{ dataFolder, program }: Tesseract,
): OcrEngine {
	switch (name) {
		case 'pp-ocr':
			return createNeuralReader(createTesseract({ dataFolder, program }));
		case 'tesseract.js':
			return createTesseractJs(dataFolder);
		case 'tesseract':
			return createNativeTesseract(dataFolder, program);
	}
}

/** The tesseract program if installed, which needs half the CPU. */
function createTesseract({ dataFolder, program }: Tesseract): OcrEngine {
	return hasNativeTesseract(program)
		? createNativeTesseract(dataFolder, program)
		: createTesseractJs(dataFolder);
}
