import { setTimeout } from 'node:timers/promises';

/** Says what it is doing and counts what held; a check that fails does not stop those after it. */
export type Checks = {
	check: (name: string, run: () => Promise<void>) => Promise<void>;
	/** Prints the counts; answers whether all held. */
	conclude: () => boolean;
};

/** Nothing here takes minutes; what does has hung. */
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
