import type { IDataObject } from 'n8n-workflow';

/** An event may come again for two days; this many are remembered for each node. */
const MOST_REMEMBERED = 1000;

/** Events under way or done in this process: two that come at the same moment meet here. */
const here = new Map<string, true>();

/**
 * Remembers which events a node has let through. The static data survive a restart, but requests at
 * the same moment each have a copy of their own; those meet in the memory of the process.
 */
export function seenEvents(nodeId: string, staticData: IDataObject) {
	const kept = Array.isArray(staticData.seen) ? (staticData.seen as string[]) : [];
	const key = (eventId: string) => `${nodeId}:${eventId}`;
	return {
		/** Whether the event is new; it counts as seen from now on. */
		take: (eventId: string): boolean => {
			if (here.has(key(eventId)) || kept.includes(eventId)) return false;
			here.set(key(eventId), true);
			for (const [oldest] of here) {
				if (here.size <= MOST_REMEMBERED) break;
				here.delete(oldest);
			}
			return true;
		},
		/** It could not be let through after all and may come again. */
		giveBack: (eventId: string): void => {
			here.delete(key(eventId));
		},
		keep: (eventId: string): void => {
			staticData.seen = [...kept, eventId].slice(-MOST_REMEMBERED);
		},
	};
}
