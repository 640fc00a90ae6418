import { z } from 'zod';
import type { Lesson } from '../../model/memory.ts';
import { readMemoryKey } from '../../platform/store/installation-repository.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';
import type { IndexedLesson } from './index-lessons.ts';

export const LESSON_ORIGINS = ['correction', 'example', 'import'] as const;
export type LessonOrigin = (typeof LESSON_ORIGINS)[number];

/** A lesson as shown to an account. */
export type LessonRecord = {
	id: string;
	accountId: string;
	templateId: string;
	origin: LessonOrigin;
	/** The job or document that it was learnt from. */
	reviewId: string | null;
	bytes: number;
	createdAt: Date;
	usedAt: Date;
	/** The person or key that taught it; null: unknown, or imported. */
	taughtBy: string | null;
	/** Documents that it was used for. */
	helped: number;
	/** When a person last corrected a value that a lesson of this make had given. */
	contradictedAt: Date | null;
	lesson: Lesson;
};
/** A lesson to store; the lesson and its hashes are JSON, also those of its sender. */
export type NewRecord = Pick<
	LessonRecord,
	'id' | 'accountId' | 'templateId' | 'origin' | 'reviewId' | 'createdAt' | 'taughtBy'
> & { lesson: string; hashes: string; senders: string };
export type MemoryState = { enabled: boolean; version: number };

type LessonRow = {
	id: string;
	account_id: string;
	template_id: string;
	origin: LessonOrigin;
	review_id: string | null;
	lesson: string;
	hashes: string;
	senders: string;
	bytes: number;
	created_at: number;
	used_at: number;
	taught_by: string | null;
	helped: number;
	contradicted_at: number | null;
};
type StateRow = { template_id: string; enabled: number; version: number };

const hashesSchema = z.array(z.number());

/** Stored lessons were validated before. */
function toRecord(row: LessonRow): LessonRecord {
	return {
		id: row.id,
		accountId: row.account_id,
		templateId: row.template_id,
		origin: row.origin,
		reviewId: row.review_id,
		bytes: row.bytes,
		createdAt: new Date(row.created_at),
		usedAt: new Date(row.used_at),
		taughtBy: row.taught_by,
		helped: row.helped,
		contradictedAt: row.contradicted_at === null ? null : new Date(row.contradicted_at),
		lesson: JSON.parse(row.lesson) as Lesson,
	};
}

export type MemoryRepository = ReturnType<typeof createMemoryRepository>;

export function createMemoryRepository(db: Database) {
	const lessons = (on: Connection = db) => on<LessonRow>('lessons');
	const states = (on: Connection = db) => on<StateRow>('template_memory');

	return {
		/** Tells every process that its index of a template is stale. */
		async countUp(templateId: string, on: Connection): Promise<void> {
			await states(on)
				.insert({ template_id: templateId, enabled: 1, version: 1 })
				.onConflict('template_id')
				.merge({ version: on.raw('template_memory.version + 1') as unknown as number });
		},

		readKey: (on: Connection = db): Promise<Buffer> => readMemoryKey(on),

		/** undefined: the template has no memory yet. */
		async findState(templateId: string, on?: Connection): Promise<MemoryState | undefined> {
			const row = await states(on).where({ template_id: templateId }).first();
			return row && { enabled: row.enabled === 1, version: row.version };
		},

		/** For a template that was taught before. */
		async setEnabled(templateId: string, enabled: boolean, on: Connection): Promise<void> {
			await states(on)
				.where({ template_id: templateId })
				.update({ enabled: Number(enabled) });
		},

		/** Oldest first. */
		async listIds(templateId: string): Promise<string[]> {
			const rows = await lessons().where({ template_id: templateId }).orderBy('id').select('id');
			return rows.map(({ id }) => id);
		},

		/** The hashes of a template's lessons, oldest first, optionally starting after an ID. */
		async listHashes(
			templateId: string,
			{ from, after, limit }: { from?: string; after?: string; limit: number },
		): Promise<IndexedLesson[]> {
			const query = lessons().where({ template_id: templateId }).orderBy('id').limit(limit);
			if (from !== undefined) void query.andWhere('id', '>=', from);
			if (after !== undefined) void query.andWhere('id', '>', after);
			const rows = await query.select('id', 'hashes', 'senders');
			return rows.map(({ id, hashes, senders }) => ({
				id,
				hashes: hashesSchema.parse(JSON.parse(hashes)),
				senders: hashesSchema.parse(JSON.parse(senders)),
			}));
		},

		/** Lessons as JSON, oldest first, without those that have no words to be found by. */
		async listTexts(
			templateId: string,
			{ after, limit }: { after: string | undefined; limit: number },
		): Promise<{ id: string; lesson: string }[]> {
			const query = lessons()
				.where({ template_id: templateId })
				.whereNot({ hashes: '[]' })
				.orderBy('id')
				.limit(limit);
			if (after !== undefined) void query.andWhere('id', '>', after);
			return await query.select('id', 'lesson');
		},

		async insert(records: readonly NewRecord[], on: Connection): Promise<void> {
			const rows = records.map((record) => ({
				id: record.id,
				account_id: record.accountId,
				template_id: record.templateId,
				origin: record.origin,
				review_id: record.reviewId,
				lesson: record.lesson,
				hashes: record.hashes,
				senders: record.senders,
				bytes: record.lesson.length + record.hashes.length + record.senders.length,
				created_at: record.createdAt.getTime(),
				used_at: record.createdAt.getTime(),
				taught_by: record.taughtBy,
				helped: 0,
				contradicted_at: null,
			}));
			await lessons(on).insert(rows);
		},

		/** Newest first. */
		async list(
			templateId: string,
			{ before, limit }: { before: string | undefined; limit: number },
		): Promise<LessonRecord[]> {
			const query = lessons().where({ template_id: templateId }).orderBy('id', 'desc').limit(limit);
			if (before !== undefined) void query.andWhere('id', '<', before);
			return (await query.select('*')).map(toRecord);
		},

		async find(templateId: string, id: string): Promise<LessonRecord | undefined> {
			const row = await lessons().where({ template_id: templateId, id }).first();
			return row && toRecord(row);
		},

		/** Newest first. */
		async findAll(ids: readonly string[]): Promise<LessonRecord[]> {
			if (ids.length === 0) return [];
			return (await lessons().whereIn('id', ids).orderBy('id', 'desc').select('*')).map(toRecord);
		},

		async measure(templateId: string): Promise<{ count: number; bytes: number }> {
			const [row] = (await lessons()
				.where({ template_id: templateId })
				.select(db.raw('count(*) as count, coalesce(sum(bytes), 0) as bytes'))) as unknown as {
				count: number | string;
				bytes: number | string;
			}[];
			return { count: Number(row?.count ?? 0), bytes: Number(row?.bytes ?? 0) };
		},

		async delete(ids: readonly string[], on: Connection): Promise<number> {
			return ids.length === 0 ? 0 : await lessons(on).whereIn('id', ids).delete();
		},

		async deleteOfTemplate(templateId: string, limit: number, on: Connection): Promise<number> {
			const some = lessons(on).where({ template_id: templateId }).limit(limit).select('id');
			return await lessons(on).whereIn('id', some).delete();
		},

		async deleteOfReview(reviewId: string, on: Connection): Promise<number> {
			return await lessons(on).where({ review_id: reviewId }).delete();
		},

		async measureAccount(
			accountId: string,
			on: Connection,
		): Promise<{ count: number; bytes: number }> {
			const [row] = (await lessons(on)
				.where({ account_id: accountId })
				.count({ count: '*' })
				.sum({ bytes: 'bytes' })) as unknown as Record<'bytes' | 'count', number | string | null>[];
			return { count: Number(row?.count ?? 0), bytes: Number(row?.bytes ?? 0) };
		},

		/** Lessons of an account, those first that have not helped for the longest time. */
		async listLeastUsed(
			accountId: string,
			limit: number,
			on: Connection,
		): Promise<Pick<LessonRecord, 'id' | 'templateId' | 'bytes'>[]> {
			const rows = await lessons(on)
				.where({ account_id: accountId })
				.orderBy([{ column: 'used_at' }, { column: 'id' }])
				.limit(limit)
				.select('id', 'template_id', 'bytes');
			return rows.map(({ id, template_id, bytes }) => ({ id, templateId: template_id, bytes }));
		},

		/** Counts the documents that lessons were used for. */
		async markUsed(counts: ReadonlyMap<string, number>, now: Date): Promise<void> {
			for (const [id, count] of counts)
				await lessons()
					.where({ id })
					.update({ used_at: now.getTime(), helped: db.raw('helped + ?', [count]) });
		},

		async markContradicted(ids: readonly string[], now: Date, on: Connection): Promise<void> {
			if (ids.length === 0) return;
			await lessons(on).whereIn('id', ids).update({ contradicted_at: now.getTime() });
		},
	};
}
