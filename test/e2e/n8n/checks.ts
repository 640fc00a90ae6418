import { setTimeout } from 'node:timers/promises';

/** Logs checks and counts the results; a failed check does not stop the others. */
export type Checks = {
	check: (name: string, run: () => Promise<void>) => Promise<void>;
	/** Prints the counts; returns whether all passed. */
	conclude: () => boolean;
	counts: () => { passed: number; failed: number };
};

/** No check takes minutes; one that does has hung. */
const MAX_CHECK_S = 300;

export function createChecks(tailOfLogs: () => string): Checks {
	let [passed, failed] = [0, 0];
	return {
		check: async (name, run) => {
			const started = performance.now();
			try {
				await within(MAX_CHECK_S, run());
				passed += 1;
				print(`✔ ${name} (${Math.round(performance.now() - started)} ms)`);
			} catch (error) {
				failed += 1;
				print(`✖ ${name}\n${indent(describe(error))}\n${indent(tailOfLogs())}`);
			}
		},
		conclude: () => {
			print(`${passed} passed, ${failed} failed`);
			return failed === 0;
		},
		counts: () => ({ passed, failed }),
	};
}

export function print(line: string): void {
	process.stdout.write(`${line}\n`);
}

async function within(seconds: number, work: Promise<void>): Promise<void> {
	const stop = new AbortController();
	const late = setTimeout(seconds * 1000, undefined, { signal: stop.signal }).then(() => {
		throw new Error(`it has not ended within ${seconds} seconds`);
	});
	try {
		await Promise.race([work, late]);
	} finally {
		stop.abort();
		late.catch(() => undefined);
	}
}

function describe(error: unknown): string {
	return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function indent(text: string): string {
	return text.replace(/^/gm, '    ');
}
