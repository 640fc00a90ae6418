import type { IDataObject, IExecuteFunctions } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';
import { addFacts } from '../../../shared/errors';
import { detailsOption, outputControl, outputOptions } from '../../../shared/output-control';
import { dashboardUrl, pauseFor } from '../../../shared/transport';
import { fileOptions, readerOption, readingOptions } from '../../document-input';
import { optionsField, optionsOf } from '../../operation';
import type { Operation } from '../../operation';
import { unreadableOption } from '../../settle-files';
import { shapeJob } from '../job/shape-job';
import { ifSubmittedOption, submissionFields, submitDocuments } from '../job/submit-documents';
import { waitForJob } from '../job/wait-for-job';

const USUAL_READING_S = 300;
const USUAL_REVIEW_S = 3600;
const FIRST_PAUSE_S = 1;
const MAX_PAUSE_S = 15;

/** Submits documents and waits for the review of those that need one. */
export const submitForReview: Operation = {
	parallel: true,
	properties: [
		...submissionFields,
		{
			displayName: 'Wait for Review At Most (Seconds)',
			name: 'reviewSeconds',
			type: 'number',
			typeOptions: { minValue: 1, maxValue: 86_400 },
			default: USUAL_REVIEW_S,
			description:
				'After this time the item fails and names the job. The workflow waits all the while: for reviews that take days, start another with a DocSift Trigger and the event Document Reviewed.',
		},
		...outputControl,
		optionsField([
			...outputOptions,
			unreadableOption,
			ifSubmittedOption,
			detailsOption,
			...fileOptions,
			...readingOptions,
			readerOption,
		]),
	],

	execute: async (context, itemIndex, session) =>
		await submitDocuments(context, itemIndex, session, async ({ jobId }) => {
			const details = optionsOf(context, itemIndex).details === true;
			const order = { jobId, seconds: USUAL_READING_S, details };
			const read = await waitForJob(context, itemIndex, order);
			const job = await waitForReview(context, itemIndex, read, details);
			if (reviewOf(job)?.state === 'rejected') throw await rejected(context, itemIndex, job);
			return await shapeJob(context, itemIndex, job);
		}),
};

const reviewOf = ({ review }: IDataObject) => review as { state: string } | undefined;

/** Polls at growing intervals until the review has ended; returns immediately if none is needed. */
async function waitForReview(
	context: IExecuteFunctions,
	itemIndex: number,
	read: IDataObject,
	details: boolean,
): Promise<IDataObject> {
	const seconds = Number(context.getNodeParameter('reviewSeconds', itemIndex, USUAL_REVIEW_S));
	const until = Date.now() + seconds * 1000;
	const jobId = String(read.jobId);
	let job = read;
	for (
		let pause = FIRST_PAUSE_S;
		job.needsReview === true;
		pause = Math.min(MAX_PAUSE_S, pause * 1.5)
	) {
		const left = (until - Date.now()) / 1000;
		if (left <= 0) throw await notReviewed(context, itemIndex, job, seconds);
		await pauseFor(context, Math.min(pause, left));
		job = await waitForJob(context, itemIndex, { jobId, seconds: USUAL_READING_S, details });
	}
	return job;
}

async function notReviewed(
	context: IExecuteFunctions,
	itemIndex: number,
	{ jobId, fileName }: IDataObject,
	seconds: number,
): Promise<NodeOperationError> {
	const address = await dashboardUrl(context, `/jobs/${String(jobId)}/review`);
	const message = `Nobody has looked at job ${String(jobId)} within ${seconds} seconds`;
	const error = new NodeOperationError(context.getNode(), message, {
		description: `It waits for a review at ${address}. Fetch it later with Job → Get and this ID, or let a DocSift Trigger tell you.`,
		itemIndex,
	});
	const facts = { code: 'NOT_REVIEWED', status: null, retryable: true, fileName: String(fileName) };
	return addFacts(error, facts);
}

async function rejected(
	context: IExecuteFunctions,
	itemIndex: number,
	{ jobId, fileName }: IDataObject,
): Promise<NodeOperationError> {
	const message = `${String(fileName)}: somebody has rejected the result`;
	const error = new NodeOperationError(context.getNode(), message, {
		description: `The job is ${String(jobId)}.`,
		itemIndex,
	});
	const facts = { code: 'RESULT_REJECTED', status: null, retryable: false };
	return addFacts(error, { ...facts, fileName: String(fileName) });
}
