import type { Family, Fields } from '../../family.ts';
import { absent, list } from '../../kit/ask.ts';
import { choose } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { dayInWords, drawTypeface, entry, offLine, OLD_FIRMS } from '../../kit/paperwork.ts';
import { addDays } from '../../kit/random.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	registrant: asText(
		'Name of registrant | registrantName | Who registers? | Which agent filed the statement? | Wer lässt sich eintragen?',
	),
	registrationNo: asText(
		'Registration No. | regNo | Under which number is the agent registered? | What is the registration number?',
	),
	businessAddress: asText(
		'Business address | address of the registrant | Where does the registrant have its office? | Quelle est l’adresse du déclarant ?',
	),
	residence: asText(
		'Residence address | homeAddress | Where does the agent live? | What is the private address of the registrant?',
	),
	birthDate: asDate(
		'Date of birth | dob | When was the agent born? | Wann wurde der Vertreter geboren?',
	),
	birthPlace: asText(
		'Place of birth | bornIn | Where was the registrant born? | In which town was the agent born?',
	),
	citizenship: asText(
		'Present citizenship | citizenOf | Of which country is the agent a citizen? | nationalité du déclarant',
	),
	principal: asText(
		'Name of foreign principal | foreignPrincipal | For whom does the agent act? | Who is the foreign principal? | Für wen ist der Vertreter tätig?',
	),
	principalAddress: asText(
		'Principal address of foreign principal | principalSeat | Where is the foreign principal established? | What is the address of the principal?',
	),
	principalKind: asText(
		'the foreign principal is a | typeOfPrincipal | What kind of body is the foreign principal? | Which box is marked for the principal?',
	),
	branch: asText(
		'Branch or agency represented | agencyOfGovernment | Which ministry or agency is represented? | What branch of the principal is named?',
	),
	official: asText(
		'Name and title of official with whom registrant deals | officialContact | With which official does the registrant deal? | Whom does the agent report to?',
	),
	agreementDate: asDate(
		'Date of agreement | contractDate | When was the agreement with the principal made? | From which date is the contract?',
	),
	activities: asText(
		'Nature of activities | describe fully the activities | What will the agent do for the principal? | What activities are described?',
	),
	received: list(
		{
			day: asDate('Date | receivedOn | When was the money received?'),
			purpose: asText('Purpose | what it was for | For what was it paid?'),
			amount: asNumber('Amount | amountReceived | How much was received?'),
		},
		'Receipts - moneys',
		'moneysReceived',
		'What payments did the registrant receive?',
	),
	receivedTotal: asNumber(
		'Total | totalReceived | How much did the registrant receive in all? | What is the total of the receipts?',
	),
	swornOn: asDate(
		'Subscribed and sworn to | oathDate | On which day was the statement sworn? | When was the oath taken?',
	),
	swornAt: asText(
		'sworn at | placeOfOath | Where was the statement sworn to? | In which city did the notary sit?',
	),
	formNumber: asText(
		'number of the printed form | formNo | Which form is this? | What is written at the top left?',
	),
	dissolved: absent(asDate('Date of termination | When did the agreement end? | terminationDate')),
	spent: absent(asNumber('Disbursements total | How much was spent? | totalDisbursed')),
	spouse: absent(asText('Name of spouse | Who is the wife of the agent? | spouse')),
};
const COUNTRIES = [
	'Portugal',
	'Austria',
	'Ceylon',
	'Norway',
	'Uruguay',
	'Lebanon',
	'Japan',
	'Iceland',
] as const;
const KINDS = [
	'Foreign government',
	'Foreign political party',
	'Partnership',
	'Corporation',
	'Association',
	'Individual',
] as const;

/** A government's statement in numbered items: printed questions over typed answers, long instructions, parts never filled in. */
const family: Family = {
	author: 'wendell',
	locales: ['en-US'],
	draw: (random, locale) => {
		const day = random.day('1952-01-01', '1984-12-01');
		const isFirm = random.chance(0.4);
		const country = random.pick(COUNTRIES);
		const kind = random.pick(KINDS);
		const pattern = random.pick(['MMMM d, yyyy', 'm/d/yy', 'MMM d, yyyy']);
		const on = (when: string) => locale.date(when, pattern);
		const put = (path: string, content: Parameters<typeof field>[1], share = 1) =>
			markup`<tt>${entry(random, path, content, share)}</tt>`;
		const receipts = random.chance(0.75)
			? Array.from({ length: random.int(1, 5) }, (_, i) => ({
					day: addDays(day, -200 + i * 31),
					amount: random.int(3, 90) * 25,
					purpose: random.pick([
						'Retainer',
						'Travel expenses',
						'Printing',
						'Fee',
						'Office rent',
						'Advertising space',
					]),
				}))
			: [];
		const [date1, month, year] = dayInWords(
			'swornOn',
			day,
			locale.month(Number(day.slice(5, 7))),
			(content) => markup`<u><tt>${offLine(random, content)}</tt></u>`,
		);
		const rest = (content: ReturnType<typeof markup>, style = '') =>
			markup`<div class="q" style="${style}">${content}</div>`;
		const activities = random.pick([
			'To promote tourist travel and answer inquiries from the public',
			'Preparation and distribution of a monthly bulletin on trade',
			'Legal advice in connection with a proposed loan',
			'Placing of advertisements in newspapers and periodicals',
		]);
		const html = markup`<style>@page { size: letter; margin: 13mm 17mm } body { font: 9pt/1.25 'Liberation ${random.pick(['Serif', 'Sans'])}' } .top { display: flex; justify-content: space-between; font-size: 7pt } h1 { font-size: 13pt; text-align: center; margin: 3mm 0 1mm } h2 { font-size: 9pt; font-weight: normal; text-align: center; margin: 0 0 3mm } .ins { font-size: 7.3pt; columns: ${random.pick([1, 2])}; column-gap: 6mm; border-top: .5pt solid; border-bottom: .5pt solid; padding: 1.5mm 0; text-align: justify } .q { margin-top: 2.2mm } tt { font: ${drawTypeface(random)} } .a { min-height: 6mm; padding-left: 9mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } .tick { display: inline-block; width: 3.2mm; height: 3.2mm; border: .6pt solid; text-align: center; font: 8pt/3mm 'Liberation Mono' } .choice { display: inline-block; width: 56mm } table { width: 100% } th { font: italic 8pt 'Liberation Serif'; text-align: left } td:last-child, th:last-child { text-align: right } u { display: inline-block; min-width: 24mm; text-decoration: none; border-bottom: .5pt solid; text-align: center } .cap { font-size: 7pt; border-top: .5pt solid; width: 70mm; text-align: center }
			</style><div class="top"><div>${field('formNumber', `Form ${random.pattern('??-##')}`)}<br>(Rev. ${random.int(1, 12)}-${day.slice(2, 4)})</div><div>Budget Bureau No. ${random.pattern('##-R###')}<br>Approval expires ${random.pick(['Oct. 31', 'June 30', 'Dec. 31'])}</div></div>
			<h1>${random.pick(['REGISTRATION STATEMENT', 'STATEMENT OF REGISTRATION', 'EXHIBIT A TO REGISTRATION STATEMENT'])}</h1><h2>Pursuant to the Foreign Representatives Act, as amended</h2>
			<div class="ins">INSTRUCTIONS. Answer every item. If an item does not apply, so state. File the original and two copies with the Registrar within ten days of becoming an agent; the statement is effective on the date of receipt. If the space is too small, use a full insert page of the same size. A fee of $25 shall accompany the statement. A false statement of a material fact is punishable by a fine of $5,000. A change in the answers to items 1, 4 or 5 shall be reported within ten days of 30 June and 31 December.</div>
			<div class="two">${rest(markup`1. Name of registrant${isFirm && ' (firm)'}<div class="a">${put('registrant', isFirm ? `${random.pick(OLD_FIRMS)}, Inc.` : locale.person().name)}</div>`)}${rest(markup`Registration No.<div class="a">${put('registrationNo', random.pattern('####'), 0.6)}</div>`)}</div>
			${rest(markup`2. Business address(es) of registrant<div class="a">${put('businessAddress', locale.address().whole)}</div>`)}
			${rest(markup`3. If the registrant is an individual, furnish the following information:<div class="two" style="padding-left:5mm"><div>(a) Residence address<div class="a">${!isFirm && put('residence', locale.address().whole, 0.8)}</div></div><div>(b) Present citizenship<div class="a">${!isFirm && put('citizenship', random.pick(['U.S.A.', country, 'United States']))}</div></div><div>(c) Date of birth<div class="a">${!isFirm && put('birthDate', on(random.day('1898-01-01', '1930-12-28')))}</div></div><div>(d) Place of birth<div class="a">${!isFirm && put('birthPlace', locale.address().city, 0.8)}</div></div></div>`)}
			<div class="two">${rest(markup`4. Name of foreign principal<div class="a">${put('principal', `${random.pick(['National Tourist Office of', 'Chamber of Commerce of', 'Embassy of', 'Association of Exporters of'])} ${country}`)}</div>`)}${rest(markup`5. Principal address of foreign principal<div class="a">${put('principalAddress', `${random.int(2, 90)} ${random.pick(['Avenida Central', 'Harbour Road', 'Station Square', 'Ringstrasse'])}, ${country}`, 0.85)}</div>`)}</div>
			${rest(markup`6. Indicate whether the foreign principal is one of the following:<div style="padding-left:5mm">${choose('principalKind', KINDS, kind)}</div>`)}
			${rest(markup`7. If the foreign principal is a foreign government, state:<div class="two" style="padding-left:5mm"><div>(a) Branch or agency represented by the registrant<div class="a">${kind === KINDS[0] && put('branch', random.pick(['Ministry of Commerce', 'Department of Tourism', 'Ministry of Finance']))}</div></div><div>(b) Name and title of official with whom registrant deals<div class="a">${kind === KINDS[0] && put('official', `${locale.person().name}, ${random.pick(['Consul', 'Director', 'Commercial Attache'])}`, 0.8)}</div></div></div>`)}
			<div class="two">${rest(markup`8. Date of agreement with the foreign principal<div class="a">${put('agreementDate', on(addDays(day, -random.int(5, 300))), 0.85)}</div>`)}${rest(markup`9. Date of termination, if terminated<div class="a"></div>`)}</div>
			${rest(markup`10. Describe fully the nature and method of performance of the activities<div class="a">${put('activities', activities)}</div>`)}
			${rest(markup`11. RECEIPTS – MONEYS. During the six months preceding, have you received from the foreign principal any money?<table data-list="received" style="margin:1mm 0 0 9mm;width:150mm"><tr><th>Date<th>Purpose<th>Amount${receipts.map((one) => markup`<tr data-row><td><tt>${field('day', on(one.day))}</tt><td><tt>${field('purpose', one.purpose)}</tt><td><tt>${field('amount', locale.amount(one.amount))}</tt>`)}${receipts.length > 0 && markup`<tr><td><td align="right">Total<td><tt>${field('/receivedTotal', locale.money(receipts.reduce((sum, { amount }) => sum + amount, 0)))}</tt>`}</table>`)}
			<div class="two" style="margin-top:5mm"><div>Subscribed and sworn to before me at <u><tt>${entry(random, 'swornAt', locale.address().city, 0.85)}</tt></u> this ${date1} day of ${month}, ${year}</div><div><div style="height:9mm"></div><div class="cap">(Signature of registrant or of authorized officer)</div></div></div>`;
		return { html, fields };
	},
};
export default family;
