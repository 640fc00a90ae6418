import { createWorker, OEM, PSM } from 'tesseract.js';
import type { Worker } from 'tesseract.js';
import { hasData, provideData } from './provide-data.ts';
import { toPgm } from './ocr-engine.ts';
import type { OcrEngine } from './ocr-engine.ts';

/** Tesseract compiled to WebAssembly: nothing needs to be installed. */
export function createTesseractJs(dataFolder: string): OcrEngine {
	let worker: Worker | undefined;
	let loaded = '';

	async function workerFor(languages: readonly string[]): Promise<Worker> {
		const wanted = languages.join('+');
		if (worker && loaded === wanted) return worker;
		const provided = await provideData(dataFolder, languages);
		// A new worker instead of reinitialize(), which keeps the memory of the old languages.
		await worker?.terminate();
		worker = await createWorker(provided.join('+'), OEM.LSTM_ONLY, {
			langPath: dataFolder,
			gzip: false,
			cacheMethod: 'none',
		});
		await worker.setParameters({
			// Resets the adaptive classifier: one document must not influence the next, which may belong to
			// another account.
			classify_enable_learning: '0',
			user_defined_dpi: '200',
		});
		loaded = wanted;
		return worker;
	}

	return {
		name: 'tesseract.js',
		canRead: (languages) => hasData(dataFolder, languages),
		async recognise(image, languages, shape = 'strip') {
			const ready = await workerFor(languages);
			await ready.setParameters({
				tessedit_pageseg_mode: shape === 'sheet' ? PSM.AUTO : PSM.SINGLE_BLOCK,
			});
			const { data } = await ready.recognize(toPgm(image), {}, { text: false, blocks: true });
			const lines = (data.blocks ?? []).flatMap((block) =>
				block.paragraphs.flatMap((paragraph) => paragraph.lines),
			);
			return lines.flatMap((line) =>
				line.words.map(({ text, bbox, confidence }) => ({
					text,
					box: bbox,
					confidence: confidence / 100,
				})),
			);
		},
		close: async () => {
			await worker?.terminate();
			worker = undefined;
			loaded = '';
		},
	};
}
