import type { Family, Fields } from '../../family.ts';
import { drawPen } from '../../kit/archive.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { drawTypeface, entry, oldPhone } from '../../kit/paperwork.ts';
import { ASK, asList, drawLife, JOB, without } from '../../kit/people.ts';
import { asFlag, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	surname: asText(
		'family name on the card | Nachname | nom de famille | Whose card is it?',
		'surname',
	),
	forename: asText('first name on the card | Vorname | prénom', 'givenNames'),
	cardNo: asText('number of the card | Kartennummer | Which number has the card?', 'otherNumber'),
	home: ASK.address,
	phone: ASK.phone,
	age: asNumber('How old is the person? | Alter | âge', 'age'),
	typing: asNumber('typing speed | words or strokes a minute | Anschläge | aantal aanslagen'),
	shorthand: asNumber('shorthand speed | Silben je Minute | sténo'),
	hasOwnCar: asFlag('own car | Has the person a car? | eigener Wagen'),
	interviewer: asText(
		'Who interviewed the person? | Wer hat das Gespräch geführt? | interviewedBy',
	),
	remark: asText(
		'note in pen | handwritten remark | handschriftliche Bemerkung | What was noted by hand?',
		'notes',
	),
	registered: asText('day of registration | aufgenommen am | ingeschreven op', 'documentIssueDate'),
	posts: asList(
		{
			employer: JOB.firm,
			post: JOB.title,
			years: asText('years at the firm | Jahre | from which to which year', 'period'),
			leaving: JOB.reason,
		},
		'previous posts | frühere Stellen | Where did she work before? | vorige betrekkingen',
	),
	...without('email', 'born', 'nationality'),
};
const SAID = {
	en: 'STAFF BUREAU|Surname|Forename|Address|Tel.|Age|Typing|w.p.m.|Shorthand|Own car|yes|no|Previous posts|Firm|Position|Years|Why left|Seen by|Reg.|Smart, punctual. Send to solicitors only.;Prefers mornings;Good telephone voice;Not available August|moved;marriage;firm closed;better pay',
	de: 'STELLENBÜRO|Name|Vorname|Anschrift|Tel.|Alter|Maschine|Anschl.|Steno|Eigener Wagen|ja|nein|Frühere Stellen|Firma|Tätigkeit|Jahre|Austritt|Gespräch|Aufn.|Gepflegt, pünktlich. Nur Kanzleien!;nur vormittags;gute Stimme am Telefon;im August verreist|Umzug;Heirat;Betrieb geschlossen;höherer Lohn',
	nl: 'UITZENDBUREAU|Naam|Voornaam|Adres|Tel.|Leeftijd|Typen|aansl.|Steno|Eigen auto|ja|nee|Vorige betrekkingen|Firma|Functie|Jaren|Reden vertrek|Gesprek|Ingeschr.|Verzorgd, op tijd. Alleen notarissen.;liefst ochtenden;prettige stem;augustus afwezig|verhuizing;huwelijk;bedrijf gesloten;beter loon',
	sv: 'ARBETSFÖRMEDLING|Efternamn|Förnamn|Adress|Tel.|Ålder|Maskin|nedsl.|Stenografi|Egen bil|ja|nej|Tidigare platser|Firma|Befattning|År|Slutade|Samtal|Inskr.|Vårdad, punktlig. Endast advokater.;helst förmiddag;god telefonröst;bortrest i augusti|flytt;giftermål;nedlagt;bättre lön',
} as const;

/** An index card of a bureau for office staff, lying, of the sixties: printed captions under the blanks, typewriter above, four cramped rows of posts and a note in pen across the corner. */
const family: Family = {
	author: 'quentin',
	locales: ['en-GB', 'de-DE', 'nl-NL', 'sv-SE', 'en-US'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const person = locale.person();
		const year = random.int(1958, 1979);
		const life = drawLife(random, locale, {
			jobs: [1, 4],
			latest: [`${year}-01-01`, `${year}-12-01`],
		});
		const put = (path: string, content: Parameters<typeof field>[1], share = 1) =>
			entry(random, path, content, share);
		const box = (label: string, content: ReturnType<typeof markup> | false, width: number) =>
			markup`<div style="width:${width}mm"><div class="v">${content}</div><small>${label}</small></div>`;
		const hasCar = random.chance(0.3);
		const html = markup`<style>@page { size: 203mm 127mm; margin: 6mm 8mm } body { font: 7pt 'Liberation Sans'; position: relative } .v { font: ${drawTypeface(random, 10)}; border-bottom: .5pt solid #000; height: 6.5mm; line-height: 7mm; white-space: nowrap } .row { display: flex; gap: 4mm; margin-bottom: 1.5mm } .hd { display: flex; justify-content: space-between; border-bottom: 1.5pt solid #a33; font-size: 9pt; letter-spacing: 2pt; margin-bottom: 2mm } table { width: 100% } td { font: ${drawTypeface(random, 9)}; border-bottom: .4pt solid #77a; height: 7mm } th { text-align: left; font-size: 7pt; font-weight: normal } .pen { position: absolute; right: 4mm; bottom: -2mm; max-width: 75mm } .pen span { ${drawPen(random, 14)} }
			</style><div class="hd"><span>${at(0)}</span><span>Nr. ${field('cardNo', random.pattern('?-####'))}</span></div><div class="row">${box(at(1), put('surname', random.chance(0.5) ? person.family.toUpperCase() : person.family), 55)}${box(at(2), put('forename', person.given), 45)}${box(at(5), put('age', random.int(17, 54)), 15)}${box(at(18), put('registered', `${random.int(1, 28)}.${random.int(1, 12)}.${String(year).slice(2)}`, 0.9), 30)}</div>
			<div class="row">${box(at(3), put('home', locale.address().whole), 105)}${box(at(4), put('phone', locale.countryCode === 'US' ? oldPhone(random) : random.pattern('## ## ##'), 0.8), 40)}</div><div class="row">${box(`${at(6)} (${at(7)})`, put('typing', random.int(30, 80), 0.85), 30)}${box(at(8), put('shorthand', random.int(60, 140), 0.6), 30)}${box(at(9), markup`<span data-field="hasOwnCar" data-value="${String(hasCar)}">${at(hasCar ? 10 : 11)}</span>`, 30)}${box(at(17), put('interviewer', locale.person().family, 0.8), 45)}</div>
			<table data-list="posts"><tr><th>${at(12)}: ${at(13)}</th><th>${at(14)}</th><th>${at(15)}</th><th>${at(16)}</th></tr>${life.jobs.map((job) => markup`<tr data-row><td>${field('employer', job.employer)}</td><td>${field('post', job.title)}</td><td>${field('years', `${job.from.slice(2, 4)}-${(job.to ?? String(year)).slice(2, 4)}`)}</td><td>${random.chance(0.7) && field('leaving', one(20))}</td></tr>`)}${Array.from({ length: 4 - life.jobs.length }, () => markup`<tr><td></td><td></td><td></td><td></td></tr>`)}</table><div class="pen"><span>${random.chance(0.7) && field('remark', one(19))}</span></div>`;
		return { html, fields };
	},
};
export default family;
