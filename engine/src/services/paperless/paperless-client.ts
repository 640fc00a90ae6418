import type { Readable } from 'node:stream';
import type { Agent, Dispatcher } from 'undici';
import { request } from 'undici';
import { z } from 'zod';
import { parseBoundedJson } from '../../model/bounded-json.ts';
import { Problem, problem } from '../../model/problem.ts';
import type { Outbound } from '../../platform/outbound/guarded-agent.ts';

const TIMEOUT_MS = 30_000;
const DOWNLOAD_MS = 300_000;
/** Answers are lists of a hundred short rows at most, without the text of documents. */
const MAX_ANSWER_BYTES = 1_048_576;
const JSON_LIMITS = { maxDepth: 12, maxValues: 50_000, maxMembers: 10_000 };
/** Of API version 9: paperless-ngx 2.16 and later serve it. */
const ACCEPT = 'application/json; version=9';
const PAGE_SIZE = 100;
/** The longest name of a tag, a correspondent, a document type or a custom field. */
export const NAME_MAX_CHARACTERS = 128;
const MATCH_NONE = 0;
const FIELDS = 'id,tags,original_file_name,custom_fields';

/** paperless-ngx refuses one document or one value. */
export class PaperlessRefusal extends Error {
	readonly status: number;

	constructor(status: number, message: string) {
		super(message);
		this.status = status;
	}
}

const idSchema = z.int().positive();
const listSchema = z.object({
	next: z.string().nullable(),
	results: z.array(z.object({ id: idSchema })).max(10_000),
});
const namedSchema = z.object({
	results: z.array(z.object({ id: idSchema, name: z.string() })).max(10_000),
});
const customFieldSchema = z.object({
	id: idSchema,
	name: z.string(),
	data_type: z.string(),
	extra_data: z
		.object({
			select_options: z
				.array(z.object({ id: z.string().nullish(), label: z.string() }).nullable())
				.nullish(),
		})
		.nullish()
		.catch(null),
});
const customFieldsSchema = z.object({ results: z.array(customFieldSchema).max(10_000) });
const documentSchema = z.object({
	id: idSchema,
	tags: z.array(idSchema),
	original_file_name: z.string().nullish(),
	custom_fields: z.array(z.object({ field: idSchema, value: z.unknown() })).default([]),
});
export type RemoteDocument = z.output<typeof documentSchema>;
export type CustomField = z.output<typeof customFieldSchema>;

/** The values to write into a document. */
export type DocumentUpdate = {
	tags?: number[];
	correspondent?: number;
	document_type?: number;
	created?: string;
	custom_fields?: { field: number; value: unknown }[];
};

export type NamedKind = 'tags' | 'correspondents' | 'document_types';

export type OpenPaperless = (url: string, token: string) => PaperlessClient;
export type PaperlessClient = ReturnType<typeof createPaperlessClient>;

/** Creates clients for untrusted addresses. */
export function createOpenPaperless({ outbound }: { outbound: Outbound }): {
	openPaperless: OpenPaperless;
	close: () => Promise<void>;
} {
	let agent: Agent | undefined;
	return {
		openPaperless: (url, token) => {
			agent ??= outbound.createAgent(TIMEOUT_MS, { isSecretSent: true });
			return createPaperlessClient({ base: checkAddress(url, outbound), token, agent });
		},
		close: async () => {
			await agent?.destroy();
		},
	};
}

/** Ends with a slash. */
function checkAddress(url: string, outbound: Outbound): URL {
	try {
		const { origin, pathname } = outbound.checkUrl(url);
		return new URL(origin + (pathname.endsWith('/') ? pathname : `${pathname}/`));
	} catch (error) {
		throw explainPaperless(error);
	}
}

type SendOptions = { method?: Dispatcher.HttpMethod; body?: unknown; signal?: AbortSignal };

/** The part of the paperless-ngx API that is used. */
function createPaperlessClient({ base, token, agent }: { base: URL; token: string; agent: Agent }) {
	const known = new Map<string, number>();

	async function send(
		path: string,
		{ method = 'GET', body, signal }: SendOptions = {},
		timeoutMs = TIMEOUT_MS,
	): Promise<Dispatcher.ResponseData> {
		const limit = AbortSignal.timeout(timeoutMs);
		try {
			return await request(new URL(`api/${path}`, base), {
				dispatcher: agent,
				method,
				headers: {
					accept: ACCEPT,
					authorization: `Token ${token}`,
					...(body !== undefined && { 'content-type': 'application/json' }),
				},
				...(body !== undefined && { body: JSON.stringify(body) }),
				signal: signal ? AbortSignal.any([signal, limit]) : limit,
			});
		} catch (error) {
			throw explainPaperless(error);
		}
	}

	/** `isOwn`: a refusal is about the one document or value, not about the whole connection. */
	async function call<T>(
		path: string,
		schema: z.ZodType<T>,
		options: Omit<SendOptions, 'signal'> & { isOwn?: boolean } = {},
	): Promise<T> {
		const { statusCode, body } = await send(path, options);
		const bytes = await read(body);
		if (statusCode >= 300) throw judge(statusCode, options.isOwn ?? false, bytes);
		const parsed = parseBoundedJson(bytes, JSON_LIMITS);
		const answer = parsed.outcome === 'parsed' ? schema.safeParse(parsed.value) : undefined;
		if (!answer?.success) throw unreachable('its server does not answer as paperless-ngx does.');
		return answer.data;
	}

	async function findNamed(kind: NamedKind, name: string): Promise<number | undefined> {
		const query = new URLSearchParams({ name__iexact: name, page_size: String(PAGE_SIZE) });
		const { results } = await call(`${kind}/?${query.toString()}`, namedSchema);
		return (results.find((one) => one.name === name) ?? results[0])?.id;
	}

	async function createNamed(kind: NamedKind, name: string): Promise<number> {
		try {
			const body = { name, matching_algorithm: MATCH_NONE };
			const made = await call(`${kind}/`, z.object({ id: idSchema }), {
				method: 'POST',
				body,
				isOwn: true,
			});
			return made.id;
		} catch (error) {
			// Somebody else has created it in the meantime.
			const found = error instanceof PaperlessRefusal ? await findNamed(kind, name) : undefined;
			if (found === undefined) throw error;
			return found;
		}
	}

	return {
		/** The id of a tag, a correspondent or a document type. Creates it if it is missing. */
		async named(kind: NamedKind, name: string): Promise<number> {
			const key = `${kind}/${name}`;
			const id = known.get(key) ?? (await findNamed(kind, name)) ?? (await createNamed(kind, name));
			known.set(key, id);
			return id;
		},

		/** The numbers of documents with a tag, oldest first. */
		async listTagged(tagId: number, page: number): Promise<{ ids: number[]; hasMore: boolean }> {
			const query = new URLSearchParams({
				tags__id__all: String(tagId),
				ordering: 'id',
				fields: 'id',
				page: String(page),
				page_size: String(PAGE_SIZE),
			});
			const { next, results } = await call(`documents/?${query.toString()}`, listSchema);
			return { ids: results.map(({ id }) => id), hasMore: next !== null };
		},

		getDocument: (id: number): Promise<RemoteDocument> =>
			call(`documents/${id}/?fields=${FIELDS}`, documentSchema, { isOwn: true }),

		/** The file as it was uploaded to paperless-ngx. */
		async download(id: number, signal: AbortSignal): Promise<Readable> {
			const path = `documents/${id}/download/?original=true`;
			const { statusCode, body } = await send(path, { signal }, DOWNLOAD_MS);
			if (statusCode !== 200) {
				await read(body);
				throw judge(statusCode, true);
			}
			return body;
		},

		update: (id: number, body: DocumentUpdate): Promise<RemoteDocument> =>
			call(`documents/${id}/`, documentSchema, { method: 'PATCH', body, isOwn: true }),

		async addNote(id: number, note: string): Promise<void> {
			await call(`documents/${id}/notes/`, z.unknown(), {
				method: 'POST',
				body: { note },
				isOwn: true,
			});
		},

		async findCustomField(name: string): Promise<CustomField | undefined> {
			const query = new URLSearchParams({ name__iexact: name, page_size: String(PAGE_SIZE) });
			const { results } = await call(`custom_fields/?${query.toString()}`, customFieldsSchema);
			return results.find((one) => one.name === name) ?? results[0];
		},

		createCustomField: (name: string, dataType: string): Promise<CustomField> =>
			call('custom_fields/', customFieldSchema, {
				method: 'POST',
				body: { name, data_type: dataType },
				isOwn: true,
			}),
	};
}

async function read(body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	try {
		for await (const chunk of body) {
			bytes += chunk.length;
			if (bytes > MAX_ANSWER_BYTES) throw unreachable('its server sends more than is read.');
			chunks.push(chunk);
		}
	} catch (error) {
		throw explainPaperless(error);
	}
	return Buffer.concat(chunks);
}

/** The members of an update. A refusal may name some of them. */
const UPDATED = ['tags', 'correspondent', 'document_type', 'created', 'custom_fields', 'name'];

/** Use our own words: the reply of a server may contain anything. */
function judge(status: number, isOwn: boolean, bytes?: Uint8Array): Problem | PaperlessRefusal {
	if (status === 401) return unreachable('its server refuses the token.');
	if (status === 406) return unreachable('it does not serve version 9 of its API.');
	if (status === 403 && !isOwn) return unreachable('the token may not read documents or tags.');
	if (status >= 300 && status < 400)
		return unreachable('its address is another one: it redirects.');
	if (status >= 500 || status === 429 || status === 408) {
		return unreachable(`its server answers with ${status}.`);
	}
	if (!isOwn) return unreachable(`its server does not answer as paperless-ngx does (${status}).`);
	if (status === 403) {
		return new PaperlessRefusal(status, 'The token may not do that in paperless-ngx (403).');
	}
	if (status === 404) return new PaperlessRefusal(status, 'It is not in paperless-ngx (404).');
	const parsed = bytes && parseBoundedJson(bytes, JSON_LIMITS);
	const value = parsed?.outcome === 'parsed' ? parsed.value : undefined;
	const about = UPDATED.filter((name) => Object.hasOwn(Object(value) as object, name));
	const named = about.length > 0 ? `: ${about.join(', ')}` : '';
	return new PaperlessRefusal(status, `paperless-ngx has refused it (${status})${named}.`);
}

/** Why paperless-ngx cannot be used. */
export function explainPaperless(error: unknown): Problem | PaperlessRefusal {
	if (error instanceof PaperlessRefusal) return error;
	const { cause } = error as { cause?: unknown };
	const known = error instanceof Problem ? error : cause instanceof Problem ? cause : undefined;
	if (known?.code === 'URL_NOT_ALLOWED') return unreachable(known.message);
	if (known) return known;
	const { code = '' } = error as NodeJS.ErrnoException;
	if (/CERT|SELF_SIGNED|ALTNAME|UNABLE_TO|TLS|SSL|EPROTO/.test(code)) {
		return unreachable('its certificate or its encryption cannot be accepted.');
	}
	return unreachable('its server does not answer.');
}

function unreachable(reason: string): Problem {
	return problem('PAPERLESS_UNREACHABLE', { reason });
}
