import type { IDataObject } from 'n8n-workflow';

/** An event may come again for two days; this many are remembered for each node. */
const MOST_REMEMBERED = 1000;

/** Events under way or done in this process: two that come at the same moment meet here. */
const here = new Map<string, true>();

/**
 * Remembers which events a node has let through. The static data survive a restart, but requests at
 * the same moment each have a copy of their own; those meet in the memory of the process. An active
 * node and the same node listening for a test event get one event each: what the one has seen is new
 * to the other.
 */
export function seenEvents(
	{ workflowId, nodeId, use }: { workflowId: string; nodeId: string; use: 'test' | 'production' },
	staticData: IDataObject,
) {
	const list = use === 'test' ? 'seenInTest' : 'seen';
	const kept = Array.isArray(staticData[list]) ? (staticData[list] as string[]) : [];
	const key = (eventId: string) => `${workflowId}:${nodeId}:${use}:${eventId}`;
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
			staticData[list] = [...kept, eventId].slice(-MOST_REMEMBERED);
		},
	};
}
