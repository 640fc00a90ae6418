import type { FaultKind, TokenCount } from './second-reader.ts';

/** Why a child process has ended. */
export type ChildEnd = 'recycled' | 'timeout' | 'memory' | 'abandoned' | 'crashed' | 'not started';

/** Metrics of events. They never identify a document or its owner. */
export type Meter = {
	requestAnswered: (request: {
		method: string;
		/** The route pattern, such as /v1/jobs/:jobId. */
		route: string;
		status: number;
		seconds: number;
	}) => void;
	/** A request was refused because of event loop lag. */
	requestShed: () => void;
	/** A stage in a child process has ended. */
	stageEnded: (stage: { stage: string; outcome: 'done' | 'failed'; seconds: number }) => void;
	childEnded: (reason: ChildEnd) => void;
	pagesRead: (kind: 'text' | 'scan', count: number) => void;
	/** Seconds from submission to end. */
	jobEnded: (job: { status: string; seconds: number }) => void;
	jobPutBack: (reason: 'fault' | 'unavailable' | 'stopping') => void;
	deliveryTried: (delivery: {
		result: 'delivered' | 'retried' | 'failed';
		seconds: number;
	}) => void;
	/** A question to the second reader, with the kind of fault if it was not answered. */
	secondReaderAsked: (asked: {
		outcome: 'answered' | 'stopped' | FaultKind;
		seconds: number;
		tokens: TokenCount | null;
	}) => void;
	/** Values of the second reader that were grounded on the page. */
	secondReaderHeld: (outcome: 'accepted' | 'refused', count: number) => void;
};

/** For use without metrics. */
export const silentMeter: Meter = {
	requestAnswered: () => undefined,
	requestShed: () => undefined,
	stageEnded: () => undefined,
	childEnded: () => undefined,
	pagesRead: () => undefined,
	jobEnded: () => undefined,
	jobPutBack: () => undefined,
	deliveryTried: () => undefined,
	secondReaderAsked: () => undefined,
	secondReaderHeld: () => undefined,
};
