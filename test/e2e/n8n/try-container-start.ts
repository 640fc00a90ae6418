import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../../support/run-node.ts';
import type { Lab } from './lab.ts';
import { createN8nClient } from './n8n-client.ts';
import { createN8n } from './n8n-process.ts';

type Credential = { id: string; name: string; type: string };

/**
 * Runs both container scripts like compose does: the engine's creates a key for n8n, n8n's installs the nodes and the
 * credential into an empty home.
 */
export async function tryContainerStart(lab: Lab, program: string, tarball: string): Promise<void> {
	const { check, closers, engine } = lab;
	const folder = join(lab.folder, 'container');
	const credentials = join(folder, 'credentials.json');
	await mkdir(folder);
	const makeCredential = (): void => {
		execFileSync(process.execPath, ['docker/n8n/make-credential.mjs', credentials], {
			cwd: root,
			env: {
				PATH: dirname(process.execPath),
				DATA_DIR: join(lab.folder, 'engine'),
				N8N_ENGINE_URL: engine.url,
			},
		});
	};

	await check('the container of the engine makes one key for n8n, at the first start', async () => {
		makeCredential();
		const made = await readFile(credentials, 'utf8');
		makeCredential();
		assert.equal(await readFile(credentials, 'utf8'), made);
	});

	await check(
		'the container of n8n starts with the nodes and a credential that works',
		async () => {
			const bin = join(folder, 'bin');
			await mkdir(bin);
			const starter = `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`;
			await writeFile(join(bin, 'n8n'), starter, { mode: 0o755 });
			const n8n = await createN8n(program, join(folder, 'home'), {
				command: 'sh',
				args: [join(root, 'docker', 'n8n', 'start.sh')],
				environment: {
					PATH: `${bin}:${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
					DOCSIFT_PACK: tarball,
					DOCSIFT_CREDENTIALS: credentials,
				},
			});
			closers.add(() => n8n.stop());
			await n8n.start();
			const client = createN8nClient(n8n.url);
			await client.becomeOwner();

			const names = (await client.types<{ name: string }>('nodes')).map(({ name }) => name);
			assert.ok(names.includes('n8n-nodes-docsift.docSift'));
			assert.ok(names.includes('n8n-nodes-docsift.docSiftTrigger'));
			const found = await client.call<Credential[]>('GET', '/credentials');
			assert.deepEqual(
				found.map(({ name, type }) => [name, type]),
				[['DocSift account', 'docSiftApi']],
			);
			// Like the editor: the key itself stays in n8n, which inserts it again.
			const path = `/credentials/${found[0]?.id}?includeData=true`;
			const credential = await client.call<Credential>('GET', path);
			const tested = await client.call('POST', '/credentials/test', { credentials: credential });
			assert.deepEqual(tested, { status: 'OK', message: 'DocSift answers and accepts the key' });
		},
	);
}
