import type { Phrases } from './languages.ts';
import { listPhrases, splitLines } from './list-phrases.ts';

/**
 * Terms of each language, one a line, written as patterns where their spelling varies; `any` has those that
 * no language owns. The files in terms/ hold all of them.
 */
export type Terms = Phrases & { readonly any?: string };

/** The terms of all languages as one group of a pattern. */
export function anyOf(terms: Terms): string {
	return `(?:${[...listPhrases(terms), ...splitLines(terms.any)].join('|')})`;
}
