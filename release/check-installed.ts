/**
 * node release/check-installed.ts
 *
 * After `npm install`: checks that every installed package has the version and hash of package-lock.json. `npm ci`
 * would check this as well, but it refuses a lock file without the binaries of other platforms, such as ours. Prints
 * a line for each package that differs and exits with code 1.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

type Entry = { version?: string; integrity?: string; link?: boolean };
type Packages = Readonly<Record<string, Entry>>;

const root = resolve(import.meta.dirname, '..');

function readPackages(file: string): Packages {
	return (JSON.parse(readFileSync(join(root, file), 'utf8')) as { packages: Packages }).packages;
}

/** One sentence per package that differs from the lock file. */
export function compareInstalled(installed: Packages, locked: Packages): string[] {
	return Object.entries(installed).flatMap(([place, { version, integrity, link }]) => {
		// Workspaces are links into the repository.
		if (link || !place.includes('node_modules/')) return [];
		const wanted = locked[place];
		if (!wanted) return [`${place}: version ${version} is not in package-lock.json`];
		if (wanted.version !== version) {
			return [`${place}: version ${version} instead of ${wanted.version}`];
		}
		if (wanted.integrity !== undefined && wanted.integrity !== integrity) {
			return [`${place}: the hash differs from that in package-lock.json`];
		}
		return [];
	});
}

if (process.argv[1] === import.meta.filename) {
	// npm writes the first file after installing.
	const faults = compareInstalled(
		readPackages('node_modules/.package-lock.json'),
		readPackages('package-lock.json'),
	);
	for (const fault of faults) process.stderr.write(`${fault}\n`);
	if (faults.length > 0) process.exitCode = 1;
}
