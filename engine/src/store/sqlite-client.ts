import { createRequire } from 'node:module';
import type { Knex } from 'knex';

type Query = { sql: string };
type SqliteConnection = { prepare: (sql: string) => unknown };
declare class SqliteBaseClient extends Knex.Client {
	_query(connection: SqliteConnection, query: Query): Promise<Query>;
}

// knex exports its dialects from these files only; it has no types for them.
const require = createRequire(import.meta.url);
const BetterSqlite3Client =
	require('knex/lib/dialects/better-sqlite3/index.js') as typeof SqliteBaseClient;

/**
 * knex opens transactions with BEGIN, which in SQLite takes the write lock only at the first write.
 * A transaction that has read by then fails at once with SQLITE_BUSY when another process (the CLI,
 * a worker) wrote in between. BEGIN IMMEDIATE waits for the lock instead, up to busy_timeout.
 */
export class SqliteClient extends BetterSqlite3Client {
	override _query(connection: SqliteConnection, query: Query): Promise<Query> {
		if (query.sql === 'BEGIN;') query.sql = 'BEGIN IMMEDIATE;';
		return super._query(connection, query);
	}
}
