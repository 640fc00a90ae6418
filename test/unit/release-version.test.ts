import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../support/run-node.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const versionIn = (file: string): string => (JSON.parse(read(file)) as { version: string }).version;

test('the pack, the engine and both clients have one version', () => {
	const versions = {
		engine: versionIn('engine/package.json'),
		typescript: versionIn('clients/typescript/package.json'),
		python: /^__version__ = "(.+)"$/m.exec(read('clients/python/docsift.py'))?.[1],
	};
	const version = versionIn('package.json');
	expect(versions).toEqual({ engine: version, typescript: version, python: version });
});
