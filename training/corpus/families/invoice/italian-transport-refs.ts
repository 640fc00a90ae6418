import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts, drawRates } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	numero: text('invoiceNumber', 'fattura n.', 'Qual è il numero della fattura?'),
	data: date('issueDate', 'del'),
	'cedente.nome': text('seller', 'chi fattura', 'supplier name'),
	'cedente.piva': text('vatNumber', 'partita IVA di chi emette', 'VAT number of the issuer'),
	'cessionario.nome': text('buyer', 'spettabile', 'customer'),
	'cessionario.piva': text('vatNumber', 'partita IVA del cliente', 'VAT number of the customer'),
	'cessionario.indirizzo': text('address', 'indirizzo del cliente'),
	codiceDestinatario: text(
		'',
		'codice SDI',
		'codice destinatario',
		'e-invoice recipient code',
		'An welchen SDI-Code?',
	),
	pagamento: text('paymentMethod', 'modalità di pagamento'),
	bancaAppoggio: text('bankName', 'banca d’appoggio'),
	imponibile: number('netTotal'),
	imposta: number('taxTotal'),
	totale: number('grossTotal', 'totale documento'),
	speseIncasso: number('bankFee', 'spese di incasso'),
	righe: list(
		{
			codice: text('productNumber'),
			descrizione: text('itemDescription'),
			um: text('unit'),
			quantita: number('quantity'),
			prezzo: number('unitPrice'),
			sconto: number('discount'),
			importo: number('lineTotal'),
			aliquota: number('taxRate', 'codice IVA'),
		},
		'righe articolo',
		'invoiced goods',
		'Che cosa viene fatturato?',
	),
	scadenze: list(
		{ scadenza: date('dueDate'), rata: number('instalment', 'importo della rata') },
		'scadenze di pagamento',
		'instalments',
		'Quando e quanto si paga?',
	),
	ordineCliente: absent(text('orderNumber', 'vostro ordine')),
	iban: absent(text('iban')),
};

/** An Italian deferred invoice: lines naming transport documents stand between the goods and are no goods; instalments at the foot. */
const family: Family = {
	author: 'fintan',
	locales: ['it-IT'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const [seller, buyer] = [locale.company(), locale.company()];
		const day = random.day('2016-02-05', '2026-05-30');
		const { lines, rates, net, tax, gross } = drawRates(
			random,
			locale,
			drawParts(random, locale, random.int(3, 12), { discounts: 0.4 }),
		);
		const fee = random.chance(0.4) ? 3.5 : 0;
		const due = toMoney(gross + fee);
		const parts = random.pick([1, 2, 3]);
		const every = random.int(2, 4);
		const rate = toMoney(due / parts);
		const left = random.chance(0.5);
		const who = markup`<div class="cell"><small>Spett.le</small><br><b>${field('cessionario.nome', buyer.name)}</b><br><span data-field="cessionario.indirizzo" data-value="${buyer.address.whole}">${buyer.address.lines[0]}<br>${buyer.address.lines[1]}</span><br>P.IVA ${field('cessionario.piva', buyer.taxNumber)}${random.chance(0.6) && markup` – SDI ${field('codiceDestinatario', random.pattern('?#?##??'))}`}</div>`;
		const from = markup`<div class="cell"><b style="font-size:14pt">${field('cedente.nome', seller.name)}</b><br>${seller.address.whole}<br>Tel. ${seller.phone}<br>P.IVA e C.F. ${field('cedente.piva', seller.taxNumber)} – REA ${seller.address.state}-${random.pattern('######')}</div>`;
		const html = markup`<style>
			@page { size: A4; margin: 12mm }
			body { font: 8.8pt/1.3 'DejaVu Sans Condensed' } .two { display: table; width: 100%; border-spacing: 3mm 0 } .cell { display: table-cell; width: 50%; vertical-align: top; padding: 2mm 3mm; border-top: 1pt solid; } .tit { margin: 5mm 0 3mm; font-size: 12pt } .t { display: table; width: 100%; border-collapse: collapse } .r { display: table-row } .r > span { display: table-cell; padding: .8mm 1.2mm; border-left: .4pt solid #888; border-right: .4pt solid #888; vertical-align: top } .hd > span { background: #eee; border: .4pt solid #888; font-size: 7.2pt; text-align: center } .n { text-align: right } .ref > span { font-style: italic; color: #333 } .last > span { border-bottom: .4pt solid #888 } .foot { display: table; width: 100%; margin-top: 5mm } .foot > div { display: table-cell; vertical-align: top; width: 33%; padding-right: 4mm }
			</style><div class="two">${left ? [who, from] : [from, who]}</div><div class="tit">FATTURA DIFFERITA n. <b>${field('numero', random.pattern('###/?'))}</b> del <b>${field('data', locale.date(day))}</b></div>
			<div class="t" data-list="righe"><div class="r hd"><span>Codice</span><span>Descrizione</span><span>UM</span><span>Quantità</span><span>Prezzo</span><span>Sc. %</span><span>Importo</span><span>IVA</span></div>
			${lines.map((line, i) => markup`${i % every === 0 && markup`<div class="r ref"><span></span><span>Rif. DDT n. ${random.int(100, 999)} del ${locale.date(addDays(day, -random.int(2, 27)))}</span><span></span><span></span><span></span><span></span><span></span><span></span></div>`}<div class="r ${i === lines.length - 1 && 'last'}" data-row><span>${field('codice', line.code)}</span><span>${field('descrizione', `${line.name} ${line.detail}`)}</span><span>${field('um', line.unit)}</span><span class="n">${field('quantita', count(line.quantity))}</span><span class="n">${field('prezzo', amount(line.price, random.pick([2, 2, 4])))}</span><span class="n">${line.discount > 0 && field('sconto', count(line.discount))}</span><span class="n">${field('importo', amount(line.amount))}</span><span class="n">${field('aliquota', line.rate)}</span></div>`)}</div>
			<div class="foot"><div><small>Castelletto IVA</small><br>${rates.map((one) => markup`${amount(one.base)} x ${one.rate}% = ${amount(one.tax)}<br>`)}</div><div><small>Pagamento</small><br>${field('pagamento', random.pick(['Ri.Ba. 30/60/90', 'Bonifico vista fattura', 'Rimessa diretta']))}<br>${field('bancaAppoggio', locale.bank())}<div data-list="scadenze">${Array.from({ length: parts }, (_, i) => markup`<div data-row>${field('scadenza', locale.date(addDays(day, 30 * (i + 1))))} &nbsp; ${field('rata', amount(i === parts - 1 ? toMoney(due - rate * (parts - 1)) : rate))}</div>`)}</div></div>
			<div class="n">Imponibile ${field('imponibile', amount(net))}<br>Imposta ${field('imposta', amount(tax))}<br>${fee > 0 && markup`Spese incasso ${field('speseIncasso', amount(fee))}<br>`}<b style="font-size:12pt">TOTALE € ${field('totale', amount(due))}</b></div></div><p style="font-size:7pt">Contributo CONAI assolto ove dovuto. Foro competente: ${seller.address.city}.</p>`;
		return { html, fields };
	},
};
export default family;
