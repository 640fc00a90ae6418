import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { dat, num, rows, str } from '../../kit/commerce.ts';
import { drawFilling, speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	firm: str('firm|firmName|Firma|société|firma (nazwa)|ditta', 'companyName'),
	sheet: str('number of the cash sheet|sheetNo|Kassenblatt Nr.|feuille n°|nr raportu|foglio n.'),
	month: str('month of the cash sheet|month|Monat|mois|miesiąc|mese', 'period'),
	carried: num(
		'cash at the start|openingCash|Anfangsbestand|solde initial|stan początkowy|saldo iniziale',
		'openingBalance',
	),
	entries: rows(
		{
			voucher: str(
				'number of the voucher|voucherNo|Belegnummer|pièce n°|nr dowodu|n. documento',
				'documentNumber',
			),
			day: dat('day of the entry|entryDay|Tag|jour|dzień|giorno'),
			text: str('what it was for|entryText|Text|libellé|treść|causale', 'itemDescription'),
			who: str('who got or gave the money|person|Wer|bénéficiaire|kto|chi'),
			in: num('cash in|cashIn|Einnahme|recette|wpływ|entrata', 'creditAmount'),
			out: num('cash out|cashOut|Ausgabe|dépense|wydatek|uscita', 'debit'),
			account: str('account|accountNo|Konto|compte|konto księgowe|conto', 'accountNumber'),
		},
		'cash entries|entries|Kassenbuchungen|écritures de caisse|operacje kasowe|movimenti di cassa',
	),
	sumIn: num(
		'cash in altogether|totalIn|Summe Einnahmen|total recettes|suma wpływów|totale entrate',
	),
	sumOut: num(
		'cash out altogether|totalOut|Summe Ausgaben|total dépenses|suma wydatków|totale uscite',
	),
	closing: num(
		'cash at the end|closingCash|Endbestand|solde final|stan końcowy|saldo finale',
		'closingBalance',
	),
	counted: num('cash that was counted|countedCash|gezählter Bestand|compté|stan policzony|contato'),
	cashier: str('who keeps the cash box|cashier|Kassenführer|caissier|kasjer|cassiere', 'cashier'),
	auditor: str(
		'who checked the cash|auditor|geprüft von|vérifié par|sprawdził|verificato da',
		'approvedBy',
	),
	bank: absent(str('bank|bankName|Bank|banque|banca', 'bankName')),
	vat: absent(num('tax in the expenses|vat|Vorsteuer|TVA|IVA', 'taxTotal')),
};
const SAID = {
	de: 'Kassenbericht|Blatt|Monat|Beleg;Tag;Text;Wer;Einnahme;Ausgabe;Konto|Anfangsbestand|Summe|Endbestand|gezählt|Kasse|geprüft|Porto;Büromaterial;Taxi;Barverkauf;Blumen Jubiläum;Parkgebühr;Barabhebung;Reinigung|',
	fr: 'Brouillard de caisse|Feuille|Mois|Pièce;Jour;Libellé;Qui;Recette;Dépense;Compte|Solde initial|Total|Solde final|compté|Caisse|vérifié|timbres;fournitures;taxi;vente comptant;fleurs;parking;retrait banque;nettoyage|',
	pl: 'Raport kasowy|Nr|Miesiąc|Dowód;Dzień;Treść;Kto;Wpływ;Wydatek;Konto|Stan początkowy|Suma|Stan końcowy|policzono|Kasjer|sprawdził|znaczki;papier;taksówka;sprzedaż;kwiaty;parking;podjęcie z banku;sprzątanie|',
	it: 'Prima nota cassa|Foglio|Mese|Doc.;Giorno;Causale;Chi;Entrata;Uscita;Conto|Saldo iniziale|Totale|Saldo finale|contato|Cassiere|verificato|bolli;cancelleria;taxi;vendita contanti;fiori;parcheggio;prelievo banca;pulizie|',
} as const;
const PAID_IN = new Set([3, 6]);

/** A cash book's monthly sheet ruled for hand writing: income and expense in two columns with a red vertical line, empty lines struck out by a diagonal, opening and closing balance inside the same columns. */
const family: Family = {
	author: 'casimir',
	locales: ['de-DE', 'fr-FR', 'pl-PL', 'it-IT', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount } = locale;
		const start = `${random.int(1968, 2012)}-${String(random.int(1, 12)).padStart(2, '0')}-01`;
		const opening = inMoney(random.decimal(80, 900), locale);
		const names = at(10).split(';');
		let day = start;
		const entries = Array.from({ length: random.int(4, 10) }, (_, i) => {
			day = addDays(day, random.int(0, 3));
			const k = i === 0 ? 3 : random.int(0, names.length - 1);
			return {
				day,
				k,
				value: inMoney(random.decimal(3, PAID_IN.has(k) ? 300 : 40), locale),
				who: locale.person().family,
			};
		});
		const sum = (isIn: boolean) =>
			toMoney(
				entries.reduce((all, one) => (PAID_IN.has(one.k) === isIn ? all + one.value : all), 0),
			);
		const closing = toMoney(opening + sum(true) - sum(false));
		const empty = 12 - entries.length;
		const html = markup`<style>@page { size: A5; margin: 8mm 9mm } body { font: 8.4pt/1.3 'Liberation Serif' } table { width: 100%; border-collapse: collapse } th { font-weight: normal; font-style: italic; border-bottom: 1pt solid; border-top: 1pt solid; font-size: 7.5pt } td { border-bottom: .4pt solid #8aa; height: 6mm; padding: 0 1mm } td:nth-child(5), td:nth-child(6) { border-left: .8pt solid #c33; text-align: right } td:nth-child(7) { border-left: .8pt solid #c33 } .v td { ${drawFilling(random)}; position: static; font-size: 9.5pt } .x td { background: linear-gradient(to top right, transparent 49%, #55a 49%, #55a 51%, transparent 51%) } .f { display: flex; justify-content: space-between; margin-top: 3mm }</style>
			<div class="f"><b style="font-size:12pt">${at(0)}</b><span>${field('firm', locale.company().name)}</span></div><div class="f"><span>${at(1)} ${field('sheet', String(random.int(1, 60)))}</span><span>${at(2)} ${field('month', `${locale.month(Number(start.slice(5, 7)))} ${start.slice(0, 4)}`)}</span></div>
			<table data-list="entries" style="margin-top:2mm"><tr>${at(3)
				.split(';')
				.map(
					(head) => markup`<th>${head}`,
				)}<tr><td><td><td>${at(4)}<td><td>${field('/carried', amount(opening))}<td><td>${entries.map((one, i) => markup`<tr class="v" data-row><td>${field('voucher', String(i + 1))}<td>${field('day', locale.date(one.day, 'd.m.yy'))}<td>${field('text', names[one.k] ?? '')}<td>${random.chance(0.6) && field('who', one.who)}<td>${PAID_IN.has(one.k) && field('in', amount(one.value))}<td>${!PAID_IN.has(one.k) && field('out', amount(one.value))}<td>${random.chance(0.8) && field('account', random.pattern('4##0'))}`)}${Array.from({ length: Math.max(0, empty) }, () => markup`<tr class="x"><td><td><td><td><td><td><td>`)}<tr><td><td><td>${at(5)}<td><td>${field('/sumIn', amount(sum(true)))}<td>${field('/sumOut', amount(sum(false)))}<td><tr><td><td><td><b>${at(6)}</b><td><td><b>${field('/closing', amount(closing))}</b><td><td></table>
			<div class="f"><span>${at(7)}: ${random.chance(0.8) && field('counted', amount(closing))}</span><span>${at(8)}: ${field('cashier', locale.person().family)}</span><span>${at(9)}: ${random.chance(0.7) && field('auditor', locale.person().family)}</span></div>`;
		return { html, fields };
	},
};
export default family;
