/** How much compressed JavaScript the pages of the built dashboard ask for. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Gzip, in bytes: what the first page asks for, and what each further one adds to those that lead to it. */
const FIRST_MAX_BYTES = 250_000;
const FURTHER_MAX_BYTES = 150_000;
/** pdf.js is one file that cannot be cut, and is asked for once a PDF has arrived. */
const EXCEPTIONS: Readonly<Record<string, number>> = { 'src/document/pdf-library.ts': 155_000 };

type Chunk = {
	file: string;
	isEntry?: boolean;
	imports?: string[];
	dynamicImports?: string[];
};
export type PageSize = { page: string; bytes: number; isFirst: boolean };

/** Every entry and whatever is loaded when it is asked for, the largest first. */
export function measurePages(dist: string): PageSize[] {
	const manifest = JSON.parse(readFileSync(join(dist, MANIFEST), 'utf8')) as Record<string, Chunk>;
	const sizeOf = (files: Iterable<string>) =>
		[...files].reduce((sum, file) => sum + statSync(join(dist, `${file}.gz`)).size, 0);
	const [entry] = Object.entries(manifest).find(([, { isEntry }]) => isEntry) ?? [];
	if (entry === undefined) throw new Error(`${MANIFEST} names no entry`);
	const first = listFiles(manifest, entry);
	const lazy = new Set(
		Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports),
	);
	const further = [...lazy].map((page) => {
		// What every page that asks for it has by then; the first one is always there.
		const askers = Object.entries(manifest)
			.filter(([, { dynamicImports = [] }]) => dynamicImports.includes(page))
			.map(([name]) => listFiles(manifest, name));
		const added = [...listFiles(manifest, page)].filter(
			(file) => !first.has(file) && !askers.every((files) => files.has(file)),
		);
		return { page, bytes: sizeOf(added), isFirst: false };
	});
	return [{ page: entry, bytes: sizeOf(first), isFirst: true }, ...further].toSorted(
		(a, b) => b.bytes - a.bytes,
	);
}

/** Pages that ask for more than people should wait for, in words. */
export function findHeavyPages(sizes: readonly PageSize[]): string[] {
	return sizes.flatMap(({ page, bytes, isFirst }) => {
		const limit = EXCEPTIONS[page] ?? (isFirst ? FIRST_MAX_BYTES : FURTHER_MAX_BYTES);
		if (bytes <= limit) return [];
		return [
			`${page} asks for ${toKilobytes(bytes)} of JavaScript, ${toKilobytes(limit)} are allowed`,
		];
	});
}

export function toKilobytes(bytes: number): string {
	return `${(bytes / 1000).toFixed(1)} kB`;
}

const MANIFEST = '.vite/manifest.json';

/** The scripts that a chunk cannot run without. */
function listFiles(manifest: Record<string, Chunk>, name: string, known = new Set<string>()) {
	const chunk = manifest[name];
	if (!chunk || known.has(chunk.file)) return known;
	if (/\.m?js$/.test(chunk.file)) known.add(chunk.file);
	for (const one of chunk.imports ?? []) listFiles(manifest, one, known);
	return known;
}
