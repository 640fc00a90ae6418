import { coalesce } from '../../model/coalesce.ts';
import type { Log } from '../../model/ports.ts';

/** What is due may become so without a word: a lease runs out, a wait is over, a ring is lost. */
const POLL_MS = 1000;
/** What is due later than this is left to the poll. */
const MAX_TIMER_MS = 60_000;

export type LeasedWork<T> = ReturnType<typeof startLeasedWork<T>>;

/**
 * The loop of everything that is taken from the database under a lease: jobs and deliveries.
 *
 * It looks for work at once, every second, whenever it is told to, and whenever a piece of work has
 * ended. Looking is taking pieces until there are no more, or no room for them. A piece is begun →
 * settled, or its lease runs out and somebody takes it again. While the database is away it goes on
 * looking, and says so once. Stopped, it takes no more; what was begun goes on.
 */
export function startLeasedWork<T>({
	take,
	work,
	onSettled = () => undefined,
	idsOf,
	messages,
	log,
}: {
	/** Takes pieces and begins each at once; answers whether there may be more that can be taken now. */
	take: (begin: (piece: T) => void, running: readonly T[]) => Promise<boolean>;
	work: (piece: T) => Promise<void>;
	/** There is room for another piece. */
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
		/** Over when there is nothing left to take, or no room. */
		look,

		/** Something will be due by then. */
		lookIn(waitMs: number): void {
			if (waitMs <= MAX_TIMER_MS) setTimeout(() => void look(), waitMs).unref();
		},

		/** The pieces that were begun and are not settled. */
		running: () => [...running.keys()],

		/** Over when everything that is running now is settled. */
		settled: async (): Promise<void> => {
			await Promise.all(running.values());
		},

		/** Takes no more; over when what was being taken is begun. */
		stop: async (): Promise<void> => {
			stopped = true;
			clearInterval(poll);
			await look();
		},
	};
}
