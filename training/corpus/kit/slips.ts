import type { Asked, Fields } from '../family.ts';
import { drawPeople } from './archive.ts';
import { absent, date, flag, list, number, text } from './ask.ts';
import { field, markup } from './html.ts';
import type { Markup, Printed } from './html.ts';
import type { Locale, Person } from './locale.ts';
import { entry } from './paperwork.ts';
import type { Random } from './random.ts';

/**
 * What a form asks for, by name: the printed label and questions, separated by ` | `. A sign in front tells numbers
 * (`#`), dates (`@`) and ticks (`?`) from text; `-` before it is what the form never holds. The name is a wording, too.
 */
export function askForm(lines: Readonly<Record<string, string>>): Fields {
	return Object.fromEntries(
		Object.entries(lines).map(([name, line]) => [name, askLine(name, line)]),
	);
}

/** Rows with columns written in the same way: `askTable({ item: 'ITEM | Which item?' }, 'ITEMS | rows')`. */
export function askTable(columns: Readonly<Record<string, string>>, wordings: string): Asked {
	return list(askForm(columns), ...wordings.split(' | '));
}

function askLine(name: string, line: string): Asked {
	const [first = '', ...rest] = line.split(' ');
	const isMarked = /^-?[#@?]$|^-$/.test(first);
	const types = { '#': number, '@': date, '?': flag } as const;
	const type = isMarked ? types[first.slice(-1) as keyof typeof types] : undefined;
	const wordings = (isMarked ? rest.join(' ') : line).split(' | ');
	const asked = (type ?? text)('', ...new Set([...wordings, name]));
	return isMarked && first.startsWith('-') ? absent(asked) : asked;
}

/** Four people with different names. */
export function drawFour(locale: Locale): [Person, Person, Person, Person] {
	const [one, two, three, four] = drawPeople(locale, 4);
	if (!one || !two || !three || !four) throw new Error('Too few people');
	return [one, two, three, four];
}

type Put = (
	path: string,
	content: string | number | Markup | Printed,
	share?: number,
) => Markup | false;

/** Puts values on a form, a little off the line; `share` is how often people fill it in. */
export function filler(random: Random): Put {
	return (path, content, share = 1) => entry(random, path, content, share);
}

/** What `faxLine` prints. */
export const FAX = askForm({
	faxTime: 'At what time was the fax sent? | time in the fax header | Uhrzeit in der Faxzeile',
	faxFrom: 'Who sent the fax? | sender in the line of the fax machine | Faxabsender',
	faxPage: 'Which page of the fax is this? | page in the fax header | Seite des Faxes',
});

/** The line of a fax machine along the top edge of the sheet. */
export function faxLine(random: Random, locale: Locale, day: string, sender: string): Markup {
	const time = `${String(random.int(7, 19)).padStart(2, '0')}:${random.int(10, 59)}`;
	const page = random.pick([
		`P.${String(random.int(1, 9)).padStart(2, '0')}`,
		`${random.int(1, 4)}/${random.int(4, 9)}`,
		`PAGE.00${random.int(1, 9)}`,
	]);
	const when = locale.date(day, random.pick(['dd/mm yy', 'yyyy-mm-dd', 'MMM dd yy'])).text;
	return markup`<div style="position:fixed;top:0;left:0;right:0;font:7.5pt 'DejaVu Sans Mono';display:flex;justify-content:space-between"><span>${when.toUpperCase()} &nbsp; ${field('faxTime', time)}</span><span>${random.pick(['FROM: ', 'FAX ', ''])}${field('faxFrom', sender.toUpperCase())}</span><span>${locale.phone()}</span><span>${field('faxPage', page)}</span></div>`;
}

/** A rubber stamp across the sheet; what stands in it is drawn by the caller. */
export function rubber(random: Random, content: Markup, place: string): Markup {
	const ink = random.pick(['#8a1f1f', '#23408e', '#333']);
	return markup`<div style="position:absolute;${place};border:1.4pt solid ${ink};color:${ink};padding:1mm 2.5mm;font:bold 9pt/1.25 'Liberation Sans';text-align:center;transform:rotate(${random.decimal(-9, 7)}deg)">${content}</div>`;
}

/** Labels and values of a slip as they come out where columns are lost: apart, or one by one, by chance. */
export function lostColumns(
	random: Random,
	pairs: readonly (readonly [label: string, content: Markup])[],
): Markup {
	const style = random.pick(['apart', 'apart', 'run', 'below', 'side']);
	const labels = pairs.map(([label]) => label);
	const values = pairs.map(([, content]) => content);
	if (style === 'apart')
		return markup`${labels.map((label) => markup`<div>${label}</div>`)}${values.map((value) => markup`<div>${value}</div>`)}`;
	if (style === 'run')
		return markup`<div>${labels.join(' ')}</div><div>${values.map((value) => markup`${value} `)}</div>`;
	if (style === 'below')
		return markup`${pairs.map(([label, value]) => markup`<div>${label}</div><div>${value}</div>`)}`;
	return markup`<div style="display:flex;gap:14mm"><div>${labels.map((label) => markup`<div>${label}</div>`)}</div><div>${values.map((value) => markup`<div>${value}</div>`)}</div></div>`;
}

/** What is asked about a note of a purchase, a sale or an income from securities. */
const SECURITY = askForm({
	bank: 'Which bank or broker sent the note? | Welche Bank hat abgerechnet? | Quelle banque a établi l’avis ? | Quale banca ha emesso la nota? | ¿Qué entidad emite la nota?',
	client:
		'Who is the client? | Wem gehört das Depot? | Qui est le titulaire ? | A chi è intestato? | ¿Quién es el titular? | accountHolder',
	depot:
		'What is the number of the securities account? | Depotnummer | numéro du dossier titres | numero deposito | número de cuenta de valores | custodyAccount',
	orderNo:
		'What is the number of the order? | Auftragsnummer | numéro de l’ordre | numero ordine | número de orden | orderNumber',
	noteNo:
		'What is the number of the note? | Abrechnungsnummer | numéro de l’avis | numero della nota | número de liquidación | documentNumber',
	noteDate:
		'@ When was the note made out? | Datum der Abrechnung | date de l’avis | data della nota | fecha de la liquidación | documentDate',
	security:
		'Which security is it? | Welches Wertpapier? | Quelle valeur ? | Quale titolo? | ¿Qué valor? | securityName',
	isin: 'What is the ISIN? | ISIN | code ISIN | codice ISIN | isinCode',
	localCode:
		'What is the national number of the security? | WKN | Valorennummer | code valeur | sedol',
	quantity:
		'# How many units? | Stück | nombre de titres | quantità | número de títulos | aantal stukken | units',
	nominal:
		'# What is the nominal amount? | Nennwert | montant nominal | valore nominale | faceValue',
	price: '# At what price was it dealt? | Kurs | cours | prezzo | cambio | koers | pricePerUnit',
	kind: 'Was it bought or sold? | Kauf oder Verkauf? | sens de l’ordre | tipo de operación | transactionType',
	market:
		'On which exchange was it dealt? | Börsenplatz | place de cotation | mercato | mercado | executionVenue',
	tradeDate:
		'@ When was it dealt? | Handelstag | date d’exécution | data operazione | fecha de operación | tradeDate',
	tradeTime: 'At what time was it executed? | Handelszeit | heure d’exécution | executionTime',
	valueDate:
		'@ What is the value date? | Valuta | date de valeur | data valuta | fecha valor | settlementDate',
	gross:
		'# What is the amount before fees and taxes? | Kurswert | montant brut | controvalore | importe bruto | grossAmount',
	fee: '# How much is the commission? | Provision | courtage | commissioni | comisión | provisie | commission',
	stockFee:
		'# What does the exchange charge? | Börsengebühr | frais de bourse | spese di borsa | canon de bolsa | exchangeFee',
	tax: '# How much tax was taken? | einbehaltene Steuer | impôt retenu | imposta | retención | taxWithheld',
	accrued:
		'# How much accrued interest is there? | Stückzinsen | intérêts courus | rateo interessi | cupón corrido | accruedInterest',
	rate: '# What exchange rate was used? | Devisenkurs | cours de change | cambio | tipo de cambio | exchangeRate',
	net: '# What is the final amount booked? | Endbetrag | montant net | importo netto | importe líquido | totaalbedrag | netAmount',
	account:
		'Which account is booked? | Abrechnungskonto | compte débité ou crédité | conto di regolamento | cuenta asociada | settlementAccount',
	perUnit:
		'# What is paid per unit? | Betrag je Stück | montant unitaire | importo unitario | importe por título | amountPerUnit',
	exDate:
		'@ When was the ex-day? | Ex-Tag | date de détachement | data stacco | fecha ex-dividendo | exDate',
	payDate:
		'@ When was it paid? | Zahltag | date de paiement | data pagamento | fecha de pago | paymentDate',
});

const PAPERS =
	'Halcyon Industries|Nordlicht Windkraft|Calder Water|Tamarack Paper|Alpenring Zement|Corallina Energia|Verdanne Optique|Silverbrook Bank|Rietveen Voeding|Granite Mining|Fjordlys Shipping|Brisamar Hoteles'.split(
		'|',
	);
const KINDS: Readonly<Record<string, readonly string[]>> = {
	de: ['Inhaber-Aktien o.N.', 'Namens-Aktien', 'Vorzugsaktien', 'Anteile Klasse A'],
	fr: ['actions nominatives', 'ACT. PORT.', 'action A', 'parts C'],
	it: ['azioni ordinarie', 'ORD.', 'risparmio', 'quote cl. A'],
	es: ['acciones ordinarias', 'ACC. ORD.', 'participaciones A'],
	nl: ['gewone aandelen', 'aandelen A', 'certificaten', 'participaties'],
	en: ['ord. shares', 'Common Stock', 'Class A', 'Reg. Shares'],
};

type Paper = { name: string; isin: string; localCode: string; price: number };

/** A share of a made-up company, with its numbers. */
export function drawPaper(random: Random, { language, countryCode }: Locale): Paper {
	const kinds = KINDS[language] ?? KINDS.en ?? [];
	const home = random.chance(0.6)
		? countryCode
		: random.pick(['US', 'DE', 'FR', 'NL', 'LU', 'IE', 'GB']);
	return {
		name: `${random.pick(PAPERS)} ${random.pick(kinds)}`,
		isin: random.pattern(`${home}##########`),
		localCode: random.pattern(random.pick(['######', '?#####', '#######'])),
		price: random.decimal(2, 340),
	};
}

/** Some of what is asked about securities: `askSecurity('isin', 'net')`. */
export function askSecurity(...names: readonly string[]): Fields {
	return pickFields(SECURITY, names);
}

/** What is asked about a card of a library. */
const CARD = askForm({
	author:
		'Who wrote it? | Wer hat es verfasst? | Qui est l’auteur ? | ¿Quién es el autor? | Verfasser | auteur',
	title:
		'What is it called? | Wie heißt das Werk? | Quel est le titre ? | ¿Cuál es el título? | Sachtitel | titre',
	subtitle: 'What is the subtitle? | Zusatz zum Titel | sous-titre | otherTitleInformation',
	editor: 'Who edited it? | Herausgeber | éditeur scientifique | editedBy',
	translator: 'Who translated it? | Übersetzer | traducteur | translatedBy',
	edition: 'Which edition is it? | Welche Auflage? | mention d’édition | editionStatement',
	place:
		'Where was it published? | Erscheinungsort | lieu d’édition | lugar de publicación | placeOfPublication',
	publisher: 'Who published it? | Verlag | éditeur | editorial | publisherName',
	year: 'In which year did it appear? | Erscheinungsjahr | année | año de publicación | publicationYear',
	pages: '# How many pages has it? | Seitenzahl | nombre de pages | número de páginas | pageCount',
	format: 'What size or format is it? | Format | hauteur | tamaño | bookFormat',
	series: 'To which series does it belong? | Reihe | collection | colección | seriesTitle',
	seriesNo:
		'Which number has it in the series? | Bandzahl der Reihe | numéro dans la collection | seriesNumber',
	callNumber:
		'What is the shelf mark? | Signatur | cote | signatura | shelfmark | Where does it stand?',
	inventoryNo:
		'Under which number was it entered? | Zugangsnummer | numéro d’entrée | accessionNumber',
	school: 'At which university was the thesis handed in? | Hochschule | université | institution',
	degree:
		'For which degree was the thesis written? | Art der Hochschulschrift | type de thèse | thesisType',
	note: 'What does the note say? | Fußnote der Karte | note | remark',
	isbn: 'What is the ISBN? | ISBN | isbnNumber',
	subject: 'What is it about? | Schlagwort | sujet | subjectHeading',
	borrower: '- Who has borrowed it? | Entleiher | emprunteur | borrowedBy',
	price: '-# What does it cost? | Preis | prix | bookPrice',
	dueBack: '-@ When must it be returned? | Rückgabe | date de retour | returnDate',
});

/** Some of what is asked about cards: `askCard('author', 'year')`. */
export function askCard(...names: readonly string[]): Fields {
	return pickFields(CARD, names);
}

function pickFields(all: Fields, names: readonly string[]): Fields {
	return Object.fromEntries(
		names.map((name) => {
			const asked = all[name];
			if (!asked) throw new Error(`Nothing is asked as ${name}`);
			return [name, asked];
		}),
	);
}
