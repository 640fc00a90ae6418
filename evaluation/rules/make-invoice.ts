import type { Page, Word } from '../../engine/src/model/document.ts';
import type { TemplateSchema } from '../../engine/src/model/template.ts';
import type { Random } from './random-schema.ts';

/** What an invoice says. */
export type Invoice = {
	number: string;
	date: string;
	due: string;
	vendor: string;
	vatId: string;
	terms: string;
	net: string;
	tax: string;
	gross: string;
};

const VENDORS = ['Alpine Stahlhandel GmbH', 'Nordbau AG', 'Harbour Tools Ltd', 'Brook & Sons Ltd'];
const TERMS = ['bank transfer', 'credit card', 'direct debit'];
const MAX_DAY = 28;

/** A right invoice. */
export function drawInvoice(random: Random, i: number): Invoice {
	const below = (count: number) => Math.floor(random() * count);
	const net = (1000 + below(900_000)) / 100;
	const tax = Math.round(net * 19) / 100;
	const day = (month: number) =>
		`2025-${String(month).padStart(2, '0')}-${String(1 + below(MAX_DAY)).padStart(2, '0')}`;
	const month = 1 + below(10);
	return {
		number: `RE-2025-${String(10_000 + i)}`,
		date: day(month),
		due: day(month + 1),
		vendor: VENDORS[below(VENDORS.length)] ?? '',
		vatId: `DE${String(100_000_000 + below(800_000_000))}`,
		terms: TERMS[below(TERMS.length)] ?? '',
		net: net.toFixed(2),
		tax: tax.toFixed(2),
		gross: (net + tax).toFixed(2),
	};
}

export const ERRORS = ['digits', 'total', 'terms', 'dates', 'again'] as const;
export type SeededError = (typeof ERRORS)[number];

/** The same with one error; `again`: the same invoice once more. */
export function seedError(invoice: Invoice, error: SeededError): Invoice {
	switch (error) {
		case 'digits':
			return { ...invoice, net: swapDigits(invoice.net) };
		case 'total':
			return { ...invoice, gross: (Number(invoice.gross) + 10).toFixed(2) };
		case 'terms':
			return { ...invoice, terms: 'barter' };
		case 'dates':
			return { ...invoice, due: invoice.date.replace('2025', '2024') };
		case 'again':
			return invoice;
	}
}

/** The first two digits that differ, swapped. */
function swapDigits(text: string): string {
	for (let i = 0; i + 1 < text.length; i += 1) {
		const [a = '', b = ''] = [text[i], text[i + 1]];
		if (/\d/.test(a) && /\d/.test(b) && a !== b) {
			return text.slice(0, i) + b + a + text.slice(i + 2);
		}
	}
	return `9${text}`;
}

const LETTER_WIDTH = 5;
const SIZE = 10;

/** The page of an invoice: labels on the left, values beside them. */
export function setInvoice(invoice: Invoice): Page {
	const lines: [string, string][] = [
		['Invoice', ''],
		['Seller', invoice.vendor],
		['VAT ID', invoice.vatId],
		['Invoice number', invoice.number],
		['Invoice date', invoice.date],
		['Due date', invoice.due],
		['Payment method', invoice.terms],
		['Net total', invoice.net],
		['VAT 19 %', invoice.tax],
		['Gross total', invoice.gross],
	];
	const words = lines.flatMap(([label, value], i) => [
		...setText(60, 80 + i * 24, label),
		...(value === '' ? [] : setText(260, 80 + i * 24, value)),
	]);
	const page = { index: 0, width: 595, height: 842, fields: [], rotation: 0 };
	return { ...page, source: 'text', words };
}

function setText(x: number, y: number, text: string): Word[] {
	let at = x;
	return text.split(' ').map((one) => {
		const width = one.length * LETTER_WIDTH;
		const box = { x0: at, y0: y, x1: at + width, y1: y + SIZE };
		at += width + LETTER_WIDTH / 2;
		return { text: one, box, confidence: 1, size: SIZE, angle: 0 };
	});
}

const number = { type: 'number', rules: { required: true } } as const;
const date = { type: 'date' } as const;

export const INVOICE_SCHEMA: TemplateSchema = {
	data: {
		invoiceNumber: { type: 'string', rules: { required: true, pattern: '^RE-\\d{4}-\\d{5}$' } },
		invoiceDate: date,
		dueDate: date,
		vatId: { type: 'string', description: 'VAT ID of the seller' },
		paymentMethod: { type: 'string', rules: { enum: TERMS } },
		netTotal: number,
		taxTotal: number,
		grossTotal: number,
	},
	rules: {
		checks: [
			{ name: 'net + tax = gross', expr: 'abs(netTotal + taxTotal - grossTotal) <= 0.02' },
			{ name: 'tax of net', expr: 'abs(netTotal * 0.19 - taxTotal) <= 0.02' },
			{ name: 'due after invoice', expr: 'dueDate >= invoiceDate' },
		],
		duplicates: { by: ['vatId', 'invoiceNumber', 'grossTotal'], within: '2 years' },
	},
};
