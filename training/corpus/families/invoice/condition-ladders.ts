import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, num, partyOf, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts } from '../../kit/parts.ts';

const fields: Fields = {
	billingDocument: DOC.invoiceNo,
	billingDate: DOC.invoiceDate,
	soldTo: DOC.customerNo,
	'payer.name': DOC.buyer,
	'payer.address': DOC.buyerAddress,
	'receiver.name': DOC.shipName,
	'receiver.address': DOC.shipAddress,
	salesOrder: str(
		'number of the sales order of the seller|salesOrderNo|Which order of the supplier is billed?|Auftragsnummer des Lieferanten|verkoopordernummer',
	),
	purchaseOrder: DOC.orderNo,
	incoterms: DOC.incoterm,
	paymentTerms: DOC.terms,
	items: rows(
		{
			item: COL.pos,
			material: COL.code,
			description: COL.name,
			customerMaterial: COL.theirCode,
			quantity: COL.qty,
			unit: COL.unit,
			grossPrice: COL.price,
			grossValue: num(
				'value before discount|grossValue|Was kostet die Position vor Rabatt?|Bruttowert',
			),
			discount: COL.discount,
			surcharge: num(
				'freight added to the row|freightSurcharge|Frachtzuschlag der Position|How much freight is added to the row?',
			),
			net: COL.amount,
		},
		'invoiced items|billing items|Welche Materialien werden berechnet?|fakturerade rader',
	),
	netValue: DOC.net,
	vat: DOC.tax,
	finalAmount: DOC.gross,
	creditor: DOC.seller,
	batch: absent(
		str('batch number of the material|batchNo|Charge|Which batch was delivered?', 'batchNumber'),
	),
	deliveryNote: absent(DOC.noteNo),
};
const SAID = {
	de: 'RECHNUNG|Seite|Belegnummer|Belegdatum|Kundennummer|Unser Auftrag|Ihre Bestellung|Regulierer|Warenempfänger|Lieferbedingung|Zahlungsbedingung|Pos.;Material / Bezeichnung;Menge;Preis;Wert|Ihre Materialnummer|Bruttopreis|Rabatt|Frachtzuschlag|Nettowert|Summe Positionen|Ausgangssteuer|Endbetrag|14 Tage 2 %, 30 Tage netto;sofort ohne Abzug|Zwischensumme',
	en: 'INVOICE|Page|Document number|Document date|Customer|Our order|Your order|Payer|Ship-to party|Terms of delivery|Terms of payment|Item;Material / Description;Quantity;Price;Value|Your material number|Gross price|Discount|Freight surcharge|Net value|Items total|Output tax|Final amount|14 days 2%, 30 days net;Payable immediately|Subtotal',
	nl: 'FACTUUR|Blad|Documentnummer|Documentdatum|Debiteur|Onze order|Uw order|Betaler|Goederenontvanger|Leveringsconditie|Betalingsconditie|Pos.;Materiaal / omschrijving;Hoeveelheid;Prijs;Waarde|Uw materiaalnummer|Brutoprijs|Korting|Vrachttoeslag|Nettowaarde|Totaal posities|Btw|Eindbedrag|14 dagen 2 %, 30 dagen netto;direct betaalbaar|Tussentelling',
} as const;

/** An industrial ERP's invoice on one to three pages: no rules, items in steps of ten, the price of each built up in a ladder of conditions. */
const family: Family = {
	author: 'casimir',
	locales: ['de-DE', 'en-GB', 'nl-NL', 'nl-BE', 'de-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, count } = locale;
		const [seller, payer, receiver] = [locale.company(), locale.company(), locale.company()];
		const day = random.day('2003-03-01', '2026-06-20');
		const items = drawParts(random, locale, random.int(2, 8), {
			discounts: 0.7,
			code: '10000####',
		}).map((one) => {
			const full = toMoney(one.quantity * one.price);
			const freight = random.chance(0.35) ? toMoney(full * 0.02) : 0;
			return { ...one, full, freight, net: toMoney(one.amount + freight) };
		});
		const net = toMoney(items.reduce((sum, one) => sum + one.net, 0));
		const rate = locale.country.rates[0] ?? 20;
		const tax = toMoney((net * rate) / 100);
		const [terms1 = '', terms2 = ''] = at(20).split(';');
		const [head1, head2, head3, head4, head5] = at(11).split(';');
		const html = markup`<style>@page { size: A4; margin: 18mm 15mm 22mm 25mm; @bottom-right { content: "${at(1)} " counter(page) " / " counter(pages); font: 7pt 'Liberation Mono' } } body { font: 9pt/1.4 'DejaVu Sans Mono'; letter-spacing: -.2pt } .h { float: right; width: 78mm } .h > span:not([data-field]) { display: inline-block; width: 36mm } .g { display: grid; grid-template-columns: 14mm 1fr 30mm 28mm 28mm } .n { text-align: right } .it { break-inside: avoid; margin-bottom: 3mm } h1 { font: bold 15pt 'Liberation Sans'; margin: 0 0 4mm } .hd { font-weight: bold; border-top: 1.4pt solid; border-bottom: .4pt solid; margin: 6mm 0 3mm } .p { min-height: 24mm }</style>
			<div class="h"><h1>${at(0)}</h1><span>${at(2)}</span>${field('billingDocument', random.pattern('90000#####'))}<br><span>${at(3)}</span>${field('billingDate', locale.date(day))}<br><span>${at(4)}</span>${field('soldTo', random.pattern('4#####'))}<br><span>${at(5)}</span>${field('salesOrder', random.pattern('12#####'))}<br><span>${at(6)}</span>${field('purchaseOrder', random.pattern('45########'))}</div>
			<p class="p">${at(7)}:<br>${partyOf('payer', payer)}</p><p class="p">${at(8)}:<br>${partyOf('receiver', random.chance(0.5) ? receiver : payer)}</p><p>${at(9)}: ${field('incoterms', `${random.pick(['FCA', 'EXW', 'DAP', 'CPT'])} ${receiver.address.city}`)}<br>${at(10)}: ${field('paymentTerms', random.pick([terms1, terms2]))}</p>
			<div class="g hd"><span>${head1}</span><span>${head2}</span><span class="n">${head3}</span><span class="n">${head4}</span><span class="n">${head5}</span></div><div data-list="items">${items.map((one, i) => markup`<div class="it" data-row><div class="g"><span>${field('item', String((i + 1) * 10).padStart(6, '0'))}</span><span>${field('material', one.code)}</span><span class="n">${field('quantity', count(one.quantity))} ${field('unit', one.unit)}</span></div><div class="g"><span></span><span>${field('description', one.name)}</span></div>${i % 3 !== 1 && markup`<div class="g"><span></span><span>${at(12)}: ${field('customerMaterial', one.theirCode)}</span></div>`}<div class="g"><span></span><span>&nbsp;&nbsp;${at(13)}</span><span></span><span class="n">${field('grossPrice', amount(one.price))}</span><span class="n">${field('grossValue', amount(one.full))}</span></div>${one.discount > 0 && markup`<div class="g"><span></span><span>&nbsp;&nbsp;${at(14)}</span><span></span><span class="n">${field('discount', { text: `${amount(one.discount).text}-%`, value: one.discount })}</span><span class="n">${amount(toMoney(one.full - one.amount))}-</span></div>`}${one.freight > 0 && markup`<div class="g"><span></span><span>&nbsp;&nbsp;${at(15)}</span><span></span><span class="n">${amount(2)} %</span><span class="n">${field('surcharge', amount(one.freight))}</span></div>`}<div class="g"><span></span><span>&nbsp;&nbsp;${at(16)}</span><span></span><span></span><span class="n"><b>${field('net', amount(one.net))}</b></span></div></div>`)}</div>
			<div style="break-inside:avoid"><div class="g" style="border-top:.4pt solid"><span></span><span>${at(17)}</span><span></span><span></span><span class="n">${field('netValue', amount(net))}</span></div><div class="g"><span></span><span>${at(18)}</span><span class="n">${amount(rate, 3)} %</span><span class="n">${amount(net)}</span><span class="n">${field('vat', amount(tax))}</span></div><div class="g" style="border-top:1.4pt solid"><span></span><b>${at(19)}</b><span></span><b class="n">${locale.country.currency}</b><b class="n">${field('finalAmount', amount(toMoney(net + tax)))}</b></div></div>
			<p style="font-size:7pt">${field('creditor', seller.name)}, ${seller.address.whole}, ${seller.web}</p>`;
		return { html, fields };
	},
};
export default family;
