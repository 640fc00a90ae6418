import type { IDataObject, IExecuteFunctions } from 'n8n-workflow';
import { reviewUrlOf, toJobDocument } from '../../../shared/job-document';
import { jobInfo } from '../../../shared/job-info';
import { aboutKind } from '../../../shared/kind';
import type { Kind } from '../../../shared/kind';
import { readShape, shapeDocument } from '../../../shared/shape-document';
import { nameTemplate } from '../../automatic';
import { doubtKind, otherKindError } from '../../not-this-kind';
import type { JudgedKind } from '../../not-this-kind';
import { isBefore2, isSince3 } from '../../operation';
import type { Output, Session } from '../../operation';
import { judge } from '../../review-branch';
import type { Judged, Verdict } from '../../review-branch';
import { unreadableError } from '../../settle-files';
import { columnsOf } from '../../template-input';

/** The items of an ended job. A failed job is an error, unless the raw response is wanted. */
export async function shapeJob(
	context: IExecuteFunctions,
	itemIndex: number,
	session: Session,
	job: IDataObject,
	{ failedAdvice = '' }: { failedAdvice?: string } = {},
): Promise<Output[]> {
	const shape = readShape((name, fallback) => context.getNodeParameter(name, itemIndex, fallback));
	const verdict = await judgeJob(context, itemIndex, session, job);
	const added = verdict.isReviewed ? [] : doubtKind(context, itemIndex, job as JudgedKind);
	const isDoubtful = verdict.isDoubtful || added.length > 0;
	const reasons = [...added, ...verdict.reasons];
	const asItIs = isBefore2(context) || shape.output === 'answer';
	if (asItIs) return [{ json: job, needsReview: isDoubtful }];
	if (job.status === 'failed') throw jobError(context, itemIndex, job, failedAdvice);
	const other = otherKindError(context, itemIndex, job as JudgedKind, String(job.fileName));
	if (other && !verdict.isReviewed) throw other;
	for (const warning of (job.warnings ?? []) as string[]) session.warnings.add(warning);
	const reviewUrl = await reviewUrlOf(context, job);
	const info = {
		...jobInfo(job, { details: shape.options.details === true, reviewUrl }),
		...(isDoubtful && { needsReview: true, reasons }),
	};
	const templateId = String(job.templateId);
	const isSorted = job.parentId !== undefined;
	const columns = await columnsOf(context, itemIndex, session, templateId, shape, { isSorted });
	const addInfo = isDoubtful || job.needsReview === true;
	const wishes = { itemIndex, addInfo, columns };
	const template = isSorted
		? await nameTemplate(context, itemIndex, session, templateId)
		: undefined;
	const document = toJobDocument(job, info, aboutKind({ ...(job as Kind), template }));
	return shapeDocument(context.getNode(), document, shape, wishes).map((json) => ({
		json,
		needsReview: isDoubtful,
	}));
}

async function judgeJob(
	context: IExecuteFunctions,
	itemIndex: number,
	session: Session,
	job: IDataObject,
): Promise<Verdict & { isReviewed?: boolean }> {
	if (job.status !== 'completed') return { isDoubtful: job.needsReview === true, reasons: [] };
	const { reasons } = (job.review ?? {}) as Judged;
	// What a person has approved or corrected is not doubtful any more.
	const judged: Judged = { ...(job as Judged), reasons: job.needsReview === true ? reasons : [] };
	const isReviewed = isSince3(context) && job.review !== undefined && job.needsReview === false;
	const { state } = (job.review ?? {}) as { state?: string };
	if (isReviewed && state !== 'open') return { isDoubtful: false, reasons: [], isReviewed };
	return await judge(context, itemIndex, session, String(job.templateId), judged);
}

/** The error of a failed job, with the code that Parse would give. */
export function jobError(
	context: IExecuteFunctions,
	itemIndex: number,
	job: IDataObject,
	advice: string,
) {
	const { fileName, error } = job as Record<string, string>;
	const problem = isSince3(context) ? (job.problem as { code: string; status: number }) : undefined;
	const fault = { fileName: fileName ?? '', reason: error ?? '', advice, ...problem };
	return unreadableError(context, itemIndex, fault);
}
