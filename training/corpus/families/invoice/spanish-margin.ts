import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts, total } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	numeroFactura: text('invoiceNumber', 'factura n.º', '¿Qué número tiene la factura?'),
	fecha: date('issueDate', 'fecha de expedición'),
	vencimiento: date('dueDate', '¿Cuándo vence?'),
	emisor: text('seller', 'quien emite la factura', 'seller_name'),
	emisorNif: text('vatNumber', 'NIF del emisor'),
	cliente: text('buyer', 'a nombre de quién'),
	clienteNif: text('taxNumber', 'NIF del cliente', 'tax number of the customer'),
	clienteDireccion: text('address', 'dirección del cliente'),
	albaran: text('deliveryNoteNumber', 'albarán'),
	agente: text('', 'agente comercial', 'sales agent', 'Vertreter', 'Who sold it?'),
	formaPago: text('paymentMethod', 'forma de pago'),
	base: number('netTotal', 'base imponible'),
	cuotaIva: number('taxTotal', 'cuota de IVA'),
	retencion: number(
		'',
		'retención IRPF',
		'income tax withheld',
		'withholding',
		'einbehaltene Steuer',
	),
	total: number('grossTotal', 'total factura'),
	lineas: list(
		{
			cantidad: number('quantity'),
			concepto: text('itemDescription'),
			precio: number('unitPrice'),
			dto: number('discount', 'descuento'),
			importe: number('lineTotal'),
		},
		'conceptos facturados',
		'invoice items',
		'¿Qué se factura?',
	),
	iban: absent(text('iban', 'cuenta bancaria')),
	bultos: absent(number('packages', 'bultos')),
};

/** A Spanish printed form: the registry entry runs up the left edge, boxes stand at fixed places, quantity comes first, sums at the foot. */
const family: Family = {
	author: 'gustav',
	locales: ['es-ES', 'es-MX'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const [seller, buyer] = [locale.company(), locale.company()];
		const day = random.day('2014-01-05', '2026-05-30');
		const items = drawParts(random, locale, random.int(1, 9), { discounts: 0.3 });
		const base = total(items);
		const rate = locale.country.rates[0] ?? 21;
		const tax = toMoney((base * rate) / 100);
		const held = random.chance(0.4) ? toMoney(base * 0.15) : 0;
		const at = (x: number, y: number, w: number, content: ReturnType<typeof markup>, more = '') =>
			markup`<div class="a" style="left:${x}mm;top:${y}mm;width:${w}mm;${more}">${content}</div>`;
		const swap = random.chance(0.5);
		const html = markup`<style>
			@page { size: A4; margin: 0 }
			body { font: 9.5pt/1.3 'Liberation Sans'; position: relative; height: 290mm } .a { position: absolute } .v { position: absolute; left: 7mm; top: 250mm; transform: rotate(-90deg); transform-origin: left top; font-size: 6.2pt; white-space: nowrap } .box { border: .8pt solid #234; border-radius: 2.5mm; padding: 2mm 3mm } .cap { font-size: 6.8pt; color: #234 } table { width: 100% } th { font-size: 7.5pt; color: #fff; background: #234; padding: 1mm } td { padding: 1.1mm 1.5mm; vertical-align: top } .n { text-align: right }
			</style><div class="v">Inscrita en el Registro Mercantil de ${seller.address.city}, tomo ${random.int(100, 4000)}, folio ${random.int(1, 220)}, hoja ${random.pattern('?-#####')}, inscripción 1.ª</div>
			${at(swap ? 110 : 18, 14, 86, markup`<div style="font:bold 15pt 'DejaVu Serif'">${field('emisor', seller.name)}</div>${seller.address.lines[0]}<br>${seller.address.lines[1]}<br>NIF ${field('emisorNif', seller.taxNumber)}<br>Tel. ${seller.phone}`)}
			${at(swap ? 18 : 110, 44, 86, markup`<div class="box"><span class="cap">CLIENTE</span><br>${field('cliente', buyer.name)}<br><span data-field="clienteDireccion" data-value="${buyer.address.whole}">${buyer.address.lines[0]}<br>${buyer.address.lines[1]}</span><br>NIF ${field('clienteNif', buyer.taxNumber)}</div>`)}
			${at(18, 82, 178, markup`<div class="box" style="display:flex;justify-content:space-between"><span><span class="cap">FACTURA N.º</span><br><b>${field('numeroFactura', random.pattern('A/####'))}</b></span><span><span class="cap">FECHA</span><br>${field('fecha', locale.date(day))}</span>${random.chance(0.7) && markup`<span><span class="cap">ALBARÁN</span><br>${field('albaran', random.pattern('#####'))}</span>`}<span><span class="cap">AGENTE</span><br>${field('agente', locale.person().given)}</span><span><span class="cap">PÁG.</span><br>1</span></div>`)}
			${at(18, 99, 178, markup`<table data-list="lineas"><tr><th style="width:18mm">CANTIDAD<th>CONCEPTO<th style="width:24mm">PRECIO<th style="width:15mm">DTO<th style="width:28mm">IMPORTE${items.map((item) => markup`<tr data-row><td class="n">${field('cantidad', count(item.quantity))}<td>${field('concepto', random.chance(0.5) ? `${item.name} (${item.detail})` : item.name)}<td class="n">${field('precio', amount(item.price))}<td class="n">${item.discount > 0 && field('dto', locale.percent(item.discount))}<td class="n">${field('importe', amount(item.amount))}`)}</table>`, 'height:128mm;border:.8pt solid #234')}
			${at(18, 232, 178, markup`<table><tr><th>BASE IMPONIBLE<th>% IVA<th>CUOTA IVA${held > 0 && markup`<th>IRPF 15 %`}<th>TOTAL FACTURA<tr style="text-align:center"><td>${field('base', amount(base))}<td>${locale.count(rate)}<td>${field('cuotaIva', amount(tax))}${held > 0 && markup`<td>${field('retencion', amount(held))}`}<td style="font-size:13pt;font-weight:bold">${field('total', locale.money(toMoney(base + tax - held)))}</table>`, 'border:.8pt solid #234')}
			${at(18, 252, 178, markup`Forma de pago: ${field('formaPago', random.pick(['recibo domiciliado', 'transferencia', 'pagaré', 'contado']))} &nbsp;&nbsp; Vencimiento: ${field('vencimiento', locale.date(addDays(day, random.pick([30, 60, 90]))))}<br><span class="cap">Los géneros viajan por cuenta y riesgo del comprador. Recargo del 5 % por devolución de recibo.</span>`)}`;
		return { html, fields };
	},
};
export default family;
