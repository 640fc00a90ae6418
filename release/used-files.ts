import { globSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';

/** Of large packages: the files that are read, where these are few. */
const USED: Record<string, string[]> = {
	'@tabler/icons': [], // Its pictures; @tabler/icons-react has them as components.
	'@tesseract.js-data/*': ['4.0.0_best_int/*.gz'],
	// Machine code of this system, with either library for C.
	'better-sqlite3': ['lib/**/*', `prebuilds/${process.platform}*.node`],
	// The headers are for what is compiled, which for n8n's SQLite is done without those of OpenSSL.
	'node-linux-*': ['bin/node', 'include/node/!(openssl){,/**/*}'],
	// Machine code for either processor, because the published package serves both.
	'onnxruntime-node': ['dist/*.js', `bin/napi-v6/${process.platform}/*/*`],
	'onnxruntime-web': ['dist/ort.wasm.bundle.min.mjs', 'dist/ort-wasm-simd-threaded.wasm'],
	'pdfjs-dist': ['legacy/build/{pdf,pdf.worker}.mjs', '{cmaps,standard_fonts,wasm,iccs}/**/*'],
	'tesseract.js': ['src/**/*.js'],
	'tesseract.js-core': ['*.wasm', 'tesseract-core{,-simd,-relaxedsimd}{,-lstm}.js'],
};
/** What the dashboard is built with, and is no longer read once it is. */
const USED_TO_BUILD: Record<string, string[]> = {
	'pdfjs-dist': ['legacy/build/pdf.worker.min.mjs'],
};
const ALWAYS = ['package.json', 'LICEN[CS]E*'];
const TYPES = ['**/*.d.{ts,mts,cts}'];

/** The names of the packages of which only some files are read, as patterns. */
export const PARTLY_USED = Object.keys(USED);

/** What is read of a package while the engine runs, relative to its folder. */
export function listUsed(name: string, folder: string): string[] {
	return list(folder, [...(lookUp(name) ?? ['**/*']), ...ALWAYS]);
}

/** What is read of a package while the engine runs, is built or checked. */
export function listUsedInRepository(name: string, folder: string): string[] {
	const used = lookUp(name) ?? ['**/*'];
	return list(folder, [...used, ...(USED_TO_BUILD[name] ?? []), ...TYPES, ...ALWAYS]);
}

function lookUp(name: string): string[] | undefined {
	return Object.entries(USED).find(([pattern]) => matchesGlob(name, pattern))?.[1];
}

function list(folder: string, patterns: string[]): string[] {
	return globSync(patterns, { cwd: folder, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)))
		.filter((file) => !file.startsWith('node_modules/'));
}
