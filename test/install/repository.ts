/**
 * node test/install/repository.ts
 *
 * Copies the repository into an empty folder, installs and starts it as the README describes, and reads a PDF and a
 * scan. Checks the installed size. Needs the npm registry.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createClosers } from '../support/closers.ts';
import { startEngineProcess } from '../support/engine-process.ts';
import { freePort } from '../support/free-port.ts';
import { root } from '../support/run-node.ts';
import { say, sizeOf, tryDashboard, tryPdf, tryScan } from './try-engine.ts';

const MAX_INSTALLED_MB = 900;

const closers = createClosers();
const folder = mkdtempSync(join(tmpdir(), 'docsift-repository-'));
closers.add(() => rmSync(folder, { recursive: true, force: true }));
// With the system's Node, as after a fresh clone.
const path = (process.env.PATH ?? '').split(delimiter);
const PATH = path.filter((one) => !one.includes('node_modules')).join(delimiter);
try {
	copyRepository();
	execFileSync('npm', ['install'], {
		cwd: folder,
		stdio: 'inherit',
		env: { ...process.env, PATH },
	});
	const installed = sizeOf(join(folder, 'node_modules'), '.cache');
	say(`npm install of the repository: ${installed} MB`);
	assert.ok(installed <= MAX_INSTALLED_MB, `at most ${MAX_INSTALLED_MB} MB`);

	const engine = await startEngineProcess(
		{ PATH, PORT: String(await freePort()), METRICS_PORT: '', DATA_DIR: join(folder, 'data') },
		{ program: 'npm', args: ['start'], cwd: folder },
	);
	closers.add(async () => {
		engine.kill('SIGTERM');
		await engine.exited;
	});
	await tryPdf(engine, folder);
	await tryScan(engine);
	await tryDashboard(engine);
} finally {
	await closers.closeAll();
}

/** Every file that is, or would be, in the repository. */
function copyRepository(): void {
	const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
	const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0');
	for (const file of files.filter(Boolean)) cpSync(join(root, file), join(folder, file));
}
