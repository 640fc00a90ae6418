import type { Family, Fields } from '../../family.ts';
import { cell } from '../../kit/archive.ts';
import { field, markup } from '../../kit/html.ts';
import { drawApplicant, drawSpans, split } from '../../kit/lives.ts';
import { ASK, asList, asValues, span, without } from '../../kit/people.ts';
import { asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	pilot: ASK.name,
	phone: ASK.phone,
	email: ASK.email,
	base: asText('home base | Which airport is home? | Heimatflughafen | base', 'location'),
	nationality: ASK.nationality,
	licence: asText(
		'pilot licence | Which licence is held? | Lizenz | licence de pilote',
		'licenceClass',
	),
	medical: asText('medical class and date | fliegerärztliches Zeugnis | certificat médical'),
	english: asText('ICAO language level | English level | Sprachstufe'),
	totalHours: asNumber(
		'total flight time | Gesamtflugzeit | heures de vol totales | How many hours has the pilot flown?',
	),
	commandHours: asNumber(
		'pilot in command hours | PIC | Stunden als Kommandant | heures commandant',
	),
	nightHours: asNumber('night hours | Nachtflugstunden | heures de nuit'),
	instrumentHours: asNumber('instrument hours | IFR | Instrumentenflugstunden'),
	types: asList(
		{
			aircraft: asText('aircraft type | Muster | type d’avion'),
			hours: asNumber('hours on the type | Stunden auf dem Muster | heures'),
			last: asText('last flown | zuletzt geflogen | dernier vol'),
		},
		'ratings | hours by type | Muster | On which aircraft has the pilot flown?',
	),
	airlines: asList(
		{
			from: asText('begin | von | début'),
			to: asText('end | bis | fin'),
			airline: asText('operator | Fluggesellschaft | compagnie', 'employer'),
			post: asText('rank | Funktion | fonction', 'jobTitle'),
			fleet: asText('fleet flown there | Flotte'),
		},
		'employers | For whom did the pilot fly? | Fluggesellschaften | compagnies',
	),
	courses: asValues(
		'course | Lehrgang | stage',
		'safety courses | Which courses were taken? | Lehrgänge',
	),
	lastAirline: ASK.lastFirm,
	...without('address', 'born', 'salary'),
};
const WORDS: Readonly<Record<string, string>> = {
	en: 'FLIGHT CREW RÉSUMÉ|Total time|In command|Night|Instrument|Licence|Medical|English|Base|Type|Hours|Last flown|Operator|Capacity|Fleet|Courses|to date',
	de: 'PILOTENPROFIL|Gesamt|Als Kommandant|Nacht|Instrument|Lizenz|Medical|Englisch|Basis|Muster|Stunden|Zuletzt|Halter|Funktion|Flotte|Lehrgänge|heute',
	fr: 'PROFIL PILOTE|Total|Commandant|Nuit|IFR|Licence|Médical|Anglais|Base|Type|Heures|Dernier vol|Compagnie|Fonction|Flotte|Stages|ce jour',
	es: 'CURRÍCULO DE PILOTO|Total|Al mando|Nocturnas|Instrumental|Licencia|Médico|Inglés|Base|Tipo|Horas|Último vuelo|Operador|Función|Flota|Cursos|hoy',
	nb: 'PILOT-CV|Totalt|Fartøysjef|Natt|Instrument|Sertifikat|Medisinsk|Engelsk|Base|Type|Timer|Sist fløyet|Selskap|Stilling|Flåte|Kurs|nå',
};

/** A pilot's sheet: four large totals of hours across the top, papers in a line of captions over values, hours by type beside the operators. */
const family: Family = {
	author: 'quentin',
	locales: ['en-US', 'de-DE', 'fr-FR', 'es-ES', 'nb-NO', 'en-AU', 'de-CH'],
	draw: (random, locale) => {
		const said = (WORDS[locale.language] ?? '').split('|');
		const at = (i: number) => said[i] ?? '';
		const person = drawApplicant(random);
		const spans = drawSpans(random, random.int(2, 4), { days: [300, 1800] });
		const types = random
			.some(
				split('C172|PA-34|DA42|BE20|ATR 72-600|DHC-8-400|E190|A320|B737-800|B767|CRJ-900'),
				random.int(3, 6),
			)
			.map((aircraft) => ({ aircraft, hours: random.int(30, 2400) }));
		const total = types.reduce((sum, { hours }) => sum + hours, 0);
		const share = (from: number, to: number) => Math.round(total * random.decimal(from, to));
		const big = (label: string, path: string, hours: number) =>
			markup`<div><b>${field(path, locale.count(hours))}</b><br>${label}</div>`;
		const box = (label: string, content: ReturnType<typeof markup>) =>
			markup`<div><small>${label}</small><br>${content}</div>`;
		const say = (day: string) => locale.date(day, 'mm/yyyy').text;
		const airlines = split(
			'Halcyon Air|Nordvind Cargo|Belvento Regional|Air Calder|Skyfell|Mirabel Airways|Kranich Jet',
		);
		const html = markup`<style>@page { size: ${locale.countryCode === 'US' ? 'letter' : 'A4'}; margin: 15mm } body { font: 9.5pt/1.35 'Liberation Sans' } .hd { display: flex; justify-content: space-between; align-items: end } h1 { margin: 0; font-size: 19pt } .big { display: grid; grid-template-columns: repeat(4, 1fr); border-top: 3pt solid #0b2f5b; border-bottom: 1pt solid #0b2f5b; margin: 4mm 0; text-align: center; padding: 2mm 0; font-size: 8pt } .big b { font-size: 20pt; color: #0b2f5b } .pap { display: grid; grid-template-columns: repeat(4, 1fr); gap: 3mm; background: #eef2f7; padding: 2mm 3mm } small { font-size: 7pt; color: #666 } .g { display: grid; grid-template-columns: 70mm 1fr; gap: 10mm; margin-top: 6mm; align-items: start } th { text-align: left; font-size: 7.5pt; border-bottom: .8pt solid #0b2f5b } td { padding: 1mm 2mm 1mm 0 } .z { text-align: right } .a { border-left: 2pt solid #0b2f5b; padding: 0 0 3mm 4mm }
			</style><div class="hd"><div><small>${at(0)}</small><h1>${field('pilot', person.name)}</h1></div><div class="z">${field('phone', locale.phone())}<br>${field('email', person.email)}</div></div><div class="big">${big(at(1), 'totalHours', total)}${big(at(2), 'commandHours', share(0.2, 0.6))}${big(at(3), 'nightHours', share(0.08, 0.25))}${random.chance(0.8) && big(at(4), 'instrumentHours', share(0.1, 0.5))}</div>
			<div class="pap">${box(at(5), field('licence', random.pick(['ATPL(A)', 'CPL(A) + IR', 'ATP, AMEL', 'frozen ATPL'])))}${box(at(6), field('medical', `${random.pick(['Class 1', 'Cl. 1'])}, ${say(random.day('2024-01-01', '2026-06-01'))}`))}${box(at(7), field('english', `ICAO ${random.int(4, 6)}`))}${box(at(8), markup`${field('base', random.pick(['OSL', 'MUC', 'LYS', 'VLC', 'PDX', 'ADL', 'BRN']))}, ${field('nationality', locale.country.name)}`)}</div>
			<div class="g"><table data-list="types"><tr><th>${at(9)}</th><th class="z">${at(10)}</th><th class="z">${at(11)}</th></tr>${types.map(({ aircraft, hours }) => markup`<tr data-row><td>${field('aircraft', aircraft)}</td><td class="z">${field('hours', locale.count(hours))}</td><td class="z">${random.chance(0.8) && field('last', say(random.day('2012-01-01', '2026-03-01')))}</td></tr>`)}</table>
			<div><div data-list="airlines">${spans.map(({ from, to }, i) => markup`<div class="a" data-row>${span(['from', 'to'], [say(from), to && say(to)], { now: at(16) })}<br><b>${cell('airline', random.pick(airlines), i === 0 && 'lastAirline')}</b><br>${at(13)}: ${field('post', random.pick(['First Officer', 'Captain', 'Instructor FI(A)', 'Second Officer']))}<br>${at(14)}: ${field('fleet', random.pick(types).aircraft)}</div>`)}</div><b>${at(15)}</b><ul data-list="courses">${random.some(['MCC', 'CRM', 'UPRT', 'Dangerous Goods', 'Fire & Smoke', 'RVSM'], random.int(2, 4)).map((course) => markup`<li data-row>${field('value', course)}</li>`)}</ul></div></div>`;
		return { html, fields };
	},
};
export default family;
