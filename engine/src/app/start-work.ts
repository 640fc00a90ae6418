import type { Config } from './config.ts';
import type { EngineParts } from './engine-parts.ts';
import { startJobRunner } from '../services/jobs/run-jobs.ts';
import { startMaintenance } from './maintenance.ts';
import type { Log } from '../model/ports.ts';
import type { Services } from './services.ts';
import { createIntake } from '../reading/intake/accept-documents.ts';
import type { Intake } from '../reading/intake/accept-documents.ts';
import { createTakeDocument } from '../services/paperless/take-document.ts';
import { watchPaperless } from '../services/paperless/watch-paperless.ts';
import { createWriteDocument } from '../services/paperless/write-document.ts';
import { createReadMails } from '../services/intake/read-mails.ts';
import { createTakeMail } from '../services/intake/take-mail.ts';
import { watchMailboxes } from '../services/intake/watch-mailboxes.ts';
import { createUnpack } from '../services/parsing/unpack.ts';
import { watchFolder } from '../services/intake/watch-folder.ts';
import { startDeliveries } from '../services/webhooks/deliver-webhooks.ts';

/** A source is held for long, so it is not the length of the work that decides: others wait for a worker that died. */
const SOURCE_LEASE_MAX_MS = 20_000;

/** How often a watched folder is read. */
const WATCH_EVERY_MS = 2000;

/** The worker: jobs, webhook deliveries, a watched folder, mailboxes, paperless-ngx and sweeping. */
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
		localOutbound: services.outbound.localWebhooks,
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
	const context = { services, parts, log, intake: openIntake(config, parts) };
	const watches = [
		watchInbox(config, context),
		watchMail(config, context),
		watchArchive(config, context),
	];
	return {
		stopMaintenance: maintenance.stop,

		/** Lets jobs finish for half of the grace period, then releases the rest. */
		stop: async (): Promise<void> => {
			for (const watch of watches) await watch?.stop();
			await runner.stop(config.shutdownGraceMs / 2);
			await deliveries.stop();
		},
	};
}

type IntakeContext = { services: Services; parts: EngineParts; log: Log; intake: Intake };

/** Documents that arrive by themselves have no address to be fetched from. */
function openIntake({ archiveLimits }: Config, { durableUploads: uploads }: EngineParts): Intake {
	const fetchDocument = () => Promise.reject(new Error('this document has no address'));
	return createIntake({ uploads, fetchDocument, archiveLimits });
}

function watchInbox(
	{ watchedFolder: watched, plans }: Config,
	{ services, parts, log, intake }: IntakeContext,
) {
	if (!watched) return null;
	const settings = { ...watched, everyMs: WATCH_EVERY_MS };
	return watchFolder({ ...services, jobs: parts.jobs, intake, plans, log, settings });
}

/** Without a key, no password can be decrypted. */
function watchMail(config: Config, { services, parts, log, intake }: IntakeContext) {
	const { seal, ...others } = services;
	if (!seal) return null;
	const { plans, archiveLimits, maxFileBytes: maxMailBytes, mailboxPollMs: pollMs } = config;
	const unpack = createUnpack({ ...parts, ...archiveLimits, lane: 'job' });
	const takeMail = createTakeMail({ ...others, jobs: parts.jobs, intake, unpack, plans });
	const readMails = createReadMails({ ...others, takeMail, maxMailBytes, log });
	const settings = {
		pollMs,
		leaseMs: Math.min(config.jobLeaseMs, SOURCE_LEASE_MAX_MS),
		maxMailBytes,
	};
	return watchMailboxes({ ...others, seal, readMails, log, settings });
}

/** Connections to paperless-ngx. Without a key, no token could be opened. */
function watchArchive(config: Config, { services, parts, log, intake }: IntakeContext) {
	const { seal, ...others } = services;
	if (!seal) return null;
	const { jobs, reviews } = parts;
	const takeDocument = createTakeDocument({ ...others, jobs, intake, plans: config.plans });
	const writeDocument = createWriteDocument({ ...others, jobs, reviews });
	const leaseMs = Math.min(config.jobLeaseMs, SOURCE_LEASE_MAX_MS);
	const settings = { pollMs: config.paperlessPollMs, leaseMs };
	return watchPaperless({ ...others, seal, takeDocument, writeDocument, log, settings });
}
