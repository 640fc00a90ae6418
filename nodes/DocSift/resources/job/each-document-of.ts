import type { IDataObject, IExecuteFunctions } from 'n8n-workflow';
import { toJobDocument } from '../../../shared/job-document';
import { jobInfo } from '../../../shared/job-info';
import { aboutKind } from '../../../shared/kind';
import type { Kind } from '../../../shared/kind';
import { readShape, shapeDocument } from '../../../shared/shape-document';
import type { Output, Session } from '../../operation';
import { settleFiles, toFailure } from '../../settle-files';
import type { FileResult } from '../../settle-files';
import { waitForJob } from './wait-for-job';

type Child = Kind & { jobId: string | null };
type Ended = {
	job: IDataObject;
	/** How the job was waited for. */
	order: Parameters<typeof waitForJob>[2];
};

/**
 * The items of an ended job: of its document or, if its file was split, of each document. Each has a job of its own,
 * except documents that no template reads. An error of one does not affect the others.
 */
export async function eachDocumentOf(
	context: IExecuteFunctions,
	itemIndex: number,
	session: Session,
	{ job, order }: Ended,
	work: (job: IDataObject) => Promise<Output[]>,
): Promise<Output[]> {
	const shape = readShape((name, fallback) => context.getNodeParameter(name, itemIndex, fallback));
	const isSplit = Array.isArray(job.children) && job.status === 'completed';
	if (!isSplit || shape.output === 'answer') return await work(job);
	const fileName = String(job.fileName);
	const outcomes: FileResult[] = [];
	for (const child of job.children as Child[]) {
		try {
			if (child.jobId === null) {
				const info = jobInfo(job, { details: false, reviewUrl: undefined });
				const about = aboutKind({ ...child, template: null });
				const document = toJobDocument(job, info, about);
				const items = shapeDocument(context.getNode(), document, shape, { itemIndex });
				outcomes.push({ outputs: items.map((json) => ({ json })) });
				continue;
			}
			const own = { ...order, jobId: child.jobId };
			outcomes.push({ outputs: await work(await waitForJob(context, itemIndex, own)) });
		} catch (error) {
			outcomes.push({ failure: toFailure(context, itemIndex, { fileName }, error) });
		}
	}
	return settleFiles(context, itemIndex, session, outcomes);
}
