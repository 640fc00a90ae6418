import { isLanguage } from './locale.ts';
import type { Language } from './locale.ts';
import type { Texts } from './text.ts';

const KEY = 'docsift-language';

/** The language chosen in this browser; null: the language of the browser. */
export function readChosenLanguage(): Language | null {
	const chosen = localStorage.getItem(KEY);
	return isLanguage(chosen) ? chosen : null;
}

/** Reloads the page, because a language is set only once. */
export function chooseLanguage(language: Language | null): void {
	if (language === null) localStorage.removeItem(KEY);
	else localStorage.setItem(KEY, language);
	window.location.reload();
}

/** The texts of a language; null: English, which is part of the first script. */
export async function loadTexts(language: Language): Promise<Texts | null> {
	if (language === 'de') return (await import('./texts/german.ts')).german;
	if (language === 'fr') return (await import('./texts/french.ts')).french;
	return null;
}
