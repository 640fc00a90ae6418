import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import knex from 'knex';
import type { Knex } from 'knex';
import pg from 'pg';
import { keepPrivate } from './keep-private.ts';
import { SqliteClient } from './sqlite-client.ts';

export type Database = Knex;
/** The database itself, or an open transaction of the caller. */
export type Connection = Knex | Knex.Transaction;

export type DatabasePlace = { databaseUrl: string | null; dataDir: string };

const POSTGRES_POOL = { min: 0, max: 10 };
/** A database that does not give a connection or reply to a query within this time counts as unavailable. */
const TIMEOUT_MS = 15_000;

const common = {
	acquireConnectionTimeout: TIMEOUT_MS,
	// Keeps values of rows out of error messages, which are logged.
	compileSqlOnError: false,
	// knex also throws these messages.
	log: { warn: ignore, error: ignore, deprecate: ignore, debug: ignore },
};

function ignore(): void {
	return undefined;
}

export function openDatabase({ databaseUrl, dataDir }: DatabasePlace): Database {
	return databaseUrl === null ? openSqlite(dataDir) : openPostgres(databaseUrl);
}

export function isPostgres(db: Connection): boolean {
	return (db.client as { driverName: string }).driverName === 'pg';
}

export function sqliteFile(dataDir: string): string {
	return join(dataDir, 'docsift.sqlite');
}

function openSqlite(dataDir: string): Database {
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	keepPrivate(sqliteFile(dataDir));
	return knex({
		client: SqliteClient as unknown as typeof Knex.Client,
		connection: { filename: sqliteFile(dataDir) },
		...common,
		useNullAsDefault: true,
		// One connection: SQLite has one writer, and the driver is synchronous.
		pool: { min: 1, max: 1 },
	});
}

function openPostgres(connectionString: string): Database {
	return knex({
		...common,
		client: 'pg',
		connection: {
			connectionString,
			types: { getTypeParser },
			query_timeout: TIMEOUT_MS,
			connectionTimeoutMillis: TIMEOUT_MS,
		} as Knex.PgConnectionConfig,
		pool: POSTGRES_POOL,
	});
}

/** Times and counts are stored as bigint and stay far below 2^53, so they are read as numbers. */
type TypeId = (typeof pg.types.builtins)[keyof typeof pg.types.builtins];

function getTypeParser(oid: TypeId, format?: string): (value: string) => unknown {
	if (oid === pg.types.builtins.INT8) return Number;
	return pg.types.getTypeParser(oid, format as 'text') as (value: string) => unknown;
}

const UNAVAILABLE_CODES = new Set([
	// network
	'ECONNREFUSED',
	'ECONNRESET',
	'ETIMEDOUT',
	'EPIPE',
	'ENOTFOUND',
	'EAI_AGAIN',
	'EHOSTUNREACH',
	'ENETUNREACH',
	// Postgres: shutting down, starting up, crashed, dropped, read-only, too many connections, disk full
	'57P01',
	'57P02',
	'57P03',
	'57P04',
	'25006',
	// Postgres: serialisation failure or deadlock
	'40001',
	'40P01',
	'53300',
	'53100',
]);

/** SQLite has more specific codes, such as SQLITE_IOERR_WRITE. */
const UNAVAILABLE_FAMILIES = /^(SQLITE_(BUSY|FULL|IOERR|READONLY|CANTOPEN)|08\w{3}$)/;

/** Whether a query failed because the database is unavailable, not because the query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const code = 'code' in error ? String(error.code) : '';
	return (
		UNAVAILABLE_CODES.has(code) ||
		UNAVAILABLE_FAMILIES.test(code) ||
		error.name === 'KnexTimeoutError' ||
		/Connection terminated|Client has encountered a connection error|Query read timeout|timeout expired/.test(
			error.message,
		)
	);
}

/** Whether a write failed because the disk of SQLite is full. */
export function isDatabaseFull(error: unknown): boolean {
	return /^SQLITE_(FULL|IOERR)/.test(String((error as { code?: unknown }).code));
}

/** Whether a write failed because another row has the same unique values. */
export function isUniqueViolation(error: unknown): boolean {
	const code = String((error as { code?: unknown } | null)?.code);
	return code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE';
}
