import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { LETTER, drawPage, makePdf } from '../support/documents.ts';
import { describeOnEachDatabase } from '../support/databases.ts';
import {
	DELIVERY,
	INVOICE,
	deliveryPage,
	invoicePage,
	makePacket,
	doubtfulPage,
	termsPage,
} from '../support/packets.ts';
import { startReceiver } from '../support/receiver.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

type Child = {
	jobId: string | null;
	status: string | null;
	pages: { from: number; to: number };
	kind: string;
	templateId: string | null;
	confidence?: number;
	boundaryConfidence?: number;
};
type SplitJob = {
	jobId: string;
	status: string;
	templateId: string;
	parentId?: string;
	pages?: Child['pages'];
	result: Record<string, unknown> | null;
	pageCount: number | null;
	children?: Child[];
	warnings?: string[];
	needsReview?: boolean;
	review?: { reasons: { reason: string; message?: string }[] };
};

describeOnEachDatabase('a job with templateId=auto', (kind) => {
	let engine: TestEngine;
	let call: TestEngine['call'];
	let apiKey: string;
	let invoice: string;
	let delivery: string;
	beforeAll(async () => {
		engine = await startTestEngine({
			kind,
			environment: {
				PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
				FETCH_PORTS_ALLOWED: Array.from({ length: 65_535 - 1024 }, (_, i) => 1024 + i).join(),
			},
		});
	});
	beforeEach(async () => {
		({ call, apiKey } = await engine.createAccount('premium'));
		for (const { id } of (await call('GET', '/v1/templates')).body as { id: string }[]) {
			await call('DELETE', `/v1/templates/${id}`);
		}
		({ id: invoice } = (await call('POST', '/v1/templates', INVOICE)).body as { id: string });
		({ id: delivery } = (await call('POST', '/v1/templates', DELIVERY)).body as { id: string });
	});
	afterAll(() => engine.stop());

	const submit = async (content: Buffer, fields: Record<string, string> = {}) => {
		const files = [{ field: 'file', name: 'packet.pdf', content }];
		const all = { templateId: 'auto', ...fields };
		const sent = await sendForm(`${engine.url}/v1/documents/parse/async`, apiKey, all, files);
		return { status: sent.status, jobId: (sent.body as { jobId: string }).jobId };
	};
	const get = async (jobId: string) =>
		(await call('GET', `/v1/jobs/${jobId}?wait=60`)).body as SplitJob;
	const run = async (content: Buffer, fields: Record<string, string> = {}) =>
		await get((await submit(content, fields)).jobId);
	const readUsed = async () =>
		((await call('GET', '/v1/usage')).body as { pageUsed: number }).pageUsed;
	const idsOf = ({ children = [] }: SplitJob) => children.flatMap(({ jobId }) => jobId ?? []);

	test('has a child for each document that a template reads, and each page is charged once', async () => {
		const parent = await run(await makePacket());
		expect(parent).toMatchObject({
			status: 'completed',
			templateId: 'auto',
			result: null,
			pageCount: 4,
			children: [
				{ pages: { from: 1, to: 1 }, templateId: invoice, status: 'completed' },
				{ pages: { from: 2, to: 2 }, templateId: invoice, status: 'completed' },
				{ pages: { from: 3, to: 3 }, kind: 'blank', templateId: null, jobId: null },
				{ pages: { from: 4, to: 4 }, templateId: delivery, status: 'completed' },
			],
		});
		const [first = '', , last = ''] = idsOf(parent);
		expect(await get(first)).toMatchObject({
			parentId: parent.jobId,
			pages: { from: 1, to: 1 },
			kind: 'invoice',
			templateId: invoice,
			result: { invoiceNumber: 'A-4711', grossTotal: 120 },
			pageCount: 1,
		});
		expect((await get(last)).result).toEqual({
			deliveryNumber: 'D-77',
			carrier: 'Northern Freight',
		});
		expect(await readUsed()).toBe(4);
	});

	test('sends an event for each document, to those who listen to the file as well', async () => {
		const receiver = await startReceiver();
		try {
			await call('POST', '/v1/webhooks', { url: receiver.url });
			const parent = await run(await makePacket());
			const events = (await receiver.waitFor(3)).map(
				({ body }) => JSON.parse(body) as { eventType: string; jobId: string; parentId: string },
			);
			expect(events.map(({ eventType }) => eventType)).toEqual(
				Array<string>(3).fill('document.completed'),
			);
			expect(events.map(({ jobId }) => jobId).toSorted()).toEqual(idsOf(parent).toSorted());
			expect(new Set(events.map(({ parentId }) => parentId))).toEqual(new Set([parent.jobId]));
		} finally {
			await receiver.close();
		}
	});

	test('the same file is the same job, and its documents are not charged again', async () => {
		const content = await makePacket();
		const parent = await run(content);
		expect(await submit(content)).toEqual({ status: 200, jobId: parent.jobId });
		const other = await submit(content, { split: 'none' });
		expect(other.status).toBe(202);
		expect(await readUsed()).toBe(4);
	});

	test('deleting the file deletes its documents; a document can go alone', async () => {
		const parent = await run(await makePacket());
		const [first = '', second = '', third = ''] = idsOf(parent);
		expect((await call('DELETE', `/v1/jobs/${first}`)).status).toBe(204);
		expect((await get(parent.jobId)).children?.[0]).toMatchObject({ jobId: null, status: null });
		expect((await call('GET', `/v1/jobs/${second}/document`)).status).toBe(200);
		expect((await call('DELETE', `/v1/jobs/${parent.jobId}`)).status).toBe(204);
		for (const id of [parent.jobId, second, third]) {
			expect((await call('GET', `/v1/jobs/${id}`)).status).toBe(404);
		}
	});

	test('split again, it keeps the documents that stay the same and charges nothing', async () => {
		const parent = await run(await makePacket());
		const [first = '', second = ''] = idsOf(parent);
		const asked = { split: '1,2-3,4' };
		const again = await call('POST', `/v1/jobs/${parent.jobId}/split`, asked);
		expect(again.status).toBe(202);
		const done = await get(parent.jobId);
		expect(done.children).toMatchObject([
			{ jobId: first, pages: { from: 1, to: 1 } },
			{ pages: { from: 2, to: 3 }, templateId: invoice },
			{ pages: { from: 4, to: 4 } },
		]);
		expect(idsOf(done)).not.toContain(second);
		expect((await call('GET', `/v1/jobs/${second}`)).status).toBe(404);
		expect(await readUsed()).toBe(4);
		const plain = await call('POST', `/v1/jobs/${first}/split`, asked);
		expect(plain).toMatchObject({ status: 409, body: { code: 'JOB_NOT_SPLIT' } });
	});

	test('a file that cannot be split again keeps its documents, and says why', async () => {
		const pages = Array.from({ length: 301 }, () => [['Note', 'short']] as const);
		const parent = await run(await makePdf([invoicePage('A-1', '10.00'), ...pages]), {
			split: 'none',
		});
		expect(idsOf(parent)).toHaveLength(1);
		await call('POST', `/v1/jobs/${parent.jobId}/split`, { split: '1' });
		const after = await get(parent.jobId);
		expect(after).toMatchObject({ status: 'completed', pageCount: 302 });
		expect(after.warnings?.[0]).toContain('could not be split again');
		expect(idsOf(after)).toEqual(idsOf(parent));
	});

	test('a page that cannot be read fails alone and costs nothing', async () => {
		// This engine has no OCR.
		const scan = await drawPage(LETTER);
		const pages = [invoicePage('A-1', '10.00'), scan, deliveryPage('D-2')];
		const parent = await run(await makePdf(pages), { split: '1' });
		expect(parent).toMatchObject({
			status: 'completed',
			children: [{ status: 'completed' }, { status: null }, { status: 'completed' }],
		});
		expect(await readUsed()).toBe(2);
	});

	test('its documents are reviewed, corrected and exported one by one', async () => {
		const parent = await run(await makePacket());
		const [first = ''] = idsOf(parent);
		const right = { values: { invoiceNumber: 'A-4712' }, approve: true };
		expect((await call('PATCH', `/v1/jobs/${first}/result`, right)).status).toBe(200);
		expect((await get(first)).result).toMatchObject({ invoiceNumber: 'A-4712' });
		const refused = await call('PATCH', `/v1/jobs/${parent.jobId}/result`, right);
		expect(refused).toMatchObject({ status: 409, body: { code: 'JOB_HAS_DOCUMENTS' } });
		const { body } = await call('GET', '/v1/jobs/export?format=csv');
		const rows = String(body).trim().split('\n');
		expect(rows).toHaveLength(4);
		expect(String(body)).not.toContain(parent.jobId);
	});

	test('a doubtful boundary asks for review', async () => {
		const parent = await run(await makePdf([invoicePage('A-1', '10.00'), doubtfulPage('C-1')]));
		const [, second = ''] = idsOf(parent);
		expect(await get(second)).toMatchObject({
			needsReview: true,
			review: { reasons: [{ reason: 'boundary', message: expect.stringContaining('page 2') }] },
		});
	});

	test('a person settles a doubtful boundary by confirming it, or by moving it', async () => {
		const parent = await run(await makePdf([invoicePage('A-1', '10.00'), doubtfulPage('C-1')]));
		const [first = '', second = ''] = idsOf(parent);
		expect((await get(second)).review?.reasons).toMatchObject([
			{ reason: 'boundary', parentId: parent.jobId, page: 2 },
		]);
		await call('POST', `/v1/jobs/${parent.jobId}/split`, { split: '1,2' });
		const same = await get(parent.jobId);
		expect(idsOf(same)).toEqual([first, second]);
		expect(same.children?.[1]).toMatchObject({ boundaryConfidence: 1 });
		const settled = await get(second);
		expect(settled.needsReview).not.toBe(true);
		expect(settled.review?.reasons ?? []).toEqual([]);
		await call('POST', `/v1/jobs/${parent.jobId}/split`, { split: '1-2' });
		expect((await get(parent.jobId)).children).toMatchObject([{ pages: { from: 1, to: 2 } }]);
		expect((await call('GET', '/v1/jobs?needsReview=true')).body).toMatchObject({ jobs: [] });
	});

	test('a person chooses the template of a document, or none', async () => {
		const parent = await run(await makePacket());
		const [first = '', second = '', third = ''] = idsOf(parent);
		const split = (templates: (string | null)[]) =>
			call('POST', `/v1/jobs/${parent.jobId}/split`, { split: '1,2,3,4', templates });
		expect((await split(['auto', delivery, null, null])).status).toBe(202);
		const done = await get(parent.jobId);
		expect(done.children).toMatchObject([
			{ jobId: first, templateId: invoice },
			{ templateId: delivery, confidence: 1 },
			{ kind: 'blank', templateId: null },
			{ jobId: null, templateId: null, confidence: 1 },
		]);
		for (const id of [second, third]) {
			expect((await call('GET', `/v1/jobs/${id}`)).status).toBe(404);
		}
		expect(await readUsed()).toBe(4);
		expect(await split(['auto'])).toMatchObject({ status: 400 });
		const foreign = await engine.createAccount('premium');
		const others = (await foreign.call('POST', '/v1/templates', INVOICE)).body as { id: string };
		expect(await split([others.id, 'auto', 'auto', 'auto'])).toMatchObject({
			status: 404,
			body: { code: 'TEMPLATE_NOT_FOUND' },
		});
	});

	/** An invoice, and a page that may belong to it. */
	const doubtful = (number: string) =>
		makePdf([
			invoicePage(`A-${number}`, '10.00'),
			[
				['Invoice', ''],
				['Invoice number', `C-${number}`],
				['Remark', 'see the delivery conditions of the harbour office'],
			],
		]);

	test('the next file like it is divided as a person decided, unless it has another sender', async () => {
		const parent = await run(await doubtful('1'), { sender: 'ann@harbour.example' });
		const before = parent.children?.length ?? 0;
		const other = before === 1 ? '1,2' : '1-2';
		await call('POST', `/v1/jobs/${parent.jobId}/split`, { split: other });
		await get(parent.jobId);
		const next = await run(await doubtful('2'), { sender: 'ann@harbour.example' });
		expect(next.children).toHaveLength(3 - before);
		expect(next.needsReview).not.toBe(true);
		const unknown = await run(await doubtful('3'));
		expect(unknown.children).toHaveLength(3 - before);
		const foreign = await run(await doubtful('4'), { sender: 'bob@other.example' });
		expect(foreign.children).toHaveLength(before);
		expect((await call('DELETE', `/v1/jobs/${parent.jobId}?forget=true`)).status).toBe(204);
		const forgotten = await run(await doubtful('5'));
		expect(forgotten.children).toHaveLength(before);
	});

	test('a document that a person gave to another template teaches, once they say so', async () => {
		const parent = await run(await makePdf([deliveryPage('D-1')]));
		expect(parent.children).toMatchObject([{ templateId: delivery }]);
		const choice = { split: '1-1', templates: [invoice] };
		await call('POST', `/v1/jobs/${parent.jobId}/split`, choice);
		expect((await get(parent.jobId)).children).toMatchObject([{ templateId: invoice }]);
		const { decisions, templates } = engine.services;
		const row: unknown = await engine.services
			.db('templates')
			.where({ id: delivery })
			.first('account_id');
		const template = await templates.get((row as { account_id: string }).account_id, delivery);
		const moved = await decisions.listMoved(template);
		expect(moved).toMatchObject([
			{ fileName: 'packet.pdf', pages: { from: 1, to: 1 }, chosenId: invoice, isTaught: false },
		]);
		const before = await run(await makePdf([deliveryPage('D-2')]));
		expect(before.children).toMatchObject([{ templateId: delivery }]);
		await decisions.teach(template, moved[0]?.id ?? '');
		const after = await run(await makePdf([deliveryPage('D-3')]));
		expect(after.children).toMatchObject([{ templateId: invoice }]);
		await expect(decisions.teach(template, parent.jobId)).rejects.toThrow('There is no lesson');
	});

	test('the results of a batch name the documents that no template reads, except blank pages', async () => {
		const { body } = await call('POST', '/v1/batches', { name: 'Post', templateId: 'auto' });
		const batch = (body as { id: string }).id;
		const pages = [invoicePage('A-1', '10.00'), termsPage(), [], deliveryPage('D-5')];
		const parent = await run(await makePdf(pages), { batch });
		const results = await call('GET', `/v1/batches/${batch}/results?limit=1`);
		const { unread } = results.body as { unread: unknown[] };
		expect(unread).toEqual([
			{
				parentId: parent.jobId,
				fileName: 'packet.pdf',
				pages: { from: 2, to: 2 },
				kind: 'terms',
				confidence: expect.any(Number),
			},
		]);
		const other = await engine.createAccount();
		expect((await other.call('GET', `/v1/batches/${batch}/results`)).status).toBe(404);
	});

	test('a batch shows documents, not files', async () => {
		const wish = { name: 'Post', templateId: 'auto' };
		const { body } = await call('POST', '/v1/batches', wish);
		const batch = (body as { id: string }).id;
		const content = await makePacket();
		await run(content, { batch });
		expect((await call('GET', `/v1/batches/${batch}`)).body).toMatchObject({
			templateId: 'auto',
			counts: { all: 3, completed: 3, pages: 3 },
		});
		const other = (await call('POST', '/v1/batches', wish)).body as { id: string };
		await submit(content, { batch: other.id });
		expect((await call('GET', `/v1/batches/${other.id}`)).body).toMatchObject({
			counts: { all: 3 },
		});
	});

	test('a fixed template reads every document of a split file', async () => {
		const parent = await run(await makePacket(), { templateId: invoice, split: '2' });
		expect(parent.templateId).toBe(invoice);
		expect(parent.children).toMatchObject([{ templateId: invoice }, { templateId: invoice }]);
	});

	test('another account sees neither the file nor its documents', async () => {
		const parent = await run(await makePacket());
		const other = await engine.createAccount('premium');
		for (const id of [parent.jobId, ...idsOf(parent)]) {
			expect((await other.call('GET', `/v1/jobs/${id}`)).status).toBe(404);
			const again = await other.call('POST', `/v1/jobs/${id}/split`, { split: '1' });
			expect(again.status).toBe(404);
		}
	});
});
