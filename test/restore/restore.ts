/**
 * npm run test:restore
 *
 * Backup and restore on Postgres with the commands of docs/operations.md: takes a dump and a copy of the documents
 * while an engine runs, destroys everything, and checks that an engine on the restored copies has the same key, jobs
 * and documents. Uses Debian's Postgres, whose server and pg_dump have the same version.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startPostgres } from '../setup/postgres.ts';
import { createClosers } from '../support/closers.ts';
import { LETTER, makePdf } from '../support/documents.ts';
import { startEngineProcess } from '../support/engine-process.ts';
import type { EngineProcess } from '../support/engine-process.ts';
import { installProgram } from '../support/install-program.ts';
import { createJobClient, readFirstKey } from '../support/job-client.ts';

installProgram('pg_dump', 'postgresql');
const [pgDump] = globSync('/usr/lib/postgresql/*/bin/pg_dump').toSorted().reverse();
assert.ok(pgDump, 'pg_dump is not below /usr/lib/postgresql');
const programs = dirname(pgDump);
const closers = createClosers();
const folder = mkdtempSync(join(tmpdir(), 'docsift-restore-'));
closers.add(() => rmSync(folder, { recursive: true, force: true }));
try {
	await dumpAndRestore();
} finally {
	await closers.closeAll();
}

async function dumpAndRestore(): Promise<void> {
	say('an engine on Postgres reads two documents');
	const first = await startDatabase('first');
	const engine = await startEngine(first);
	const key = readFirstKey(engine);
	const before = createJobClient(engine.url, key);
	const jobs = [];
	for (const content of [await makePdf([LETTER]), await makePdf([LETTER, LETTER])]) {
		const id = await before.submit(content);
		const job = await before.waitForEnd(id);
		assert.equal(job.status, 'completed');
		jobs.push({ id, content, job });
	}

	say('the database is dumped, then the documents are copied, while it runs');
	const [dump, archive] = [join(folder, 'docsift.dump'), join(folder, 'documents.tgz')];
	run('pg_dump', '-Fc', '-f', dump, '-d', first.database);
	run('tar', '-C', first.dataDir, '-czf', archive, 'documents');

	say('both are restored elsewhere');
	engine.kill('SIGKILL');
	const second = await startDatabase('second');
	run('pg_restore', '-d', second.database, '--clean', '--if-exists', '--no-owner', dump);
	run('tar', '-C', second.dataDir, '-xzf', archive);
	const restored = await startEngine(second);
	assert.doesNotMatch(restored.output(), /dsk_live_/, 'it took itself for a new installation');
	const after = createJobClient(restored.url, key);
	for (const { id, content, job } of jobs) {
		assert.deepEqual(await after.waitForEnd(id), job);
		assert.ok((await after.document(id)).equals(content), `another document of job ${id}`);
	}
	const next = await after.submit(await makePdf([LETTER]));
	assert.equal((await after.waitForEnd(next)).status, 'completed');
	say('the same key, jobs and documents are there, and a new job is read');
}

type Place = { database: string; dataDir: string };

async function startDatabase(name: string): Promise<Place> {
	const dataDir = join(folder, name);
	mkdirSync(dataDir);
	const postgres = await startPostgres({ programs });
	closers.add(() => postgres.stop());
	return { database: postgres.url, dataDir };
}

async function startEngine({ database, dataDir }: Place): Promise<EngineProcess> {
	const engine = await startEngineProcess({
		PORT: '0',
		DATABASE_URL: database,
		DATA_DIR: dataDir,
		PARSE_PROCESSES: '1',
	});
	closers.add(async () => {
		engine.kill('SIGKILL');
		await engine.exited;
	});
	return engine;
}

function run(program: string, ...args: string[]): void {
	const path = `${programs}:${process.env.PATH ?? ''}`;
	execFileSync(program, args, {
		env: { ...process.env, PATH: path },
		stdio: ['ignore', 'inherit', 'inherit'],
	});
}

function say(line: string): void {
	process.stdout.write(`${line}\n`);
}
