import { isDatabaseUnavailable } from './open-database.ts';

type Waiting<I, O> = {
	item: I;
	resolve: (output: O) => void;
	reject: (error: Error) => void;
};

/**
 * Group commit: writes that arrive while another is running are combined into the next one. The disk syncs once for
 * all of them, and each caller is answered when its own write is durable.
 */
export function batchWrites<I, O>(
	write: (items: I[]) => Promise<O[]>,
	most: number,
): (item: I) => Promise<O> {
	let waiting: Waiting<I, O>[] = [];
	let writing = false;

	async function writeAll(): Promise<void> {
		writing = true;
		while (waiting.length > 0) {
			const batch = waiting.slice(0, most);
			waiting = waiting.slice(most);
			try {
				const outputs = await write(batch.map(({ item }) => item));
				batch.forEach(({ resolve }, i) => resolve(outputs[i] as O));
			} catch (error) {
				if (batch.length === 1 || isDatabaseUnavailable(error)) {
					for (const { reject } of batch) reject(error as Error);
				} else {
					await writeSingly(batch);
				}
			}
		}
		writing = false;
	}

	/** If one item fails, the others are written individually. */
	async function writeSingly(batch: readonly Waiting<I, O>[]): Promise<void> {
		for (const { item, resolve, reject } of batch) {
			await write([item]).then(([output]) => resolve(output as O), reject);
		}
	}

	return (item) =>
		new Promise((resolve, reject) => {
			waiting.push({ item, resolve, reject });
			if (!writing) void writeAll();
		});
}
