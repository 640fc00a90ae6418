import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { drawPeople } from '../../kit/archive.ts';
import { dat, num, rows, str } from '../../kit/commerce.ts';
import { drawFilling, speak } from '../../kit/forms.ts';
import { askCells } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	firm: str('building firm|firmName|Baufirma|entreprise|firma|impresa', 'employer'),
	site: str('building site|siteName|Baustelle|chantier|budowa|cantiere', 'projectName'),
	siteNo: str(
		'number of the site|siteNo|Baustellennummer|numéro de chantier|numer budowy|codice cantiere',
		'projectNumber',
	),
	foreman: str(
		'foreman|foremanName|Polier|chef de chantier|brygadzista|capocantiere',
		'supervisor',
	),
	weekFrom: dat(
		'first day of the week|weekFrom|Woche ab|semaine du|tydzień od|settimana dal',
		'periodStart',
	),
	weather: str('weather|weather|Wetter|météo|pogoda|tempo'),
	crew: rows(
		{
			name: str('name of the worker|worker|Arbeiter|ouvrier|pracownik|operaio', 'employee'),
			trade: str('trade of the worker|trade|Beruf|métier|zawód|qualifica', 'jobTitle'),
			mon: num('hours on Monday|mon|Montag|lundi|poniedziałek'),
			tue: num('hours on Tuesday|tue|Dienstag|mardi|wtorek'),
			wed: num('hours on Wednesday|wed|Mittwoch|mercredi|środa'),
			thu: num('hours on Thursday|thu|Donnerstag|jeudi|czwartek'),
			fri: num('hours on Friday|fri|Freitag|vendredi|piątek'),
			total: num('hours of the week|weekHours|Wochenstunden|total|razem', 'hoursWorked'),
		},
		'crew and hours|crew|Kolonne|équipe|brygada|squadra',
	),
	allHours: num(
		'hours of the whole crew|crewHours|Stunden der Kolonne|total équipe|godziny brygady|ore della squadra',
	),
	machines: str('machines on the site|machines|Geräte|engins|maszyny|mezzi'),
	signed: dat(
		'day of the signature|signedOn|Unterschrift vom|signé le|podpisano|firmato il',
		'signatureDate',
	),
	overtime: absent(
		num('overtime of the crew|crewOvertime|Überstunden|heures supplémentaires|nadgodziny'),
	),
	wage: absent(num('hourly wage|wage|Stundenlohn|taux horaire|stawka', 'hourlyRate')),
};
const SAID = {
	de: 'Stundenzettel Baustelle|Firma|Baustelle|Nr.|Polier|Woche ab|Name;Beruf;Mo;Di;Mi;Do;Fr;Summe|Wetter|trocken, 18°;Regen;Frost bis 9 Uhr;heiter|Geräte|Minibagger;Kran 30 m, Rüttler;Radlader, Stampfer|Gesamt|Maurer;Zimmerer;Helfer;Baggerfahrer;Eisenflechter|U|K|U = Urlaub, K = krank|Datum|Montag;Dienstag;Mittwoch;Donnerstag;Freitag',
	fr: 'Feuille d’heures chantier|Entreprise|Chantier|N°|Chef de chantier|Semaine du|Nom;Métier;Lu;Ma;Me;Je;Ve;Total|Météo|sec, 18°;pluie;gel jusqu’à 9 h;beau|Engins|mini-pelle;grue 30 m, vibreur;chargeur, pilonneuse|Total|maçon;charpentier;manœuvre;conducteur;ferrailleur|C|M|C = congé, M = maladie|Date|lundi;mardi;mercredi;jeudi;vendredi',
	pl: 'Karta godzin budowy|Firma|Budowa|Nr|Brygadzista|Tydzień od|Nazwisko;Zawód;Pn;Wt;Śr;Cz;Pt;Suma|Pogoda|sucho, 18°;deszcz;mróz do 9;pogodnie|Maszyny|minikoparka;żuraw 30 m;ładowarka|Razem|murarz;cieśla;pomocnik;operator;zbrojarz|U|C|U = urlop, C = choroba|Data|poniedziałek;wtorek;środa;czwartek;piątek',
	it: 'Foglio ore cantiere|Impresa|Cantiere|N.|Capocantiere|Settimana dal|Nome;Qualifica;Lu;Ma;Me;Gi;Ve;Totale|Tempo|asciutto, 18°;pioggia;gelo fino alle 9;sereno|Mezzi|miniescavatore;gru 30 m;pala, costipatore|Totale|muratore;carpentiere;manovale;escavatorista;ferraiolo|F|M|F = ferie, M = malattia|Data|lunedì;martedì;mercoledì;giovedì;venerdì',
} as const;
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri'];

/** A foreman's weekly sheet filled in by hand: workers down, days across with hours or a letter for leave and sickness, empty rows below, weather and machines in a side strip. */
const family: Family = {
	author: 'ottilie',
	locales: ['de-DE', 'fr-FR', 'pl-PL', 'it-IT', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const monday = addDays('1996-01-01', 7 * random.int(0, 1570));
		const firm = locale.company();
		const people = drawPeople(locale, random.int(3, 8));
		const heads = at(6).split(';');
		const days = at(17).split(';');
		const grid = askCells(random, locale, {
			rows: people.map(({ family: name }) => name),
			columns: days,
			count: 3,
			say: (row, column) => [
				`How many hours did ${row} work on ${column}?`,
				`Wie viele Stunden hat ${row} am ${column} gearbeitet?`,
			],
		});
		const crew = people.map((one) => ({
			one,
			trade: random.pick(at(12).split(';')),
			hours: DAYS.map(() => (random.chance(0.9) ? random.pick([8, 8, 8.5, 9, 7.5, 6]) : 0)),
		}));
		const sum = (hours: readonly number[]) => hours.reduce((all, hour) => all + hour, 0);
		const all = crew.reduce((total, { hours }) => total + sum(hours), 0);
		const html = markup`<style>@page { size: A4 landscape; margin: 10mm } body { font: 9pt/1.3 'Liberation Sans' } .v { ${drawFilling(random)}; font-size: 11pt; position: static } .pg { display: grid; grid-template-columns: 1fr 52mm; gap: 5mm } table { width: 100%; border-collapse: collapse } th, td { border: .7pt solid #333; height: 8mm; text-align: center; padding: 0 1mm } th { background: #e8e8e8; height: 6mm } td:first-child, td:nth-child(2) { text-align: left } .box { border: .7pt solid #333; padding: 2mm; margin-bottom: 3mm; min-height: 22mm } .box small { display: block } .h { display: flex; gap: 10mm; margin: 3mm 0 }</style>
			<b style="font-size:14pt">${at(0)}</b><div class="h"><span>${at(1)}: <b>${field('firm', firm.name)}</b></span><span>${at(2)}: <span class="v">${field('site', locale.address().street)}</span></span><span>${at(3)} <span class="v">${field('siteNo', random.pattern('##-###'))}</span></span><span>${at(4)}: <span class="v">${field('foreman', locale.person().family)}</span></span><span>${at(5)} <span class="v">${field('weekFrom', locale.date(monday))}</span></span></div>
			<div class="pg"><table data-list="crew"><tr>${heads.map((head) => markup`<th>${head}`)}${crew.map(({ one, trade, hours }) => markup`<tr data-row><td class="v">${field('name', one.family)}<td class="v">${field('trade', trade)}${hours.map((hour, i) => markup`<td class="v">${grid.cell(one.family, days[i] ?? '', DAYS[i] ?? '', hour > 0 ? locale.count(hour) : null, random.pick([at(13), at(14)]))}`)}<td class="v">${field('total', locale.count(sum(hours)))}`)}${Array.from({ length: 9 - crew.length }, () => markup`<tr>${heads.map(() => markup`<td>`)}`)}<tr><th colspan="7">${at(11)}<td class="v">${field('/allHours', locale.count(all))}</table>
			<div><div class="box"><small>${at(7)}</small><span class="v">${random.chance(0.8) && field('weather', random.pick(at(8).split(';')))}</span></div><div class="box"><small>${at(9)}</small><span class="v">${random.chance(0.7) && field('machines', random.pick(at(10).split(';')))}</span></div><div class="box"><small>${at(16)}</small><span class="v">${field('signed', locale.date(addDays(monday, 4)))}</span></div><small>${at(15)}</small></div></div>`;
		return { html, fields: { ...fields, ...grid.asked } };
	},
};
export default family;
