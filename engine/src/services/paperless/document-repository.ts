import type {
	PaperlessConnection,
	PaperlessDocument,
	PaperlessMarking,
	PaperlessState,
} from '../../model/paperless.ts';
import type { NewId } from '../../model/ports.ts';
import { createHeldRows } from '../../platform/store/held-rows.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import type { StoreTime } from '../../platform/store/store-time.ts';
import { toPaperlessConnection } from './connection-repository.ts';
import type { ConnectionRow } from './connection-repository.ts';

type DocumentRow = {
	id: string;
	connection_id: string;
	document_id: number;
	state: PaperlessState;
	attempts: number;
	rounds: number;
	job_id: string | null;
	reason: string | null;
	marking: PaperlessMarking;
	at: number;
};

/** A connection held by one worker. */
export type HeldConnection = { connection: PaperlessConnection; sealed: string; token: string };

const REASON_MAX_CHARACTERS = 1000;

function toDocument(row: DocumentRow): PaperlessDocument {
	return {
		id: row.id,
		connectionId: row.connection_id,
		documentId: row.document_id,
		state: row.state,
		attempts: row.attempts,
		rounds: row.rounds,
		jobId: row.job_id,
		reason: row.reason,
		marking: row.marking,
		at: new Date(row.at),
	};
}

export type PaperlessDocumentRepository = ReturnType<typeof createPaperlessDocumentRepository>;

/** The operations of workers on connections and their documents. */
export function createPaperlessDocumentRepository(db: Database, time: StoreTime, newId: NewId) {
	const documents = (on: Connection = db) => on<DocumentRow>('paperless_documents');
	const held = createHeldRows<ConnectionRow>(db, time, 'paperless_connections');

	return {
		/** The connection that has been due longest. */
		async claim(wish: Parameters<typeof held.claim>[0]): Promise<HeldConnection | undefined> {
			const row = await held.claim(wish);
			const { token } = wish;
			return row && { connection: toPaperlessConnection(row), sealed: row.secret, token };
		},

		renew: ({ connection, token }: HeldConnection, leaseMs: number): Promise<boolean> =>
			held.renew({ id: connection.id, token }, leaseMs),

		isHeld: ({ connection, token }: HeldConnection, trx: Connection): Promise<boolean> =>
			held.isHeld({ id: connection.id, token }, trx),

		release: (
			{ connection, token }: HeldConnection,
			outcome: Parameters<typeof held.release>[1],
		): Promise<void> => held.release({ id: connection.id, token }, outcome),

		/** Records requested documents; known ones are not changed. */
		async ask(connectionId: string, documentIds: readonly number[], now: Date): Promise<void> {
			if (documentIds.length === 0) return;
			await documents()
				.insert(
					documentIds.map((documentId) => ({
						id: newId(),
						connection_id: connectionId,
						document_id: documentId,
						state: 'waiting' as const,
						attempts: 0,
						rounds: 1,
						job_id: null,
						reason: null,
						marking: 'due' as const,
						at: now.getTime(),
					})),
				)
				.onConflict(['connection_id', 'document_id'])
				.ignore();
		},

		/**
		 * Requests documents again that have ended and whose result is written to paperless-ngx. Leaves out
		 * documents whose tag could not be removed, and those that were requested `maxRounds` times.
		 */
		async askAgain(
			connectionId: string,
			documentIds: readonly number[],
			maxRounds: number,
			now: Date,
		): Promise<void> {
			await documents()
				.where({ connection_id: connectionId, marking: 'done' })
				.whereIn('document_id', documentIds)
				.whereIn('state', ['written', 'failed'])
				.andWhere('rounds', '<', maxRounds)
				.update({
					state: 'waiting',
					attempts: 0,
					rounds: db.raw('rounds + 1') as never,
					job_id: null,
					reason: null,
					marking: 'due',
					at: now.getTime(),
				});
		},

		async listIn(
			connectionId: string,
			state: PaperlessState,
			{ after = '', limit }: { after?: string; limit: number },
		): Promise<PaperlessDocument[]> {
			const rows = await documents()
				.where({ connection_id: connectionId, state })
				.andWhere('id', '>', after)
				.orderBy('id')
				.limit(limit);
			return rows.map(toDocument);
		},

		async countIn(connectionId: string, state: PaperlessState): Promise<number> {
			const [counted] = await documents()
				.where({ connection_id: connectionId, state })
				.count({ count: '*' });
			return Number(counted?.count);
		},

		/** Failed documents whose failure has not been written to paperless-ngx. */
		async listUnmarked(connectionId: string, limit: number): Promise<PaperlessDocument[]> {
			const rows = await documents()
				.where({ connection_id: connectionId, state: 'failed', marking: 'due' })
				.orderBy('id')
				.limit(limit);
			return rows.map(toDocument);
		},

		/** Counts an attempt, and returns how many there are. */
		async countAttempt(id: string): Promise<number> {
			const [row] = await documents()
				.where({ id })
				.update({ attempts: db.raw('attempts + 1') as never })
				.returning('attempts');
			return row?.attempts ?? 0;
		},

		/** An attempt that failed for a reason outside of the document does not count. */
		async takeBack(id: string): Promise<void> {
			await documents()
				.where({ id })
				.update({ attempts: db.raw('attempts - 1') as never });
		},

		/** Changes the state; false if the document is no longer in the given state. */
		async move(
			{ id, state: from }: Pick<PaperlessDocument, 'id' | 'state'>,
			to: Partial<Pick<PaperlessDocument, 'state' | 'jobId' | 'reason' | 'marking' | 'attempts'>>,
			on?: Connection,
		): Promise<boolean> {
			const { state, jobId, reason, marking, attempts } = to;
			const changed = await documents(on)
				.where({ id, state: from })
				.update({
					...(state !== undefined && { state }),
					...(jobId !== undefined && { job_id: jobId }),
					...(attempts !== undefined && { attempts }),
					...(reason !== undefined && { reason: reason?.slice(0, REASON_MAX_CHARACTERS) ?? null }),
					...(marking !== undefined && { marking }),
				});
			return changed === 1;
		},

		/** Newest first. */
		async list(
			connectionId: string,
			{ before, limit }: { before: string | undefined; limit: number },
		): Promise<PaperlessDocument[]> {
			const query = documents()
				.where({ connection_id: connectionId })
				.orderBy('id', 'desc')
				.limit(limit);
			if (before !== undefined) void query.andWhere('id', '<', before);
			return (await query).map(toDocument);
		},

		async find(connectionId: string, documentId: number): Promise<PaperlessDocument | undefined> {
			const row = await documents()
				.where({ connection_id: connectionId, document_id: documentId })
				.first();
			return row && toDocument(row);
		},

		/** Their tag is gone, so forgetting them does not take a document twice. */
		async deleteBefore(when: Date): Promise<number> {
			return await documents()
				.where('at', '<', when.getTime())
				.andWhere({ marking: 'done' })
				.whereIn('state', ['written', 'failed'])
				.delete();
		},
	};
}
