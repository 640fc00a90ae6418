import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	club: text('companyName', 'Which club is it?', 'Name des Vereins'),
	asOf: date('statementDate', 'Stand', 'as of which day'),
	season: text('period', 'season', 'Saison', 'sporting year'),
	secretary: text('preparedBy', 'Who keeps the list?', 'Schriftführer'),
	memberCount: number('', 'number of members', 'Mitgliederzahl', 'How many members are there?'),
	section: text('department', 'section of the club', 'Abteilung'),
	members: list(
		{
			number: text('memberNumber', 'Mitgliedsnummer'),
			surname: text('surname'),
			givenName: text('givenNames'),
			born: date('birthDate'),
			joined: number('', 'year of joining', 'Eintrittsjahr', 'joinedIn'),
			fee: number('', 'yearly fee', 'Jahresbeitrag', 'contribution'),
			office: text('', 'office held', 'Funktion', 'role in the club'),
		},
		'member register',
		'Mitglieder',
		'Who is a member?',
	),
	iban: absent(text('iban', 'account of the club')),
	total: absent(number('grossTotal', 'sum of all fees')),
};
const SAID = {
	de: [
		'Mitgliederliste',
		'Stand',
		'Saison',
		'Nr.',
		'Name',
		'Vorname',
		'geb.',
		'Eintritt',
		'Beitrag',
		'Funktion',
		'Mitglieder',
		'Schriftführung',
		'Kassier|Vorstand|Jugendwart|Zeugwart',
		'Turnverein|Schützenverein|Ruderclub|Musikverein',
		'Abteilung',
		'Aktive|Jugend|Senioren',
	],
	en: [
		'Membership register',
		'As at',
		'Season',
		'No.',
		'Surname',
		'First name',
		'Born',
		'Joined',
		'Fee',
		'Office',
		'members',
		'Hon. Secretary',
		'Treasurer|Chair|Captain|Coach',
		'Bowls Club|Rowing Club|Camera Club|Band',
		'Section',
		'Seniors|Juniors|Veterans',
	],
	sv: [
		'Medlemsförteckning',
		'Per',
		'Säsong',
		'Nr',
		'Efternamn',
		'Förnamn',
		'Född',
		'Inträde',
		'Avgift',
		'Uppdrag',
		'medlemmar',
		'Sekreterare',
		'Kassör|Ordförande|Tränare',
		'Idrottsförening|Roddklubb|Kör',
		'Sektion',
		'Seniorer|Ungdom',
	],
} as const;

/** A club's register: a narrow ruled table over pages with a repeated head, offices in the last column of a few rows. */
const family: Family = {
	author: 'tilda',
	locales: ['de-DE', 'en-GB', 'sv-SE', 'de-AT'],
	draw: (random, locale) => {
		const said = SAID[locale.language as keyof typeof SAID];
		const at = (i: number) => said[i] ?? '';
		const people = Array.from({ length: random.int(8, 46) }, () => locale.person());
		const sorted = random.chance(0.7)
			? [...people].sort((a, b) => (a.family < b.family ? -1 : 1))
			: people;
		const year = random.int(2012, 2026);
		const hasFee = random.chance(0.6);
		const hasBirth = random.chance(0.7);
		const city = locale.address().city;
		const html = markup`<style>
			@page { size: A4; margin: 14mm 18mm }
			body { font: 9pt/1.25 'Liberation Sans' } h1 { font-size: 15pt; margin: 0 } .m { display: flex; justify-content: space-between; margin: 1mm 0 4mm; font-size: 8.5pt } table { width: 100% } th { background: #eee; text-align: left } th, td { border: .4pt solid #777; padding: .7mm 1.5mm } tr { break-inside: avoid } .n { text-align: right }
			</style><h1>${field('club', `${random.pick(at(13).split('|'))} ${city} ${random.int(1878, 1995)}`)}</h1><div class="m"><b>${at(0)}</b><span>${at(2)} ${field('season', `${year}/${String(year + 1).slice(2)}`)}</span>${random.chance(0.6) && markup`<span>${at(14)} ${field('section', random.pick(at(15).split('|')))}</span>`}<span>${at(1)} ${field('asOf', locale.date(random.day(`${year}-01-01`, `${year}-12-31`)))}</span></div>
			<table data-list="members"><thead><tr><th>${at(3)}<th>${at(4)}<th>${at(5)}${hasBirth && markup`<th>${at(6)}`}<th>${at(7)}${hasFee && markup`<th class="n">${at(8)}`}<th>${at(9)}</thead>${sorted.map((person) => markup`<tr data-row><td>${field('number', random.pattern('####'))}<td>${field('surname', person.family)}<td>${field('givenName', person.given)}${hasBirth && markup`<td>${field('born', locale.date(random.day('1938-01-01', '2014-12-31')))}`}<td>${field('joined', random.int(1965, year))}${hasFee && markup`<td class="n">${field('fee', locale.amount(random.pick([24, 48, 60, 96, 120])))}`}<td>${random.chance(0.12) && field('office', random.pick(at(12).split('|')))}`)}</table>
			<p>${field('memberCount', people.length)} ${at(10)} · ${at(11)}: ${field('secretary', locale.person().name)}</p>`;
		return { html, fields };
	},
};
export default family;
