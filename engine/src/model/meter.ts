import type { FaultKind, TokenCount } from './second-reader.ts';

/** Why a process that reads documents has ended. */
export type ChildEnd = 'recycled' | 'timeout' | 'memory' | 'abandoned' | 'crashed' | 'not started';

/** Counts what happens, for those who run the installation; never whose document it was. */
export type Meter = {
	requestAnswered: (request: {
		method: string;
		/** As the route is written, such as /v1/jobs/:jobId. */
		route: string;
		status: number;
		seconds: number;
	}) => void;
	/** A request was refused because the event loop is behind. */
	requestShed: () => void;
	/** A step of the recipe in a child process. */
	stageEnded: (stage: { stage: string; outcome: 'done' | 'failed'; seconds: number }) => void;
	childEnded: (reason: ChildEnd) => void;
	pagesRead: (kind: 'text' | 'scan', count: number) => void;
	/** Seconds from the submission to the end. */
	jobEnded: (job: { status: string; seconds: number }) => void;
	jobPutBack: (reason: 'fault' | 'unavailable' | 'stopping') => void;
	deliveryTried: (delivery: {
		result: 'delivered' | 'retried' | 'failed';
		seconds: number;
	}) => void;
	/** A question to the second reader, with the kind of its fault where it was not answered. */
	secondReaderAsked: (asked: {
		outcome: 'answered' | 'stopped' | FaultKind;
		seconds: number;
		tokens: TokenCount | null;
	}) => void;
	/** Values of the second reader that were held against the page. */
	secondReaderHeld: (outcome: 'accepted' | 'refused', count: number) => void;
};

/** Where nobody watches. */
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
