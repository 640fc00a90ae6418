import type { DeliveryStatus, WebhookEvent } from '../../model/webhook.ts';

export type EventRow = {
	id: string;
	account_id: string;
	job_id: string | null;
	type: WebhookEvent['type'];
	body: string;
	created_at: number;
};

export type DeliveryRow = {
	id: string;
	event_id: string;
	endpoint_id: string;
	status: DeliveryStatus;
	attempts: number;
	step: number;
	due_at: number | null;
	token: string | null;
	created_at: number;
	ended_at: number | null;
};

export type AttemptRow = {
	id: string;
	delivery_id: string;
	at: number;
	duration_ms: number;
	status_code: number | null;
	error: string | null;
	answer: string | null;
	headers: string | null;
};
