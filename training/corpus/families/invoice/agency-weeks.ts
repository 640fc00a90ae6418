import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { drawPeople } from '../../kit/archive.ts';
import { COL, DOC, num, partyOf, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	invoiceRef: DOC.invoiceNo,
	issued: DOC.invoiceDate,
	agency: DOC.seller,
	'client.name': DOC.buyer,
	'client.address': DOC.buyerAddress,
	costCentre: str(
		'cost centre of the client|costCentre|Kostenstelle|kostenplaats|centro di costo|MPK',
	),
	consultant: DOC.contact,
	entries: rows(
		{
			week: str('calendar week|weekNo|Which week?|Kalenderwoche|tydzień'),
			kind: str('kind of hours|hourType|What sort of hours?|Stundenart|rodzaj godzin'),
			hours: num('hours worked|hours|Stunden|godziny', 'hoursWorked'),
			rate: num('rate per hour|hourlyRate|Stundensatz|stawka', 'hourlyRate'),
			amount: COL.amount,
		},
		'hours billed|timesheet rows|Welche Stunden werden berechnet?|przepracowane godziny',
	),
	workers: rows(
		{ value: str('temp|workerName|Who was sent?|Mitarbeiter|pracownik', 'employee') },
		'people who were lent|names of the temps|Welche Mitarbeiter wurden überlassen?|Who worked for the client?',
	),
	totalHours: num('hours in all|totalHours|Wie viele Stunden insgesamt?|łączna liczba godzin'),
	net: DOC.net,
	vat: DOC.tax,
	total: DOC.gross,
	due: DOC.due,
	iban: DOC.iban,
	expenses: absent(num('travel expenses charged|expenses|Reisekosten|koszty podróży')),
	purchaseOrder: absent(DOC.orderNo),
};
const SAID = {
	en: 'Invoice for temporary staff|Invoice|Date|Client|Cost centre|Your consultant|Week;Hours type;Hours;Rate;Amount|Normal;Overtime 25%;Night 50%;Travel time|Subtotal for|hours|Total hours|Total excl. VAT|VAT|Total incl. VAT|Payable before|into account|signed timesheets enclosed',
	de: 'Rechnung über Arbeitnehmerüberlassung|Rechnung|Datum|Kunde|Kostenstelle|Ihr Disponent|KW;Stundenart;Stunden;Satz;Betrag|Normal;Überstunde 25 %;Nacht 50 %;Fahrzeit|Zwischensumme|Std.|Stunden gesamt|Summe netto|MwSt.|Summe brutto|Zahlbar bis|auf Konto|Tätigkeitsnachweise liegen bei',
	nl: 'Factuur uitzendkrachten|Factuur|Datum|Opdrachtgever|Kostenplaats|Uw intercedent|Week;Uursoort;Uren;Tarief;Bedrag|Normaal;Overwerk 25 %;Nacht 50 %;Reistijd|Subtotaal|uur|Totaal uren|Totaal excl. btw|Btw|Totaal incl. btw|Te betalen vóór|op rekening|urenbriefjes bijgevoegd',
	pl: 'Faktura za pracowników tymczasowych|Faktura|Data|Klient|MPK|Opiekun|Tydz.;Rodzaj;Godz.;Stawka;Wartość|Zwykłe;Nadgodziny 25%;Nocne 50%;Dojazd|Suma częściowa|godz.|Razem godzin|Razem netto|VAT|Razem brutto|Termin płatności|na rachunek|karty pracy w załączeniu',
} as const;
const FACTORS = [1, 1.25, 1.5, 0.6];

/** A staffing agency's bill: each temp's name as a heading inside the table with a subtotal after the weeks, hours in quarters, sums of hours and money side by side. */
const family: Family = {
	author: 'ottilie',
	locales: ['en-GB', 'de-DE', 'nl-NL', 'pl-PL', 'de-AT'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount } = locale;
		const [agency, client] = [locale.company('Personal'), locale.company()];
		const day = random.day('2006-02-01', '2026-06-20');
		const kinds = at(7).split(';');
		const [head1 = '', head2 = '', head3 = '', head4 = '', head5 = ''] = at(6).split(';');
		const people = drawPeople(locale, random.int(2, 5)).map(({ name }) => {
			const base = inMoney(random.int(76, 190) / 4, locale);
			const weeks = Array.from({ length: random.int(1, 4) }, (_, i) => {
				const k = i === 0 ? 0 : random.pick([0, 0, 1, 2, 3]);
				const hours = k === 0 ? random.int(120, 160) / 4 : random.int(4, 40) / 4;
				const rate = toMoney(base * (FACTORS[k] ?? 1));
				return {
					week: String(random.int(10, 44)),
					kind: kinds[k] ?? '',
					hours,
					rate,
					amount: toMoney(hours * rate),
				};
			});
			return {
				name,
				weeks,
				hours: weeks.reduce((all, one) => all + one.hours, 0),
				amount: toMoney(weeks.reduce((all, one) => all + one.amount, 0)),
			};
		});
		const net = toMoney(people.reduce((all, one) => all + one.amount, 0));
		const rate = locale.country.rates[0] ?? 20;
		const tax = toMoney((net * rate) / 100);
		const html = markup`<style>@page { size: A4; margin: 16mm 18mm } body { font: 10pt/1.4 'Liberation Serif' } h1 { font: bold 15pt 'Liberation Sans'; color: #14532d } table { width: 100%; border-collapse: collapse } .who td { font-weight: bold; padding-top: 3mm; border-bottom: .6pt solid #14532d } .sub td { font-style: italic; border-top: .4pt dotted } .n { text-align: right } td { padding: .5mm 2mm } .meta { columns: 2; margin: 5mm 0 } .meta div { break-inside: avoid }</style>
			<div style="text-align:right">${field('agency', agency.name)} · ${agency.address.whole} · ${agency.phone}</div><h1>${at(0)}</h1><div class="meta"><div style="min-height:16mm">${at(3)}: ${partyOf('client', client)}</div>${random.chance(0.6) && markup`${at(4)}: ${field('costCentre', random.pattern('####-##'))}<br>`}${at(1)}: ${field('invoiceRef', random.pattern('U#####'))}<br>${at(2)}: ${field('issued', locale.date(day))}<br>${at(5)}: ${field('consultant', locale.person().name)}</div>
			<table data-list="entries"><tr>${[head1, head2].map((head) => markup`<th style="text-align:left">${head}`)}${[head3, head4, head5].map((head) => markup`<th class="n">${head}`)}${people.map((one) => markup`<tr class="who" data-list="workers" data-row><td colspan="5">${field('value', one.name)}${one.weeks.map((week) => markup`<tr data-row><td>${field('week', week.week)}<td>${field('kind', week.kind)}<td class="n">${field('hours', amount(week.hours))}<td class="n">${field('rate', amount(week.rate))}<td class="n">${field('amount', amount(week.amount))}`)}<tr class="sub"><td colspan="2">${at(8)} ${one.name}<td class="n">${amount(one.hours)}<td><td class="n">${amount(one.amount)}`)}</table>
			<table style="margin-top:5mm;border-top:1.5pt solid #14532d"><tr><td>${at(10)}<td class="n">${field('totalHours', amount(people.reduce((all, one) => all + one.hours, 0)))}<td class="n">${at(11)}<td class="n">${field('net', amount(net))}<tr><td colspan="3" class="n">${at(12)} ${locale.percent(rate).text}<td class="n">${field('vat', amount(tax))}<tr><td colspan="3" class="n"><b>${at(13)}</b><td class="n"><b>${field('total', locale.money(toMoney(net + tax)))}</b></table><p>${at(14)} ${field('due', locale.date(addDays(day, 14)))} ${at(15)} ${field('iban', locale.iban())} (${at(16)}).</p>`;
		return { html, fields };
	},
};
export default family;
