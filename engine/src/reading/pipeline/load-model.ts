import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createEncoder } from '../extraction/encoder/create-encoder.ts';
import type { Encoder } from '../extraction/encoder/create-encoder.ts';
import { readModelFile } from '../extraction/matrices/read-model-file.ts';
import { createReader } from '../extraction/reader/create-reader.ts';
import type { Reader } from '../extraction/reader/create-reader.ts';
import { CALIBRATION } from '../extraction/models/calibration.ts';
import { LIST_CALIBRATION } from '../extraction/models/list-calibration.ts';
import { QUESTION_CALIBRATION } from '../extraction/models/question-calibration.ts';
import { createModels } from '../extraction/models/create-models.ts';
import type { TrainedParts, Models } from '../extraction/models/create-models.ts';
import { JUDGE } from '../extraction/models/judge-weights.ts';
import { WEIGHTS } from '../extraction/models/weights.ts';

const ENCODER = new URL('../extraction/encoder/encoder.bin', import.meta.url);
const READER = new URL('../extraction/reader/reader.bin', import.meta.url);
const KERNEL = new URL('../extraction/matrices/kernel.wasm', import.meta.url);

/** The models of the product. A process loads them once and passes them on. */
export function loadModels(): Models {
	return createModels(loadLearnt());
}

/** The results of `npm run fit` and of training/, and the matrix kernel. */
export function loadLearnt(): TrainedParts {
	const kernel = loadKernel();
	return {
		weights: WEIGHTS,
		calibration: { ...CALIBRATION, ...LIST_CALIBRATION, ...QUESTION_CALIBRATION },
		judge: JUDGE,
		encoder: loadEncoder(undefined, kernel),
		reader: loadReader(undefined, kernel),
		kernel,
	};
}

/** Compiles the matrix kernel. */
export function loadKernel(file: URL = KERNEL): WebAssembly.Module {
	return load(file, (bytes) => new WebAssembly.Module(bytes));
}

/** Reads the encoder that ships with the code. Extraction needs it, so nothing starts without it. */
export function loadEncoder(file: URL = ENCODER, kernel = loadKernel()): Encoder {
	return load(file, (bytes) => createEncoder(readModelFile(bytes, 'encoder'), kernel));
}

/** Reads the page reader that ships with the code. */
export function loadReader(file: URL = READER, kernel = loadKernel()): Reader {
	return load(file, (bytes) => createReader(readModelFile(bytes, 'reader'), kernel));
}

function load<T>(file: URL, read: (bytes: Buffer<ArrayBuffer>) => T): T {
	try {
		return read(readFileSync(file));
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		throw new Error(
			`The model file ${fileURLToPath(file)} cannot be used: ${why}. Install DocSift again, or make the file anew as training/README.md says.`,
			{ cause: error },
		);
	}
}
