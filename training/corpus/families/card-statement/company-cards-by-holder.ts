import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { drawPeople } from '../../kit/archive.ts';
import { dat, num, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	company: str(
		'company whose cards they are|company|Firma|société|empresa|yritys|azienda',
		'accountHolder',
	),
	bank: str(
		'bank that issued the cards|issuer|Kartenbank|banque|banco emisor|pankki|banca',
		'bankName',
	),
	account: str(
		'number of the card account|cardAccount|Kartenkonto|compte carte|cuenta de tarjeta|korttitili|conto carta',
		'accountNumber',
	),
	closing: dat(
		'day the statement was closed|closingDate|Abrechnungstag|date d’arrêté|fecha de cierre|laskutuspäivä|data di chiusura',
		'statementDate',
	),
	debitDay: dat(
		'day the money is taken|debitDate|Belastungstag|date de débit|fecha de cargo|veloituspäivä|data addebito',
		'dueDate',
	),
	holders: rows(
		{
			name: str('card holder|cardHolder|Karteninhaber|titulaire|titular|kortinhaltija|titolare'),
			card: str(
				'masked card number|maskedCard|Kartennummer|numéro de carte|número de tarjeta|kortin numero',
				'cardNumber',
			),
			sum: num(
				'sum of the card|cardSum|Summe der Karte|total de la carte|total de la tarjeta|kortin summa',
			),
		},
		'cards and their sums|cards|Karten|cartes|tarjetas|kortit|carte aziendali',
	),
	purchases: rows(
		{
			date: dat('day of the purchase|purchaseDate|Kauftag|date d’achat|fecha de compra|ostopäivä'),
			merchant: str(
				'where the card was used|merchant|Händler|commerçant|comercio|kauppias|esercente',
				'merchantName',
			),
			town: str('town of the merchant|merchantTown|Ort|ville|ciudad|paikka', 'city'),
			category: str(
				'category of the purchase|category|Kategorie|catégorie|categoría|luokka',
				'category',
			),
			amount: num(
				'amount of the purchase|purchaseAmount|Betrag|montant|importe|summa|importo',
				'debit',
			),
		},
		'purchases|card transactions|Umsätze|achats|compras|ostot|acquisti',
	),
	fee: num('yearly card fees|cardFees|Kartengebühren|cotisations|cuotas|vuosimaksut', 'bankFee'),
	total: num(
		'total of all cards|statementTotal|Gesamtbetrag aller Karten|total général|total general|yhteensä|totale generale',
		'amountDue',
	),
	limit: num(
		'limit of the company|companyLimit|Gesamtlimit|plafond|límite|luottoraja',
		'creditLimit',
	),
	iban: str(
		'account that is debited|debitedAccount|belastetes Konto|compte débité|cuenta de cargo|veloitettava tili',
		'iban',
	),
	minimum: absent(
		num(
			'smallest payment|minimumPayment|Mindestbetrag|paiement minimum|pago mínimo',
			'minimumPayment',
		),
	),
	points: absent(num('bonus points|bonusPoints|Bonuspunkte|points|puntos')),
};
const SAID = {
	de: 'Firmenkarten-Abrechnung|Kartenkonto|Abrechnungstag|Belastung am|zulasten|Gesamtlimit|Übersicht|Karteninhaber;Karte;Summe|Datum;Händler;Ort;Kategorie;Betrag|Kartengebühren|Gesamtbetrag|Summe|Reise;Bewirtung;Büro;Tanken;Software|Hotel Amsel;Tank Nord;Papier Lux;Bahn;Café Eck;Flug Direkt;Cloud Nine',
	fr: 'Relevé des cartes d’entreprise|Compte carte|Arrêté au|Débit le|sur le compte|Plafond|Récapitulatif|Titulaire;Carte;Total|Date;Commerçant;Ville;Catégorie;Montant|Cotisations|Total général|Total|Voyage;Repas;Bureau;Carburant;Logiciel|Hôtel Merle;Station Nord;Papier Lux;Chemin de fer;Café du Coin;Vol Direct;Cloud Neuf',
	es: 'Extracto de tarjetas de empresa|Cuenta|Cierre|Cargo el|en la cuenta|Límite|Resumen|Titular;Tarjeta;Total|Fecha;Comercio;Ciudad;Categoría;Importe|Cuotas|Total general|Total|Viaje;Comida;Oficina;Combustible;Software|Hotel Mirlo;Estación Norte;Papel Lux;Tren;Café Esquina;Vuelo Directo;Nube Nueve',
	fi: 'Yrityskorttien lasku|Korttitili|Laskutuspäivä|Veloitus|tililtä|Luottoraja|Yhteenveto|Kortinhaltija;Kortti;Summa|Päivä;Kauppias;Paikka;Luokka;Summa|Vuosimaksut|Yhteensä|Summa|Matka;Ruoka;Toimisto;Polttoaine;Ohjelmisto|Hotelli Rastas;Asema Pohjoinen;Paperi Lux;Juna;Kahvila Kulma;Lento Suora;Pilvi 9',
	it: 'Estratto carte aziendali|Conto carta|Chiusura|Addebito il|sul conto|Limite|Riepilogo|Titolare;Carta;Totale|Data;Esercente;Località;Categoria;Importo|Canoni|Totale generale|Totale|Viaggio;Pasto;Ufficio;Carburante;Software|Hotel Merlo;Stazione Nord;Carta Lux;Treno;Caffè Angolo;Volo Diretto;Nuvola 9',
} as const;

/** A company's card statement: a summary of cards in a side panel at the left, purchases in one list at the right under a tab for each holder with the sum on the tab itself. */
const family: Family = {
	author: 'ottilie',
	locales: ['de-DE', 'fr-FR', 'es-ES', 'fi-FI', 'it-IT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, money } = locale;
		const end = random.day('2004-03-31', '2026-05-31');
		const shops = at(13).split(';');
		const holders = drawPeople(locale, random.int(2, 5)).map(({ name }) => {
			const buys = Array.from({ length: random.int(1, 6) }, () => ({
				on: addDays(end, -random.int(1, 29)),
				shop: random.pick(shops),
				town: locale.address().city,
				kind: random.pick(at(12).split(';')),
				value: inMoney(random.decimal(4, 420), locale),
			})).sort((a, b) => a.on.localeCompare(b.on));
			return {
				name,
				buys,
				card: random.pattern('#### **** **** ####'),
				sum: toMoney(buys.reduce((all, one) => all + one.value, 0)),
			};
		});
		const fee = random.chance(0.3) ? inMoney(holders.length * 30, locale) : 0;
		const total = toMoney(holders.reduce((all, one) => all + one.sum, fee));
		const heads = at(8).split(';');
		const html = markup`<style>@page { size: A4; margin: 12mm } body { font: 8.6pt/1.45 'Liberation Sans' } .pg { display: grid; grid-template-columns: 58mm 1fr; gap: 6mm } .side { background: #f0ece4; padding: 4mm } .side div.h { border-bottom: .5pt solid #998; padding: 1mm 0 } .tab { background: #5c4b2e; color: #fff; border-radius: 2mm 2mm 0 0; padding: 1mm 3mm; display: flex; justify-content: space-between; margin-top: 4mm; break-after: avoid } table { width: 100%; border-collapse: collapse } td { padding: .5mm 1mm; border-bottom: .3pt solid #ccb } .n { text-align: right } small { display: block; color: #776; font-size: 7pt } .big { font-size: 14pt; font-weight: bold }</style>
			<div class="pg"><div class="side"><b>${field('bank', locale.bank())}</b><p>${field('company', locale.company().name)}</p><small>${at(1)}</small>${field('account', random.pattern('4### ######'))}<small>${at(2)}</small>${field('closing', locale.date(end))}<small>${at(3)}</small>${field('debitDay', locale.date(addDays(end, 8)))}<small>${at(4)}</small>${field('iban', locale.iban())}${random.chance(0.6) && markup`<small>${at(5)}</small>${field('limit', money(inMoney(random.pick([10000, 25000]), locale)))}`}<p><b>${at(6)}</b></p><div data-list="holders">${holders.map((one, i) => markup`<div class="h" data-row="${`h${i}`}">${field('name', one.name)}<br><small>${field('card', one.card)}</small><span style="float:right;margin-top:-3.5mm">${field('sum', amount(one.sum))}</span></div>`)}</div>${fee > 0 && markup`<div class="h">${at(9)} <span style="float:right">${field('fee', amount(fee))}</span></div>`}<p>${at(10)}<br><span class="big">${field('total', money(total))}</span></p></div>
			<div><h2 style="margin:0">${at(0)}</h2>${holders.map((one) => markup`<div class="tab"><span>${one.name}</span><span>${at(11)} ${amount(one.sum)}</span></div><table data-list="purchases">${holders[0] === one && markup`<tr>${heads.map((head) => markup`<td><small>${head}</small>`)}`}${one.buys.map((buy) => markup`<tr data-row><td>${field('date', locale.date(buy.on))}<td>${field('merchant', buy.shop)}<td>${field('town', buy.town)}<td>${field('category', buy.kind)}<td class="n">${field('amount', amount(buy.value))}`)}</table>`)}</div></div>`;
		return { html, fields };
	},
};
export default family;
