/**
 * node test/kit/install.ts
 *
 * The test kit: what only tests and checks need and is large (n8n's execution engine and tools, a
 * Postgres, the driver of a browser). It is no part of `npm install`, so that those who only run the
 * engine do not carry it; the commands that need it install it here, once for each state of its lock
 * file, and `test/node_modules` leads to it, so that whatever is under `test/` finds its packages.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	renameSync,
	rmSync,
	symlinkSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const here = import.meta.dirname;
const root = resolve(here, '../..');
const INSTALLING = '.installing-';

export type KitPlaces = {
	/** The folder with the manifest and the lock file of the kit. */
	source: string;
	/** Where kits are installed, each in a folder of its own. */
	kits: string;
	/** What leads to the one in use. */
	link: string;
	/** Runs npm in a folder; answers what it said if it failed. */
	install: (folder: string) => string | undefined;
	say: (line: string) => void;
};

const PLACES: KitPlaces = {
	source: here,
	kits: join(root, 'node_modules/.cache/docsift-test-kit'),
	link: join(root, 'test/node_modules'),
	install: runNpm,
	say: (line) => process.stdout.write(`${line}\n`),
};

/** Installs the kit where it is missing or older than its lock file. */
export function installKit(places: KitPlaces = PLACES): void {
	const { source, kits, link, say } = places;
	const lock = readFileSync(join(source, 'package-lock.json'));
	const hash = createHash('sha256').update(lock).digest('hex').slice(0, 16);
	const folder = join(kits, `${hash}-${process.platform}-${process.arch}`);
	if (!existsSync(folder)) {
		say('installing the test kit (n8n’s tools, Postgres, a browser driver): 2 minutes, 850 MB');
		installInto(folder, places);
	}
	pointTo(join(folder, 'node_modules'), link);
}

/** In a folder beside it, moved into place when whole: two may install at once, one may be stopped midway. */
function installInto(folder: string, { source, kits, install }: KitPlaces): void {
	mkdirSync(kits, { recursive: true });
	removeAbandoned(kits);
	const making = mkdtempSync(`${folder}${INSTALLING}${process.pid}-`);
	try {
		for (const file of ['package.json', 'package-lock.json']) {
			copyFileSync(join(source, file), join(making, file));
		}
		copyFileSync(join(root, '.npmrc'), join(making, '.npmrc'));
		const fault = install(making);
		if (fault !== undefined) throw new Error(`the test kit could not be installed:\n${fault}`);
		moveUnlessThere(making, folder);
	} finally {
		rmSync(making, { recursive: true, force: true });
	}
	for (const name of readdirSync(kits)) {
		const isOther = join(kits, name) !== folder && !name.includes(INSTALLING);
		if (isOther) rmSync(join(kits, name), { recursive: true, force: true });
	}
}

/** Where another process was quicker, its folder is as good. */
function moveUnlessThere(from: string, to: string): void {
	try {
		renameSync(from, to);
	} catch (error) {
		if (!existsSync(to)) throw error;
	}
}

/** What processes have left that were killed while they installed. */
function removeAbandoned(kits: string): void {
	for (const name of readdirSync(kits)) {
		const maker = /\.installing-(\d+)-/.exec(name)?.[1];
		if (maker !== undefined && !isRunning(Number(maker))) {
			rmSync(join(kits, name), { recursive: true, force: true });
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

function pointTo(target: string, link: string): void {
	const path = relative(dirname(link), target);
	if (leadsTo(link) === path) return;
	const aside = `${link}.${process.pid}`;
	symlinkSync(path, aside);
	renameSync(aside, link);
}

function leadsTo(link: string): string | undefined {
	try {
		return readlinkSync(link);
	} catch {
		return undefined;
	}
}

function runNpm(folder: string): string | undefined {
	const { status, error, stdout, stderr } = spawnSync(
		'npm',
		['install', '--no-audit', '--no-fund', '--loglevel=error'],
		{ cwd: folder, encoding: 'utf8' },
	);
	return status === 0 ? undefined : (error?.message ?? `${stdout}${stderr}`.slice(-4000));
}

if (import.meta.main) installKit();
