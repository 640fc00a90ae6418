import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../support/run-node.ts';
import { migrateOriginals } from './migrated-databases.ts';
import { startPostgres } from './postgres.ts';
import type { RunningService } from './postgres.ts';
import { startRedis } from './redis.ts';

declare global {
	var runningServices: RunningService[];
	var dropMigratedDatabases: () => Promise<void>;
}

/** Starts real servers for tests; their addresses are passed in the environment. */
export default async function startServices(): Promise<void> {
	globalThis.runningServices = [];
	// Like `npm start`: processes start twice as fast with a compile cache.
	process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/docsift');
	// For n8n's execution engine, which reads them when it is loaded.
	process.env.N8N_LOG_LEVEL = 'silent';
	process.env.N8N_USER_FOLDER = mkdtempSync(join(tmpdir(), 'docsift-n8n-core-'));
	await provide('TEST_POSTGRES_URL', startPostgres);
	await provide('TEST_REDIS_URL', startRedis);
	globalThis.dropMigratedDatabases = await migrateOriginals();
}

async function provide(variable: string, start: () => Promise<RunningService>): Promise<void> {
	if (process.env[variable]) return;
	try {
		const service = await start();
		globalThis.runningServices.push(service);
		process.env[variable] = service.url;
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		if (process.env.CI === 'true') {
			throw new Error(`${variable}: no server could be started, and CI skips nothing: ${reason}`);
		}
		process.stderr.write(
			`\n*** TESTS WILL BE SKIPPED: no server for ${variable}. ${reason}\n*** Set ${variable} to use one that runs elsewhere.\n\n`,
		);
	}
}
