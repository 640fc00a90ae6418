import type { IDataObject, IWebhookFunctions } from 'n8n-workflow';
import { reviewUrlOf, toJobDocument } from '../shared/job-document';
import { jobInfo } from '../shared/job-info';
import { aboutKind } from '../shared/kind';
import type { Kind } from '../shared/kind';
import { readShape, shapeDocument } from '../shared/shape-document';
import type { Shape } from '../shared/shape-document';
import { getTemplate, listFields } from '../shared/template-list';
import { callEngine, ifThere } from '../shared/transport';

/** The items of an event: the same as for synchronous parsing. */
export async function shapeEvent(
	context: IWebhookFunctions,
	event: IDataObject,
): Promise<IDataObject[]> {
	const node = context.getNode();
	const shape = readShape((name, fallback) => context.getNodeParameter(name, fallback));
	const { eventType, jobId, fileName, error, problem } = event;
	// A test event has no document.
	if (node.typeVersion < 2 || shape.output === 'answer' || jobId === null) return [event];
	const isAboutReview = eventType === 'document.needs_review' || eventType === 'document.reviewed';
	const hasApi = context.getNodeParameter('registration') === 'automatic';
	const known = typeof event.reviewUrl === 'string' ? event.reviewUrl : undefined;
	const reviewUrl = known ?? (hasApi ? await reviewUrlOf(context, event) : undefined);
	const info = jobInfo(event, { details: shape.options.details === true, reviewUrl });
	if (eventType === 'document.failed') {
		const facts = { code: 'DOCUMENT_NOT_READ', status: 422, retryable: false };
		const about = { _document: { fileName, ...info } };
		if (node.typeVersion < 3) return [{ error, fileName, ...facts, ...about }];
		return [{ error, details: { fileName, ...facts, ...(problem as IDataObject) }, ...about }];
	}
	if (Array.isArray(event.children)) {
		// No template reads any document of the file.
		return (event.children as Kind[]).flatMap((one) => {
			const document = toJobDocument(event, info, aboutKind({ ...one, template: null }));
			return shapeDocument(node, document, shape);
		});
	}
	const columns = hasApi ? await columnsOf(context, event, shape) : undefined;
	const about = aboutKind(await kindOf(context, event, hasApi));
	const document = toJobDocument(event, info, about);
	const items = shapeDocument(node, document, shape, { addInfo: isAboutReview, columns });
	// A trigger without items would not start the workflow.
	return items.length > 0 ? items : [{ _document: { fileName, ...info } }];
}

/** What the document is. Events of reviews do not say it; their jobs do. */
async function kindOf(
	context: IWebhookFunctions,
	event: IDataObject,
	hasApi: boolean,
): Promise<Kind> {
	const path = `/v1/jobs/${encodeURIComponent(String(event.jobId))}`;
	const isTold = event.kind !== undefined || event.review === undefined;
	// Somebody may have deleted the job or the template since then.
	const job =
		isTold || !hasApi ? event : await ifThere(callEngine(context, { method: 'GET', path }));
	const { kind, confidence, pages } = (job ?? event) as Kind;
	if (pages === undefined) return { kind, confidence };
	const id = String(event.templateId);
	const found = hasApi ? await ifThere(getTemplate(context, id)) : undefined;
	return { kind, confidence, pages, template: { id, name: found?.name ?? id } };
}

/** The columns of the list for a sheet, which an event without rows does not show. */
async function columnsOf(
	context: IWebhookFunctions,
	{ templateId }: IDataObject,
	{ output, sheetList }: Shape,
): Promise<string[] | undefined> {
	if (output !== 'sheet' || sheetList === '') return undefined;
	const { schema } = await getTemplate(context, String(templateId));
	return listFields(schema.data).find(({ path }) => path === sheetList)?.columns;
}
