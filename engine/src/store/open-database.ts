import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import knex from 'knex';
import type { Knex } from 'knex';
import pg from 'pg';
import { SqliteClient } from './sqlite-client.ts';

export type Database = Knex;
/** A connection to run on: the database itself, or a transaction that the caller has open. */
export type Connection = Knex | Knex.Transaction;

export type DatabasePlace = { databaseUrl: string | null; dataDir: string };

const POSTGRES_POOL = { min: 0, max: 10 };
/** How long to wait for a free connection before the request is answered with 503. */
const ACQUIRE_TIMEOUT_MS = 5000;
/** How long SQLite waits for another process to give up its write lock. */
const SQLITE_BUSY_TIMEOUT_MS = 10_000;

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
	mkdirSync(dataDir, { recursive: true });
	chmodSync(dataDir, 0o700);
	return knex({
		client: SqliteClient as unknown as typeof Knex.Client,
		connection: { filename: sqliteFile(dataDir) },
		useNullAsDefault: true,
		acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
		pool: {
			// One connection: SQLite has one writer, and the driver is synchronous.
			min: 1,
			max: 1,
			afterCreate: (connection: SqliteConnection, done: (error?: Error) => void) => {
				connection.pragma(`busy_timeout = ${SQLITE_BUSY_TIMEOUT_MS}`);
				connection.pragma('journal_mode = WAL');
				// What was acknowledged must survive a power cut, not only a crash of this process.
				connection.pragma('synchronous = FULL');
				connection.pragma('foreign_keys = ON');
				done();
			},
		},
	});
}

type SqliteConnection = { pragma: (statement: string) => unknown };

function openPostgres(connectionString: string): Database {
	return knex({
		client: 'pg',
		connection: { connectionString, types: { getTypeParser } } as Knex.PgConnectionConfig,
		acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
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
	// Postgres: shutting down, starting up, crashed, too many connections, disk full
	'57P01',
	'57P02',
	'57P03',
	'53300',
	'53100',
	// SQLite
	'SQLITE_BUSY',
	'SQLITE_FULL',
	'SQLITE_IOERR',
]);

/** Whether a failed query says that the database cannot be had now, rather than that we asked wrongly. */
export function isDatabaseUnavailable(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const code = 'code' in error ? String(error.code) : '';
	return (
		UNAVAILABLE_CODES.has(code) ||
		error.name === 'KnexTimeoutError' ||
		/Connection terminated|Client has encountered a connection error/.test(error.message)
	);
}
