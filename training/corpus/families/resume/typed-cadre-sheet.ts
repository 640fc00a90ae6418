import type { Family, Fields } from '../../family.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { split } from '../../kit/lives.ts';
import { drawTypeface } from '../../kit/paperwork.ts';
import { ASK, asList, drawLife, JOB, SPOKEN, STUDY, without } from '../../kit/people.ts';
import { asText } from '../../kit/wordings.ts';
import { typed } from '../../kit/typed.ts';

const fields: Fields = {
	jmeno: ASK.name,
	narozen: ASK.born,
	misto: ASK.birthPlace,
	stav: ASK.status,
	bydliste: ASK.address,
	puvod: asText(
		'social origin | occupation of the father | Was war der Vater? | povolání otce | apja foglalkozása',
	),
	povolani: asText('learnt trade | erlernter Beruf | vyučen | szakma | Which trade was learnt?'),
	organizace: asText(
		'memberships | In which organisations is the person? | členství | tagság | członkostwo',
	),
	vojna: asText(
		'military service | Wehrdienst | When was military service done? | katonai szolgálat',
	),
	skoly: asList(
		{ skola: STUDY.school, obor: STUDY.degree, rok: STUDY.to },
		'schooling | vzdělání | Which schools are named? | iskolák',
	),
	zamestnani: asList(
		{ od: JOB.from, do: JOB.to, podnik: JOB.firm, funkce: JOB.title, duvod: JOB.reason },
		'previous employment | dosavadní zaměstnání | Where was the person employed? | munkahelyek',
	),
	jazyky: SPOKEN,
	plat: asText(
		'last pay | Wie hoch war der letzte Lohn? | poslední plat | utolsó fizetés',
		'salary',
	),
	datum: ASK.signedOn,
	...without('email', 'phone', 'site'),
};
const SAID = {
	cs: 'OSOBNÍ DOTAZNÍK|Příjmení a jméno|Den, měsíc, rok narození|Místo narození|Rodinný stav|Bydliště|Povolání otce|Vyučen|Škola|Dosavadní zaměstnání|od|do|podnik|funkce|důvod odchodu|Jazyky|Členství|Vojenská služba|Poslední plat|Kčs|Datum|Podpis|svobodný;ženatý;rozvedený|dělník;rolník;úředník;horník|svaz mládeže;odbory;hasiči|1961-63;nekonal;1974-76|dohodou;reorganizace;stěhování;vojna',
	sk: 'OSOBNÝ DOTAZNÍK|Priezvisko a meno|Deň, mesiac, rok narodenia|Miesto narodenia|Rodinný stav|Bydlisko|Povolanie otca|Vyučený|Škola|Doterajšie zamestnanie|od|do|podnik|funkcia|dôvod odchodu|Jazyky|Členstvo|Vojenská služba|Posledný plat|Kčs|Dátum|Podpis|slobodný;ženatý;rozvedený|robotník;roľník;úradník;baník|zväz mládeže;odbory;hasiči|1961-63;nekonal;1974-76|dohodou;reorganizácia;sťahovanie;vojna',
	hu: 'SZEMÉLYI LAP|Vezeték- és keresztnév|Születési év, hó, nap|Születési hely|Családi állapot|Lakcím|Apja foglalkozása|Szakképzettség|Iskolái|Eddigi munkahelyei|-tól|-ig|vállalat|beosztás|kilépés oka|Nyelvtudás|Tagság|Katonai szolgálat|Utolsó fizetés|Ft|Kelt|Aláírás|nőtlen;nős;elvált|munkás;földműves;tisztviselő;bányász|szakszervezet;tűzoltók;sportkör|1961-63;nem volt;1974-76|közös megegyezés;átszervezés;költözés;behívás',
	pl: 'ANKIETA PERSONALNA|Nazwisko i imię|Dzień, miesiąc, rok urodzenia|Miejsce urodzenia|Stan cywilny|Adres|Zawód ojca|Zawód wyuczony|Szkoły|Przebieg pracy|od|do|zakład|stanowisko|powód odejścia|Języki|Przynależność|Służba wojskowa|Ostatnia pensja|zł|Data|Podpis|kawaler;żonaty;rozwiedziony|robotnik;rolnik;urzędnik;górnik|związek młodzieży;związek zawodowy;straż|1961-63;nie odbył;1974-76|porozumienie;reorganizacja;przeprowadzka;wojsko',
} as const;

/** A cadre sheet of the 1970s, wholly typed: numbered points with dots up to the answer, the jobs as columns of blanks under typed heads, everything in one face. */
const family: Family = {
	author: 'milica',
	locales: ['cs-CZ', 'sk-SK', 'hu-HU', 'pl-PL'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const one = (i: number) => random.pick(at(i).split(';'));
		const person = locale.person();
		const year = random.int(1966, 1988);
		const life = drawLife(random, locale, {
			jobs: [2, 5],
			latest: [`${year}-01-01`, `${year}-11-01`],
		});
		const short = (day: string) => `${Number(day.slice(5, 7))}/${day.slice(0, 4)}`;
		let number = 0;
		const point = (label: string, content: ReturnType<typeof markup>) =>
			markup`${(number += 1) < 10 && ' '}${number}. ${label} ${'.'.repeat(Math.max(3, 34 - label.length))} ${content}\n`;
		const firm = () =>
			`${random.pick(split('Strojírny|Kovo|Agro|Stavba|Textil|Elektro|Vagon|Prefa'))} ${random.pick(['n.p.', 'JZD', 'V.', 'š.p.'])} ${locale.address().city}`.slice(
				0,
				26,
			);
		const width = random.int(20, 24);
		const html = markup`<style>@page { size: A4; margin: 22mm 10mm 15mm 22mm } pre { font: ${drawTypeface(random, 9.5)}; line-height: ${random.decimal(1.45, 1.75, 2)}; margin: 0; white-space: pre-wrap; transform: rotate(${random.decimal(-0.4, 0.4)}deg) } .x { letter-spacing: 3pt }
			</style><pre>                     <span class="x">${at(0)}</span>

${point(at(1), field('jmeno', `${person.family} ${person.given}`))}${point(at(2), field('narozen', locale.date(random.day('1918-01-01', `${year - 38}-12-01`), 'd.m.yyyy')))}${point(at(3), field('misto', locale.address().city))}${point(at(4), field('stav', one(22)))}${point(at(5), field('bydliste', locale.address().whole))}${point(at(6), field('puvod', one(23)))}${point(at(7), field('povolani', life.title.toLowerCase()))}${random.chance(0.7) && point(at(17), field('vojna', one(25)))}${random.chance(0.7) && point(at(16), field('organizace', one(24)))}${random.chance(0.6) && point(at(18), markup`${field('plat', String(random.int(12, 48) * 50))} ${at(19)}`)}
${(number += 1)}. ${at(8)}:
<span data-list="skoly">${life.studies.map((study) => markup`<span data-row>    - ${field('skola', study.school)}, ${field('obor', study.degree)} (${field('rok', String(study.to))})\n</span>`)}</span>
${(number += 1)}. ${at(9)}:
    ${at(10).padEnd(9)}${at(11).padEnd(9)}${at(12).padEnd(28)}${at(13).padEnd(width + 2)}${at(14)}
    ${'-'.repeat(width + 60)}
<span data-list="zamestnani">${life.jobs.map((job) => markup`<span data-row>    ${typed('od', short(job.from), 9)}${job.to === null ? '-'.padEnd(9) : typed('do', short(job.to), 9)}${typed('podnik', firm(), 28)}${typed('funkce', job.title.toLowerCase().slice(0, width).trim(), width + 2)}${job.to !== null && field('duvod', one(26))}\n</span>`)}</span>
${(number += 1)}. ${at(15)}: <span data-list="jazyky">${life.languages.map((spoken, i) => markup`${i > 0 && ', '}<span data-row>${field('language', spoken.language)} (${field('level', spoken.level)})</span>`)}</span>


    ${at(20)}: ${field('datum', locale.date(`${year}-12-${random.int(10, 20)}`, 'd.m.yyyy'))}                  ${at(21)}: ....................</pre>`;
		return { html, fields };
	},
};
export default family;
