import type { Phrases } from './languages.ts';
import { listPhrases } from './list-phrases.ts';

/**
 * Terms of each language, written as patterns where their spelling varies. `any` holds the terms that belong
 * to no single language. The JSON files in terms/ hold all lists.
 */
export type Terms = Phrases & { readonly any?: readonly string[] };

/** The lists of one data file. `about` says what the terms of a list have in common. */
export type TermLists = Readonly<Record<string, Terms & { readonly about: string }>>;

/** The terms of all languages as one group of a pattern. */
export function anyOf(terms: Terms): string {
	return `(?:${[...listPhrases(terms), ...(terms.any ?? [])].join('|')})`;
}
