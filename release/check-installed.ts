/**
 * node release/check-installed.ts
 *
 * After `npm install`: whether every installed package is the one that package-lock.json names, with the same
 * hash. `npm ci` would hold this as well, but it refuses a lock file that leaves out the binaries of other
 * platforms, which ours does. Ends with exit code 1 and a line for each package that differs.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

type Entry = { version?: string; integrity?: string; link?: boolean };
type Packages = Readonly<Record<string, Entry>>;

const root = resolve(import.meta.dirname, '..');

function readPackages(file: string): Packages {
	return (JSON.parse(readFileSync(join(root, file), 'utf8')) as { packages: Packages }).packages;
}

/** A sentence for each package that was installed otherwise than locked. */
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
	// npm writes the first file when it has installed.
	const faults = compareInstalled(
		readPackages('node_modules/.package-lock.json'),
		readPackages('package-lock.json'),
	);
	for (const fault of faults) process.stderr.write(`${fault}\n`);
	if (faults.length > 0) process.exitCode = 1;
}
