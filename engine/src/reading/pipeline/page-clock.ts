/** Pages that are extracted in less than the time in which one may be read. */
const EXTRACTED_PER_PAGE_TIME = 50;

export type PageClock = ReturnType<typeof createPageClock>;

export type PageTimes = {
	/** The CPU time that a page may take. */
	cpuMs: number;
	/** The time by the clock after which a page counts as hanging, however little CPU it took. */
	wallMs: number;
};

/** Which of the times was exceeded, and how long it was. */
export type Exceeded = { by: 'CPU' | 'clock'; ms: number };

/**
 * Calls `onExceeded` when work has not come a page further within the CPU time for a page. Work that waits
 * for a busy machine takes no CPU time and is let be until `wallMs` have passed. The time starts anew with
 * each page, so a document may take as long as its pages need together.
 *
 * A process can take CPU time on several cores, so it is stopped when it has exceeded the time by the clock as
 * well. That is why nothing is polled: the CPU time is looked at when it may have been used up.
 */
export function createPageClock(
	{ cpuMs, wallMs }: PageTimes,
	/** undefined: it cannot be told, and the time by the clock counts in its place. */
	readCpuMs: () => number | undefined,
	onExceeded: (exceeded: Exceeded) => void,
) {
	let timer: NodeJS.Timeout | undefined;
	const stop = (): void => clearTimeout(timer);
	return {
		/** A page is begun, or so many are looked at together, as extraction does. */
		startPages(pages: number): void {
			stop();
			const share = Math.ceil(pages / EXTRACTED_PER_PAGE_TIME);
			const mayTakeMs = cpuMs * share;
			const mayLastMs = Math.max(wallMs, cpuMs) * share;
			const startedMs = performance.now();
			const startedCpuMs = readCpuMs();
			const look = (): void => {
				const lastedMs = performance.now() - startedMs;
				const nowCpuMs = readCpuMs();
				const isKnown = startedCpuMs !== undefined && nowCpuMs !== undefined;
				const tookMs = isKnown ? nowCpuMs - startedCpuMs : lastedMs;
				if (tookMs >= mayTakeMs) onExceeded({ by: isKnown ? 'CPU' : 'clock', ms: mayTakeMs });
				else if (lastedMs >= mayLastMs) onExceeded({ by: 'clock', ms: mayLastMs });
				else lookAfter(Math.min(mayTakeMs - tookMs, mayLastMs - lastedMs));
			};
			const lookAfter = (ms: number): void => {
				timer = setTimeout(look, Math.max(1, Math.ceil(ms)));
			};
			lookAfter(mayTakeMs);
		},
		stop,
	};
}
