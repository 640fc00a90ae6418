/** Words that are frequent in letters and bills of one language and rare in the others, without accents. */
const SIGNS: Readonly<Record<string, string>> = {
	eng: 'the of and to for with from this your invoice date total amount number please payment tax due by is not',
	deu: 'und der die das den dem fur mit von bis zum zur rechnung datum summe betrag netto brutto mwst ust kunde nummer seite bitte tel strasse gmbh bei auf ist nicht',
	fra: 'le la les des du de et pour avec sur facture date montant client numero adresse page tva ttc ht par est vous votre livraison rue total',
	spa: 'el los las del de y para con por factura fecha importe cliente numero direccion pagina iva su esta calle',
	ita: 'il lo gli della dei di e per con fattura data importo cliente numero indirizzo pagina iva via del al totale',
	por: 'os as do da dos das de e para com fatura data valor cliente numero morada pagina iva por rua total nao',
	nld: 'het een van de en voor met factuur datum bedrag klant nummer adres pagina btw bij niet is straat totaal',
};
const signs = Object.entries(SIGNS).map(([language, words]) => ({
	language,
	words: new Set(words.split(' ')),
}));

/** So many words of a language, and so many more than of English, tell it from a few borrowed ones. */
const MIN_WORDS = 5;
const MIN_LEAD = 1.5;

/** The language of a page that was read as if it were English, where another one is likelier. */
export function guessLanguage(texts: readonly string[]): string | undefined {
	const plain = texts.map((text) =>
		text
			.normalize('NFKD')
			.replace(/\p{M}+/gu, '')
			.toLowerCase()
			.replace(/[^\p{L}]/gu, ''),
	);
	const counts = signs
		.map(({ language, words }) => ({
			language,
			count: plain.filter((word) => words.has(word)).length,
		}))
		.sort((a, b) => b.count - a.count);
	const [best] = counts;
	const english = counts.find(({ language }) => language === 'eng')?.count ?? 0;
	if (!best || best.language === 'eng') return undefined;
	return best.count >= MIN_WORDS && best.count >= MIN_LEAD * english ? best.language : undefined;
}
