/**
 * node examples/make-invoice.ts
 *
 * Draws examples/invoice.pdf, the sample that the first start and the README use. Every name and
 * number in it is made up; the IBAN is the one that its country publishes as an example.
 */
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import PDFDocument from 'pdfkit';

const INK = '#1f2933';
const GREY = '#6b7785';
const ACCENT = '#0f766e';
const LEFT = 56;
const RIGHT = 539;

const LINES = [
	['Oak shelf, 120 cm', 4, 89.5],
	['Wall bracket, brushed steel', 8, 12.25],
	['Delivery and assembly', 1, 145],
] as const;
const TAX_RATE = 23;

const net = LINES.reduce((sum, [, quantity, price]) => sum + quantity * price, 0);
const tax = Math.round(net * TAX_RATE) / 100;

const money = (amount: number) =>
	`€${amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

const made = new Date('2026-10-05T09:00:00Z');
const pdf = new PDFDocument({
	size: 'A4',
	margin: LEFT,
	info: { Title: 'Invoice 2026-0147', CreationDate: made, ModDate: made },
});
const file = pdf.pipe(createWriteStream(new URL('invoice.pdf', import.meta.url)));

function put(text: string, x: number, y: number, options: PDFKit.Mixins.TextOptions = {}): void {
	pdf.text(text, x, y, { lineBreak: false, ...options });
}
function putRight(text: string, x: number, y: number): void {
	put(text, x - pdf.widthOfString(text), y);
}
function style(font: 'Helvetica' | 'Helvetica-Bold', size: number, colour = INK): void {
	pdf.font(font).fontSize(size).fillColor(colour);
}

style('Helvetica-Bold', 20, ACCENT);
put('Birchwood Interiors Ltd', LEFT, 56);
style('Helvetica', 9, GREY);
put('12 Harbour Street, Dublin D02 XY45, Ireland', LEFT, 82);
put('VAT number IE6388047V', LEFT, 95);
put('accounts@birchwood.example · +353 1 496 0123', LEFT, 108);

style('Helvetica-Bold', 26);
putRight('INVOICE', RIGHT, 54);

style('Helvetica', 9, GREY);
put('Bill to', LEFT, 160);
style('Helvetica', 11);
put('Northside Dental Practice', LEFT, 174);
put('48 Clontarf Road', LEFT, 189);
put('Dublin D03 KT67', LEFT, 204);
put('Ireland', LEFT, 219);

const facts = [
	['Invoice number', '2026-0147'],
	['Invoice date', '5 October 2026'],
	['Due date', '4 November 2026'],
	['Your order', 'PO-88213'],
] as const;
facts.forEach(([label, value], i) => {
	const y = 160 + i * 17;
	style('Helvetica', 10, GREY);
	put(label, 340, y);
	style('Helvetica-Bold', 10);
	putRight(value, RIGHT, y);
});

let y = 270;
style('Helvetica-Bold', 9, GREY);
put('Description', LEFT, y);
putRight('Quantity', 340, y);
putRight('Unit price', 430, y);
putRight('Amount', RIGHT, y);
pdf
	.moveTo(LEFT, y + 15)
	.lineTo(RIGHT, y + 15)
	.strokeColor('#c8d0d8')
	.lineWidth(1)
	.stroke();
style('Helvetica', 11);
for (const [description, quantity, price] of LINES) {
	y += 26;
	put(description, LEFT, y);
	putRight(String(quantity), 340, y);
	putRight(money(price), 430, y);
	putRight(money(quantity * price), RIGHT, y);
}
y += 28;
pdf.moveTo(LEFT, y).lineTo(RIGHT, y).stroke();

const totals = [
	['Subtotal', money(net)],
	[`VAT ${TAX_RATE} %`, money(tax)],
	['Total due', money(net + tax)],
] as const;
totals.forEach(([label, amount], i) => {
	y += i === 0 ? 14 : 20;
	style(i === 2 ? 'Helvetica-Bold' : 'Helvetica', i === 2 ? 13 : 11);
	put(label, 360, y);
	putRight(amount, RIGHT, y);
});

style('Helvetica', 10, GREY);
put('Please pay within 30 days to IBAN IE29 AIBK 9311 5212 3456 78, BIC AIBKIE2D.', LEFT, y + 60);
put('Thank you for your business.', LEFT, y + 76);

pdf.end();
await finished(file);
