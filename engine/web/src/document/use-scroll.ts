import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Size } from './size.ts';

/** The gap between pages, in pixels. */
export const GAP = 14;
/** Pages within this distance of the viewport are drawn, in pixels. */
const NEAR = 700;

type Wanted = {
	count: number;
	sizeOf: (page: number) => Size;
	/** The displayed page width, in pixels. */
	width: number;
};
type Range = { from: number; to: number; current: number };

/**
 * Virtual scrolling: only pages near the viewport exist. When sizes change, the position at the top of the viewport
 * stays.
 */
export function usePageScroll(area: HTMLElement | null, { count, sizeOf, width }: Wanted) {
	const tops = useMemo(() => {
		const list = [0];
		for (let page = 1; page <= count; page += 1) {
			const size = sizeOf(page);
			list.push((list[page - 1] ?? 0) + Math.round((width * size.height) / size.width) + GAP);
		}
		return list;
	}, [count, sizeOf, width]);
	const [range, setRange] = useState<Range>({ from: 1, to: Math.min(count, 2), current: 1 });
	/** The page at the top of the viewport, and the share of it that is above. */
	const anchor = useRef({ page: 1, share: 0 });

	const look = useCallback(() => {
		if (!area) return;
		const { scrollTop, clientHeight } = area;
		const pageAt = (y: number) => findPage(tops, y);
		const page = pageAt(scrollTop);
		const top = tops[page - 1] ?? 0;
		anchor.current = { page, share: (scrollTop - top) / Math.max(1, (tops[page] ?? top) - top) };
		const next = {
			from: pageAt(scrollTop - NEAR),
			to: pageAt(scrollTop + clientHeight + NEAR),
			current: pageAt(scrollTop + clientHeight / 3),
		};
		setRange((now) =>
			now.from === next.from && now.to === next.to && now.current === next.current ? now : next,
		);
	}, [area, tops]);

	useLayoutEffect(() => {
		if (!area) return undefined;
		const { page, share } = anchor.current;
		const top = tops[page - 1] ?? 0;
		const wanted = top + share * ((tops[page] ?? top) - top);
		if (Math.abs(area.scrollTop - wanted) > 1) area.scrollTo({ top: wanted });
		const frame = requestAnimationFrame(look);
		return () => cancelAnimationFrame(frame);
	}, [area, tops, look]);

	useEffect(() => {
		if (!area) return undefined;
		let frame = 0;
		const onScroll = () => {
			cancelAnimationFrame(frame);
			frame = requestAnimationFrame(look);
		};
		area.addEventListener('scroll', onScroll, { passive: true });
		const resized = new ResizeObserver(onScroll);
		resized.observe(area);
		return () => {
			cancelAnimationFrame(frame);
			area.removeEventListener('scroll', onScroll);
			resized.disconnect();
		};
	}, [area, look]);

	/** Scrolls to a page, or to a range given as shares of its height, unless it is visible. */
	const show = useCallback(
		(page: number, stretch?: { from: number; to: number }) => {
			if (!area) return;
			const top = tops[page - 1] ?? 0;
			const height = (tops[page] ?? top) - top - GAP;
			const [first, last] = stretch
				? [top + stretch.from * height, top + stretch.to * height]
				: [top, top];
			const { scrollTop, clientHeight } = area;
			const isSeen = stretch && first >= scrollTop && last <= scrollTop + clientHeight;
			if (!isSeen) area.scrollTo({ top: stretch ? first - clientHeight / 3 : first });
			look();
		},
		[area, tops, look],
	);

	return { ...range, tops, height: (tops[count] ?? GAP) - GAP, show };
}

/** The page, from 1, at this position. */
function findPage(tops: readonly number[], y: number): number {
	let [low, high] = [1, Math.max(1, tops.length - 1)];
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if ((tops[middle - 1] ?? 0) <= y) low = middle;
		else high = middle - 1;
	}
	return low;
}
