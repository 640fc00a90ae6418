import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { extname } from 'node:path';
import { isFlow } from '../../model/formats.ts';
import type { DocumentType } from '../../model/formats.ts';
import { silentMeter } from '../../model/meter.ts';
import type { ChildEnd, Meter } from '../../model/meter.ts';
import type { Log } from '../../model/ports.ts';
import { Problem, problem } from '../../model/problem.ts';
import type { ProblemCode } from '../../model/problem.ts';
import { append } from '../../model/append.ts';
import { putLongLists } from '../../model/long-lists.ts';
import { engineBusy } from './engine-busy.ts';
import { createForkChild } from './fork-child.ts';
import type { ForkChild } from './fork-child.ts';
import type { IsolationSettings } from './isolation.ts';
import { learnCosts } from './learn-costs.ts';
import { createPageClock } from './page-clock.ts';
import type { PageClock } from './page-clock.ts';
import { readCpuMs } from './read-cpu.ts';
import { createSchedule } from './schedule.ts';
import type { Party, Place } from './schedule.ts';
import { replySchema } from './messages.ts';
import type { ChildSettings } from './messages.ts';
import type { TaskKind, Tasks } from './tasks.ts';

export type PoolSettings = {
	size: number;
	child: ChildSettings;
	/** A child that holds more than this is ended, in the middle of a task if need be. */
	childMemoryBytes: number;
	/** A task that takes more CPU time than this without coming a page further is ended. */
	pageTimeoutMs: number;
	/** A task that has not come a page further for so long by the clock hangs. */
	pageWallMs: number;
	/** A child is replaced after so many tasks, before its memory has grown much. */
	tasksPerChild: number;
	isolation: IsolationSettings;
};

type Task = {
	kind: TaskKind;
	input: unknown;
	resolve: (output: unknown) => void;
	reject: (error: Error) => void;
	place: Place<Task>;
};

type Child = {
	process: ChildProcess;
	ready: boolean;
	done: number;
	task: Task | undefined;
	/** What it has sent of long lists of its output, and how many values that are. */
	lists: unknown[][];
	listed: number;
	/** Why we ended it ourselves, if we did. */
	endedFor: Error | undefined;
	reason: ChildEnd;
	clock: PageClock;
	gone: PromiseWithResolvers<void>;
};

export type Pool = ReturnType<typeof createPool>;

/** Compiled beside us in the published package. */
const CHILD_FILE = new URL(`./child${extname(import.meta.url)}`, import.meta.url);
const MEMORY_CHECK_MS = 250;
const PAGE_BYTES = 4096;
/** Ten times what the longest result has; a child that sends more has been taken over. */
const MAX_LISTED = 5_000_000;
/** A child that cannot even start must not be started again in a tight loop. */
const RESTART_DELAY_MS = 500;

/** The turn of one document: its tasks, one after the other or side by side. */
export type Turn = {
	/**
	 * Runs a task until `signal` is aborted, which drops it while it waits and ends the child that
	 * works on it, so that an abandoned document costs nothing.
	 */
	run: <K extends TaskKind>(
		kind: K,
		input: Tasks[K]['input'],
		signal: AbortSignal,
	) => Promise<Tasks[K]['output']>;
	/** Says how many pages need OCR, once that is known. */
	expectScans: (pages: number) => void;
	/** Whether others were served for most of the time. */
	wasKeptWaiting: () => boolean;
	/** Once all its tasks have ended; answers how long children have worked on it. */
	leave: () => number;
};

/** A document that comes to the pool. */
export type Arrival = Party & {
	type: DocumentType;
	/** Turned away when its first task has waited for longer; null: waits. */
	maxWaitMs: number | null;
};

/**
 * Long-lived child processes that do one task each at a time. A crash, a hang or a memory blow-up
 * ends that child alone: its task fails, and another child takes its place. `schedule.ts` says whose
 * task is next.
 *
 * A child is starting → ready → at work → ready …, and ends when it crashes, hangs, holds too much
 * memory, is abandoned, or has done its share; another is then started.
 */
export function createPool(
	settings: PoolSettings,
	log: Log,
	meter: Meter = silentMeter,
	fork: ForkChild = createForkChild(settings.isolation, log),
) {
	const children = new Set<Child>();
	const costs = learnCosts();
	const schedule = createSchedule<Task>({
		size: settings.size,
		now: () => performance.now(),
		costOf: ({ kind }) => costs.of(kind),
	});
	let nextId = 0;
	let closed = false;

	function startChild(): void {
		if (closed) return;
		const forked = forkChild();
		if (!forked) {
			startLater(RESTART_DELAY_MS);
			return;
		}
		const child: Child = {
			process: forked,
			ready: false,
			done: 0,
			task: undefined,
			lists: [],
			listed: 0,
			endedFor: undefined,
			reason: 'not started',
			clock: createPageClock(
				{ cpuMs: settings.pageTimeoutMs, wallMs: settings.pageWallMs },
				() => (forked.pid === undefined ? undefined : readCpuMs(forked.pid)),
				({ by, ms }) => {
					log.warn({ pid: forked.pid, by, ms }, 'a page has exceeded its time');
					end(child, problem('PAGE_TIMEOUT', { by, seconds: ms / 1000 }), 'timeout');
				},
			),
			gone: Promise.withResolvers(),
		};
		children.add(child);
		stepBack(child.process.pid);
		let complaint = '';
		child.process.stderr?.on('data', (chunk: Buffer) => {
			complaint = (complaint + chunk.toString()).slice(-2000);
		});
		child.process.on('message', (message) => {
			try {
				onReply(child, replySchema.parse(message));
			} catch (error) {
				// Only a child that a document has taken over sends what we cannot use.
				log.error({ err: error, pid: child.process.pid }, 'a child process sent nonsense');
				end(child, problem('DOCUMENT_CRASHED'), 'crashed');
			}
		});
		child.process.on('error', (error) => {
			log.error({ err: error }, 'a child process failed');
			// One that could not be started never exits.
			if (child.process.pid === undefined) replace(child);
		});
		child.process.on('exit', (code, signal) => {
			const expected = closed || (child.endedFor !== undefined && !child.task);
			if (!expected) {
				log.warn({ pid: child.process.pid, code, signal, complaint }, 'a child process ended');
			}
			replace(child);
		});
	}

	function forkChild(): ChildProcess | undefined {
		try {
			return fork(CHILD_FILE, {
				args: [JSON.stringify(settings.child)],
				maxHeapBytes: settings.childMemoryBytes,
			});
		} catch (error) {
			// Some failures, such as too little memory, are thrown rather than told.
			log.error({ err: error }, 'a child process failed');
			return undefined;
		}
	}

	/** Ends the task of a child that is gone and starts another in its place. */
	function replace(child: Child): void {
		children.delete(child);
		child.clock.stop();
		if (!closed) meter.childEnded(child.reason);
		if (child.task) {
			endTask(child.task, 'failed');
			child.task.reject(child.endedFor ?? problem('DOCUMENT_CRASHED'));
		}
		child.gone.resolve();
		startLater(child.ready ? 0 : RESTART_DELAY_MS);
		// The account of its task may have another one now, which a child without work can take.
		dispatch();
	}

	function startLater(delayMs: number): void {
		if (!closed) setTimeout(startChild, delayMs).unref();
	}

	function onReply(child: Child, reply: ReturnType<typeof replySchema.parse>): void {
		if (reply.kind === 'ready') {
			child.ready = true;
			child.reason = 'crashed';
			dispatch();
			return;
		}
		if (reply.kind === 'progress') {
			if (child.task) child.clock.startPages(reply.pages);
			return;
		}
		if (reply.kind === 'part') {
			append((child.lists[reply.list] ??= []), reply.values);
			child.listed += reply.values.length;
			if (child.listed > MAX_LISTED) end(child, problem('DOCUMENT_CRASHED'), 'memory');
			return;
		}
		const { lists } = child;
		[child.lists, child.listed] = [[], 0];
		const output = reply.kind === 'done' && putLongLists(reply.output, reply.lists, lists);
		const { task } = child;
		child.task = undefined;
		child.clock.stop();
		child.done += 1;
		if (task) endTask(task, reply.kind === 'done' ? 'done' : 'failed');
		if (reply.kind === 'done') task?.resolve(output);
		else if (reply.code)
			task?.reject(toProblem(reply.code as ProblemCode, reply.message, reply.pages));
		else {
			// A fault of ours, but one document's: the others of its request must not fail with it.
			const { pid } = child.process;
			log.error({ pid, task: task?.kind, fault: reply.message }, 'a task failed unexpectedly');
			task?.reject(problem('DOCUMENT_CRASHED'));
		}
		if (child.done >= settings.tasksPerChild || reply.rss > settings.childMemoryBytes * 0.7) {
			end(child, new Error('recycled'), 'recycled');
		}
		dispatch();
	}

	function endTask(task: Task, outcome: 'done' | 'failed'): void {
		const ms = schedule.end(task.place, task);
		if (outcome === 'done') costs.learn(task.kind, ms);
		meter.stageEnded({ stage: task.kind, outcome, seconds: ms / 1000 });
	}

	function end(child: Child, error: Error, reason: ChildEnd): void {
		if (!child.endedFor) child.reason = reason;
		child.endedFor ??= error;
		const { pid } = child.process;
		try {
			if (pid !== undefined) process.kill(-pid, 'SIGKILL');
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
		}
	}

	function dispatch(): void {
		for (const child of children) {
			if (!child.ready || child.task || child.endedFor) continue;
			const task = schedule.next()?.task;
			if (!task) return;
			child.task = task;
			child.clock.startPages(1);
			nextId += 1;
			child.process.send({ id: nextId, kind: task.kind, input: task.input });
		}
	}

	/** Node has no limit on what a process takes outside of its heap, so we look. */
	const watch = setInterval(() => {
		for (const child of children) {
			const { pid } = child.process;
			if (!child.task || pid === undefined) continue;
			if (residentBytes(pid) <= settings.childMemoryBytes) continue;
			log.warn({ pid }, 'a child process takes too much memory');
			end(child, problem('DOCUMENT_CRASHED'), 'memory');
		}
	}, MEMORY_CHECK_MS);
	watch.unref();

	for (let i = 0; i < settings.size; i += 1) startChild();

	function busy(waitMs: number): Problem {
		const seconds = Math.ceil(waitMs / 1000);
		// By then half of what waits now is done.
		return engineBusy(`a document would wait about ${seconds} s to be read.`, seconds / 2);
	}

	function refuseWhenBusy(party: Party, maxWaitMs: number): void {
		const waitMs = schedule.estimateWaitMs(party);
		if (waitMs > maxWaitMs) throw busy(waitMs);
	}

	/** What a document of this type has taken lately; a picture is one page of OCR. */
	const expectMs = (type: DocumentType): number =>
		type === 'pdf' || type === 'xml' || isFlow(type)
			? costs.of('document')
			: costs.of('open') + costs.of('ocr') + costs.of('extract');

	function runTask<K extends TaskKind>(
		place: Place<Task>,
		{ kind, input, signal }: { kind: K; input: Tasks[K]['input']; signal: AbortSignal },
	): Promise<Tasks[K]['output']> {
		if (signal.aborted || closed) return Promise.reject(reasonOf(signal));
		return new Promise((resolve, reject) => {
			const onAbort = () => {
				for (const child of children) {
					if (child.task === task) end(child, reasonOf(signal), 'abandoned');
				}
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

		/** Lets a document in; its turn has to be left. */
		enter({ type, maxWaitMs, ...party }: Arrival): Turn {
			const place = schedule.enter(party, expectMs(type));
			const openMs = costs.of('open');
			const giveUp = (): void => {
				if (place.isBegun) return;
				for (const task of place.waiting.splice(0)) task.reject(busy(maxWaitMs ?? 0));
			};
			const patience = maxWaitMs === null ? undefined : setTimeout(giveUp, maxWaitMs).unref();
			return {
				run: (kind, input, signal) => runTask(place, { kind, input, signal }),
				expectScans: (pages) => {
					const afterMs = pages === 0 ? 0 : pages * costs.of('ocr') + costs.of('extract');
					place.expectedMs = Math.max(place.doneMs, openMs) + afterMs;
				},
				wasKeptWaiting: () => schedule.wasKeptWaiting(place),
				leave: () => {
					clearTimeout(patience);
					schedule.leave(place);
					const workedMs = schedule.workedMs(place);
					// Another document of the account may be begun now.
					dispatch();
					if (type === 'pdf' && place.isBegun) costs.learn('document', workedMs);
					return workedMs;
				},
			};
		},

		size: settings.size,

		/** Tasks that wait for a child. */
		waiting: schedule.waiting,

		pids: () => [...children].map((child) => child.process.pid),

		close: async () => {
			closed = true;
			clearInterval(watch);
			const reason = new Error('the pool is closed');
			for (const task of schedule.takeAll()) task.reject(reason);
			const gone = [...children].map((child) => child.gone.promise);
			for (const child of children) end(child, reason, 'abandoned');
			await Promise.all(gone);
		},
	};
}

function toProblem(code: ProblemCode, message: string, pages: number | undefined): Problem {
	return new Problem(code, message, pages === undefined ? {} : { pages });
}

function reasonOf(signal: AbortSignal): Error {
	return signal.reason instanceof Error ? signal.reason : new Error('stopped');
}

/** Reading documents takes all the time there is; answering requests goes first. */
function stepBack(pid: number | undefined): void {
	if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
}

/** What a process and the programs it has started hold in memory. */
function residentBytes(pid: number): number {
	try {
		const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
		const started = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
		const programs = started === '' ? [] : started.split(' ').map(Number);
		return programs.reduce((sum, one) => sum + residentBytes(one), pages * PAGE_BYTES);
	} catch {
		// Gone meanwhile, or a system without /proc.
		return 0;
	}
}
