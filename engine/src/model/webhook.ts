/** The events of the specification, which an endpoint receives by default. */
export const COMMON_EVENT_TYPES = ['document.completed', 'document.failed'] as const;
export const EVENT_TYPES = [
	...COMMON_EVENT_TYPES,
	'document.needs_review',
	'document.reviewed',
	'audit.recorded',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];
/** The event of an entry of the audit log. */
export const AUDIT_EVENT = 'audit.recorded';
/** The event that a person sends to test an endpoint. */
export const TEST_EVENT = 'webhook.test';

export type WebhookEndpoint = {
	id: string;
	accountId: string;
	url: string;
	events: EventType[];
	/** Whether its events include the confidence and place of each value. */
	details: boolean;
	/** The only jobs that it receives events of; null for all. */
	jobIds: string[] | null;
	/** When it is deleted; null: never. */
	expiresAt: Date | null;
	/** Whether the owner of the installation allowed it to reach private networks. */
	isLocal: boolean;
	secret: string;
	previousSecret: string | null;
	previousSecretUntil: Date | null;
	enabled: boolean;
	/** Why the engine disabled it; null if it did not. */
	disabledReason: string | null;
	/** Since when it has accepted no event; null: it accepted the last one. */
	failingSince: Date | null;
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
	/** null: no response. */
	statusCode: number | null;
	error: string | null;
	/** The start of the response body. */
	answer: string | null;
	/** The headers that were sent; null: nothing was sent, or they were not stored. */
	headers: Record<string, string> | null;
};

export type WebhookDelivery = {
	id: string;
	endpointId: string;
	event: Pick<WebhookEvent, 'id' | 'type' | 'jobId'>;
	status: DeliveryStatus;
	attempts: number;
	/** null: no further attempt. */
	nextAttemptAt: Date | null;
	createdAt: Date;
	endedAt: Date | null;
};
