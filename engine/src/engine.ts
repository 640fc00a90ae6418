import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { z } from 'zod';
import { periodOf } from './accounts/quota.ts';
import { createRateLimits } from './accounts/rate-limits.ts';
import type { Config } from './config.ts';
import { prepareFirstStart, prepareSignIn } from './first-start.ts';
import type { FirstStart } from './first-start.ts';
import { createApp } from './http/app.ts';
import { createMonitor } from './http/monitor.ts';
import type { AppRoute } from './http/app.ts';
import { findWeb } from './find-web.ts';
import { createFolderCheck } from './intake/check-folder.ts';
import { createIntake } from './intake/accept-documents.ts';
import { createFetchDocument } from './intake/fetch-document.ts';
import { createUploads } from './intake/uploads.ts';
import type { Uploads } from './intake/uploads.ts';
import { createBullDoorbell } from './jobs/bull-doorbell.ts';
import { createEmbeddedDoorbell } from './jobs/doorbell.ts';
import { createJobRepository } from './jobs/job-repository.ts';
import { createJobs } from './jobs/jobs.ts';
import { startJobRunner } from './jobs/run-jobs.ts';
import { startMaintenance } from './maintenance.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createQueueRepository } from './metrics/queue-repository.ts';
import type { Clock } from './model/ports.ts';
import { createAdmission } from './parsing/admission.ts';
import { createDrawPicture } from './parsing/draw-picture.ts';
import { createDraftTemplate } from './parsing/draft-template.ts';
import { createParseDocuments } from './parsing/parse-documents.ts';
import { createPool } from './pipeline/pool.ts';
import { createServices } from './services.ts';
import type { Services } from './services.ts';
import { createBallast } from './store/ballast.ts';
import { readInstallationId } from './store/installation-repository.ts';
import { openBlobs } from './store/open-blobs.ts';
import { migrateDatabase } from './store/migrate.ts';
import { poolSettings } from './pool-settings.ts';
import { openTracer } from './tracing/open-tracer.ts';
import { startDeliveries } from './webhooks/deliver-webhooks.ts';

/** A Redis that does not answer is as good as away. */
const REDIS_TIMEOUT_MS = 1000;
const ANNOUNCED_AT_ONCE = 100;

export type Engine = {
	/** Where the API listens; null in a process that is a worker only. */
	url: string | null;
	/** Where health and metrics are answered, if that is a place of their own. */
	monitorUrl: string | null;
	version: string;
	services: Services;
	/** Everything that the API answers. */
	routes: readonly AppRoute[];
	/** Lets requests in flight finish, then frees everything. */
	stop: () => Promise<void>;
};

const { version } = z
	.object({ version: z.string() })
	.parse(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')));

/** Puts the parts together as the configuration says and starts them. */
export async function startEngine(
	config: Config,
	{
		log,
		clock,
		onFirstStart,
		onSetupNeeded,
	}: {
		log: Logger;
		clock?: Clock;
		/** Called as soon as the owner's account and key exist, at the very first start only. */
		onFirstStart?: (made: FirstStart) => void;
		/** Called with the code by which the owner chooses a password, until that was done. */
		onSetupNeeded?: (code: string) => void;
	},
): Promise<Engine> {
	const closers: (() => Promise<unknown>)[] = [];
	const stop = async () => {
		for (const close of closers.splice(0).reverse()) await close();
	};
	const servesApi = config.role !== 'worker';
	const works = config.role !== 'api';

	try {
		const services = createServices(config, { log, ...(clock && { clock }) });
		closers.push(services.close);
		const { made } = await migrateDatabase(services.db, async (trx) => {
			if (!servesApi) return undefined;
			const firstStart = await prepareFirstStart(config, services, trx);
			return { firstStart, setupCode: await prepareSignIn(config, services, trx) };
		});
		if (made?.firstStart) onFirstStart?.(made.firstStart);
		if (made?.setupCode !== undefined) onSetupNeeded?.(made.setupCode);

		const redis = config.redisUrl === null ? null : connectRedis(config.redisUrl, log);
		if (redis) closers.push(async () => redis.disconnect());

		const settings = poolSettings(config, log);
		const { ocrEngine } = settings.child;
		const metrics = createMetrics({ version, role: config.role, ocrEngine, log });
		const { meter } = metrics;
		const tracer = await openTracer(config.tracesUrl, { version, role: config.role });
		closers.push(() =>
			tracer.close().catch((error: unknown) => {
				log.warn({ err: error }, 'the last traces were not sent');
			}),
		);
		const pool = createPool(settings, log, meter);
		closers.push(pool.close);
		const rateLimits = createRateLimits({ ...config, redis });
		const admission = createAdmission({ pool, rateLimits, deadlineMs: config.parseDeadlineMs });
		const uploadSettings = {
			folder: join(config.dataDir, 'uploads'),
			maxFileBytes: config.maxFileBytes,
			...services,
		};
		const uploads = createUploads(uploadSettings);
		closers.push(async () => uploads.close());
		await uploads.sweep();
		// A bucket is as durable as can be: what waits to go there need not survive a power cut.
		const durableUploads = createUploads({ ...uploadSettings, durable: config.s3 === null });
		closers.push(async () => durableUploads.close());
		const { folder, hold } = uploads;
		const installationId = await readInstallationId(services.db);
		const blobs = await openBlobs(config, { ...services, folder, hold, installationId });
		closers.push(blobs.close);
		const repository = createJobRepository(services.db, services.storeTime);
		const doorbell =
			config.redisUrl === null
				? createEmbeddedDoorbell()
				: createBullDoorbell({
						redisUrl: config.redisUrl,
						announce: (announce) => repository.announce(ANNOUNCED_AT_ONCE, announce),
						log,
					});
		closers.push(doorbell.close);
		const ballast = config.databaseUrl === null ? createBallast(config.dataDir) : null;
		const jobs = createJobs({ ...services, repository, blobs, doorbell, ballast });

		let stopWork = (): Promise<void> => Promise.resolve();
		let stopApi = (): Promise<void> => Promise.resolve();
		// Side by side: a long request must not keep jobs from being put back, nor the reverse.
		closers.push(() => Promise.all([stopApi(), stopWork()]));

		if (works) {
			const { retentionDays } = config;
			const swept = { ...services, jobs, uploads, ballast };
			const maintenance = startMaintenance({ ...swept, log, retentionDays });
			closers.push(maintenance.stop);
			const deliveries = startDeliveries({
				...services,
				outbound: services.outbound.webhooks,
				repository: services.webhookRepository,
				log,
				meter,
				tracer,
				settings: { timeoutMs: config.webhookTimeoutMs, retryWaitsMs: config.webhookRetryWaitsMs },
			});
			const runner = startJobRunner({
				...services,
				repository,
				onEnded: jobs.tellEnded,
				doorbell,
				admission,
				blobs,
				uploads,
				plans: config.plans,
				log,
				meter,
				tracer,
				settings: {
					slots: config.jobsAtOnce || pool.size,
					leaseMs: config.jobLeaseMs,
					deadlineMs: config.jobDeadlineMs,
					maxAttempts: config.jobAttempts,
					retryWaitsMs: config.jobRetryWaitsMs,
					failedRetentionMs: config.failedRetentionMs,
					limits: config.documentLimits,
				},
			});
			stopWork = async () => {
				await runner.stop(config.shutdownGraceMs / 2);
				await deliveries.stop();
			};
		}

		const healthChecks = {
			database: {
				required: true,
				ask: async () => {
					await services.db.raw('select 1');
				},
			},
			uploads: { required: true, ask: createFolderCheck({ ...services, folder }) },
			...(config.s3 && { documents: { required: false, ask: blobs.ask } }),
			...(redis && {
				redis: {
					required: false,
					ask: async () => {
						await redis.ping();
					},
				},
			}),
		};
		const queue = createQueueRepository(services.db);
		const metricsSource = {
			contentType: metrics.contentType,
			read: () => {
				const now = services.clock.now();
				const readQueue = () => queue.read(now, periodOf(now));
				return metrics.read({ readQueue, countWaitingTasks: pool.waiting });
			},
		};
		let monitorUrl: string | null = null;
		if (config.metricsPort !== null) {
			const { metricsToken, linger } = config;
			const monitor = await createMonitor({
				...{ log, healthChecks, metrics: metricsSource, metricsToken, linger },
			});
			closers.push(() => monitor.close());
			monitorUrl = await monitor.listen({ host: config.host, port: config.metricsPort });
		}

		const openIntake = (into: Uploads) =>
			createIntake({
				uploads: into,
				fetchDocument: createFetchDocument(
					{ timeoutMs: config.fetchTimeoutMs },
					{ outbound: services.outbound.fetch, uploads: into },
				),
				archiveLimits: config.archiveLimits,
			});
		let url: string | null = null;
		let routes: readonly AppRoute[] = [];
		if (servesApi) {
			const parsing = {
				...services,
				admission,
				limits: config.documentLimits,
				deadlineMs: config.parseDeadlineMs,
				meter,
			};
			const created = await createApp(
				{
					...config,
					version,
					parsing: { ...config, deadlineMs: config.parseDeadlineMs },
					isPublicHttps: config.publicUrl?.startsWith('https:') ?? false,
					webFolder: findWeb(),
				},
				{
					...services,
					log,
					intake: openIntake(uploads),
					jobIntake: openIntake(durableUploads),
					jobs,
					admission,
					parseDocuments: createParseDocuments(parsing),
					draftTemplate: createDraftTemplate(parsing),
					drawPicture: createDrawPicture(parsing),
					rateLimits,
					healthChecks,
					metrics: config.metricsPort === null ? metricsSource : null,
					meter,
					tracer,
				},
			);
			routes = created.routes;
			stopApi = () => created.app.close();
			const listening = await created.app.listen({ host: config.host, port: config.port });
			url = config.publicUrl?.replace(/\/+$/, '') ?? listening;
		}
		return { url, monitorUrl, version, services, routes, stop };
	} catch (error) {
		await stop();
		throw error;
	}
}

/** Commands fail at once while Redis is away, so that those who use it can do without. */
function connectRedis(url: string, log: Logger): Redis {
	const redis = new Redis(url, {
		enableOfflineQueue: false,
		maxRetriesPerRequest: 1,
		commandTimeout: REDIS_TIMEOUT_MS,
	});
	let down = false;
	redis.on('error', (error: Error) => {
		if (!down) log.warn({ err: error }, 'redis is away; each process counts for itself meanwhile');
		down = true;
	});
	redis.on('ready', () => {
		if (down) log.info({}, 'redis is back');
		down = false;
	});
	return redis;
}
