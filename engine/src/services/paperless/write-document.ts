import type { Jobs } from '../jobs/jobs.ts';
import { hasEnded } from '../../model/job.ts';
import type { Job } from '../../model/job.ts';
import type { PaperlessConnection, PaperlessDocument } from '../../model/paperless.ts';
import { Problem } from '../../model/problem.ts';
import type { Reviews } from '../review/review.ts';
import type { Templates } from '../templates/templates.ts';
import type { HeldConnection, PaperlessDocumentRepository } from './document-repository.ts';
import { exchangeTags, fillDocument } from './fill-document.ts';
import type { ReadValues } from './fill-document.ts';
import { PaperlessRefusal } from './paperless-client.ts';
import type { PaperlessClient } from './paperless-client.ts';

/** Maximum attempts at an update. */
const MAX_ATTEMPTS = 10;
const NOTE_MAX_CHARACTERS = 1000;

type Collaborators = {
	jobs: Pick<Jobs, 'get' | 'getSummary' | 'listChildren'>;
	reviews: Pick<Reviews, 'findOwn'>;
	templates: Pick<Templates, 'find' | 'findRevision'>;
	paperlessDocuments: PaperlessDocumentRepository;
};

/** The state of a job: still open, values, or a reason why there are none. */
type JobState =
	| { kind: 'running' | 'inReview' }
	| ({ kind: 'read' } & ReadValues)
	| { kind: 'failed'; reason: string };

export type WriteDocument = ReturnType<typeof createWriteDocument>;

/**
 * Writes results to paperless-ngx. Every step can be repeated, because a process may die before the step is recorded.
 */
export function createWriteDocument({
	jobs,
	reviews,
	templates,
	paperlessDocuments,
}: Collaborators) {
	/** The document of a file that was split: the first one that a template reads. */
	async function findOwn(accountId: string, jobId: string): Promise<Job | undefined> {
		const job = await jobs.getSummary(accountId, jobId);
		if (!job.sorting || !hasEnded(job) || job.status === 'failed') return job;
		const { pieces } = await jobs.get(accountId, jobId);
		const first = pieces?.find((piece) => piece.jobId !== null)?.jobId;
		return first ? await jobs.getSummary(accountId, first) : undefined;
	}

	async function judge(
		{ accountId, writeAfter }: PaperlessConnection,
		jobId: string,
	): Promise<JobState> {
		const job = await findOwn(accountId, jobId);
		if (!job) return { kind: 'failed', reason: 'No template fits the document.' };
		if (!hasEnded(job)) return { kind: 'running' };
		if (job.status === 'failed') {
			const { error } = await jobs.get(accountId, job.id);
			return { kind: 'failed', reason: error ?? 'It could not be read.' };
		}
		const review = await reviews.findOwn(accountId, job.id);
		if (!review) return { kind: 'failed', reason: 'Its result was erased.' };
		if (review.state === 'rejected') {
			return { kind: 'failed', reason: 'A person has rejected its values.' };
		}
		const isOpen = review.needsReview === true && review.state === 'open';
		if (isOpen && writeAfter === 'review') return { kind: 'inReview' };
		const { templateId, templateRevision, result } = review;
		const schema = await templates.findRevision(templateId, templateRevision);
		const template = await templates.find(accountId, templateId);
		const templateName = template?.name ?? '';
		return { kind: 'read', result, templateName, fields: schema?.data ?? {} };
	}

	async function write(
		{ connection }: HeldConnection,
		client: PaperlessClient,
		asked: PaperlessDocument,
		reading: ReadValues,
	): Promise<void> {
		const { documentId } = asked;
		const before = await client.getDocument(documentId);
		const { update, left } = await fillDocument(client, connection, before, reading);
		const after = await client.update(documentId, update);
		const isTagGone = !after.tags.includes(await client.named('tags', connection.tag));
		await paperlessDocuments.move(asked, {
			state: 'written',
			reason: left.length > 0 ? left.join(' ') : null,
			marking: isTagGone ? 'done' : 'refused',
		});
	}

	return {
		/** Returns whether the job of the document is still running. */
		async settle(
			held: HeldConnection,
			client: PaperlessClient,
			asked: PaperlessDocument,
		): Promise<'running' | 'inReview' | 'ended'> {
			const fail = async (reason: string) => {
				await paperlessDocuments.move(asked, { state: 'failed', reason });
				return 'ended' as const;
			};
			let outcome: JobState;
			try {
				outcome = await judge(held.connection, asked.jobId ?? '');
			} catch (error) {
				if (error instanceof Problem && error.code === 'JOB_NOT_FOUND') {
					return await fail('Its job was deleted.');
				}
				throw error;
			}
			if (outcome.kind === 'failed') return await fail(outcome.reason);
			if (outcome.kind !== 'read') return outcome.kind;
			try {
				await write(held, client, asked, outcome);
				return 'ended';
			} catch (error) {
				if (error instanceof PaperlessRefusal) return await fail(error.message);
				if (error instanceof Problem) throw error;
				const attempts = await paperlessDocuments.countAttempt(asked.id);
				if (attempts >= MAX_ATTEMPTS) return await fail('Its values could not be written.');
				throw error;
			}
		},

		/** Writes to paperless-ngx that a document failed, and why. */
		async markFailed(
			{ connection: { tag, failedTag } }: HeldConnection,
			client: PaperlessClient,
			asked: PaperlessDocument,
		): Promise<void> {
			const { documentId, reason } = asked;
			try {
				const before = await client.getDocument(documentId);
				const failedId = await client.named('tags', failedTag);
				// The note comes first: once the tags are exchanged, it would not be written again.
				if (reason !== null && !before.tags.includes(failedId)) {
					const note = `DocSift: ${reason}`.slice(0, NOTE_MAX_CHARACTERS);
					await client.addNote(documentId, note).catch((error: unknown) => {
						// The tag marks the failure, even if notes are not allowed.
						if (!(error instanceof PaperlessRefusal)) throw error;
					});
				}
				const tags = await exchangeTags(client, before, { from: tag, to: failedTag });
				const after = await client.update(documentId, { tags });
				const isTagGone = !after.tags.includes(await client.named('tags', tag));
				await paperlessDocuments.move(asked, { marking: isTagGone ? 'done' : 'refused' });
			} catch (error) {
				if (!(error instanceof PaperlessRefusal)) throw error;
				await paperlessDocuments.move(asked, { marking: 'refused' });
			}
		},
	};
}
