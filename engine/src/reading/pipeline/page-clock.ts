/** Number of pages that are extracted in less than the time allowed for reading one. */
const EXTRACTED_PER_PAGE_TIME = 50;

export type PageClock = ReturnType<typeof createPageClock>;

export type PageTimes = {
	/** CPU time per page. */
	cpuMs: number;
	/** Wall-clock time after which a page counts as hanging, however little CPU time it took. */
	wallMs: number;
};

/** Which limit was exceeded, and its value. */
export type Exceeded = { by: 'CPU' | 'clock'; ms: number };

/**
 * Calls `onExceeded` when work makes no progress by a page within the CPU time for a page. Work that waits for a
 * busy machine takes no CPU time and may continue until `wallMs` have passed. The clock restarts with each page, so
 * the time of a document grows with its pages.
 *
 * A process can use CPU time on several cores, so it is stopped only after the wall-clock time has passed as well.
 * Therefore nothing is polled: the CPU time is read when it may have been used up.
 */
export function createPageClock(
	{ cpuMs, wallMs }: PageTimes,
	/** undefined if it is unknown; the wall-clock time then counts instead. */
	readCpuMs: () => number | undefined,
	onExceeded: (exceeded: Exceeded) => void,
) {
	let timer: NodeJS.Timeout | undefined;
	const stop = (): void => clearTimeout(timer);
	return {
		/** Starts a page, or several pages that are processed together, as in extraction. */
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
