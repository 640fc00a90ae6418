import type { Quota } from './accounts/quota.ts';
import type { Uploads } from './intake/uploads.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Clock, Log } from './model/ports.ts';
import type { DeliveryRepository } from './webhooks/delivery-repository.ts';

const EVERY_MS = 60_000;
const DAY_MS = 86_400_000;

type Collaborators = {
	quota: Quota;
	jobs: Jobs;
	deliveries: DeliveryRepository;
	uploads: Uploads;
	clock: Clock;
	log: Log;
	retentionDays: number;
};

/** The sweeping that some process has to do now and then; several doing it at once do no harm. */
export function startMaintenance({
	quota,
	jobs,
	deliveries,
	uploads,
	clock,
	log,
	retentionDays,
}: Collaborators): { stop: () => Promise<void> } {
	let running: Promise<void> = sweep();
	const timer = setInterval(() => {
		running = running.then(sweep);
	}, EVERY_MS);

	async function sweep(): Promise<void> {
		try {
			const keepAfter = new Date(clock.now().getTime() - retentionDays * DAY_MS);
			const swept = {
				reservationsReleased: await quota.releaseExpired(),
				reservationsForgotten: await quota.forgetSettledBefore(keepAfter),
				jobsErased: await jobs.eraseEndedBefore(keepAfter),
				eventsErased: await deliveries.deleteEventsBefore(keepAfter),
				documentsRemoved: await jobs.sweepOrphans(),
				uploadsRemoved: await uploads.sweep(),
			};
			if (Object.values(swept).some((count) => count > 0)) log.info(swept, 'swept');
		} catch (error) {
			log.error({ err: error }, 'maintenance failed; it is tried again in a minute');
		}
	}

	return {
		stop: () => {
			clearInterval(timer);
			return running;
		},
	};
}
