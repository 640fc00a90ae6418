/** Functions to run at the end, last registered first, whatever happens. */
export type Closers = {
	add: (close: () => unknown) => void;
	closeAll: () => Promise<void>;
};

export function createClosers(): Closers {
	const closers: (() => unknown)[] = [];
	const closeAll = async (): Promise<void> => {
		for (let close = closers.pop(); close; close = closers.pop()) {
			try {
				await close();
			} catch (error) {
				process.stderr.write(`could not be ended: ${String(error)}\n`);
			}
		}
	};
	for (const [signal, code] of [
		['SIGINT', 130],
		['SIGTERM', 143],
	] as const) {
		process.once(signal, () => void closeAll().then(() => process.exit(code)));
	}
	return { add: (close) => void closers.push(close), closeAll };
}
