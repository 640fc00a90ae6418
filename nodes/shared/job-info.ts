import type { IDataObject } from 'n8n-workflow';

const ALWAYS = ['jobId', 'templateId', 'status', 'pageCount'];
const IF_KNOWN = [
	'eventType',
	'pageUsed',
	'pageRemaining',
	'needsReview',
	'lowestConfidence',
	'review',
	'reasons',
	'warnings',
	'duplicateOf',
	'parentId',
	'fitsTemplate',
];

/** Data of a job, or of its event, besides its fields. */
export function jobInfo(
	job: IDataObject,
	{ details, reviewUrl }: { details: boolean; reviewUrl: string | undefined },
): IDataObject {
	const names = [...ALWAYS, ...IF_KNOWN.filter((name) => job[name] !== undefined)];
	const { reasons } = (job.review ?? {}) as { reasons?: IDataObject[] };
	return {
		// Where Parse and events have them.
		...(reasons && { reasons }),
		...Object.fromEntries(names.map((name) => [name, job[name] ?? null])),
		...(reviewUrl !== undefined && { reviewUrl }),
		...(details && { details: job.details }),
	};
}
