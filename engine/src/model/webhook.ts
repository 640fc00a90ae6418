/** Those of the specification, which an endpoint gets unless it asks for others. */
export const COMMON_EVENT_TYPES = ['document.completed', 'document.failed'] as const;
export const EVENT_TYPES = [
	...COMMON_EVENT_TYPES,
	'document.needs_review',
	'document.reviewed',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];
/** What a person asks for to see whether an endpoint works. */
export const TEST_EVENT = 'webhook.test';

export type WebhookEndpoint = {
	id: string;
	accountId: string;
	url: string;
	events: EventType[];
	/** Whether its events say how sure each value is and where it stands. */
	details: boolean;
	secret: string;
	previousSecret: string | null;
	previousSecretUntil: Date | null;
	enabled: boolean;
	/** Why we switched it off, if it was us. */
	disabledReason: string | null;
	createdAt: Date;
};

export type WebhookEvent = {
	id: string;
	accountId: string;
	jobId: string | null;
	type: EventType | typeof TEST_EVENT;
	/** The bytes that are signed and sent. */
	body: string;
	createdAt: Date;
};

export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

export type WebhookAttempt = {
	id: string;
	at: Date;
	durationMs: number;
	/** null: there was no answer. */
	statusCode: number | null;
	error: string | null;
	/** The start of what the receiver answered. */
	answer: string | null;
	/** What was sent beside the body; null: nothing was sent, or it was not kept. */
	headers: Record<string, string> | null;
};

export type WebhookDelivery = {
	id: string;
	endpointId: string;
	event: Pick<WebhookEvent, 'id' | 'type' | 'jobId'>;
	status: DeliveryStatus;
	attempts: number;
	/** null: there will be no further attempt. */
	nextAttemptAt: Date | null;
	createdAt: Date;
	endedAt: Date | null;
};
