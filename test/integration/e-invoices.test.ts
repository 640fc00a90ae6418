import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeZip } from '../support/archives.ts';
import {
	INVOICE,
	makeCii,
	makeFacturae,
	makeFatturaPa,
	makeInvoicePdf,
	makeUbl,
	repeatInvoice,
} from '../support/e-invoices.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

let engine: TestEngine;
let templateId: string;
const draft = {
	name: 'Invoice',
	category: 'INVOICE',
	schema: {
		data: {
			rechnungsnummer: { type: 'string' },
			bruttobetrag: { type: 'number' },
			currency: { type: 'string' },
		},
	},
};
const RESULT = { rechnungsnummer: INVOICE.number, bruttobetrag: 836.75, currency: 'EUR' };

beforeAll(async () => {
	engine = await startTestEngine();
	templateId = ((await engine.call('POST', '/v1/templates', draft)).body as { id: string }).id;
});
afterAll(() => engine.stop());

async function parse(name: string, content: string | Buffer) {
	const { status, body } = await sendForm(
		`${engine.url}/documents/parse`,
		engine.ownerKey,
		{ templateId, details: 'true' },
		[{ field: 'files', name, content: Buffer.from(content as string) }],
	);
	return { status, body: body as Record<string, unknown> };
}

test('an e-invoice in XML is answered with its values and counts a page for 3,000 characters', async () => {
	const { status, body } = await parse('invoice.xml', makeUbl('Invoice'));
	expect(status).toBe(200);
	expect(body).toMatchObject({ result: RESULT, pageCount: 1, pageUsed: 1 });
	expect(body.details).toContainEqual({
		path: 'bruttobetrag',
		source: 'xml',
		confidence: 1,
		xpath: '/Invoice/cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount',
		page: null,
		box: null,
		raw: '836.75',
		checks: [],
	});
});

test('a PDF with an XML invoice is read from it, and agreement with the page is reported', async () => {
	const { body } = await parse('a.pdf', await makeInvoicePdf({ 'factur-x.xml': makeCii('BASIC') }));
	expect(body).toMatchObject({ result: RESULT, pageCount: 1, pageUsed: 1 });
	expect(body).not.toHaveProperty('warnings');
	expect(body.details).toContainEqual(
		expect.objectContaining({ path: 'rechnungsnummer', source: 'xml', checks: ['xml = print'] }),
	);
});

test('XML in a PDF that cannot be used is noted, and the page is read', async () => {
	const bomb = '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;">]><Invoice>&b;</Invoice>';
	const { status, body } = await parse('a.pdf', await makeInvoicePdf({ 'factur-x.xml': bomb }));
	expect(status).toBe(200);
	expect(body).toMatchObject({
		result: RESULT,
		warnings: [
			'The file "factur-x.xml" inside the PDF has a document type declaration and was not used; the pages were read.',
		],
	});
	expect(body.details).not.toContainEqual(expect.objectContaining({ source: 'xml' }));
});

test('50 MB of XML in a PDF are noted, and the page is read', async () => {
	const large = Buffer.concat([
		Buffer.from('<Invoice>'),
		Buffer.alloc(50 * 1024 * 1024, '<a>1</a>'),
		Buffer.from('</Invoice>'),
	]);
	const { body } = await parse('a.pdf', await makeInvoicePdf({ 'factur-x.xml': large }));
	expect(body).toMatchObject({
		result: RESULT,
		warnings: [expect.stringContaining('has more than 20 MB')],
	});
});

test('bare XML that cannot be used is an error of the document and costs nothing', async () => {
	const { status, body } = await parse('a.xml', makeUbl('Invoice').slice(0, 1500));
	expect(status).toBe(200);
	expect(body).toMatchObject({
		result: { error: expect.stringContaining('The XML is not well-formed.') as unknown },
		pageUsed: 0,
	});
});

test('other XML is refused as other types are', async () => {
	const { status, body } = await parse('a.xml', '<?xml version="1.0"?><catalogue/>');
	expect(status).toBe(400);
	expect(body).toMatchObject({ code: 'UNSUPPORTED_FILE_TYPE' });
});

test('e-invoices in a ZIP archive are documents, with their notes by name', async () => {
	const { body } = await parse(
		'all.zip',
		makeZip([
			{ name: 'a.xml', content: Buffer.from(makeUbl('CreditNote')) },
			{ name: 'b.pdf', content: await makeInvoicePdf({ 'factur-x.xml': '<Invoice>' }) },
		]),
	);
	expect(body).toMatchObject({
		results: [
			{ filename: 'a.xml', result: RESULT },
			{ filename: 'b.pdf', result: RESULT },
		],
		warnings: [expect.stringMatching(/^b\.pdf: The file "factur-x\.xml" inside the PDF/)],
	});
});

test('a job takes XML and gives it back as it was', async () => {
	const xml = makeCii('XRECHNUNG');
	const submitted = await sendForm(
		`${engine.url}/v1/documents/parse/async`,
		engine.ownerKey,
		{ templateId },
		[{ field: 'file', name: 'xrechnung.xml', content: Buffer.from(xml) }],
	);
	const { jobId } = submitted.body as { jobId: string };
	const { body } = await engine.call('GET', `/v1/jobs/${jobId}?wait=30&details=true`);
	expect(body).toMatchObject({ status: 'completed', result: RESULT, pageCount: 1 });
	const answer = await fetch(`${engine.url}/v1/jobs/${jobId}/document`, {
		headers: { 'x-api-key': engine.ownerKey },
	});
	expect(answer.headers.get('content-type')).toContain('application/xml');
	expect(await answer.text()).toBe(xml);
});

describe('XML that holds several invoices', () => {
	const NUMBERS = ['A-1', 'A-2', 'A-3'];
	const fatture = () => repeatInvoice(makeFatturaPa(), 'FatturaElettronicaBody', NUMBERS);

	test.each([
		['FatturaPA', fatture()],
		['Facturae', repeatInvoice(makeFacturae(), 'Invoice', NUMBERS)],
	])('is answered with each of them: %s', async (_, xml) => {
		const { status, body } = await parse('lot.xml', xml);
		expect(status).toBe(200);
		expect(body).toMatchObject({
			results: NUMBERS.map((rechnungsnummer, i) => ({
				filename: `lot.xml#${i + 1}`,
				result: { ...RESULT, rechnungsnummer },
			})),
		});
		expect(body).not.toHaveProperty('source');
		expect(body).not.toHaveProperty('warnings');
	});

	test('names paths as they are in the whole file', async () => {
		const { body } = await parse('lot.xml', fatture());
		const [, second] = body.results as { details: { path: string; xpath: string }[] }[];
		expect(second?.details).toContainEqual(
			expect.objectContaining({
				path: 'rechnungsnummer',
				xpath:
					'/p:FatturaElettronica/FatturaElettronicaBody[2]/DatiGenerali/DatiGeneraliDocumento/Numero',
			}),
		);
	});

	test('is opened in an archive, too', async () => {
		const content = Buffer.from(fatture());
		const { body } = await parse('all.zip', makeZip([{ name: 'in/lot.xml', content }]));
		const names = (body.results as { filename: string }[]).map(({ filename }) => filename);
		expect(names).toEqual(['in/lot.xml#1', 'in/lot.xml#2', 'in/lot.xml#3']);
	});

	test('and more of them than an archive may hold is an error of the document', async () => {
		const numbers = Array.from({ length: 101 }, (_, i) => `A-${i}`);
		const { status, body } = await parse(
			'lot.xml',
			repeatInvoice(makeFatturaPa(), 'FatturaElettronicaBody', numbers),
		);
		expect(status).toBe(200);
		expect(body).toMatchObject({
			result: { error: expect.stringContaining('holds 101 invoices') as unknown },
			problem: { code: 'XML_UNUSABLE' },
			pageUsed: 0,
		});
	});

	test('needs a plan that allows several documents', async () => {
		const { apiKey, call } = await engine.createAccount('free');
		const own = ((await call('POST', '/v1/templates', draft)).body as { id: string }).id;
		const { status, body } = await sendForm(
			`${engine.url}/documents/parse`,
			apiKey,
			{ templateId: own },
			[{ field: 'files', name: 'lot.xml', content: Buffer.from(fatture()) }],
		);
		expect(status).toBe(403);
		expect(body).toMatchObject({ code: 'PLAN_REQUIRED' });
	});
});

describe('a job', () => {
	async function waitForJob(name: string, content: Buffer): Promise<Record<string, unknown>> {
		const { body } = await sendForm(
			`${engine.url}/v1/documents/parse/async`,
			engine.ownerKey,
			{ templateId },
			[{ field: 'file', name, content }],
		);
		const { jobId } = body as { jobId: string };
		const { body: job } = await engine.call('GET', `/v1/jobs/${jobId}?wait=60&details=true`);
		return job as Record<string, unknown>;
	}

	test('keeps the note about XML that could not be used, beside its details', async () => {
		const content = await makeInvoicePdf({ 'factur-x.xml': '<!DOCTYPE a><Invoice/>' });
		const job = await waitForJob('a.pdf', content);
		expect(job).toMatchObject({
			status: 'completed',
			result: RESULT,
			warnings: [expect.stringContaining('has a document type declaration and was not used')],
		});
		expect(job.details).toContainEqual(expect.objectContaining({ path: 'bruttobetrag' }));
	});

	test('can be put right when it has a note', async () => {
		const content = await makeInvoicePdf({ 'factur-x.xml': '<!DOCTYPE b><Invoice/>' });
		const { jobId } = await waitForJob('b.pdf', content);
		const path = `/v1/jobs/${String(jobId)}/result`;
		const { status, body } = await engine.call('PATCH', path, { values: { currency: 'CHF' } });
		expect({ status, body }).toMatchObject({ status: 200, body: { result: { currency: 'CHF' } } });
	});

	test('that gets XML with several invoices reads the first and says so', async () => {
		const xml = repeatInvoice(makeFatturaPa(), 'FatturaElettronicaBody', ['J-1', 'J-2']);
		expect(await waitForJob('lot.xml', Buffer.from(xml))).toMatchObject({
			result: { rechnungsnummer: 'J-1' },
			warnings: ['The XML holds 2 invoices, and the values are of the first.'],
		});
	});

	test('has no warnings where there is nothing to say', async () => {
		expect(await waitForJob('a.xml', Buffer.from(makeUbl('Invoice')))).not.toHaveProperty(
			'warnings',
		);
	});
});
