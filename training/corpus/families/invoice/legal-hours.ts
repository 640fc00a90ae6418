import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';
import { BILL, ROW } from '../../kit/trade-fields.ts';
import { addressOf, askParty } from '../../kit/trade.ts';

const fields: Fields = {
	...askParty(
		'firm',
		'issuer',
		['name', 'street', 'postcode', 'city', 'phone', 'tax'],
		['de', 'fr', 'sv'],
	),
	...askParty('client', 'buyer', ['name', 'street', 'postcode', 'city'], ['de', 'fr', 'sv']),
	number: BILL.number,
	date: BILL.date,
	matter: text(
		'subject',
		'Which matter is billed?',
		'Welche Sache wird abgerechnet?',
		'Quelle affaire ?',
		'case the lawyers worked on',
		'matterName',
	),
	fileNumber: text(
		'referenceNumber',
		'What is the file number?',
		'Aktenzeichen der Kanzlei',
		'numéro de dossier',
		'number of the matter',
	),
	periodEnd: date(
		'periodEnd',
		'Up to which day were services rendered?',
		'Leistungen bis',
		'services through',
	),
	hours: number(
		'hoursWorked',
		'How many hours were worked in all?',
		'Wie viele Stunden insgesamt?',
		'Combien d’heures au total ?',
		'total hours',
	),
	fees: number(
		'',
		'totalFees',
		'What do the fees come to?',
		'Honorar insgesamt',
		'total des honoraires',
		'sum of the fees',
	),
	expenses: number(
		'',
		'totalExpenses',
		'What do the disbursements come to?',
		'Auslagen insgesamt',
		'total des débours',
		'sum of the expenses',
	),
	tax: BILL.tax,
	retainer: number(
		'',
		'retainerApplied',
		'How much of the retainer is used?',
		'angerechneter Vorschuss',
		'provision déduite',
		'advance taken off',
	),
	due: BILL.total,
	partner: text(
		'signatory',
		'Who signed the bill?',
		'Wer hat unterschrieben?',
		'Qui a signé la note ?',
		'lawyer at the bottom',
	),
	entries: list(
		{
			day: date('', 'day of the work', 'Tag der Tätigkeit', 'date', 'When was it done?'),
			lawyer: text('', 'who worked', 'Kürzel', 'timekeeper', 'Which lawyer?'),
			work: text('itemDescription', 'What was done?', 'Tätigkeit', 'diligences'),
			hours: number('hoursWorked', 'hours', 'Stunden', 'heures'),
			rate: number('hourlyRate', 'hourly rate', 'Stundensatz', 'taux horaire'),
			amount: ROW.amount,
		},
		'time entries',
		'Which lawyer did what and for how long?',
		'Tätigkeitsnachweis',
	),
	disbursements: list(
		{ what: ROW.name, amount: ROW.amount },
		'expenses',
		'Which expenses are charged?',
		'Auslagen',
	),
	judge: absent(text('', 'judge', 'Who is the judge?', 'Richter')),
	discount: absent(number('discount', 'What discount is granted?', 'Nachlass')),
};
const SAID = {
	en: 'Statement of account|Re|Our file|For professional services rendered through|Date|Initials|Services|Hours|Rate|Amount|Total fees|Disbursements|Less retainer|Amount due|Yours sincerely|Telephone call with client regarding settlement;Review of lease and correspondence;Drafting of reply to the statement of claim;Attendance at hearing;Research on limitation periods;Meeting with expert witness|Courier;Court fee;Copies;Travel to court;Search of register|Attorneys at law;Solicitors|Lease dispute, Mill Lane;Sale of shares;Estate of the late',
	de: 'Kostennote|In Sachen|Unser Zeichen|Für anwaltliche Tätigkeit bis zum|Datum|Kürzel|Tätigkeit|Std.|Satz|Betrag|Summe Honorar|Auslagen|abzüglich Vorschuss|Zu zahlen|Mit freundlichen Grüßen|Telefonat mit Mandantin zum Vergleich;Durchsicht Mietvertrag und Schriftverkehr;Entwurf Klageerwiderung;Wahrnehmung Termin Landgericht;Recherche zur Verjährung;Besprechung mit Sachverständigem|Kurier;Gerichtskosten;Kopien;Fahrtkosten;Registerauszug|Rechtsanwälte;Anwaltskanzlei|Mietstreit Lindenweg;Anteilsverkauf;Nachlass',
	fr: 'Note d’honoraires|Affaire|Notre dossier|Pour nos diligences jusqu’au|Date|Init.|Diligences|Heures|Taux|Montant|Total honoraires|Débours|Provision à déduire|Solde dû|Sentiments dévoués|Entretien téléphonique sur la transaction;Étude du bail et des courriers;Rédaction des conclusions;Audience de plaidoirie;Recherche sur la prescription;Réunion avec l’expert|Coursier;Frais de greffe;Copies;Déplacement;Extrait Kbis|Avocats à la Cour;Cabinet d’avocats|Bail rue des Tanneurs;Cession de parts;Succession',
	sv: 'Arvodesräkning|Ärende|Vårt nr|För arbete utfört till och med|Datum|Sign.|Arbete|Tim|Pris|Belopp|Arvode|Utlägg|Avgår förskott|Att betala|Med vänlig hälsning|Telefonsamtal med klient om förlikning;Genomgång av hyresavtal;Utkast till svaromål;Förhandling i tingsrätten;Utredning om preskription;Möte med sakkunnig|Bud;Ansökningsavgift;Kopior;Resa;Registerutdrag|Advokatbyrå;Advokater|Hyrestvist;Aktieöverlåtelse;Dödsbo',
};

/** A law firm's letter: a matter line, dated entries with initials and narratives over several lines, expenses without rules, an advance taken off. */
const family: Family = {
	author: 'lucia',
	locales: ['en-US', 'de-DE', 'fr-FR', 'sv-SE', 'en-GB', 'de-CH', 'de-AT'],
	draw: (random, locale) => {
		const { amount, label } = locale;
		const say = speak(SAID, locale.language);
		const firm = locale.company();
		const names = [locale.person(), locale.person(), locale.person()];
		const title = `${names[0]?.family} ${random.pick(['&', '|', '+'])} ${names[1]?.family} ${random.pick(say(17).split(';'))}`;
		const client = random.chance(0.5)
			? locale.company()
			: { ...locale.company(), name: locale.person().name };
		const end = random.day('2005-02-01', '2026-05-01');
		const entries = Array.from({ length: random.int(2, 9) }, (_, i) => {
			const who = random.pick(names);
			const hours = random.pick([0.2, 0.3, 0.5, 0.7, 1, 1.2, 1.5, 2.4, 3.5]);
			const rate = inMoney(random.pick([180, 220, 260, 320, 410]), locale);
			return {
				day: addDays(end, -40 + i * 4),
				who: `${who.given.slice(0, 1)}${who.family.slice(0, 1)}`,
				work: random.some(say(15).split(';'), random.pick([1, 1, 2])).join('; '),
				hours,
				rate,
				amount: toMoney(hours * rate),
			};
		});
		const expenses = random
			.some(say(16).split(';'), random.int(0, 4))
			.map((what) => ({ what, amount: inMoney(random.decimal(4, 210), locale) }));
		const fees = toMoney(entries.reduce((sum, entry) => sum + entry.amount, 0));
		const spent = toMoney(expenses.reduce((sum, one) => sum + one.amount, 0));
		const tax = random.chance(0.7) ? toMoney((fees * (locale.country.rates[0] ?? 0)) / 100) : 0;
		const retainer = random.chance(0.5) ? Math.round(fees / 300) * 100 : 0;
		const due = toMoney(fees + spent + tax - retainer);
		const [street, town] = addressOf('firm', firm.address);
		const [clientStreet, clientTown] = addressOf('client', client.address);
		const hasRate = random.chance(0.6);
		const line = (name: string, path: string, value: number, sign = '') =>
			markup`<tr><td>${name}<td class="r">${field(path, { text: `${sign}${amount(value).text}`, value: sign === '' ? value : -value })}`;
		const html = markup`<style>@page { size: ${locale.countryCode === 'US' ? 'letter' : 'A4'}; margin: 20mm 24mm } body { font: 10.5pt/1.4 ${random.pick(["'Liberation Serif'", "'DejaVu Serif'"])} } .head { text-align: center; border-bottom: 2pt double; margin-bottom: 10mm; padding-bottom: 2mm } .head b { font-size: 17pt } .to { margin-bottom: 8mm } .re { margin-left: 15mm; font-weight: bold } table { width: 100% } td { vertical-align: top; padding: 1mm 3mm 1mm 0 } th { text-align: left; font-style: italic; font-weight: normal; padding: 0 3mm 1mm 0 } .r, th.r { text-align: right; white-space: nowrap; padding: 1mm 0 1mm 4mm } .low { width: 70%; margin: 5mm 0 0 auto } .due td { border-top: .6pt solid; border-bottom: 2pt double; font-weight: bold } .d { white-space: nowrap }</style>
			<div class="head"><b>${field('firm.name', title)}</b><br>${street} · ${town} · ${field('firm.phone', firm.phone)}${random.chance(0.5) && markup` · ${locale.country.tax[0]} ${field('firm.tax', firm.taxNumber)}`}</div>
			<div class="r">${field('date', locale.date(addDays(end, 3)))}</div><div class="to">${field('client.name', client.name)}<br>${clientStreet}<br>${clientTown}</div>
			<p><b>${say(0)} ${field('number', random.pattern('#####'))}</b></p><p class="re">${say(1)}: ${field('matter', random.pick(say(18).split(';')))}<br>${say(2)}: ${field('fileNumber', random.pattern('##/####-??'))}</p><p>${say(3)} ${field('periodEnd', locale.date(end))}:</p>
			<table data-list="entries"><tr><th>${say(4)}<th>${say(5)}<th>${say(6)}<th class="r">${say(7)}${hasRate && markup`<th class="r">${say(8)}`}<th class="r">${say(9)}${entries.map((entry) => markup`<tr data-row><td class="d">${field('day', locale.date(entry.day))}<td>${field('lawyer', entry.who)}<td>${field('work', entry.work)}<td class="r">${field('hours', amount(entry.hours, 1))}${hasRate && markup`<td class="r">${field('rate', amount(entry.rate))}`}<td class="r">${field('amount', amount(entry.amount))}`)}</table>
			<table class="low"><tr><td>${say(10)} (${field('hours', amount(toMoney(entries.reduce((sum, { hours }) => sum + hours, 0)), 1))} ${say(7).toLowerCase()})<td class="r">${field('fees', amount(fees))}<tbody data-list="disbursements">${expenses.map((one) => markup`<tr data-row><td>&nbsp; &nbsp;${field('what', one.what)}<td class="r">${field('amount', amount(one.amount))}`)}</tbody>${spent > 0 && line(say(11), 'expenses', spent)}${tax > 0 && line(label('tax'), 'tax', tax)}${retainer > 0 && line(say(12), 'retainer', retainer, '–')}<tr class="due"><td>${say(13)}<td class="r">${field('due', locale.money(due))}</table>
			<p>${say(14)}<br><br>${field('partner', names[0]?.name ?? '')}</p>`;
		return { html, fields };
	},
};
export default family;
