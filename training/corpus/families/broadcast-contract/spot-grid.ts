import type { Family, Fields } from '../../family.ts';
import { drawSignature } from '../../kit/archive.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { BRANDS } from '../../kit/office.ts';
import { drawTypeface } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';
import { FAX, askForm, askTable, drawFour, faxLine, filler } from '../../kit/slips.ts';

const fields: Fields = {
	...FAX,
	...askForm({
		contractNo:
			'CONTRACT NO. | What is the number of the contract? | Vertragsnummer | contractNumber',
		station: 'STATION | Which station broadcasts it? | Sender | stationCallLetters',
		market: 'MARKET | In which market is the station? | Sendegebiet | mediaMarket',
		agency: 'AGENCY | Which agency bought the time? | Agentur | agencyName',
		advertiser: 'ADVERTISER | For which advertiser? | Werbekunde | advertiserName',
		product: 'PRODUCT | For which product? | Produkt | productAdvertised',
		estimate: 'EST. NO. | What is the estimate number? | estimateNumber',
		contractDate: '@ DATE | When was the contract made? | Vertragsdatum | contractDate',
		startDate: '@ START DATE | When does the schedule begin? | Sendebeginn | flightStart',
		endDate: '@ END DATE | When does the schedule end? | Sendeende | flightEnd',
		weeks: '# WEEKS | Over how many weeks does it run? | Wochen | weekCount',
		totalSpots: '# TOTAL SPOTS | How many spots are there in all? | Spots insgesamt | spotsInAll',
		totalCost: '# TOTAL COST | What does the whole schedule cost? | Gesamtkosten | contractTotal',
		commission: '# AGENCY COMMISSION | What does the agency keep? | Provision | agencyShare',
		net: '# NET TO STATION | What does the station get? | netto | stationNet',
		salesman: 'SALESMAN | Who sold the time? | Verkäufer | accountExecutive',
		accepted: 'ACCEPTED FOR STATION | Who accepted it for the station? | acceptedBy',
		rating: '-# RATING | What rating has the programme? | Reichweite',
		cancel: '-@ CANCELLED | When was it cancelled? | storniert am',
	}),
	spots: askTable(
		{
			line: 'LINE | Which line? | Zeile',
			days: 'DAYS | On which days? | Tage',
			time: 'TIME | At what time? | Uhrzeit',
			length: 'LENGTH | How long is a spot? | Länge',
			perWeek: '# SPOTS/WK | How many a week? | je Woche',
			rate: '# RATE | What does a spot cost? | Preis',
			total: '# AMOUNT | What does the line come to? | Betrag',
		},
		'spot schedule | When do the spots run? | spotLines | Sendeplan',
	),
};

/** A contract for radio or television time: a wide grid of lines whose weekdays are columns of marks, heads cut into two lines, the sums in the last column only. */
const family: Family = {
	author: 'fenna',
	locales: ['en-US', 'en-US', 'en-CA', 'en-AU'],
	draw: (random, locale) => {
		const put = filler(random);
		const { amount } = locale;
		const day = random.day('1972-02-01', '1999-10-01');
		const weeks = random.int(1, 13);
		const [seller, boss] = drawFour(locale);
		const isTv = random.chance(0.5);
		const lines = Array.from({ length: random.int(1, 7) }, (_, i) => {
			const perWeek = random.int(1, 12);
			const rate = random.pick([12, 18, 25, 40, 65, 110, 250, 475]);
			return { no: `${i + 1}`, perWeek, rate, total: perWeek * rate * weeks };
		});
		const total = lines.reduce((sum, line) => sum + line.total, 0);
		const commission = toMoney(total * 0.15);
		const spots = lines.reduce((sum, line) => sum + line.perWeek, 0) * weeks;
		const box = (label: string, content: ReturnType<typeof put>, css = '') =>
			markup`<div class="b" style="${css}"><i>${label}</i> <tt>${content}</tt></div>`;
		const marks = random.chance(0.6);
		const html = markup`<style>@page { size: letter landscape; margin: 12mm } body { font: 8pt 'Liberation Sans' } tt { font: ${drawTypeface(random, 9.5)} } h1 { font: bold 13pt 'Liberation Sans'; letter-spacing: 1pt; margin: 6mm 0 2mm } .g { display: grid; grid-template-columns: repeat(4, 1fr); border: 1pt solid } .b { border-right: .5pt solid; border-bottom: .5pt solid; padding: .8mm 1.5mm; min-height: 8mm } i { font: 6.4pt 'Liberation Sans'; display: block } table { width: 100%; border-collapse: collapse; margin-top: 4mm } th, td { border: .5pt solid; padding: .8mm; text-align: center } th { font: 6.4pt 'Liberation Sans'; background: #ededed } .r { text-align: right } .s { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 12mm; margin-top: 7mm } .s > div { border-top: .7pt solid }
			</style>${random.chance(0.45) && faxLine(random, locale, day, random.pick(['WDLR Sales', 'KROV 92 FM', 'Channel 11']))}<h1>${isTv ? 'TELEVISION' : 'RADIO'} TIME CONTRACT</h1><div class="g">${box('CONTRACT NO.', put('contractNo', random.pattern('##-####')))}${box('STATION', put('station', random.pattern(random.pick(['W???-FM', 'K???', 'CH??-TV']))))}${box('MARKET', put('market', locale.address().city, 0.8))}${box('DATE', put('contractDate', locale.date(day, 'm/d/yy')))}${box('AGENCY', put('agency', locale.company().name, 0.9), 'grid-column:span 2')}${box('ADVERTISER', put('advertiser', locale.company().name), 'grid-column:span 2')}${box('PRODUCT', put('product', random.pick(BRANDS), 0.9), 'grid-column:span 2')}${box('EST. NO.', put('estimate', random.pattern('####'), 0.6))}${box('WEEKS', put('weeks', weeks))}</div>
			<table data-list="spots"><tr><th>LINE<th>DAYS<th>TIME<th>LENGTH<th>SPOTS/WK${marks && markup`${['M', 'T', 'W', 'T', 'F', 'S', 'S'].map((letter) => markup`<th style="width:5mm">${letter}`)}`}<th>RATE<th>AMOUNT${lines.map((line) => markup`<tr data-row><td><tt>${field('line', line.no)}</tt><td><tt>${field('days', random.pick(['M-F', 'Sa-Su', 'M-Su', 'Tu-Th']))}</tt><td><tt>${field('time', `${random.int(5, 11)}a-${random.int(1, 7)}p`)}</tt><td><tt>${field('length', random.pick([':30', ':60', ':10']))}</tt><td><tt>${field('perWeek', line.perWeek)}</tt>${marks && markup`${Array.from({ length: 7 }, () => markup`<td><tt>${random.chance(0.45) && 'x'}</tt>`)}`}<td class="r"><tt>${field('rate', amount(line.rate))}</tt><td class="r"><tt>${field('total', amount(line.total))}</tt>`)}
			<tr><td colspan="${marks ? 12 : 5}" class="r">TOTAL SPOTS <tt>${field('/totalSpots', locale.count(spots))}</tt> &nbsp; START DATE <tt>${field('/startDate', locale.date(addDays(day, 20), 'm/d/yy'))}</tt> &nbsp; END DATE <tt>${field('/endDate', locale.date(addDays(day, 20 + weeks * 7 - 1), 'm/d/yy'))}</tt><td class="r">TOTAL COST<td class="r"><tt>${field('/totalCost', amount(total))}</tt><tr><td colspan="${marks ? 12 : 5}" class="r">AGENCY COMMISSION 15%<td><td class="r"><tt>${field('/commission', amount(commission))}</tt><tr><td colspan="${marks ? 12 : 5}" class="r">NET TO STATION<td><td class="r"><tt>${field('/net', amount(toMoney(total - commission)))}</tt></table>
			<div class="s"><div>SALESMAN <tt>${put('salesman', seller.name, 0.8)}</tt></div><div>ACCEPTED FOR STATION <tt>${put('accepted', boss.name, 0.8)}</tt>${random.chance(0.6) && drawSignature(random, boss)}</div><div>FOR THE AGENCY</div></div>`;
		return { html, fields };
	},
};
export default family;
