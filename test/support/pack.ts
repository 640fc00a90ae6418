import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './run-node.ts';

const run = promisify(execFile);

export type PackedTarball = { folder: string; tarball: string; files: string[] };

/** Packs the package with npm into a new temporary folder. */
export async function packTarball(): Promise<PackedTarball> {
	const folder = await mkdtemp(join(tmpdir(), 'docsift-pack-'));
	const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], {
		cwd: root,
	});
	const [packed] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
	return {
		folder,
		tarball: join(folder, packed.filename),
		files: packed.files.map(({ path }) => path),
	};
}
