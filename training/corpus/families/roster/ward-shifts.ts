import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';

const SAID = {
	pt: 'Escala de serviço|M;T;N;F;D|Manhã 8–15 h;Tarde 15–22 h;Noite 22–8 h;Férias;Descanso|Nome|seg;ter;qua;qui;sex;sáb;dom|Horas|Serviço de Medicina;Cirurgia 2;Pediatria;Urgência|Chefe de equipa|Semana|Trocas só com autorização por escrito.|Elaborado por|Total',
	it: 'Turni di servizio|M;P;N;F;R|Mattina 7–14;Pomeriggio 14–21;Notte 21–7;Ferie;Riposo|Nome|lun;mar;mer;gio;ven;sab;dom|Ore|Medicina interna;Chirurgia;Pediatria;Pronto soccorso|Caposala|Settimana|I cambi turno vanno autorizzati per iscritto.|Redatto da|Totale',
	es: 'Cuadrante de turnos|M;T;N;V;L|Mañana 8–15 h;Tarde 15–22 h;Noche 22–8 h;Vacaciones;Libre|Nombre|lun;mar;mié;jue;vie;sáb;dom|Horas|Medicina interna;Cirugía;Pediatría;Urgencias|Supervisora|Semana|Los cambios deben autorizarse por escrito.|Elaborado por|Total',
	de: 'Dienstplan|F;S;N;U;–|Frühdienst 6–14 Uhr;Spätdienst 13.30–21.30 Uhr;Nachtdienst 21–6.30 Uhr;Urlaub;frei|Name|Mo;Di;Mi;Do;Fr;Sa;So|Std.|Station 3 Innere;Chirurgie B;Kinderstation;Aufnahme|Stationsleitung|Woche|Tausch nur mit Zustimmung der Leitung.|Aufgestellt von|Summe',
} as const;
const ASK: Readonly<Record<string, (who: string, day: string) => string[]>> = {
	pt: (who, day) => [`Que turno faz ${who} no dia ${day}?`],
	it: (who, day) => [`Che turno fa ${who} il giorno ${day}?`],
	es: (who, day) => [`¿Qué turno tiene ${who} el ${day}?`],
	de: (who, day) => [`Welchen Dienst hat ${who} am ${day}?`],
};

/** A duty roster: people down, days across with the date below the weekday, one letter or nothing in a cell, hours at the end, a legend in rows below. */
const family: Family = {
	author: 'felipe',
	locales: ['pt-PT', 'it-IT', 'es-ES', 'de-DE'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const codes = at(1).split(';');
		const weekdays = at(4).split(';');
		const first = random.int(1, 21);
		const days = weekdays.map((day, i) => ({
			day,
			head: `${day} ${first + i}`,
			path: day
				.normalize('NFKD')
				.replace(/\P{ASCII}/gu, '')
				.toLowerCase(),
		}));
		const people = [
			...new Set(
				Array.from({ length: random.int(5, 11) }, () => {
					const { given, family: surname } = locale.person();
					return `${surname} ${given}`;
				}),
			),
		];
		const rows = people.map((name) => ({
			name,
			shifts: days.map(() => (random.chance(0.12) ? null : random.pick(codes))),
		}));
		const grid = askCells(random, locale, {
			rows: people,
			columns: days.map(({ head }) => head),
			count: 10,
			type: 'string',
			say: (who, day) => [
				...(ASK[locale.language]?.(who, day) ?? []),
				`Which shift does ${who} work on ${day}?`,
				`shift of ${who}, ${day}`,
				`${who}, ${day}`,
			],
		});
		const hours = askCells(random, locale, {
			rows: people,
			columns: [at(5)],
			count: 3,
			say: (who) => [
				`How many hours does ${who} work in the week?`,
				`hours of ${who}`,
				`${at(5)} ${who}`,
			],
		});
		const legend = at(2)
			.split(';')
			.map((meaning, i) => ({ code: codes[i] ?? '', meaning }));
		const codesAsked = askCells(random, locale, {
			rows: codes.slice(0, 4),
			columns: ['meaning'],
			count: 2,
			type: 'string',
			say: (code) => [
				`What does the letter ${code} stand for?`,
				`meaning of ${code}`,
				`When is shift ${code}?`,
			],
		});
		const staffed = random.chance(0.6);
		const code = codes[0] ?? '';
		const counted = staffed
			? askCells(random, locale, {
					rows: [`${at(11)} ${code}`],
					columns: days.map(({ head }) => head),
					count: 2,
					say: (_, day) => [
						`How many people have shift ${code} on ${day}?`,
						`number of ${code} on ${day}`,
					],
				})
			: undefined;
		const fields: Fields = {
			...about('title', 'note'),
			...grid.asked,
			...hours.asked,
			...codesAsked.asked,
			...counted?.asked,
			ward: askText(
				'ward|Which ward is the roster of?|department|Que serviço?|Quale reparto?|¿Qué servicio?|Welche Station?',
			),
			week: askNumber(`number of the week|Which week is it?|${at(8)}|weekNumber`),
			month: askText('month|Which month is it?|month and year of the roster|mês|mese|mes|Monat'),
			head: askText(`head of the ward|Who leads the ward?|${at(7)}|wardManager`),
			author: askText(`Who drew up the roster?|${at(10)}|preparedBy|author of the plan`),
			roster: list(
				{
					name: askText(`name|${at(3)}|member of staff`),
					...Object.fromEntries(
						days.map(({ head, path }) => [
							path,
							askText(`${head}|shift on ${head}|duty on ${head}`),
						]),
					),
					hours: askNumber(`hours|${at(5)}|hours in the week`),
				},
				'roster',
				'Who works when?',
				'shifts of everybody by day',
			),
			overtime: absent(
				askNumber('overtime|How many hours of overtime are there?|straordinari|Überstunden'),
			),
			phone: absent(
				askText('telephone of the ward|What is the number of the ward?|telefono|Telefon'),
			),
		};
		const isTall = random.chance(0.5);
		const html = markup`<style>@page { size: ${random.pick(['A4 landscape', 'A5 landscape', 'A4'])}; margin: 12mm } body { font: 9pt/1.3 ${random.pick(["'Liberation Sans'", "'DejaVu Sans'", "'Liberation Mono'"])} } h1 { font-size: 13pt; margin: 0 } .r { display: flex; gap: 9mm; margin: 2mm 0 } table { width: 100% } .g td, .g th { border: .5pt solid #333; padding: ${isTall ? '1.8mm' : '.8mm'} 1mm; text-align: center } .g td:first-child, .g th:first-child { text-align: left; white-space: nowrap } .g td:nth-child(7), .g td:nth-child(8) { background: ${random.pick(['#ddd', '#f0e8d8', '#fff'])} } th { font-weight: normal } .x { width: auto; margin-top: 3mm; font-size: 8pt } .x td { padding: .2mm 5mm .2mm 0 }
			</style><h1>${field('title', at(0))} – ${field('ward', random.pick(at(6).split(';')))}</h1><div class="r"><span>${at(8)} ${field('week', String(random.int(1, 52)))}</span><span>${field('month', `${locale.month(random.int(1, 12))} ${random.int(1986, 2025)}`)}</span>${random.chance(0.7) && markup`<span>${at(7)}: ${field('head', locale.person().name)}</span>`}</div>
			<table class="g" data-list="roster"><tr><th>${at(3)}${days.map(({ day }, i) => markup`<th>${day}<br>${first + i}`)}<th>${at(5)}${rows.map(({ name, shifts }) => markup`<tr data-row><td>${field('name', name)}${shifts.map((shift, i) => markup`<td>${grid.cell(name, days[i]?.head ?? '', days[i]?.path ?? '', shift, '')}`)}<td>${hours.cell(name, at(5), 'hours', locale.count(shifts.filter((one) => one !== null && codes.indexOf(one) < 3).length * 7))}`)}${counted && markup`<tr><td>${at(11)} ${code}${days.map(({ head }, i) => markup`<td>${counted.cell(`${at(11)} ${code}`, head, '', locale.count(rows.filter(({ shifts }) => shifts[i] === code).length))}`)}<td>`}</table>
			<table class="x">${legend.map((one) => markup`<tr><td><b>${one.code}</b><td>${codesAsked.cell(one.code, 'meaning', '', one.meaning)}`)}</table><p>${field('note', at(9))} ${random.chance(0.6) && markup`<br>${at(10)}: ${field('author', locale.person().name)}`}</p>`;
		return { html, fields };
	},
};
export default family;
