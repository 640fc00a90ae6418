import type { IDataObject, IWebhookFunctions } from 'n8n-workflow';
import { jobInfo } from '../shared/job-info';
import { readShape, shapeDocument } from '../shared/shape-document';
import { dashboardUrl } from '../shared/transport';

/** The items of an event: the same as for synchronous parsing. */
export async function shapeEvent(
	context: IWebhookFunctions,
	event: IDataObject,
): Promise<IDataObject[]> {
	const node = context.getNode();
	const shape = readShape((name, fallback) => context.getNodeParameter(name, fallback));
	const { eventType, jobId, fileName, result, error } = event;
	// A test event has no document.
	if (node.typeVersion < 2 || shape.output === 'answer' || jobId === null) return [event];
	const isAboutReview = eventType === 'document.needs_review' || eventType === 'document.reviewed';
	const hasApi = context.getNodeParameter('registration') === 'automatic';
	const path = `/jobs/${String(jobId)}/review`;
	const reviewUrl = hasApi ? await dashboardUrl(context, path) : undefined;
	const info = jobInfo(event, { details: shape.options.details === true, reviewUrl });
	if (eventType === 'document.failed') {
		const facts = { code: 'DOCUMENT_NOT_READ', status: 422, retryable: false };
		return [{ error, fileName, ...facts, _document: { fileName, ...info } }];
	}
	const document = { fileName: String(fileName), result: result as IDataObject, info };
	const items = shapeDocument(node, document, shape, { addInfo: isAboutReview });
	// A trigger without items would not start the workflow.
	return items.length > 0 ? items : [{ _document: { fileName, ...info } }];
}
