import { problem } from './problem.ts';

type Language = {
	/** ISO 639-1. */
	code: string;
	/** Other accepted codes: ISO 639-2, in both forms where there are two, and related codes. */
	aliases: string[];
	name: string;
	data: string[];
};

/** A hint that is the same as no hint. */
const AUTO = 'auto';

/** The languages for hints, with their Tesseract data. */
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

/** Without a hint: English, for Latin script. */
export const DEFAULT_DATA: readonly string[] = ['eng'];

/** Other languages to try without a hint, one per script, the most common first. */
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

/** The language code of a hint; undefined for an unknown hint. */
export function languageCode(hint: string | undefined): string | undefined {
	return findLanguage(hint)?.code;
}

/** The Tesseract data for a hint, or without one. */
export function languagesFor(hint: string | undefined): readonly string[] {
	return findLanguage(hint)?.data ?? DEFAULT_DATA;
}

/** The language code of a hint; null: detected automatically. */
export function codeFor(hint: string | null): string | null {
	return findLanguage(hint ?? undefined)?.code ?? null;
}

/** Accepts hints such as `de`, `deu`, `ger`, `DE`, `de-AT` or `zh_Hant`; region and script are ignored. */
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
