import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { clock, speak } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	reportNumber: text('documentNumber', 'Prüfbericht Nr.', 'rapport nr.', 'analysbesked nr'),
	client: text('buyer', 'Auftraggeber', 'opdrachtgever', 'Who ordered the test?'),
	samplingPoint: text('location', 'Entnahmestelle', 'Where was the sample taken?', 'monsterpunt'),
	sampledOn: date('collectionDate', 'Probenahme am', 'datum monstername'),
	sampledAt: text('time', 'Uhrzeit der Probenahme', 'tijd van monstername'),
	sampler: text('', 'Probenehmer', 'Who took the sample?', 'monsternemer', 'sampledBy'),
	nitrate: number('', 'Nitrat', 'How much nitrate is in the water?', 'nitraat', 'nitrate'),
	ph: number('', 'pH-Wert', 'What is the pH?', 'zuurgraad', 'phValue'),
	coli: number(
		'',
		'coliforme Keime',
		'How many coliform germs were found?',
		'coliforms',
		'colibacteriën',
	),
	results: list(
		{
			parameter: text('testName', 'Parameter'),
			unit: text('labUnit', 'Einheit'),
			value: number('testValue', 'Messwert'),
			limit: text('referenceRange', 'Grenzwert'),
			method: text('', 'Verfahren', 'method', 'methode'),
		},
		'messwerte',
		'What was measured?',
	),
	verdict: text('findings', 'Beurteilung', 'Is the water fit to drink?', 'oordeel'),
	reported: date('reportDate', 'Berichtsdatum', 'datum rapport'),
	signer: text('signatory', 'Wer hat den Bericht unterschrieben?', 'ondertekend door'),
	patient: absent(text('patientName', 'Name des Patienten', 'patiënt')),
	price: absent(number('grossTotal', 'Kosten der Untersuchung', 'prijs')),
	nextTest: absent(date('expiryDate', 'nächste Untersuchung', 'volgend onderzoek')),
};
const SAID = {
	de: 'Prüfbericht|Auftraggeber|Entnahmestelle|Probenahme|Probenehmer|Parameter;Einheit;Messwert;Grenzwert;Verfahren|Beurteilung|Die Probe entspricht den Anforderungen;Die Probe ist zu beanstanden|Berichtsdatum|Die Ergebnisse beziehen sich nur auf die untersuchte Probe. Grenzwerte nach Anlage 3.|Küche, Kaltwasser;Brunnen im Hof;Keller, Hauptleitung|Uhr|Nitrat;pH-Wert;Coliforme Keime;Eisen;Härte;Blei;Trübung|Wasserlabor',
	nl: 'Analyserapport|Opdrachtgever|Monsterpunt|Monstername|Monsternemer|Parameter;Eenheid;Waarde;Norm;Methode|Oordeel|Het monster voldoet aan de eisen;Het monster voldoet niet|Datum rapport|De resultaten gelden alleen voor het onderzochte monster. Normen volgens bijlage A.|keuken, koud water;put achter het huis;kelder, hoofdleiding|uur|Nitraat;Zuurgraad pH;Colibacteriën;IJzer;Hardheid;Lood;Troebelheid|Waterlab',
} as const;
const TESTS = [
	['mg/l', '50', 'DIN 38405'],
	['', '6,5–9,5', 'ISO 10523'],
	['KBE/100 ml', '0', 'ISO 9308'],
	['mg/l', '0,2', 'ISO 11885'],
	['°dH', '–', 'DIN 38409'],
	['mg/l', '0,010', 'ISO 17294'],
	['NTU', '1,0', 'ISO 7027'],
] as const;

/** A laboratory's letter: facts in a definition list at the right, results with limits that look like values. */
const family: Family = {
	author: 'horst',
	locales: ['de-DE', 'nl-NL', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const names = at(12).split(';');
		const day = random.day('1995-01-01', '2026-05-01');
		const asked: Readonly<Record<number, string>> = { 0: 'nitrate', 1: 'ph', 2: 'coli' };
		const value = (i: number) =>
			[
				random.decimal(2, 70, 1),
				random.decimal(6.4, 8.6, 1),
				random.pick([0, 0, 0, 2, 14]),
				random.decimal(0.01, 0.4),
				random.decimal(4, 26, 1),
				random.decimal(0.001, 0.02, 3),
				random.decimal(0.1, 1.6),
			][i] ?? 0;
		const rows = names
			.map((name, i) => ({ name, i, value: value(i) }))
			.filter(({ i }) => i < 3 || random.chance(0.6));
		const isBad = rows.some(
			({ i, value: amount }) => (i === 0 && amount > 50) || (i === 2 && amount > 0),
		);
		const isTurned = random.chance(0.5);
		const hasMethod = random.chance(0.6);
		const cell = (i: number, amount: number) => {
			const content = field('value', locale.count(amount));
			return asked[i] === undefined
				? content
				: markup`<span data-field="/${asked[i]}" data-value="${amount}">${content}</span>`;
		};
		const html = markup`<style>@page { size: A4; margin: 18mm 20mm } body { font: 9.5pt/1.5 'Liberation Sans' } .top { display: flex; flex-direction: ${isTurned ? 'row-reverse' : 'row'}; justify-content: space-between; gap: 8mm } dl { display: grid; grid-template-columns: 32mm 1fr; width: 95mm; margin: 0; border: .5pt solid #000; padding: 2mm } dt { font-size: 8pt } dd { margin: 0 } table { width: 100%; margin: 6mm 0 } th { text-align: left; border-bottom: 1pt solid #000; font-size: 8pt } td { padding: 1mm 0; border-bottom: .3pt solid #999 } h1 { font-size: 14pt; margin: 6mm 0 0 }
			</style><div class="top"><div><b>${at(13)} ${locale.address().city}</b><br>${locale.address().lines[0]}<br>Tel. ${locale.phone()}</div><dl><dt>${at(1)}<dd>${field('client', locale.person().name)}<dt>${at(2)}<dd>${field('samplingPoint', random.pick(at(10).split(';')))}<dt>${at(3)}<dd>${field('sampledOn', locale.date(day))}${random.chance(0.7) && markup`, ${field('sampledAt', clock(random.int(7, 17) * 60 + random.int(0, 11) * 5))} ${at(11)}`}${random.chance(0.7) && markup`<dt>${at(4)}<dd>${field('sampler', locale.person().name)}`}<dt>${at(8)}<dd>${field('reported', locale.date(addDays(day, random.int(4, 16))))}</dl></div><h1>${at(0)} ${field('reportNumber', random.pattern('##-#####'))}</h1>
			<table data-list="results"><tr>${at(5)
				.split(';')
				.filter((_, i) => i < 4 || hasMethod)
				.map(
					(head) => markup`<th>${head}`,
				)}${(random.chance(0.5) ? rows : random.shuffle(rows)).map(({ name, i, value: amount }) => markup`<tr data-row><td>${field('parameter', name)}<td>${TESTS[i]?.[0] !== '' && field('unit', TESTS[i]?.[0] ?? '')}<td>${i === 5 && random.chance(0.3) && '< '}${cell(i, amount)}<td>${field('limit', TESTS[i]?.[1] ?? '')}${hasMethod && markup`<td>${field('method', TESTS[i]?.[2] ?? '')}`}`)}</table>
			${random.chance(0.85) && markup`<p><b>${at(6)}:</b> ${field('verdict', at(7).split(';')[Number(isBad)] ?? '')}.</p>`}<p style="font-size:8pt">${at(9)}</p><p style="margin-top:10mm">${field('signer', `Dr. ${locale.person().name}`)}</p>`;
		return { html, fields };
	},
};
export default family;
