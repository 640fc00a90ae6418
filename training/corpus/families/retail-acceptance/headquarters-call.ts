import type { Family, Fields } from '../../family.ts';
import { drawPen, stampNumber } from '../../kit/archive.ts';
import { yesNo } from '../../kit/paperwork.ts';
import { markup } from '../../kit/html.ts';
import { BRANDS } from '../../kit/office.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, drawFour, FAX, faxLine, filler } from '../../kit/slips.ts';

const fields: Fields = {
	...FAX,
	...askForm({
		to: 'TO: | To whom was the report sent? | Empfänger | addressee',
		from: 'FROM: | Who wrote the report? | Absender | reportedBy',
		date: '@ DATE: | When was the report written? | reportDate',
		subject: 'SUBJECT: | What is the report about? | Betreff',
		chain:
			'NAME OF ACCOUNT | Which chain was called on? | Welche Kette wurde besucht? | accountName',
		individualContacted:
			'INDIVIDUAL CONTACTED | Who was spoken to at the chain? | Gesprächspartner | contactName',
		stores:
			'# NUMBER OF STORES | How many stores has the chain? | Anzahl der Filialen | storeCount',
		region: 'REGION | In which region is the account? | salesRegion',
		division: 'DIVISION | Which division reports? | salesDivision',
		accepted: '? ACCEPTED | Did the chain accept the promotion? | Hat die Kette zugesagt?',
		brandPackings:
			'BRAND/PACKINGS | Which brands were accepted? | Welche Marken? | packingsAccepted',
		startDate: '@ START | When does the promotion begin? | promotionStart',
		endDate: '@ END | When does the promotion end? | promotionEnd',
		allowance: '# ALLOWANCE PER CARTON | What is paid per carton? | Vergütung | cartonAllowance',
		displayType: 'TYPE OF DISPLAY | What kind of display is used? | Art des Aufstellers',
		quantity: '# CARTONS ORDERED | How many cartons were ordered? | Bestellmenge | initialOrder',
		distribution:
			'# % DISTRIBUTION | What share of the stores will carry it? | Distribution in Prozent',
		competition: 'COMPETITIVE ACTIVITY | What do competitors do? | Was tut der Wettbewerb?',
		remarks: 'REMARKS | What else was remarked? | Bemerkungen',
		pageNumber: 'number at the lower edge | Which number is stamped at the bottom? | batesNumber',
		sales: '-# WEEKLY VOLUME | How much does the chain sell a week? | weeklySales',
		invoice: '- INVOICE NO. | Which invoice belongs to it? | invoiceNumber',
	}),
};

/** A salesman's sheet on a chain's decision: a head like a memorandum, then capital labels on underlined blanks of several to a line, cut short, and free lines below. */
const family: Family = {
	author: 'ignatius',
	locales: ['en-US', 'en-US', 'en-CA'],
	draw: (random, locale) => {
		const put = filler(random);
		const day = random.day('1978-01-01', '1997-12-01');
		const [to, from, met] = drawFour(locale);
		const pen = random.chance(0.45) ? drawPen(random, 13) : "font: 10.5pt 'Liberation Mono'";
		const on = (label: string, content: ReturnType<typeof put>, width = 50) =>
			markup`<span class="o" style="width:${width}%"><span>${label}</span><em>${content && markup`<s>${content}</s>`}</em></span>`;
		const short = (after: number) => locale.date(addDays(day, after), 'm/d/yy');
		const brands = random
			.some(BRANDS, random.int(1, 3))
			.map((brand) => `${brand} ${random.pick(['K.S.', '100’s', 'Box', 'Lights'])}`);
		const html = markup`<style>@page { size: letter; margin: 15mm 18mm } body { font: ${random.pick(['9pt', '9.5pt'])} ${random.pick(["'Liberation Sans'", "'Liberation Mono'", "'Liberation Serif'"])}; position: relative; min-height: 225mm } .h { display: grid; grid-template-columns: 24mm 1fr; row-gap: 3mm; margin: 8mm 0 5mm } .h s { font-size: inherit } s { text-decoration: none; ${pen} } .o { display: inline-flex; height: 9.6mm; align-items: flex-end; white-space: nowrap } .o em { flex: 1; border-bottom: .7pt solid; margin: 0 2mm 0 1.2mm; height: 7mm; padding-left: 1.5mm } hr { border: 0; border-top: 1.4pt solid; margin: 2mm 0 4mm } .tick { display: inline-block; width: 7mm; border-bottom: .7pt solid; text-align: center } .n { min-height: 16mm }
			</style>${random.chance(0.4) && faxLine(random, locale, day, 'Division Sales Office')}<div class="h"><b>TO:</b><s>${put('to', to.name)}</s><b>FROM:</b><s>${put('from', from.name)}</s><b>DATE:</b><s>${put('date', locale.date(day))}</s><b>SUBJECT:</b><s>${put('subject', `${random.pick(BRANDS)} ${random.pick(['buy-down', 'display program', 'introduction', 'coupon drop'])}`)}</s></div><hr>
			<p>${random.pick(['HEADQUARTERS CALL – CHAIN ACCOUNTS', 'CHAIN ACCEPTANCE REPORT', 'PROGRAM ACCEPTANCE'])}</p>${on('NAME OF ACCOUNT', put('chain', `${random.pick(['Pay-Rite', 'Hilltop', 'Big Bear', 'Sundown', 'Red Barn'])} ${random.pick(['Stores', 'Markets', 'Oil Co.', 'Drugs'])}`), 66)}${on('NUMBER OF STORES', put('stores', random.int(4, 640), 0.9), 34)}${on('INDIVIDUAL CONTACTED', put('individualContacted', `${met.name}, ${random.pick(['Buyer', 'V.P. Merchandising', 'Grocery Buyer'])}`, 0.85), 100)}${on('REGION', put('region', random.pick(['Southwest', 'Tidewater', 'Great Lakes', 'Mountain']), 0.8), 50)}${on('DIVISION', put('division', random.pattern('#### ') + locale.address().city, 0.8), 50)}
			<p>ACCEPTED ${yesNo('accepted', random.chance(0.75), ['YES', 'NO'])} &nbsp; (if NO, state why under REMARKS)</p>${on('BRAND/PACKINGS', put('brandPackings', brands.join(', ')), 100)}${on('START', put('startDate', short(14), 0.9), 33)}${on('END', put('endDate', short(70), 0.7), 33)}${on('% DISTRIBUTION', put('distribution', random.pick([50, 75, 85, 100]), 0.6), 34)}${on('ALLOWANCE PER CARTON', put('allowance', locale.money(random.pick([0.5, 0.75, 1, 1.5, 2.1])), 0.7), 50)}${on('CARTONS ORDERED', put('quantity', locale.count(random.int(2, 90) * 20), 0.7), 50)}${on('TYPE OF DISPLAY', put('displayType', random.pick(['counter, 6 rows', 'floor unit', 'overhead rack', 'none']), 0.8), 100)}
			<p style="margin:6mm 0 1mm">COMPETITIVE ACTIVITY</p><div class="n"><s>${put('competition', random.pick(['Two for one stickers in half of the stores', 'Nothing seen this period', 'New racks from the west coast firm', 'Free lighter with two packs']), 0.7)}</s></div><p style="margin:1mm 0">REMARKS</p><div class="n"><s>${put('remarks', random.pick(['Will review after the holidays', 'Wants the money paid by cheque', 'Has no room in the smaller stores', 'Please send point of sale material']), 0.6)}</s></div><p>WEEKLY VOLUME ____________ &nbsp; INVOICE NO. ____________</p>${random.chance(0.6) && stampNumber(random, 'pageNumber', random.pattern('####-####'))}`;
		return { html, fields };
	},
};
export default family;
