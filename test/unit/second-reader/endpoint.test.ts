import { afterEach, expect, test } from '@jest/globals';
import { loadConfig } from '../../../engine/src/app/config.ts';
import type { Question, SecondReaderFault } from '../../../engine/src/model/second-reader.ts';
import { createOpenAiReader } from '../../../engine/src/reading/second-reader/open-ai-reader.ts';
import { FAULTS, json, startModelServer } from '../../support/model-server.ts';
import type { Behave, ModelServer, Shape } from '../../support/model-server.ts';

const QUESTION: Question = {
	fields: [
		{ path: 'seller.name', type: 'string', description: 'Who sells' },
		{ path: 'total', type: 'number' },
		{
			path: 'lines',
			type: 'array',
			itemType: 'object',
			columns: [
				{ path: 'text', type: 'string' },
				{ path: 'price', type: 'number' },
			],
		},
	],
	windows: [{ page: 1, text: 'Acme Ltd\nBolts   3.00\nto pay 3.00', isScan: false }],
	leftOut: null,
};
const SAID = {
	'seller.name': 'Acme Ltd',
	total: 3,
	lines: [{ text: 'Bolts', price: 3 }],
};

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
	for (const close of open.splice(0)) await close();
});

async function startBoth(shape?: Shape, environment: Record<string, string> = {}) {
	const server = await startModelServer(shape && { shape });
	open.push(server.close);
	const { secondReader } = loadConfig({
		LLM_URL: server.url,
		LLM_MODEL: 'qwen3:8b',
		LLM_TIMEOUT_SECONDS: '20',
		...environment,
	});
	if (!secondReader) throw new Error('there is no second reader');
	const reader = createOpenAiReader(secondReader);
	open.unshift(reader.close);
	return { server, reader };
}

const neverAborted = () => new AbortController().signal;

async function faultOf(behave: Behave, environment: Record<string, string> = {}) {
	const { server, reader } = await startBoth('openai', environment);
	server.behave(behave);
	const fault = await reader.ask(QUESTION, { signal: neverAborted() }).then(
		() => {
			throw new Error('it was answered');
		},
		(error: unknown) => error as SecondReaderFault,
	);
	return { fault, server };
}

test.each<Shape>(['openai', 'openai stream', 'ollama', 'ollama stream', 'ollama native'])(
	'an answer in the shape "%s" is read',
	async (shape) => {
		const { server, reader } = await startBoth(shape);
		server.say(() => SAID);
		const { values, tokens } = await reader.ask(QUESTION, { signal: neverAborted() });
		expect(values).toEqual(SAID);
		// Ollama's stream reports no tokens; then they are estimated.
		if (shape === 'ollama stream') expect(tokens.prompt).toBeGreaterThan(100);
		else expect(tokens).toEqual({ prompt: 120, answer: 30 });
	},
);

test('the question names fields and pages, wants structured output and carries the key', async () => {
	const { server, reader } = await startBoth('openai', { LLM_API_KEY: 'sk-own' });
	server.say(() => SAID);
	await reader.ask(QUESTION, { signal: neverAborted() });
	const [{ body, headers, text }] = server.calls as [ModelServer['calls'][number]];
	expect(headers.authorization).toBe('Bearer sk-own');
	expect(body).toMatchObject({ model: 'qwen3:8b', temperature: 0, stream: false });
	expect(body.response_format).toMatchObject({
		type: 'json_schema',
		json_schema: {
			strict: true,
			schema: {
				required: ['seller.name', 'total', 'lines'],
				additionalProperties: false,
				properties: {
					'seller.name': { type: ['string', 'null'] },
					total: { type: ['number', 'null'] },
					lines: { type: 'array', items: { required: ['text', 'price'] } },
				},
			},
		},
	});
	expect(text).toContain('- "seller.name" (text): Who sells');
	expect(text).toMatch(
		/\[page 1 [0-9a-f]{16}\]\nAcme Ltd\nBolts {3}3\.00\nto pay 3\.00\n\[end of page 1/,
	);
});

test('the same question is always asked in the same words', async () => {
	const { server, reader } = await startBoth();
	await reader.ask(QUESTION, { signal: neverAborted() });
	await reader.ask(structuredClone(QUESTION), { signal: neverAborted() });
	expect(server.calls[1]?.body).toEqual(server.calls[0]?.body);
});

test('options that an endpoint refuses are left out and not tried again', async () => {
	const { server, reader } = await startBoth();
	server.behave((response, call) => {
		const { body } = call;
		const refuse = (message: string) => json(response, 400, { error: { message } });
		if (call.pictures > 0) refuse('this model does not support images');
		else if (body.response_format?.type === 'json_schema') refuse('unknown response_format');
		else if (body.max_tokens) refuse("'max_tokens' is not supported, use 'max_completion_tokens'");
		else if (body.temperature === 0) refuse("'temperature' does not support 0 with this model");
		else json(response, 200, { choices: [{ message: { content: JSON.stringify(SAID) } }] });
	});
	const pictures = [{ page: 1, jpeg: Buffer.from('jpeg') }];
	const { values } = await reader.ask(QUESTION, { signal: neverAborted(), pictures });
	expect(values).toEqual(SAID);
	const asked = server.calls.length;
	expect(asked).toBeLessThanOrEqual(6);
	await reader.ask(QUESTION, { signal: neverAborted(), pictures });
	expect(server.calls).toHaveLength(asked + 1);
	expect(server.calls.at(-1)?.body).toMatchObject({ response_format: { type: 'json_object' } });
});

test('pictures are sent beside the text', async () => {
	const { server, reader } = await startBoth();
	const pictures = [{ page: 1, jpeg: Buffer.from('a picture') }];
	await reader.ask(QUESTION, { signal: neverAborted(), pictures });
	expect(server.calls[0]).toMatchObject({ pictures: 1 });
	expect(JSON.stringify(server.calls[0]?.body)).toContain(
		`data:image/jpeg;base64,${Buffer.from('a picture').toString('base64')}`,
	);
});

test.each([
	['limited', 'limited', true],
	['failed', 'server', true],
	['noModel', 'no model', false],
	['noKey', 'rejected', false],
	['refused', 'refused', false],
	['nonsense', 'nonsense', false],
	['huge', 'too long', false],
	['endless', 'too long', false],
] as const)('the fault "%s" is told as "%s"', async (name, kind, mayPass) => {
	const { fault } = await faultOf(FAULTS[name]);
	expect(fault).toMatchObject({ name: 'Error', kind, mayPass });
	expect(fault.message).not.toMatch(/Acme|org-x|sk-x|sorry|Welcome/);
});

test('a server that never answers is not waited for longer than LLM_TIMEOUT_SECONDS', async () => {
	const { fault } = await faultOf(FAULTS.silent, { LLM_TIMEOUT_SECONDS: '1' });
	expect(fault).toMatchObject({ kind: 'timeout', mayPass: true });
});

test('a stream that trickles without end is not waited for longer than that either', async () => {
	const timers = new Set<NodeJS.Timeout>();
	const { fault } = await faultOf(
		(response) => {
			response.writeHead(200, { 'content-type': 'text/event-stream' });
			timers.add(setInterval(() => response.write('data: {"choices":[{"delta":{}}]}\n\n'), 20));
		},
		{ LLM_TIMEOUT_SECONDS: '1' },
	);
	for (const timer of timers) clearInterval(timer);
	expect(fault).toMatchObject({ kind: 'timeout' });
});

test('an unreachable endpoint is reported as unreachable', async () => {
	const { server, reader } = await startBoth();
	await server.close();
	open.length = 0;
	await expect(reader.ask(QUESTION, { signal: neverAborted() })).rejects.toMatchObject({
		kind: 'unreachable',
		mayPass: true,
	});
	await reader.close();
});

test('an answer that leads elsewhere is not followed', async () => {
	const other = await startModelServer();
	open.push(other.close);
	const { fault } = await faultOf((response) => {
		response.writeHead(302, { location: `${other.url}/chat/completions` }).end();
	});
	expect(fault).toMatchObject({ kind: 'rejected' });
	expect(other.connections()).toBe(0);
});

test('a disconnected client cancels the question', async () => {
	const { server, reader } = await startBoth();
	const abort = new AbortController();
	server.behave(() => abort.abort(new Error('the client has disconnected')));
	await expect(reader.ask(QUESTION, { signal: abort.signal })).rejects.toThrow(
		'the client has disconnected',
	);
});

test.each([
	['in a fence', '```json\n{"total": 3}\n```'],
	['with words around it', 'Here you are: {"total": 3} Hope that helps {smile}!'],
	['behind its thoughts', '<think>{"total": 9}? no</think>{"total": 3}'],
	['with a comma too many', '{"total": 3, }'],
	['one level deeper', '{"result": {"total": 3}}'],
	['as a list of pairs', '[{"field": "total", "value": 3}]'],
	['in other capitals', '{"Total": 3}'],
	['with words of Python', '{"total": 3, "seller.name": None}'],
	['with a value in an object', '{"total": {"value": 3, "page": 1}}'],
])('an answer %s is understood', async (_where, text) => {
	const { server, reader } = await startBoth();
	server.say(() => text);
	const { values } = await reader.ask(QUESTION, { signal: neverAborted() });
	expect(values).toEqual({ total: 3 });
});

test('nested answers, numbers as texts and words for nothing are understood', async () => {
	const { server, reader } = await startBoth();
	server.say(() => ({
		seller: { name: ' Acme Ltd ' },
		total: '3.00',
		lines: [{ text: 'Bolts', price: 'n/a', extra: 'x' }, 'nonsense', { text: '' }],
		unasked: 'x',
	}));
	const { values } = await reader.ask(QUESTION, { signal: neverAborted() });
	expect(values).toEqual({
		'seller.name': 'Acme Ltd',
		total: '3.00',
		lines: [{ text: 'Bolts' }],
	});
});

test('an address in a private network is allowed, that of a cloud for its machines only by itself', () => {
	const outboundOf = (LLM_URL: string) =>
		loadConfig({ LLM_URL, LLM_MODEL: 'm' }).secondReader?.outbound;
	expect(outboundOf('http://10.1.2.3:11434/v1')).toEqual({
		privateNetworksAllowed: ['10.1.2.3/32'],
		portsAllowed: [11_434],
	});
	expect(outboundOf('https://ollama/v1')?.portsAllowed).toEqual([]);
	expect(() => loadConfig({ LLM_URL: 'http://x/v1' })).toThrow('LLM_URL and LLM_MODEL');
	expect(() => loadConfig({ LLM_URL: 'http://a:b@x/v1', LLM_MODEL: 'm' })).toThrow('LLM_API_KEY');
});

test('a question declined for one template is still asked for others', async () => {
	const { server, reader } = await startBoth();
	server.behave((response, { body, text }) => {
		const isOdd = text.includes('odd');
		if (isOdd && body.response_format?.type === 'json_schema') {
			json(response, 400, { error: { message: 'Invalid schema: temperature, max_tokens' } });
		} else if (isOdd && (body.temperature === 0 || body.max_tokens)) {
			json(response, 400, { error: { message: 'Invalid: temperature, max_tokens' } });
		} else json(response, 200, { choices: [{ message: { content: JSON.stringify(SAID) } }] });
	});
	const odd: Question = { ...QUESTION, fields: [{ path: 'odd', type: 'string' }] };
	await reader.ask(odd, { signal: neverAborted() });
	const asked = server.calls.length;
	await reader.ask(QUESTION, { signal: neverAborted() });
	expect(server.calls).toHaveLength(asked + 1);
	expect(server.calls.at(-1)?.body).toMatchObject({
		temperature: 0,
		max_tokens: expect.any(Number),
		response_format: { type: 'json_schema' },
	});
	// The reduced question is remembered for its own shape.
	await reader.ask(odd, { signal: neverAborted() });
	expect(server.calls).toHaveLength(asked + 2);
});

test('the callback runs before a question is sent, and not for a client that has left', async () => {
	const { server, reader } = await startBoth();
	let sent = 0;
	const onSend = () => (sent += 1);
	const abort = new AbortController();
	server.behave(() => abort.abort(new Error('the client has disconnected')));
	await expect(reader.ask(QUESTION, { signal: abort.signal, onSend })).rejects.toThrow(
		'disconnected',
	);
	expect(sent).toBe(1);
	await expect(reader.ask(QUESTION, { signal: abort.signal, onSend })).rejects.toThrow(
		'disconnected',
	);
	await server.close();
	open.length = 0;
	await expect(reader.ask(QUESTION, { signal: neverAborted(), onSend })).rejects.toMatchObject({
		kind: 'unreachable',
	});
	expect(sent).toBe(1);
	await reader.close();
});

test('an error status costs nothing, unless somebody stopped waiting for the model', async () => {
	for (const [status, isFree] of [
		[400, true],
		[401, true],
		[429, true],
		[503, true],
		[408, false],
		[504, false],
	] as const) {
		const { fault } = await faultOf((response) => json(response, status, { error: {} }));
		expect({ status, isFree: fault.isFree }).toEqual({ status, isFree });
	}
});

test('pictures count in the estimate', async () => {
	const { reader } = await startBoth();
	const without = reader.estimateTokens(QUESTION, []);
	const jpeg = Buffer.from('jpeg');
	const pictures = [
		{ page: 1, jpeg },
		{ page: 2, jpeg },
	];
	expect(reader.estimateTokens(QUESTION, pictures).prompt).toBe(without.prompt + 3000);
});
