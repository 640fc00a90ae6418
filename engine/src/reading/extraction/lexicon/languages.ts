import data from './languages.json' with { type: 'json' };

/** A language of the lexicon, by its ISO 639-1 code. */
export type Language = keyof typeof data;
export const LANGUAGES = Object.keys(data) as readonly Language[];

/** Phrases or words of each language. */
export type Phrases = Readonly<Partial<Record<Language, readonly string[]>>>;

type LanguageEntry = {
	readonly name: string;
	readonly silent: readonly string[];
	readonly months: readonly (readonly string[])[];
};
const entries: readonly LanguageEntry[] = Object.values(
	data satisfies Record<Language, LanguageEntry>,
);

/** Words that carry no meaning of their own on a label: "of", "the", "und". */
export const SILENT_WORDS: ReadonlySet<string> = new Set(entries.flatMap(({ silent }) => silent));

/** For each month, how its names begin in all languages, without accents. */
export const MONTH_STARTS: readonly (readonly string[])[] = Array.from({ length: 12 }, (_, month) =>
	entries.flatMap(({ months }) => months[month] ?? []),
);
