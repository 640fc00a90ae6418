import type { TemplateDraft } from '../../engine/src/model/template.ts';
import { drawLines, drawTable } from './draw.ts';
import type { Pen } from './draw.ts';
import type { Made, MadeSet } from './made.ts';
import { createSheet } from './sheet.ts';

/** The values that differ between documents of a make. */
type Facts = {
	number: string;
	account: string;
	issued: string;
	payBy: string;
	site: string;
	clerk: string;
	total: number;
	paid: number;
	rows: { code: string; text: string; amount: number }[];
};

type Make = { name: string; draw: (pen: Pen, facts: Facts, show: Show) => void; show: Show };
/** How a make formats dates and amounts. */
type Show = { day: (iso: string) => string; money: (amount: number) => string };

const DOCUMENTS = 5;
/** Every third document is a scan with its own skew, in degrees. */
const ASKEW = [0.9, -1.4, 2.1];

const SITES = ['Hilltop depot', 'Quay 7', 'Mill Lane', 'Old Foundry', 'East Yard', 'Beacon Hill'];
const CLERKS = ['Ida Norling', 'Tom Achebe', 'Ruth Pell', 'Marek Dvorak', 'Ana Lucas', 'Jo Wynn'];
const GOODS = ['Pallet nets', 'Strap, 4 m', 'Corner boards', 'Tarpaulin', 'Load bars', 'Wedges'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const dotted: Show = {
	day: (iso) => iso.split('-').reverse().join('.'),
	money: (amount) =>
		amount
			.toFixed(2)
			.replace('.', ',')
			.replace(/\B(?=(\d{3})+,)/g, '.'),
};
const english: Show = {
	day: (iso) =>
		`${Number(iso.slice(8))} ${MONTHS[Number(iso.slice(5, 7)) - 1] ?? ''} ${iso.slice(0, 4)}`,
	money: (amount) => amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ','),
};

/** Notes with unusual or missing labels: only a reader that has seen one can read the next. */
const MAKES: Make[] = [
	{
		name: 'bare',
		show: english,
		draw: (pen, facts, { day, money }) => {
			drawLines(pen, 50, 40, ['Fenwick Cartage', 'Units 3–5, Lock Street'], { first: 16 });
			pen.write(470, 60, facts.number, { size: 12 });
			pen.write(470, 78, day(facts.issued));
			pen.write(50, 130, facts.site);
			pen.write(50, 146, facts.clerk);
			pen.write(470, 130, facts.account);
			drawRows(pen, 200, ['Item', 'What', 'Charge'], facts, money);
			pen.write(545, 640, money(facts.total), { right: true, size: 13, bold: true });
			pen.write(545, 662, money(facts.paid), { right: true });
			pen.write(50, 780, `Kindly settle by ${day(facts.payBy)}, thank you`, { size: 9 });
		},
	},
	{
		name: 'codes',
		show: dotted,
		draw: (pen, facts, { day, money }) => {
			drawLines(pen, 330, 36, ['Brandl Fuhrbetrieb e.K.', 'Am Anger 2'], { first: 14 });
			const codes = [
				['VG', facts.number],
				['KD', facts.account],
				['T1', day(facts.issued)],
				['T2', day(facts.payBy)],
				['BS', facts.site],
				['SB', facts.clerk],
			];
			codes.forEach(([code = '', value = ''], i) => {
				pen.write(50, 120 + 15 * i, `${code}:`);
				pen.write(90, 120 + 15 * i, value);
			});
			drawRows(pen, 240, ['A', 'B', 'C'], facts, money);
			pen.write(330, 700, 'Z1');
			pen.write(545, 700, money(facts.paid), { right: true });
			pen.write(330, 718, 'Z2');
			pen.write(545, 718, money(facts.total), { right: true });
		},
	},
	{
		name: 'above',
		show: dotted,
		draw: (pen, facts, { day, money }) => {
			drawLines(pen, 50, 40, ['Laevakaup OÜ', 'Sadama 12, Pärnu'], { first: 15 });
			const cells: [number, string, string][] = [
				[50, 'Toiming', facts.number],
				[170, 'Klient', facts.account],
				[270, 'Antud', day(facts.issued)],
				[370, 'Hiljemalt', day(facts.payBy)],
				[470, 'Objekt', facts.site],
			];
			for (const [x, label, value] of cells) {
				pen.write(x, 120, label, { size: 7 });
				pen.write(x, 132, value);
			}
			pen.write(50, 160, 'Meie inimene', { size: 7 });
			pen.write(50, 172, facts.clerk);
			const end = drawRows(pen, 210, ['Kood', 'Sisu', 'Hind'], facts, money);
			pen.write(380, end + 20, 'Ette võetud');
			pen.write(545, end + 20, money(facts.paid), { right: true });
			pen.write(380, end + 38, 'Kokku kanda');
			pen.write(545, end + 38, money(facts.total), { right: true });
		},
	},
	{
		name: 'misnamed',
		show: english,
		draw: (pen, facts, { day, money }) => {
			drawLines(pen, 200, 36, ['Ostrea Shellfish Supply', 'The Staithe, Wells'], { first: 15 });
			const facts1: [string, string][] = [
				['Order no.', facts.account],
				['Our ref.', facts.number],
				['Due', day(facts.issued)],
				['Date', day(facts.payBy)],
				['From', facts.clerk],
				['To', facts.site],
			];
			facts1.forEach(([label, value], i) => {
				pen.write(330, 110 + 16 * i, label);
				pen.write(420, 110 + 16 * i, value);
			});
			const end = drawRows(pen, 240, ['No.', 'Goods', 'Sum'], facts, money);
			pen.write(380, end + 16, 'Amount');
			pen.write(545, end + 16, money(facts.paid), { right: true });
			pen.write(380, end + 34, 'Balance');
			pen.write(545, end + 34, money(facts.total), { right: true });
		},
	},
	{
		name: 'sentences',
		show: english,
		draw: (pen, facts, { day, money }) => {
			drawLines(pen, 50, 40, ['Harrow & Tine', 'Field hire'], { first: 15 });
			pen.write(50, 120, `Dear friends at ${facts.site},`);
			pen.write(
				50,
				144,
				`your hire ${facts.number} was entered on ${day(facts.issued)} for you as ${facts.account}.`,
			);
			pen.write(
				50,
				160,
				`We had ${money(facts.paid)} from you and would now be glad of ${money(facts.total)}`,
			);
			pen.write(
				50,
				176,
				`no later than ${day(facts.payBy)}. Any question? Ask for ${facts.clerk}.`,
			);
			drawRows(pen, 220, ['Mark', 'Thing', 'Cost'], facts, money);
		},
	},
	{
		name: 'footer',
		show: dotted,
		draw: (pen, facts, { day, money }) => {
			drawLines(pen, 50, 40, ['Kistenwerk Odermark', 'Zum Speicher 9'], { first: 15 });
			pen.write(50, 110, facts.site, { bold: true });
			const end = drawRows(pen, 150, ['Pos', 'Ware', 'Wert'], facts, money);
			pen.write(545, end + 14, money(facts.total), { right: true, bold: true });
			pen.write(545, end + 30, `./. ${money(facts.paid)}`, { right: true });
			const small = { size: 8 };
			pen.write(
				50,
				790,
				`${facts.number} / ${facts.account} / ${day(facts.issued)} / ${facts.clerk}`,
				small,
			);
			pen.write(545, 790, `bis ${day(facts.payBy)}`, { ...small, right: true });
		},
	},
	{
		name: 'letter',
		show: english,
		draw: (pen, facts, { day, money }) => {
			drawLines(pen, 50, 40, ['Pemberley Linen Hire', 'Laundry Row'], { first: 15 });
			pen.write(545, 110, `Lambton, ${day(facts.issued)}`, { right: true });
			pen.write(50, 140, `Re: ${facts.number} (${facts.account}), ${facts.site}`, { bold: true });
			const end = drawRows(pen, 180, ['Lot', 'Linen', 'GBP'], facts, money);
			pen.write(130, end + 4, 'less received');
			pen.write(545, end + 4, money(facts.paid), { right: true });
			pen.write(130, end + 21, 'leaves');
			pen.write(545, end + 21, money(facts.total), { right: true });
			pen.write(50, end + 60, `which we await until ${day(facts.payBy)}.`);
			pen.write(50, end + 90, facts.clerk);
		},
	},
	{
		name: 'grid',
		show: dotted,
		draw: (pen, facts, { day, money }) => {
			drawLines(pen, 50, 36, ['Studio Lume snc', 'Via del Faro 8'], { first: 15 });
			const cells = [facts.number, facts.account, facts.site, day(facts.issued), day(facts.payBy)];
			[...cells, facts.clerk].forEach((value, i) => {
				const [x, y] = [50 + 165 * (i % 3), 110 + 34 * Math.floor(i / 3)];
				pen.frame(x, y, 165, 34);
				pen.write(x + 4, y + 3, `${String.fromCharCode(97 + i)})`, { size: 7 });
				pen.write(x + 16, y + 14, value);
			});
			drawRows(pen, 210, ['Rif', 'Voce', 'Lordo'], facts, money);
			pen.frame(380, 740, 165, 40);
			pen.write(540, 745, money(facts.total), { right: true, bold: true });
			pen.write(540, 762, money(facts.paid), { right: true });
		},
	},
	{
		name: 'strip',
		show: english,
		draw: (pen, facts, { day, money }) => {
			drawLines(pen, 60, 40, ['GULL & SON', 'ships chandlers'], { first: 14 });
			const strip = [facts.site, facts.number, `a/c ${facts.account}`, day(facts.issued)];
			[...strip, `served by ${facts.clerk}`].forEach((value, i) => {
				pen.write(60, 100 + 15 * i, value);
			});
			const end = drawRows(pen, 200, ['Ref', 'Gear', 'Each'], facts, money);
			pen.write(60, end + 12, 'had');
			pen.write(545, end + 12, money(facts.paid), { right: true });
			pen.write(60, end + 28, 'owing');
			pen.write(545, end + 28, money(facts.total), { right: true });
			pen.write(60, end + 60, `before ${day(facts.payBy)} please`);
		},
	},
];

function drawRows(
	pen: Pen,
	y: number,
	[code = '', text = '', amount = '']: readonly string[],
	{ rows }: Facts,
	money: Show['money'],
): number {
	return drawTable(
		pen,
		y,
		[
			{ head: code, x: 50 },
			{ head: text, x: 130 },
			{ head: amount, x: 545, right: true },
		],
		rows.map((row) => [row.code, row.text, money(row.amount)]),
	);
}

/** Unique values per document, the same in every run. */
function makeFacts(make: number, n: number): Facts {
	const pick = <T>(list: readonly T[], step: number) =>
		list[(make * 5 + n * step) % list.length] as T;
	const seed = 7 * make + 31 * n;
	const rows = Array.from({ length: 2 + ((make + 2 * n) % 4) }, (_, i) => ({
		code: `${10 + ((seed + 13 * i) % 80)}-${100 + ((seed * 3 + 17 * i) % 900)}`,
		text: pick(GOODS, 1 + i),
		amount: (1234 + ((seed * 977 + i * 4391) % 61_000)) / 100,
	}));
	const sum = rows.reduce((all, { amount }) => all + amount, 0);
	const paid = Math.round(20 * sum) / 100;
	const month = 1 + ((make + n) % 11);
	const day = (of: number, date: number) =>
		`2026-${String(of).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
	return {
		number: `${['H', 'R', 'S', 'K'][make % 4] ?? ''}${4000 + ((seed * 37) % 5900)}-${10 + (seed % 89)}`,
		account: String(10_000 + ((seed * 1009) % 88_000)),
		issued: day(month, 13 + ((seed * 5) % 15)),
		payBy: day(month + 1, 13 + ((seed * 11) % 15)),
		site: pick(SITES, 1),
		clerk: pick(CLERKS, 5),
		total: Math.round(100 * (sum - paid)) / 100,
		paid,
		rows,
	};
}

export function makeMakes(): MadeSet {
	const template: TemplateDraft = {
		name: 'Supplier note',
		category: 'CUSTOM',
		schema: {
			data: {
				number: { type: 'string', description: 'Number of the note' },
				account: { type: 'string', description: 'Our account with the supplier' },
				issued: { type: 'date', description: 'Day on which it was issued' },
				payBy: { type: 'date', description: 'Last day for the payment' },
				site: { type: 'string', description: 'Site of ours that it is for' },
				clerk: { type: 'string', description: 'Person at the supplier' },
				total: { type: 'number', description: 'What is still to be paid' },
				paid: { type: 'number', description: 'What was paid before' },
				items: {
					type: 'array',
					itemType: 'object',
					itemSchema: {
						properties: {
							code: { type: 'string' },
							text: { type: 'string', description: 'What was supplied' },
							amount: { type: 'number' },
						},
					},
				},
			},
		},
	};
	const documents = MAKES.flatMap(({ name, draw, show }, make) =>
		Array.from({ length: DOCUMENTS }, (_, n): Made => {
			const pen = createSheet();
			const facts = makeFacts(make, n);
			draw(pen, facts, show);
			const { rows, ...truth } = facts;
			return {
				id: `${name}-${n}`,
				family: name,
				sheets: [pen],
				scan: n % 3 === 2 ? ASKEW[Math.floor(n / 3)] : undefined,
				truth: { ...truth, items: rows },
			};
		}),
	);
	return {
		name: 'makes-notes',
		template,
		documents,
		kinds: {
			number: 'id',
			account: 'id',
			issued: 'date',
			payBy: 'date',
			site: 'name',
			clerk: 'name',
			total: 'amount',
			paid: 'amount',
			'items[].code': 'id',
			'items[].text': 'text',
			'items[].amount': 'amount',
		},
	};
}

type Cell = [x: number, y: number, width: number, label: string, value: string];

/** A scanned tax form: numbered boxes whose captions differ from the field names. */
export function makeFixedForms(): MadeSet {
	const documents = Array.from({ length: DOCUMENTS }, (_, n): Made => {
		const pen = createSheet();
		const seed = 17 * n + 5;
		const truth = {
			employer: SITES[n % SITES.length] ?? '',
			employee: CLERKS[(2 * n + 1) % CLERKS.length] ?? '',
			taxNumber: `${100 + ((seed * 7) % 880)}-${10 + ((seed * 3) % 88)}-${1000 + ((seed * 91) % 8900)}`,
			wages: 21_000 + ((seed * 1733) % 60_000) + 0.25,
			withheld: 2100 + ((seed * 313) % 6000) + 0.5,
			pension: 900 + ((seed * 57) % 1900),
			medical: 300 + ((seed * 29) % 700) + 0.75,
			stateCode: ['QX', 'LM', 'TR', 'WB'][n % 4] ?? '',
			control: String(70_000 + ((seed * 811) % 29_000)),
		};
		const cells: Cell[] = [
			[40, 70, 200, 'a  Ident.', truth.taxNumber],
			[240, 70, 155, '1  Box one', english.money(truth.wages)],
			[395, 70, 160, '2  Box two', english.money(truth.withheld)],
			[40, 104, 200, 'b  Payer', truth.employer],
			[240, 104, 155, '3  Box three', english.money(truth.pension)],
			[395, 104, 160, '4  Box four', english.money(truth.medical)],
			[40, 138, 200, 'c  Payee', truth.employee],
			[240, 138, 155, '5  Where', truth.stateCode],
			[395, 138, 160, '6  Batch', truth.control],
		];
		pen.write(40, 36, 'Statement 77-B', { size: 13, bold: true });
		pen.write(300, 40, 'Copy for the records of the payee', { size: 8 });
		for (const [x, y, width, label, value] of cells) {
			pen.frame(x, y, width, 34);
			pen.write(x + 3, y + 3, label, { size: 7 });
			pen.write(x + 10, y + 16, value, { size: 10 });
		}
		pen.write(40, 190, 'Keep this statement for seven years. It is not a bill.', { size: 8 });
		return { id: `form-${n}`, family: 'form', sheets: [pen], scan: -1.8 + 0.8 * n, truth };
	});
	return {
		name: 'makes-forms',
		template: {
			name: 'Statement of wages',
			category: 'CUSTOM',
			schema: {
				data: {
					employer: { type: 'string', description: 'Who paid' },
					employee: { type: 'string', description: 'Who was paid' },
					taxNumber: { type: 'string', description: 'Tax number' },
					wages: { type: 'number', description: 'Wages of the year' },
					withheld: { type: 'number', description: 'Income tax withheld' },
					pension: { type: 'number', description: 'Paid into the pension' },
					medical: { type: 'number', description: 'Paid for medical insurance' },
					stateCode: { type: 'string', description: 'State' },
					control: { type: 'string', description: 'Control number' },
				},
			},
		},
		kinds: {
			employer: 'name',
			employee: 'name',
			taxNumber: 'id',
			wages: 'amount',
			withheld: 'amount',
			pension: 'amount',
			medical: 'amount',
			stateCode: 'id',
			control: 'id',
		},
		documents,
	};
}
