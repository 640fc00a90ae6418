import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

type Part = { type: string; text?: string; image_url?: { url: string } };
export type Asked = {
	model: string;
	messages: { role: string; content: string | Part[] }[];
	stream?: boolean;
	response_format?: { type: string; json_schema?: { schema: unknown } };
	max_tokens?: number;
	max_completion_tokens?: number;
	temperature?: number;
};
/** A received question: its body, its headers and its text. */
export type Call = {
	body: Asked;
	headers: IncomingMessage['headers'];
	text: string;
	pictures: number;
};

/** The model's answer: values as JSON, or raw text. */
export type Say = (call: Call) => object | string | Promise<object | string>;

/** Sends an arbitrary response instead of an answer. */
export type Behave = (response: ServerResponse, call: Call) => void | Promise<void>;

export type ModelServer = {
	/** For LLM_URL. */
	url: string;
	calls: Call[];
	/** The number of connections so far. */
	connections: () => number;
	say: (say: Say) => void;
	/** For the next `times` questions, or for all. */
	behave: (behave: Behave | null, times?: number) => void;
	close: () => Promise<void>;
};

/** The response formats of real servers. */
export type Shape = 'openai' | 'openai stream' | 'ollama' | 'ollama stream' | 'ollama native';

/** A server with the APIs of OpenAI and Ollama and a scripted model. */
export async function startModelServer({
	shape = 'openai',
}: { shape?: Shape } = {}): Promise<ModelServer> {
	const calls: Call[] = [];
	let connections = 0;
	let say: Say = () => ({});
	let behaviour: { behave: Behave; left: number } | null = null;
	const server: Server = createServer((request, response) => {
		answer(request, response).catch((error: unknown) => response.destroy(error as Error));
	});
	server.on('connection', () => (connections += 1));

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk as Buffer);
		if (!request.url?.endsWith('/chat/completions')) {
			response.writeHead(404).end('404 page not found');
			return;
		}
		const body = JSON.parse(Buffer.concat(chunks).toString()) as Asked;
		const parts = body.messages.flatMap(({ content }) =>
			typeof content === 'string' ? [{ type: 'text', text: content }] : content,
		);
		const call: Call = {
			body,
			headers: request.headers,
			text: parts.map(({ text = '' }) => text).join('\n'),
			pictures: parts.filter(({ type }) => type === 'image_url').length,
		};
		calls.push(call);
		if (behaviour && behaviour.left > 0) {
			behaviour.left -= 1;
			await behaviour.behave(response, call);
			return;
		}
		const said = await say(call);
		const text = typeof said === 'string' ? said : JSON.stringify(said);
		SHAPES[shape](response, text, call);
	}

	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}/v1`,
		calls,
		connections: () => connections,
		say: (next) => (say = next),
		behave: (behave, times = Infinity) => (behaviour = behave && { behave, left: times }),
		close: async () => {
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
}

const USAGE = { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 };
const CREATED = 1_760_000_000;

const SHAPES: Record<Shape, (response: ServerResponse, text: string, call: Call) => void> = {
	openai: (response, text, { body: { model } }) => {
		json(response, 200, {
			id: 'chatcmpl-CQ4xUYdmKJ1sEw0oZb2rNqNkbQ3Xh',
			object: 'chat.completion',
			created: CREATED,
			model,
			choices: [
				{
					index: 0,
					message: { role: 'assistant', content: text, refusal: null, annotations: [] },
					logprobs: null,
					finish_reason: 'stop',
				},
			],
			usage: {
				...USAGE,
				prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
				completion_tokens_details: { reasoning_tokens: 0, audio_tokens: 0 },
			},
			service_tier: 'default',
			system_fingerprint: 'fp_560af6e559',
		});
	},
	'openai stream': (response, text, { body: { model } }) => {
		const head = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: CREATED, model };
		const events = [
			...(text.match(/[\s\S]{1,7}/g) ?? []).map((content, i) => ({
				...head,
				choices: [
					{
						index: 0,
						delta: { ...(i === 0 && { role: 'assistant' }), content },
						finish_reason: null,
					},
				],
			})),
			{ ...head, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
			{ ...head, choices: [], usage: USAGE },
		];
		response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
		for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`);
		response.end('data: [DONE]\n\n');
	},
	ollama: (response, text, { body: { model } }) => {
		json(response, 200, {
			id: 'chatcmpl-617',
			object: 'chat.completion',
			created: CREATED,
			model,
			system_fingerprint: 'fp_ollama',
			choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
			usage: USAGE,
		});
	},
	'ollama stream': (response, text, { body: { model } }) => {
		response.writeHead(200, { 'content-type': 'text/event-stream' });
		for (const content of text.match(/[\s\S]{1,5}/g) ?? []) {
			const delta = { role: 'assistant', content };
			const choices = [{ index: 0, delta, finish_reason: null }];
			const event = { id: 'chatcmpl-88', object: 'chat.completion.chunk', model, choices };
			response.write(`data: ${JSON.stringify(event)}\n\n`);
		}
		response.end('data: [DONE]\n\n');
	},
	'ollama native': (response, text, { body: { model } }) => {
		response.writeHead(200, { 'content-type': 'application/x-ndjson' });
		for (const content of text.match(/[\s\S]{1,9}/g) ?? []) {
			const line = { model, message: { role: 'assistant', content }, done: false };
			response.write(`${JSON.stringify(line)}\n`);
		}
		const end = { done: true, done_reason: 'stop', prompt_eval_count: 120, eval_count: 30 };
		response.end(
			`${JSON.stringify({ model, message: { role: 'assistant', content: '' }, ...end })}\n`,
		);
	},
};

export function json(
	response: ServerResponse,
	status: number,
	body: object,
	headers: Record<string, string> = {},
): void {
	response.writeHead(status, { 'content-type': 'application/json', ...headers });
	response.end(JSON.stringify(body));
}

/** Errors in the formats of OpenAI and Ollama. */
export const FAULTS = {
	limited: (response) =>
		json(
			response,
			429,
			{
				error: {
					message:
						'Rate limit reached for gpt-4o-mini in organization org-x on tokens per min (TPM).',
					type: 'tokens',
					param: null,
					code: 'rate_limit_exceeded',
				},
			},
			{ 'retry-after': '0' },
		),
	failed: (response) =>
		json(response, 500, {
			error: { message: 'The server had an error.', type: 'server_error', param: null, code: null },
		}),
	noModel: (response, { body: { model } }) =>
		json(response, 404, {
			error: {
				message: `model "${model}" not found, try pulling it first`,
				type: 'not_found_error',
				param: null,
				code: null,
			},
		}),
	noKey: (response) =>
		json(response, 401, {
			error: {
				message: 'Incorrect API key provided: sk-x.',
				type: 'invalid_request_error',
				param: null,
				code: 'invalid_api_key',
			},
		}),
	refused: (response, { body: { model } }) =>
		json(response, 200, {
			object: 'chat.completion',
			model,
			choices: [
				{
					index: 0,
					message: {
						role: 'assistant',
						content: null,
						refusal: "I'm sorry, I can't help with that.",
					},
					finish_reason: 'stop',
				},
			],
			usage: USAGE,
		}),
	nonsense: (response) => {
		response.writeHead(200).end('<html>Welcome to the router</html>');
	},
	/** Ten megabytes in one response. */
	huge: (response, { body: { model } }) =>
		json(response, 200, {
			model,
			choices: [{ message: { role: 'assistant', content: 'x'.repeat(10 * 1_048_576) } }],
		}),
	/** An endless stream. */
	endless: (response) => {
		response.writeHead(200, { 'content-type': 'text/event-stream' });
		const event = `data: ${JSON.stringify({ choices: [{ delta: { content: 'and so on ' } }] })}\n\n`;
		const more = (): void => {
			while (!response.destroyed && response.write(event.repeat(100)));
		};
		response.on('drain', more);
		more();
	},
	/** Never responds. */
	silent: () => undefined,
	/** An older server without structured output. */
	noStructure: (response, { body }) => {
		if (body.response_format) {
			json(response, 400, {
				error: { message: "'response_format.type' must be 'text'", code: 'invalid_value' },
			});
		} else SHAPES.openai(response, '{"x": 1}', { body } as Call);
	},
} satisfies Record<string, Behave>;
