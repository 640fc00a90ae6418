import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The used properties of a package.json. */
export type Manifest = {
	version: string;
	license: string;
	dependencies?: Record<string, string>;
	optionalDependencies?: Record<string, string>;
} & Record<string, unknown>;

export function readManifest(folder: string): Manifest {
	return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}
