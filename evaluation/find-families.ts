import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Page } from '../engine/src/model/document.ts';

/** Documents of one make share at least this much of the words of their first pages. */
const ALIKE = 0.5;
const MIN_WORDS = 8;

const familiesSchema = z.record(z.string(), z.string());

/**
 * Groups the documents of a set by make: as in `families.json`, or by the share of common words on their first pages.
 */
export function findFamilies(
	folder: string,
	documents: readonly { id: string; pages: readonly Page[] }[],
): string[][] {
	const file = join(folder, 'families.json');
	if (existsSync(file)) {
		const families = familiesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
		const groups = Map.groupBy(documents, ({ id }) => families[id] ?? id);
		return [...groups.values()].map((group) => group.map(({ id }) => id));
	}
	const found: { ids: string[]; words: Set<string> }[] = [];
	for (const { id, pages } of documents) {
		const words = wordsOf(pages);
		const family = found.find((one) => likeness(one.words, words) >= ALIKE);
		if (family && words.size >= MIN_WORDS) family.ids.push(id);
		else found.push({ ids: [id], words });
	}
	return found.map(({ ids }) => ids);
}

function wordsOf([first]: readonly Page[]): Set<string> {
	const words = first?.words.map(({ text }) => text.toLowerCase().replace(/[^\p{L}]+/gu, '')) ?? [];
	return new Set(words.filter((word) => word.length >= 3));
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	const shared = [...one].filter((word) => other.has(word)).length;
	return shared / Math.max(1, one.size + other.size - shared);
}
