import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { split } from '../../kit/lives.ts';

const fields: Fields = {
	farmacia: text('merchantName', 'pharmacy', '¿En qué farmacia se compró?'),
	titular: text(
		'',
		'farmacéutico titular',
		'owner of the pharmacy',
		'Who runs the pharmacy?',
		'titolare',
	),
	nif: text('taxNumber', 'NIF de la farmacia'),
	ticket: text('receiptNumber', 'número de ticket'),
	fecha: date('purchaseDate', 'fecha de la venta'),
	total: number('grossTotal', 'total a pagar', 'What did the customer pay?'),
	entregado: number('cashGiven', 'efectivo entregado'),
	cambio: number('change'),
	tipoAportacion: text(
		'',
		'contribution class of the patient',
		'código de aportación',
		'TSI',
		'Zuzahlungsklasse',
	),
	productos: list(
		{
			codigo: text('productNumber', 'código nacional'),
			producto: text('itemDescription', 'medicamento', 'Medikament'),
			unidades: number('quantity', 'uds'),
			pvp: number('unitPrice', 'price before the insurance pays'),
			aportacion: number('copay', 'what the patient pays', 'importe'),
		},
		'medicines',
		'productos dispensados',
		'¿Qué medicamentos se vendieron?',
	),
	paciente: absent(text('patientName', 'nombre del paciente')),
	medico: absent(text('physician', 'médico que receta')),
	caducidad: absent(date('expiryDate', 'fecha de caducidad')),
};
const GOODS = split(
	'PARACETAMOL 1G 40 COMP;2.5|IBUPROFENO 600MG 40;1.97|OMEPRAZOL 20MG 28 CAPS;2.42|AMOXICILINA 500 24 CAPS;2.9|SUERO FISIOL. 30 MONOD;5.95|CREMA SOLAR 50+ 200ML;18.9|TIRITAS SURT. 20;3.2|ENALAPRIL 10MG 28;1.6|TERMOMETRO DIGITAL;7.5|VITAMINA D3 GOTAS;6.8|JARABE TOS 200ML;8.4|LORATADINA 10MG 20;2.7',
);

/** A Spanish pharmacy's ticket: national code before the name, price and the patient's own share, sold over the counter or by prescription. */
const family: Family = {
	author: 'maribel',
	locales: ['es-ES'],
	draw: (random, locale) => {
		const { amount } = locale;
		const owner = locale.person();
		const items = random.some(GOODS, random.int(1, 7)).map((line) => {
			const [name = '', price = '1'] = line.split(';');
			const quantity = random.pick([1, 1, 1, 2]);
			const pvp = toMoney(Number(price) * random.decimal(0.9, 1.2));
			const share = random.pick([0.1, 0.4, 0.5, 1, 1]);
			return { name, quantity, pvp, share, amount: toMoney(quantity * pvp * share) };
		});
		const sum = toMoney(items.reduce((all, item) => all + item.amount, 0));
		const given = Math.ceil(sum / 10) * 10;
		const twoLines = random.chance(0.5);
		const html = markup`<style>
			@page { size: 80mm ${92 + items.length * (twoLines ? 10 : 6)}mm; margin: 4mm }
			body { font: 8pt/1.35 'Liberation Sans' } h3 { text-align: center; margin: 0; font-size: 12pt } .cross { text-align: center; font: bold 16pt/1 'DejaVu Sans' } dl { margin: 0; display: grid; grid-template-columns: auto 1fr; column-gap: 2mm } dd { margin: 0 } ol { list-style: none; padding: 0; margin: 2mm 0; border-top: .6pt solid; border-bottom: .6pt solid } li { display: grid; grid-template-columns: ${twoLines ? '13mm 1fr 10mm 14mm' : '13mm 1fr 5mm 11mm 12mm'}; padding: .5mm 0 } li b { font-weight: normal; text-align: right } .w { grid-column: 2 / 5 } .sum { font-size: 12pt; display: flex; justify-content: space-between; font-weight: bold }
			</style><div class="cross">✚</div><h3>${field('farmacia', `Farmacia ${owner.family}`)}</h3><div style="text-align:center">Ldo. ${field('titular', owner.name)}<br>${locale.address().whole}</div>
			<dl><dt>NIF<dd>${field('nif', random.pattern('########?'))}<dt>Ticket<dd>${field('ticket', random.pattern('T#/######'))}<dt>Fecha<dd>${field('fecha', locale.date(random.day('2017-01-05', '2026-05-30')))} ${random.int(9, 21)}:${random.int(10, 59)}${random.chance(0.6) && markup`<dt>Aport.<dd>${field('tipoAportacion', random.pick(['TSI 001', 'TSI 002', 'TSI 003', 'TSI 004']))}`}</dl>
			<ol data-list="productos"><li style="border-bottom:.4pt dotted">${twoLines ? markup`<span>C.N.</span><span>Producto</span><b>P.V.P.</b><b>Aport.</b>` : markup`<span>C.N.</span><span>Producto</span><b>Ud</b><b>PVP</b><b>Aport</b>`}</li>
			${items.map((item) => (twoLines ? markup`<li data-row><span>${field('codigo', random.pattern('######.#'))}</span><span class="w">${field('producto', item.name)}</span><span></span><span>${field('unidades', item.quantity)} ud.</span><b>${field('pvp', amount(item.pvp))}</b><b>${field('aportacion', amount(item.amount))}</b></li>` : markup`<li data-row><span>${field('codigo', random.pattern('######'))}</span><span>${field('producto', item.name)}</span><b>${field('unidades', item.quantity)}</b><b>${field('pvp', amount(item.pvp))}</b><b>${field('aportacion', amount(item.amount))}</b></li>`))}</ol>
			<div class="sum"><span>TOTAL</span>${field('total', locale.money(sum))}</div>${random.chance(0.6) && markup`<div>Entregado ${field('entregado', amount(given))} &nbsp; Cambio ${field('cambio', amount(toMoney(given - sum)))}</div>`}
			<p style="font-size:6.5pt">No se admiten devoluciones de medicamentos. Gracias por su confianza.</p>`;
		return { html, fields };
	},
};
export default family;
