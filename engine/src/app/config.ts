import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { Plans, Plan } from '../model/account.ts';
import { ROLES } from '../model/role.ts';
import type { Role as PersonRole } from '../model/role.ts';
import type { DocumentLimits } from '../model/document.ts';
import type { TemplateLimits } from '../model/template.ts';
import type { OutboundSettings } from '../platform/outbound/guarded-agent.ts';
import type { S3Place } from '../platform/store/s3-blobs.ts';
import { SECRETS_KEY_BYTES } from '../platform/store/seal-secrets.ts';

type Role = 'all' | 'api' | 'worker';

/** Everything that the environment decides. No other part of the engine reads process.env. */
export type Config = Readonly<{
	host: string;
	port: number;
	/** The public URL of the API; null for the address it listens on. */
	publicUrl: string | null;
	role: Role;
	dataDir: string;
	/** null for SQLite under dataDir. */
	databaseUrl: string | null;
	/** null to run everything in this process. */
	redisUrl: string | null;
	/** null to store documents on disk, under dataDir. */
	s3: S3Place | null;
	logLevel: string;
	/** null to serve metrics on the port of the API. */
	metricsPort: number | null;
	/** null to serve metrics without a token. */
	metricsToken: string | null;
	/** The endpoint for traces; null to disable tracing. */
	tracesUrl: string | null;
	ownerEmail: string;
	/** null to choose it in the browser. */
	ownerPassword: string | null;
	/** null if people sign in with passwords only. */
	oidc: OidcSettings | null;
	plans: Plans;
	/** Whether the operator has set plans; otherwise the owner's account is not shown any. */
	arePlansSet: boolean;
	/** Documents a day that test keys of an account may parse. */
	testDocumentsPerDay: number;
	templateLimits: TemplateLimits;
	maxTemplates: number;
	/** Of its JSON text. */
	maxTemplateBytes: number;
	jsonBodyBytes: number;
	/** How long the rest of a refused request is drained, so that its response arrives. */
	linger: { maxBytes: number; maxMs: number; maxSockets: number };
	ocrEngine: 'auto' | 'pp-ocr' | 'tesseract.js' | 'tesseract';
	ocrProgram: string;
	/** Child processes that read documents; 0 for the number of cores. */
	parseProcesses: number;
	parseProcessBytes: number;
	parseDeadlineMs: number;
	/** CPU time. */
	pageTimeoutMs: number;
	/** Wall-clock time per page, as a multiple of the CPU time. */
	pageWallFactor: number;
	/** How strictly the child processes are kept from files and the network. */
	childIsolation: 'auto' | 'required' | 'off';
	failedWorkSecondsPerHour: number;
	maxFiles: number;
	maxFileBytes: number;
	documentLimits: DocumentLimits;
	maxDocumentsPerFile: number;
	archiveLimits: { maxDocuments: number; maxUnpackedBytes: number; maxRatio: number };
	/** What fileUrl, webhooks, mailboxes and paperless-ngx may reach beside public addresses on the usual ports. */
	outbound: Readonly<Record<'fetch' | 'webhooks' | 'mailboxes' | 'paperless', OutboundSettings>>;
	fetchTimeoutMs: number;
	/** Jobs that one process runs at once; 0 for the number of child processes. */
	jobsAtOnce: number;
	jobAttempts: number;
	jobRetryWaitsMs: readonly number[];
	jobLeaseMs: number;
	jobDeadlineMs: number;
	/** A folder whose files become jobs; null for none. */
	watchedFolder: { folder: string; template: string } | null;
	/** Per account. */
	maxMailboxes: number;
	/** Polling interval of a mailbox, in addition to notifications of its server. */
	mailboxPollMs: number;
	/** Connections to paperless-ngx of one account, and how often tagged documents are looked for. */
	maxPaperless: number;
	paperlessPollMs: number;
	/** In base64. They seal secrets that have to be read again: the first one seals, all open. Empty: none can be kept. */
	secretsKeys: readonly string[];
	maxWebhooks: number;
	webhookTimeoutMs: number;
	webhookRetryWaitsMs: readonly number[];
	/** null: never. */
	webhookDisableAfterMs: number | null;
	addressRequestsPerMinute: number;
	trustProxy: number;
	retentionDays: number;
	/** How long deleted templates can be restored; 0: not at all. */
	trashMs: number;
	/** How long the document of a job that can never succeed is kept. */
	failedRetentionMs: number;
	/** How long documents of synchronous requests are kept, if they are to be kept. */
	reviewKeepMs: number;
	/** Maximum lessons per account. */
	maxMemoryBytes: number;
	maxMemoryLessons: number;
	/** null to never refuse requests for it. */
	maxLoopLagMs: number | null;
	shutdownGraceMs: number;
	/** null if there is no second reader; nothing is then sent to one. */
	secondReader: SecondReaderSettings | null;
}>;

/** The identity provider for single sign-on. */
export type OidcSettings = Readonly<{
	/** Its issuer URL. */
	provider: string;
	clientId: string;
	clientSecret: string;
	name: string;
	scopes: string;
	groupsClaim: string;
	/** By group; null if roles are assigned in the dashboard only. */
	roles: Readonly<Record<string, PersonRole>> | null;
	isEmailTrusted: boolean;
	sessionMs: number;
	/** The public URL of the dashboard, without a trailing slash. */
	publicUrl: string;
	/** The issuer's own address may be private. The addresses that it names must be allowed explicitly. */
	outbound: { ownUrl: string; own: OutboundSettings; others: OutboundSettings };
}>;

/** The model that is asked for what the first reader did not find. */
export type SecondReaderSettings = Readonly<{
	/** The URL that questions are posted to. */
	url: string;
	model: string;
	apiKey: string | null;
	timeoutMs: number;
	/** Maximum pages, or parts of long pages, that it is shown of a document. */
	maxPages: number;
	/** Questions that one process asks at once. */
	parallel: number;
	/** Whether it is shown pictures of scanned pages. */
	images: 'never' | 'auto';
	/** The price of a million tokens. */
	prices: { prompt: number; answer: number };
	/** The operator sets this address, so it may be private and use any port. */
	outbound: OutboundSettings;
}>;

const MB = 1_048_576;
/** IMAP with STARTTLS, and IMAP over TLS. */
const MAIL_PORTS = [143, 993];
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const DEFAULT_PLANS: Plans = {
	free: {
		pagesPerMonth: 50,
		requestsPerMinute: 10,
		documentsAtOnce: 1,
		multipleDocuments: false,
		storageBytes: 200 * MB,
		secondReaderTokens: 0,
	},
	premium: {
		pagesPerMonth: 5000,
		requestsPerMinute: 120,
		documentsAtOnce: null,
		multipleDocuments: true,
		storageBytes: 20_480 * MB,
		secondReaderTokens: 10_000_000,
	},
};
/** Defaults of a plan with a new name. */
const NEW_PLAN = {
	documentsAtOnce: null,
	storageBytes: 20_480 * MB,
	secondReaderTokens: 0,
};

type Variable = {
	/** The expected value, as a phrase that completes "PORT: got …, expected …". */
	takes: string;
	/** The value when it is unset, as it would be written in the environment; '' means "none". */
	fallback: string;
	parse: z.ZodType<unknown, string>;
	/** The value may contain a password, so errors do not repeat it. */
	secret?: true;
};

const VARIABLES = {
	HOST: {
		takes: 'the host name or IP address to listen on',
		fallback: '127.0.0.1',
		parse: z.string().regex(/^[\w.:-]+$/),
	},
	PORT: whole('the port to listen on', 3000, 0, 65_535),
	PUBLIC_URL: {
		takes: 'the http or https URL at which clients reach the API',
		fallback: '',
		parse: optional(urlOf('http:', 'https:')),
	},
	ROLE: {
		takes: 'all, api or worker',
		fallback: 'all',
		parse: z.enum(['all', 'api', 'worker']),
	},
	DATA_DIR: {
		takes: 'the folder for the database and the documents',
		fallback: './data',
		parse: z.string().transform((path) => resolve(path)),
	},
	INTAKE_FOLDER: {
		takes: 'a folder whose files are submitted as jobs of the owner; needs INTAKE_TEMPLATE',
		fallback: '',
		parse: optional(z.string().transform((path) => resolve(path))),
	},
	INTAKE_TEMPLATE: {
		takes: 'the id or the name of the template for files of INTAKE_FOLDER, or auto',
		fallback: '',
		parse: optional(z.string()),
	},
	SECRETS_KEY: {
		takes:
			'the key that encrypts the passwords of mailboxes, the tokens of paperless-ngx, the secrets of one-time codes and of webhooks: 32 random bytes in base64, as "openssl rand -base64 32" prints them; older keys follow after commas',
		fallback: '',
		parse: z.string().transform(readSecretsKeys),
		secret: true,
	},
	MAILBOX_MAX_COUNT: whole('the maximum number of mailboxes per account', 10, 0, 1000),
	MAILBOX_POLL_SECONDS: whole(
		'how often a mailbox is searched for mails that its server has not announced, in seconds',
		60,
		1,
		3600,
	),
	PAPERLESS_MAX_COUNT: whole(
		'the maximum number of connections to paperless-ngx per account',
		10,
		0,
		1000,
	),
	PAPERLESS_POLL_SECONDS: whole(
		'how often paperless-ngx is searched for documents with the tag, in seconds',
		60,
		1,
		3600,
	),
	DATABASE_URL: {
		takes: 'a URL postgres://user:password@host:port/database',
		fallback: '',
		parse: optional(urlOf('postgres:', 'postgresql:')),
		secret: true,
	},
	REDIS_URL: {
		takes: 'a URL redis://host:port or rediss://host:port',
		fallback: '',
		parse: optional(urlOf('redis:', 'rediss:')),
		secret: true,
	},
	S3_BUCKET: {
		takes: 'the bucket that stores the documents of jobs, instead of DATA_DIR',
		fallback: '',
		parse: optional(z.string().regex(/^[\w.-]{3,255}$/)),
	},
	S3_ENDPOINT: {
		takes: 'the http or https URL of an S3-compatible store other than Amazon S3',
		fallback: '',
		parse: optional(urlOf('http:', 'https:')),
	},
	S3_REGION: {
		takes: 'the region of the bucket',
		fallback: 'us-east-1',
		parse: z.string().regex(/^[\w-]{1,64}$/),
	},
	S3_PATH_STYLE: flag('whether URLs name the bucket in the path instead of the host name', true),
	S3_PREFIX: {
		takes: 'the prefix of every object key',
		fallback: 'documents/',
		parse: z.string().regex(/^[\w./-]{0,200}$/),
	},
	S3_ACCESS_KEY_ID: {
		takes: 'the id of the access key; if unset, the AWS SDK finds credentials itself',
		fallback: '',
		parse: optional(z.string().regex(/^\S{1,256}$/)),
	},
	S3_SECRET_ACCESS_KEY: {
		takes: 'the secret of the access key',
		fallback: '',
		parse: optional(z.string().regex(/^\S{1,256}$/)),
		secret: true,
	},
	S3_TIMEOUT_SECONDS: whole(
		'how long the store may send nothing before it counts as unavailable, in seconds',
		30,
		1,
		600,
	),
	LOG_LEVEL: {
		takes: `one of ${LOG_LEVELS.join(', ')}`,
		fallback: 'info',
		parse: z.enum(LOG_LEVELS),
	},
	METRICS_PORT: {
		takes:
			'a separate port for /metrics, /healthz and /readyz, in every role, an integer from 0 to 65535',
		fallback: '',
		parse: z.union([z.literal('').transform(() => null), whole('', 0, 0, 65_535).parse]),
	},
	METRICS_TOKEN: {
		takes:
			'the token that clients of /metrics send as "authorization: Bearer …", 8 to 256 characters',
		fallback: '',
		parse: optional(z.string().regex(/^[\w.~+/=-]{8,256}$/)),
		secret: true,
	},
	TRACES_URL: {
		takes:
			'the http or https URL of an OpenTelemetry collector, such as http://127.0.0.1:4318/v1/traces',
		fallback: '',
		parse: optional(urlOf('http:', 'https:')),
		secret: true,
	},
	OWNER_EMAIL: {
		takes: 'the e-mail address of the account that the first start creates',
		fallback: 'owner@docsift.local',
		parse: z.email().max(254),
	},
	OWNER_PASSWORD: {
		takes:
			'the dashboard password of the owner, 10 to 200 characters; if unset, the first start prints a link for choosing one',
		fallback: '',
		parse: optional(z.string().min(10).max(200)),
		secret: true,
	},
	// eslint-disable-next-line docsift/glossary -- the word of the standard, which operators look for
	OIDC_ISSUER: {
		takes:
			'the https URL of an OpenID Connect provider; people can then sign in there. Needs OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and PUBLIC_URL',
		fallback: '',
		parse: optional(urlOf('http:', 'https:')),
	},
	OIDC_CLIENT_ID: {
		takes: 'the id of this installation at the provider',
		fallback: '',
		parse: optional(z.string().max(500)),
	},
	OIDC_CLIENT_SECRET: {
		takes: 'the secret of this installation at the provider',
		fallback: '',
		parse: optional(z.string().max(2000)),
		secret: true,
	},
	OIDC_NAME: {
		takes: 'the name of the provider on the sign-in page, at most 60 characters',
		fallback: 'SSO',
		parse: z.string().max(60),
	},
	OIDC_SCOPES: {
		takes: 'the scopes to ask for, with spaces between them; openid is one of them',
		fallback: 'openid email profile',
		parse: z
			.string()
			.max(500)
			.refine((text) => text.split(' ').includes('openid')),
	},
	OIDC_GROUPS_CLAIM: {
		takes: 'the claim that lists the groups of a person',
		fallback: 'groups',
		parse: z.string().min(1).max(200),
	},
	OIDC_ROLES: {
		takes:
			'a JSON object {"group": "role"} with the roles owner, editor, reviewer and viewer; the group "*" means everybody. If unset, only people who were added in the dashboard can sign in',
		fallback: '',
		parse: z.string().transform(parseRoles),
	},
	OIDC_EMAIL_TRUSTED: flag(
		'whether e-mail addresses count as verified although the provider does not say so',
		false,
	),
	OIDC_SESSION_HOURS: whole(
		'how long a session lasts before the provider is asked again, in hours',
		12,
		1,
		2160,
	),
	PLANS: {
		takes:
			'a JSON object {"name": {"pagesPerMonth": 1000, "requestsPerMinute": 60, "documentsAtOnce": 4, "multipleDocuments": true}}, merged into the default plans',
		fallback: JSON.stringify(DEFAULT_PLANS),
		parse: z.string().transform(parsePlans),
	},
	TEST_DOCUMENTS_PER_DAY: whole(
		'the number of documents that the test keys of an account may parse per day (UTC)',
		100,
		0,
		1_000_000,
	),
	TEMPLATE_MAX_FIELDS: whole('the maximum number of fields in a template', 200, 1, 10_000),
	TEMPLATE_MAX_DEPTH: whole('the maximum nesting depth of fields', 6, 1, 50),
	TEMPLATE_MAX_COUNT: whole('the maximum number of templates per account', 1000, 10, 100_000),
	TEMPLATE_MAX_BYTES: whole(
		'the maximum size of the schema of a template, in bytes of JSON',
		65_536,
		1024,
		104_857_600,
	),
	JSON_BODY_MAX_BYTES: whole(
		'the maximum size of a JSON body, in bytes',
		1_048_576,
		1024,
		10_485_760,
	),
	LINGER_MAX_MB: whole('how much of a refused request body is drained, in MiB', 600, 1, 1_000_000),
	LINGER_MAX_SECONDS: whole('how long draining a refused request may take, in seconds', 60, 1, 300),
	LINGER_MAX_SOCKETS: whole(
		'the number of connections that are drained at the same time',
		500,
		1,
		100_000,
	),
	OCR_ENGINE: {
		takes:
			'auto (the most accurate engine available), pp-ocr (the PP-OCR models together with the tesseract program, or with tesseract.js if that program is not installed), tesseract.js or tesseract',
		fallback: 'auto',
		parse: z.enum(['auto', 'pp-ocr', 'tesseract.js', 'tesseract']),
	},
	TESSERACT_PROGRAM: {
		takes: 'the name or path of the tesseract program',
		fallback: 'tesseract',
		parse: z.string().min(1),
	},
	PARSE_PROCESSES: whole(
		'the number of child processes that read documents, 0 for one per core',
		0,
		0,
		256,
	),
	PARSE_PROCESS_MAX_MB: whole('the memory limit of a child process, in MiB', 1024, 256, 65_536),
	PARSE_DEADLINE_SECONDS: whole(
		'the time limit of a synchronous request, in seconds',
		120,
		1,
		3600,
	),
	PAGE_TIMEOUT_SECONDS: whole('the CPU time limit of one page, in seconds', 60, 1, 3600),
	PAGE_WALL_FACTOR: whole(
		'the wall-clock limit of one page, as a multiple of PAGE_TIMEOUT_SECONDS',
		5,
		1,
		100,
	),
	CHILD_ISOLATION: {
		takes:
			'auto (isolate child processes as far as the system allows), required (do not start without isolation) or off',
		fallback: 'auto',
		parse: z.enum(['auto', 'required', 'off']),
	},
	FAILED_WORK_SECONDS_PER_HOUR: whole(
		'the seconds of work per hour that an account may spend on documents that fail or are abandoned',
		900,
		1,
		1_000_000_000,
	),
	FILE_MAX_MB: whole('the maximum size of a file, in MiB', 50, 1, 2048),
	FILES_MAX_COUNT: whole('the maximum number of files in one request', 10, 1, 100),
	DOCUMENT_MAX_PAGES: whole('the maximum number of pages in a document', 500, 1, 100_000),
	MAX_DOCUMENTS_PER_FILE: whole('the maximum number of documents in a file', 300, 1, 10_000),
	DOCUMENT_MAX_SCANNED_PAGES: whole(
		'the maximum number of pages in a document that need OCR',
		30,
		1,
		10_000,
	),
	IMAGE_MAX_MEGAPIXELS: whole(
		'the maximum number of pixels in an image, in millions',
		100,
		1,
		1000,
	),
	ZIP_MAX_DOCUMENTS: whole(
		'the maximum number of documents in the archives and mails of one request',
		100,
		1,
		10_000,
	),
	ZIP_MAX_UNPACKED_MB: whole(
		'the maximum unpacked size of the archives and mails of one request, in MiB',
		500,
		1,
		10_000,
	),
	ZIP_MAX_RATIO: whole('the maximum compression ratio of a ZIP archive', 100, 1, 10_000),
	PRIVATE_NETWORKS_ALLOWED: networks(
		'private networks that fileUrl, webhooks, mailboxes and paperless-ngx may reach',
	),
	FETCH_PRIVATE_NETWORKS_ALLOWED: networks('private networks that only fileUrl may reach'),
	WEBHOOK_PRIVATE_NETWORKS_ALLOWED: networks('private networks that only webhooks may reach'),
	MAILBOX_PRIVATE_NETWORKS_ALLOWED: networks('private networks that only mailboxes may reach'),
	PAPERLESS_PRIVATE_NETWORKS_ALLOWED: networks(
		'private networks in which only connections to paperless-ngx may reach a server',
	),
	MAILBOX_PORTS_ALLOWED: {
		takes: 'ports that mailboxes may use in addition to 143 and 993, such as 1993',
		fallback: '',
		parse: numbers(/^\d{1,5}$/),
	},
	FETCH_PORTS_ALLOWED: {
		takes:
			'ports that fileUrl, webhooks and connections to paperless-ngx may use in addition to 80 and 443, such as 8080,8443',
		fallback: '',
		parse: numbers(/^\d{1,5}$/),
	},
	FETCH_TIMEOUT_SECONDS: whole('the time limit for fetching a fileUrl, in seconds', 30, 1, 600),
	JOBS_AT_ONCE: whole(
		'the number of jobs that one process runs at the same time, 0 for one per child process',
		0,
		0,
		1000,
	),
	JOB_ATTEMPTS: whole(
		'the maximum number of attempts at a job that meets temporary faults',
		3,
		1,
		100,
	),
	JOB_RETRY_SECONDS: seconds('the waits between attempts at a job; the last one repeats', '2,10'),
	JOB_LEASE_SECONDS: whole(
		'the lease of a job, in seconds; a worker that does not renew it counts as dead',
		60,
		1,
		3600,
	),
	JOB_DEADLINE_SECONDS: whole('the time limit of one attempt at a job, in seconds', 900, 1, 86_400),
	WEBHOOK_MAX_COUNT: whole('the maximum number of webhooks per account', 20, 1, 10_000),
	WEBHOOK_TIMEOUT_SECONDS: whole(
		'the time limit for the response of a webhook receiver, in seconds',
		10,
		1,
		300,
	),
	WEBHOOK_RETRY_SECONDS: seconds(
		'the waits between delivery attempts',
		'5,60,300,1800,7200,21600,43200,86400',
	),
	WEBHOOK_DISABLE_DAYS: whole(
		'the days after which a webhook that accepts no event is switched off; 0: never',
		5,
		0,
		365,
	),
	ADDRESS_REQUESTS_PER_MINUTE: whole(
		'the maximum number of requests per minute from one address, counted before the key is checked',
		1200,
		1,
		1_000_000_000,
	),
	TRUST_PROXY: whole(
		'the number of trusted proxies that add the client address to X-Forwarded-For',
		0,
		0,
		100,
	),
	RETENTION_DAYS: whole('the number of days that finished work is kept', 30, 1, 36_500),
	TRASH_DAYS: whole(
		'the number of days that a template or a job in the trash can be restored, 0 for not at all',
		30,
		0,
		365,
	),
	FAILED_RETENTION_HOURS: whole(
		'the number of hours that the document of a permanently failed job is kept',
		24,
		1,
		876_000,
	),
	REVIEW_KEEP_HOURS: whole(
		'the number of hours that a synchronous request with keep=true keeps its result and words',
		72,
		1,
		8760,
	),
	MEMORY_MAX_MB: whole(
		'the maximum size of the lessons of an account, in MiB; the least useful lessons are removed first',
		50,
		1,
		10_000,
	),
	MEMORY_MAX_LESSONS: whole(
		'the maximum number of lessons per account; the least useful lessons are removed first',
		10_000,
		100,
		1_000_000,
	),
	LOOP_LAG_MAX_MS: whole(
		'the event-loop lag, in milliseconds, above which expensive requests (parsing, writes, exports) are refused with 503; 0 disables the check',
		1000,
		0,
		60_000,
	),
	SHUTDOWN_GRACE_SECONDS: whole(
		'how long a shutdown waits for requests in flight, in seconds',
		30,
		1,
		3600,
	),
	LLM_URL: {
		takes:
			'the http or https URL of an OpenAI-compatible endpoint, such as http://127.0.0.1:11434/v1; if unset, there is no second reader',
		fallback: '',
		parse: optional(urlOf('http:', 'https:')),
		secret: true,
	},
	LLM_MODEL: {
		takes: 'the name of the model, such as qwen3:8b',
		fallback: '',
		parse: optional(z.string().regex(/^[\w.:/@+-]{1,200}$/)),
	},
	LLM_API_KEY: {
		takes: 'the API key of the endpoint',
		fallback: '',
		parse: optional(z.string().regex(/^\S{1,4096}$/)),
		secret: true,
	},
	LLM_TIMEOUT_SECONDS: whole(
		'the time limit of one request to the endpoint, in seconds',
		60,
		1,
		3600,
	),
	LLM_MAX_PAGES: whole('the maximum number of pages of a document that are sent', 10, 1, 1000),
	LLM_PARALLEL: whole('the number of concurrent requests per process', 2, 1, 1000),
	LLM_IMAGES: {
		takes: 'never, or auto to send images of scanned pages',
		fallback: 'never',
		parse: z.enum(['never', 'auto']),
	},
	LLM_PRICES: {
		takes:
			'the price of a million prompt tokens and of a million answer tokens, in your currency, such as 0.15,0.6',
		fallback: '0,0',
		parse: numbers(/^\d{1,6}(\.\d{1,6})?$/).pipe(z.array(z.number()).length(2)),
	},
} satisfies Record<string, Variable>;

type VariableName = keyof typeof VARIABLES;

/** An invalid value of the environment. The message is one line for the operator. */
export class ConfigError extends Error {}

export function loadConfig(environment: Readonly<Record<string, string | undefined>>): Config {
	const shape = Object.fromEntries(
		Object.entries<Variable>(VARIABLES).map(([name, { parse, fallback }]) => [
			name,
			parse.prefault(fallback),
		]),
	) as unknown as { [N in VariableName]: z.ZodPrefault<(typeof VARIABLES)[N]['parse']> };
	const given = Object.fromEntries(
		Object.keys(VARIABLES).flatMap((name) => {
			const value = environment[name]?.trim();
			return value ? [[name, value]] : [];
		}),
	);
	const parsed = z.object(shape).safeParse(given);
	if (!parsed.success) {
		const names = new Set(parsed.error.issues.map((issue) => issue.path[0] as VariableName));
		throw new ConfigError([...names].map((name) => describeBadValue(name, given[name])).join('\n'));
	}
	const env = parsed.data;
	return deepFreeze({
		host: env.HOST,
		port: env.PORT,
		publicUrl: env.PUBLIC_URL,
		role: env.ROLE,
		dataDir: env.DATA_DIR,
		watchedFolder: readWatchedFolder(env),
		databaseUrl: env.DATABASE_URL,
		redisUrl: env.REDIS_URL,
		s3: s3Place(env),
		logLevel: env.LOG_LEVEL,
		metricsPort: env.METRICS_PORT,
		metricsToken: env.METRICS_TOKEN,
		tracesUrl: env.TRACES_URL,
		ownerEmail: env.OWNER_EMAIL,
		ownerPassword: env.OWNER_PASSWORD,
		oidc: oidcSettings(env),
		plans: env.PLANS,
		arePlansSet: given.PLANS !== undefined,
		testDocumentsPerDay: env.TEST_DOCUMENTS_PER_DAY,
		templateLimits: { maxFields: env.TEMPLATE_MAX_FIELDS, maxDepth: env.TEMPLATE_MAX_DEPTH },
		maxTemplates: env.TEMPLATE_MAX_COUNT,
		maxTemplateBytes: env.TEMPLATE_MAX_BYTES,
		jsonBodyBytes: env.JSON_BODY_MAX_BYTES,
		linger: {
			maxBytes: env.LINGER_MAX_MB * MB,
			maxMs: env.LINGER_MAX_SECONDS * 1000,
			maxSockets: env.LINGER_MAX_SOCKETS,
		},
		ocrEngine: env.OCR_ENGINE,
		ocrProgram: env.TESSERACT_PROGRAM,
		parseProcesses: env.PARSE_PROCESSES,
		parseProcessBytes: env.PARSE_PROCESS_MAX_MB * MB,
		parseDeadlineMs: env.PARSE_DEADLINE_SECONDS * 1000,
		pageTimeoutMs: env.PAGE_TIMEOUT_SECONDS * 1000,
		pageWallFactor: env.PAGE_WALL_FACTOR,
		childIsolation: env.CHILD_ISOLATION,
		failedWorkSecondsPerHour: env.FAILED_WORK_SECONDS_PER_HOUR,
		maxFiles: env.FILES_MAX_COUNT,
		maxFileBytes: env.FILE_MAX_MB * MB,
		documentLimits: {
			maxPages: env.DOCUMENT_MAX_PAGES,
			maxScannedPages: env.DOCUMENT_MAX_SCANNED_PAGES,
			maxPixels: env.IMAGE_MAX_MEGAPIXELS * 1_000_000,
		},
		maxDocumentsPerFile: env.MAX_DOCUMENTS_PER_FILE,
		archiveLimits: {
			maxDocuments: env.ZIP_MAX_DOCUMENTS,
			maxUnpackedBytes: env.ZIP_MAX_UNPACKED_MB * MB,
			maxRatio: env.ZIP_MAX_RATIO,
		},
		outbound: {
			fetch: outboundSettings(env, env.FETCH_PRIVATE_NETWORKS_ALLOWED),
			webhooks: outboundSettings(env, env.WEBHOOK_PRIVATE_NETWORKS_ALLOWED),
			mailboxes: {
				...outboundSettings(env, env.MAILBOX_PRIVATE_NETWORKS_ALLOWED),
				portsAllowed: [...MAIL_PORTS, ...env.MAILBOX_PORTS_ALLOWED],
			},
			paperless: outboundSettings(env, env.PAPERLESS_PRIVATE_NETWORKS_ALLOWED),
		},
		fetchTimeoutMs: env.FETCH_TIMEOUT_SECONDS * 1000,
		jobsAtOnce: env.JOBS_AT_ONCE,
		jobAttempts: env.JOB_ATTEMPTS,
		jobRetryWaitsMs: env.JOB_RETRY_SECONDS.map((seconds) => seconds * 1000),
		jobLeaseMs: env.JOB_LEASE_SECONDS * 1000,
		jobDeadlineMs: env.JOB_DEADLINE_SECONDS * 1000,
		maxMailboxes: env.MAILBOX_MAX_COUNT,
		mailboxPollMs: env.MAILBOX_POLL_SECONDS * 1000,
		maxPaperless: env.PAPERLESS_MAX_COUNT,
		paperlessPollMs: env.PAPERLESS_POLL_SECONDS * 1000,
		secretsKeys: env.SECRETS_KEY,
		maxWebhooks: env.WEBHOOK_MAX_COUNT,
		webhookTimeoutMs: env.WEBHOOK_TIMEOUT_SECONDS * 1000,
		webhookRetryWaitsMs: env.WEBHOOK_RETRY_SECONDS.map((seconds) => seconds * 1000),
		webhookDisableAfterMs:
			env.WEBHOOK_DISABLE_DAYS === 0 ? null : env.WEBHOOK_DISABLE_DAYS * 86_400_000,
		addressRequestsPerMinute: env.ADDRESS_REQUESTS_PER_MINUTE,
		trustProxy: env.TRUST_PROXY,
		retentionDays: env.RETENTION_DAYS,
		trashMs: env.TRASH_DAYS * 86_400_000,
		failedRetentionMs: env.FAILED_RETENTION_HOURS * 3_600_000,
		reviewKeepMs: env.REVIEW_KEEP_HOURS * 3_600_000,
		maxMemoryBytes: env.MEMORY_MAX_MB * MB,
		maxMemoryLessons: env.MEMORY_MAX_LESSONS,
		maxLoopLagMs: env.LOOP_LAG_MAX_MS === 0 ? null : env.LOOP_LAG_MAX_MS,
		shutdownGraceMs: env.SHUTDOWN_GRACE_SECONDS * 1000,
		secondReader: secondReaderSettings(env),
	});
}

type LlmVariables = Record<'LLM_URL' | 'LLM_MODEL' | 'LLM_API_KEY', string | null> &
	Record<'LLM_TIMEOUT_SECONDS' | 'LLM_MAX_PAGES' | 'LLM_PARALLEL', number> & {
		LLM_IMAGES: 'never' | 'auto';
		LLM_PRICES: number[];
	};

const CHAT_PATH = '/chat/completions';

function secondReaderSettings(env: LlmVariables): SecondReaderSettings | null {
	if ((env.LLM_URL === null) !== (env.LLM_MODEL === null)) {
		throw new ConfigError('LLM_URL and LLM_MODEL: set both or neither');
	}
	if (env.LLM_URL === null || env.LLM_MODEL === null) return null;
	const url = new URL(env.LLM_URL);
	if (url.username !== '' || url.password !== '') {
		throw new ConfigError('LLM_URL: put the key into LLM_API_KEY, not into the URL');
	}
	if (!url.pathname.endsWith(CHAT_PATH)) {
		url.pathname = `${url.pathname.replace(/(?<!\/)\/+$/, '')}${CHAT_PATH}`;
	}
	const [prompt = 0, answer = 0] = env.LLM_PRICES;
	return {
		url: url.href,
		model: env.LLM_MODEL,
		apiKey: env.LLM_API_KEY,
		timeoutMs: env.LLM_TIMEOUT_SECONDS * 1000,
		maxPages: env.LLM_MAX_PAGES,
		parallel: env.LLM_PARALLEL,
		images: env.LLM_IMAGES,
		prices: { prompt, answer },
		outbound: allowOwnAddress(url),
	};
}

type OidcVariables = Record<
	'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET',
	string | null
> &
	Record<'OIDC_NAME' | 'OIDC_SCOPES' | 'OIDC_GROUPS_CLAIM', string> & {
		OIDC_ROLES: Record<string, PersonRole> | null;
		OIDC_EMAIL_TRUSTED: boolean;
		OIDC_SESSION_HOURS: number;
		PUBLIC_URL: string | null;
		PRIVATE_NETWORKS_ALLOWED: string[];
		FETCH_PORTS_ALLOWED: number[];
	};

function oidcSettings(env: OidcVariables): OidcSettings | null {
	// eslint-disable-next-line docsift/glossary -- as above
	const { OIDC_ISSUER: provider, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
	if (provider === null && clientId === null && clientSecret === null) return null;
	if (provider === null || clientId === null || clientSecret === null || env.PUBLIC_URL === null) {
		throw new ConfigError(
			'OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and PUBLIC_URL: set all of them for single sign-on',
		);
	}
	return {
		provider,
		clientId,
		clientSecret,
		name: env.OIDC_NAME,
		scopes: env.OIDC_SCOPES,
		groupsClaim: env.OIDC_GROUPS_CLAIM,
		roles: env.OIDC_ROLES,
		isEmailTrusted: env.OIDC_EMAIL_TRUSTED,
		sessionMs: env.OIDC_SESSION_HOURS * 3_600_000,
		publicUrl: env.PUBLIC_URL.replace(/(?<!\/)\/+$/, ''),
		outbound: {
			ownUrl: provider,
			own: allowOwnAddress(new URL(provider)),
			others: outboundSettings(env, []),
		},
	};
}

/**
 * Only the operator can set this address, so it may be private. A name that resolves to a cloud metadata service
 * is still refused, unless the URL is that very address.
 */
function allowOwnAddress({ hostname, port }: URL): OutboundSettings {
	const host = hostname.replace(/^\[|\]$/g, '');
	const version = isIP(host);
	const own = version === 0 ? ['0.0.0.0/0', '::/0'] : [`${host}/${version === 4 ? 32 : 128}`];
	return { privateNetworksAllowed: own, portsAllowed: port === '' ? [] : [Number(port)] };
}

function outboundSettings(
	env: { PRIVATE_NETWORKS_ALLOWED: string[]; FETCH_PORTS_ALLOWED: number[] },
	ownNetworks: readonly string[],
): OutboundSettings {
	return {
		privateNetworksAllowed: [...env.PRIVATE_NETWORKS_ALLOWED, ...ownNetworks],
		portsAllowed: env.FETCH_PORTS_ALLOWED,
	};
}

type S3Variables = Record<'S3_BUCKET' | 'S3_ENDPOINT', string | null> &
	Record<'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string | null> &
	Record<'S3_REGION' | 'S3_PREFIX', string> & {
		S3_PATH_STYLE: boolean;
		S3_TIMEOUT_SECONDS: number;
	};

function readSecretsKeys(text: string, context: z.RefinementCtx): string[] {
	const keys = text === '' ? [] : text.split(',').map((key) => key.trim());
	if (keys.every((key) => Buffer.from(key, 'base64').length === SECRETS_KEY_BYTES)) return keys;
	context.addIssue({ code: 'custom' });
	return z.NEVER;
}

function readWatchedFolder({
	INTAKE_FOLDER: folder,
	INTAKE_TEMPLATE: template,
}: Record<'INTAKE_FOLDER' | 'INTAKE_TEMPLATE', string | null>): Config['watchedFolder'] {
	if (folder === null && template === null) return null;
	if (folder === null || template === null) {
		throw new ConfigError('INTAKE_FOLDER and INTAKE_TEMPLATE: set both or neither');
	}
	return { folder, template };
}

function s3Place(env: S3Variables): S3Place | null {
	const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
	if ((accessKeyId === null) !== (secretAccessKey === null)) {
		throw new ConfigError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set both or neither');
	}
	if (env.S3_BUCKET === null) return null;
	return {
		bucket: env.S3_BUCKET,
		endpoint: env.S3_ENDPOINT,
		region: env.S3_REGION,
		pathStyle: env.S3_PATH_STYLE,
		prefix: env.S3_PREFIX,
		credentials:
			accessKeyId !== null && secretAccessKey !== null ? { accessKeyId, secretAccessKey } : null,
		silenceMs: env.S3_TIMEOUT_SECONDS * 1000,
	};
}

/** The rows that docs/configuration.md must contain. */
export function listVariables(): { name: string; takes: string; fallback: string }[] {
	return Object.entries(VARIABLES).map(([name, { takes, fallback }]) => ({
		name,
		takes,
		fallback,
	}));
}

function describeBadValue(name: VariableName, value: string | undefined): string {
	const variable: Variable = VARIABLES[name];
	const got = variable.secret ? 'an invalid value' : JSON.stringify(value);
	return `${name}: got ${got}, expected ${variable.takes}`;
}

function whole(meaning: string, fallback: number, min: number, max: number) {
	return {
		takes: `${meaning}, an integer from ${min} to ${max}`,
		fallback: String(fallback),
		parse: z
			.string()
			.regex(/^\d{1,15}$/)
			.transform(Number)
			.pipe(z.number().min(min).max(max)),
	};
}

function flag(meaning: string, fallback: boolean) {
	return {
		takes: `${meaning}, true or false`,
		fallback: String(fallback),
		parse: z.enum(['true', 'false']).transform((text) => text === 'true'),
	};
}

function seconds(meaning: string, fallback: string) {
	return {
		takes: `${meaning}, in seconds, such as ${fallback}`,
		fallback,
		parse: numbers(/^\d{1,7}(\.\d{1,3})?$/),
	};
}

function networks(meaning: string) {
	return {
		takes: `${meaning}, such as 127.0.0.1/32,10.0.0.0/8`,
		fallback: '',
		parse: z
			.string()
			.transform(splitList)
			.pipe(z.array(z.union([z.cidrv4(), z.cidrv6()]))),
	};
}

/** A list of numbers in this notation. */
function numbers(written: RegExp) {
	return z
		.string()
		.transform(splitList)
		.pipe(z.array(z.string().regex(written).transform(Number)));
}

function splitList(text: string): string[] {
	return text.split(',').flatMap((part) => part.trim() || []);
}

function optional(schema: z.ZodType<string, string>) {
	return z.union([z.literal('').transform(() => null), schema]);
}

function urlOf(...protocols: string[]): z.ZodType<string, string> {
	return z.string().refine((text) => {
		const url = URL.parse(text);
		return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
	});
}

const planSchema = z.strictObject({
	pagesPerMonth: z.int().min(0).max(1_000_000_000),
	requestsPerMinute: z.int().min(1).max(1_000_000_000),
	documentsAtOnce: z.int().min(1).max(1000).nullable(),
	multipleDocuments: z.boolean(),
	storageBytes: z.int().min(0),
	secondReaderTokens: z.int().min(0).nullable(),
}) satisfies z.ZodType<Plan>;

function parsePlans(text: string, context: z.RefinementCtx): Plans {
	try {
		const given = z.record(z.string().regex(/^[a-z][a-z0-9-]{0,31}$/), planSchema.partial());
		const merged = Object.entries(given.parse(JSON.parse(text))).map(([name, plan]) => [
			name,
			planSchema.parse({ ...NEW_PLAN, ...DEFAULT_PLANS[name], ...plan }),
		]);
		return { ...DEFAULT_PLANS, ...(Object.fromEntries(merged) as Plans) };
	} catch {
		context.addIssue({ code: 'custom' });
		return z.NEVER;
	}
}

const rolesSchema = z.record(z.string().min(1).max(500), z.enum(ROLES));

function parseRoles(text: string, context: z.RefinementCtx): Record<string, PersonRole> | null {
	if (text === '') return null;
	try {
		return rolesSchema.parse(JSON.parse(text));
	} catch {
		context.addIssue({ code: 'custom' });
		return z.NEVER;
	}
}

function deepFreeze<T extends object>(value: T): T {
	for (const inner of Object.values(value)) {
		if (typeof inner === 'object' && inner !== null) deepFreeze(inner);
	}
	return Object.freeze(value);
}
