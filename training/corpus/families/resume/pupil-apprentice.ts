import type { Family, Fields } from '../../family.ts';
import { field, markup } from '../../kit/html.ts';
import { ASK, asList, asValues, drawLife, head, STUDY, without } from '../../kit/people.ts';
import { split } from '../../kit/lives.ts';
import { addDays } from '../../kit/random.ts';
import { asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	bewerber: ASK.name,
	anschrift: ASK.address,
	mobil: ASK.phone,
	mail: ASK.email,
	geboren: ASK.born,
	geburtsort: ASK.birthPlace,
	eltern: asText('Eltern | parents and their work | Was machen die Eltern? | Wer sind die Eltern?'),
	geschwister: asText('siblings | Wie viele Geschwister? | Has the pupil brothers or sisters?'),
	ziel: asText('Ausbildungswunsch | Which apprenticeship is sought? | Wunschberuf', 'jobTitle'),
	schulabschluss: asText(
		'expectedDegree | Which leaving certificate is expected? | angestrebter Abschluss',
	),
	schulen: asList(
		{
			von: STUDY.from,
			bis: STUDY.to,
			schule: STUDY.school,
			ort: asText('Ort | town of the school'),
		},
		'Schulbildung | Which schools were attended? | besuchte Schulen',
	),
	praktika: asList(
		{
			betrieb: asText('Betrieb | company of the placement | firm', 'employer'),
			beruf: asText('Beruf | trade tried out | kennengelernter Beruf'),
			dauer: asText('Dauer | when the placement was | Zeitraum'),
			aufgaben: asText('Tätigkeiten | what the pupil did there | learnt'),
		},
		'Schülerpraktika | Where were placements done? | internships',
	),
	noten: asList(
		{
			fach: asText('Fach | school subject | matière', 'subject'),
			note: asNumber('Note | mark', 'grade'),
		},
		'Zeugnisnoten | Which marks stand in the report? | marks',
	),
	lieblingsfach: asText('favourite subject | Was ist das Lieblingsfach? | Lieblingsfächer'),
	kenntnisse: asValues('Kenntnis | skill', 'Kenntnisse | What can the pupil do? | Fähigkeiten'),
	hobbys: ASK.hobbies,
	unterschriftAm: ASK.signedOn,
	...without('licence', 'salary', 'lastFirm'),
};

/** A pupil's sheet for an apprenticeship: captions in coloured flags down the left, placements with the time at the right edge, marks of the last report in a strip. */
const family: Family = {
	author: 'milica',
	locales: ['de-DE', 'de-AT', 'de-CH'],
	draw: (random, locale) => {
		const person = locale.person();
		const life = drawLife(random, locale);
		const birth = random.day('2005-08-01', '2010-06-30');
		const start = Number(birth.slice(0, 4)) + 6;
		const year = start + 10;
		const home = locale.address();
		const tone = random.pick(['#2a7f62', '#a03c56', '#2c5f9e', '#8a6d1f']);
		const block = (label: string, content: ReturnType<typeof markup>) =>
			markup`<div class="b"><div class="f">${label}</div><div>${content}</div></div>`;
		const trades = split(
			'Tischler|Kfz-Mechatroniker|Bankkaufmann|Friseurin|Elektroniker|Erzieherin|Zahntechniker|Hotelfachfrau',
		);
		const did = split(
			'Kunden begrüßen, Ware einräumen|Reifen wechseln, Werkstatt aufräumen|Holz schleifen und ölen|Kinder betreuen, Basteln|Akten ablegen, Post verteilen|Kabel verlegen helfen',
		);
		const subjects = split('Deutsch|Mathematik|Englisch|Physik|Technik|Sport|Kunst|Biologie');
		const html = markup`<style>@page { size: A4; margin: 20mm 18mm 15mm 0 } body { font: 10.5pt/1.4 ${random.pick(["'Liberation Sans'", "'DejaVu Sans Condensed'"])} } .who { margin-left: 62mm; display: grid; grid-template-columns: 1fr 32mm } .ph { border: .6pt dashed #888; height: 40mm; font-size: 8pt; color: #888; text-align: center; padding-top: 16mm } h1 { font-size: 22pt; color: ${tone}; margin: 0 } .b { display: grid; grid-template-columns: 54mm 1fr; gap: 8mm; margin-top: 5mm } .f { background: ${tone}; color: #fff; text-align: right; padding: 1mm 4mm; height: 7.5mm; clip-path: polygon(0 0, 94% 0, 100% 50%, 94% 100%, 0 100%) } .p { display: grid; grid-template-columns: 1fr auto; margin-bottom: 1.5mm } .p i { grid-column: 1 / 3; font-size: 9.5pt } .n { display: flex; border: .6pt solid ${tone}; width: fit-content } .n > span { display: block; padding: .5mm 2.2mm; border-right: .4pt solid ${tone}; text-align: center; font-size: 8.5pt } .n b { font-size: 11pt }
			</style><div class="who"><div><h1>${field('bewerber', person.name)}</h1>${field('anschrift', home.whole)}<br>${field('mobil', locale.phone())} · ${field('mail', person.email)}<br><br>Ausbildung: <b>${field('ziel', random.pick(trades))}</b></div>${random.chance(0.6) && markup`<div class="ph">Foto</div>`}</div>
			${block('Zur Person', markup`geboren am ${field('geboren', locale.date(birth))} in ${field('geburtsort', locale.address().city)}<br>${random.chance(0.6) && markup`Eltern: ${field('eltern', random.pick(['Krankenpflegerin und Busfahrer', 'Landwirte', 'Verkäuferin, Schlosser']))}<br>`}${random.chance(0.6) && field('geschwister', random.pick(['eine ältere Schwester', 'zwei jüngere Brüder', 'keine Geschwister']))}`)}
			${block('Schule', markup`<div data-list="schulen">${['Grundschule', random.pick(['Realschule', 'Sekundarschule', 'Mittelschule'])].map((kind, i) => markup`<div class="p" data-row><span>${field('schule', `${kind} ${random.pick(['Am Bach', 'Nord', 'Lindenhof', 'Mühlfeld'])}`)}, ${field('ort', home.city)}</span><span>${field('von', String(start + (i === 0 ? 0 : 4)))}–${i === 0 ? field('bis', String(start + 4)) : 'heute'}</span></div>`)}</div>Abschluss ${year}: ${field('schulabschluss', random.pick(['Mittlere Reife', 'Sekundarabschluss I', 'Hauptschulabschluss', 'Lehrabschluss geplant']))}`)}
			${block(head(locale, 'internships'), markup`<div data-list="praktika">${Array.from({ length: random.int(1, 3) }, (_, i) => markup`<div class="p" data-row><span><b>${field('betrieb', locale.company().name)}</b>, ${field('beruf', random.pick(trades))}</span><span>${field('dauer', locale.date(addDays(`${year - i}-03-02`, random.int(0, 200)), 'mm/yyyy').text)}${random.chance(0.4) && ' (2 Wo.)'}</span><i>${field('aufgaben', random.pick(did))}</i></div>`)}</div>`)}
			${block('Letztes Zeugnis', markup`<div class="n" data-list="noten">${random.some(subjects, random.int(4, 6)).map((one) => markup`<span data-row>${field('fach', one)}<br><b>${field('note', locale.count(random.int(1, 4)))}</b></span>`)}</div>${random.chance(0.6) && markup`Lieblingsfach: ${field('lieblingsfach', random.pick(subjects))}`}`)}
			${block('Kann ich gut', markup`<ul style="margin:0;padding-left:4mm" data-list="kenntnisse">${life.skills.slice(0, 4).map((one) => markup`<li data-row>${field('value', one)}</li>`)}</ul>`)}${block('Freizeit', field('hobbys', life.hobbies.join(', ')))}
			<p style="margin:12mm 0 0 62mm">${home.city}, ${field('unterschriftAm', locale.date(random.day(`${year - 1}-09-01`, `${year}-03-01`)))}</p>`;
		return { html, fields };
	},
};
export default family;
