import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestClock } from '../support/clock.ts';
import { describeOnEachDatabase } from '../support/databases.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

type Trashed = { id: string; kind: string; name: string; deletedAt: string; purgedAt: string };

const DAY_MS = 86_400_000;
const TEMPLATE = {
	name: 'Bill',
	category: 'CUSTOM',
	schema: { data: { total: { type: 'string' } } },
};

describeOnEachDatabase('the trash of templates', (kind) => {
	let engine: TestEngine;
	const clock = createTestClock('2026-03-01T00:00:00Z');
	beforeAll(async () => {
		engine = await startTestEngine({ kind, clock, environment: { TRASH_DAYS: '7' } });
	});
	afterAll(() => engine.stop());

	const create = async () =>
		((await engine.call('POST', '/v1/templates', TEMPLATE)).body as { id: string }).id;
	const list = async () => (await engine.call('GET', '/v1/trash')).body as Trashed[];
	const status = async (method: string, path: string) => (await engine.call(method, path)).status;

	test('keeps a deleted template, which nobody can use until it is restored', async () => {
		const id = await create();
		const replaced = { ...TEMPLATE, name: 'Bill 2' };
		await engine.call('PUT', `/v1/templates/${id}`, replaced);
		expect(await status('DELETE', `/v1/templates/${id}`)).toBe(204);
		for (const method of ['GET', 'DELETE']) {
			expect(await status(method, `/v1/templates/${id}`)).toBe(404);
		}
		const all = (await engine.call('GET', '/v1/templates')).body as { id: string }[];
		expect(all.map((one) => one.id)).not.toContain(id);
		expect(await list()).toMatchObject([{ id, kind: 'template', name: 'Bill 2' }]);
		const { deletedAt, purgedAt } = (await list())[0] ?? { deletedAt: '', purgedAt: '' };
		expect(Date.parse(purgedAt) - Date.parse(deletedAt)).toBe(7 * DAY_MS);

		expect(await status('POST', `/v1/trash/${id}/restore`)).toBe(204);
		expect(await list()).toEqual([]);
		expect((await engine.call('GET', `/v1/templates/${id}`)).body).toMatchObject(replaced);
		const { body } = await engine.call('GET', `/v1/templates/${id}/versions`);
		expect((body as { versions: unknown[] }).versions).toHaveLength(2);
		expect(await status('POST', `/v1/trash/${id}/restore`)).toBe(404);
	});

	test('is left out on request, and can be emptied by hand', async () => {
		const forgotten = await create();
		expect(await status('DELETE', `/v1/templates/${forgotten}?forget=true`)).toBe(204);
		expect(await list()).toEqual([]);
		const id = await create();
		await engine.call('DELETE', `/v1/templates/${id}`);
		expect(await status('DELETE', `/v1/trash/${id}`)).toBe(204);
		expect(await status('POST', `/v1/trash/${id}/restore`)).toBe(404);
		const rows = await engine.services
			.db<{ id: string }>('templates')
			.whereIn('id', [id, forgotten]);
		expect(rows).toEqual([]);
	});

	test('is nobody else’s, and ends after its time', async () => {
		const id = await create();
		await engine.call('DELETE', `/v1/templates/${id}`);
		const other = await engine.createAccount();
		expect((await other.call('GET', '/v1/trash')).body).toEqual([]);
		expect((await other.call('POST', `/v1/trash/${id}/restore`)).status).toBe(404);
		expect((await other.call('DELETE', `/v1/trash/${id}`)).status).toBe(404);
		clock.set('2026-03-08T00:00:00Z');
		expect(await list()).toEqual([]);
		expect(await status('POST', `/v1/trash/${id}/restore`)).toBe(404);
		await engine.services.templates.emptyTrash();
		expect(await engine.services.db<{ id: string }>('templates').where({ id })).toEqual([]);
	});
});

type TrashedJob = { jobId: string; fileName: string; deletedAt: string; purgedAt: string };

describeOnEachDatabase('the trash of jobs', (kind) => {
	let engine: TestEngine;
	let templateId: string;
	const clock = createTestClock('2026-03-01T00:00:00Z');
	beforeAll(async () => {
		engine = await startTestEngine({
			kind,
			clock,
			environment: { TRASH_DAYS: '7', RETENTION_DAYS: '20' },
		});
		const review = { ...TEMPLATE, review: { below: 0.999 } };
		const { body } = await engine.call('POST', '/v1/templates', review);
		templateId = (body as { id: string }).id;
	});
	afterAll(() => engine.stop());

	const submit = async (text: string, headers: Record<string, string> = {}) => {
		const file = { field: 'file', name: 'bill.txt', content: Buffer.from(text) };
		const address = `${engine.url}/v1/documents/parse/async`;
		return await sendForm(address, engine.ownerKey, { templateId }, [file], headers);
	};
	const read = async (text: string): Promise<string> => {
		const { jobId } = (await submit(text)).body as { jobId: string };
		const { body } = await engine.call('GET', `/v1/jobs/${jobId}?wait=30`);
		expect(body).toMatchObject({ status: 'completed' });
		return jobId;
	};
	const status = async (method: string, path: string, body?: unknown) =>
		(await engine.call(method, path, body)).status;
	const list = async () => (await engine.call('GET', '/v1/jobs/trash')).body as TrashedJob[];
	const listIds = async (query = '') => {
		const { body } = await engine.call('GET', `/v1/jobs${query}`);
		return (body as { jobs: { jobId: string }[] }).jobs.map(({ jobId }) => jobId);
	};
	const storedBytes = async () => {
		const [row] = await engine.services
			.db<{ stored_bytes: number }>('accounts')
			.select('stored_bytes');
		return Number(row?.stored_bytes);
	};
	const rowsOf = async (id: string) =>
		await engine.services.db<{ id: string }>('jobs').where({ id }).select('id');

	test('keeps a job with its result and its review, and hides it until it is restored', async () => {
		const id = await read('Total 12.50 EUR');
		await engine.call('PATCH', `/v1/jobs/${id}/result`, { values: { total: '99' } });
		const before = (await engine.call('GET', `/v1/jobs/${id}`)).body;
		const bytes = await storedBytes();
		expect(await status('DELETE', `/v1/jobs/${id}?trash=true`)).toBe(204);

		for (const path of ['', '/document', '/output?as=text', '/corrections']) {
			expect([path, await status('GET', `/v1/jobs/${id}${path}`)]).toEqual([path, 404]);
		}
		for (const [method, path, body] of [
			['POST', '/retry', {}],
			['POST', '/events', {}],
			['POST', '/split', { split: '1' }],
			['PATCH', '/result', { approve: true }],
			['POST', '/undo', {}],
			['DELETE', '?trash=true', undefined],
		] as const) {
			const answer = await status(method, `/v1/jobs/${id}${path}`, body);
			expect([path, answer]).toEqual([path, 404]);
		}
		expect(await listIds()).not.toContain(id);
		expect(await listIds('?needsReview=true')).not.toContain(id);
		const { body: exported } = await engine.call('GET', '/v1/jobs/export?format=json');
		expect(JSON.stringify(exported)).not.toContain(id);
		const [trashed] = await list();
		expect(trashed).toMatchObject({ jobId: id, fileName: 'bill.txt' });
		const { deletedAt = '', purgedAt = '' } = trashed ?? {};
		expect(Date.parse(purgedAt) - Date.parse(deletedAt)).toBe(7 * DAY_MS);
		// Its document still takes up room.
		expect(await storedBytes()).toBe(bytes);

		expect(await status('POST', `/v1/jobs/${id}/restore`)).toBe(200);
		expect((await engine.call('GET', `/v1/jobs/${id}`)).body).toEqual(before);
		expect(await listIds()).toContain(id);
		expect(await list()).toEqual([]);
		expect(await status('GET', `/v1/jobs/${id}/document`)).toBe(200);
		expect(await status('POST', `/v1/jobs/${id}/undo`, {})).toBe(200);
		expect(await status('POST', `/v1/jobs/${id}/restore`)).toBe(404);
	});

	test('does not change that DELETE alone erases at once, also from the trash', async () => {
		const before = await storedBytes();
		const plain = await read('Total 1 EUR');
		expect(await status('DELETE', `/v1/jobs/${plain}`)).toBe(204);
		const binned = await read('Total 2 EUR');
		await engine.call('DELETE', `/v1/jobs/${binned}?trash=true`);
		expect(await status('DELETE', `/v1/jobs/${binned}`)).toBe(204);
		expect(await list()).toEqual([]);
		expect([...(await rowsOf(plain)), ...(await rowsOf(binned))]).toEqual([]);
		expect(await storedBytes()).toBe(before);
		expect(await status('POST', `/v1/jobs/${binned}/restore`)).toBe(404);
		expect(await status('DELETE', `/v1/jobs/${plain}?trash=true&forget=true`)).toBe(400);
	});

	test('lets the same document be submitted again, and then refuses to restore it', async () => {
		const key = { 'idempotency-key': 'again' };
		const first = ((await submit('Total 3 EUR', key)).body as { jobId: string }).jobId;
		await engine.call('GET', `/v1/jobs/${first}?wait=30`);
		await engine.call('DELETE', `/v1/jobs/${first}?trash=true`);
		const again = await submit('Total 3 EUR', key);
		const { jobId } = again.body as { jobId: string };
		expect(again.status).toBe(202);
		expect(jobId).not.toBe(first);
		await engine.call('GET', `/v1/jobs/${jobId}?wait=30`);
		expect((await engine.call('POST', `/v1/jobs/${first}/restore`)).body).toMatchObject({
			code: 'JOB_NOT_RESTORED',
		});
		await engine.call('DELETE', `/v1/jobs/${jobId}`);
		expect(await status('POST', `/v1/jobs/${first}/restore`)).toBe(200);
		await engine.call('DELETE', `/v1/jobs/${first}`);
	});

	test('restores one of two jobs of the same document, also when both are asked for at once', async () => {
		const first = await read('Total 6 EUR');
		await engine.call('DELETE', `/v1/jobs/${first}?trash=true`);
		const second = await read('Total 6 EUR');
		await engine.call('DELETE', `/v1/jobs/${second}?trash=true`);
		for (let round = 0; round < 10; round += 1) {
			const asked = [first, second, first, second].map((id) =>
				status('POST', `/v1/jobs/${id}/restore`),
			);
			const answers = await Promise.all(asked);
			expect(answers.filter((one) => one === 200)).toHaveLength(1);
			// Missing: its other request was first. Refused: the other job was first.
			expect(answers.filter((one) => ![200, 404, 409].includes(one))).toEqual([]);
			for (const id of [first, second]) await engine.call('DELETE', `/v1/jobs/${id}?trash=true`);
			expect(await list()).toHaveLength(2);
		}
		for (const id of [first, second]) await engine.call('DELETE', `/v1/jobs/${id}`);
	});

	test('takes only whole files whose jobs have ended', async () => {
		const id = await read('Total 4 EUR');
		const { db } = engine.services;
		await db('jobs').where({ id }).update({ status: 'processing' });
		const { body } = await engine.call('DELETE', `/v1/jobs/${id}?trash=true`);
		expect(body).toMatchObject({ statusCode: 409, code: 'JOB_NOT_TRASHED' });
		await db('jobs').where({ id }).update({ status: 'completed', parent_id: id, sorting_key: id });
		expect(await status('DELETE', `/v1/jobs/${id}?trash=true`)).toBe(409);
		await db('jobs').where({ id }).update({ parent_id: null, sorting_key: '' });
		expect(await status('DELETE', `/v1/jobs/${id}`)).toBe(204);
	});

	test('is nobody else’s, and ends after its time or with the retention', async () => {
		const id = await read('Total 5 EUR');
		await engine.call('DELETE', `/v1/jobs/${id}?trash=true`);
		const other = await engine.createAccount();
		expect((await other.call('GET', '/v1/jobs/trash')).body).toEqual([]);
		expect((await other.call('POST', `/v1/jobs/${id}/restore`)).status).toBe(404);
		expect((await other.call('DELETE', `/v1/jobs/${id}`)).status).toBe(404);
		clock.set('2026-03-08T00:00:01Z');
		expect(await list()).toEqual([]);
		expect(await status('POST', `/v1/jobs/${id}/restore`)).toBe(404);
	});
});
