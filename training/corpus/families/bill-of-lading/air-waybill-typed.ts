import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { dat, num, rows, str } from '../../kit/commerce.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import type { Markup } from '../../kit/html.ts';
import { drawTypeface, offLine } from '../../kit/paperwork.ts';

const fields: Fields = {
	awb: str(
		'number of the air waybill|awbNo|Luftfrachtbriefnummer|numéro de LTA|numero de guía aérea|numer listu lotniczego',
		'waybillNumber',
	),
	shipper: str(
		'Who sends the cargo by air?|shipperName|Absender|expéditeur|remitente|nadawca',
		'shipper',
	),
	shipperAccount: str(
		'account number of the shipper|shipperAccount|Kontonummer des Absenders|compte de l’expéditeur',
	),
	consignee: str(
		'Who gets the cargo?|consigneeName|Empfänger|destinataire|destinatario|odbiorca',
		'consignee',
	),
	agent: str(
		'agent of the carrier|issuingAgent|Agent des Luftfrachtführers|agent du transporteur|agente',
		'agency',
	),
	iata: str('IATA code of the agent|iataCode|IATA-Code|code IATA|código IATA'),
	departure: str(
		'airport of departure|departureAirport|Abflughafen|aéroport de départ|aeropuerto de salida',
		'portOfLoading',
	),
	destination: str(
		'airport of destination|destinationAirport|Zielflughafen|aéroport de destination|aeropuerto de destino',
		'portOfDischarge',
	),
	firstCarrier: str(
		'first carrier|firstCarrier|erster Luftfrachtführer|premier transporteur|primer transportista',
		'carrier',
	),
	flight: str('requested flight and date|flight|Flug und Tag|vol et date|vuelo', 'flightNumber'),
	currency: str('currency of the charges|currency|Währung|monnaie|moneda', 'currency'),
	declaredCarriage: str(
		'declared value for carriage|declaredValueCarriage|Wertangabe für Beförderung|valeur déclarée',
	),
	handling: str(
		'handling information|handlingInfo|Behandlungshinweise|instructions|instrucciones',
		'notes',
	),
	cargo: rows(
		{
			pieces: num('pieces|pieces|Stückzahl|nombre de colis|bultos', 'packages'),
			gross: num('gross weight|grossKg|Bruttogewicht|poids brut|peso bruto', 'grossWeight'),
			rateClass: str('rate class|rateClass|Ratenklasse|classe tarifaire'),
			chargeable: num(
				'chargeable weight|chargeableWeight|frachtpflichtiges Gewicht|poids taxable|peso tasable',
			),
			rate: num('rate or charge|rate|Rate|tarif|tarifa', 'unitPrice'),
			total: num('freight of the row|rowFreight|Fracht|fret|flete', 'lineTotal'),
			goods: str(
				'nature of the goods|natureOfGoods|Art der Ware|nature de la marchandise|naturaleza',
				'goodsDescription',
			),
		},
		'cargo lines|cargo|Frachtgut|marchandises|mercancías',
	),
	weightCharge: num(
		'weight charge prepaid|weightCharge|Gewichtsfracht|taxation au poids|cargo por peso',
		'freightCharges',
	),
	dueAgent: num(
		'other charges due to the agent|dueAgent|Nebengebühren für den Agenten|frais dus à l’agent',
	),
	dueCarrier: num(
		'other charges due to the carrier|dueCarrier|Nebengebühren für den Frachtführer|frais dus au transporteur',
	),
	totalPrepaid: num(
		'total prepaid|totalPrepaid|Summe vorausbezahlt|total port payé|total pagado',
		'grossTotal',
	),
	executed: dat(
		'day the waybill was executed|executedOn|ausgestellt am|établie le|fecha de emisión',
		'issueDate',
	),
	place: str('place of execution|executedAt|Ausstellungsort|lieu d’établissement|lugar de emisión'),
	vessel: absent(str('ship|vessel|Schiff|navire|buque', 'vessel')),
	insurance: absent(
		num('amount of insurance|insuredAmount|Versicherungssumme|montant assuré', 'sumInsured'),
	),
};
const PORTS = [
	'FRANKFURT',
	'MADRID',
	'WARSAW',
	'CHICAGO O’HARE',
	'SINGAPORE',
	'NAIROBI',
	'LIMA',
	'MONTREAL',
];

/** An air waybill: green rules, tiny English captions, typed capitals a little off their boxes, freight in a wide band with seven columns, a column of prepaid sums at the lower left, legal text around. */
const family: Family = {
	author: 'ottilie',
	locales: ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'pl-PL', 'en-IN'],
	draw: (random, locale) => {
		const usd = (value: number, decimals = 2) => ({
			text: value.toFixed(decimals),
			value: Number(value.toFixed(decimals)),
		});
		const [from, to, agent] = [locale.company(), locale.company(), locale.company('Air Cargo')];
		const day = random.day('1978-02-01', '2016-11-20');
		const [a = '', b = ''] = random.some(PORTS, 2);
		const cargo = Array.from({ length: random.int(1, 3) }, () => {
			const gross = random.int(12, 640);
			const heavy = Math.max(45, Math.ceil(gross * random.pick([1, 1, 1.3])));
			const rate = random.decimal(1.4, 9.8);
			return {
				pieces: random.int(1, 24),
				gross,
				heavy,
				rate,
				total: toMoney(heavy * rate),
				klass: random.pick(['Q', 'N', 'C', 'M']),
				goods: random.pick([
					'CUT FLOWERS',
					'MACHINE PARTS',
					'SAMPLES OF CLOTH',
					'BOOKS',
					'LAB INSTRUMENTS',
					'CHILLED FISH',
				]),
			};
		});
		const weight = toMoney(cargo.reduce((sum, one) => sum + one.total, 0));
		const [own, theirs] = [
			random.chance(0.7) ? random.pick([15, 25, 40]) : 0,
			random.decimal(5, 90),
		];
		const awb = random.pattern('###-#### ####');
		const put = (path: string, content: Parameters<typeof field>[1]) =>
			offLine(random, field(path, content), 0.5);
		const box = (caption: string, content: Markup | false, style = '') =>
			markup`<div class="x" style="${style}"><small>${caption}</small>${content}</div>`;
		const html = markup`<style>@page { size: A4; margin: 9mm 11mm } body { font: 8pt/1.2 'Liberation Sans'; color: #000 } .x { border: .5pt solid #096; padding: .4mm 1mm; font: ${drawTypeface(random, 8.8)}; min-height: 9mm; overflow: hidden } small { font: 5.2pt 'Liberation Sans'; color: #096; display: block } .r { display: grid } table { width: 100%; border-collapse: collapse } th { font: 5.2pt 'Liberation Sans'; color: #096; border: .5pt solid #096; text-align: left; vertical-align: top } td { border-left: .5pt solid #096; border-right: .5pt solid #096; font: ${drawTypeface(random, 8.8)}; padding: .6mm 1mm } .n { text-align: right } .legal { font-size: 5pt; color: #096 }</style>
			<div style="display:flex;justify-content:space-between"><b>${field('awb', awb)}</b><b>${field('awb', awb)}</b></div><div class="r" style="grid-template-columns:1.1fr 1fr">${box('Shipper’s Name and Address', markup`${put('shipper', from.name.toUpperCase())}<br>${from.address.whole.toUpperCase()}`, 'min-height:19mm')}${box('Shipper’s Account Number', random.chance(0.5) && put('shipperAccount', random.pattern('######')))}${box('Consignee’s Name and Address', markup`${put('consignee', to.name.toUpperCase())}<br>${to.address.whole.toUpperCase()}`, 'min-height:19mm')}<div class="x legal">It is agreed that the goods described herein are accepted in apparent good order and condition for carriage SUBJECT TO THE CONDITIONS OF CONTRACT ON THE REVERSE HEREOF.</div>${box('Issuing Carrier’s Agent Name and City', markup`${put('agent', agent.name.toUpperCase())}`)}${box('Agent’s IATA Code', put('iata', random.pattern('##-# ####')))}${box('Airport of Departure (Addr. of First Carrier) and Requested Routing', put('departure', a))}${box('Airport of Destination', put('destination', b))}</div>
			<div class="r" style="grid-template-columns:2fr 2fr 1fr 2fr">${box('By First Carrier', put('firstCarrier', random.pick(['NORDAVIA', 'TRANS ALPINA', 'PACIFIC CARGO', 'AEROLINEA'])))}${box('Requested Flight/Date', put('flight', `${random.pattern('?? ###')}/${day.slice(8)}`))}${box('Currency', put('currency', 'USD'))}${box('Declared Value for Carriage', put('declaredCarriage', 'NVD'))}</div>${box('Handling Information', random.chance(0.7) && put('handling', random.pick(['KEEP COOL', 'DOCS ATTACHED TO AWB', 'NOTIFY CONSIGNEE ON ARRIVAL', 'DO NOT TILT'])))}
			<table data-list="cargo"><tr><th>No. of Pieces<th>Gross Weight kg<th>Rate Class<th>Chargeable Weight<th>Rate/Charge<th>Total<th style="width:60mm">Nature and Quantity of Goods${cargo.map((one) => markup`<tr data-row><td class="n">${field('pieces', one.pieces)}<td class="n">${field('gross', usd(one.gross, 1))}<td>${field('rateClass', one.klass)}<td class="n">${field('chargeable', usd(one.heavy, 1))}<td class="n">${field('rate', usd(one.rate))}<td class="n">${field('total', usd(one.total))}<td>${field('goods', one.goods)}`)}<tr><td style="height:${random.int(16, 40)}mm;border-bottom:.5pt solid #096">${['', '', '', '', '', ''].map(() => markup`<td style="border-bottom:.5pt solid #096">`)}</table>
			<div class="r" style="grid-template-columns:1fr 1fr 2fr">${box('Prepaid – Weight Charge', put('weightCharge', usd(weight)))}${box('Collect', false)}${box('Other Charges', markup`${own > 0 && 'AWA '}${own > 0 && usd(own).text}`)}${box('Total Other Charges Due Agent', own > 0 && put('dueAgent', usd(own)))}${box('', false)}<div class="x legal" style="grid-row: span 2">Shipper certifies that the particulars on the face hereof are correct.<br><br>Signature of Shipper or his Agent</div>${box('Total Other Charges Due Carrier', put('dueCarrier', usd(theirs)))}${box('', false)}${box('Total Prepaid', put('totalPrepaid', usd(toMoney(weight + own + theirs))))}${box('Total Collect', false)}${box('Executed on (date) at (place)', markup`${put('executed', locale.date(day, 'dd.mm.yyyy'))} ${put('place', agent.address.city.toUpperCase())}`)}</div><div class="n" style="font-size:11pt">${field('awb', awb)}</div>`;
		return { html, fields };
	},
};
export default family;
