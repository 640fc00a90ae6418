import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, dat, drawTrade, num, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { drawGoods, inMoney, sumUp, toMoney } from '../../kit/goods.ts';
import { field, markup, part } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	fakturanr: DOC.invoiceNo,
	fakturadato: DOC.invoiceDate,
	forfald: DOC.due,
	kundenr: DOC.customerNo,
	ref: str(
		'Er referens|your reference|customerContact|Wer ist beim Kunden zuständig?|viitteenne|Deres ref.',
		'buyerReference',
	),
	'kunde.navn': DOC.buyer,
	'kunde.adresse': DOC.buyerAddress,
	leverandor: DOC.seller,
	orgnr: DOC.sellerTax,
	linjer: rows(
		{
			varenr: COL.code,
			tekst: COL.name,
			antal: COL.qty,
			enhed: COL.unit,
			pris: COL.price,
			belob: COL.amount,
		},
		'fakturarader|rows of the bill|Was steht auf der Rechnung?|laskurivit',
	),
	gebyr: num(
		'faktureringsavgift|invoicing fee|invoiceFee|Rechnungsgebühr|laskutuslisä|What fee is added for the bill?',
	),
	netto: DOC.net,
	moms: DOC.tax,
	rente: num(
		'dröjsmålsränta|late payment interest|penaltyInterest|Verzugszins in Prozent|viivästyskorko',
		'interestRate',
	),
	ore: num('öresavrundning|rounding|roundingAmount|Rundung|pyöristys', 'rounding'),
	iAlt: DOC.gross,
	giro: str(
		'bankgironummer|giro number of the payee|giroNo|Girokonto|saajan tilinumero|To which giro is it paid?',
		'accountNumber',
	),
	ocr: str(
		'OCR-nummer|payment reference|ocr|KID|viitenumero|betalings-id|Welche Referenz gehört zur Zahlung?',
		'remittance',
	),
	betalt: absent(dat('paid on|betalningsdag|paymentDay|Zahltag|When was it paid?', 'paymentDate')),
	kontonavn: absent(str('from which account|fra konto|payerAccount|Konto des Zahlers')),
};
const SAID = {
	sv: 'Faktura|Fakturanr|Fakturadatum|Förfallodatum|Kundnr|Er referens|Art.nr;Benämning;Antal;Enh.;À-pris;Belopp|Netto|Moms|Öresavrundning|ATT BETALA|Faktureringsavgift|Dröjsmålsränta|Inbetalning / Girering|Till bankgironr|Betalningsmottagare|Avsändare|OCR|Kronor;öre|VAR GOD GÖR INGA ÄNDRINGAR',
	da: 'Faktura|Fakturanr.|Fakturadato|Forfaldsdato|Kundenr.|Deres ref.|Varenr.;Tekst;Antal;Enhed;Pris;Beløb|Subtotal|Moms|Øreafrunding|AT BETALE|Faktureringsgebyr|Rente ved forsinkelse|INDBETALINGSKORT|Kreditornummer|Kreditor|Indbetaler|Betalings-id|Kroner;øre|Må ikke ændres',
	nb: 'Faktura|Fakturanr.|Fakturadato|Forfallsdato|Kundenr.|Deres ref.|Varenr.;Beskrivelse;Antall;Enhet;Pris;Beløp|Netto|MVA|Øreavrunding|Å BETALE|Fakturagebyr|Forsinkelsesrente|KVITTERING / GIRO|Til konto|Betalt til|Betalt av|KID|Kroner;øre|Blanketten må ikke påføres noe',
	fi: 'Lasku|Laskun numero|Laskun päivä|Eräpäivä|Asiakasnro|Viitteenne|Tuote;Kuvaus;Määrä;Yks.;À-hinta;Summa|Veroton|Alv|Pyöristys|MAKSETAAN|Laskutuslisä|Viivästyskorko|TILISIIRTO / GIRERING|Saajan tilinumero|Saaja|Maksaja|Viitenumero|Eurot;sentit|Maksu välitetään saajalle maksujenvälityksen ehtojen mukaisesti',
} as const;

/** A Nordic bill with a giro slip on the lowest third: number, payer, payee and sum again in its boxes, the sum parted in whole and cents, a machine line at the very foot. */
const family: Family = {
	author: 'ottilie',
	locales: ['sv-SE', 'da-DK', 'nb-NO', 'fi-FI'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount, count } = locale;
		const [seller, buyer, person] = [locale.company(), locale.company(), locale.person()];
		const payer = random.chance(0.4) ? person.name : buyer.name;
		const day = random.day('2002-02-01', '2026-06-20');
		const lines = drawGoods(
			random,
			locale,
			drawTrade(random, locale, ['technical', 'office', 'services']),
			random.int(1, 6),
			{ code: '####' },
		);
		const fee = random.chance(0.4) ? inMoney(3, locale) : 0;
		const { net, rate, tax, gross } = sumUp([...lines, { amount: fee }], locale);
		const isWhole = locale.language !== 'fi';
		const total = isWhole ? Math.round(gross) : gross;
		const number = random.pattern('1####');
		const [whole = '', cents = ''] = amount(total).text.split(',');
		const [kr, ore] = at(18).split(';');
		const ocr = random.pattern('########');
		const giro =
			locale.language === 'fi'
				? locale.iban()
				: random.pattern(random.pick(['###-####', '####-####']));
		const due = locale.date(addDays(day, random.pick([14, 30])));
		const html = markup`<style>@page { size: A4; margin: 0 } body { margin: 0; font: 9.5pt/1.4 'Liberation Sans' } .up { padding: 14mm 16mm 0; height: 182mm; box-sizing: border-box } .two { display: flex; justify-content: space-between } table { width: 100%; border-collapse: collapse } .l th { text-align: left; font-size: 8pt; border-bottom: .6pt solid } .l td { padding: .7mm 0 } .n { text-align: right } .slip { position: absolute; top: 190mm; left: 0; right: 0; height: 102mm; border-top: 1pt dashed #000; padding: 3mm 12mm; box-sizing: border-box; background: ${random.pick(['#fbe9e3', '#f3f7ea', '#fff7dd', '#fff'])} } .slip td { border: .6pt solid #a33; vertical-align: top; padding: 1mm 2mm; height: 13mm } .slip small { display: block; font-size: 6.5pt; color: #a33 } .ocr { font: 12pt 'DejaVu Sans Mono'; position: absolute; bottom: 6mm; left: 20mm }</style>
			<div class="up"><div class="two"><div><b style="font-size:15pt">${field('leverandor', seller.name)}</b><br>${seller.address.whole}<br>${locale.country.tax[0]} ${field('orgnr', seller.taxNumber)} · ${seller.phone}</div><div><h1 style="margin:0">${at(0)}</h1></div></div>
			<div class="two" style="margin:10mm 0 8mm"><div>${at(1)}: ${field('fakturanr', number)}<br>${at(2)}: ${field('fakturadato', locale.date(day))}<br>${at(4)}: ${field('kundenr', random.pattern('####'))}<br>${random.chance(0.6) && markup`${at(5)}: ${field('ref', person.name)}<br>`}${at(3)}: <b>${field('forfald', due)}</b></div><div style="width:80mm">${field('kunde.navn', payer)}<br><span data-field="kunde.adresse" data-value="${buyer.address.whole}">${buyer.address.lines[0]}<br>${buyer.address.lines[1]}</span></div></div>
			<table class="l" data-list="linjer"><tr>${at(6)
				.split(';')
				.map(
					(head, i) =>
						markup`<th ${{ markup: i === 2 || i > 3 ? 'style="text-align:right"' : '' }}>${head}`,
				)}${lines.map((one) => markup`<tr data-row><td>${field('varenr', one.code)}<td>${field('tekst', one.name)}<td class="n">${field('antal', count(one.quantity))}<td>&nbsp;${field('enhed', one.unit)}<td class="n">${field('pris', amount(one.price))}<td class="n">${field('belob', amount(one.amount))}`)}</table>
			<p class="n">${fee > 0 && markup`${at(11)} ${field('gebyr', amount(fee))}<br>`}${at(7)} ${field('netto', amount(net))}<br>${at(8)} ${count(rate)} % ${field('moms', amount(tax))}<br>${isWhole && total !== gross && markup`${at(9)} ${field('ore', amount(toMoney(total - gross)))}<br>`}<b>${at(10)} ${field('iAlt', locale.money(total))}</b></p><small>${at(12)} ${field('rente', locale.percent(random.pick([8, 10, 11.5, 9.55])))}</small></div>
			<div class="slip"><b>${at(13)}</b> <small style="float:right">${at(19)}</small><table><tr><td style="width:55%"><small>${at(14)}</small>${field('giro', giro)}<td><small>${at(17)}</small>${field('ocr', ocr)}<tr><td style="height:24mm"><small>${at(16)}</small>${field('kunde.navn', payer)}<br>${buyer.address.lines[0]}<br>${buyer.address.lines[1]}<td><small>${at(15)}</small>${field('leverandor', seller.name)}<tr><td><small>${at(3)}</small>${field('forfald', due)}<td><span style="float:left;width:40%"><small>${kr ?? ''}</small>${part('iAlt', whole, total)}</span><small>${ore ?? ''}</small>${part('iAlt', cents, total)}</table><div class="ocr"># ${ocr} # ${whole.replace(/\D/g, '')} ${cents} ${random.int(1, 9)} &gt; ${giro.replace(/\D/g, '').slice(0, 8)}#41#</div></div>`;
		return { html, fields };
	},
};
export default family;
