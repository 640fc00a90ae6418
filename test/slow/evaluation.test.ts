import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from '@jest/globals';

const run = promisify(execFile);
const file = (path: string) => new URL(`../../evaluation/${path}`, import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'docsift-evaluation-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('generated documents are read no worse than before', async () => {
	const made = await run(process.execPath, [file('generate/generate.ts'), folder]);
	expect(Number(/^(\d+) documents/.exec(made.stdout)?.[1])).toBeGreaterThanOrEqual(40);
	// Fails and names the set when a floor is not reached.
	const { stdout } = await run(process.execPath, [
		file('run.ts'),
		folder,
		'--floors',
		file('floors.json'),
		'--json',
	]);
	const { sets, calibration } = JSON.parse(stdout) as {
		sets: Record<string, { f1: number }>;
		calibration: { from: number; count: number; right: number }[];
	};
	const floors = JSON.parse(readFileSync(file('floors.json'), 'utf8')) as Record<string, number>;
	expect(Object.keys(sets).sort()).toEqual(Object.keys(floors).sort());
	const sure = calibration.filter(({ from }) => from >= 0.9);
	const [right, count] = [sum(sure.map((bin) => bin.right)), sum(sure.map((bin) => bin.count))];
	expect(right / count).toBeGreaterThanOrEqual(0.9);
}, 300_000);

test('a corrected value is right on the next document of the sender', async () => {
	const makes = join(folder, 'makes');
	await run(process.execPath, [file('generate/generate.ts'), makes, 'makes']);
	const { stdout } = await run(process.execPath, [file('run.ts'), makes, '--teach', '1', '--json']);
	const taught = JSON.parse(stdout) as Record<string, { same: { before: number; after: number } }>;
	expect(Object.keys(taught)).toEqual(['makes-forms', 'makes-notes']);
	for (const { same } of Object.values(taught)) {
		expect(same.before).toBeLessThan(0.6);
		expect(same.after).toBeGreaterThanOrEqual(0.95);
	}
}, 300_000);

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, number) => total + number, 0);
}
