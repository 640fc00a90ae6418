import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import pino from 'pino';
import { createForkChild } from '../../engine/src/reading/pipeline/fork-child.ts';

const folder = mkdtempSync(join(tmpdir(), 'docsift-fork-'));
const program = join(folder, 'tell.mjs');
const forkChild = createForkChild(
	{ mode: 'off', readable: [], writable: [folder], program: null },
	pino({ level: 'silent' }),
);

afterAll(() => {
	rmSync(folder, { recursive: true, force: true });
});

/** The memory tuning in the environment of a child. */
async function readTuning(): Promise<unknown> {
	writeFileSync(
		program,
		'const { MALLOC_MMAP_THRESHOLD_, GLIBC_TUNABLES, MALLOC_ARENA_MAX } = process.env;\n' +
			'const isYoungSmall = process.execArgv.includes("--max-semi-space-size=8");\n' +
			'process.send({ MALLOC_MMAP_THRESHOLD_, GLIBC_TUNABLES, MALLOC_ARENA_MAX, isYoungSmall });\n' +
			'process.disconnect();\n',
	);
	const child = forkChild(pathToFileURL(program), { args: [], maxHeapBytes: 100_000_000 });
	const [tuning] = (await once(child, 'message')) as [unknown];
	await once(child, 'exit');
	return tuning;
}

test('a child returns the memory of pictures to the system, unless the operator tunes it otherwise', async () => {
	expect(await readTuning()).toEqual({
		MALLOC_MMAP_THRESHOLD_: '2000000',
		GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
		isYoungSmall: true,
	});
	process.env.MALLOC_MMAP_THRESHOLD_ = '9000000';
	process.env.GLIBC_TUNABLES = 'glibc.malloc.hugetlb=0';
	process.env.MALLOC_ARENA_MAX = '2';
	expect(await readTuning()).toEqual({
		MALLOC_MMAP_THRESHOLD_: '9000000',
		GLIBC_TUNABLES: 'glibc.malloc.hugetlb=0',
		MALLOC_ARENA_MAX: '2',
		isYoungSmall: true,
	});
});
