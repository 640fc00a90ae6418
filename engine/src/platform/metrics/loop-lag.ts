/** How often the lag is measured. */
const INTERVAL_MS = 500;
/** A single stall is already over when it is noticed, so refusing requests for it would not help. */
const SUSTAINED_SAMPLES = 2;

export type LoopLag = {
	/** Whether the event loop has exceeded the lag limit for several samples in a row. */
	isOverloaded: () => boolean;
	/** The longest lag since the last call. */
	takeMaxMs: () => number;
	stop: () => void;
};

/** Calls back at intervals until stopped. */
export type Repeat = (call: () => void, ms: number) => () => void;

const repeatByTimer: Repeat = (call, ms) => {
	const timer = setInterval(call, ms);
	timer.unref();
	return () => clearInterval(timer);
};

/** Measures how late a timer of this process fires, which is the delay that every request sees besides its own work. */
export function watchLoopLag({
	maxLagMs,
	now = () => performance.now(),
	repeat = repeatByTimer,
}: {
	/** null: never overloaded. */
	maxLagMs: number | null;
	now?: () => number;
	repeat?: Repeat;
}): LoopLag {
	let sampledAt = now();
	let lateSamples = 0;
	let maxMs = 0;
	const lagNow = () => Math.max(0, now() - sampledAt - INTERVAL_MS);
	const isLate = (lagMs: number) => maxLagMs !== null && lagMs > maxLagMs;
	const stop = repeat(() => {
		const lagMs = lagNow();
		sampledAt = now();
		lateSamples = isLate(lagMs) ? lateSamples + 1 : 0;
		maxMs = Math.max(maxMs, lagMs);
	}, INTERVAL_MS);
	return {
		// An overdue sample counts already, because requests may run before the timer does.
		isOverloaded: () => lateSamples + (isLate(lagNow()) ? 1 : 0) >= SUSTAINED_SAMPLES,
		takeMaxMs: () => {
			const taken = Math.max(maxMs, lagNow());
			maxMs = 0;
			return taken;
		},
		stop,
	};
}
