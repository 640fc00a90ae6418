/** Faults in a row after which nobody is sent for a while. */
const MAX_FAULTS = 5;
const PAUSE_MS = 30_000;

export type Breaker = ReturnType<typeof createBreaker>;

/** Keeps an endpoint that fails from being asked again and again; after the pause one question tries it. */
export function createBreaker({
	now = () => performance.now(),
	pauseMs = PAUSE_MS,
}: { now?: () => number; pauseMs?: number } = {}) {
	let faults = 0;
	let pausedUntil = 0;
	let isTrying = false;

	return {
		/** How long to wait before the next question; 0: it may be asked, and what comes of it must be told. */
		enter(): number {
			const left = pausedUntil - now();
			if (left > 0) return left;
			if (faults < MAX_FAULTS) return 0;
			if (isTrying) return pauseMs;
			isTrying = true;
			return 0;
		},
		succeed(): void {
			faults = 0;
			isTrying = false;
			pausedUntil = 0;
		},
		/** It failed; `waitMs` is how long it asks to be left alone. */
		fail(waitMs: number | null = null): void {
			faults += 1;
			isTrying = false;
			const pause = Math.max(waitMs ?? 0, faults >= MAX_FAULTS ? pauseMs : 0);
			pausedUntil = Math.max(pausedUntil, now() + pause);
		},
		/** The question was not asked after all, or its answer says nothing about the endpoint. */
		leave(): void {
			isTrying = false;
		},
	};
}
