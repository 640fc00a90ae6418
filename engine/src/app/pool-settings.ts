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

/** Tesseract and pdf.js never return memory to the system, so a process is replaced after this many tasks. */
const TASKS_PER_CHILD = 500;

/** The settings of the child processes that read documents. */
export function poolSettings(
	config: Config,
	log: Log,
	/** The folders of documents and of work in progress. */
	{
		readable = listDocuments(config),
		work = join(config.dataDir, 'uploads'),
		scratch = join(config.dataDir, 'scratch'),
	}: { readable?: readonly string[]; work?: string; scratch?: string } = {},
): PoolSettings {
	for (const standIn of listStandIns()) {
		log.info(standIn, 'no OCR data for a language; using other languages');
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
			// The first folder becomes their TMPDIR and HOME.
			writable: [scratch, work, ocrDataFolder(config)],
			program: usesProgram(ocrEngine, config.ocrProgram) ? config.ocrProgram : null,
		},
	};
}

/**
 * The folder of job documents, unless they are in a bucket. It is created now, because the sandbox can only open
 * folders that exist.
 */
function listDocuments({ dataDir, s3 }: Config): string[] {
	if (s3) return [];
	const folder = join(dataDir, 'documents');
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	return [folder];
}

/** Whether the engine runs the tesseract program. `pp-ocr` uses it where it is installed. */
function usesProgram(engine: Exclude<Config['ocrEngine'], 'auto'>, program: string): boolean {
	return engine === 'tesseract' || (engine === 'pp-ocr' && hasNativeTesseract(program));
}

/** The folder of tesseract's language data. More languages can be added there. */
export function ocrDataFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
	return join(dataDir, 'tessdata');
}

/** Logs which inference runtime the child processes will use. WebAssembly takes two to three times the CPU. */
export async function logRuntime(log: Log): Promise<void> {
	const { name, fault } = await probeRuntime();
	if (name === 'native') log.info({ runtime: name }, 'inference runtime');
	else log.warn({ runtime: name, fault }, 'the native inference runtime failed to load');
}

/** Returns the requested engine, or else the best one that is available. A requested engine must be complete. */
function chooseEngine(
	{ ocrEngine, ocrProgram }: Config,
	log: Log,
): Exclude<Config['ocrEngine'], 'auto'> {
	if (ocrEngine === 'tesseract.js' || ocrEngine === 'tesseract') return ocrEngine;
	const fault = findModelFault();
	if (fault === undefined) return 'pp-ocr';
	if (ocrEngine === 'pp-ocr') throw new Error(fault);
	log.warn({ fault }, 'a model is missing or damaged; using tesseract only');
	return hasNativeTesseract(ocrProgram) ? 'tesseract' : 'tesseract.js';
}
