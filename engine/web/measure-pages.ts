/** Measures how much compressed JavaScript each page of the built dashboard loads. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Gzip, in bytes: the limit of the first page, and of what each further page adds. */
const FIRST_MAX_BYTES = 220_000;
const FURTHER_MAX_BYTES = 150_000;
/** pdf.js is a single file and is loaded only when a PDF is shown. */
const EXCEPTIONS: Readonly<Record<string, number>> = { 'src/document/pdf-library.ts': 155_000 };

type Chunk = {
	file: string;
	isEntry?: boolean;
	imports?: string[];
	dynamicImports?: string[];
};
export type PageSize = { page: string; bytes: number; isFirst: boolean };

/** Every entry and lazily loaded chunk, the largest first. */
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
		// Scripts that every importing page has already loaded; the first page always is.
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

/** Describes the pages that exceed their limit. */
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

/** The scripts that a chunk depends on. */
function listFiles(manifest: Record<string, Chunk>, name: string, known = new Set<string>()) {
	const chunk = manifest[name];
	if (!chunk || known.has(chunk.file)) return known;
	if (/\.m?js$/.test(chunk.file)) known.add(chunk.file);
	for (const one of chunk.imports ?? []) listFiles(manifest, one, known);
	return known;
}
