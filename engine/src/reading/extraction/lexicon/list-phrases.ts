import { LANGUAGES } from './languages.ts';
import type { Phrases } from './languages.ts';

/** The phrases of all languages, language by language. */
export function listPhrases(phrases: Phrases): string[] {
	return LANGUAGES.flatMap((language) => phrases[language] ?? []);
}
