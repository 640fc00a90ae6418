import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from '@jest/globals';
import { loadConfig } from '../../engine/src/app/config.ts';
import type { Config } from '../../engine/src/app/config.ts';
import { openDatabase, sqliteFile } from '../../engine/src/platform/store/open-database.ts';
import {
	createPostgresDatabase,
	MIGRATED_POSTGRES,
	MIGRATED_SQLITE,
} from '../setup/migrated-databases.ts';
import type { PostgresDatabase } from '../setup/migrated-databases.ts';

export type DatabaseKind = 'SQLite' | 'Postgres';
export type TestConfig = {
	config: Config;
	environment: Record<string, string>;
	dispose: () => Promise<void>;
};

/** A configuration on an empty database; `dispose` deletes it. */
export async function createTestConfig(
	kind: DatabaseKind,
	overrides: Record<string, string> = {},
): Promise<TestConfig> {
	const dataDir = mkdtempSync(join(tmpdir(), 'docsift-test-'));
	const database = kind === 'Postgres' ? await createPostgresDatabase('template1') : null;
	return describePlace(dataDir, database, overrides);
}

/**
 * A configuration on a database with all tables and no rows. It is a copy of the one that was migrated before the
 * tests began, which takes a tenth of the time.
 */
export async function createMigratedConfig(
	kind: DatabaseKind,
	overrides: Record<string, string> = {},
): Promise<TestConfig> {
	const dataDir = mkdtempSync(join(tmpdir(), 'docsift-test-'));
	const original = process.env[kind === 'Postgres' ? MIGRATED_POSTGRES : MIGRATED_SQLITE] ?? '';
	const database = kind === 'Postgres' ? await createPostgresDatabase(original) : null;
	if (kind === 'SQLite') copyFileSync(original, sqliteFile(dataDir));
	const place = describePlace(dataDir, database, overrides);
	const db = openDatabase({ databaseUrl: database?.url ?? null, dataDir });
	await db('installation').update({ id: randomUUID() });
	await db.destroy();
	return place;
}

function describePlace(
	dataDir: string,
	database: PostgresDatabase | null,
	overrides: Record<string, string>,
): TestConfig {
	const environment = {
		PORT: '0',
		DATA_DIR: dataDir,
		...(database && { DATABASE_URL: database.url }),
		...overrides,
	};
	return {
		config: loadConfig(environment),
		environment,
		dispose: async () => {
			await database?.drop();
			// The children of a killed engine may still write for a moment.
			rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
		},
	};
}

/** Runs the same suite on every supported database. */
export function describeOnEachDatabase(name: string, suite: (kind: DatabaseKind) => void): void {
	describe(`${name} on SQLite`, () => suite('SQLite'));
	const onPostgres = process.env.TEST_POSTGRES_URL ? describe : describe.skip;
	onPostgres(`${name} on Postgres`, () => suite('Postgres'));
}
