import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '../../engine/src/model/document.ts';
import { openPages } from '../../engine/src/reading/pipeline/read-pages.ts';
import {
	appearance,
	FIELD_BOXES,
	makeAcrobatForm,
	makeChromeForm,
	makeFirefoxForm,
	makeLibreOfficeForm,
	makePreviewForm,
	makeTypewriterForm,
	makeXfaForm,
	TYPED_BOXES,
	writePdf,
} from '../support/pdf-forms.ts';
import type { Rect } from '../support/pdf-forms.ts';

const HEIGHT = 842;
const limits = { maxPages: 10, maxScannedPages: 10, maxPixels: 10_000_000 };
let folder: string;

beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'docsift-forms-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function readFirstPage(pdf: Uint8Array): Promise<Page | null> {
	const path = join(folder, 'form.pdf');
	writeFileSync(path, pdf);
	const [page = null] = await openPages({ path, type: 'pdf', limits });
	return page;
}

async function readPage(pdf: Uint8Array): Promise<Page> {
	const page = await readFirstPage(pdf);
	if (!page) throw new Error('the page needs OCR');
	return page;
}

function toBox([x0, bottom, x1, top]: Rect) {
	return { x0, y0: HEIGHT - top, x1, y1: HEIGHT - bottom };
}

const valuesOf = ({ fields }: Page) => fields.map(({ name, value }) => [name, value]);
const textOf = ({ words }: Page) => words.map(({ text }) => text).join(' ');

describe('fields of a form', () => {
	test('of macOS Preview, whose list of fields is empty, are read from the page', async () => {
		const page = await readPage(makePreviewForm());
		const { name, taxNumber, country, remarks, agreed, refused } = FIELD_BOXES;
		expect(page.fields).toEqual([
			{ name: 'name', label: 'Full name of the member', box: toBox(name), value: 'Zoë Müller' },
			{ name: 'taxNumber', box: toBox(taxNumber), value: 'IE6388047V' },
			{ name: 'country', box: toBox(country), value: 'Ireland' },
			{ name: 'remarks', box: toBox(remarks), value: 'By post only' },
			{ name: 'agreed', box: toBox(agreed), value: true },
			{ name: 'refused', box: toBox(refused), value: false },
		]);
		expect(textOf(page)).not.toMatch(/Müller|IE6388047V|Ireland|post/);
	});

	test('of Acrobat inherit from their parents; passwords, buttons and hidden fields are left out', async () => {
		expect(valuesOf(await readPage(makeAcrobatForm()))).toEqual([
			['name', 'Ada Lovelace'],
			['taxNumber', '123456789'],
			['country', 'IRL'],
			['remarks', 'By post only\nNo calls'],
			['answer', true],
			['answer', false],
			['turn', false],
			['turn', true],
		]);
	});

	test('of Chrome have the values that they state', async () => {
		expect(valuesOf(await readPage(makeChromeForm()))).toEqual([
			['name', 'Łucja Żak'],
			['country', 'Poland'],
			['agreed', true],
		]);
	});

	test('of LibreOffice need no appearances', async () => {
		expect(valuesOf(await readPage(makeLibreOfficeForm()))).toEqual([
			['name', 'Grace Hopper'],
			['country', 'Germany'],
			['agreed', false],
			['refused', true],
		]);
	});

	test('of Firefox are those that it appends', async () => {
		expect(valuesOf(await readPage(await makeFirefoxForm()))).toEqual([
			['name', 'Katherine Johnson'],
			['country', 'Ireland'],
			['agreed', true],
			['refused', true],
		]);
	});

	test('of a page without any text of its own are read', async () => {
		const rect = FIELD_BOXES.name;
		const form = writePdf((add) => ({
			printed: [],
			catalog: '/AcroForm << /Fields [] >>',
			annotations: [
				add(
					`<< /Type /Annot /Subtype /Widget /FT /Tx /F 4 /Rect [${rect.join(' ')}] /T (name) /V (Ada) /AP << /N ${add(appearance(rect, ['Ada']))} >> >>`,
				),
			],
		}));
		expect(valuesOf(await readPage(form))).toEqual([['name', 'Ada']]);
	});

	test('of a static XFA form are read as those of any other', async () => {
		expect(valuesOf(await readPage(makeXfaForm()))).toEqual([['form1[0].name[0]', 'Ada Lovelace']]);
	});
});

test.each([
	['', true],
	[' that pdf.js cannot lay out', false],
])('a dynamic XFA form%s is refused by name', async (_which, hasFonts) => {
	const form = makeXfaForm({ isDynamic: true, hasFonts });
	await expect(readFirstPage(form)).rejects.toMatchObject({ code: 'PDF_XFA' });
});

describe('text that was typed onto a page', () => {
	const inside = (page: Page, rect: Rect) => {
		const { x0, y0, x1, y1 } = toBox(rect);
		return page.words
			.filter(({ box }) => {
				const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
				return x >= x0 && x <= x1 && y >= y0 && y <= y1;
			})
			.map(({ text }) => text)
			.join(' ');
	};

	test('is read once, in its place, with the text of stamps and without comments', async () => {
		const page = await readPage(makeTypewriterForm());
		expect(inside(page, TYPED_BOXES.name)).toBe('Ada Lovelace');
		expect(inside(page, TYPED_BOXES.taxNumber)).toBe('VAT IE6388047V');
		expect(inside(page, TYPED_BOXES.country)).toBe('Ireland');
		expect(inside(page, TYPED_BOXES.remarks)).toBe('By post only No calls');
		expect(inside(page, TYPED_BOXES.stamp)).toBe('RECEIVED 3 March');
		expect(textOf(page)).toBe(
			'Application for membership Full name Tax number Country Remarks ' +
				'Ada Lovelace VAT IE6388047V Ireland By post only No calls RECEIVED 3 March',
		);
		expect(page.fields).toEqual([]);
	});

	test('has its words where they are drawn', async () => {
		const { words } = await readPage(makeTypewriterForm());
		const name = words.find(({ text }) => text === 'Lovelace');
		// "Ada " is 6.67 + 5.56 + 5.56 + 2.78 points wide in 10-point Helvetica.
		expect(name?.box.x0).toBeCloseTo(TYPED_BOXES.name[0] + 2 + 20.57, 1);
		expect(name?.size).toBeCloseTo(10);
		expect(name?.angle).toBe(0);
	});

	test('is not read again where the page says it already', async () => {
		const [left, , , top] = TYPED_BOXES.name;
		const form = makeTypewriterForm({ printed: [['Ada Lovelace', left + 2, top - 12]] });
		expect(textOf(await readPage(form)).match(/Lovelace/g)).toHaveLength(1);
	});

	test('makes a page that shows nothing else readable', async () => {
		const rect = TYPED_BOXES.name;
		const blank = writePdf((add) => ({
			printed: [],
			annotations: [
				add(
					`<< /Type /Annot /Subtype /FreeText /F 4 /Rect [${rect.join(' ')}] /C [1 1 0] /Contents (Ada Lovelace) /AP << /N ${add(appearance(rect, ['Ada Lovelace'], { isFramed: true }))} >> >>`,
				),
			],
		}));
		expect(textOf(await readPage(blank))).toBe('Ada Lovelace');
	});

	test('does not keep a scan from OCR', async () => {
		const scan = makeTypewriterForm({ printed: [], drawn: '60 60 400 600 re f' });
		expect(await readFirstPage(scan)).toBeNull();
	});

	test('stands where people see it on a page that is turned', async () => {
		const { words, width } = await readPage(makeTypewriterForm({ page: '/Rotate 90' }));
		expect(width).toBe(HEIGHT);
		const name = words.find(({ text }) => text === 'Lovelace');
		// A page rotated clockwise: up becomes right.
		expect(name?.angle).toBe(90);
		expect(name?.box.y0).toBeCloseTo(TYPED_BOXES.name[0] + 2 + 20.57, 1);
	});
});
