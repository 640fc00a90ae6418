import { describe, expect, test } from '@jest/globals';
import { makePdf } from '../support/documents.ts';
import { binaryOf, executeNode } from '../support/n8n.ts';
import type { Item } from '../support/n8n.ts';
import { letterItem, locate, makeLetter, useEngine } from '../support/node-engine.ts';

const { credentials, templateById } = useEngine();

type Settings = NonNullable<Parameters<typeof executeNode>[3]>;
const convert = (parameters: object, items: Item[], settings: Settings = {}) =>
	executeNode(
		credentials(),
		{
			resource: 'document',
			operation: 'convert',
			source: 'binary',
			binaryFields: '*',
			convertInto: 'field',
			...parameters,
		},
		items,
		{ typeVersion: 3, ...settings },
	);

describe('converting a file', () => {
	test.each([
		['markdown', /^<!-- page 1 -->[^]*K-1/],
		['text', /^Invoice number[^]*K-1/],
	])('to %s gives its text', async (format, text) => {
		const { items, error } = await convert({ format }, [await letterItem('K-1')]);
		expect(error).toBeUndefined();
		expect(items[0]?.json).toEqual({
			fileName: 'K-1.pdf',
			pageCount: 1,
			text: expect.stringMatching(text) as unknown,
		});
	});

	test('to words gives every word with its place', async () => {
		const { items } = await convert({ format: 'words' }, [await letterItem('K-2')]);
		const { pages } = items[0]?.json as { pages: { words: { text: string; box: number[] }[] }[] };
		const word = pages[0]?.words.find(({ text }) => text === 'K-2');
		expect(word?.box).toHaveLength(4);
	});

	test('to chunks gives one item per chunk', async () => {
		const options = { chunks: 100 };
		const { items } = await convert({ format: 'markdown', options }, [await letterItem('K-3')]);
		expect(items[0]).toMatchObject({
			json: { fileName: 'K-3.pdf', index: 0, page: 1 },
			pairedItem: { item: 0 },
		});
	});

	test('to Markdown as a file, into the chosen field', async () => {
		const wish = { format: 'markdown', convertInto: 'file', options: { outputField: 'note' } };
		const { items } = await convert(wish, [await letterItem('K-4')]);
		const file = items[0]?.binary?.note;
		expect(file).toMatchObject({ fileName: 'K-4.md', mimeType: 'text/markdown' });
		expect(Buffer.from(file?.data ?? '', 'base64').toString()).toContain('K-4');
	});

	test('to a redacted PDF, without the values', async () => {
		const pdf = await makePdf([[['Contact', 'ann@oak.example']]]);
		const wish = { format: 'redacted-pdf', kinds: ['email'] };
		const { items, error } = await convert(wish, [{ binary: { data: binaryOf('r.pdf', pdf) } }]);
		expect(error).toBeUndefined();
		expect(items[0]?.json.redacted).toBeGreaterThan(0);
		expect(items[0]?.binary?.data).toMatchObject({ mimeType: 'application/pdf' });
		const { binary } = items[0] ?? {};
		const again = await convert({ format: 'text' }, [{ binary }]);
		expect(again.items[0]?.json.text).toMatch(/Contact/);
		expect(again.items[0]?.json.text).not.toMatch(/ann/);
		const nothing = await convert({ ...wish, kinds: [] }, [
			{ binary: { data: binaryOf('r.pdf', pdf) } },
		]);
		expect(nothing.error?.message).toBe('Nothing is chosen to be redacted');
	});

	test('a broken file is an error of its own', async () => {
		const broken = binaryOf('broken.pdf', Buffer.from('%PDF-1.4\n%%EOF'));
		const good = binaryOf('good.pdf', await makeLetter('K-5'));
		const { items, errors } = await convert({ format: 'text' }, [{ binary: { broken, good } }], {
			onError: 'continueErrorOutput',
		});
		expect(items).toMatchObject([{ json: { fileName: 'good.pdf' } }]);
		expect(errors).toMatchObject([
			{ json: { details: { fileName: 'broken.pdf', code: 'DOCUMENT_DAMAGED' } } },
		]);
	});
});

test('a job is converted without further pages; its fields can be redacted', async () => {
	const submit = { resource: 'job', operation: 'submit', source: 'binary', binaryFields: 'data' };
	const submitted = await executeNode(
		credentials(),
		{ ...submit, templateId: templateById(), wait: true, options: { addInfo: true } },
		[await letterItem('K-6')],
		{ typeVersion: 3 },
	);
	const { jobId } = submitted.items[0]?.json._document as { jobId: string };
	const job = { source: 'job', jobId: locate('id', jobId) };
	const { items } = await convert({ ...job, format: 'pdf' }, [{}]);
	expect(items[0]).toMatchObject({
		json: { fileName: 'K-6.pdf' },
		binary: { data: { mimeType: 'application/pdf' } },
	});
	expect(items[0]?.json).not.toHaveProperty('pageCount');
	const wish = { format: 'redacted-pdf', kinds: [], redactFields: ['invoiceNumber'] };
	const redacted = await convert({ ...job, ...wish }, [{}]);
	expect(redacted.items[0]?.json.redacted).toBeGreaterThan(0);
});
