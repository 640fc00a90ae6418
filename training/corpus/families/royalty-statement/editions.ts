import type { Family, Fields } from '../../family.ts';
import { speak } from '../../kit/forms.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { askForm, askTable } from '../../kit/slips.ts';

const fields: Fields = {
	...askForm({
		publisher:
			'Which publisher made the statement? | Welcher Verlag rechnet ab? | Quel éditeur ? | publisherName',
		author:
			'Who gets the royalties? | Wer erhält das Honorar? | À qui reviennent les droits ? | authorName',
		address:
			'Where does the author live? | Anschrift des Autors | adresse de l’auteur | authorAddress',
		contractNo: 'Under which contract? | Vertragsnummer | numéro du contrat | contractNumber',
		work: 'Which book is accounted for? | Welches Werk? | Quel ouvrage ? | bookTitle',
		periodFrom:
			'@ From which day does the period run? | Abrechnung ab | début de la période | periodStart',
		periodTo:
			'@ Up to which day does the period run? | Abrechnung bis | fin de la période | periodEnd',
		stockOpening:
			'# How many copies were in stock at the beginning? | Anfangsbestand | stock initial | openingStock',
		printed: '# How many copies were printed? | Druckauflage | tirage | copiesPrinted',
		free: '# How many free copies were given away? | Freiexemplare | exemplaires gratuits | freeCopies',
		stockClosing: '# How many copies are left? | Endbestand | stock final | closingStock',
		soldTotal:
			'# How many copies were sold in all? | verkaufte Exemplare | exemplaires vendus | copiesSold',
		earned:
			'# What did the author earn in the period? | Honorar brutto | droits bruts | royaltiesEarned',
		advance: '# Which advance is set against it? | Vorschuss | à-valoir | unearnedAdvance',
		tax: '# How much tax was kept? | Steuerabzug | retenue fiscale | withholdingTax',
		payable: '# How much is paid out? | Auszahlung | solde à payer | amountPayable',
		rights: '# What came in from licences? | Nebenrechte | droits dérivés | subsidiaryRights',
		isbn: '- What is the ISBN? | ISBN',
		bank: '- To which bank is it paid? | Bank | banque',
	}),
	editions: askTable(
		{
			edition: 'edition | Which edition? | Ausgabe | édition',
			price: '# price | What does a copy cost? | Ladenpreis | prix public',
			copies: '# copies sold | How many were sold? | Absatz | vendus',
			rate: '# royalty rate in percent | Satz | taux',
			amount: '# royalty | What does the edition bring? | Honorar | droits',
		},
		'sales by edition | soldEditions | Absatz nach Ausgaben | ventes par édition',
	),
};
const SAID = {
	en: 'ROYALTY STATEMENT|For the account of|Contract|Title|Period|to|Stock brought forward|Printed|Free and review copies|Stock carried forward|Edition|Price|Sold|Rate|Royalty|Share of rights sold|Royalties earned|Less unearned advance|Less withholding tax|Balance payable|Hardback home;Hardback export;Paperback;Book club;Large print;E-book|Copies sold|Balances under the minimum are carried to the next period.|The Salt Road;Winter Bees;A Field of Glass;Notes for a Ferry',
	de: 'HONORARABRECHNUNG|Für Rechnung von|Vertrag|Titel|Zeitraum|bis|Anfangsbestand|Gedruckt|Frei- und Rezensionsstücke|Endbestand|Ausgabe|Ladenpreis|Absatz|Satz|Honorar|Anteil Nebenrechte|Honorar brutto|abzüglich Vorschuss|abzüglich Steuer|Auszahlungsbetrag|gebunden Inland;gebunden Ausland;Taschenbuch;Buchclub;Hörbuch;E-Book|verkaufte Stücke|Beträge unter der Mindestsumme werden vorgetragen.|Die Salzstraße;Winterbienen im Tal;Ein Feld aus Glas;Notizen für eine Fähre',
	fr: 'RELEVÉ DE DROITS D’AUTEUR|Pour le compte de|Contrat|Titre|Période|au|Stock initial|Tirage|Service de presse et gratuits|Stock final|Édition|Prix public|Vendus|Taux|Droits|Part des droits cédés|Droits bruts|À déduire : à-valoir|À déduire : retenue|Solde à payer|Brochée France;Brochée export;Poche;Club;Numérique|exemplaires vendus|Les soldes inférieurs au minimum sont reportés.|La route du sel;Abeilles d’hiver;Un champ de verre;Notes pour un bac',
	sv: 'ROYALTYAVRÄKNING|För räkning|Avtal|Titel|Period|till|Ingående lager|Tryckt|Friexemplar|Utgående lager|Utgåva|Pris|Sålda|Sats|Royalty|Andel av rättigheter|Intjänad royalty|Avgår förskott|Avgår skatt|Att utbetala|inbunden;pocket;bokklubb;ljudbok;e-bok|sålda exemplar|Belopp under gränsen förs över till nästa period.|Saltvägen;Vinterbin;Ett fält av glas;Anteckningar för en färja',
};

/** A publisher's statement to an author: the stock as a sum in words and figures on the left, the sales by edition, deductions in a column of signs. */
const family: Family = {
	author: 'fenna',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'sv-SE', 'en-US', 'de-AT'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const { amount, count } = locale;
		const year = random.int(1978, 2024);
		const editions = random.some(say(20).split(';'), random.int(1, 4)).map((edition) => {
			const price = random.decimal(5, 29, 2);
			const copies = random.int(11, 2600);
			const rate = random.pick([5, 7.5, 8, 10, 12.5]);
			return { edition, price, copies, rate, sum: toMoney((price * copies * rate) / 100) };
		});
		const sold = editions.reduce((sum, { copies }) => sum + copies, 0);
		const rights = random.chance(0.4) ? random.decimal(40, 900) : 0;
		const earned = toMoney(editions.reduce((sum, one) => sum + one.sum, rights));
		const advance = random.chance(0.4) ? toMoney(earned * random.pick([0.2, 0.5])) : 0;
		const tax = random.chance(0.4) ? toMoney((earned - advance) * 0.15) : 0;
		const free = random.int(5, 120);
		const printed = random.chance(0.5) ? random.int(1, 6) * 1000 : 0;
		const left = random.int(100, 3000);
		const opening = Math.max(0, left + sold + free - printed);
		const stock = (label: string, sign: string, path: string, value: number) =>
			markup`<tr><td>${sign}<td>${label}<td class="r">${field(path, count(value))}`;
		const who = locale.person();
		const html = markup`<style>@page { size: A4; margin: 22mm 24mm } body { font: 9.5pt/1.4 ${random.pick(["'Liberation Serif'", "'Liberation Sans'", "'Liberation Mono'"])} } h1 { font-size: 12pt; letter-spacing: 1.5pt; margin: 10mm 0 6mm } .a { display: flex; justify-content: space-between; align-items: start } .s { width: 62%; margin: 5mm 0 } .s td:first-child { width: 5mm } .r { text-align: right } .e { width: 100%; margin: 5mm 0; border-collapse: collapse } .e th { border-bottom: .8pt solid; text-align: right; font-weight: normal; font-style: italic } .e th:first-child { text-align: left } .e td { padding: .8mm 0 } .z { margin-left: 38%; width: 62% } .z tr:last-child td { border-top: .8pt solid; border-bottom: 2.4pt double; font-weight: bold }
			</style><div class="a"><div>${say(1)}<br>${field('author', who.name)}<br>${field('address', locale.address().whole)}</div><b>${field('publisher', `${random.pick(['Larkfield', 'Halcyon', 'Nordstern', 'Ondine', 'Kvarn'])} ${random.pick(['& Sons', 'Verlag', 'Éditions', 'Förlag', 'Books'])}`)}</b></div><h1>${say(0)}</h1><p>${say(3)}: <b>${field('work', random.pick(say(23).split(';')))}</b> &nbsp; ${say(2)}: ${field('contractNo', random.pattern('????/####'))}<br>${say(4)} ${field('periodFrom', locale.date(`${year}-0${random.pick([1, 7])}-01`))} ${say(5)} ${field('periodTo', locale.date(`${year}-12-31`))}</p>
			<table class="s">${stock(say(6), '', 'stockOpening', opening)}${printed > 0 && stock(say(7), '+', 'printed', printed)}${stock(say(8), '–', 'free', free)}${stock(say(21), '–', 'soldTotal', sold)}${stock(say(9), '=', 'stockClosing', opening + printed - free - sold)}</table>
			<table class="e" data-list="editions"><tr>${[10, 11, 12, 13, 14].map((i) => markup`<th>${say(i)}`)}${editions.map((one) => markup`<tr data-row><td>${field('edition', one.edition)}<td class="r">${field('price', amount(one.price))}<td class="r">${field('copies', count(one.copies))}<td class="r">${field('rate', locale.percent(one.rate))}<td class="r">${field('amount', amount(one.sum))}`)}</table>
			<table class="z">${rights > 0 && markup`<tr><td>${say(15)}<td class="r">${field('rights', amount(rights))}`}<tr><td>${say(16)}<td class="r">${field('earned', amount(earned))}${advance > 0 && markup`<tr><td>${say(17)}<td class="r">${field('advance', amount(advance))}`}${tax > 0 && markup`<tr><td>${say(18)}<td class="r">${field('tax', amount(tax))}`}<tr><td>${say(19)}<td class="r">${field('payable', locale.money(toMoney(earned - advance - tax)))}</table><p style="font-size:8pt">${say(22)}</p>`;
		return { html, fields };
	},
};
export default family;
