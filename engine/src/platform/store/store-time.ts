import type { Knex } from 'knex';
import type { Clock } from '../../model/ports.ts';
import type { Database } from './open-database.ts';
import { isPostgres } from './open-database.ts';

/** The one clock that decides about leases, waits and expiry, whichever process asks. */
export type StoreTime = {
	/** SQL for the moment so many milliseconds from now, in UTC milliseconds. */
	after: (ms: number) => Knex.Raw;
};

/**
 * Machines that share a Postgres go by its clock: their own may differ by minutes. Processes on one
 * SQLite file share a machine, and so its clock.
 */
export function openStoreTime(db: Database, clock: Clock): StoreTime {
	return isPostgres(db) ? timeOfPostgres(db) : timeOfClock(db, clock);
}

export function timeOfClock(db: Database, clock: Clock): StoreTime {
	return { after: (ms) => db.raw('cast(? as bigint)', [clock.now().getTime() + ms]) };
}

/** Of the statement: the time of a transaction stands still, and a time that never does uses no index. */
function timeOfPostgres(db: Database): StoreTime {
	const now = '(extract(epoch from statement_timestamp()) * 1000)';
	return { after: (ms) => db.raw(`cast(${now} + ? as bigint)`, [ms]) };
}

/**
 * SQL: a row is due. A time further ahead than any wait of ours comes from a clock that was set back
 * since. Without "> 0" SQLite would look through all rows that have ended.
 */
export const IS_DUE = 'due_at > 0 and (due_at <= :now or due_at > :furthest)';

/** SQL: somebody works on a row; its lease has not run out. */
export const IS_IN_WORK = 'token is not null and due_at > :now and due_at <= :furthest';

/** What both of them are asked with. */
export function dueBindings(time: StoreTime, furthestMs: number) {
	return { now: time.after(0), furthest: time.after(furthestMs) };
}

/**
 * SQL for a table `firsts`: of each owner that has unfinished rows, when the earliest of them is due.
 * It goes from owner to owner along an index on the owner and `due_at`, so that it costs as much as
 * there are owners, however many rows one of them has.
 */
export function firstOfEach(table: string, owner: string): string {
	const first = (after: string): string =>
		`select id from ${table} where due_at > 0 ${after} order by ${owner}, due_at limit 1`;
	return `firsts(owner, due_at) as (
		select ${owner}, due_at from ${table} where id = (${first('')})
		union all
		select ${table}.${owner}, ${table}.due_at from firsts
			join ${table} on ${table}.id = (${first(`and ${owner} > firsts.owner`)})
	)`;
}
