import type { Connection, Database } from './open-database.ts';
import { isPostgres } from './open-database.ts';
import type { StoreTime } from './store-time.ts';
import { dueBindings, IS_DUE } from './store-time.ts';

/** A row of a source of documents, which one worker at a time looks after. */
export type HeldRow = {
	id: string;
	account_id: string;
	failures: number;
	last_error: string | null;
	last_checked_at: number | null;
	/** When it is next looked at; while a worker holds it, when its lease expires. Null: it is switched off. */
	due_at: number | null;
	token: string | null;
};

/** A row in the hands of one worker. */
type Hold = { id: string; token: string };

/** Leases on the rows of a table. A worker that has lost its lease changes nothing. */
export function createHeldRows<Row extends HeldRow>(
	db: Database,
	time: StoreTime,
	table: 'mailboxes' | 'paperless_connections',
) {
	const rows = (on: Connection = db) => on<HeldRow>(table);
	const skipTaken = isPostgres(db) ? `for update of ${table} skip locked` : '';

	return {
		/** The row that has been due longest. */
		async claim({
			token,
			leaseMs,
			furthestMs,
		}: {
			token: string;
			leaseMs: number;
			furthestMs: number;
		}): Promise<Row | undefined> {
			const answer = await db.raw<Row[] | { rows: Row[] }>(
				`update ${table} set token = :token, due_at = :leaseUntil where id = (
					select ${table}.id from ${table} join accounts on accounts.id = ${table}.account_id
					where ${IS_DUE} and accounts.suspended_at is null
					order by due_at limit 1 ${skipTaken}
				) returning *`,
				{ ...dueBindings(time, furthestMs), token, leaseUntil: time.after(leaseMs) },
			);
			const [row] = (Array.isArray(answer) ? answer : answer.rows) as Row[];
			return row;
		},

		/** Returns whether the worker still holds it. */
		async renew({ id, token }: Hold, leaseMs: number): Promise<boolean> {
			return (
				(await rows()
					.where({ id, token })
					.update({ due_at: time.after(leaseMs) as never })) === 1
			);
		},

		/** Within a transaction: whether the worker still holds it. Nobody else can take it until the end. */
		async isHeld({ id, token }: Hold, on: Connection): Promise<boolean> {
			return (await rows(on).where({ id, token }).update({ token })) === 1;
		},

		/** Gives it back; it is due again after `waitMs`. */
		async release(
			{ id, token }: Hold,
			{ waitMs, error, now }: { waitMs: number; error: string | null; now: Date },
		): Promise<void> {
			await rows()
				.where({ id, token })
				.update({
					token: null,
					due_at: time.after(waitMs) as never,
					last_error: error,
					failures: (error === null ? 0 : db.raw('failures + 1')) as never,
					last_checked_at: now.getTime(),
				});
		},

		/** Records that everything in it was looked at. */
		async note({ id, token }: Hold, now: Date): Promise<void> {
			await rows()
				.where({ id, token })
				.update({ last_error: null, failures: 0, last_checked_at: now.getTime() });
		},
	};
}
