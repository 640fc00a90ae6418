import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

export const INSTALLING = '.installing-';

/**
 * Fills a temporary folder and renames it when complete, so that two processes may install at once and one may be
 * stopped midway.
 */
export function installBeside(folder: string, fill: (making: string) => void): void {
	mkdirSync(dirname(folder), { recursive: true });
	removeAbandoned(dirname(folder));
	const making = mkdtempSync(`${folder}${INSTALLING}${process.pid}-`);
	try {
		fill(making);
		moveUnlessThere(making, folder);
	} finally {
		rmSync(making, { recursive: true, force: true });
	}
}

/** If another process was faster, its folder is equivalent. */
function moveUnlessThere(from: string, to: string): void {
	try {
		renameSync(from, to);
	} catch (error) {
		if (!existsSync(to)) throw error;
	}
}

/** Removes folders of processes that were killed while installing. */
function removeAbandoned(parent: string): void {
	for (const name of readdirSync(parent)) {
		const maker = /\.installing-(\d+)-/.exec(name)?.[1];
		if (maker !== undefined && !isRunning(Number(maker))) {
			rmSync(join(parent, name), { recursive: true, force: true });
		}
	}
}

function isRunning(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === 'EPERM';
	}
}

/** Runs npm with the Node of this repository; throws its output on failure. */
export function runNpm(
	folder: string,
	args: string[],
	environment: Record<string, string> = {},
): void {
	const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
	const { status, error, stdout, stderr } = spawnSync('npm', args, {
		cwd: folder,
		encoding: 'utf8',
		env: { ...process.env, ...environment, PATH },
	});
	if (error) throw error;
	if (status === 0) return;
	throw new Error(`npm ${args.join(' ')}: ${status}\n${`${stdout}${stderr}`.slice(-4000)}`);
}

/** Packages only: no scripts, no output unless it fails. */
export const INSTALL = [
	'install',
	'--ignore-scripts',
	'--legacy-peer-deps',
	'--no-audit',
	'--no-fund',
	'--loglevel=error',
];
