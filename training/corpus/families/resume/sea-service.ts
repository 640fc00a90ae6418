import type { Family, Fields } from '../../family.ts';
import { cell } from '../../kit/archive.ts';
import { field, markup } from '../../kit/html.ts';
import { drawApplicant, drawSpans, split } from '../../kit/lives.ts';
import { ASK, asList, without } from '../../kit/people.ts';
import { asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	seafarer: ASK.name,
	rankApplied: asText(
		'position applied for | For which rank? | gewünschter Dienstgrad',
		'jobTitle',
	),
	nationality: ASK.nationality,
	dob: ASK.born,
	birthPlace: ASK.birthPlace,
	nearestAirport: asText(
		'airport | From which airport does the seafarer fly? | nächster Flughafen',
	),
	heightCm: asNumber('height in centimetres | How tall is the seafarer? | Größe', 'height'),
	shoe: asNumber('size of the safety shoes | shoeSize | Schuhgröße'),
	nextOfKin: asText(
		'Who is the next of kin? | emergency contact | nächster Angehöriger',
		'emergencyContact',
	),
	kinPhone: asText('phone of the next of kin | Telefon der Angehörigen | nextOfKinPhone'),
	availableFrom: ASK.available,
	documents: asList(
		{
			document: asText('kind of document | Dokument | papier'),
			number: asText('number of the document | Nummer', 'documentNumber'),
			issued: asText('issue date of the document | ausgestellt'),
			expires: asText('expiry of the document | gültig bis'),
			place: asText('place of issue | Ausstellungsort'),
		},
		'certificates | papers and certificates held | Dokumente | Which documents does the seafarer hold?',
	),
	service: asList(
		{
			vessel: asText('Which ship? | ship | Schiff | navire', 'vessel'),
			type: asText('type of ship | Schiffstyp | type de navire'),
			grt: asNumber('gross tonnage | GRT | Tonnage'),
			engine: asText('main engine | engine and power | Hauptmaschine'),
			rank: asText('rank on board | Dienststellung | fonction à bord'),
			company: asText('shipping company | manager | Reederei', 'employer'),
			on: asText('signed on | Anmusterung | embarquement'),
			off: asText('signed off | Abmusterung | débarquement'),
			months: asNumber('months on board | length of service | Monate'),
		},
		'seaService | ships served on | Fahrzeiten | On which vessels has the seafarer served?',
	),
	lastVessel: asText('What was the last vessel? | lastShip | letztes Schiff | dernier navire'),
	...without('salary', 'email', 'licence'),
};
const RANKS = split(
	'Master|Chief Officer|2nd Engineer|Bosun|AB|Electro-Tech. Officer|Oiler|Chief Cook|3rd Officer',
);
const SHIPS = split(
	'Northern Gull|Aster Bay|Kiln Trader|Corallina|Montvale|Stella Ottilie|Hansa Merrow|Belvento Star|Golden Alder',
);
const TYPES = split('Bulk carrier|Container|Oil/chem. tanker|Ro-Ro|General cargo|AHTS|Reefer');

/** A seafarer's application across the sheet: tiny ruled grids under grey heads, papers with numbers and expiry, and sea service in a table of ten columns. */
const family: Family = {
	author: 'quentin',
	locales: ['en-GB', 'en-IN', 'en-ZA'],
	draw: (random, locale) => {
		const person = drawApplicant(random);
		const spans = drawSpans(random, random.int(4, 11), {
			days: [90, 280],
			ongoing: 0,
			latest: ['2021-01-01', '2026-03-01'],
		});
		const form = random.pick(['dd.mm.yyyy', 'dd-MMM-yyyy', 'dd/mm/yy']);
		const say = (day: string) => locale.date(day, form).text;
		const months = (from: string, to: string | null) =>
			Number(((Date.parse(to ?? from) - Date.parse(from)) / 2_629_800_000).toFixed(1));
		const rank = random.int(0, 5);
		const kv = (label: string, content: ReturnType<typeof markup> | false) =>
			markup`<td class="c">${label}</td><td>${content}</td>`;
		const papers = [
			'Passport',
			'Seaman’s book',
			'Certificate of Competency',
			'GMDSS',
			'Medical certificate',
			'Basic Safety Training',
			'Yellow fever',
		];
		const html = markup`<style>@page { size: A4 landscape; margin: 9mm 10mm } body { font: 8pt 'Liberation Sans' } h1 { font-size: 12pt; margin: 0 0 2mm; text-align: center } table { width: 100%; margin-bottom: 2.5mm } td, th { border: .5pt solid #444; padding: .6mm 1.2mm; height: 5.2mm } th, .c { background: #dadada; font-weight: bold; font-size: 7pt; text-align: left } .z { text-align: right }
			</style><h1>SEAFARER’S APPLICATION FORM – ${random.pick(['CREW DEPT.', 'MANNING', 'FORM CR-02'])}</h1><table><tr>${kv('Family / first name', field('seafarer', `${person.family.toUpperCase()} ${person.given}`))}${kv('Rank applied for', field('rankApplied', RANKS[rank] ?? ''))}${kv('Available from', random.chance(0.8) && field('availableFrom', locale.date(random.day('2024-01-01', '2026-09-01'), form)))}</tr><tr>${kv('Nationality', field('nationality', random.pick(split('Filipino|Indian|Romanian|Croatian|Latvian|Ghanaian|Georgian'))))}${kv('Date / place of birth', markup`${field('dob', locale.date(random.day('1962-01-01', '1999-01-01'), form))}, ${field('birthPlace', random.pick(split('Cebu|Mumbai|Constanta|Split|Riga|Takoradi|Batumi')))}`)}${kv('Nearest airport', field('nearestAirport', random.pick(['MNL', 'BOM', 'OTP', 'SPU', 'RIX', 'ACC'])))}</tr><tr>${kv('Height, cm', random.chance(0.8) && field('heightCm', random.int(160, 195)))}${kv('Shoe size', random.chance(0.7) && field('shoe', random.int(38, 47)))}${kv('Next of kin, phone', markup`${field('nextOfKin', locale.person().name)}, ${field('kinPhone', locale.phone())}`)}</tr></table>
			<table data-list="documents"><tr><th>Document</th><th>Number</th><th>Issued</th><th>Expires</th><th>Place of issue</th></tr>${papers.slice(0, random.int(4, 7)).map((paper) => markup`<tr data-row><td>${field('document', paper)}</td><td>${field('number', random.pattern('??######'))}</td><td>${field('issued', say(random.day('2018-01-01', '2024-12-01')))}</td><td>${random.chance(0.85) ? field('expires', say(random.day('2026-05-01', '2032-01-01'))) : 'unlimited'}</td><td>${field('place', locale.address().city)}</td></tr>`)}</table>
			<table data-list="service"><tr><th>Vessel</th><th>Type</th><th>GRT</th><th>Main engine / kW</th><th>Rank</th><th>Company</th><th>Sign on</th><th>Sign off</th><th>Mths</th></tr>${spans.map(({ from, to }, i) => markup`<tr data-row><td>${cell('vessel', `M/V ${random.pick(SHIPS)}`, i === 0 && 'lastVessel')}</td><td>${field('type', random.pick(TYPES))}</td><td class="z">${field('grt', random.int(2100, 92000))}</td><td>${field('engine', `${random.pick(['MAN B&W', 'Wärtsilä', 'MaK', 'Sulzer'])} ${random.int(24, 180) * 100}`)}</td><td>${field('rank', RANKS[rank + (i > 3 ? 1 : 0)] ?? 'AB')}</td><td>${field('company', `${locale.person().family} ${random.pick(['Shipmanagement', 'Crewing', 'Marine'])}`)}</td><td>${field('on', say(from))}</td><td>${to !== null && field('off', say(to))}</td><td class="z">${field('months', locale.count(months(from, to)))}</td></tr>`)}</table>`;
		return { html, fields };
	},
};
export default family;
