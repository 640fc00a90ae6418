import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { asDate, drawPeople } from '../../kit/archive.ts';
import { askCells, askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { fill } from '../../kit/reports.ts';

const WORK = [
	['Drying of leaf samples', 'moisture', '%', 'Tray|start|2 h|4 h|8 h'],
	['Filter pressure drop', 'pressure', 'mm H2O', 'Rod|dry|60 % r.h.|80 % r.h.|soaked'],
	['Shelf life of cream', 'pH', 'pH', 'Jar|day 0|day 7|day 14|day 28'],
	['Dissolution of tablets', 'dissolved', '%', 'Vessel|5 min|10 min|20 min|30 min'],
	['Titration of brine', 'titer', 'ml', 'Flask|run 1|run 2|run 3|blank'],
] as const;
const REMARKS = [
	'Balance drifts, call service.',
	'Repeat with fresh reagent.',
	'Sample 3 smelt burnt.',
	'Stirrer failed after lunch.',
	'Good agreement with book 11, p. 40.',
];

/** A page of a bound laboratory notebook: printed captions for title, page and book, ruled lines with notes in a hand, a small table drawn by hand in the middle, witnessed at the foot. */
const family: Family = {
	author: 'casimir',
	locales: ['en-US', 'en-GB', 'en-CA', 'en-AU'],
	draw: (random, locale) => {
		const [title, what, unit, heads] = random.pick(WORK);
		const [stub = '', ...columns] = heads.split('|');
		const samples = Array.from(
			{ length: random.int(3, 5) },
			(_, i) => `${random.pick(['', stub.slice(0, 1)])}${i + 1}`,
		).map((one, i) => (one.length > 1 ? one : String(i + 1)));
		const grid = askCells(random, locale, {
			rows: samples.map((one) => `${stub.toLowerCase()} ${one}`),
			columns,
			count: 6,
			missing: [`${stub.toLowerCase()} 9`],
			say: fill(`What was the ${what} of {r} at {c}?|${what} of {r}, {c}|reading of {r} under {c}`),
		});
		const [writer, witness] = drawPeople(locale, 2);
		const day = random.day('1957-01-01', '1998-12-01');
		const fields: Fields = {
			...grid.asked,
			title: askText(
				'title of the experiment|What was done?|experimentTitle|Titel des Versuchs|titre de l’essai',
			),
			book: askText(
				'number of the notebook|Which book is it?|bookNumber|Nummer des Heftes|numéro du cahier',
			),
			page: askText(
				'page of the notebook|What is the page number?|notebookPage|Seite des Heftes|page du cahier',
			),
			continuedFrom: askText(
				'page it is continued from|From which page is it continued?|continuedFromPage|Fortsetzung von Seite|suite de la page',
			),
			project: askText('project|Which project is it for?|projectCode|Projekt|projet'),
			purpose: askText(
				'purpose|What is the purpose of the experiment?|purposeNote|Zweck des Versuchs|but de l’essai',
			),
			remark: askText(
				'remark below the table|What is noted under the readings?|remarkNoted|Bemerkung|remarque',
			),
			weighed: askNumber(
				'grams weighed|How many grams were weighed out?|gramsTaken|Einwaage in Gramm|quantité pesée',
			),
			temperature: askText(
				'temperature|At which temperature was it done?|temperatureUsed|Temperatur|température',
			),
			writer: askText(
				'person who wrote the page|Who signed the page?|recordedBy|Wer hat es geschrieben?|écrit par',
			),
			writtenOn: asDate(
				'date of the entry|When was it recorded?|recordedOn|Datum des Eintrags|date de l’entrée',
			),
			witness: askText('witness|Who witnessed the page?|witnessedBy|Zeuge|témoin'),
			readings: list(
				{
					sample: askText(`${stub.toLowerCase()}|sample|Probe`),
					...Object.fromEntries(
						columns.map((one, i) => [
							`c${i}`,
							askNumber(`${one}|reading at ${one}|${what} at ${one}`),
						]),
					),
				},
				'readings',
				'What are all readings of the table?',
				'readingTable',
				'Messwerte',
			),
			yield: absent(askNumber('yield|What was the yield?|Ausbeute|rendement')),
			instrument: absent(
				askText('serial number of the instrument|Which instrument was used?|Gerätenummer'),
			),
		};
		const hand = `italic ${random.pick(['11pt', '12pt'])}/8mm ${random.pick(["'DejaVu Serif'", "'Liberation Serif'", "'DejaVu Sans'"])}`;
		const ink = random.pick(['#1b2a6b', '#222', '#10307a']);
		const rows = samples.map(
			(one) =>
				markup`<tr data-row><td>${field('sample', one)}${columns.map((column, i) => markup`<td>${grid.cell(`${stub.toLowerCase()} ${one}`, column, `c${i}`, random.chance(0.07) ? null : locale.amount(random.decimal(0.3, 90, 1), 1), random.pick(['lost', '—']))}`)}`,
		);
		const html = markup`<style>@page { size: ${random.pick(['200mm 260mm', 'A4', 'letter'])}; margin: 10mm 12mm } body { font: 8pt 'Liberation Sans' } .k { display: grid; grid-template-columns: 1fr 30mm 24mm; border: 1pt solid #446 } .k > div { border-right: .5pt solid #446; padding: 1mm 2mm; min-height: 10mm } .h, .k span span, .f span span { font: ${hand}; color: ${ink} } .p { background: linear-gradient(#fff 7.8mm, #b9c6dd 7.8mm) 0 0 / 100% 8mm; min-height: 165mm; padding: 0 3mm; border: 1pt solid #446; border-top: 0 } table { border-collapse: collapse; margin: 0 8mm } td { border: .7pt solid ${ink}; padding: 0 3mm; text-align: center } .f { display: grid; grid-template-columns: 1fr 1fr 1fr; border: 1pt solid #446; border-top: 0 } .f > div { padding: 1mm 2mm; border-right: .5pt solid #446 }
			</style><div class="k"><div>TITLE <span>${field('title', title)}</span></div><div>PROJECT <span>${random.chance(0.7) && field('project', random.pattern('?-###'))}</span></div><div>BOOK <span>${field('book', String(random.int(2, 48)))}</span><br>PAGE <b style="font-size:12pt">${field('page', String(random.int(3, 198)))}</b></div></div><div class="p h">${random.chance(0.5) && markup`<span style="font:7pt 'Liberation Sans';color:#446">From page no.</span> ${field('continuedFrom', String(random.int(2, 60)))}<br>`}Purpose: ${field('purpose', random.pick(['to see whether the new lot differs', 'check of last week’s result', 'first trial for J. T.']))}.<br>Took ${field('weighed', locale.amount(random.decimal(0.5, 60, 2)))} g, ${random.pick(['kept at', 'oven at', 'bath at'])} ${field('temperature', `${random.int(18, 110)} °C`)}.<br>${what} in ${unit}:<table data-list="readings"><tr><td>${stub}${columns.map((one) => markup`<td>${one}`)}${rows}</table>${field('remark', random.pick(REMARKS))}</div>
			<div class="f"><div>SIGNATURE<br><span>${field('writer', `${writer?.given.slice(0, 1)}. ${writer?.family}`)}</span></div><div>DATE<br><span>${field('writtenOn', locale.date(day, 'd MMM yyyy'))}</span></div><div>WITNESSED AND UNDERSTOOD<br><span>${random.chance(0.7) && field('witness', `${witness?.given.slice(0, 1)}. ${witness?.family}`)}</span></div></div>`;
		return { html, fields };
	},
};
export default family;
