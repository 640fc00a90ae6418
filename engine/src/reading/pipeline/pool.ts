import { isFlow } from '../../model/formats.ts';
import type { DocumentType } from '../../model/formats.ts';
import { silentMeter } from '../../model/meter.ts';
import type { Meter } from '../../model/meter.ts';
import type { Log } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import type { Problem } from '../../model/problem.ts';
import { createChildren } from './children.ts';
import type { ChildrenSettings } from './children.ts';
import { engineBusy } from './engine-busy.ts';
import { createForkChild } from './fork-child.ts';
import type { ForkChild } from './fork-child.ts';
import type { IsolationSettings } from './isolation.ts';
import { learnCosts } from './learn-costs.ts';
import { createSchedule } from './schedule.ts';
import type { WorkOwner, QueuePlace } from './schedule.ts';
import type { TaskKind, Tasks } from './tasks.ts';

const NO_START_RETRY_S = 60;

export type PoolSettings = ChildrenSettings & { isolation: IsolationSettings };

type Task = {
	kind: TaskKind;
	input: unknown;
	resolve: (output: unknown) => void;
	reject: (error: Error) => void;
	place: QueuePlace<Task>;
	onBegun: (() => void) | undefined;
};

export type Pool = ReturnType<typeof createPool>;

/** The turn of one document: its tasks, sequential or parallel. */
export type Turn = {
	/**
	 * Runs a task until `signal` is aborted. Aborting drops a waiting task and ends the child of a running one, so
	 * that an abandoned document costs nothing. `onBegun` is called when a child gets the task.
	 */
	run: <K extends TaskKind>(
		kind: K,
		input: Tasks[K]['input'],
		signal: AbortSignal,
		onBegun?: () => void,
	) => Promise<Tasks[K]['output']>;
	/** Reports how many pages need OCR, once known. */
	expectScans: (pages: number) => void;
	/** Whether other documents were served for most of the time. */
	wasKeptWaiting: () => boolean;
	/** Call it once all tasks have ended; returns how long children worked on it. */
	leave: () => number;
};

/** A document that enters the pool. */
export type Arrival = WorkOwner & {
	type: DocumentType;
	/** Maximum wait of its first task, after which the document is refused; null to wait without limit. */
	maxWaitMs: number | null;
};

/**
 * Runs the tasks of documents in child processes (`children.ts`). A crash, a hang or excessive memory use ends one
 * child only: its task fails, and another child replaces it. `schedule.ts` decides whose task is next.
 */
export function createPool(
	settings: PoolSettings,
	log: Log,
	meter: Meter = silentMeter,
	fork: ForkChild = createForkChild(settings.isolation, log),
) {
	const costs = learnCosts();
	const schedule = createSchedule<Task>({
		size: settings.size,
		now: () => performance.now(),
		costOf: ({ kind }) => costs.of(kind),
	});
	const collaborators = { log, meter, fork, onFree: dispatch, onEnd, onNoStart };
	const children = createChildren<Task>(settings, collaborators);
	let closed = false;

	function dispatch(): void {
		children.give(() => {
			const task = schedule.next()?.task;
			task?.onBegun?.();
			return task;
		});
	}

	function onEnd(task: Task, ended: { output: unknown } | { error: Error }): void {
		const ms = schedule.end(task.place, task);
		const outcome = 'output' in ended ? 'done' : 'failed';
		if (outcome === 'done') costs.learn(task.kind, ms);
		meter.stageEnded({ stage: task.kind, outcome, seconds: ms / 1000 });
		if ('output' in ended) task.resolve(ended.output);
		else task.reject(ended.error);
	}

	/** A broken installation must not leave requests unanswered. Jobs are retried later. */
	function onNoStart(): void {
		const reason = 'The engine cannot start the processes that read documents; its log says why.';
		for (const task of schedule.takeAll()) {
			task.reject(problem('UNAVAILABLE', { reason, retryAfter: NO_START_RETRY_S }));
		}
	}

	function busy(waitMs: number): Problem {
		const seconds = Math.ceil(waitMs / 1000);
		// By then, half of the waiting work is done.
		return engineBusy(`a document would wait about ${seconds} s to be read.`, seconds / 2);
	}

	function refuseWhenBusy(party: WorkOwner, maxWaitMs: number): void {
		const waitMs = schedule.estimateWaitMs(party);
		if (waitMs > maxWaitMs) throw busy(waitMs);
	}

	/** The recent mean of PDFs, also used for text formats. An image is one page of OCR. */
	const expectMs = (type: DocumentType): number =>
		type === 'pdf' || type === 'xml' || isFlow(type)
			? costs.of('document')
			: costs.of('open') + costs.of('ocr') + costs.of('extract');

	function runTask<K extends TaskKind>(
		place: QueuePlace<Task>,
		{
			kind,
			input,
			signal,
			onBegun,
		}: {
			kind: K;
			input: Tasks[K]['input'];
			signal: AbortSignal;
			onBegun: (() => void) | undefined;
		},
	): Promise<Tasks[K]['output']> {
		if (signal.aborted || closed) return Promise.reject(reasonOf(signal));
		return new Promise((resolve, reject) => {
			const onAbort = () => {
				children.abandon(task, reasonOf(signal));
				const index = place.waiting.indexOf(task);
				if (index === -1) return;
				place.waiting.splice(index, 1);
				task.reject(reasonOf(signal));
			};
			const settle = () => signal.removeEventListener('abort', onAbort);
			const task: Task = {
				kind,
				input,
				place,
				onBegun,
				resolve: (output) => {
					settle();
					resolve(output as Tasks[K]['output']);
				},
				reject: (error) => {
					settle();
					reject(error);
				},
			};
			signal.addEventListener('abort', onAbort);
			place.waiting.push(task);
			dispatch();
		});
	}

	return {
		/** Refuses a document that would wait too long, before any of it is received. */
		refuseWhenBusy,

		/** Admits a document. The caller must leave its turn. */
		enter({ type, maxWaitMs, ...party }: Arrival): Turn {
			const place = schedule.enter(party, expectMs(type));
			const openMs = costs.of('open');
			const giveUp = (): void => {
				if (place.isBegun) return;
				for (const task of place.waiting.splice(0)) task.reject(busy(maxWaitMs ?? 0));
			};
			const patience = maxWaitMs === null ? undefined : setTimeout(giveUp, maxWaitMs).unref();
			return {
				run: (kind, input, signal, onBegun) => runTask(place, { kind, input, signal, onBegun }),
				expectScans: (pages) => {
					const afterMs = pages === 0 ? 0 : pages * costs.of('ocr') + costs.of('extract');
					place.expectedMs = Math.max(place.doneMs, openMs) + afterMs;
				},
				wasKeptWaiting: () => schedule.wasKeptWaiting(place),
				leave: () => {
					clearTimeout(patience);
					schedule.leave(place);
					const workedMs = schedule.workedMs(place);
					// Another document of the account may start now.
					dispatch();
					if (type === 'pdf' && place.isBegun) costs.learn('document', workedMs);
					return workedMs;
				},
			};
		},

		size: settings.size,

		/** Tasks that wait for a child. */
		waiting: schedule.waiting,

		pids: children.pids,

		close: async () => {
			closed = true;
			const reason = new Error('the pool is closed');
			for (const task of schedule.takeAll()) task.reject(reason);
			await children.close(reason);
		},
	};
}

function reasonOf(signal: AbortSignal): Error {
	return signal.reason instanceof Error ? signal.reason : new Error('stopped');
}
