import { readFileSync } from 'node:fs';

/** Other words for the fields of a concept. */
export type Paraphrases = { names: string[]; clerk: string[] };

/** By concept, from the files of training/paraphrases. */
export function readParaphrases(paths: readonly string[]): Map<string, Paraphrases> {
	const paraphrases = new Map<string, Paraphrases>();
	for (const path of paths) {
		for (const line of readFileSync(path, 'utf8').split('\n')) {
			if (line === '') continue;
			const {
				concept,
				names = [],
				clerk = [],
			} = JSON.parse(line) as Partial<Paraphrases> & { concept?: string | null };
			if (!concept) continue;
			const known = paraphrases.get(concept) ?? { names: [], clerk: [] };
			known.names.push(...names.filter((name) => !name.includes('.')));
			known.clerk.push(...clerk);
			paraphrases.set(concept, known);
		}
	}
	return paraphrases;
}

/** Numbers that look random and are the same in each run. */
export function createRandom(seed = 1): () => number {
	let state = seed;
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 2 ** 32;
	};
}
