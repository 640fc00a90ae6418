import { describe, expect, test } from '@jest/globals';
import { CATEGORIES } from '../../engine/src/model/template.ts';
import type { TemplateDraft } from '../../engine/src/model/template.ts';
import { layOutPages } from '../../engine/src/reading/layout/lay-out-pages.ts';
import { openPages } from '../../engine/src/reading/pipeline/read-pages.ts';
import { kindsOfName } from '../../engine/src/reading/sorting/kinds.ts';
import { kindsOfTemplate } from '../../engine/src/reading/sorting/match-templates.ts';
import { decideReview, messagesOf } from '../../engine/src/services/review/decide-review.ts';
import { STARTER_TEMPLATES } from '../../engine/src/services/templates/starters/index.ts';
import { invoice } from '../../engine/src/services/templates/starters/invoice.ts';
import { receipt } from '../../engine/src/services/templates/starters/receipt.ts';
import { extract } from '../support/extract.ts';
import { layOut, put } from '../support/pages.ts';

type Layout = ReturnType<typeof layOut>;

/** Why a person should look at a document that a starter has read. */
function ask({ schema, review = {} }: TemplateDraft, layout: Layout) {
	const { details } = extract(layout, schema);
	return decideReview(review, details, messagesOf(schema)).map(
		({ path, reason }) => `${path} ${reason}`,
	);
}

const lines = (...texts: (readonly [left: string, right?: string])[]) =>
	layOut(
		...texts.flatMap(([left, right = ''], i) => [
			put(50, 60 + i * 18, left),
			...(right === '' ? [] : [put(420, 60 + i * 18, right)]),
		]),
	);

const goodInvoice = (tax: string) =>
	lines(
		['Nordwind GmbH'],
		['Hafenstraße 12, 20457 Hamburg'],
		['Rechnung'],
		['Rechnungsnummer', '2026-0815'],
		['Rechnungsdatum', '03.02.2026'],
		['Nettobetrag', '100,00 €'],
		['Umsatzsteuer 19 %', tax],
		['Gesamtbetrag', '119,00 €'],
	);

describe('a starter template', () => {
	test('lets a good invoice pass', async () => {
		const path = new URL('../../examples/invoice.pdf', import.meta.url).pathname;
		const limits = { maxPages: 10, maxScannedPages: 1, maxPixels: 1_000_000 };
		const pages = (await openPages({ path, type: 'pdf', limits })).filter((page) => page !== null);
		expect(ask(invoice, layOutPages(pages))).toEqual([]);
		expect(ask(invoice, goodInvoice('19,00 €'))).toEqual([]);
	});

	test('asks about an invoice whose totals do not add up', () => {
		expect(ask(invoice, goodInvoice('16,00 €'))).not.toEqual([]);
	});

	test('asks about a letter that was read as an invoice', () => {
		const letter = lines(
			['Sehr geehrte Frau Kern,'],
			['vielen Dank für Ihre Anfrage vom 3. Februar 2026. Wir melden uns in der'],
			['kommenden Woche mit einem Vorschlag für einen Termin.'],
			['Mit freundlichen Grüßen'],
		);
		expect(ask(invoice, letter)).toEqual(
			expect.arrayContaining(['invoiceNumber missing', 'grossTotal missing']),
		);
	});

	test('asks about a receipt without a total', () => {
		expect(ask(receipt, lines(['Kiosk Nord'], ['Danke für Ihren Einkauf']))).toContain(
			'total missing',
		);
	});

	test.each(STARTER_TEMPLATES.map((starter) => [starter.name, starter] as const))(
		'%s asks for review of fields that it has',
		(_name, { schema, review }) => {
			const paths = Object.keys(review?.fields ?? {});
			expect(paths.length).toBeGreaterThan(0);
			for (const path of paths) {
				const [name = '', inner] = path.split('.');
				const field = schema.data[name];
				expect(inner === undefined ? field : field?.properties?.[inner]).toBeDefined();
			}
		},
	);
});

test.each([
	['Bank statement', 'bank-statement'],
	['Utility bill', 'utility-bill'],
	['Delivery note', 'delivery-note'],
	['Payment reminder', 'dunning-letter'],
	['Payslip', 'payslip'],
])('the starter %s is recognised as a template for documents of the kind %s', (name, kind) => {
	expect(STARTER_TEMPLATES.map((one) => one.name)).toContain(name);
	expect(kindsOfName(name)).toContain(kind);
});

test('the starters cover every category, each other kind of document once', () => {
	const categories = STARTER_TEMPLATES.map(({ category }) => category);
	expect(new Set(categories)).toEqual(new Set(CATEGORIES));
	const kinds = STARTER_TEMPLATES.flatMap(kindsOfTemplate);
	expect(new Set(kinds).size).toBe(kinds.length);
	expect(kinds.length).toBeGreaterThanOrEqual(STARTER_TEMPLATES.length);
});
