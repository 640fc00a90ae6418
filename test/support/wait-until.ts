import { setTimeout } from 'node:timers/promises';

/** Polls until there is a result; fails after a while and says what is missing. */
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
