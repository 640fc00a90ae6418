import { setTimeout } from 'node:timers/promises';

/** Asks until there is an answer; fails after a while, saying what did not come. */
export async function waitUntil<T>(
	ask: () => Promise<T | undefined | false> | T | undefined | false,
	seconds = 60,
	what = 'an answer',
): Promise<T> {
	const until = performance.now() + seconds * 1000;
	for (;;) {
		const found = await ask();
		if (found !== undefined && found !== false) return found;
		if (performance.now() > until) throw new Error(`waited ${seconds} s for ${what}, in vain`);
		await setTimeout(20);
	}
}
