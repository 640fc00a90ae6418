import type { Config } from './config.ts';
import type { EngineParts } from './engine-parts.ts';
import { startJobRunner } from '../services/jobs/run-jobs.ts';
import { startMaintenance } from './maintenance.ts';
import type { Log } from '../model/ports.ts';
import type { Services } from './services.ts';
import { createIntake } from '../reading/intake/accept-documents.ts';
import { watchFolder } from '../services/intake/watch-folder.ts';
import { startDeliveries } from '../services/webhooks/deliver-webhooks.ts';

/** How often a watched folder is read. */
const WATCH_EVERY_MS = 2000;

/** The worker: jobs, webhook deliveries, a watched folder and sweeping. */
export function startWork(
	config: Config,
	{ services, parts, log }: { services: Services; parts: EngineParts; log: Log },
) {
	const {
		accountDeletion,
		jobs,
		batches,
		reviews,
		samples,
		uploads,
		ballast,
		pool,
		meter,
		tracer,
	} = parts;
	const { retentionDays } = config;
	const swept = { ...services, accountDeletion, jobs, batches, reviews, samples, uploads, ballast };
	const maintenance = startMaintenance({ ...swept, log, retentionDays });
	const deliveries = startDeliveries({
		...services,
		outbound: services.outbound.webhooks,
		repository: services.webhookRepository,
		log,
		meter,
		tracer,
		settings: {
			timeoutMs: config.webhookTimeoutMs,
			retryWaitsMs: config.webhookRetryWaitsMs,
			disableAfterMs: config.webhookDisableAfterMs,
		},
	});
	const runner = startJobRunner({
		...services,
		...parts,
		onEnded: jobs.tellEnded,
		plans: config.plans,
		log,
		settings: {
			slots: config.jobsAtOnce || pool.size,
			leaseMs: config.jobLeaseMs,
			deadlineMs: config.jobDeadlineMs,
			maxAttempts: config.jobAttempts,
			maxDocuments: config.maxDocumentsPerFile,
			retryWaitsMs: config.jobRetryWaitsMs,
			failedRetentionMs: config.failedRetentionMs,
			limits: config.documentLimits,
		},
	});
	const watch = watchIntake(config, { services, parts, log });
	return {
		stopMaintenance: maintenance.stop,

		/** Lets jobs finish for half of the grace period, then releases the rest. */
		stop: async (): Promise<void> => {
			await watch?.stop();
			await runner.stop(config.shutdownGraceMs / 2);
			await deliveries.stop();
		},
	};
}

function watchIntake(
	{ watchedFolder: watched, plans, archiveLimits }: Config,
	{ services, parts, log }: { services: Services; parts: EngineParts; log: Log },
) {
	if (!watched) return null;
	const intake = createIntake({
		uploads: parts.durableUploads,
		fetchDocument: () => Promise.reject(new Error('a file of a folder has no address')),
		archiveLimits,
	});
	const settings = { ...watched, everyMs: WATCH_EVERY_MS };
	return watchFolder({ ...services, jobs: parts.jobs, intake, plans, log, settings });
}
