import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { describeOnEachDatabase } from '../support/databases.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

const draft = {
	name: 'Orders',
	category: 'CUSTOM',
	schema: { data: { number: { type: 'string' }, total: { type: 'number' } } },
};
const UNKNOWN_ID = '01a1dcce-0000-7000-8000-000000000000';
type Created = { id: string; createdAt: string; updatedAt: string };

describeOnEachDatabase('the template routes', (kind) => {
	let engine: TestEngine;
	beforeAll(async () => {
		engine = await startTestEngine({ kind });
	});
	afterAll(() => engine.stop());

	test('the first start has made the starter templates, the categories first', async () => {
		const { status, body } = await engine.call('GET', '/v1/templates');
		expect(status).toBe(200);
		const list = body as { id: string; name: string }[];
		expect(list.map(({ name }) => name)).toEqual([
			'Invoice',
			'Receipt',
			'Identity document',
			'Contract',
			'Medical record',
			'Résumé',
			'Bank statement',
			'Utility bill',
			'Delivery note',
			'Payment reminder',
			'Payslip',
		]);
		for (const entry of list) expect(Object.keys(entry)).toEqual(['id', 'name']);
	});

	test('create, get, replace, delete', async () => {
		const created = await engine.call('POST', '/v1/templates', { ...draft, description: 'weekly' });
		expect(created.status).toBe(201);
		const { id, createdAt, updatedAt } = created.body as Created;
		expect(created.body).toEqual({
			...draft,
			description: 'weekly',
			id,
			createdAt,
			updatedAt,
			version: 1,
		});
		expect(new Date(createdAt).toISOString()).toBe(createdAt);

		expect((await engine.call('GET', `/v1/templates/${id}`)).body).toEqual(created.body);

		const replaced = await engine.call('PUT', `/v1/templates/${id}`, { ...draft, name: 'Renamed' });
		expect(replaced.status).toBe(200);
		expect(replaced.body).toEqual({
			...draft,
			name: 'Renamed',
			id,
			createdAt,
			updatedAt: (replaced.body as Created).updatedAt,
			version: 2,
		});

		const deleted = await engine.call('DELETE', `/v1/templates/${id}`);
		expect(deleted.status).toBe(204);
		expect(deleted.body).toBe('');
		for (const method of ['GET', 'DELETE']) {
			expect(await engine.call(method, `/v1/templates/${id}`)).toMatchObject({
				status: 404,
				body: { code: 'TEMPLATE_NOT_FOUND' },
			});
		}
	});

	test.each(['name', 'category', 'schema'])('%s is required, on PUT too', async (field) => {
		const incomplete = Object.fromEntries(Object.entries(draft).filter(([key]) => key !== field));
		const { id } = (await engine.call('POST', '/v1/templates', draft)).body as Created;
		for (const [method, path] of [
			['POST', '/v1/templates'],
			['PUT', `/v1/templates/${id}`],
		] as const) {
			const { status, body } = await engine.call(method, path, incomplete);
			expect(status).toBe(400);
			expect((body as { message: string }).message).toMatch(new RegExp(`^${field}: `));
		}
	});

	test('with If-Match it is replaced only as it was read; without it, in any case', async () => {
		const created = (await engine.call('POST', '/v1/templates', draft)).body as Created;
		const put = (name: string, readAt?: string) =>
			engine.call(
				'PUT',
				`/v1/templates/${created.id}`,
				{ ...draft, name },
				readAt === undefined ? {} : { 'if-match': `"${readAt}"` },
			);
		const first = await put('Mine', created.updatedAt);
		expect(first.status).toBe(200);
		const refused = await put('Theirs', created.updatedAt);
		expect(refused).toMatchObject({ status: 409, body: { code: 'TEMPLATE_CHANGED' } });
		expect((await put('Theirs', (first.body as Created).updatedAt)).status).toBe(200);
		expect((await put('Anyway')).body).toMatchObject({ name: 'Anyway' });
	});

	test('an invalid schema is answered with the exact place of every fault', async () => {
		const { status, body } = await engine.call('POST', '/v1/templates', {
			name: 'x',
			category: 'BILL',
			schema: {
				data: {
					lineItems: {
						type: 'array',
						itemType: 'object',
						itemSchema: { properties: { total: { type: 'money' } } },
					},
				},
			},
		});
		expect(status).toBe(400);
		expect(body).toMatchObject({
			statusCode: 400,
			error: 'Bad Request',
			code: 'INVALID_TEMPLATE',
			details: [
				{
					path: 'category',
					message:
						'must be one of INVOICE, RECEIPT, ID_DOCUMENT, CONTRACT, MEDICAL_RECORD, RESUME, CUSTOM',
				},
				{
					path: 'schema.data.lineItems.itemSchema.properties.total.type',
					message: 'must be one of string, number, boolean, date, array, object (got "money")',
				},
			],
		});
	});

	test.each([UNKNOWN_ID, 'nope', "' or 1=1 --", '%00', '../../etc/passwd'.replaceAll('/', '%2f')])(
		'the unknown id %j is 404 for every method',
		async (id) => {
			for (const method of ['GET', 'PUT', 'DELETE']) {
				const { status, body } = await engine.call(
					method,
					`/v1/templates/${id.includes('%') ? id : encodeURIComponent(id)}`,
					method === 'PUT' ? draft : undefined,
				);
				expect({ status, code: (body as { code: string }).code }).toEqual({
					status: 404,
					code: 'TEMPLATE_NOT_FOUND',
				});
			}
		},
	);

	describe('between two accounts', () => {
		test('nobody sees or changes data of the other', async () => {
			const [ann, bob] = [await engine.createAccount(), await engine.createAccount()];
			const { id } = (await ann.call('POST', '/v1/templates', draft)).body as Created;
			const path = `/v1/templates/${id}`;
			expect((await bob.call('GET', '/v1/templates')).body).toEqual([]);
			expect((await bob.call('GET', path)).status).toBe(404);
			const refused = await bob.call('PUT', path, { ...draft, name: 'stolen' });
			expect(refused).toMatchObject({ status: 403, body: { code: 'TEMPLATE_NOT_OWNED' } });
			expect((await bob.call('DELETE', path)).status).toBe(403);
			expect((await ann.call('GET', path)).body).toMatchObject({ name: 'Orders' });
			expect((await ann.call('DELETE', path)).status).toBe(204);
		});
	});
});
