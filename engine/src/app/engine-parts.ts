import { join } from 'node:path';
import { createAccountDeletion } from '../services/accounts/account-deletion.ts';
import { createDeletionRepository } from '../services/accounts/deletion-repository.ts';
import { createRateLimits } from '../services/accounts/rate-limits.ts';
import { createBatchRepository } from '../services/batches/batch-repository.ts';
import { createBatches } from '../services/batches/batches.ts';
import type { Config } from './config.ts';
import { connectRedis } from './connect-redis.ts';
import { createUploads } from '../reading/intake/uploads.ts';
import { createBullDoorbell } from '../services/jobs/bull-doorbell.ts';
import { createEmbeddedDoorbell } from '../services/jobs/doorbell.ts';
import { createJobRepository } from '../services/jobs/job-repository.ts';
import type { JobRepository } from '../services/jobs/job-repository.ts';
import { createListRepository } from '../services/lists/list-repository.ts';
import { createLists } from '../services/lists/lists.ts';
import { announceJobs } from '../services/jobs/announce-jobs.ts';
import { createJobs } from '../services/jobs/jobs.ts';
import { watchLoopLag } from '../platform/metrics/loop-lag.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import type { Log } from '../model/ports.ts';
import { createAdmission } from '../services/parsing/admission.ts';
import { createLearnDocument } from '../services/parsing/learn-document.ts';
import { createSamples } from '../services/parsing/samples.ts';
import { createPool } from '../reading/pipeline/pool.ts';
import { logRuntime, poolSettings } from './pool-settings.ts';
import { createOpenAiReader } from '../reading/second-reader/open-ai-reader.ts';
import { createSecondReading } from '../reading/second-reader/second-reading.ts';
import type { SecondReading } from '../reading/second-reader/second-reading.ts';
import { createUsageRepository } from '../reading/second-reader/usage-repository.ts';
import { createReviewRepository } from '../services/review/review-repository.ts';
import { createReviews } from '../services/review/review.ts';
import { createSampleRepository } from '../services/samples/sample-repository.ts';
import type { Services } from './services.ts';
import { createBallast } from '../platform/store/ballast.ts';
import { readInstallationId } from '../platform/store/installation-repository.ts';
import { openBlobs } from '../platform/store/open-blobs.ts';
import { openTracer } from '../platform/tracing/open-tracer.ts';

const ANNOUNCED_AT_ONCE = 100;
const EXAMPLE = join(import.meta.dirname, '../../../examples/invoice.pdf');

export type EngineParts = Awaited<ReturnType<typeof openParts>>;

/** The parts that the API and the worker of one process share, besides the services. */
export async function openParts(
	config: Config,
	{
		services,
		version,
		log,
		atStop,
	}: {
		services: Services;
		version: string;
		log: Log;
		/** Registers a function to call at shutdown; the last registered runs first. */
		atStop: (close: () => unknown) => void;
	},
) {
	const redis = config.redisUrl === null ? null : connectRedis(config.redisUrl, log);
	if (redis) atStop(() => redis.disconnect());

	const settings = poolSettings(config, log);
	const { ocrEngine } = settings.child;
	if (ocrEngine === 'pp-ocr') void logRuntime(log);
	const metrics = createMetrics({ version, role: config.role, ocrEngine, log });
	const tracer = await openTracer(config.tracesUrl, { version, role: config.role });
	atStop(() =>
		tracer.close().catch((error: unknown) => {
			log.warn({ err: error }, 'could not send the last traces');
		}),
	);
	const loopLag = watchLoopLag({ maxLagMs: config.maxLoopLagMs });
	atStop(loopLag.stop);
	const pool = createPool(settings, log, metrics.meter);
	atStop(pool.close);
	const secondReading = openSecondReading(config, { services, metrics, log, atStop });
	const rateLimits = createRateLimits({ ...config, redis });
	const admission = createAdmission({ pool, rateLimits, deadlineMs: config.parseDeadlineMs });

	const uploadSettings = {
		folder: join(config.dataDir, 'uploads'),
		maxFileBytes: config.maxFileBytes,
		newId: services.newId,
		clock: services.clock,
	};
	const uploads = createUploads(uploadSettings);
	atStop(uploads.close);
	await uploads.sweep();
	// A bucket is durable by itself, so files on their way to it need not survive a power failure.
	const durableUploads = createUploads({ ...uploadSettings, durable: config.s3 === null });
	atStop(durableUploads.close);
	const { folder, hold } = uploads;
	const installationId = await readInstallationId(services.db);
	const blobs = await openBlobs(config, { ...services, folder, hold, installationId });
	atStop(blobs.close);

	const accountDeletion = createAccountDeletion({
		...services,
		repository: createDeletionRepository(services.db),
		blobs,
		log,
	});
	atStop(accountDeletion.close);

	const repository = createJobRepository(services.db, services.storeTime);
	const doorbell = openDoorbell(config, repository, log);
	atStop(doorbell.close);
	const ballast = config.databaseUrl === null ? createBallast(config.dataDir) : null;
	const jobs = createJobs({
		...services,
		repository,
		blobs,
		doorbell,
		ballast,
		trashMs: config.trashMs,
	});

	const batches = createBatches({
		...services,
		jobs,
		repository: createBatchRepository(services.db),
	});

	const lists = createLists({
		...services,
		repository: createListRepository(services.db),
		storage: repository,
	});

	const learnDocument = createLearnDocument({ admission, deadlineMs: config.parseDeadlineMs });
	const reviews = createReviews({
		...services,
		repository: createReviewRepository(services.db),
		storage: repository,
		learnDocument,
		lists,
		keepMs: config.reviewKeepMs,
	});

	const samples = createSamples({
		...services,
		repository: createSampleRepository(services.db),
		learnDocument,
		lists,
		blobs,
		admission,
		limits: config.documentLimits,
		maxDocuments: config.maxDocumentsPerFile,
		deadlineMs: config.parseDeadlineMs,
		secondReading,
		examplePath: EXAMPLE,
		meter: metrics.meter,
	});

	return {
		redis,
		metrics,
		meter: metrics.meter,
		loopLag,
		tracer,
		pool,
		rateLimits,
		admission,
		uploads,
		durableUploads,
		blobs,
		repository,
		doorbell,
		ballast,
		jobs,
		batches,
		secondReading,
		reviews,
		samples,
		lists,
		learnDocument,
		accountDeletion,
	};
}

/** null: no model is configured, so no data is sent to one. */
function openSecondReading(
	{ secondReader: settings }: Config,
	{
		services: { db, storeTime, clock, newId },
		metrics: { meter },
		log,
		atStop,
	}: {
		services: Services;
		metrics: ReturnType<typeof createMetrics>;
		log: Log;
		atStop: (close: () => unknown) => void;
	},
): SecondReading | null {
	if (!settings) return null;
	const reader = createOpenAiReader(settings);
	atStop(reader.close);
	const usage = createUsageRepository(db, storeTime);
	return createSecondReading({ reader, settings, usage, meter, clock, newId, log });
}

function openDoorbell({ redisUrl }: Config, repository: JobRepository, log: Log) {
	if (redisUrl === null) return createEmbeddedDoorbell();
	return createBullDoorbell({
		redisUrl,
		announce: (announce) => announceJobs(repository, ANNOUNCED_AT_ONCE, announce),
		log,
	});
}
