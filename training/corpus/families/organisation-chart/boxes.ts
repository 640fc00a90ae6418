import type { Family, Fields } from '../../family.ts';
import { asDate, asNumber, asRows, asText, cell, drawPeople, longDate } from '../../kit/archive.ts';
import { absent } from '../../kit/ask.ts';
import { oneOf, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';

type Told = { unit: string; other: string; head: string };
const askFields = ({ unit, other, head }: Told): Fields => ({
	title: asText(
		'What is the title of the chart?|Wie heißt die Übersicht?|What organisation does the chart show?|chartTitle',
	),
	date: asDate(
		'What is the date of the chart?|Welchen Stand hat der Plan?|As of when is the chart valid?|chartDate',
	),
	head: asText(
		'Who is at the top of the chart?|Wer steht an der Spitze?|Who is the head of the organisation?|topPerson',
	),
	headTitle: asText(
		'What is the title of the person at the top?|Welches Amt hat die Person an der Spitze?|topTitle',
	),
	assistant: asText(
		'Who is the assistant?|Wer ist Assistent der Leitung?|assistantName|person in the box at the side',
	),
	headOfUnit: asText(
		`Who heads ${unit}?|Wer leitet ${unit}?|head of ${unit}|Whose name is in the box ${unit}?`,
	),
	unitOfHead: asText(
		`Which unit does ${head} lead?|Welchen Bereich leitet ${head}?|unit of ${head}|What is in the box above ${head}?`,
	),
	staffOfOther: asNumber(
		`How many people work in ${other}?|Wie viele Stellen hat ${other}?|staff of ${other}|number in the box ${other}`,
	),
	firstSection: asText(
		`What is the first section under ${unit}?|Welche Gruppe steht zuerst unter ${unit}?|first section of ${unit}`,
	),
	lastUnit: asText(
		'Which unit stands at the far right?|Welcher Bereich steht ganz rechts?|rightmostUnit|last box of the row',
	),
	drawn: asText('Who drew the chart?|Wer hat den Plan gezeichnet?|drawnBy|initials in the corner'),
	chartNumber: asText('What is the number of the chart?|Welche Nummer hat der Plan?|chartNo'),
	note: asText(
		'What does the note at the foot say?|Was steht unten auf dem Blatt?|footnote|remark under the chart',
	),
	units: asRows(
		{
			unit: asText('What unit?|Bereich|unitName|name of the department'),
			head: asText('Who leads it?|Leiter|headOfUnit'),
			staff: asNumber('How many people?|Stellen|staffCount'),
		},
		'Which units does the chart show?|Bereiche|departments with their heads',
	),
	telephone: absent(
		asText('What is the telephone number of the head?|Telefon der Leitung|headPhone'),
	),
	salary: absent(asNumber('What is the salary of the director?|Gehalt|salaryOfDirector')),
});
const SAID = {
	en: 'Organisation Chart;Organization of the Laboratory;Table of Organization|Director;President;General Manager;Commissioner|Assistant|Research;Production;Sales;Finance;Personnel;Purchasing;Engineering|Chemistry;Field trials;Statistics;Night shift;Bottling;Archives;Records;Payroll;Drawing office;Stores|Chart No.|Dotted lines show functional supervision.;Vacant posts are not shown.;For internal use only.|Drawn by|staff',
	de: 'Organisationsplan;Gliederung der Anstalt;Geschäftsverteilungsplan|Präsident;Direktor;Vorstand|Referent|Forschung;Fertigung;Verkauf;Finanzen;Personal;Einkauf;Technik|Chemie;Feldversuche;Statistik;Nachtschicht;Abfüllung;Registratur;Lohnbüro;Zeichenbüro;Lager|Plan Nr.|Gestrichelte Linien: fachliche Aufsicht.;Unbesetzte Stellen sind nicht gezeigt.;Nur für den Dienstgebrauch.|Gez.|Stellen',
} as const;

/** An organisation chart: one box at the top, lines down to a row of boxes with a unit, a name and a number, sections listed below each. */
const family: Family = {
	author: 'maeve',
	locales: ['en-US', 'de-DE', 'en-GB', 'de-AT', 'en-CA'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const names = random.some(at(3).split(';'), random.int(3, 5));
		const people = drawPeople(locale, 8);
		const [top = locale.person(), side = locale.person(), ...heads] = people;
		const sections = random.shuffle(at(4).split(';'));
		const units = names.map((unit, i) => ({
			unit,
			head: heads[i]?.name ?? '',
			staff: random.int(3, 180),
			sections: sections.splice(0, random.int(1, 2)),
		}));
		const one = random.pick(units);
		const other = random.pick(units);
		const two = random.pick(units);
		const fields = askFields({ unit: one.unit, other: other.unit, head: two.head });
		const hasStaff = random.chance(0.7);
		const isNameFirst = random.chance(0.4);
		const border = random.pick(['1pt solid #000', '2pt solid #000', '.6pt solid #000']);
		const gap = random.int(3, 7);
		const html = markup`<style>@page { size: ${random.pick(['A4', 'letter'])} landscape; margin: 13mm } body { font: ${random.pick(["9.5pt/1.35 'Liberation Sans'", "9.5pt/1.35 'Liberation Mono'", "10pt/1.35 'DejaVu Serif'"])}; text-align: center; position: relative; padding-bottom: 9mm; min-height: 172mm } h1 { font-size: 15pt; margin: 0 0 1mm; letter-spacing: ${random.pick([0, 2])}pt } .b { border: ${border}; padding: 2mm; display: inline-block; min-width: 52mm; background: #fff } .v { width: 0; border-left: ${border}; margin: 0 auto; height: ${random.int(8, 16)}mm; position: relative } .side { position: absolute; left: 8mm; top: 1mm; white-space: nowrap; padding: 1mm 3mm } .row { display: flex; gap: ${gap}mm; border-top: ${border}; margin: 0 14mm; justify-content: space-between; align-items: start } .col { flex: 1; min-width: 0 } .col .b { min-width: 0; width: 100% } .col .v { height: 7mm } .sec { border-left: .6pt solid #000; margin-left: 7mm; text-align: left; padding: 3mm 0 0 3mm } .f { position: absolute; bottom: 0; left: 0; right: 0; display: flex; justify-content: space-between; font-size: 8pt }
			</style><h1>${field('title', oneOf(random, at(0)))}</h1><div>${locale.company().name}, ${field('date', longDate(locale, random.day('1958-01-01', '2001-12-01')))}</div><div style="height:9mm"></div><div class="b">${isNameFirst ? markup`<b>${field('head', top.name)}</b><br>${field('headTitle', oneOf(random, at(1)))}` : markup`${field('headTitle', oneOf(random, at(1)))}<br><b>${field('head', top.name)}</b>`}</div><div class="v">${random.chance(0.6) && markup`<div class="b side">${at(2)}: ${field('assistant', side.name)}</div>`}</div>
			<div class="row" data-list="units">${units.map((one_, i) => markup`<div class="col" data-row><div class="v"></div><div class="b">${isNameFirst && markup`${cell('head', one_.head, one_ === one && 'headOfUnit')}<br>`}<b>${cell('unit', one_.unit, one_ === two && 'unitOfHead', i === units.length - 1 && 'lastUnit')}</b>${!isNameFirst && markup`<br>${cell('head', one_.head, one_ === one && 'headOfUnit')}`}${hasStaff && markup`<br>(${cell('staff', one_.staff, one_ === other && 'staffOfOther')} ${at(8)})`}</div><div class="sec">${one_.sections.map((section, k) => markup`<div>– ${one_ === one && k === 0 ? field('/firstSection', section) : section}</div>`)}</div></div>`)}</div>
			<div class="f"><span>${random.chance(0.6) && markup`${at(5)} ${field('chartNumber', random.pattern('##-?'))}`}</span><span>${random.chance(0.6) && field('note', oneOf(random, at(6)))}</span><span>${random.chance(0.5) && markup`${at(7)} ${field('drawn', random.pattern('?.?.'))}`}</span></div>`;
		return { html, fields };
	},
};
export default family;
