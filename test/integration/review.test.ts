import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BILL_SCHEMA, makeBill, scanBill } from '../support/bills.ts';
import { startReceiver } from '../support/receiver.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { Client, TestEngine } from '../support/test-engine.ts';

let engine: TestEngine;
beforeAll(async () => {
	engine = await startTestEngine({
		environment: {
			// The third document is a scan.
			OCR_ENGINE: 'auto',
			PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
			FETCH_PORTS_ALLOWED: Array.from({ length: 65_535 - 1024 }, (_, i) => 1024 + i).join(),
		},
	});
});
afterAll(() => engine.stop());

type Values = Record<string, unknown>;
type JobBody = {
	jobId: string;
	status: string;
	result: Values;
	needsReview?: boolean;
	review?: { state: string; revision: number; reasons: { path: string; reason: string }[] };
	lowestConfidence?: number | null;
	details?: { path: string; confidence: number; raw: string | null; checks: string[] }[];
};

const createTemplate = async (call: Client, more: object = {}): Promise<string> => {
	const draft = { name: 'Bills', category: 'INVOICE', schema: BILL_SCHEMA, ...more };
	const { status, body } = await call('POST', '/v1/templates', draft);
	expect(status).toBe(201);
	return (body as { id: string }).id;
};

const submit = async (
	key: string,
	templateId: string,
	content: Uint8Array,
	name = 'bill.pdf',
): Promise<JobBody> => {
	const file = { field: 'file', name, content };
	const fields = { templateId };
	const sent = await sendForm(`${engine.url}/v1/documents/parse/async`, key, fields, [file]);
	expect(sent.status).toBe(202);
	const { jobId } = sent.body as { jobId: string };
	for (;;) {
		const path = `/v1/jobs/${jobId}?wait=60&details=true`;
		const job = (await engine.clientFor(key)('GET', path)).body as JobBody;
		if (job.status === 'completed') return job;
		expect(['pending', 'processing']).toContain(job.status);
	}
};

describe('one correction fixes the next document', () => {
	test('a correction of one invoice fixes the next, even a skewed scan, and can be undone', async () => {
		const { call, ownerKey: key } = engine;
		const templateId = await createTemplate(call);
		const first = await submit(key, templateId, await makeBill({ dossier: 'KX-471102', net: 100 }));
		expect(first.result.dossier).not.toBe('KX-471102');

		const corrected = await call('PATCH', `/v1/jobs/${first.jobId}/result`, {
			values: { dossier: 'KX-471102' },
		});
		expect(corrected.status).toBe(200);
		expect(corrected.body).toMatchObject({
			result: { dossier: 'KX-471102' },
			review: { state: 'corrected', revision: 1 },
			learnt: ['dossier'],
			notFound: [],
		});
		const again = (await call('GET', `/v1/jobs/${first.jobId}`)).body as JobBody;
		expect(again.result.dossier).toBe('KX-471102');
		const history = await call('GET', `/v1/jobs/${first.jobId}/corrections`);
		expect(history.body).toMatchObject({
			corrections: [
				{
					revision: 1,
					action: 'correct',
					changes: [{ path: 'dossier', before: first.result.dossier, after: 'KX-471102' }],
				},
			],
		});

		const second = await submit(key, templateId, await makeBill({ dossier: 'PB-90017', net: 250 }));
		expect(second.result).toMatchObject({ dossier: 'PB-90017', netTotal: 250, grossTotal: 297.5 });
		const detail = second.details?.find(({ path }) => path === 'dossier');
		expect(detail?.checks).toContain('as remembered');
		expect(second.lowestConfidence).toBe(
			Math.min(...(second.details ?? []).flatMap(({ raw, confidence }) => (raw ? confidence : []))),
		);

		const scan = await scanBill({ dossier: 'RT-55120', net: 80 }, 1.2);
		const third = await submit(key, templateId, scan, 'bill.png');
		expect(third.result).toMatchObject({ dossier: 'RT-55120', netTotal: 80 });

		const undone = await call('POST', `/v1/jobs/${first.jobId}/undo`, {});
		expect(undone.body).toMatchObject({
			result: { dossier: first.result.dossier },
			review: { state: 'open', revision: 2 },
			lessonId: null,
		});
		const fourth = await submit(key, templateId, await makeBill({ dossier: 'QQ-11111', net: 60 }));
		// A template without lessons.
		const untaught = await createTemplate(call);
		const bill = await makeBill({ dossier: 'QQ-11111', net: 60 });
		expect(fourth.result).toEqual((await submit(key, untaught, bill)).result);
		const undoneDetail = fourth.details?.find(({ path }) => path === 'dossier');
		expect(undoneDetail?.checks ?? []).not.toContain('as remembered');
		expect((await call('POST', `/v1/jobs/${first.jobId}/undo`, {})).status).toBe(409);
	});

	test('an example teaches at once, and its lesson is listed, shown, switched off, moved and deleted', async () => {
		const { call, ownerKey: key } = engine;
		const [templateId, otherId] = [await createTemplate(call), await createTemplate(call)];
		const teach = async (values: Values) =>
			await sendForm(
				`${engine.url}/v1/templates/${templateId}/examples`,
				key,
				{ values: JSON.stringify(values) },
				[{ field: 'file', name: 'a.pdf', content: await makeBill({ dossier: 'KX-1', net: 70 }) }],
			);
		expect((await teach({ dossier: 5 })).status).toBe(400);
		const taught = await teach({ dossier: 'KX-1', netTotal: 70, invoiceDate: '1999-01-01' });
		expect(taught.body).toMatchObject({
			learnt: ['dossier', 'netTotal'],
			notFound: ['invoiceDate'],
		});
		const { lessonId } = taught.body as { lessonId: string };

		const read = async (id: string, dossier: string) => {
			const content = await makeBill({ dossier, net: 90 });
			const { body } = await sendForm(
				`${engine.url}/documents/parse`,
				key,
				{ templateId: id, details: 'true' },
				[{ field: 'files', name: 'b.pdf', content }],
			);
			return (body as { result: Values }).result.dossier;
		};
		expect(await read(templateId, 'ZZ-2')).toBe('ZZ-2');
		expect(await read(otherId, 'ZZ-2')).not.toBe('ZZ-2');

		const path = `/v1/templates/${templateId}/memory`;
		expect((await call('GET', path)).body).toMatchObject({
			enabled: true,
			count: 1,
			lessons: [{ id: lessonId, origin: 'example', fields: ['dossier', 'netTotal'] }],
		});
		const shown = await call('GET', `${path}/${lessonId}`);
		expect(JSON.stringify(shown.body)).not.toMatch(/KX|Quarry|gravel/i);
		await call('PATCH', path, { enabled: false });
		expect(await read(templateId, 'ZZ-3')).not.toBe('ZZ-3');
		await call('PATCH', path, { enabled: true });

		const exported = (await call('GET', `${path}/export`)).body;
		const imported = await call('POST', `/v1/templates/${otherId}/memory/import`, exported);
		expect(imported.body).toEqual({ imported: 1 });
		expect(await read(otherId, 'ZZ-4')).toBe('ZZ-4');
		const damaged = await call('POST', `/v1/templates/${otherId}/memory/import`, {
			version: 1,
			lessons: [{ version: 1, anchors: 'none' }],
		});
		expect(damaged.status).toBe(400);

		expect((await call('DELETE', `${path}/${lessonId}`)).status).toBe(204);
		expect(await read(templateId, 'ZZ-5')).not.toBe('ZZ-5');
		expect((await call('GET', `${path}/${lessonId}`)).status).toBe(404);
		expect((await call('DELETE', `/v1/templates/${otherId}/memory`)).status).toBe(204);
		expect(await read(otherId, 'ZZ-6')).not.toBe('ZZ-6');
	});

	test('a document of a synchronous request can be corrected while it is stored', async () => {
		const { call, ownerKey: key } = engine;
		const templateId = await createTemplate(call);
		const parse = async (dossier: string, fields: Record<string, string>) =>
			(
				await sendForm(`${engine.url}/documents/parse`, key, { templateId, ...fields }, [
					{ field: 'files', name: 'b.pdf', content: await makeBill({ dossier, net: 30 }) },
				])
			).body as { result: Values; documentId?: string; keptUntil?: string };
		expect(await parse('AA-100', {})).not.toHaveProperty('documentId');
		const { documentId = '', keptUntil } = await parse('AA-100', { keep: 'true' });
		expect(Date.parse(keptUntil ?? '')).toBeGreaterThan(Date.now());
		const path = `/v1/documents/${documentId}`;
		expect((await call('GET', path)).body).toMatchObject({ documentId, templateId });
		const changed = await call('PATCH', `${path}/result`, { values: { dossier: 'AA-100' } });
		expect(changed.body).toMatchObject({ documentId, learnt: ['dossier'] });
		expect((await parse('BB-200', {})).result.dossier).toBe('BB-200');
		expect((await call('DELETE', path)).status).toBe(204);
		expect((await call('GET', path)).status).toBe(404);
	});
});

describe('results that need review', () => {
	test('a doubtful result and its review are marked, listed and sent as events', async () => {
		const receiver = await startReceiver();
		const { call, apiKey } = await engine.createAccount('premium');
		const templateId = await createTemplate(call, {
			review: { below: 0.2, fields: { dossier: 0.99 } },
		});
		const events = ['document.completed', 'document.needs_review', 'document.reviewed'];
		const hook = { url: `${receiver.url}/hook`, events };
		expect((await call('POST', '/v1/webhooks', hook)).status).toBe(201);
		const detailed = { url: `${receiver.url}/detailed`, events, details: true };
		expect((await call('POST', '/v1/webhooks', detailed)).status).toBe(201);

		const content = await makeBill({ dossier: 'KX-9', net: 10 });
		const job = await submit(apiKey, templateId, content);
		expect(job).toMatchObject({ needsReview: true, review: { state: 'open', revision: 0 } });
		expect(job.review?.reasons.map(({ path }) => path)).toEqual(['dossier']);
		const list = async (wanted: boolean) =>
			(
				(await call('GET', `/v1/jobs?needsReview=${wanted}`)).body as { jobs: { jobId: string }[] }
			).jobs.map(({ jobId }) => jobId);
		expect(await list(true)).toEqual([job.jobId]);
		expect(await list(false)).toEqual([]);

		const approved = await call('PATCH', `/v1/jobs/${job.jobId}/result`, {
			values: { dossier: 'KX-9' },
			approve: true,
		});
		expect(approved.body).toMatchObject({ needsReview: false, review: { state: 'approved' } });
		expect(await list(true)).toEqual([]);

		const all = (await receiver.waitFor(6)).map(({ path, body }) => ({
			path,
			event: JSON.parse(body) as Values,
		}));
		const ofKind = (path: string, type: string) =>
			all.find((one) => one.path === path && one.event.eventType === type)?.event;
		expect(Object.keys(ofKind('/hook', 'document.completed') ?? {})).toEqual([
			'eventId',
			'eventType',
			'jobId',
			'status',
			'result',
			'error',
			'pageCount',
			'pageUsed',
			'pageRemaining',
			'timestamp',
			'templateId',
			'fileName',
		]);
		expect(ofKind('/hook', 'document.needs_review')).toMatchObject({
			jobId: job.jobId,
			needsReview: true,
			reasons: [{ path: 'dossier' }],
		});
		expect(ofKind('/hook', 'document.reviewed')).toMatchObject({
			result: { dossier: 'KX-9' },
			review: { state: 'approved', revision: 1 },
		});
		expect(ofKind('/detailed', 'document.completed')).toMatchObject({
			lowestConfidence: job.lowestConfidence,
			details: job.details,
		});
		expect(ofKind('/hook', 'document.reviewed')).not.toHaveProperty('details');

		const accuracy = (await call('GET', `/v1/templates/${templateId}/accuracy`)).body as {
			fields: { path: string; reviewed: number; right: number; corrected: number }[];
		};
		expect(accuracy.fields.find(({ path }) => path === 'dossier')).toMatchObject({
			reviewed: 1,
			right: 0,
			corrected: 1,
		});
		expect(accuracy.fields.find(({ path }) => path === 'netTotal')).toMatchObject({
			reviewed: 1,
			right: 1,
			corrected: 0,
		});
		const set = await fetch(`${engine.url}/v1/templates/${templateId}/evaluation`, {
			headers: { 'x-api-key': apiKey },
		});
		const archive = Buffer.from(await set.arrayBuffer());
		expect(archive.subarray(0, 2).toString()).toBe('PK');
		expect(archive.includes(Buffer.from(`documents/${job.jobId}.pdf`))).toBe(true);
		expect(archive.includes(content)).toBe(true);
		expect(archive.includes(Buffer.from('"dossier": "KX-9"'))).toBe(true);
		await receiver.close();
	});

	test('a template without review has jobs as specified', async () => {
		const { call, ownerKey: key } = engine;
		const templateId = await createTemplate(call);
		const { jobId } = await submit(key, templateId, await makeBill({ dossier: 'AB-77', net: 44 }));
		const { body } = await call('GET', `/v1/jobs/${jobId}`);
		expect(Object.keys(body as object)).toEqual([
			'jobId',
			'status',
			'fileName',
			'templateId',
			'templateVersion',
			'result',
			'error',
			'pageCount',
			'attempts',
			'createdAt',
			'startedAt',
			'completedAt',
		]);
	});

	test('rules for fields that the template does not have are refused', async () => {
		const draft = { name: 'B', category: 'INVOICE', schema: BILL_SCHEMA };
		const send = (review: unknown) => engine.call('POST', '/v1/templates', { ...draft, review });
		expect((await send({ fields: { nothing: 0.5 } })).status).toBe(400);
		expect((await send({ below: 2 })).status).toBe(400);
		expect((await send({ fields: { 'lines[].weight': 0.5 }, checks: true })).status).toBe(201);
	});
});

describe('bad corrections', () => {
	let templateId: string;
	let job: JobBody;
	const correct = (body: unknown, call: Client = engine.call) =>
		call('PATCH', `/v1/jobs/${job.jobId}/result`, body);
	beforeAll(async () => {
		templateId = await createTemplate(engine.call);
		const content = await makeBill({ dossier: 'KX-33', net: 33 });
		job = await submit(engine.ownerKey, templateId, content);
	});

	test.each([
		['of the wrong type', { values: { netTotal: 'much' } }, 'netTotal'],
		['of a day that is none', { values: { invoiceDate: '2025-13-01' } }, 'invoiceDate'],
		['of an unknown path', { values: { nobody: 1 } }, 'nobody'],
		['of a path that is none', { values: { 'a..b': 1 } }, 'a..b'],
		['of __proto__', { changes: [{ path: '__proto__', value: 1 }] }, '__proto__'],
		['of a row far behind the last', { values: { 'lines[40].what': 'x' } }, 'lines[40].what'],
		['of nothing', {}, 'values'],
		['that approves and rejects', { approve: true, reject: true }, 'reject'],
	])('a correction %s is refused and changes nothing', async (_what, body, path) => {
		const answer = await correct(body);
		expect(answer.status).toBe(400);
		expect(answer.body).toMatchObject({ details: [{ path }] });
		const now = (await engine.call('GET', `/v1/jobs/${job.jobId}`)).body as JobBody;
		expect(now.result).toEqual(job.result);
	});

	test('someone else’s job is unknown', async () => {
		const { call } = await engine.createAccount();
		expect((await correct({ values: { netTotal: 1 } }, call)).status).toBe(404);
		expect((await call('GET', `/v1/templates/${templateId}/memory`)).status).toBe(404);
		expect((await call('POST', `/v1/jobs/${job.jobId}/undo`, {})).status).toBe(404);
	});

	test('a value that is not on the page is kept and teaches nothing', async () => {
		const { body } = await correct({ values: { dossier: 'not there 999' }, revision: 0 });
		expect(body).toMatchObject({
			result: { dossier: 'not there 999' },
			learnt: [],
			notFound: ['dossier'],
			lessonId: null,
		});
		expect((await engine.call('GET', `/v1/templates/${templateId}/memory`)).body).toMatchObject({
			count: 0,
		});
	});

	test('of two concurrent corrections one succeeds, and the other gets the newer revision', async () => {
		const { review } = (await engine.call('GET', `/v1/jobs/${job.jobId}`)).body as JobBody;
		const revision = review?.revision ?? 0;
		const answers = await Promise.all(
			[41, 42].map((netTotal) => correct({ revision, values: { netTotal } })),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		const refused = answers.find(({ status }) => status === 409);
		expect(refused?.body).toMatchObject({ code: 'RESULT_CHANGED' });
		expect((refused?.body as { message: string }).message).toContain(`revision ${revision + 1}`);
	});

	test('words give the place of a value that is printed differently', async () => {
		const { body } = await correct({
			changes: [{ path: 'dossier', value: 'Mark 33', words: 'KX-33' }],
		});
		expect(body).toMatchObject({ learnt: ['dossier'] });
	});

	test('a row can be added after the last, with all its fields', async () => {
		const { body } = await correct({ values: { 'lines[0].what': 'Gravel' } });
		expect(body).toMatchObject({ result: { lines: [{ what: 'Gravel', weight: null }] } });
	});

	test('undo restores the rows of a list, and history is listed by pages', async () => {
		const result = async () =>
			((await engine.call('GET', `/v1/jobs/${job.jobId}`)).body as JobBody).result;
		const before = await result();
		const rows = (before.lines as unknown[]).length;
		expect((await correct({ values: { [`lines[${rows}].what`]: 'Sand' } })).status).toBe(200);
		expect((await result()).lines).toHaveLength(rows + 1);
		const undone = await engine.call('POST', `/v1/jobs/${job.jobId}/undo`, {});
		expect(undone.status).toBe(200);
		expect(JSON.stringify(await result())).toBe(JSON.stringify(before));

		type Page = { corrections: { revision: number; undoes?: number }[]; nextCursor: string | null };
		const path = `/v1/jobs/${job.jobId}/corrections`;
		const first = (await engine.call('GET', `${path}?limit=1`)).body as Page;
		expect(first).toMatchObject({ corrections: [{ revision: 1 }], nextCursor: '1' });
		const rest = (await engine.call('GET', `${path}?cursor=1`)).body as Page;
		expect(rest.nextCursor).toBeNull();
		const last = rest.corrections.at(-1);
		expect(last).toMatchObject({ action: 'undo', undoes: (last?.revision ?? 0) - 1, changes: [] });
		expect((await engine.call('GET', `${path}?cursor=x`)).status).toBe(400);
	});

	test('a correction with more than 1,000 values is refused', async () => {
		const values = Object.fromEntries(
			Array.from({ length: 1001 }, (_, i) => [`lines[${i}].what`, 'Gravel']),
		);
		const refused = await correct({ values });
		expect(refused.status).toBe(400);
		expect(refused.body).toMatchObject({ code: 'TOO_MANY_VALUES' });
	});

	test('a rejected result teaches nothing', async () => {
		const { body } = await correct({ reject: true });
		expect(body).toMatchObject({ review: { state: 'rejected' }, learnt: null, lessonId: null });
		expect((await engine.call('GET', `/v1/templates/${templateId}/memory`)).body).toMatchObject({
			count: 0,
		});
	});

	test('a total that the sums contradict is not learnt, and the next document is read right', async () => {
		const poisoned = await createTemplate(engine.call);
		const { body } = await sendForm(
			`${engine.url}/v1/templates/${poisoned}/examples`,
			engine.ownerKey,
			{ values: JSON.stringify({ grossTotal: 12.5 }) },
			[{ field: 'file', name: 'a.pdf', content: await makeBill({ dossier: 'KX-1', net: 70 }) }],
		);
		expect(body).toMatchObject({ learnt: [], notLearnt: [{ path: 'grossTotal' }] });
		const content = await makeBill({ dossier: 'KX-2', net: 200 });
		const { result } = await submit(engine.ownerKey, poisoned, content);
		expect(result.grossTotal).toBe(238);
	});

	test('a job that has not completed has no result to correct', async () => {
		const unread = new Uint8Array(Buffer.from('%PDF-1.4 damaged'));
		const file = { field: 'file', name: 'x.pdf', content: unread };
		const url = `${engine.url}/v1/documents/parse/async`;
		const { body } = await sendForm(url, engine.ownerKey, { templateId }, [file]);
		const { jobId } = body as { jobId: string };
		await engine.call('GET', `/v1/jobs/${jobId}?wait=60`);
		const answer = await engine.call('PATCH', `/v1/jobs/${jobId}/result`, { approve: true });
		expect(answer.status).toBe(409);
		expect(answer.body).toMatchObject({ code: 'JOB_NOT_COMPLETED' });
	});
});
