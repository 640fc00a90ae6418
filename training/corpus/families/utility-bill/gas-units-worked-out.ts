import type { Family, Fields } from '../../family.ts';
import { absent } from '../../kit/ask.ts';
import { dat, num, str } from '../../kit/commerce.ts';
import { toMoney } from '../../kit/goods.ts';
import { field, markup } from '../../kit/html.ts';
import { addDays } from '../../kit/random.ts';

const fields: Fields = {
	supplier: str(
		'energy company|supplier|Energieversorger|fournisseur d’énergie|Who supplies gas and power?',
		'seller',
	),
	customer: str('who pays for the energy|accountHolder|Kunde|titulaire|Who lives there?', 'buyer'),
	supplyAddress: str(
		'address that is supplied|supplyAddress|Lieferstelle|adresse de fourniture|Where is the gas used?',
		'servicePoint',
	),
	accountNumber: str(
		'account number|accountNo|Vertragskonto|numéro de compte client|Which account is it?',
		'contractNumber',
	),
	billDate: dat('date of the bill|billDate|Rechnungsdatum|date de facture', 'issueDate'),
	periodFrom: dat('first day billed|from|Beginn|début', 'periodStart'),
	periodTo: dat('last day billed|to|Ende|fin', 'periodEnd'),
	previousBalance: num(
		'balance of the last bill|previousBalance|Alter Saldo|solde précédent',
		'openingBalance',
	),
	paymentsReceived: num(
		'paid since the last bill|paymentsReceived|Zahlungen|paiements reçus',
		'amountPaid',
	),
	electricityUnits: num(
		'kWh of electricity used|electricityKwh|Stromverbrauch|kWh d’électricité',
		'energyUsed',
	),
	electricityCost: num('cost of the electricity|electricityCost|Stromkosten|coût de l’électricité'),
	mpan: str('supply number of the electricity|mpan|Zählpunkt Strom|point de livraison'),
	gasOld: num(
		'last gas reading|gasPrevious|alter Gaszählerstand|ancien index de gaz',
		'previousReading',
	),
	gasNew: num(
		'gas reading now|gasPresent|neuer Gaszählerstand|nouvel index de gaz',
		'currentReading',
	),
	gasVolume: num('cubic metres of gas|gasVolume|Gasmenge in m³|volume de gaz', 'volume'),
	calorific: num('calorific value|calorificValue|Brennwert|pouvoir calorifique'),
	gasUnits: num('kWh of gas used|gasKwh|Gasverbrauch in kWh|kWh de gaz', 'consumption'),
	gasCost: num('cost of the gas|gasCost|Gaskosten|coût du gaz'),
	standing: num('standing charges|standingCharges|Grundpreis|abonnement', 'standingCharge'),
	vat: num('VAT on the energy|vatAmount|Umsatzsteuer|TVA', 'taxTotal'),
	newBalance: num(
		'what is owed now|newBalance|Neuer Saldo|nouveau solde|How much is to be paid now?',
		'amountDue',
	),
	paymentDate: dat(
		'day the money is taken|collectionDate|Abbuchung am|date de prélèvement',
		'collectionDate',
	),
	tariff: str('name of the tariff|tariffName|Tarif|nom de l’offre', 'tariff'),
	tariffEnds: dat('when the tariff ends|tariffEnds|Tarif endet am|fin de l’offre', 'expiryDate'),
	emergency: str(
		'number to ring when gas smells|gasEmergency|Gasnotruf|urgence gaz',
		'emergencyContact',
	),
	meterSerial: absent(
		str('serial number of the meter|meterSerial|Zählernummer|numéro du compteur', 'meterNumber'),
	),
	solar: absent(num('solar power fed in|exportUnits|Einspeisung|énergie injectée')),
};

/** A British dual-fuel bill told as a story: questions as headings in big letters, sums inside sentences and in a short ladder, the gas worked out from cubic metres to kilowatt-hours in one long formula. */
const family: Family = {
	author: 'ottilie',
	locales: ['en-GB', 'en-IE', 'en-GB'],
	draw: (random, locale) => {
		const { count, money } = locale;
		const [firm, person] = [locale.company('Energy'), locale.person()];
		const end = random.day('2009-03-31', '2026-05-31');
		const days = random.int(58, 95);
		const start = addDays(end, -days);
		const [units, unitPrice] = [random.int(280, 1500), random.decimal(12, 34)];
		const power = toMoney((units * unitPrice) / 100);
		const [old, volume] = [random.int(900, 9800), random.int(30, 480)];
		const calorific = random.decimal(38.6, 40.2, 1);
		const gasUnits = Math.round((volume * 1.02264 * calorific) / 3.6);
		const gasPrice = random.decimal(3, 9);
		const gas = toMoney((gasUnits * gasPrice) / 100);
		const standing = toMoney(days * 0.62);
		const net = toMoney(power + gas + standing);
		const vat = toMoney(net * 0.05);
		const before = random.decimal(40, 320);
		const paid = random.chance(0.7) ? before : toMoney(before / 2);
		const due = toMoney(before - paid + net + vat);
		const pence = (value: number) => `${value.toFixed(2)}p`;
		const hue = random.pick(['#7a1fa2', '#00897b', '#d84315', '#1565c0']);
		const ladder = (label: string, value: ReturnType<typeof field>, style = '') =>
			markup`<div class="st" style="${style}"><span>${label}</span><b>${value}</b></div>`;
		const html = markup`<style>@page { size: A4; margin: 15mm 20mm } body { font: 10pt/1.55 'DejaVu Sans' } h2 { color: ${hue}; font-size: 14pt; margin: 6mm 0 1mm } .logo { float: right; background: ${hue}; color: #fff; border-radius: 9mm; padding: 2mm 6mm } .st { display: flex; justify-content: space-between; width: 100mm } small { color: #555 } .f { font-size: 8.5pt; background: #f5f5f5; padding: 2mm; border-radius: 2mm }</style>
			<div class="logo">${field('supplier', firm.name)}</div><p style="margin-top:4mm">${field('customer', person.name)}<br>${field('supplyAddress', locale.address().whole)}</p><p>Your account number: <b>${field('accountNumber', random.pattern('8## ### ###'))}</b><br>Date of bill: ${field('billDate', locale.date(addDays(end, 3)))}</p>
			<h2>How much do I owe?</h2>${ladder('Your last bill', field('previousBalance', money(before)))}${ladder('What you’ve paid. Thank you', field('paymentsReceived', money(-paid)))}${ladder('Electricity you’ve used', field('electricityCost', money(power)))}${ladder('Gas you’ve used', field('gasCost', money(gas)))}${ladder('Standing charges', field('standing', money(standing)))}${ladder('VAT at 5%', field('vat', money(vat)))}${ladder('You now owe', field('newBalance', money(due)), `color:${hue};font-size:13pt;border-top:1pt solid ${hue}`)}<p>We will take ${field('newBalance', money(due))} by Direct Debit on or after ${field('paymentDate', locale.date(addDays(end, 17)))}.</p>
			<h2>What have I used?</h2><p>Between ${field('periodFrom', locale.date(start, 'd MMMM yyyy'))} and ${field('periodTo', locale.date(end, 'd MMMM yyyy'))} (${days} days) you used ${field('electricityUnits', count(units))} kWh of electricity at ${pence(unitPrice)} each. <small>Supply number ${field('mpan', random.pattern('## #### #### ###'))}</small></p>
			<p class="f">Gas: your meter went from ${field('gasOld', count(old))} to ${field('gasNew', count(old + volume))}, that is ${field('gasVolume', count(volume))} m³ × 1.02264 (volume correction) × ${field('calorific', locale.amount(calorific, 1))} (calorific value) ÷ 3.6 = <b>${field('gasUnits', count(gasUnits))} kWh</b> at ${pence(gasPrice)} each.</p>
			<h2>Am I on the right tariff?</h2><p>You are on <b>${field('tariff', random.pick(['Fixed Saver 24', 'Simply Variable', 'Green Home', 'Online Extra']))}</b>${random.chance(0.6) && markup` until ${field('tariffEnds', locale.date(addDays(end, 210), 'd MMMM yyyy'))}`}. Smell gas? Call ${field('emergency', '0800 111 999'.replace('111 999', random.pattern('### ###')))}.</p>`;
		return { html, fields };
	},
};
export default family;
