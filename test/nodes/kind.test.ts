import { describe, expect, test } from '@jest/globals';
import type { INodeParameters } from 'n8n-workflow';
import { makePdf } from '../support/documents.ts';
import { binaryOf, executeNode } from '../support/n8n.ts';
import type { Item } from '../support/n8n.ts';
import { locate, useEngine } from '../support/node-engine.ts';
import { deliveryPage, invoicePage, termsPage } from '../support/packets.ts';

/** Version 3: every output says what its document is. */
const { credentials, engine } = useEngine();

type Settings = NonNullable<Parameters<typeof executeNode>[3]>;
const named = { source: 'binary', binaryFields: '*', templateId: locate('name', 'Invoice') };
const parse = { ...named, resource: 'document', operation: 'parse' };
const submit = { ...named, resource: 'job', operation: 'submit', wait: true };
const both = [
	['Parse', parse],
	['Submit', submit],
] as const;
const execute = (parameters: INodeParameters, items: Item[], settings: Settings = {}) =>
	executeNode(credentials(), parameters, items, { typeVersion: 3, ...settings });

async function readFiles(): Promise<Item[]> {
	const invoice = binaryOf('invoice.pdf', await makePdf([invoicePage('K-1', '10.00')]));
	const terms = binaryOf('terms.pdf', await makePdf([termsPage()]));
	return [{ binary: { invoice } }, { binary: { terms } }];
}

describe.each(both)('%s', (_, operation) => {
	test('says the kind of a document and how sure it is', async () => {
		const { items } = await execute(operation, await readFiles());
		expect(items.map(({ json }) => json)).toMatchObject([
			{ invoiceNumber: 'K-1', kind: 'invoice', kindConfidence: expect.any(Number) as unknown },
			{ kind: 'terms', kindConfidence: expect.any(Number) as unknown },
		]);
		const sheet = await execute({ ...operation, output: 'sheet' }, await readFiles());
		expect(sheet.items.map(({ json }) => json.kind)).toEqual(['invoice', 'terms']);
	});

	test('another kind is an error, if the user wants it', async () => {
		const options = { notThisKind: 'error' };
		const { items, errors } = await execute({ ...operation, options }, await readFiles(), {
			onError: 'continueErrorOutput',
		});
		expect(items.map(({ json }) => json.kind)).toEqual(['invoice']);
		expect(errors).toMatchObject([
			{
				json: {
					error: expect.stringMatching(/^terms\.pdf: The template is not made for this document/),
					details: { code: 'NOT_THIS_KIND', fileName: 'terms.pdf', retryable: false },
				},
				binary: { terms: { fileName: 'terms.pdf' } },
			},
		]);
	});

	test('another kind goes to review, if the user wants it', async () => {
		// The starter also asks about what its invoice does not print.
		const schema = { data: { invoiceNumber: { type: 'string' } } };
		const { body } = await engine().call('POST', '/v1/templates', {
			name: 'Plain',
			category: 'INVOICE',
			schema,
		});
		const wish = {
			templateId: locate('id', (body as { id: string }).id),
			reviewBranch: true,
			reviewBelow: 0,
			options: { notThisKind: 'review' },
		};
		const { outputs } = await execute({ ...operation, ...wish }, await readFiles());
		expect(outputs.map((items) => items.map(({ json }) => json.kind))).toEqual([
			['invoice'],
			['terms'],
		]);
		expect(outputs[1]?.[0]?.json._document).toMatchObject({
			needsReview: true,
			fitsTemplate: false,
			reasons: [{ reason: 'kind', kind: 'terms' }],
		});
	});

	test('a file of several documents is said to be one', async () => {
		const pdf = await makePdf([invoicePage('K-2', '10.00'), deliveryPage('D-1')]);
		const data = binaryOf('two.pdf', pdf);
		const { items, hints } = await execute({ ...operation, options: { addInfo: true } }, [
			{ binary: { data } },
		]);
		expect(items[0]?.json._document).toMatchObject({
			warnings: [expect.stringMatching(/seems to hold 2 documents: page 1 \(invoice\)/)],
		});
		expect(hints.join()).toMatch(/seems to hold 2 documents/);
	});
});

test('before version 3, items are as they were', async () => {
	const [item] = await readFiles();
	const { items } = await execute(parse, item ? [item] : [], { typeVersion: 2 });
	expect(items[0]?.json).not.toHaveProperty('kind');
});
