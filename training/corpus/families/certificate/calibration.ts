import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	certificateNumber: text(
		'documentNumber',
		'numer świadectwa',
		'certificate no.',
		'číslo kalibračního listu',
	),
	object: text('product', 'przedmiot wzorcowania', 'What was calibrated?', 'měřidlo'),
	maker: text('', 'wytwórca', 'Who made the instrument?', 'manufacturer', 'výrobce'),
	serial: text('serialNumber', 'numer fabryczny', 'výrobní číslo'),
	customer: text('buyer', 'zgłaszający', 'For whom was it calibrated?', 'zákazník'),
	temperature: number('temperature', 'temperatura otoczenia', 'At what temperature?', 'teplota'),
	humidity: number('', 'wilgotność', 'What was the humidity?', 'relativeHumidity', 'vlhkost'),
	calibratedOn: date(
		'',
		'data wzorcowania',
		'When was it calibrated?',
		'calibrationDate',
		'datum kalibrace',
	),
	issued: date('issueDate', 'data wydania', 'datum vystavení'),
	points: list(
		{
			nominal: number('', 'wartość nominalna', 'nominal value', 'nominal'),
			reading: number('', 'wskazanie', 'reading of the instrument', 'reading'),
			error: number('', 'błąd', 'error', 'deviation'),
			uncertainty: number('', 'niepewność', 'uncertainty', 'uncertaintyU'),
		},
		'calibrationPoints',
		'What was measured at each point?',
	),
	authorised: text(
		'approvedBy',
		'kierownik laboratorium',
		'Who authorised the certificate?',
		'schválil',
	),
	standard: text(
		'',
		'wzorzec odniesienia',
		'Which standard was used?',
		'referenceStandard',
		'etalon',
	),
	nextDue: absent(
		date('expiryDate', 'data następnego wzorcowania', 'When is the next calibration due?'),
	),
	price: absent(number('grossTotal', 'cena wzorcowania', 'cena kalibrace')),
};
const SAID = {
	pl: 'ŚWIADECTWO WZORCOWANIA|Nr|Przedmiot wzorcowania|Wytwórca|Nr fabryczny|Zgłaszający|Warunki: temperatura|wilgotność względna|Data wykonania|Data wydania|Wartość nominalna|Wskazanie|Błąd|Niepewność|Kierownik laboratorium|Wzorzec|Świadectwo może być powielane tylko w całości. Niepewność rozszerzona przy poziomie ufności 95 % i k = 2.|waga elektroniczna;suwmiarka;termometr;manometr',
	cs: 'KALIBRAČNÍ LIST|č.|Měřidlo|Výrobce|Výrobní číslo|Zákazník|Podmínky: teplota|relativní vlhkost|Datum kalibrace|Datum vystavení|Jmenovitá hodnota|Údaj|Chyba|Nejistota|Schválil|Etalon|List smí být rozmnožován jen celý. Rozšířená nejistota pro k = 2 odpovídá pravděpodobnosti 95 %.|váha;posuvné měřítko;teploměr;tlakoměr',
	en: 'CERTIFICATE OF CALIBRATION|No.|Instrument|Maker|Serial number|Customer|Conditions: temperature|relative humidity|Date of calibration|Date of issue|Nominal|Reading|Error|Uncertainty|Authorised|Reference standard|This certificate may be reproduced only in full. The expanded uncertainty uses k = 2, a level of confidence of 95 %.|electronic balance;vernier caliper;thermometer;pressure gauge',
} as const;

/** A laboratory's certificate: captions in three languages' manner above ruled cells, a table with four decimals, a seal. */
const family: Family = {
	author: 'tomasz',
	locales: ['pl-PL', 'cs-CZ', 'en-GB'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const day = random.day('1999-01-01', '2026-05-01');
		const decimals = random.pick([2, 3, 4]);
		const step = random.pick([1, 5, 10, 20, 50]);
		const points = Array.from({ length: random.int(4, 9) }, (_, i) => {
			const error = random.decimal(-0.4, 0.4, decimals);
			return {
				nominal: (i + 1) * step,
				error,
				reading: Number(((i + 1) * step + error).toFixed(decimals)),
				uncertainty: random.decimal(0.002, 0.2, decimals) || 0.01,
			};
		});
		const row = (label: string, content: ReturnType<typeof markup>) =>
			markup`<tr><td class="c">${label}<td>${content}`;
		const html = markup`<style>@page { size: A4; margin: 20mm 22mm } body { font: 10pt 'DejaVu Sans' } h1 { font-size: 16pt; text-align: center; letter-spacing: 2pt } .a td { padding: 2mm; border-bottom: .4pt solid #999 } .c { width: 60mm; color: #444; font-size: 8.5pt } table { width: 100% } .b td, .b th { border: .6pt solid #000; text-align: center; padding: 1.2mm } .seal { border: 1.5pt solid #447; border-radius: 50%; width: 30mm; height: 30mm; font-size: 7pt; color: #447; text-align: center; padding-top: 11mm }
			</style><div style="text-align:center">${locale.company('Metrologia').name} · ${locale.address().whole}</div><h1>${at(0)}</h1><div style="text-align:center">${at(1)} ${field('certificateNumber', random.pattern('###/##/??'))}</div><table class="a">${row(at(2), field('object', random.pick(at(17).split(';'))))}${random.chance(0.8) ? row(at(3), field('maker', random.pick(['Orion Werk', 'Vega Instruments', 'Wagmet', 'Lenta Sklo']))) : ''}${row(at(4), field('serial', random.pattern('######')))}${row(at(5), field('customer', locale.company().name))}${row(at(6), markup`${field('temperature', locale.count(random.decimal(19, 23, 1)))} °C${random.chance(0.7) && markup`, ${at(7)} ${field('humidity', random.int(38, 61))} %`}`)}${row(at(8), field('calibratedOn', locale.date(day)))}${row(at(9), field('issued', locale.date(addDays(day, random.int(0, 9)))))}${random.chance(0.6) ? row(at(15), field('standard', random.pattern('??-##/####'))) : ''}</table><br>
			<table class="b" data-list="points"><tr><th>${at(10)}<th>${at(11)}<th>${at(12)}<th>${at(13)}${points.map((point) => markup`<tr data-row><td>${field('nominal', locale.amount(point.nominal, random.pick([0, 0, 1])))}<td>${field('reading', locale.amount(point.reading, decimals))}<td>${field('error', locale.amount(point.error, decimals))}<td>${field('uncertainty', locale.amount(point.uncertainty, decimals))}`)}</table><p style="font-size:7.5pt">${at(16)}</p>
			<table><tr><td><div class="seal">LAB ${random.pattern('###')}</div><td align="right">${at(14)}<br><br>${field('authorised', locale.person().name)}</table>`;
		return { html, fields };
	},
};
export default family;
