/** Pages that are extracted in less than the time in which one may be read. */
const EXTRACTED_PER_PAGE_TIME = 50;

export type PageClock = ReturnType<typeof createPageClock>;

/**
 * Calls `onHang` when work has not come a page further for `pageTimeoutMs`. The time starts anew with
 * each page, so a document may take as long as its pages need together.
 */
export function createPageClock(pageTimeoutMs: number, onHang: () => void) {
	let timer: NodeJS.Timeout | undefined;
	const stop = (): void => clearTimeout(timer);
	return {
		/** A page is begun, or so many are looked at together, as extraction does. */
		startPages(pages: number): void {
			stop();
			timer = setTimeout(onHang, pageTimeoutMs * Math.ceil(pages / EXTRACTED_PER_PAGE_TIME));
		},
		stop,
	};
}
