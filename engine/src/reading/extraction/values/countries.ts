import { COUNTRIES } from '../lexicon/terms/countries.ts';
import { fold } from '../lexicon/read-words.ts';

const byName = new Map(
	Object.entries(COUNTRIES).flatMap(([code, names]) => names.map((name) => [name, code] as const)),
);

/** The ISO code of the country with this name. */
export function findCountry(text: string): string | undefined {
	if (text.length > 40) return undefined;
	const plain = fold(text)
		.replace(/[^a-z]+/g, ' ')
		.trim();
	return (
		byName.get(plain) ??
		(/^[A-Z]{2}$/.test(text.trim()) && text.trim() in COUNTRIES ? text.trim() : undefined)
	);
}
