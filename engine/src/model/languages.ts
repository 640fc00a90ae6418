import { problem } from './problem.ts';

type Language = {
	/** ISO 639-1, by which we call it. */
	code: string;
	/** What else it may be called: ISO 639-2, in both forms where there are two, and kin. */
	aliases: string[];
	name: string;
	data: string[];
};

/** A hint that says the same as none. */
const AUTO = 'auto';

/**
 * The languages that a request may hint at, with the Tesseract data that reads them.
 */
const LANGUAGES: readonly Language[] = [
	{ code: 'en', aliases: ['eng'], name: 'English', data: ['eng'] },
	{ code: 'fr', aliases: ['fra', 'fre'], name: 'French', data: ['fra'] },
	{ code: 'es', aliases: ['spa'], name: 'Spanish', data: ['spa'] },
	{ code: 'de', aliases: ['deu', 'ger'], name: 'German', data: ['deu'] },
	{ code: 'it', aliases: ['ita'], name: 'Italian', data: ['ita'] },
	{ code: 'pt', aliases: ['por'], name: 'Portuguese', data: ['por'] },
	{ code: 'ru', aliases: ['rus'], name: 'Russian', data: ['rus'] },
	{ code: 'zh', aliases: ['zho', 'chi', 'cmn'], name: 'Chinese', data: ['chi_sim', 'chi_tra'] },
	{ code: 'ja', aliases: ['jpn'], name: 'Japanese', data: ['jpn'] },
	{ code: 'ko', aliases: ['kor'], name: 'Korean', data: ['kor'] },
	{ code: 'ar', aliases: ['ara'], name: 'Arabic', data: ['ara'] },
	{ code: 'nl', aliases: ['nld', 'dut'], name: 'Dutch', data: ['nld'] },
	{ code: 'pl', aliases: ['pol'], name: 'Polish', data: ['pol'] },
	{ code: 'cs', aliases: ['ces', 'cze'], name: 'Czech', data: ['ces'] },
	{ code: 'sv', aliases: ['swe'], name: 'Swedish', data: ['swe'] },
	{ code: 'da', aliases: ['dan'], name: 'Danish', data: ['dan'] },
	{ code: 'no', aliases: ['nor', 'nb', 'nob', 'nn', 'nno'], name: 'Norwegian', data: ['nor'] },
	{ code: 'fi', aliases: ['fin'], name: 'Finnish', data: ['fin'] },
	{ code: 'hu', aliases: ['hun'], name: 'Hungarian', data: ['hun'] },
	{ code: 'ro', aliases: ['ron', 'rum'], name: 'Romanian', data: ['ron'] },
	{ code: 'tr', aliases: ['tur'], name: 'Turkish', data: ['tur'] },
	{ code: 'el', aliases: ['ell', 'gre'], name: 'Greek', data: ['ell'] },
	{ code: 'he', aliases: ['heb', 'iw'], name: 'Hebrew', data: ['heb'] },
	{ code: 'hi', aliases: ['hin'], name: 'Hindi', data: ['hin'] },
	{ code: 'uk', aliases: ['ukr'], name: 'Ukrainian', data: ['ukr'] },
	{ code: 'bg', aliases: ['bul'], name: 'Bulgarian', data: ['bul'] },
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

/** The code of the language that a hint stands for; undefined where it stands for none. */
export function languageCode(hint: string | undefined): string | undefined {
	return findLanguage(hint)?.code;
}

/** The data to read with for a hint, or without one. */
export function languagesFor(hint: string | undefined): readonly string[] {
	return findLanguage(hint)?.data ?? DEFAULT_DATA;
}

/** The code by which a language is known here, whatever hint names it; null: it is found automatically. */
export function codeFor(hint: string | null): string | null {
	return findLanguage(hint ?? undefined)?.code ?? null;
}

/** By a hint such as `de`, `deu`, `ger`, `DE`, `de-AT` or `zh_Hant`; region and script do not matter. */
function findLanguage(hint: string | undefined): Language | undefined {
	const code = hint?.trim().toLowerCase().split(/[-_]/, 1)[0];
	if (hint === undefined || code === AUTO) return undefined;
	const known = LANGUAGES.find((one) => one.code === code || one.aliases.includes(code ?? ''));
	if (known) return known;
	throw problem('LANGUAGE_UNKNOWN', {
		language: hint.slice(0, 40),
		known: [AUTO, ...LANGUAGES.map((language) => language.code)].join(', '),
	});
}
