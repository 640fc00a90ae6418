import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { dat, num, rows, str } from '../../kit/commerce.ts';
import { clock, speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { askCells } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	cafe: str(
		'who orders the bread|orderer|Besteller|client|zamawiający|objednatel|beställare',
		'buyer',
	),
	bakery: str('bakery|bakery|Bäckerei|boulangerie|piekarnia|pekárna|bageri', 'seller'),
	week: str('week of the order|orderWeek|Kalenderwoche|semaine|tydzień|týden|vecka'),
	validFrom: dat(
		'from when the order holds|validFrom|gültig ab|valable dès|ważne od|platí od|gäller från',
		'validFrom',
	),
	deliverBy: str(
		'time of delivery|deliverBy|Lieferung bis|livraison avant|dostawa do|dodat do|leverans före',
		'time',
	),
	door: str(
		'where to put the bread|dropPlace|Ablage|dépôt|miejsce odbioru|místo|lämnas vid',
		'shipTo',
	),
	goods: rows(
		{
			article: str(
				'bakery article|article|Backware|produit|pieczywo|pečivo|bröd',
				'itemDescription',
			),
			mon: num('on Monday|mon|Montag|lundi|poniedziałek'),
			tue: num('on Tuesday|tue|Dienstag|mardi'),
			wed: num('on Wednesday|wed|Mittwoch|mercredi'),
			thu: num('on Thursday|thu|Donnerstag|jeudi'),
			fri: num('on Friday|fri|Freitag|vendredi'),
			sat: num('on Saturday|sat|Samstag|samedi'),
			total: num('pieces in the week|weekTotal|Stück je Woche|total semaine', 'quantity'),
			price: num('price of a piece|piecePrice|Stückpreis|prix', 'unitPrice'),
		},
		'standing order|articles by day|Dauerbestellung|commande permanente|zamówienie stałe',
	),
	weekPrice: num(
		'what the week costs|weekPrice|Kosten der Woche|coût de la semaine|koszt tygodnia|cena za týden',
		'grossTotal',
	),
	signed: str('who ordered|signedBy|Unterschrift|signature|podpis|underskrift', 'signatory'),
	change: str(
		'until when changes are possible|changeUntil|Änderungen bis|modifications jusqu’à|zmiany do',
	),
	orderNo: absent(
		str('order number|orderNo|Bestellnummer|numéro de commande|numer zamówienia', 'orderNumber'),
	),
	sunday: absent(num('pieces on Sunday|sun|Sonntag|dimanche|niedziela')),
};
const SAID = {
	de: 'Wochenbestellung Backwaren|Besteller|an|KW|gültig ab|Anlieferung bis|Ablage|Mo;Di;Mi;Do;Fr;Sa|Ware|Summe|Preis|Woche gesamt|bestellt von|Änderungen bis 12 Uhr des Vortags|Hintertür;Kühlraum;Theke|Semmel;Laugenbrezel;Vollkornbrot;Croissant;Mohnzopf;Apfeltasche;Baguette|Montag;Dienstag;Mittwoch;Donnerstag;Freitag;Samstag',
	fr: 'Commande hebdomadaire|Client|à|semaine|valable dès|livraison avant|dépôt|Lu;Ma;Me;Je;Ve;Sa|Produit|Total|Prix|Total semaine|commandé par|modifications jusqu’à midi la veille|porte arrière;chambre froide;comptoir|petit pain;bretzel;pain complet;croissant;brioche;chausson;baguette|lundi;mardi;mercredi;jeudi;vendredi;samedi',
	pl: 'Zamówienie tygodniowe|Zamawiający|do|tydzień|ważne od|dostawa do|miejsce|Pn;Wt;Śr;Cz;Pt;So|Towar|Suma|Cena|Razem tydzień|zamówił|zmiany do 12 dnia poprzedniego|tylne drzwi;chłodnia;lada|bułka;precel;chleb razowy;rogalik;chałka;drożdżówka;bagietka|poniedziałek;wtorek;środa;czwartek;piątek;sobota',
	sv: 'Veckobeställning|Beställare|till|vecka|gäller från|leverans före|lämnas vid|Må;Ti;On;To;Fr;Lö|Vara|Summa|Pris|Veckan totalt|beställt av|ändringar före kl. 12 dagen innan|bakdörren;kylrummet;disken|fralla;kringla;fullkornsbröd;croissant;vetelängd;äppelknyte;baguette|måndag;tisdag;onsdag;torsdag;fredag;lördag',
} as const;
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** A café's standing order of bread: articles down and weekdays across with dashes for none, times and place in a heading of one line, the week's price below the last column. */
const family: Family = {
	author: 'ottilie',
	locales: ['de-DE', 'fr-FR', 'pl-PL', 'sv-SE', 'de-AT', 'fr-BE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount } = locale;
		const days = at(16).split(';');
		const goods = random.some(at(15).split(';'), random.int(3, 7)).map((name) => {
			const counts: number[] = DAYS.map(() =>
				random.chance(0.75) ? random.pick([4, 6, 10, 12, 20, 25, 40]) : 0,
			);
			if (!counts.some((one) => one > 0)) counts[0] = 10;
			const price = inMoney(random.decimal(0.35, 3.4), locale);
			return { name, counts, price, total: counts.reduce((sum, one) => sum + one, 0) };
		});
		const cost = toMoney(goods.reduce((sum, one) => sum + one.total * one.price, 0));
		const grid = askCells(random, locale, {
			rows: goods.map(({ name }) => name),
			columns: days,
			count: 5,
			say: (row, column) => [
				`How many ${row} are ordered for ${column}?`,
				`Wie viele Stück ${row} am ${column}?`,
			],
		});
		const html = markup`<style>@page { size: A5 landscape; margin: 9mm } body { font: 9pt/1.4 'DejaVu Sans Condensed' } table { width: 100%; border-collapse: collapse; margin: 3mm 0 } td, th { border: .6pt solid #875; text-align: center; padding: 1mm } th { background: #f4e4c8 } td:first-child, th:first-child { text-align: left } h1 { font: bold 14pt 'DejaVu Serif'; margin: 0; color: #6b3f12 }</style>
			<h1>${at(0)}</h1><div>${at(1)}: <b>${field('cafe', `Café ${locale.person().family}`)}</b>, ${locale.address().whole}<br>${at(2)} ${field('bakery', locale.company(random.pick(['Backhaus', 'Fournil', 'Bageri'])).name)} · ${at(3)} ${field('week', String(random.int(1, 52)))} · ${at(4)} ${field('validFrom', locale.date(random.day('1996-01-08', '2026-05-30')))} · ${at(5)} ${field('deliverBy', clock(random.int(10, 15) * 30))} · ${at(6)}: ${field('door', random.pick(at(14).split(';')))}</div>
			<table data-list="goods"><tr><th>${at(8)}${at(7)
				.split(';')
				.map(
					(head) => markup`<th>${head}`,
				)}<th>${at(9)}<th>${at(10)}${goods.map((one) => markup`<tr data-row><td>${field('article', one.name)}${one.counts.map((many, i) => markup`<td>${grid.cell(one.name, days[i] ?? '', DAYS[i] ?? '', many > 0 ? locale.count(many) : null)}`)}<td>${field('total', one.total)}<td>${field('price', amount(one.price))}`)}<tr><td colspan="7" style="border:0">${field('/change', at(13))}<th>${at(11)}<td><b>${field('/weekPrice', locale.money(cost))}</b></table><p>${at(12)}: ${field('signed', locale.person().name)}</p>`;
		return { html, fields: { ...fields, ...grid.asked } };
	},
};
export default family;
