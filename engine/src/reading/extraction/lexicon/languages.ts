import data from './languages.json' with { type: 'json' };
import monthNames from './month-names.json' with { type: 'json' };

/** A language of the lexicon, by its ISO 639-1 code. */
export type Language = keyof typeof data;
export const LANGUAGES = Object.keys(data) as readonly Language[];

/** Phrases or words of each language. */
export type Phrases = Readonly<Partial<Record<Language, readonly string[]>>>;

type LanguageEntry = {
	readonly name: string;
	/** Function words, which carry no meaning of their own on a label: "of", "the", "und". */
	readonly silent: readonly string[];
	/** For each month, its names and its irregular abbreviations, without accents. */
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

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

/** By month, its names in the languages of the lexicon. They may be abbreviated to their beginnings. */
export const MONTH_NAMES: readonly (readonly string[])[] = MONTHS.map((month) =>
	entries.flatMap(({ months }) => months[month] ?? []),
);

/** By month, its names in other languages. A name that two languages use for different months is in neither. */
export const OTHER_MONTH_NAMES: readonly (readonly string[])[] = MONTHS.map((month) =>
	Object.values(monthNames).flatMap((months) => months[month] ?? []),
);

export const JOINTS: readonly string[] = [...new Set(entries.flatMap(({ joints = [] }) => joints))];

export const MIXED_CASE: readonly string[] = entries.flatMap(({ mixedCase = [] }) => mixedCase);
