import type { Database } from './open-database.ts';
import { isPostgres } from './open-database.ts';
import type { SqliteClient } from './sqlite-client.ts';

/** Detects cheaply whether the database may have changed. */
export type ChangeWatch = {
	/** A number that changes after every commit by any process; undefined where that is not cheap to know. */
	stamp: () => number | undefined;
};

/**
 * SQLite counts, per connection, the commits of all other connections in any process. On the read-only connection,
 * this counter therefore changes with every commit. Postgres has nothing that is cheaper than the query itself.
 */
export function watchChanges(db: Database): ChangeWatch {
	if (isPostgres(db)) return { stamp: () => undefined };
	const client = db.client as SqliteClient;
	// Reading the counter is the slowest step here, so it is cached for one turn of the event loop, unless this
	// process used the database in between. A commit of another process during that turn cannot have been observed
	// yet.
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

/** Caches an answer until something has changed. The cache is exact, never stale. */
export function askWhenChanged<T extends object>(
	watch: ChangeWatch,
	ask: (key: string) => Promise<T | undefined>,
): (key: string) => Promise<T | undefined> {
	const answers = new Map<string, T>();
	let seen: number | undefined;
	return async (key) => {
		// Read before the query: a concurrent change then only invalidates the answer.
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
