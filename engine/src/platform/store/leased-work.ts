import { coalesce } from '../../model/coalesce.ts';
import type { Log } from '../../model/ports.ts';

/** Work may become due silently: a lease expires, a wait ends, or a ring is lost. */
const POLL_MS = 1000;
/** Work that is due later than this is left to polling. */
const MAX_TIMER_MS = 60_000;

export type LeasedWork<T> = ReturnType<typeof startLeasedWork<T>>;

/**
 * The loop for work that is claimed from the database under a lease: jobs and deliveries.
 *
 * It looks for work at the start, every second, on request, and whenever a piece has ended. Looking means claiming
 * pieces until there are none, or no free slots. A piece is started and settled, or its lease expires and another
 * process claims it. While the database is unavailable, the loop keeps looking and logs that once. After a stop it
 * claims nothing more, and started pieces go on.
 */
export function startLeasedWork<T>({
	take,
	work,
	onSettled = () => undefined,
	idsOf,
	messages,
	log,
}: {
	/** Claims pieces and starts each immediately; returns whether more may be available. */
	take: (begin: (piece: T) => void, running: readonly T[]) => Promise<boolean>;
	work: (piece: T) => Promise<void>;
	/** There is a free slot for another piece. */
	onSettled?: (piece: T) => void;
	idsOf: (piece: T) => object;
	messages: { notTaken: string; notSettled: string };
	log: Log;
}) {
	const running = new Map<T, Promise<void>>();
	let stopped = false;
	let away = false;

	const look = coalesce(async () => {
		try {
			while (!stopped && (await take(begin, [...running.keys()])));
			away = false;
		} catch (error) {
			if (!away) log.error({ err: error }, messages.notTaken);
			away = true;
		}
	});

	function begin(piece: T): void {
		const done = work(piece)
			.catch((error: unknown) => {
				log.error({ err: error, ...idsOf(piece) }, messages.notSettled);
			})
			.finally(() => {
				running.delete(piece);
				onSettled(piece);
				void look();
			});
		running.set(piece, done);
	}

	const poll = setInterval(() => void look(), POLL_MS);
	void look();

	return {
		/** Resolves when there is no work left, or no free slot. */
		look,

		/** Work will be due after this time. */
		lookIn(waitMs: number): void {
			if (waitMs <= MAX_TIMER_MS) setTimeout(() => void look(), waitMs).unref();
		},

		/** Pieces that were started and are not settled. */
		running: () => [...running.keys()],

		/** Resolves when all running pieces are settled. */
		settled: async (): Promise<void> => {
			await Promise.all(running.values());
		},

		/** Stops claiming; resolves when claims in progress have started. */
		stop: async (): Promise<void> => {
			stopped = true;
			clearInterval(poll);
			await look();
		},
	};
}
