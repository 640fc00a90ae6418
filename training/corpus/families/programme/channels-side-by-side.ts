import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { clock, speak } from '../../kit/forms.ts';
import { about, askCells, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const SAID = {
	it: 'Televisione;Radio e TV;Stasera in onda|lunedì;martedì;mercoledì;giovedì;venerdì;sabato;domenica|Telegiornale;Il tempo;Concerto della sera;La porta verde;Quiz del giovedì;Documenti: il mare;Sport flash;Cartoni animati;Teatro in casa;Cronache italiane;Il commissario Rossi;Fine delle trasmissioni|film;notizie;musica;gioco;rubrica;telefilm;sport|La redazione non risponde di cambiamenti.|con ',
	pl: 'Program telewizji;Radio i TV;Dziś na ekranie|poniedziałek;wtorek;środa;czwartek;piątek;sobota;niedziela|Wiadomości;Pogoda;Koncert wieczorny;Zielone drzwi;Teleturniej;Tajemnice morza;Sport telegram;Kino dla dzieci;Teatr w domu;Kronika kraju;Inspektor Wilk;Zakończenie programu|film;informacje;muzyka;gra;magazyn;serial;sport|Redakcja nie odpowiada za zmiany w programie.|w roli głównej: ',
	de: 'Fernsehen heute;Rundfunk und TV;Programm|Montag;Dienstag;Mittwoch;Donnerstag;Freitag;Samstag;Sonntag|Nachrichten;Wetter;Abendkonzert;Die grüne Tür;Das Quiz;Geheimnisse des Meeres;Sport kurz;Trickfilme;Theater daheim;Landesschau;Kommissar Brandt;Sendeschluss|Spielfilm;Nachrichten;Musik;Spiel;Magazin;Serie;Sport|Änderungen vorbehalten.|mit ',
	en: 'Television;On the air tonight;What is on|Monday;Tuesday;Wednesday;Thursday;Friday;Saturday;Sunday|News;Weather;Evening Concert;The Green Door;Thursday Quiz;Secrets of the Sea;Sports Desk;Cartoon Time;Theatre at Home;Around the Counties;Inspector Blake;Close down|film;news;music;game;magazine;series;sport|Programmes may change at short notice.|with ',
} as const;
const CHANNELS = 'Uno|Due|Kanal 3|TV Nord|Sirius|Antenna 7|Regio'.split('|');

/** A listings page: channels as columns side by side, each a running list of time, title in bold, kind in italics and sometimes two lines of text; no table at all. */
const family: Family = {
	author: 'ludmila',
	locales: ['it-IT', 'pl-PL', 'de-DE', 'en-GB', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const titles = at(2).split(';');
		const [closing = ''] = titles.slice(-1);
		const kinds = at(3).split(';');
		const sign = random.pick(['.', ':']);
		const channels = random.some(CHANNELS, random.int(2, 4)).map((channel) => {
			let time = 960 + random.int(0, 8) * 10;
			const shows = random.some(titles.slice(0, -1), random.int(5, 9)).map((title) => {
				const own = time;
				time += random.int(1, 9) * 10 + random.pick([0, 5]);
				return {
					title,
					time: clock(own % 1440, sign).padStart(5, '0'),
					kind: random.pick(kinds),
					cast: random.chance(0.25) ? `${locale.person().name}, ${locale.person().name}` : null,
				};
			});
			const end = {
				title: closing,
				time: clock(time % 1440, sign).padStart(5, '0'),
				kind: '',
				cast: null,
			};
			return { channel, shows: random.chance(0.5) ? [...shows, end] : shows };
		});
		const names = channels.map(({ channel }) => channel);
		const gone = CHANNELS.filter((one) => !names.includes(one));
		const shown = channels.flatMap(({ channel, shows }) =>
			shows
				.filter(({ kind }) => kind !== '')
				.map((show) => ({ ...show, channel, label: `${show.title} (${channel})` })),
		);
		const labels = shown.map(({ label }) => label);
		const times = askCells(random, locale, {
			rows: labels,
			columns: ['time'],
			count: 6,
			type: 'string',
			missing: titles.slice(0, 4).map((title) => `${title} (${gone[0]})`),
			say: (row) => [
				`When does ${row} begin?`,
				`At what time is ${row} on?`,
				`time of ${row}`,
				`A che ora va in onda ${row}?`,
				`Um wie viel Uhr läuft ${row}?`,
				`O której jest ${row}?`,
			],
		});
		const slots = askCells(random, locale, {
			rows: shown.map(({ channel, time }) => `${time}, ${channel}`),
			columns: ['programme'],
			count: 5,
			type: 'string',
			missing: [`03${sign}05, ${names[0]}`],
			say: (row) => [`What is on at ${row}?`, `What begins at ${row}?`, `programme at ${row}`],
		});
		const sorts = askCells(random, locale, {
			rows: labels,
			columns: ['kind'],
			count: 2,
			type: 'string',
			say: (row) => [`What kind of programme is ${row}?`, `kind of ${row}`],
		});
		const casts = askCells(random, locale, {
			rows: labels,
			columns: ['cast'],
			count: 4,
			type: 'string',
			say: (row) => [`Who plays in ${row}?`, `cast of ${row}`],
		});
		const firsts = askCells(random, locale, {
			rows: names,
			columns: ['first programme', 'last programme'],
			count: 3,
			type: 'string',
			say: (row, column) => [`What is the ${column} on ${row}?`, `${column} of ${row}`],
		});
		const columns = {
			time: askText('time|begin|When does it begin?'),
			title: askText('title|programme|What is on?'),
			kind: askText('kind|genre|sort of programme'),
			cast: askText('cast|actors|who plays'),
		};
		const fields: Fields = {
			...about('title', 'note', 'pageNumber'),
			...times.asked,
			...slots.asked,
			...sorts.asked,
			...casts.asked,
			...firsts.asked,
			day: askText('day|Which day is the programme for?|giorno|dzień|Tag|day of the week'),
			...Object.fromEntries(
				channels.map(({ channel }, i) => [
					`channel${i + 1}`,
					list(columns, `programmes of ${channel}`, `What is on ${channel}?`, channel),
				]),
			),
			recommendation: absent(
				askText(
					'recommended programme|What is the tip of the day?|Tipp des Tages|consiglio del giorno',
				),
			),
			sunset: absent(askText('sunset|When does the sun set?|Sonnenuntergang|tramonto')),
		};
		const block = ({ channel, shows }: (typeof channels)[number], c: number) =>
			markup`<section data-list="channel${c + 1}"><h2>${channel}</h2>${shows.map(
				({ title, time, kind, cast }, i) => {
					const label = `${title} (${channel})`;
					let name =
						kind === ''
							? field('title', title)
							: slots.cell(`${time}, ${channel}`, 'programme', 'title', title);
					const edge =
						i === 0 ? 'first programme' : i === shows.length - 1 ? 'last programme' : undefined;
					const path =
						edge === undefined
							? undefined
							: /data-field="([^"]+)"/.exec(firsts.cell(channel, edge, '', title).markup)?.[1];
					if (path !== undefined) name = field(path, name, title);
					const actors = casts.cell(label, 'cast', 'cast', cast, '');
					return markup`<div class="s" data-row><span class="t">${kind === '' ? field('time', time) : times.cell(label, 'time', 'time', time)}</span> <b>${name}</b>${kind !== '' && markup` <i>${sorts.cell(label, 'kind', 'kind', kind)}</i>`}${cast !== null && markup`<div class="c">${at(5)} ${actors}</div>`}</div>`;
				},
			)}</section>`;
		const hang = random.chance(0.6);
		const html = markup`<style>@page { size: ${random.pick(['A4', '230mm 300mm', 'A4 landscape'])}; margin: 12mm } body { font: ${random.pick(['8.3pt', '9pt'])}/1.35 ${random.pick(["'Liberation Sans'", "'Liberation Serif'", "'Liberation Sans Narrow'"])} } h1 { font-size: 19pt; margin: 0; border-bottom: 2pt solid #000; display: flex; justify-content: space-between } .w { display: grid; grid-template-columns: repeat(${channels.length}, 1fr); gap: 5mm; margin-top: 3mm } section + section { border-left: ${random.pick(['.5pt solid #000', '0'])}; padding-left: 3mm } h2 { margin: 0 0 2mm; font-size: 12pt; ${random.pick(['background: #000; color: #fff; padding: 0 2mm', 'text-align: center', 'border-bottom: .5pt solid #000'])} } .s { margin-bottom: 1.2mm; ${hang ? 'padding-left: 11mm; text-indent: -11mm' : ''} } .t { ${hang ? 'display: inline-block; width: 11mm; text-indent: 0' : ''} } .c { text-indent: 0; font-size: 90% }
			</style><h1><span>${field('title', random.pick(at(0).split(';')))}</span><span>${field('day', `${random.pick(at(1).split(';'))} ${random.int(1, 28)} ${locale.month(random.int(1, 12))}`)}</span></h1><div class="w">${channels.map(block)}</div><p><small>${field('note', at(4))}</small></p><div style="text-align:center">${field('pageNumber', String(random.int(9, 40)))}</div>`;
		return { html, fields };
	},
};
export default family;
