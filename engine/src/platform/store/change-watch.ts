import type { Database } from './open-database.ts';
import { isPostgres } from './open-database.ts';
import type { SqliteClient } from './sqlite-client.ts';

/** Tells, for next to nothing, whether anything in the database may have changed. */
export type ChangeWatch = {
	/** Another number after every commit by anyone; undefined where that cannot be known cheaply. */
	stamp: () => number | undefined;
};

/**
 * SQLite counts, per connection, the commits of all other connections, in this process or another.
 * On the connection that only reads, that counter moves with every change there is. Postgres has
 * nothing of the kind that costs less than asking the question itself.
 */
export function watchChanges(db: Database): ChangeWatch {
	if (isPostgres(db)) return { stamp: () => undefined };
	const client = db.client as SqliteClient;
	// Asking SQLite takes longer than all else here, so its answer holds for one turn of the event
	// loop, unless this process used the database meanwhile. What another process commits in that
	// turn nobody can have heard of: news of it would arrive in a later one.
	let current: { version: number | undefined; statements: number } | undefined;
	return {
		stamp: () => {
			if (current?.statements !== client.statements) {
				if (!current) setImmediate(() => (current = undefined));
				current = { version: client.dataVersion(), statements: client.statements };
			}
			return current.version;
		},
	};
}

const KEPT_ANSWERS = 1000;

/** Asks again only when something has changed since: an exact cache, never a stale one. */
export function askWhenChanged<T extends object>(
	watch: ChangeWatch,
	ask: (key: string) => Promise<T | undefined>,
): (key: string) => Promise<T | undefined> {
	const answers = new Map<string, T>();
	let seen: number | undefined;
	return async (key) => {
		// Taken before asking: a change that happens meanwhile makes the answer old, not wrong.
		const stamp = watch.stamp();
		if (stamp === undefined) return await ask(key);
		if (stamp !== seen || answers.size >= KEPT_ANSWERS) answers.clear();
		seen = stamp;
		const known = answers.get(key);
		if (known) return known;
		const answer = await ask(key);
		if (answer && seen === stamp) answers.set(key, answer);
		return answer;
	};
}
