import type { TemplateDraft } from '../../engine/src/model/template.ts';
import { drawFacts, drawLines, drawTable } from './draw.ts';
import type { Made, MadeSet } from './made.ts';
import { createSheet } from './sheet.ts';

/** Payslips in British, German and American layouts. */
export function makePayslips(): MadeSet {
	const template: TemplateDraft = {
		name: 'Payslip',
		category: 'CUSTOM',
		schema: {
			data: {
				employer: { type: 'string' },
				employee_name: { type: 'string' },
				employee_number: { type: 'string' },
				pay_date: { type: 'date', description: 'Day on which the wages are paid' },
				gross_pay: { type: 'number' },
				income_tax: { type: 'number', description: 'Income tax withheld' },
				net_pay: { type: 'number' },
				earnings: {
					type: 'array',
					itemType: 'object',
					itemSchema: {
						properties: {
							description: { type: 'string' },
							hours: { type: 'number' },
							rate: { type: 'number' },
							amount: { type: 'number' },
						},
					},
				},
			},
		},
	};
	return {
		name: 'own-payslips',
		template,
		documents: [makeBritish(), makeGerman(), makeAmerican()],
		kinds: {
			employer: 'name',
			employee_name: 'name',
			employee_number: 'id',
			pay_date: 'date',
			gross_pay: 'amount',
			income_tax: 'amount',
			net_pay: 'amount',
			'earnings[].description': 'text',
			'earnings[].hours': 'amount',
			'earnings[].rate': 'amount',
			'earnings[].amount': 'amount',
		},
	};
}

/** Labels above their values; earnings and deductions side by side. */
function makeBritish(): Made {
	const sheet = createSheet();
	sheet.write(40, 40, 'Brackenfell Care Homes Ltd', { size: 13, bold: true });
	const facts = [
		[40, 'Employee name', 'Adaeze Okonkwo'],
		[200, 'Employee no.', '00417'],
		[330, 'Tax code', '1257L'],
		[450, 'Pay date', '28/06/2024'],
	] as const;
	for (const [x, label, value] of facts) {
		sheet.write(x, 80, label, { size: 8 });
		sheet.write(x, 91, value);
	}
	drawTable(
		sheet,
		130,
		[
			{ head: 'Payments', x: 40 },
			{ head: 'Hours', x: 185, right: true },
			{ head: 'Rate', x: 235, right: true },
			{ head: 'Amount', x: 295, right: true },
			{ head: 'Deductions', x: 330 },
			{ head: 'This period', x: 550, right: true },
		],
		[
			['Basic pay', '150.00', '12.60', '1,890.00', 'PAYE tax', '198.60'],
			['Overtime', '8.00', '18.90', '151.20', 'National Insurance', '79.46'],
			['Holiday pay', '', '', '0.00', 'Pension', '86.15'],
		],
	);
	drawFacts(
		sheet,
		330,
		260,
		550,
		[
			['Gross pay', '2,041.20'],
			['Total deductions', '364.21'],
			['NET PAY', '£1,676.99'],
		],
		{ right: true },
	);
	return {
		id: 'payslip-uk',
		sheets: [sheet],
		truth: {
			employer: 'Brackenfell Care Homes Ltd',
			employee_name: 'Adaeze Okonkwo',
			employee_number: '00417',
			pay_date: '2024-06-28',
			gross_pay: 2041.2,
			income_tax: 198.6,
			net_pay: 1676.99,
			earnings: [
				{ description: 'Basic pay', hours: 150, rate: 12.6, amount: 1890 },
				{ description: 'Overtime', hours: 8, rate: 18.9, amount: 151.2 },
				{ description: 'Holiday pay', hours: null, rate: null, amount: 0 },
			],
		},
	};
}

/** A letter; left-aligned headings above right-aligned numbers. */
function makeGerman(): Made {
	const sheet = createSheet();
	drawLines(sheet, 50, 40, ['Hafenlogistik Brüning GmbH', 'Speicherallee 7', '26123 Oldenburg']);
	sheet.write(400, 40, 'Entgeltabrechnung Mai 2024', { bold: true });
	drawLines(sheet, 50, 130, ['Torben Eickhoff', 'Ammerländer Weg 31', '26129 Oldenburg']);
	drawFacts(sheet, 340, 130, 450, [
		['Personalnummer', '1083'],
		['Geburtsdatum', '17.09.1986'],
		['Steuerklasse', '3'],
		['Auszahlung am', '31.05.2024'],
	]);
	const end = drawTable(
		sheet,
		240,
		[
			{ head: 'Bezeichnung', x: 50 },
			{ head: 'Stunden', x: 330, right: true, headLeft: 260 },
			{ head: 'Satz', x: 430, right: true, headLeft: 350 },
			{ head: 'Betrag', x: 545, right: true, headLeft: 450 },
		],
		[
			['Gehalt', '', '', '3.850,00'],
			['Überstunden', '6,50', '24,80', '161,20'],
			['Nachtzuschlag', '4,00', '6,65', '26,60'],
		],
	);
	drawFacts(
		sheet,
		260,
		end + 20,
		545,
		[
			['Gesamtbrutto', '4.037,80'],
			['Lohnsteuer', '238,16'],
			['Kirchensteuer', '12,41'],
			['Krankenversicherung', '329,08'],
			['Rentenversicherung', '375,51'],
			['Nettoverdienst', '3.082,64'],
		],
		{ right: true },
	);
	return {
		id: 'payslip-de',
		sheets: [sheet],
		truth: {
			employer: 'Hafenlogistik Brüning GmbH',
			employee_name: 'Torben Eickhoff',
			employee_number: '1083',
			pay_date: '2024-05-31',
			gross_pay: 4037.8,
			income_tax: 238.16,
			net_pay: 3082.64,
			earnings: [
				{ description: 'Gehalt', hours: null, rate: null, amount: 3850 },
				{ description: 'Überstunden', hours: 6.5, rate: 24.8, amount: 161.2 },
				{ description: 'Nachtzuschlag', hours: 4, rate: 6.65, amount: 26.6 },
			],
		},
	};
}

/** The current period and the year to date side by side. */
function makeAmerican(): Made {
	const sheet = createSheet(612, 792);
	drawLines(sheet, 50, 40, ['Saguaro Millwork LLC', '1140 E Broadway Blvd', 'Tucson, AZ 85719']);
	sheet.write(380, 40, 'Earnings Statement', { size: 14, bold: true });
	drawFacts(sheet, 380, 66, 480, [
		['Period ending:', '08/18/2024'],
		['Pay date:', '08/23/2024'],
		['Employee ID:', 'SM-2291'],
	]);
	drawLines(sheet, 50, 130, ['Raul Estrada', '3317 W Calle Cisne', 'Tucson, AZ 85746']);
	const columns = [
		{ head: 'Description', x: 50 },
		{ head: 'Rate', x: 250, right: true },
		{ head: 'Hours', x: 330, right: true },
		{ head: 'Amount', x: 430, right: true },
		{ head: 'Year to date', x: 555, right: true },
	];
	const end = drawTable(sheet, 200, columns, [
		['Regular', '24.50', '80.00', '1,960.00', '31,360.00'],
		['Overtime', '36.75', '4.00', '147.00', '882.00'],
		['Gross pay', '', '', '2,107.00', '32,242.00'],
	]);
	drawFacts(
		sheet,
		50,
		end + 24,
		430,
		[
			['Federal income tax', '-181.44'],
			['Social Security tax', '-130.63'],
			['Medicare tax', '-30.55'],
			['Net pay', '$1,764.38'],
		],
		{ right: true },
	);
	return {
		id: 'payslip-us',
		sheets: [sheet],
		truth: {
			employer: 'Saguaro Millwork LLC',
			employee_name: 'Raul Estrada',
			employee_number: 'SM-2291',
			pay_date: '2024-08-23',
			gross_pay: 2107,
			net_pay: 1764.38,
			earnings: [
				{ description: 'Regular', hours: 80, rate: 24.5, amount: 1960 },
				{ description: 'Overtime', hours: 4, rate: 36.75, amount: 147 },
			],
		},
	};
}

/** Account statements: debits and credits, balances among the rows. */
export function makeStatements(): MadeSet {
	const template: TemplateDraft = {
		name: 'Bank statement',
		category: 'CUSTOM',
		schema: {
			data: {
				bankName: { type: 'string', description: 'Name of the bank' },
				accountHolder: { type: 'string' },
				iban: { type: 'string', format: 'iban' },
				openingBalance: { type: 'number' },
				closingBalance: { type: 'number' },
				transactions: {
					type: 'array',
					itemType: 'object',
					itemSchema: {
						properties: {
							date: { type: 'date' },
							description: { type: 'string' },
							paidOut: { type: 'number', description: 'Debit' },
							paidIn: { type: 'number', description: 'Credit' },
							balance: { type: 'number' },
						},
					},
				},
			},
		},
	};
	return {
		name: 'own-statements',
		template,
		documents: [makeBritishAccount(), makeSpanishAccount()],
		kinds: {
			bankName: 'name',
			accountHolder: 'name',
			iban: 'id',
			openingBalance: 'amount',
			closingBalance: 'amount',
			'transactions[].date': 'date',
			'transactions[].description': 'text',
			'transactions[].paidOut': 'amount',
			'transactions[].paidIn': 'amount',
			'transactions[].balance': 'amount',
		},
	};
}

function makeBritishAccount(): Made {
	const sheet = createSheet();
	sheet.write(40, 36, 'Merrion Building Society', { size: 16, bold: true });
	drawLines(sheet, 40, 90, ['Owen Prothero', '7 Harbour Terrace', 'Swansea SA1 1TW']);
	drawFacts(sheet, 330, 90, 430, [
		['Account name', 'Owen Prothero'],
		['Sort code', '40-22-18'],
		['IBAN', 'GB33 BUKB 2020 1555 5555 55'],
	]);
	const end = drawTable(
		sheet,
		190,
		[
			{ head: 'Date', x: 40 },
			{ head: 'Description', x: 120 },
			{ head: 'Paid out', x: 370, right: true },
			{ head: 'Paid in', x: 460, right: true },
			{ head: 'Balance', x: 555, right: true },
		],
		[
			['01 Jul 2024', 'Balance brought forward', '', '', '1,204.66'],
			['03 Jul 2024', 'Welsh Water', '38.20', '', '1,166.46'],
			['05 Jul 2024', 'Tawe Logistics wages', '', '2,310.07', '3,476.53'],
			['08 Jul 2024', 'Cheque 100482', '450.00', '', '3,026.53'],
			['31 Jul 2024', 'Balance carried forward', '', '', '3,026.53'],
		],
	);
	drawFacts(
		sheet,
		40,
		end + 30,
		260,
		[
			['Opening balance', '£1,204.66'],
			['Closing balance', '£3,026.53'],
		],
		{ right: true },
	);
	return {
		id: 'statement-uk',
		sheets: [sheet],
		truth: {
			bankName: 'Merrion Building Society',
			accountHolder: 'Owen Prothero',
			iban: 'GB33BUKB20201555555555',
			openingBalance: 1204.66,
			closingBalance: 3026.53,
			transactions: [
				{
					date: '2024-07-03',
					description: 'Welsh Water',
					paidOut: 38.2,
					paidIn: null,
					balance: 1166.46,
				},
				{
					date: '2024-07-05',
					description: 'Tawe Logistics wages',
					paidOut: null,
					paidIn: 2310.07,
					balance: 3476.53,
				},
				{
					date: '2024-07-08',
					description: 'Cheque 100482',
					paidOut: 450,
					paidIn: null,
					balance: 3026.53,
				},
			],
		},
	};
}

function makeSpanishAccount(): Made {
	const sheet = createSheet();
	sheet.write(50, 40, 'Caja Rural del Duero', { size: 15, bold: true });
	sheet.write(50, 62, 'Extracto de cuenta corriente');
	drawFacts(sheet, 50, 95, 190, [
		['Titular de la cuenta:', 'Inés Robledo Martín'],
		['IBAN:', 'ES91 2100 0418 4502 0005 1332'],
		['Saldo anterior:', '2.410,15 €'],
		['Saldo final:', '2.954,05 €'],
	]);
	drawTable(
		sheet,
		190,
		[
			{ head: 'Fecha', x: 50 },
			{ head: 'Concepto', x: 130 },
			{ head: 'Debe', x: 370, right: true },
			{ head: 'Haber', x: 460, right: true },
			{ head: 'Saldo', x: 550, right: true },
		],
		[
			['02/04/2024', 'Recibo de la luz', '78,43', '', '2.331,72'],
			['15/04/2024', 'Transferencia recibida', '', '700,00', '3.031,72'],
			['28/04/2024', 'Compra con tarjeta', '77,67', '', '2.954,05'],
			['', 'Total', '156,10', '700,00', ''],
		],
	);
	return {
		id: 'statement-es',
		sheets: [sheet],
		truth: {
			accountHolder: 'Inés Robledo Martín',
			iban: 'ES9121000418450200051332',
			openingBalance: 2410.15,
			closingBalance: 2954.05,
			transactions: [
				{
					date: '2024-04-02',
					description: 'Recibo de la luz',
					paidOut: 78.43,
					paidIn: null,
					balance: 2331.72,
				},
				{
					date: '2024-04-15',
					description: 'Transferencia recibida',
					paidOut: null,
					paidIn: 700,
					balance: 3031.72,
				},
				{
					date: '2024-04-28',
					description: 'Compra con tarjeta',
					paidOut: 77.67,
					paidIn: null,
					balance: 2954.05,
				},
			],
		},
	};
}
