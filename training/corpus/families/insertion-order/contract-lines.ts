import type { Family, Fields } from '../../family.ts';
import { drawPeople } from '../../kit/archive.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { BRANDS } from '../../kit/office.ts';
import { drawTypeface } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askTable, filler } from '../../kit/slips.ts';

const fields: Fields = {
	...askForm({
		orderNo: 'ORDER NO. | What is the number of the order? | insertionOrderNumber | Auftragsnummer',
		orderDate: '@ DATE | When was the space ordered? | dateOfOrder | Auftragsdatum',
		publication:
			'TO THE PUBLISHER OF | In which publication shall it appear? | Welche Zeitung? | publicationName',
		city: 'CITY AND STATE | Where is the publication? | publisherCity',
		advertiser: 'ADVERTISER | Who advertises? | Wer inseriert? | advertiserName',
		product: 'FOR | What is advertised? | beworbenes Produkt | advertisedProduct',
		space: 'SPACE | How much space is ordered? | Anzeigengröße | spaceOrdered',
		position: 'POSITION | Where in the paper shall it stand? | Platzierung | adPosition',
		key: 'KEY | With which key is it marked? | adKey | Kennziffer',
		caption: 'AD CAPTION | How does the advertisement begin? | adCaption',
		rate: '# RATE | What is the rate per line? | Zeilenpreis | lineRate',
		contractRate: 'CONTRACT YEAR | For which contract year does the rate hold? | contractYear',
		gross: '# GROSS | What is the price before commission? | Bruttopreis | grossCost',
		commission:
			'# LESS AGENCY COMMISSION | How much does the agency keep? | Agenturprovision | agencyCommission',
		cashDiscount: '# LESS CASH DISCOUNT | What is taken off for cash? | Skonto | cashDiscount',
		net: '# NET | What remains to be paid? | Nettobetrag | netCost',
		commissionRate:
			'# agency commission in percent | What is the rate of the commission? | commissionPercent',
		isCancelable: 'MATERIAL | Where does the printing material come from? | materialSource',
		checkingCopies:
			'# CHECKING COPIES | How many copies are wanted as proof? | Belegexemplare | proofCopies',
		per: 'PER | Who signed for the agency? | Wer unterschrieb für die Agentur? | signedBy',
		agency: 'agency at the top | Which agency orders? | Agentur | agencyName',
		invoiceNo: '- INVOICE NO. | Which invoice? | Rechnungsnummer',
		circulation: '-# CIRCULATION | What is the print run? | Auflage',
	}),
	insertions: askTable(
		{
			date: '@ date of the insertion | When does it run? | Erscheinungstag',
			lines: '# lines | How many lines? | Zeilen',
			cost: '# cost | What does it cost? | Preis',
		},
		'DATES OF INSERTION | Which days does it run? | insertionDates | Erscheinungstage',
	),
};

/** An agency's order for space: printed sentences whose gaps are typed, a dense box of rates at the right, the days of insertion in a block without rules. */
const family: Family = {
	author: 'fenna',
	locales: ['en-US', 'en-GB', 'en-CA', 'en-US'],
	draw: (random, locale) => {
		const put = filler(random);
		const day = random.day('1955-01-01', '1989-10-01');
		const people = drawPeople(locale, 3);
		const rate = random.decimal(0.35, 4.6);
		const days = Array.from({ length: random.int(1, 6) }, (_, i) => {
			const lines = random.pick([150, 300, 600, 1000, 1200]);
			return { on: addDays(day, 12 + i * 7), lines, cost: toMoney(lines * rate) };
		});
		const gross = toMoney(days.reduce((sum, { cost }) => sum + cost, 0));
		const commission = toMoney(gross * 0.15);
		const off = toMoney((gross - commission) * 0.02);
		const gap = (content: ReturnType<typeof put>, width = 40) =>
			markup`<span class="gap" style="min-width:${width}mm"><tt>${content}</tt></span>`;
		const sum = (label: string | ReturnType<typeof markup>, content: ReturnType<typeof put>) =>
			markup`<tr><td>${label}<td class="r"><tt>${content}</tt>`;
		const html = markup`<style>@page { size: ${locale.countryCode === 'GB' ? 'A4' : 'letter'}; margin: 15mm 18mm } body { font: 9pt/1.3 'Liberation Serif' } h1 { font: bold 15pt 'Liberation Serif'; text-align: center; margin: 0 } .gap { display: inline-block; border-bottom: .6pt solid; margin: 0 1mm; vertical-align: bottom } tt { font: ${drawTypeface(random, 10)} } p { margin: 0 0 3.4mm; line-height: 1.9 } .m { display: grid; grid-template-columns: 1fr 66mm; gap: 7mm; margin: 4mm 0 } table { width: 100%; border: 1.2pt solid; border-collapse: collapse; font-size: 7.5pt } td { border-bottom: .5pt solid; padding: .8mm 1.5mm; height: 6mm } .r { text-align: right } .d { display: grid; grid-template-columns: 34mm 24mm 26mm; row-gap: 1mm }
			</style><h1>${field('agency', `${people[0]?.family ?? ''}, ${people[1]?.family ?? ''} & ${random.pick(['Staff', 'Partners', 'Lane'])}, Inc.`)}</h1><div style="text-align:center;font-size:7pt">Advertising &nbsp;·&nbsp; ${locale.address().whole}</div>
			<p style="text-align:right;margin-top:4mm">ORDER NO. ${gap(put('orderNo', random.pattern('#####')), 26)} DATE ${gap(put('orderDate', locale.date(day)), 34)}</p><p>TO THE PUBLISHER OF ${gap(put('publication', `${locale.address().city} ${random.pick(['Courier', 'Evening Star', 'Farm Journal', 'Herald', 'Ledger'])}`), 72)}<br>CITY AND STATE ${gap(put('city', locale.address().city), 60)}<br>Please publish the advertising of ${gap(put('advertiser', locale.company().name), 66)} (ADVERTISER) FOR ${gap(put('product', random.pick(BRANDS)), 44)} on the conditions printed on the back.</p>
			<div class="m"><div><p>SPACE ${gap(put('space', random.pick(['300 lines on 3 cols.', '1/2 page', '4 cols. x 10 in.', 'Full page'])), 46)}<br>POSITION ${gap(put('position', random.pick(['Run of paper', 'Sports page', 'Above fold, right hand', 'Next to reading matter']), 0.8), 46)}<br>KEY ${gap(put('key', random.pattern('?-##'), 0.5), 18)} AD CAPTION ${gap(put('caption', random.pick(['“Now in two sizes”', '“Easy on the ears”', '“Fresh every time”']), 0.7), 40)}</p><b style="font-size:8pt">DATES OF INSERTION</b><div class="d" data-list="insertions">${days.map((one) => markup`<div data-row style="display:contents"><tt>${field('date', locale.date(one.on))}</tt><tt>${field('lines', one.lines)} ℓ</tt><tt>${field('cost', locale.amount(one.cost))}</tt></div>`)}</div></div>
			<table>${sum('RATE', put('rate', locale.amount(rate)))}${sum('CONTRACT YEAR', put('contractRate', `${day.slice(0, 4)}–${Number(day.slice(2, 4)) + 1}`, 0.6))}${sum('GROSS', put('gross', locale.amount(gross)))}${sum(markup`LESS AGENCY COMMISSION ${field('commissionRate', locale.percent(15))}`, put('commission', locale.amount(commission)))}${sum('LESS CASH DISCOUNT 2%', put('cashDiscount', locale.amount(off)))}${sum('NET', put('net', locale.amount(toMoney(gross - commission - off))))}${sum('CHECKING COPIES', put('checkingCopies', random.int(1, 3), 0.7))}${sum('MATERIAL', put('isCancelable', random.pick(['Mats herewith', 'Plates to follow', 'Pick up from May 3']), 0.7))}</table></div>
			<p>This order may be cancelled in writing up to ten days before closing. Bills must show the ORDER NO. and be sent with a full page.</p><p style="text-align:right">PER ${gap(put('per', people[2]?.name ?? '', 0.9), 60)}</p>`;
		return { html, fields };
	},
};
export default family;
