import type { Family, Fields } from '../../family.ts';
import { absent, date, list, number, text } from '../../kit/ask.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	reisender: text('employee', 'Name des Reisenden', 'Who travelled?'),
	personalnummer: text('employeeNumber'),
	reiseziel: text('location', 'Reiseziel', 'Where did the trip go?'),
	anlass: text('reason', 'Reisezweck'),
	abreise: date('departureDate', 'Beginn der Reise'),
	rueckkehr: date('arrivalDate', 'Ende der Reise'),
	kilometer: number(
		'',
		'gefahrene Kilometer',
		'kilometres by own car',
		'Wie weit wurde mit dem eigenen Wagen gefahren?',
	),
	kilometergeld: number('', 'Kilometergeld', 'mileage allowance paid', 'Fahrtkosten Pkw'),
	auszahlung: number('amountDue', 'Auszahlungsbetrag', 'What is paid out?'),
	kostenstelle: text('', 'Kostenstelle', 'cost centre', 'Which department pays?'),
	konto: text('iban', 'IBAN des Reisenden'),
	tage: list(
		{
			tag: date('', 'Reisetag', 'day', 'date of the day'),
			abwesenheit: number('', 'Stunden abwesend', 'hours away', 'absentHours'),
			pauschale: number('', 'Verpflegungspauschale', 'daily allowance', 'per diem'),
			kuerzung: number('', 'Kürzung wegen Frühstück', 'deduction for meals', 'Abzug'),
		},
		'Verpflegungsmehraufwand',
		'daily allowances',
		'Welche Pauschale an welchem Tag?',
	),
	belege: list(
		{
			nr: number('lineNumber', 'Belegnummer'),
			art: text('category', 'Art der Ausgabe'),
			betrag: number('lineTotal', 'Betrag des Belegs'),
		},
		'Belege',
		'receipts attached',
		'Welche Belege liegen bei?',
	),
	hotel: absent(text('hotel', 'Name des Hotels')),
	mwst: absent(number('taxTotal')),
};

/** A German travel claim: two lists on one form, allowances per day and vouchers by number, each with its own sum. */
const family: Family = {
	author: 'maribel',
	locales: ['de-DE', 'de-AT'],
	draw: (random, locale) => {
		const { amount, money } = locale;
		const start = random.day('2016-01-05', '2026-05-01');
		const length = random.int(1, 5);
		const days = Array.from({ length }, (_, i) => {
			const hours =
				length === 1 ? random.int(9, 14) : i === 0 || i === length - 1 ? random.int(8, 18) : 24;
			return {
				day: addDays(start, i),
				hours,
				rate: hours === 24 ? 28 : 14,
				cut: i > 0 && random.chance(0.6) ? 5.6 : 0,
			};
		});
		const vouchers = random
			.some(
				['Hotel', 'Bahnfahrt', 'Taxi', 'Parken', 'Bewirtung', 'Maut', 'Telefon'],
				random.int(1, 5),
			)
			.map((kind) => ({ kind, sum: random.decimal(4, 260) }));
		const far = random.chance(0.6) ? random.int(24, 780) : 0;
		const sum = toMoney(
			days.reduce((all, day) => all + day.rate - day.cut, 0) +
				vouchers.reduce((all, one) => all + one.sum, 0) +
				far * 0.3,
		);
		const order = random.chance(0.5);
		const first = markup`<h2>1. Verpflegung</h2><ol class="d" data-list="tage"><li><span>Tag</span><span>Stunden</span><span>Pauschale</span><span>Kürzung</span></li>${days.map((day) => markup`<li data-row><span>${field('tag', locale.date(day.day))}</span><span>${field('abwesenheit', day.hours)}</span><span>${field('pauschale', amount(day.rate))}</span><span>${day.cut > 0 && field('kuerzung', amount(day.cut))}</span></li>`)}</ol>`;
		const second = markup`<h2>2. Belege</h2><ol class="v" data-list="belege">${vouchers.map((one, i) => markup`<li data-row><span>${field('nr', i + 1)}</span><span>${field('art', one.kind)}</span><span>${field('betrag', amount(one.sum))}</span></li>`)}</ol>`;
		const html = markup`<style>
			@page { size: A4; margin: 16mm 20mm }
			body { font: 10pt/1.4 'Liberation Sans' } h1 { font-size: 16pt; border-bottom: 1.5pt solid; margin: 0 0 4mm } h2 { font-size: 11pt; margin: 6mm 0 1mm } dl { display: grid; grid-template-columns: 34mm 1fr 34mm 1fr; gap: 1mm 3mm } dt { color: #555 } dd { margin: 0; border-bottom: .4pt solid #999 } ol { list-style: none; padding: 0; margin: 0 } li { display: grid; padding: .8mm 0; border-bottom: .3pt solid #ccc } .d li { grid-template-columns: 40mm 1fr 1fr 1fr } .v li { grid-template-columns: 14mm 1fr 34mm } li span:last-child, .d span:nth-child(n + 2) { text-align: right } .pay { font-size: 13pt; text-align: right; margin-top: 6mm }
			</style><h1>Reisekostenabrechnung</h1><dl><dt>Name<dd>${field('reisender', locale.person().name)}<dt>Personal-Nr.<dd>${field('personalnummer', random.pattern('#####'))}<dt>Reiseziel<dd>${field('reiseziel', locale.address().city)}<dt>Anlass<dd>${field('anlass', random.pick(['Messebesuch', 'Kundentermin', 'Schulung', 'Montage']))}<dt>Abreise<dd>${field('abreise', locale.date(start))}, ${random.int(5, 9)}:${random.int(10, 59)} Uhr<dt>Rückkehr<dd>${field('rueckkehr', locale.date(addDays(start, length - 1)))}, ${random.int(16, 23)}:${random.int(10, 59)} Uhr<dt>Kostenstelle<dd>${field('kostenstelle', random.pattern('####'))}</dl>
			${order ? [first, second] : [second, first]}${far > 0 && markup`<h2>3. Eigener Pkw</h2><p>${field('kilometer', locale.count(far))} km × 0,30 = ${field('kilometergeld', amount(toMoney(far * 0.3)))} EUR</p>`}<div class="pay">Auszahlung <b>${field('auszahlung', money(sum))}</b></div>${random.chance(0.6) && markup`<p>Bitte überweisen auf ${field('konto', locale.iban())}</p>`}<p><br>______________________<br><small>Datum, Unterschrift</small></p>`;
		return { html, fields };
	},
};
export default family;
