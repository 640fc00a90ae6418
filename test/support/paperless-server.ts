import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A server that answers as paperless-ngx 3.0.5 does, with API versions 9 and 10. Routes, members, status codes and
 * validation are taken from its source (documents/serialisers.py, documents/views.py, documents/filters.py).
 */
type Named = { id: number; name: string };
type Field = Named & { data_type: string; extra_data: unknown };
type Value = { field: number; value: unknown };
export type StoredPaper = {
	id: number;
	content: Buffer;
	original_file_name: string;
	tags: number[];
	correspondent: number | null;
	document_type: number | null;
	created: string;
	custom_fields: Value[];
	notes: string[];
};
type Answer = [status: number, body: unknown];
type Kind = 'tags' | 'correspondents' | 'document_types';

export const PAPERLESS_TOKEN = 'f3a1b2c4d5e6f708192a3b4c5d6e7f8091a2b3c4';
const NOT_FOUND: Answer = [404, { detail: 'No Document matches the given query.' }];
const UNIQUE: Answer = [400, { error: ['Object violates owner / name unique constraint'] }];

export type PaperlessServer = Awaited<ReturnType<typeof startPaperlessServer>>;

export async function startPaperlessServer() {
	const named: Record<Kind, Named[]> = { tags: [], correspondents: [], document_types: [] };
	const fields: Field[] = [];
	const papers = new Map<number, StoredPaper>();
	const seen: string[] = [];
	/** Answers first; undefined: as usual. */
	let intercept: (method: string, path: string) => Answer | undefined = () => undefined;
	let lastId = 0;
	const newId = () => (lastId += 1);

	function add(kind: Kind, name: string): number {
		const known = named[kind].find((one) => one.name === name);
		if (known) return known.id;
		const one = { id: newId(), name };
		named[kind].push(one);
		return one.id;
	}

	function page(all: readonly unknown[], query: URLSearchParams): Answer {
		const size = Number(query.get('page_size') ?? 25);
		const at = Number(query.get('page') ?? 1);
		const results = all.slice((at - 1) * size, at * size);
		if (at > 1 && results.length === 0) return [404, { detail: 'Invalid page.' }];
		const next = at * size < all.length ? 'http://paperless.invalid/next' : null;
		return [200, { count: all.length, next, previous: null, results }];
	}

	const byName = (all: Named[], query: URLSearchParams) => {
		const wanted = query.get('name__iexact')?.toLowerCase();
		return all.filter(({ name }) => wanted === undefined || name.toLowerCase() === wanted);
	};

	function checkValue({ field: id, value }: Value): unknown {
		const field = fields.find((one) => one.id === id);
		if (!field) return { field: [`Invalid pk "${id}" - object does not exist.`] };
		const text = String(value);
		const isWrong = {
			string: text.length > 128,
			integer: !/^-?\d+$/.test(text) || Math.abs(Number(text)) > 2_147_483_648,
			monetary: !/^([A-Z]{3})?-?\d{1,10}(\.\d{1,2})?$/.test(text),
			date: !/^\d{4}-\d{2}-\d{2}$/.test(text),
			select: !JSON.stringify(field.extra_data).includes(`"id":"${text}"`),
		}[field.data_type];
		return isWrong ? { non_field_errors: ['Invalid value.'] } : undefined;
	}

	function patch(paper: StoredPaper, body: Partial<StoredPaper>): Answer {
		const faults = (body.custom_fields ?? []).map(checkValue);
		if (faults.some((one) => one !== undefined)) {
			return [400, { custom_fields: faults.map((one) => one ?? {}) }];
		}
		if (body.created !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(body.created)) {
			return [400, { created: ['Date has wrong format.'] }];
		}
		if (body.tags?.some((id) => !named.tags.some((one) => one.id === id))) {
			return [400, { tags: ['Invalid pk - object does not exist.'] }];
		}
		// Custom fields that are not sent are removed, as DocumentSerializer.update does.
		Object.assign(paper, body);
		return [200, presentPaper(paper)];
	}

	function answerDocument(method: string, parts: string[], body: unknown): Answer | Buffer {
		const paper = papers.get(Number(parts[0]));
		if (!paper) return NOT_FOUND;
		const route = `${method} ${parts[1] ?? ''}`;
		if (route === 'GET ') return [200, presentPaper(paper)];
		if (route === 'PATCH ') return patch(paper, body as Partial<StoredPaper>);
		if (route === 'GET download') return paper.content;
		if (route === 'POST notes') {
			paper.notes.push((body as { note: string }).note);
			return [200, paper.notes.map((note, id) => ({ id, note }))];
		}
		return [405, { detail: `Method "${method}" not allowed.` }];
	}

	function answer(method: string, url: URL, body: unknown): Answer | Buffer {
		const [, , kind = '', ...rest] = url.pathname.split('/');
		const parts = rest.filter((part) => part !== '');
		const query = url.searchParams;
		if (kind === 'documents') {
			if (parts.length > 0) return answerDocument(method, parts, body);
			const tag = Number(query.get('tags__id__all'));
			const tagged = [...papers.values()].filter(({ tags }) => tags.includes(tag));
			return page(
				tagged.map(({ id }) => ({ id })),
				query,
			);
		}
		const { name, data_type } = (body ?? {}) as { name: string; data_type: string };
		if (kind === 'custom_fields') {
			if (method === 'GET') return page(byName(fields, query), query);
			if (fields.some((one) => one.name === name)) return UNIQUE;
			const field = { id: newId(), name, data_type, extra_data: null };
			fields.push(field);
			return [201, { ...field, document_count: 0 }];
		}
		if (!Object.hasOwn(named, kind)) return [404, { detail: 'Not found.' }];
		const all = named[kind as Kind];
		if (method === 'GET') return page(byName(all, query), query);
		if (all.some((one) => one.name === name)) return UNIQUE;
		return [201, { id: add(kind as Kind, name), name, slug: name, matching_algorithm: 0 }];
	}

	const server = createServer((request, response) => {
		void readBody(request).then((text) => {
			const { method = '', url = '', headers } = request;
			const send = ([status, body]: Answer) => {
				response.writeHead(status, { 'content-type': 'application/json', 'x-api-version': '10' });
				response.end(JSON.stringify(body));
			};
			const version = /version=(\d+)/.exec(headers.accept ?? '')?.[1] ?? '10';
			if (headers.authorization !== `Token ${PAPERLESS_TOKEN}`) {
				send([401, { detail: 'Invalid token.' }]);
				return;
			}
			if (!['9', '10'].includes(version)) {
				send([406, { detail: 'Invalid version in "Accept" header.' }]);
				return;
			}
			seen.push(`${method} ${url}`);
			const early = intercept(method, url);
			const body: unknown = text === '' ? undefined : JSON.parse(text);
			const made = early ?? answer(method, new URL(url, 'http://paperless.invalid'), body);
			if (!Buffer.isBuffer(made)) send(made);
			else {
				response.writeHead(200, { 'content-disposition': 'attachment; filename="x.pdf"' });
				response.end(made);
			}
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;

	return {
		url: `http://127.0.0.1:${port}`,
		port,
		papers,
		fields,
		/** Every request with the right token, in order. */
		seen,
		add,
		nameOf: (kind: Kind, id: number | null) => named[kind].find((one) => one.id === id)?.name,
		addField(name: string, data_type: string, extra_data: unknown = null): number {
			const field = { id: newId(), name, data_type, extra_data };
			fields.push(field);
			return field.id;
		},
		put(content: Buffer, tags: string[], original_file_name = 'scan.pdf'): StoredPaper {
			const paper: StoredPaper = {
				id: newId(),
				content,
				original_file_name,
				correspondent: null,
				document_type: null,
				created: '2020-01-01',
				custom_fields: [],
				notes: [],
				tags: tags.map((name) => add('tags', name)),
			};
			papers.set(paper.id, paper);
			return paper;
		},
		tagsOf: ({ tags }: StoredPaper) =>
			tags.map((id) => named.tags.find((one) => one.id === id)?.name).toSorted(),
		intercept: (next: typeof intercept) => (intercept = next),
		stop: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

function presentPaper({ content, notes, ...paper }: StoredPaper) {
	return {
		...paper,
		title: paper.original_file_name,
		size: content.length,
		notes: notes.map((note, id) => ({ id, note })),
	};
}

async function readBody(request: IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	return Buffer.concat(chunks).toString();
}

/** Settings with which an engine may reach a server of the tests. */
export function allowPaperless({ port }: { port: number }): Record<string, string> {
	return {
		SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
		PAPERLESS_PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
		FETCH_PORTS_ALLOWED: String(port),
		PAPERLESS_POLL_SECONDS: '1',
	};
}

/** The body that connects a server of the tests. */
export function paperlessOn({ url }: { url: string }, templateId: string) {
	return { name: 'Archive', url, token: PAPERLESS_TOKEN, templateId };
}
