import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makePdf } from '../support/documents.ts';
import { INVOICE, deliveryPage, invoicePage, termsPage } from '../support/packets.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

type Judged = { kind?: string; confidence?: number; fitsTemplate?: boolean; warnings?: string[] };

let engine: TestEngine;
let call: TestEngine['call'];
let apiKey: string;
let templateId: string;
beforeAll(async () => {
	engine = await startTestEngine();
	({ call, apiKey } = await engine.createAccount('premium'));
	({ id: templateId } = (await call('POST', '/v1/templates', INVOICE)).body as { id: string });
});
afterAll(() => engine.stop());

async function parse(content: Buffer, fields: Record<string, string>, names = ['a.pdf']) {
	const files = names.map((name) => ({ field: 'files', name, content }));
	const all = { templateId, ...fields };
	const { status, body } = await sendForm(`${engine.url}/documents/parse`, apiKey, all, files);
	expect(status).toBe(200);
	return body as Judged & { results?: Judged[] };
}

async function submit(content: Buffer, fields: Record<string, string>): Promise<Judged> {
	const files = [{ field: 'file', name: 'a.pdf', content }];
	const url = `${engine.url}/v1/documents/parse/async`;
	const { body } = await sendForm(url, apiKey, { templateId, ...fields }, files);
	const { jobId } = body as { jobId: string };
	return (await call('GET', `/v1/jobs/${jobId}?wait=30`)).body as Judged;
}

describe('classify=true', () => {
	test.each([
		['a parse', parse],
		['a job', submit],
	])('%s says what the document is, and whether the template fits', async (_, read) => {
		const right = await read(await makePdf([invoicePage('A-1', '10.00')]), { classify: 'true' });
		expect(right).toMatchObject({ kind: 'invoice', fitsTemplate: true });
		expect(right.confidence).toBeGreaterThan(0.5);
		expect(right.warnings).toBeUndefined();
		const wrong = await read(await makePdf([termsPage()]), { classify: 'true' });
		expect(wrong).toMatchObject({ kind: 'terms', fitsTemplate: false });
	});

	test('a file that seems to hold several documents is said to do so', async () => {
		const pages = [invoicePage('A-2', '10.00'), deliveryPage('D-1'), deliveryPage('D-2')];
		const said = await parse(await makePdf(pages), { classify: 'true' });
		expect(said).toMatchObject({ kind: 'invoice', fitsTemplate: true });
		expect(said.warnings?.join()).toMatch(
			/seems to hold 3 documents: page 1 \(invoice\), page 2 \(delivery-note\), page 3/,
		);
	});

	test('each of several files has its own', async () => {
		const pdf = await makePdf([invoicePage('A-3', '10.00')]);
		const { results } = await parse(pdf, { classify: 'true' }, ['a.pdf', 'b.pdf']);
		expect(results).toMatchObject([{ kind: 'invoice' }, { kind: 'invoice' }]);
	});

	test('without it, an answer and a job are as specified', async () => {
		const pdf = await makePdf([invoicePage('A-4', '10.00')]);
		expect(Object.keys(await parse(pdf, {}))).toEqual([
			'result',
			'pageCount',
			'pageUsed',
			'pageRemaining',
		]);
		expect(await submit(pdf, {})).not.toHaveProperty('kind');
	});

	test('a file without text has no kind', async () => {
		const { results } = await parse(Buffer.from('%PDF-1.4\n%%EOF'), { classify: 'true' }, [
			'a.pdf',
			'b.pdf',
		]);
		expect(results?.[0]).not.toHaveProperty('kind');
	});
});

describe('a template with review rules', () => {
	type Reviewed = {
		needsReview?: boolean;
		review?: { reasons: { reason: string; kind?: string }[] };
	};

	test('asks for review of a document of another kind, and of no document of its own', async () => {
		const made = await call('POST', '/v1/templates', {
			...INVOICE,
			name: 'Invoice to review',
			review: { below: 0 },
		});
		const { id } = made.body as { id: string };
		const read = async (content: Buffer) =>
			(await submit(content, { templateId: id })) as Judged & Reviewed;
		const right = await read(await makePdf([invoicePage('A-9', '10.00')]));
		expect(right.needsReview).toBe(false);
		const wrong = await read(await makePdf([termsPage()]));
		expect(wrong.review?.reasons[0]).toMatchObject({ reason: 'kind', kind: 'terms' });
		expect(wrong.needsReview).toBe(true);
		// Nobody has asked for the kind itself.
		expect(wrong).not.toHaveProperty('kind');
		expect(wrong.warnings).toBeUndefined();
	});
});
