/** Documents of an office as a bookkeeper meets them: invoices of two vendors, a receipt, a statement and a letter. */
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';

type Text = readonly [x: number, y: number, text: string, size?: number];

const font = createRequire(import.meta.url).resolve(
	'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf',
);
GlobalFonts.registerFromPath(font, 'Office Sans');

async function print(texts: readonly Text[], size: [number, number] = [595, 842]): Promise<Buffer> {
	const pdf = new PDFDocument({ size, margin: 0 });
	const done = buffer(pdf);
	pdf.font(font);
	for (const [x, y, text, height = 10] of texts) {
		pdf.fontSize(height).text(text, x, y, { lineBreak: false });
	}
	pdf.end();
	return await done;
}

const amount = (value: number) => value.toFixed(2);
const euro = (value: number) =>
	amount(value)
		.replace('.', ',')
		.replace(/\B(?=(\d{3})+,)/g, '.');

export type Sold = {
	number: string;
	date: string;
	items: readonly (readonly [string, number, number])[];
};

function sumOf({ items }: Sold): number {
	return items.reduce((sum, [, count, price]) => sum + count * price, 0);
}

/** An invoice of a German electrician. Its customer number stands in the head, its due date in a sentence. */
export function makeGermanInvoice(sold: Sold): Promise<Buffer> {
	const net = sumOf(sold);
	const end = 320 + sold.items.length * 18;
	return print([
		[50, 40, 'Elektro Brandt GmbH', 16],
		[50, 62, 'Lindenweg 4 · 50667 Köln'],
		[50, 120, 'Hansen Immobilien KG'],
		[50, 134, 'Am Hafen 17'],
		[50, 148, '20457 Hamburg'],
		[360, 120, 'Rechnungsnummer:'],
		[470, 120, sold.number],
		[360, 136, 'Rechnungsdatum:'],
		[470, 136, sold.date],
		[360, 152, 'Kundennummer:'],
		[470, 152, '20815'],
		[50, 230, 'Rechnung', 14],
		[50, 296, 'Pos.'],
		[90, 296, 'Bezeichnung'],
		[340, 296, 'Menge'],
		[410, 296, 'Einzelpreis'],
		[500, 296, 'Gesamt'],
		...sold.items.flatMap(([what, count, price], i): Text[] => [
			[50, 316 + i * 18, String(i + 1)],
			[90, 316 + i * 18, what],
			[340, 316 + i * 18, String(count)],
			[410, 316 + i * 18, euro(price)],
			[500, 316 + i * 18, euro(count * price)],
		]),
		[380, end + 20, 'Nettobetrag'],
		[500, end + 20, euro(net)],
		[380, end + 38, 'zzgl. 19 % MwSt.'],
		[500, end + 38, euro(0.19 * net)],
		[380, end + 56, 'Rechnungsbetrag EUR'],
		[500, end + 56, euro(1.19 * net)],
		[50, end + 100, 'Bitte zahlen Sie innerhalb von 14 Tagen ohne Abzug.'],
		[50, end + 116, 'IBAN DE89 3704 0044 0532 0130 00 · BIC COBADEFFXXX'],
		[50, 780, 'USt-IdNr. DE811907980 · Geschäftsführer: Peter Brandt', 8],
	]);
}

/** An invoice of an English vendor. */
export function makeEnglishInvoice(sold: Sold): Promise<Buffer> {
	const net = sumOf(sold);
	const end = 330 + sold.items.length * 20;
	return print([
		[360, 40, 'Northern Print Supplies Ltd', 14],
		[360, 60, '12 Mill Street, Leeds LS1 4AP'],
		[50, 40, 'INVOICE', 22],
		[50, 120, 'Bill to'],
		[50, 136, 'Hansen Property Partners'],
		[50, 150, '17 Harbour Road, Hull HU1 2AB'],
		[360, 120, 'Invoice no.'],
		[450, 120, sold.number],
		[360, 136, 'Date'],
		[450, 136, sold.date],
		[360, 152, 'Payment terms'],
		[450, 152, '30 days'],
		[50, 300, 'Description'],
		[320, 300, 'Qty'],
		[390, 300, 'Unit price'],
		[490, 300, 'Amount'],
		...sold.items.flatMap(([what, count, price], i): Text[] => [
			[50, 322 + i * 20, what],
			[320, 322 + i * 20, String(count)],
			[390, 322 + i * 20, amount(price)],
			[490, 322 + i * 20, amount(count * price)],
		]),
		[390, end + 20, 'Subtotal'],
		[490, end + 20, amount(net)],
		[390, end + 38, 'VAT 20%'],
		[490, end + 38, amount(0.2 * net)],
		[390, end + 56, 'Total due GBP'],
		[490, end + 56, amount(1.2 * net)],
		[50, 780, 'VAT number GB 123 4567 82 · Company number 01234567', 8],
	]);
}

/** A till receipt with 7 % and 19 % VAT; the tax is 0.83. */
const RECEIPT: readonly Text[] = [
	[60, 30, 'Markt am Tor', 14],
	[60, 50, 'Torstr. 12'],
	[60, 64, '10119 Berlin'],
	...(
		[
			['Vollmilch', '1,29 B'],
			['Roggenbrot', '3,49 B'],
			['Bananen', '2,56 B'],
			['Spülmittel', '2,20 A'],
			['SUMME EUR', '9,54'],
			['Geg. BAR', '10,00'],
			['Rückgeld', '0,46'],
		] as const
	).flatMap(([what, price], i): Text[] => [
		[30, 96 + i * 16, what],
		[220, 96 + i * 16, price],
	]),
	...(
		[
			['Steuer %', 'Netto', 'Steuer', 'Brutto'],
			['A= 19,0%', '1,85', '0,35', '2,20'],
			['B= 7,0%', '6,86', '0,48', '7,34'],
		] as const
	).flatMap((cells, i) => cells.map((cell, k): Text => [30 + k * 64, 226 + i * 16, cell])),
	[30, 290, '12.03.2026'],
	[150, 290, '14:22'],
	[30, 306, 'Vielen Dank für Ihren Einkauf'],
];
const RECEIPT_SIZE: [number, number] = [290, 340];

export function makeReceipt(): Promise<Buffer> {
	return print(RECEIPT, RECEIPT_SIZE);
}

/** The receipt as a phone photographs it: tilted, on a dark table, in uneven light. */
export function photographReceipt(): Promise<Buffer> {
	const scale = 4;
	const [width, height] = [RECEIPT_SIZE[0] * scale + 240, RECEIPT_SIZE[1] * scale + 240];
	const canvas = createCanvas(width, height);
	const context = canvas.getContext('2d');
	context.fillStyle = '#4a3b2f';
	context.fillRect(0, 0, width, height);
	context.translate(width / 2, height / 2);
	context.rotate((2.5 / 180) * Math.PI);
	context.translate(-RECEIPT_SIZE[0] * (scale / 2), -RECEIPT_SIZE[1] * (scale / 2));
	const light = context.createLinearGradient(0, 0, RECEIPT_SIZE[0] * scale, 0);
	light.addColorStop(0, '#f4f1ea');
	light.addColorStop(1, '#d8d2c6');
	context.fillStyle = light;
	context.fillRect(0, 0, RECEIPT_SIZE[0] * scale, RECEIPT_SIZE[1] * scale);
	context.fillStyle = '#2b2b2b';
	for (const [x, y, text, size = 10] of RECEIPT) {
		context.font = `${size * scale}px "Office Sans"`;
		context.fillText(text, x * scale, (y + size) * scale);
	}
	return canvas.encode('jpeg', 80);
}

export function makeStatement(number = '3/2026'): Promise<Buffer> {
	const entries = [
		['02.03.2026', 'Miete März Hansen Immobilien', '-1.250,00'],
		['05.03.2026', 'Gehalt Nordlicht AG', '3.120,45'],
		['11.03.2026', 'Stadtwerke Abschlag Strom', '-96,00'],
		['19.03.2026', 'Kartenzahlung Markt am Tor', '-54,30'],
	] as const;
	return print([
		[50, 40, 'Sparbank Nord', 16],
		[50, 62, `Kontoauszug Nr. ${number}`, 13],
		[50, 90, 'IBAN DE02 1203 0000 0000 2020 51'],
		[50, 104, 'Kontoinhaber: Jana Hansen'],
		[50, 118, 'Zeitraum 01.03.2026 bis 31.03.2026'],
		[50, 160, 'Alter Kontostand vom 28.02.2026'],
		[470, 160, '2.410,18 EUR'],
		[50, 190, 'Buchungstag'],
		[140, 190, 'Verwendungszweck'],
		[480, 190, 'Betrag EUR'],
		...entries.flatMap(([day, what, value], i): Text[] => [
			[50, 210 + i * 18, day],
			[140, 210 + i * 18, what],
			[480, 210 + i * 18, value],
		]),
		[50, 310, 'Neuer Kontostand vom 31.03.2026'],
		[470, 310, '4.130,33 EUR'],
	]);
}

export function makeLetter(): Promise<Buffer> {
	return print([
		[50, 40, 'Hausverwaltung Meyer', 14],
		[50, 120, 'Frau Jana Hansen'],
		[50, 134, 'Am Hafen 17, 20457 Hamburg'],
		[400, 180, 'Hamburg, 9. März 2026'],
		[50, 220, 'Treppenhausreinigung', 12],
		[50, 250, 'Sehr geehrte Frau Hansen,'],
		[50, 274, 'ab April übernimmt eine neue Firma die Reinigung des Treppenhauses.'],
		[50, 290, 'Bitte stellen Sie bis dahin keine Schuhe mehr vor die Tür.'],
		[50, 330, 'Mit freundlichen Grüßen'],
		[50, 370, 'Katrin Meyer'],
	]);
}
