import type { Family, Fields } from '../../family.ts';
import { absent, date, list } from '../../kit/ask.ts';
import { clock, speak } from '../../kit/forms.ts';
import { about, askCells, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const SAID = {
	de: 'Abfahrt|Zeit|Zug|in Richtung|Gleis|Gültig vom|bis|verkehrt nur an Werktagen;nicht am 24. und 31. Dezember;nur samstags;mit Speisewagen|ab|RE;RB;IC;S 3;D|Bahnhof|täglich',
	fr: 'Départs|Heure|Train|Destination|Voie|Valable du|au|circule du lundi au vendredi;ne circule pas les 24 et 31 décembre;samedis seulement;avec restauration|vers|TER;IC;RE;Omnibus;Rapide|Gare de|tous les jours',
	pl: 'Odjazdy|Godzina|Pociąg|Kierunek|Peron|Ważny od|do|kursuje w dni robocze;nie kursuje 24 i 31 grudnia;tylko w soboty;z wagonem barowym|przez|R;Os;IC;TLK;KS|Stacja|codziennie',
	it: 'Partenze|Ora|Treno|Destinazione|Binario|Valido dal|al|circola nei giorni feriali;sospeso il 24 e il 31 dicembre;solo il sabato;con ristoro|via|R;RV;IC;D;EXP|Stazione di|tutti i giorni',
} as const;

/** A departures sheet in columns of hours: each train a row with time, number, destination in bold and its stops with times below in small print, platform at the right. */
const family: Family = {
	author: 'renske',
	locales: ['de-DE', 'fr-FR', 'pl-PL', 'it-IT', 'de-CH'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const kinds = at(9).split(';');
		const cities = [...new Set(Array.from({ length: 9 }, () => locale.address().city))];
		const home = cities[0] ?? '';
		const others = cities.slice(1);
		const hours = Array.from({ length: random.int(3, 5) }, (_, i) => 5 + i);
		const start = random.int(0, 14);
		const marks = ['a', 'b', 'c', 'd'];
		const trains = hours
			.flatMap((hour) => {
				let minute = random.int(1, 12);
				return Array.from({ length: random.int(2, 4) }, () => {
					const time = (hour + start) * 60 + minute;
					minute += random.int(4, 17);
					const stops = random.some(others, random.int(1, 4));
					let passed = time;
					return {
						hour: hour + start,
						time,
						train: `${random.pick(kinds)} ${random.int(100, 29999)}`,
						to: stops[0] ?? home,
						via: stops.slice(1).map((city) => `${city} ${clock((passed += random.int(9, 22)))}`),
						platform: String(random.int(1, 12)),
						mark: random.chance(0.25) ? random.pick(marks) : null,
					};
				});
			})
			.filter((one, i, all) => all.findIndex(({ time }) => time === one.time) === i);
		const said = ({ time }: { time: number }) => clock(time).padStart(5, '0');
		const times = trains.map(said);
		const places = askCells(random, locale, {
			rows: times,
			columns: [at(3)],
			count: 4,
			type: 'string',
			missing: ['23:58', '00:07'],
			say: (row) => [
				`Where does the train at ${row} go?`,
				`destination of the ${row} train`,
				`${row}: ${at(3)}?`,
			],
		});
		const numbers = askCells(random, locale, {
			rows: times,
			columns: [at(2)],
			count: 4,
			type: 'string',
			say: (row) => [`Which train leaves at ${row}?`, `train number at ${row}`, `${at(2)} ${row}?`],
		});
		const platforms = askCells(random, locale, {
			rows: times,
			columns: [at(4)],
			count: 4,
			type: 'string',
			say: (row) => [
				`From which platform does the ${row} train leave?`,
				`platform at ${row}`,
				`${at(4)} ${row}`,
			],
		});
		const vias = askCells(random, locale, {
			rows: times,
			columns: [at(8)],
			count: 3,
			type: 'string',
			say: (row) => [`Where does the ${row} train call, and when?`, `stops of the train at ${row}`],
		});
		const byTrain = askCells(random, locale, {
			rows: trains.map(({ train }) => train),
			columns: [at(1)],
			count: 3,
			type: 'string',
			missing: [`${kinds[0]} 31007`],
			say: (row) => [`When does ${row} leave?`, `departure of ${row}`, `${at(1)} ${row}?`],
		});
		const fields: Fields = {
			...about('title'),
			...places.asked,
			...numbers.asked,
			...platforms.asked,
			...vias.asked,
			...byTrain.asked,
			station: askText(
				'station|Which station is it?|Welcher Bahnhof?|Quelle gare ?|Jaka stacja?|Quale stazione?|stationName',
			),
			validFrom: date('validFrom', 'From when is the sheet valid?', at(5)),
			validTo: date('expiryDate', 'Until when is the sheet valid?', at(6)),
			signA: askText(
				'meaning of the sign a|What does the letter a mean?|Was bedeutet das Zeichen a?|Que signifie le signe a ?|Co oznacza znak a?',
			),
			departures: list(
				{
					time: askText(`time|${at(1)}|departure`),
					train: askText(`train|${at(2)}|number of the train`),
					to: askText(`destination|${at(3)}|Where does it go?`),
					via: askText('stops on the way|via|calling at'),
					platform: askText(`platform|${at(4)}|track`),
				},
				'departures',
				'Which trains leave, and when?',
				at(0),
			),
			arrivals: absent(
				askText('first arrival|When does the first train arrive?|erste Ankunft|première arrivée'),
			),
			fare: absent(askText('fare|What does a ticket cost?|Fahrpreis|prix du billet')),
		};
		const row = (one: (typeof trains)[number]) => {
			const time = said(one);
			const via =
				one.via.length === 0
					? (vias.cell(time, at(8), 'via', null), markup``)
					: markup`<small>${vias.cell(time, at(8), 'via', one.via.join(' – '))}</small>`;
			return markup`<tr data-row><td class="t">${byTrain.cell(one.train, at(1), 'time', time)}<td>${numbers.cell(time, at(2), 'train', one.train)}${one.mark !== null && markup`<sup>${one.mark}</sup>`}<td><b>${places.cell(time, at(3), 'to', one.to)}</b>${via}<td class="p">${platforms.cell(time, at(4), 'platform', one.platform)}`;
		};
		const isBoxed = random.chance(0.5);
		const wide = random.int(1, 2);
		const from = random.day('1968-05-26', '2024-12-15');
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A3', 'A4 landscape'])}; margin: 12mm } body { font: 8.6pt/1.25 ${random.pick(["'Liberation Sans'", "'DejaVu Sans'", "'Liberation Sans Narrow'"])}; background: ${random.pick(['#fff', '#fff7c8'])} } header { display: flex; align-items: baseline; gap: 8mm; border-bottom: 2pt solid #000 } h1 { font-size: 22pt; margin: 0 } .c { columns: ${wide}; column-gap: 6mm; margin-top: 3mm } table { width: 100% } .h { background: ${isBoxed ? '#000; color: #fff' : '#ddd'}; font-weight: bold; text-align: left; padding: .6mm 1.5mm } td { vertical-align: top; padding: .7mm 1mm; border-bottom: .3pt solid #888 } th { text-align: left; font-size: 7pt; padding: .4mm 1mm } .t { font-weight: bold; white-space: nowrap } small { display: block; font-size: 7pt } .p { text-align: right; font-weight: bold } section { break-inside: avoid }
			</style><header><h1>${field('title', at(0))}</h1><b>${at(10)} ${field('station', home)}</b><span>${at(5)} ${field('validFrom', locale.date(from))} ${at(6)} ${field('validTo', locale.date(`${Number(from.slice(0, 4)) + 1}-05-30`))}</span></header><div class="c">${hours.map((hour) => markup`<section data-list="departures"><table><tr><td class="h" colspan="4">${hour + start}.00 – ${hour + start}.59<tr><th>${at(1)}<th>${at(2)}<th>${at(3)}<th style="text-align:right">${at(4)}${trains.filter((one) => one.hour === hour + start).map(row)}</table></section>`)}</div>
			<p>${at(7)
				.split(';')
				.map(
					(one, i) => markup`<b>${marks[i]}</b> ${i === 0 ? field('signA', one) : one} &nbsp; `,
				)}</p>`;
		return { html, fields };
	},
};
export default family;
