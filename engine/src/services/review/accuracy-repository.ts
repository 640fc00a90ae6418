import type { Connection, Database } from '../../platform/store/open-database.ts';

type AccuracyRow = {
	template_id: string;
	month: string;
	path: string;
	reviewed: number;
	found: number;
	right: number;
	corrected: number;
	sure: number;
	sure_right: number;
};

export type FieldCounts = Pick<
	AccuracyRow,
	'reviewed' | 'found' | 'right' | 'corrected' | 'sure'
> & { sureRight: number };
export type MonthCounts = FieldCounts & { month: string; path: string };

const NO_COUNTS = {
	reviewed: 0,
	found: 0,
	right: 0,
	corrected: 0,
	sure: 0,
	sure_right: 0,
};

/** Counts how often the fields of a template were correct, per month. */
export function createAccuracyRepository(db: Database) {
	const accuracy = (on: Connection = db) => on<AccuracyRow>('accuracy');

	return {
		/** Adds to the counts of fields; numbers may be negative. */
		async addCounts(
			templateId: string,
			month: string,
			counts: ReadonlyMap<string, FieldCounts>,
			on: Connection,
		): Promise<void> {
			// In a fixed order, to prevent deadlocks between two concurrent reviews.
			for (const [path, one] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
				const key = { template_id: templateId, month, path };
				await accuracy(on)
					.insert({ ...key, ...NO_COUNTS })
					.onConflict(['template_id', 'month', 'path'])
					.ignore();
				const add = (column: keyof AccuracyRow, by: number) =>
					on.raw('?? + ?', [column, by]) as unknown as number;
				await accuracy(on)
					.where(key)
					.update({
						reviewed: add('reviewed', one.reviewed),
						found: add('found', one.found),
						right: add('right', one.right),
						corrected: add('corrected', one.corrected),
						sure: add('sure', one.sure),
						sure_right: add('sure_right', one.sureRight),
					});
			}
		},

		async listCounts(templateId: string): Promise<MonthCounts[]> {
			const rows = await accuracy()
				.where({ template_id: templateId })
				.andWhere('reviewed', '>', 0)
				.orderBy([{ column: 'month' }, { column: 'path' }]);
			return rows.map(({ month, path, reviewed, found, right, corrected, ...more }) => ({
				month,
				path,
				reviewed,
				found,
				right,
				corrected,
				sure: more.sure,
				sureRight: more.sure_right,
			}));
		},
	};
}
