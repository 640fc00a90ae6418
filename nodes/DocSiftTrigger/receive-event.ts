import type { IDataObject, IWebhookFunctions, IWebhookResponseData } from 'n8n-workflow';
import { NodeApiError } from 'n8n-workflow';
import { downloadDocument } from '../shared/job-document';
import { registrationKey } from './register-webhook';
import type { Registration } from './register-webhook';
import { seenEvents } from './seen-events';
import { shapeEvent } from './shape-event';
import { verifyEvent } from '../shared/verify-signature';
import type { SignedEvent } from '../shared/verify-signature';

/** The engine waits ten seconds for a response. */
const DOWNLOAD_MS = 8000;
/** The recommendation of Standard Webhooks. */
const USUAL_TOLERANCE_S = 300;
/** Sent by a person to test a webhook. */
const TEST_EVENT = 'webhook.test';

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
	const seen = seenEvents(place, staticData, Date.now());
	const state = seen.take(event.eventId);
	if (state === 'done') return answer(this, 200, { ignored: 'seen before' });
	// Not 200: if the first attempt still fails, the event must be sent again.
	if (state === 'under way') return answer(this, 503, { message: 'This event is under way' });
	try {
		const { jobId } = event;
		const document =
			jobId === null
				? undefined
				: await downloadDocument(this, jobId, options.documentField, { timeoutMs: DOWNLOAD_MS });
		seen.save(event.eventId);
		// n8n responds when the workflow was started or could not be; only then is the event done.
		const response = this.getResponseObject();
		response.once('finish', () => {
			if (response.statusCode < 400) seen.confirm(event.eventId);
			else seen.giveBack(event.eventId);
		});
		const items = await shapeEvent(this, event as IDataObject);
		return { workflowData: [items.map((json) => ({ json, ...document }))] };
	} catch (error) {
		// After an error response the event is sent again, so it must not count as seen.
		seen.giveBack(event.eventId);
		throw new NodeApiError(this.getNode(), error as never);
	}
}

async function secretOf(context: IWebhookFunctions, staticData: IDataObject): Promise<unknown> {
	if (context.getNodeParameter('registration') !== 'automatic') {
		return (await context.getCredentials('docSiftWebhookApi')).signingSecret;
	}
	const key = registrationKey(context.getMode());
	return (staticData[key] as Registration | undefined)?.secret;
}

/** Why a valid event does not start the workflow. */
function ignoredFor(
	context: IWebhookFunctions,
	{ eventType, templateId }: SignedEvent,
	{ templateIds, testEvents }: IDataObject,
): string | undefined {
	if (eventType === TEST_EVENT) {
		const starts = testEvents === true || context.getMode() === 'manual';
		return starts ? undefined : 'the signature is right; test events do not start this workflow';
	}
	const events = context.getNodeParameter('events', []) as string[];
	if (!events.includes(eventType)) return `not listening for ${eventType}`;
	const wanted = Array.isArray(templateIds) ? (templateIds as string[]) : [];
	if (wanted.length === 0 || wanted.includes(String(templateId))) return undefined;
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
