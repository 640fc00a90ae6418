import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { drawGoods, sumUp } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	creditNumber: text(
		'creditNoteNumber',
		'nota di credito n.',
		'número de la nota de abono',
		'avoir n°',
	),
	date: date('issueDate', 'data della nota', 'fecha del abono'),
	originalInvoice: text(
		'invoiceNumber',
		'fattura di riferimento',
		'factura rectificada',
		'Which invoice is corrected?',
	),
	originalDate: date(
		'',
		'data della fattura originale',
		'date of the corrected invoice',
		'originalInvoiceDate',
		'fecha de la factura original',
	),
	reason: text('reason', 'motivo', 'Why is credit given?', 'motif de l’avoir'),
	'seller.name': text('seller', 'fornitore', 'emisor del abono'),
	'buyer.name': text('buyer', 'cliente', 'Who gets the credit?'),
	items: list(
		{
			code: text('productNumber', 'codice'),
			description: text('itemDescription', 'articolo reso'),
			quantity: number('quantity', 'quantità resa'),
			price: number('unitPrice', 'prezzo'),
			amount: number('lineTotal', 'importo'),
		},
		'articoliResi',
		'What was returned?',
	),
	net: number('netTotal', 'imponibile', 'base imponible'),
	tax: number('taxTotal', 'imposta', 'cuota de IVA'),
	total: number('creditAmount', 'totale a credito', 'total abonado', 'How much is credited?'),
	returnSlip: text(
		'',
		'bolla di reso',
		'number of the return slip',
		'returnSlipNo',
		'albarán de devolución',
	),
	settlement: text(
		'',
		'How is the credit settled?',
		'modalità di rimborso',
		'forma de reembolso',
		'settlement',
	),
	dueDate: absent(date('dueDate', 'scadenza', 'vencimiento')),
	discount: absent(number('discount', 'sconto')),
	shipping: absent(number('shippingCost', 'spese di trasporto')),
};
const SAID = {
	it: 'NOTA DI CREDITO|n.|del|a storno della ns. fattura|Causale|merce resa;merce danneggiata;errore di prezzo;quantità errata|Spett.le|Cod.;Descrizione;Q.tà;Prezzo;Importo|Imponibile|IVA|Totale a Vs. credito|Rif. bolla di reso|da compensare sulla prossima fattura;rimborso con bonifico|La presente nota riduce l’importo della fattura indicata. Non è una richiesta di pagamento.',
	es: 'NOTA DE ABONO|n.º|de fecha|rectifica la factura|Motivo|devolución de material;mercancía dañada;error en el precio;cantidad errónea|Cliente|Ref.;Descripción;Cant.;Precio;Importe|Base imponible|IVA|Total a su favor|Albarán de devolución|se descontará de la próxima factura;devolución por transferencia|Este abono reduce el importe de la factura indicada. No requiere pago.',
	fr: 'AVOIR|n°|du|en rectification de la facture|Motif|marchandise retournée;marchandise abîmée;erreur de prix;quantité erronée|Client|Réf.;Désignation;Qté;P.U.;Montant|Total HT|TVA|Total TTC en votre faveur|Bon de retour|à déduire de votre prochaine facture;remboursement par virement|Le présent avoir diminue le montant de la facture citée. Ne pas payer.',
	pt: 'NOTA DE CRÉDITO|n.º|de|retifica a fatura|Motivo|devolução de mercadoria;mercadoria danificada;erro no preço;quantidade errada|Cliente|Ref.;Descrição;Qtd.;Preço;Valor|Base tributável|IVA|Total a seu favor|Guia de devolução|a deduzir na próxima fatura;reembolso por transferência|Este documento reduz o valor da fatura indicada. Não requer pagamento.',
} as const;

/** A credit note that names the invoice it corrects; negative or positive amounts, sums in a row of boxes. */
const family: Family = {
	author: 'mirela',
	locales: ['it-IT', 'es-ES', 'fr-FR', 'pt-PT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const firm = locale.company();
		const client = locale.company();
		const goods = drawGoods(
			random,
			locale,
			random.pick(['office', 'technical', 'food'] as const),
			random.int(1, 5),
		);
		const { net, tax, gross, rate } = sumUp(goods, locale);
		const day = random.day('2006-01-01', '2026-05-01');
		const isMinus = random.chance(0.4);
		const signed = (value: number) => locale.amount(isMinus ? -value : value);
		const hasCode = random.chance(0.7);
		const heads = at(7)
			.split(';')
			.filter((_, i) => i > 0 || hasCode);
		const html = markup`<style>@page { size: A4; margin: 15mm 17mm } body { font: 9.5pt/1.45 ${random.pick(["'Liberation Sans'", "'DejaVu Sans'"])} } .bx { border: 1pt solid #666; padding: 2mm 3mm } th { background: #eee; font-weight: normal } .i td { padding: 1mm 1.5mm; border-left: .4pt solid #888; border-right: .4pt solid #888 } .i { border: .4pt solid #888 }
			</style><table width="100%"><tr valign="top"><td><font size="5"><b>${field('seller.name', firm.name)}</b></font><br>${firm.address.lines[0]}<br>${firm.address.lines[1]}<br>${locale.country.tax[0]} ${firm.taxNumber}<td width="45%"><div class="bx"><small>${at(6)}</small><br>${field('buyer.name', client.name)}<br>${client.address.lines[0]}<br>${client.address.lines[1]}</div></table><br><table width="100%" class="bx"><tr><td style="padding:2mm"><b>${at(0)}</b> ${at(1)} <b>${field('creditNumber', random.pattern('NC-####'))}</b> ${at(2)} ${field('date', locale.date(day))}<br>${at(3)} ${field('originalInvoice', random.pattern('####/##'))} ${at(2)} ${field('originalDate', locale.date(addDays(day, -random.int(5, 90))))}<br>${at(4)}: ${field('reason', random.pick(at(5).split(';')))}${random.chance(0.5) && markup`<br>${at(11)} ${field('returnSlip', random.pattern('R-#####'))}`}</table><br>
			<table width="100%" class="i" data-list="items"><tr>${heads.map((head) => markup`<th>${head}`)}${goods.map(({ code, name, quantity, price, amount }) => markup`<tr data-row>${hasCode && markup`<td>${field('code', code)}`}<td>${field('description', name)}<td align="center">${field('quantity', locale.count(quantity))}<td align="right">${field('price', locale.amount(price))}<td align="right">${field('amount', signed(amount))}`)}<tr><td colspan="${heads.length}" style="height:${random.int(4, 50)}mm"></table><table width="100%" style="margin-top:3mm"><tr><td class="bx">${at(8)}<br>${field('net', signed(net))}<td class="bx">${at(9)} ${locale.percent(rate)}<br>${field('tax', signed(tax))}<td class="bx"><b>${at(10)}<br>${field('total', isMinus ? locale.money(-gross) : locale.money(gross))}</b></table>
			<p>${random.chance(0.7) && field('settlement', random.pick(at(12).split(';')))}</p><p><small>${at(13)}</small></p>`;
		return { html, fields };
	},
};
export default family;
