/**
 * npm test [-- options of Jest]
 * npm run check
 *
 * Runs the checks and the fast tests: what must pass at every commit; `npm run check` leaves out the tests. Each step
 * is a script of package.json, which can be run alone. Format and lint use one processor each and do not need the test
 * kit, so they run beside its installation and the other steps. Prints the seconds of each step at the end.
 */
import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { root } from './support/run-node.ts';

const SUITES = ['unit', 'contract', 'guard', 'nodes'].flatMap((name) => [
	'--roots',
	`test/${name}`,
]);

const given = process.argv.slice(2);
const isWithTests = given[0] !== '--checks';

type Step = { name: string; options?: string[]; program?: string };

const KIT: Step = { name: 'test/kit/install.ts', program: process.execPath, options: [] };

const TESTS: Step = { name: 'test:jest', options: [...SUITES, ...given] };

const started = performance.now();
const timings: [name: string, since: number, until: number][] = [];
/** What the failed steps have said. It is printed last, so that the output of the tests does not hide it. */
const failures: string[] = [];

const lanes = await Promise.all([
	runInTurn([{ name: 'check:format' }, { name: 'check:lint' }]),
	runInTurn([
		KIT,
		{ name: 'check:types' },
		{ name: 'check:architecture' },
		{ name: 'check:unused' },
		{ name: 'check:nodes' },
		...(isWithTests ? [{ name: 'build' }, { name: 'check:pack' }, TESTS] : []),
	]),
]);
timings.push(['in all', started, performance.now()]);
for (const [name, since, until] of timings) {
	process.stdout.write(`${((until - since) / 1000).toFixed(0).padStart(6)} s  ${name}\n`);
}
for (const failure of failures) process.stdout.write(failure);
process.exitCode = lanes.every(Boolean) ? 0 : 1;

/** Runs the steps until one fails. */
async function runInTurn(steps: Step[]): Promise<boolean> {
	for (const step of steps) {
		const since = performance.now();
		const hasPassed = await run(step);
		timings.push([step.name, since, performance.now()]);
		if (!hasPassed) return false;
	}
	return true;
}

/** Keeps what a step says until it ends, so that the lanes do not mix; steps with options print as they go. */
async function run({ name, options, program }: Step): Promise<boolean> {
	const args = ['run', '-s', name, ...(options ? ['--', ...options] : [])];
	const child = spawn(program ?? 'npm', program === undefined ? args : [name], {
		cwd: root,
		stdio: ['ignore', options ? 'inherit' : 'pipe', options ? 'inherit' : 'pipe'],
	});
	const ended = new Promise<boolean>((resolve) => {
		child.once('error', () => resolve(false));
		child.once('close', (code) => resolve(code === 0));
	});
	const said = (await Promise.all([readAll(child.stdout), readAll(child.stderr)])).join('');
	const hasPassed = await ended;
	if (!hasPassed) failures.push(`✗ ${name}\n${said}`);
	else if (said !== '') process.stdout.write(`${name}\n${said}`);
	return hasPassed;
}

async function readAll(output: Readable | null): Promise<string> {
	return output ? await text(output) : '';
}
