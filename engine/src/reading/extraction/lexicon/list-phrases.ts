import { LANGUAGES } from './languages.ts';
import type { Phrases } from './languages.ts';

/** The phrases of all languages, language by language. */
export function listPhrases(phrases: Phrases): string[] {
	return LANGUAGES.flatMap((language) => splitLines(phrases[language]));
}

/** The lines of a text that say something. */
export function splitLines(text = ''): string[] {
	return text.match(/\S(?:.*\S)?/g) ?? [];
}
