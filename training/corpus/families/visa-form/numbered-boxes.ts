import type { Family, Fields } from '../../family.ts';
import { absent, date, flag, number, text } from '../../kit/ask.ts';
import { blank, choose, drawFilling, tick } from '../../kit/forms.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	surname: text('surname', 'family name of the applicant', 'Soyadı', 'box 1'),
	birthName: text('maidenName', 'surname at birth', 'former family name'),
	given: text('givenNames', 'first names', 'Adı'),
	birthDate: date('birthDate', 'When was the applicant born?', 'doğum tarihi'),
	birthPlace: text('birthPlace', 'place of birth', 'Where was the applicant born?'),
	nationality: text('nationality', 'current nationality', 'uyruğu'),
	sex: text('sex', 'cinsiyet', 'Is the applicant a man or a woman?'),
	maritalStatus: text('maritalStatus', 'medeni hal', 'Is the applicant married?'),
	passport: text('documentNumber', 'number of the travel document', 'pasaport numarası'),
	passportExpiry: date('expiryDate', 'Until when is the passport valid?', 'valid until'),
	occupation: text('jobTitle', 'current occupation', 'meslek'),
	employer: text('employer', 'For whom does the applicant work?', 'employer and address'),
	purpose: text(
		'reason',
		'main purpose of the journey',
		'Why does the applicant travel?',
		'seyahatin amacı',
	),
	destination: text('countryOfDestination', 'Which country does the applicant want to visit?'),
	entries: text(
		'',
		'number of entries requested',
		'How many entries?',
		'giriş sayısı',
		'entriesRequested',
	),
	arrival: date('arrivalDate', 'intended date of arrival', 'When does the stay begin?'),
	departure: date(
		'departureDate',
		'intended date of departure',
		'When does the applicant leave again?',
	),
	nights: number(
		'',
		'How many days will the stay last?',
		'durationOfStay',
		'length of the stay in days',
	),
	host: text(
		'',
		'Who invites the applicant?',
		'inviting person or hotel',
		'hostName',
		'davet eden',
	),
	hadVisaBefore: flag(
		'',
		'Has the applicant had a visa before?',
		'previousVisa',
		'earlier visas issued',
	),
	visaNumber: absent(text('', 'number of the visa sticker', 'visaStickerNo', 'vize numarası')),
	decision: absent(text('status', 'Was the visa granted?', 'decision of the consulate')),
};

/** An application in two languages: 24 numbered boxes on a ruled sheet, the right column for the office, a photograph. */
const family: Family = {
	author: 'tomasz',
	locales: ['tr-TR', 'en-IN', 'en-ZA'],
	draw: (random, locale) => {
		const isTurkish = locale.language === 'tr';
		const person = locale.person();
		const arrival = random.day('2012-01-01', '2026-08-01');
		const days = random.int(4, 80);
		let n = 0;
		const td = (span: number, en: string, tr: string, content: ReturnType<typeof markup> | false) =>
			markup`<td colspan="${span}"><small>${(n += 1)}. ${en}${isTurkish && ` / ${tr}`}</small><br><span class="v">${content}</span>`;
		const jobs = isTurkish
			? ['mühendis', 'öğretmen', 'esnaf', 'emekli']
			: ['engineer', 'teacher', 'trader', 'student'];
		const purposes = ['Tourism', 'Business', 'Visit to family', 'Study', 'Transit'];
		const status = ['Single', 'Married', 'Divorced', 'Widow(er)'];
		const mark = random.pick(['X', '✓']);
		const html = markup`<style>@page { size: A4; margin: 9mm 10mm }
			body { font: 8.5pt 'Liberation Serif' } table { width: 100%; table-layout: fixed } td { border: .5pt solid #000; height: 11.2mm; padding: .6mm 1mm; vertical-align: top; overflow: hidden } small { font-size: 6.8pt } .v { display: inline-block; ${drawFilling(random)}; font-size: 9.5pt } .off { background: #e6e6e6; font-size: 7pt; line-height: 1.9 } .tick { display: inline-block; width: 2.8mm; height: 2.8mm; border: .5pt solid #000; font: bold 7pt/2.7mm 'DejaVu Sans'; text-align: center } h1 { font-size: 14pt; text-align: center; margin: 0 } .choice { margin-right: 2mm; font-size: 7.5pt }
			</style><table style="margin-bottom:2mm"><tr><td style="border:0" colspan="3"><h1>Application for a Visa</h1><div style="text-align:center">${isTurkish && 'Vize Başvuru Formu — '}This application form is free</div><td style="height:26mm;text-align:center;padding-top:10mm">PHOTO</table>
			<table><tr>${td(6, 'Surname (family name)', 'Soyadı', field('surname', person.family.toUpperCase()))}<td class="off" colspan="2" rowspan="7">FOR OFFICIAL USE ONLY<br>Date of application:<br>Visa application number:<br>File handled by:<br>Supporting documents:<br><b class="tick"></b> Travel document<br><b class="tick"></b> Means of subsistence<br><b class="tick"></b> Invitation<br>Visa decision:<br><b class="tick"></b> Refused <b class="tick"></b> Issued<br>Valid from … until …
			<tr>${td(6, 'Surname at birth (former family name(s))', 'Kızlık soyadı', person.isWoman && blank(random, 0.5, 'birthName', locale.person().family.toUpperCase()))}<tr>${td(6, 'First name(s)', 'Adı', field('given', person.given.toUpperCase()))}<tr>${td(2, 'Date of birth (day-month-year)', 'Doğum tarihi', field('birthDate', locale.date(random.day('1945-01-01', '2004-01-01'), 'dd-mm-yyyy')))}${td(2, 'Place of birth', 'Doğum yeri', field('birthPlace', locale.address().city))}${td(2, 'Current nationality', 'Uyruğu', field('nationality', isTurkish ? 'T.C.' : locale.country.name))}
			<tr><td colspan="2"><small>${(n += 1)}. Sex</small><br>${choose('sex', ['Male', 'Female'], person.isWoman ? 'Female' : 'Male', mark)}<td colspan="4"><small>${(n += 1)}. Civil status</small><br>${choose('maritalStatus', status, random.pick(status), mark)}<tr>${td(6, 'In the case of minors: parental authority / legal guardian', 'Veli', false)}<tr>${td(6, 'National identity number, where applicable', 'Kimlik no', false)}
			<tr>${td(3, 'Number of travel document', 'Pasaport no', field('passport', random.pattern('?########')))}${td(2, 'Valid until', 'Geçerlilik', field('passportExpiry', locale.date(addDays(arrival, random.int(200, 3000)), 'dd-mm-yyyy')))}${td(3, 'Residence in a country other than that of nationality', 'İkamet', false)}<tr>${td(3, 'Current occupation', 'Mesleği', field('occupation', random.pick(jobs)))}${td(5, 'Employer and employer’s address and telephone number', 'İşveren', blank(random, 0.6, 'employer', locale.company().name))}
			<tr><td colspan="8"><small>${(n += 1)}. Main purpose(s) of the journey</small><br>${choose('purpose', purposes, random.pick(purposes), mark)}<tr>${td(4, 'Member State(s) of destination', 'Gidilecek ülke', field('destination', random.pick(['Germany', 'France', 'Italy', 'Greece', 'Austria', 'Spain'])))}<td colspan="4"><small>${(n += 1)}. Number of entries requested</small><br>${choose('entries', ['Single entry', 'Two entries', 'Multiple entries'], random.pick(['Single entry', 'Two entries', 'Multiple entries']), mark)}
			<tr>${td(3, 'Intended date of arrival', 'Varış', field('arrival', locale.date(arrival, 'dd-mm-yyyy')))}${td(3, 'Intended date of departure', 'Ayrılış', field('departure', locale.date(addDays(arrival, days), 'dd-mm-yyyy')))}${td(2, 'Duration (days)', 'Süre', blank(random, 0.7, 'nights', days))}<tr><td colspan="8"><small>${(n += 1)}. Visas issued during the past three years</small><br>${tick('hadVisaBefore', random.chance(0.4), 'Yes (state validity)', mark)}<tr>${td(8, 'Surname and first name of the inviting person(s); if not applicable, name of hotel', 'Davet eden', blank(random, 0.75, 'host', random.chance(0.5) ? `Hotel ${random.pick(['Astra', 'Bellevue', 'Post'])}` : locale.person().name))}</table><p style="font-size:7pt">I am aware that the visa fee of 80 is not refunded if the visa is refused. Place and date: ………… Signature: …………</p>`;
		return { html, fields };
	},
};
export default family;
