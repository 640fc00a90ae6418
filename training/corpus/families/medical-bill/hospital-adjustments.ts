import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { COL, dat, num, rows, str } from '../../kit/commerce.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const CHARGES = [
	'Office visit, established patient',
	'Comprehensive metabolic panel',
	'X-ray, chest, 2 views',
	'ER visit, level 3',
	'CT scan head w/o contrast',
	'Physical therapy, 15 min',
	'IV infusion, first hour',
	'Pharmacy',
	'Laceration repair',
	'Ultrasound, abdominal',
	'Anesthesia',
];
const fields: Fields = {
	statementDate: dat(
		'date of the statement|statementDate|When was the statement printed?|Datum der Aufstellung|fecha del estado',
		'statementDate',
	),
	accountNumber: str(
		'account of the patient|accountNo|Which account is it?|Kontonummer des Patienten|número de cuenta del paciente',
		'accountNumber',
	),
	hospital: str(
		'name of the hospital|providerName|Who treated the patient?|Name des Krankenhauses|hospital',
		'provider',
	),
	patient: str('name of the patient|patientName|Who was treated?|Patient|paciente', 'patientName'),
	guarantor: str(
		'who is responsible for the bill|guarantor|Who has to pay?|Zahlungspflichtiger|responsable del pago',
	),
	guarantorAddress: str(
		'address of the guarantor|mailingAddress|Where is the bill mailed to?|Anschrift des Zahlungspflichtigen',
		'address',
	),
	insurance: str(
		'primary insurance|primaryInsurer|Which insurer was billed?|Krankenversicherung|seguro principal',
		'insurer',
	),
	entries: rows(
		{
			date: COL.date,
			description: COL.name,
			charge: num('charge|billedCharge|What was charged?|Gebühr|cargo'),
			insurancePaid: num(
				'paid by the insurance|insurancePayment|Von der Versicherung gezahlt|pago del seguro',
			),
			adjustment: num('adjustment|contractualAdjustment|Nachlass|ajuste'),
			balance: num(
				'what the patient owes for the row|patientBalance|Eigenanteil|saldo del paciente',
			),
		},
		'services|charges on the statement|Welche Leistungen?|servicios',
	),
	totalCharges: num(
		'all charges|totalCharges|How much was charged in all?|Summe der Gebühren|total de cargos',
	),
	totalInsurance: num(
		'insurance payments in all|totalInsurancePaid|What did the insurance pay?|Zahlungen der Versicherung',
	),
	totalAdjustments: num('adjustments in all|totalAdjustments|How much was written off?|Nachlässe'),
	patientPaid: num(
		'payments of the patient|patientPayments|What has the patient paid?|Zahlungen des Patienten',
		'amountPaid',
	),
	amountDue: num(
		'what you owe|amountDue|How much does the patient have to pay?|Offener Betrag|cantidad a pagar',
		'amountDue',
	),
	payBy: dat('pay by|dueDate|When is it due?|Fällig am|pagar antes de', 'dueDate'),
	minimum: num(
		'smallest monthly payment|minimumPayment|What is the least one may pay?|Mindestzahlung',
		'minimumPayment',
	),
	financialHelp: str(
		'number for financial assistance|assistancePhone|Whom can one call for help with the bill?|Telefon für Zahlungshilfe',
		'phone',
	),
	diagnosis: absent(
		str('diagnosis|dxCode|What illness was found?|Diagnose|diagnóstico', 'diagnosis'),
	),
	doctor: absent(str('attending physician|attendingDoctor|Which doctor?|Arzt|médico', 'physician')),
};

/** An American hospital's statement: a payment coupon with boxes on top, aged balances in a strip at the foot, each service with charge, insurance, adjustment and what is left. */
const family: Family = {
	author: 'casimir',
	locales: ['en-US', 'es-MX', 'en-US'],
	draw: (random, locale) => {
		const { money } = {
			money: (value: number) => ({
				text: `${value < 0 ? '-' : ''}$${Math.abs(value)
					.toFixed(2)
					.replace(/\B(?=(\d{3})+\.)/g, ',')}`,
				value,
			}),
		};
		const [person, payer] = [locale.person(), locale.person()];
		const who = random.chance(0.7) ? person : payer;
		const day = random.day('2006-02-01', '2026-06-20');
		const usDate = (one: string) => ({
			text: `${one.slice(5, 7)}/${one.slice(8)}/${one.slice(0, 4)}`,
			value: one,
		});
		const entries = random.some(CHARGES, random.int(2, 7)).map((name) => {
			const charge = random.decimal(38, 1900);
			const paid = random.chance(0.75) ? toMoney(charge * random.decimal(0.3, 0.7)) : 0;
			const off = random.chance(0.7) ? toMoney(charge * random.decimal(0.1, 0.25)) : 0;
			return {
				name,
				charge,
				paid,
				off,
				rest: toMoney(charge - paid - off),
				date: addDays(day, -random.int(25, 80)),
			};
		});
		const sum = (key: 'charge' | 'paid' | 'off' | 'rest') =>
			toMoney(entries.reduce((all, one) => all + one[key], 0));
		const own = random.chance(0.4) ? 25 : 0;
		const due = toMoney(sum('rest') - own);
		const [name, home, place] = [
			`${random.pick(['Mercy', 'Lakeside', 'St. Brendan', 'Pine County', 'Riverbend'])} ${random.pick(['Medical Center', 'Hospital', 'Health'])}`,
			locale.address(),
			locale.address(),
		];
		const account = random.pattern('#########');
		const dueDay = usDate(addDays(day, 25));
		const html = markup`<style>@page { size: letter; margin: 9mm 12mm } body { font: 9pt/1.35 'Liberation Sans' } .cp { display: grid; grid-template-columns: 1fr 92mm; gap: 6mm } .bx { border: 1pt solid #1c4e80 } .bx div { display: grid; grid-template-columns: repeat(3, 1fr); border-top: .6pt solid #1c4e80 } .bx div > span { border-right: .6pt solid #1c4e80; padding: .6mm 1mm; text-align: center; font-weight: bold } .bx small { display: block; font-weight: normal; font-size: 6.5pt; color: #1c4e80 } .tear { text-align: center; border-bottom: 1pt dashed; font-size: 7pt; margin: 5mm 0 } table { width: 100%; border-collapse: collapse } th { background: #1c4e80; color: #fff; font-size: 7.5pt; padding: 1mm } td { padding: .8mm 1mm; border-bottom: .3pt solid #9bb } .n { text-align: right } .age { display: grid; grid-template-columns: repeat(5, 1fr); border: 1pt solid #1c4e80; margin-top: 5mm; text-align: center }</style>
			<div class="cp"><div><b style="font-size:13pt;color:#1c4e80">${field('hospital', name)}</b><br>Patient Financial Services<br>${place.lines[0]}<br>${place.lines[1]}<p style="margin:9mm 0 0 6mm">${field('guarantor', who.name.toUpperCase())}<br><span data-field="guarantorAddress" data-value="${home.whole.toUpperCase()}">${home.lines[0].toUpperCase()}<br>${home.lines[1].toUpperCase()}</span></p></div><div class="bx"><div style="border-top:0"><span><small>STATEMENT DATE</small>${field('statementDate', usDate(day))}</span><span><small>PAY THIS AMOUNT</small>${field('amountDue', money(due))}</span><span><small>ACCOUNT NO.</small>${field('accountNumber', account)}</span></div><div><span><small>DUE DATE</small>${field('payBy', dueDay)}</span><span><small>MINIMUM MONTHLY</small>${random.chance(0.5) && field('minimum', money(25))}</span><span><small>SHOW AMOUNT PAID</small>$</span></div><p style="margin:1mm 2mm;font-size:7.5pt">☐ VISA ☐ MC ☐ DISC &nbsp; CARD NUMBER ____________________ EXP ____<br>SIGNATURE ______________________________</p></div></div>
			<div class="tear">PLEASE DETACH AND RETURN TOP PORTION WITH YOUR PAYMENT</div><p>Patient: <b>${field('patient', person.name)}</b> &nbsp; Account: ${field('accountNumber', account)} &nbsp; Primary insurance: ${random.chance(0.8) && field('insurance', `${locale.company().name.split(' ')[0] ?? ''} Health Plan`)}</p>
			<table data-list="entries"><tr><th>Date<th>Description of service<th>Charges<th>Insurance payments<th>Adjustments<th>Patient balance${entries.map((one) => markup`<tr data-row><td>${field('date', usDate(one.date))}<td>${field('description', one.name)}<td class="n">${field('charge', money(one.charge))}<td class="n">${one.paid > 0 && field('insurancePaid', money(-one.paid))}<td class="n">${one.off > 0 && field('adjustment', money(-one.off))}<td class="n">${field('balance', money(one.rest))}`)}<tr><td colspan="2"><b>TOTALS</b><td class="n">${field('/totalCharges', money(sum('charge')))}<td class="n">${field('/totalInsurance', money(-sum('paid')))}<td class="n">${field('/totalAdjustments', money(-sum('off')))}<td class="n">${money(sum('rest'))}</table>
			<p class="n">${own > 0 && markup`Patient payments received ${field('patientPaid', money(-own))}<br>`}<b>AMOUNT YOU OWE ${field('amountDue', money(due))}</b></p><div class="age">${['CURRENT', '31-60 DAYS', '61-90 DAYS', 'OVER 90', 'TOTAL'].map((head) => markup`<b style="font-size:7pt">${head}</b>`)}<span>${money(due)}</span><span>$0.00</span><span>$0.00</span><span>$0.00</span><span>${field('amountDue', money(due))}</span></div><p style="font-size:8pt">If you cannot pay in full, call ${field('financialHelp', random.pattern('1-800-###-####'))} to ask about financial assistance. Si necesita ayuda, llame a este número.</p>`;
		return { html, fields };
	},
};
export default family;
