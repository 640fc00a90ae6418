/**
 * node examples/make-packet.ts
 *
 * Draws examples/packet.pdf, the sample of docs/auto.md: six pages as a scanner would stack them. They hold an
 * invoice, an invoice of two pages, a blank page, a receipt, and terms of business. Every name and number in it is
 * made up.
 */
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';

const LEFT = 56;
const RIGHT = 539;
const ROW = 18;

const made = new Date('2026-10-12T09:00:00Z');
const pdf = new PDFDocument({
	size: 'A4',
	margin: LEFT,
	autoFirstPage: false,
	info: { Title: 'Post of 12 October 2026', CreationDate: made, ModDate: made },
});
const file = pdf.pipe(createWriteStream(new URL('packet.pdf', import.meta.url)));

type Row = readonly [description: string, quantity: number, price: number];

const money = (amount: number) => `€${amount.toFixed(2)}`;
const amountOf = ([, quantity, price]: Row) => quantity * price;

function put(text: string, x: number, y: number, size = 10, font = 'Helvetica'): void {
	pdf.font(font).fontSize(size).text(text, x, y, { lineBreak: false });
}
function putRight(text: string, x: number, y: number, size = 10, font = 'Helvetica'): void {
	pdf.font(font).fontSize(size);
	put(text, x - pdf.widthOfString(text), y, size, font);
}
function putRows(rows: readonly Row[], y: number): number {
	['Quantity', 'Unit price', 'Amount'].forEach((head, i) => {
		putRight(head, [340, 430, RIGHT][i] ?? RIGHT, y, 9, 'Helvetica-Bold');
	});
	put('Description', LEFT, y, 9, 'Helvetica-Bold');
	rows.forEach((row, i) => {
		const below = y + ROW * (i + 1);
		put(row[0], LEFT, below);
		putRight(String(row[1]), 340, below);
		putRight(money(row[2]), 430, below);
		putRight(money(amountOf(row)), RIGHT, below);
	});
	return y + ROW * (rows.length + 1);
}
function putFacts(facts: Readonly<Record<string, string>>, y: number): void {
	Object.entries(facts).forEach(([label, value], i) => {
		put(label, 340, y + i * ROW);
		putRight(value, RIGHT, y + i * ROW);
	});
}
function putTotals(rows: readonly Row[], taxRate: number, y: number): void {
	const net = rows.reduce((sum, row) => sum + amountOf(row), 0);
	const tax = Math.round(net * taxRate) / 100;
	const totals = [
		['Subtotal', net],
		[`VAT ${taxRate} %`, tax],
		['Total due', net + tax],
	] as const;
	totals.forEach(([label, amount], i) => {
		put(label, 360, y + i * ROW, 11);
		putRight(money(amount), RIGHT, y + i * ROW, 11);
	});
}
function putBuyer(y: number): void {
	put('Bill to', LEFT, y, 9);
	['Northside Dental Practice', '48 Clontarf Road', 'Dublin D03 KT67'].forEach((line, i) => {
		put(line, LEFT, y + 14 + i * 15, 11);
	});
}

function drawShortInvoice(): void {
	pdf.addPage();
	put('Liffey Print & Sign Ltd', LEFT, 56, 18, 'Helvetica-Bold');
	put('7 Quay Lane, Dublin D08 AB12 · VAT number IE9825613N', LEFT, 80, 9);
	putRight('Invoice', RIGHT, 56, 22, 'Helvetica-Bold');
	putBuyer(150);
	putFacts(
		{
			'Invoice number': 'LP-3381',
			'Invoice date': '8 October 2026',
			'Due date': '22 October 2026',
		},
		150,
	);
	const rows: Row[] = [
		['Appointment cards, 500', 2, 38],
		['Door sign, aluminium', 1, 124],
	];
	putTotals(rows, 23, putRows(rows, 260) + 20);
}

function drawLongInvoice(): void {
	const first: Row[] = [
		['Nitrile gloves, box of 100', 24, 6.4],
		['Face masks, box of 50', 30, 4.2],
		['Disposable cups, 1,000', 3, 21.5],
		['Surface wipes, tub', 18, 5.75],
	];
	const second: Row[] = [
		['Sterilisation pouches, 200', 6, 11.9],
		['Saliva ejectors, 100', 12, 3.6],
	];
	pdf.addPage();
	put('ClinicSupply Ireland', LEFT, 56, 18, 'Times-Bold');
	put('Unit 4, Ballymount Park, Dublin D24 · VAT number IE3668997OH', LEFT, 80, 9);
	put('TAX INVOICE', LEFT, 120, 14, 'Times-Bold');
	putBuyer(160);
	putFacts(
		{
			'Invoice no.': '700512',
			Date: '9 October 2026',
			'Customer no.': 'C-2045',
			Page: '1 of 2',
		},
		160,
	);
	const end = putRows(first, 270);
	putRight('Carried forward', 430, end + 10);
	putRight(money(first.reduce((sum, row) => sum + amountOf(row), 0)), RIGHT, end + 10);

	pdf.addPage();
	put('ClinicSupply Ireland', LEFT, 56, 18, 'Times-Bold');
	putFacts({ 'Invoice no.': '700512', Page: '2 of 2' }, 56);
	putTotals([...first, ...second], 23, putRows(second, 130) + 20);
	put('Please pay within 30 days to IBAN IE29 AIBK 9311 5212 3456 78.', LEFT, 320);
}

function drawReceipt(): void {
	pdf.addPage();
	put('CAFÉ MOLLOY', 230, 70, 14, 'Courier-Bold');
	put('19 Dame Street, Dublin', 222, 90, 9, 'Courier');
	const lines = [
		['2 x Flat white', '7.80'],
		['1 x Scone', '3.50'],
		['TOTAL EUR', '11.30'],
		['VISA', '11.30'],
	] as const;
	lines.forEach(([label, amount], i) => {
		put(label, 190, 130 + i * ROW, 10, 'Courier');
		putRight(amount, 400, 130 + i * ROW, 10, 'Courier');
	});
	put('Receipt 0442   10/10/2026 08:51', 190, 220, 9, 'Courier');
	put('Thank you, see you soon!', 225, 240, 9, 'Courier');
}

function drawTerms(): void {
	pdf.addPage();
	put('General Terms and Conditions of Sale', LEFT, 56, 16, 'Times-Bold');
	const clauses = [
		'Scope. These terms apply to every delivery by the seller, unless the parties agree otherwise in writing.',
		'Offers. Offers are not binding. A contract is made when the seller confirms the order or delivers the goods.',
		'Retention of title. The goods remain the property of the seller until the buyer has paid for them in full.',
		'Liability. The seller is liable for intent and gross negligence. All other liability is excluded as far as the law permits.',
		'Governing law. Irish law applies. The courts of Dublin have exclusive jurisdiction.',
	];
	pdf.font('Times-Roman').fontSize(11);
	clauses.forEach((clause, i) => {
		pdf.text(`${i + 1}. ${clause}`, LEFT, 100 + i * 60, { width: RIGHT - LEFT });
	});
}

drawShortInvoice();
drawLongInvoice();
pdf.addPage();
drawReceipt();
drawTerms();
pdf.end();
await finished(file);
