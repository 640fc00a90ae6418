import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { describeOnEachDatabase } from '../support/databases.ts';
import { makePdf } from '../support/documents.ts';
import {
	allowPaperless,
	PAPERLESS_TOKEN,
	paperlessOn,
	startPaperlessServer,
} from '../support/paperless-server.ts';
import type { PaperlessServer, StoredPaper } from '../support/paperless-server.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';
import { waitUntil } from '../support/wait-until.ts';

type Known = { documentId: number; state: string; jobId: string | null; reason: string | null };

const TEMPLATE = {
	name: 'Bill',
	category: 'CUSTOM',
	schema: {
		data: {
			invoiceNumber: { type: 'string' },
			invoiceDate: { type: 'date' },
			supplier: { type: 'string' },
			total: { type: 'number' },
			currency: { type: 'string' },
			department: { type: 'string' },
		},
	},
};
const WRITES = {
	correspondent: 'supplier',
	date: 'invoiceDate',
	documentType: 'auto',
	tags: ['read'],
	tagFields: ['department'],
	customFields: { 'Invoice number': 'invoiceNumber', Amount: 'total', Kind: 'department' },
	currency: 'currency',
};
const POST_CONSUME = new URL('../../examples/paperless/post-consume.py', import.meta.url).pathname;

describeOnEachDatabase('a paperless-ngx', (kind) => {
	let server: PaperlessServer;
	let engine: TestEngine;
	let templateId: string;
	beforeEach(async () => {
		server = await startPaperlessServer();
		engine = await startTestEngine({ kind, environment: allowPaperless(server) });
		const made = await engine.call('POST', '/v1/templates', TEMPLATE);
		templateId = (made.body as { id: string }).id;
	});
	afterEach(async () => {
		await engine.stop();
		await server.stop();
	});

	const bill = (number: string) =>
		makePdf([
			[
				['Invoice number', number],
				['Invoice date', '2026-03-14'],
				['Supplier', 'Muster GmbH'],
				['Department', 'Sales'],
				['Currency', 'EUR'],
				['Total', '119.00'],
			],
		]);
	const connect = async (wish: object = {}) => {
		const { status, body } = await engine.call('POST', '/v1/paperless', {
			...paperlessOn(server, templateId),
			writes: WRITES,
			...wish,
		});
		expect({ status, body }).toMatchObject({ status: 201 });
		return (body as { id: string }).id;
	};
	const known = async (id: string) => {
		const { body } = await engine.call('GET', `/v1/paperless/${id}/documents?limit=100`);
		return (body as { documents: Known[] }).documents;
	};
	const ended = (id: string, count: number) =>
		waitUntil(async () => {
			const all = await known(id);
			const over = all.filter(({ state }) => ['written', 'failed'].includes(state));
			return over.length === count && over;
		});
	const valueOf = (paper: StoredPaper, name: string) => {
		const id = server.fields.find((field) => field.name === name)?.id;
		return paper.custom_fields.find(({ field }) => field === id)?.value;
	};
	const countJobs = async () =>
		((await engine.call('GET', '/v1/jobs?limit=100')).body as { jobs: unknown[] }).jobs.length;

	test('values of tagged documents are written into fields, correspondent, date, type and tags', async () => {
		server.addField('Amount', 'monetary');
		const options = [{ id: 'opt1', label: 'SALES' }];
		server.addField('Kind', 'select', { select_options: options });
		const foreign = server.addField('Foreign', 'string');
		const tagged = server.put(await bill('A-1'), ['docsift', 'kept']);
		tagged.custom_fields = [{ field: foreign, value: 'stays' }];
		const other = server.put(await bill('A-2'), ['kept']);
		const id = await connect();
		const [document] = await ended(id, 1);
		expect(document).toMatchObject({ documentId: tagged.id, state: 'written', reason: null });
		expect(server.tagsOf(tagged)).toEqual(['Sales', 'docsift-done', 'kept', 'read'].toSorted());
		expect(server.nameOf('correspondents', tagged.correspondent)).toBe('Muster GmbH');
		expect(server.nameOf('document_types', tagged.document_type)).toBe('Bill');
		expect(tagged.created).toBe('2026-03-14');
		expect(valueOf(tagged, 'Invoice number')).toBe('A-1');
		expect(valueOf(tagged, 'Amount')).toBe('EUR119.00');
		expect(valueOf(tagged, 'Kind')).toBe('opt1');
		expect(valueOf(tagged, 'Foreign')).toBe('stays');
		expect(server.tagsOf(other)).toEqual(['kept']);
		expect(await countJobs()).toBe(1);
	});

	test('a document that cannot be read gets a tag and a note, and is tried again only when tagged again', async () => {
		const bad = server.put(Buffer.from([0, 1, 2, 3]), ['docsift'], 'x.bin');
		const good = server.put(await bill('A-1'), ['docsift']);
		const id = await connect();
		const over = await ended(id, 2);
		expect(over.map(({ state }) => state).toSorted()).toEqual(['failed', 'written']);
		await waitUntil(() => server.tagsOf(bad).includes('docsift-failed'));
		expect(server.tagsOf(bad)).toEqual(['docsift-failed']);
		expect(bad.notes).toHaveLength(1);
		expect(bad.notes[0]).toContain('DocSift: ');
		expect(server.tagsOf(good)).toContain('docsift-done');

		bad.content = await bill('A-2');
		bad.tags.push(server.add('tags', 'docsift'));
		await waitUntil(() => server.tagsOf(bad).includes('docsift-done'));
		expect(valueOf(bad, 'Invoice number')).toBe('A-2');
		expect(bad.notes).toHaveLength(1);
	});

	test('a document that paperless-ngx does not let change is given up, not tried for ever', async () => {
		const locked = server.put(await bill('A-1'), ['docsift']);
		server.intercept((method) =>
			method === 'PATCH' ? [403, { detail: 'No permission.' }] : undefined,
		);
		const id = await connect();
		const [document] = await ended(id, 1);
		expect(document).toMatchObject({ state: 'failed' });
		expect(document?.reason).toContain('403');
		const patches = () => server.seen.filter((one) => one.startsWith('PATCH')).length;
		await waitUntil(() => patches() === 2);
		const before = server.seen.length;
		// Several turns later, nothing was tried again.
		await waitUntil(
			() => server.seen.slice(before).filter((one) => one.includes('tags__id__all')).length > 2,
		);
		expect(patches()).toBe(2);
		expect(locked.notes).toHaveLength(1);
	});

	test('values that do not fit a custom field are left out with the reason', async () => {
		server.addField('Amount', 'integer');
		server.addField('Kind', 'select', { select_options: [{ id: 'x', label: 'Buying' }] });
		const paper = server.put(await bill('A-1'), ['docsift']);
		const id = await connect();
		const [document] = await ended(id, 1);
		expect(document).toMatchObject({ state: 'written' });
		expect(document?.reason).toContain('The field Kind was not written');
		expect(valueOf(paper, 'Invoice number')).toBe('A-1');
	});

	test('documents wait while paperless-ngx is down, and their values come when it is back', async () => {
		const paper = server.put(await bill('A-1'), ['docsift']);
		const id = await connect();
		await ended(id, 1);
		server.intercept(() => [502, {}]);
		const read = async () =>
			(await engine.call('GET', `/v1/paperless/${id}`)).body as { lastError: string | null };
		const { lastError } = await waitUntil(async () => {
			const connection = await read();
			return connection.lastError !== null && connection;
		});
		expect(lastError).toContain('502');
		server.intercept(() => undefined);
		const later = server.put(await bill('A-2'), ['docsift']);
		await engine.call('PATCH', `/v1/paperless/${id}`, { enabled: true });
		await ended(id, 2);
		expect(server.tagsOf(later)).toContain('docsift-done');
		expect(server.tagsOf(paper)).toContain('docsift-done');
	});

	test('values that need review are written when a person has approved them', async () => {
		await engine.call('PUT', `/v1/templates/${templateId}`, {
			...TEMPLATE,
			review: { below: 1 },
		});
		const paper = server.put(await bill('A-1'), ['docsift']);
		const id = await connect({ writeAfter: 'review' });
		const jobId = await waitUntil(async () => (await known(id))[0]?.jobId ?? undefined);
		await waitUntil(async () => {
			const { body } = await engine.call('GET', `/v1/jobs/${jobId}`);
			return (body as { status: string }).status === 'completed';
		});
		expect(server.tagsOf(paper)).toEqual(['docsift']);
		const corrected = { values: { invoiceNumber: 'A-9' }, approve: true };
		const judged = await engine.call('PATCH', `/v1/jobs/${jobId}/result`, corrected);
		expect(judged.status).toBe(200);
		await ended(id, 1);
		expect(valueOf(paper, 'Invoice number')).toBe('A-9');
	});

	test('the post-consume script hands over a document without the tag, once', async () => {
		const paper = server.put(await bill('A-1'), []);
		const id = await connect();
		const run = () =>
			promisify(execFile)('python3', [POST_CONSUME], {
				env: {
					...process.env,
					DOCSIFT_URL: engine.url,
					DOCSIFT_API_KEY: engine.ownerKey,
					DOCSIFT_CONNECTION: id,
					DOCUMENT_ID: String(paper.id),
				},
			});
		expect((await run()).stdout).toContain('waiting');
		await ended(id, 1);
		expect((await run()).stdout).toContain('written');
		expect(server.tagsOf(paper)).toContain('docsift-done');
		expect(await countJobs()).toBe(1);
	});

	test('wrong tokens, forbidden addresses and mistakes are refused at once, and the token stays secret', async () => {
		const refuse = async (wish: object) => {
			const body = { ...paperlessOn(server, templateId), writes: WRITES, ...wish };
			const answer = await engine.call('POST', '/v1/paperless', body);
			return [answer.status, JSON.stringify(answer.body)] as const;
		};
		expect(await refuse({ token: 'wrong' })).toEqual([400, expect.stringContaining('token')]);
		for (const url of ['http://10.0.0.1/', 'http://169.254.169.254/', 'file:///etc/passwd']) {
			expect(await refuse({ url })).toEqual([
				400,
				expect.stringContaining('PAPERLESS_UNREACHABLE'),
			]);
		}
		expect(await refuse({ doneTag: 'DocSift' })).toEqual([400, expect.stringContaining('doneTag')]);
		const writes = { ...WRITES, correspondent: 'nobody' };
		expect(await refuse({ writes })).toEqual([400, expect.stringContaining('correspondent')]);
		expect((await engine.call('GET', '/v1/paperless')).body).toEqual([]);

		const id = await connect();
		const moved = await engine.call('PATCH', `/v1/paperless/${id}`, { url: `${server.url}/x` });
		expect(moved).toMatchObject({ status: 400 });
		const shown = await engine.call('GET', `/v1/paperless/${id}`);
		expect(JSON.stringify(shown.body)).not.toContain(PAPERLESS_TOKEN);
		const rows = await engine.services.db('paperless_connections');
		expect(JSON.stringify(rows)).not.toContain(PAPERLESS_TOKEN);
	});
});
