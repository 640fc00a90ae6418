import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, dat, num, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts, total } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	poNumber: DOC.orderNo,
	version: str(
		'version of the order|poVersion|Which revision is it?|Version der Bestellung|versie',
		'version',
	),
	status: str(
		'status of the order|poStatus|Is the order confirmed?|Status|stato dell’ordine|status',
		'status',
	),
	createdOn: DOC.orderDate,
	buyerCompany: str(
		'company that orders|orderingCompany|Who places the order?|Besteller|acquirente|besteller',
		'buyer',
	),
	requester: str(
		'person who needs the goods|requester|Anforderer|richiedente|aanvrager|For whom is it ordered?',
	),
	supplier: str(
		'supplier|vendorName|From whom is it ordered?|Lieferant|fornitore|leverancier',
		'seller',
	),
	supplierId: str(
		'number of the supplier|vendorId|Lieferantennummer|codice fornitore|leveranciersnummer',
		'supplierNumber',
	),
	deliverTo: DOC.shipAddress,
	billTo: str(
		'address for the invoice|billToAddress|Where should the invoice go?|Rechnungsanschrift|indirizzo di fatturazione|factuuradres',
		'address',
	),
	terms: DOC.terms,
	items: rows(
		{
			line: COL.pos,
			partNumber: COL.code,
			supplierPart: COL.theirCode,
			description: COL.name,
			quantity: COL.qty,
			unit: COL.unit,
			price: COL.price,
			subtotal: COL.amount,
			account: str('account assignment|glAccount|Sachkonto|conto|grootboek'),
		},
		'items of the order|orderItems|Was wird bestellt?|articoli|regels',
	),
	schedule: rows(
		{
			date: dat('day of the part delivery|scheduleDate|Wann wird geliefert?|data di consegna'),
			quantity: num('quantity of the part delivery|scheduleQty|Teilmenge|quantità parziale'),
		},
		'delivery schedule|schedule lines|Lieferplan|piano di consegna',
	),
	orderTotal: num(
		'total of the order|orderTotal|What is the order worth?|Bestellwert|totale ordine|ordertotaal',
		'netTotal',
	),
	comment: str(
		'comment to the supplier|comments|Was schreibt der Besteller?|nota per il fornitore|opmerking',
		'notes',
	),
	printed: str(
		'web address printed at the foot|printedUrl|Von welcher Seite ausgedruckt?|Which address was it printed from?',
	),
	invoiceNumber: absent(DOC.invoiceNo),
	vat: absent(DOC.tax),
};
const SAID = {
	en: 'Purchase Order|Version|Issued;Confirmed;Partially received|Created on|From|Requester|To|Vendor ID|Deliver to|Bill to|Payment terms|Line Items|Part no.|Supplier part|Qty|Unit price|Subtotal|Schedule lines|Account|Order total|Comments|Net 30;Net 60;2% 10 net 45|Please confirm within 48 hours.;Deliver between 7 and 15 h only.;Quote the order number on all papers.|of',
	de: 'Bestellung|Version|Ausgegeben;Bestätigt;Teilweise geliefert|Angelegt am|Von|Anforderer|An|Lieferanten-ID|Liefern an|Rechnung an|Zahlungsziel|Positionen|Teilenr.|Lieferantenteil|Menge|Stückpreis|Zwischensumme|Lieferplan|Konto|Bestellsumme|Bemerkung|30 Tage netto;60 Tage netto;10 Tage 2 %|Bitte binnen 48 Stunden bestätigen.;Anlieferung nur 7 bis 15 Uhr.;Bestellnummer auf allen Papieren angeben.|von',
	it: 'Ordine di acquisto|Versione|Emesso;Confermato;Ricevuto in parte|Creato il|Da|Richiedente|A|ID fornitore|Consegnare a|Fatturare a|Termini di pagamento|Voci|Cod. parte|Cod. fornitore|Qtà|Prezzo unitario|Subtotale|Piano consegne|Conto|Totale ordine|Commenti|30 gg d.f.;60 gg d.f.f.m.;rimessa diretta|Confermare entro 48 ore.;Scarico solo 7-15.;Citare il numero d’ordine.|di',
	nl: 'Inkooporder|Versie|Verzonden;Bevestigd;Deels ontvangen|Aangemaakt op|Van|Aanvrager|Aan|Leverancier-id|Leveren aan|Factuur naar|Betaaltermijn|Regels|Artikelnr.|Artikel leverancier|Aantal|Stukprijs|Subtotaal|Leverschema|Rekening|Ordertotaal|Opmerking|30 dagen;60 dagen;14 dagen|Graag binnen 48 uur bevestigen.;Lossen alleen 7-15 uur.;Ordernummer overal vermelden.|van',
} as const;

/** A procurement portal printed from the browser: grey cards, a status chip, each item over two lines with its own small schedule of part deliveries indented below, the address of the page at the foot. */
const family: Family = {
	author: 'noor',
	locales: ['en-US', 'de-DE', 'it-IT', 'nl-NL', 'en-GB'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, count, money } = locale;
		const [buyer, supplier] = [locale.company(), locale.company()];
		const day = random.day('2012-02-01', '2026-06-20');
		const items = drawParts(random, locale, random.int(1, 5), {
			code: '?-######',
			quantities: [10, 20, 24, 40, 60, 100],
		});
		const number = random.pattern('PO-7######');
		const html = markup`<style>@page { size: ${locale.countryCode === 'US' ? 'letter' : 'A4'}; margin: 14mm 12mm } body { font: 9pt/1.4 'Liberation Sans'; color: #222 } .card { background: #f4f5f7; border-radius: 2mm; padding: 3mm 4mm; margin-bottom: 3mm } .cards { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm } .lab { color: #667; font-size: 7.5pt; display: block } .chip { background: #dff3e4; border-radius: 4mm; padding: .6mm 3mm; font-size: 8pt } .it { border-bottom: .8pt solid #ccd; padding: 2mm 0; break-inside: avoid } .g { display: grid; grid-template-columns: 9mm 34mm 34mm 1fr 28mm 30mm; gap: 2mm } .n { text-align: right } .sch { margin: 1mm 0 0 40mm; font-size: 8pt; width: 70mm } .sch td { padding: 0 4mm 0 0 } .url { position: fixed; bottom: 0; font-size: 7pt; left: 0 }</style>
			<div style="font-size:16pt">${at(0)}: ${field('poNumber', number)} <span class="chip">${field('status', random.pick(at(2).split(';')))}</span></div><p>${at(1)} ${field('version', String(random.int(1, 4)))} · ${at(3)} ${field('createdOn', locale.date(day))}</p>
			<div class="cards"><div class="card"><span class="lab">${at(4)}</span><b>${field('buyerCompany', buyer.name)}</b><br>${buyer.address.lines[0]}<br>${buyer.address.lines[1]}<span class="lab">${at(5)}</span>${field('requester', locale.person().name)}</div><div class="card"><span class="lab">${at(6)}</span><b>${field('supplier', supplier.name)}</b><br>${supplier.address.lines[0]}<br>${supplier.address.lines[1]}<br><span class="lab">${at(7)}</span>${field('supplierId', random.pattern('AN010########'))}</div><div class="card"><span class="lab">${at(8)}</span>${field('deliverTo', locale.address().whole)}</div><div class="card"><span class="lab">${at(9)}</span>${field('billTo', buyer.address.whole)}<span class="lab">${at(10)}</span>${field('terms', random.pick(at(21).split(';')))}</div></div>
			<b>${at(11)} (${items.length})</b>${items.map((one) => {
				const first = Math.round(one.quantity * random.pick([0.5, 0.25, 1]));
				const parts = [first, one.quantity - first].filter((part) => part > 0);
				return markup`<div class="it"><div data-list="items" data-row="${`i${one.position}`}"><div class="g"><span>${field('line', one.position)}</span><span><span class="lab">${at(12)}</span>${field('partNumber', one.code)}</span><span><span class="lab">${at(13)}</span>${field('supplierPart', one.theirCode)}</span><span><span class="lab">${at(14)}</span>${field('quantity', count(one.quantity))} (${field('unit', one.unit)})</span><span class="n"><span class="lab">${at(15)}</span>${field('price', money(one.price))}</span><span class="n"><span class="lab">${at(16)}</span>${field('subtotal', money(one.amount))}</span></div><div style="margin-left:11mm">${field('description', `${one.name}, ${one.detail}`)} &nbsp; <span style="color:#667">${at(18)}:</span> ${field('account', random.pattern('4####-###'))}</div></div><div class="sch"><span class="lab">${at(17)}</span><table data-list="schedule">${parts.map((part, i) => markup`<tr data-row><td>${field('date', locale.date(addDays(day, 14 + 21 * i)))}<td class="n">${field('quantity', count(part))}<td>${one.unit}`)}</table></div></div>`;
			})}
			<p class="n" style="font-size:12pt">${at(19)}: <b>${field('orderTotal', money(total(items)))}</b></p>${random.chance(0.7) && markup`<div class="card"><span class="lab">${at(20)}</span>${field('comment', random.pick(at(22).split(';')))}</div>`}<div class="url">${field('printed', `https://portal.${buyer.web.slice(4)}/orders/${number.slice(3)}`)} &nbsp; ${amount(1, 0)} ${at(23)} 1</div>`;
		return { html, fields };
	},
};
export default family;
