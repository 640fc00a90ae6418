import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	patientName: text('patientName', 'Whose blood was tested?', 'Name des Patienten'),
	birthDate: date('birthDate', 'Wann ist der Patient geboren?'),
	sex: text('sex', 'Geschlecht'),
	labNumber: text('specimen', 'Auftragsnummer des Labors', 'sample id'),
	physician: text('physician', 'Which doctor ordered the tests?'),
	collected: date('collectionDate', 'day the blood was drawn'),
	reported: date('reportDate', 'Wann wurde der Befund erstellt?'),
	laboratory: text('provider', 'name of the laboratory'),
	hemoglobin: number('hemoglobin', 'What is the haemoglobin value?'),
	creatinine: number('creatinine'),
	results: list(
		{
			test: text('testName', 'analyte'),
			value: number('testValue', 'measured value'),
			unit: text('labUnit'),
			range: text('referenceRange', 'normal range'),
			flag: text('', 'sign for a value that is too high or too low', 'abnormalFlag'),
		},
		'laborwerte',
		'all measured values with unit and reference range',
	),
	medication: absent(text('medication', 'medicine prescribed')),
	invoiceTotal: absent(number('grossTotal', 'price of the tests')),
};
const TESTS = [
	['Hämoglobin', 'Haemoglobin', 'g/dl', 13.5, 17.5],
	['Leukozyten', 'White cells', '10^9/l', 4, 10],
	['Thrombozyten', 'Platelets', '10^9/l', 150, 400],
	['Kreatinin', 'Creatinine', 'mg/dl', 0.6, 1.2],
	['Natrium', 'Sodium', 'mmol/l', 135, 145],
	['Kalium', 'Potassium', 'mmol/l', 3.5, 5.1],
	['Glukose nüchtern', 'Fasting glucose', 'mg/dl', 70, 100],
	['Cholesterin gesamt', 'Total cholesterol', 'mg/dl', 120, 200],
	['LDL-Cholesterin', 'LDL cholesterol', 'mg/dl', 50, 130],
	['GPT (ALT)', 'ALT', 'U/l', 10, 50],
	['TSH basal', 'TSH', 'mU/l', 0.4, 4],
	['CRP', 'CRP', 'mg/l', 0, 5],
	['Ferritin', 'Ferritin', 'µg/l', 30, 300],
] as const;
const SAID = {
	de: [
		'Laborbefund',
		'Patient',
		'geb.',
		'Geschlecht',
		'Auftrags-Nr.',
		'Einsender',
		'Entnahme',
		'Befund vom',
		'Untersuchung|Ergebnis|Einheit|Referenzbereich',
		'Blutbild und Stoffwechsel',
		'männlich',
		'weiblich',
		'Endbefund, medizinisch validiert',
	],
	en: [
		'Laboratory report',
		'Patient',
		'DOB',
		'Sex',
		'Lab no.',
		'Requested by',
		'Collected',
		'Reported',
		'Test|Result|Units|Reference interval',
		'Haematology and chemistry',
		'M',
		'F',
		'Final report, electronically authorised',
	],
} as const;

/** A laboratory's print-out: values that are out of range in bold with a sign, a small graph column, grey bands. */
const family: Family = {
	author: 'anselm',
	locales: ['de-DE', 'en-IE', 'de-CH', 'en-IN'],
	draw: (random, locale) => {
		const language = locale.language as keyof typeof SAID;
		const said = SAID[language];
		const at = (i: number) => said[i] ?? '';
		const { amount } = locale;
		const patient = locale.person();
		const doctor = locale.person();
		const day = random.day('2018-01-01', '2026-02-01');
		const shown = TESTS.filter((_, i) => i < 4 || random.chance(0.65));
		const results = shown.map(([german, english, unit, low, high]) => {
			const decimals = high < 20 ? 1 : 0;
			const value = random.decimal(low * 0.85, high * 1.2, decimals);
			const range = `${locale.amount(low, decimals).text} - ${locale.amount(high, decimals).text}`;
			const flag =
				value < low
					? random.pick(['-', 'L', '↓'])
					: value > high
						? random.pick(['+', 'H', '*'])
						: '';
			return { test: language === 'de' ? german : english, unit, value, range, flag, decimals };
		});
		const single = (test: string) =>
			({
				Hämoglobin: '/hemoglobin',
				Haemoglobin: '/hemoglobin',
				Kreatinin: '/creatinine',
				Creatinine: '/creatinine',
			})[test];
		const html = markup`<style>
			@page { size: A4; margin: 16mm 18mm }
			body { font: 9.5pt/1.35 'Liberation Sans' } .lab { text-align: center; border-bottom: 3pt double #333; padding-bottom: 2mm } .lab b { font: bold 15pt 'DejaVu Serif' }
			.p { display: grid; grid-template-columns: auto 1fr auto 1fr; gap: .8mm 4mm; background: #f3f3f3; padding: 3mm; margin: 5mm 0 } .p span { color: #555 }
			table { width: 100% } th { text-align: left; border-bottom: 1pt solid #333 } td { padding: .9mm 1mm } .off td { font-weight: bold } .sec td { background: #ddd; font-style: italic }
			</style><div class="lab"><b>${field('laboratory', `${random.pick(['Medlab', 'Labor', 'Synlux', 'Diagnosticum'])} ${locale.address().city}`)}</b><br>${locale.address().whole} · ${locale.phone()}</div>
			<h2>${at(0)}</h2><div class="p"><span>${at(1)}</span><b>${field('patientName', `${patient.family}, ${patient.given}`, patient.name)}</b><span>${at(4)}</span>${field('labNumber', random.pattern('##-######'))}
				<span>${at(2)}</span>${field('birthDate', locale.date(random.day('1935-01-01', '2012-01-01')))}<span>${at(6)}</span>${field('collected', locale.date(day))}
				<span>${at(3)}</span>${field('sex', patient.isWoman ? at(11) : at(10), patient.isWoman ? 'female' : 'male')}<span>${at(7)}</span>${field('reported', locale.date(addDays(day, random.int(0, 2))))}
				<span>${at(5)}</span>${field('physician', `Dr. ${doctor.name}`)}</div>
			<table data-list="results"><tr>${at(8)
				.split('|')
				.map(
					(name, i) => markup`<th${i === 1 && { markup: ' colspan="2"' }}>${name}`,
				)}<tr class="sec"><td colspan="5">${at(9)}
			${results.map(({ test, unit, value, range, flag, decimals }) => {
				const printed = field('value', amount(value, decimals));
				const path = single(test);
				return markup`<tr data-row class="${flag !== '' && 'off'}"><td>${field('test', test)}<td style="text-align:right">${path === undefined ? printed : field(path, printed, value)}<td>${flag !== '' && field('flag', flag)}<td>${field('unit', unit)}<td>[${field('range', range)}]`;
			})}</table><p style="margin-top:8mm;font-size:8pt">${at(12)}. ${locale.person().name}</p>`;
		return { html, fields };
	},
};
export default family;
