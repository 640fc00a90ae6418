import type { Family, Fields } from '../../family.ts';
import { absent, date, number, text } from '../../kit/ask.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	authority: text(
		'issuingAuthority',
		'Welke gemeente schrijft?',
		'Which authority sent the letter?',
		'Welche Behörde schreibt?',
	),
	recipient: text(
		'',
		'Aan wie is de brief gericht?',
		'To whom is the letter addressed?',
		'geadresseerde',
		'Empfänger',
	),
	reference: text('referenceNumber', 'kenmerk', 'Aktenzeichen', 'our reference'),
	date: date('documentIssueDate', 'datum van de brief', 'Datum des Schreibens'),
	yourLetter: date(
		'',
		'uw brief van',
		'Ihr Schreiben vom',
		'date of the letter that is answered',
		'yourLetterDate',
	),
	handler: text('contactPerson', 'behandeld door', 'Wer bearbeitet den Fall?'),
	extension: text('phone', 'doorkiesnummer', 'Durchwahl', 'direct telephone number'),
	subject: text('subject', 'onderwerp', 'Betreff'),
	decision: text(
		'',
		'Wat is het besluit?',
		'What was decided?',
		'besluit',
		'Wie wurde entschieden?',
	),
	fee: number('', 'leges', 'How high is the fee?', 'Gebühr', 'feeCharged'),
	startDate: date('effectiveDate', 'ingangsdatum', 'From when does it apply?', 'gültig ab'),
	objectionPeriod: text(
		'',
		'bezwaartermijn',
		'Within what time can one object?',
		'Widerspruchsfrist',
		'objectionPeriod',
	),
	parcel: text('propertyAddress', 'Om welk perceel gaat het?', 'Which property is it about?'),
	signer: text('signatory', 'Wie ondertekende?', 'Wer hat unterschrieben?'),
	iban: absent(text('iban', 'rekeningnummer', 'Bankverbindung')),
	birthDate: absent(date('birthDate', 'geboortedatum', 'Geburtsdatum')),
	dueDate: absent(date('dueDate', 'uiterste betaaldatum', 'zahlbar bis')),
};
const SAID = {
	nl: 'Gemeente|Uw brief van|Ons kenmerk|Behandeld door|Doorkiesnummer|Datum|Onderwerp|Geachte|Op uw aanvraag voor het perceel|hebben wij besloten:|De vergunning gaat in op|. Aan leges bent u|verschuldigd; u ontvangt hiervoor een aparte rekening.|Bent u het niet eens met dit besluit, dan kunt u binnen|een bezwaarschrift indienen. Vermeld daarbij naam, adres en kenmerk.|Met vriendelijke groet, namens het college,|dakkapel;kapvergunning;uitrit;terras;parkeervergunning|wij verlenen de vergunning;wij weigeren de vergunning;wij verlengen de beslistermijn|zes weken;acht weken|Bezoekadres|Openingstijden: ma–vr 9.00–12.30 uur, do ook 17.00–19.30 uur',
	de: 'Stadt|Ihr Schreiben vom|Unser Zeichen|Bearbeitet von|Durchwahl|Datum|Betreff|Sehr geehrte/r|Auf Ihren Antrag für das Grundstück|ergeht folgender Bescheid:|Die Genehmigung gilt ab|. Die Gebühr beträgt|; Sie erhalten hierüber eine gesonderte Rechnung.|Gegen diesen Bescheid kann innerhalb von|Widerspruch erhoben werden. Name, Anschrift und Zeichen sind anzugeben.|Im Auftrag|Dachgaube;Baumfällung;Zufahrt;Außenbewirtschaftung;Parkausweis|die Genehmigung wird erteilt;die Genehmigung wird versagt;die Frist wird verlängert|einem Monat;sechs Wochen|Besucheranschrift|Sprechzeiten: Mo–Fr 8.30–12.00 Uhr, Do auch 14.00–18.00 Uhr',
} as const;

/** A council's decision: references in a column at the right, an answer in prose, opening hours and visitors' address at the foot. */
const family: Family = {
	author: 'horst',
	locales: ['nl-NL', 'de-DE', 'nl-BE', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const reader = locale.person();
		const home = locale.address();
		const day = random.day('1997-01-01', '2026-06-01');
		const pick = (i: number) => random.pick(at(i).split(';'));
		const isGranted = random.chance(0.6);
		const pattern = locale.country.dates[1];
		const row = (label: string, content: ReturnType<typeof markup>) =>
			markup`<dt>${label}</dt><dd>${content}</dd>`;
		const html = markup`<style>@page { size: A4; margin: 16mm 20mm } body { font: 10pt/1.5 'Liberation Sans' } header { font: bold 18pt 'Liberation Serif'; border-bottom: 1pt solid #000; margin-bottom: 12mm } .cols { display: grid; grid-template-columns: 1fr 52mm; gap: 10mm } dl { margin: 0; font-size: 8pt } dt { color: #555 } dd { margin: 0 0 2mm } p { margin: 0 0 4mm } footer { position: fixed; bottom: 0; font-size: 7.5pt; border-top: .5pt solid #000; width: 100% }
			</style><header>${field('authority', `${at(0)} ${locale.address().city}`)}</header><div class="cols"><main><p style="min-height:34mm">${field('recipient', reader.name)}<br>${home.lines[0]}<br>${home.lines[1]}</p><p>${at(6)}: <b>${field('subject', pick(16))}</b></p><p>${at(7)} ${reader.name},</p><p>${at(8)} ${field('parcel', random.chance(0.5) ? home.street : locale.address().street)} ${at(9)} ${field('decision', isGranted ? (at(17).split(';')[0] ?? '') : pick(17))}.</p><p>${at(10)} ${field('startDate', locale.date(addDays(day, random.int(1, 50)), pattern))}${at(11)} ${field('fee', locale.money(inMoney(random.int(20, 480) + 0.5, locale)))}${!at(12).startsWith(';') && ' '}${at(12)}</p>${random.chance(0.8) && markup`<p>${at(13)} ${field('objectionPeriod', pick(18))} ${at(14)}</p>`}<p>${at(15)}</p><p style="margin-top:16mm">${field('signer', locale.person().name)}</p></main>
			<dl>${row(at(5), field('date', locale.date(day, pattern)))}${row(at(2), field('reference', random.pattern('##.####/??')))}${random.chance(0.7) ? row(at(1), field('yourLetter', locale.date(addDays(day, -random.int(14, 90)), pattern))) : ''}${row(at(3), field('handler', locale.person().name))}${row(at(4), field('extension', locale.phone()))}</dl></div><footer>${at(19)}: ${locale.address().whole} · ${at(20)}</footer>`;
		return { html, fields };
	},
};
export default family;
