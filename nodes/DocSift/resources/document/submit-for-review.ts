import type { IDataObject, IExecuteFunctions } from 'n8n-workflow';
import { NodeOperationError } from 'n8n-workflow';
import { addFacts } from '../../../shared/errors';
import { reviewUrlOf } from '../../../shared/job-document';
import {
	BEFORE_3,
	detailsOption,
	optionsField,
	outputControl,
	outputOptions,
	showIf,
	SINCE_3,
} from '../../../shared/output-control';
import { pauseFor } from '../../../shared/transport';
import { fileOptions, readerOption, readingOptions } from '../../document-input';
import { isTool, optionsOf } from '../../operation';
import type { Operation } from '../../operation';
import { unreadableOption } from '../../settle-files';
import { shapeJob } from '../job/shape-job';
import { ifSubmittedOption, submissionFields, submitDocuments } from '../job/submit-documents';
import { waitForJob } from '../job/wait-for-job';

const USUAL_READING_S = 300;
const USUAL_REVIEW_S = 3600;
const USUAL_WAIT_S = 86_400;
const DAY_S = 86_400;
const FIRST_PAUSE_S = 1;
const MAX_PAUSE_S = 15;

/** Submits documents and waits for the review of those that need one. */
export const submitForReview: Operation = {
	parallel: true,
	properties: [
		...submissionFields,
		showIf(BEFORE_3, {
			displayName: 'Wait for Review At Most (Seconds)',
			name: 'reviewSeconds',
			type: 'number',
			typeOptions: { minValue: 1, maxValue: DAY_S },
			default: USUAL_REVIEW_S,
			description:
				'After this time the item fails and names the job. The workflow runs all the while: for reviews that take days, start another workflow with a DocSift Trigger and the event Document Reviewed.',
		}),
		showIf(SINCE_3, {
			displayName: 'Wait for Review At Most (Seconds)',
			name: 'reviewSeconds',
			type: 'number',
			typeOptions: { minValue: 60, maxValue: 90 * DAY_S },
			default: USUAL_WAIT_S,
			description:
				'How long the node waits for people to review the documents. After this time it fails with the code NOT_REVIEWED; the job stays and can be reviewed later.',
		}),
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
			const order = { jobId, seconds: USUAL_READING_S, details, isSubmitted: true };
			const read = await waitForJob(context, itemIndex, order);
			if (read.status === 'completed' && read.needsReview === undefined) session.noRule = true;
			// A tool must answer: the model reads that a person has to look, and where.
			if (isTool(context)) return await shapeJob(context, itemIndex, session, read);
			const job = await waitForReview(context, itemIndex, read, details);
			if (reviewOf(job)?.state === 'rejected') throw rejected(context, itemIndex, job);
			return await shapeJob(context, itemIndex, session, job);
		}),
};

const reviewOf = ({ review }: IDataObject) => review as { state: string } | undefined;

/** Polls at growing intervals until the review has ended; returns at once if none is needed. */
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
	job: IDataObject,
	seconds: number,
): Promise<NodeOperationError> {
	const message = `Nobody reviewed job ${String(job.jobId)} within ${seconds} seconds`;
	const error = new NodeOperationError(context.getNode(), message, {
		description: `It waits for a review at ${await reviewUrlOf(context, job)}. Fetch it later with Job → Get and this ID, or let a DocSift Trigger tell you.`,
		itemIndex,
	});
	const fileName = String(job.fileName);
	return addFacts(error, { code: 'NOT_REVIEWED', status: null, retryable: true, fileName });
}

function rejected(
	context: IExecuteFunctions,
	itemIndex: number,
	{ jobId, fileName }: IDataObject,
): NodeOperationError {
	const message = `${String(fileName)}: the reviewer rejected the result`;
	const error = new NodeOperationError(context.getNode(), message, {
		description: `The job is ${String(jobId)}.`,
		itemIndex,
	});
	const facts = { code: 'RESULT_REJECTED', status: null, retryable: false };
	return addFacts(error, { ...facts, fileName: String(fileName) });
}
