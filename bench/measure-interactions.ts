/** Measures the response of a page to user input, as the browser reports it. */
import type { Page } from '../test/e2e/web/browser.ts';

/** Installed before the page's scripts run; a string, because it runs in the browser. */
const WATCH = `
	window.__seen = { events: [], tasks: [], frames: [] };
	new PerformanceObserver((list) => {
		for (const { name, duration, interactionId } of list.getEntries()) {
			if (interactionId) window.__seen.events.push({ name, duration });
		}
	}).observe({ type: 'event', durationThreshold: 16, buffered: true });
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries()) window.__seen.tasks.push(duration);
	}).observe({ type: 'longtask', buffered: true });
`;
/** The browser reports an event one frame after it was handled. */
const REPORTED_MS = 400;

export type Measured = {
	name: string;
	/** From the input to the next frame; the browser reports nothing below 16 ms. */
	event: number;
	/** The longest task; the browser reports nothing below 50 ms. */
	task: number;
};

export async function watchInteractions(page: Page): Promise<void> {
	await page.addInitScript(WATCH);
}

/** Repeats an action and returns the slowest measurement. */
export async function measureInteraction(
	page: Page,
	name: string,
	act: (round: number) => Promise<unknown>,
	rounds = 5,
): Promise<Measured> {
	await page.waitForTimeout(REPORTED_MS);
	await page.evaluate('window.__seen.events.length = window.__seen.tasks.length = 0');
	for (let round = 0; round < rounds; round += 1) await act(round);
	await page.waitForTimeout(REPORTED_MS);
	const seen = await page.evaluate<{ events: { duration: number }[]; tasks: number[] }>(
		'window.__seen',
	);
	return {
		name,
		event: Math.max(0, ...seen.events.map(({ duration }) => duration)),
		task: Math.max(0, ...seen.tasks),
	};
}
