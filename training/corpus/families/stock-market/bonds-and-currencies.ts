import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText, signed } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import type { Markup } from '../../kit/html.ts';
import { drawProse, fillIn } from '../../kit/reports.ts';

const SAID = {
	en: 'Markets;Stock Exchange;Money and Markets|Bonds|Currencies|Shares|Buy|Sell|Close|Change|Yield|State loan;City loan;Railway loan;Harbour loan;Power works|US dollar;Pound;Swiss franc;Krona;Yen;Guilder|Index',
	de: 'Börse;Kurszettel;Geld und Kapital|Anleihen|Devisen|Aktien|Geld|Brief|Schluss|Veränd.|Rendite|Staatsanleihe;Stadtanleihe;Bahnanleihe;Hafenanleihe;Kraftwerke|US-Dollar;Pfund;Franken;Krone;Yen;Gulden|Index',
	fr: 'La Bourse;Cours et changes;Marchés|Obligations|Changes|Actions|Achat|Vente|Clôture|Var.|Rend.|Emprunt d’État;Emprunt ville;Chemins de fer;Emprunt du port;Électricité|Dollar;Livre;Franc suisse;Couronne;Yen;Florin|Indice',
	it: 'Borsa;Mercati;Listino|Obbligazioni|Cambi|Azioni|Denaro|Lettera|Chiusura|Var.|Rend.|Prestito di Stato;Prestito civico;Ferrovie;Porto;Centrali|Dollaro;Sterlina;Franco svizzero;Corona;Yen;Fiorino|Indice',
	nl: 'Beurs;Koersen;Geldmarkt|Obligaties|Valuta|Aandelen|Bied|Laat|Slot|Versch.|Rend.|Staatslening;Stadslening;Spoorlening;Havenlening;Centrales|Dollar;Pond;Zwitserse frank;Kroon;Yen;Mark|Index',
	sv: 'Börsen;Kurser;Penningmarknad|Obligationer|Valutor|Aktier|Köp|Sälj|Slut|Förändr.|Ränta|Statslån;Stadslån;Järnvägslån;Hamnlån;Kraftverk|Dollar;Pund;Schweizerfranc;Mark;Yen;Gulden|Index',
} as const;
const SHARES =
	'Orbita|Nordkabel|Varsteen|Cementera|Ital-Moto|Papyra|Sidera|Unilak|Westhaven|Alpenbau|Glasverk|Tessila|Montan|Kanalbank';
const ASK = {
	en: 'What is the {c} of {r}?|{c} of {r}|{r}: {c}|At what {c} did {r} stand?',
	de: 'Wie steht {r} ({c})?|{c} von {r}',
	fr: 'Quel est le cours de {r} ({c}) ?|{c} de {r}',
	it: 'Qual è la quotazione di {r} ({c})?|{c} di {r}',
	nl: 'Wat is de koers van {r} ({c})?|{c} van {r}',
	sv: 'Vad står {r} i ({c})?|{c} för {r}',
};

/** A newspaper's money page in three narrow columns: shares, bonds and currencies in small type with heads of their own, a box with the index, a column of comment. */
const family: Family = {
	author: 'thora',
	locales: ['en-GB', 'de-AT', 'fr-BE', 'it-IT', 'nl-NL', 'sv-SE', 'de-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const names = random.some(SHARES.split('|'), random.int(8, 12));
		const [bonds, money] = [at(9).split(';'), at(10).split(';')];
		const loans = random
			.some(bonds, random.int(3, 5))
			.map((one) => `${random.int(3, 9)}% ${one} ${random.int(52, 99)}`);
		const coins = random.some(money, random.int(4, 6));
		const say = fillIn(ASK, locale.language);
		const shares = askCells(random, locale, {
			rows: names,
			columns: [at(6), at(7)],
			count: 6,
			missing: SHARES.split('|').filter((one) => !names.includes(one)),
			say,
		});
		const bond = askCells(random, locale, { rows: loans, columns: [at(6), at(8)], count: 3, say });
		const rates = askCells(random, locale, {
			rows: coins,
			columns: [at(4), at(5)],
			count: 4,
			missing: money.filter((one) => !coins.includes(one)),
			say,
		});
		const fields: Fields = {
			...about('title', 'pageNumber'),
			...shares.asked,
			...bond.asked,
			...rates.asked,
			day: askText(
				'day of the prices|Of which day are the prices?|priceDay|Von welchem Tag sind die Kurse?|cours du|giorno delle quotazioni',
			),
			index: askNumber(
				'stock index|How high is the index?|indexValue|Wie hoch steht der Index?|valeur de l’indice|valore dell’indice',
			),
			indexBefore: askNumber(
				'index of the day before|What was the index the day before?|previousIndex|Index am Vortag|indice de la veille',
			),
			shares: list(
				{
					name: askText('share|company|Aktie'),
					close: askNumber('closing price|price|Schlusskurs'),
					change: askNumber('change|up or down|Veränderung'),
				},
				'shares',
				'What are the prices of all shares?',
				'shareList',
				'Aktienkurse',
			),
			bonds: list(
				{
					name: askText('bond|loan|Anleihe'),
					close: askNumber('price of the bond|Kurs'),
					yield: askNumber('yield|Rendite'),
				},
				'bonds',
				'What are the prices and yields of the bonds?',
				'bondList',
				'Anleihen',
			),
			currencies: list(
				{
					name: askText('currency|Währung'),
					buy: askNumber('buying rate|bid|Geldkurs'),
					sell: askNumber('selling rate|ask|Briefkurs'),
				},
				'currencies',
				'What are the rates of exchange?',
				'exchangeRates',
				'Devisenkurse',
			),
			gold: absent(askNumber('price of gold|What does gold cost?|Goldpreis|prix de l’or')),
			volume: absent(
				askNumber('turnover of the exchange|How many shares changed hands?|Börsenumsatz'),
			),
		};
		const frame = (
			head: string,
			columns: readonly string[],
			list: string,
			rows: readonly Markup[],
		) =>
			markup`<section><h3>${head}</h3><table data-list="${list}"><tr><th>${columns.map((one) => markup`<th>${one}`)}${rows}</table></section>`;
		const shareRows = names.map(
			(one) =>
				markup`<tr data-row><td>${field('name', one)}<td>${shares.cell(one, at(6), 'close', locale.amount(random.decimal(4, 900)))}<td>${shares.cell(one, at(7), 'change', random.chance(0.1) ? null : signed(locale.amount(random.decimal(-9, 9)), '+', random.pick(['–', '-'])), '=')}`,
		);
		const bondRows = loans.map(
			(one) =>
				markup`<tr data-row><td>${field('name', one)}<td>${bond.cell(one, at(6), 'close', locale.amount(random.decimal(84, 108)))}<td>${bond.cell(one, at(8), 'yield', locale.amount(random.decimal(2, 11)))}`,
		);
		const coinRows = coins.map((one) => {
			const buy = random.decimal(0.4, 14, 4);
			return markup`<tr data-row><td>${field('name', one)}<td>${rates.cell(one, at(4), 'buy', locale.amount(buy, 4))}<td>${rates.cell(one, at(5), 'sell', locale.amount(buy * 1.03, 4))}`;
		});
		const index = random.decimal(310, 4200, 1);
		const box = markup`<div class="i">${at(11)}<br><b>${field('index', locale.amount(index, 1))}</b><br>(${field('indexBefore', locale.amount(index * random.decimal(0.97, 1.03, 3), 1))})</div>`;
		const prose = markup`<p>${drawProse(random, locale.language, 4).join(' ')}</p>`;
		const parts = [
			frame(at(3), [at(6), at(7)], 'shares', shareRows),
			frame(at(1), [at(6), at(8)], 'bonds', bondRows),
			frame(at(2), [at(4), at(5)], 'currencies', coinRows),
			box,
			prose,
		];
		const html = markup`<style>@page { size: ${random.pick(['A4', '240mm 300mm', 'A5 landscape', '180mm 270mm'])}; margin: 9mm } body { font: ${random.pick(['7.4pt', '8pt'])}/1.25 ${random.pick(["'Liberation Serif'", "'Liberation Sans Narrow'", "'Liberation Sans'"])} } h1 { font-size: 20pt; margin: 0; border-bottom: 2.5pt double #000; display: flex; justify-content: space-between; align-items: baseline } h1 span { font-size: 9pt; font-weight: normal } .w { columns: ${random.pick([2, 3])}; column-rule: .3pt solid #000; column-gap: 5mm; margin-top: 2mm } section, .i, p { break-inside: avoid; margin: 0 0 3mm } h3 { margin: 0; text-align: center; ${random.pick(['background: #000; color: #fff', 'border: .5pt solid #000', 'font-variant: small-caps'])} } table { width: 100%; border-collapse: collapse } td, th { text-align: right; padding: .1mm .5mm; font-weight: normal } td:first-child { text-align: left } th { font-style: italic } .i { border: 1pt solid #000; text-align: center; padding: 1.5mm } .i b { font-size: 15pt }
			</style><h1>${field('title', random.pick(at(0).split(';')))}<span>${field('day', locale.date(random.day('1956-01-01', '2001-12-01')).text)} — ${field('pageNumber', String(random.int(7, 32)))}</span></h1><div class="w">${random.chance(0.5) ? parts : random.shuffle(parts)}</div>`;
		return { html, fields };
	},
};
export default family;
