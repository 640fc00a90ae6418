/** Enough to keep an engine busy, and few enough to leave capacity for others. */
const MAX_AT_ONCE = 3;

/** Processes items in parallel or one by one; returns results in their order. The first error stops it. */
export async function runItems<T>(
	count: number,
	isParallel: boolean,
	work: (index: number) => Promise<T>,
): Promise<T[]> {
	const results: T[] = [];
	let next = 0;
	let hasFailed = false;
	const takeTurns = async (): Promise<void> => {
		while (next < count && !hasFailed) {
			const index = next;
			next += 1;
			let isDone = false;
			try {
				results[index] = await work(index);
				isDone = true;
			} finally {
				hasFailed ||= !isDone;
			}
		}
	};
	const workers = Array.from({ length: isParallel ? MAX_AT_ONCE : 1 }, takeTurns);
	// Wait for all workers before the error is thrown, so that nothing runs in the background.
	const ended = await Promise.allSettled(workers);
	for (const one of ended) if (one.status === 'rejected') throw one.reason;
	return results;
}
