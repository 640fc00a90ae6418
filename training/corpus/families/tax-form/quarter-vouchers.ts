import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { comb, field, markup } from '../../kit/html.ts';
import { drawTypeface } from '../../kit/paperwork.ts';
import { asList } from '../../kit/people.ts';
import { asNumber, asText } from '../../kit/wordings.ts';

const fields: Fields = {
	taxYear: asText(
		'Which year are the vouchers for? | tax year | Steuerjahr | année fiscale',
		'taxYear',
	),
	taxpayer: asText(
		'Who pays the estimated tax? | taxpayer on the vouchers | Steuerpflichtiger',
		'taxpayer',
	),
	spouse: asText('spouse on a joint payment | Ehegatte | conjoint', 'spouseName'),
	securityNumber: asText(
		'security number of the payer | Sozialversicherungsnummer | numéro du contribuable',
		'taxNumber',
	),
	address: asText('address of the payer | Anschrift | adresse', 'address'),
	total: asNumber(
		'estimated tax for the year | How much is paid in the whole year? | Steuer des Jahres',
	),
	vouchers: asList(
		{
			number: asText('number of the voucher | Which quarter? | Nummer des Abschnitts'),
			due: asText('due date of the voucher | fällig | échéance', 'dueDate'),
			amount: asNumber('amount of the voucher | Betrag der Rate | montant', 'instalment'),
			check: asText('check number | number of the cheque | Schecknummer'),
			paidOn: asText('when it was mailed | sent on | abgeschickt am', 'paymentDate'),
		},
		'payments | quarterly payments | Raten | Which amounts are due when?',
	),
	payee: asText(
		'To whom is the cheque made out? | payee | zahlbar an | à l’ordre de',
		'beneficiary',
	),
	refund: absent(asNumber('refund to be paid back | Erstattung | remboursement', 'taxRefund')),
	phone: absent(asText('phone of the taxpayer | Telefon', 'phone')),
};

/** Four strips to be torn off, one for each quarter, alike but for amount and date: amount in a comb at the right end, the last strips still empty of cheque and date. */
const family: Family = {
	author: 'quentin',
	locales: ['en-US'],
	draw: (random, locale) => {
		const year = random.int(1986, 2026);
		const person = locale.person();
		const joint = random.chance(0.4) && locale.person().given;
		const home = locale.address();
		const security = random.pattern('###-##-####');
		const each = random.int(20, 940) * 5;
		const state = random.pick(['Department of Revenue', 'State Treasurer', 'Comptroller of Taxes']);
		const paid = random.int(0, 4);
		const isComb = random.chance(0.5);
		const due = [
			`April 15, ${year}`,
			`June 15, ${year}`,
			`Sept. 15, ${year}`,
			`Jan. 15, ${year + 1}`,
		];
		const sent = [
			`4/${random.int(2, 14)}`,
			`6/${random.int(2, 14)}`,
			`9/${random.int(2, 14)}`,
			`1/${random.int(3, 14)}`,
		];
		const strip = (
			i: number,
		) => markup`<div class="s" data-row="q${i}"><div class="a"><span class="f">Form <b>EST-${field('/taxYear', String(year))}</b></span><br>${state}<br><b class="k">Voucher ${field('number', String(i + 1))}</b></div>
			<div class="m"><div class="x">File only if you are paying. Make your check or money order payable to the <b>${field('/payee', state)}</b>. Do not send cash or staple.</div><small>Your first name and last name</small><div class="v">${field('/taxpayer', person.name)}</div>${joint && markup`<small>Spouse’s first name, if joint</small><div class="v">${field('/spouse', joint)}</div>`}<small>Address</small><div class="v">${field('/address', home.whole)}</div></div>
			<div class="r"><small>Due</small><div class="d">${field('due', due[i] ?? '')}</div><small>Social security number</small><div class="v">${field('/securityNumber', security)}</div><small>Amount of this payment</small><div>${isComb ? markup`${comb('amount', String(each).padStart(6), 6, each)}.00` : markup`<span class="v">$ ${field('amount', locale.amount(each))}</span>`}</div><small>Check no. / mailed</small><div class="v">${i < paid && markup`${field('check', String(1000 + random.int(1, 900)))} / ${field('paidOn', sent[i] ?? '')}`}</div></div></div>`;
		const html = markup`<style>@page { size: letter; margin: 8mm 10mm } body { font: 7.5pt/1.25 'Liberation Sans' } .s { display: grid; grid-template-columns: 33mm 1fr 60mm; gap: 4mm; height: 62mm; border-bottom: 1pt dashed #000; padding-top: 4mm } .a { border-right: 1.2pt solid #000 } .k { display: block; font-size: 15pt; margin-top: 4mm; line-height: 1.1 } .f { font-size: 9pt } small { font-size: 6.2pt } .v { font: ${drawTypeface(random, 10)}; border-bottom: .6pt solid #000; min-height: 5mm } .d { font-size: 12pt; font-weight: bold } .comb { display: inline-block; width: 5mm; height: 6mm; border: .6pt solid #000; text-align: center; font: 11pt/6mm 'Liberation Mono' } .x { font-size: 6.5pt; margin-bottom: 2mm } .w { display: flex; justify-content: space-between; font-size: 8.5pt; border-bottom: 1pt dashed #000; padding-bottom: 2mm }
			</style><div class="w"><span>Record of estimated tax, keep this part</span><span>Total for the year: ${field('total', locale.money(each * 4))}</span></div><div data-list="vouchers">${[0, 1, 2, 3].map(strip)}</div>`;
		return { html, fields };
	},
};
export default family;
