import { beforeAll, describe, expect, test } from '@jest/globals';
import { freePort } from '../support/free-port.ts';
import { binaryOf, executeNode } from '../support/n8n.ts';
import type { Item } from '../support/n8n.ts';
import { letterItem, locate, useEngine } from '../support/node-engine.ts';

const port = await freePort();
const publicUrl = `http://localhost:${port}`;
const { engine, credentials, templateById } = useEngine({
	PORT: String(port),
	PUBLIC_URL: publicUrl,
});

/** The address that n8n uses, which people cannot open. */
const inside = () => ({ ...credentials(), baseUrl: `http://127.0.0.1:${port}` });
let reviewed: string;
beforeAll(async () => {
	const { body } = await engine().call('POST', '/v1/templates', {
		...{ name: 'Reviewed', category: 'CUSTOM' },
		schema: { data: { invoiceNumber: { type: 'string' }, dueDate: { type: 'date' } } },
		review: { fields: { dueDate: 0.5 } },
	});
	reviewed = (body as { id: string }).id;
});

const run = (parameters: object, items: Item[], typeVersion = 3) =>
	executeNode(inside(), { source: 'binary', binaryFields: 'data', ...parameters }, items, {
		typeVersion,
	});
const parse = { resource: 'document', operation: 'parse' };
const MISSING = { path: 'dueDate', reason: 'missing' };

describe('the review branch', () => {
	test('takes what the rule of the template names, with the reasons', async () => {
		const templateId = locate('id', reviewed);
		const branch = { reviewBranch: true, reviewBelow: 0, templateId };
		for (const version of [2, 3]) {
			const { outputs } = await run({ ...parse, ...branch }, [await letterItem('R-1')], version);
			expect(outputs.map((items) => items.length)).toEqual([0, 1]);
			expect(outputs[1]?.[0]?.json._document).toMatchObject({
				...{ fileName: 'R-1.pdf', needsReview: true, reasons: [MISSING] },
			});
		}
		const job = { resource: 'job', operation: 'submit', wait: true };
		const { outputs } = await run({ ...job, ...branch }, [await letterItem('R-2')]);
		expect(outputs[1]?.[0]?.json._document).toMatchObject({ reasons: [MISSING] });
	});

	test('asks only the fields that count', async () => {
		const { body } = await engine().call('POST', '/v1/templates', {
			...{ name: 'Parties', category: 'INVOICE' },
			schema: {
				data: {
					invoiceNumber: { type: 'string' },
					totalDue: { type: 'number' },
					taxTotal: { type: 'number' },
					buyer: { type: 'object', properties: { vatNumber: { type: 'string' } } },
				},
			},
		});
		const templateId = locate('id', (body as { id: string }).id);
		const branch = { ...parse, templateId, reviewBranch: true, reviewBelow: 0.3 };
		const item = await letterItem('R-3');
		const byDefault = await run(branch, [item]);
		expect(byDefault.outputs.map((items) => items.length)).toEqual([1, 0]);
		const reviewFields = ['buyer.vatNumber'];
		const chosen = await run({ ...branch, reviewFields }, [item]);
		expect(chosen.outputs[1]?.[0]?.json._document).toMatchObject({
			...{ needsReview: true, reasons: [{ path: 'buyer.vatNumber', reason: 'missing' }] },
		});
		const strict = await run({ ...branch, reviewBelow: 1 }, [item]);
		const reasons = (strict.outputs[1]?.[0]?.json._document as { reasons: { path: string }[] })
			.reasons;
		expect(reasons.map(({ path }) => path)).toEqual(['invoiceNumber', 'totalDue']);
	});

	test('takes a document without any of the fields', async () => {
		const blank = { binary: { data: binaryOf('note.txt', Buffer.from('Hello'), 'text/plain') } };
		const branch = { ...parse, templateId: templateById(), reviewBranch: true };
		const { outputs } = await run(branch, [blank]);
		expect(outputs.map((items) => items.length)).toEqual([0, 1]);
	});
});

describe('waiting for a review', () => {
	const parameters = {
		...{ resource: 'document', operation: 'submitForReview', source: 'binary' },
		...{ binaryFields: 'data', output: 'documents', reviewSeconds: 600 },
	};
	const submit = (items: Item[], more: object = {}) =>
		run({ ...parameters, templateId: locate('id', reviewed), ...more }, items);

	test('goes on at once when nothing needs a review, and says if there is no rule', async () => {
		const templateId = templateById();
		const ran = await submit([await letterItem('S-4')], { templateId });
		expect(ran.items).toMatchObject([{ json: { invoiceNumber: 'S-4' } }]);
		expect(ran.hints).toEqual([expect.stringMatching(/no review rule.*Set Review Rule/)]);
	});

	test('Set Review Rule sets the rule that a template had not', async () => {
		const templateId = templateById();
		const limits = { limit: [{ path: 'invoiceNumber', below: 1 }] };
		const rule = { resource: 'template', operation: 'setReviewRule', below: 0, checks: true };
		const { items, error } = await run({ ...rule, templateId, limits }, [{}]);
		expect(error).toBeUndefined();
		expect(items[0]?.json).toMatchObject({
			name: 'Letter',
			review: { fields: { invoiceNumber: 1 }, checks: true },
		});
	});
});
