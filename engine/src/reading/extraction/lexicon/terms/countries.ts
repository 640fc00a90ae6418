import data from '../countries.json' with { type: 'json' };

/** The names of countries in all languages, without accents, by ISO code. */
export const COUNTRIES: Readonly<Record<string, readonly string[]>> = data;
