import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { drawParts } from '../../kit/parts.ts';

const fields: Fields = {
	numeroDdt: text('deliveryNoteNumber', 'documento di trasporto n.', 'Qual è il numero del DDT?'),
	data: date('issueDate', 'data del documento'),
	inizioTrasporto: text('time', 'ora inizio trasporto', 'When did the transport begin?'),
	cedente: text('shipper', 'mittente'),
	destinatario: text('consignee', 'destinatario'),
	luogoDestinazione: text('shipTo', 'luogo di destinazione'),
	causale: text('reason', 'causale del trasporto', 'Why are the goods moved?'),
	porto: text('incoterm', 'porto franco o assegnato'),
	vettore: text('carrier'),
	targa: text('vehiclePlate', 'targa del mezzo'),
	colli: number('packages', 'numero colli'),
	peso: number('grossWeight', 'peso lordo in kg'),
	aspetto: text(
		'',
		'aspetto esteriore dei beni',
		'appearance of the goods',
		'Verpackung',
		'How do the goods look from outside?',
	),
	beni: list(
		{
			quantita: number('quantity'),
			um: text('unit'),
			descrizione: text('itemDescription', 'descrizione dei beni'),
			codice: text('productNumber'),
		},
		'beni trasportati',
		'goods carried',
		'Quali merci viaggiano?',
	),
	totale: absent(number('grossTotal', 'totale')),
	iban: absent(text('iban')),
};

/** An Italian transport document: quantity before description, code last, a grid of transport data and three signatures below. */
const family: Family = {
	author: 'fintan',
	locales: ['it-IT'],
	draw: (random, locale) => {
		const [seller, buyer] = [locale.company(), locale.company()];
		const items = drawParts(random, locale, random.int(2, 11));
		const day = random.day('2015-01-05', '2026-05-30');
		const box = (label: string, content: ReturnType<typeof markup>) =>
			markup`<div class="x"><em>${label}</em>${content}</div>`;
		const half = random.chance(0.5);
		const html = markup`<style>
			@page { size: ${half ? 'A5 landscape' : 'A4'}; margin: 9mm }
			body { font: ${half ? '8pt' : '9.5pt'}/1.3 'Liberation Sans Narrow' } .row { display: table; width: 100%; table-layout: fixed } .x { display: table-cell; border: .6pt solid; padding: .6mm 1.5mm; vertical-align: top } em { display: block; font: 6pt 'Liberation Sans'; color: #444 } .l { display: table; width: 100%; border: .6pt solid; margin: 2mm 0; ${!half && 'min-height: 120mm'} } .r { display: table-row } .r > b, .r > span { display: table-cell; padding: .5mm 1.5mm; border-right: .4pt solid; font-weight: normal } .hd > b { border-bottom: .6pt solid; font-size: 6.5pt; height: 4mm } .rest > span { height: 100% }
			</style><div class="row"><div class="x" style="width:55%"><b style="font-size:1.4em">${field('cedente', seller.name)}</b><br>${seller.address.whole}<br>P.IVA ${seller.taxNumber}</div><div class="x"><b>DOCUMENTO DI TRASPORTO</b> (D.P.R. 472/96)<br>N. <b>${field('numeroDdt', random.pattern('####/?'))}</b> del ${field('data', locale.date(day))}</div></div>
			<div class="row">${box('Destinatario', markup`${field('destinatario', buyer.name)}<br>${buyer.address.whole}`)}${box('Luogo di destinazione', random.chance(0.5) ? markup`${field('luogoDestinazione', locale.address().whole)}` : markup`IDEM`)}</div><div class="row">${box('Causale', field('causale', random.pick(['Vendita', 'Conto visione', 'Reso', 'Conto lavorazione', 'Riparazione'])))}${box('Porto', field('porto', random.pick(['Franco', 'Assegnato'])))}${box('Inizio trasporto', field('inizioTrasporto', `${random.int(7, 18)}:${random.int(10, 59)}`))}</div>
			<div class="l" data-list="beni"><div class="r hd"><b style="width:15mm">Quantità</b><b style="width:9mm">UM</b><b>Descrizione dei beni (natura – qualità)</b><b style="width:24mm">Codice</b></div>${items.map((item) => markup`<div class="r" data-row><span>${field('quantita', item.quantity)}</span><span>${field('um', item.unit)}</span><span>${field('descrizione', `${item.name} – ${item.detail}`)}</span><span>${field('codice', item.code)}</span></div>`)}<div class="r rest"><span></span><span></span><span></span><span></span></div></div>
			<div class="row">${box('Aspetto esteriore', field('aspetto', random.pick(['Scatole', 'A vista', 'Pallet', 'Sacchi', 'Cartoni'])))}${box('N. colli', field('colli', random.int(1, 24)))}${box('Peso kg', field('peso', locale.count(random.decimal(2, 900, 1))))}${box('Vettore', field('vettore', random.pick(['Mittente', 'Trasporti Belvento', 'Corriere Rapido', 'Destinatario'])))}${box('Targa', random.chance(0.7) ? field('targa', random.pattern('??###??')) : markup`&nbsp;`)}</div><div class="row">${['Firma conducente', 'Firma destinatario', 'Firma vettore'].map((one) => box(one, markup`<br><br>`))}</div>`;
		return { html, fields };
	},
};
export default family;
