import { globSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';

/** The used files of large packages, where these are few. */
const USED: Record<string, string[]> = {
	'@cantoo/pdf-lib': ['es/**/*.{js,json}'],
	'@tabler/icons': [], // Only the images; @tabler/icons-react contains them as components.
	'@tesseract.js-data/*': ['4.0.0_best_int/*.gz'],
	// The native build for this system, for both C libraries.
	'better-sqlite3': ['lib/**/*', `prebuilds/${process.platform}*.node`],
	// The headers are needed to compile n8n's SQLite, which does not use those of OpenSSL.
	'node-linux-*': ['bin/node', 'include/node/!(openssl){,/**/*}'],
	// Native builds for both processors, because the published package serves both.
	'onnxruntime-node': ['dist/*.js', `bin/napi-v6/${process.platform}/*/*`],
	'onnxruntime-web': ['dist/ort.wasm.bundle.min.mjs', 'dist/ort-wasm-simd-threaded.wasm'],
	'pdfjs-dist': ['legacy/build/{pdf,pdf.worker}.mjs', '{cmaps,standard_fonts,wasm,iccs}/**/*'],
	'tesseract.js': ['src/**/*.js'],
	'tesseract.js-core': ['*.wasm', 'tesseract-core{,-simd,-relaxedsimd}{,-lstm}.js'],
};
/** Only needed to build the dashboard. */
const USED_TO_BUILD: Record<string, string[]> = {
	'pdfjs-dist': ['legacy/build/pdf.worker.min.mjs'],
};
const ALWAYS = ['package.json', 'LICEN[CS]E*'];
const TYPES = ['**/*.d.{ts,mts,cts}'];

/** Name patterns of packages that are used in part. */
export const PARTLY_USED = Object.keys(USED);

/** The files of a package that are used at run time, relative to its folder. */
export function listUsed(name: string, folder: string): string[] {
	return list(folder, [...(lookUp(name) ?? ['**/*']), ...ALWAYS]);
}

/** The files of a package that are used at run time, by the build or by checks. */
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
