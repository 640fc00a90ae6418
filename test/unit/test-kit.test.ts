import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { installKit } from '../kit/install.ts';
import type { KitPlaces } from '../kit/install.ts';

let folder: string;
let places: KitPlaces;
let installed: string[];
let said: string[];

/** Like npm: packages in node_modules; here one file with the content of the lock file. */
function installPackages(into: string): void {
	const lock = readFileSync(join(into, 'package-lock.json'), 'utf8');
	installed.push(lock);
	mkdirSync(join(into, 'node_modules'));
	writeFileSync(join(into, 'node_modules/lock'), lock);
}
const inUse = (): string => readFileSync(join(places.link, 'lock'), 'utf8');
const lockIs = (lock: string): void =>
	writeFileSync(join(places.source, 'package-lock.json'), lock);

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'docsift-kit-test-'));
	[installed, said] = [[], []];
	places = {
		source: join(folder, 'source'),
		kits: join(folder, 'kits'),
		link: join(folder, 'node_modules'),
		install: installPackages,
		say: (line) => said.push(line),
	};
	mkdirSync(places.source);
	writeFileSync(join(places.source, 'package.json'), '{}');
	lockIs('first');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the test kit', () => {
	test('is installed once, and prints one line', () => {
		installKit(places);
		installKit(places);
		expect(installed).toEqual(['first']);
		expect(inUse()).toBe('first');
		expect(said).toEqual([expect.stringMatching(/^installing the test kit/)]);
	});

	test('is installed again when its lock file has changed, and the old one is deleted', () => {
		installKit(places);
		lockIs('second');
		installKit(places);
		expect(inUse()).toBe('second');
		expect(readdirSync(places.kits)).toHaveLength(1);
	});

	test('that could not be installed says why and leaves nothing behind', () => {
		const install = (): void => {
			throw new Error('no network');
		};
		expect(() => installKit({ ...places, install })).toThrow('no network');
		expect(readdirSync(places.kits)).toEqual([]);
		expect(existsSync(places.link)).toBe(false);
		installKit(places);
		expect(inUse()).toBe('first');
	});

	test('of a process that was killed midway is not used, and removed', () => {
		installKit(places);
		const [whole = ''] = readdirSync(places.kits);
		rmSync(join(places.kits, whole), { recursive: true });
		// No process has this ID: Linux ends at four million.
		const half = `${whole}.installing-99999999-abc`;
		mkdirSync(join(places.kits, half, 'node_modules'), { recursive: true });
		installKit(places);
		expect(inUse()).toBe('first');
		expect(readdirSync(places.kits)).toEqual([whole]);
	});

	test('may be installed by two at once: the second takes what the first has made', () => {
		let hasBegun = false;
		const install = (into: string): void => {
			if (!hasBegun) {
				hasBegun = true;
				installKit(places);
			}
			installPackages(into);
		};
		installKit({ ...places, install });
		expect(installed).toEqual(['first', 'first']);
		expect(inUse()).toBe('first');
		expect(readdirSync(places.kits)).toHaveLength(1);
	});
});
