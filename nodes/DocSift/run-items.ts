/** Enough to keep an engine busy, and few enough to leave it room for others. */
const MAX_AT_ONCE = 3;

/** Works on items side by side, or one after the other; answers in their order. The first to fail ends it. */
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
	// All have come to rest before the failure is told, so that nothing goes on behind the node.
	const ended = await Promise.allSettled(workers);
	for (const one of ended) if (one.status === 'rejected') throw one.reason;
	return results;
}
