import { isZip, readZip } from './read-zip.ts';

export type QueueState = {
	waiting: number;
	sending: number;
	sent: number;
	/** Documents that were submitted before; they are not read again. */
	known: { name: string; jobId: string }[];
	failed: { name: string; message: string }[];
	/** The engine has asked for a pause. */
	isPaused: boolean;
};

export type Sent = { jobId: string; isNew: boolean };
/** The files that did not become documents of the batch, by name. */
export type LeftOut = Pick<QueueState, 'known' | 'failed'>;
type Source = { name: string; open: () => Promise<File> };

export type Collaborators = {
	submit: (file: File) => Promise<Sent>;
	/** Whether the engine may accept the same document later. */
	isBusy: (error: unknown) => boolean;
	wait: (ms: number) => Promise<void>;
	/** The files left out on earlier visits, and how to keep them for the next. */
	leftOut?: { read: () => LeftOut; keep: (left: LeftOut) => void };
};

const AT_ONCE = 3;
/** The engine limits requests per minute. */
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

export type SubmitQueue = ReturnType<typeof createSubmitQueue>;

/** Submits many documents, a few at a time. It continues while other pages are shown. */
export function createSubmitQueue({ submit, isBusy, wait, leftOut }: Collaborators) {
	const listeners = new Set<() => void>();
	const sources: Source[] = [];
	let state: QueueState = {
		waiting: 0,
		sending: 0,
		sent: 0,
		...(leftOut?.read() ?? { known: [], failed: [] }),
		isPaused: false,
	};
	let pause: Promise<void> | undefined;
	let pauseMs = FIRST_PAUSE_MS;

	function change(changes: Partial<QueueState>): void {
		state = { ...state, ...changes };
		for (const listen of listeners) listen();
	}

	function leave(changes: Partial<LeftOut>): void {
		change(changes);
		leftOut?.keep({ known: state.known, failed: state.failed });
	}

	function fail(name: string, error: unknown): void {
		const message = error instanceof Error ? error.message : String(error);
		leave({ failed: [...state.failed, { name, message }] });
	}

	/** All uploads pause together. */
	async function rest(): Promise<void> {
		pause ??= wait(pauseMs).then(() => {
			pause = undefined;
			pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
			change({ isPaused: false });
		});
		change({ isPaused: true });
		await pause;
	}

	async function sendOne({ name, open }: Source): Promise<void> {
		try {
			const file = await open();
			for (;;) {
				if (pause) await pause;
				try {
					const { jobId, isNew } = await submit(file);
					pauseMs = FIRST_PAUSE_MS;
					if (isNew) change({ sent: state.sent + 1 });
					else leave({ known: [...state.known, { name, jobId }] });
					return;
				} catch (error) {
					if (!isBusy(error)) throw error;
					await rest();
				}
			}
		} catch (error) {
			fail(name, error);
		}
	}

	async function work(): Promise<void> {
		for (;;) {
			const source = sources.shift();
			if (!source) return;
			change({ waiting: sources.length, sending: state.sending + 1 });
			await sendOne(source);
			change({ sending: state.sending - 1 });
		}
	}

	function start(): void {
		change({ waiting: sources.length });
		for (let free = AT_ONCE - state.sending; free > 0; free -= 1) void work();
	}

	return {
		/** Archives are unpacked, and each file becomes a document. */
		async add(files: readonly File[]): Promise<void> {
			for (const file of files) {
				if (!isZip(file)) {
					sources.push({ name: file.name, open: () => Promise.resolve(file) });
					continue;
				}
				try {
					for await (const source of readZip(file)) sources.push(source);
				} catch (error) {
					fail(file.name, error);
				}
			}
			start();
		},
		/** Drops the files that have not been sent yet. */
		stop: (): void => {
			sources.length = 0;
			change({ waiting: 0 });
		},
		/** The person has read which files were left out. */
		dismiss: (part: keyof LeftOut): void => leave({ [part]: [] }),
		read: (): QueueState => state,
		listen: (listener: () => void): (() => void) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}
