import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text, values } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import * as ask from '../../kit/lives.ts';
import { drawSpans, fill, split } from '../../kit/lives.ts';

const fields: Fields = {
	imieNazwisko: text('personName', 'kandydat', 'Kto ubiega się o pracę?'),
	zawod: text('jobTitle', 'zawód wyuczony', 'Welchen Beruf hat der Bewerber gelernt?'),
	dataUrodzenia: date('birthDate', 'Kiedy urodził się kandydat?'),
	telefon: text('phone', 'numer komórki'),
	miejscowosc: text('city', 'miejsce zamieszkania'),
	prawoJazdy: text(
		'drivingLicence',
		'kategoria prawa jazdy',
		'Which vehicles may the person drive?',
	),
	praca: list(
		{ od: ask.START, do: ask.END, firma: ask.COMPANY, stanowisko: ask.ROLE, zakres: ask.TASKS },
		'doświadczenie zawodowe',
		'workExperience',
		'Gdzie pracował kandydat?',
	),
	szkoly: list(
		{ lata: text('period', 'lata nauki', 'years'), szkola: ask.SCHOOL, tytul: ask.DEGREE },
		'wykształcenie',
		'schools',
		'Jakie szkoły ukończył?',
	),
	uprawnienia: values(
		text('certifications', 'uprawnienie', 'permit'),
		'uprawnienia i kursy',
		'Which permits does the craftsman hold?',
	),
	narzedzia: text(
		'',
		'własne narzędzia',
		'own tools',
		'Which tools does the person bring along?',
		'eigenes Werkzeug',
	),
	stawka: absent(number('hourlyRate', 'stawka godzinowa')),
	pesel: absent(text('personalNumber', 'PESEL')),
	nip: absent(text('taxNumber', 'NIP')),
};
const TRADES = split(
	'Stolarz|Spawacz MIG/MAG|Elektromonter|Hydraulik|Murarz-tynkarz|Dekarz|Ślusarz',
);
const TASKS = split(
	'montaż mebli na wymiar, praca na pilarce formatowej|spawanie konstrukcji stalowych do {n} mm|układanie instalacji w {n} mieszkaniach|prowadzenie brygady {n} osób|czytanie rysunku technicznego, pomiary u klienta|naprawy bieżące, konserwacja maszyn',
);
const SCHOOLS = split(
	'Zespół Szkół Budowlanych|Technikum Mechaniczne nr 2|Zasadnicza Szkoła Zawodowa|Centrum Kształcenia Praktycznego',
);
const PERMITS = split(
	'SEP do 1 kV|praca na wysokości|wózki widłowe UDT|książeczka spawacza|montaż rusztowań|kurs pierwszej pomocy',
);
const CLAUSE =
	'Wyrażam zgodę na przetwarzanie moich danych osobowych w celu rekrutacji zgodnie z obowiązującymi przepisami.';

/** A Polish tradesman's sheet: underlined headings, dates run into the text, a consent clause and a wet signature. */
const family: Family = {
	author: 'yara',
	locales: ['pl-PL'],
	draw: (random, locale) => {
		const person = locale.person();
		const spans = drawSpans(random, random.int(2, 5), { days: [200, 2500] });
		const trade = random.pick(TRADES);
		const style = random.pick(['mm.yyyy', 'yyyy', 'mm/yyyy']);
		const say = (day: string) => `${locale.date(day, style).text}${style === 'yyyy' ? ' r.' : ''}`;
		const first = Number((spans.at(-1)?.from ?? '2008').slice(0, 4));
		const right = random.chance(0.5);
		const html = markup`<style>
			@page { size: A4; margin: 25mm 22mm }
			body { font: 12pt/1.5 'Liberation Serif' } .who { ${right && 'text-align: right;'} margin-bottom: 8mm } h1 { text-align: center; font-size: 16pt; letter-spacing: 2pt; margin: 0 0 6mm } h2 { font-size: 12pt; text-decoration: underline; margin: 6mm 0 1mm } p { margin: 0 0 2mm; text-align: justify } .c { font-size: 8.5pt; margin-top: 10mm } .sig { float: right; margin-top: 12mm; text-align: center; font-size: 9pt }
			</style><h1>${random.pick(['CURRICULUM VITAE', 'ŻYCIORYS'])}</h1><div class="who"><b>${field('imieNazwisko', person.name)}</b>, ${field('zawod', trade)}<br>ur. ${field('dataUrodzenia', locale.date(random.day('1960-01-01', '2003-01-01')))}, zam. ${locale.address().street}, ${field('miejscowosc', locale.address().city)}<br>tel. ${field('telefon', locale.phone())}</div>
			<h2>Praca zawodowa</h2><div data-list="praca">${spans.map(
				({ from, to }) =>
					markup`<p data-row>${to === null ? markup`Od ${field('od', say(from))} do dziś` : markup`Od ${field('od', say(from))} do ${field('do', say(to))}`} – ${field('firma', locale.company().name)}, ${to === null ? markup`obecnie ${field('stanowisko', trade.toLowerCase())}` : field('stanowisko', random.pick(TRADES).toLowerCase())}: ${field(
						'zakres',
						random
							.some(TASKS, random.int(1, 2))
							.map((task) => fill(random, task))
							.join(', '),
					)}.</p>`,
			)}</div>
			<h2>Nauka</h2><div data-list="szkoly">${random.some(SCHOOLS, random.int(1, 2)).map((school, i) => markup`<p data-row>${field('lata', `${first - 4 * (i + 1)}–${first - 4 * i}`)}: ${field('szkola', school)}, ${field('tytul', random.pick(['czeladnik', 'technik', 'świadectwo ukończenia', 'dyplom mistrzowski']))}</p>`)}</div>
			<h2>Uprawnienia</h2><ul data-list="uprawnienia">${random.some(PERMITS, random.int(2, 4)).map((one) => markup`<li data-row>${field('value', one)}</li>`)}</ul><p>${random.chance(0.8) && markup`Prawo jazdy kat. ${field('prawoJazdy', random.pick(['B', 'B+E', 'C', 'T, B']))}. `}${random.chance(0.5) && markup`Posiadam ${field('narzedzia', random.pick(['własną spawarkę', 'komplet elektronarzędzi', 'busa i rusztowanie']))}.`}</p>
			<p class="c">${CLAUSE}</p><div class="sig">........................................<br>(podpis)</div>`;
		return { html, fields };
	},
};
export default family;
