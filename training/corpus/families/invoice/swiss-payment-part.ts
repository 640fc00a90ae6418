import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts, total } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	rechnungsnummer: text('invoiceNumber', 'Rechnung', 'numéro de facture'),
	datum: date('issueDate'),
	zahlbarBis: date('dueDate', 'payable jusqu’au'),
	zahlungsempfaenger: text('seller', 'zahlbar an', 'Who gets the money?'),
	mwstNummer: text('vatNumber'),
	kunde: text('buyer', 'zahlbar durch', 'Who has to pay?'),
	kundeAdresse: text('address', 'Adresse des Kunden'),
	iban: text('iban', 'Konto'),
	referenz: text('referenceNumber', 'QR-Referenz', 'payment reference'),
	waehrung: text('currency'),
	netto: number('netTotal'),
	mwst: number('taxTotal'),
	total: number('grossTotal', 'Rechnungstotal'),
	objekt: text(
		'',
		'Objekt',
		'building the work was done in',
		'Liegenschaft',
		'For which property?',
	),
	positionen: list(
		{
			text: text('itemDescription', 'Leistung'),
			menge: number('quantity'),
			einheit: text('unit'),
			ansatz: number('unitPrice', 'Ansatz'),
			betrag: number('lineTotal'),
		},
		'verrechnete Leistungen',
		'positions',
		'Was wird verrechnet?',
	),
	skonto: absent(number('cashDiscount', 'Skonto')),
	lieferschein: absent(text('deliveryNoteNumber')),
};

/** A Swiss bill: a short list on top, receipt and payment part on the lower third, where payer, account and sum are printed twice. */
const family: Family = {
	author: 'gustav',
	locales: ['de-CH', 'fr-CH'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const isGerman = locale.language === 'de';
		const say = (german: string, french: string) => (isGerman ? german : french);
		const seller = locale.company();
		const buyer = random.chance(0.5) ? locale.company().name : locale.person().name;
		const home = locale.address();
		const day = random.day('2020-07-01', '2026-05-30');
		const items = drawParts(random, locale, random.int(1, 6), {
			quantities: [1, 2, 3, 4.5, 6, 8, 12],
		});
		const net = total(items);
		const tax = toMoney(net * 0.081);
		const sum = toMoney(net + tax);
		const iban = locale.iban();
		const reference = random.pattern('## ##### ##### ##### ##### #####');
		const right = random.chance(0.5);
		const lines = (payee: boolean) =>
			payee
				? markup`${field('iban', iban)}<br>${field('zahlungsempfaenger', seller.name)}<br>${seller.address.lines[0]}<br>${seller.address.lines[1]}`
				: markup`${field('kunde', buyer)}<br><span data-field="kundeAdresse" data-value="${home.whole}">${home.lines[0]}<br>${home.lines[1]}</span>`;
		const at = (x: number, y: number, w: number, content: ReturnType<typeof markup>) =>
			markup`<div class="a" style="left:${x}mm;top:${y}mm;width:${w}mm">${content}</div>`;
		const money = markup`<div style="display:flex;gap:6mm"><span><b>${say('Währung', 'Monnaie')}</b><br>${field('waehrung', 'CHF')}</span><span><b>${say('Betrag', 'Montant')}</b><br>${field('total', amount(sum))}</span></div>`;
		const html = markup`<style>
			@page { size: A4; margin: 0 }
			body { font: 9.5pt/1.35 'Liberation Sans'; position: relative; height: 296mm } .a { position: absolute } .slip { font-size: 8pt; line-height: 1.25 } .slip b { font-size: 6.5pt } .slip h3 { font-size: 11pt; margin: 0 0 3mm } table { width: 100% } td, th { padding: 1mm 1mm 1mm 0; text-align: left; vertical-align: top } th { border-bottom: .6pt solid } .n { text-align: right } .qr { width: 46mm; height: 46mm; background: repeating-conic-gradient(#000 0 25%, #fff 0 50%) 0 0 / 4mm 4mm }
			</style>${at(20, 15, 90, markup`<b style="font-size:13pt">${field('zahlungsempfaenger', seller.name)}</b><br>${seller.address.whole}<br>${field('mwstNummer', seller.taxNumber)}`)}${at(right ? 118 : 20, 42, 80, markup`${field('kunde', buyer)}<br><span data-field="kundeAdresse" data-value="${home.whole}">${home.lines[0]}<br>${home.lines[1]}</span>`)}
			${at(20, 72, 170, markup`<b style="font-size:13pt">${say('Rechnung', 'Facture')} ${field('rechnungsnummer', random.pattern('R-#####'))}</b><br>${say('Datum', 'Date')} ${field('datum', locale.date(day))} · ${say('zahlbar bis', 'payable jusqu’au')} ${field('zahlbarBis', locale.date(addDays(day, 30)))}${random.chance(0.6) && markup`<br>${say('Objekt', 'Objet')}: ${field('objekt', locale.address().street)}`}`)}
			${at(20, 92, 170, markup`<table data-list="positionen"><tr><th>${say('Leistung', 'Prestation')}<th class="n">${say('Menge', 'Qté')}<th><th class="n">${say('Ansatz', 'Prix')}<th class="n">CHF${items.map((item) => markup`<tr data-row><td>${field('text', random.chance(0.4) ? `${item.name}, ${item.detail}` : item.name)}<td class="n">${field('menge', count(item.quantity))}<td>${field('einheit', item.unit)}<td class="n">${field('ansatz', amount(item.price))}<td class="n">${field('betrag', amount(item.amount))}`)}<tr><td colspan="4" class="n">${say('Zwischentotal', 'Sous-total')}<td class="n">${field('netto', amount(net))}<tr><td colspan="4" class="n">${say('MWST', 'TVA')} 8.1 %<td class="n">${field('mwst', amount(tax))}<tr><td colspan="4" class="n"><b>Total CHF</b><td class="n"><b>${field('total', amount(sum))}</b></table>`)}
			<div class="a" style="left:0;top:191mm;width:210mm;border-top:.5pt dashed"></div><div class="a" style="left:62mm;top:191mm;height:105mm;border-left:.5pt dashed"></div>
			${at(5, 196, 52, markup`<div class="slip"><h3>${say('Empfangsschein', 'Récépissé')}</h3><b>${say('Konto / Zahlbar an', 'Compte / Payable à')}</b><br>${lines(true)}<br><br><b>${say('Referenz', 'Référence')}</b><br>${field('referenz', reference)}<br><br><b>${say('Zahlbar durch', 'Payable par')}</b><br>${lines(false)}<br><br>${money}</div>`)}
			${at(67, 196, 50, markup`<div class="slip"><h3>${say('Zahlteil', 'Section paiement')}</h3><div class="qr"></div><br>${money}</div>`)}${at(120, 196, 84, markup`<div class="slip"><b>${say('Konto / Zahlbar an', 'Compte / Payable à')}</b><br>${lines(true)}<br><br><b>${say('Referenz', 'Référence')}</b><br>${field('referenz', reference)}<br><br><b>${say('Zahlbar durch', 'Payable par')}</b><br>${lines(false)}</div>`)}`;
		return { html, fields };
	},
};
export default family;
