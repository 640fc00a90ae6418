import type { IDataObject } from 'n8n-workflow';

/** Remembered events per node; an event may be repeated for two days. */
const MAX_REMEMBERED = 1000;
/** Longer than n8n takes to start a workflow. An interrupted attempt expires after this time. */
const UNDER_WAY_MS = 30_000;

export type Place = { workflowId: string; nodeId: string; use: 'test' | 'production' };

/** Per node, in this process: when an event was taken, or that it is done. */
const memory = new Map<string, Map<string, number | 'done'>>();

/**
 * Remembers the events that a node has processed. The static data survive a restart if n8n saves them. Concurrent
 * requests have separate copies of them, so the memory of the process is checked as well. An active node and the same
 * node in test mode keep separate lists.
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
		/** Whether the event is new; if so, marks it as being processed. */
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
		/** The event could not be processed and may be sent again. */
		giveBack: (eventId: string): void => {
			events.delete(eventId);
		},
		/** The workflow has started, and the engine has been told. */
		confirm: (eventId: string): void => {
			events.set(eventId, 'done');
		},
		/** Stored with the workflow by n8n. */
		save: (eventId: string): void => {
			staticData[list] = [...saved, eventId].slice(-MAX_REMEMBERED);
		},
	};
}
