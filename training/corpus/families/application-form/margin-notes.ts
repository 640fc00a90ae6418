import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { drawPen } from '../../kit/archive.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	society: asText(
		'To which society is the application? | Verein | forening | Which association gives the plots?',
		'companyName',
	),
	applicant: asText('Who wants a plot? | Bewerber | ansøger | sökande', 'applicant'),
	address: asText('Where does the applicant live? | Anschrift | adresse', 'address'),
	telephone: asText('phone of the applicant | Telefon | telefonnummer', 'phone'),
	householdSize: asNumber('people in the household | Personen im Haushalt | antal personer'),
	plot: asText(
		'plot wanted | Which plot is asked for? | gewünschte Parzelle | ønsket have',
		'otherNumber',
	),
	size: asText('size of the plot | Größe der Parzelle | havens størrelse'),
	useOfPlot: asText('What will be grown? | use of the plot | Nutzung | hvad skal dyrkes'),
	hut: asText('What is said about a hut? | hut or greenhouse | Laube | redskabshus'),
	experience: asText('gardening experience | Erfahrung im Gärtnern | erfaring'),
	waitsSince: asDate('on the list since | Warteliste seit | på venteliste siden'),
	sponsor: asText('Which member speaks for the applicant? | Bürge | anbefalet af'),
	decision: asText(
		'decision of the committee | Beschluss | udvalgets beslutning | What did the committee decide?',
		'status',
	),
	appliedOn: asDate('date of the application | Antragsdatum | dato', 'applicationDate'),
	rent: absent(asNumber('yearly rent of the plot | Pacht | leje', 'rent')),
	birthDate: absent(asDate('birthday of the applicant | Geburtsdatum', 'birthDate')),
};
const SAID = {
	en: 'Application for a plot|Allotment Society|Please write below each question. Notes on the left are for guidance.|Your name|as on your council tax bill|Where you live|members live within three miles|Telephone|How many are you at home?|Which plot, or what size?|full plot 250 m², half plot 125 m²|What would you grow?|no more than a quarter lawn|Do you want a hut or glasshouse?|needs leave of the committee|Have you gardened before?|On the waiting list since|see your card|A member who knows you|Committee|Date|vegetables and soft fruit;dahlias for showing;potatoes, beans, some herbs|a small shed, second-hand;no;glasshouse 2 × 3 m|helped my grandfather;five years, window boxes before;none yet|half plot;full plot;any size|granted;deferred to March;refused, out of area',
	de: 'Antrag auf einen Garten|Kleingartenverein|Bitte unter jede Frage schreiben. Links stehen Hinweise.|Ihr Name|wie im Ausweis|Anschrift|höchstens 5 km entfernt|Telefon|Wie viele Personen?|Welche Parzelle oder Größe?|ganze Parzelle 300 m², halbe 150 m²|Was möchten Sie anbauen?|ein Drittel Obst und Gemüse|Wünschen Sie eine Laube?|nur mit Zustimmung des Vorstands|Haben Sie Erfahrung?|Auf der Liste seit|siehe Karte|Ein Mitglied, das Sie kennt|Vorstand|Datum|Gemüse und Beeren;Dahlien;Kartoffeln, Bohnen, Kräuter|kleine Laube, gebraucht;nein;Gewächshaus 2 × 3 m|beim Großvater geholfen;fünf Jahre;noch keine|halbe Parzelle;ganze Parzelle;gleich|bewilligt;vertagt auf März;abgelehnt',
	da: 'Ansøgning om kolonihave|Haveforeningen|Skriv under hvert spørgsmål. Til venstre står vejledning.|Navn|som på sundhedskortet|Bopæl|højst fem kilometer væk|Telefon|Hvor mange er I?|Hvilken have, eller hvor stor?|hel have 300 m², halv 150 m²|Hvad vil I dyrke?|højst en fjerdedel græs|Ønskes redskabshus?|kræver bestyrelsens tilladelse|Har I haft have før?|På venteliste siden|se kortet|Et medlem, der kender jer|Bestyrelsen|Dato|grøntsager og bær;georginer;kartofler, bønner og urter|lille skur, brugt;nej;drivhus 2 × 3 m|hjalp min bedstefar;fem år;nej|halv have;hel have;lige meget|bevilget;udsat til marts;afslået',
	sv: 'Ansökan om kolonilott|Koloniföreningen|Skriv under varje fråga. Till vänster står anvisningar.|Namn|som i legitimationen|Bostad|högst fem kilometer bort|Telefon|Hur många är ni?|Vilken lott, eller hur stor?|hel lott 300 m², halv 150 m²|Vad vill ni odla?|högst en fjärdedel gräs|Önskas stuga?|kräver styrelsens tillstånd|Har ni odlat förut?|I kö sedan|se kortet|En medlem som känner er|Styrelsen|Datum|grönsaker och bär;dahlior;potatis, bönor och örter|litet skjul, begagnat;nej;växthus 2 × 3 m|hjälpte farfar;fem år;nej|halv lott;hel lott;vilken som helst|beviljas;bordlagt till mars;avslås',
} as const;

/** A society's sheet: small slanted notes in the left margin, plain questions in the middle with the answer in pen below each, the committee's word stamped aslant. */
const family: Family = {
	author: 'thora',
	locales: ['en-GB', 'de-DE', 'da-DK', 'sv-SE', 'en-IE', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const person = locale.person();
		const home = locale.address();
		const pen = drawPen(random, 13);
		const day = random.day('1975-01-01', '2025-10-01');
		const q = (note: string, question: string, answer: ReturnType<typeof markup> | false) =>
			markup`<div class="n">${note}</div><div class="q">${question}<div class="a">${answer}</div></div>`;
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A5', '8in 13in'])}; margin: 14mm 16mm } body { font: 10.5pt/1.3 ${random.pick(["'Liberation Serif'", "'Liberation Mono'", "'DejaVu Serif Condensed'"])} } h1 { font-size: 1.5em; margin: 0 } .g { display: grid; grid-template-columns: 27% 1fr; column-gap: 6mm; margin-top: 5mm } .n { font-size: .72em; font-style: italic; color: #555; text-align: right; padding-top: .8mm } .q { border-left: .8pt solid #000; padding: 0 0 3mm 4mm } .a { min-height: 8mm } .a > span { ${pen}; transform-origin: left } .st { border: 1.6pt solid #a22; color: #a22; display: inline-block; padding: 1mm 4mm; transform: rotate(${random.decimal(-9, 6)}deg); font: bold 13pt 'Liberation Sans' }
			</style><h1>${at(0)}</h1>${field('society', `${at(1)} ${home.city}`)}<br><small>${at(2)}</small><div class="g">${q(at(4), `1. ${at(3)}`, field('applicant', person.name))}${q(at(6), `2. ${at(5)}`, field('address', home.whole))}${q('', `3. ${at(7)}`, random.chance(0.8) && field('telephone', locale.phone()))}${q('', `4. ${at(8)}`, field('householdSize', random.int(1, 6)))}${q(at(10), `5. ${at(9)}`, random.chance(0.5) ? field('plot', `${random.int(2, 140)}${random.pick(['', ' B', 'a'])}`) : field('size', one(24)))}${q(at(12), `6. ${at(11)}`, field('useOfPlot', one(21)))}${q(at(14), `7. ${at(13)}`, random.chance(0.8) && field('hut', one(22)))}${q('', `8. ${at(15)}`, random.chance(0.8) && field('experience', one(23)))}${q(at(17), `9. ${at(16)}`, random.chance(0.6) && field('waitsSince', locale.date(`${Number(day.slice(0, 4)) - random.int(1, 6)}${day.slice(4)}`)))}${q('', `10. ${at(18)}`, random.chance(0.6) && field('sponsor', locale.person().name))}${q('', at(20), field('appliedOn', locale.date(day)))}</div>${random.chance(0.7) && markup`<p>${at(19)}: <span class="st">${field('decision', one(25))}</span></p>`}`;
		return { html, fields };
	},
};
export default family;
