/**
 * node test/kit/install.ts
 *
 * Installs the test kit: large packages that only tests and checks need (n8n's execution engine and tools, Postgres,
 * a browser driver). They are not part of `npm install`, so that users of the engine do not install them. Commands
 * that need the kit install it once per state of its lock file. The link `test/node_modules` makes its packages
 * available under `test/`.
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
	/** The folder of installed kits. */
	kits: string;
	/** The link to the current kit. */
	link: string;
	/** Installs the packages of the lock file in a folder. */
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

/** Installs the kit if it is missing or outdated. */
export function installKit(places: KitPlaces = PLACES): void {
	const { source, kits, link, say } = places;
	const lock = readFileSync(join(source, 'package-lock.json'));
	const hash = createHash('sha256').update(lock).digest('hex').slice(0, 16);
	const folder = join(kits, `${hash}-${process.platform}-${process.arch}`);
	if (!existsSync(folder)) {
		say(
			'installing the test kit (n8n’s tools, Postgres, a browser driver): 1 to 2 minutes, 620 MB',
		);
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
