import { createRequire } from 'node:module';
import type { Knex } from 'knex';

type Query = { sql: string };
type SqliteConnection = { prepare: (sql: string) => unknown };
type SqliteBaseClient = {
	acquireRawConnection(): Promise<SqliteConnection>;
	_query(connection: SqliteConnection, query: Query): Promise<Query>;
};

// knex exports its dialects from these files only; it has no types for them.
const require = createRequire(import.meta.url);
const BetterSqlite3Client = require('knex/lib/dialects/better-sqlite3/index.js') as new (
	config: Knex.Config,
) => SqliteBaseClient;

const KEPT_STATEMENTS = 256;
const CHANGES_TABLES = /^\s*(create|alter|drop)\b/i;

export class SqliteClient extends BetterSqlite3Client {
	/** How many statements were run through this client, its transactions included. */
	statements = 0;

	/** knex prepares a statement anew for every query, which costs more than running it. */
	override async acquireRawConnection(): Promise<SqliteConnection> {
		const connection = await super.acquireRawConnection();
		const prepare = connection.prepare.bind(connection);
		const kept = new Map<string, unknown>();
		connection.prepare = (sql) => {
			this.statements += 1;
			const known = kept.get(sql);
			if (known !== undefined) return known;
			if (kept.size >= KEPT_STATEMENTS || CHANGES_TABLES.test(sql)) kept.clear();
			const statement = prepare(sql);
			kept.set(sql, statement);
			return statement;
		};
		return connection;
	}

	/**
	 * knex opens transactions with BEGIN, which in SQLite takes the write lock only at the first
	 * write. A transaction that has read by then fails at once with SQLITE_BUSY when another process
	 * (the CLI, a worker) wrote in between. BEGIN IMMEDIATE waits for the lock instead.
	 */
	override _query(connection: SqliteConnection, query: Query): Promise<Query> {
		if (query.sql === 'BEGIN;') query.sql = 'BEGIN IMMEDIATE;';
		return super._query(connection, query);
	}
}
