/** The requests of the review page: pages with words, the queue, samples. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BILL_SCHEMA, makeBill } from '../support/bills.ts';
import { signIn } from '../support/dashboard.ts';
import type { DashboardClient } from '../support/dashboard.ts';
import { makePdf } from '../support/documents.ts';
import { makeEml } from '../support/mails.ts';
import { makeDocx, paragraph } from '../support/office.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

const OWNER = { OWNER_EMAIL: 'owner@test.example', OWNER_PASSWORD: 'correct horse battery' };

type Shown = {
	pageCount: number | null;
	pages: {
		number: number;
		width: number;
		height: number;
		isSet: boolean;
		words: [string, number, number, number, number][];
	}[];
};

let engine: TestEngine;
let me: DashboardClient;
beforeAll(async () => {
	engine = await startTestEngine({ environment: OWNER });
	me = await signIn(engine, OWNER.OWNER_EMAIL, OWNER.OWNER_PASSWORD);
});
afterAll(() => engine.stop());

async function createTemplate(more: object = {}): Promise<string> {
	const draft = { name: 'Bills', category: 'INVOICE', schema: BILL_SCHEMA, ...more };
	return ((await engine.call('POST', '/v1/templates', draft)).body as { id: string }).id;
}

async function submit(templateId: string, name: string, content: Buffer): Promise<string> {
	const file = { field: 'file', name, content };
	const url = `${engine.url}/v1/documents/parse/async`;
	const sent = await sendForm(url, engine.ownerKey, { templateId }, [file]);
	const { jobId } = sent.body as { jobId: string };
	const job = await engine.call('GET', `/v1/jobs/${jobId}?wait=60`);
	expect(job.body).toMatchObject({ status: 'completed' });
	return jobId;
}

const pagesOf = async (jobId: string, query = ''): Promise<Shown> =>
	(await me.call('GET', `/jobs/${jobId}/pages${query}`)).body as Shown;

async function upload(name: string, content: Buffer, query = '') {
	const form = new FormData();
	form.set('file', new Blob([new Uint8Array(content)]), name);
	return await me.form(`/pages${query}`, form);
}

describe('the words of pages', () => {
	test('stand where the document has them, on every page, also behind those that were kept', async () => {
		const templateId = await createTemplate();
		const lines = Array.from({ length: 30 }, (_, i) => [['Page', `P-${i + 1}`]] as const);
		const jobId = await submit(templateId, 'long.pdf', await makePdf(lines));
		const first = await pagesOf(jobId);
		expect(first.pageCount).toBe(30);
		expect(first.pages.map(({ number }) => number)).toEqual(
			Array.from({ length: 20 }, (_, i) => i + 1),
		);
		const [text, x0, y0, x1, y1] = first.pages[1]?.words.at(-1) ?? [];
		expect(text).toBe('P-2');
		expect(x0).toBeCloseTo(260, 0);
		expect(Number(x1)).toBeGreaterThan(270);
		expect(Number(y0)).toBeGreaterThan(70);
		expect(Number(y1)).toBeLessThan(100);
		const last = await pagesOf(jobId, '?from=29&count=20');
		expect(last.pages.map(({ number, words }) => [number, words.at(-1)?.[0]])).toEqual([
			[29, 'P-29'],
			[30, 'P-30'],
		]);
		expect(await pagesOf(jobId, '?from=31')).toEqual({ pageCount: 30, pages: [] });
	});

	test('of an office file are returned with the page size', async () => {
		const docx = makeDocx(paragraph('Invoice date 14 May 2025'));
		const jobId = await submit(await createTemplate(), 'letter.docx', docx);
		const { pages } = await pagesOf(jobId);
		expect(pages).toMatchObject([{ number: 1, isSet: true }]);
		expect(pages[0]?.width).toBeGreaterThan(100);
		expect(pages[0]?.words.map(([text]) => text)).toEqual(['Invoice', 'date', '14', 'May', '2025']);
		expect((await upload('letter.docx', docx)).body).toEqual({ pageCount: 1, pages });
	});

	test('of a mail are those of its body', async () => {
		const { status, body } = await upload('a.eml', makeEml({ text: 'The sum is 12.50' }));
		expect(status).toBe(200);
		const words = (body as Shown).pages.flatMap((page) => page.words.map(([text]) => text));
		expect(words.join(' ')).toContain('The sum is 12.50');
	});

	test('are visible only to their account, and cost no page', async () => {
		const jobId = await submit(await createTemplate(), 'a.pdf', await makePdf([[['a', 'own']]]));
		const before = (await me.call('GET', '/v1/usage')).body;
		await pagesOf(jobId);
		expect((await upload('a.pdf', await makePdf([[['a', 'b']]]))).status).toBe(200);
		expect((await me.call('GET', '/v1/usage')).body).toEqual(before);
		const invited = { email: 'bob@test.example', plan: 'free', entry: 'password' };
		const made = await me.call('POST', '/accounts', invited);
		const { password } = made.body as { password: string };
		const bob = await signIn(engine, 'bob@test.example', password);
		for (const path of ['pages', 'picture']) {
			const answer = await bob.call('GET', `/jobs/${jobId}/${path}`);
			expect([path, answer.status]).toEqual([path, 404]);
		}
	});

	test('that a person points at become a value of the type of the field', async () => {
		const read = async (text: string, type: string) =>
			((await me.call('POST', '/values/read', { text, type })).body as { value: unknown }).value;
		expect(await read('14 May 2025', 'date')).toBe('2025-05-14');
		expect(await read('1.234,50 EUR', 'number')).toBe(1234.5);
		expect(await read('  Quarry   Works ', 'string')).toBe('Quarry Works');
		expect(await read('Quarry', 'number')).toBeNull();
	});
});

describe('the queue', () => {
	type Queue = { count: number; documents: { jobId: string }[]; nextCursor: string | null };
	const listQueue = async (query = '') => (await me.call('GET', `/reviews${query}`)).body as Queue;

	test('lists documents that need review, oldest first, by template, page by page', async () => {
		const asks = { review: { fields: { dossier: 1 } } };
		const [one, other] = [await createTemplate(asks), await createTemplate(asks)];
		const bill = (net: number) => makeBill({ dossier: 'KX-1', net });
		const first = await submit(one, 'first.pdf', await bill(100));
		const second = await submit(other, 'second.pdf', await bill(200));
		const third = await submit(one, 'third.pdf', await bill(300));

		const all = await listQueue();
		expect(all.count).toBe(3);
		expect(all.documents.map(({ jobId }) => jobId)).toEqual([first, second, third]);
		expect(all.documents[0]).toMatchObject({
			fileName: 'first.pdf',
			templateId: one,
			review: { state: 'open', revision: 0, reasons: [{ path: 'dossier' }] },
		});
		const own = await listQueue(`?templateId=${one}&limit=1`);
		expect(own).toMatchObject({ count: 2, documents: [{ jobId: first }], nextCursor: first });
		const next = await listQueue(`?templateId=${one}&limit=1&cursor=${first}`);
		expect(next).toMatchObject({ count: 2, documents: [{ jobId: third }], nextCursor: null });

		await me.call('PATCH', `/v1/jobs/${first}/result`, { approve: true });
		expect(await listQueue()).toMatchObject({ count: 2, documents: [{}, {}] });
		expect(await listQueue('?templateId=none')).toMatchObject({ count: 0, documents: [] });
	});
});

describe('samples', () => {
	test('are read again when the template changes, with improved and worse values', async () => {
		const templateId = await createTemplate();
		const jobId = await submit(
			templateId,
			'bill.pdf',
			await makeBill({ dossier: 'KX-471102', net: 100 }),
		);
		const run = async () => (await me.call('POST', `/templates/${templateId}/samples/run`)).body;
		expect(await run()).toMatchObject({ documents: 0, fields: [] });
		await me.call('PATCH', `/v1/jobs/${jobId}/result`, {
			values: { dossier: 'Quarry Works Harrow Limited' },
			approve: true,
		});
		expect(await run()).toMatchObject({ documents: 1, revision: 1, before: null, changes: [] });

		// The sender is the wanted value here, and the net total has another name.
		const data = {
			...BILL_SCHEMA.data,
			dossier: { type: 'string', description: 'Name of the seller' },
			netTotal: { type: 'number', description: 'Gross total' },
		};
		const changed = { name: 'Bills', category: 'INVOICE', schema: { data } };
		expect((await engine.call('PUT', `/v1/templates/${templateId}`, changed)).status).toBe(200);
		const outcome = (await run()) as {
			fields: { path: string; all: number; right: number; rightBefore: number | null }[];
			changes: { path: string; isBetter: boolean; expected: unknown }[];
		};
		expect(outcome).toMatchObject({ documents: 1, revision: 2, before: 1 });
		const field = (path: string) => outcome.fields.find((one) => one.path === path);
		expect(field('grossTotal')).toMatchObject({ all: 1, rightBefore: 1 });
		const changeOf = (path: string) => outcome.changes.find((one) => one.path === path)?.isBetter;
		for (const { path, right, rightBefore } of outcome.fields) {
			if (right !== rightBefore)
				expect([path, changeOf(path)]).toEqual([path, right > (rightBefore ?? 0)]);
		}
		expect(outcome.changes.length).toBeGreaterThan(0);
	});

	test('how often the engine was sure is counted beside how often it was right', async () => {
		const templateId = await createTemplate();
		const jobId = await submit(
			templateId,
			'bill.pdf',
			await makeBill({ dossier: 'KX-2', net: 50 }),
		);
		await me.call('PATCH', `/v1/jobs/${jobId}/result`, {
			values: { grossTotal: 61 },
			approve: true,
		});
		const { body } = await me.call('GET', `/v1/templates/${templateId}/accuracy`);
		const { fields } = body as { fields: Record<string, unknown>[] };
		const gross = fields.find(({ path }) => path === 'grossTotal');
		expect(gross).toMatchObject({ reviewed: 1, found: 1, sure: 1, sureRight: 0, corrected: 1 });
		const net = fields.find(({ path }) => path === 'netTotal');
		expect(net).toMatchObject({ reviewed: 1, found: 1, right: 1, corrected: 0 });
		expect(net?.sureRight).toBe(net?.sure);
	});
});
