import type { Family, Fields } from '../../family.ts';
import { drawFilling, tick } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { OLD_FIRMS, drawTypeface } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askTable, filler } from '../../kit/slips.ts';

const fields: Fields = {
	...askForm({
		orderNo:
			'SHIPPING ORDER NO. | What is the number of the shipping order? | Versandauftragsnummer | numéro de l’ordre d’expédition',
		customerOrderNo:
			'CUST. ORDER NO. | What is the order number of the customer? | customerPo | Bestellnummer des Kunden',
		soldTo: 'SOLD TO | To whom was it sold? | Wer hat gekauft? | billToName',
		shipTo: 'SHIP TO | Who receives the goods? | Wer bekommt die Ware? | consigneeName',
		shipToCity:
			'city of the receiver | To which town is it shipped? | Bestimmungsort | destinationCity',
		orderDate: '@ ORDER DATE | When was it ordered? | Bestelldatum | dateOrdered',
		shipDate: '@ DATE SHIPPED | When was it shipped? | Versanddatum | dateOfShipment',
		via: 'VIA | Which carrier takes it? | Spediteur | carrierName',
		routing: 'ROUTING | Over which route does it go? | Leitweg | route',
		carNo: 'CAR OR TRUCK NO. | Which truck or car carries it? | vehicleNumber | Wagennummer',
		fob: 'F.O.B. | Where does the risk pass? | fobPoint | Lieferklausel',
		terms: 'TERMS | On which terms was it sold? | paymentTerms | Zahlungsbedingung',
		salesman: 'SALESMAN | Who sold it? | Verkäufer | salesRep',
		isPrepaid: '? PREPAID | Is the freight prepaid? | Fracht bezahlt',
		isPartial: '? PARTIAL SHIPMENT | Does the rest come later? | Teillieferung',
		packages:
			'# NO. OF PACKAGES | How many packages are there? | Anzahl der Packstücke | pieceCount',
		totalWeight: '# TOTAL WEIGHT | How heavy is everything together? | Gesamtgewicht | weightInAll',
		packer: 'PACKED BY | Who packed it? | Wer hat gepackt?',
		checker: 'CHECKED BY | Who checked it? | Wer hat geprüft?',
		total: '-# AMOUNT | What do the goods cost? | Warenwert',
		insurance: '-# INSURANCE | What does the insurance cost? | Versicherung',
	}),
	lines: askTable(
		{
			ordered: '# ORDERED | How many were ordered? | bestellt',
			shipped: '# SHIPPED | How many were sent? | versandt',
			backOrdered: '# BACK ORDERED | How many follow? | Rückstand',
			product: 'PRODUCT | What is it? | Ware',
			weight: '# WEIGHT | How heavy is the row? | Gewicht',
		},
		'goods shipped | What is shipped? | shippedLines | versandte Waren',
	),
};
const GOODS =
	'Valve seat No. 40|Gasket set, neoprene|Pump housing 3 in.|Coil spring, heavy|Cement, bags|Filter tow, bales|Rubber hose 50 ft.|Sheet steel 16 ga.|Kraft paper, rolls|Bearing grease, pails'.split(
		'|',
	);

/** A shipping order of a carbon set in half of a sheet: captions printed in grey bars over their values, tall columns that stay mostly empty. */
const family: Family = {
	author: 'ignatius',
	locales: ['en-US', 'en-CA', 'en-US', 'en-GB'],
	draw: (random, locale) => {
		const put = filler(random);
		const day = random.day('1961-01-01', '1992-12-01');
		const lines = random.some(GOODS, random.int(1, 5)).map((product) => {
			const ordered = random.pick([2, 4, 6, 10, 12, 24, 48, 100]);
			const late = random.chance(0.25) ? random.int(1, ordered - 1) : 0;
			return { product, ordered, late, shipped: ordered - late, weight: random.int(12, 900) };
		});
		const bar = (cells: readonly (readonly [string, ReturnType<typeof put>, number?])[]) =>
			markup`<div class="bar" style="grid-template-columns:${cells.map(([, , width]) => `${width ?? 1}fr`).join(' ')}">${cells.map(([label]) => markup`<div class="h">${label}</div>`)}${cells.map(([, content]) => markup`<div class="v"><tt>${content}</tt></div>`)}</div>`;
		const to = locale.address();
		const html = markup`<style>@page { size: 8.5in 7in; margin: 8mm 10mm } body { font: 8pt 'Liberation Sans'; margin: 0; padding-right: 5mm } tt { font: ${drawTypeface(random, 9.5)}; ${random.chance(0.3) ? drawFilling(random).split(';').slice(1).join(';') : ''} } .bar { display: grid; border: .8pt solid #345; border-top: 0 } .h { background: ${random.pick(['#ddd', '#e8e8e8', '#fff'])}; font: 6.2pt 'Liberation Sans'; text-align: center; border-left: .5pt solid #345; border-top: .8pt solid #345; padding: .4mm } .v { border-left: .5pt solid #345; min-height: 6mm; padding: .6mm 1mm; text-align: center } .a { display: grid; grid-template-columns: 10mm 1fr 10mm 1fr; margin: 3mm 0; min-height: 17mm } .a i { font: bold 6.5pt 'Liberation Sans' } table { width: 100%; border-collapse: collapse; border: .8pt solid #345; height: 48mm } th { font: 6.2pt 'Liberation Sans'; background: #eee; height: 4mm } td, th { border-left: .5pt solid #345; padding: 0 1mm; vertical-align: top } .r { text-align: right } .x td { height: 100% } .tick { display: inline-block; width: 3.5mm; height: 3.5mm; border: .7pt solid; text-align: center; line-height: 3.3mm } h1 { font: bold 13pt 'Liberation Serif'; margin: 0 }
			</style><div style="display:flex;justify-content:space-between"><h1>${random.pick(OLD_FIRMS).toUpperCase()}</h1><div style="text-align:right"><b>${random.pick(['SHIPPING ORDER', 'Packing and Shipping Order'])}</b> &nbsp; SHIPPING ORDER NO. <tt>${put('orderNo', random.pattern('#####'))}</tt></div></div>
			<div class="a"><i>SOLD TO</i><tt>${put('soldTo', locale.company().name)}<br>${locale.address().whole}</tt><i>SHIP TO</i><tt>${put('shipTo', locale.company().name)}<br>${to.street}<br>${field('shipToCity', to.city)}</tt></div>
			${bar([
				['ORDER DATE', put('orderDate', locale.date(day, 'm/d/yy'))],
				[
					'CUST. ORDER NO.',
					put('customerOrderNo', random.pattern(random.pick(['?####', '##-###']))),
					1.4,
				],
				[
					'DATE SHIPPED',
					put('shipDate', locale.date(addDays(day, random.int(2, 20)), 'm/d/yy'), 0.85),
				],
				[
					'VIA',
					put(
						'via',
						random.pick(['Great Basin Freight', 'Rail Express', 'Our truck', 'Parcel Post']),
						0.9,
					),
					1.6,
				],
			])}${bar([
				[
					'ROUTING',
					put('routing', `${random.pick(['via', 'c/o'])} ${locale.address().city}`, 0.4),
					1.5,
				],
				['CAR OR TRUCK NO.', put('carNo', random.pattern('##-####'), 0.5)],
				['F.O.B.', put('fob', random.pick(['Plant', 'Destination', locale.address().city]), 0.8)],
				['TERMS', put('terms', random.pick(['2% 10, net 30', 'Net 30', 'C.O.D.', '1% 15']), 0.8)],
				['SALESMAN', put('salesman', locale.person().family, 0.7)],
			])}
			<p style="margin:1.5mm 0">${tick('isPrepaid', random.chance(0.6), 'PREPAID')} &nbsp; <b class="tick"></b> COLLECT &nbsp; ${tick(
				'isPartial',
				lines.some(({ late }) => late > 0),
				'PARTIAL SHIPMENT',
			)}</p>
			<table data-list="lines"><tr><th style="width:15mm">ORDERED<th style="width:15mm">SHIPPED<th style="width:20mm">BACK ORDERED<th>PRODUCT<th style="width:18mm">WEIGHT${lines.map((line) => markup`<tr data-row><td class="r"><tt>${field('ordered', line.ordered)}</tt><td class="r"><tt>${field('shipped', line.shipped)}</tt><td class="r"><tt>${line.late > 0 && field('backOrdered', line.late)}</tt><td><tt>${field('product', line.product)}</tt><td class="r"><tt>${field('weight', locale.count(line.weight))}</tt>`)}<tr class="x"><td><td><td><td><td></table>
			${bar([
				['NO. OF PACKAGES', put('packages', random.int(1, 40), 0.85)],
				[
					'TOTAL WEIGHT',
					put('totalWeight', locale.count(lines.reduce((sum, { weight }) => sum + weight, 0)), 0.9),
				],
				['PACKED BY', put('packer', random.pattern('??'), 0.7)],
				['CHECKED BY', put('checker', random.pattern('??'), 0.6)],
				['AMOUNT', false],
			])}`;
		return { html, fields };
	},
};
export default family;
