import { planOf } from '../accounts/accounts.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Quota } from '../accounts/quota.ts';
import type { Plans } from '../../model/account.ts';
import type { Detail } from '../../model/extraction.ts';
import type { Job } from '../../model/job.ts';
import type { Log, NewId } from '../../model/ports.ts';
import { presentOwnPiece } from '../../model/piece.ts';
import { presentCode } from '../../model/problem.ts';
import { lowestConfidence, presentReviewUrl } from '../../model/review.ts';
import type { ReviewedResult } from '../../model/review.ts';
import { stringifyInSlices } from '../../model/sliced-json.ts';
import type { EventType, WebhookEndpoint } from '../../model/webhook.ts';
import type { Connection } from '../../platform/store/open-database.ts';
import type { DeliveryRepository } from './delivery-repository.ts';
import type { WebhookRepository } from './webhook-repository.ts';

type Collaborators = {
	repository: WebhookRepository;
	deliveries: DeliveryRepository;
	accounts: Accounts;
	quota: Quota;
	plans: Plans;
	publicUrl: string | null;
	newId: NewId;
	log: Log;
};

type EventSource = {
	jobId: string;
	/** The job of its file; endpoints that listen to it receive the events of its documents. */
	parentId?: string | null | undefined;
	accountId: string;
	type: EventType;
	now: Date;
	payload: object;
	/** Follows the payload: the remaining pages, known in the transaction that ends a job. */
	tail: object;
	tellsPages: boolean;
	details: Detail[] | null;
	notes: readonly string[];
};

/** A body without the remaining pages, which are known only in the transaction that ends a job. */
type PreparedBody = { id: string; withPages: (pageRemaining: number) => string };

/** The bodies of an event, built before the transaction that inserts them. */
export type PreparedEvent = Pick<
	EventSource,
	'jobId' | 'parentId' | 'accountId' | 'type' | 'now'
> & {
	tellsPages: boolean;
	plain: PreparedBody | null;
	detailed: PreparedBody | null;
};

/** Events: their bodies are built before a transaction and inserted in it. */
export function createEvents({
	repository,
	deliveries,
	accounts,
	quota,
	plans,
	publicUrl,
	newId,
	log,
}: Collaborators) {
	async function buildBody(source: EventSource, more: object): Promise<PreparedBody> {
		const id = newId();
		const head = await stringifyInSlices({
			eventId: id,
			eventType: source.type,
			...source.payload,
		});
		const warnings = source.notes.length > 0 && { warnings: source.notes };
		const tail = (await stringifyInSlices({ ...source.tail, ...warnings, ...more })).slice(1);
		const start = head.slice(0, -1);
		return {
			id,
			withPages: (pages) =>
				source.tellsPages ? `${start},"pageRemaining":${pages},${tail}` : `${start},${tail}`,
		};
	}

	/** A body that cannot be built is logged and left out, so that the result is not lost. */
	async function tryToBuild(source: EventSource, more: () => object): Promise<PreparedBody | null> {
		try {
			return await buildBody(source, more());
		} catch (error) {
			const { jobId, accountId, type } = source;
			log.error({ err: error, jobId, accountId, type }, 'could not build the body of an event');
			return null;
		}
	}

	async function listListening(
		{
			accountId,
			jobId,
			parentId,
			type,
			now,
		}: Pick<EventSource, 'accountId' | 'jobId' | 'parentId' | 'type' | 'now'>,
		on?: Connection,
	): Promise<WebhookEndpoint[]> {
		const all = await repository.listOfJob(accountId, parentId ? [jobId, parentId] : [jobId], on);
		return all.filter(
			(one) =>
				(one.enabled || isHeld(one)) &&
				one.events.includes(type) &&
				(one.expiresAt === null || one.expiresAt > now),
		);
	}

	/** Events of an endpoint that was disabled because it failed are stored unsent, for a later replay. */
	function isHeld({ enabled, failingSince }: WebhookEndpoint): boolean {
		return !enabled && failingSince !== null;
	}

	/** Builds the bodies for the endpoints that listen; null if none does. */
	async function prepare(source: EventSource, on?: Connection): Promise<PreparedEvent | null> {
		const listening = await listListening(source, on);
		if (listening.length === 0) return null;
		const { jobId, parentId, accountId, type, now, tellsPages, details } = source;
		const more = () => ({
			lowestConfidence: details && lowestConfidence(details),
			details,
		});
		const detailed = listening.some((one) => one.details) ? await tryToBuild(source, more) : null;
		// An endpoint with details gets the plain body if the detailed one cannot be built.
		const needsPlain = detailed === null || listening.some((one) => !one.details);
		const plain = needsPlain ? await tryToBuild(source, () => ({})) : null;
		return { jobId, parentId, accountId, type, now, tellsPages, plain, detailed };
	}

	/**
	 * Inserts an event for the endpoints that are subscribed now; those with details get a separate one. An endpoint
	 * that was added after the event was prepared gets what was built for the others, or nothing.
	 */
	async function insertPrepared(event: PreparedEvent | null, trx?: Connection): Promise<void> {
		if (!event) return;
		const { accountId, jobId, type, now, plain, detailed } = event;
		const listening = await listListening(event, trx);
		if (listening.length === 0) return;
		const pages = event.tellsPages ? await remainingPages(accountId, trx) : 0;
		const bodyFor = (one: WebhookEndpoint) => (one.details ? (detailed ?? plain) : plain);
		for (const body of [plain, detailed]) {
			const to = body ? listening.filter((one) => bodyFor(one) === body) : [];
			if (!body || to.length === 0) continue;
			await deliveries.insertEvent(
				{ accountId, jobId, type, createdAt: now, id: body.id, body: body.withPages(pages) },
				to.map((one) => ({
					deliveryId: newId(),
					endpointId: one.id,
					isHeld: isHeld(one),
				})),
				trx,
			);
		}
	}

	async function remainingPages(accountId: string, on?: Connection): Promise<number> {
		const { pagesPerMonth } = planOf(await accounts.get(accountId, on), plans);
		return (await quota.readUsage(accountId, pagesPerMonth, on)).remaining;
	}

	/** Builds the event of a job that ends, before the transaction that ends it. */
	function prepareEvent(
		job: Omit<Job, 'createdAt' | 'startedAt' | 'completedAt'>,
		now: Date,
	): Promise<PreparedEvent | null> {
		return prepare({
			jobId: job.id,
			parentId: job.parentId,
			accountId: job.accountId,
			type: job.status === 'completed' ? 'document.completed' : 'document.failed',
			now,
			payload: {
				jobId: job.id,
				status: job.status,
				result: job.result,
				error: job.error,
				...(job.errorCode && { problem: presentCode(job.errorCode) }),
				pageCount: job.pageCount,
				pageUsed: job.pageUsed,
			},
			tellsPages: true,
			tail: {
				timestamp: now.toISOString(),
				templateId: job.templateId,
				fileName: job.fileName,
				...presentReviewUrl(publicUrl, job.id),
				...presentOwnPiece(job),
				...(job.sorting && job.pieces && { children: job.pieces }),
			},
			details: job.details,
			notes: job.notes ?? [],
		});
	}

	/** Builds the event that a result needs review, or that it was reviewed. */
	function prepareReview(
		type: 'document.needs_review' | 'document.reviewed',
		review: ReviewedResult,
		now: Date,
		trx?: Connection,
	): Promise<PreparedEvent | null> {
		const { id, accountId, result, details, templateId, fileName } = review;
		const { needsReview, reasons, state, revision } = review;
		const source = {
			jobId: id,
			parentId: review.parentId,
			accountId,
			type,
			now,
			payload: { jobId: id, status: 'completed', result, error: null },
			tellsPages: false,
			tail: {
				timestamp: now.toISOString(),
				templateId,
				fileName,
				...presentReviewUrl(publicUrl, id),
				needsReview: needsReview ?? false,
				reasons,
				review: { state, revision },
			},
			details,
			notes: [],
		};
		return prepare(source, trx);
	}

	return { prepareEvent, prepareReview, insertPrepared, remainingPages };
}
