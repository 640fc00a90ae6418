import { describe, expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { layOutPages } from '../../engine/src/reading/layout/lay-out-pages.ts';
import type { PageCode } from '../../engine/src/model/document.ts';
import type { FieldMap } from '../../engine/src/model/template.ts';
import { openSource, readScan } from '../../engine/src/reading/pipeline/read-pages.ts';
import { extractFromPages } from '../support/recipe.ts';
import { readCodeRecords } from '../../engine/src/reading/structured/read-codes.ts';
import { readInvoice } from '../../engine/src/reading/structured/read-invoice.ts';
import { readXml } from '../../engine/src/reading/structured/xml/read-xml.ts';
import { readCodes, readPureCode } from '../../engine/src/reading/words/codes/read-codes.ts';
import type { OcrEngine } from '../../engine/src/reading/words/ocr/ocr-engine.ts';
import { makeCode, makeCodePdf, makeSheet } from '../support/codes.ts';
import { drawPage, LETTER } from '../support/documents.ts';
import { INVOICE, makeCii } from '../support/e-invoices.ts';
import { extract } from '../support/extract.ts';
import { pageOf, put } from '../support/pages.ts';

const SWISS = [
	'SPC',
	'0200',
	'1',
	'CH4431999123000889012',
	'S',
	'Robert Schneider AG',
	'Rue du Lac',
	'1268',
	'2501',
	'Biel',
	'CH',
	'',
	'',
	'',
	'',
	'',
	'',
	'',
	'1949.75',
	'CHF',
	'S',
	'Pia Rutschmann',
	'Marktgasse',
	'28',
	'9400',
	'Rorschach',
	'CH',
	'QRR',
	'210000000003139471430009017',
	'Order of 15 June',
	'EPD',
].join('\r\n');
const EPC = [
	'BCD',
	'002',
	'1',
	'SCT',
	INVOICE.bic,
	INVOICE.holder,
	INVOICE.iban,
	'EUR736.75',
	'',
	'',
	INVOICE.remittance,
	'',
].join('\n');
const ZATCA = Buffer.concat(
	['Bobs Records', '310122393500003', '2022-04-25T15:30:00Z', '1150.00', '150.00'].map((text, i) =>
		Buffer.concat([Buffer.from([i + 1, Buffer.byteLength(text)]), Buffer.from(text)]),
	),
).toString('base64');
const UPI = 'upi://pay?pa=shop@bank&pn=Asha%20Stores&am=499.00&cu=INR&tr=TR-8812';
const PASS = 'M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100';
const LICENCE = [
	'@',
	'\u001e\rANSI 636026080102DL00410288ZA03290015DLDAQD12345678',
	'DCSPUBLIC',
	'DACJANE',
	'DADQUINN',
	'DBB01311986',
	'DBA02282030',
	'DBD03012022',
	'DBC2',
	'DAG789 E OAK ST',
	'DAIANYTOWN',
	'DAJCA',
	'DAK902230000',
	'DCGUSA',
].join('\n');
const GS1 = '010401234500123517271231' + '10LOT-7\u001d21S-99';

function answer(texts: readonly string[], data: FieldMap, words: string[][] = [], records = 0) {
	const codes: PageCode[] = texts.map((text, i) => ({
		format: 'QRCode',
		text,
		box: { x0: 400, y0: 600 + 20 * i, x1: 500, y1: 700 + 20 * i },
	}));
	const lines = words.flatMap(([label = '', value = ''], i) => [
		put(50, 100 + 20 * i, label),
		put(250, 100 + 20 * i, value),
	]);
	const page = { ...pageOf(lines), codes };
	const xml = readInvoice(readXml(Buffer.from(makeCii('EN 16931'))), false);
	return extract(
		layOutPages([page]),
		{ data },
		{
			records: [...(records > 0 ? [xml] : []), ...readCodeRecords([page])],
		},
	);
}

const text = { type: 'string' as const };
const number = { type: 'number' as const };
const date = { type: 'date' as const };

describe('values of codes', () => {
	test('a Swiss QR bill fills account, amount, reference, creditor and debtor', () => {
		const { result } = answer([SWISS], {
			iban: { type: 'string', format: 'iban' },
			amountDue: number,
			currency: text,
			paymentReference: text,
			accountHolder: text,
			seller: { type: 'object', properties: { name: text, city: text, address: text } },
			buyer: { type: 'object', properties: { name: text, zip: text } },
		});
		expect(result).toEqual({
			iban: 'CH4431999123000889012',
			amountDue: 1949.75,
			currency: 'CHF',
			paymentReference: '210000000003139471430009017',
			accountHolder: 'Robert Schneider AG',
			seller: {
				name: 'Robert Schneider AG',
				city: 'Biel',
				address: 'Rue du Lac 1268, 2501 Biel, CH',
			},
			buyer: { name: 'Pia Rutschmann', zip: '9400' },
		});
	});

	test('a GiroCode fills account, bank, amount and reference', () => {
		const { result, details } = answer([EPC], {
			iban: text,
			bic: text,
			zahlbetrag: number,
			verwendungszweck: text,
			kontoinhaber: text,
		});
		expect(result).toEqual({
			iban: INVOICE.iban,
			bic: INVOICE.bic,
			zahlbetrag: 736.75,
			verwendungszweck: INVOICE.remittance,
			kontoinhaber: INVOICE.holder,
		});
		expect(details[0]).toMatchObject({
			source: 'code',
			confidence: 1,
			page: 1,
			box: { x0: 400, y0: 600, x1: 500, y1: 700 },
		});
	});

	test('a code of ZATCA fills seller, day and totals', () => {
		const { result } = answer([ZATCA], {
			invoiceDate: date,
			total: number,
			vatAmount: number,
			seller: { type: 'object', properties: { name: text, vatNumber: text } },
		});
		expect(result).toEqual({
			invoiceDate: '2022-04-25',
			total: 1150,
			vatAmount: 150,
			seller: { name: 'Bobs Records', vatNumber: '310122393500003' },
		});
	});

	test('a payment link of UPI fills payee, amount and reference', () => {
		const { result } = answer([UPI], { amountDue: number, paymentReference: text, currency: text });
		expect(result).toEqual({ amountDue: 499, paymentReference: 'TR-8812', currency: 'INR' });
	});

	test('a boarding pass fills passenger, booking, flight and seat', () => {
		const { result } = answer([PASS], {
			passengerName: text,
			bookingReference: text,
			flightNumber: text,
			seat: text,
		});
		expect(result).toEqual({
			passengerName: 'LUC DESMARAIS',
			bookingReference: 'ABC123',
			flightNumber: 'AC834',
			seat: '1A',
		});
	});

	test('a driving licence fills its holder and its days', () => {
		const { result } = answer([LICENCE], {
			licenceNumber: text,
			surname: text,
			givenNames: text,
			dateOfBirth: date,
			expiryDate: date,
			sex: text,
		});
		expect(result).toEqual({
			licenceNumber: 'D12345678',
			surname: 'PUBLIC',
			givenNames: 'JANE QUINN',
			dateOfBirth: '1986-01-31',
			expiryDate: '2030-02-28',
			sex: 'F',
		});
	});

	test('a code of GS1 fills article, batch, serial number and expiry', () => {
		const data = { gtin: text, batchNumber: text, serialNumber: text, expiryDate: date };
		const expected = {
			gtin: '04012345001235',
			batchNumber: 'LOT-7',
			serialNumber: 'S-99',
			expiryDate: '2027-12-31',
		};
		expect(answer([GS1], data).result).toEqual(expected);
		expect(answer(['(01)04012345001235(17)271231(10)LOT-7(21)S-99'], data).result).toEqual(
			expected,
		);
	});

	test('a field can ask for what a code says, a list for all of them', () => {
		const { result } = answer(['https://example.com/4711', 'second'], {
			qrContent: text,
			barcode: text,
			barcodes: { type: 'array', itemType: 'string' },
		});
		expect(result).toEqual({
			qrContent: 'https://example.com/4711',
			barcode: 'https://example.com/4711',
			barcodes: ['https://example.com/4711', 'second'],
		});
	});

	test.each([
		'SPC',
		'BCD\n002',
		'M1',
		'@ANSI ',
		'upi://',
		'AAAA'.repeat(8),
		'01',
		'4012345001234',
		'(01)1',
	])('%j is a text and nothing else', (broken) => {
		const records = readCodeRecords([
			{
				...pageOf([]),
				codes: [{ format: 'QRCode', text: broken, box: { x0: 0, y0: 0, x1: 1, y1: 1 } }],
			},
		]);
		expect(records).toMatchObject([{ header: [], code: { text: broken } }]);
	});
});

describe('codes and print', () => {
	const data: FieldMap = { iban: { type: 'string', format: 'iban' }, total: number };

	test('a printed IBAN that agrees is reported', () => {
		const { details } = answer([EPC], data, [['IBAN', INVOICE.iban]]);
		expect(details[0]).toMatchObject({
			source: 'code',
			confidence: 1,
			checks: ['code = print', 'iban checksum'],
		});
	});

	test('a printed IBAN that disagrees is reported with both values and a lower confidence', () => {
		const { result, details } = answer([EPC], data, [['IBAN', 'DE02120300000000202051']]);
		expect(result.iban).toBe(INVOICE.iban);
		expect(details[0]).toMatchObject({
			source: 'code',
			confidence: 0.5,
			checks: ['code ≠ print', 'iban checksum'],
			printed: 'DE02120300000000202051',
		});
	});

	test('the amount due is not the total when another total is printed', () => {
		const { result } = answer([EPC], data, [
			['Total', '836.75 EUR'],
			['Paid', '100.00 EUR'],
		]);
		expect(result.total).toBe(836.75);
		expect(answer([EPC], data).result.total).toBe(736.75);
	});

	test('XML and a code are compared', () => {
		const other = EPC.replace(INVOICE.iban, 'DE02120300000000202051');
		const checksOf = (code: string) => answer([code], data, [], 1).details[0]?.checks;
		expect(checksOf(EPC)).toEqual(['xml = code', 'iban checksum']);
		expect(checksOf(other)).toEqual(['xml ≠ code', 'iban checksum']);
		expect(answer([other], data, [], 1).details[0]).toMatchObject({
			confidence: 0.5,
			source: 'xml',
		});
	});
});

describe('finding codes on a page', () => {
	test.each([
		['QRCode', EPC, 4],
		['QRCode', SWISS, 5],
		['Aztec', PASS, 4],
		['PDF417', LICENCE, 3],
		['DataMatrix', 'plain text', 5],
		['EAN13', '4012345001235', 3],
		['Code128', 'PKG-00812-XY', 3],
	] as const)('a %s on a sheet is read at its place', async (format, said, scale) => {
		const png = await makeCode(said, format, scale);
		const { width, height } = await sharp(png).metadata();
		const sheet = await makeSheet([{ png, left: 300, top: 1500 }]);
		const [code, ...others] = await readCodes(sheet);
		expect(code?.text).toBe(said);
		expect(others).toEqual([]);
		expect(code?.box.x0).toBeGreaterThanOrEqual(300);
		expect(code?.box.y0).toBeGreaterThanOrEqual(1500);
		expect(code?.box.x1).toBeLessThanOrEqual(300 + width);
		expect(code?.box.y1).toBeLessThanOrEqual(1500 + height);
	});

	test('a code that fills a large photo is read', async () => {
		const png = await sharp(await makeCode(EPC, 'QRCode', 4))
			.resize(2600, 2600, { kernel: 'nearest' })
			.png()
			.toBuffer();
		const behind = await drawPage([], 3000, 4000);
		const [code] = await readCodes(await makeSheet([{ png, left: 200, top: 700 }], behind));
		expect(code?.text).toBe(EPC);
		expect(code?.box.x0).toBeGreaterThanOrEqual(200);
		expect(code?.box.x1).toBeGreaterThan(2000);
	});

	test.each([1, 2, 4])('an image of a code is read at %i pixels per module', async (scale) => {
		const png = await makeCode(EPC, 'QRCode', scale);
		// Without the quiet zone, which is four modules wide.
		const [margin, { width, height }] = [4 * scale, await sharp(png).metadata()];
		const { data, info } = await sharp(png)
			.extract({
				left: margin,
				top: margin,
				width: width - 2 * margin,
				height: height - 2 * margin,
			})
			.toColourspace('b-w')
			.raw()
			.toBuffer({ resolveWithObject: true });
		const image = { data: new Uint8Array(data), width: info.width, height: info.height };
		expect(await readPureCode(image)).toMatchObject([{ text: EPC }]);
	});

	test('print is not a code', async () => {
		const text: [string, string][] = Array.from({ length: 24 }, (_, i) => [
			`Line ${i} of a dense page of print`,
			'with words on both of its sides',
		]);
		const sheet = await makeSheet([], await drawPage(text, 1654, 2339));
		expect(await readCodes(sheet)).toEqual([]);
	});

	test.each(['picture', 'drawn'] as const)('a code in a PDF with text is read: %s', async (how) => {
		const folder = await mkdtemp(join(tmpdir(), 'codes-'));
		try {
			const path = join(folder, 'a.pdf');
			await writeFile(path, await makeCodePdf(['Invoice number A-4711', 'Please pay'], EPC, how));
			const limits = { maxPages: 5, maxScannedPages: 1, maxPixels: 1_000_000 };
			const { pages } = await openSource({ path, type: 'pdf', limits });
			const read = pages.flatMap(({ page }) => page ?? []);
			expect(read[0]?.codes).toMatchObject([{ format: 'QRCode', text: EPC }]);
			const { box } = read[0]?.codes?.[0] ?? {};
			expect(box?.x0).toBeGreaterThanOrEqual(379);
			expect(box?.y0).toBeGreaterThanOrEqual(599);
			expect(extractFromPages(read, { data: { iban: text } })?.result).toEqual({
				iban: INVOICE.iban,
			});
		} finally {
			await rm(folder, { recursive: true, force: true });
		}
	});

	test('a code on a scan is read beside its words', async () => {
		const folder = await mkdtemp(join(tmpdir(), 'codes-'));
		try {
			const path = join(folder, 'a.png');
			const png = await makeCode(EPC, 'QRCode', 5);
			const behind = await drawPage(LETTER, 1654, 2339);
			await writeFile(path, (await makeSheet([{ png, left: 1000, top: 1500 }], behind)).png);
			const limits = { maxPages: 5, maxScannedPages: 1, maxPixels: 10_000_000 };
			const blind: OcrEngine = {
				name: 'tesseract',
				recognise: () => Promise.resolve([]),
				close: () => Promise.resolve(),
			};
			const page = await readScan({ path, type: 'png', limits }, 0, ['eng'], blind);
			expect(page.codes).toMatchObject([{ format: 'QRCode', text: EPC }]);
			expect(extractFromPages([page], { data: { iban: text } })?.result).toEqual({
				iban: INVOICE.iban,
			});
		} finally {
			await rm(folder, { recursive: true, force: true });
		}
	});
});
