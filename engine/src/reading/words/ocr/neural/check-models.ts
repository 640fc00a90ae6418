import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The folder of the models that ship with the engine; models/README.md names their origin. */
export const MODELS = new URL('./models/', import.meta.url);

/** The SHA-256 of each. */
const FILES: Readonly<Record<string, string>> = {
	'find-text.onnx': 'f139598bc2af4e4b6fe98dec11574e30edfdd91fc94ac1425c18ace3bd5a866b',
	'glance-latin.onnx': '49765cc1615a429b2ef45dee069fee19fedcbe0177a8cfdafe76051d5c506d52',
	'read-latin.onnx': '4fd81948e80f385afc2a9410a51904b70b6ff6dae9e26c2fc54c4bc52d4124d6',
};

/** Describes what is wrong with the models in a folder; undefined if they are intact. */
export function findModelFault(folder: URL = MODELS): string | undefined {
	for (const [name, hash] of Object.entries(FILES)) {
		const { pathname } = new URL(name, folder);
		const bytes = readOrMiss(pathname);
		if (!bytes) return `The OCR model ${pathname} is missing: install the engine again.`;
		if (createHash('sha256').update(bytes).digest('hex') !== hash) {
			return `The OCR model ${pathname} is damaged: install the engine again.`;
		}
	}
	return undefined;
}

function readOrMiss(path: string): Buffer | undefined {
	try {
		return readFileSync(path);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
		throw error;
	}
}
