import type { Family, Fields } from '../../family.ts';
import { absent, date, flag, number, text } from '../../kit/ask.ts';
import { inMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	applicant: text('applicant', 'Who applies?', 'name of the undersigned'),
	birthDate: date('birthDate', 'When was the applicant born?'),
	birthPlace: text('birthPlace', 'Where was the applicant born?'),
	address: text('address', 'Where does the applicant live?'),
	organisation: text('companyName', 'Which club or body is the application made to?'),
	membershipFrom: date('effectiveDate', 'From which day shall it apply?'),
	fee: number('', 'How much is the yearly fee?', 'annualFee'),
	spouse: text('spouseName', 'husband or wife of the applicant'),
	children: number('children', 'How many children live in the household?'),
	occupation: text('jobTitle', 'What does the applicant do for a living?'),
	vehicle: text('vehiclePlate', 'number plate'),
	wantsNewsletter: flag('', 'Does the applicant want the newsletter?', 'newsletter'),
	place: text('city', 'Where was the form signed?'),
	signedOn: date('signatureDate', 'When was the form signed?'),
	guardian: text('guardian', 'Who signs for a minor?'),
	iban: absent(text('iban', 'bank account of the applicant')),
	email: absent(text('email', 'e-mail of the applicant')),
};
const SAID = {
	en: [
		'Application for membership',
		'I, ',
		', born on ',
		' in ',
		', residing at ',
		', hereby apply for membership of ',
		' with effect from ',
		'. I understand that the yearly fee is ',
		' and is payable in advance. I am married to ',
		' and there are ',
		' children under 18 in my household. My occupation is ',
		'. My vehicle with the registration ',
		' may be parked on the grounds.',
		'Please send me the newsletter',
		'Signed at ',
		' on ',
		'Signature of guardian (if under 18): ',
		'The application is decided within six weeks. Incomplete forms are returned. Data are stored for as long as membership lasts.',
	],
	de: [
		'Aufnahmeantrag',
		'Ich, ',
		', geboren am ',
		' in ',
		', wohnhaft in ',
		', beantrage hiermit die Aufnahme in den Verein ',
		' zum ',
		'. Mir ist bekannt, dass der Jahresbeitrag von ',
		' im Voraus fällig ist. Ich bin verheiratet mit ',
		', in meinem Haushalt leben ',
		' Kinder unter 18 Jahren. Mein Beruf ist ',
		'. Mein Fahrzeug mit dem Kennzeichen ',
		' darf auf dem Gelände abgestellt werden.',
		'Ich möchte den Rundbrief erhalten',
		'Ort: ',
		' Datum: ',
		'Unterschrift der Erziehungsberechtigten (unter 18 Jahren): ',
		'Über den Antrag wird innerhalb von sechs Wochen entschieden. Unvollständige Anträge werden zurückgesandt.',
	],
	pt: [
		'Pedido de admissão',
		'Eu, ',
		', nascido(a) em ',
		' em ',
		', residente em ',
		', venho requerer a admissão como sócio(a) de ',
		' a partir de ',
		'. Tenho conhecimento de que a quota anual é de ',
		' e é paga antecipadamente. Sou casado(a) com ',
		' e vivem no meu agregado ',
		' menores. A minha profissão é ',
		'. O meu veículo de matrícula ',
		' pode estacionar no recinto.',
		'Desejo receber o boletim',
		'Local: ',
		' Data: ',
		'Assinatura do encarregado de educação: ',
		'O pedido é decidido no prazo de seis semanas. Pedidos incompletos são devolvidos.',
	],
} as const;
const JOBS = {
	en: ['nurse', 'carpenter', 'teacher', 'retired'],
	de: ['Tischlerin', 'Lehrer', 'Rentner', 'Kauffrau'],
	pt: ['enfermeira', 'carpinteiro', 'professor', 'reformado'],
} as const;

/** A form whose blanks stand inside sentences; blanks may stay empty, what is filled in stands on a rule. */
const family: Family = {
	author: 'anselm',
	locales: ['en-GB', 'de-DE', 'pt-PT', 'en-US', 'pt-BR'],
	draw: (random, locale) => {
		const language = locale.language as keyof typeof SAID;
		const said = SAID[language];
		const at = (i: number) => said[i] ?? '';
		const person = locale.person();
		const start = random.day('2017-01-01', '2026-06-01');
		const face = random.pick([
			"italic 13pt 'DejaVu Serif'",
			"12pt 'Liberation Mono'",
			"bold 11pt 'Liberation Sans'",
		]);
		const blank = (content: ReturnType<typeof markup>, width: number, share = 1) =>
			markup`<span class="blank" style="min-width:${width}mm">${random.chance(share) ? content : ''}&nbsp;</span>`;
		const wants = random.chance(0.5);
		const club = `${random.pick(['Harbour', 'Linden', 'Monte', 'Aurora', 'St. Georg'])} ${random.pick(['Rowing Club', 'e.V.', 'Allotment Society', 'Clube Náutico', 'Choir'])}`;
		const html = markup`<style>
			@page { size: A4; margin: 25mm 24mm }
			body { font: 11.5pt/2.1 'Liberation Serif' } h1 { font-size: 17pt; text-align: center; letter-spacing: 1pt } .blank { display: inline-block; border-bottom: .7pt solid #000; text-align: center; font: ${face}; line-height: 1.3; color: #1b2a6b; padding: 0 1.5mm; vertical-align: baseline }
			.tick { display: inline-block; width: 4.5mm; height: 4.5mm; border: 1pt solid #000; line-height: 4mm; text-align: center; font: bold 10pt/4mm 'Liberation Sans' } .hint { font-size: 8.5pt; line-height: 1.3; margin-top: 14mm; border-top: .5pt solid #000 }
			</style><h1>${at(0)}</h1><p>${at(1)}${blank(field('applicant', person.name), 55)}${at(2)}${blank(field('birthDate', locale.date(random.day('1948-01-01', '2008-01-01'))), 32)}${at(3)}${blank(field('birthPlace', locale.address().city), 35)}
			${at(4)}${blank(field('address', locale.address().whole), 90)}${at(5)}${blank(field('organisation', club), 50)}${at(6)}${blank(field('membershipFrom', locale.date(start)), 32)}${at(7)}${blank(field('fee', locale.money(inMoney(random.pick([24, 36, 60, 120]), locale))), 24)}
			${at(8)}${blank(field('spouse', locale.person().name), 50, 0.5)}${at(9)}${blank(field('children', random.int(0, 4)), 10, 0.8)}${at(10)}${blank(field('occupation', random.pick(JOBS[language])), 36, 0.85)}${at(11)}${blank(field('vehicle', random.pattern('?? ## ??')), 28, 0.5)}${at(12)}</p>
			<p><span data-field="wantsNewsletter" data-value="${String(wants)}"><span class="tick">${wants && 'X'}</span> ${at(13)}</span></p>
			<p>${at(14)}${blank(field('place', locale.address().city), 40)}${at(15)}${blank(field('signedOn', locale.date(addDays(start, -random.int(3, 40)))), 32)}</p>
			<p>${at(16)}${blank(field('guardian', locale.person().name), 50, 0.25)}</p><div class="hint">${at(17)}</div>`;
		return { html, fields };
	},
};
export default family;
