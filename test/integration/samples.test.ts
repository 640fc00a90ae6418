import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STARTER_TEMPLATES } from '../../engine/src/services/templates/starters/index.ts';
import { makeZip } from '../support/archives.ts';
import { signIn } from '../support/dashboard.ts';
import type { DashboardClient } from '../support/dashboard.ts';
import { LETTER, drawPage, makePdf } from '../support/documents.ts';
import { DELIVERY, invoicePage, makePacket } from '../support/packets.ts';
import { root } from '../support/run-node.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { Answer, TestEngine } from '../support/test-engine.ts';

const OWNER = { OWNER_EMAIL: 'owner@test.example', OWNER_PASSWORD: 'correct horse battery' };
const DAY_MS = 86_400_000;

let engine: TestEngine;
let me: DashboardClient;
let ahead = 0;
beforeAll(async () => {
	const clock = { now: () => new Date(Date.now() + ahead) };
	engine = await startTestEngine({ environment: OWNER, clock });
	me = await signIn(engine, OWNER.OWNER_EMAIL, OWNER.OWNER_PASSWORD);
});
afterAll(() => engine.stop());

type Sample = { sampleId: string; pageUsed: number; pageCount: number };
type Values = {
	result: Record<string, unknown>;
	details: { path: string; page: number; box: object }[];
};

function upload(content: Uint8Array, name = 'a.pdf'): Promise<Answer> {
	const form = new FormData();
	form.set('file', new Blob([new Uint8Array(content)]), name);
	return me.form('/samples', form);
}

async function readUsed(): Promise<number> {
	const { body } = await me.call('GET', '/v1/usage');
	return (body as { pageUsed: number }).pageUsed;
}

const letter = (number: string) =>
	makePdf([
		[
			['Invoice number', number],
			['Invoice date', '5 October 2026'],
		],
		[['Page', 'two']],
	]);
const NUMBER = { data: { invoiceNumber: { type: 'string' } } };

test('a sample is charged once; what is asked about it, and sending it again, costs nothing', async () => {
	const before = await readUsed();
	const content = await letter('A-100');
	const sent = await upload(content);
	expect(sent.status).toBe(201);
	const { sampleId, pageUsed } = sent.body as Sample;
	expect(pageUsed).toBe(2);
	expect(await readUsed()).toBe(before + 2);

	const asked = await me.call('POST', `/samples/${sampleId}/values`, { schema: NUMBER });
	expect((asked.body as Values).result).toEqual({ invoiceNumber: 'A-100' });
	const other = { data: { invoiceDate: { type: 'date' } } };
	const again = await me.call('POST', `/samples/${sampleId}/values`, { schema: other });
	expect((again.body as Values).result).toEqual({ invoiceDate: '2026-10-05' });
	expect((again.body as Values).details[0]).toMatchObject({ path: 'invoiceDate', page: 1 });

	const twice = (await upload(content)).body as Sample;
	expect(twice.sampleId).toBe(sampleId);
	expect(twice.pageUsed).toBe(0);
	expect(await readUsed()).toBe(before + 2);
});

test('a saved template finds on a sample what a parse with it finds', async () => {
	const templates = (await engine.call('GET', '/v1/templates')).body as {
		id: string;
		name: string;
	}[];
	const templateId = templates.find(({ name }) => name === 'Invoice')?.id ?? '';
	const content = readFileSync(join(root, 'examples/invoice.pdf'));
	const { sampleId } = (await me.call('POST', '/samples/example')).body as Sample;
	const asked = await me.call('POST', `/samples/${sampleId}/values`, { templateId });
	const form = new FormData();
	form.set('templateId', templateId);
	form.set('details', 'true');
	form.set('files', new Blob([new Uint8Array(content)]), 'invoice.pdf');
	const parsed = (await me.form('/documents/parse', form)).body as Values;
	expect(asked.body).toEqual({ result: parsed.result, details: parsed.details });
	const ownSample = (await upload(content)).body as Sample;
	expect(ownSample).toMatchObject({ sampleId, pageUsed: 0 });
});

test('a template is taught by pointing at a value on a sample, free, and forgets it again', async () => {
	const field = (code: string) =>
		makePdf([
			[
				['Kestrel Removals Ltd', '12 Mill Lane, Ashford'],
				['Movement sheet', 'for the warehouse'],
				['Zeichen', code],
				['Ablage', `Q-${code}`],
				['Handled by', 'the night shift'],
				['Please keep this sheet', 'with the goods'],
			],
		]);
	const schema = { data: { shelf: { type: 'string' } } };
	const made = await me.call('POST', '/v1/templates', {
		name: 'Shelf',
		category: 'CUSTOM',
		schema,
	});
	const templateId = (made.body as { id: string }).id;
	const { sampleId } = (await upload(await field('771'))).body as Sample;
	const ask = async (id: string) =>
		((await me.call('POST', `/samples/${id}/values`, { templateId })).body as Values).result.shelf;
	expect(await ask(sampleId)).not.toBe('Q-771');
	const { body } = await me.call('GET', `/samples/${sampleId}/pages/1/words`);
	const word = (body as { text: string; box: object }[]).find(({ text }) => text === 'Q-771');
	const before = await readUsed();
	const teach = (path: string) =>
		me.call('POST', `/samples/${sampleId}/lessons`, {
			templateId,
			changes: [{ path, value: 'Q-771', words: 'Q-771', page: 1, box: word?.box }],
		});
	expect((await teach('nothing')).status).toBe(400);
	const taught = await teach('shelf');
	expect(taught).toMatchObject({ status: 201, body: { learnt: ['shelf'], notFound: [] } });
	expect(await ask(sampleId)).toBe('Q-771');
	expect(await readUsed()).toBe(before);
	const next = (await upload(await field('902'))).body as Sample;
	expect(await ask(next.sampleId)).toBe('Q-902');
	const { lessonId } = taught.body as { lessonId: string };
	await me.call('DELETE', `/v1/templates/${templateId}/memory/${lessonId}`);
	expect(await ask(sampleId)).not.toBe('Q-771');
});

test('the example is free', async () => {
	const before = await readUsed();
	const made = await me.call('POST', '/samples/example');
	expect(made.status).toBe(201);
	expect(made.body).toMatchObject({ fileName: 'invoice.pdf', pageUsed: 0 });
	expect(await readUsed()).toBe(before);
});

test('a sample suggests a template and shows its words where they stand', async () => {
	const { sampleId } = (await upload(await letter('A-101'))).body as Sample;
	const { body } = await me.call('GET', `/samples/${sampleId}/proposal`);
	expect(body).toMatchObject({ category: 'INVOICE' });
	expect(Object.keys((body as { schema: { data: object } }).schema.data)).toContain(
		'invoiceNumber',
	);
	const words = await me.call('GET', `/samples/${sampleId}/pages/1/words`);
	expect(words.body).toContainEqual({ text: 'A-101', box: expect.objectContaining({}) });
	const beyond = await me.call('GET', `/samples/${sampleId}/pages/9/words`);
	expect(beyond.body).toEqual([]);
	const document = await me.call('GET', `/samples/${sampleId}/document`);
	expect(document.headers.get('content-type')).toBe('application/pdf');
	expect(document.headers.get('content-security-policy')).toContain('sandbox');
});

test('what was found on a sample is a file, as an export of a job is; nothing is charged', async () => {
	const made = await me.call('POST', '/v1/templates', {
		name: 'Letters',
		category: 'CUSTOM',
		schema: NUMBER,
	});
	const { id: templateId } = made.body as { id: string };
	const { sampleId } = (await upload(await letter('A-110'), 'May, new.pdf')).body as Sample;
	const before = await readUsed();
	const result = { invoiceNumber: '=A-110' };
	const ask = (format: string, of = templateId) =>
		me.call('POST', `/samples/${sampleId}/export`, { format, templateId: of, result });
	const csv = await ask('csv');
	expect(csv.status).toBe(200);
	expect(csv.headers.get('content-disposition')).toMatch(
		/^attachment; filename="Letters \d{4}-\d\d-\d\d\.csv"/,
	);
	const [head, row] = String(csv.body).split('\r\n');
	expect(head).toMatch(/^\ufeff?File,Invoice number,Template,/);
	expect(row).toMatch(/^"May, new\.pdf",'=A-110,Letters,1,completed,/);
	expect((await ask('json')).body).toEqual([
		{ fileName: 'May, new.pdf', templateId, templateVersion: 1, pageCount: 2, result },
	]);
	const book = await ask('xlsx');
	expect(book.headers.get('content-type')).toContain('spreadsheetml.sheet');
	expect(await readUsed()).toBe(before);
	expect((await ask('csv', engine.services.newId())).status).toBe(404);
	expect((await ask('pdf')).status).toBe(400);
	const { body } = await me.call('GET', '/audit');
	expect(body).toMatchObject({
		events: expect.arrayContaining([expect.objectContaining({ action: 'jobs.exported' })]),
	});
});

test('a draft with a mistake is refused with its path, and an unknown sample as not kept', async () => {
	const { sampleId } = (await upload(await letter('A-102'))).body as Sample;
	const wrong = await me.call('POST', `/samples/${sampleId}/values`, {
		schema: { data: { a: { type: 'day' } } },
	});
	expect(wrong.status).toBe(400);
	expect(wrong.body).toMatchObject({ details: [{ path: 'schema.data.a.type' }] });
	const none = await me.call('POST', `/samples/${sampleId}/values`, {});
	expect(none.body).toMatchObject({ code: 'INVALID_REQUEST' });
	const other = await me.call('GET', '/samples/018f0000-0000-7000-8000-000000000000');
	expect(other.body).toMatchObject({ code: 'SAMPLE_NOT_FOUND' });
});

test('an archive is refused as a sample and costs nothing', async () => {
	const before = await readUsed();
	const zip = makeZip([{ name: 'a.pdf', content: await letter('Z-1') }]);
	const refused = await upload(zip, 'a.zip');
	expect(refused.status).toBe(400);
	expect(refused.body).toMatchObject({ code: 'ONE_SAMPLE_DOCUMENT' });
	expect(await readUsed()).toBe(before);
});

test('a sample is read in another language for nothing, five times in all', async () => {
	const { sampleId } = (await upload(await letter('A-103'))).body as Sample;
	const before = await readUsed();
	const readIn = (language: string | null) =>
		me.call('PUT', `/samples/${sampleId}/language`, { language });
	for (const language of ['de', 'fr', 'de', 'fr']) {
		expect((await readIn(language)).body).toMatchObject({ language });
	}
	expect((await readIn('de')).body).toMatchObject({ code: 'SAMPLE_READ_OFTEN' });
	const asked = await me.call('POST', `/samples/${sampleId}/values`, { schema: NUMBER });
	expect((asked.body as Values).result).toEqual({ invoiceNumber: 'A-103' });
	expect(await readUsed()).toBe(before);
});

test('an account has its five newest samples, each for a day', async () => {
	const ids: string[] = [];
	for (const i of [0, 1, 2, 3, 4, 5]) {
		ids.push(((await upload(await letter(`B-${i}`))).body as Sample).sampleId);
	}
	const [first = '', second = ''] = ids;
	expect((await me.call('GET', `/samples/${first}`)).status).toBe(404);
	expect((await me.call('GET', `/samples/${second}`)).status).toBe(200);
	ahead = DAY_MS + 1;
	expect((await me.call('GET', `/samples/${second}`)).status).toBe(404);
	ahead = 0;
});

test('somebody else’s sample is as unknown as one that does not exist', async () => {
	const { sampleId } = (await upload(await letter('C-1'))).body as Sample;
	const wish = { email: 'ann@test.example', plan: 'free', entry: 'password' };
	const { password } = (await me.call('POST', '/accounts', wish)).body as { password: string };
	const ann = await signIn(engine, wish.email, password);
	// A new account has the starter templates, like the owner.
	const hers = (await ann.call('GET', '/templates')).body as { name: string }[];
	expect(hers.map(({ name }) => name)).toEqual(
		expect.arrayContaining(STARTER_TEMPLATES.map(({ name }) => name)),
	);
	for (const path of ['', '/document', '/proposal', '/pages/1/words']) {
		expect((await ann.call('GET', `/samples/${sampleId}${path}`)).status).toBe(404);
	}
	const asked = await ann.call('POST', `/samples/${sampleId}/values`, { schema: NUMBER });
	expect(asked.status).toBe(404);
});

test('the documents of a sample are read with the templates that fit, and nothing is charged', async () => {
	const { body } = await me.call('POST', '/v1/templates', DELIVERY);
	const { id } = body as { id: string };
	const { sampleId } = (await upload(await makePacket(), 'packet.pdf')).body as Sample;
	const before = await readUsed();
	const sorted = await me.call('POST', `/samples/${sampleId}/documents`, {});
	expect(sorted).toMatchObject({
		status: 200,
		body: {
			documents: [
				{ pages: { from: 1, to: 1 }, kind: 'invoice', result: { invoiceNumber: 'A-4711' } },
				{ pages: { from: 2, to: 2 }, kind: 'invoice', result: { invoiceNumber: 'B-2290' } },
				{ pages: { from: 3, to: 3 }, kind: 'blank', templateId: null, result: null, details: null },
				{ pages: { from: 4, to: 4 }, templateId: id, result: { deliveryNumber: 'D-77' } },
			],
		},
	});
	const { documents } = sorted.body as { documents: Values[] };
	const placed = documents[1]?.details.find(({ path }) => path === 'invoiceNumber');
	expect(placed).toMatchObject({ page: 2 });
	expect(await readUsed()).toBe(before);
	await me.call('DELETE', `/v1/templates/${id}`);
});

test('a page that cannot be read spoils only its own document, and is not charged', async () => {
	// This engine has no OCR.
	const pages = [invoicePage('A-1', '10.00'), await drawPage(LETTER), invoicePage('A-2', '20.00')];
	const before = await readUsed();
	const { status, body } = await upload(await makePdf(pages), 'packet.pdf');
	expect(status).toBe(201);
	expect((await readUsed()) - before).toBe(2);
	const { sampleId } = body as Sample;
	const unread: unknown = expect.stringContaining('Reading the document failed');
	const sorted = await me.call('POST', `/samples/${sampleId}/documents`, {});
	expect(sorted.body).toMatchObject({
		documents: [
			{ result: { invoiceNumber: 'A-1' } },
			{ pages: { from: 2, to: 2 }, kind: 'other', result: null, error: { message: unread } },
			{ result: { invoiceNumber: 'A-2' } },
		],
	});
	// One template reads the file as a whole, like a parse.
	const whole = await me.call('POST', `/samples/${sampleId}/values`, { schema: NUMBER });
	expect(whole).toMatchObject({ status: 422, body: { message: unread } });
});
