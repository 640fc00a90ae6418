import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findHeavyPages, measurePages } from '../../../engine/web/measure-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'docsift-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

function build(manifest: object, sizes: Record<string, number>): string {
	const dist = mkdtempSync(join(folder, 'dist-'));
	const write = (path: string, content: string | Uint8Array) => {
		mkdirSync(dirname(join(dist, path)), { recursive: true });
		writeFileSync(join(dist, path), content);
	};
	write('.vite/manifest.json', JSON.stringify(manifest));
	for (const [file, bytes] of Object.entries(sizes)) write(`${file}.gz`, new Uint8Array(bytes));
	return dist;
}

const manifest = {
	'index.html': {
		file: 'assets/index.js',
		isEntry: true,
		imports: ['_shared.js'],
		dynamicImports: ['src/jobs.tsx', 'src/viewer.tsx'],
	},
	'_shared.js': { file: 'assets/shared.js' },
	'_table.js': { file: 'assets/table.js', imports: ['_shared.js'] },
	'src/jobs.tsx': { file: 'assets/jobs.js', imports: ['_table.js', '_shared.js', 'index.html'] },
	'src/viewer.tsx': { file: 'assets/viewer.js', imports: ['_shared.js'] },
};

describe('the JavaScript of pages', () => {
	test('a further page counts what it needs and the first page has not loaded', () => {
		const dist = build(manifest, {
			'assets/index.js': 100,
			'assets/shared.js': 50,
			'assets/table.js': 30,
			'assets/jobs.js': 5,
			'assets/viewer.js': 7,
		});
		expect(measurePages(dist)).toEqual([
			{ page: 'index.html', bytes: 150, isFirst: true },
			{ page: 'src/jobs.tsx', bytes: 35, isFirst: false },
			{ page: 'src/viewer.tsx', bytes: 7, isFirst: false },
		]);
	});

	test('a part of pages counts what it adds to every page that asks for it', () => {
		const sizes = {
			'assets/index.js': 100,
			'assets/shared.js': 50,
			'assets/table.js': 30,
			'assets/jobs.js': 5,
			'assets/viewer.js': 7,
			'assets/editor.js': 11,
		};
		const asked = (...pages: (keyof typeof manifest)[]) => {
			const editor = { file: 'assets/editor.js', imports: ['_table.js', 'src/jobs.tsx'] };
			const changed: Record<string, object> = { ...manifest, 'src/editor.tsx': editor };
			for (const page of pages) {
				changed[page] = { ...manifest[page], dynamicImports: ['src/editor.tsx'] };
			}
			const pageSizes = measurePages(build(changed, sizes));
			return pageSizes.find(({ page }) => page === 'src/editor.tsx')?.bytes;
		};
		expect(asked('src/jobs.tsx')).toBe(11);
		// The viewer includes neither the table nor the list of jobs.
		expect(asked('src/jobs.tsx', 'src/viewer.tsx')).toBe(11 + 30 + 5);
	});

	test('a page over its budget is named, the first with a larger one', () => {
		const sizes = (first: number, further: number) => [
			{ page: 'index.html', bytes: first, isFirst: true },
			{ page: 'src/jobs.tsx', bytes: further, isFirst: false },
		];
		expect(findHeavyPages(sizes(220_000, 150_000))).toEqual([]);
		expect(findHeavyPages(sizes(220_001, 150_001))).toEqual([
			'index.html asks for 220.0 kB of JavaScript, 220.0 kB are allowed',
			'src/jobs.tsx asks for 150.0 kB of JavaScript, 150.0 kB are allowed',
		]);
	});
});
