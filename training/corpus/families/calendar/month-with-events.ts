import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { about, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { drawFace } from '../../kit/reports.ts';

const SAID = {
	en: 'Mon;Tue;Wed;Thu;Fri;Sat;Sun|Choir practice;Fire drill;Board meeting;Stocktaking;Blood donors;Film evening;Visit from Leeds;Pay day;Bowling;Window cleaner|What is on|closed;holiday|at|Week',
	de: 'Mo;Di;Mi;Do;Fr;Sa;So|Chorprobe;Feueralarm-Übung;Vorstandssitzung;Inventur;Blutspende;Filmabend;Besuch aus Jena;Zahltag;Kegeln;Fensterputzer|Was ist los im|geschlossen;Feiertag|um|Woche',
	fr: 'lu;ma;me;je;ve;sa;di|Répétition de chorale;Exercice d’alerte;Conseil;Inventaire;Don du sang;Ciné-club;Visite de Lille;Jour de paie;Pétanque;Laveur de vitres|Agenda|fermé;férié|à|Semaine',
	nl: 'ma;di;wo;do;vr;za;zo|Koorrepetitie;Brandoefening;Bestuur;Inventaris;Bloedbank;Filmavond;Bezoek uit Gent;Betaaldag;Kegelen;Glazenwasser|Wat is er te doen in|gesloten;feestdag|om|Week',
	nb: 'ma;ti;on;to;fr;lø;sø|Korøvelse;Brannøvelse;Styremøte;Varetelling;Blodgivning;Filmkveld;Besøk fra Bergen;Lønningsdag;Bowling;Vinduspuss|Hva skjer i|stengt;fridag|kl.|Uke',
	ro: 'lu;ma;mi;jo;vi;sâ;du|Repetiție cor;Exercițiu de incendiu;Consiliu;Inventar;Donare de sânge;Seară de film;Vizită din Iași;Zi de salariu;Popice;Spălat geamuri|Ce se întâmplă în|închis;sărbătoare|la|Săptămâna',
} as const;

/** A month of a works calendar: seven columns of boxed days, the number in a corner, events with their hour inside the boxes, week numbers at the side, notes under the grid. */
const family: Family = {
	author: 'thora',
	locales: ['en-GB', 'de-DE', 'fr-FR', 'nl-NL', 'nb-NO', 'ro-RO'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const year = random.int(1961, 2025);
		const month = random.int(1, 12);
		const first = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7;
		const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
		const names = at(1).split(';');
		const events = random.some(names, random.int(5, 8));
		const dates = random.some(
			Array.from({ length: last }, (_, i) => i + 1),
			events.length + 1,
		);
		const closed = dates.at(-1) ?? 1;
		const asked: Record<string, Fields[string]> = {};
		for (const [i, event] of events.slice(0, 4).entries()) {
			asked[`day${i}`] = askText(
				`day of “${event}”|On which day of the month is “${event}”?|date of ${event}|Am wievielten ist „${event}“?|Quel jour est « ${event} » ?`,
			);
			asked[`time${i}`] = askText(
				`time of “${event}”|At what time is “${event}”?|hour of ${event}|Um wie viel Uhr ist „${event}“?|À quelle heure est « ${event} » ?`,
			);
		}
		const target = dates[4] ?? dates[0] ?? 1;
		asked.onDay = askText(
			`event on the ${target}.|What is on the ${target} of the month?|entry for the ${target}|Was ist am ${target}.?|Qu’y a-t-il le ${target} ?`,
		);
		const spare = names.find((one) => !events.includes(one)) ?? '';
		const fields: Fields = {
			...about('note', 'footer'),
			...asked,
			month: askText(
				'month of the calendar|Which month is shown?|calendarMonth|Welcher Monat?|quel mois|welke maand',
			),
			closedOn: askText(
				'day on which it is closed|On which day is the house closed?|closingDay|Wann ist geschlossen?|jour de fermeture',
			),
			firstWeek: askText(
				'first week number|What is the number of the first week?|firstWeekNumber|Nummer der ersten Woche|numéro de la première semaine',
			),
			events: list(
				{
					day: askText('day of the month|date|Tag'),
					time: askText('time|hour|Uhrzeit'),
					event: askText('event|what happens|Ereignis'),
				},
				'events of the month',
				'Which events are on which day?',
				'calendarEvents',
				'Termine des Monats',
			),
			missing: absent(askText(`day of “${spare}”|When is “${spare}”?|date of ${spare}`)),
			moon: absent(askText('full moon|When is full moon?|Vollmond|pleine lune')),
		};
		const hasTimes = random.chance(0.8);
		const box = (date: number) => {
			if (date < 1 || date > last) return markup`<td class="e">`;
			const i = dates.indexOf(date);
			if (date === closed)
				return markup`<td><b>${field('/closedOn', String(date))}</b><br><i>${random.pick(at(3).split(';'))}</i>`;
			const event = i >= 0 ? events[i] : undefined;
			if (event === undefined) return markup`<td><b>${date}</b>`;
			const day = field('day', String(date));
			const time = field(
				'time',
				`${random.int(8, 20)}${random.pick([':', '.'])}${random.pick(['00', '15', '30'])}`,
			);
			const named = field('event', event);
			return markup`<td data-row><b>${i < 4 ? field(`/day${i}`, day) : day}</b><br>${i === 4 || (i === 0 && dates[4] === undefined) ? field('/onDay', named) : named}${hasTimes && markup`<br><small>${at(4)} ${i < 4 ? field(`/time${i}`, time) : time}</small>`}`;
		};
		const weeks = Math.ceil((first + last) / 7);
		const start = random.int(1, 47);
		const isNumbered = random.chance(0.7);
		const rows = Array.from(
			{ length: weeks },
			(_, w) =>
				markup`<tr>${isNumbered && markup`<th class="w">${w === 0 ? field('/firstWeek', String(start)) : start + w}`}${[0, 1, 2, 3, 4, 5, 6].map((d) => box(w * 7 + d - first + 1))}`,
		);
		const html = markup`<style>@page { size: ${random.pick(['A4 landscape', 'A3 landscape', 'letter landscape', 'A4'])}; margin: 10mm } body { font: 9pt/1.25 ${drawFace(random)} } h1 { margin: 0 0 2mm; font-size: 22pt; ${random.pick(['text-align: center', 'border-bottom: 3pt solid #444', ''])} } table { width: 100%; border-collapse: collapse; table-layout: fixed } td { border: .6pt solid #000; height: ${random.int(20, 25)}mm; vertical-align: top; padding: 1mm; ${random.pick(['text-align: left', 'text-align: center'])} } th { font-weight: ${random.pick(['bold', 'normal'])} } .w { width: 9mm; font-size: 7.5pt } .e { background: #e8e8e8 } b { font-size: 12pt } p { font-size: 8pt }
			</style><h1>${at(2)} ${field('month', `${locale.month(month)} ${year}`)}</h1><table data-list="events"><tr>${isNumbered && markup`<th class="w">${at(5)}`}${at(
				0,
			)
				.split(';')
				.map(
					(day) => markup`<th>${day}`,
				)}${rows}</table><p>${random.chance(0.7) && field('note', random.pick(['* + tel. 214', 'RSVP: 0-44', 'Room 3 / Saal 3', '→ Portier']))} <span style="float:right">${field('footer', locale.company().name)}</span></p>`;
		return { html, fields };
	},
};
export default family;
