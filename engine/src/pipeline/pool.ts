import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { silentMeter } from '../model/meter.ts';
import type { ChildEnd, Meter } from '../model/meter.ts';
import type { Log } from '../model/ports.ts';
import { Problem, problem } from '../model/problem.ts';
import type { ProblemCode } from '../model/problem.ts';
import { replySchema } from './tasks.ts';
import type { ChildSettings, TaskKind, Tasks } from './tasks.ts';

export type PoolSettings = {
	size: number;
	child: ChildSettings;
	/** A child that holds more than this is ended, in the middle of a task if need be. */
	childMemoryBytes: number;
	/** One page or one opening that takes longer hangs. */
	taskTimeoutMs: number;
	/** A child is replaced after so many tasks, before its memory has grown much. */
	tasksPerChild: number;
};

type Task = {
	kind: TaskKind;
	input: unknown;
	resolve: (output: unknown) => void;
	reject: (error: Error) => void;
	signal: AbortSignal;
};

type Child = {
	process: ChildProcess;
	ready: boolean;
	done: number;
	task: Task | undefined;
	startedAt: number;
	/** Why we ended it ourselves, if we did. */
	endedFor: Error | undefined;
	reason: ChildEnd;
	timer: NodeJS.Timeout | undefined;
	gone: PromiseWithResolvers<void>;
};

export type Pool = ReturnType<typeof createPool>;

const CHILD_FILE = new URL('./child.ts', import.meta.url);
const MEMORY_CHECK_MS = 250;
const PAGE_BYTES = 4096;
/** A child that cannot even start must not be started again in a tight loop. */
const RESTART_DELAY_MS = 500;

/**
 * Long-lived child processes that do one task each at a time. A crash, a hang or a memory blow-up
 * ends that child alone: its task fails, and another child takes its place. Different requests take
 * turns, so that a long document does not hold up a short one.
 */
export function createPool(settings: PoolSettings, log: Log, meter: Meter = silentMeter) {
	const children = new Set<Child>();
	/** What waits, by whose turn it is. */
	const queues = new Map<object, Task[]>();
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
			startedAt: 0,
			endedFor: undefined,
			reason: 'not started',
			timer: undefined,
			gone: Promise.withResolvers(),
		};
		children.add(child);
		stepBack(child.process.pid);
		let complaint = '';
		child.process.stderr?.on('data', (chunk: Buffer) => {
			complaint = (complaint + chunk.toString()).slice(-2000);
		});
		child.process.on('message', (message) => onReply(child, replySchema.parse(message)));
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
			return fork(CHILD_FILE, [JSON.stringify(settings.child)], {
				serialization: 'advanced',
				// A group of its own, so that a program it has started ends with it.
				detached: true,
				stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
				execArgv: [`--max-old-space-size=${Math.round(settings.childMemoryBytes / 1_048_576)}`],
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
		clearTimeout(child.timer);
		if (!closed) meter.childEnded(child.reason);
		if (child.task) tellStage(child, child.task, 'failed');
		child.task?.reject(child.endedFor ?? problem('DOCUMENT_CRASHED'));
		child.gone.resolve();
		startLater(child.ready ? 0 : RESTART_DELAY_MS);
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
		const { task } = child;
		child.task = undefined;
		clearTimeout(child.timer);
		child.done += 1;
		if (task) tellStage(child, task, reply.kind === 'done' ? 'done' : 'failed');
		if (reply.kind === 'done') task?.resolve(reply.output);
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

	function tellStage(child: Child, task: Task, outcome: 'done' | 'failed'): void {
		const seconds = (performance.now() - child.startedAt) / 1000;
		meter.stageEnded({ stage: task.kind, outcome, seconds });
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

	/** Takes from whoever has waited longest since their last turn. */
	function takeNext(): Task | undefined {
		for (const [turn, queue] of queues) {
			const task = queue.shift();
			queues.delete(turn);
			if (queue.length > 0) queues.set(turn, queue);
			if (task && !task.signal.aborted) return task;
			if (task) task.reject(reasonOf(task.signal));
		}
		return undefined;
	}

	function dispatch(): void {
		for (const child of children) {
			if (!child.ready || child.task || child.endedFor) continue;
			const task = takeNext();
			if (!task) return;
			child.task = task;
			child.startedAt = performance.now();
			child.timer = setTimeout(() => {
				const seconds = settings.taskTimeoutMs / 1000;
				end(child, problem('DOCUMENT_TIMEOUT', { seconds }), 'timeout');
			}, settings.taskTimeoutMs);
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

	return {
		/**
		 * Runs a task until `signal` is aborted, which drops it while it waits and ends the child that
		 * works on it, so that nobody's abandoned document costs anything. Tasks that share a `turn`
		 * stand in one queue.
		 */
		run<K extends TaskKind>(
			kind: K,
			input: Tasks[K]['input'],
			signal: AbortSignal,
			turn: object = signal,
		): Promise<Tasks[K]['output']> {
			if (signal.aborted || closed) return Promise.reject(reasonOf(signal));
			return new Promise((resolve, reject) => {
				const onAbort = () => {
					for (const child of children) {
						if (child.task === task) end(child, reasonOf(signal), 'abandoned');
					}
					const queue = queues.get(turn);
					if (queue?.includes(task)) {
						queue.splice(queue.indexOf(task), 1);
						if (queue.length === 0) queues.delete(turn);
						task.reject(reasonOf(signal));
					}
				};
				const settle = () => signal.removeEventListener('abort', onAbort);
				const task: Task = {
					kind,
					input,
					signal,
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
				const queue = queues.get(turn);
				if (queue) queue.push(task);
				else queues.set(turn, [task]);
				dispatch();
			});
		},

		size: settings.size,

		/** Tasks that wait for a child. */
		waiting: () => [...queues.values()].reduce((sum, queue) => sum + queue.length, 0),

		pids: () => [...children].map((child) => child.process.pid),

		close: async () => {
			closed = true;
			clearInterval(watch);
			const reason = new Error('the pool is closed');
			for (const queue of queues.values()) for (const task of queue) task.reject(reason);
			queues.clear();
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

/** Reading documents takes all the time there is; whoever answers requests goes first. */
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
