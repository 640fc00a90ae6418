import type { Family, Fields } from '../../family.ts';
import { absent, date, list, text } from '../../kit/ask.ts';
import { clock, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	line: text('', 'numer linii', 'Which line is it?', 'lineNumber', 'číslo linky', 'Hányas busz?'),
	operator: text('carrier', 'przewoźnik', 'Which company runs the bus?', 'dopravce'),
	origin: text(
		'',
		'przystanek początkowy',
		'Where does the bus start?',
		'firstStop',
		'výchozí zastávka',
		'induló állomás',
	),
	destination: text(
		'',
		'przystanek końcowy',
		'Where does the bus end?',
		'lastStop',
		'cílová zastávka',
		'végállomás',
	),
	validFrom: date('validFrom', 'rozkład ważny od', 'platí od', 'érvényes'),
	validTo: date('expiryDate', 'ważny do', 'Until when is the timetable valid?'),
	firstDeparture: text(
		'',
		'pierwszy odjazd',
		'When does the first bus leave?',
		'firstDeparture',
		'první spoj',
		'Mikor indul az első busz?',
	),
	lastDeparture: text(
		'',
		'ostatni odjazd',
		'When does the last bus leave?',
		'lastDeparture',
		'poslední spoj',
		'Mikor indul az utolsó busz?',
	),
	stops: list(
		{
			stop: text('', 'przystanek', 'stop', 'zastávka'),
			km: text('', 'kilometr', 'distance', 'vzdálenost'),
			first: text('', 'pierwszy kurs', 'time of the first run', 'firstRun'),
			second: text('', 'drugi kurs', 'time of the second run', 'secondRun'),
		},
		'stops',
		'At which stops does the bus call, and when?',
	),
	saturdayNote: text(
		'notes',
		'Which runs operate on working days only?',
		'uwagi',
		'meaning of the sign',
	),
	info: text('phone', 'informacja telefoniczna', 'What number gives information?', 'infolinka'),
	fare: absent(text('', 'cena biletu', 'What does a ticket cost?', 'fare', 'jízdné')),
	platform: absent(text('', 'stanowisko', 'From which platform?', 'platform', 'nástupiště')),
};
const SAID = {
	pl: 'ROZKŁAD JAZDY|Linia|km|Przystanek|Ważny od|do|Informacja|X – kursuje tylko w dni robocze|N – nie kursuje w okresie ferii|dworzec autobusowy;rynek;szkoła;cmentarz;las;most;stacja kolejowa;skrzyżowanie',
	cs: 'JÍZDNÍ ŘÁD|Linka|km|Zastávka|Platí od|do|Informace|X – jede jen v pracovní dny|N – nejede o prázdninách|autobusové nádraží;náměstí;škola;hřbitov;lesovna;most;žel. stanice;rozcestí',
	hu: 'MENETREND|Vonal|km|Megálló|Érvényes|–|Felvilágosítás|X – csak munkanapokon közlekedik|N – iskolai szünetben nem közlekedik|autóbusz-állomás;főtér;iskola;temető;erdőszél;híd;vasútállomás;elágazás',
} as const;

/** A timetable: stops down, runs across, signs above the times; dashes where a run does not call. */
const family: Family = {
	author: 'tomasz',
	locales: ['pl-PL', 'cs-CZ', 'hu-HU'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const places = random.shuffle(at(9).split(';'));
		const towns = [locale.address().city, locale.address().city, locale.address().city];
		const stops = places
			.slice(0, random.int(5, 8))
			.map((place, i) => `${towns[Math.floor(i / 3)] ?? ''}, ${place}`);
		const runs = Array.from({ length: random.int(4, 8) }, () => 0);
		let start = random.int(290, 380);
		const starts = runs.map(() => {
			const own = start;
			start += random.int(45, 150);
			return own;
		});
		const sign = random.pick([':', '.']);
		const gaps = stops.map(() => random.int(3, 11));
		const timeAt = (run: number, stop: number) =>
			(starts[run] ?? 0) + gaps.slice(0, stop).reduce((sum, gap) => sum + gap, 0);
		const last = runs.length - 1;
		const cell = (run: number, stop: number) => {
			if (stop > 0 && stop < stops.length - 1 && run > 1 && random.chance(0.15)) return markup`|`;
			const said = clock(timeAt(run, stop), sign);
			const content = run < 2 ? field(run === 0 ? 'first' : 'second', said) : markup`${said}`;
			if (stop > 0 || (run !== 0 && run !== last)) return content;
			return markup`<span data-field="/${run === 0 ? 'firstDeparture' : 'lastDeparture'}">${content}</span>`;
		};
		const from = random.day('2003-01-01', '2025-12-14');
		const html = markup`<style>@page { size: ${random.pick(['A4 landscape', 'A4'])}; margin: 12mm } body { font: 8.5pt 'Liberation Sans' } .no { font-size: 26pt; font-weight: bold; border: 2pt solid #000; padding: 0 4mm; display: inline-block } table { width: 100%; margin: 4mm 0 } td, th { border: .4pt solid #000; padding: .9mm 1.4mm; text-align: center } td:nth-child(2) { text-align: left; white-space: nowrap } th { background: #222; color: #fff; font-weight: normal } tr:nth-child(even) td { background: ${random.pick(['#f2f2f2', '#fff'])} }
			</style><table style="margin:0"><tr><td style="border:0;text-align:left">${at(1)} <span class="no">${field('line', String(random.int(2, 799)))}</span><td style="border:0"><b style="font-size:15pt">${at(0)}</b><td style="border:0;text-align:right">${field('operator', locale.company().name)}<br>${at(4)} ${field('validFrom', locale.date(from))}${random.chance(0.5) && markup` ${at(5)} ${field('validTo', locale.date(`${Number(from.slice(0, 4)) + 1}-12-12`))}`}</table>
			<table data-list="stops"><tr><th>${at(2)}<th>${at(3)}${runs.map(() => markup`<th>${random.pick(['X', 'X', 'N', ''])}`)}${stops.map(
				(stop, i) => {
					const name = field('stop', stop);
					return markup`<tr data-row><td>${field('km', String(i * 3))}<td>${i === 0 || i === stops.length - 1 ? markup`<span data-field="/${i === 0 ? 'origin' : 'destination'}">${name}</span>` : name}${runs.map((_, run) => markup`<td>${cell(run, i)}`)}`;
				},
			)}</table><p>${field('saturdayNote', at(7))}<br>${at(8)}</p>${random.chance(0.7) && markup`<p>${at(6)}: ${field('info', locale.phone())}</p>`}`;
		return { html, fields };
	},
};
export default family;
