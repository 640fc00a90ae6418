/**
 * What tells a language in letters and bills: words that are frequent in it and rare in the others, without
 * accents, and the letters that it has beside a to z.
 */
const SIGNS: Readonly<Record<string, { words: string; letters: string }>> = {
	eng: {
		words:
			'the of and to for with from this your invoice date total amount number please payment tax due by is not thank you we',
		letters: '',
	},
	deu: {
		words:
			'und der die das den dem fur mit von bis zum zur rechnung datum summe betrag netto brutto mwst ust kunde nummer seite bitte tel strasse gmbh bei auf ist nicht wir uns sie ihre ihren vielen dank',
		letters: 'äöüß',
	},
	fra: {
		words:
			'le la les des du de et pour avec sur facture date montant client numero adresse page tva ttc ht par est vous votre livraison rue total payer merci nous',
		letters: 'àâçéèêëîïôœùû',
	},
	spa: {
		words:
			'el los las del de y para con por factura fecha importe cliente numero direccion pagina iva su esta calle gracias que',
		letters: 'áéíóúñ¿¡',
	},
	ita: {
		words:
			'il lo gli della dei di e per con fattura data importo cliente numero indirizzo pagina iva via del al totale grazie che la',
		letters: 'àèéìòù',
	},
	por: {
		words:
			'os as do da dos das de e para com fatura data valor cliente numero morada pagina iva por rua total nao obrigado pagar sua',
		letters: 'ãõáâàçéêíóôú',
	},
	nld: {
		words:
			'het een van de en voor met factuur datum bedrag klant nummer adres pagina btw bij niet is straat totaal uw bedankt wij naar',
		letters: 'éëï',
	},
	swe: {
		words:
			'och att det som en for med av till pa faktura datum belopp kund nummer moms summa kvitto tack vi din kr ar inte betala org',
		letters: 'åäö',
	},
	dan: {
		words:
			'og at det som en for med af til pa faktura dato belob kunde nummer moms ialt kvittering tak vi din kr er ikke beloeb cvr',
		letters: 'æøå',
	},
	nor: {
		words:
			'og at det som en for med av til pa faktura dato belop kunde nummer mva sum kvittering takk vi din kr er ikke orgnr',
		letters: 'æøå',
	},
	fin: {
		words:
			'ja on ei se etta lasku paivamaara summa yhteensa asiakas numero alv kuitti kiitos puh maksu euroa osoite sivu kpl',
		letters: 'äö',
	},
	pol: {
		words:
			'i w z na do nie jest sie faktura data kwota klient numer adres strona nip vat razem suma zaplaty sprzedaz ul szt paragon dziekujemy za',
		letters: 'ąćęłńóśźż',
	},
	ces: {
		words:
			'a v na je se z do faktura datum castka zakaznik cislo adresa strana dic ico dph celkem kc uctenka dekujeme za ks nakup',
		letters: 'áčďéěíňóřšťúůýž',
	},
	hun: {
		words:
			'a az es egy nem hogy szamla kelte osszesen vevo szam cim oldal afa fizetendo ft nyugta koszonjuk db brutto netto adoszam',
		letters: 'áéíóöőúüű',
	},
	ron: {
		words:
			'si de la in cu pe nu este factura data suma client numar adresa pagina tva total lei bon fiscal cif multumim buc',
		letters: 'ăâîșțşţ',
	},
	tur: {
		words:
			've bir bu ile icin fatura tarih tutar musteri no adres sayfa kdv toplam tl fis vergi dairesi tesekkur ederiz adet nakit ara',
		letters: 'çğıöşü',
	},
};
const signs = Object.entries(SIGNS).map(([language, { words, letters }]) => ({
	language,
	words: new Set(words.split(' ')),
	letters: new Set(letters),
}));

/** So many signs of a language, and so many times those of English, tell it from a few borrowed words. */
const MIN_SIGNS = 3;
const MIN_LEAD = 1.5;
/** What a word with a letter that a language has, or has not, is against one of its frequent words. */
const LETTER_SIGN = 0.5;

/** The language of a page that was read as if it were English, where another one is likelier. */
export function guessLanguage(texts: readonly string[]): string | undefined {
	const counts = countSigns(texts);
	const [best] = counts;
	const english = counts.find(({ language }) => language === 'eng')?.count ?? 0;
	if (!best || best.language === 'eng') return undefined;
	return best.count >= MIN_SIGNS && best.count >= MIN_LEAD * english ? best.language : undefined;
}

/** Kindred languages share frequent words: of three signs of one, two are often signs of another. */
const MIN_SIGNS_AHEAD = 2;

/** Whether more of a page would hardly tell another language than this much of it does. */
export function tellsLanguage(texts: readonly string[]): boolean {
	const [best, second] = countSigns(texts);
	const [count, next] = [best?.count ?? 0, second?.count ?? 0];
	return count >= MIN_SIGNS && count >= MIN_LEAD * next && count >= next + MIN_SIGNS_AHEAD;
}

/** How many signs of each language a text has, the language with the most first. */
function countSigns(texts: readonly string[]): { language: string; count: number }[] {
	const words = texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}¿¡]+/u)).filter(Boolean);
	const plain = words.map((word) => word.normalize('NFKD').replace(/\p{M}+/gu, ''));
	const accents = words.map((word) => Array.from(word).filter((letter) => !/[a-z]/.test(letter)));
	return signs
		.map(({ language, words: known, letters }) => {
			const frequent = plain.filter((word) => known.has(word)).length;
			const odd = accents.reduce((sum, of) => {
				if (of.length === 0) return sum;
				return sum + (of.every((letter) => letters.has(letter)) ? 1 : -1);
			}, 0);
			return { language, count: frequent + LETTER_SIGN * odd };
		})
		.sort((a, b) => b.count - a.count);
}
