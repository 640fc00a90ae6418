import type { ListRow, LookupList } from '../../model/list.ts';
import type { Connection, Database } from '../../platform/store/open-database.ts';

type ListRecord = {
	id: string;
	account_id: string;
	name: string;
	columns: string;
	row_count: number;
	bytes: number | string;
	generation: number;
	revision: number;
	created_at: number | string;
	updated_at: number | string;
};
type ChunkRecord = { list_id: string; generation: number; number: number; rows: string };
type ChoiceRecord = { list_id: string; key: string; value: string; chosen_at: number };

function toList(row: ListRecord): LookupList {
	return {
		id: row.id,
		accountId: row.account_id,
		name: row.name,
		columns: JSON.parse(row.columns) as string[],
		rowCount: row.row_count,
		bytes: Number(row.bytes),
		generation: row.generation,
		revision: row.revision,
		createdAt: new Date(Number(row.created_at)),
		updatedAt: new Date(Number(row.updated_at)),
	};
}

export type ListRepository = ReturnType<typeof createListRepository>;

export function createListRepository(db: Database) {
	const lists = (on: Connection = db) => on<ListRecord>('lists');
	const chunks = (on: Connection = db) => on<ChunkRecord>('list_chunks');
	const choices = (on: Connection = db) => on<ChoiceRecord>('list_choices');

	return {
		async list(accountId: string): Promise<LookupList[]> {
			const rows = await lists().where({ account_id: accountId }).orderBy('name');
			return rows.map(toList);
		},

		async find(accountId: string, name: string): Promise<LookupList | undefined> {
			const row = await lists().where({ account_id: accountId, name }).first();
			return row && toList(row);
		},

		/** Inserts a list without rows unless the account has `limit` of them; returns whether it has one now. */
		async insert(list: LookupList, limit: number): Promise<boolean> {
			return await db.transaction(async (trx) => {
				// Locks the account's row, so that two concurrent inserts cannot both take the last place.
				await trx('accounts').where({ id: list.accountId }).update({ id: list.accountId });
				const [counted] = await lists(trx)
					.where({ account_id: list.accountId })
					.count({ count: '*' });
				if (Number(counted?.count) >= limit) return false;
				await lists(trx)
					.insert({
						id: list.id,
						account_id: list.accountId,
						name: list.name,
						columns: JSON.stringify(list.columns),
						row_count: list.rowCount,
						bytes: list.bytes,
						generation: list.generation,
						revision: list.revision,
						created_at: list.createdAt.getTime(),
						updated_at: list.updatedAt.getTime(),
					})
					.onConflict(['account_id', 'name'])
					.ignore();
				return true;
			});
		},

		/** `rows`: JSON. */
		async insertChunk(
			listId: string,
			place: { generation: number; number: number },
			rows: string,
			on?: Connection,
		): Promise<void> {
			await chunks(on).insert({ list_id: listId, ...place, rows });
		},

		/**
		 * Claims a new generation, which no list and no other replacement uses, with an empty first chunk: of two
		 * replacements that ask for the same one, the database lets only one write it.
		 */
		async claimGeneration(listId: string): Promise<number> {
			for (;;) {
				const row = (await chunks()
					.where({ list_id: listId })
					.max({ last: 'generation' })
					.first()) as { last: number | null } | undefined;
				const list = await lists().where({ id: listId }).first('generation');
				const generation = 1 + Math.max(row?.last ?? 0, list?.generation ?? 0);
				const claimed = await chunks()
					.insert({ list_id: listId, generation, number: 0, rows: '[]' })
					.onConflict(['list_id', 'generation', 'number'])
					.ignore()
					.returning('generation');
				if (claimed.length > 0) return generation;
			}
		},

		/**
		 * Makes written chunks the rows of the list; returns its bytes before, undefined when it is gone. A later
		 * replacement that has been published stays, and nothing changes.
		 */
		async publish(
			listId: string,
			next: Pick<LookupList, 'columns' | 'rowCount' | 'bytes' | 'generation' | 'updatedAt'>,
			trx: Connection,
		): Promise<number | undefined> {
			const before = await lists(trx).where({ id: listId }).first('bytes');
			if (!before) return undefined;
			const changed = await lists(trx)
				.where({ id: listId })
				.andWhere('generation', '<', next.generation)
				.update({
					columns: JSON.stringify(next.columns),
					row_count: next.rowCount,
					bytes: next.bytes,
					generation: next.generation,
					updated_at: next.updatedAt.getTime(),
				})
				.increment('revision', 1);
			return changed > 0 ? Number(before.bytes) : next.bytes;
		},

		/** Deletes a chunk of rows that is not, or not yet, part of the list; false if there is none. */
		async deleteOtherChunk(listId: string, generation: number, from: number): Promise<boolean> {
			const other = await chunks()
				.where({ list_id: listId })
				.whereNot({ generation })
				.andWhere('generation', '<=', from)
				.first('generation', 'number');
			if (!other) return false;
			await chunks()
				.where({ list_id: listId, ...other })
				.delete();
			return true;
		},

		/** Deletes one chunk of a generation that was not published; false: none is left. */
		async deleteChunkOf(listId: string, generation: number): Promise<boolean> {
			const one = await chunks().where({ list_id: listId, generation }).first('number');
			if (!one) return false;
			await chunks()
				.where({ list_id: listId, generation, ...one })
				.delete();
			return true;
		},

		/** Deletes a list whose first rows never arrived. */
		async deleteUnpublished(id: string): Promise<void> {
			await lists().where({ id, generation: 0 }).delete();
		},

		/** Appends a row. */
		async addRow(list: LookupList, row: ListRow, now: Date, trx: Connection): Promise<number> {
			const last = (await chunks(trx)
				.where({ list_id: list.id, generation: list.generation })
				.max({ last: 'number' })
				.first()) as { last: number | null } | undefined;
			const text = JSON.stringify([row]);
			const bytes = Buffer.byteLength(text);
			await chunks(trx).insert({
				list_id: list.id,
				generation: list.generation,
				number: (last?.last ?? -1) + 1,
				rows: text,
			});
			await lists(trx)
				.where({ id: list.id })
				.update({ updated_at: now.getTime() })
				.increment('revision', 1)
				.increment('row_count', 1)
				.increment('bytes', bytes);
			return bytes;
		},

		/** Chunks in order, a few at a time. */
		async *readChunks({ id, generation }: LookupList): AsyncGenerator<ListRow[]> {
			for (let from = 0; ; from += CHUNKS_AT_ONCE) {
				const found = await chunks()
					.where({ list_id: id, generation })
					.orderBy('number')
					.offset(from)
					.limit(CHUNKS_AT_ONCE)
					.select('rows');
				for (const { rows } of found) yield JSON.parse(rows) as ListRow[];
				if (found.length < CHUNKS_AT_ONCE) return;
			}
		},

		async delete(id: string, trx: Connection): Promise<void> {
			await lists(trx).where({ id }).delete();
		},

		async findChoice(listId: string, key: string): Promise<string | undefined> {
			return (await choices().where({ list_id: listId, key }).first('value'))?.value;
		},

		async rememberChoice(listId: string, key: string, value: string, now: Date): Promise<void> {
			await choices()
				.insert({ list_id: listId, key, value, chosen_at: now.getTime() })
				.onConflict(['list_id', 'key'])
				.merge();
		},
	};
}

const CHUNKS_AT_ONCE = 4;
