import data from './languages.json' with { type: 'json' };

/** A language of the lexicon, by its ISO 639-1 code. */
export type Language = keyof typeof data;
export const LANGUAGES = Object.keys(data) as readonly Language[];

/** Phrases or words of each language. */
export type Phrases = Readonly<Partial<Record<Language, readonly string[]>>>;

type LanguageEntry = {
	readonly name: string;
	/** Function words, which carry no meaning of their own on a label: "of", "the", "und". */
	readonly silent: readonly string[];
	/** For each month, the beginnings of its names, without accents. */
	readonly months: readonly (readonly string[])[];
	/** Letters that join the parts of compounds. */
	readonly joints?: readonly string[];
	/** Words with a capital inside that does not begin another word. */
	readonly mixedCase?: readonly string[];
};
const entries: readonly LanguageEntry[] = Object.values(
	data satisfies Record<Language, LanguageEntry>,
);

export const SILENT_WORDS: ReadonlySet<string> = new Set(entries.flatMap(({ silent }) => silent));

/** By month, in all languages. */
export const MONTH_STARTS: readonly (readonly string[])[] = Array.from({ length: 12 }, (_, month) =>
	entries.flatMap(({ months }) => months[month] ?? []),
);

export const JOINTS: readonly string[] = [...new Set(entries.flatMap(({ joints = [] }) => joints))];

export const MIXED_CASE: readonly string[] = entries.flatMap(({ mixedCase = [] }) => mixedCase);
