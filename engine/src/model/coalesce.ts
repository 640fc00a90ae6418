/**
 * Runs work once at a time. A request during a run causes one more run afterwards. The promise resolves when no run
 * is left.
 */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
	let running: Promise<void> | undefined;
	let wanted = false;
	const run = async (): Promise<void> => {
		try {
			while (wanted) {
				wanted = false;
				await work();
			}
		} finally {
			running = undefined;
		}
	};
	return () => {
		wanted = true;
		running ??= run();
		return running;
	};
}
