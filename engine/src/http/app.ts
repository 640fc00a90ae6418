import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifySchema } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { AccountDeletion } from '../services/accounts/account-deletion.ts';
import type { Accounts } from '../services/accounts/accounts.ts';
import type { ApiKeys } from '../services/accounts/api-keys.ts';
import type { Quota } from '../services/accounts/quota.ts';
import type { RateLimits } from '../services/accounts/rate-limits.ts';
import type { Invitations } from '../services/accounts/invitations.ts';
import type { People } from '../services/accounts/people.ts';
import type { OidcSignIn } from '../services/accounts/oidc-sign-in.ts';
import type { SecondFactors } from '../services/accounts/second-factors.ts';
import type { Users } from '../services/accounts/users.ts';
import type { Plans } from '../model/account.ts';
import { parseBoundedJson } from '../model/bounded-json.ts';
import type { LoopLag } from '../platform/metrics/loop-lag.ts';
import type { Meter } from '../model/meter.ts';
import { problem } from '../model/problem.ts';
import type { Tracer } from '../model/tracer.ts';
import type { TemplateLimits } from '../model/template.ts';
import type { Intake } from '../reading/intake/accept-documents.ts';
import type { Audit } from '../services/audit/audit.ts';
import type { Batches } from '../services/batches/batches.ts';
import type { ExportJobs } from '../services/export/export-jobs.ts';
import type { ExportPresets } from '../services/export/export-presets.ts';
import type { ExportResult } from '../services/export/export-result.ts';
import type { Mailboxes } from '../services/intake/mailboxes.ts';
import type { PaperlessConnections } from '../services/paperless/connections.ts';
import type { Jobs } from '../services/jobs/jobs.ts';
import type { Admission } from '../services/parsing/admission.ts';
import type { LookAtPages } from '../services/parsing/look-at-pages.ts';
import type { RunSamples } from '../services/parsing/run-samples.ts';
import type { Unpack } from '../services/parsing/unpack.ts';
import type { DraftTemplate } from '../services/parsing/draft-template.ts';
import type { ClassifyDocuments } from '../services/parsing/classify-documents.ts';
import type { ConvertDocuments } from '../services/parsing/convert-documents.ts';
import type { ParseDocuments } from '../services/parsing/parse-documents.ts';
import type { Samples } from '../services/parsing/samples.ts';
import type { SecondReading } from '../reading/second-reader/second-reading.ts';
import type { ExportEvaluation } from '../services/export/export-evaluation.ts';
import type { ApplyLessons } from '../services/parsing/apply-lessons.ts';
import type { TeachExample } from '../services/parsing/teach-example.ts';
import type { Lists } from '../services/lists/lists.ts';
import type { Memory } from '../services/memory/memory.ts';
import type { Decisions } from '../services/sorting/decisions.ts';
import type { Reviews } from '../services/review/review.ts';
import type { Templates } from '../services/templates/templates.ts';
import type { Versions } from '../services/templates/versions.ts';
import type { Webhooks } from '../services/webhooks/webhooks.ts';
import { jsonLimitsOf } from './json-limits.ts';
import { DASHBOARD_PREFIX, recordAudit } from './plugins/access.ts';
import { requireApiKey } from './plugins/authentication.ts';
import {
	addErrorHandling,
	answerBrokenRequest,
	answerUnknownExpectation,
	pathOf,
	sendProblem,
} from './plugins/errors.ts';
import { addGuide } from './plugins/guide.ts';
import { addLingering } from './plugins/linger.ts';
import type { LingerLimits } from './plugins/linger.ts';
import { guardTemplates } from './plugins/key-templates.ts';
import { observeRequests } from './plugins/observation.ts';
import { addReference } from './plugins/reference.ts';
import { shedLoad } from './plugins/shedding.ts';
import { addWeb } from './plugins/web.ts';
import { checkWithZod } from './plugins/validation.ts';
import { dashboardRoutes } from './routes/dashboard/index.ts';
import { parseRoutes } from './routes/parse.ts';
import type { ParseSettings } from './routes/parse.ts';
import { healthRoutes, type HealthCheck } from './routes/health.ts';
import { metricsRoutes } from './routes/metrics.ts';
import type { MetricsSource } from './routes/metrics.ts';
import { auditRoutes } from './routes/audit.ts';
import { batchRoutes } from './routes/batches.ts';
import { exportRoutes } from './routes/export.ts';
import { jobRoutes } from './routes/jobs.ts';
import { keyRoutes } from './routes/keys.ts';
import { listRoutes } from './routes/lists.ts';
import { mailboxRoutes } from './routes/mailboxes.ts';
import { paperlessRoutes } from './routes/paperless.ts';
import { trashRoutes } from './routes/trash.ts';
import { memoryRoutes } from './routes/memory.ts';
import { classifyRoutes } from './routes/classify.ts';
import { outputRoutes } from './routes/outputs.ts';
import { reviewRoutes } from './routes/review.ts';
import { templateDraftRoutes } from './routes/template-drafts.ts';
import { templateRoutes } from './routes/templates.ts';
import { usageRoutes } from './routes/usage.ts';
import { versionRoutes } from './routes/versions.ts';
import { webhookRoutes } from './routes/webhooks.ts';

export type AppSettings = {
	version: string;
	plans: Plans;
	arePlansSet: boolean;
	templateLimits: TemplateLimits;
	jsonBodyBytes: number;
	linger: LingerLimits;
	trustProxy: number;
	metricsToken: string | null;
	parsing: ParseSettings;
	/** Clients reach the engine only over HTTPS, so cookies can require it. */
	isPublicHttps: boolean;
	/** Where people reach the dashboard; null: unknown. */
	publicUrl: string | null;
	/** The folder of the built dashboard; null: not built. */
	webFolder: string | null;
};

export type AppRoute = { method: string; url: string; schema: FastifySchema | undefined };

export type AppServices = {
	accounts: Accounts;
	accountDeletion: AccountDeletion;
	users: Users;
	invitations: Invitations;
	/** null: no identity provider is configured. */
	singleSignOn: OidcSignIn | null;
	people: People;
	secondFactors: SecondFactors;
	audit: Audit;
	apiKeys: ApiKeys;
	rateLimits: RateLimits;
	quota: Quota;
	templates: Templates;
	versions: Versions;
	/** Uploads for synchronous parsing, and uploads for jobs. */
	intake: Intake;
	jobIntake: Intake;
	parseDocuments: ParseDocuments;
	convertDocuments: ConvertDocuments;
	classifyDocuments: ClassifyDocuments;
	draftTemplate: DraftTemplate;
	samples: Samples;
	lookAtPages: LookAtPages;
	runSamples: RunSamples;
	unpack: Unpack;
	jobs: Jobs;
	decisions: Decisions;
	batches: Batches;
	reviews: Reviews;
	memory: Memory;
	lists: Lists;
	teachExample: TeachExample;
	exportEvaluation: ExportEvaluation;
	applyLessons: ApplyLessons;
	exportJobs: ExportJobs;
	exportResult: ExportResult;
	exportPresets: ExportPresets;
	webhooks: Webhooks;
	mailboxes: Mailboxes;
	paperlessConnections: PaperlessConnections;
	admission: Admission;
	/** null: no second reader is configured. */
	secondReading: SecondReading | null;
	healthChecks: Readonly<Record<string, HealthCheck>>;
	/** null: metrics have their own port. */
	metrics: MetricsSource | null;
	meter: Meter;
	loopLag: LoopLag;
	tracer: Tracer;
	log: FastifyBaseLogger;
};

/** Clients may set the request ID, so that their logs and ours can be correlated. */
const REQUEST_ID = /^[\w-]{8,64}$/;
const HEADERS_TIMEOUT_MS = 15_000;
/** For the whole request: uploading 50 MB over a slow connection takes minutes. */
const REQUEST_TIMEOUT_MS = 300_000;

/** Builds the HTTP app without listening. */
export async function createApp(
	settings: AppSettings,
	services: AppServices,
): Promise<{ app: FastifyInstance; routes: readonly AppRoute[] }> {
	const newRequestId = createRequestIds();
	const app = Fastify({
		loggerInstance: services.log,
		logController: new LogController({
			disableRequestLogging: true,
			requestIdLogLabel: 'requestId',
		}),
		bodyLimit: settings.jsonBodyBytes,
		trustProxy: settings.trustProxy > 0 && ((_address, hop) => hop < settings.trustProxy),
		genReqId: (request) => {
			const given = request.headers['x-request-id'];
			return typeof given === 'string' && REQUEST_ID.test(given) ? given : newRequestId();
		},
		forceCloseConnections: 'idle',
		// Requests that arrive on open connections during shutdown are answered as usual.
		return503OnClosing: false,
		requestTimeout: REQUEST_TIMEOUT_MS,
		http: {
			headersTimeout: HEADERS_TIMEOUT_MS,
			// Checked below instead, so that the error comes from the catalogue.
			requireHostHeader: false,
		},
		clientErrorHandler: (error, socket) =>
			answerBrokenRequest(error, socket, newRequestId(), lingering),
		frameworkErrors: (error, request, reply) => {
			const reason =
				error.code === 'FST_ERR_BAD_URL'
					? 'The path is not a valid URL. Check its percent-encoding.'
					: 'The path cannot be understood. Check it against /docs.';
			void sendProblem(problem('BAD_REQUEST', { reason }), request, reply);
		},
	});
	const lingering = addLingering(app, settings.linger);
	app.server.on('checkExpectation', (request, response) =>
		answerUnknownExpectation(request, response, newRequestId(), lingering),
	);
	app.setValidatorCompiler(checkWithZod);
	app.setSerializerCompiler(serializerCompiler);
	parseJsonBodies(app);
	app.decorateRequest('caller', null);
	app.decorateRequest('signedIn', null);
	app.decorateRequest('act', null);

	const routes = rememberRoutes(app);
	addErrorHandling(app, settings);
	logRequests(app);
	observeRequests(app, services);
	closeConnectionsWhenStopping(app);
	app.addHook('onRequest', (request, reply, done) => {
		void reply.headers({
			'x-request-id': request.id,
			// Lets clients recognise this engine.
			'x-powered-by': 'DocSift',
			'x-content-type-options': 'nosniff',
			'cache-control': 'no-store',
		});
		if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
			const reason = 'The host header is missing; HTTP/1.1 requires it.';
			done(problem('BAD_REQUEST', { reason }));
			return;
		}
		done();
	});

	shedLoad(app, services);

	await addReference(app, settings.version);
	await app.register(healthRoutes(services.healthChecks));
	if (services.metrics) {
		await app.register(metricsRoutes(services.metrics, settings.metricsToken));
	}
	await app.register(async (api) => {
		requireApiKey(api, { ...services, plans: settings.plans });
		guardTemplates(api, services);
		recordAudit(api, services.audit);
		await addRoutes(api);
	});
	await app.register(dashboardRoutes({ ...services, ...settings, addRoutes }), {
		prefix: DASHBOARD_PREFIX,
	});
	if (settings.webFolder !== null) {
		await addWeb(app, settings.webFolder);
		await addGuide(app, join(settings.webFolder, 'guide'));
	} else {
		// Without the dashboard, there is no page that shows the reference.
		app.get('/docs', { schema: { hide: true } }, (_request, reply) => reply.redirect('/docs/json'));
	}
	return { app, routes };

	/** The routes of an account, for both kinds of authentication. */
	async function addRoutes(api: FastifyInstance): Promise<void> {
		const { maxFiles, maxFileBytes } = settings.parsing;
		await api.register(multipart, {
			limits: {
				fileSize: maxFileBytes + 1,
				files: maxFiles + 1,
				fields: 20,
				fieldSize: 10_000,
				parts: maxFiles + 30,
			},
			throwFileSizeLimit: false,
		});
		await api.register(templateRoutes({ ...services, limits: settings.templateLimits }));
		await api.register(versionRoutes({ ...services, limits: settings.templateLimits }));
		await api.register(templateDraftRoutes({ ...services, settings: settings.parsing }));
		await api.register(
			parseRoutes({
				...services,
				settings: settings.parsing,
				publicUrl: settings.publicUrl,
			}),
		);
		await api.register(jobRoutes({ ...services, ...settings, intake: services.jobIntake }));
		await api.register(outputRoutes({ ...services, settings: settings.parsing }));
		await api.register(classifyRoutes({ ...services, settings: settings.parsing }));
		await api.register(batchRoutes(services));
		await api.register(exportRoutes({ ...services, publicUrl: settings.publicUrl }));
		await api.register(reviewRoutes({ ...services, publicUrl: settings.publicUrl }));
		await api.register(memoryRoutes({ ...services, settings: settings.parsing }));
		await api.register(
			listRoutes({
				...services,
				uploads: services.intake.uploads,
				settings: settings.parsing,
			}),
		);
		await api.register(webhookRoutes(services));
		await api.register(mailboxRoutes(services));
		await api.register(paperlessRoutes(services));
		await api.register(trashRoutes(services));
		await api.register(keyRoutes(services));
		await api.register(auditRoutes(services));
		await api.register(usageRoutes({ quota: services.quota }));
	}
}

/**
 * Accepts only UTF-8 JSON, bounded in depth and number of values. `__proto__` passes: the template check refuses it
 * and names the place. An empty body with a JSON content type is accepted, as clients send it with DELETE.
 */
function parseJsonBodies(app: FastifyInstance): void {
	app.removeAllContentTypeParsers();
	app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
		if (body.length === 0 && request.method === 'DELETE') {
			done(null, undefined);
			return;
		}
		if (request.headers['content-encoding'] !== undefined) {
			done(problem('UNSUPPORTED_CONTENT_TYPE', { expected: 'uncompressed application/json' }));
			return;
		}
		const limits = jsonLimitsOf(request.routeOptions.config.maxJsonValues);
		const read = parseBoundedJson(body as Buffer, limits);
		if (read.outcome === 'parsed') done(null, read.value);
		else if (read.outcome === 'malformed') done(problem('MALFORMED_JSON'));
		else done(problem('JSON_TOO_COMPLEX', limits));
	});
}

/** Collects every route as it is added, so that tests can cover all of them. */
function rememberRoutes(app: FastifyInstance): AppRoute[] {
	const routes: AppRoute[] = [];
	app.addHook('onRoute', ({ method, url, schema }) => {
		for (const one of [method].flat()) routes.push({ method: one, url, schema });
	});
	return routes;
}

/** Idle keep-alive connections would delay the shutdown. */
function closeConnectionsWhenStopping(app: FastifyInstance): void {
	let stopping = false;
	app.addHook('preClose', (done) => {
		stopping = true;
		done();
	});
	app.addHook('onResponse', (_request, _reply, done) => {
		if (stopping) setImmediate(() => app.server.closeIdleConnections());
		done();
	});
}

/** Unique across processes and restarts, and as cheap as a counter. */
function createRequestIds(): () => string {
	const process = randomBytes(9).toString('base64url');
	let count = 0;
	return () => `${process}-${(count += 1)}`;
}

/** One line per request: IDs and numbers, without query, headers or body. */
function logRequests(app: FastifyInstance): void {
	app.addHook('onResponse', (request, reply, done) => {
		request.log.info(
			{
				method: request.method,
				path: pathOf(request),
				status: reply.statusCode,
				ms: Math.round(reply.elapsedTime * 10) / 10,
				accountId: request.caller?.account.id,
				apiKeyId: request.caller?.apiKey.id ?? undefined,
				userId: request.signedIn?.user.id,
			},
			'request',
		);
		done();
	});
}
