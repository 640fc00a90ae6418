import type { Knex } from 'knex';
import type { Clock } from '../../model/ports.ts';
import type { Database } from './open-database.ts';
import { isPostgres } from './open-database.ts';

/** The clock for leases, waits and expiry, shared by all processes. */
export type StoreTime = {
	/** SQL for the time in `ms` milliseconds, as UTC milliseconds. */
	after: (ms: number) => Knex.Raw;
};

/**
 * Machines that share a Postgres use its clock, because theirs may differ by minutes. Processes on one SQLite file
 * share a machine and its clock.
 */
export function openStoreTime(db: Database, clock: Clock): StoreTime {
	return isPostgres(db) ? timeOfPostgres(db) : timeOfClock(db, clock);
}

export function timeOfClock(db: Database, clock: Clock): StoreTime {
	return { after: (ms) => db.raw('cast(? as bigint)', [clock.now().getTime() + ms]) };
}

/** The time of the statement: the time of a transaction stands still, and a volatile time cannot use an index. */
function timeOfPostgres(db: Database): StoreTime {
	const now = '(extract(epoch from statement_timestamp()) * 1000)';
	return { after: (ms) => db.raw(`cast(${now} + ? as bigint)`, [ms]) };
}

/**
 * SQL: a row is due. A time further ahead than any wait comes from a clock that was set back since. Without "> 0",
 * SQLite would scan all ended rows.
 */
export const IS_DUE = 'due_at > 0 and (due_at <= :now or due_at > :furthest)';

/** SQL: a worker holds the row, and its lease has not expired. */
export const IS_IN_WORK = 'token is not null and due_at > :now and due_at <= :furthest';

/** The bindings of both conditions. */
export function dueBindings(time: StoreTime, furthestMs: number) {
	return { now: time.after(0), furthest: time.after(furthestMs) };
}

/**
 * SQL for a table `firsts`: the earliest due time per owner of unfinished rows. It skips from owner to owner along an
 * index on the owner and `due_at`, so its cost depends on the number of owners, not of rows.
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
