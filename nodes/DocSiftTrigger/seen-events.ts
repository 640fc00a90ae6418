import type { IDataObject } from 'n8n-workflow';

/** An event may come again for two days; this many are remembered for each node. */
const MOST_REMEMBERED = 1000;
/** Longer than letting an event through can take; n8n has saved the static data by then, or failed. */
const UNDER_WAY_MS = 30_000;

export type Place = { workflowId: string; nodeId: string; use: 'test' | 'production' };

/** When events that are under way in this process were taken. */
const underWay = new Map<string, number>();

/**
 * Remembers which events a node has let through. Only the static data say that an event is done: n8n
 * saves them once it has started the workflow. Requests at the same moment each have a copy of their
 * own; those meet in the memory of the process. An active node and the same node listening for a test
 * event get one event each: what the one has seen is new to the other.
 */
export function seenEvents(
	{ workflowId, nodeId, use }: Place,
	staticData: IDataObject,
	now: number,
) {
	const list = use === 'test' ? 'seenInTest' : 'seen';
	const done = Array.isArray(staticData[list]) ? (staticData[list] as string[]) : [];
	const key = (eventId: string) => `${workflowId}:${nodeId}:${use}:${eventId}`;
	return {
		/** Whether the event is new; then it is under way from now on. */
		take: (eventId: string): 'new' | 'under way' | 'done' => {
			if (done.includes(eventId)) return 'done';
			for (const [one, since] of underWay) if (now - since > UNDER_WAY_MS) underWay.delete(one);
			if (underWay.has(key(eventId))) return 'under way';
			underWay.set(key(eventId), now);
			return 'new';
		},
		/** It could not be let through after all and may come again. */
		giveBack: (eventId: string): void => {
			underWay.delete(key(eventId));
		},
		keep: (eventId: string): void => {
			staticData[list] = [...done, eventId].slice(-MOST_REMEMBERED);
		},
	};
}
