import { addFacts } from '../../../shared/errors';
import { documentFieldOption, downloadDocument } from '../../../shared/job-document';
import {
	detailsOption,
	optionsField,
	outputControl,
	outputOptions,
	showIf,
	SINCE_2,
} from '../../../shared/output-control';
import { callEngine } from '../../../shared/transport';
import { notThisKindOption } from '../../not-this-kind';
import { isBefore2, optionsOf } from '../../operation';
import type { Operation } from '../../operation';
import { hasReviewBranch, reviewBranch } from '../../review-branch';
import { settleFiles, toFailure, unreadableOption } from '../../settle-files';
import { eachDocumentOf } from './each-document-of';
import { jobFields, jobPath, readJobId } from './job-id';
import { shapeJob } from './shape-job';
import { notEnded, waitForJob } from './wait-for-job';

const USUAL_WAIT_S = 60;

export const get: Operation = {
	parallel: true,
	properties: [
		...jobFields,
		showIf(SINCE_2, {
			displayName: 'Wait At Most (Seconds)',
			name: 'waitSeconds',
			type: 'number',
			typeOptions: { minValue: 0, maxValue: 3600 },
			default: USUAL_WAIT_S,
			description:
				'How long to wait for the job to end. With 0, Output → Whole Answer shows the job as it is now.',
		}),
		...outputControl,
		...reviewBranch,
		optionsField([
			...[...outputOptions, unreadableOption].map((option) => showIf(SINCE_2, option)),
			notThisKindOption,
			documentFieldOption,
			detailsOption,
		]),
	],

	execute: async (context, itemIndex, session) => {
		const jobId = readJobId(context, itemIndex);
		const options = optionsOf(context, itemIndex);
		const details = options.details === true || hasReviewBranch(context, itemIndex);
		const seconds = isBefore2(context)
			? 0
			: Number(context.getNodeParameter('waitSeconds', itemIndex, USUAL_WAIT_S));
		const query = details ? { details: true } : {};
		const job =
			seconds > 0
				? await waitForJob(context, itemIndex, { jobId, seconds, details })
				: await callEngine(context, { method: 'GET', path: jobPath(jobId), query, itemIndex });
		const hasEnded = job.status === 'completed' || job.status === 'failed';
		const asItIs =
			isBefore2(context) || context.getNodeParameter('output', itemIndex, '') === 'answer';
		if (!hasEnded && !asItIs)
			throw addFacts(notEnded(context, itemIndex, job), { fileName: String(job.fileName) });
		const document = await downloadDocument(context, jobId, options.documentField, { itemIndex });
		try {
			const order = { jobId, seconds: seconds || USUAL_WAIT_S, details };
			const outputs = await eachDocumentOf(context, itemIndex, session, { job, order }, (one) =>
				shapeJob(context, itemIndex, session, one),
			);
			return outputs.map((output) => ({ ...output, ...document }));
		} catch (error) {
			const about = { fileName: String(job.fileName) };
			const failure = toFailure(context, itemIndex, about, error);
			const items = settleFiles(context, itemIndex, session, [{ failure }]);
			return items.map((item) => ({ ...item, ...document }));
		}
	},
};
