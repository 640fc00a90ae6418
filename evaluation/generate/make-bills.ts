import { invoice } from '../../engine/src/services/templates/starters/invoice.ts';
import { receipt } from '../../engine/src/services/templates/starters/receipt.ts';
import { LANGUAGES } from './languages.ts';
import type { Labels } from './languages.ts';
import type { Made, MadeSet } from './made.ts';
import { createSheet } from './sheet.ts';
import type { Sheet } from './sheet.ts';

const SELLERS = [
	{
		name: 'Weidenhof Werkstatt GmbH',
		street: 'Lindenallee 14',
		place: '50667 Köln',
		vat: 'DE811907980',
	},
	{
		name: 'Atelier Beaulieu SARL',
		street: '8 rue des Tanneurs',
		place: '69002 Lyon',
		vat: 'FR83404833048',
	},
	{
		name: 'Northgate Tools Ltd',
		street: '27 Mill Lane',
		place: 'Leeds LS1 4AP',
		vat: 'GB123456789',
	},
	{
		name: 'Talleres Mirador S.L.',
		street: 'Calle Mayor 31',
		place: '28013 Madrid',
		vat: 'ESB12345674',
	},
	{
		name: 'Officina Ferraro S.r.l.',
		street: 'Via Garibaldi 9',
		place: '20121 Milano',
		vat: 'IT12345670785',
	},
	{
		name: 'Oficinas do Tejo Lda',
		street: 'Rua do Ouro 55',
		place: '1100-148 Lisboa',
		vat: 'PT501442600',
	},
	{
		name: 'Van Dijk Techniek B.V.',
		street: 'Keizersgracht 101',
		place: '1015 CJ Amsterdam',
		vat: 'NL123456782B90',
	},
];
const BUYERS = [
	{ name: 'Praxis Sonnenschein', street: 'Gartenweg 3', place: '53111 Bonn' },
	{ name: 'Hôtel du Parc', street: '12 avenue Foch', place: '21000 Dijon' },
	{ name: 'Harbour Dental Group', street: '4 Quay Street', place: 'Bristol BS1 4DA' },
];
const GOODS = [
	'Oak table',
	'Delivery',
	'Steel bracket 40 mm',
	'Assembly on site',
	'Desk lamp',
	'Cable 5 m',
];
const IBANS = ['DE89370400440532013000', 'FR1420041010050500013M02606', 'GB29NWBK60161331926819'];

function money(amount: number, { decimal }: Labels): string {
	const [whole = '0', cents = '00'] = amount.toFixed(2).split('.');
	const grouped = whole.replace(/\B(?=(\d{3})+$)/g, decimal === ',' ? '.' : ',');
	return `${grouped}${decimal}${cents}`;
}

const iso = (y: number, m: number, d: number) =>
	`${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;

type Numbers = {
	rows: { description: string; quantity: number; unitPrice: number; total: number }[];
	net: number;
	tax: number;
	gross: number;
};

function makeNumbers(seed: number, rate: number): Numbers {
	const rows = Array.from({ length: 2 + (seed % 4) }, (_, i) => {
		const quantity = 1 + ((seed * 3 + i * 5) % 12);
		const unitPrice = (350 + ((seed * 7919 + i * 1733) % 24_000)) / 100;
		return {
			description: GOODS[(seed + i) % GOODS.length] ?? '',
			quantity,
			unitPrice,
			total: Math.round(quantity * unitPrice * 100) / 100,
		};
	});
	const net = Math.round(rows.reduce((sum, { total }) => sum + total, 0) * 100) / 100;
	const tax = Math.round(net * rate) / 100;
	return { rows, net, tax, gross: Math.round((net + tax) * 100) / 100 };
}

/** Invoices in seven languages and three layouts. */
export function makeInvoices(): MadeSet {
	const documents = Object.entries(LANGUAGES).flatMap(([code, labels], i) =>
		[0, 1].map((variant): Made => {
			const seed = 2 * i + variant + 1;
			const numbers = makeNumbers(seed, Number(/\d+/.exec(labels.tax)?.[0]));
			const seller = SELLERS[(i + variant) % SELLERS.length] ?? SELLERS[0];
			const buyer = BUYERS[seed % BUYERS.length] ?? BUYERS[0];
			if (!seller || !buyer) throw new Error('no parties');
			const number = `${['R', 'F-', 'INV-'][seed % 3] ?? ''}${2026_000 + seed * 37}`;
			const [month, day] = [1 + (seed % 12), 13 + (seed % 12)];
			const iban = IBANS[seed % IBANS.length] ?? '';
			const due = month === 12 ? ([2027, 1] as const) : ([2026, month + 1] as const);
			const texts = {
				number,
				date: labels.writeDate(2026, month, day),
				due: labels.writeDate(due[0], due[1], day),
				iban,
			};
			const sheet = (variant === 0 ? drawClassic : drawPlain)(
				labels,
				seller,
				buyer,
				numbers,
				texts,
			);
			return {
				id: `${code}-${variant}`,
				sheets: [sheet],
				scan: code === 'en' || code === 'de' ? (variant === 1 ? 0.6 : undefined) : undefined,
				truth: {
					invoiceNumber: number,
					invoiceDate: iso(2026, month, day),
					dueDate: iso(due[0], due[1], day),
					currency: labels.currency.code,
					seller: { name: seller.name, vatNumber: seller.vat },
					buyer: { name: buyer.name },
					netTotal: numbers.net,
					taxTotal: numbers.tax,
					grossTotal: numbers.gross,
					iban,
					lineItems: numbers.rows,
				},
			};
		}),
	);
	return {
		name: 'own-invoices',
		template: invoice,
		kinds: {
			invoiceNumber: 'id',
			invoiceDate: 'date',
			dueDate: 'date',
			currency: 'id',
			'seller.name': 'name',
			'seller.vatNumber': 'id',
			'buyer.name': 'name',
			iban: 'id',
			netTotal: 'amount',
			taxTotal: 'amount',
			grossTotal: 'amount',
			'lineItems[].description': 'text',
			'lineItems[].quantity': 'amount',
			'lineItems[].unitPrice': 'amount',
			'lineItems[].total': 'amount',
		},
		documents,
	};
}

type Who = { name: string; street: string; place: string };
type Texts = { number: string; date: string; due: string; iban: string };

/** Letterhead on the left, facts on the right, a table in the middle, totals below it. */
function drawClassic(
	labels: Labels,
	seller: Who & { vat: string },
	buyer: Who,
	numbers: Numbers,
	texts: Texts,
): Sheet {
	const sheet = createSheet();
	sheet.write(50, 40, seller.name, { size: 16, bold: true });
	[seller.street, seller.place, `${labels.vatId} ${seller.vat}`].forEach((line, i) =>
		sheet.write(50, 64 + 13 * i, line),
	);
	sheet.write(430, 40, labels.invoice, { size: 20, bold: true });
	sheet.write(50, 140, labels.to, { size: 8 });
	[buyer.name, buyer.street, buyer.place].forEach((line, i) => sheet.write(50, 154 + 14 * i, line));
	(
		[
			[labels.number, texts.number],
			[labels.date, texts.date],
			[labels.due, texts.due],
		] as const
	).forEach(([label, value], i) => {
		sheet.write(330, 150 + 16 * i, label);
		sheet.write(545, 150 + 16 * i, value, { right: true });
	});
	drawRows(sheet, labels, numbers, 260, true);
	sheet.write(50, 700, `IBAN ${texts.iban.replace(/(.{4})/g, '$1 ').trim()}`);
	return sheet;
}

/** For a window envelope: the sender in one line above the recipient, labels with colons, amounts without currency. */
function drawPlain(
	labels: Labels,
	seller: Who & { vat: string },
	buyer: Who,
	numbers: Numbers,
	texts: Texts,
): Sheet {
	const sheet = createSheet();
	sheet.write(60, 110, `${seller.name} · ${seller.street} · ${seller.place}`, { size: 7 });
	[buyer.name, buyer.street, buyer.place].forEach((line, i) =>
		sheet.write(60, 126 + 14 * i, line, { size: 11 }),
	);
	sheet.write(60, 230, `${labels.number}: ${texts.number}`, { size: 12, bold: true });
	sheet.write(60, 250, `${labels.date}: ${texts.date}`);
	sheet.write(60, 265, `${labels.due}: ${texts.due}`);
	drawRows(sheet, labels, numbers, 310, false);
	sheet.write(
		60,
		770,
		`${seller.name} · ${labels.vatId}: ${seller.vat} · IBAN: ${texts.iban} · ${labels.currency.code}`,
		{ size: 8 },
	);
	return sheet;
}

function drawRows(
	sheet: ReturnType<typeof createSheet>,
	labels: Labels,
	{ rows, net, tax, gross }: Numbers,
	top: number,
	hasSign: boolean,
): void {
	const sign = hasSign ? (labels.decimal === ',' ? ` ${labels.currency.sign}` : '') : '';
	const before = hasSign && labels.decimal === '.' ? labels.currency.sign : '';
	const show = (amount: number) => `${before}${money(amount, labels)}${sign}`;
	const [description, quantity, price, amount] = labels.columns;
	sheet.write(50, top, description, { bold: true });
	for (const [x, text] of [
		[330, quantity],
		[440, price],
		[545, amount],
	] as const)
		sheet.write(x, top, text, { bold: true, right: true });
	rows.forEach((row, i) => {
		const y = top + 22 + 20 * i;
		sheet.write(50, y, row.description);
		sheet.write(330, y, String(row.quantity), { right: true });
		sheet.write(440, y, show(row.unitPrice), { right: true });
		sheet.write(545, y, show(row.total), { right: true });
	});
	(
		[
			[labels.net, net],
			[labels.tax, tax],
			[labels.gross, gross],
		] as const
	).forEach(([label, value], i) => {
		const y = top + 50 + 20 * rows.length + 18 * i;
		sheet.write(360, y, label, { bold: i === 2 });
		sheet.write(545, y, show(value), { right: true, bold: i === 2 });
	});
}

const SHOPS = [
	{
		name: 'GREEN LANE GROCERS LTD',
		street: '5 Green Lane',
		place: 'York YO1 7PR',
		words: ['TOTAL', 'CASH', 'CHANGE'],
	},
	{
		name: 'BÄCKEREI HOLZMANN GMBH',
		street: 'Marktplatz 2',
		place: '79098 Freiburg',
		words: ['SUMME', 'BAR', 'RÜCKGELD'],
	},
	{
		name: 'CAFÉ DES ARTS SARL',
		street: '3 place Bellecour',
		place: '69002 Lyon',
		words: ['TOTAL', 'ESPECES', 'RENDU'],
	},
	{
		name: 'TIENDA LA ESQUINA S.L.',
		street: 'Calle Real 8',
		place: '41001 Sevilla',
		words: ['TOTAL', 'EFECTIVO', 'CAMBIO'],
	},
];

/** Till receipts, half of them scans. */
export function makeReceipts(): MadeSet {
	const documents = Array.from({ length: 8 }, (_, i): Made => {
		const shop = SHOPS[i % SHOPS.length] ?? SHOPS[0];
		if (!shop) throw new Error('no shop');
		const { rows, gross } = makeNumbers(i + 3, 0);
		const [month, day] = [1 + (i % 12), 14 + i];
		const sheet = createSheet(230, 420);
		[shop.name, shop.street, shop.place].forEach((line, y) =>
			sheet.write(30, 20 + 14 * y, line, { size: y === 0 ? 12 : 9 }),
		);
		sheet.write(30, 80, `${String(day)}/${String(month).padStart(2, '0')}/2026  12:${20 + i}`, {
			size: 9,
		});
		rows.forEach((row, y) => {
			sheet.write(20, 110 + 15 * y, row.description, { size: 9 });
			sheet.write(205, 110 + 15 * y, row.total.toFixed(2), { size: 9, right: true });
		});
		const y = 125 + 15 * rows.length;
		const given = Math.ceil(gross / 50) * 50;
		const [total = '', cash = '', change = ''] = shop.words;
		(
			[
				[total, gross],
				[cash, given],
				[change, given - gross],
			] as const
		).forEach(([label, value], n) => {
			sheet.write(20, y + 16 * n, label, { size: n === 0 ? 12 : 9 });
			sheet.write(205, y + 16 * n, value.toFixed(2), { size: n === 0 ? 12 : 9, right: true });
		});
		return {
			id: `receipt-${i}`,
			sheets: [sheet],
			scan: i % 4 === 1 ? -0.5 : undefined,
			truth: {
				merchant: shop.name,
				date: iso(2026, month, day),
				time: `12:${20 + i}`,
				total: gross,
			},
		};
	});
	return {
		name: 'own-receipts',
		template: receipt,
		documents,
		kinds: { merchant: 'name', date: 'date', time: 'id', total: 'amount' },
	};
}
