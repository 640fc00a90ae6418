/**
 * node release/prune-dependencies.ts
 *
 * Removes unused files of large packages from node_modules: other builds, variants and platforms. npm runs it after
 * each installation. Everything works without it, but takes half as much space again.
 */
import { globSync, lstatSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listUsedInRepository, PARTLY_USED } from './used-files.ts';

export function pruneDependencies(modules: string): void {
	for (const name of globSync(PARTLY_USED, { cwd: modules })) {
		const folder = join(modules, name);
		// Do not modify linked packages.
		if (!lstatSync(folder).isDirectory()) continue;
		removeOthers(folder, new Set(listUsedInRepository(name, folder)));
	}
}

function removeOthers(folder: string, used: Set<string>, inside = ''): void {
	for (const entry of readdirSync(join(folder, inside), { withFileTypes: true })) {
		const path = join(inside, entry.name);
		if (entry.name === 'node_modules' || used.has(path)) continue;
		if (entry.isDirectory()) removeOthers(folder, used, path);
		else rmSync(join(folder, path));
	}
	const isEmpty = readdirSync(join(folder, inside)).length === 0;
	if (isEmpty) rmdirSync(join(folder, inside));
}

if (import.meta.main) pruneDependencies(resolve(import.meta.dirname, '../node_modules'));
