import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, DOC, num, partyOf, row, rows, stocked, str } from '../../kit/commerce.ts';
import { drawGoods, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const GOODS =
	'Camisa lino caballero T-42;ud;18.4|Pantalón chino beige T-44;ud;21.9|Vestido estampado flores T-38;ud;24.5|Cinturón piel marrón 95 cm;ud;9.8|Calcetín algodón pack 3;pack;4.2|Bufanda lana gris;ud;11.3|Polo piqué azul marino T-L;ud;13.6|Falda plisada T-40;ud;19.9|Chaqueta punto botones T-M;ud;27.5';
const fields: Fields = {
	numeroFactura: DOC.invoiceNo,
	fecha: DOC.invoiceDate,
	'vendedor.name': DOC.seller,
	'vendedor.address': DOC.sellerAddress,
	'vendedor.nif': DOC.sellerTax,
	'cliente.name': DOC.buyer,
	'cliente.address': DOC.buyerAddress,
	'cliente.nif': DOC.buyerTax,
	codigoCliente: DOC.customerNo,
	agente: str('agente comercial|sales agent|agent|Handelsvertreter|¿Qué agente lo vendió?'),
	albaran: DOC.noteNo,
	articulos: rows(
		{
			codigo: COL.code,
			articulo: COL.name,
			cantidad: COL.qty,
			precio: COL.price,
			dto: COL.discount,
			importe: COL.amount,
		},
		'artículos facturados|articles sold|Welche Artikel?',
	),
	bruto: num(
		'importe bruto|gross value of the goods|goodsValue|Warenwert|¿Cuánto suman las líneas?',
	),
	dtoPP: num(
		'descuento pronto pago|prompt payment discount|promptDiscount|Skonto|¿Cuánto se descuenta por pronto pago?',
		'cashDiscount',
	),
	base: DOC.net,
	iva: num('tipo de IVA|VAT rate|vatRate|Steuersatz|¿Qué IVA se aplica?', 'taxRate'),
	cuotaIva: DOC.tax,
	re: num(
		'tipo de recargo de equivalencia|rate of the equalisation surcharge|surchargeRate|Satz des Ausgleichszuschlags',
	),
	cuotaRe: num(
		'cuota del recargo|amount of the equalisation surcharge|surchargeAmount|Ausgleichszuschlag|¿Cuánto es el recargo de equivalencia?',
	),
	total: DOC.gross,
	formaPago: DOC.terms,
	vencimiento: DOC.due,
	cuenta: DOC.iban,
	irpf: absent(
		num('retención IRPF|income tax withheld|irpf|Einbehaltene Einkommensteuer|¿Cuánto se retiene?'),
	),
	pedido: absent(DOC.orderNo),
};

/** A Spanish shopkeeper's program: rounded frames, the customer at the right, one long strip at the foot where discount, base, tax and surcharge stand in a row of cells. */
const family: Family = {
	author: 'noor',
	locales: ['es-ES'],
	draw: (random, locale) => {
		const { amount } = locale;
		const [seller, client] = [locale.company(), locale.company('Moda')];
		const day = random.day('2001-02-01', '2026-06-20');
		const lines = drawGoods(random, stocked(locale, GOODS), 'office', random.int(3, 9), {
			discounts: 0.3,
			code: '##.###',
		});
		const gross = toMoney(lines.reduce((sum, one) => sum + one.amount, 0));
		const off = random.chance(0.5) ? toMoney(gross * 0.02) : 0;
		const base = toMoney(gross - off);
		const [rate, extra] = day > '2012-09-01' ? [21, 5.2] : day > '2010-07-01' ? [18, 4] : [16, 4];
		const [tax, surcharge] = [toMoney((base * rate) / 100), toMoney((base * extra) / 100)];
		const box = 'border: .8pt solid #444; border-radius: 2.5mm';
		const html = markup`<style>@page { size: A4; margin: 11mm 13mm } body { font: 9pt/1.4 'Liberation Sans' } .box { ${box}; padding: 2mm 3mm } .two { display: flex; gap: 8mm; justify-content: space-between } .tall { ${box}; height: 150mm; margin: 3mm 0; overflow: hidden } table { width: 100%; border-collapse: collapse } .tall th { border-bottom: .8pt solid #444; font-weight: normal; font-size: 8pt; background: #f1f1e4; padding: 1mm } .tall td { padding: .5mm 2mm } .n { text-align: right } .foot td { border-right: .5pt solid #444; text-align: center; padding: .6mm } .foot tr:first-child td { font-size: 6.5pt; border-bottom: .5pt solid #444 } .foot td:last-child { border-right: 0 }</style>
			<div class="two"><div><b style="font-size:17pt;color:#7a2a1a">${field('vendedor.name', seller.name)}</b><br><span data-field="vendedor.address" data-value="${seller.address.whole}">${seller.address.lines[0]}<br>${seller.address.lines[1]}</span><br>N.I.F. ${field('vendedor.nif', seller.taxNumber)} · Tlf. ${seller.phone}</div><div class="box" style="width:84mm">${partyOf('cliente', client)}<br>N.I.F.: ${field('cliente.nif', client.taxNumber)}</div></div>
			<div class="box two" style="margin-top:3mm"><div><small>FACTURA</small><br><b>${field('numeroFactura', random.pattern('?/######'))}</b></div><div><small>FECHA</small><br>${field('fecha', locale.date(day))}</div><div><small>CLIENTE</small><br>${field('codigoCliente', random.pattern('4300####'))}</div><div><small>AGENTE</small><br>${random.chance(0.7) && field('agente', locale.person().name)}</div><div><small>ALBARÁN</small><br>${field('albaran', random.pattern('A-#####'))}</div></div>
			<div class="tall"><table data-list="articulos"><tr><th>CÓDIGO<th>ARTÍCULO<th>CANTIDAD<th>PRECIO<th>% DTO.<th>IMPORTE${lines.map((one) => row(['codigo', one.code], ['articulo', one.name], ['cantidad', amount(one.quantity)], ['precio', amount(one.price)], one.discount > 0 && ['dto', amount(one.discount)], ['importe', amount(one.amount)]))}</table></div>
			<div class="box" style="padding:0"><table class="foot"><tr><td>IMPORTE BRUTO<td>DTO. P.P.<td>BASE IMPONIBLE<td>% I.V.A.<td>CUOTA I.V.A.<td>% R.E.<td>CUOTA R.E.<td>TOTAL FACTURA<tr><td>${field('bruto', amount(gross))}<td>${off > 0 && field('dtoPP', amount(off))}<td>${field('base', amount(base))}<td>${field('iva', amount(rate))}<td>${field('cuotaIva', amount(tax))}<td>${field('re', amount(extra))}<td>${field('cuotaRe', amount(surcharge))}<td><b>${field('total', locale.money(toMoney(base + tax + surcharge)))}</b></table></div>
			<p class="two"><span>Forma de pago: ${field('formaPago', random.pick(['Giro a 30 días f.f.', 'Transferencia', 'Recibo domiciliado', 'Contado']))}</span><span>Vto.: ${field('vencimiento', locale.date(addDays(day, random.pick([0, 30, 60]))))}</span><span>${random.chance(0.7) && markup`Cta.: ${field('cuenta', locale.iban())}`}</span></p>`;
		return { html, fields };
	},
};
export default family;
