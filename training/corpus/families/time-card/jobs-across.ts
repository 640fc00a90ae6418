import type { Family, Fields } from '../../family.ts';
import { initialled } from '../../kit/archive.ts';
import { clock, drawFilling, speak } from '../../kit/forms.ts';
import { toMoney } from '../../kit/goods.ts';
import { markup } from '../../kit/html.ts';
import { askForm, askTable, drawFour, filler } from '../../kit/slips.ts';

const fields: Fields = {
	...askForm({
		name: 'NAME | Whose time card is it? | Wessen Stundenzettel ist es? | workerName | medarbejder',
		clockNo: 'CLOCK NO. | What number has the worker? | Stempelnummer | workerNumber',
		weekEnding: '@ WEEK ENDING | On which day does the week end? | Woche bis | weekEnding',
		department: 'DEPT. | In which department? | Abteilung | afdeling',
		trade: 'TRADE | What is the worker’s trade? | Beruf | fag',
		totalHours:
			'# TOTAL HOURS | How many hours were worked in the week? | Gesamtstunden | timer i alt',
		overtime: '# OVERTIME | How many hours of overtime? | Überstunden | overarbejde',
		rate: '# RATE | What is paid per hour? | Stundenlohn | timeløn',
		pay: '# WAGES | What does the week come to? | Wochenlohn | ugeløn',
		foreman: 'FOREMAN | Which foreman signed? | Meister | værkfører',
		checked: 'CHECKED BY | Who checked the card? | geprüft von | kontrolleret',
		saturday: '-# SATURDAY | How many hours on Saturday? | Samstagsstunden | lørdag',
		deduction: '-# DEDUCTIONS | What was deducted? | Abzüge | fradrag',
	}),
	jobs: askTable(
		{
			job: 'JOB NO. | Which job? | Auftrag | ordrenr.',
			operation: 'OPERATION | What was done? | Arbeitsgang | arbejde',
			start: 'START | When was it begun? | Beginn',
			stop: 'STOP | When was it stopped? | Ende',
			hours: '# HOURS | How many hours? | Stunden | timer',
			pieces: '# PIECES | How many pieces? | Stückzahl | antal',
		},
		'jobs worked on | What was worked on? | jobsOnCard | bearbeitete Aufträge',
	),
};
const SAID = {
	en: 'TIME CARD;JOB CARD;WEEKLY TIME TICKET|NAME|CLOCK NO.|WEEK ENDING|DEPT.|TRADE|JOB NO.|OPERATION|START|STOP|HOURS|PIECES|TOTAL HOURS|OVERTIME|RATE|WAGES|FOREMAN|CHECKED BY|turning;drilling;assembly;painting;packing;repair|machinist;fitter;welder;helper|SATURDAY',
	de: 'STUNDENZETTEL;LOHNSCHEIN;AKKORDZETTEL|NAME|STEMPEL-NR.|WOCHE BIS|ABT.|BERUF|AUFTRAG|ARBEITSGANG|BEGINN|ENDE|STUNDEN|STÜCK|STUNDEN GESAMT|ÜBERSTUNDEN|SATZ|LOHN|MEISTER|GEPRÜFT|Drehen;Bohren;Montage;Lackieren;Packen;Reparatur|Dreher;Schlosser;Schweißer;Helfer|SAMSTAG',
	da: 'TIMESEDDEL;ARBEJDSSEDDEL|NAVN|LØBENR.|UGE TIL|AFD.|FAG|ORDRENR.|ARBEJDE|BEGYNDT|SLUT|TIMER|ANTAL|TIMER I ALT|OVERARBEJDE|SATS|LØN|VÆRKFØRER|KONTROL|drejning;boring;montage;maling;pakning;reparation|drejer;smed;svejser;hjælper|LØRDAG',
	fi: 'TUNTILAPPU;TYÖKORTTI|NIMI|KELLOKORTTI|VIIKKO PÄÄTTYY|OSASTO|AMMATTI|TYÖNUMERO|TYÖVAIHE|ALKOI|LOPPUI|TUNNIT|KPL|TUNNIT YHT.|YLITYÖ|TAKSA|PALKKA|TYÖNJOHTAJA|TARKASTI|sorvaus;poraus;kokoonpano;maalaus;pakkaus;korjaus|sorvaaja;asentaja;hitsaaja;apumies|LAUANTAI',
};

/** A worker's card whose jobs are columns: labels down the left side, one job beside another, sums in a strip at the foot. */
const family: Family = {
	author: 'fenna',
	locales: ['en-US', 'de-DE', 'da-DK', 'fi-FI', 'en-GB'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const put = filler(random);
		const one = (i: number) => random.pick(say(i).split(';'));
		const day = random.day('1958-01-01', '1990-10-01');
		const [who, foreman] = drawFour(locale);
		const jobs = Array.from({ length: random.int(3, 6) }, () => {
			const start = random.int(13, 26) * 30;
			const half = random.int(2, 14);
			return { start, stop: start + half * 30, hours: half / 2, pieces: random.int(4, 480) };
		});
		const hours = jobs.reduce((sum, job) => sum + job.hours, 0);
		const rate = random.decimal(1.4, 18.5);
		const row = (i: number, cells: readonly ReturnType<typeof put>[]) =>
			markup`<tr><th>${say(i)}${cells.map((content, k) => markup`<td data-row="${k}"><tt>${content}</tt>`)}<td><td>`;
		const cells = (
			path: string,
			value: (job: (typeof jobs)[number]) => Parameters<typeof put>[1],
			share = 1,
		) => jobs.map((job) => put(path, value(job), share));
		const top = (i: number, content: ReturnType<typeof put>) =>
			markup`<div><i>${say(i)}</i><tt>${content}</tt></div>`;
		const html = markup`<style>@page { size: ${random.pick(['A5 landscape', '9in 5in', '7.5in 4.6in'])}; margin: 7mm } body { font: 7.5pt 'DejaVu Sans' } h1 { font: bold 11pt 'DejaVu Sans'; margin: 0 0 2mm } .g { display: grid; grid-template-columns: 2fr 1fr 1.3fr; border: .8pt solid } .g div { border: .3pt solid; padding: .6mm 1mm; min-height: 8.5mm } i { font: 5.8pt 'DejaVu Sans'; display: block } tt { ${drawFilling(random)}; font-size: 9.5pt } table { width: 100%; border-collapse: collapse; margin: 2.5mm 0 } th { text-align: left; font-size: 6.4pt; width: 22mm; background: #eaeaea } th, td { border: .5pt solid; height: 6.4mm; padding: 0 .8mm } td { text-align: center; min-width: 14mm } .f { display: grid; grid-template-columns: repeat(4, 1fr) 1.4fr 1fr; border: .8pt solid } .f div { padding: .6mm 1mm; border-right: .3pt solid; min-height: 8.5mm }
			</style><h1>${one(0)}</h1><div class="g">${top(1, put('name', random.chance(0.5) ? who.name : initialled(random, who)))}${top(2, put('clockNo', random.pattern('###'), 0.9))}${top(3, put('weekEnding', locale.date(day)))}${top(5, put('trade', one(19), 0.7))}${top(4, put('department', random.pattern('##'), 0.8))}${top(20, false)}</div>
			<table data-list="jobs">${row(
				6,
				jobs.map(() => put('job', random.pattern('?-####'))),
			)}${row(
				7,
				jobs.map(() => put('operation', one(18))),
			)}${row(
				8,
				cells('start', ({ start }) => clock(start, '.')),
			)}${row(
				9,
				cells('stop', ({ stop }) => clock(stop, '.')),
			)}${row(
				10,
				cells('hours', (job) => locale.count(job.hours)),
			)}${row(
				11,
				cells('pieces', ({ pieces }) => pieces, 0.7),
			)}</table>
			<div class="f">${top(12, put('totalHours', locale.count(hours)))}${top(13, put('overtime', locale.count(random.int(1, 8) / 2), 0.4))}${top(14, put('rate', locale.amount(rate), 0.7))}${top(15, put('pay', locale.amount(toMoney(rate * hours)), 0.6))}${top(16, put('foreman', foreman.name, 0.85))}${top(17, put('checked', random.pattern('??'), 0.6))}</div>`;
		return { html, fields };
	},
};
export default family;
