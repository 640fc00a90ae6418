import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from '@jest/globals';
import knex from 'knex';
import { loadConfig } from '../../engine/src/app/config.ts';
import type { Config } from '../../engine/src/app/config.ts';

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
	const database = kind === 'Postgres' ? await createPostgresDatabase() : null;
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

async function createPostgresDatabase() {
	const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
	const name = `test_${randomUUID().replaceAll('-', '')}`;
	await onServer(url, `create database ${name}`);
	const own = new URL(url);
	own.pathname = `/${name}`;
	return { url: own.href, drop: () => onServer(url, `drop database ${name} with (force)`) };
}

async function onServer(url: URL, statement: string): Promise<void> {
	const server = knex({ client: 'pg', connection: url.href, pool: { min: 0, max: 1 } });
	try {
		await server.raw(statement);
	} finally {
		await server.destroy();
	}
}
