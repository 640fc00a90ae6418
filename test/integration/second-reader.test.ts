import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Socket } from 'node:net';
import { signIn } from '../support/dashboard.ts';
import { FAULTS, startModelServer } from '../support/model-server.ts';
import type { ModelServer } from '../support/model-server.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine, WITHOUT_OCR } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';
import { waitUntil } from '../support/wait-until.ts';

const OWNER = 'owner@test.example';
const PASSWORD = 'a password of the owner';

/** A letter without labels. */
const LETTER = [
	'Dear Mrs Oduya,',
	'',
	'as agreed on the telephone, Northwind Trust Company will act as administrative agent for the facility',
	'from the first of next month. We thank you for your confidence and remain at your service.',
	'',
	'Yours sincerely',
	'Harold Finch',
].join('\n');
const SCHEMA = {
	data: {
		agent: { type: 'string', description: 'Who acts for the lenders?' },
		writer: { type: 'string', description: 'Who signed the letter?' },
		isUrgent: { type: 'boolean', description: 'Is an answer wanted at once?' },
	},
};
const TRUTH = {
	agent: 'Northwind Trust Company',
	writer: 'Harold Finch',
	isUrgent: false,
};

type Detail = {
	path: string;
	confidence: number;
	page: number | null;
	raw: string | null;
	source?: string;
	grounded?: false;
	note?: string;
	checks: string[];
};
type Parsed = { result: Record<string, unknown>; details: Detail[]; warnings?: string[] };

async function createTemplate(engine: TestEngine, more: object = {}, call = engine.call) {
	const draft = { name: 'letter', category: 'CUSTOM', schema: SCHEMA, ...more };
	const { status, body } = await call('POST', '/v1/templates', draft);
	expect(status).toBe(201);
	return (body as { id: string }).id;
}

async function parse(
	engine: TestEngine,
	templateId: string,
	fields: Record<string, string> = {},
	key = engine.ownerKey,
): Promise<Parsed> {
	const { status, body } = await sendForm(
		`${engine.url}/documents/parse`,
		key,
		{ templateId, details: 'true', ...fields },
		[{ field: 'files', name: 'letter.txt', content: Buffer.from(LETTER) }],
	);
	expect(status).toBe(200);
	return body as Parsed;
}

async function runJob(engine: TestEngine, templateId: string, fields: Record<string, string> = {}) {
	const { body } = await sendForm(
		`${engine.url}/v1/documents/parse/async`,
		engine.ownerKey,
		{ templateId, ...fields },
		[{ field: 'file', name: 'letter.txt', content: Buffer.from(LETTER) }],
	);
	const { jobId } = body as { jobId: string };
	const ended = await engine.call('GET', `/v1/jobs/${jobId}?wait=60&details=true`);
	return { jobId, ...(ended.body as Parsed & { status: string }) };
}

function detailOf({ details }: Parsed, path: string): Detail {
	const found = details.find((one) => one.path === path);
	if (!found) throw new Error(`${path} has no detail`);
	return found;
}

describe('an engine without a second reader', () => {
	let engine: TestEngine;
	let server: ModelServer;
	beforeAll(async () => {
		server = await startModelServer();
		engine = await startTestEngine({ environment: { ...WITHOUT_OCR } });
	});
	afterAll(async () => {
		await engine.stop();
		await server.close();
	});

	test('works as before, whatever a template says, and opens no connection', async () => {
		const connect = jest.spyOn(Socket.prototype, 'connect');
		try {
			const asEver = await parse(engine, await createTemplate(engine));
			const always = await createTemplate(engine, { secondReader: 'always' });
			const { result, details, warnings } = await parse(engine, always);
			expect({ result, details, warnings }).toEqual({
				result: asEver.result,
				details: asEver.details,
				warnings: undefined,
			});
			// Only the connections of this test to the engine.
			const { port } = new URL(engine.url);
			const opened = connect.mock.calls.map(([to]) => JSON.stringify(to));
			expect(opened.length).toBeGreaterThan(0);
			expect(opened.filter((one) => !one.includes(port))).toEqual([]);
		} finally {
			connect.mockRestore();
		}
		expect(server.connections()).toBe(0);
	});

	test('tells a request for both readers that there is only one', async () => {
		const templateId = await createTemplate(engine);
		const parsed = await parse(engine, templateId, { reader: 'both' });
		expect(parsed.warnings).toEqual(['This installation has no second reader.']);
		expect(detailOf(parsed, 'agent').note).toBe('This installation has no second reader.');
	});

	test('refuses an unknown reader', async () => {
		const templateId = await createTemplate(engine);
		const { status, body } = await sendForm(
			`${engine.url}/documents/parse`,
			engine.ownerKey,
			{ templateId, reader: 'third' },
			[{ field: 'files', name: 'letter.txt', content: Buffer.from(LETTER) }],
		);
		expect(status).toBe(400);
		expect((body as { message: string }).message).toContain('reader: must be first or both');
	});
});

describe('an engine with a second reader', () => {
	let engine: TestEngine;
	let server: ModelServer;
	beforeAll(async () => {
		server = await startModelServer({ shape: 'ollama' });
		engine = await startTestEngine({
			environment: {
				...WITHOUT_OCR,
				LLM_URL: server.url,
				LLM_MODEL: 'qwen3:8b',
				LLM_API_KEY: 'sk-secret',
				LLM_TIMEOUT_SECONDS: '2',
				LLM_PRICES: '1,10',
				OWNER_EMAIL: OWNER,
				OWNER_PASSWORD: PASSWORD,
			},
		});
	});
	afterAll(async () => {
		await engine.stop();
		await server.close();
	});
	afterEach(() => {
		server.behave(null);
		server.say(() => ({}));
		server.calls.length = 0;
	});

	test('asks nothing for a template without a mode', async () => {
		const templateId = await createTemplate(engine);
		await parse(engine, templateId);
		expect(server.connections()).toBe(0);
	});

	test('asks for missing values, grounds them on the page and marks them', async () => {
		const templateId = await createTemplate(engine, { secondReader: 'missing' });
		server.say(() => TRUTH);
		const parsed = await parse(engine, templateId);
		expect(server.calls).toHaveLength(1);
		expect(parsed.result).toMatchObject({ agent: TRUTH.agent, isUrgent: false });
		expect(detailOf(parsed, 'agent')).toMatchObject({
			source: 'second',
			page: 1,
			raw: 'Northwind Trust Company',
			confidence: 0.8,
		});
		expect(detailOf(parsed, 'isUrgent')).toMatchObject({
			source: 'second',
			grounded: false,
			page: null,
		});
	});

	test('accepts nothing that is not on the page', async () => {
		const templateId = await createTemplate(engine, { secondReader: 'missing' });
		server.say(() => ({ agent: 'Southwind Bank', writer: 'Harold Finch', isUrgent: 'perhaps' }));
		const parsed = await parse(engine, templateId);
		expect(parsed.result).toMatchObject({ agent: null, isUrgent: null });
		expect(detailOf(parsed, 'agent')).toMatchObject({ confidence: 0, page: null });
	});

	test('`reader` of a request decides, and a template that says never is obeyed', async () => {
		server.say(() => TRUTH);
		const silent = await createTemplate(engine);
		await parse(engine, silent, { reader: 'both' });
		expect(server.calls).toHaveLength(1);
		const always = await createTemplate(engine, { secondReader: 'always' });
		await parse(engine, always, { reader: 'first' });
		expect(server.calls).toHaveLength(1);
		const never = await createTemplate(engine, { secondReader: 'never' });
		const parsed = await parse(engine, never, { reader: 'both' });
		expect(server.calls).toHaveLength(1);
		expect(parsed.warnings).toEqual(['The template keeps the second reader out.']);
	});

	test('a template keeps what it says, and another word makes another revision', async () => {
		const id = await createTemplate(engine, { secondReader: 'doubtful' });
		const { body } = await engine.call('GET', `/v1/templates/${id}`);
		expect(body).toMatchObject({ secondReader: 'doubtful' });
		const draft = { name: 'letter', category: 'CUSTOM', schema: SCHEMA };
		const replaced = await engine.call('PUT', `/v1/templates/${id}`, draft);
		expect(replaced.body).not.toHaveProperty('secondReader');
		const wrong = { ...draft, secondReader: 'often' };
		expect((await engine.call('POST', '/v1/templates', wrong)).status).toBe(400);
	});

	test('a job asks as well, keeps its reader apart, and tries again', async () => {
		const templateId = await createTemplate(engine, { secondReader: 'missing' });
		server.say(() => TRUTH);
		server.behave(FAULTS.limited, 1);
		const both = await runJob(engine, templateId);
		expect(both.status).toBe('completed');
		expect(both.result).toMatchObject({ agent: TRUTH.agent });
		expect(server.calls).toHaveLength(2);
		const first = await runJob(engine, templateId, { reader: 'first' });
		expect(first.jobId).not.toBe(both.jobId);
		expect(first.result).toMatchObject({ agent: null });
		expect((await runJob(engine, templateId, { reader: 'first' })).jobId).toBe(first.jobId);
	});

	test.each([
		['silent', 'did not answer within 2 s'],
		['failed', 'it failed (500)'],
		['noModel', 'does not have the model of LLM_MODEL'],
		['refused', 'refused to answer'],
		['nonsense', 'no chat completion'],
		['endless', 'longer than 2 MB'],
	] as const)(
		'answers what the first reader found when the second one is "%s"',
		async (name, said) => {
			const templateId = await createTemplate(engine, { secondReader: 'missing' });
			server.behave(FAULTS[name]);
			const parsed = await parse(engine, templateId);
			server.behave(null);
			// One success resets the count of faults, so that they do not add up to a pause.
			await parse(engine, templateId);
			expect(detailOf(parsed, 'agent').note).toContain('The second reader was not heard');
			expect(detailOf(parsed, 'agent').note).toContain(said);
			expect(parsed.warnings?.join()).toContain(said);
			expect(parsed.result).toMatchObject({ agent: null });
		},
	);

	test('it can be forbidden for an account, by its plan or individually, and test keys cannot use it', async () => {
		server.say(() => TRUTH);
		const note = 'This account may not use the second reader.';
		const free = await engine.createAccount('free');
		const ofFree = await createTemplate(engine, { secondReader: 'always' }, free.call);
		expect((await parse(engine, ofFree, {}, free.apiKey)).warnings).toEqual([note]);
		const paid = await engine.createAccount('premium');
		const ofPaid = await createTemplate(engine, { secondReader: 'always' }, paid.call);
		await engine.services.accounts.setSecondReaderOff(paid.accountId, true);
		expect((await parse(engine, ofPaid, {}, paid.apiKey)).warnings).toEqual([note]);
		await engine.services.accounts.setSecondReaderOff(paid.accountId, false);
		const { secret } = await engine.services.apiKeys.create({
			accountId: paid.accountId,
			name: 't',
			mode: 'test',
		});
		const tested = await parse(engine, ofPaid, {}, secret);
		expect(tested.warnings).toEqual(['Test keys do not reach the second reader.']);
		expect(server.calls).toHaveLength(0);
		await parse(engine, ofPaid, {}, paid.apiKey);
		expect(server.calls).toHaveLength(1);
	});

	test('a client that hangs up while the model answers is charged for each question', async () => {
		const { accountId, apiKey, call } = await engine.createAccount('premium');
		const templateId = await createTemplate(engine, { secondReader: 'always' }, call);
		for (const count of [1, 2, 3]) {
			const client = new AbortController();
			server.behave((response) => {
				response.writeHead(200, { 'content-type': 'application/json' }).write('{"choices": [');
				client.abort();
			});
			const form = new FormData();
			form.set('templateId', templateId);
			form.set('files', new Blob([LETTER]), 'letter.txt');
			const sent = fetch(`${engine.url}/documents/parse`, {
				method: 'POST',
				headers: { 'x-api-key': apiKey },
				body: form,
				signal: client.signal,
			});
			await expect(sent).rejects.toThrow('aborted');
			const readCalls = async () =>
				await engine.services
					.db('second_reader_usage')
					.where({ account_id: accountId })
					.first<{ calls: number; prompt_tokens: number }>();
			await waitUntil(async () => (await readCalls()).calls === count);
			expect((await readCalls()).prompt_tokens).toBeGreaterThan(count * 100);
		}
		expect(server.calls).toHaveLength(3);
	});

	test('the dashboard shows it, and the owner can try it', async () => {
		server.say(() => ({ invoiceNumber: '4711' }));
		const owner = await signIn(engine, OWNER, PASSWORD);
		const { body } = await owner.call('GET', '/second-reader');
		const { hostname, port } = new URL(server.url);
		expect(body).toMatchObject({
			isConfigured: true,
			settings: { model: 'qwen3:8b', host: `${hostname}:${port}`, maxPages: 10, images: 'never' },
			usage: { limit: 10_000_000 },
		});
		expect(JSON.stringify(body)).not.toContain('sk-secret');
		const tried = await owner.call('POST', '/second-reader/test');
		expect(tried.body).toMatchObject({
			isHeard: true,
			message: 'qwen3:8b answers, and reads what is printed.',
			tokens: 150,
		});
		expect(server.calls[0]?.text).toContain('Invoice number 4711 of 3 May');
		const after = (await owner.call('GET', '/second-reader')).body as { usage: { calls: number } };
		const before = body as { usage: { calls: number } };
		expect(after.usage.calls).toBe(before.usage.calls + 1);
		server.behave(FAULTS.noModel);
		expect((await owner.call('POST', '/second-reader/test')).body).toMatchObject({
			isHeard: false,
			message: 'The second reader was not heard: it does not have the model of LLM_MODEL.',
		});
	});

	test('others see its cost, not its host, and cannot try it', async () => {
		const { account, password } = await engine.services.users.createAccount({
			email: 'other@test.example',
			plan: 'premium',
		});
		const other = await signIn(engine, account.email, password);
		const { body } = await other.call('GET', '/second-reader');
		expect(body).toMatchObject({ isConfigured: true, settings: null, usage: { calls: 0 } });
		expect((await other.call('POST', '/second-reader/test')).status).toBe(403);
		const owner = await signIn(engine, OWNER, PASSWORD);
		const path = `/accounts/${account.id}`;
		const changed = await owner.call('PATCH', path, { secondReaderOff: true });
		expect(changed.body).toMatchObject({ isSecondReaderOff: true });
		const { body: kept } = await other.call('GET', '/second-reader');
		expect(kept).toMatchObject({ usage: { limit: 0 } });
	});

	test('calls, tokens, seconds and values are counted, and no log has a word of the document', async () => {
		const templateId = await createTemplate(engine, { secondReader: 'always' });
		server.say(() => ({ ...TRUTH, writer: 'Nobody At All' }));
		await parse(engine, templateId);
		const metrics = await (await fetch(`${engine.url}/metrics`)).text();
		expect(metrics).toMatch(/docsift_second_reader_calls_total\{outcome="answered"\} [1-9]/);
		expect(metrics).toMatch(/docsift_second_reader_calls_total\{outcome="timeout"\} [1-9]/);
		expect(metrics).toMatch(/docsift_second_reader_tokens_total\{kind="prompt"\} [1-9]/);
		expect(metrics).toMatch(/docsift_second_reader_seconds_count [1-9]/);
		expect(metrics).toMatch(/docsift_second_reader_values_total\{outcome="accepted"\} [1-9]/);
		expect(metrics).toMatch(/docsift_second_reader_values_total\{outcome="refused"\} [1-9]/);
		const log = JSON.stringify(engine.logLines());
		expect(log).toContain('the second reader was asked');
		for (const word of ['Northwind', 'Oduya', 'Finch', 'Nobody', 'administrative', 'sk-secret']) {
			expect(log).not.toContain(word);
		}
	});
});
