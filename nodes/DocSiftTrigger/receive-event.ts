import type { IDataObject, IWebhookFunctions, IWebhookResponseData } from 'n8n-workflow';
import { NodeApiError } from 'n8n-workflow';
import { downloadDocument } from '../shared/job-document';
import { registrationKey } from './register-webhook';
import type { Registration } from './register-webhook';
import { seenEvents } from './seen-events';
import { verifyEvent } from './verify-signature';
import type { SignedEvent } from './verify-signature';

/** As Standard Webhooks advises. */
const USUAL_TOLERANCE_S = 300;

export async function receiveEvent(this: IWebhookFunctions): Promise<IWebhookResponseData> {
	const staticData = this.getWorkflowStaticData('node');
	const options = this.getNodeParameter('options', {}) as IDataObject;
	const request = this.getRequestObject();
	const verdict = verifyEvent(
		{ headers: request.headers, rawBody: request.rawBody as Buffer | undefined },
		await secretOf(this, staticData),
		{ now: new Date(), toleranceSeconds: Number(options.tolerance ?? USUAL_TOLERANCE_S) },
	);
	if ('refusal' in verdict) return answer(this, 401, { message: verdict.refusal });

	const { event } = verdict;
	const ignored = ignoredFor(this, event, options);
	if (ignored) return answer(this, 200, { ignored });
	const use = registrationKey(this.getMode());
	const place = { workflowId: String(this.getWorkflow().id), nodeId: this.getNode().id, use };
	const seen = seenEvents(place, staticData);
	if (!seen.take(event.eventId)) return answer(this, 200, { ignored: 'seen before' });
	try {
		const { jobId } = event;
		const document =
			jobId === null ? undefined : await downloadDocument(this, jobId, options.documentField);
		seen.keep(event.eventId);
		return { workflowData: [[{ json: event as IDataObject, ...document }]] };
	} catch (error) {
		// Answered with an error the event comes again, and then it must not count as seen.
		seen.giveBack(event.eventId);
		throw new NodeApiError(this.getNode(), error as never);
	}
}

async function secretOf(context: IWebhookFunctions, staticData: IDataObject): Promise<unknown> {
	if (context.getNodeParameter('registration') === 'manual') {
		return (await context.getCredentials('docSiftWebhookApi')).signingSecret;
	}
	const key = registrationKey(context.getMode());
	return (staticData[key] as Registration | undefined)?.secret;
}

/** Why a genuine event does not start the workflow. */
function ignoredFor(
	context: IWebhookFunctions,
	{ eventType, templateId }: SignedEvent,
	{ templateIds }: IDataObject,
): string | undefined {
	const events = context.getNodeParameter('events', []) as string[];
	const isTest = eventType === 'webhook.test';
	if (!isTest && !events.includes(eventType)) return `not listening for ${eventType}`;
	const wanted = Array.isArray(templateIds) ? (templateIds as string[]) : [];
	if (isTest || wanted.length === 0 || wanted.includes(String(templateId))) return undefined;
	return 'the job is of another template';
}

function answer(
	context: IWebhookFunctions,
	status: number,
	body: IDataObject,
): IWebhookResponseData {
	context.getResponseObject().status(status).json(body);
	return { noWebhookResponse: true };
}
