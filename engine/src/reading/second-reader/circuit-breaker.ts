/** Consecutive faults after which requests pause. */
const MAX_FAULTS = 5;
const PAUSE_MS = 30_000;

export type Breaker = ReturnType<typeof createBreaker>;

/** A circuit breaker: stops asking an endpoint that keeps failing. After the pause, one question probes it. */
export function createBreaker({
	now = () => performance.now(),
	pauseMs = PAUSE_MS,
}: { now?: () => number; pauseMs?: number } = {}) {
	let faults = 0;
	let pausedUntil = 0;
	let isTrying = false;

	return {
		/** How long to wait before the next question. 0: it may be asked, and its result must be reported. */
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
		/** Reports a failure. `waitMs` is the pause that the endpoint asks for. */
		fail(waitMs: number | null = null): void {
			faults += 1;
			isTrying = false;
			const pause = Math.max(waitMs ?? 0, faults >= MAX_FAULTS ? pauseMs : 0);
			pausedUntil = Math.max(pausedUntil, now() + pause);
		},
		/**
		 * Reports that the question was not asked, or that its answer does not show whether the endpoint works.
		 */
		leave(): void {
			isTrying = false;
		},
	};
}
