import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { createTestConfig } from '../support/databases.ts';
import { LETTER, makePdf } from '../support/documents.ts';
import { createJobClient, readFirstKey } from '../support/job-client.ts';
import { runNode } from '../support/run-node.ts';
import { useEngineProcesses } from '../support/use-engine-processes.ts';

const { start, afterTest } = useEngineProcesses();

/** The modes of the folder, the database files and all documents. */
function readModes(folder: string): Record<string, string> {
	const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
		(name) => name.startsWith('docsift.sqlite') || name.startsWith('documents'),
	);
	const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
	const kindOf = (name: string) => (name.startsWith('docsift') ? name : 'documents');
	return Object.fromEntries([
		['folder', modeOf(folder)],
		...names
			.filter((name) => statSync(join(folder, name)).isFile())
			.map((name) => [kindOf(name), modeOf(join(folder, name))]),
	]) as Record<string, string>;
}

const DATABASE = {
	'docsift.sqlite': '600',
	'docsift.sqlite-wal': '600',
	'docsift.sqlite-shm': '600',
};

test('the database, its copies and the documents can be read by nobody else, also where they could before', async () => {
	const place = await createTestConfig('SQLite');
	afterTest(place.dispose);
	const dataDir = join(place.config.dataDir, 'made', 'by us');
	const environment = { ...place.environment, DATA_DIR: dataDir };
	const first = await start(environment);
	const client = createJobClient(first.url, readFirstKey(first));
	await client.waitForEnd(await client.submit(await makePdf([LETTER])));
	expect(readModes(dataDir)).toEqual({ folder: '700', ...DATABASE, documents: '600' });

	const copy = join(place.config.dataDir, 'copy');
	expect((await runNode(['engine/src/app/cli.ts', 'backup', '--to', copy], environment)).code).toBe(
		0,
	);
	expect(readModes(copy)).toEqual({ folder: '700', 'docsift.sqlite': '600', documents: '600' });

	first.kill('SIGKILL');
	await first.exited;
	for (const name of Object.keys(DATABASE)) chmodSync(join(dataDir, name), 0o644);
	await start(environment);
	expect(readModes(dataDir)).toMatchObject(DATABASE);
});
