import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ALL_SOURCES } from '../engine/src/reading/extraction/sources/sources.ts';

const ENGINE = join(import.meta.dirname, '../engine/src');
const EXTRACTION = join(ENGINE, 'reading/extraction');
export const SOURCES_FOLDER = join(EXTRACTION, 'sources');
const TABLE = join(SOURCES_FOLDER, 'sources.ts');

/** The file of each source, by the name of the source. */
export async function findSourceFiles(): Promise<Map<string, string>> {
	const all = new Set<unknown>([...ALL_SOURCES.values, ...ALL_SOURCES.lists]);
	const files = new Map<string, string>();
	for (const path of importsOf(TABLE)) {
		const exported = Object.values((await import(path)) as Record<string, unknown>);
		for (const one of exported) if (all.has(one)) files.set((one as { name: string }).name, path);
	}
	return files;
}

/** Counts the lines of files, and of the files of the extraction that nothing else imports. */
export function createLineCounter(): (files: readonly string[]) => number {
	const all = globSync(join(ENGINE, '**/*.ts'));
	const importers = new Map<string, string[]>();
	for (const file of all)
		for (const path of importsOf(file)) importers.set(path, [...(importers.get(path) ?? []), file]);
	const extraction = all.filter((file) => file.startsWith(`${EXTRACTION}/`));
	return (files) => {
		const own = new Set(files);
		let size = 0;
		while (size < own.size) {
			size = own.size;
			for (const file of extraction) {
				const by = importers.get(file) ?? [];
				if (by.length > 0 && by.every((importer) => own.has(importer))) own.add(file);
			}
		}
		return [...own].reduce((sum, file) => sum + read(file).split('\n').length - 1, 0);
	};
}

function importsOf(file: string): string[] {
	return [...read(file).matchAll(/ from '(\.[^']*)'/g)].map(([, path = '']) =>
		join(dirname(file), path),
	);
}

function read(file: string): string {
	return readFileSync(file, 'utf8');
}
