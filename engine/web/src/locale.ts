/** Numbers and names in the locale of the dashboard. */

/** The languages of the dashboard, each by its own name. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;

/** For a browser that names no region of the language. */
const DEFAULT_LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' };

/** A BCP 47 tag, such as "de-AT". */
export let locale = DEFAULT_LOCALES.en;

/** Runs before the first page is shown. */
export function setLocale(language: Language, preferred: readonly string[]): void {
	const regional = preferred.find((tag) => tag.includes('-') && languageOf(tag) === language);
	locale = regional ?? DEFAULT_LOCALES[language];
}

/** The chosen language, otherwise the first one of the browser that the dashboard has, otherwise English. */
export function pickLanguage(chosen: Language | null, preferred: readonly string[]): Language {
	return chosen ?? preferred.map(languageOf).find((one) => one !== undefined) ?? 'en';
}

/** The language of a tag such as "de-CH", if the dashboard has it. */
function languageOf(tag: string): Language | undefined {
	const [language = ''] = tag.toLowerCase().split('-');
	return isLanguage(language) ? language : undefined;
}

export function isLanguage(value: string | null): value is Language {
	return value !== null && Object.hasOwn(LANGUAGES, value);
}

/** "1,234" in English, "1.234" in German. */
export function formatNumber(value: number): string {
	return value.toLocaleString(locale);
}

/** With exactly this many decimals. */
export function formatDecimal(value: number, digits: number): string {
	const [minimumFractionDigits, maximumFractionDigits] = [digits, digits];
	return value.toLocaleString(locale, { minimumFractionDigits, maximumFractionDigits });
}

/** All digits and no grouping: the number may be an identifier. */
export function formatPlain(value: number): string {
	return value.toLocaleString(locale, { useGrouping: false, maximumSignificantDigits: 17 });
}

/** A sum of amounts, to the cent. */
export function formatAmount(value: number): string {
	return value.toLocaleString(locale, { maximumFractionDigits: 2 });
}

/** An amount beside its currency: "1,234.50" in English, "1.234,50" in German. */
export function formatCents(value: number): string {
	return value.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 10 });
}

/** "EUR 1,234.50" in English, "1.234,50 EUR" in German. */
export function formatMoney(value: number, currency: string): string {
	const format = { style: 'currency', currency, currencyDisplay: 'code' } as const;
	return value.toLocaleString(locale, format).replace(/[\u00A0\u202F]/g, ' ');
}

/** The name of a language as an item of a list; `fallback` if the browser does not know it. */
export function nameLanguage(code: string, fallback: string): string {
	const name = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(code);
	if (name === undefined) return fallback;
	return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
