/**
 * Work that may be asked for at any moment and runs once at a time: asking while it runs makes it run
 * once more afterwards. The answer is over when nothing is left to do.
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
