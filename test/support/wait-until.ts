import { setTimeout } from 'node:timers/promises';

/** Asks until there is an answer; fails after a while. */
export async function waitUntil<T>(
	ask: () => Promise<T | undefined | false> | T | undefined | false,
	seconds = 20,
): Promise<T> {
	const until = performance.now() + seconds * 1000;
	for (;;) {
		const found = await ask();
		if (found !== undefined && found !== false) return found;
		if (performance.now() > until) throw new Error(`nothing came of it within ${seconds} s`);
		await setTimeout(20);
	}
}
