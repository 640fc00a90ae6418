import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts, total } from '../../kit/parts.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	numeroOrdine: text('orderNumber', 'buono d’ordine', 'número de pedido'),
	data: date('orderDate', 'fecha del pedido'),
	cig: text('contractNumber', 'codice CIG', 'expediente', 'tender code'),
	capitolo: text(
		'',
		'capitolo di bilancio',
		'partida presupuestaria',
		'budget line',
		'Haushaltsstelle',
	),
	ufficio: text('department', 'ufficio richiedente', 'Which office ordered?'),
	responsabile: text('approvedBy', 'responsabile del procedimento'),
	fornitore: text('seller', 'supplier', 'proveedor'),
	fornitorePiva: text('vatNumber', 'partita IVA del fornitore', 'NIF del proveedor'),
	consegnaEntro: date('deliveryDate', 'entro quando consegnare'),
	consegnaPresso: text('shipTo', 'luogo di consegna'),
	imponibile: number('netTotal'),
	iva: number('taxTotal'),
	totale: number('grossTotal', 'importe total del pedido'),
	righe: list(
		{
			codice: text('productNumber'),
			descrizione: text('itemDescription'),
			um: text('unit'),
			quantita: number('quantity'),
			prezzo: number('unitPrice'),
			importo: number('lineTotal'),
		},
		'beni ordinati',
		'artículos',
		'Cosa viene ordinato?',
	),
	scadenzaPagamento: absent(date('dueDate', 'scadenza del pagamento')),
	iban: absent(text('iban')),
};
const SAID = {
	it: [
		'BUONO D’ORDINE',
		'Comune di',
		'Numero',
		'Data',
		'CIG',
		'Capitolo',
		'Ufficio richiedente',
		'Responsabile',
		'Fornitore',
		'P.IVA',
		'Consegna entro',
		'Presso',
		'Imponibile',
		'IVA',
		'TOTALE',
		'Timbro e firma',
		'Provveditorato|Scuola e cultura|Lavori pubblici|Polizia locale',
	],
	es: [
		'PEDIDO',
		'Ayuntamiento de',
		'Número',
		'Fecha',
		'Expte.',
		'Partida',
		'Servicio solicitante',
		'Responsable',
		'Proveedor',
		'NIF',
		'Entrega antes de',
		'En',
		'Base',
		'IVA',
		'TOTAL',
		'Sello y firma',
		'Compras|Educación|Obras|Parques y jardines',
	],
} as const;

/** A town hall's pre-printed form: numbered boxes at fixed places with tiny captions, goods in a tall ruled frame. */
const family: Family = {
	author: 'gustav',
	locales: ['it-IT', 'es-ES'],
	draw: (random, locale) => {
		const { amount, count, label } = locale;
		const said = SAID[locale.language as keyof typeof SAID];
		const at = (i: number) => said[i] ?? '';
		const seller = locale.company();
		const day = random.day('2016-01-05', '2026-05-30');
		const items = drawParts(random, locale, random.int(2, 10));
		const net = total(items);
		const rate = locale.country.rates[0] ?? 22;
		const tax = toMoney((net * rate) / 100);
		let number = 0;
		const box = (
			x: number,
			y: number,
			w: number,
			h: number,
			caption: string,
			content: ReturnType<typeof markup>,
		) => {
			number += 1;
			return markup`<div class="b" style="left:${x}mm;top:${y}mm;width:${w}mm;height:${h}mm"><i>${number} ${caption}</i>${content}</div>`;
		};
		const html = markup`<style>
			@page { size: A4; margin: 0 }
			body { font: 9pt/1.25 'Liberation Sans'; position: relative; height: 290mm } .b { position: absolute; border: .6pt solid #000; padding: 3.6mm 1.5mm 0 } .b i { position: absolute; left: 1mm; top: .4mm; font: 5.8pt 'Liberation Sans'; color: #333 } .t { position: absolute } .t td { padding: 1.2mm 1mm; vertical-align: top } .n { text-align: right }
			</style><div class="t" style="left:14mm;top:12mm;font:bold 13pt 'Liberation Serif'">${at(1)} ${locale.address().city}</div><div class="t" style="right:14mm;top:12mm;font-size:15pt">${at(0)}</div>
			${box(14, 24, 45, 10, at(2), field('numeroOrdine', random.pattern('####/20##')))}${box(59, 24, 35, 10, at(3), field('data', locale.date(day)))}${box(94, 24, 45, 10, at(4), field('cig', random.pattern('Z##2#####?')))}${box(139, 24, 57, 10, at(5), field('capitolo', random.pattern('####.##/#')))}
			${box(14, 34, 80, 10, at(6), field('ufficio', random.pick(at(16).split('|'))))}${box(94, 34, 102, 10, at(7), field('responsabile', locale.person().name))}
			${box(14, 48, 110, 22, at(8), markup`<b>${field('fornitore', seller.name)}</b><br>${seller.address.lines[0]}<br>${seller.address.lines[1]}`)}${box(124, 48, 72, 11, at(9), field('fornitorePiva', seller.taxNumber))}${box(124, 59, 72, 11, at(10), field('consegnaEntro', locale.date(addDays(day, random.int(7, 60)))))}${box(14, 70, 182, 10, at(11), field('consegnaPresso', `${random.pick(locale.language === 'it' ? ['Magazzino comunale', 'Scuola media', 'Palazzo civico'] : ['Almacén municipal', 'Colegio público', 'Casa consistorial'])}, ${locale.address().street}`))}
			<div class="b" style="left:14mm;top:84mm;width:182mm;height:132mm;padding:0"><table style="width:100%" data-list="righe"><tr style="border-bottom:.6pt solid;font-size:7pt"><td>${label('article')}<td>${label('description')}<td>${label('unit')}<td class="n">${label('quantity')}<td class="n">${label('unitPrice')}<td class="n">${label('amount')}
			${items.map((item) => markup`<tr data-row><td style="padding:1.2mm">${field('codice', item.code)}<td style="width:76mm;padding:1.2mm"><span data-field="descrizione" data-value="${item.name}, ${item.detail}">${item.name},<br>${item.detail}</span><td>${field('um', item.unit)}<td class="n">${field('quantita', count(item.quantity))}<td class="n">${field('prezzo', amount(item.price))}<td class="n" style="padding-right:1.5mm">${field('importo', amount(item.amount))}`)}</table></div>
			${box(14, 220, 45, 11, at(12), field('imponibile', amount(net)))}${box(59, 220, 45, 11, `${at(13)} ${rate}%`, field('iva', amount(tax)))}${box(104, 220, 92, 11, at(14), markup`<b>${field('totale', locale.money(toMoney(net + tax)))}</b>`)}${box(104, 235, 92, 30, at(15), markup`<div style="border:1.5pt solid #557;border-radius:50%;width:24mm;height:24mm;margin-left:8mm;text-align:center;color:#557;font-size:7pt;padding-top:9mm">${at(1)}</div>`)}`;
		return { html, fields };
	},
};
export default family;
