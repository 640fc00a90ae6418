/** Runs the backup and restore commands of docs/operations.md. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createTestConfig } from '../support/databases.ts';
import { LETTER, makePdf } from '../support/documents.ts';
import { createJobClient, readFirstKey } from '../support/job-client.ts';
import { runNode } from '../support/run-node.ts';
import { useEngineProcesses } from '../support/use-engine-processes.ts';

const { start, afterTest } = useEngineProcesses();

test('a copy made while the engine runs is an installation with the same keys, jobs and documents', async () => {
	const place = await createTestConfig('SQLite');
	afterTest(place.dispose);
	const engine = await start(place.environment);
	const key = readFirstKey(engine);
	const before = createJobClient(engine.url, key);
	const content = await makePdf([LETTER]);
	const jobId = await before.submit(content);
	const job = await before.waitForEnd(jobId);
	expect(job).toMatchObject({ status: 'completed' });

	const copy = join(place.config.dataDir, 'copy');
	const ran = await runNode(['engine/src/app/cli.ts', 'backup', '--to', copy], place.environment);
	expect(JSON.parse(ran.stdout)).toEqual({ folder: copy, documents: 1 });
	const again = await runNode(['engine/src/app/cli.ts', 'backup', '--to', copy], place.environment);
	expect(again.code).toBe(1);
	expect(again.stderr).toContain('already exists');
	engine.kill('SIGKILL');
	await engine.exited;

	const restored = await start({ ...place.environment, DATA_DIR: copy });
	expect(restored.output()).not.toContain('dsk_live_');
	const after = createJobClient(restored.url, key);
	expect(await after.waitForEnd(jobId)).toEqual(job);
	expect((await after.document(jobId)).equals(content)).toBe(true);
	const next = await after.submit(await makePdf([LETTER, LETTER]));
	expect(await after.waitForEnd(next)).toMatchObject({ status: 'completed' });
});

test('a backup of a database server is refused', async () => {
	const place = await createTestConfig('SQLite');
	afterTest(place.dispose);
	const copy = join(place.config.dataDir, 'copy');
	const environment = { ...place.environment, S3_BUCKET: 'docs' };
	const { code, stderr } = await runNode(
		['engine/src/app/cli.ts', 'backup', '--to', copy],
		environment,
	);
	expect(code).toBe(1);
	expect(stderr).toContain('docs/operations.md');
	expect(existsSync(copy)).toBe(false);
});
