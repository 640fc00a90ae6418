import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BILL_SCHEMA, makeBill } from '../support/bills.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

let engine: TestEngine;
beforeAll(async () => {
	engine = await startTestEngine({});
});
afterAll(() => engine.stop());

type JobBody = { jobId: string; status: string; result: Record<string, unknown> };
type Applied = {
	documents: {
		jobId: string;
		applied: boolean;
		needsReview: boolean;
		changes: { path: string; before: unknown; after: unknown }[];
	}[];
	nextCursor: string | null;
};

const DOSSIERS = ['KX-471102', 'PB-90017', 'RT-55120', 'QQ-11111'];

async function submit(templateId: string, dossier: string): Promise<JobBody> {
	const { call, ownerKey: key } = engine;
	const content = await makeBill({ dossier, net: 100 });
	const file = { field: 'file', name: `${dossier}.pdf`, content };
	const sent = await sendForm(`${engine.url}/v1/documents/parse/async`, key, { templateId }, [
		file,
	]);
	const { jobId } = sent.body as { jobId: string };
	for (;;) {
		const job = (await call('GET', `/v1/jobs/${jobId}?wait=60`)).body as JobBody;
		if (job.status === 'completed') return job;
		expect(['pending', 'processing']).toContain(job.status);
	}
}

test('one correction puts all waiting documents of its make right, once a person says so', async () => {
	const { call } = engine;
	const draft = {
		name: 'Bills',
		category: 'INVOICE',
		schema: BILL_SCHEMA,
		review: { fields: { dossier: 0.9 } },
	};
	const made = await call('POST', '/v1/templates', draft);
	const { id: templateId } = made.body as { id: string };
	const jobs: JobBody[] = [];
	for (const dossier of DOSSIERS) jobs.push(await submit(templateId, dossier));
	const [first, ...others] = jobs;
	const apply = async (body: object) =>
		(await call('POST', `/v1/templates/${templateId}/memory/apply`, body)).body as Applied;

	// Nothing was taught yet.
	expect(await apply({})).toEqual({ documents: [], nextCursor: null });
	await call('PATCH', `/v1/jobs/${first?.jobId}/result`, { values: { dossier: DOSSIERS[0] } });

	const shown = await apply({});
	expect(shown.documents.map(({ jobId }) => jobId)).toEqual(others.map(({ jobId }) => jobId));
	expect(shown.documents.every(({ applied }) => !applied)).toBe(true);
	const [second] = others;
	const before = (await call('GET', `/v1/jobs/${second?.jobId}`)).body as JobBody;
	expect(before.result).toEqual(second?.result);

	const page = await apply({ apply: true, limit: 1 });
	expect(page.documents).toMatchObject([{ jobId: second?.jobId, applied: true }]);
	expect(page.nextCursor).toBe(second?.jobId);
	const rest = await apply({ apply: true });
	expect(rest.documents.filter(({ applied }) => applied).map(({ jobId }) => jobId)).toEqual(
		others.slice(1).map(({ jobId }) => jobId),
	);
	for (const [i, { jobId }] of others.entries()) {
		const job = (await call('GET', `/v1/jobs/${jobId}`)).body as JobBody;
		expect(job.result.dossier).toBe(DOSSIERS[i + 1]);
	}
	// A correction still works, and knows what the engine had found.
	const corrected = await call('PATCH', `/v1/jobs/${second?.jobId}/result`, { approve: true });
	expect(corrected.status).toBe(200);
	expect((await apply({ apply: true })).documents).toEqual([]);
});

test('another account cannot apply the lessons of a template', async () => {
	const { call } = engine;
	const draft = { name: 'Bills', category: 'INVOICE', schema: BILL_SCHEMA };
	const { id } = (await call('POST', '/v1/templates', draft)).body as { id: string };
	const stranger = engine.clientFor('dsk_live_nobody');
	expect((await stranger('POST', `/v1/templates/${id}/memory/apply`, {})).status).toBe(401);
});
