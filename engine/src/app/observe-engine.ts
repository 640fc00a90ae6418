import { periodOf } from '../services/accounts/quota.ts';
import type { Config } from './config.ts';
import type { EngineParts } from './engine-parts.ts';
import type { HealthCheck } from '../http/routes/health.ts';
import type { MetricsSource } from '../http/routes/metrics.ts';
import { createFolderCheck } from '../reading/intake/check-folder.ts';
import { createQueueRepository } from '../platform/metrics/queue-repository.ts';
import type { Services } from './services.ts';

/** Health checks of the dependencies, and metrics. */
export function observeEngine(
	config: Config,
	{ services, parts }: { services: Services; parts: EngineParts },
): { healthChecks: Record<string, HealthCheck>; metrics: MetricsSource } {
	const { redis, blobs, metrics, pool, loopLag } = parts;
	const { folder } = parts.uploads;
	const queue = createQueueRepository(services.db);
	const askDatabase = async (): Promise<void> => {
		await services.db.raw('select 1');
	};
	const askUploads = createFolderCheck({ folder, newId: services.newId });
	return {
		healthChecks: {
			database: { required: true, ask: askDatabase },
			uploads: { required: true, ask: askUploads },
			...(config.s3 && { documents: { required: false, ask: blobs.ask } }),
			...(redis && {
				redis: {
					required: false,
					ask: async () => {
						await redis.ping();
					},
				},
			}),
		},
		metrics: {
			contentType: metrics.contentType,
			read: () => {
				const now = services.clock.now();
				const readQueue = () => queue.read(now, periodOf(now));
				return metrics.read({
					readQueue,
					countWaitingTasks: pool.waiting,
					takeLoopLagMs: loopLag.takeMaxMs,
				});
			},
		},
	};
}
