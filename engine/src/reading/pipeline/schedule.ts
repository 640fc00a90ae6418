/** Where work comes from: somebody waits for the answer, or a job is worked off. */
export type Lane = 'request' | 'job';

/** Whose document it is, and how many tasks of that account may run at once; null: any number. */
export type WorkOwner = { accountId: string; lane: Lane; maxRunning: number | null };

/** One document's place in the queue, from its first task to its last. */
export type QueuePlace<T> = WorkOwner & {
	waiting: T[];
	/** Running tasks, and when each was started. */
	running: Map<T, number>;
	/** What is believed to be the work of this document, and what was done of it. */
	expectedMs: number;
	doneMs: number;
	enteredAt: number;
	/** Time during which at least one task ran. */
	busyMs: number;
	busySince: number | null;
	isBegun: boolean;
	/** The place that was served longest ago is the next one of its account. */
	lastTurn: number;
};

/** The places of one account in one lane. */
type Queue<T> = { accountId: string; servedMs: number; places: Set<QueuePlace<T>> };

type LaneState<T> = {
	servedMs: number;
	/** Where an account that comes anew starts, so that it neither waits for the past nor owns it. */
	virtualMs: number;
	queues: Map<string, Queue<T>>;
};

/** The part of the time that each lane gets while both have work: neither can starve the other. */
const SHARE: Record<Lane, number> = { request: 0.6, job: 0.4 };
/** A lane that had little to do may catch up by this much, and not by all it has missed. */
const MAX_CREDIT_MS = 5000;
/**
 * Documents of one account that are begun and not finished, per child. Those that are begun take
 * turns, so that a short one overtakes a long one; the others wait, so that not all of them are
 * half-finished when their time is over.
 */
const BEGUN_PER_CHILD = 2;

/**
 * Decides whose task is next. The turn belongs first to the lane that had less than its share, then
 * to the account that was served least, then to its documents in turn. It knows neither processes
 * nor clocks of its own, so that all of it can be tested.
 */
export function createSchedule<T>({
	size,
	now,
	costOf,
}: {
	size: number;
	now: () => number;
	/** What a task is believed to take. */
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

	/** What counts is the time that was taken, also by tasks that have not ended yet. */
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

	/** The next document of an account: one that is begun, or the oldest other while few are begun. */
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

	/** No lane may fall back further than its credit behind the one that is served now. */
	function boundCredit(): void {
		const furthest = Math.max(shareTaken('request'), shareTaken('job'));
		for (const lane of ['request', 'job'] as const) {
			const missing = furthest - MAX_CREDIT_MS - shareTaken(lane);
			if (missing > 0) lanes[lane].servedMs += missing * SHARE[lane];
		}
	}

	/** What was worked on it so far. */
	const workedMs = (place: QueuePlace<T>): number => place.doneMs + runningMs([place]);

	/** At least what waits, however much longer than expected the rest has taken. */
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

		/** Takes the task whose turn it is; from now on it counts as running. */
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

		/** A running task has ended, however; answers how long it took. */
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

		/** How long a document that comes now would wait until all that is before it is done. */
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
			// Accounts take turns: nobody waits for more than all, nor for more than its own part of all.
			const byTurns = Math.min(all, own * accounts) / (size * share);
			return maxRunning === null ? byTurns : Math.max(byTurns, own / maxRunning);
		},

		/** Whether it was kept waiting for most of its time here: then the time is not its document's fault. */
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
