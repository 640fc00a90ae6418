import type { Clock } from '../../engine/src/model/ports.ts';

/** A manual clock. */
export function createTestClock(start: string): Clock & { set: (time: string) => void } {
	let now = new Date(start);
	return {
		now: () => now,
		set: (time) => {
			now = new Date(time);
		},
	};
}
