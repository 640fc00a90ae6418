/**
 * npm run test:install [-- TARBALL]
 *
 * Packs the published package, unless it is given, installs it into an empty folder with a plain npm and an empty cache, starts
 * it and has it read a PDF and a scan, as somebody would who has nothing but Node and npm. Prints how long
 * that took and how much came over the line. Needs npm's registry.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createClosers } from '../support/closers.ts';
import { LETTER, makeImage } from '../support/documents.ts';
import { startEngineProcess } from '../support/engine-process.ts';
import { freePort } from '../support/free-port.ts';
import { readFirstKey } from '../support/job-client.ts';
import { root } from '../support/run-node.ts';

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
	const key = readFirstKey(engine);
	const installed = join(home, 'node_modules/docsift');
	const invoice = readFileSync(join(installed, 'examples/invoice.pdf'));
	const first = await parse(engine.url, key, 'invoice.pdf', invoice);
	const seconds = (performance.now() - started) / 1000;
	assert.equal(first.invoiceNumber, '2026-0147');
	const size = { installed: sizeOf(join(home, 'node_modules')), fetched: sizeOf(cache) };
	say(
		`from an empty folder to the first answer: ${seconds.toFixed(1)} s, ${size.installed} MB installed, ` +
			`${size.fetched} MB fetched (with npm's own notes)`,
	);
	assert.ok(size.installed <= MAX_INSTALLED_MB, `at most ${MAX_INSTALLED_MB} MB`);

	const scan = await parse(engine.url, key, 'scan.png', await makeImage('png', LETTER));
	assert.equal(scan.invoiceNumber, 'A-4711');
	say('a scan is read by OCR');
	const page = await fetch(engine.url);
	assert.match(await page.text(), /<div id="root"/);
	say('the dashboard is there');
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

async function parse(url: string, key: string, name: string, content: Buffer) {
	const templates = await ask(url, '/v1/templates', key);
	const invoice = (templates as { id: string; name: string }[]).find(
		({ name }) => name === 'Invoice',
	);
	const form = new FormData();
	form.set('templateId', invoice?.id ?? '');
	form.set('files', new Blob([new Uint8Array(content)]), name);
	const { result } = (await ask(url, '/documents/parse', key, form)) as {
		result: Record<string, unknown>;
	};
	return result;
}

async function ask(url: string, path: string, key: string, form?: FormData): Promise<unknown> {
	const body = form && { method: 'POST', body: form };
	const response = await fetch(`${url}${path}`, { headers: { 'x-api-key': key }, ...body });
	return await response.json();
}

/** Where the system's own Node is too old, it is told so in words. */
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

function sizeOf(path: string): number {
	return Number(execFileSync('du', ['-sm', path], { encoding: 'utf8' }).split('\t')[0]);
}

function say(text: string): void {
	process.stdout.write(`${text}\n`);
}
