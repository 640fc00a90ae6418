/**
 * npm run test:install [-- TARBALL]
 *
 * Packs the published package, unless a tarball is given, installs it into an empty folder with npm and an empty
 * cache, starts it and reads a PDF and a scan. Prints the time and the download size. Needs the npm registry.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createClosers } from '../support/closers.ts';
import { startEngineProcess } from '../support/engine-process.ts';
import { freePort } from '../support/free-port.ts';
import { root } from '../support/run-node.ts';
import { say, sizeOf, tryDashboard, tryPdf, tryScan } from './try-engine.ts';

const MAX_INSTALLED_MB = 400;

const closers = createClosers();
const folder = mkdtempSync(join(tmpdir(), 'docsift-install-'));
closers.add(() => rmSync(folder, { recursive: true, force: true }));
const [home, cache] = [join(folder, 'empty'), join(folder, 'cache')];
try {
	const tarball = process.argv[2] ?? pack();
	const started = performance.now();
	install(tarball);
	const engine = await start();
	await tryPdf(engine, join(home, 'node_modules/docsift'));
	const seconds = (performance.now() - started) / 1000;
	const size = { installed: sizeOf(join(home, 'node_modules')), fetched: sizeOf(cache) };
	say(
		`from an empty folder to the first answer: ${seconds.toFixed(1)} s, ${size.installed} MB installed, ` +
			`${size.fetched} MB fetched (with npm's own notes)`,
	);
	assert.ok(size.installed <= MAX_INSTALLED_MB, `at most ${MAX_INSTALLED_MB} MB`);

	await tryScan(engine);
	await tryDashboard(engine);
	refuseOldNode();
} finally {
	await closers.closeAll();
}

function pack(): string {
	const options = { cwd: root, encoding: 'utf8' } as const;
	return execFileSync('node', ['release/pack-engine.ts', '--to', folder], options).trim();
}

function install(tarball: string): void {
	mkdirSync(home);
	const options = ['--cache', cache, '--no-audit', '--no-fund', '--loglevel=warn'];
	execFileSync('npm', ['install', ...options, tarball], { cwd: home, stdio: 'inherit' });
}

async function start() {
	const engine = await startEngineProcess(
		{ PORT: String(await freePort()), METRICS_PORT: '', DATA_DIR: '' },
		{ program: join(home, 'node_modules/.bin/docsift'), args: [], cwd: home },
	);
	closers.add(async () => {
		engine.kill('SIGTERM');
		assert.equal(await engine.exited, 0);
	});
	return engine;
}

/** A system Node that is too old gets a clear message. */
function refuseOldNode(): void {
	const path = (process.env.PATH ?? '')
		.split(delimiter)
		.filter((one) => !one.includes('node_modules'));
	const env = { ...process.env, PATH: path.join(delimiter) };
	const old = spawnSync('node', ['--version'], { env, encoding: 'utf8' }).stdout.trim();
	if (!/^v(1\d|20|21)\./.test(old)) return;
	const { status, stderr } = spawnSync(join(home, 'node_modules/.bin/docsift'), [], {
		env,
		encoding: 'utf8',
	});
	assert.equal(status, 1);
	assert.match(stderr, new RegExp(`^docsift: needs Node 22.19 or later, and this is ${old}`));
	say(`Node ${old} is refused in words`);
}
