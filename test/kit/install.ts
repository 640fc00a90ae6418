/**
 * node test/kit/install.ts
 *
 * The test kit: what only tests and checks need and is large (n8n's execution engine and tools, a
 * Postgres, the driver of a browser). It is no part of `npm install`, so that those who only run the
 * engine do not carry it; the commands that need it install it here, once for each state of its lock
 * file, and `test/node_modules` leads to it, so that whatever is under `test/` finds its packages.
 */
import { createHash } from 'node:crypto';
import {
	copyFileSync,
	existsSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	renameSync,
	rmSync,
	symlinkSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { INSTALL, installBeside, INSTALLING, runNpm } from './install-beside.ts';

const here = import.meta.dirname;
const root = resolve(here, '../..');

export type KitPlaces = {
	/** The folder with the manifest and the lock file of the kit. */
	source: string;
	/** Where kits are installed, each in a folder of its own. */
	kits: string;
	/** What leads to the one in use. */
	link: string;
	/** Installs what the lock file in a folder names. */
	install: (folder: string) => void;
	say: (line: string) => void;
};

const PLACES: KitPlaces = {
	source: here,
	kits: join(root, 'node_modules/.cache/docsift-test-kit'),
	link: join(root, 'test/node_modules'),
	install: (folder) => runNpm(folder, INSTALL),
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

function installInto(folder: string, { source, kits, install }: KitPlaces): void {
	installBeside(folder, (making) => {
		for (const file of ['package.json', 'package-lock.json']) {
			copyFileSync(join(source, file), join(making, file));
		}
		install(making);
	});
	for (const name of readdirSync(kits)) {
		const isOther = join(kits, name) !== folder && !name.includes(INSTALLING);
		if (isOther) rmSync(join(kits, name), { recursive: true, force: true });
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

if (import.meta.main) installKit();
