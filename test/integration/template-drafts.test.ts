import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makePdf } from '../support/documents.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

const example = readFileSync(new URL('../../examples/invoice.pdf', import.meta.url));

let engine: TestEngine;
beforeAll(async () => {
	engine = await startTestEngine();
});
afterAll(() => engine.stop());

type Field = { type: string; itemSchema?: { properties: Record<string, Field> } };
type Made = { id: string; name: string; category: string; schema: { data: Record<string, Field> } };

const draft = (
	apiKey: string,
	fields: Record<string, string>,
	contents: readonly Uint8Array[] = [example],
) =>
	sendForm(
		`${engine.url}/v1/templates/fromDocument`,
		apiKey,
		fields,
		contents.map((content) => ({ field: 'file', name: 'sample.pdf', content })),
	);

describe('a template made from a sample', () => {
	test('comes with a warning where the form has a field that is not known', async () => {
		const { apiKey } = await engine.createAccount();
		const { status, body } = await draft(apiKey, { name: 'A', schema: '{}', language: 'eng' });
		expect({ status, body }).toMatchObject({
			status: 201,
			body: {
				name: 'A',
				warnings: [
					'The field "schema" is not known and was ignored; there are file, name, description, language, pages, password.',
				],
			},
		});
	});

	test('has the category and the fields of the sample, and reads it', async () => {
		const ann = await engine.createAccount();
		const made = await draft(ann.apiKey, { name: 'Birchwood', description: 'From a sample' });
		expect(made.status).toBe(201);
		const template = made.body as Made;
		expect(template).toMatchObject({
			name: 'Birchwood',
			description: 'From a sample',
			category: 'INVOICE',
		});
		const { data } = template.schema;
		expect(Object.keys(data)).toEqual(
			expect.arrayContaining(['invoiceNumber', 'invoiceDate', 'dueDate', 'grossTotal', 'iban']),
		);
		expect(Object.keys(data.lineItems?.itemSchema?.properties ?? {})).toEqual(
			expect.arrayContaining(['description', 'quantity', 'unitPrice', 'total']),
		);
		expect((await ann.call('GET', `/v1/templates/${template.id}`)).body).toEqual(template);

		const parsed = await sendForm(
			`${engine.url}/documents/parse`,
			ann.apiKey,
			{ templateId: template.id },
			[{ field: 'files', name: 'a.pdf', content: example }],
		);
		const { result } = parsed.body as { result: Record<string, unknown> };
		const empty = Object.entries(result).filter(([, value]) => value === null);
		expect(empty).toEqual([]);
		expect(result.lineItems).toHaveLength(3);
	});

	test('is charged like a parse; one that cannot be made costs nothing', async () => {
		const ann = await engine.createAccount();
		const used = async () =>
			((await ann.call('GET', '/v1/usage')).body as { pageUsed: number }).pageUsed;
		expect((await draft(ann.apiKey, { name: 'One' })).status).toBe(201);
		expect(await used()).toBe(1);
		const broken = await draft(ann.apiKey, { name: 'Two' }, [example.subarray(0, 300)]);
		expect(broken).toMatchObject({ status: 422, body: { code: 'DOCUMENT_DAMAGED' } });
		const blank = await draft(ann.apiKey, { name: 'Three' }, [await makePdf([[]])]);
		expect(blank).toMatchObject({ status: 422, body: { code: 'NO_TEXT_FOUND' } });
		expect(await used()).toBe(1);
		expect(
			((await ann.call('GET', '/v1/templates')).body as Made[]).map(({ name }) => name),
		).toEqual(['One']);
	});

	test.each([
		['no file', { name: 'A' }, [], 400, 'FILE_MISSING'],
		['no name', {}, [example], 400, 'INVALID_REQUEST'],
		['two files', { name: 'A' }, [example, example], 400, 'ONE_SAMPLE_DOCUMENT'],
		['an empty file', { name: 'A' }, [new Uint8Array()], 400, 'FILE_EMPTY'],
		['a text file', { name: 'A' }, [Buffer.from('hello')], 400, 'UNSUPPORTED_FILE_TYPE'],
		['an unknown language', { name: 'A', language: 'xx' }, [example], 400, 'LANGUAGE_UNKNOWN'],
	] as const)('%s is refused', async (_what, fields, contents, status, code) => {
		const { apiKey } = await engine.createAccount();
		expect(await draft(apiKey, fields, contents)).toMatchObject({ status, body: { code } });
	});
});
