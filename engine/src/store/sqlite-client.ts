import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import type { Knex } from 'knex';

type Query = { sql: string };
type SqliteConnection = {
	prepare: (sql: string) => unknown;
	pragma: (statement: string) => unknown;
};
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
/** SQLite waits for a lock without letting anything else run, so it waits briefly; we try again. */
const BUSY_TIMEOUT_MS = 20;
const BUSY_RETRY_MS = 25;
const BUSY_PATIENCE_MS = 10_000;
const CHANGES_TABLES = /^\s*(create|alter|drop)\b/i;

export class SqliteClient extends BetterSqlite3Client {
	/** How many statements were run through this client, its transactions included. */
	statements = 0;

	/** knex prepares a statement anew for every query, which costs more than running it. */
	override async acquireRawConnection(): Promise<SqliteConnection> {
		const connection = await super.acquireRawConnection();
		await whilePatient(() => setUp(connection));
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
	 * (the CLI, a worker) wrote in between. BEGIN IMMEDIATE takes the lock at once. While another
	 * process holds it we try again now and then, so that everything else goes on meanwhile.
	 */
	override async _query(connection: SqliteConnection, query: Query): Promise<Query> {
		if (query.sql === 'BEGIN;') query.sql = 'BEGIN IMMEDIATE;';
		return await whilePatient(() => super._query(connection, query));
	}
}

function setUp(connection: SqliteConnection): void {
	connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
	connection.pragma('journal_mode = WAL');
	// What was acknowledged must survive a power cut, not only a crash of this process.
	connection.pragma('synchronous = FULL');
	connection.pragma('foreign_keys = ON');
}

async function whilePatient<T>(run: () => T | Promise<T>): Promise<T> {
	for (let waited = 0; ; waited += BUSY_RETRY_MS) {
		try {
			return await run();
		} catch (error) {
			if (!isBusy(error) || waited >= BUSY_PATIENCE_MS) throw error;
			await setTimeout(BUSY_RETRY_MS);
		}
	}
}

/** The driver makes its errors outside; where there are several worlds of globals they are none of ours. */
function isBusy(error: unknown): boolean {
	return String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');
}
