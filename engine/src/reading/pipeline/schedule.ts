/** The origin of work: a request that a client waits for, or a job. */
export type Lane = 'request' | 'job';

/** The account of a document, and the maximum of its tasks that run at once; null: no limit. */
export type WorkOwner = { accountId: string; lane: Lane; maxRunning: number | null };

/** One document's place in the queue, from its first task to its last. */
export type QueuePlace<T> = WorkOwner & {
	waiting: T[];
	/** Running tasks, and when each was started. */
	running: Map<T, number>;
	/** Expected and finished work of this document. */
	expectedMs: number;
	doneMs: number;
	enteredAt: number;
	/** Time during which at least one task ran. */
	busyMs: number;
	busySince: number | null;
	isBegun: boolean;
	/** Within an account, the place that was served longest ago is next. */
	lastTurn: number;
};

/** The places of one account in one lane. */
type Queue<T> = { accountId: string; servedMs: number; places: Set<QueuePlace<T>> };

type LaneState<T> = {
	servedMs: number;
	/** Virtual start time of a new account, so that it has neither debt nor credit. */
	virtualMs: number;
	queues: Map<string, Queue<T>>;
};

/** Share of time per lane while both have work, so that neither starves. */
const SHARE: Record<Lane, number> = { request: 0.6, job: 0.4 };
/** Maximum credit of a lane that was idle. */
const MAX_CREDIT_MS = 5000;
/**
 * Maximum documents in progress per account and child. Documents in progress take turns, so that a short one
 * overtakes a long one. The others wait, so that not all of them are unfinished when time is up.
 */
const BEGUN_PER_CHILD = 2;

/**
 * Decides whose task is next: first the lane that had less than its share, then the account that was served least,
 * then its documents in turn. It uses no processes and no clock of its own, so it can be tested completely.
 */
export function createSchedule<T>({
	size,
	now,
	costOf,
}: {
	size: number;
	now: () => number;
	/** The expected time of a task. */
	costOf: (task: T) => number;
}) {
	const newLane = (): LaneState<T> => ({ servedMs: 0, virtualMs: 0, queues: new Map() });
	const lanes: Record<Lane, LaneState<T>> = { request: newLane(), job: newLane() };
	let turns = 0;

	const placesOf = (lane: Lane): QueuePlace<T>[] =>
		[...lanes[lane].queues.values()].flatMap((queue) => [...queue.places]);

	function runningMs(places: Iterable<QueuePlace<T>>): number {
		let sum = 0;
		for (const place of places) for (const start of place.running.values()) sum += now() - start;
		return sum;
	}

	/** Time served, including running tasks. */
	const servedBy = (queue: Queue<T>): number => queue.servedMs + runningMs(queue.places);

	const shareTaken = (lane: Lane): number =>
		(lanes[lane].servedMs + runningMs(placesOf(lane))) / SHARE[lane];

	function countRunning(accountId: string): number {
		let count = 0;
		for (const { queues } of Object.values(lanes)) {
			for (const place of queues.get(accountId)?.places ?? []) count += place.running.size;
		}
		return count;
	}

	/** The next document of an account: a started one, or the oldest other while few are started. */
	function pickPlace({ accountId, places }: Queue<T>): QueuePlace<T> | undefined {
		const running = countRunning(accountId);
		let begun = 0;
		for (const place of places) if (place.isBegun) begun += 1;
		let next: QueuePlace<T> | undefined;
		for (const place of places) {
			if (place.waiting.length === 0) continue;
			if (place.maxRunning !== null && running >= place.maxRunning) continue;
			if (!place.isBegun && begun >= size * BEGUN_PER_CHILD) continue;
			if (!next || place.lastTurn < next.lastTurn) next = place;
		}
		return next;
	}

	function pickFrom(lane: Lane): { place: QueuePlace<T>; servedMs: number } | undefined {
		const queues = [...lanes[lane].queues.values()]
			.map((queue) => ({ queue, servedMs: servedBy(queue) }))
			.sort((a, b) => a.servedMs - b.servedMs);
		for (const { queue, servedMs } of queues) {
			const place = pickPlace(queue);
			if (place) return { place, servedMs };
		}
		return undefined;
	}

	/** Limits the credit of each lane. */
	function boundCredit(): void {
		const furthest = Math.max(shareTaken('request'), shareTaken('job'));
		for (const lane of ['request', 'job'] as const) {
			const missing = furthest - MAX_CREDIT_MS - shareTaken(lane);
			if (missing > 0) lanes[lane].servedMs += missing * SHARE[lane];
		}
	}

	/** Work done so far. */
	const workedMs = (place: QueuePlace<T>): number => place.doneMs + runningMs([place]);

	/** The remaining work, at least that of the waiting tasks. */
	function remainingMs(place: QueuePlace<T>): number {
		const waitingMs = place.waiting.reduce((sum, task) => sum + costOf(task), 0);
		return Math.max(waitingMs, place.expectedMs - workedMs(place));
	}

	return {
		workedMs,

		enter(party: WorkOwner, expectedMs: number): QueuePlace<T> {
			const lane = lanes[party.lane];
			let queue = lane.queues.get(party.accountId);
			if (!queue) {
				const { accountId } = party;
				queue = { accountId, servedMs: lane.virtualMs, places: new Set() };
				lane.queues.set(accountId, queue);
			}
			const place: QueuePlace<T> = {
				...party,
				waiting: [],
				running: new Map(),
				expectedMs,
				doneMs: 0,
				enteredAt: now(),
				busyMs: 0,
				busySince: null,
				isBegun: false,
				lastTurn: (turns += 1),
			};
			queue.places.add(place);
			return place;
		},

		/** For a place without waiting or running tasks. */
		leave(place: QueuePlace<T>): void {
			const { queues } = lanes[place.lane];
			const queue = queues.get(place.accountId);
			queue?.places.delete(place);
			if (queue?.places.size === 0) queues.delete(place.accountId);
		},

		/** Takes the next task and marks it as running. */
		next(): { place: QueuePlace<T>; task: T } | undefined {
			boundCredit();
			const order: Lane[] =
				shareTaken('request') <= shareTaken('job') ? ['request', 'job'] : ['job', 'request'];
			for (const lane of order) {
				const picked = pickFrom(lane);
				const task = picked?.place.waiting.shift();
				if (!picked || task === undefined) continue;
				const { place, servedMs } = picked;
				lanes[lane].virtualMs = Math.max(lanes[lane].virtualMs, servedMs);
				place.isBegun = true;
				place.lastTurn = turns += 1;
				place.busySince ??= now();
				place.running.set(task, now());
				return { place, task };
			}
			return undefined;
		},

		/** Ends a running task and returns its duration. */
		end(place: QueuePlace<T>, task: T): number {
			const startedAt = place.running.get(task);
			if (startedAt === undefined) return 0;
			const ms = now() - startedAt;
			place.running.delete(task);
			place.doneMs += ms;
			lanes[place.lane].servedMs += ms;
			const queue = lanes[place.lane].queues.get(place.accountId);
			if (queue) queue.servedMs += ms;
			if (place.running.size === 0 && place.busySince !== null) {
				place.busyMs += now() - place.busySince;
				place.busySince = null;
			}
			return ms;
		},

		/** Estimates how long a new document would wait. */
		estimateWaitMs({ accountId, lane, maxRunning }: WorkOwner): number {
			const sum = (places: Iterable<QueuePlace<T>>): number => {
				let ms = 0;
				for (const place of places) ms += remainingMs(place);
				return ms;
			};
			const { queues } = lanes[lane];
			const own = sum(queues.get(accountId)?.places ?? []);
			const all = sum(placesOf(lane));
			const accounts = queues.size + (queues.has(accountId) ? 0 : 1);
			const other = lane === 'request' ? 'job' : 'request';
			const share = lanes[other].queues.size > 0 ? SHARE[lane] : 1;
			// Accounts take turns: the wait is bounded by all work, and by the account's share of it.
			const byTurns = Math.min(all, own * accounts) / (size * share);
			return maxRunning === null ? byTurns : Math.max(byTurns, own / maxRunning);
		},

		/** Whether a document mostly waited, so that its time is not its own fault. */
		wasKeptWaiting(place: QueuePlace<T>): boolean {
			const busyMs = place.busyMs + (place.busySince === null ? 0 : now() - place.busySince);
			return busyMs < (now() - place.enteredAt) / 2;
		},

		waiting: (): number =>
			[...placesOf('request'), ...placesOf('job')].reduce(
				(sum, { waiting }) => sum + waiting.length,
				0,
			),

		/** Empties every queue, at the end. */
		takeAll: (): T[] =>
			[...placesOf('request'), ...placesOf('job')].flatMap(({ waiting }) => waiting.splice(0)),
	};
}
