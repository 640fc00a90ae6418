import {
	detailsOption,
	optionsField,
	outputControl,
	outputOptions,
	showIf,
	SINCE_2,
} from '../../../shared/output-control';
import { sortingOptions } from '../../automatic';
import { fileOptions, readerOption, readingOptions } from '../../document-input';
import { notThisKindOption } from '../../not-this-kind';
import { isBefore2, optionsOf } from '../../operation';
import type { Operation } from '../../operation';
import { hasReviewBranch, reviewBranch } from '../../review-branch';
import { unreadableOption } from '../../settle-files';
import { eachDocumentOf } from './each-document-of';
import { jobError, shapeJob } from './shape-job';
import {
	idempotencyOption,
	ifSubmittedOption,
	submissionFields,
	submitDocuments,
} from './submit-documents';
import { waitForJob } from './wait-for-job';

const USUAL_WAIT_S = 300;
const WAITING = { '/wait': [true] };

export const submit: Operation = {
	parallel: true,
	properties: [
		...submissionFields,
		{
			displayName: 'Wait for Completion',
			name: 'wait',
			type: 'boolean',
			default: false,
			description:
				'Whether to wait until the job has ended. Otherwise, let a DocSift Trigger start another workflow when it ends.',
		},
		{
			displayName: 'Wait At Most (Seconds)',
			name: 'waitSeconds',
			type: 'number',
			typeOptions: { minValue: 1, maxValue: 3600 },
			default: USUAL_WAIT_S,
			description: 'After this time the item fails; the job itself goes on',
			displayOptions: { show: { wait: [true] } },
		},
		...[...outputControl, ...reviewBranch].map((field) => showIf({ wait: [true] }, field)),
		optionsField([
			...sortingOptions,
			...outputOptions.map((option) => showIf({ ...SINCE_2, ...WAITING }, option)),
			...[notThisKindOption, unreadableOption].map((option) => showIf(WAITING, option)),
			idempotencyOption,
			ifSubmittedOption,
			showIf(WAITING, detailsOption),
			...fileOptions.map((option) => showIf(SINCE_2, option)),
			...readingOptions,
			readerOption,
		]),
	],

	execute: async (context, itemIndex, session) =>
		await submitDocuments(context, itemIndex, session, async (submitted) => {
			if (!context.getNodeParameter('wait', itemIndex)) return [{ json: submitted }];
			const { details, unreadable } = optionsOf(context, itemIndex);
			const seconds = Number(context.getNodeParameter('waitSeconds', itemIndex, USUAL_WAIT_S));
			const { jobId } = submitted;
			const wantsDetails = details === true || hasReviewBranch(context, itemIndex);
			const order = { jobId, seconds, details: wantsDetails, isSubmitted: true };
			const job = await waitForJob(context, itemIndex, order);
			const advice = `The job is ${jobId}. The same document is answered with it again: to have it read anew, use Job → Retry.`;
			if (job.status === 'failed' && isBefore2(context) && unreadable !== 'data') {
				throw jobError(context, itemIndex, job, advice);
			}
			return await eachDocumentOf(context, itemIndex, session, { job, order }, (one) =>
				shapeJob(context, itemIndex, session, one, { failedAdvice: advice }),
			);
		}),
};
