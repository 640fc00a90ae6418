import type { Database } from '../store/open-database.ts';

export type QueueState = {
	jobs: Record<'pending' | 'processing' | 'retrying', number>;
	/** How long the oldest due job has waited. */
	oldestJobSeconds: number;
	deliveries: number;
	oldestDeliverySeconds: number;
	quota: { used: number; reserved: number };
};

type Row = Record<string, number | string | null>;

/** The queues of the whole installation. Ended rows have no `due_at` and are not read. */
export function createQueueRepository(db: Database) {
	return {
		async read(now: Date, period: string): Promise<QueueState> {
			const unfinished = (table: string) => db(table).where('due_at', '>', 0);
			const [jobs, [oldestJob], [deliveries], [quota]] = (await Promise.all([
				unfinished('jobs').groupBy('status').select('status').count({ n: '*' }),
				unfinished('jobs').whereIn('status', ['pending', 'retrying']).min({ due: 'due_at' }),
				unfinished('webhook_deliveries').count({ n: '*' }).min({ due: 'due_at' }),
				db('page_quotas').where({ period }).sum({ used: 'used', reserved: 'reserved' }),
			])) as [Row[], Row[], Row[], Row[]];
			const count = (status: string): number =>
				Number(jobs.find((row) => row.status === status)?.n ?? 0);
			const age = (due: number | string | null | undefined): number =>
				due === null || due === undefined ? 0 : Math.max(0, (now.getTime() - Number(due)) / 1000);
			return {
				jobs: {
					pending: count('pending'),
					processing: count('processing'),
					retrying: count('retrying'),
				},
				oldestJobSeconds: age(oldestJob?.due),
				deliveries: Number(deliveries?.n ?? 0),
				oldestDeliverySeconds: age(deliveries?.due),
				quota: { used: Number(quota?.used ?? 0), reserved: Number(quota?.reserved ?? 0) },
			};
		},
	};
}
