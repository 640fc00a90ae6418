import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { request } from 'undici';
import type { Agent } from 'undici';
import { SecondReaderFault } from '../../model/second-reader.ts';
import type {
	FaultKind,
	PagePicture,
	Question,
	SecondAnswer,
	SecondReader,
} from '../../model/second-reader.ts';
import { createOutbound } from '../../platform/outbound/guarded-agent.ts';
import type { OutboundSettings } from '../../platform/outbound/guarded-agent.ts';
import { readAnswer } from './read-answer.ts';
import { readBounded, readCompletion } from './read-body.ts';
import { answerSchema, writePrompt } from './write-prompt.ts';

export type EndpointSettings = {
	url: string;
	model: string;
	apiKey: string | null;
	timeoutMs: number;
	outbound: OutboundSettings;
};

/** Optional features of a request. They are dropped one by one if the endpoint rejects them. */
type Features = {
	pictures: boolean;
	structure: 'schema' | 'object' | 'none';
	limit: 'max_tokens' | 'max_completion_tokens' | 'none';
	temperature: boolean;
};

const ALL_FEATURES: Features = {
	pictures: true,
	structure: 'schema',
	limit: 'max_tokens',
	temperature: true,
};
/** Maximum question shapes whose reduced features are remembered. Forgetting one costs a rejected request. */
const MAX_SHAPES = 500;

/** Approximate characters per token. Numbers and other languages have fewer. */
const LETTERS_PER_TOKEN = 3;
const TOKENS_PER_PICTURE = 1500;
const ANSWER_TOKENS = { base: 2048, perField: 64, perList: 4096, max: 16_384 };
/** Maximum bytes of an error body; more is not needed to identify the fault. */
const MAX_ERROR_BYTES = 65_536;
const MAX_RETRY_AFTER_S = 3600;

/**
 * A client for any endpoint with OpenAI's chat completions API: Ollama, vLLM, llama.cpp, LM Studio, OpenAI, Azure,
 * Mistral …
 */
export function createOpenAiReader(settings: EndpointSettings): SecondReader & {
	close: () => Promise<void>;
} {
	const { url, model, apiKey, timeoutMs } = settings;
	const { host, hostname } = new URL(url);
	const outbound = createOutbound(settings.outbound);
	let agent: Agent | undefined;
	const featuresOf = createFeatureMemory();

	const ownHeaders = {
		'content-type': 'application/json',
		accept: 'application/json',
		...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
		// Azure's older routes accept no other name for it.
		...(apiKey !== null && hostname.endsWith('.azure.com') && { 'api-key': apiKey }),
	};

	/** undici reads the first chunk of a body once it has a connection to send it on. */
	function withBody(text: string, onSend: () => void) {
		const bytes = Buffer.from(text);
		const headers = { ...ownHeaders, 'content-length': String(bytes.length) };
		async function* send(): AsyncGenerator<Buffer> {
			onSend();
			yield await Promise.resolve(bytes);
		}
		return { headers, body: Readable.from(send(), { objectMode: false }) };
	}

	/** Sends one request and returns the status, the Retry-After header and the body. */
	async function post(body: object, { signal, onSend }: Sending) {
		// undici sends a request even if its signal was already aborted.
		signal.throwIfAborted();
		outbound.checkUrl(url);
		// Created on first use, so that an installation whose templates never ask opens no connection.
		agent ??= outbound.createAgent(timeoutMs);
		const own = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
		try {
			const answer = await request(url, {
				method: 'POST',
				...withBody(JSON.stringify(body), onSend),
				dispatcher: agent,
				signal: own,
			});
			const { statusCode: status } = answer;
			const text =
				status === 200
					? await readBounded(answer.body)
					: await readBounded(answer.body, MAX_ERROR_BYTES);
			return { status, text, retryAfterMs: readRetryAfter(answer.headers['retry-after']) };
		} catch (error) {
			if (signal.aborted) throw signal.reason;
			if (error instanceof SecondReaderFault) throw error;
			throw toFault(error, own.aborted, timeoutMs);
		}
	}

	/** Asks, and asks again with fewer features if the endpoint rejects one. */
	async function complete(
		question: Question,
		pictures: readonly PagePicture[],
		sending: Sending,
	): Promise<string> {
		const shape = shapeOf(question, pictures);
		let tried: Features = { ...featuresOf.read(shape) };
		if (pictures.length === 0) tried.pictures = false;
		for (;;) {
			const body = writeBody(model, question, tried.pictures ? pictures : [], tried);
			const { status, text, retryAfterMs } = await post(body, sending);
			if (status === 200) {
				featuresOf.remember(shape, tried);
				return text;
			}
			const less = status === 400 || status === 422 ? giveUpOne(tried, text) : undefined;
			if (!less) throw judgeStatus(status, text, retryAfterMs);
			tried = less;
		}
	}

	return {
		model,
		host,

		estimateTokens: (question, pictures) => ({
			prompt: promptTokens(question, pictures),
			answer: answerTokens(question),
		}),

		async ask(
			question,
			{ signal, pictures = [], onSend = () => undefined },
		): Promise<SecondAnswer> {
			const text = await complete(question, pictures, { signal, onSend });
			const completion = readCompletion(text);
			if (!completion) {
				throw new SecondReaderFault('nonsense', 'what it answered is no chat completion.');
			}
			const tokens = completion.tokens ?? {
				prompt: promptTokens(question, pictures),
				answer: Math.ceil(completion.text.length / LETTERS_PER_TOKEN),
			};
			if (completion.isRefused) {
				throw new SecondReaderFault('refused', 'it refused to answer.', { tokens });
			}
			const values = readAnswer(completion.text, question.fields);
			if (!values) {
				const why = completion.isCut
					? 'its answer was cut off before the end.'
					: 'its answer holds no JSON object.';
				throw new SecondReaderFault('nonsense', why, { tokens });
			}
			return { values, tokens };
		},

		close: async () => {
			await agent?.destroy();
		},
	};
}

type Sending = { signal: AbortSignal; onSend: () => void };

/**
 * The features that the endpoint accepts, by the shape of the question. An endpoint may reject one schema and
 * accept the next, so a feature is dropped only for questions of the same shape.
 */
function createFeatureMemory() {
	const reduced = new Map<string, Features>();
	return {
		read: (shape: string): Features => reduced.get(shape) ?? ALL_FEATURES,
		remember(shape: string, features: Features): void {
			// Delete the key first, so that the map is in order of use and its first key is the oldest.
			reduced.delete(shape);
			reduced.set(shape, features);
			const [oldest] = reduced.keys();
			if (reduced.size > MAX_SHAPES && oldest !== undefined) reduced.delete(oldest);
		},
	};
}

/** Questions with the same answer schema, both with or both without pictures, have the same shape. */
function shapeOf({ fields }: Question, pictures: readonly PagePicture[]): string {
	return createHash('sha256')
		.update(JSON.stringify([answerSchema(fields), pictures.length > 0]))
		.digest('base64');
}

function promptTokens(question: Question, pictures: readonly PagePicture[]): number {
	const letters = JSON.stringify(writePrompt(question)).length;
	return Math.ceil(letters / LETTERS_PER_TOKEN) + pictures.length * TOKENS_PER_PICTURE;
}

function writeBody(
	model: string,
	question: Question,
	pictures: readonly PagePicture[],
	{ structure, limit, temperature }: Features,
): object {
	return {
		model,
		messages: writePrompt(question, pictures),
		stream: false,
		...(temperature && { temperature: 0 }),
		...(limit !== 'none' && { [limit]: answerTokens(question) }),
		...(structure === 'object' && { response_format: { type: 'json_object' } }),
		...(structure === 'schema' && {
			response_format: {
				type: 'json_schema',
				json_schema: { name: 'values', strict: true, schema: answerSchema(question.fields) },
			},
		}),
	};
}

function answerTokens({ fields }: Question): number {
	const lists = fields.filter(({ type }) => type === 'array').length;
	const { base, perField, perList, max } = ANSWER_TOKENS;
	return Math.min(max, base + perField * fields.length + perList * lists);
}

/** The features without the one that the endpoint complains about, or without the next likely cause. */
function giveUpOne(features: Features, complaint: string): Features | undefined {
	if (/context|too (?:long|large)|maximum.{0,20}length/i.test(complaint)) return undefined;
	if (isAboutModel(complaint)) return undefined;
	const { pictures, structure, limit, temperature } = features;
	if (/temperature/i.test(complaint) && temperature) return { ...features, temperature: false };
	if (/max_(?:completion_)?tokens/i.test(complaint) && limit !== 'none') {
		return { ...features, limit: limit === 'max_tokens' ? 'max_completion_tokens' : 'none' };
	}
	if (pictures) return { ...features, pictures: false };
	if (structure !== 'none') {
		return { ...features, structure: structure === 'schema' ? 'object' : 'none' };
	}
	if (limit !== 'none') return { ...features, limit: 'none' };
	return temperature ? { ...features, temperature: false } : undefined;
}

function isAboutModel(complaint: string): boolean {
	return /model[^.]{0,80}(?:not found|not exist|unknown|no such)|model_not_found/i.test(complaint);
}

/** Statuses of a gateway or server that timed out while the model may have run. */
const GAVE_UP_WAITING: ReadonlySet<number> = new Set([408, 504]);
/** Statuses that reject this question and say nothing about the next one. */
const ABOUT_QUESTION: ReadonlySet<number> = new Set([400, 413, 422]);

/** Maps a status other than 200 to a problem. The body may repeat the question, so it is examined but not passed on. */
function judgeStatus(status: number, text: string, retryAfterMs: number | null): SecondReaderFault {
	const isFree = !GAVE_UP_WAITING.has(status);
	if (status === 429) {
		const why = 'it is asked too often (429).';
		return new SecondReaderFault('limited', why, { retryAfterMs, isFree });
	}
	if (status >= 500 || status === 408) {
		return new SecondReaderFault('server', `it failed (${status}).`, { retryAfterMs, isFree });
	}
	// The body may quote the template, so only the status decides whose fault it is.
	const isAboutQuestion = ABOUT_QUESTION.has(status);
	const decline = (kind: FaultKind, why: string) =>
		new SecondReaderFault(kind, why, { isFree, isAboutQuestion });
	if (isAboutModel(text)) return decline('no model', 'it does not have the model of LLM_MODEL.');
	if (status === 401 || status === 403) {
		return decline('rejected', `it does not accept LLM_API_KEY (${status}).`);
	}
	if (status === 404) return decline('rejected', 'there is no chat endpoint at LLM_URL (404).');
	if (/context|too (?:long|large)|maximum.{0,20}length/i.test(text)) {
		return decline('rejected', 'the pages are longer than the model takes; lower LLM_MAX_PAGES.');
	}
	return decline('rejected', `it did not take the question (${status}).`);
}

function toFault(error: unknown, isTimedOut: boolean, timeoutMs: number): SecondReaderFault {
	const code = (error as { code?: string }).code ?? '';
	if (isTimedOut || code.includes('TIMEOUT')) {
		return new SecondReaderFault('timeout', `it did not answer within ${timeoutMs / 1000} s.`);
	}
	return new SecondReaderFault('unreachable', `it cannot be reached${code && ` (${code})`}.`);
}

/** In seconds. A date is ignored, and the default delay applies. */
function readRetryAfter(value: string | string[] | undefined): number | null {
	const text = [value].flat()[0];
	const seconds = text === undefined ? Number.NaN : Number(text);
	return Number.isFinite(seconds) ? Math.min(MAX_RETRY_AFTER_S, Math.max(0, seconds)) * 1000 : null;
}
