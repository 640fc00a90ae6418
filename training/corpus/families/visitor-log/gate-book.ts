import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { clock, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	site: asText(
		'site | location | At which site was the log kept? | Which plant do the people visit? | An welchem Standort? | Op welke locatie?',
	),
	day: asDate(
		'day of the log | logDate | For which day is the sheet? | What is the date of the sheet? | Für welchen Tag gilt das Blatt?',
	),
	sheet: asText(
		'sheet number | sheetNo | What is the number of the sheet? | Blattnummer | Which sheet is it?',
	),
	guard: asText(
		'guard on duty | dutyOfficer | Who was on duty at the gate? | Which guard kept the log? | Wer hatte Dienst an der Pforte?',
	),
	visits: list(
		{
			name: asText('visitor | nameOfVisitor | Who came? | Name des Besuchers'),
			firm: asText('company | firm of the visitor | From which firm?'),
			host: asText('person visited | personToSee | Whom did they come to see?'),
			inAt: asText('timeIn | time of arrival | When did they come in? | Ankunft'),
			outAt: asText('timeOut | time of leaving | When did they go? | Verlassen'),
			plate: asText('vehicle | number plate of the car | With which car?'),
			badge: asText('badgeNo | number of the badge | Which badge did they get?'),
		},
		'visitors',
		'Who visited the site?',
		'Welche Besucher sind eingetragen?',
	),
	firstVisitor: asText(
		'first visitor | Who was the first visitor of the day? | Who is on the first line? | Wer kam als Erster?',
	),
	secondVisitor: asText(
		'second visitor | Who is the second person in the list? | Who stands on line 2? | Wer steht an zweiter Stelle?',
	),
	lastVisitor: asText(
		'last visitor | Who came last? | Which visitor stands on the last line filled in? | Wer ist der letzte Besucher?',
	),
	firstHost: asText(
		'host of the first visitor | Whom did the first visitor want to see? | Wen besuchte der erste Besucher?',
	),
	firstIn: asText(
		'arrival of the first visitor | At what time did the first visitor come in? | Wann kam der erste Besucher?',
	),
	count: asNumber(
		'number of visitors | visitorCount | How many visitors were there? | Wie viele Besucher waren es?',
	),
	checked: asText(
		'checked by | supervisor | Who checked the sheet? | Who countersigned the log? | Wer hat das Blatt geprüft?',
	),
	incidents: asText(
		'incidents | remarks of the guard | What did the guard note? | Gab es besondere Vorkommnisse?',
	),
	escort: absent(asText('escort | Who escorted the visitors? | escortName')),
	phone: absent(
		asText('telephone of the gate | What is the phone number of the gate? | gatePhone'),
	),
	temperature: absent(
		asNumber('temperature of the visitor | What temperature was measured? | bodyTemperature'),
	),
};
const SAID = {
	en: 'VISITOR REGISTER;VISITORS LOG;SIGN-IN SHEET|Site|Date|Sheet|Guard on duty|Name (print);Visitor|Company;Representing|To see;Person visited|In;Time in|Out;Time out|Car reg.;Vehicle|Badge|Total visitors|Checked|Incidents|All visitors must sign. Badges are to be returned. No cameras. Escort required in red areas.|one badge not returned;delivery refused at 11;alarm test at noon;quiet day|Plant|North gate;Main entrance;Works 2',
	de: 'BESUCHERBUCH;BESUCHERLISTE;Anmeldung Besucher|Standort|Datum|Blatt|Diensthabender Pförtner|Name;Besucher|Firma|Besuch bei;zu wem|an;Ankunft|ab;Abgang|Kfz-Kennz.|Ausweis|Besucher gesamt|Geprüft|Vorkommnisse|Jeder Besucher hat sich einzutragen. Ausweise sind zurückzugeben. Fotografieren verboten.|ein Ausweis fehlt;Lieferung abgewiesen;Probealarm um 12 Uhr;keine|Werk|Tor Nord;Haupteingang;Werk 2',
	nl: 'BEZOEKERSREGISTER;BEZOEKERSLIJST|Locatie|Datum|Blad|Dienstdoende portier|Naam;Bezoeker|Bedrijf|Bezoekt;Voor wie|In|Uit|Kenteken|Pasnr.|Totaal bezoekers|Gezien|Bijzonderheden|Iedere bezoeker dient zich in te schrijven. Passen inleveren bij vertrek. Fotograferen verboden.|een pas niet terug;levering geweigerd;oefenalarm om 12 uur;geen|Fabriek|Poort Noord;Hoofdingang;Hal 2',
} as const;

/** A gate's register across a landscape sheet: one visitor a row in handwriting, ditto marks, people who never signed out, head and foot outside the table. */
const family: Family = {
	author: 'clementine',
	locales: ['en-GB', 'de-DE', 'nl-NL', 'en-US', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const count = random.int(2, 16);
		const hosts = Array.from({ length: 4 }, () =>
			`${random.pick(['Mr ', 'Mrs ', '', '', 'Dr '])}${locale.person().family}`.replace(
				/^Mrs? /,
				locale.language === 'en' ? '$&' : '',
			),
		);
		let minutes = random.int(7, 9) * 60;
		const has = { plate: random.chance(0.6), badge: random.chance(0.65), firm: random.chance(0.9) };
		const visits = Array.from({ length: count }, (_, i) => {
			minutes += random.int(3, 48);
			const host = random.pick(hosts);
			const firm = random.pick([
				locale.company().name.split(' ').slice(0, 2).join(' '),
				random.pick(['–', '"']),
			]);
			return {
				i,
				name: locale.person().name,
				host,
				inAt: clock(minutes),
				outAt: clock(minutes + random.int(10, 190)),
				firm,
				plate: random.pattern('??-###-?'),
				badge: String(random.int(1, 60)),
			};
		});
		const rows = Math.max(count, random.int(10, 18));
		const head = [
			one(5),
			...(has.firm ? [one(6)] : []),
			one(7),
			...(has.plate ? [at(10)] : []),
			one(8),
			one(9),
			...(has.badge ? [at(11)] : []),
		];
		const cell = (path: string, content: string, also = '') =>
			markup`<td>${also === '' ? field(path, content) : field(path, field(`/${also}`, content))}`;
		const inks = ['#14246b', '#111', '#27408b', '#333'];
		const faces = [
			"italic 11.5pt 'Liberation Serif'",
			"italic 9.5pt 'DejaVu Serif'",
			"10pt 'DejaVu Sans'",
		];
		const html = markup`<style>@page { size: ${random.pick(['A4 landscape', 'letter landscape', 'A4'])}; margin: 11mm } body { font: 9pt 'Liberation Sans' } header { display: flex; justify-content: space-between; align-items: baseline; margin-bottom: 3mm } h1 { font-size: 14pt; margin: 0 } table { width: 100% } th { font-size: 7.5pt; text-align: left; background: ${random.pick(['#dde', '#eee', '#fff'])}; border: .6pt solid #555; padding: 1mm 1.5mm } td { border: ${random.pick(['.5pt solid #999; border-left: 0; border-right: 0', '.5pt solid #777'])}; height: ${random.pick([6.6, 7.4])}mm; padding: 0 1.5mm; white-space: nowrap } u { text-decoration: none; border-bottom: .5pt solid; padding: 0 2mm; font: ${random.pick(faces)} } footer { display: flex; justify-content: space-between; margin-top: 3mm }
			</style><header><h1>${one(0)}</h1><span>${at(1)}: <u>${field('site', `${at(17)} ${locale.address().city}, ${one(18)}`)}</u></span><span>${at(2)}: <u>${field('day', locale.date(random.day('1964-01-01', '2024-12-01')))}</u></span>${random.chance(0.7) && markup`<span>${at(3)} ${field('sheet', String(random.int(2, 398)))}</span>`}</header>
			<table data-list="visits"><tr><th>${locale.language === 'en' ? 'No' : 'Nr.'}${head.map((label) => markup`<th>${label}`)}${visits.map(
				(visit) => {
					const { i } = visit;
					const who =
						i === 0
							? 'firstVisitor'
							: i === count - 1
								? 'lastVisitor'
								: i === 1
									? 'secondVisitor'
									: '';
					return markup`<tr data-row style="font:${random.pick(faces)};color:${random.pick(inks)}"><td>${i + 1}${cell('name', visit.name, who)}${has.firm && (/^["–]$/.test(visit.firm) ? markup`<td>${visit.firm}` : cell('firm', visit.firm))}${cell('host', visit.host, i === 0 ? 'firstHost' : '')}${has.plate && (random.chance(0.5) ? cell('plate', visit.plate) : markup`<td>`)}${cell('inAt', visit.inAt, i === 0 ? 'firstIn' : '')}${random.chance(0.8) ? cell('outAt', visit.outAt) : markup`<td>`}${has.badge && cell('badge', visit.badge)}`;
				},
			)}${Array.from({ length: rows - count }, (_, i) => markup`<tr><td>${count + i + 1}${head.map(() => markup`<td>`)}`)}</table>
			<footer><span>${at(4)}: <u>${field('guard', locale.person().name)}</u></span><span>${at(12)}: <u>${random.chance(0.6) && field('count', count)}</u></span><span>${at(13)}: <u>${random.chance(0.5) && field('checked', locale.person().family)}</u></span></footer><p>${at(14)}: <u>${random.chance(0.5) && field('incidents', one(16))}</u></p><div style="font-size:7pt">${at(15)}</div>`;
		return { html, fields };
	},
};
export default family;
