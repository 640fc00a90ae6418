import type { Family, Fields } from '../../family.ts';
import { absent, date, flag, number, text } from '../../kit/ask.ts';
import { comb, field, markup } from '../../kit/html.ts';

const fields: Fields = {
	taxNumber: text('taxNumber', 'Steuernummer', 'tax number of the person who files'),
	taxYear: text('taxYear', 'Which year is the return for?'),
	taxOffice: text('taxOffice', 'Finanzamt', 'urząd skarbowy'),
	surname: text('surname', 'family name of the taxpayer'),
	givenName: text('givenNames', 'first name of the taxpayer'),
	birthDate: date('birthDate'),
	street: text('street', 'street of the taxpayer'),
	postcode: text('postcode'),
	city: text('city', 'town of the taxpayer'),
	wages: number('taxableIncome', 'gross wages, line 6', 'przychód'),
	withheldTax: number('incomeTax', 'tax withheld by the employer'),
	commuting: number('', 'distance to work in kilometres', 'kmToWork'),
	donations: number('', 'gifts to charities', 'donationsTotal'),
	isMarried: flag('maritalStatus', 'Is the taxpayer married?'),
	isFirstReturn: flag('', 'Is this the first return?', 'firstReturn'),
	iban: text('iban', 'account for the refund'),
	signedOn: date('signatureDate', 'day of the signature'),
	employer: absent(text('employer', 'name of the employer')),
	phone: absent(text('phone', 'telephone of the taxpayer')),
};
const SAID = {
	de: [
		'Erklärung zur Einkommensteuer',
		'Steuernummer',
		'An das Finanzamt',
		'Name',
		'Vorname',
		'Geburtsdatum',
		'Straße, Hausnummer',
		'Postleitzahl',
		'Wohnort',
		'verheiratet',
		'erstmalige Abgabe',
		'Bruttoarbeitslohn',
		'Einbehaltene Lohnsteuer',
		'Entfernung Wohnung – Arbeit in km',
		'Spenden und Beiträge',
		'IBAN für die Erstattung',
		'Datum, Unterschrift',
		'Bitte nur weiße Felder ausfüllen oder ankreuzen.',
		'EUR',
		'Allgemeine Angaben',
		'Einkünfte',
	],
	en: [
		'Individual income tax return',
		'Taxpayer number',
		'To the tax office',
		'Surname',
		'Given name',
		'Date of birth',
		'Street and number',
		'Postcode',
		'Town',
		'married',
		'first return',
		'Gross wages',
		'Tax withheld',
		'Distance to work, km',
		'Gifts to charities',
		'IBAN for refunds',
		'Date and signature',
		'Fill in white boxes only. Use black ink and capital letters.',
		'whole units',
		'About you',
		'Income',
	],
	pl: [
		'Zeznanie podatkowe',
		'Identyfikator podatkowy',
		'Urząd skarbowy',
		'Nazwisko',
		'Imię',
		'Data urodzenia',
		'Ulica i numer',
		'Kod pocztowy',
		'Miejscowość',
		'w związku małżeńskim',
		'pierwsze zeznanie',
		'Przychód',
		'Pobrana zaliczka',
		'Dojazd do pracy, km',
		'Darowizny',
		'Rachunek do zwrotu',
		'Data i podpis',
		'Wypełniać dużymi, drukowanymi literami, czarnym lub niebieskim kolorem.',
		'zł',
		'Dane podatnika',
		'Dochody',
	],
} as const;

/** A state's form: letters in combs, numbered lines, tick boxes, a coloured ground, instructions in small print. */
const family: Family = {
	author: 'zdenek',
	locales: ['de-DE', 'en-ZA', 'pl-PL', 'en-IE'],
	draw: (random, locale) => {
		const said = SAID[locale.language as keyof typeof SAID];
		const at = (i: number) => said[i] ?? '';
		const person = locale.person();
		const home = locale.address();
		const birth = random.day('1950-01-01', '2002-01-01');
		const [year = '', month = '', day = ''] = birth.split('-');
		let line = 0;
		const row = (name: string, content: ReturnType<typeof markup>) =>
			markup`<tr><td class="no">${(line += 1)}<td class="lab">${name}<td>${content}`;
		const tick = (path: string, isOn: boolean, name: string) =>
			markup`<span data-field="${path}" data-value="${String(isOn)}"><b class="tick">${isOn && random.pick(['X', '✗', 'x'])}</b> ${name}</span>`;
		const sum = (path: string, name: string, from: number, to: number) => {
			const value = random.int(from, to);
			return random.chance(0.85)
				? row(name, markup`${comb(path, String(value).padStart(7), 7, value)} ,00 ${at(18)}`)
				: row(name, markup`${comb(path, '', 7)} ,00 ${at(18)}`);
		};
		const ground = random.pick(['#dcefe0', '#e8e4f3', '#f7ead9', '#dfeaf5']);
		const html = markup`<style>
			@page { size: A4; margin: 11mm }
			body { font: 8.5pt/1.25 'Liberation Sans'; background: ${ground} } html { background: ${ground} } h1 { font-size: 15pt; margin: 0 } .comb { display: inline-block; width: 5mm; height: 6.5mm; border: .5pt solid #555; background: #fff; text-align: center; font: 12pt/6.5mm 'Liberation Mono'; margin-right: -.5pt; vertical-align: middle }
			.tick { display: inline-block; width: 4mm; height: 4mm; border: .8pt solid #000; background: #fff; text-align: center; line-height: 3.6mm; vertical-align: middle } .no { width: 6mm; font-size: 7pt; color: #555; text-align: right; padding-right: 2mm } .lab { width: 46mm } td { padding: 1.3mm 0; vertical-align: middle }
			h2 { font-size: 9.5pt; background: #555; color: #fff; margin: 4mm 0 1mm; padding: .8mm 2mm } .hint { font-size: 6.5pt } .line { border-bottom: .6pt solid #000; background: #fff; display: inline-block; min-width: 70mm; padding: 1mm }
			</style><h1>${at(0)} ${field('taxYear', String(random.int(2015, 2025)))}</h1><div class="hint">${at(17)}</div>
			<table>${row(at(1), comb('taxNumber', random.pattern('###########'), 13))}${row(at(2), markup`<span class="line">${field('taxOffice', home.city)}</span>`)}</table><h2>${at(19)}</h2>
			<table>${row(at(3), comb('surname', person.family.toUpperCase(), 22))}${row(at(4), comb('givenName', person.given.toUpperCase(), 22))}
			${row(at(5), markup`${comb('birthDate', day, 2, birth)} . ${comb('birthDate', month, 2, birth)} . ${comb('birthDate', year, 4, birth)}`)}
			${row(at(6), markup`<span class="line">${field('street', home.street)}</span>`)}${row(at(7), comb('postcode', home.postcode.replace(/\s/g, ''), 8))}${row(at(8), markup`<span class="line">${field('city', home.city)}</span>`)}
			${row('', markup`${tick('isMarried', random.chance(0.5), at(9))} &nbsp; &nbsp; ${tick('isFirstReturn', random.chance(0.2), at(10))}`)}</table><h2>${at(20)}</h2>
			<table>${sum('wages', at(11), 12_000, 98_000)}${sum('withheldTax', at(12), 900, 21_000)}${sum('commuting', at(13), 2, 85)}${sum('donations', at(14), 10, 900)}
			${locale.country.bban !== '' && row(at(15), comb('iban', locale.iban().replace(/\s/g, ''), 26))}</table>
			<p style="margin-top:9mm">${at(16)} <span class="line">${field('signedOn', locale.date(random.day('2016-02-01', '2026-05-31')))} &nbsp; <i>${person.name}</i></span></p>`;
		return { html, fields };
	},
};
export default family;
