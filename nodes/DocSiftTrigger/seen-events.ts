import type { IDataObject } from 'n8n-workflow';

/** An event may come again for two days; this many are remembered for each node. */
const MAX_REMEMBERED = 1000;
/** Longer than n8n takes to start a workflow; an attempt that was cut off does not hold for ever. */
const UNDER_WAY_MS = 30_000;

export type Place = { workflowId: string; nodeId: string; use: 'test' | 'production' };

/** In this process, for each node: when an event was taken, or that it is done. */
const memory = new Map<string, Map<string, number | 'done'>>();

/**
 * Remembers which events a node has let through. The static data survive a restart where n8n saves
 * them; requests at the same moment each have a copy of their own, and those meet in the memory of
 * the process. An active node and the same node listening for a test event get one event each: what
 * the one has seen is new to the other.
 */
export function seenEvents(
	{ workflowId, nodeId, use }: Place,
	staticData: IDataObject,
	now: number,
) {
	const list = use === 'test' ? 'seenInTest' : 'seen';
	const saved = Array.isArray(staticData[list]) ? (staticData[list] as string[]) : [];
	const place = `${workflowId}:${nodeId}:${use}`;
	const events = memory.get(place) ?? new Map<string, number | 'done'>();
	memory.set(place, events);
	return {
		/** Whether the event is new; then it is under way from now on. */
		take: (eventId: string): 'new' | 'under way' | 'done' => {
			const known = saved.includes(eventId) ? 'done' : events.get(eventId);
			if (known === 'done') return 'done';
			if (known !== undefined && now - known < UNDER_WAY_MS) return 'under way';
			events.set(eventId, now);
			for (const [oldest] of events) {
				if (events.size <= MAX_REMEMBERED) break;
				events.delete(oldest);
			}
			return 'new';
		},
		/** It could not be let through after all and may come again. */
		giveBack: (eventId: string): void => {
			events.delete(eventId);
		},
		/** The workflow has started, and the engine was told so. */
		confirm: (eventId: string): void => {
			events.set(eventId, 'done');
		},
		/** To be saved by n8n with the workflow. */
		save: (eventId: string): void => {
			staticData[list] = [...saved, eventId].slice(-MAX_REMEMBERED);
		},
	};
}
