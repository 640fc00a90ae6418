import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Log } from '../model/ports.ts';
import type { PoolSettings } from '../reading/pipeline/pool.ts';
import { findModelFault } from '../reading/words/ocr/neural/check-models.ts';
import { probeRuntime } from '../reading/words/ocr/neural/probe-runtime.ts';
import { listStandIns } from '../reading/words/ocr/provide-data.ts';
import { hasNativeTesseract } from '../reading/words/ocr/tesseract-native.ts';

/** Tesseract and pdf.js keep what they once needed; a new process starts small. */
const TASKS_PER_CHILD = 500;

/** The processes that read documents, as the configuration wants them. */
export function poolSettings(
	config: Config,
	log: Log,
	/** Where documents lie, and where work on them is put down. */
	{
		readable = listDocuments(config),
		work = join(config.dataDir, 'uploads'),
		scratch = join(config.dataDir, 'scratch'),
	}: { readable?: readonly string[]; work?: string; scratch?: string } = {},
): PoolSettings {
	for (const standIn of listStandIns()) {
		log.info(standIn, 'no OCR data for a language: others stand in for it');
	}
	const ocrEngine = chooseEngine(config, log);
	return {
		size: config.parseProcesses || availableParallelism(),
		child: {
			ocrEngine,
			ocrDataFolder: ocrDataFolder(config),
			ocrProgram: config.ocrProgram,
		},
		childMemoryBytes: config.parseProcessBytes,
		pageTimeoutMs: config.pageTimeoutMs,
		pageWallMs: config.pageTimeoutMs * config.pageWallFactor,
		tasksPerChild: TASKS_PER_CHILD,
		isolation: {
			mode: config.childIsolation,
			readable,
			// The first is their TMPDIR and HOME.
			writable: [scratch, work, ocrDataFolder(config)],
			program: usesProgram(ocrEngine, config.ocrProgram) ? config.ocrProgram : null,
		},
	};
}

/**
 * Where the documents of jobs are kept, unless a bucket has them. Made at once: a folder can be opened to a
 * process only if it exists.
 */
function listDocuments({ dataDir, s3 }: Config): string[] {
	if (s3) return [];
	const folder = join(dataDir, 'documents');
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	return [folder];
}

/** Whether the engine starts the tesseract program; `pp-ocr` does where it is installed. */
function usesProgram(engine: Exclude<Config['ocrEngine'], 'auto'>, program: string): boolean {
	return engine === 'tesseract' || (engine === 'pp-ocr' && hasNativeTesseract(program));
}

/** Where the data of tesseract's languages is unpacked, and where more of it may be put. */
export function ocrDataFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
	return join(dataDir, 'tessdata');
}

/** Logs which inference runtime the child processes will use. WebAssembly takes two to three times the CPU. */
export async function logRuntime(log: Log): Promise<void> {
	const { name, fault } = await probeRuntime();
	if (name === 'native') log.info({ runtime: name }, 'inference runtime');
	else log.warn({ runtime: name, fault }, 'the native inference runtime does not load');
}

/** The best engine there is, unless one is asked for; that one must be whole. */
function chooseEngine(
	{ ocrEngine, ocrProgram }: Config,
	log: Log,
): Exclude<Config['ocrEngine'], 'auto'> {
	if (ocrEngine === 'tesseract.js' || ocrEngine === 'tesseract') return ocrEngine;
	const fault = findModelFault();
	if (fault === undefined) return 'pp-ocr';
	if (ocrEngine === 'pp-ocr') throw new Error(fault);
	log.warn({ fault }, 'a model is missing or damaged: tesseract reads alone');
	return hasNativeTesseract(ocrProgram) ? 'tesseract' : 'tesseract.js';
}
