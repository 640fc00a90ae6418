import { setTimeout as sleep } from 'node:timers/promises';
import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Log } from '../../model/ports.ts';
import type { Doorbell, Ring } from './doorbell.ts';

const QUEUE = 'jobs';
const PREFIX = 'docsift';
const RELAY_EVERY_MS = 1000;
const RELAY_PAUSE_MS = 25;
/** A Redis that does not answer is as good as away. */
const REDIS_TIMEOUT_MS = 2000;

type Collaborators = {
	redisUrl: string;
	/** Hands over jobs that were not announced, a batch at a time; answers how many there were. */
	announce: (announce: (list: Ring[]) => Promise<void>) => Promise<number>;
	log: Log;
};

/**
 * Rings through Redis, so that of many processes one with room for a job hears it. A relay carries
 * committed rows over; while Redis is away they wait in the database.
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
		if (!state.away) log.warn({ err: error }, 'redis is away; jobs are found by looking meanwhile');
		state.away = true;
	};
	sender.on('error', onError);
	sender.on('ready', () => {
		if (state.away) log.info({}, 'redis is back');
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
				log.debug({ err: error }, 'jobs were not announced; this is tried again');
			}
			// Under load what comes meanwhile goes together.
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
				// Announcing the same readiness again, after a crash in between, adds nothing.
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
				// Forced: what it waits for is room for a job, and there will be none.
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
