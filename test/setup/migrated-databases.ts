import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import knex from 'knex';
import { migrateDatabase } from '../../engine/src/platform/store/migrate.ts';
import { openDatabase, sqliteFile } from '../../engine/src/platform/store/open-database.ts';
import type { DatabasePlace } from '../../engine/src/platform/store/open-database.ts';

/** Variables that name the migrated databases: a file, and a database of the Postgres server. */
export const MIGRATED_SQLITE = 'TEST_MIGRATED_SQLITE';
export const MIGRATED_POSTGRES = 'TEST_MIGRATED_POSTGRES';

/** Migrates one database of each kind, which tests then copy. Returns a function that deletes them. */
export async function migrateOriginals(): Promise<() => Promise<void>> {
	const dataDir = mkdtempSync(join(tmpdir(), 'docsift-migrated-'));
	await migrate({ databaseUrl: null, dataDir });
	process.env[MIGRATED_SQLITE] = sqliteFile(dataDir);
	const postgres = process.env.TEST_POSTGRES_URL ? await createPostgresDatabase('template1') : null;
	if (postgres !== null) {
		await migrate({ databaseUrl: postgres.url, dataDir });
		process.env[MIGRATED_POSTGRES] = postgres.name;
	}
	return async () => {
		await postgres?.drop();
		rmSync(dataDir, { recursive: true });
	};
}

async function migrate(place: DatabasePlace): Promise<void> {
	const db = openDatabase(place);
	await migrateDatabase(db);
	await db.destroy();
}

export type PostgresDatabase = { name: string; url: string; drop: () => Promise<void> };

/** A new database on the server of the tests, copied from another one. */
export async function createPostgresDatabase(template: string): Promise<PostgresDatabase> {
	const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
	const name = `test_${randomUUID().replaceAll('-', '')}`;
	await onServer(url, `create database ${name} template ${template}`);
	const own = new URL(url);
	own.pathname = `/${name}`;
	return { name, url: own.href, drop: () => onServer(url, `drop database ${name} with (force)`) };
}

async function onServer(url: URL, statement: string): Promise<void> {
	const server = knex({ client: 'pg', connection: url.href, pool: { min: 0, max: 1 } });
	try {
		await server.raw(statement);
	} finally {
		await server.destroy();
	}
}
