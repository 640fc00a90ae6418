import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { compareInstalled } from '../../release/check-installed.ts';
import { root } from '../support/run-node.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

type Job = { permissions?: Record<string, string>; steps: { uses?: string; run?: string }[] };
type Workflow = { permissions: Record<string, string>; jobs: Record<string, Job> };

const FOLDER = '.github/workflows';
const workflows = readdirSync(join(root, FOLDER)).map((name) => `${FOLDER}/${name}`);

describe.each(workflows)('%s', (file) => {
	const text = read(file);
	const { permissions, jobs } = parse(text) as Workflow;

	test('names every action by its commit, with the version beside it', () => {
		const used = text.split('\n').filter((line) => line.includes('uses:'));
		expect(used.length).toBeGreaterThan(0);
		for (const line of used) {
			expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
		}
	});

	test('gives the right to publish only to a job that runs no code of ours or of a dependency', () => {
		expect(Object.values(permissions)).not.toContain('write');
		for (const { permissions: own = {}, steps } of Object.values(jobs)) {
			if (!Object.values(own).includes('write')) continue;
			expect(own).toEqual({ 'id-token': 'write' });
			const runs = steps.flatMap(({ run }) => run ?? []);
			for (const run of runs) expect(run).toMatch(/^npm publish \S+ --ignore-scripts /);
			expect(steps.some(({ uses }) => uses?.startsWith('actions/checkout@'))).toBe(false);
		}
	});
});

test.each(['docker/Dockerfile', 'docker/n8n/Dockerfile', 'docker/compose.yaml'])(
	'%s names every image of others by an exact version',
	(file) => {
		const images = [
			...read(file).matchAll(/^(?:FROM|ARG NODE_IMAGE=|\s+image:) ?([\w./-]+:[\w.@:-]+)/gm),
		].map(([, image = '']) => image);
		const others = images.filter((image) => !image.endsWith(':local'));
		expect(others.length).toBeGreaterThan(0);
		for (const image of others) {
			expect(image).toMatch(
				/:(?:\d+\.\d+(?:\.\d+)?(?:-[a-z-]+)?|RELEASE\.[\dTZ-]+)(?:@sha256:\w{64})?$/,
			);
		}
	},
);

test.each(['docker/Dockerfile', 'docker/n8n/Dockerfile', '.ci/run', `${FOLDER}/publish.yml`])(
	'%s holds what was installed against the lock file',
	(file) => {
		const text = read(file);
		const installs = text.match(/npm install/g) ?? [];
		const checks = text.match(/release\/check-installed\.ts(?: |$)(?!release\/)/gm) ?? [];
		expect(installs.length).toBeGreaterThan(0);
		expect(checks.length).toBeGreaterThanOrEqual(installs.length);
	},
);

test('a package that differs from the lock file is named', () => {
	const locked = {
		'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
		'node_modules/b': { version: '1.0.0', integrity: 'sha512-b' },
		'node_modules/c': { version: '1.0.0', integrity: 'sha512-c' },
	};
	expect(compareInstalled({ ...locked, engine: { version: '0.2.0' } }, locked)).toEqual([]);
	expect(
		compareInstalled(
			{
				'node_modules/a': { version: '1.0.1', integrity: 'sha512-x' },
				'node_modules/b': { version: '1.0.0', integrity: 'sha512-x' },
				'node_modules/d': { version: '2.0.0' },
				'node_modules/engine': { link: true },
			},
			locked,
		),
	).toEqual([
		'node_modules/a: version 1.0.1 instead of 1.0.0',
		'node_modules/b: the hash differs from that in package-lock.json',
		'node_modules/d: version 2.0.0 is not in package-lock.json',
	]);
});
