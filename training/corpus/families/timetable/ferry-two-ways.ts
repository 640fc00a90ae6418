import type { Family, Fields } from '../../family.ts';
import { absent, date, list } from '../../kit/ask.ts';
import { clock, speak } from '../../kit/forms.ts';
import { about, askCells, askText } from '../../kit/grid.ts';
import type { Grid } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const SAID = {
	nb: 'Rutetabell|Rute|Fra|Mandag–fredag;Lørdag;Søndag|Gjelder fra|til|Overfarten tar|minutter|x = går bare på skoledager|Opplysning|Nordøy;Sandvika;Storholmen;Leirvik;Kalvøy;Brattvær|Skipet|ingen avganger|Bilførere må møte ti minutter før avgang.',
	da: 'Sejlplan|Rute|Fra|Mandag–fredag;Lørdag;Søndag|Gælder fra|til|Overfarten varer|minutter|x = sejler kun på skoledage|Oplysning|Nordø;Sandby;Storholm;Lerhavn;Kalvø;Bratskov|Skibet|ingen afgange|Biler skal møde ti minutter før afgang.',
	sv: 'Turlista|Linje|Från|Måndag–fredag;Lördag;Söndag|Gäller från|till|Överfarten tar|minuter|x = går bara skoldagar|Upplysning|Norrö;Sandhamn;Storholmen;Lervik;Kalvön;Brattskär|Fartyget|inga turer|Bilförare ska vara på plats tio minuter före avgång.',
	en: 'Ferry timetable|Route|From|Monday to Friday;Saturday;Sunday|Valid from|until|The crossing takes|minutes|x = on school days only|Enquiries|Northay;Sandwick;Stourholm;Leirvoe;Calva;Brattness|Vessel|no sailings|Drivers should arrive ten minutes before departure.',
} as const;
const [FIRST, THIRD, LAST] = ['first departure', 'third departure', 'last departure'] as const;

/** A ferry's two directions side by side: kinds of days across below each harbour, departures down without row heads, columns of unlike length, a letter behind times. */
const family: Family = {
	author: 'renske',
	locales: ['nb-NO', 'da-DK', 'sv-SE', 'en-GB', 'sv-FI'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const [north = '', south = '', other = ''] = random.some(at(10).split(';'), 3);
		const days = at(3).split(';');
		const sign = random.pick([':', '.', '']);
		const said = (minutes: number) =>
			sign === '' ? clock(minutes, '').padStart(4, '0') : clock(minutes, sign).padStart(5, '0');
		const minutes = random.int(2, 11) * 5;
		const sides = [
			[north, south],
			[south, north],
		].map(([from = '', to = ''], s) => ({
			from,
			to,
			columns: days.map((day, d) => {
				let time = 330 + d * 90 + s * (minutes + 10) + random.int(0, 6) * 5;
				const isNone = d === 2 && random.chance(0.12);
				return {
					day,
					times: isNone
						? []
						: Array.from({ length: random.int(3, 10 - d * 2) }, () => {
								const own = time;
								time += random.int(8, 30) * 5;
								return own;
							}).filter((one) => one < 1435),
				};
			}),
		}));
		const heads = days.flatMap((day) =>
			[north, south].map((from) => `${day} ${at(2).toLowerCase()} ${from}`),
		);
		const asks = (which: string) =>
			askCells(random, locale, {
				rows: [which],
				columns: heads,
				count: 4,
				type: 'string',
				say: (_, column) => [
					`When is the ${which} on ${column}?`,
					`${which}, ${column}`,
					`At what time is the ${which} (${column})?`,
				],
			});
		const [first, last, third] = [FIRST, LAST, THIRD].map(asks) as [Grid, Grid, Grid];
		const fields: Fields = {
			...about('title', 'note'),
			...first.asked,
			...last.asked,
			...third.asked,
			route: askText(
				'route|Which route is it?|number of the route|Hvilken rute?|Vilken linje?|routeNumber',
			),
			vessel: askText(`vessel|Which ship sails?|${at(11)}?|name of the ferry|shipName`),
			validFrom: date('validFrom', 'From when is the timetable valid?', at(4), 'first day'),
			validTo: date(
				'expiryDate',
				'Until when is the timetable valid?',
				'last day of the timetable',
				'validUntil',
			),
			crossing: askText(
				'duration of the crossing|How long does the crossing take?|crossingTime|Hvor lang tid tar overfarten?|Hur lång tid tar överfarten?|minutes for the crossing',
			),
			schoolSign: askText(
				'meaning of the letter x|What does x mean?|Hva betyr x?|Vad betyder x?|sign behind times',
			),
			phone: askText(`enquiries|Which number gives information?|${at(9)}|phone|telephone`),
			departures: list(
				{ time: askText('departure|time of departure|When does it leave?') },
				'departures',
				'When do the ferries leave?',
				'all departures of both directions',
			),
			fare: absent(askText('fare for a car|What does a car cost?|pris for bil|pris för bil|fare')),
			otherHarbour: absent(
				askText(
					`first departure from ${other}|When does the first ferry leave from ${other}?|${at(2)} ${other}`,
				),
			),
		};
		const cellOf = (from: string, day: string, times: readonly number[], i: number) => {
			const time = times[i];
			const head = `${day} ${at(2).toLowerCase()} ${from}`;
			if (time === undefined) return markup``;
			let content = field('time', said(time));
			const wrap = (grid: Grid, which: string) => {
				const shown = grid.cell(which, head, '', said(time));
				const path = /data-field="([^"]+)"/.exec(shown.markup)?.[1];
				if (path !== undefined) content = field(path, content, said(time));
			};
			if (i === 0) wrap(first, FIRST);
			if (i === 2) wrap(third, THIRD);
			if (i === times.length - 1) wrap(last, LAST);
			return markup`${content}${i > 0 && random.chance(0.1) && 'x'}`;
		};
		const table = ({ from, columns }: (typeof sides)[number], s: number) => {
			for (const { day, times } of columns) {
				const head = `${day} ${at(2).toLowerCase()} ${from}`;
				if (times.length === 0) {
					first.cell(FIRST, head, '', null);
					last.cell(LAST, head, '', null);
				}
				if (times.length < 3) third.cell(THIRD, head, '', null);
			}
			const length = Math.max(...columns.map(({ times }) => times.length));
			return markup`<table><tr><th colspan="3" class="f">${at(2)} ${from}<tr>${columns.map(({ day }) => markup`<th>${day}`)}${Array.from({ length }, (_, i) => markup`<tr>${columns.map(({ day, times }) => (times.length === 0 && i === 0 ? markup`<td rowspan="${length}"><i>${at(12)}</i>` : times.length > 0 && markup`<td>${i < times.length && markup`<span data-row="${s}-${day}-${i}">${cellOf(from, day, times, i)}</span>`}`))}`)}</table>`;
		};
		const from = random.day('1959-04-01', '2024-06-15');
		const html = markup`<style>@page { size: ${random.pick(['A5 landscape', 'A4', '105mm 210mm'])}; margin: 9mm } body { font: 9pt/1.35 ${random.pick(["'Liberation Sans'", "'DejaVu Sans'", "'Liberation Sans Narrow'"])} } h1 { font-size: 14pt; margin: 0 } .w { display: flex; flex-wrap: wrap; gap: 7mm; margin: 3mm 0 } .w table { flex: 1 1 80mm } td, th { text-align: center; padding: .6mm 1mm; ${random.pick(['border: .4pt solid #456', 'border-bottom: .3pt solid #aaa', ''])} } .f { background: #1d3c5c; color: #fff; font-size: 10.5pt } th { font-weight: bold; vertical-align: bottom }
			</style><h1>${field('title', at(0))}</h1><div>${at(1)} ${field('route', String(random.int(10, 980)))}: ${north} – ${south}. ${at(4)} ${field('validFrom', locale.date(from))}${random.chance(0.6) && markup` ${at(5)} ${field('validTo', locale.date(`${Number(from.slice(0, 4)) + 1}-05-31`))}`}. ${random.chance(0.7) && markup`${at(11)}: ${field('vessel', `M/F ${random.pick(['Havbris', 'Terna', 'Fjordlys', 'Solvåg'])}`)}.`}</div>
			<div class="w" data-list="departures">${sides.map(table)}</div><p>${at(6)} ${field('crossing', `${minutes} ${at(7)}`)}. ${field('schoolSign', at(8))}. ${field('note', at(13))}</p>${random.chance(0.7) && markup`<p>${at(9)}: ${field('phone', locale.phone())}</p>`}`;
		return { html, fields };
	},
};
export default family;
