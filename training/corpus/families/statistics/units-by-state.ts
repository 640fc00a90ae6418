import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { US_STATES } from '../../kit/office.ts';

const ASKED = ['Ohio', 'Texas', 'Georgia', 'Maine', 'Iowa', 'Florida'] as const;
const fields: Fields = {
	product: text('product', 'Which product is the report about?', 'item sold'),
	period: text('period', 'Which period does the report cover?', 'reporting period'),
	...Object.fromEntries(
		ASKED.map((state) => [
			`units${state}`,
			number(
				'',
				`units sold in ${state}`,
				`How many units were sold in ${state}?`,
				`${state} units`,
				`Wie viele Stück wurden in ${state} verkauft?`,
			),
		]),
	),
	...Object.fromEntries(
		ASKED.slice(0, 4).map((state) => [
			`dealers${state}`,
			number(
				'',
				`dealers in ${state}`,
				`How many dealers are there in ${state}?`,
				`${state} dealers`,
			),
		]),
	),
	topState: text(
		'',
		'Where were most units sold?',
		'bestState',
		'state with the highest sales',
		'In welchem Staat wurde am meisten verkauft?',
	),
	total: number('', 'total units', 'How many units were sold in all?', 'grandTotalUnits'),
	states: list(
		{
			state: text('state', 'state'),
			units: number('quantity', 'units sold'),
			dealers: number('', 'dealers', 'dealerCount', 'number of dealers'),
			quota: number('', 'quota reached in percent', 'quotaPct', '% of quota'),
		},
		'salesByState',
		'How many units were sold in each state?',
	),
	preparedOn: date('printDate', 'When was the report printed?', 'run date'),
	reportNumber: text('documentNumber', 'report number', 'Which program made the report?'),
	revenue: absent(number('', 'sales in dollars', 'What was the revenue?', 'dollarVolume')),
	manager: absent(text('supervisor', 'Who is the sales manager?')),
};

/** A line printer's report: green bars, capitals in fixed pitch, subtotals by region among the rows that are no rows. */
const family: Family = {
	author: 'tomasz',
	locales: ['en-US'],
	draw: (random, locale) => {
		const all = random.some(US_STATES, random.int(6, 13)).map((state) => ({
			state,
			units: random.int(11, 4900),
			dealers: random.int(1, 88),
			quota: random.int(41, 138),
		}));
		const top = all.reduce((best, one) => (one.units > best.units ? one : best));
		const cut = random.int(2, all.length - 2);
		const regions = random.chance(0.6) ? [all.slice(0, cut), all.slice(cut)] : [all];
		const hasQuota = random.chance(0.7);
		const isAsked = (state: string) => (ASKED as readonly string[]).includes(state);
		const hasDealers = (state: string) => (ASKED.slice(0, 4) as readonly string[]).includes(state);
		const both = (path: string, value: number | null, content: ReturnType<typeof markup>) =>
			value === null
				? markup`<span data-field="/${path}">${content}</span>`
				: markup`<span data-field="/${path}" data-value="${value}">${content}</span>`;
		const row = (one: (typeof all)[number]) => {
			const units = field('units', locale.count(one.units));
			const dealers = field('dealers', one.dealers);
			const name = field('state', one.state.toUpperCase());
			return markup`<tr data-row><td>${one === top ? both('topState', null, name) : name}<td>${hasDealers(one.state) ? both(`dealers${one.state}`, one.dealers, dealers) : dealers}<td>${isAsked(one.state) ? both(`units${one.state}`, one.units, units) : units}${hasQuota && markup`<td>${field('quota', locale.count(one.quota))}`}`;
		};
		const sum = (rows: readonly { units: number }[]) =>
			locale.count(rows.reduce((total, { units }) => total + units, 0));
		const day = random.day('1968-01-01', '1991-01-01');
		const html = markup`<style>@page { size: 11in 8.5in; margin: 12mm 22mm } body { font: 10pt/1.45 'Liberation Mono' } table { width: ${random.int(60, 100)}% } td, th { text-align: right; padding: .5mm 4mm; font-weight: normal } td:first-child, th:first-child { text-align: left } tr:nth-child(4n+1), tr:nth-child(4n+2) { background: #e3f1e3 } .s td { padding-bottom: 3mm } pre { font: inherit; margin: 0 0 4mm } th { border-bottom: 1pt dashed #000 }
			</style><pre>REPORT ${field('reportNumber', random.pattern('SA##-?'))}          SALES BY STATE          RUN DATE ${field('preparedOn', locale.date(day, 'mm/dd/yy'))}    PAGE   1\nPRODUCT ${field('product', random.pick(['ROTARY MOWER', 'TABLE RADIO', 'SPACE HEATER', 'STEEL DESK', 'OUTBOARD MOTOR']))} ${random.pattern('MODEL ##?')}      PERIOD ${field('period', `${random.pick(['1ST', '2ND', '3RD', '4TH'])} QUARTER ${day.slice(0, 4)}`)}</pre>
			<table data-list="states"><tr><th>STATE<th>DEALERS<th>UNITS${hasQuota && markup`<th>% QUOTA`}${regions.map((rows, i) => markup`${rows.map(row)}${regions.length > 1 && markup`<tr class="s"><td>* REGION ${i + 1}<td><td>${sum(rows)}`}`)}<tr><td>** TOTAL<td><td>${field('/total', sum(all))}</table><pre>\nQUOTA IS 100 UNLESS NOTED.   END OF REPORT</pre>`;
		return { html, fields };
	},
};
export default family;
