import type { Family, Fields } from '../../family.ts';
import { clock } from '../../kit/forms.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askSecurity, drawPaper } from '../../kit/slips.ts';

const fields: Fields = {
	...askSecurity(
		'bank',
		'client',
		'orderNo',
		'noteDate',
		'kind',
		'security',
		'isin',
		'quantity',
		'price',
	),
	...askSecurity('market', 'tradeDate', 'tradeTime', 'valueDate', 'gross', 'fee', 'net', 'account'),
	...askForm({
		symbol: 'What is the ticker symbol? | Börsenkürzel | symbole | tickerSymbol',
		cusip: 'What is the nine-digit number? | CUSIP | securityNumber | numéro à neuf chiffres',
		capacity: 'In which capacity did the broker act? | agent or principal | brokerCapacity',
		secFee: '# How much is the regulatory fee? | transaction fee | regulatoryFee',
		stamp: '# How much is the stamp duty? | PTM levy or stamp duty | stampDuty',
		adviser: 'Who is the account executive? | registered representative | accountExecutive',
		office: 'Which office serves the account? | branch code | officeCode',
		perUnit: '-# What is paid per share? | dividend per share',
		exDate: '-@ When was the ex-date? | ex-dividend date',
	}),
};

/** An American or British confirmation on half a sheet: a head of tiny boxes with captions above, one wide row of figures beneath its labels, the settlement in a strip. */
const family: Family = {
	author: 'radmila',
	locales: ['en-US', 'en-GB', 'en-IE', 'en-CA', 'en-AU'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const isUs = locale.countryCode === 'US' || locale.countryCode === 'CA';
		const paper = drawPaper(random, locale);
		const sale = random.chance(0.4);
		const quantity = random.int(10, 2400);
		const gross = toMoney(quantity * paper.price);
		const fee = random.pick([0, 9.95, 19.95, toMoney(gross * 0.01)]);
		const extra = random.chance(0.5) ? toMoney(gross * (isUs ? 0.0002 : 0.005)) : 0;
		const net = toMoney(sale ? gross - fee - extra : gross + fee + extra);
		const day = random.day('1991-02-01', '2026-03-01');
		const who = locale.person();
		const cell = (label: string, content: ReturnType<typeof field> | false) =>
			markup`<div class="c"><i>${label}</i>${content || ' '}</div>`;
		const face = random.pick(["'Liberation Mono'", "'Liberation Sans'", "'Liberation Sans'"]);
		const form = isUs ? 'mm/dd/yyyy' : 'dd/mm/yyyy';
		const html = markup`<style>@page { size: ${isUs ? random.pick(['8.5in 5.5in', 'letter']) : 'A5 landscape'}; margin: 9mm 11mm } body { font: 8.4pt/1.35 ${face} } .c { display: inline-block; vertical-align: top; border: .6pt solid #667; margin: 0 -1px -1px 0; padding: .8mm 1.5mm; min-height: 8mm } .c i { display: block; font: 5.8pt 'Liberation Sans'; color: #444 } table { width: 100%; border-collapse: collapse; margin: 3mm 0 } th { font: 6pt 'Liberation Sans'; text-align: right; border-bottom: .8pt solid } th:first-child, td:first-child { text-align: left } td { padding: 1mm 0; text-align: right } h1 { font: bold 12pt 'Liberation Sans'; margin: 0 } .s { display: flex; justify-content: space-between; border-top: .8pt solid; padding-top: 1mm } .y { font: 900 16pt 'Liberation Sans' }
			</style><div class="s" style="border:0"><h1>${field('bank', `${random.pick(['Harrow & Lockhart', 'Oakline Securities', 'Pemberton Brokers', 'Carver Stockbrokers'])}${isUs ? ' Inc.' : ' plc'}`)}</h1><span>CONFIRMATION &nbsp; ${field('noteDate', locale.date(day, form))}</span></div>
			<div>${cell('ACCOUNT', field('account', random.pattern('###-#####-#')))}${cell('CLIENT', field('client', who.name))}${cell('A/E', random.chance(0.8) && field('adviser', `${locale.person().given.slice(0, 1)}. ${locale.person().family}`))}${cell('OFFICE', random.chance(0.6) && field('office', random.pattern('?##')))}${cell('ORDER', field('orderNo', random.pattern('#######')))}${cell('CAPACITY', random.chance(0.6) && field('capacity', random.pick(['AGENT', 'PRINCIPAL', 'Agency'])))}</div>
			<p class="y" style="margin:3mm 0 1mm">YOU ${field('kind', sale ? 'SOLD' : 'BOUGHT')} <span style="font-size:9pt">on</span> <span style="font-size:11pt">${field('tradeDate', locale.date(day))}</span></p>
			<table><tr><th>SECURITY<th>QUANTITY<th>PRICE<th>PRINCIPAL<th>COMMISSION${extra > 0 && markup`<th>${isUs ? 'SEC FEE' : 'STAMP'}`}<th>NET AMOUNT<tr><td><b>${field('security', paper.name)}</b><br>${random.chance(0.6) && markup`${field('symbol', random.pattern('????'))} `}${isUs ? markup`CUSIP ${field('cusip', random.pattern('########?'))}` : markup`ISIN ${field('isin', paper.isin)}`}<td>${field('quantity', count(quantity))}<td>${field('price', amount(paper.price))}<td>${field('gross', amount(gross))}<td>${fee > 0 ? field('fee', amount(fee)) : 'NIL'}${extra > 0 && markup`<td>${isUs ? field('secFee', amount(extra)) : field('stamp', amount(extra))}`}<td><b>${field('net', locale.money(net))}</b></table>
			<div class="s"><span>Executed ${field('tradeTime', `${clock(random.int(570, 960), ':')} ${random.pick(['EST', 'GMT', ''])}`.trim())} &nbsp; ${field('market', random.pick(['NYSE', 'NASDAQ', 'LSE', 'ASX', 'TSX']))}</span><span>SETTLEMENT DATE ${field('valueDate', locale.date(addDays(day, random.pick([1, 2, 3]))))}</span></div><p style="font-size:6.5pt">Unless otherwise noted this is a ${isUs ? 'transaction' : 'bargain'} subject to the rules of the exchange. Keep this note for your tax records. Interest is charged on late payment.</p>`;
		return { html, fields };
	},
};
export default family;
