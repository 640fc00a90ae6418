import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Log } from './model/ports.ts';
import type { PoolSettings } from './pipeline/pool.ts';
import { listStandIns } from './words/ocr/provide-data.ts';
import { hasNativeTesseract } from './words/ocr/tesseract-native.ts';

/** Tesseract and pdf.js keep what they once needed; a new process starts small. */
const TASKS_PER_CHILD = 500;

/** The processes that read documents, as the configuration wants them. */
export function poolSettings(config: Config, log: Log): PoolSettings {
	for (const standIn of listStandIns()) {
		log.info(standIn, 'no OCR data for a language: others stand in for it');
	}
	const { ocrEngine: wanted } = config;
	const ocrEngine =
		wanted === 'auto'
			? hasNativeTesseract(config.ocrProgram)
				? 'tesseract'
				: 'tesseract.js'
			: wanted;
	return {
		size: config.parseProcesses || availableParallelism(),
		child: {
			ocrEngine,
			ocrDataFolder: join(config.dataDir, 'tessdata'),
			ocrProgram: config.ocrProgram,
		},
		childMemoryBytes: config.parseProcessBytes,
		pageTimeoutMs: config.pageTimeoutMs,
		tasksPerChild: TASKS_PER_CHILD,
	};
}
