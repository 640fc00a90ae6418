import { problem } from './problem.ts';

type Language = { code: string; name: string; data: string[] };

/**
 * The languages that a request may hint at, with the Tesseract data that reads them.
 */
const LANGUAGES: readonly Language[] = [
	{ code: 'en', name: 'English', data: ['eng'] },
	{ code: 'fr', name: 'French', data: ['fra'] },
	{ code: 'es', name: 'Spanish', data: ['spa'] },
	{ code: 'de', name: 'German', data: ['deu'] },
	{ code: 'it', name: 'Italian', data: ['ita'] },
	{ code: 'pt', name: 'Portuguese', data: ['por'] },
	{ code: 'ru', name: 'Russian', data: ['rus'] },
	{ code: 'zh', name: 'Chinese', data: ['chi_sim', 'chi_tra'] },
	{ code: 'ja', name: 'Japanese', data: ['jpn'] },
	{ code: 'ko', name: 'Korean', data: ['kor'] },
	{ code: 'ar', name: 'Arabic', data: ['ara'] },
	{ code: 'nl', name: 'Dutch', data: ['nld'] },
	{ code: 'pl', name: 'Polish', data: ['pol'] },
	{ code: 'cs', name: 'Czech', data: ['ces'] },
	{ code: 'sv', name: 'Swedish', data: ['swe'] },
	{ code: 'da', name: 'Danish', data: ['dan'] },
	{ code: 'no', name: 'Norwegian', data: ['nor'] },
	{ code: 'fi', name: 'Finnish', data: ['fin'] },
	{ code: 'hu', name: 'Hungarian', data: ['hun'] },
	{ code: 'ro', name: 'Romanian', data: ['ron'] },
	{ code: 'tr', name: 'Turkish', data: ['tur'] },
	{ code: 'el', name: 'Greek', data: ['ell'] },
	{ code: 'he', name: 'Hebrew', data: ['heb'] },
	{ code: 'hi', name: 'Hindi', data: ['hin'] },
	{ code: 'uk', name: 'Ukrainian', data: ['ukr'] },
	{ code: 'bg', name: 'Bulgarian', data: ['bul'] },
];

/** Without a hint: Latin script, English words. */
export const DEFAULT_DATA: readonly string[] = ['eng'];

/** What else a page without a hint may be written in, one per script, the commonest first. */
export const OTHER_SCRIPTS: readonly (readonly string[])[] = [
	['rus'],
	['chi_sim'],
	['ara'],
	['jpn'],
	['kor'],
	['ell'],
	['heb'],
	['hin'],
];

export function listLanguages(): { code: string; name: string }[] {
	return LANGUAGES.map(({ code, name }) => ({ code, name }));
}

/** The code of the language that a hint stands for. */
export function languageCode(hint: string): string {
	return findLanguage(hint).code;
}

/** The data to read with for a hint, or without one. */
export function languagesFor(hint: string | undefined): readonly string[] {
	return hint === undefined ? DEFAULT_DATA : findLanguage(hint).data;
}

/** By a hint such as `de`, `de-AT` or `DE`. */
function findLanguage(hint: string): Language {
	const code = hint.trim().toLowerCase().split(/[-_]/, 1)[0];
	const known = LANGUAGES.find((language) => language.code === code);
	if (known) return known;
	throw problem('LANGUAGE_UNKNOWN', {
		language: hint.slice(0, 40),
		known: LANGUAGES.map((language) => language.code).join(', '),
	});
}
