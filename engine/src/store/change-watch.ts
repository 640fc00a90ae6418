import SqliteDatabase from 'better-sqlite3';
import { sqliteFile } from './open-database.ts';
import type { DatabasePlace } from './open-database.ts';

/** Tells, for next to nothing, whether anything in the database may have changed. */
export type ChangeWatch = {
	/** Another number after every commit by anyone; undefined where that cannot be known cheaply. */
	stamp: () => number | undefined;
	close: () => void;
};

/**
 * SQLite counts, per connection, the commits of all other connections, in this process or another.
 * On a connection that never writes, that counter moves with every change there is. Postgres has
 * nothing of the kind that costs less than asking the question itself.
 */
export function watchChanges(place: DatabasePlace): ChangeWatch {
	if (place.databaseUrl !== null) return { stamp: () => undefined, close: () => undefined };
	// Opened at the first question: until the migrations have run there may be no file.
	let opened:
		{ connection: SqliteDatabase.Database; version: () => number | undefined } | undefined;
	// Good for one turn of the event loop: whoever waits for an answer of ours before asking again
	// asks in a later turn.
	let current: number | undefined;
	return {
		stamp: () => {
			if (current === undefined) {
				opened ??= openReader(sqliteFile(place.dataDir));
				current = opened.version();
				setImmediate(() => (current = undefined));
			}
			return current;
		},
		close: () => opened?.connection.close(),
	};
}

function openReader(file: string) {
	const connection = new SqliteDatabase(file, { readonly: true });
	const statement = connection.prepare<[], number>('pragma data_version').pluck();
	return { connection, version: () => statement.get() };
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
