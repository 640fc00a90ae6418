import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { dat, num, rows, str } from '../../kit/commerce.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	abrechnungsmonat: str(
		'Für welchen Monat ist die Abrechnung?|pay month|payMonth|mois de paie|Abrechnungsmonat',
		'payPeriod',
	),
	arbeitgeber: str('Wer zahlt das Gehalt?|employer|employerName|employeur|Firma', 'employer'),
	'mitarbeiter.name': str(
		'Wer bekommt das Gehalt?|employee|employeeName|salarié|Arbeitnehmer',
		'employee',
	),
	'mitarbeiter.anschrift': str(
		'Anschrift des Mitarbeiters|address of the employee|employeeAddress|adresse du salarié',
		'address',
	),
	personalnummer: str('Personalnummer|personnel number|staffNo|matricule', 'employeeNumber'),
	geburtsdatum: dat('Geburtsdatum|born on|birthDate|date de naissance', 'birthDate'),
	eintritt: dat('Eintrittsdatum|joined on|entryDate|date d’entrée', 'hireDate'),
	steuerklasse: str('Steuerklasse|tax class|taxClass|Welche Lohnsteuerklasse?', 'taxClass'),
	kinderfreibetrag: num(
		'Kinderfreibeträge|child allowance|childAllowances|Wie viele Kinderfreibeträge?',
		'children',
	),
	konfession: str('Konfession|church tax mark|denomination|Kirchensteuermerkmal', 'religion'),
	krankenkasse: str('Krankenkasse|health insurer|healthInsurer|caisse maladie', 'insurer'),
	svNummer: str(
		'Sozialversicherungsnummer|social security number|svNo|numéro de sécurité sociale',
		'insuranceNumber',
	),
	bezuege: rows(
		{
			lohnart: str('Lohnart|wage type|wageType|code de rubrique'),
			bezeichnung: str(
				'Bezeichnung der Lohnart|name of the wage type|wageTypeText|libellé',
				'itemDescription',
			),
			einheiten: num('Stunden oder Tage|units|unitsPaid|nombre', 'quantity'),
			faktor: num('Satz|rate|factor|taux', 'hourlyRate'),
			betrag: num('Betrag der Lohnart|amount of the wage type|wageAmount|montant', 'lineTotal'),
		},
		'Bezüge|earnings|Brutto-Bezüge im Einzelnen|éléments de paie',
	),
	gesamtbrutto: num(
		'Gesamtbrutto|gross pay|grossPay|Wie hoch ist das Bruttogehalt?|salaire brut',
		'grossPay',
	),
	lohnsteuer: num('Lohnsteuer|wage tax|wageTax|impôt', 'incomeTax'),
	soli: num('Solidaritätszuschlag|solidarity surcharge|solz', 'solidarityTax'),
	kirchensteuer: num('Kirchensteuer|church tax|churchTax', 'churchTax'),
	kv: num('Beitrag zur Krankenversicherung|health contribution|kvAmount', 'healthContribution'),
	rv: num('Beitrag zur Rentenversicherung|pension contribution|rvAmount', 'socialContribution'),
	av: num(
		'Beitrag zur Arbeitslosenversicherung|unemployment contribution|avAmount',
		'unemploymentContribution',
	),
	pv: num('Beitrag zur Pflegeversicherung|care contribution|pvAmount', 'careContribution'),
	netto: num('Nettoverdienst|net earnings|netEarnings|Was bleibt netto?|net', 'netSalary'),
	auszahlung: num(
		'Auszahlungsbetrag|amount paid out|payoutAmount|Wie viel wird überwiesen?',
		'payout',
	),
	iban: str(
		'Konto des Mitarbeiters|account of the employee|employeeIban|Auf welches Konto geht das Gehalt?',
		'iban',
	),
	urlaub: num('Resturlaub|days of leave left|leaveLeft|congés restants', 'vacationDays'),
	stundenlohn: absent(
		num('vereinbarter Stundenlohn|agreed hourly wage|agreedHourlyWage|taux horaire convenu'),
	),
	pfaendung: absent(num('Pfändung|garnishment|garnishment|saisie sur salaire')),
};

/** A German payroll office's sheet: a wall of small grey cells with captions of five points, wage types by code, taxes and contributions in two strips, net and payout stepping down at the right. */
const family: Family = {
	author: 'noor',
	locales: ['de-DE', 'de-DE'],
	draw: (random, locale) => {
		const { amount } = locale;
		const [firm, person] = [locale.company(), locale.person()];
		const year = random.int(2004, 2025);
		const month = random.int(1, 12);
		const isHourly = random.chance(0.4);
		const hours = random.int(140, 176);
		const wage = random.decimal(13, 29);
		const wages = [
			isHourly
				? {
						code: '100',
						name: 'Stundenlohn',
						units: hours,
						rate: wage,
						value: toMoney(hours * wage),
					}
				: { code: '200', name: 'Gehalt', units: 0, rate: 0, value: random.int(2100, 6400) },
			...random
				.some(
					[
						{ code: '310', name: 'Überstunden 25 %' },
						{ code: '415', name: 'Nachtzuschlag' },
						{ code: '830', name: 'VWL Arbeitgeberanteil' },
						{ code: '905', name: 'Prämie' },
						{ code: '702', name: 'Fahrgeld' },
					],
					random.int(0, 3),
				)
				.map((one) => {
					const units = one.code < '500' ? random.int(2, 24) : 0;
					const rate = units > 0 ? toMoney(wage * 0.25) : 0;
					return {
						...one,
						units,
						rate,
						value: units > 0 ? toMoney(units * rate) : random.pick([26.59, 40, 75, 150]),
					};
				}),
		];
		const gross = toMoney(wages.reduce((sum, one) => sum + one.value, 0));
		const share = (percent: number) => toMoney((gross * percent) / 100);
		const hasChurch = random.chance(0.5);
		const tax = share(random.decimal(7, 19));
		const [soli, church] = [
			year < 2021 ? toMoney(tax * 0.055) : 0,
			hasChurch ? toMoney(tax * 0.09) : 0,
		];
		const social = [share(8.1), share(9.3), share(1.3), share(1.7)];
		const net = toMoney(gross - tax - soli - church - social.reduce((sum, one) => sum + one, 0));
		const saving = wages.some(({ code }) => code === '830') ? 40 : 0;
		const home = locale.address();
		const insurers = ['BKK Nordlicht', 'IKK Mitte', 'Betriebskrankenkasse Ring', 'Ersatzkasse Süd'];
		const c = (caption: string, content: ReturnType<typeof field> | false | string, width = 1) =>
			markup`<td colspan="${width}"><small>${caption}</small>${content}`;
		const html = markup`<style>@page { size: A4; margin: 10mm 12mm } body { font: 8.4pt/1.25 'Liberation Sans' } table { width: 100%; border-collapse: collapse; margin-bottom: 2mm; table-layout: fixed } td { border: .4pt solid #8a9a8a; padding: .5mm 1mm; vertical-align: top; height: 6.6mm } small { display: block; font-size: 5pt; color: #486048 } .n td, .n { text-align: right } .w td { height: auto; border-top: 0; border-bottom: 0 } .w tr:last-child td { border-bottom: .4pt solid #8a9a8a; padding-bottom: 20mm } th { background: #dfe8df; font: 5.5pt 'Liberation Sans'; border: .4pt solid #8a9a8a; text-align: left } .end { width: 52mm; margin-left: auto }</style>
			<p style="margin:0 0 2mm"><b>Abrechnung der Brutto/Netto-Bezüge</b> für ${field('abrechnungsmonat', `${locale.month(month)} ${year}`)} <span style="float:right">${field('arbeitgeber', firm.name)} · ${firm.address.whole}</span></p>
			<table><tr>${c('Personal-Nr.', field('personalnummer', random.pattern('00###')))}${c('Geburtsdatum', field('geburtsdatum', locale.date(random.day('1958-01-01', '2003-12-31'), 'dd.mm.yy')))}${c('StKl', field('steuerklasse', String(random.int(1, 5))))}${c('Ki.Frbtr.', random.chance(0.5) && field('kinderfreibetrag', amount(random.pick([0.5, 1, 1.5, 2]), 1)))}${c('Konfession', hasChurch && field('konfession', random.pick(['ev', 'rk'])))}${c('Eintritt', field('eintritt', locale.date(random.day('1985-01-01', '2003-12-31'), 'dd.mm.yy')))}${c('Url. Rest', random.chance(0.7) && field('urlaub', amount(random.int(0, 46) / 2, 1)))}<tr>${c('SV-Nummer', field('svNummer', random.pattern('## ###### ? ###')), 3)}${c('Krankenkasse', field('krankenkasse', random.pick(insurers)), 4)}</table>
			<p style="margin:10mm 0 8mm 8mm">${person.isWoman ? 'Frau' : 'Herrn'}<br>${field('mitarbeiter.name', person.name)}<br><span data-field="mitarbeiter.anschrift" data-value="${home.whole}">${home.lines[0]}<br>${home.lines[1]}</span></p>
			<table class="w" data-list="bezuege"><tr><th style="width:14mm">Lohnart<th>Bezeichnung<th style="width:20mm">Einheit<th style="width:20mm">Faktor<th style="width:30mm">Betrag${wages.map((one) => markup`<tr data-row><td>${field('lohnart', one.code)}<td>${field('bezeichnung', one.name)}<td class="n">${one.units > 0 && field('einheiten', amount(one.units))}<td class="n">${one.rate > 0 && field('faktor', amount(one.rate))}<td class="n">${field('betrag', amount(one.value))}`)}</table>
			<table class="n"><tr>${c('Steuer-Brutto', amount(gross).text)}${c('Lohnsteuer', field('lohnsteuer', amount(tax)))}${c('Kirchensteuer', church > 0 && field('kirchensteuer', amount(church)))}${c('SolZ', soli > 0 && field('soli', amount(soli)))}${c('Gesamt-Brutto', field('gesamtbrutto', amount(gross)))}<tr>${c('SV-Brutto', amount(gross).text)}${c('KV-Beitrag', field('kv', amount(social[0] ?? 0)))}${c('RV-Beitrag', field('rv', amount(social[1] ?? 0)))}${c('AV-Beitrag', field('av', amount(social[2] ?? 0)))}${c('PV-Beitrag', field('pv', amount(social[3] ?? 0)))}</table>
			<table class="end n"><tr>${c('Netto-Verdienst', field('netto', amount(net)))}${saving > 0 && markup`<tr>${c('Vermögensbildung', amount(-saving).text)}`}<tr>${c('Auszahlungsbetrag', markup`<b>${field('auszahlung', amount(toMoney(net - saving)))}</b>`)}</table><p>Überweisung auf ${field('iban', locale.iban())}</p>`;
		return { html, fields };
	},
};
export default family;
