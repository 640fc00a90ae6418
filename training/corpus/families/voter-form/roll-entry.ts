import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { drawPen } from '../../kit/archive.ts';
import { choose } from '../../kit/forms.ts';
import { comb, field, markup } from '../../kit/html.ts';
import { yesNo } from '../../kit/paperwork.ts';
import { asDate, asFlag, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	county: asText(
		'Which county or district is it? | county of the voter | Bezirk | circonscription',
		'location',
	),
	lastName: asText('last name of the voter | Nachname | nom de l’électeur', 'surname'),
	firstName: asText('first name of the voter | Vorname | prénom de l’électeur', 'givenNames'),
	suffix: asText('suffix of the name | Namenszusatz | Jr. or Sr.'),
	birthDate: asDate('birthday of the voter | Geburtsdatum | date de naissance', 'birthDate'),
	residence: asText('Where does the voter live? | Wohnort des Wählers | domicile', 'address'),
	mailing: asText('Where is mail sent, if elsewhere? | Postanschrift | adresse postale'),
	oldAddress: asText(
		'Where was the voter registered before? | frühere Anschrift | ancienne adresse',
	),
	idNumber: asText(
		'number of the identity card or licence | Ausweisnummer | numéro de pièce',
		'documentNumber',
	),
	party: asText('party chosen | Partei | parti | Which party did the voter choose?'),
	isCitizen: asFlag('Is the voter a citizen? | Staatsbürger | citoyen'),
	isOfAge: asFlag('Will the voter be 18 on election day? | wahlberechtigt nach Alter | majeur'),
	helper: asText('Who helped to fill in the form? | Hilfsperson | personne aidante'),
	precinct: asText('precinct or polling part | Wahllokal | bureau de vote', 'otherNumber'),
	signedOn: asDate('Day of the signature | unterschrieben am | signé le', 'signatureDate'),
	vote: absent(asText('Whom did the voter vote for? | Stimme | vote')),
	email: absent(asText('mail of the voter | E-Mail', 'email')),
};

/** A voter's card: two questions on top that end the form if answered no, numbered cells with combs for the day of birth, an oath in small print beside a tall box for the signature. */
const family: Family = {
	author: 'quentin',
	locales: ['en-US', 'en-IN', 'en-ZA', 'en-CA'],
	draw: (random, locale) => {
		const isUs = locale.countryCode === 'US';
		const person = locale.person();
		const home = locale.address();
		const birth = random.day('1938-01-01', '2006-10-01');
		const [year = '', month = '', day = ''] = birth.split('-');
		const pen = drawPen(random, 12);
		const put = (content: ReturnType<typeof markup> | false) =>
			markup`<span class="p">${content}</span>`;
		const parties = ['Prairie Party', 'Union Party', 'No party', 'Other'];
		let number = 2;
		const cell = (label: string, content: ReturnType<typeof markup> | false, width = 6) =>
			markup`<div style="grid-column:span ${width}"><small><b>${(number += 1)}</b> ${label}</small>${content}</div>`;
		const html = markup`<style>@page { size: ${random.pick(['8.5in 5.5in', '8.5in 7in', 'A4'])}; margin: 8mm 10mm } body { font: 8.5pt 'Liberation Sans' } .hd { background: #173a7a; color: #fff; padding: 1.5mm 3mm; display: flex; justify-content: space-between; font-size: 12pt; font-weight: bold } .q { border: .8pt solid #173a7a; padding: 1mm 3mm; display: grid; grid-template-columns: 1fr 40mm; row-gap: .6mm } .g { display: grid; grid-template-columns: repeat(12, 1fr); border-left: .8pt solid #173a7a; border-top: .8pt solid #173a7a; margin-top: 2mm } .g > div { border-right: .8pt solid #173a7a; border-bottom: .8pt solid #173a7a; padding: .5mm 1.5mm; min-height: 12mm } small { display: block; font-size: 6.5pt; color: #173a7a } .p > span { ${pen} } .comb { display: inline-block; width: 5mm; height: 6.5mm; border: .5pt solid #173a7a; text-align: center; ${pen}; transform: none; font-size: 12pt } .tick { display: inline-block; width: 3.4mm; height: 3.4mm; border: .7pt solid #173a7a; text-align: center; font: bold 8pt/3.2mm 'Liberation Sans' } .o { display: grid; grid-template-columns: 1fr 62mm; gap: 4mm; margin-top: 2mm; font-size: 7pt } .sg { border: 1.4pt solid #173a7a; height: 20mm; padding: 1mm } .choice { margin-right: 2mm }
			</style><div class="hd"><span>Voter registration</span><span style="font-weight:normal;font-size:9pt">${isUs ? 'County' : 'District'}: ${field('county', home.city)}</span></div><div class="q"><span>1 Are you a citizen of this country?</span><span>${yesNo('isCitizen', true, ['Yes', 'No'])}</span><span>2 Will you be 18 years old on or before election day?</span><span>${yesNo('isOfAge', random.chance(0.97), ['Yes', 'No'])}</span><i style="font-size:7pt">If you answer NO to either, do not go on.</i></div>
			<div class="g">${cell('Last name', put(field('lastName', person.family)), 5)}${cell('First name', put(field('firstName', person.given)), 5)}${cell('Suffix', put(random.chance(0.15) && field('suffix', random.pick(['Jr.', 'Sr.', 'III']))), 2)}${cell('Home address (no P.O. box)', put(field('residence', home.whole)), 8)}${cell('Date of birth', markup`${comb('birthDate', isUs ? month : day, 2, birth)} ${comb('birthDate', isUs ? day : month, 2, birth)} ${comb('birthDate', year, 4, birth)}`, 4)}${cell('Mailing address, if different', put(random.chance(0.25) && field('mailing', `P.O. Box ${random.int(12, 980)}, ${home.city}`)), 6)}${cell('Where last registered', put(random.chance(0.4) && field('oldAddress', locale.address().whole)), 6)}${cell(isUs ? 'Driver license or ID number' : 'Identity number', put(random.chance(0.85) && field('idNumber', random.pattern('?###-####-##'))), 4)}${cell('Party (for primary elections)', choose('party', parties, random.chance(0.85) ? random.pick(parties) : undefined, '✓'), 6)}${cell('Office: part', put(random.chance(0.6) && field('precinct', random.pattern('##-?'))), 2)}</div>
			<div class="o"><div>I swear or affirm that I live at the address in 6, that I am not registered to vote elsewhere, and that what I have stated is true. Whoever states what is false may be fined or imprisoned.<br><br>If you could not sign, who helped? ${put(random.chance(0.2) && field('helper', locale.person().name))}</div><div class="sg">Signature <span class="p"><span style="margin-left:4mm">${person.given.slice(0, 1)}. ${person.family}</span></span><br><br>Date ${put(field('signedOn', locale.date(random.day('2024-11-01', '2026-05-30'))))}</div></div>`;
		return { html, fields };
	},
};
export default family;
