/** The job that became ready, and how often it did. */
export type Ring = { id: string; seq: number };

/**
 * Tells workers that a job is ready. The rows of the database are the queue, and workers also poll it, so a lost ring
 * only causes a delay.
 */
export type Doorbell = {
	/** A job became ready in this process; never fails. */
	ring: () => void;
	/** `answer` is called on a ring. Its promise resolves when there is room for another job. */
	listen: (answer: () => Promise<void>) => void;
	close: () => Promise<void>;
};

/** For an API and a worker in one process. */
export function createEmbeddedDoorbell(): Doorbell {
	const listeners: (() => Promise<void>)[] = [];
	return {
		ring: () => {
			for (const answer of listeners) void answer();
		},
		listen: (answer) => void listeners.push(answer),
		close: () => Promise.resolve(),
	};
}
