/** The languages of the lexicon. Whoever adds one writes its code here and its words beside the others. */
export const LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'pt', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Phrases or words of each language, one a line. */
export type Phrases = Readonly<Partial<Record<Language, string>>>;
