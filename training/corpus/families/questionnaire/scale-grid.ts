import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { drawPen } from '../../kit/archive.ts';
import { choose, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { asList } from '../../kit/people.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	survey: asText('What is the survey called? | Titel der Umfrage | nazwa ankiety | enkätens namn'),
	sheetNumber: asText(
		'number of the sheet | Bogennummer | numer arkusza | blankettnummer',
		'otherNumber',
	),
	statements: asList(
		{
			number: asNumber('number of the statement | Nummer der Aussage | numer'),
			statement: asText('statement to be rated | Aussage | stwierdzenie | påstående', 'question'),
			score: asNumber(
				'number that was crossed | angekreuzter Wert | zaznaczona ocena | kryssad siffra',
				'answer',
			),
		},
		'ratings | How was each statement rated? | Bewertungen | oceny | betyg',
	),
	lowest: asText(
		'meaning of the lowest number | Bedeutung der 1 | znaczenie najniższej oceny | vad ettan betyder',
	),
	highest: asText(
		'meaning of the highest number | Bedeutung des höchsten Wertes | znaczenie najwyższej oceny',
	),
	liked: asText(
		'What was liked most? | was am besten gefiel | co się podobało | vad som var bra',
		'answer',
	),
	improve: asText(
		'What should be better? | Verbesserungsvorschlag | co poprawić | vad som kan bli bättre',
	),
	years: asText('How long in the firm? | Betriebszugehörigkeit | staż pracy | hur länge anställd'),
	department: asText('department of the person | Abteilung | dział | avdelning', 'department'),
	returnTo: asText('Where is the sheet to be returned? | Rückgabe an | gdzie oddać | lämnas till'),
	returnBy: asDate('last day for returning it | Abgabe bis | termin zwrotu | senast', 'dueDate'),
	name: absent(asText('name of the person asked | Name des Befragten | nazwisko', 'personName')),
	age: absent(asNumber('age of the person asked | Alter | wiek', 'age')),
};
const SAID = {
	en: 'Staff Survey;Canteen Survey;Course Evaluation|Sheet|Please cross one number in each line.|I do not agree at all|I fully agree|The room was bright and quiet.;I was told in time.;My questions were answered.;The work is shared out fairly.;I would come again.;The food was hot.;There was enough time.;I know what is expected of me.;The tools are in good order.;I can speak openly.|What did you like most?|What should be better?|How long have you been here?|under 1 year;1–5 years;over 5 years|Department|Return to|by|the colleagues;short ways;the soup;good handouts|more breaks;a second microphone;less salt;shorter forms|stores;laboratory;accounts;workshop|the box at the gate;room 214;Mrs Barlow',
	de: 'Mitarbeiterbefragung;Umfrage Kantine;Kursbewertung|Bogen|Bitte in jeder Zeile eine Zahl ankreuzen.|stimme gar nicht zu|stimme voll zu|Der Raum war hell und ruhig.;Ich wurde rechtzeitig informiert.;Meine Fragen wurden beantwortet.;Die Arbeit ist gerecht verteilt.;Ich käme wieder.;Das Essen war warm.;Die Zeit reichte aus.;Ich weiß, was erwartet wird.;Das Werkzeug ist in Ordnung.;Ich kann offen reden.|Was hat Ihnen am besten gefallen?|Was sollte besser werden?|Wie lange sind Sie hier?|unter 1 Jahr;1–5 Jahre;über 5 Jahre|Abteilung|Abgabe bei|bis|die Kollegen;kurze Wege;die Suppe;gute Unterlagen|mehr Pausen;zweites Mikrofon;weniger Salz;kürzere Bögen|Lager;Labor;Buchhaltung;Werkstatt|Kasten am Tor;Zimmer 214;Frau Krüger',
	pl: 'Ankieta pracownicza;Ankieta o stołówce;Ocena kursu|Arkusz|W każdym wierszu proszę zakreślić jedną cyfrę.|zupełnie się nie zgadzam|w pełni się zgadzam|Sala była jasna i cicha.;Poinformowano mnie na czas.;Odpowiedziano na pytania.;Praca jest dzielona sprawiedliwie.;Przyjdę ponownie.;Jedzenie było ciepłe.;Czasu wystarczyło.;Wiem, czego się oczekuje.;Narzędzia są sprawne.;Mogę mówić otwarcie.|Co podobało się najbardziej?|Co poprawić?|Jak długo Pan/Pani pracuje?|do 1 roku;1–5 lat;ponad 5 lat|Dział|Zwrot do|do dnia|koledzy;blisko;zupa;dobre materiały|więcej przerw;drugi mikrofon;mniej soli|magazyn;laboratorium;księgowość;warsztat|skrzynka przy bramie;pokój 214',
	sv: 'Personalenkät;Matsalsenkät;Kursvärdering|Blankett|Kryssa en siffra på varje rad.|instämmer inte alls|instämmer helt|Rummet var ljust och tyst.;Jag fick besked i tid.;Mina frågor besvarades.;Arbetet delas rättvist.;Jag kommer gärna igen.;Maten var varm.;Tiden räckte.;Jag vet vad som väntas.;Verktygen är i ordning.;Jag kan tala öppet.|Vad var bäst?|Vad kan bli bättre?|Hur länge har du varit här?|under 1 år;1–5 år;över 5 år|Avdelning|Lämnas till|senast|kollegorna;nära hem;soppan;bra papper|fler raster;en mikrofon till;mindre salt|lager;laboratorium;ekonomi;verkstad|lådan vid grinden;rum 214',
} as const;

/** A grid of statements with the figures one to five, six or seven printed in every row and one of them crossed by pen, shaded every second row, the ends of the scale only named at the top, two open lines below. */
const family: Family = {
	author: 'thora',
	locales: ['en-GB', 'de-DE', 'pl-PL', 'sv-SE', 'de-CH', 'en-CA'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const scale = random.pick([5, 6, 7]);
		const pen = drawPen(random, 13);
		const statements = random.some(at(5).split(';'), random.int(6, 10));
		const mark = random.pick(['x', 'o', 'b']);
		const figures = (score: number) =>
			Array.from(
				{ length: scale },
				(_, i) =>
					markup`<td class="f">${i + 1 === score ? markup`<span class="${mark}">${field('score', score)}</span>` : i + 1}</td>`,
			);
		const open = (i: number, content: ReturnType<typeof markup> | false) =>
			markup`<p>${at(i)}</p><div class="o">${content}</div><div class="o"></div>`;
		const names = at(9).split(';');
		const html = markup`<style>@page { size: A4; margin: 16mm 15mm } body { font: 10pt/1.35 ${random.pick(["'Liberation Sans'", "'DejaVu Serif Condensed'", "'Liberation Sans Narrow'"])} } h1 { font-size: 16pt; margin: 0 } .h { display: flex; justify-content: space-between } table { width: 100%; margin: 3mm 0 5mm } td { padding: 1.6mm 1.5mm } tr:nth-child(even) td { background: #ececec } .f { width: 9mm; text-align: center; color: #555 } .x { position: relative; display: inline-block } .x::after { content: '╳'; position: absolute; left: -1.2mm; top: -.6mm; color: #1b2a6b; font-size: 13pt } .o.o { min-height: 9mm } .f .o { border: 1.2pt solid #1b2a6b; border-radius: 50%; padding: .6mm 2mm; min-height: 0 } .b { background: #222; color: #fff; padding: .6mm 2mm } .e td { font-size: 7.5pt; background: none !important } .o { border-bottom: .6pt dotted #000 } div.o > span { ${pen} } p { margin: 3mm 0 0 } .ft { border-top: 1pt solid #000; margin-top: 6mm; padding-top: 2mm; display: flex; justify-content: space-between } .tick { display: inline-block; width: 3.4mm; height: 3.4mm; border: .7pt solid #000; text-align: center; font: bold 8pt/3.2mm 'Liberation Sans' } .choice { margin-right: 4mm }
			</style><div class="h"><h1>${field('survey', one(0))}</h1><span>${at(1)} ${field('sheetNumber', random.pattern('0####'))}</span></div>${at(2)}<table data-list="statements"><tr class="e"><td></td><td></td><td colspan="${Math.floor(scale / 2)}">${field('/lowest', at(3))}</td><td colspan="${Math.ceil(scale / 2)}" style="text-align:right">${field('/highest', at(4))}</td></tr>${statements.map((statement, i) => markup`<tr data-row><td style="width:7mm">${field('number', i + 1)}.</td><td>${field('statement', statement)}</td>${figures(random.chance(0.93) ? random.int(1, scale) : 0)}</tr>`)}</table>
			${open(6, random.chance(0.75) && field('liked', one(13)))}${open(7, random.chance(0.6) && field('improve', one(14)))}<p>${at(8)} ${choose('years', names, random.chance(0.85) ? random.pick(names) : undefined)}</p>${random.chance(0.6) && markup`<p>${at(10)}: ${field('department', one(15))}</p>`}<div class="ft"><span>${at(11)}: ${field('returnTo', one(16))}</span><span>${at(12)} ${field('returnBy', locale.date(random.day('1993-01-01', '2026-05-01')))}</span></div>`;
		return { html, fields };
	},
};
export default family;
