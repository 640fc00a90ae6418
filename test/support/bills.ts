/** Bills of one sender, whose file mark is in the head without a label, as text PDFs and as scans. */
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';
import { encodePng } from './documents.ts';

const font = createRequire(import.meta.url).resolve(
	'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf',
);
GlobalFonts.registerFromPath(font, 'Test Sans');

export type Bill = { dossier: string; net: number; date?: string };

export const BILL_SCHEMA = {
	data: {
		dossier: { type: 'string', description: 'Our file mark for the sender' },
		invoiceDate: { type: 'date' },
		netTotal: { type: 'number' },
		grossTotal: { type: 'number' },
		lines: {
			type: 'array',
			itemType: 'object',
			itemSchema: { properties: { what: { type: 'string' }, weight: { type: 'number' } } },
		},
	},
};

export type Text = readonly [x: number, y: number, text: string];

function listTexts({ dossier, net, date = '14 May 2025' }: Bill): Text[] {
	return [
		[50, 40, 'Quarry Works Harrow Limited'],
		[50, 60, 'Stone Lane, Harrow'],
		[330, 60, 'B-2231-07'],
		[430, 60, dossier],
		[330, 84, 'Weighing slip and bill'],
		[330, 108, `Invoice date ${date}`],
		[50, 280, 'Material'],
		[250, 280, 'Tonnage'],
		[400, 280, 'Euro'],
		[50, 304, 'Gravel'],
		[250, 304, '12.5'],
		[400, 304, net.toFixed(2)],
		[50, 340, 'Net amount'],
		[400, 340, net.toFixed(2)],
		[50, 364, 'VAT 19 %'],
		[400, 364, (0.19 * net).toFixed(2)],
		[50, 388, 'Total'],
		[400, 388, (1.19 * net).toFixed(2)],
		[50, 600, 'Thank you for working with the quarry'],
	];
}

export const makeBill = (bill: Bill): Promise<Buffer> => makeTextPdf(listTexts(bill));

/** A page of texts at their places. */
export async function makeTextPdf(texts: readonly Text[]): Promise<Buffer> {
	const pdf = new PDFDocument({ size: 'A4' });
	const done = buffer(pdf);
	pdf.fontSize(11);
	for (const [x, y, text] of texts) pdf.text(text, x, y, { lineBreak: false });
	pdf.end();
	return await done;
}

/** The same as an image, rotated by that many degrees. */
export function scanBill(bill: Bill, degrees: number): Promise<Buffer> {
	const scale = 2.6;
	const canvas = createCanvas(Math.round(595 * scale), Math.round(700 * scale));
	const context = canvas.getContext('2d');
	context.fillStyle = 'white';
	context.fillRect(0, 0, canvas.width, canvas.height);
	context.translate(canvas.width / 2, canvas.height / 2);
	context.rotate((degrees / 180) * Math.PI);
	context.translate(-canvas.width / 2, -canvas.height / 2);
	context.fillStyle = 'black';
	context.font = `${Math.round(11 * scale)}px "Test Sans"`;
	for (const [x, y, text] of listTexts(bill)) context.fillText(text, scale * x, scale * (y + 11));
	return encodePng(canvas);
}
