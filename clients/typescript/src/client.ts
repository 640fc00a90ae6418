import type { components } from './api.ts';
import { DocSiftError } from './error.ts';

type Schemas = components['schemas'];
export type Job = Schemas['Job'];
export type Submission = Schemas['Submission'];
export type Template = Schemas['Template'];
export type TemplateDraft = Schemas['TemplateDraft'];
export type TemplateSummary = Schemas['TemplateSummary'];
export type Usage = Schemas['Usage'];

/** A file with its name, or the public URL of a file. */
export type Document = { name: string; content: Uint8Array | Blob } | { url: string };

export type SubmitOptions = {
	templateId: string;
	/** The language of scans, e.g. `de`; rarely needed. */
	language?: string;
	/** The pages to read, e.g. `1-3,7,-1`. */
	pages?: string;
	/** The password of a protected PDF. */
	password?: string;
	/** With `templateId: 'auto'`: the templates to choose from. */
	templateIds?: readonly string[];
	/** Where the documents of a file begin: `auto`, `none`, `2` or `1-3,4,5-9`. */
	split?: string;
	/** Who sent the file, such as the address of a mail: helps to choose templates and to split. */
	sender?: string;
};
export type ClassifyOptions = Omit<SubmitOptions, 'templateId'>;
export type ParseOptions = SubmitOptions & {
	/** Also return the place and confidence of each value. */
	details?: boolean;
	/** Keep the result for a while, so that it can be corrected by its `documentId`. */
	keep?: boolean;
};

/** What a document can become. */
export type OutputKind = 'markdown' | 'text' | 'words' | 'pdf' | 'redacted-pdf';
export type OutputOptions = {
	/** Cut Markdown into chunks of at most so many characters; the answer is JSON then. */
	chunks?: number;
	/** What a redacted PDF leaves out, e.g. `['iban', 'email']`. */
	kinds?: readonly ('iban' | 'email' | 'phone' | 'name')[];
};
export type ConvertOptions = OutputOptions &
	Omit<SubmitOptions, 'templateId' | 'templateIds' | 'split' | 'sender'>;

/** A document that was read; `result.error` says why reading failed. */
export type Reading = {
	result: Record<string, unknown>;
	lowestConfidence?: number | null;
	details?: unknown;
	documentId?: string;
};
export type ParseAnswer = Reading & {
	/** The pages that were read, were charged, and are left this month. */
	pageCount: number;
	pageUsed: number;
	pageRemaining: number;
	warnings?: string[];
};
/** A document of a file that was split; `templateId` and `result` are null where no template reads it. */
export type SplitReading = Omit<Reading, 'result'> & {
	filename: string;
	pages: { from: number; to: number };
	kind: string;
	templateId: string | null;
	confidence: number;
	result: Record<string, unknown> | null;
};
export type SplitAnswer = Omit<ParseAnswer, keyof Reading> & { results: SplitReading[] };
export type ClassifiedDocument = Schemas['ClassifiedDocument'];
export type ClassifyAnswer = Omit<ParseAnswer, keyof Reading> & { documents: ClassifiedDocument[] };
type Called = { method?: string; query?: Record<string, string>; json?: unknown; form?: FormData };

/** The engine's maximum wait for a job in one request. */
const WAIT_SECONDS = 60;
/** The maximum number of retries of a request that was refused temporarily. */
const MAX_RETRIES = 5;
/** A longer wait becomes an error. */
const MAX_PAUSE_SECONDS = 60;

/** A client for one engine and API key. Every method throws a DocSiftError when the engine refuses. */
export class DocSift {
	readonly #url: string;
	readonly #apiKey: string;

	constructor({ url = 'http://127.0.0.1:3000', apiKey }: { url?: string; apiKey: string }) {
		this.#url = url.replace(/(?<!\/)\/+$/, '');
		this.#apiKey = apiKey;
	}

	/** Reads one document and returns its fields. */
	async parse(document: Document, options: ParseOptions): Promise<ParseAnswer> {
		return await this.#call('/documents/parse', { form: makeForm('files', document, options) });
	}

	/** Splits a file into its documents and reads each; with `templateId: 'auto'`, with the template that fits. */
	async parseDocuments(document: Document, options: ParseOptions): Promise<SplitAnswer> {
		const asked = { split: 'auto', ...options };
		return await this.#call('/documents/parse', { form: makeForm('files', document, asked) });
	}

	/** Returns the documents of a file, each with its pages, kind and template; reads no fields. */
	async classify(document: Document, options: ClassifyOptions = {}): Promise<ClassifyAnswer> {
		return await this.#call('/v1/documents/classify', {
			form: makeForm('file', document, options),
		});
	}

	/** Classifies as a job: when it is completed, it has the `documents`. */
	async submitToClassify(document: Document, options: ClassifyOptions = {}): Promise<Submission> {
		const form = makeForm('file', document, options);
		return await this.#call('/v1/documents/classify/async', { form });
	}

	/**
	 * Splits the file of a job again, from its stored words. `templates` names the template of each range: its id,
	 * `auto`, or null for none.
	 */
	async splitJob(
		jobId: string,
		split: string,
		templates?: readonly (string | null)[],
	): Promise<Job> {
		const path = `/v1/jobs/${encodeURIComponent(jobId)}/split`;
		return await this.#call(path, { method: 'POST', json: { split, templates } });
	}

	/** Submits a document as a job. Submitting the same document for the same template again returns the same job. */
	async submit(document: Document, options: SubmitOptions): Promise<Submission> {
		return await this.#call('/v1/documents/parse/async', {
			form: makeForm('file', document, options),
		});
	}

	/** Returns a job; with `wait`, when it has ended or after that many seconds, at most 60. */
	async getJob(
		jobId: string,
		{ wait = 0, details = false }: { wait?: number; details?: boolean } = {},
	): Promise<Job> {
		const query = { wait: String(wait), details: String(details) };
		return await this.#call(`/v1/jobs/${encodeURIComponent(jobId)}`, { query });
	}

	/** Waits until a job has completed or failed; throws when it takes longer than `seconds`. */
	async waitForJob(
		jobId: string,
		{ seconds = 600, details = false }: { seconds?: number; details?: boolean } = {},
	): Promise<Job> {
		const until = Date.now() + seconds * 1000;
		for (;;) {
			const left = Math.max(0, Math.ceil((until - Date.now()) / 1000));
			const job = await this.getJob(jobId, { wait: Math.min(WAIT_SECONDS, left), details });
			if (job.status === 'completed' || job.status === 'failed') return job;
			if (left > 0) continue;
			const message = `The job ${jobId} is still ${job.status} after ${seconds} seconds.`;
			throw new DocSiftError(message, { code: 'JOB_NOT_ENDED', status: 200 });
		}
	}

	/** Converts a document without a template; the response holds Markdown, text, JSON or a PDF. */
	async convert(
		document: Document,
		{ as, ...options }: ConvertOptions & { as: OutputKind },
	): Promise<Response> {
		const { chunks, kinds, ...rest } = options;
		const form = makeForm('file', document, {
			as,
			...rest,
			chunks: chunks === undefined ? undefined : String(chunks),
			kinds: kinds?.join(),
		});
		return await this.#receive('/v1/documents/convert', { form });
	}

	/** Returns the document of a job in another form. `fields` are left out of a redacted PDF. */
	async getOutput(
		jobId: string,
		{
			as,
			chunks,
			kinds = [],
			fields = [],
		}: OutputOptions & { as: OutputKind; fields?: readonly string[] },
	): Promise<Response> {
		const query = {
			as,
			...(chunks !== undefined && { chunks: String(chunks) }),
			...(kinds.length > 0 && { kinds: kinds.join() }),
			...(fields.length > 0 && { fields: fields.join() }),
		};
		return await this.#receive(`/v1/jobs/${encodeURIComponent(jobId)}/output`, { query });
	}

	async listTemplates(): Promise<TemplateSummary[]> {
		return await this.#call('/v1/templates');
	}

	async getTemplate(templateId: string): Promise<Template> {
		return await this.#call(`/v1/templates/${encodeURIComponent(templateId)}`);
	}

	async createTemplate(draft: TemplateDraft): Promise<Template> {
		return await this.#call('/v1/templates', { method: 'POST', json: draft });
	}

	/** Creates a template from a sample document. */
	async createTemplateFrom(
		sample: Document,
		options: {
			name: string;
			description?: string;
			language?: string;
			pages?: string;
			password?: string;
		},
	): Promise<Schemas['TemplateFromDocument']> {
		return await this.#call('/v1/templates/fromDocument', {
			form: makeForm('file', sample, options),
		});
	}

	async getUsage(): Promise<Usage> {
		return await this.#call('/v1/usage');
	}

	async #call<T>(path: string, request: Called = {}): Promise<T> {
		return await readAnswer<T>(await this.#receive(path, request));
	}

	async #receive(path: string, request: Called): Promise<Response> {
		for (let attempt = 1; ; attempt += 1) {
			const response = await this.#send(path, request);
			if (response.ok) return response;
			const error = await readError(response);
			const pause = error.retryAfter ?? Number.POSITIVE_INFINITY;
			if (attempt > MAX_RETRIES || pause > MAX_PAUSE_SECONDS) throw error;
			await new Promise((resolve) => setTimeout(resolve, pause * 1000));
		}
	}

	async #send(path: string, { method, query, json, form }: Called): Promise<Response> {
		const search = query ? `?${new URLSearchParams(query).toString()}` : '';
		const body = form ?? (json === undefined ? null : JSON.stringify(json));
		let response: Response;
		try {
			response = await fetch(`${this.#url}${path}${search}`, {
				method: method ?? (form ? 'POST' : 'GET'),
				headers: {
					'x-api-key': this.#apiKey,
					...(json !== undefined && { 'content-type': 'application/json' }),
				},
				body,
				// Following a redirect would send the API key and the document to another host.
				redirect: 'manual',
			});
		} catch (cause) {
			const message = `No DocSift engine could be reached at ${this.#url}. Check that it runs and that the address is right.`;
			throw new DocSiftError(message, { code: 'NOT_REACHED', status: 0, cause });
		}
		// Browsers hide the status of a redirect.
		const { status, type } = response;
		if (type !== 'opaqueredirect' && (status < 300 || status >= 400)) return response;
		await response.body?.cancel();
		const message = `${this.#url} redirects to another address. The API key is not sent there: use the address of the engine itself.`;
		throw new DocSiftError(message, { code: 'REDIRECTED', status });
	}
}

function makeForm(
	field: string,
	document: Document,
	options: Record<string, string | boolean | readonly string[] | undefined>,
): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(options)) {
		if (value !== undefined) form.set(name, String(value));
	}
	if ('url' in document) {
		form.set('fileUrl', document.url);
		return form;
	}
	const { name, content } = document;
	form.set(field, content instanceof Blob ? content : new Blob([new Uint8Array(content)]), name);
	return form;
}

async function readAnswer<T>(response: Response): Promise<T> {
	const body = await response.text();
	try {
		return JSON.parse(body) as T;
	} catch (cause) {
		throw notDocSift(response.status, cause);
	}
}

function notDocSift(status: number, cause: unknown, retryAfter?: number): DocSiftError {
	const message = `Something that is no DocSift engine answered with status ${status}.`;
	return new DocSiftError(message, {
		code: 'NOT_DOCSIFT',
		status,
		cause,
		...(retryAfter !== undefined && { retryAfter }),
	});
}

async function readError(response: Response): Promise<DocSiftError> {
	const { status, headers } = response;
	const body = await response.text();
	const after = headers.get('retry-after');
	const retryAfter = after !== null && /^\d+$/.test(after) ? Number(after) : undefined;
	try {
		const { message, code, requestId } = JSON.parse(body) as Schemas['Error'];
		const about = { code, status, requestId };
		return new DocSiftError(message, { ...about, ...(retryAfter !== undefined && { retryAfter }) });
	} catch (cause) {
		return notDocSift(status, cause, retryAfter);
	}
}
