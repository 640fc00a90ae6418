import languages from '../extraction/lexicon/languages.json' with { type: 'json' };
import { fold } from '../extraction/lexicon/read-words.ts';

/** Function words of languages that the lexicon has no labels for. */
const OTHERS: Readonly<Record<string, string>> = {
	pl: 'i w na z do nie się oraz od dla przez jest za po lub nr dnia ul razem ilość cena wartość',
	cs: 'a v na z do se že pro je k při od dne č celkem datum množství cena nebo ze dodavatel odběratel',
	sk: 'a v na z do sa že pre je k pri od dňa č spolu dátum množstvo alebo zo dodávateľ odberateľ',
	sv: 'och att det som en på är av för med till den har inte om ett från moms antal belopp datum',
	nb: 'og i på er av for med til den har ikke om et fra som det mva antall beløp dato',
	da: 'og i på er af for med til den har ikke om et fra som det moms antal beløb dato',
	fi: 'ja on ei se että yhteensä päivämäärä määrä hinta sekä tai alv kpl eur mukaan',
	hu: 'és a az nem hogy egy is vagy összesen dátum mennyiség ár szám cím áfa db ft',
	ro: 'și de la în cu pe nu din pentru sau cantitate preț nr este lei tva',
	tr: 've bir bu için ile da de toplam tarih miktar fiyat no adres veya kdv tutar olarak',
};

const byWord = new Map<string, string[]>();
const add = (word: string, language: string) => {
	const key = fold(word);
	const known = byWord.get(key) ?? [];
	if (!known.includes(language)) byWord.set(key, [...known, language]);
};
for (const [language, { silent }] of Object.entries(languages))
	for (const word of silent) add(word, language);
for (const [language, words] of Object.entries(OTHERS))
	for (const word of words.split(' ')) add(word, language);

/** Letters that occur in few languages. */
const LETTERS: readonly (readonly [RegExp, readonly string[]])[] = [
	[/[äöüß]/i, ['de', 'sv', 'fi', 'hu', 'tr']],
	[/ß/, ['de']],
	[/[ąęśźżń]/i, ['pl']],
	[/ł/i, ['pl']],
	[/[řůě]/i, ['cs']],
	[/[ľĺŕô]/i, ['sk']],
	[/[őű]/i, ['hu']],
	[/[åÅ]/, ['sv', 'nb', 'da']],
	[/[øæ]/i, ['nb', 'da']],
	[/[ğşı]/i, ['tr']],
	[/[ășțţ]/i, ['ro']],
	[/[ñ¿¡]/i, ['es']],
	[/[ãõ]/i, ['pt']],
	[/[çèêà]/i, ['fr', 'pt', 'it']],
	[/[ìò]/i, ['it']],
];

/** The evidence for each language: function words, and letters that only some languages have. */
export function countLanguages(words: readonly string[]): Map<string, number> {
	const counts = new Map<string, number>();
	const raise = (language: string, by: number) =>
		counts.set(language, (counts.get(language) ?? 0) + by);
	for (const word of words) {
		const plain = fold(word).replace(/[^\p{L}]/gu, '');
		const known = byWord.get(plain) ?? [];
		for (const language of known) raise(language, 1 / known.length);
		if (!/\P{ASCII}/u.test(word)) continue;
		for (const [letters, of] of LETTERS)
			if (letters.test(word)) for (const language of of) raise(language, 0.5 / of.length);
	}
	return counts;
}

const MIN_SIGNS = 2;
/** Minimum ratio of the best language to the next one. */
const MARGIN = 1.15;

/** The language with the most evidence; null if there is too little. */
export function chooseLanguage(counts: ReadonlyMap<string, number>): string | null {
	const [best, next] = [...counts].sort(([, a], [, b]) => b - a);
	if (!best || best[1] < MIN_SIGNS || best[1] < MARGIN * (next?.[1] ?? 0)) return null;
	return best[0];
}
