import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { extname } from 'node:path';
import type { ChildEnd, Meter } from '../../model/meter.ts';
import type { Log } from '../../model/ports.ts';
import { Problem, problem } from '../../model/problem.ts';
import type { ProblemCode } from '../../model/problem.ts';
import { append } from '../../model/append.ts';
import { putLongLists } from '../../model/long-lists.ts';
import type { ForkChild } from './fork-child.ts';
import { replySchema } from './messages.ts';
import type { ChildSettings } from './messages.ts';
import { createPageClock } from './page-clock.ts';
import type { PageClock } from './page-clock.ts';
import { readCpuMs } from './read-cpu.ts';

export type ChildrenSettings = {
	size: number;
	child: ChildSettings;
	/** Memory limit of a child. A child above it is ended, even during a task. */
	childMemoryBytes: number;
	/** CPU time that a task may take per page. */
	pageTimeoutMs: number;
	/** Wall-clock time without progress by a page, after which a task counts as hanging. */
	pageWallMs: number;
	/** A child is replaced after this many tasks, before its memory has grown much. */
	tasksPerChild: number;
};

/** A task for a child. */
type ChildTask = { kind: string; input: unknown };

type Collaborators<Task> = {
	log: Log;
	meter: Meter;
	fork: ForkChild;
	/** Called when a child or an account's turn may be free, so that `give` should be called. */
	onFree: () => void;
	/** Called when a task has ended, successfully or not. */
	onEnd: (task: Task, end: { output: unknown } | { error: Error }) => void;
	/** Called when several children in a row ended before they were ready. Further ones are still started. */
	onNoStart: () => void;
};

type Child<Task> = {
	process: ChildProcess;
	ready: boolean;
	done: number;
	task: Task | undefined;
	/** The parts of long lists that it has sent so far, and their number of values. */
	lists: unknown[][];
	listed: number;
	/** Why we ended it, if we did. */
	endedFor: Error | undefined;
	reason: ChildEnd;
	clock: PageClock;
	gone: PromiseWithResolvers<void>;
};

/** In the published package, the compiled file is next to this one. */
const CHILD_FILE = new URL(`./child${extname(import.meta.url)}`, import.meta.url);
const MEMORY_CHECK_MS = 250;
const PAGE_BYTES = 4096;
/** Ten times the longest result. A child that sends more is under the control of a document. */
const MAX_LISTED = 5_000_000;
/** Delay between failed starts, so that children are not restarted in a tight loop. */
const RESTART_DELAY_MS = 500;
/** After this many failed starts in a row per child, waiting tasks are failed. */
const MAX_FAILED_STARTS = 5;

/**
 * Long-lived child processes that run one task at a time. The states of a child are starting → ready → busy →
 * ready …. It ends when it crashes, hangs, uses too much memory, is abandoned, or has run its number of tasks;
 * another child then replaces it.
 */
export function createChildren<Task extends ChildTask>(
	settings: ChildrenSettings,
	{ log, meter, fork, onFree, onEnd, onNoStart }: Collaborators<Task>,
) {
	const children = new Set<Child<Task>>();
	const restarts = new Set<NodeJS.Timeout>();
	let failedStarts = 0;
	let nextId = 0;
	let closed = false;

	function startChild(): void {
		if (closed) return;
		const forked = forkChild();
		if (!forked) {
			onFailedStart();
			return;
		}
		const child: Child<Task> = {
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
		listen(child);
	}

	function listen(child: Child<Task>): void {
		let complaint = '';
		child.process.stderr?.on('data', (chunk: Buffer) => {
			complaint = (complaint + chunk.toString()).slice(-2000);
		});
		child.process.on('message', (message) => {
			try {
				onReply(child, replySchema.parse(message));
			} catch (error) {
				// Only a child under the control of a document sends invalid messages.
				log.error({ err: error, pid: child.process.pid }, 'a child process sent nonsense');
				end(child, problem('DOCUMENT_CRASHED'), 'crashed');
			}
		});
		child.process.on('error', (error) => {
			log.error({ err: error }, 'a child process failed');
			// A child that could not be started never emits `exit`.
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
			// Some failures, such as too little memory, are thrown instead of emitted.
			log.error({ err: error }, 'a child process failed');
			return undefined;
		}
	}

	/** Fails the task of a child that has exited and starts a replacement. */
	function replace(child: Child<Task>): void {
		children.delete(child);
		child.clock.stop();
		if (!closed) meter.childEnded(child.reason);
		if (child.task) onEnd(child.task, { error: child.endedFor ?? problem('DOCUMENT_CRASHED') });
		child.gone.resolve();
		if (child.ready) startLater(0);
		else onFailedStart();
		// The account may have another task now, which an idle child can take.
		onFree();
	}

	function onFailedStart(): void {
		if (closed) return;
		failedStarts += 1;
		if (failedStarts >= MAX_FAILED_STARTS * settings.size) onNoStart();
		startLater(RESTART_DELAY_MS);
	}

	/** Keeps the process alive, because a task may wait for the child. */
	function startLater(delayMs: number): void {
		if (closed) return;
		const timer = setTimeout(() => {
			restarts.delete(timer);
			startChild();
		}, delayMs);
		restarts.add(timer);
	}

	function onReply(child: Child<Task>, reply: ReturnType<typeof replySchema.parse>): void {
		switch (reply.kind) {
			case 'ready':
				child.ready = true;
				child.reason = 'crashed';
				failedStarts = 0;
				onFree();
				return;
			case 'progress':
				if (child.task) child.clock.startPages(reply.pages);
				return;
			case 'part':
				append((child.lists[reply.list] ??= []), reply.values);
				child.listed += reply.values.length;
				if (child.listed > MAX_LISTED) end(child, problem('DOCUMENT_CRASHED'), 'memory');
				return;
			default:
				onLastReply(child, reply);
		}
	}

	function onLastReply(child: Child<Task>, reply: LastReply): void {
		const { lists, task } = child;
		[child.lists, child.listed] = [[], 0];
		const ended =
			reply.kind === 'done'
				? { output: putLongLists(reply.output, reply.lists, lists) }
				: { error: toProblem(reply) };
		child.task = undefined;
		child.clock.stop();
		child.done += 1;
		if (task) onEnd(task, ended);
		if (reply.kind === 'failed' && !reply.code) {
			const { pid } = child.process;
			log.error({ pid, task: task?.kind, fault: reply.message }, 'a task failed unexpectedly');
		}
		if (child.done >= settings.tasksPerChild || reply.rss > settings.childMemoryBytes * 0.7) {
			end(child, new Error('recycled'), 'recycled');
		}
		onFree();
	}

	function end(child: Child<Task>, error: Error, reason: ChildEnd): void {
		if (!child.endedFor) child.reason = reason;
		child.endedFor ??= error;
		const { pid } = child.process;
		try {
			if (pid !== undefined) process.kill(-pid, 'SIGKILL');
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
		}
	}

	/** Node cannot limit memory outside its heap, so it is measured. */
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

	return {
		/** Gives each idle child the next task, while there is one. */
		give(next: () => Task | undefined): void {
			for (const child of children) {
				if (!child.ready || child.task || child.endedFor) continue;
				const task = next();
				if (!task) return;
				child.task = task;
				child.clock.startPages(1);
				nextId += 1;
				child.process.send({ id: nextId, kind: task.kind, input: task.input });
			}
		},

		/** Ends the child that runs a task, if there is one. */
		abandon(task: Task, reason: Error): void {
			for (const child of children) {
				if (child.task === task) end(child, reason, 'abandoned');
			}
		},

		pids: () => [...children].map((child) => child.process.pid),

		close: async (reason: Error): Promise<void> => {
			closed = true;
			clearInterval(watch);
			for (const timer of restarts) clearTimeout(timer);
			const gone = [...children].map((child) => child.gone.promise);
			for (const child of children) end(child, reason, 'abandoned');
			await Promise.all(gone);
		},
	};
}

type Reply = ReturnType<typeof replySchema.parse>;
type FailedReply = Extract<Reply, { kind: 'failed' }>;
type LastReply = Extract<Reply, { kind: 'done' }> | FailedReply;

/** An internal error also concerns one document; the other documents of the request must not fail with it. */
function toProblem({ code, message, pages }: FailedReply): Problem {
	if (code === null || code === '') return problem('DOCUMENT_CRASHED');
	return new Problem(code as ProblemCode, message, pages === undefined ? {} : { pages });
}

/** Lower priority than the API: reading documents uses all CPU time there is. */
function stepBack(pid: number | undefined): void {
	if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
}

/** Memory of a process and the programs that it has started. */
function residentBytes(pid: number): number {
	try {
		const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
		const started = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
		const programs = started === '' ? [] : started.split(' ').map(Number);
		return programs.reduce((sum, one) => sum + residentBytes(one), pages * PAGE_BYTES);
	} catch {
		// The process has exited, or the system has no /proc.
		return 0;
	}
}
