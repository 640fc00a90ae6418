import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { choose, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { drawTypeface, entry, oldPhone } from '../../kit/paperwork.ts';
import { asDate, asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	shop: asText(
		'department store | Which store gives the account? | Kaufhaus | magasin',
		'merchantName',
	),
	accountNumber: asText(
		'account number | Kontonummer | Which number was given to the account?',
		'accountNumber',
	),
	customer: asText('Who wants an account? | Antragsteller | demandeur du compte', 'applicant'),
	spouse: asText('husband or wife | Ehepartner | conjoint', 'spouseName'),
	home: asText('home address | Wohnung | domicile', 'address'),
	yearsThere: asNumber('How long at this address? | years at the address | Jahre in der Wohnung'),
	landlord: asText('Who is the landlord? | Vermieter | propriétaire', 'landlord'),
	monthlyRent: asNumber('rent or payment a month | Monatsmiete | loyer mensuel', 'rent'),
	employer: asText('Where is the customer employed? | Arbeitgeber | employeur', 'employer'),
	occupation: asText('occupation of the customer | Beruf | profession', 'jobTitle'),
	weeklyPay: asNumber('weekly pay | Wochenlohn | salaire par semaine', 'salary'),
	bank: asText('bank of the customer | Bank | banque', 'bankName'),
	otherAccounts: asText('other stores with accounts | andere Kaufhäuser | autres comptes'),
	reference: asText(
		'Who can be asked about the customer? | personal reference | Auskunftsperson',
		'references',
	),
	limit: asNumber('credit limit approved | Kreditrahmen | plafond', 'creditLimit'),
	approvedBy: asText('Who approved the account? | genehmigt von | approuvé par', 'approvedBy'),
	housing: asText('Does the customer own or rent? | Wohnverhältnis | owns or rents'),
	openedOn: asDate('date of the application | Antrag vom | date de la demande', 'applicationDate'),
	email: absent(asText('mail of the customer | E-Mail', 'email')),
	interest: absent(asNumber('interest rate of the account | Zinssatz', 'interestRate')),
};
const SAID = {
	en: 'APPLICATION FOR CHARGE ACCOUNT|Name in full (please print)|Wife or husband|Residence|How long?|Own;Rent;Board|Landlord or mortgage holder|Monthly payment|Employed by|Occupation|Weekly earnings|Bank|Accounts with other stores|Reference not living with you|FOR CREDIT OFFICE ONLY|Acct. No.|Limit|Approved|I agree to pay each bill in full within thirty days of its date.|Date|yrs.|Signature of applicant|Bennet’s;Halloran & Sons;The Emporium',
	fr: 'DEMANDE D’OUVERTURE DE COMPTE|Nom et prénoms (en capitales)|Conjoint|Domicile|Depuis|Propriétaire;Locataire;Logé|Nom du propriétaire|Loyer mensuel|Employeur|Profession|Salaire hebdomadaire|Banque|Comptes dans d’autres magasins|Référence hors de votre foyer|RÉSERVÉ AU SERVICE DU CRÉDIT|Compte n°|Plafond|Accordé|Je m’engage à régler chaque relevé dans les trente jours.|Date|ans|Signature|Dubreuil;Aux Dames de Laval;Morin Frères',
	de: 'ANTRAG AUF EIN KUNDENKONTO|Name, Vorname (Blockschrift)|Ehegatte|Wohnung|Seit|Eigentum;Miete;Untermiete|Vermieter|Monatsmiete|Arbeitgeber|Beruf|Wochenlohn|Bank|Konten bei anderen Häusern|Auskunft gibt|NUR FÜR DIE KREDITABTEILUNG|Konto-Nr.|Rahmen|Bewilligt|Ich verpflichte mich, jede Rechnung binnen dreißig Tagen zu begleichen.|Datum|J.|Unterschrift|Kaufhaus Brand;Gebr. Ottersheim;Warenhaus Adler',
} as const;

/** A store's credit application of the sixties on a small lying card: captions in tiny capitals at the left end of long rules, typed entries, the credit office's strip down the right side. */
const family: Family = {
	author: 'quentin',
	locales: ['en-US', 'fr-CA', 'de-DE', 'en-CA'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const person = locale.person();
		const home = locale.address();
		const isUs = locale.language !== 'de';
		const year = random.int(1954, 1976);
		const put = (path: string, content: Parameters<typeof field>[1], share = 0.85) =>
			entry(random, path, content, share);
		const line = (...cells: [string, ReturnType<typeof markup> | false, number?][]) =>
			markup`<div class="l">${cells.map(([label, content, flex = 1]) => markup`<span class="c" style="flex:${flex}"><u>${label}</u><span class="v">${content}</span></span>`)}</div>`;
		const money = (value: number) => locale.amount(value, random.chance(0.5) ? 2 : 0);
		const html = markup`<style>@page { size: 210mm 132mm; margin: 7mm 8mm } body { font: 7pt 'Liberation Serif'; display: grid; grid-template-columns: 1fr 40mm; gap: 5mm } h1 { font: bold 11pt 'Liberation Serif'; letter-spacing: 1.5pt; margin: 0 0 2mm } .l { display: flex; gap: 3mm } .c { display: flex; align-items: end; border-bottom: .6pt solid #222; height: 9mm; white-space: nowrap } u { text-decoration: none; font-size: 6.2pt; text-transform: uppercase; padding-right: 2mm } .v { font: ${drawTypeface(random, 9.5)} } .o { border: 1pt solid #222; padding: 2mm; background: #f2efe6 } .o .v { display: block; height: 11mm; border-bottom: .5pt solid #222; line-height: 11mm } .tick { display: inline-block; width: 3mm; height: 3mm; border: .6pt solid #000; font: bold 8pt/2.8mm 'Liberation Mono'; text-align: center }
			</style><div><i style="font-size:12pt">${field('shop', random.pick(at(22).split(';')))}</i><h1>${at(0)}</h1>${line([at(1), put('customer', person.name.toUpperCase(), 1), 2], [at(2), put('spouse', locale.person().given, 0.6)])}${line([at(3), put('home', home.whole, 1), 3], [at(4), markup`${put('yearsThere', random.int(1, 22))} ${at(20)}`, 0.8])}${line(['', markup`${choose('housing', at(5).split(';'), random.pick(at(5).split(';')))}`], [at(7), put('monthlyRent', money(random.int(42, 160)))])}${line([at(6), put('landlord', locale.person().name, 0.6)])}${line([at(8), put('employer', locale.company().name)], [at(9), put('occupation', random.pick(isUs ? ['machinist', 'teacher', 'salesman', 'clerk'] : ['Dreher', 'Lehrer', 'Angestellter']))])}${line([at(10), put('weeklyPay', money(random.int(62, 210)))], [at(11), put('bank', locale.bank())])}${line([at(12), put('otherAccounts', random.some([`${locale.person().family}’s`, locale.person().family], 2).join(', '), 0.6)])}${line([at(13), put('reference', `${locale.person().name}, ${isUs ? oldPhone(random) : home.city}`)])}<p>${at(18)}</p>${line([at(19), put('openedOn', locale.date(random.day(`${year}-01-01`, `${year}-12-20`)), 1)], [at(21), false, 1.6])}</div>
			<div class="o"><b>${at(14)}</b><br><br>${at(15)}<span class="v">${put('accountNumber', random.pattern('##-####-#'), 0.8)}</span>${at(16)}<span class="v">${put('limit', money(random.int(2, 10) * 50), 0.7)}</span>${at(17)}<span class="v">${put('approvedBy', locale.person().name, 0.7)}</span></div>`;
		return { html, fields };
	},
};
export default family;
