/** Which job became ready, and its count of times it did. */
export type Ring = { id: string; seq: number };

/**
 * Tells the workers that a job is ready. It is only a doorbell: the rows of the database are the
 * queue, and workers look there by themselves now and then, so a ring that is lost delays and no more.
 */
export type Doorbell = {
	/** Something became ready in this process; never fails. */
	ring: () => void;
	/** `answer` is called for rings; what it returns is over when there is room for another job. */
	listen: (answer: () => Promise<void>) => void;
	close: () => Promise<void>;
};

/** Where the API and the worker are one process. */
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
