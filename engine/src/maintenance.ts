import type { Quota } from './accounts/quota.ts';
import type { Clock, Log } from './model/ports.ts';

const EVERY_MS = 60_000;
const DAY_MS = 86_400_000;

type Collaborators = { quota: Quota; clock: Clock; log: Log; retentionDays: number };

/** The sweeping that some process has to do now and then; several doing it at once do no harm. */
export function startMaintenance({ quota, clock, log, retentionDays }: Collaborators): {
	stop: () => Promise<void>;
} {
	let running: Promise<void> = Promise.resolve();
	const timer = setInterval(() => {
		running = running.then(sweep);
	}, EVERY_MS);

	async function sweep(): Promise<void> {
		try {
			const released = await quota.releaseExpired();
			const keepAfter = new Date(clock.now().getTime() - retentionDays * DAY_MS);
			const forgotten = await quota.forgetSettledBefore(keepAfter);
			if (released + forgotten > 0) log.info({ released, forgotten }, 'page ledger swept');
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
