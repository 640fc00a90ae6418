import type { Family, Fields } from '../../family.ts';
import { drawSignature } from '../../kit/archive.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { askForm, askTable, drawFour } from '../../kit/slips.ts';

const fields: Fields = {
	...askForm({
		charityName:
			'What is the charity called? | charity_name | Name der Stiftung | nom de l’association',
		charityNumber:
			'Under which number is the charity registered? | charity_number | Registernummer der Stiftung | registeredCharityNumber',
		companyNumber: 'Which company number has it? | company registration number | companyNumber',
		reportDate:
			'@ On which day did the year end? | report_date | Abschlussstichtag | year end of the report | financialYearEnd',
		income:
			'# How much came in during the year? | income_annually_in_british_pounds | Einnahmen des Jahres | total incoming resources | annualIncome',
		spending:
			'# How much was spent during the year? | spending_annually_in_british_pounds | Ausgaben des Jahres | total expenditure | annualSpending',
		incomeBefore:
			'# What was the income of the year before? | Einnahmen des Vorjahres | previousIncome',
		funds:
			'# How much money is left at the end? | total funds carried forward | Vermögen am Ende | fundsCarriedForward',
		street:
			'In which street is the charity? | address__street_line | Straße der Stiftung | charityStreet',
		town: 'In which town is the charity? | address__post_town | Ort der Stiftung | charityTown',
		postcode:
			'What is the postcode of the charity? | address__postcode | Postleitzahl der Stiftung | charityPostcode',
		chair: 'Who chairs the trustees? | chair of trustees | Vorsitz | chairperson',
		examiner: 'Who examined the accounts? | independent examiner | Prüfer | accountsExaminer',
		banker: 'Which bank does the charity use? | bankers | Hausbank | charityBank',
		approvedOn:
			'@ When did the trustees approve the report? | approval date | Tag der Genehmigung | approvedOn',
		loans: '-# How much does the charity owe to banks? | bank loans | Bankschulden',
		ceo: '- Who is the chief executive? | Geschäftsführer | chiefExecutive',
	}),
	trustees: askTable(
		{ value: 'trustee | Treuhänder | administrateur' },
		'trustees | Who are the trustees? | Mitglieder des Vorstands | trusteeNames',
	),
	lines: askTable(
		{
			name: 'line of the accounts | Posten | poste',
			restricted: '# restricted funds | zweckgebunden',
			unrestricted: '# unrestricted funds | frei verfügbar',
			total: '# total of this year | Summe',
			before: '# last year | Vorjahr',
		},
		'statement of financial activities | Einnahmen und Ausgaben | sofaLines',
	),
};
const AIMS =
	'to relieve hardship among fishing families;to keep the meadow open to walkers;to teach music to children who could not pay for lessons;to restore and sail the old ketch;to house people recovering from illness'.split(
		';',
	);
const TALK =
	'We met six times during the year. Attendance was good, and two trustees were elected for a further term.;Volunteers gave an estimated 2,400 hours, for which no value is shown in the accounts.;The trustees have looked at the main risks and are satisfied that systems are in place.;Reserves stand at about four months of spending, which is within our policy.;The legacy received in the spring has been set aside for the roof.'.split(
		';',
	);

/** Accounts of a small charity over three pages: a cover with little on it, reference details in two columns, prose, then a statement of funds in four columns. */
const family: Family = {
	author: 'radmila',
	locales: ['en-GB', 'en-IE'],
	draw: (random, locale) => {
		const { amount } = locale;
		const year = random.int(2003, 2024);
		const end = random.pick([`${year}-03-31`, `${year}-12-31`, `${year}-08-31`, `${year}-04-05`]);
		const people = drawFour(locale);
		const place = locale.address();
		const name = `${random.pick(['Harbour', 'St Brannock', 'Millfield', 'Three Valleys', 'Lanternside', 'Old Ferry'])} ${random.pick(['Trust', 'Community Association', 'Music Fund', 'Almshouse Charity', 'Preservation Society'])}`;
		const row = (label: string) => {
			const restricted = random.chance(0.5) ? random.int(0, 60) * 100 : 0;
			const unrestricted = random.int(2, 900) * 100;
			return {
				label,
				restricted,
				unrestricted,
				total: restricted + unrestricted,
				before: random.int(2, 900) * 100,
			};
		};
		const incoming = [
			'Donations and legacies',
			'Charitable activities',
			'Fundraising events',
			'Investment income',
		]
			.slice(0, random.int(2, 4))
			.map(row);
		const outgoing = ['Raising funds', 'Charitable activities', 'Governance costs']
			.slice(0, random.int(2, 3))
			.map(row);
		const [income, spending] = [incoming, outgoing].map((rows) =>
			rows.reduce((sum, one) => sum + one.total, 0),
		) as [number, number];
		const whole = (value: number) => amount(value, 0);
		const line = (one: ReturnType<typeof row>) =>
			markup`<tr data-row><td>${field('name', one.label)}<td>${one.restricted > 0 ? field('restricted', whole(one.restricted)) : '–'}<td>${field('unrestricted', whole(one.unrestricted))}<td>${field('total', whole(one.total))}<td>${field('before', whole(one.before))}`;
		const before = incoming.reduce((sum, one) => sum + one.before, 0);
		const long = locale.date(end, 'd MMMM yyyy');
		const html = markup`<style>@page { size: A4; margin: 22mm } body { font: 10.5pt/1.5 ${random.pick(["'Liberation Serif'", "'Liberation Sans'"])} } section { break-after: page } .c { text-align: center; padding-top: ${random.int(40, 90)}mm } h1 { font-size: 20pt } h2 { font-size: 12pt; margin: 6mm 0 2mm } .k { display: grid; grid-template-columns: 52mm 1fr; row-gap: 2mm } table { width: 100%; border-collapse: collapse; margin-top: 4mm } td { text-align: right; padding: .6mm 0 } td:first-child { text-align: left } th { text-align: right; font-size: 8.5pt } .t td { border-top: .7pt solid; font-weight: bold }
			</style><section><div class="c">${random.chance(0.7) && markup`<p>Charity number ${field('charityNumber', random.pattern('1######'))}</p>`}<h1>${field('charityName', random.chance(0.5) ? name : name.toUpperCase())}</h1><p>${random.pick(['Annual Report and Accounts', 'Trustees’ Report and Unaudited Accounts', 'Report and Financial Statements'])}<br>for the year ended ${field('reportDate', long)}</p></div></section>
			<section><h2>Reference and administrative details</h2><div class="k"><span>Charity name</span><span>${field('charityName', name)}</span>${random.chance(0.3) && markup`<span>Company number</span><span>${field('companyNumber', random.pattern('0#######'))}</span>`}<span>Principal address</span><span>${field('street', place.street)}<br>${field('town', place.city)}<br>${field('postcode', place.postcode)}</span><span>Trustees</span><span data-list="trustees">${people.map((who, i) => markup`<span data-row>${field('value', who.name)}</span>${i === 0 && ' (Chair)'}<br>`)}</span><span>Bankers</span><span>${random.chance(0.7) && field('banker', random.pick(['Fernhill Bank', 'Northgate Co-operative', 'Calder & Co.']))}</span><span>Independent examiner</span><span>${field('examiner', locale.person().name)}</span></div><h2>Objects and activities</h2><p>The object of the charity is ${random.pick(AIMS)}. ${random.some(TALK, 4).join(' ')}</p><h2>Financial review</h2><p>Income for the year was £${field('income', whole(income))} (previous year £${field('incomeBefore', whole(before))}) and expenditure £${field('spending', whole(spending))}. ${random.pick(TALK)}</p><p>Approved by the trustees on ${field('approvedOn', locale.date(addDays(end, random.int(40, 290)), 'd MMMM yyyy'))} and signed on their behalf by</p>${drawSignature(random, people[0])}<p>${field('chair', people[0].name)}, Chair</p></section>
			<h2>Statement of financial activities, year ended ${long.text}</h2><table data-list="lines"><tr><th><th>Restricted<br>£<th>Unrestricted<br>£<th>${year}<br>£<th>${year - 1}<br>£${incoming.map(line)}<tr class="t"><td>Total income<td><td><td>${field('/income', whole(income))}<td>${field('/incomeBefore', whole(before))}${outgoing.map(line)}<tr class="t"><td>Total expenditure<td><td><td>${field('/spending', whole(spending))}<td>${whole(outgoing.reduce((sum, one) => sum + one.before, 0)).text}<tr class="t"><td>Funds carried forward<td><td><td>${field('/funds', whole(random.int(40, 900) * 100))}<td></table>`;
		return { html, fields };
	},
};
export default family;
