import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	supplier: text('seller', 'fornitore dell’acqua', '¿Qué empresa suministra?', 'furnizor'),
	customer: text('buyer', 'intestatario', 'titular del contrato', 'titular'),
	contract: text('contractNumber', 'codice utenza', 'número de contrato', 'cod client'),
	servicePoint: text(
		'servicePoint',
		'indirizzo di fornitura',
		'dirección de suministro',
		'loc de consum',
	),
	billNumber: text('invoiceNumber', 'numero bolletta', 'número de factura'),
	issued: date('issueDate', 'data di emissione', 'fecha de emisión'),
	due: date('dueDate', 'scadenza', 'fecha límite de pago', 'Când trebuie plătit?'),
	meter: text('meterNumber', 'matricola contatore', 'número de contador', 'serie contor'),
	previous: number('previousReading', 'lettura precedente', 'lectura anterior'),
	current: number('currentReading', 'lettura attuale', 'lectura actual'),
	consumption: number('consumption', 'consumo in metri cubi', '¿Cuánta agua se consumió?'),
	charges: list(
		{
			item: text('itemDescription', 'voce'),
			quantity: number('quantity', 'mc'),
			rate: number('unitPrice', 'tariffa'),
			amount: number('lineTotal', 'importo'),
		},
		'dettaglioImporti',
		'What is charged?',
	),
	total: number('grossTotal', 'totale bolletta', 'total a pagar', 'total de plată'),
	fault: text(
		'',
		'numero guasti',
		'averías',
		'Whom to call when a pipe bursts?',
		'faultLine',
		'avarii',
	),
	persons: number(
		'',
		'componenti nucleo familiare',
		'How many people live there?',
		'householdSize',
		'nr. persoane',
	),
	iban: absent(text('iban', 'conto per il pagamento')),
	energy: absent(number('energyUsed', 'kWh consumati', 'energie')),
};
const SAID = {
	it: 'Bolletta dell’acqua|Codice utenza|Fornitura in|Bolletta n.|del|DA PAGARE ENTRO|Contatore|Lettura precedente|Lettura attuale|Consumo mc|Voce;mc;€/mc;Importo|Quota fissa|Acquedotto 1ª fascia;Acquedotto 2ª fascia;Fognatura;Depurazione|IVA 10%|TOTALE|Guasti 24 ore|Servizio clienti|Componenti|RICEVUTA DI VERSAMENTO – da staccare|Acque del',
	es: 'Factura del agua|N.º de contrato|Suministro en|Factura n.º|de|PAGAR ANTES DEL|Contador|Lectura anterior|Lectura actual|Consumo m³|Concepto;m³;€/m³;Importe|Cuota fija|Suministro bloque 1;Suministro bloque 2;Alcantarillado;Depuración|IVA 10%|TOTAL|Averías 24 h|Atención al cliente|Personas|TALÓN PARA EL BANCO – cortar|Aguas de',
	ro: 'Factură apă-canal|Cod client|Loc de consum|Factura nr.|din|DE PLATĂ PÂNĂ LA|Contor|Index vechi|Index nou|Consum mc|Serviciu;mc;preț;Valoare|Abonament|Apă potabilă;Canalizare;Epurare;Apă pluvială|TVA 9%|TOTAL|Avarii 24 h|Relații clienți|Persoane|TALON DE PLATĂ – se detașează|Apa Canal',
} as const;

/** A water bill over a tear-off coupon which repeats number, sum and date; blocks of tariff with four decimals. */
const family: Family = {
	author: 'mirela',
	locales: ['it-IT', 'es-ES', 'ro-RO'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const previous = random.int(120, 4800);
		const used = random.int(9, 96);
		const first = Math.min(used, random.int(12, 30));
		const names = at(12).split(';');
		const parts = [first, used - first, used, used].slice(0, random.int(2, 4));
		const lines = parts
			.map((quantity, i) => {
				const rate = Number((inMoney(random.decimal(0.3, 1.9, 4), locale) + 0.0013).toFixed(4));
				return { item: names[i] ?? '', quantity, rate, amount: toMoney(quantity * rate) };
			})
			.filter(({ quantity }) => quantity > 0);
		const fixed = inMoney(random.decimal(3, 14), locale);
		const net = toMoney(lines.reduce((sum, { amount }) => sum + amount, fixed));
		const tax = toMoney(net * (locale.language === 'ro' ? 0.09 : 0.1));
		const total = locale.money(toMoney(net + tax));
		const number2 = random.pattern('20########');
		const issued = random.day('2008-01-01', '2026-05-01');
		const due = locale.date(addDays(issued, random.int(15, 35)));
		const hasPersons = random.chance(0.6);
		const place = locale.address();
		const html = markup`<style>@page { size: A4; margin: 13mm } body { font: 9pt/1.4 'Liberation Sans' } .t td { border: .5pt solid #069; padding: 1.2mm 2mm } .b { background: #def; } .tear { border-top: 1pt dashed #000; margin-top: 14mm; padding-top: 3mm } h1 { font-size: 14pt; color: #069; margin: 0 }
			</style><table width="100%"><tr valign="top"><td><h1>${field('supplier', `${at(19)} ${locale.address().city} ${locale.country.forms[0] ?? ''}`)}</h1>${at(16)}: ${locale.phone()}<br>${random.chance(0.8) && markup`<b>${at(15)}: ${field('fault', locale.phone())}</b>`}<td width="46%" style="padding-top:16mm">${field('customer', locale.person().name)}<br>${place.lines[0]}<br>${place.lines[1]}</table><p><b>${at(0)}</b> – ${at(3)} ${field('billNumber', number2)} ${at(4)} ${field('issued', locale.date(issued))}</p>
			<table width="100%" class="t"><tr class="b"><td>${at(1)}<td>${at(2)}<td>${at(6)}${hasPersons && markup`<td>${at(17)}`}<tr><td>${field('contract', random.pattern('########'))}<td>${field('servicePoint', random.chance(0.6) ? place.whole : locale.address().whole)}<td>${field('meter', random.pattern('##?######'))}${hasPersons && markup`<td>${field('persons', random.int(1, 6))}`}</table><br><table width="60%" class="t"><tr class="b"><td>${at(7)}<td>${at(8)}<td>${at(9)}<tr><td align="right">${field('previous', locale.count(previous))}<td align="right">${field('current', locale.count(previous + used))}<td align="right">${field('consumption', locale.count(used))}</table><br>
			<table width="100%" class="t" data-list="charges"><tr class="b">${at(10)
				.split(';')
				.map(
					(head) => markup`<td>${head}`,
				)}<tr data-row><td>${field('item', at(11))}<td><td><td align="right">${field('amount', locale.amount(fixed))}${lines.map(({ item, quantity, rate, amount }) => markup`<tr data-row><td>${field('item', item)}<td align="right">${field('quantity', quantity)}<td align="right">${field('rate', locale.amount(rate, 4))}<td align="right">${field('amount', locale.amount(amount))}`)}<tr><td colspan="3">${at(13)}<td align="right">${locale.amount(tax)}<tr class="b"><td colspan="3"><b>${at(14)}</b><td align="right"><b>${field('/total', total)}</b></table><p align="right">${at(5)} <b>${field('due', due)}</b></p>
			<div class="tear"><small>${at(18)}</small><table width="100%" class="t"><tr><td>${at(3)} ${field('billNumber', number2)}<td>${at(5)} ${field('due', due)}<td align="right"><b>${field('total', total)}</b></table></div>`;
		return { html, fields };
	},
};
export default family;
