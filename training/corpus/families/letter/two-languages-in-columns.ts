import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { drawPeople, drawSignature } from '../../kit/archive.ts';
import { askNumber, askText } from '../../kit/grid.ts';
import { field, markup } from '../../kit/html.ts';
import { ofLetter } from '../../kit/reports.ts';

const PARTS: Readonly<Record<string, string>> = {
	de: 'Sehr geehrte Mitglieder|wir laden Sie herzlich zur Jahresversammlung ein.|Ort|Beginn|Der Jahresbeitrag beträgt künftig|Bitte senden Sie die Antwortkarte zurück.|Mit freundlichen Grüßen|Einladung zur Jahresversammlung',
	fr: 'Chers membres|nous avons le plaisir de vous inviter à l’assemblée annuelle.|Lieu|Début|La cotisation annuelle sera de|Veuillez renvoyer la carte-réponse.|Avec nos salutations|Invitation à l’assemblée annuelle',
	it: 'Gentili soci|siamo lieti di invitarvi all’assemblea annuale.|Luogo|Inizio|La quota annuale sarà di|Si prega di rinviare la cartolina.|Cordiali saluti|Invito all’assemblea annuale',
	en: 'Dear members|we are pleased to invite you to the annual meeting.|Place|Beginning|The yearly fee will be|Please return the reply card.|Yours sincerely|Invitation to the annual meeting',
	nl: 'Beste leden|wij nodigen u graag uit voor de jaarvergadering.|Plaats|Aanvang|De jaarlijkse bijdrage wordt|Gelieve de antwoordkaart terug te zenden.|Met vriendelijke groet|Uitnodiging voor de jaarvergadering',
	sv: 'Bästa medlemmar|vi inbjuder er hjärtligt till årsmötet.|Plats|Början|Årsavgiften blir|Var god återsänd svarskortet.|Med vänlig hälsning|Inbjudan till årsmötet',
	fi: 'Hyvät jäsenet|kutsumme teidät vuosikokoukseen.|Paikka|Alkaa|Vuosimaksu on jatkossa|Pyydämme palauttamaan vastauskortin.|Ystävällisin terveisin|Kutsu vuosikokoukseen',
};
const SECOND: Readonly<Record<string, readonly string[]>> = {
	de: ['fr', 'it'],
	fr: ['de', 'nl'],
	fi: ['sv'],
	nl: ['fr'],
	en: ['fr'],
	it: ['de'],
};
const fields: Fields = {
	...ofLetter('letterhead', 'letterDate', 'signer', 'signerTitle', 'phone'),
	leftSubject: askText(
		'subject in the left column|What is the subject in the language at the left?|subjectLeft|Betreff in der linken Spalte|objet de la colonne de gauche',
	),
	rightSubject: askText(
		'subject in the right column|What is the subject in the language at the right?|subjectRight|Betreff in der rechten Spalte|objet de la colonne de droite',
	),
	leftGreeting: askText(
		'salutation at the left|How are the members greeted in the left column?|greetingLeft|Anrede links|formule d’appel à gauche',
	),
	rightGreeting: askText(
		'salutation at the right|How are the members greeted in the right column?|greetingRight|Anrede rechts|formule d’appel à droite',
	),
	venue: askText(
		'place of the meeting|Where is the annual meeting held?|meetingVenue|Wo ist die Versammlung?|lieu de l’assemblée',
	),
	time: askText(
		'beginning of the meeting|At what time does the meeting begin?|meetingTime|Wann beginnt die Versammlung?|heure de début',
	),
	day: askText(
		'day of the meeting|On which day is the meeting?|meetingDay|Tag der Versammlung|jour de l’assemblée',
	),
	fee: askNumber(
		'yearly fee|How high is the yearly fee?|annualFee|Wie hoch ist der Jahresbeitrag?|cotisation annuelle|quota annuale',
	),
	leftClosing: askText(
		'closing words at the left|With which words does the left column close?|closingLeft|Grußformel links',
	),
	reference: absent(
		askText('reference number|What is the reference of the letter?|Aktenzeichen|référence'),
	),
	dinner: absent(askText('dinner|When is dinner?|Abendessen|dîner')),
};

/** A letter in two languages side by side in two columns under one letterhead; place, hour and fee stand in both, and one signature under both. */
const family: Family = {
	author: 'thora',
	locales: ['de-CH', 'fr-CH', 'fi-FI', 'nl-BE', 'en-CA', 'it-IT'],
	draw: (random, locale) => {
		const own = locale.language;
		const other = random.pick(SECOND[own] ?? ['fr']);
		const sides = [own, other].map((one) => (PARTS[one] ?? '').split('|'));
		const [signer] = drawPeople(locale, 1);
		if (!signer) throw new Error('Nobody signs');
		const firm = locale.company();
		const [venue, time, fee] = [
			`${random.pick(['Hotel Terminus', 'Casino', 'Aula', 'Restaurant Post', 'Bristol'])}, ${locale.address().city}`,
			`${random.int(9, 20)}${random.pick([':', '.', 'h'])}${random.pick(['00', '30', '15'])}`,
			locale.money(random.int(4, 60) * 5),
		];
		const day = locale.date(random.day('1969-01-01', '2019-12-01'), 'd.m.yyyy').text;
		const column = (said: readonly string[], s: number) =>
			markup`<div><b>${field(s === 0 ? 'leftSubject' : 'rightSubject', said[7] ?? '')}</b><p>${field(s === 0 ? 'leftGreeting' : 'rightGreeting', said[0] ?? '')},</p><p>${said[1]}</p><p>${said[2]}: ${field('venue', venue)}<br>${said[3]}: ${field('day', day)}, ${field('time', time)}</p><p>${said[4]} ${field('fee', fee)}. ${said[5]}</p><p>${s === 0 ? field('leftClosing', said[6] ?? '') : said[6]}</p></div>`;
		const html = markup`<style>@page { size: ${random.pick(['A4', 'A4', 'letter'])}; margin: 18mm 16mm } body { font: 10pt/1.5 ${random.pick(["'Liberation Serif'", "'Liberation Sans'", "'DejaVu Serif'"])} } header { ${random.pick(['border-bottom: 1pt solid #000', 'text-align: center', 'text-align: right'])}; padding-bottom: 3mm; margin-bottom: 10mm } .c { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm; margin-top: 8mm } .c > div + div { ${random.pick(['border-left: .4pt solid #000; padding-left: 6mm', 'font-style: italic', ''])} } .s { text-align: center; margin-top: 6mm }
			</style><header><b style="font-size:14pt">${field('letterhead', firm.name)}</b><br>${firm.address.whole} · ${field('phone', firm.phone)}</header><div>${firm.address.city}, ${field('letterDate', locale.date(random.day('1968-01-01', '2018-12-01')))}</div><div class="c">${sides.map(column)}</div><div class="s">${drawSignature(random, signer)}${field('signer', signer.name)}<br>${field('signerTitle', random.pick(['Präsident / Président', 'Sekretariat – Secrétariat', 'Dir.', 'Coordinator']))}</div>`;
		return { html, fields };
	},
};
export default family;
