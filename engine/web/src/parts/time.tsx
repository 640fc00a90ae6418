import { useSyncExternalStore } from 'react';
import { formatAgo, formatTime } from './format-time.ts';

const STEP_MS = 10_000;

/** One timer for all times on a page, because a long list has hundreds. */
const watchers = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function watchClock(tell: () => void): () => void {
	watchers.add(tell);
	if (timer === undefined) {
		now = Date.now();
		timer = setInterval(() => {
			now = Date.now();
			for (const one of watchers) one();
		}, STEP_MS);
	}
	return () => {
		watchers.delete(tell);
		if (watchers.size > 0) return;
		clearInterval(timer);
		timer = undefined;
	};
}

function readClock(): number {
	return now;
}

/** A relative time, with the exact time as its title. */
export function Ago({ at }: { at: string }) {
	const read = useSyncExternalStore(watchClock, readClock);
	return (
		<time dateTime={at} title={formatTime(at)} className="no-wrap">
			{formatAgo(at, read)}
		</time>
	);
}
