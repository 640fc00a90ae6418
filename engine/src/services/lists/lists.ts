import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { AuditTrail } from '../audit/audit.ts';
import type { Extraction } from '../../model/extraction.ts';
import { LIST_LIMITS } from '../../model/list.ts';
import type { LookupList, ReadList } from '../../model/list.ts';
import { valueAt } from '../../model/path.ts';
import type { Clock, NewId } from '../../model/ports.ts';
import { problem } from '../../model/problem.ts';
import type { TemplateSchema } from '../../model/template.ts';
import { giveWay } from '../../model/time-slices.ts';
import type { AccountStorage } from '../../platform/store/account-storage.ts';
import { chooseRow, returnedColumnOf, keyOfQueries, listLookups } from './apply-lookups.ts';
import { putFound, readMatch, readQueries } from './apply-lookups.ts';
import type { LookupResult, LookupField } from './apply-lookups.ts';
import { createListIndexes } from './list-indexes.ts';
import type { ListRepository } from './list-repository.ts';

type Collaborators = {
	repository: ListRepository;
	storage: AccountStorage;
	audit: AuditTrail;
	clock: Clock;
	newId: NewId;
};

const MAX_LISTS = 50;
const MAX_FOUND = 20;
const NO_LIMIT = Number.MAX_SAFE_INTEGER;

export type Lists = ReturnType<typeof createLists>;

/** Lookup lists of an account, and lookups in them. */
export function createLists({ repository, storage, audit, clock, newId }: Collaborators) {
	const indexes = createListIndexes(repository);

	/** Another account's list is treated as missing. */
	async function get(accountId: string, name: string): Promise<LookupList> {
		const list = await repository.find(accountId, name);
		if (!list) throw problem('LIST_NOT_FOUND', { name: name.slice(0, 80) });
		return list;
	}

	async function make(accountId: string, name: string): Promise<LookupList> {
		const known = await repository.find(accountId, name);
		if (known) return known;
		const now = clock.now();
		const times = { createdAt: now, updatedAt: now };
		const empty = { columns: [], rowCount: 0, bytes: 0, generation: 0, revision: 0 };
		const list = { id: newId(), accountId, name, ...empty, ...times };
		if (!(await repository.insert(list, MAX_LISTS))) {
			throw problem('LIST_LIMIT_REACHED', { limit: MAX_LISTS });
		}
		return await get(accountId, name);
	}

	/** Writes chunks one by one, so that other writes need not wait for the whole list. */
	async function writeChunks(listId: string, generation: number, file: string): Promise<void> {
		const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
		// The chunk 0 claims the generation.
		let number = 1;
		for await (const line of lines) {
			if (line === '') continue;
			await repository.insertChunk(listId, { generation, number }, line);
			number += 1;
			await giveWay();
		}
	}

	async function sweepChunks(listId: string, generation: number, upTo: number): Promise<void> {
		while (await repository.deleteOtherChunk(listId, generation, upTo)) await giveWay();
	}

	/** Removes rows that were not published, and a list that was created for them. */
	async function discard(listId: string, generation: number): Promise<void> {
		while (await repository.deleteChunkOf(listId, generation)) await giveWay();
		await repository.deleteUnpublished(listId);
	}

	async function search(accountId: string, field: LookupField, extraction: Extraction) {
		const queries = readQueries(field, extraction.result);
		const nothing: LookupResult = { value: null, score: 0, alternatives: [] };
		const list = await repository.find(accountId, field.rule.list);
		if (!list) {
			const note = `There is no list "${field.rule.list}"; ${field.path.join('.')} was not looked up.`;
			return { found: nothing, queries, note };
		}
		if (queries.length === 0) return { found: nothing, queries };
		const chosen = await repository.findChoice(list.id, keyOfQueries(queries));
		if (chosen !== undefined) {
			return { found: { value: chosen, score: 1, alternatives: [] }, queries };
		}
		const columns = field.rule.match.map((match) => readMatch(match).column);
		const index = await indexes.open(list, columns);
		const missing = [...columns, returnedColumnOf(field.rule)].find((column) => !index.has(column));
		const found = chooseRow(index, field.rule, queries);
		if (missing === undefined) return { found, queries };
		const note = `The list "${list.name}" has no column "${missing}".`;
		return { found, queries, note };
	}

	return {
		list: (accountId: string): Promise<LookupList[]> => repository.list(accountId),
		get,

		/** Replaces the rows of a list, or creates it. Lookups see the old rows until all new ones are written. */
		async replace(
			{ accountId, storageLimit }: { accountId: string; storageLimit: number },
			name: string,
			read: ReadList & { file: string },
		): Promise<LookupList> {
			const { columns, rowCount, bytes, file } = read;
			const { id } = await make(accountId, name);
			const generation = await repository.claimGeneration(id);
			try {
				await writeChunks(id, generation, file);
				const used = await storage.readStoredBytes(accountId);
				const next = { columns, rowCount, bytes, generation, updatedAt: clock.now() };
				await audit.write(
					async (trx) => {
						const before = await repository.publish(id, next, trx);
						if (before === undefined) throw problem('LIST_NOT_FOUND', { name });
						const added = { accountId, bytes: bytes - before };
						const limit = added.bytes > 0 ? storageLimit : NO_LIMIT;
						if (await storage.addStoredBytes({ ...added, limit }, trx)) return;
						throw problem('STORAGE_EXCEEDED', { needed: bytes, used, limit: storageLimit });
					},
					() => ({ name }),
				);
			} catch (error) {
				await discard(id, generation);
				throw error;
			}
			const list = await get(accountId, name);
			await sweepChunks(id, list.generation, list.generation);
			return list;
		},

		/** Adds a row, such as a new vendor. */
		async addRow(accountId: string, name: string, values: Readonly<Record<string, string>>) {
			const list = await get(accountId, name);
			if (list.rowCount >= LIST_LIMITS.maxRows) {
				throw problem('INVALID_LIST', { reason: 'has as many rows as it may have' });
			}
			const unknown = Object.keys(values).find((column) => !list.columns.includes(column));
			if (unknown !== undefined) {
				const faults = [{ path: `values.${unknown}`, message: 'is no column of the list' }];
				throw problem('INVALID_REQUEST', { faults });
			}
			const row = list.columns.map((column) => values[column] ?? '');
			await audit.write(
				async (trx) => {
					const bytes = await repository.addRow(list, row, clock.now(), trx);
					await storage.addStoredBytes({ accountId, bytes, limit: NO_LIMIT }, trx);
				},
				() => ({ name }),
			);
			return await get(accountId, name);
		},

		async delete(accountId: string, name: string): Promise<void> {
			const { id, bytes } = await get(accountId, name);
			await audit.write(
				async (trx) => {
					await repository.delete(id, trx);
					await storage.addStoredBytes({ accountId, bytes: -bytes, limit: NO_LIMIT }, trx);
				},
				() => ({ name }),
			);
		},

		/** Rows similar to a text, for a person who picks one. */
		async search(accountId: string, name: string, text: string, column?: string) {
			const list = await get(accountId, name);
			if (column !== undefined && !list.columns.includes(column)) {
				const faults = [{ path: 'query.column', message: 'is no column of the list' }];
				throw problem('INVALID_REQUEST', { faults });
			}
			const columns = column === undefined ? list.columns : [column];
			const index = await indexes.open(list, columns);
			const best = new Map<number, number>();
			for (const one of columns) {
				for (const { row, score } of index.find([{ column: one, text }])) {
					best.set(row, Math.max(score, best.get(row) ?? 0));
				}
				await giveWay();
			}
			return [...best]
				.sort((a, b) => b[1] - a[1] || a[0] - b[0])
				.slice(0, MAX_FOUND)
				.map(([row, score]) => ({ score, values: index.rowAt(row) }));
		},

		/** Resolves the looked-up fields of a template; undefined if it has none. */
		openLookUp(accountId: string, { data }: TemplateSchema) {
			const fields = listLookups(data);
			if (fields.length === 0) return undefined;
			return async (extraction: Extraction): Promise<Extraction> => {
				let next = extraction;
				const notes = [...(extraction.notes ?? [])];
				for (const field of fields) {
					const { found, queries, note } = await search(accountId, field, next);
					next = putFound(next, field, found, queries);
					if (note !== undefined && !notes.includes(note)) notes.push(note);
					await giveWay();
				}
				return { ...next, ...(notes.length > 0 && { notes }) };
			};
		},

		/** Remembers the choices of a person for looked-up fields. */
		async remember(
			accountId: string,
			{ data }: TemplateSchema,
			{ found, right }: Record<'found' | 'right', Readonly<Record<string, unknown>>>,
		): Promise<void> {
			for (const field of listLookups(data)) {
				const value = valueAt(right, field.path);
				const isChosen = typeof value === 'string' || typeof value === 'number';
				const queries = readQueries(field, found);
				if (!isChosen || queries.length === 0) continue;
				const list = await repository.find(accountId, field.rule.list);
				if (!list) continue;
				const key = keyOfQueries(queries);
				const isNew = value !== valueAt(found, field.path);
				if (isNew) await repository.rememberChoice(list.id, key, String(value), clock.now());
			}
		},
	};
}
