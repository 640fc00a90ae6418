import type { IDataObject, IExecuteFunctions } from 'n8n-workflow';
import { jobInfo } from '../../../shared/job-info';
import { readShape, shapeDocument } from '../../../shared/shape-document';
import { dashboardUrl } from '../../../shared/transport';
import { isBefore2 } from '../../operation';
import type { Output } from '../../operation';
import { isDoubtful } from '../../review-branch';
import { unreadableError } from '../../settle-files';

/** The items of an ended job. A failed job is an error, unless the raw response is wanted. */
export async function shapeJob(
	context: IExecuteFunctions,
	itemIndex: number,
	job: IDataObject,
	{ failedAdvice = '' }: { failedAdvice?: string } = {},
): Promise<Output[]> {
	const shape = readShape((name, fallback) => context.getNodeParameter(name, itemIndex, fallback));
	const needsReview = isDoubtful(context, itemIndex, job);
	if (isBefore2(context) || shape.output === 'answer') return [{ json: job, needsReview }];
	if (job.status === 'failed') {
		const { fileName, error } = job as Record<string, string>;
		const fault = { fileName: fileName ?? '', reason: error ?? '', advice: failedAdvice };
		throw unreadableError(context, itemIndex, fault);
	}
	const reviewUrl = await dashboardUrl(context, `/jobs/${String(job.jobId)}/review`);
	const document = {
		fileName: String(job.fileName),
		result: job.result as IDataObject,
		info: jobInfo(job, { details: shape.options.details === true, reviewUrl }),
	};
	const addInfo = needsReview || job.needsReview === true;
	return shapeDocument(context.getNode(), document, shape, { itemIndex, addInfo }).map((json) => ({
		json,
		needsReview,
	}));
}
