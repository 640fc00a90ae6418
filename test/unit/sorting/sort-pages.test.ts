import { describe, expect, test } from '@jest/globals';
import type { Page } from '../../../engine/src/model/document.ts';
import type { Split } from '../../../engine/src/model/split.ts';
import { sortPages } from '../../../engine/src/reading/sorting/sort-pages.ts';
import type { TemplateProfile } from '../../../engine/src/reading/sorting/sort-pages.ts';
import { STARTER_TEMPLATES } from '../../../engine/src/services/templates/starters/index.ts';
import { MODELS } from '../../support/models.ts';
import { pageOf, put } from '../../support/pages.ts';

const TEMPLATES: TemplateProfile[] = STARTER_TEMPLATES.map(({ name, category, schema }) => ({
	id: category === 'CUSTOM' ? name : category,
	name,
	category,
	fields: schema.data,
}));

/** The first page of an invoice, with the rows of a table below it. */
function invoice(number: string, { footer = '', firm = 'Nordwind GmbH' } = {}): Page {
	return pageOf([
		put(50, 40, firm, 16),
		put(50, 62, 'Hafenstrasse 12, 20457 Hamburg'),
		put(50, 120, 'Erika Mustermann'),
		put(50, 134, 'Am Markt 3, 50667 Koeln'),
		put(50, 190, 'Rechnung', 18),
		put(50, 230, 'Rechnungsnummer'),
		put(220, 230, number),
		put(50, 246, 'Rechnungsdatum'),
		put(220, 246, '03.02.2026'),
		put(50, 262, 'Kundennummer'),
		put(220, 262, '20881'),
		put(50, 300, 'Pos'),
		put(100, 300, 'Bezeichnung'),
		put(350, 300, 'Menge'),
		put(450, 300, 'Betrag'),
		put(50, 320, '1'),
		put(100, 320, 'Schrauben M4'),
		put(350, 320, '10'),
		put(450, 320, '12,50'),
		put(50, 600, 'Nettobetrag'),
		put(450, 600, '12,50'),
		put(50, 616, 'Umsatzsteuer 19 %'),
		put(450, 616, '2,38'),
		put(50, 632, 'Gesamtbetrag'),
		put(450, 632, '14,88'),
		...(footer ? [put(260, 800, footer)] : []),
	]);
}

function laterPage(number: string, footer: string, row = 2): Page {
	const rows = Array.from({ length: 20 }, (_, i) => [
		put(50, 120 + 20 * i, String(row + i)),
		put(100, 120 + 20 * i, 'Muttern M4'),
		put(350, 120 + 20 * i, '5'),
		put(450, 120 + 20 * i, '3,10'),
	]).flat();
	return pageOf([
		put(50, 40, 'Nordwind GmbH', 16),
		put(350, 40, `Rechnung ${number}`),
		put(50, 90, 'Pos'),
		put(100, 90, 'Bezeichnung'),
		put(350, 90, 'Menge'),
		put(450, 90, 'Betrag'),
		...rows,
		...(footer ? [put(260, 800, footer)] : []),
	]);
}

const TERMS = pageOf([
	put(50, 40, 'Allgemeine Geschäftsbedingungen', 14),
	...Array.from({ length: 30 }, (_, i) =>
		put(
			50,
			80 + 20 * i,
			'Die Ware bleibt bis zur vollständigen Bezahlung aller Forderungen unser Eigentum und der Kunde',
		),
	),
]);
const BLANK = pageOf([]);

/** The order form of a buyer, and what a seller answers it with: both have rows and a delivery date. */
function order(title: string, reference: readonly string[] = []): Page {
	return pageOf([
		put(50, 40, 'Nordwind GmbH', 16),
		put(50, 62, 'Hafenstrasse 12, 20457 Hamburg'),
		put(350, 90, 'Datum'),
		put(450, 90, '12.08.2026'),
		...reference.map((text, i) => put(350 + 140 * i, 110, text)),
		put(50, 190, title, 13),
		put(50, 240, 'Pos'),
		put(100, 240, 'Artikel'),
		put(200, 240, 'Bezeichnung'),
		put(350, 240, 'Menge'),
		put(450, 240, 'Preis'),
		put(50, 260, '1'),
		put(100, 260, 'CA8716'),
		put(200, 260, 'Installationsrohr M25'),
		put(350, 260, '10'),
		put(450, 260, '12,50'),
		put(50, 300, 'Liefertermin'),
		put(200, 300, '30.08.2026'),
	]);
}
const ORDER_TEMPLATE: TemplateProfile = {
	id: 'orders',
	name: 'Purchase order',
	category: 'CUSTOM',
	fields: { orderNumber: { type: 'string' }, deliveryDate: { type: 'date' } },
};

async function sort(pages: readonly Page[], split: Split = { by: 'auto' }, templates = TEMPLATES) {
	const numbered = pages.map((page, index) => ({ ...page, index }));
	return await sortPages(numbered, { split, templates, models: MODELS });
}

describe('sorting the pages of a file', () => {
	test('pages that are numbered "1 of 2" and "2 of 2" are one document', async () => {
		const pieces = await sort([
			invoice('4711', { footer: 'Seite 1 von 2' }),
			laterPage('4711', 'Seite 2 von 2'),
			invoice('4712', { footer: 'Seite 1 von 1' }),
		]);
		expect(pieces.map(({ pages }) => pages)).toEqual([
			{ from: 1, to: 2 },
			{ from: 3, to: 3 },
		]);
		expect(pieces.map(({ templateId }) => templateId)).toEqual(['INVOICE', 'INVOICE']);
		expect(pieces[0]).toMatchObject({ kind: 'invoice', boundaryConfidence: 1 });
		expect(pieces[1]?.boundaryConfidence).toBeGreaterThan(0.8);
	});

	test('two invoices of one sender are two documents without page numbers', async () => {
		const pieces = await sort([invoice('4711'), invoice('4712')]);
		expect(pieces.map(({ pages }) => pages)).toEqual([
			{ from: 1, to: 1 },
			{ from: 2, to: 2 },
		]);
	});

	test('a page of terms and a blank page have no template', async () => {
		const pieces = await sort([invoice('4711'), BLANK, TERMS]);
		expect(pieces.map(({ kind, templateId }) => [kind, templateId])).toEqual([
			['invoice', 'INVOICE'],
			['blank', null],
			['terms', null],
		]);
		expect(pieces[2]?.language).toBe('de');
	});

	test('"your order" beside a larger title is a reference: the document answers an order', async () => {
		const templates = [...TEMPLATES, ORDER_TEMPLATE];
		const own = await sort([order('Bestellung 45247320')], undefined, templates);
		expect(own).toMatchObject([{ kind: 'purchase-order', templateId: 'orders' }]);
		const answer = order('Auftragsbestätigung AB-228699', ['Ihre Bestellung', '45247320']);
		const answers = await sort([answer], undefined, templates);
		expect(answers).toMatchObject([{ kind: 'order-confirmation', templateId: null }]);
	});

	test('titles of enclosed documents are weaker than the larger title of the page', async () => {
		const note = pageOf([
			put(300, 30, 'INTERNATIONALER FRACHTBRIEF', 15),
			put(30, 30, '1 Absender · Sender', 6),
			put(30, 44, 'Isarblick Feinkost e.K., Oldenburg', 9),
			put(30, 90, '2 Empfänger · Consignee', 6),
			put(30, 104, 'Hansen Software GmbH, Freiburg', 9),
			put(30, 160, '5 Beigefügte Dokumente · Documents attached', 6),
			put(30, 174, 'Lieferschein, Rechnung', 9),
			put(30, 220, '6 Kennzeichen · Marks', 6),
			put(130, 220, '7 Anzahl · Number', 6),
			put(30, 234, 'ISA 12', 9),
			put(130, 234, '4', 9),
		]);
		expect(await sort([note])).toMatchObject([{ kind: 'bill-of-lading' }]);
	});

	test('each slip of a till is a document, and so is each copy of a page', async () => {
		const goods = ['Żarówka H7', 'Kabel USB', 'Taśma biała', 'Klej szybki', 'Wkręty stalowe'];
		const slip = pageOf(
			[
				put(20, 20, 'FIXBERT', 12),
				put(20, 40, 'ul. Młyńska 92'),
				put(20, 54, '31-042 Kraków'),
				...goods.flatMap((name, i) => [
					put(20, 80 + 40 * i, name),
					put(20, 96 + 40 * i, '1 szt x 11,15'),
					put(150, 96 + 40 * i, '11,15'),
				]),
				put(20, 290, 'Maestro'),
				put(150, 290, '55,75'),
				put(20, 310, 'Zwrot do 30 dni z paragonem'),
				put(20, 330, '07.02.2026'),
				put(150, 330, '19:39'),
			],
			{ width: 220, height: 360 },
		);
		const slips = await sort([slip, slip, slip]);
		expect(slips.map(({ pages }) => pages.from)).toEqual([1, 2, 3]);
		expect(slips.map(({ templateId }) => templateId)).toEqual(Array(3).fill('RECEIPT'));
		const copies = await sort([invoice('4711'), invoice('4711')]);
		expect(copies.map(({ pages }) => pages.from)).toEqual([1, 2]);
	});

	test('a blank page inside a numbered document stays in it', async () => {
		const pieces = await sort([
			invoice('4711', { footer: 'Seite 1 von 2' }),
			BLANK,
			laterPage('4711', 'Seite 2 von 2'),
		]);
		expect(pieces.map(({ pages }) => pages)).toEqual([{ from: 1, to: 3 }]);
	});

	test('bar codes begin a document: a separator sheet, and an archive serial number', async () => {
		const box = { x0: 0, y0: 0, x1: 99, y1: 99 };
		const sheet = pageOf([put(50, 300, 'Separator sheet')], {
			codes: [{ format: 'Code128', text: 'PATCHT', box }],
		});
		const numbered = {
			...laterPage('4711', ''),
			codes: [{ format: 'QRCode', text: 'ASN00017', box }],
		};
		const pieces = await sort([invoice('4711'), sheet, laterPage('4711', ''), numbered]);
		expect(pieces.map(({ pages, kind }) => [pages.from, pages.to, kind === 'blank'])).toEqual([
			[1, 1, false],
			[2, 2, true],
			[3, 3, false],
			[4, 4, false],
		]);
	});

	test('500 pages of one document stay one', async () => {
		const pages = [
			invoice('4711', { footer: 'Seite 1 von 500' }),
			...Array.from({ length: 499 }, (_, i) => laterPage('4711', `Seite ${i + 2} von 500`)),
		];
		expect((await sort(pages)).map(({ pages: place }) => place)).toEqual([{ from: 1, to: 500 }]);
	}, 240_000);

	test('500 pages without numbers that go on in one table stay one', async () => {
		const pages = [
			invoice('4711'),
			...Array.from({ length: 499 }, (_, i) => laterPage('4711', '', 2 + 20 * i)),
		];
		expect((await sort(pages)).map(({ pages: place }) => place)).toEqual([{ from: 1, to: 500 }]);
	}, 240_000);

	test('the same file twice gives the same documents', async () => {
		const pages = [invoice('4711'), TERMS, BLANK, invoice('4712')];
		expect(await sort(pages)).toEqual(await sort(pages));
	});

	test('a request may say how a file is divided', async () => {
		const pages = [invoice('1'), invoice('2'), invoice('3')];
		const placesOf = async (split: Split) => (await sort(pages, split)).map((piece) => piece.pages);
		expect(await placesOf({ by: 'none' })).toEqual([{ from: 1, to: 3 }]);
		expect(await placesOf({ by: 'count', pages: 2 })).toEqual([
			{ from: 1, to: 2 },
			{ from: 3, to: 3 },
		]);
		const ranges = [
			{ from: 1, to: 1 },
			{ from: 2, to: 9 },
		];
		expect(await placesOf({ by: 'ranges', ranges })).toEqual([
			{ from: 1, to: 1 },
			{ from: 2, to: 3 },
		]);
		expect(await sort([], { by: 'auto' })).toEqual([]);
	});

	test('a hint of a template decides', async () => {
		const own: TemplateProfile = {
			id: 'own',
			name: 'Mine',
			category: 'CUSTOM',
			fields: { remark: { type: 'string' } },
			match: { words: ['Schrauben M4'] },
		};
		const [piece] = await sort([invoice('4711')], { by: 'auto' }, [own]);
		expect(piece?.templateId).toBe('own');
		expect(piece?.reasons).toContain('the pages contain "Schrauben M4"');
	});

	test('without templates every document has none', async () => {
		const [piece] = await sort([invoice('4711')], { by: 'auto' }, []);
		expect(piece).toMatchObject({ kind: 'invoice', templateId: null });
	});
});
