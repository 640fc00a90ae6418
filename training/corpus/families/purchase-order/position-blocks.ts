import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { withFooter } from '../../kit/sheet.ts';
import { drawParts, total } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';
import { BILL, ROW } from '../../kit/trade-fields.ts';
import { addressOf, askParty } from '../../kit/trade.ts';

const fields: Fields = {
	...askParty(
		'orderer',
		'orderer',
		['name', 'street', 'postcode', 'city', 'tax', 'phone'],
		['de', 'it', 'nl', 'fr'],
	),
	...askParty(
		'supplier',
		'seller',
		['name', 'street', 'postcode', 'city'],
		['de', 'it', 'nl', 'fr'],
	),
	...askParty('site', 'shipTo', ['name', 'street', 'postcode', 'city'], ['de', 'it', 'nl', 'fr']),
	number: BILL.orderNumber,
	date: BILL.orderDate,
	supplierNumber: BILL.supplierNumber,
	clerk: BILL.contact,
	email: text(
		'email',
		'What is the e-mail address of the purchaser?',
		'E-Mail des Einkaufs',
		'courriel de l’acheteur',
	),
	offer: text(
		'quoteNumber',
		'Which offer does the order go back to?',
		'Angebotsnummer',
		'number of the offer',
	),
	terms: BILL.terms,
	total: number(
		'netTotal',
		'What is the value of the whole order?',
		'Gesamtwert der Bestellung',
		'total de la commande',
		'Quanto vale l’ordine?',
	),
	page: BILL.page,
	positions: list(
		{
			position: ROW.position,
			article: ROW.code,
			name: ROW.name,
			detail: text(
				'',
				'second line of the description',
				'Zusatz',
				'further detail',
				'specification',
			),
			due: ROW.delivery,
			quantity: ROW.quantity,
			unit: ROW.unit,
			price: ROW.price,
			discount: ROW.discount,
			amount: ROW.amount,
		},
		'order rows of several lines',
		'Which articles are ordered for which date?',
		'Bestellpositionen mit Termin',
	),
	invoiceNumber: absent(text('invoiceNumber', 'What is the invoice number?', 'Rechnungsnummer')),
	delivered: absent(date('deliveryDate', 'When was it delivered?', 'Lieferscheindatum')),
	paid: absent(number('amountPaid', 'How much has been paid?', 'bereits gezahlt')),
};
const SAID = {
	de: 'Bestellung|Lieferant Nr.|Ihr Angebot|Liefertermin|Artikel|Rabatt|Gesamtwert|Liefern an|Unsere Bestellnummer ist auf allen Schreiben anzugeben.|Wir bestellen zu unseren Einkaufsbedingungen:|je|Bestell-Nr.',
	en: 'Purchase order|Vendor no.|Your quotation|Deliver by|Part|Discount|Order value|Deliver to|Quote our order number on all papers.|We order subject to our conditions of purchase:|per|Order no.',
	fr: 'Bon de commande|Fournisseur n°|Votre offre|À livrer le|Article|Remise|Valeur totale|Livrer à|Rappeler notre numéro sur tous documents.|Nous commandons selon nos conditions :|par|Commande n°',
	it: 'Ordine di acquisto|Cod. fornitore|Vs. offerta|Consegna|Articolo|Sconto|Valore totale|Consegnare a|Citare il numero in ogni documento.|Vi ordiniamo alle nostre condizioni:|per|Ordine n.',
	nl: 'Inkooporder|Leveranciersnr.|Uw offerte|Levering|Artikel|Korting|Orderwaarde|Afleveren bij|Vermeld ons ordernummer op alle stukken.|Wij bestellen op onze voorwaarden:|per|Ordernr.',
};

/** A window letter: small sender's line above the supplier, each position a block whose numbers stand in a row of their own below the text. */
const family: Family = {
	author: 'oskar',
	locales: ['de-DE', 'it-IT', 'en-GB', 'nl-NL', 'fr-FR', 'de-AT', 'de-CH'],
	draw: (random, locale) => {
		const { amount, count, label } = locale;
		const say = speak(SAID, locale.language);
		const [buyer, seller, site] = [locale.company(), locale.company(), locale.company()];
		const day = random.day('2012-01-05', '2026-05-10');
		const parts = drawParts(random, locale, random.int(1, 8), {
			code: random.pick(['######', 'A-##.###', '4## ### ##']),
			discounts: 0.3,
		});
		const clerk = locale.person();
		const isFramed = random.chance(0.4);
		const isDetailLast = random.chance(0.4);
		const [buyerStreet, buyerTown] = addressOf('orderer', buyer.address);
		const [street, town] = addressOf('supplier', seller.address);
		const [siteStreet, siteTown] = addressOf('site', site.address);
		const block = (
			part: (typeof parts)[number],
		) => markup`<div data-row class="p"><div class="no">${field('position', String(part.position * 10))}</div><div><b>${field('name', part.name)}</b><br>${!isDetailLast && markup`${field('detail', part.detail)}<br>`}<small>${say(4)} ${field('article', part.code)}</small>
			<div class="n"><span>${say(3)} ${field('due', locale.date(addDays(day, random.int(5, 70))))}</span><span>${field('quantity', count(part.quantity))} ${field('unit', part.unit)}</span><span>${field('price', amount(part.price))} ${say(10)} ${part.unit}</span><span>${part.discount > 0 && markup`${say(5)} ${field('discount', count(part.discount))} %`}</span><span class="r">${field('amount', amount(part.amount))}</span></div>${isDetailLast && field('detail', part.detail)}</div></div>`;
		const html = markup`<style>@page { size: A4; margin: 16mm 18mm 10mm 22mm } body { font: 9.8pt/1.35 ${random.pick(["'Liberation Sans'", "'Liberation Serif'", "'DejaVu Sans'"])} } .logo { text-align: right; font-size: 17pt; font-weight: bold; height: 24mm; color: #444 } .w { width: 85mm; height: 42mm; float: left } .w small { font-size: 6.5pt; border-bottom: .4pt solid; display: inline-block; margin-bottom: 2mm } .info { margin-left: 95mm; height: 46mm; font-size: 9pt } h1 { font-size: 13pt; clear: both; margin: 4mm 0 2mm } .p { display: grid; grid-template-columns: 12mm 1fr; padding: 2mm 0; break-inside: avoid; ${isFramed ? 'border: .6pt solid; padding: 2mm; margin-bottom: 1.5mm' : 'border-top: .4pt solid #999'} } .no { font-size: 14pt; color: #555 } .n { display: grid; grid-template-columns: 1.5fr .8fr 1fr .9fr .8fr; font-size: 9pt; ${isFramed && 'background: #eee'} } .r { text-align: right } .t { text-align: right; border-top: 1pt solid; font-weight: bold; padding: 2mm 0 } .f { font-size: 7pt; border-top: .4pt solid; display: flex; justify-content: space-between }</style>${withFooter(
			markup`
			<div class="logo">${buyer.name.split(' ')[0]}</div><div class="w"><small>${field('orderer.name', buyer.name)} · ${buyerStreet} · ${buyerTown}</small><br>${field('supplier.name', seller.name)}<br>${street}<br>${town}</div>
			<div class="info">${say(11)} <b>${field('number', random.pattern(random.pick(['45000#####', 'B##-#####', 'PO#####'])))}</b><br>${label('date')} ${field('date', locale.date(day))}<br>${say(1)} ${field('supplierNumber', random.pattern('7#####'))}<br>${random.chance(0.6) && markup`${say(2)} ${field('offer', random.pattern('AG######'))}<br>`}${label('ourReference')} ${field('clerk', clerk.name)}<br>${label('phone')} ${field('orderer.phone', buyer.phone)}<br>${field('email', clerk.email)}</div>
			<h1>${say(0)}</h1><p>${say(7)}: ${field('site.name', site.name)}, ${siteStreet}, ${siteTown}</p><p>${say(9)}</p>
			<div data-list="positions">${parts.map(block)}</div><div class="t">${say(6)} ${locale.country.currency} ${field('total', amount(total(parts)))}</div>
			<p>${label('paymentTerms')}: ${field('terms', random.pick(['30 / 2 %', '14 d', '60 d netto', '30 d']))}. ${say(8)}</p>
			`,
			markup`<div class="f"><span>${field('orderer.name', buyer.name)}</span><span>${locale.country.tax[0]} ${field('orderer.tax', buyer.taxNumber)}</span><span>${label('page')} ${field('page', '1')}</span></div>`,
			10,
		)}`;
		return { html, fields };
	},
};
export default family;
