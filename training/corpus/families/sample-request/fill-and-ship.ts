import type { Family, Fields } from '../../family.ts';
import { drawPeople, initialled, stampNumber } from '../../kit/archive.ts';
import { choose } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { BRANDS, DEPARTMENTS } from '../../kit/office.ts';
import { drawTypeface } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askTable, filler } from '../../kit/slips.ts';

const fields: Fields = {
	...askForm({
		to: 'To: | Who shall make up the samples? | An wen geht die Anforderung? | recipient',
		from: 'From: | Who asks for the samples? | Wer braucht die Muster? | requester',
		date: '@ Date: | When were the samples asked for? | requestDate | Datum der Anforderung',
		dateNeeded:
			'@ Date Needed: | When must the samples be there? | neededOn | Wann werden die Muster gebraucht?',
		project: 'Project: | For which project are the samples? | projectCode | Projekt',
		purpose: 'Purpose of Samples: | What are the samples for? | samplePurpose | Zweck der Muster',
		shipTo: 'Ship To: | Where do the samples go? | shippingAddress | Wohin gehen die Muster?',
		attention: 'Attention: | To whose attention are they sent? | attentionOf',
		shipVia: 'Ship Via: | How are the samples sent? | shippingMethod | Versandart',
		specialInstructions: 'Special Instructions: | What must be observed? | Was ist zu beachten?',
		totalUnits: '# Total Units | How many units in all? | unitsInAll | Stück insgesamt',
		charge: 'Charge No.: | Which number is charged? | chargeNumber | Kostenstelle',
		filledBy: 'Filled By: | Who made up the samples? | packedBy',
		dateFilled: '@ Date Filled: | When were they made up? | filledOn',
		approved: 'Approved: | Who approved it? | approvedBy | Genehmigt von',
		pageNumber:
			'number stamped at the edge of the page | What number is stamped on the page? | archiveNumber',
		price: '-# Price: | What do the samples cost? | samplePrice',
		carrierNo: '- Waybill No.: | Which number does the waybill have? | waybillNumber',
	}),
	samples: askTable(
		{
			sampleNo: 'Sample No. | Which sample?',
			brand: 'Brand / Code | Which brand? | Marke',
			lot: 'Lot | From which lot?',
			units: '# Units | How many?',
			remarks: 'Remarks | What is noted about it?',
		},
		'Samples Requested | samplesWanted | Which samples are asked for? | angeforderte Muster',
	),
};

/** A laboratory's request for samples: labels with a colon on no lines at all, values typed behind them at a tab, rows without rules, a number stamped on the edge. */
const family: Family = {
	author: 'ignatius',
	locales: ['en-US', 'en-US', 'en-GB'],
	draw: (random, locale) => {
		const put = filler(random);
		const day = random.day('1966-01-01', '1995-12-01');
		const [a, b, c, d] = drawPeople(locale, 4).map((one) => initialled(random, one));
		const count = random.int(1, 7);
		const start = random.int(100, 900);
		const samples = Array.from({ length: count }, (_, i) => ({
			no: `${start + i}`,
			units: random.pick([1, 2, 6, 12, 24, 50, 100, 200]),
		}));
		const ways = ['Air', 'Parcel Post', 'Truck', 'Messenger'];
		const upper = random.chance(0.5);
		const pair = (label: string, content: ReturnType<typeof put>, wide = false) =>
			markup`<div class="p" style="${wide ? 'grid-column: 1 / 3' : ''}"><span>${label}</span><tt>${content}</tt></div>`;
		const html = markup`<style>@page { size: letter; margin: 20mm 22mm 14mm } body { font: 9.5pt/1.25 ${random.pick(["'Liberation Sans'", "'Liberation Serif'", "'Liberation Mono'"])}; position: relative; min-height: 235mm; ${upper ? 'text-transform: none' : ''} } tt { font: ${drawTypeface(random, 10)} } h1 { font: bold 12pt 'Liberation Sans'; text-align: center; text-decoration: underline; margin: 0 0 9mm } .p { display: grid; grid-template-columns: ${random.int(26, 36)}mm 1fr; margin-bottom: ${random.pick([2.4, 3.4, 4.4])}mm } .g { display: grid; grid-template-columns: 56% 1fr; column-gap: 6mm } table { width: 100%; margin: 5mm 0 } th { font-weight: normal; text-decoration: underline; text-align: left; padding-bottom: 2mm } td { padding: .7mm 0 } .tick { display: inline-block; width: 4.5mm; border-bottom: .6pt solid; text-align: center; font: 9pt 'Liberation Mono' } .choice { margin-right: 6mm }
			</style><h1>${random.pick(['SAMPLE REQUEST', 'REQUEST FOR SAMPLES', 'SAMPLE ORDER'])}</h1><div class="g">${pair('To:', put('to', a ?? ''))}${pair('Date:', put('date', locale.date(day)))}${pair('From:', put('from', b ?? ''))}${pair('Date Needed:', put('dateNeeded', locale.date(addDays(day, random.int(4, 30))), 0.85))}${pair('Project:', put('project', random.pattern('?-###'), 0.8))}${pair('Charge No.:', put('charge', random.pattern('####-##'), 0.7))}${pair('Purpose of Samples:', put('purpose', random.pick(['Panel test in two cities', 'Analysis of moisture and resins', 'For customer visit', 'Shelf life study, six months']), 0.9), true)}</div>
			<table data-list="samples"><tr><th>Sample No.<th>Brand / Code<th>Lot<th>Units<th>Remarks${samples.map(({ no, units }) => markup`<tr data-row><td><tt>${field('sampleNo', no)}</tt><td><tt>${field('brand', upper ? random.pick(BRANDS).toUpperCase() : random.pick(BRANDS))}</tt><td><tt>${put('lot', random.pattern('#?##'), 0.7)}</tt><td><tt>${field('units', units)}</tt><td><tt>${put('remarks', random.pick(['no date', 'sealed', 'plain tip', 'control', 'high moisture']), 0.4)}</tt>`)}<tr><td><td><td>Total Units<td><tt>${field(
				'/totalUnits',
				samples.reduce((sum, { units }) => sum + units, 0),
			)}</tt><td></table>
			${pair('Ship To:', put('shipTo', `${locale.company().name}, ${locale.address().whole}`, 0.9))}${pair('Attention:', put('attention', c ?? '', 0.7))}<div class="p"><span>Ship Via:</span><span>${choose('shipVia', ways, random.pick(ways))}</span></div>${pair('Special Instructions:', put('specialInstructions', random.pick(['Mark each carton with the sample number', 'Do not show the brand name', 'Keep at 60% relative humidity', `Copy of the list to ${random.pick(DEPARTMENTS)}`]), 0.6))}
			<div class="g" style="margin-top:8mm">${pair('Filled By:', put('filledBy', d ?? '', 0.6))}${pair('Approved:', put('approved', locale.person().name, 0.8))}${pair('Date Filled:', put('dateFilled', locale.date(addDays(day, 12)), 0.55))}</div>${random.chance(0.6) && stampNumber(random, 'pageNumber', random.pattern('########'))}`;
		return { html, fields };
	},
};
export default family;
