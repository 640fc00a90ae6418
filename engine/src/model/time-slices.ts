/** Other requests wait at most about this long for one that has much to do. */
const SLICE_MS = 10;

/** Lets everything else that waits have its turn. */
export function giveWay(): Promise<void> {
	return new Promise((resolve) => setImmediate(resolve));
}

/** Gives way once a slice of time was used up; to be awaited often, at a cost of next to nothing. */
export function createPause(): () => Promise<void> {
	let since = performance.now();
	return async () => {
		if (performance.now() - since < SLICE_MS) return;
		await giveWay();
		since = performance.now();
	};
}

/** Runs steps to their end, giving way between them when a slice of time was used up. */
export async function runInSlices<T>(steps: Generator<unknown, T>): Promise<T> {
	const pause = createPause();
	for (;;) {
		const { done, value } = steps.next();
		if (done) return value;
		await pause();
	}
}
