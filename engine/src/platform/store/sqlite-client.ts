import { createRequire } from 'node:module';
import { setTimeout as startTimer } from 'node:timers';
import { setTimeout } from 'node:timers/promises';
import type { Knex } from 'knex';

type Query = { sql: string };
type Statement = { pluck: () => Statement; get: () => unknown };
type SqliteConnection = {
	prepare: (sql: string) => Statement;
	pragma: (statement: string) => unknown;
	close: () => void;
};
/** knex's builder: a query, raw SQL or a schema change. */
type Builder = { _method?: string; sql?: unknown };
type Runner = { connection: SqliteConnection | undefined };
type SqliteBaseClient = {
	driver: new (file: string) => SqliteConnection;
	connectionSettings: { filename: string };
	/** Only set on the client of a transaction. */
	transacting?: boolean;
	acquireRawConnection(): Promise<SqliteConnection>;
	acquireConnection(): Promise<SqliteConnection>;
	releaseConnection(connection: SqliteConnection): Promise<void>;
	runner(builder: Builder): Runner;
	destroy(): Promise<void>;
	_query(connection: SqliteConnection, query: Query): Promise<Query>;
};

// knex exports its dialects only from these files, without types.
const require = createRequire(import.meta.url);
const BetterSqlite3Client = require('knex/lib/dialects/better-sqlite3/index.js') as new (
	config: Knex.Config,
) => SqliteBaseClient;

const KEPT_STATEMENTS = 256;
/** While SQLite waits for a lock it blocks the event loop, so it waits briefly and we retry. */
const BUSY_TIMEOUT_MS = 20;
const BUSY_RETRY_MS = 25;
const BUSY_PATIENCE_MS = 10_000;
const CHANGES_TABLES = /^\s*(create|alter|drop)\b/i;
const READS = /^\s*(select|with)\b/i;
const DELETES = /^\s*delete\b/i;
const WRITES = /^\s*(insert|update)\b/i;
/** Milliseconds from a delete, or from another write, to the checkpoint that empties the write-ahead log. */
const SCRUB_AFTER_DELETE_MS = 1000;
const SCRUB_AFTER_WRITE_MS = 60_000;
/** Milliseconds until a failed checkpoint is retried. */
const SCRUB_RETRY_MS = 5000;
const SCRUB = 'wal_checkpoint(TRUNCATE)';

export class SqliteClient extends BetterSqlite3Client {
	/** Statements run through this client, including its transactions. */
	statements = 0;

	private reading: SqliteConnection | undefined;
	private versionQuery: Statement | undefined;
	private scrub: { at: number; timer: NodeJS.Timeout } | undefined;

	/**
	 * Reads never wait for a writer: they see the last commit. One connection is enough, because the driver is
	 * synchronous.
	 */
	reader(): SqliteConnection {
		if (!this.reading) {
			this.reading = new this.driver(this.connectionSettings.filename);
			this.reading.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
			// A write that was misclassified as a read fails instead of bypassing the writing connection.
			this.reading.pragma('query_only = ON');
			this.keepStatements(this.reading);
		}
		return this.reading;
	}

	/** Changes after every commit by any process. */
	dataVersion(): number {
		this.versionQuery ??= this.reader().prepare('pragma data_version').pluck();
		return this.versionQuery.get() as number;
	}

	override runner(builder: Builder): Runner {
		const runner = super.runner(builder);
		if (!this.transacting && isReading(builder)) runner.connection = this.reader();
		return runner;
	}

	override async destroy(): Promise<void> {
		const isScrubDue = this.scrub !== undefined;
		clearTimeout(this.scrub?.timer);
		this.scrub = undefined;
		await super.destroy();
		try {
			// The last process to close empties the log anyway; a command beside a running engine must do it here.
			if (isScrubDue) this.reader().pragma(SCRUB);
		} finally {
			this.reading?.close();
		}
	}

	/**
	 * The write-ahead log keeps old pages and so deleted values. A checkpoint empties it: soon after a delete, later
	 * after other writes, and once for all of them.
	 */
	private scheduleScrub(ms: number): void {
		const at = performance.now() + ms;
		if (this.scrub && this.scrub.at <= at) return;
		clearTimeout(this.scrub?.timer);
		this.scrub = { at, timer: startTimer(() => void this.scrubLog(), ms).unref() };
	}

	private async scrubLog(): Promise<void> {
		this.scrub = undefined;
		try {
			// The writing connection: its holder has no open transaction in this process.
			const connection = await this.acquireConnection();
			try {
				const [answer] = connection.pragma(SCRUB) as { busy: number }[];
				if (answer?.busy === 1) this.scheduleScrub(SCRUB_RETRY_MS);
			} finally {
				await this.releaseConnection(connection);
			}
		} catch {
			// A full disk or a long queue. Other writes report it; this one is retried.
			this.scheduleScrub(SCRUB_RETRY_MS);
		}
	}

	override async acquireRawConnection(): Promise<SqliteConnection> {
		const connection = await super.acquireRawConnection();
		await whilePatient(() => setUp(connection));
		this.keepStatements(connection, (sql) => {
			if (DELETES.test(sql)) this.scheduleScrub(SCRUB_AFTER_DELETE_MS);
			else if (WRITES.test(sql)) this.scheduleScrub(SCRUB_AFTER_WRITE_MS);
		});
		return connection;
	}

	/** knex prepares every statement again, which costs more than running it. */
	private keepStatements(connection: SqliteConnection, onRun?: (sql: string) => void): void {
		const prepare = connection.prepare.bind(connection);
		const kept = new Map<string, Statement>();
		connection.prepare = (sql) => {
			this.statements += 1;
			onRun?.(sql);
			const known = kept.get(sql);
			if (known !== undefined) return known;
			if (kept.size >= KEPT_STATEMENTS || CHANGES_TABLES.test(sql)) kept.clear();
			const statement = prepare(sql);
			kept.set(sql, statement);
			return statement;
		};
	}

	/**
	 * knex opens transactions with BEGIN, which in SQLite takes the write lock only at the first write. A transaction
	 * that has read before then fails with SQLITE_BUSY if another process (the CLI, a worker) wrote in between. BEGIN
	 * IMMEDIATE takes the lock right away. While another process holds it, we retry without blocking the event loop.
	 */
	override async _query(connection: SqliteConnection, query: Query): Promise<Query> {
		if (query.sql === 'BEGIN;') query.sql = 'BEGIN IMMEDIATE;';
		return await whilePatient(() => super._query(connection, query));
	}
}

function isReading({ _method, sql }: Builder): boolean {
	if (typeof sql === 'string') return READS.test(sql);
	return _method === 'select' || _method === 'first' || _method === 'pluck';
}

function setUp(connection: SqliteConnection): void {
	connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
	connection.pragma('journal_mode = WAL');
	// Acknowledged writes must survive a power failure, not only a crash of this process.
	connection.pragma('synchronous = FULL');
	connection.pragma('foreign_keys = ON');
	// Deleted content is overwritten with zeros instead of staying in free pages.
	connection.pragma('secure_delete = ON');
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

/** The driver creates errors in another realm, where instanceof does not work. */
function isBusy(error: unknown): boolean {
	return String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');
}
