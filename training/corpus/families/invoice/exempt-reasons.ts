import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, dat, drawTrade, num, rows, str } from '../../kit/commerce.ts';
import { oneOf } from '../../kit/forms.ts';
import { drawGoods, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	numeroDocumento: DOC.invoiceNo,
	atcud: str(
		'código único do documento|ATCUD|unique document code|Eindeutiger Belegcode|Qual é o ATCUD?',
		'documentNumber',
	),
	data: DOC.invoiceDate,
	hora: str(
		'hora de emissão|time of issue|issueTime|Um wie viel Uhr ausgestellt?|A que horas foi emitida?',
		'time',
	),
	vencimento: DOC.due,
	via: str('original ou duplicado|which copy it is|copyMark|Original oder Kopie?|É o original?'),
	emitente: DOC.seller,
	nifEmitente: DOC.sellerTax,
	'cliente.nome': DOC.buyer,
	'cliente.morada': DOC.buyerAddress,
	'cliente.nif': DOC.buyerTax,
	requisicao: DOC.orderNo,
	artigos: rows(
		{
			codigo: COL.code,
			descricao: COL.name,
			quantidade: COL.qty,
			un: COL.unit,
			preco: COL.price,
			desconto: COL.discount,
			iva: COL.rate,
			total: COL.amount,
			motivo: str(
				'motivo da isenção na linha|exemption code of the row|exemptionCode|Befreiungsgrund der Zeile',
			),
		},
		'artigos|rows of the invoice|Was wurde verkauft?|Que artigos constam?',
	),
	resumo: rows(
		{
			taxa: COL.rate,
			incidencia: COL.base,
			iva: COL.tax,
			motivo: str('motivo de isenção|reason for the exemption|exemptionReason|Warum steuerfrei?'),
		},
		'quadro resumo do IVA|VAT summary with reasons|Steuerübersicht',
	),
	iliquido: num('total ilíquido|total before discounts|grossOfDiscount|Summe vor Rabatt'),
	descontos: num(
		'total de descontos|all discounts together|discountTotal|Summe der Rabatte',
		'discount',
	),
	semIva: DOC.net,
	totalIva: DOC.tax,
	aPagar: DOC.gross,
	iban: DOC.iban,
	carga: str('local de carga|place of loading|loadedAt|Ladeort|Onde se carrega?', 'portOfLoading'),
	descarga: str(
		'local de descarga|place of unloading|unloadedAt|Entladeort|Onde se descarrega?',
		'shipTo',
	),
	matricula: absent(
		str('matrícula da viatura|number plate|plate|Kennzeichen|Qual é a matrícula?', 'vehiclePlate'),
	),
	recibo: absent(
		dat('data do recibo|date of the receipt|receiptDate|Quittungsdatum', 'paymentDate'),
	),
};

/** A Portuguese certified program: a square code in the corner, exempt rows with the code of their reason below, the tax summary at the left and sums without rules at the right. */
const family: Family = {
	author: 'noor',
	locales: ['pt-PT'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const [seller, client] = [locale.company(), locale.company()];
		const day = random.day('2022-01-03', '2026-06-20');
		const [usual = 23, reduced = 13, low = 6] = locale.country.rates;
		const lines = drawGoods(
			random,
			locale,
			drawTrade(random, locale, ['office', 'food', 'technical', 'services']),
			random.int(2, 8),
			{ discounts: 0.35, code: '?####' },
		).map((one) => ({ ...one, rate: random.pick([usual, usual, usual, reduced, low, 0]) }));
		const why = oneOf(
			random,
			'M01 Artigo 16.º, n.º 6 do CIVA;M07 Artigo 9.º do CIVA;M16 Artigo 14.º do RITI;M40 IVA – autoliquidação',
		);
		const rates = [...new Set(lines.map(({ rate }) => rate))]
			.sort((a, b) => b - a)
			.map((rate) => {
				const base = toMoney(
					lines.reduce((sum, one) => sum + (one.rate === rate ? one.amount : 0), 0),
				);
				return { rate, base, tax: toMoney((base * rate) / 100) };
			});
		const net = toMoney(rates.reduce((sum, one) => sum + one.base, 0));
		const tax = toMoney(rates.reduce((sum, one) => sum + one.tax, 0));
		const full = toMoney(lines.reduce((sum, one) => sum + toMoney(one.quantity * one.price), 0));
		const cells = Array.from({ length: 121 }, () => random.chance(0.5));
		const html = markup`<style>@page { size: A4; margin: 12mm 13mm } body { font: 8.8pt/1.4 'DejaVu Sans Condensed' } .two { display: flex; justify-content: space-between; align-items: flex-start } .qr { display: grid; grid-template-columns: repeat(11, 2mm); line-height: 0 } .qr i { height: 2mm } .qr i.on { background: #000 } table { border-collapse: collapse; width: 100% } .l th { border-top: 1pt solid; border-bottom: 1pt solid; font-size: 8pt; text-align: left } .l td { padding: .8mm .5mm; vertical-align: top } .n { text-align: right } .s th { background: #e6eef5; font-size: 7.5pt } .s td { border-bottom: .4pt solid #9ab } small { font-size: 7pt } .t { width: 68mm } .t div { display: flex; justify-content: space-between }</style>
			<div class="two"><div><b style="font-size:14pt">${field('emitente', seller.name)}</b><br>${seller.address.lines[0]}<br>${seller.address.lines[1]}<br>NIF: ${field('nifEmitente', seller.taxNumber)}<br>Telef. ${seller.phone} (chamada para a rede fixa nacional)</div><div><div class="qr">${cells.map((isOn) => markup`<i class="${isOn && 'on'}"></i>`)}</div><small>ATCUD: ${field('atcud', random.pattern('????####-##'))}</small></div></div>
			<div class="two" style="margin:6mm 0"><div>Fatura n.º <b>${field('numeroDocumento', `FT ${day.slice(0, 4)}A/${random.int(3, 940)}`)}</b> &nbsp; <i>${field('via', random.pick(['Original', 'Duplicado', '2.ª via']))}</i><br>Data de emissão ${field('data', locale.date(day))} ${random.chance(0.6) && markup`às ${field('hora', random.pattern('1#:4#'))}`}<br>Vencimento ${field('vencimento', locale.date(addDays(day, random.pick([0, 30, 60]))))}<br>V/ requisição ${random.chance(0.6) && field('requisicao', random.pattern('REQ-####'))}</div><div style="width:80mm"><small>Exmo.(s) Sr.(s)</small><br><b>${field('cliente.nome', client.name)}</b><br><span data-field="cliente.morada" data-value="${client.address.whole}">${client.address.lines[0]}<br>${client.address.lines[1]}</span><br>Contribuinte ${field('cliente.nif', client.taxNumber)}</div></div>
			<table class="l" data-list="artigos"><tr><th>Artigo<th>Descrição<th style="text-align:right">Qtd.<th>Un.<th style="text-align:right">Pr. unitário<th style="text-align:right">Desc. %<th style="text-align:right">IVA<th style="text-align:right">Valor${lines.map((one) => markup`<tr data-row><td>${field('codigo', one.code)}<td>${field('descricao', one.name)}${one.rate === 0 && markup`<br><small>Isento – ${field('motivo', why.slice(0, 3))}</small>`}<td class="n">${field('quantidade', amount(one.quantity))}<td>${field('un', one.unit)}<td class="n">${field('preco', amount(one.price, 3))}<td class="n">${one.discount > 0 ? field('desconto', amount(one.discount)) : '0,00'}<td class="n">${field('iva', count(one.rate))}<td class="n">${field('total', amount(one.amount))}`)}</table><hr>
			<div class="two"><div style="width:92mm"><b>Quadro resumo do IVA</b><table class="s" data-list="resumo"><tr><th>Taxa<th>Incidência<th>Valor IVA<th>Motivo de isenção${rates.map((one) => markup`<tr data-row><td class="n">${one.rate === 0 ? field('taxa', 'Isento', 0) : field('taxa', amount(one.rate))}<td class="n">${field('incidencia', amount(one.base))}<td class="n">${field('iva', amount(one.tax))}<td>${one.rate === 0 && field('motivo', why)}`)}</table><p><small>${random.pattern('??#?')}-Processado por programa certificado n.º ${random.pattern('####')}/AT</small></p></div>
			<div class="t"><div><span>Total ilíquido</span>${field('iliquido', amount(full))}</div>${full > net && markup`<div><span>Descontos</span>${field('descontos', amount(toMoney(full - net)))}</div>`}<div><span>Total sem IVA</span>${field('semIva', amount(net))}</div><div><span>IVA</span>${field('totalIva', amount(tax))}</div><div style="font-size:12pt;font-weight:bold"><span>Total a pagar (EUR)</span>${field('aPagar', amount(toMoney(net + tax)))}</div></div></div>
			<p>IBAN: ${field('iban', locale.iban())}${random.chance(0.6) && markup`<br><small>Carga: ${field('carga', seller.address.city)}, N/ instalações. Descarga: ${field('descarga', client.address.city)}, V/ morada.</small>`}</p>`;
		return { html, fields };
	},
};
export default family;
