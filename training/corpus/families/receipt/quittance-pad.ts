import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { drawFilling, speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { ROW } from '../../kit/trade-fields.ts';
import { addressOf, askParty } from '../../kit/trade.ts';

const fields: Fields = {
	number: text(
		'receiptNumber',
		'What is the number of the slip?',
		'Welche Nummer hat die Quittung?',
		'Numéro du reçu ?',
		'slipNo',
	),
	payer: text(
		'',
		'payer',
		'From whom was the money received?',
		'Von wem kam das Geld?',
		'De qui a-t-on reçu l’argent ?',
		'receivedFrom',
	),
	...askParty('payee', 'shop', ['name', 'street', 'postcode', 'city'], ['de', 'fr', 'es', 'it']),
	amount: number(
		'grossTotal',
		'How much money was received?',
		'Wie viel wurde gezahlt?',
		'Quelle somme a été reçue ?',
		'amount in figures',
		'Quanto è stato pagato?',
	),
	words: text(
		'',
		'amountInWords',
		'How is the amount written in words?',
		'Betrag in Worten',
		'somme en toutes lettres',
		'amount spelled out',
	),
	purpose: text(
		'',
		'purpose',
		'What was the payment for?',
		'Wofür wurde gezahlt?',
		'motif du paiement',
		'reason for the payment',
		'¿Por qué concepto?',
	),
	net: number('netTotal', 'What is the sum without tax?', 'Nettobetrag der Quittung', 'netAmount'),
	tax: number('taxTotal', 'How much tax is included?', 'Enthaltene Steuer', 'taxIncluded'),
	place: text(
		'',
		'place',
		'Where was the receipt written?',
		'Wo wurde quittiert?',
		'lieu de signature',
		'place of the signature',
	),
	date: date(
		'signatureDate',
		'When was the money received?',
		'Wann wurde quittiert?',
		'date beside the place',
	),
	method: text(
		'paymentMethod',
		'How was it paid?',
		'Wie wurde bezahlt?',
		'cash or cheque',
		'mode de paiement',
	),
	signer: text(
		'signatory',
		'Who signed for the money?',
		'Wer hat unterschrieben?',
		'Qui a signé ?',
	),
	goods: list(
		{ much: ROW.quantity, what: ROW.name, each: ROW.price, sum: ROW.amount },
		'written rows',
		'What is written in the rows?',
		'Welche Waren sind eingetragen?',
	),
	iban: absent(text('iban', 'Which bank account is named?', 'IBAN')),
	due: absent(date('dueDate', 'When is it due?', 'payable until')),
};
const SAID = {
	en: 'RECEIPT|No.|Received from|the sum of|for|Place, date|Signature|Cash;Cheque;Card|Qty|Article|Price|Amount|Net|VAT|Total',
	de: 'Quittung|Nr.|von|Betrag in Worten|für|Ort, Datum|Stempel / Unterschrift|Bar;Scheck;EC-Karte|Menge|Artikel|Preis|Betrag|Netto|MwSt.|Gesamt',
	fr: 'REÇU|N°|Reçu de|la somme de|pour|Fait à, le|Signature|Espèces;Chèque;Carte|Qté|Désignation|P.U.|Montant|HT|TVA|Total',
	es: 'RECIBO|N.º|Recibí de|la cantidad de|por|Lugar y fecha|Firma|Efectivo;Cheque;Tarjeta|Cant.|Concepto|Precio|Importe|Base|IVA|Total',
	it: 'RICEVUTA|N.|Ricevo da|la somma di|per|Luogo e data|Firma|Contanti;Assegno;Carta|Q.tà|Descrizione|Prezzo|Importo|Imponibile|IVA|Totale',
};
const DIGITS: Readonly<Record<string, string>> = {
	en: 'zero one two three four five six seven eight nine',
	de: 'null eins zwei drei vier fünf sechs sieben acht neun',
	fr: 'zéro un deux trois quatre cinq six sept huit neuf',
	es: 'cero uno dos tres cuatro cinco seis siete ocho nueve',
	it: 'zero uno due tre quattro cinque sei sette otto nove',
};

/** A slip from a pad, on its side: printed lines that are filled in by hand, and sometimes a few rows of goods on the right. */
const family: Family = {
	author: 'henrike',
	locales: ['de-DE', 'en-GB', 'fr-FR', 'es-ES', 'it-IT', 'de-CH', 'en-IN', 'fr-BE'],
	draw: (random, locale) => {
		const { amount } = locale;
		const say = speak(SAID, locale.language);
		const shop = locale.company();
		const [street, town] = addressOf('payee', shop.address);
		const hasRows = random.chance(0.5);
		const items = random
			.some(
				locale.products(random.pick(['office', 'building', 'services'] as const)),
				random.int(1, 4),
			)
			.map((product) => {
				const quantity = random.int(1, 6);
				const price = inMoney(toMoney(product.price * random.decimal(0.7, 1.3)), locale);
				return { ...product, quantity, price, amount: toMoney(quantity * price) };
			});
		const total = toMoney(items.reduce((sum, item) => sum + item.amount, 0));
		const rate = locale.country.rates[0] ?? 0;
		const tax = toMoney(total - total / (1 + rate / 100));
		const words = String(Math.floor(total))
			.split('')
			.map((digit) => DIGITS[locale.language]?.split(' ')[Number(digit)])
			.join('-');
		const hand = (content: ReturnType<typeof markup>) => markup`<u>${content}</u>`;
		const line = (name: string, content: ReturnType<typeof markup>) =>
			markup`<div class="l"><label>${name}</label>${hand(content)}</div>`;
		const isBelow = random.chance(0.4);
		const html = markup`<style>@page { size: ${random.pick(['A5', 'A6'])} landscape; margin: 8mm } body { font: 9pt/1.3 'Liberation Serif' } u { text-decoration: none; flex: 1; border-bottom: .6pt solid #555; min-height: 6mm } u > span, .hand > span, td > span { ${drawFilling(random).replace(/1[0-9](\.5)?pt/, '11pt')} } .l { display: flex; gap: 2mm; margin-top: 2mm; align-items: flex-end; ${isBelow && 'flex-direction: column-reverse; align-items: stretch; gap: 0'} } label { font-size: 7.5pt; color: #333 } .two { display: grid; grid-template-columns: ${hasRows ? '1fr 1fr' : '1fr'}; gap: 6mm } h1 { font-size: 17pt; margin: 0; letter-spacing: 2px } .box { border: 1.2pt solid; padding: 1mm 3mm; min-width: 34mm; text-align: right } .top { display: flex; justify-content: space-between; align-items: center } table { width: 100% } th { font-size: 7pt; font-weight: normal; border: .5pt solid } td { border: .5pt solid; height: 6.5mm; padding: 0 1mm; font-size: 9pt } .r { text-align: right }</style>
			<div class="top"><h1>${say(0)}</h1><div>${say(1)} ${field('number', random.pattern('###'))}</div><div class="box">${locale.country.symbol} <span class="hand">${field('amount', amount(total))}</span></div></div>
			<div class="two"><div>${line(say(2), field('payer', random.chance(0.5) ? locale.person().name : locale.company().name))}${line(say(3), field('words', words))}${line(say(4), field('purpose', items[0]?.name ?? ''))}
			${random.chance(0.6) && markup`<div class="l"><label>${say(12)}</label>${hand(field('net', amount(toMoney(total - tax))))}<label>${say(13)} ${rate} %</label>${hand(field('tax', amount(tax)))}</div>`}</div>
			${hasRows && markup`<table data-list="goods"><tr><th>${say(8)}<th>${say(9)}<th>${say(10)}<th>${say(11)}${items.map((item) => markup`<tr data-row><td>${field('much', item.quantity)}<td>${field('what', item.name)}<td class="r">${field('each', amount(item.price))}<td class="r">${field('sum', amount(item.amount))}`)}<tr><td><td><td><td><tr><td><td><td class="r">${say(14)}<td class="r">${field('/amount', amount(total))}</table>`}</div>
			<div class="two" style="grid-template-columns: 1fr 1fr">${line(say(5), markup`${field('place', locale.address().city)} &nbsp; &nbsp; ${field('date', locale.date(random.day('1994-01-01', '2026-05-30')))}`)}${line(say(6), field('signer', locale.person().name))}</div>
			<div class="top" style="margin-top: 3mm; font-size: 8pt"><div>${field('payee.name', shop.name)} · ${street} · ${town}</div>${random.chance(0.5) && field('method', random.pick(say(7).split(';')))}</div>`;
		return { html, fields };
	},
};
export default family;
