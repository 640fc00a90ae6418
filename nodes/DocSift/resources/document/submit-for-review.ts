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
import { readShape } from '../../../shared/shape-document';
import { pauseFor } from '../../../shared/transport';
import { nameTemplate, sortingOptions } from '../../automatic';
import { fileOptions, readerOption, readingOptions } from '../../document-input';
import { isSince3, isTool, optionsOf } from '../../operation';
import type { Operation, Output, Session } from '../../operation';
import { unreadableOption } from '../../settle-files';
import { columnsOf } from '../../template-input';
import { rejected } from '../../wait-for-review';
import { eachDocumentOf } from '../job/each-document-of';
import { shapeJob } from '../job/shape-job';
import { ifSubmittedOption, submissionFields, submitDocuments } from '../job/submit-documents';
import { waitForJob } from '../job/wait-for-job';

const USUAL_READING_S = 300;
const USUAL_REVIEW_S = 3600;
const USUAL_SUSPENSION_S = 604_800;
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
			default: USUAL_SUSPENSION_S,
			description:
				'The execution is suspended until people have reviewed the documents. After this time, those without a review become error items with the code NOT_REVIEWED. DocSift must be able to reach n8n.',
		}),
		...outputControl,
		optionsField([
			...sortingOptions,
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
			if (isSince3(context)) {
				return await eachDocumentOf(context, itemIndex, session, { job: read, order }, (one) =>
					startWaiting(context, itemIndex, session, one),
				);
			}
			noteRule(session, read);
			const job = await waitForReview(context, itemIndex, read, details);
			if (reviewOf(job)?.state === 'rejected') throw rejected(context, itemIndex, job);
			return await shapeJob(context, itemIndex, session, job);
		}),
};

/** Without a rule of the template, nobody is asked. */
function noteRule(session: Session, { status, needsReview }: IDataObject): void {
	if (status === 'completed' && needsReview === undefined) session.noRule = true;
}

const reviewOf = ({ review }: IDataObject) => review as { state: string } | undefined;

/** The items of a job without a review. A job that needs one makes the node suspend the execution. */
async function startWaiting(
	context: IExecuteFunctions,
	itemIndex: number,
	session: Session,
	job: IDataObject,
): Promise<Output[]> {
	noteRule(session, job);
	if (reviewOf(job)?.state === 'rejected') throw rejected(context, itemIndex, job);
	// A tool must answer: the model reads that a person has to look, and where.
	if (job.needsReview !== true || isTool(context)) {
		return await shapeJob(context, itemIndex, session, job);
	}
	const shape = readShape((name, fallback) => context.getNodeParameter(name, itemIndex, fallback));
	const templateId = String(job.templateId);
	const isSorted = job.parentId !== undefined;
	const columns = await columnsOf(context, itemIndex, session, templateId, shape, { isSorted });
	const [jobId, fileName] = [String(job.jobId), String(job.fileName)];
	const template = isSorted
		? await nameTemplate(context, itemIndex, session, templateId)
		: undefined;
	session.unreviewed.push({ jobId, fileName, itemIndex, shape, columns, template });
	return [];
}

/** Before version 3: polls at growing intervals until the review has ended; returns at once if none is needed. */
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
