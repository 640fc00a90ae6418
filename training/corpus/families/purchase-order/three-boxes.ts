import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import type { Markup } from '../../kit/html.ts';
import { drawParts, total } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';
import { BILL, ROW } from '../../kit/trade-fields.ts';
import { addressOf, askParty } from '../../kit/trade.ts';

const fields: Fields = {
	...askParty('vendor', 'seller', ['name', 'street', 'city', 'postcode'], ['es', 'pt']),
	...askParty('shipTo', 'shipTo', ['name', 'street', 'city', 'postcode'], ['es', 'pt']),
	...askParty('billTo', 'orderer', ['name', 'street', 'city', 'postcode'], ['es', 'pt']),
	po: BILL.orderNumber,
	date: BILL.orderDate,
	requisitioner: text(
		'',
		'requisitioner',
		'Who asked for the goods?',
		'¿Quién solicita la compra?',
		'person who needs it',
		'Quem requisitou?',
	),
	shipVia: text(
		'carrier',
		'How will it be shipped?',
		'ship via',
		'transportista',
		'way of shipping',
	),
	fob: text(
		'incoterm',
		'What is the F.O.B. point?',
		'delivery terms in the strip',
		'punto de entrega',
	),
	terms: BILL.terms,
	subtotal: BILL.net,
	tax: BILL.tax,
	freight: number(
		'shippingCost',
		'How much is the freight?',
		'¿Cuánto cuesta el flete?',
		'shipping charge',
		'Quanto é o frete?',
	),
	total: BILL.total,
	authorised: text(
		'approvedBy',
		'Who authorised the order?',
		'¿Quién autoriza?',
		'signature of the buyer',
		'Quem autorizou?',
	),
	notes: text(
		'notes',
		'What special instruction is given?',
		'instrucciones',
		'comment at the bottom left',
	),
	rows: list(
		{
			quantity: ROW.quantity,
			unit: ROW.unit,
			code: ROW.code,
			name: ROW.name,
			needed: ROW.delivery,
			price: ROW.price,
			amount: ROW.amount,
		},
		'ordered goods',
		'What is ordered and when is it needed?',
		'¿Qué se pide?',
	),
	invoice: absent(text('invoiceNumber', 'What is the number of the invoice?', 'factura')),
	due: absent(date('dueDate', 'When must it be paid?', 'payment date')),
};
const SAID = {
	en: 'PURCHASE ORDER|Vendor|Ship to|Bill to|Requisitioner|Ship via|F.O.B.|Terms|Qty|Unit|Item #|Description|Needed by|Unit price|Total|Subtotal|Tax|Freight|TOTAL|Authorized by|Instructions|Deliver to dock 3, call ahead.;No partial shipments.;Pack each line separately.|PO #',
	es: 'ORDEN DE COMPRA|Proveedor|Enviar a|Facturar a|Solicitante|Vía|L.A.B.|Condiciones|Cant.|Ud.|Código|Descripción|Para el|Precio|Importe|Subtotal|IVA|Flete|TOTAL|Autorizado por|Instrucciones|Entregar en almacén 2.;Sin entregas parciales.;Llamar antes de entregar.|O.C. n.º',
	pt: 'ORDEM DE COMPRA|Fornecedor|Entregar em|Faturar a|Requisitante|Via|F.O.B.|Condições|Qtd.|Un.|Código|Descrição|Até|Preço|Valor|Subtotal|Imposto|Frete|TOTAL|Autorizado por|Instruções|Entregar na doca 2.;Sem entregas parciais.;Avisar antes de entregar.|O.C. n.º',
};

/** Vendor, ship-to and bill-to in boxes side by side or stacked, a strip of terms, and columns in one of several orders. */
const family: Family = {
	author: 'oskar',
	locales: ['en-US', 'es-MX', 'pt-BR', 'en-CA', 'es-ES', 'en-AU'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const say = speak(SAID, locale.language);
		const [vendor, own, site] = [locale.company(), locale.company(), locale.company()];
		const day = random.day('2010-01-05', '2026-05-10');
		const parts = drawParts(random, locale, random.int(2, 12), {
			code: random.pick(['??-####', '#####-##', '???###']),
		});
		const net = total(parts);
		const tax = toMoney((net * (locale.country.rates[0] ?? 0)) / 100);
		const freight = random.chance(0.6) ? toMoney(net * random.decimal(0.01, 0.06, 3)) : 0;
		const box = (name: number, path: string, company: typeof own) => {
			const [street, town] = addressOf(path, company.address);
			return markup`<div class="box"><h3>${say(name)}</h3>${field(`${path}.name`, company.name)}<br>${street}<br>${town}</div>`;
		};
		const boxes = random.shuffle([
			box(1, 'vendor', vendor),
			box(2, 'shipTo', site),
			box(3, 'billTo', own),
		]);
		type Column = readonly [
			name: number,
			isRight: boolean,
			cell: (part: (typeof parts)[number]) => Markup,
		];
		const columns: Column[] = [
			[8, true, (part) => field('quantity', count(part.quantity))],
			[9, false, (part) => field('unit', part.unit)],
			[10, false, (part) => field('code', part.code)],
			[11, false, (part) => markup`${field('name', part.name)}`],
			[12, false, () => field('needed', locale.date(addDays(day, random.int(7, 60))))],
			[13, true, (part) => field('price', amount(part.price))],
			[14, true, (part) => field('amount', amount(part.amount))],
		];
		const order = random
			.pick([
				[0, 1, 2, 3, 4, 5, 6],
				[2, 3, 4, 0, 1, 5, 6],
				[4, 2, 0, 1, 3, 5, 6],
				[3, 2, 6, 5, 0, 1, 4],
			])
			.flatMap((i) => columns.slice(i, i + 1));
		const sum = (name: number, path: string, value: number) =>
			markup`<tr><td>${say(name)}<td class="r">${field(path, amount(value))}`;
		const dark = random.pick(['#23395b', '#5b2333', '#222', '#3d5a45']);
		const strip: readonly (readonly [number, string, string])[] = [
			[4, 'requisitioner', locale.person().name],
			[5, 'shipVia', random.pick(['UPS Ground', 'DHL', 'FedEx Freight', 'LTL'])],
			[6, 'fob', random.pick(['Origin', 'Destination', 'Factory'])],
			[7, 'terms', random.pick(['Net 30', 'Net 45', '2/10 net 30', 'COD'])],
		];
		const html = markup`<style>@page { size: ${random.pick(['letter', 'A4'])}; margin: 15mm } body { font: 9.3pt/1.35 ${random.pick(["'Liberation Sans'", "'DejaVu Sans'", "'Liberation Serif'"])} } .head { display: flex; justify-content: space-between; align-items: start } h1 { font-size: 20pt; color: ${dark}; margin: 0 } .boxes { display: grid; grid-template-columns: ${random.pick(['1fr 1fr 1fr', '1fr 1fr 1fr', '1.4fr 1fr'])}; gap: 4mm; margin: 6mm 0 } h3 { background: ${dark}; color: #fff; font-size: 8.5pt; margin: 0 0 1mm; padding: 1mm 2mm; text-transform: uppercase } .box { border: .5pt solid ${dark}; padding-bottom: 2mm } table { width: 100% } th { background: ${dark}; color: #fff; font-size: 8pt; padding: 1mm } td { border: .4pt solid #999; padding: 1mm } .r { text-align: right } .low { display: grid; grid-template-columns: 1.4fr 1fr; gap: 10mm; margin-top: 4mm } .sig { border-top: .6pt solid; margin-top: 16mm; padding-top: 1mm }</style>
			<div class="head"><div><b style="font-size: 13pt">${field('billTo.name', own.name)}</b><br>${own.web}</div><div class="r"><h1>${say(0)}</h1>${say(22)} ${field('po', random.pattern(random.pick(['####', 'PO-####-##', '26-#####'])))}<br>${locale.label('date')} ${field('date', locale.date(day))}</div></div>
			<div class="boxes">${boxes}</div>
			<table><tr>${strip.map(([name]) => markup`<th>${say(name)}`)}<tr>${strip.map(([, path, value]) => markup`<td>${field(path, value)}`)}</table><br>
			<table data-list="rows"><tr>${order.map(([name]) => markup`<th>${say(name)}`)}${parts.map((part) => markup`<tr data-row>${order.map(([, isRight, cell]) => markup`<td class="${isRight ? 'r' : ''}">${cell(part)}`)}`)}</table>
			<div class="low"><div>${random.chance(0.7) && markup`<h3>${say(20)}</h3>${field('notes', random.pick(say(21).split(';')))}`}<div class="sig">${say(19)}: ${field('authorised', locale.person().name)}</div></div><table>${sum(15, 'subtotal', net)}${sum(16, 'tax', tax)}${freight > 0 && sum(17, 'freight', freight)}<tr><td><b>${say(18)}</b><td class="r"><b>${field('total', locale.money(toMoney(net + tax + freight)))}</b></table></div>`;
		return { html, fields };
	},
};
export default family;
