import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { print } from './checks.ts';

/**
 * Newer ones of linkedom need what n8n's lock file, which npm does not see, holds back. Older n8n have
 * xlsx from its maker's server instead of a registry.
 */
const OVERRIDES = { linkedom: '0.18.12', xlsx: '0.18.5' };
/** Written last: a folder without it is not to be trusted. */
const MARKER = '.complete';

/** A real n8n, out of the cache or installed into it; answers its program. */
export async function installN8n(version: string): Promise<string> {
	const cache = process.env.DOCSIFT_E2E_CACHE ?? join(homedir(), '.cache', 'docsift');
	const folder = join(cache, `n8n-${version}`);
	// Compiled parts fit one kind of machine.
	const machine = `n8n ${version} ${process.platform} ${process.arch}\n`;
	const marked = await readFile(join(folder, MARKER), 'utf8').catch(() => '');
	if (marked !== machine) {
		if (await isWhole(folder, version)) print(`n8n ${version} is installed in ${folder}`);
		else await install(version, folder);
		await writeFile(join(folder, MARKER), machine);
	}
	return programIn(folder);
}

function programIn(folder: string): string {
	return join(folder, 'node_modules', 'n8n', 'bin', 'n8n');
}

/** In a folder beside it first: two runs may install at once, and one may be stopped midway. */
async function install(version: string, folder: string): Promise<void> {
	await mkdir(dirname(folder), { recursive: true });
	const making = await mkdtemp(`${folder}.installing-`);
	try {
		print(`installing n8n ${version} into ${folder}: about eight minutes, 2.2 GB`);
		const manifest = { private: true, overrides: OVERRIDES, dependencies: { n8n: version } };
		await writeFile(join(making, 'package.json'), JSON.stringify(manifest));
		const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
		await runNpm(making, ['install', '--ignore-scripts', '--legacy-peer-deps', ...quiet]);
		print('building its SQLite: about three minutes');
		await buildSqlite(making);
		if (!(await isWhole(making, version))) throw new Error('n8n was installed but does not start');
		await rm(folder, { recursive: true, force: true });
		await rename(making, folder);
	} finally {
		await rm(making, { recursive: true, force: true });
	}
}

/** The one part of n8n that is compiled. Needs python3, make and a C++ compiler. */
async function buildSqlite(folder: string): Promise<void> {
	// The headers come with the Node of this repository, so that nothing is fetched for them.
	const nodeFolder = dirname(dirname(process.execPath));
	const hasHeaders = await exists(join(nodeFolder, 'include', 'node', 'node_api.h'));
	const environment = hasHeaders ? { npm_config_nodedir: nodeFolder } : {};
	await runNpm(folder, ['rebuild', 'sqlite3', '--ignore-scripts=false'], environment);
}

async function isWhole(folder: string, version: string): Promise<boolean> {
	if (!(await exists(programIn(folder)))) return false;
	const sqlite = await run(process.execPath, ['-e', 'require("sqlite3")'], folder);
	const n8n = await run(process.execPath, [programIn(folder), '--version'], folder);
	return sqlite.code === 0 && n8n.output.includes(version);
}

/** npm as a person would start it, with the Node of this repository. */
export async function runNpm(
	folder: string,
	args: string[],
	environment: Record<string, string> = {},
): Promise<void> {
	const { code, output } = await run('npm', args, folder, environment);
	if (code !== 0) throw new Error(`npm ${args.join(' ')}: ${code}\n${output.slice(-4000)}`);
}

async function run(
	program: string,
	args: string[],
	cwd: string,
	environment: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
	const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
	const child = spawn(program, args, {
		cwd,
		env: { ...process.env, ...environment, PATH },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
	child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
	const [code] = (await once(child, 'close')) as [number | null];
	return { code, output };
}

async function exists(path: string): Promise<boolean> {
	return await access(path).then(
		() => true,
		() => false,
	);
}
