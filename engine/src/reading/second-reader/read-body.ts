import { SecondReaderFault } from '../../model/second-reader.ts';
import type { TokenCount } from '../../model/second-reader.ts';

/** The answer of an endpoint, independent of its format. */
export type Completion = {
	text: string;
	/** The model refuses to answer. */
	isRefused: boolean;
	/** The answer was cut off before its end. */
	isCut: boolean;
	/** null if the endpoint does not report it. */
	tokens: TokenCount | null;
};

/** Maximum size. An answer has a few kilobytes. */
const MAX_BYTES = 2_097_152;

/** Reads the whole body as text, up to a limit. */
export async function readBounded(
	body: AsyncIterable<Uint8Array>,
	maxBytes = MAX_BYTES,
): Promise<string> {
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	for await (const chunk of body) {
		bytes += chunk.length;
		if (bytes > maxBytes) {
			const limit = Math.round(maxBytes / 1_048_576);
			throw new SecondReaderFault('too long', `its answer is longer than ${limit} MB.`);
		}
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString('utf8');
}

/** Parses an answer: one object, a stream of events, or JSON lines, as Ollama's own route sends them. */
export function readCompletion(text: string): Completion | undefined {
	const whole = parse(text);
	if (whole) return fromObject(whole);
	const parts = text
		.split('\n')
		.map((line) => parse(line.replace(/^data:\s*/, '')))
		.filter((one) => one !== undefined)
		.map(fromObject)
		.filter((one) => one !== undefined);
	if (parts.length === 0) return undefined;
	return {
		text: parts.map((part) => part.text).join(''),
		isRefused: parts.some(({ isRefused }) => isRefused),
		isCut: parts.some(({ isCut }) => isCut),
		tokens: parts.findLast(({ tokens }) => tokens !== null)?.tokens ?? null,
	};
}

type Json = Record<string, unknown>;

function parse(text: string): Json | undefined {
	try {
		return toObject(JSON.parse(text));
	} catch {
		return undefined;
	}
}

function toObject(value: unknown): Json | undefined {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
		? (value as Json)
		: undefined;
}

function fromObject(object: Json): Completion | undefined {
	const usage = toObject(object.usage);
	const prompt = usage?.prompt_tokens ?? object.prompt_eval_count;
	const answer = usage?.completion_tokens ?? object.eval_count;
	const tokens =
		typeof prompt === 'number' || typeof answer === 'number'
			? { prompt: toCount(prompt), answer: toCount(answer) }
			: null;
	const [first] = Array.isArray(object.choices) ? object.choices.map(toObject) : [object];
	const message = toObject(first?.message) ?? toObject(first?.delta);
	// The last event of a stream holds only the token counts.
	if (!message && !tokens && !first) return undefined;
	const reason = first?.finish_reason ?? first?.done_reason;
	return {
		text: toText(message?.content),
		isRefused: toText(message?.refusal) !== '' || reason === 'content_filter',
		isCut: reason === 'length',
		tokens,
	};
}

function toCount(value: unknown): number {
	return typeof value === 'number' && Number.isFinite(value) ? Math.max(0, Math.round(value)) : 0;
}

/** A text, or a list of parts. */
function toText(content: unknown): string {
	if (typeof content === 'string') return content;
	if (!Array.isArray(content)) return '';
	return content
		.map((part) => toObject(part)?.text)
		.filter((text) => typeof text === 'string')
		.join('');
}
