import type { IDataObject, IHookFunctions } from 'n8n-workflow';
import { NodeApiError, NodeOperationError } from 'n8n-workflow';
import { factsOf } from '../shared/errors';
import { callEngine, ifThere } from '../shared/transport';

type Webhook = {
	id: string;
	url: string;
	events: string[];
	enabled: boolean;
	details?: boolean;
};
export type Registration = { webhookId: string; url: string; secret: string };

/**
 * The storage key of the registration. A test listener has its own URL and webhook, and must not affect those of the
 * active workflow.
 */
export function registrationKey(mode: string): 'test' | 'production' {
	return mode === 'manual' ? 'test' : 'production';
}

function eventsOf(context: Pick<IHookFunctions, 'getNodeParameter'>): string[] {
	return context.getNodeParameter('events', []) as string[];
}

function isManual(context: IHookFunctions): boolean {
	return context.getNodeParameter('registration') !== 'automatic';
}

function wantsDetails(context: IHookFunctions): boolean {
	const { details } = context.getNodeParameter('options', {}) as IDataObject;
	return details === true;
}

export async function isRegistered(this: IHookFunctions): Promise<boolean> {
	if (isManual(this)) return true;
	const staticData = this.getWorkflowStaticData('node');
	const key = registrationKey(this.getMode());
	const registration = staticData[key] as Registration | undefined;
	if (!registration) return false;
	const found = await find(this, registration.webhookId);
	const wanted = eventsOf(this);
	const fits =
		found !== undefined &&
		found.url === this.getNodeWebhookUrl('default') &&
		found.enabled &&
		(found.details ?? false) === wantsDetails(this) &&
		found.events.length === wanted.length &&
		wanted.every((event) => found.events.includes(event));
	if (fits) return true;
	if (found) await remove(this, found.id);
	delete staticData[key];
	return false;
}

export async function register(this: IHookFunctions): Promise<boolean> {
	if (!this.getNode().credentials?.docSiftApi) {
		throw new NodeOperationError(this.getNode(), 'No DocSift API credential is chosen', {
			description:
				'The node registers itself with the engine and needs its address and a key. Choose a credential, or Registration → Manual.',
		});
	}
	const url = this.getNodeWebhookUrl('default');
	const events = eventsOf(this);
	if (url === undefined || events.length === 0) {
		throw new NodeOperationError(this.getNode(), 'No event is chosen', {
			description: 'Choose at least one event to be told of.',
		});
	}
	// A crash between registering and storing leaves a webhook whose secret is unknown.
	const all = await callEngine<Webhook[]>(this, { method: 'GET', path: '/v1/webhooks' });
	for (const left of all.filter((one) => one.url === url)) await remove(this, left.id);

	const json: IDataObject = { url, events, ...(wantsDetails(this) && { details: true }) };
	const request = { method: 'POST', path: '/v1/webhooks', json } as const;
	const created = await callEngine<Webhook & { secret: string }>(this, request).catch(
		(error: unknown) => {
			throw explainAddress(url, error);
		},
	);
	const registration: Registration = { webhookId: created.id, url, secret: created.secret };
	this.getWorkflowStaticData('node')[registrationKey(this.getMode())] =
		registration as unknown as IDataObject;
	return true;
}

export async function unregister(this: IHookFunctions): Promise<boolean> {
	if (isManual(this)) return true;
	const staticData = this.getWorkflowStaticData('node');
	// By URL, because n8n uses the same mode for the end of a test and for deactivation.
	const url = this.getNodeWebhookUrl('default');
	const test = staticData.test as Registration | undefined;
	const key = test && test.url === url ? 'test' : 'production';
	const registration = staticData[key] as Registration | undefined;
	if (registration) await remove(this, registration.webhookId);
	delete staticData[key];
	return true;
}

async function find(context: IHookFunctions, id: string): Promise<Webhook | undefined> {
	const path = `/v1/webhooks/${encodeURIComponent(id)}`;
	return await ifThere(callEngine<Webhook>(context, { method: 'GET', path }));
}

async function remove(context: IHookFunctions, id: string): Promise<void> {
	const path = `/v1/webhooks/${encodeURIComponent(id)}`;
	await ifThere(callEngine(context, { method: 'DELETE', path }));
}

/** The editor shows only the message, so it names both settings that an address in a private network needs. */
function explainAddress(url: string, error: unknown): unknown {
	const isRefused = error instanceof NodeApiError && factsOf(error).code === 'URL_NOT_ALLOWED';
	if (!isRefused) return error;
	const { hostname, port, protocol } = new URL(url);
	const used = port === '' ? (protocol === 'https:' ? '443' : '80') : port;
	error.message = `DocSift may not send events to ${hostname}:${used}. Start the engine with WEBHOOK_PRIVATE_NETWORKS_ALLOWED (the network of n8n, such as 127.0.0.1/32) and FETCH_PORTS_ALLOWED=${used}`;
	return error;
}
