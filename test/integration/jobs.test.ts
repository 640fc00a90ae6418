import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startRedis } from '../setup/redis.ts';
import type { RunningService } from '../setup/postgres.ts';
import { makeZip } from '../support/archives.ts';
import { drawPage, LETTER, makePdf, makeScan } from '../support/documents.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine, WITH_OCR } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';
import { waitUntil } from '../support/wait-until.ts';

const RC4 = { userPassword: 'x', pdfVersion: '1.4' } as const;
const TEMPLATE = {
	name: 'Letter',
	category: 'INVOICE',
	schema: {
		data: {
			invoiceNumber: { type: 'string' },
			invoiceDate: { type: 'date' },
			totalDue: { type: 'number' },
		},
	},
};
const RESULT = { invoiceNumber: 'A-4711', invoiceDate: '2026-03-03', totalDue: 1234.5 };

type Submission = { jobId: string; status: string; message: string; createdAt: string };
type Job = {
	jobId: string;
	status: string;
	error: string | null;
	pageCount: number | null;
	attempts: number;
	createdAt: string;
	startedAt: string | null;
	completedAt: string | null;
};

describe.each(['SQLite', 'Postgres'] as const)('jobs on %s', (kind) => {
	let engine: TestEngine;
	let redis: RunningService | undefined;
	let source: Receiver;
	let templateId: string;
	let serial = 0;

	beforeAll(async () => {
		if (kind === 'Postgres') redis = await startRedis();
		const pdf = await makePdf([LETTER]);
		source = await startReceiver((response, { path }) => {
			if (path === '/letter.pdf') response.end(pdf);
			else response.writeHead(404).end();
		});
		engine = await startTestEngine({
			kind,
			environment: {
				...WITH_OCR,
				PARSE_PROCESSES: '2',
				JOB_RETRY_SECONDS: '0.1,0.1',
				PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
				FETCH_PORTS_ALLOWED: String(source.port),
				DOCUMENT_MAX_SCANNED_PAGES: '2',
				FILE_MAX_MB: '2',
				...(redis && { REDIS_URL: redis.url }),
			},
		});
		const created = await engine.call('POST', '/v1/templates', TEMPLATE);
		templateId = (created.body as { id: string }).id;
	});
	afterAll(async () => {
		await engine.stop();
		await source.close();
		await redis?.stop();
	});

	/** Jobs of the previous test would be charged during the next one. */
	beforeEach(async () => {
		const underWay = () => engine.services.db('jobs').whereNotNull('due_at').first('id');
		await waitUntil(async () => (await underWay()) === undefined);
	});

	/** A letter that was not submitted before. */
	const newLetter = () => makePdf([[...LETTER, ['Serial', String((serial += 1))]]]);
	const submit = async (
		content: Uint8Array,
		{
			key = engine.ownerKey,
			name = 'letter.pdf',
			headers = {},
			...fields
		}: {
			key?: string;
			name?: string;
			headers?: Record<string, string>;
			templateId?: string;
			language?: string;
			colour?: string;
		} = {},
	) => {
		const { status, body } = await sendForm(
			`${engine.url}/v1/documents/parse/async`,
			key,
			{ templateId, ...fields },
			[{ field: 'file', name, content }],
			headers,
		);
		return { status, body: body as Submission & { code: string } };
	};
	const waitFor = async (jobId: string, call = engine.call) =>
		(await call('GET', `/v1/jobs/${jobId}?wait=30`)).body as Job;
	const documents = () =>
		readdirSync(join(engine.config.dataDir, 'documents'), { recursive: true }).filter(
			(path) => String(path).length > 2,
		).length;
	const usage = async (call = engine.call) =>
		(await call('GET', '/v1/usage')).body as { pageUsed: number; pageReserved: number };

	describe('submission', () => {
		test('answers 202 with a pending job, which is completed with its result', async () => {
			const before = await usage();
			const { status, body } = await submit(await newLetter());
			expect(status).toBe(202);
			expect(body).toEqual({
				jobId: expect.stringMatching(/^[0-9a-f-]{36}$/),
				status: 'pending',
				message: 'Document submitted for processing. You will be notified when complete.',
				createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
			});
			expect(await waitFor(body.jobId)).toEqual({
				jobId: body.jobId,
				status: 'completed',
				fileName: 'letter.pdf',
				templateId,
				templateVersion: 1,
				result: RESULT,
				error: null,
				pageCount: 1,
				attempts: 1,
				createdAt: body.createdAt,
				startedAt: expect.any(String),
				completedAt: expect.any(String),
			});
			expect(await usage()).toMatchObject({ pageUsed: before.pageUsed + 1, pageReserved: 0 });
		});

		test('of the same document again answers 200 with the job of that time', async () => {
			const content = await newLetter();
			const first = await submit(content);
			await waitFor(first.body.jobId);
			const again = await submit(content, { name: 'other name.pdf', language: 'ger' });
			expect(again).toEqual({
				status: 200,
				body: {
					jobId: first.body.jobId,
					status: 'completed',
					message: 'This document has already been submitted. Returning existing job.',
					createdAt: first.body.createdAt,
				},
			});
		});

		test('takes auto for a language, and warns of a field that it does not know', async () => {
			const { status, body } = await submit(await newLetter(), { language: 'auto', colour: 'red' });
			expect(status).toBe(202);
			expect(body).toMatchObject({
				warnings: [
					'The field "colour" is not known and was ignored; there are file, templateId, templateIds, sender, split, language, fileUrl, classify, pages, password, reader, batch.',
				],
			});
			expect((await waitFor(body.jobId)).status).toBe('completed');
		});

		test('of the same document twenty times at the same moment makes one job, charged once', async () => {
			const before = { ...(await usage()), documents: documents() };
			const content = await newLetter();
			const answers = await Promise.all(Array.from({ length: 20 }, () => submit(content)));
			expect(new Set(answers.map(({ body }) => body.jobId)).size).toBe(1);
			expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
			expect(new Set(answers.map(({ body }) => body.createdAt)).size).toBe(1);
			await waitFor(answers[0]?.body.jobId ?? '');
			expect(await usage()).toMatchObject({ pageUsed: before.pageUsed + 1, pageReserved: 0 });
			expect(documents()).toBe(before.documents + 1);
		});

		test('for another template, another account or a replaced template is a new job', async () => {
			const content = await newLetter();
			const first = await submit(content);
			const other = await engine.call('POST', '/v1/templates', TEMPLATE);
			const otherId = (other.body as { id: string }).id;
			const second = await submit(content, { templateId: otherId });
			await engine.call('PUT', `/v1/templates/${otherId}`, { ...TEMPLATE, name: 'New' });
			const third = await submit(content, { templateId: otherId });
			const ann = await engine.createAccount();
			const hers = await ann.call('POST', '/v1/templates', TEMPLATE);
			const fourth = await submit(content, {
				key: ann.apiKey,
				templateId: (hers.body as { id: string }).id,
			});
			const all = [first, second, third, fourth];
			expect(all.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
			expect(new Set(all.map(({ body }) => body.jobId)).size).toBe(4);
			for (const { body } of all.slice(0, 3)) {
				expect(await waitFor(body.jobId)).toMatchObject({ status: 'completed', result: RESULT });
			}
		});

		test('is finished with the template as it was, though that is replaced or deleted', async () => {
			const created = await engine.call('POST', '/v1/templates', TEMPLATE);
			const { id } = created.body as { id: string };
			const { body } = await submit(await newLetter(), { templateId: id });
			await engine.call('DELETE', `/v1/templates/${id}`);
			expect(await waitFor(body.jobId)).toMatchObject({ status: 'completed', result: RESULT });
		});

		test('by fileUrl takes the name from the address', async () => {
			const answer = await sendForm(`${engine.url}/v1/documents/parse/async`, engine.ownerKey, {
				templateId,
				fileUrl: `${source.url}/letter.pdf`,
			});
			expect(answer.status).toBe(202);
			const { jobId } = answer.body as Submission;
			expect(await waitFor(jobId)).toMatchObject({ fileName: 'letter.pdf', result: RESULT });
		});

		test('with a long or odd hint of a known language is taken, beside others', async () => {
			const hints = ['de', `de-${'x'.repeat(60)}`, 'DE_at', 'de-\u0001', 'en', 'fr'];
			const answers = await Promise.all(
				hints.map(async (language) => submit(await newLetter(), { language })),
			);
			expect(answers.map(({ status }) => status)).toEqual(hints.map(() => 202));
		});

		test('with an Idempotency-Key gives the job of that key, also after the template changed', async () => {
			const created = await engine.call('POST', '/v1/templates', TEMPLATE);
			const { id } = created.body as { id: string };
			const content = await newLetter();
			const headers = { 'idempotency-key': 'order-1' };
			const first = await submit(content, { templateId: id, headers });
			await engine.call('PUT', `/v1/templates/${id}`, { ...TEMPLATE, name: 'New' });
			const again = await submit(content, { templateId: id, headers });
			expect(again).toMatchObject({ status: 200, body: { jobId: first.body.jobId } });
			const other = await submit(await newLetter(), { templateId: id, headers });
			expect(other).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
			expect((await submit(content, { templateId: id })).status).toBe(202);
		});
	});

	describe('submissions that are refused, with nothing stored', () => {
		type Refusal = {
			what: string;
			status: number;
			code: string;
			fields?: Record<string, string>;
			files?: { field?: string; content?: Uint8Array | Promise<Uint8Array>; name?: string }[];
		};
		const pdf = makePdf([LETTER]);
		const url = (address: string): Record<string, string> => ({ fileUrl: address });
		const REFUSALS: Refusal[] = [
			{ what: 'no file', status: 400, code: 'FILE_MISSING', files: [] },
			{
				what: 'an empty file',
				status: 400,
				code: 'FILE_EMPTY',
				files: [{ content: new Uint8Array() }],
			},
			{ what: 'no templateId', status: 400, code: 'INVALID_REQUEST', fields: { templateId: '' } },
			{
				what: 'an unknown template',
				status: 404,
				code: 'TEMPLATE_NOT_FOUND',
				fields: { templateId: '01999999-0000-7000-8000-000000000000' },
			},
			{
				what: 'an unknown language',
				status: 400,
				code: 'LANGUAGE_UNKNOWN',
				fields: { language: 'xx' },
			},
			{
				what: 'a ZIP archive',
				status: 400,
				code: 'ZIP_NOT_IN_JOBS',
				files: [{ content: pdf.then((content) => makeZip([{ name: 'a.pdf', content }])) }],
			},
			{ what: 'two files', status: 400, code: 'ONE_DOCUMENT_PER_JOB', files: [{}, {}] },
			{
				what: 'a file in another field',
				status: 400,
				code: 'INVALID_REQUEST',
				files: [{ field: 'files' }],
			},
			{
				what: 'a file and a URL',
				status: 400,
				code: 'FILE_AND_URL',
				fields: url('https://example.com/a.pdf'),
				files: [{}],
			},
			{
				what: 'no document at all',
				status: 400,
				code: 'UNSUPPORTED_FILE_TYPE',
				files: [{ content: Buffer.from('hello') }],
			},
			{
				what: 'a file over the limit',
				status: 413,
				code: 'FILE_TOO_LARGE',
				files: [{ content: Buffer.alloc(2_200_000, '%PDF-1.7') }],
			},
			...[
				'http://10.0.0.1/a.pdf',
				'http://192.168.1.1/',
				'http://2130706434/',
				'http://0x7f.0.0.2/',
				'http://[::1]/',
				'http://[::ffff:10.0.0.1]/',
				'http://169.254.169.254/latest/meta-data',
				'http://user:secret@example.com/',
				'https://example.com:8443/',
				'ftp://example.com/',
				'not a url',
			].map((address) => ({
				what: `the URL ${address}`,
				status: 400,
				code: 'URL_NOT_ALLOWED',
				fields: url(address),
				files: [],
			})),
		];

		test.each(REFUSALS)('$what', async ({ status, code, fields = {}, files = [{}] }) => {
			const before = documents();
			const newest = async () => {
				const { body } = await engine.call('GET', '/v1/jobs?limit=1');
				return (body as { jobs: Job[] }).jobs[0]?.jobId;
			};
			const listed = await newest();
			const answer = await sendForm(
				`${engine.url}/v1/documents/parse/async`,
				engine.ownerKey,
				{ templateId, ...fields },
				await Promise.all(
					files.map(async ({ field = 'file', name = 'a.pdf', content = pdf }) => ({
						field,
						name,
						content: await content,
					})),
				),
			);
			expect(answer).toMatchObject({ status, body: { statusCode: status, code } });
			expect(await newest()).toBe(listed);
			expect(documents()).toBe(before);
			// Running jobs of other tests have temporary files there.
			await waitUntil(() => readdirSync(join(engine.config.dataDir, 'uploads')).length === 0);
		});

		test('another account’s template', async () => {
			const ann = await engine.createAccount();
			expect(await submit(await pdf, { key: ann.apiKey })).toMatchObject({
				status: 404,
				body: { code: 'TEMPLATE_NOT_FOUND' },
			});
		});

		test('more than the plan lets an account store', async () => {
			const ann = await engine.createAccount('free');
			const hers = await ann.call('POST', '/v1/templates', TEMPLATE);
			const rules = { key: ann.apiKey, templateId: (hers.body as { id: string }).id };
			const account = engine.services.db('accounts').where({ id: ann.accountId });
			await account.update({ stored_bytes: 200 * 1_048_576 - 100 });
			const before = documents();
			expect(await submit(await newLetter(), rules)).toMatchObject({
				status: 403,
				body: {
					code: 'STORAGE_EXCEEDED',
					message: expect.stringMatching(/take up 200 MB of the 200 MB .* Delete jobs/),
				},
			});
			expect(documents()).toBe(before);
			expect((await ann.call('GET', '/v1/jobs')).body).toMatchObject({ jobs: [] });
		});

		test('no key', async () => {
			expect(await submit(await pdf, { key: '' })).toMatchObject({
				status: 401,
				body: { code: 'API_KEY_MISSING' },
			});
		});
	});

	describe('endings', () => {
		test('a document that can never be read fails at the first attempt and costs nothing', async () => {
			const before = await usage();
			const content = await makePdf([[['Serial', String((serial += 1))]]], RC4);
			const { body } = await submit(content);
			const job = await waitFor(body.jobId);
			expect(job).toMatchObject({ status: 'failed', attempts: 1, result: null, pageCount: null });
			expect(job.error).toMatch(/password/);
			expect(job.startedAt).not.toBeNull();
			expect(job.completedAt).not.toBeNull();
			expect(await usage()).toEqual(before);
		});

		test('a failed job tells how many pages its document has', async () => {
			const scan = await makeScan([LETTER, LETTER, LETTER]);
			const { body } = await submit(scan);
			expect(await waitFor(body.jobId)).toMatchObject({
				status: 'failed',
				pageCount: 3,
				error: expect.stringContaining('at most 2'),
			});
			expect(await usage()).toMatchObject({ pageReserved: 0 });
		});

		test('a quota that does not suffice fails the job; an exhausted one refuses it', async () => {
			const ann = await engine.createAccount('free');
			const hers = await ann.call('POST', '/v1/templates', TEMPLATE);
			const rules = { key: ann.apiKey, templateId: (hers.body as { id: string }).id };
			const long = await makePdf(Array.from({ length: 51 }, () => LETTER));
			const failed = await submit(long, rules);
			expect(await waitFor(failed.body.jobId, ann.call)).toMatchObject({
				status: 'failed',
				attempts: 1,
				pageCount: 51,
				error: expect.stringContaining('needs 51 pages'),
			});
			const whole = await submit(await makePdf(Array.from({ length: 50 }, () => LETTER)), rules);
			expect(await waitFor(whole.body.jobId, ann.call)).toMatchObject({ status: 'completed' });
			expect(await submit(await newLetter(), rules)).toMatchObject({
				status: 403,
				body: { code: 'QUOTA_EXCEEDED' },
			});
		});

		test('a document that can never be read goes after a day; one worth a retry stays with its job', async () => {
			const { db } = engine.services;
			type Row = { completed_at: number; document_until: number | null };
			const keptFor = async (id: string) => {
				const row = (await db('jobs').where({ id }).first()) as Row;
				return row.document_until && row.document_until - row.completed_at;
			};
			const unreadable = await submit(await makePdf([[['Serial', String((serial += 1))]]], RC4));
			const { jobId } = unreadable.body;
			expect(await waitFor(jobId)).toMatchObject({ status: 'failed' });
			const ann = await engine.createAccount('free');
			const hers = await ann.call('POST', '/v1/templates', TEMPLATE);
			const rules = { key: ann.apiKey, templateId: (hers.body as { id: string }).id };
			const long = await submit(await makePdf(Array.from({ length: 51 }, () => LETTER)), rules);
			const failed = await waitFor(long.body.jobId, ann.call);
			expect(failed).toMatchObject({ status: 'failed' });
			// The time of the failure is read twice.
			expect(((await keptFor(jobId)) ?? 0) / 60_000).toBeCloseTo(24 * 60, 0);
			expect(await keptFor(long.body.jobId)).toBeNull();

			await db('jobs').where({ id: jobId }).update({ document_removed_at: 1 });
			for (const [method, path] of [
				['GET', 'document'],
				['POST', 'retry'],
			] as const) {
				const { body } = await engine.call(method, `/v1/jobs/${jobId}/${path}`);
				expect(body).toMatchObject({ statusCode: 410, code: 'DOCUMENT_ERASED' });
			}
			expect(await waitFor(jobId)).toMatchObject({ status: 'failed' });
		});

		test('an image is read by OCR in a job too', async () => {
			const content = await drawPage([...LETTER, ['Serial', String((serial += 1))]]);
			const { body } = await submit(content, { name: 'photo.png' });
			expect(await waitFor(body.jobId)).toMatchObject({
				status: 'completed',
				result: { invoiceNumber: 'A-4711' },
			});
		});
	});

	describe('reading, listing, retrying, deleting', () => {
		test('an unknown, malformed or foreign id is 404 everywhere', async () => {
			const { body } = await submit(await newLetter());
			const ann = await engine.createAccount();
			const ids = ['01999999-0000-7000-8000-000000000000', 'x', "' or 1=1 --", '%00'];
			const paths = [
				...ids.map((id) => [engine.call, encodeURIComponent(id)] as const),
				[ann.call, body.jobId] as const,
			];
			for (const [call, id] of paths) {
				for (const [method, path] of [
					['GET', `/v1/jobs/${id}`],
					['GET', `/v1/jobs/${id}?wait=5`],
					['GET', `/v1/jobs/${id}/document`],
					['POST', `/v1/jobs/${id}/retry`],
					['DELETE', `/v1/jobs/${id}`],
				] as const) {
					const answer = await call(method, path);
					expect({ method, path, status: answer.status, code: codeOf(answer.body) }).toEqual({
						method,
						path,
						status: 404,
						code: 'JOB_NOT_FOUND',
					});
				}
			}
		});

		test('details=true tells where each value was found', async () => {
			const { body } = await submit(await newLetter());
			await waitFor(body.jobId);
			const { body: job } = await engine.call('GET', `/v1/jobs/${body.jobId}?details=true`);
			expect(job).toMatchObject({ result: RESULT });
			expect((job as { details: object[] }).details).toContainEqual(
				expect.objectContaining({ path: 'invoiceNumber', page: 1 }),
			);
		});

		test('the list is newest first, in pages, and can be of one status', async () => {
			const ann = await engine.createAccount();
			const hers = await ann.call('POST', '/v1/templates', TEMPLATE);
			const rules = { key: ann.apiKey, templateId: (hers.body as { id: string }).id };
			const ids: string[] = [];
			for (let i = 0; i < 5; i += 1) ids.push((await submit(await newLetter(), rules)).body.jobId);
			for (const id of ids) await waitFor(id, ann.call);
			const seen: string[] = [];
			let cursor = '';
			do {
				const { body } = await ann.call('GET', `/v1/jobs?limit=2${cursor}`);
				const page = body as { jobs: Job[]; nextCursor: string | null };
				seen.push(...page.jobs.map(({ jobId }) => jobId));
				cursor = page.nextCursor === null ? '' : `&cursor=${page.nextCursor}`;
			} while (cursor !== '');
			expect(seen).toEqual(ids.toReversed());
			const failed = (await ann.call('GET', '/v1/jobs?status=failed')).body as { jobs: Job[] };
			expect(failed.jobs).toEqual([]);
			for (const bad of ['limit=0', 'limit=x', 'cursor=x', 'status=done', 'limit=101']) {
				expect((await ann.call('GET', `/v1/jobs?${bad}`)).status).toBe(400);
			}
		});

		test('the submitted document can be had again, as an attachment', async () => {
			const content = await newLetter();
			const { body } = await submit(content, { name: 'Rechnung März (1).pdf' });
			const answer = await fetch(`${engine.url}/v1/jobs/${body.jobId}/document`, {
				headers: { 'x-api-key': engine.ownerKey },
			});
			expect(answer.status).toBe(200);
			expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
			expect(answer.headers.get('content-type')).toBe('application/pdf');
			expect(answer.headers.get('content-disposition')).toBe(
				`attachment; filename="Rechnung M_rz (1).pdf"; filename*=UTF-8''Rechnung%20M%C3%A4rz%20%281%29.pdf`,
			);
		});

		test('only a failed job can be retried', async () => {
			const done = await submit(await newLetter());
			await waitFor(done.body.jobId);
			const refused = await engine.call('POST', `/v1/jobs/${done.body.jobId}/retry`);
			expect(refused).toMatchObject({ status: 409, body: { code: 'JOB_NOT_FAILED' } });

			const bad = await makePdf([[['Serial', String((serial += 1))]]], RC4);
			const { jobId } = (await submit(bad)).body;
			await waitFor(jobId);
			const retried = await engine.call('POST', `/v1/jobs/${jobId}/retry`);
			expect(retried).toMatchObject({
				status: 202,
				body: { status: 'pending', attempts: 0, error: null, completedAt: null },
			});
			expect(await waitFor(jobId)).toMatchObject({ status: 'failed', attempts: 1 });
		});

		test('deleting erases the job, its document and its result at once', async () => {
			const before = documents();
			const content = await newLetter();
			const { body } = await submit(content);
			await waitFor(body.jobId);
			expect(documents()).toBe(before + 1);
			expect((await engine.call('DELETE', `/v1/jobs/${body.jobId}`)).status).toBe(204);
			expect((await engine.call('GET', `/v1/jobs/${body.jobId}`)).status).toBe(404);
			expect(documents()).toBe(before);
			const again = await submit(content);
			expect(again.status).toBe(202);
			expect(again.body.jobId).not.toBe(body.jobId);
		});

		test('deleting a job under way gives its pages back', async () => {
			const before = await usage();
			const content = await drawPage([...LETTER, ['Serial', String((serial += 1))]]);
			const { body } = await submit(content, { name: 'photo.png' });
			expect((await engine.call('DELETE', `/v1/jobs/${body.jobId}`)).status).toBe(204);
			// The next job ends after the deleted one would have.
			const next = await submit(await newLetter());
			await waitFor(next.body.jobId);
			// It may have ended before it was deleted, and then it was charged.
			const after = await usage();
			expect(after.pageReserved).toBe(0);
			expect(after.pageUsed - before.pageUsed).toBeLessThanOrEqual(2);
		});

		test('?wait= answers after its time though the job has not ended', async () => {
			const { body } = await submit(await newLetter());
			const answer = await engine.call('GET', `/v1/jobs/${body.jobId}?wait=0.01`);
			expect(answer.status).toBe(200);
			expect((await engine.call('GET', `/v1/jobs/${body.jobId}?wait=61`)).status).toBe(400);
		});
	});
});

function codeOf(body: unknown): string {
	return (body as { code: string }).code;
}
