import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { dat, num, rows, str } from '../../kit/commerce.ts';
import { speak } from '../../kit/forms.ts';
import { inMoney, toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';

const fields: Fields = {
	company: str('company that pays|employerName|Firma|yritys|företag|bedrift|empresa', 'employer'),
	worker: str(
		'who is paid|employeeName|Mitarbeiter|työntekijä|anställd|ansatt|trabajador',
		'employee',
	),
	personalId: str(
		'personal number of the worker|personalNo|Personennummer|henkilötunnus|personnummer|DNI',
		'personalNumber',
	),
	job: str('job|jobTitle|Tätigkeit|tehtävä|befattning|stilling|categoría', 'jobTitle'),
	period: str(
		'month that is paid|payPeriod|Monat|palkkakausi|löneperiod|lønnsperiode|periodo',
		'payPeriod',
	),
	payDay: dat(
		'day of payment|payDay|Zahltag|maksupäivä|utbetalningsdag|utbetalingsdato|fecha de pago',
		'paymentDate',
	),
	taxTable: str(
		'tax table or rate|taxTable|Steuertabelle|veroprosentti|skattetabell|trekktabell',
		'taxClass',
	),
	earnings: rows(
		{
			text: str(
				'what is earned|earning|Bezug|palkkalaji|löneart|lønnsart|devengo',
				'itemDescription',
			),
			number: num('hours or days|count|Anzahl|määrä|antal|antall', 'quantity'),
			rate: num('rate|rate|Satz|hinta|à-pris|sats', 'hourlyRate'),
			sum: num('sum earned|earned|Betrag|summa|belopp|beløp', 'lineTotal'),
		},
		'earnings|earnings of the month|Bezüge|ansiot|löner|lønn|devengos',
	),
	deductions: rows(
		{
			text: str('what is taken off|deduction|Abzug|vähennys|avdrag|trekk|deducción'),
			sum: num('sum taken off|deducted|Abzugsbetrag|vähennyksen summa|avdragets belopp'),
		},
		'deductions|deductions of the month|Abzüge|vähennykset|avdrag|trekk|deducciones',
	),
	gross: num(
		'gross pay|grossPay|Bruttolohn|bruttopalkka|bruttolön|bruttolønn|total devengado',
		'grossPay',
	),
	tax: num(
		'tax taken off|taxWithheld|Steuerabzug|ennakonpidätys|preliminärskatt|forskuddstrekk|IRPF',
		'incomeTax',
	),
	net: num(
		'paid out|netPay|Auszahlung|maksetaan|utbetalas|utbetalt|líquido a percibir|What arrives on the account?',
		'netSalary',
	),
	account: str(
		'account of the worker|account|Konto|tilinumero|kontonummer|cuenta',
		'accountNumber',
	),
	yearGross: num(
		'gross since January|yearToDateGross|Brutto seit Jahresbeginn|kertymä brutto|ackumulerat brutto|hittil i år',
		'yearToDate',
	),
	yearTax: num(
		'tax since January|yearToDateTax|Steuer seit Jahresbeginn|kertymä vero|ackumulerad skatt',
	),
	leave: num(
		'days of leave left|leaveDays|Resturlaub|lomapäiviä|semesterdagar kvar|feriedager igjen',
		'vacationDays',
	),
	union: absent(num('union fee|unionFee|Gewerkschaftsbeitrag|jäsenmaksu|fackavgift')),
	car: absent(num('value of the company car|companyCar|Dienstwagen|autoetu|bilförmån')),
};
const SAID = {
	sv: 'Lönespecifikation|Anställd|Personnummer|Befattning|Löneperiod|Utbetalningsdag|Skattetabell|Månadslön;Timlön;OB-tillägg;Övertid;Sjuklön|Preliminär skatt;Friskvård;Nettolöneavdrag lunch|Bruttolön|Utbetalas|Konto|Ackumulerat i år|brutto|skatt|Semesterdagar kvar|Text;Antal;À-pris;Belopp|Avdrag|Montör;Lagerarbetare;Handläggare;Sjuksköterska',
	fi: 'Palkkalaskelma|Työntekijä|Henkilötunnus|Tehtävä|Palkkakausi|Maksupäivä|Veroprosentti|Kuukausipalkka;Tuntipalkka;Iltalisä;Ylityö;Sairausajan palkka|Ennakonpidätys;Työeläkemaksu;Työttömyysvakuutusmaksu|Bruttopalkka|Maksetaan|Tili|Kertymä vuoden alusta|brutto|vero|Lomapäiviä jäljellä|Selite;Määrä;À;Summa|Vähennykset|Asentaja;Varastotyöntekijä;Sihteeri;Sairaanhoitaja',
	nb: 'Lønnsslipp|Ansatt|Fødselsnummer|Stilling|Lønnsperiode|Utbetalingsdato|Trekktabell|Månedslønn;Timelønn;Kveldstillegg;Overtid;Sykepenger|Forskuddstrekk;Pensjonstrekk;Trekk kantine|Bruttolønn|Utbetalt|Konto|Hittil i år|brutto|skatt|Feriedager igjen|Tekst;Antall;Sats;Beløp|Trekk|Montør;Lagermedarbeider;Saksbehandler;Sykepleier',
	da: 'Lønseddel|Medarbejder|CPR-nr.|Stilling|Lønperiode|Dispositionsdato|Trækprocent|Månedsløn;Timeløn;Aftentillæg;Overarbejde;Sygeløn|A-skat;AM-bidrag;ATP|Bruttoløn|Til udbetaling|Konto|År til dato|brutto|skat|Feriedage tilbage|Tekst;Antal;Sats;Beløb|Fradrag|Montør;Lagermedarbejder;Sagsbehandler;Sygeplejerske',
	es: 'Recibo de salarios|Trabajador|DNI|Categoría|Periodo|Fecha de pago|Retención|Salario base;Horas;Plus nocturno;Horas extra;Incapacidad temporal|IRPF;Contingencias comunes;Desempleo y formación|Total devengado|Líquido a percibir|Cuenta|Acumulado del año|bruto|impuesto|Días de vacaciones|Concepto;Cantidad;Precio;Importe|Deducciones|Montador;Mozo de almacén;Administrativa;Enfermero',
} as const;

/** A present-day pay slip seen in a web portal: three tiles on top, earnings in a light list, deductions in a red-lined list beside it, sums since January along the foot, dates and numbers large. */
const family: Family = {
	author: 'casimir',
	locales: ['sv-SE', 'fi-FI', 'nb-NO', 'da-DK', 'es-ES'],
	draw: (random, locale) => {
		const at = speak(SAID, locale.language);
		const { amount } = locale;
		const [firm, person] = [locale.company(), locale.person()];
		const [year, month] = [random.int(2012, 2025), random.int(1, 12)];
		const names = at(7).split(';');
		const isHourly = random.chance(0.35);
		const wage = inMoney(random.decimal(14, 26), locale);
		const base = isHourly
			? { name: names[1] ?? '', count: random.int(90, 168), rate: wage }
			: { name: names[0] ?? '', count: 1, rate: inMoney(random.int(2100, 4400), locale) };
		const earned = [
			base,
			...random.some(names.slice(2), random.int(0, 3)).map((name) => ({
				name,
				count: random.int(2, 30),
				rate: toMoney(wage * random.pick([0.25, 0.5, 1.5])),
			})),
		].map((one) => ({ ...one, sum: toMoney(one.count * one.rate) }));
		const gross = toMoney(earned.reduce((sum, one) => sum + one.sum, 0));
		const rate = random.int(18, 33);
		const cuts = at(8)
			.split(';')
			.map((name, i) => ({
				name,
				sum:
					i === 0
						? toMoney((gross * rate) / 100)
						: toMoney(gross * random.pick([0.0715, 0.015, 0.012])),
			}))
			.filter((_, i) => i === 0 || random.chance(0.6));
		const net = toMoney(gross - cuts.reduce((sum, one) => sum + one.sum, 0));
		const tile = (label: string, content: ReturnType<typeof field>) =>
			markup`<div class="tile"><small>${label}</small><b>${content}</b></div>`;
		const [h1 = '', h2 = '', h3 = '', h4 = ''] = at(16).split(';');
		const html = markup`<style>@page { size: A4; margin: 14mm } body { font: 9.5pt/1.5 'DejaVu Sans'; color: #223 } .tiles { display: flex; gap: 4mm; margin: 5mm 0 } .tile { flex: 1; background: #eaf4f4; border-radius: 3mm; padding: 3mm 4mm } .tile small, .k small { display: block; color: #577; font-size: 7.5pt } .tile b { font-size: 13pt } .k { display: grid; grid-template-columns: repeat(3, 1fr); gap: 2mm } .cols { display: grid; grid-template-columns: 1.7fr 1fr; gap: 8mm; margin-top: 6mm } table { width: 100%; border-collapse: collapse } th { text-align: left; font-size: 7.5pt; color: #577; font-weight: normal } td { padding: 1mm 0; border-bottom: .4pt solid #dde } .n { text-align: right } .red { border-left: 2pt solid #c44; padding-left: 4mm } .foot { margin-top: 8mm; background: #f6f6f6; padding: 3mm; display: flex; justify-content: space-between; font-size: 8.5pt }</style>
			<b style="font-size:15pt">${at(0)}</b><span style="float:right">${field('company', firm.name)}<br>${firm.address.city}</span><div class="tiles">${tile(at(10), field('net', locale.money(net)))}${tile(at(5), field('payDay', locale.date(`${year}-${String(month).padStart(2, '0')}-25`)))}${tile(at(4), field('period', `${locale.month(month)} ${year}`))}</div>
			<div class="k"><div><small>${at(1)}</small>${field('worker', person.name)}</div><div><small>${at(2)}</small>${field('personalId', random.pattern(locale.language === 'es' ? '########?' : '######-####'))}</div><div><small>${at(3)}</small>${field('job', random.pick(at(18).split(';')))}</div><div><small>${at(6)}</small>${field('taxTable', locale.language === 'sv' ? String(random.int(29, 34)) : `${rate} %`)}</div><div><small>${at(11)}</small>${field('account', locale.language === 'sv' ? random.pattern('####-## ##### #') : locale.iban())}</div><div><small>${at(15)}</small>${random.chance(0.8) && field('leave', random.int(0, 28))}</div></div>
			<div class="cols"><table data-list="earnings"><tr><th>${h1}<th class="n">${h2}<th class="n">${h3}<th class="n">${h4}${earned.map((one, i) => markup`<tr data-row><td>${field('text', one.name)}<td class="n">${(i > 0 || isHourly) && field('number', amount(one.count))}<td class="n">${(i > 0 || isHourly) && field('rate', amount(one.rate))}<td class="n">${field('sum', amount(one.sum))}`)}<tr><td><b>${at(9)}</b><td><td><td class="n"><b>${field('/gross', amount(gross))}</b></table><div class="red"><small>${at(17)}</small><table data-list="deductions">${cuts.map((one, i) => markup`<tr data-row><td>${field('text', one.name)}<td class="n">${i === 0 ? field('/tax', field('sum', amount(one.sum)), one.sum) : field('sum', amount(one.sum))}`)}</table></div></div>
			<div class="foot"><span>${at(12)}</span><span>${at(13)} ${field('yearGross', amount(toMoney(gross * month)))}</span><span>${at(14)} ${field('yearTax', amount(toMoney((cuts[0]?.sum ?? 0) * month)))}</span></div>`;
		return { html, fields };
	},
};
export default family;
