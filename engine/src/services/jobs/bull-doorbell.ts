import { setTimeout as sleep } from 'node:timers/promises';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Log } from '../../model/ports.ts';
import type { Doorbell, Ring } from './doorbell.ts';

const QUEUE = 'jobs';
const PREFIX = 'docsift';
const RELAY_EVERY_MS = 1000;
const RELAY_PAUSE_MS = 25;
/** A Redis that does not reply within this time counts as unavailable. */
const REDIS_TIMEOUT_MS = 2000;

type Collaborators = {
	redisUrl: string;
	/** Passes on unannounced jobs, a batch at a time; returns how many there were. */
	announce: (announce: (list: Ring[]) => Promise<void>) => Promise<number>;
	log: Log;
};

/**
 * Rings through Redis, which wakes one process with a free slot. A relay announces committed rows; while Redis is
 * unavailable, they wait in the database.
 */
export function createBullDoorbell({ redisUrl, announce, log }: Collaborators): Doorbell {
	const sender = new Redis(redisUrl, {
		enableOfflineQueue: false,
		maxRetriesPerRequest: 1,
		commandTimeout: REDIS_TIMEOUT_MS,
	});
	const queue = new Queue(QUEUE, { connection: sender, prefix: PREFIX });
	const closers: (() => Promise<unknown>)[] = [];
	const state = { away: false, again: false, closed: false };
	const onError = (error: Error): void => {
		if (!state.away) log.warn({ err: error }, 'redis is unavailable; workers poll for jobs');
		state.away = true;
	};
	sender.on('error', onError);
	sender.on('ready', () => {
		if (state.away) log.info({}, 'redis is available again');
		state.away = false;
	});
	queue.on('error', onError);

	let relaying: Promise<void> | undefined;
	const isWanted = (): boolean => {
		const { again, closed } = state;
		state.again = false;
		return again && !closed;
	};
	const relay = async (): Promise<void> => {
		while (isWanted()) {
			try {
				while ((await announce(send)) > 0);
			} catch (error) {
				log.debug({ err: error }, 'could not announce jobs; will retry');
			}
			// Under load, rings that arrive during the pause are sent together.
			await sleep(RELAY_PAUSE_MS);
		}
		relaying = undefined;
	};
	const send = async (list: Ring[]): Promise<void> => {
		if (sender.status !== 'ready') throw new Error(`redis is ${sender.status}`);
		await queue.addBulk(
			list.map(({ id, seq }) => ({
				name: 'ready',
				data: { id },
				// Announcing the same ring again after a crash adds nothing, because the ID is the same.
				opts: { jobId: `${id}-${seq}`, attempts: 1, removeOnComplete: true, removeOnFail: true },
			})),
		);
	};
	const ring = (): void => {
		state.again = true;
		relaying ??= relay();
	};
	const timer = setInterval(ring, RELAY_EVERY_MS);

	return {
		ring,
		listen: (answer) => {
			const receiver = new Redis(redisUrl, { maxRetriesPerRequest: null });
			receiver.on('error', onError);
			const worker = new Worker(QUEUE, answer, { connection: receiver, prefix: PREFIX });
			worker.on('error', onError);
			closers.push(async () => {
				// Forced: the worker waits for a free slot, and none will become free.
				await worker.close(true);
				receiver.disconnect();
			});
		},
		close: async () => {
			state.closed = true;
			clearInterval(timer);
			await relaying;
			for (const close of closers) await close();
			await queue.close();
			sender.disconnect();
		},
	};
}
