import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sniffFile } from '../../engine/src/reading/intake/sniff-type.ts';
import { layOutPages } from '../../engine/src/reading/layout/lay-out-pages.ts';
import type { Page } from '../../engine/src/model/document.ts';
import { isFlow } from '../../engine/src/model/formats.ts';
import { setPages } from '../../engine/src/reading/pages/flow/set-pages.ts';
import { readFlow } from '../../engine/src/reading/pages/read-flow.ts';
import { makeZip } from '../support/archives.ts';
import {
	DATE_STYLE,
	EURO_STYLE,
	PERCENT_STYLE,
	TIME_STYLE,
	escape,
	excelDay,
	makeDocx,
	makeOdf,
	makeXlsx,
	paragraph,
	sheetXml,
	wordTable,
} from '../support/office.ts';

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'docsift-flow-'));
});
afterAll(() => rm(folder, { recursive: true }));

const LIMITS = { maxPages: 500, maxWords: 1_000_000 };

async function open(name: string, content: Buffer | string, limits = LIMITS): Promise<Page[]> {
	const path = join(folder, name);
	await writeFile(path, content);
	const type = await sniffFile(path);
	if (type === undefined || !isFlow(type)) throw new Error(`sniffed as ${String(type)}`);
	return setPages(await readFlow(path, type, limits.maxPages), limits);
}

/** The lines of a page in reading order, runs separated by " | ". */
function linesOf(pages: readonly Page[]): string[] {
	return layOutPages(pages).pages.flatMap(({ lines }) =>
		lines.map(({ segments }) => segments.map(({ text }) => text).join(' | ')),
	);
}

const cellsOf = (pages: readonly Page[]) =>
	layOutPages(pages).pages.flatMap(({ cells }) =>
		cells.map(({ segments }) => segments.map(({ text }) => text).join(' ')),
	);

const TABLE = [
	['Item', 'Quantity', 'Price'],
	['Paper', '10', '4.50'],
	['Ink', '2', '30.00'],
];
const LINES = ['Item | Quantity | Price', 'Paper | 10 | 4.50', 'Ink | 2 | 30.00'];

const odfTable = `<table:table>${TABLE.map((row) => `<table:table-row>${row.map((text) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`).join('')}</table:table-row>`).join('')}</table:table>`;
const rtfTable = TABLE.map(
	(row) =>
		`\\trowd\\cellx1000\\cellx2000\\cellx3000\\pard\\intbl ${row.join('\\cell ')}\\cell\\row\n`,
).join('');

describe('text with a table becomes lines and ruled cells', () => {
	test.each<[string, () => Buffer | string]>([
		[
			'letter.docx',
			() =>
				makeDocx(paragraph('Invoice A-1', 'Heading1') + wordTable(TABLE) + paragraph('Thank you'), {
					header: paragraph('ACME Ltd'),
				}),
		],
		[
			'letter.odt',
			() =>
				makeOdf(
					'text',
					`<text:h>Invoice A-1</text:h>${odfTable}<text:p>Thank you</text:p>`,
					'<style:header><text:p>ACME Ltd</text:p></style:header>',
				),
		],
		[
			'letter.rtf',
			() =>
				`{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}{\\info{\\title hidden}}{\\header ACME Ltd\\par}\\pard Invoice A-1\\par\n${rtfTable}\\pard Thank you\\par}`,
		],
		[
			'letter.html',
			() =>
				`<!DOCTYPE html><html><head><title>hidden</title><style>p{}</style></head><body><div>ACME Ltd</div><h1>Invoice A-1</h1><table>${TABLE.map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join('')}</tr>`).join('')}</table><script>hidden()</script><p style="display:none">hidden</p><p>Thank you</p></body></html>`,
		],
		[
			'letter.md',
			() =>
				`ACME Ltd\n\n# Invoice A-1\n\n| Item | Quantity | Price |\n|---|---|---|\n| Paper | 10 | 4.50 |\n| Ink | 2 | 30.00 |\n\nThank you\n`,
		],
	])('%s', async (name, make) => {
		const pages = await open(name, make());
		expect(linesOf(pages)).toEqual(['ACME Ltd', 'Invoice A-1', ...LINES, 'Thank you']);
		expect(cellsOf(pages)).toEqual(TABLE.flat());
		expect(await open(name, make())).toEqual(pages);
	});

	test('plain text keeps the columns that its spaces make', async () => {
		const pages = await open(
			'list.txt',
			'ACME Ltd\r\n\r\nItem      Quantity   Price\r\nPaper     10          4.50\r\n',
		);
		expect(linesOf(pages)).toEqual(['ACME Ltd', 'Item | Quantity | Price', 'Paper | 10 | 4.50']);
	});
});

describe('sheets', () => {
	test('an Excel date is a date, an amount has its currency, a share its sign', async () => {
		const rows = [
			['Date', 'Amount', 'Tax', 'At', 'Paid', 'Weight'],
			[
				{ value: excelDay('2026-03-03'), style: DATE_STYLE },
				{ value: 1234.5, style: EURO_STYLE },
				{ value: 0.19, style: PERCENT_STYLE },
				{ value: excelDay('2026-03-03') + 0.5, style: TIME_STYLE },
				true,
				0.1 + 0.2,
			],
			[null, { value: -3, style: EURO_STYLE }, null, null, false, 1.234],
		];
		const pages = await open('book.xlsx', makeXlsx([sheetXml(rows)]));
		expect(cellsOf(pages)).toEqual([
			'Date',
			'Amount',
			'Tax',
			'At',
			'Paid',
			'Weight',
			'2026-03-03',
			'1234.50 €',
			'19%',
			'2026-03-03 12:00',
			'true',
			'0.3',
			'-3.00 €',
			'false',
			'1.2340',
		]);
	});

	test('an OpenDocument spreadsheet says the same by its values', async () => {
		const row = (cells: string) => `<table:table-row>${cells}</table:table-row>`;
		const text = (value: string) =>
			`<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;
		const pages = await open(
			'book.ods',
			makeOdf(
				'spreadsheet',
				`<table:table>${row(text('Date') + text('Amount') + text('Tax'))}${row(
					`<table:table-cell office:value-type="date" office:date-value="2026-03-03T00:00:00"><text:p>3. März</text:p></table:table-cell>
					<table:table-cell office:value-type="currency" office:currency="EUR" office:value="1234.5"><text:p>1.234,50 €</text:p></table:table-cell>
					<table:table-cell office:value-type="percentage" office:value="0.19"><text:p>19 %</text:p></table:table-cell>`,
				)}<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>`,
			),
		);
		expect(linesOf(pages)).toEqual(['Date | Amount | Tax', '2026-03-03 | 1234.50 EUR | 19%']);
	});

	test('a label and its value stand beside each other, without rules', async () => {
		const sheet = sheetXml([
			['Invoice number', 'A-4711'],
			['Total due', 12.5],
		]);
		const pages = await open('form.xlsx', makeXlsx([sheet]));
		expect(linesOf(pages)).toEqual(['Invoice number | A-4711', 'Total due | 12.5']);
		expect(pages[0]?.rules).toEqual({ horizontal: [], vertical: [] });
	});

	test.each([
		['commas', 'Item,Quantity,Price\nPaper,10,4.50\nInk,2,30.00\n'],
		['semicolons and quotes', '"Item";"Quantity";"Price"\r\n"Paper";10;4.50\r\nInk;2;30.00'],
		['tabs', 'Item\tQuantity\tPrice\nPaper\t10\t4.50\nInk\t2\t30.00'],
	])('a CSV with %s', async (_name, text) => {
		const pages = await open('list.csv', text);
		expect(linesOf(pages)).toEqual(LINES);
		expect(cellsOf(pages)).toEqual(TABLE.flat());
	});

	test('a short CSV whose commas part the cents, and one whose texts have semicolons', async () => {
		const cents = 'Item;Quantity;Price;Amount\nPaper;10;4,50;45,00\nInk;2;30,25;60,50\n';
		expect(linesOf(await open('a.csv', cents))).toEqual([
			'Item | Quantity | Price | Amount',
			'Paper | 10 | 4,50 | 45,00',
			'Ink | 2 | 30,25 | 60,50',
		]);
		const texts = 'Item,Note,Price\nPaper,white; thick,4.50\nInk,blue,30.00\nPen,none,1.20\n';
		expect(linesOf(await open('a.csv', texts))[1]).toBe('Paper | white; thick | 4.50');
		expect(linesOf(await open('a.csv', 'one\ntwo\n'))).toEqual(['one', 'two']);
	});

	test('sheets of OpenDocument that a style hides are left out', async () => {
		const style = (name: string, display: string) =>
			`<style:style style:name="${name}" style:family="table"><style:table-properties table:display="${display}"/></style:style>`;
		const sheet = (name: string, text: string) =>
			`<table:table table:style-name="${name}"><table:table-row><table:table-cell><text:p>${text}</text:p></table:table-cell></table:table-row></table:table>`;
		const body = sheet('ta1', 'one') + sheet('ta2', 'secret') + sheet('ta1', 'two');
		const styles = style('ta1', 'true') + style('ta2', 'false');
		const pages = await open('a.ods', makeOdf('spreadsheet', body, '', styles));
		expect(pages.map((page) => page.words.map(({ text }) => text))).toEqual([['one'], ['two']]);
	});

	test('hidden sheets are left out, sheets begin on pages of their own', async () => {
		const pages = await open('two.xlsx', makeXlsx([sheetXml([['first']]), sheetXml([['second']])]));
		expect(pages.map(({ words }) => words.map(({ text }) => text))).toEqual([
			['first'],
			['second'],
		]);
	});
});

describe('what counts as a page', () => {
	test('text: one for 3,000 characters begun', async () => {
		const line = `${'word '.repeat(19)}word\n`;
		expect(line).toHaveLength(100);
		expect(await open('a.txt', line.repeat(30))).toHaveLength(1);
		expect(await open('a.txt', line.repeat(31))).toHaveLength(2);
		expect(await open('a.txt', line.repeat(300))).toHaveLength(10);
		const body = (count: number) => makeDocx(paragraph(line.trim()).repeat(count));
		expect(await open('a.docx', body(30))).toHaveLength(1);
		expect(await open('a.docx', body(31))).toHaveLength(2);
	});

	test('sheets: one for 50 rows begun in each', async () => {
		const rows = (count: number) =>
			sheetXml(Array.from({ length: count }, (_, i) => [i, 'b', 'c']));
		expect(await open('a.xlsx', makeXlsx([rows(50)]))).toHaveLength(1);
		expect(await open('a.xlsx', makeXlsx([rows(51), rows(1)]))).toHaveLength(3);
		expect(await open('a.csv', 'a,b,c\n'.repeat(101))).toHaveLength(3);
	});

	test('more pages than are read are refused with their number', async () => {
		const limits = { maxPages: 2, maxWords: 1000 };
		const tooMany = (pages: number) =>
			expect.objectContaining({ code: 'TOO_MANY_PAGES', pages }) as unknown;
		await expect(open('a.txt', 'x '.repeat(3001), limits)).rejects.toEqual(tooMany(3));
		await expect(open('a.csv', 'a,b\n'.repeat(101), limits)).rejects.toEqual(tooMany(3));
		const sheet = sheetXml(Array.from({ length: 101 }, () => ['a']));
		await expect(open('a.xlsx', makeXlsx([sheet]), limits)).rejects.toEqual(tooMany(3));
		await expect(open('b.txt', 'x '.repeat(1001), limits)).rejects.toMatchObject({
			code: 'TOO_MANY_WORDS',
		});
	});
});

test('the text of a text box in RTF is read once, its measures and its older form are not', async () => {
	// As LibreOffice and Word write it.
	const box =
		'{\\shp{\\*\\shpinst\\shpleft2835{\\sp{\\sn shapeType}{\\sv 202}}{\\shptxt\\pard{Meadow Farm}\\par Mill Lane 1\\par}}{\\shprslt{\\*\\do{\\dptxbxtext\\pard Meadow Farm\\par}}}}';
	const pages = await open('a.rtf', `{\\rtf1\\ansi Before${box}\\par After\\par}`);
	expect(linesOf(pages)).toEqual(['Before', 'Meadow Farm', 'Mill Lane 1', 'After']);
});

describe('encodings', () => {
	test.each<[string, string, Buffer]>([
		['UTF-8', 'a.txt', Buffer.from('Größe für 5 €')],
		[
			'UTF-16',
			'a.txt',
			Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Größe für 5 €', 'utf16le')]),
		],
		['Windows', 'a.txt', Buffer.from('Gr\xf6\xdfe f\xfcr 5 \x80', 'latin1')],
		[
			'HTML that names it',
			'a.html',
			Buffer.from('<html><meta charset="windows-1250">Gr\xf6\xdfe f\xfcr 5 \x80', 'latin1'),
		],
		['RTF', 'a.rtf', Buffer.from("{\\rtf1\\ansi\\ansicpg1252 Gr\\'f6\\'dfe f\\u252?r 5 \\'80}")],
		['entities', 'a.html', Buffer.from('<html>Gr&ouml;&#223;e f&uuml;r 5&nbsp;&euro;')],
	])('%s', async (_name, file, content) => {
		expect(linesOf(await open(file, content))).toEqual(['Größe für 5 €']);
	});

	test('Cyrillic in RTF by the character set of its font', async () => {
		const rtf =
			"{\\rtf1\\ansi{\\fonttbl{\\f0\\fcharset0 A;}{\\f1\\fcharset204 B;}}\\f1\\'cf\\'f0\\'e8\\'e2\\'e5\\'f2}";
		expect(linesOf(await open('a.rtf', rtf))).toEqual(['Привет']);
	});
});

describe('HTML that is laid out with tables', () => {
	test('nested tables are listed one after the other', async () => {
		const pages = await open(
			'a.html',
			'<html><table><tr><td>ACME<table><tr><td>Number</td><td>A-1</td></tr></table></td><td>Berlin</td></tr></table>',
		);
		expect(linesOf(pages)).toEqual(['ACME', 'Number | A-1', 'Berlin']);
	});

	test('nesting that is too deep is refused', async () => {
		await expect(open('a.html', `<html>${'<div>'.repeat(100_000)}x`)).rejects.toMatchObject({
			code: 'DOCUMENT_DAMAGED',
		});
	});
});

describe('office files that would harm', () => {
	test('a part that unpacks to too much is refused while it is read', async () => {
		const bomb = makeDocx('', {
			parts: [{ name: 'word/media/a.bin', content: Buffer.alloc(50_000_000) }],
		});
		await expect(open('a.docx', bomb)).rejects.toMatchObject({ code: 'DOCUMENT_TOO_LARGE' });
		const lying = makeZip([
			{ name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
			{ name: 'word/document.xml', content: Buffer.alloc(150_000_000, ' '), claimedSize: 100 },
		]);
		await expect(open('b.docx', lying)).rejects.toMatchObject({
			code: expect.stringMatching(/DOCUMENT_(TOO_LARGE|DAMAGED)/) as unknown,
		});
	});

	test('entities do not expand exponentially, and external entities are not fetched', async () => {
		const body = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>`;
		const docx = makeZip([
			{ name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
			{
				name: 'word/document.xml',
				content: Buffer.from(
					`${body}<w:document><w:body><w:p><w:r><w:t>x &b; &c;</w:t></w:r></w:p></w:body></w:document>`,
				),
			},
		]);
		expect(linesOf(await open('a.docx', docx))).toEqual(['x &b; &c;']);
	});

	test('XML without end of nesting is refused', async () => {
		await expect(open('a.docx', makeDocx('<w:x>'.repeat(2000)))).rejects.toMatchObject({
			code: 'DOCUMENT_DAMAGED',
		});
	});

	test('a damaged file is reported as damaged', async () => {
		const whole = makeDocx(paragraph(escape('x'.repeat(1000))));
		await expect(open('a.docx', whole.subarray(0, whole.length - 200))).rejects.toMatchObject({
			code: 'DOCUMENT_DAMAGED',
			message: expect.stringContaining('Word document') as unknown,
		});
	});

	test('repeated cells and rows of a spreadsheet are bounded', async () => {
		const cell =
			'<table:table-cell office:value-type="string" table:number-columns-repeated="16384"><text:p>x</text:p></table:table-cell>';
		const ods = (rows: number) =>
			makeOdf(
				'spreadsheet',
				`<table:table><table:table-row table:number-rows-repeated="${rows}">${cell}</table:table-row></table:table>`,
			);
		await expect(open('a.ods', ods(1_048_576))).rejects.toMatchObject({ code: 'TOO_MANY_PAGES' });
		await expect(open('a.ods', ods(2000))).rejects.toMatchObject({ code: 'TOO_MANY_WORDS' });
	});
});
