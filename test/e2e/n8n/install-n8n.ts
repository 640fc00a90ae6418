import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { INSTALL, installBeside, runNpm } from '../../kit/install-beside.ts';
import { print } from './checks.ts';

/**
 * n8n's own lock file, which npm does not see, pins these packages: newer versions need more than n8n installs. Older
 * n8n versions get xlsx from its maker's server instead of a registry.
 */
const OVERRIDES = {
	linkedom: '0.18.12',
	xlsx: '0.18.5',
	// Newer versions need packages that not every registry has.
	'@langchain/langgraph@^1.1.0': '1.4.18',
	'@langchain/langgraph-sdk@~1.12.0': '1.12.3',
	// Only for n8n 2.0.
	'@langchain/langgraph@1.0.2': { '@langchain/langgraph-checkpoint': '1.0.0' },
};
/** Written last; a folder without it is incomplete. */
const MARKER = '.complete';

/** Returns the program of a real n8n, from the cache or newly installed. */
export function installN8n(version: string): string {
	const cache = process.env.DOCSIFT_E2E_CACHE ?? join(homedir(), '.cache', 'docsift');
	const folder = join(cache, `n8n-${version}`);
	const marker = join(folder, MARKER);
	// Compiled parts depend on the platform.
	const machine = `n8n ${version} ${process.platform} ${process.arch}\n`;
	const isMarked = existsSync(marker) && readFileSync(marker, 'utf8') === machine;
	if (!isMarked) {
		if (isWhole(folder, version)) print(`n8n ${version} is installed in ${folder}`);
		else install(version, folder);
		writeFileSync(marker, machine);
	}
	return programIn(folder);
}

function programIn(folder: string): string {
	return join(folder, 'node_modules', 'n8n', 'bin', 'n8n');
}

function install(version: string, folder: string): void {
	rmSync(folder, { recursive: true, force: true });
	print(`installing n8n ${version} into ${folder}: about eight minutes, 2.2 GB`);
	installBeside(folder, (making) => {
		const manifest = { private: true, overrides: OVERRIDES, dependencies: { n8n: version } };
		writeFileSync(join(making, 'package.json'), JSON.stringify(manifest));
		runNpm(making, INSTALL);
		print('building its SQLite: about three minutes');
		buildSqlite(making);
		if (!isWhole(making, version)) throw new Error('n8n was installed but does not start');
	});
}

/** The only compiled part of n8n. Needs python3, make and a C++ compiler. */
function buildSqlite(folder: string): void {
	// The headers come with the Node of this repository, so that nothing is downloaded.
	const nodeFolder = dirname(dirname(process.execPath));
	const hasHeaders = existsSync(join(nodeFolder, 'include', 'node', 'node_api.h'));
	const environment = hasHeaders ? { npm_config_nodedir: nodeFolder } : {};
	runNpm(folder, ['rebuild', 'sqlite3', '--ignore-scripts=false'], environment);
}

function isWhole(folder: string, version: string): boolean {
	if (!existsSync(programIn(folder))) return false;
	const run = (...args: string[]) =>
		spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
	const hasSqlite = run('-e', 'require("sqlite3")').status === 0;
	return hasSqlite && run(programIn(folder), '--version').stdout.includes(version);
}
