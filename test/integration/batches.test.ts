import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createBatchRepository } from '../../engine/src/services/batches/batch-repository.ts';
import { describeOnEachDatabase } from '../support/databases.ts';
import { makePdf } from '../support/documents.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

type Made = { id: string; counts: Record<string, number> };
type Page = { jobs: { jobId: string; status: string }[]; nextCursor: string | null };

const template = { name: 'T', category: 'CUSTOM', schema: { data: { total: { type: 'number' } } } };

describeOnEachDatabase('a batch', (kind) => {
	let engine: TestEngine;
	let templateId: string;
	beforeAll(async () => {
		engine = await startTestEngine({ kind });
		({ id: templateId } = (await engine.call('POST', '/v1/templates', template)).body as Made);
	});
	afterAll(() => engine.stop());

	const makeBatch = async (name = 'October') =>
		(await engine.call('POST', '/v1/batches', { name, templateId })).body as Made;
	const submit = async (content: Buffer | string, fields: Record<string, string>) => {
		const form = new FormData();
		for (const [name, value] of Object.entries({ templateId, ...fields })) form.set(name, value);
		const bytes = typeof content === 'string' ? Buffer.from(content) : content;
		form.set('file', new Blob([new Uint8Array(bytes)]), 'a.pdf');
		const answer = await fetch(`${engine.url}/v1/documents/parse/async`, {
			method: 'POST',
			headers: { 'x-api-key': engine.ownerKey },
			body: form,
		});
		return { status: answer.status, body: (await answer.json()) as { jobId: string } };
	};
	const end = (jobId: string) => engine.call('GET', `/v1/jobs/${jobId}?wait=60`);
	const get = async (id: string) => (await engine.call('GET', `/v1/batches/${id}`)).body as Made;

	test('counts its jobs by status, and shows the failed ones first', async () => {
		const { id, ...made } = await makeBatch();
		expect(made).toMatchObject({ name: 'October', templateId, counts: { all: 0, completed: 0 } });
		const good: string[] = [];
		for (const amount of ['1.00', '2.00']) {
			const sent = await submit(await makePdf([[['Total', amount]]]), { batch: id });
			expect(sent.status).toBe(202);
			good.push(sent.body.jobId);
		}
		const bad = (await submit('%PDF-1.4 broken', { batch: id })).body.jobId;
		const other = (await submit(await makePdf([[['Total', '3.00']]]), {})).body.jobId;
		for (const jobId of [...good, bad, other]) await end(jobId);
		expect((await get(id)).counts).toEqual({
			all: 3,
			pending: 0,
			processing: 0,
			retrying: 0,
			completed: 2,
			failed: 1,
			needsReview: 0,
			pages: 2,
		});

		const seen: string[] = [];
		let cursor: string | null = '';
		while (cursor !== null) {
			const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
			const page = (await engine.call('GET', `/v1/batches/${id}/results?limit=1${query}`))
				.body as Page;
			seen.push(...page.jobs.map(({ jobId }) => jobId));
			cursor = page.nextCursor;
		}
		expect(seen).toEqual([bad, ...good.toReversed()]);
		const all = (await engine.call('GET', `/v1/batches/${id}/results`)).body as Page;
		expect(all).toMatchObject({
			jobs: [{ status: 'failed' }, { result: { total: 2 } }, { result: { total: 1 } }],
			nextCursor: null,
		});
		const listed = (await engine.call('GET', `/v1/jobs?batch=${id}`)).body as Page;
		expect(listed.jobs).toHaveLength(3);
		const exported = await engine.call('GET', `/v1/jobs/export?format=json&batch=${id}`);
		expect(exported.body).toHaveLength(3);
	});

	test('has documents that were submitted before, which are not read again', async () => {
		const pdf = await makePdf([[['Total', '4.00']]]);
		const first = await makeBatch('first');
		const second = await makeBatch('second');
		const sent = await submit(pdf, { batch: first.id });
		const again = await submit(pdf, { batch: second.id });
		expect([again.status, again.body.jobId]).toEqual([200, sent.body.jobId]);
		await submit(pdf, { batch: second.id });
		expect((await get(first.id)).counts.all).toBe(1);
		expect((await get(second.id)).counts.all).toBe(1);
	});

	test('is for one template, of one account', async () => {
		const { id } = await makeBatch();
		const another = (await engine.call('POST', '/v1/templates', { ...template, name: 'U' }))
			.body as Made;
		const wrong = await submit(await makePdf([[['a', 'b']]]), {
			batch: id,
			templateId: another.id,
		});
		expect(wrong).toMatchObject({ status: 400, body: { details: [{ path: 'batch' }] } });
		const unknown = await submit(await makePdf([[['a', 'b']]]), { batch: 'nothing' });
		expect(unknown).toMatchObject({ status: 404, body: { code: 'BATCH_NOT_FOUND' } });
		const other = await engine.createAccount();
		for (const path of [`/v1/batches/${id}`, `/v1/batches/${id}/results`]) {
			expect((await other.call('GET', path)).status).toBe(404);
		}
		expect((await other.call('DELETE', `/v1/batches/${id}`)).status).toBe(404);
		expect((await other.call('POST', '/v1/batches', { name: 'x', templateId })).status).toBe(404);
		expect((await other.call('GET', '/v1/batches')).body).toMatchObject({ batches: [] });
	});

	test('is listed newest first, and deleted without its jobs', async () => {
		const names = ['a', 'b', 'c'];
		for (const name of names) await makeBatch(name);
		const page = (await engine.call('GET', '/v1/batches?limit=2')).body as {
			batches: (Made & { name: string })[];
			nextCursor: string;
		};
		expect(page.batches.map(({ name }) => name)).toEqual(['c', 'b']);
		const next = (await engine.call('GET', `/v1/batches?limit=2&cursor=${page.nextCursor}`))
			.body as typeof page;
		expect(next.batches[0]?.name).toBe('a');
		const { id } = await makeBatch();
		const { jobId } = (await submit(await makePdf([[['Total', '5.00']]]), { batch: id })).body;
		expect((await engine.call('DELETE', `/v1/batches/${id}`)).status).toBe(204);
		expect((await engine.call('GET', `/v1/batches/${id}`)).status).toBe(404);
		expect((await end(jobId)).status).toBe(200);
	});

	test('is deleted when all its jobs are gone, and not before', async () => {
		const empty = await makeBatch('empty');
		const full = await makeBatch('full');
		const { jobId } = (await submit(await makePdf([[['Total', '6.00']]]), { batch: full.id })).body;
		await end(jobId);
		const repository = createBatchRepository(engine.services.db);
		await repository.deleteEmptyBefore(new Date(0));
		expect((await get(empty.id)).id).toBe(empty.id);
		await repository.deleteEmptyBefore(new Date(Date.now() + 60_000));
		expect((await engine.call('GET', `/v1/batches/${empty.id}`)).status).toBe(404);
		expect((await get(full.id)).counts.all).toBe(1);
		await engine.call('DELETE', `/v1/jobs/${jobId}`);
		expect((await get(full.id)).counts.all).toBe(0);
	});
});
