import type { Family, Fields } from '../../family.ts';
import { absent, date, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const SAID = {
	fi: 'Yleisurheilukilpailut|Miehet|Naiset|100 m;200 m;400 m;800 m;pituus;korkeus;kuula;keihäs;seiväs|Tuulta |Kentällä |keskeytti|Toimitsijat kiittävät osanottajia.|katsojaa|ennätys',
	sv: 'Friidrottstävlingar|Män|Kvinnor|100 m;200 m;400 m;800 m;längd;höjd;kula;spjut;stav|Vind |På |utgick|Funktionärerna tackar alla deltagare.|åskådare|rekord',
	en: 'Track and field meeting|Men|Women|100 m;200 m;400 m;800 m;long jump;high jump;shot put;javelin;pole vault|Wind |At |retired|The officials thank all who took part.|spectators|record',
	pt: 'Campeonato de atletismo|Masculino|Feminino|100 m;200 m;400 m;800 m;comprimento;altura;peso;dardo;vara|Vento |No |desistiu|A organização agradece a todos os participantes.|espectadores|recorde',
} as const;
const CLUBS = 'AC Vale|HIFK-Pojat|Kiri|Norra IF|SC Tejo|Tarmo|Rapid|Valo|Ilves|Harriers'.split('|');
/** Lowest and highest of what is run, jumped and thrown in the events above. */
const RANGES = [
	[10.4, 12.6],
	[21.2, 25.9],
	[46.8, 58.4],
	[111, 139],
	[5.1, 8.1],
	[1.55, 2.2],
	[9.8, 19.8],
	[38.2, 82.1],
	[3.2, 5.6],
] as const;

/** Results of a meeting: events in two columns, each a bold line and rows without heads (rank, athlete, club, mark), wind and record behind the event. */
const family: Family = {
	author: 'felipe',
	locales: ['fi-FI', 'sv-SE', 'en-GB', 'pt-PT', 'sv-FI'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const kinds = at(3).split(';');
		const nameOf = (isWoman: boolean) => {
			let person = locale.person();
			while (person.isWoman !== isWoman) person = locale.person();
			return person.name;
		};
		const events = random
			.some(
				kinds.map((kind, i) => ({ kind, i })),
				random.int(3, 6),
			)
			.map(({ kind, i }) => {
				const sex = random.pick([at(1), at(2)]);
				const [low, high] = RANGES[i] ?? [1, 2];
				const marks = Array.from({ length: random.int(3, 6) }, () =>
					random.decimal(low, high),
				).toSorted((a, b) => (i < 4 ? a - b : b - a));
				const people = marks.map((mark) => ({
					mark,
					name: nameOf(sex === at(2)),
					club: random.pick(CLUBS),
				}));
				return {
					name: `${sex} ${kind}`,
					isLong: i === 3,
					wind: i < 2 || i === 4 ? random.decimal(-2, 2.9, 1) : null,
					record: random.chance(0.3) ? (i < 4 ? low * 0.97 : high * 1.04) : null,
					people,
					out: random.chance(0.2) && nameOf(sex === at(2)),
				};
			});
		const said = (value: number, isLong: boolean) =>
			isLong
				? {
						text: `${Math.floor(value / 60)}${locale.country.signs[0] === ',' ? '.' : ':'}${(value % 60).toFixed(2).replace('.', locale.country.signs[0]).padStart(5, '0')}`,
						value: '',
					}
				: locale.amount(value);
		const shown = (value: number, isLong: boolean) => said(value, isLong).text;
		const heads = events.map((one) => one.name);
		const never = [at(1), at(2)]
			.flatMap((sex) => kinds.map((kind) => `${sex} ${kind}`))
			.filter((one) => !heads.includes(one));
		const winners = askCells(random, locale, {
			rows: heads,
			columns: ['1.'],
			count: 3,
			type: 'string',
			missing: never,
			say: (row) => [
				`Who won the event ${row}?`,
				`winner, ${row}`,
				`Who is first in ${row}?`,
				`${row}: 1.?`,
			],
		});
		const thirds = askCells(random, locale, {
			rows: heads,
			columns: ['3.'],
			count: 3,
			type: 'string',
			say: (row) => [`Who came third in ${row}?`, `third place, ${row}`, `${row}: 3.?`],
		});
		const names = events
			.flatMap((one) => one.people.map(({ name }) => name))
			.filter((name, i, all) => all.indexOf(name) === i && all.lastIndexOf(name) === i);
		const marks = askCells(random, locale, {
			rows: names,
			columns: ['result'],
			count: 5,
			type: 'string',
			say: (row) => [
				`What was the result of ${row}?`,
				`time or distance of ${row}`,
				`mark of ${row}`,
			],
		});
		const clubs = askCells(random, locale, {
			rows: names,
			columns: ['club'],
			count: 4,
			type: 'string',
			say: (row) => [
				`Which club does ${row} belong to?`,
				`club of ${row}`,
				`For which club did ${row} start?`,
			],
		});
		const winds = askCells(random, locale, {
			rows: heads,
			columns: [at(4)],
			count: 2,
			say: (row) => [`How strong was the wind in ${row}?`, `wind, ${row}`],
		});
		const fields: Fields = {
			...about('title', 'note'),
			...winners.asked,
			...thirds.asked,
			...marks.asked,
			...clubs.asked,
			...winds.asked,
			ground: askText(
				'ground|Where did the meeting take place?|name of the stadium|kenttä|arena|estádio',
			),
			day: date(
				'',
				'day of the meeting',
				'When did the meeting take place?',
				'päivä',
				'tävlingsdag',
				'Em que dia foi a prova?',
			),
			spectators: askNumber('spectators|How many people watched?|katsojia|åskådare|espectadores'),
			results: list(
				{
					rank: askNumber('place|rank|sija|placering|lugar'),
					athlete: askText('athlete|name|urheilija|Who competed?'),
					club: askText('club|seura|klubb|clube'),
					mark: askText('result|time or distance|tulos|resultat|marca'),
				},
				'results',
				'What are the results of all events?',
				'all places with athlete, club and mark',
			),
			points: absent(
				askNumber('points of the best club|How many points did the best club get?|teamPoints'),
			),
			referee: absent(askText('referee|Who was the referee?|ylituomari|överdomare|árbitro')),
		};
		for (const { name, wind } of events) if (wind === null) winds.cell(name, at(4), '', null);
		const sections = events.map(
			({ name, people, isLong, wind, record, out }) =>
				markup`<section><h2>${name}${wind !== null && markup` <small>(${at(4)} ${winds.cell(name, at(4), '', { text: `${wind < 0 ? '–' : '+'}${locale.amount(Math.abs(wind), 1).text}`, value: wind })})</small>`}${record !== null && markup` <small>${at(9)} ${shown(record, isLong)}</small>`}</h2><table data-list="results">${people.map(
					(one, i) => {
						const mine = names.includes(one.name);
						const who =
							i === 0
								? winners.cell(name, '1.', 'athlete', one.name)
								: i === 2
									? thirds.cell(name, '3.', 'athlete', one.name)
									: field('athlete', one.name);
						const mark = shown(one.mark, isLong);
						return markup`<tr data-row><td>${field('rank', { text: `${i + 1}${locale.language === 'en' ? '' : '.'}`, value: i + 1 })}<td>${who}<td>${mine ? clubs.cell(one.name, 'club', 'club', one.club) : field('club', one.club)}<td>${mine ? marks.cell(one.name, 'result', 'mark', mark) : field('mark', mark)}`;
					},
				)}${out !== false && markup`<tr><td><td>${out}<td>${random.pick(CLUBS)}<td><i>${at(6)}</i>`}</table></section>`,
		);
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A5', 'A4 landscape'])}; margin: 14mm } body { font: 8.8pt/1.35 ${random.pick(["'Liberation Serif'", "'Liberation Sans'", "'DejaVu Sans'"])} } h1 { font-size: 15pt; margin: 0 0 1mm } .c { columns: ${random.pick(['2', '2', '1'])}; column-gap: 9mm; ${random.pick(['column-rule: .4pt solid #000', ''])} } section { break-inside: avoid; margin-bottom: 3mm } h2 { font-size: 10pt; margin: 0; ${random.pick(['border-bottom: .5pt solid #000', 'text-decoration: underline', ''])} } h2 small { font-weight: normal } table { width: 100% } td { padding: .2mm .6mm } td:first-child { width: 6mm } td:last-child { text-align: right }
			</style><h1>${field('title', at(0))}</h1><p>${at(5)} ${field('ground', `${random.pick(['Pohjola', 'Linden', 'Solvalla', 'Victoria', 'Estrela'])} ${locale.language === 'fi' ? 'Stadion' : 'Park'}`)}, ${field('day', locale.date(random.day('1936-05-10', '2018-09-12')))}. ${random.chance(0.6) && markup`${field('spectators', locale.count(random.int(110, 6400)))} ${at(8)}.`}</p><div class="c">${sections}</div><p><i>${field('note', at(7))}</i></p>`;
		return { html, fields };
	},
};
export default family;
