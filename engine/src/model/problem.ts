/** One thing wrong with a request, at an exact place in it. */
export type Fault = { path: string; message: string };

/**
 * The error catalogue: every error that leaves the process is one of these.
 * A message says what is wrong and what to do about it. docs/errors.md explains
 * each code and is held against this table by a test.
 */
const catalogue = {
	BAD_REQUEST: {
		status: 400,
		say: ({ reason }: { reason: string }) => reason,
	},
	MALFORMED_JSON: {
		status: 400,
		say: () =>
			'The body is not valid JSON. Send one JSON object and check its quotes, commas and brackets.',
	},
	INVALID_REQUEST: {
		status: 400,
		say: ({ faults }: { faults: Fault[] }) => describeFaults(faults),
	},
	INVALID_TEMPLATE: {
		status: 400,
		say: ({ faults }: { faults: Fault[] }) => describeFaults(faults),
	},
	PLAN_UNKNOWN: {
		status: 400,
		say: ({ plan, plans }: { plan: string; plans: string[] }) =>
			`There is no plan "${plan}". Choose one of: ${plans.join(', ')}.`,
	},
	API_KEY_MISSING: {
		status: 401,
		say: () => 'No API key was sent. Send your key in the header x-api-key.',
	},
	API_KEY_INVALID: {
		status: 401,
		say: ({ reason }: { reason: string }) => reason,
	},
	QUOTA_EXCEEDED: {
		status: 403,
		say: ({
			needed,
			remaining,
			resetsAt,
		}: {
			needed: number;
			remaining: number;
			resetsAt: string;
		}) =>
			`This needs ${countPages(needed)}, but ${countPages(remaining)} of this month's quota remain. ` +
			`The quota starts anew at ${resetsAt}; a larger plan allows more.`,
	},
	TEMPLATE_LIMIT_REACHED: {
		status: 403,
		say: ({ limit }: { limit: number }) =>
			`This account already has ${limit} templates, the most it may have. Delete one that is no longer used.`,
	},
	TEMPLATE_NOT_OWNED: {
		status: 403,
		say: () =>
			'This template belongs to another account, so you can neither replace nor delete it.',
	},
	ACCOUNT_NOT_FOUND: {
		status: 404,
		say: ({ account }: { account: string }) =>
			`There is no account "${account}". Give its id or its e-mail address; "account list" shows both.`,
	},
	API_KEY_NOT_FOUND: {
		status: 404,
		say: ({ key }: { key: string }) =>
			`There is no API key with the id "${key}". "key list" shows the keys of an account.`,
	},
	ROUTE_NOT_FOUND: {
		status: 404,
		say: ({ method, path }: { method: string; path: string }) =>
			`There is no ${method} ${path}. All paths are listed at /docs.`,
	},
	TEMPLATE_NOT_FOUND: {
		status: 404,
		say: ({ templateId }: { templateId: string }) =>
			`There is no template "${templateId}" in this account. GET /v1/templates lists the ones there are.`,
	},
	METHOD_NOT_ALLOWED: {
		status: 405,
		say: ({ method, path, allowed }: { method: string; path: string; allowed: string[] }) =>
			`${path} does not take ${method}. It takes ${allowed.join(', ')}.`,
	},
	REQUEST_TIMEOUT: {
		status: 408,
		say: () => 'The request did not arrive in time. Send it again over a faster connection.',
	},
	ACCOUNT_EXISTS: {
		status: 409,
		say: ({ email }: { email: string }) => `There is already an account for ${email}.`,
	},
	BODY_TOO_LARGE: {
		status: 413,
		say: ({ limitBytes }: { limitBytes: number }) =>
			`The body is too large: JSON routes take at most ${limitBytes.toLocaleString('en')} bytes.`,
	},
	UNSUPPORTED_CONTENT_TYPE: {
		status: 415,
		say: ({ expected }: { expected: string }) =>
			`The content type is not supported here. Send ${expected} and say so in the content-type header.`,
	},
	RATE_LIMITED: {
		status: 429,
		say: ({ limit, retryAfter }: { limit: number; retryAfter: number }) =>
			`More than ${limit} requests in a minute. Wait ${retryAfter} s, as the header retry-after says, then go on.`,
	},
	HEADERS_TOO_LARGE: {
		status: 431,
		say: () => 'The request headers are too large. Send fewer or shorter ones (16 kB in all).',
	},
	INTERNAL: {
		status: 500,
		say: () =>
			'Something went wrong on our side. Try again; if it stays, report the requestId to the operator.',
	},
	UNAVAILABLE: {
		status: 503,
		say: ({ reason }: { reason: string; retryAfter: number }) =>
			`${reason} Nothing was changed; try again shortly.`,
	},
} as const satisfies Record<string, { status: number; say: (params: never) => string }>;

export type ProblemCode = keyof typeof catalogue;
type ParamsOf<C extends ProblemCode> = Parameters<(typeof catalogue)[C]['say']>;

type ProblemExtras = { faults?: Fault[]; retryAfter?: number; allowed?: string[] };

export class Problem extends Error {
	readonly code: ProblemCode;
	readonly statusCode: number;
	readonly faults: Fault[] | undefined;
	/** Seconds after which the same request may succeed. */
	readonly retryAfter: number | undefined;
	/** Methods that the path does take, on METHOD_NOT_ALLOWED. */
	readonly allowed: string[] | undefined;

	constructor(code: ProblemCode, message: string, extras: ProblemExtras = {}) {
		super(message);
		this.name = 'Problem';
		this.code = code;
		this.statusCode = catalogue[code].status;
		this.faults = extras.faults;
		this.retryAfter = extras.retryAfter;
		this.allowed = extras.allowed;
	}
}

/** Makes an error of the catalogue: `throw problem('TEMPLATE_NOT_FOUND', { templateId })`. */
export function problem<C extends ProblemCode>(code: C, ...params: ParamsOf<C>): Problem {
	const say = catalogue[code].say as (...args: ParamsOf<C>) => string;
	return new Problem(code, say(...params), (params[0] ?? {}) as ProblemExtras);
}

export function listProblems(): { code: ProblemCode; status: number }[] {
	return Object.entries(catalogue).map(([code, { status }]) => ({
		code: code as ProblemCode,
		status,
	}));
}

const FAULTS_SPELLED_OUT = 5;

function describeFaults(faults: Fault[]): string {
	const spelled = faults
		.slice(0, FAULTS_SPELLED_OUT)
		.map(({ path, message }) => (path ? `${path}: ${message}` : message));
	const more = faults.length - spelled.length;
	return spelled.join('; ') + (more > 0 ? `; and ${more} more, see details` : '');
}

function countPages(count: number): string {
	return count === 1 ? '1 page' : `${count} pages`;
}
