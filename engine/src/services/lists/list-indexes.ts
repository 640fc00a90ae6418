import type { ListRow, LookupList } from '../../model/list.ts';
import { createPause, runInSlices } from '../../model/time-slices.ts';
import { createListIndex } from './list-index.ts';
import type { ListIndex } from './list-index.ts';
import type { ListRepository } from './list-repository.ts';

/** Maximum rows of all cached indexes of a process; about 250 MB. */
const MAX_ROWS = 400_000;

/** Indexes of the most recently used lists, built on first use, in time slices. */
export function createListIndexes(repository: Pick<ListRepository, 'readChunks'>) {
	const kept = new Map<string, { revision: number; index: Promise<ListIndex>; rows: number }>();

	async function build(list: LookupList): Promise<ListIndex> {
		const pause = createPause();
		const rows: ListRow[] = [];
		for await (const chunk of repository.readChunks(list)) {
			for (const row of chunk) rows.push(row);
			await pause();
		}
		return createListIndex(list.columns, rows);
	}

	function makeRoom(rows: number): void {
		let sum = rows;
		for (const one of kept.values()) sum += one.rows;
		for (const [id, one] of kept) {
			if (sum <= MAX_ROWS) break;
			kept.delete(id);
			sum -= one.rows;
		}
	}

	return {
		/** The index of a list as it is now, with these columns ready to be searched. */
		async open(list: LookupList, columns: readonly string[]): Promise<ListIndex> {
			const { id, revision, rowCount } = list;
			let known = kept.get(id);
			kept.delete(id);
			if (known?.revision !== revision) {
				makeRoom(rowCount);
				known = { revision, index: build(list), rows: rowCount };
				known.index.catch(() => kept.delete(id));
			}
			// Moves the index to the end, so that the least recently used one is evicted first.
			kept.set(id, known);
			const index = await known.index;
			for (const column of columns) await runInSlices(index.indexColumn(column));
			return index;
		},
	};
}
