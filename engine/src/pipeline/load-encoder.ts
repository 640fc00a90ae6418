import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createEncoder } from '../extraction/encoder/create-encoder.ts';
import type { Encoder } from '../extraction/encoder/create-encoder.ts';
import { readEncoderFile } from '../extraction/encoder/read-encoder-file.ts';

const FILE = new URL('../extraction/encoder/encoder.bin', import.meta.url);

/** Reads the encoder that lies beside the code. Without it nothing can be extracted, so nothing starts. */
export function loadEncoder(file: URL = FILE): Encoder {
	try {
		return createEncoder(readEncoderFile(readFileSync(file)));
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		throw new Error(
			`The model file ${fileURLToPath(file)} cannot be used: ${why}. Install DocSift again, or make the file anew as training/README.md says.`,
			{ cause: error },
		);
	}
}
