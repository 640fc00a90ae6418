import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { dat, num, rows, str } from '../../kit/commerce.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	utility: str(
		'city utility|utilityName|Stadtwerk|service des eaux|Who supplies the water?',
		'seller',
	),
	account: str(
		'account number|accountNo|Kundenkonto|numéro de compte|Which account?',
		'contractNumber',
	),
	customer: str('name on the card|customer|Empfänger|nom sur la carte|Who gets the bill?', 'buyer'),
	service: str(
		'service address|serviceAddress|Lieferadresse|adresse desservie|Where is the water used?',
		'servicePoint',
	),
	readFrom: dat('day of the last reading|readFrom|letzte Ablesung|relevé précédent', 'periodStart'),
	readTo: dat('day of this reading|readTo|Ablesung am|relevé actuel', 'readingDate'),
	previous: num('previous reading|previousReading|alter Stand|ancien index', 'previousReading'),
	present: num('present reading|presentReading|neuer Stand|nouvel index', 'currentReading'),
	usage: num('thousand gallons used|usage|Verbrauch|consommation', 'consumption'),
	charges: rows(
		{
			code: str('code of the charge|chargeCode|Kürzel|code'),
			amount: num('amount of the charge|chargeAmount|Betrag|montant', 'lineTotal'),
		},
		'charges on the card|charges|Gebühren|frais',
	),
	past: num('past due|pastDue|Rückstand|arriéré', 'openingBalance'),
	net: num('due if paid in time|netDue|fällig bei pünktlicher Zahlung|montant net', 'amountDue'),
	penalty: num('penalty for late payment|penalty|Säumniszuschlag|pénalité', 'lateFee'),
	gross: num('due after the date|grossDue|fällig nach dem Termin|montant après échéance'),
	dueDate: dat('last day to pay without penalty|dueDate|zahlbar bis|échéance', 'dueDate'),
	permit: str(
		'number of the postal permit|permitNo|Nummer der Postgenehmigung|numéro de permis postal',
	),
	phone: absent(str('phone of the utility|utilityPhone|Telefon|téléphone', 'phone')),
	meter: absent(str('meter number|meterNo|Zählernummer|numéro du compteur', 'meterNumber')),
};
const NAMES = ['WTR', 'SWR', 'GBG', 'STM', 'TAX', 'FIRE'];

/** A small American town's water bill on a postcard: two halves to tear apart, the left with code letters and amounts, the right addressed like a card with the sum again and a postage imprint. */
const family: Family = {
	author: 'casimir',
	locales: ['en-US', 'en-CA', 'en-US'],
	draw: (random, locale) => {
		const { amount, count } = locale;
		const [person, home, town] = [locale.person(), locale.address(), locale.address()];
		const day = random.day('1979-02-01', '2024-06-20');
		const short = (one: string) => locale.date(one, 'mm/dd/yy');
		const [previous, used] = [random.int(100, 9800), random.int(1, 24)];
		const charges = NAMES.filter((_, i) => i < 2 || random.chance(0.5)).map((code, i) => ({
			code,
			value: i === 0 ? toMoney(9.5 + used * 2.85) : random.decimal(1.2, 28),
		}));
		const past = random.chance(0.25) ? random.decimal(12, 70) : 0;
		const net = toMoney(charges.reduce((sum, one) => sum + one.value, past));
		const penalty = toMoney(net * 0.1);
		const due = short(addDays(day, 15));
		const number = random.pattern('##-####-##');
		const kv = (label: string, content: ReturnType<typeof field> | false) =>
			markup`<div class="kv"><small>${label}</small>${content}</div>`;
		const name = `${random.pick(['CITY OF', 'VILLAGE OF', 'TOWN OF'])} ${town.city.toUpperCase()}`;
		const html = markup`<style>@page { size: 6in 3.5in; margin: 0 } body { margin: 0; font: 8.4pt/1.3 'Liberation Mono'; background: ${random.pick(['#fff', '#e8f1e4', '#fdf3d8'])} } .c { display: grid; grid-template-columns: 3in 3in; height: 3.5in } .c > div { padding: 3mm 4mm } .c > div + div { border-left: 1pt dashed } small { font: 5.6pt 'Liberation Sans'; display: block; color: #264 } .g { display: grid; grid-template-columns: repeat(3, 1fr); border: .6pt solid #264 } .kv { border: .3pt solid #264; padding: .4mm 1mm; min-height: 6.5mm } .imp { border: .8pt solid; width: 26mm; font: 6.5pt 'Liberation Sans'; text-align: center; margin-left: auto } b { font-size: 10pt }</style>
			<div class="c"><div><span style="font:bold 8pt 'Liberation Sans'">${field('utility', `${name} WATER DEPT.`)}</span><div class="g">${kv('READ FROM', field('readFrom', short(addDays(day, -30))))}${kv('READ TO', field('readTo', short(day)))}${kv('ACCOUNT', field('account', number))}${kv('PREVIOUS', field('previous', count(previous)))}${kv('PRESENT', field('present', count(previous + used)))}${kv('USAGE (1000 GAL)', field('usage', used))}</div><div data-list="charges" style="margin:2mm 0">${charges.map((one) => markup`<div data-row>${field('code', one.code)}${' '.repeat(2)}&nbsp;&nbsp;${field('amount', amount(one.value))}</div>`)}</div>${past > 0 && markup`PAST DUE &nbsp;${field('past', amount(past))}<br>`}<div class="g">${kv('NET DUE', field('net', amount(net)))}${kv('PENALTY', field('penalty', amount(penalty)))}${kv('GROSS AFTER DUE DATE', field('gross', amount(toMoney(net + penalty))))}</div>${kv('SERVICE AT', field('service', home.street.toUpperCase()))}</div>
			<div><div class="imp">FIRST CLASS MAIL<br>U.S. POSTAGE PAID<br>PERMIT NO. ${field('permit', String(random.int(2, 99)))}</div>${name}<br>${town.lines[0].toUpperCase()}<br>${town.lines[1].toUpperCase()}<p style="font-size:7pt">RETURN THIS STUB WITH PAYMENT</p><div class="g">${kv('ACCOUNT', field('account', number))}${kv('DUE DATE', field('dueDate', due))}${kv('PAY BY DUE DATE', markup`<b>${field('net', amount(net))}</b>`)}</div><p style="margin:6mm 0 0 4mm">${field('customer', person.name.toUpperCase())}<br>${home.lines[0].toUpperCase()}<br>${home.lines[1].toUpperCase()}</p></div></div>`;
		return { html, fields };
	},
};
export default family;
