/** The longest time that one request blocks the others. */
const SLICE_MS = 10;

/** Yields to the event loop. */
export function giveWay(): Promise<void> {
	return new Promise((resolve) => setImmediate(resolve));
}

/** Yields once a time slice is used up; cheap enough to be awaited often. */
export function createPause(): () => Promise<void> {
	let since = performance.now();
	return async () => {
		if (performance.now() - since < SLICE_MS) return;
		await giveWay();
		since = performance.now();
	};
}

/** Runs steps to the end and yields between them when a time slice is used up. */
export async function runInSlices<T>(steps: Generator<unknown, T>): Promise<T> {
	const pause = createPause();
	for (;;) {
		const { done, value } = steps.next();
		if (done) return value;
		await pause();
	}
}
