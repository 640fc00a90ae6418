/** What the child processes may access. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import pino from 'pino';
import { createForkChild } from '../../engine/src/reading/pipeline/fork-child.ts';
import { createTestConfig } from '../support/databases.ts';
import { LETTER, makeScan } from '../support/documents.ts';
import { startEngineProcess } from '../support/engine-process.ts';
import type { EngineProcess } from '../support/engine-process.ts';
import { createJobClient, readFirstKey } from '../support/job-client.ts';
import { waitUntil } from '../support/wait-until.ts';

const CANARY = 'canary-of-the-environment';
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
	for (const clean of cleanups.splice(0).reverse()) await clean();
});

/** An engine that runs this program for OCR on a scan; `scratch` is the folder for its temporary files. */
async function startReading(program: string): Promise<EngineProcess & { scratch: string }> {
	const place = await createTestConfig('SQLite');
	cleanups.push(place.dispose);
	const engine = await startEngineProcess({
		...place.environment,
		OCR_ENGINE: 'tesseract',
		TESSERACT_PROGRAM: program,
		PARSE_PROCESSES: '1',
		OWNER_PASSWORD: CANARY,
		METRICS_TOKEN: CANARY,
		AWS_SECRET_ACCESS_KEY: CANARY,
		NODE_OPTIONS: `--title=${CANARY}`,
	});
	cleanups.push(async () => {
		const started = listDescendants(engine.pid);
		engine.kill('SIGKILL');
		await engine.exited;
		for (const pid of started) killUnlessGone(pid);
	});
	await createJobClient(engine.url, readFirstKey(engine)).submit(await makeScan([LETTER]));
	return { ...engine, scratch: join(place.environment.DATA_DIR ?? '', 'scratch') };
}

/** A killed engine cannot end the programs that its children started. */
function killUnlessGone(pid: number): void {
	try {
		process.kill(pid, 'SIGKILL');
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
	}
}

/** All descendants of a process. */
function listDescendants(pid: number): number[] {
	const parents = readdirSync('/proc').flatMap((name): [number, number][] => {
		try {
			// The program name, in parentheses, may contain anything.
			const [, parent] =
				readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
			return [[Number(name), Number(parent)]];
		} catch {
			return [];
		}
	});
	const below = (of: number): number[] =>
		parents.flatMap(([child, parent]) => (parent === of ? [child, ...below(child)] : []));
	return below(pid);
}

const read = (pid: number, what: 'cmdline' | 'environ') =>
	readFileSync(`/proc/${pid}/${what}`, 'utf8').split('\0');
/** A process may end between listing and reading. */
const readCommand = (pid: number): string[] => {
	try {
		return read(pid, 'cmdline');
	} catch (error) {
		if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
		throw error;
	}
};

test('neither a process that reads documents nor the OCR program sees a secret of the environment', async () => {
	const program = new URL('../fixtures/ocr-hangs', import.meta.url).pathname;
	const engine = await startReading(program);
	const findSleeper = () =>
		listDescendants(engine.pid).find((pid) => readCommand(pid).includes('600.25'));
	await waitUntil(() => findSleeper() !== undefined);
	expect(read(engine.pid, 'environ').join()).toContain(CANARY);

	const descendants = listDescendants(engine.pid);
	expect(descendants.length).toBeGreaterThanOrEqual(2);
	for (const pid of descendants) {
		const environment = read(pid, 'environ');
		const seen = {
			secret: environment.some((line) => line.includes(CANARY)),
			path: environment.some((line) => line.startsWith('PATH=')),
		};
		expect(seen).toEqual({ secret: false, path: true });
	}
});

/** As root by switching the user; otherwise in a user namespace. */
const CAN_ISOLATE =
	spawnSync('unshare', [
		...(process.getuid?.() === 0 ? [] : ['--user', '--map-current-user']),
		'--net',
		'--',
		'true',
	]).status === 0;

/** The Landlock version of the kernel; 0: none, or no perl. */
const LANDLOCK_VERSION = Math.max(
	0,
	Number(spawnSync('perl', ['-e', 'print syscall(444, 0, 0, 1)'], { encoding: 'utf8' }).stdout),
);
const HAS_LANDLOCK_NETWORK = LANDLOCK_VERSION >= 4;

test('the processes that read documents reach no network where the system allows it, and the log says whether', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'docsift-isolation-'));
	cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
	let connections = 0;
	const server = createServer((socket) => {
		connections += 1;
		socket.destroy();
	}).listen(0, '127.0.0.1');
	cleanups.push(() => server.close());
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;

	// An OCR program that tries to reach a server and records the outcome.
	const program = join(folder, 'ocr-connects');
	const attempt =
		`const { writeFileSync } = require('fs'); ` +
		`const note = (text) => { writeFileSync(process.env.TMPDIR + '/notes', text); process.exit(); }; ` +
		`require('net').connect(${port}, '127.0.0.1').on('connect', () => note('connected')).on('error', (error) => note(error.code));`;
	const script = `#!/bin/sh\n[ "$1" = --version ] && exit 0\ncat > /dev/null\nexec '${process.execPath}' -e "${attempt}"\n`;
	writeFileSync(program, script, { mode: 0o755 });
	execFileSync(program, { input: '', env: { ...process.env, TMPDIR: folder } });
	expect(readFileSync(join(folder, 'notes'), 'utf8')).toBe('connected');
	await waitUntil(() => connections === 1);

	const engine = await startReading(program);
	const notes = join(engine.scratch, 'notes');
	await waitUntil(() => readdirSync(engine.scratch).includes('notes'));
	await waitUntil(() => readFileSync(notes, 'utf8') !== '');
	const network = CAN_ISOLATE ? 'none' : HAS_LANDLOCK_NETWORK ? 'no TCP' : 'that of the engine';
	const refusal = HAS_LANDLOCK_NETWORK ? 'EACCES' : 'ENETUNREACH';
	const outcome = network === 'that of the engine' ? 'connected' : refusal;
	expect(readFileSync(notes, 'utf8')).toBe(outcome);
	expect(connections > 1).toBe(outcome === 'connected');
	expect(engine.output()).toContain(`"network":"${network}"`);
	expect(engine.output().includes('isolated only in part')).toBe(
		!CAN_ISOLATE || LANDLOCK_VERSION < 1,
	);
	const own = readlinkSync(`/proc/${engine.pid}/ns/net`);
	const [reader = 0] = listDescendants(engine.pid);
	expect(readlinkSync(`/proc/${reader}/ns/net`) !== own).toBe(CAN_ISOLATE);
});

describe('a process that a document has taken over', () => {
	const script = new URL('../fixtures/child-tries.mjs', import.meta.url);

	/** Tries every access; `isKernelless`: like a system without unshare and perl. */
	async function tryEverything({ mode = 'auto', isKernelless = false, mayStart = false } = {}) {
		const root = mkdtempSync(join(tmpdir(), 'docsift-taken-over-'));
		cleanups.push(() => rmSync(root, { recursive: true, force: true }));
		const secret = join(root, 'docsift.sqlite');
		writeFileSync(secret, 'secret');
		const server = createServer((socket) => socket.end('HTTP/1.1 204 None\r\n\r\n'));
		server.listen(0, '127.0.0.1');
		cleanups.push(() => server.close());
		await once(server, 'listening');
		const work = join(root, 'work');
		mkdirSync(work);
		const settings = {
			mode: mode as 'auto' | 'required' | 'off',
			readable: [script.pathname],
			writable: [work] as const,
			program: mayStart ? 'cat' : null,
		};
		const { PATH } = process.env;
		if (isKernelless) process.env.PATH = join(root, 'nothing');
		try {
			const forkChild = createForkChild(settings, pino({ level: 'silent' }));
			process.env.PATH = PATH;
			const child = forkChild(script, { args: [], maxHeapBytes: 500_000_000 });
			cleanups.push(() => child.kill('SIGKILL'));
			await once(child, 'message');
			const { port } = server.address() as AddressInfo;
			// Any library; only whether it can be loaded matters.
			const library = createRequire(import.meta.url).resolve('sharp');
			child.send({ secret, work, outside: root, port, library });
			const [results] = (await once(child, 'message')) as [Record<string, string>];
			return results;
		} finally {
			process.env.PATH = PATH;
		}
	}

	test('can do all of it where nothing isolates it, so that the attempts below mean something', async () => {
		const results = await tryEverything({ mode: 'off', mayStart: true });
		const { 'load a library that it has written': library, ...others } = results;
		expect(library).toBe('ERR_DLOPEN_FAILED');
		expect(new Set(Object.values(others))).toEqual(new Set(['done']));
	});

	const REFUSED_BY_NODE = {
		'read a secret': 'ERR_ACCESS_DENIED',
		'write elsewhere': 'ERR_ACCESS_DENIED',
		'write to the work folder': 'done',
		'link the work folder to a secret': 'ERR_ACCESS_DENIED',
		'read the environment of the engine': 'ERR_ACCESS_DENIED',
		'load a library that it has written': 'ERR_ACCESS_DENIED',
		'open a socket by way of a binding': 'ERR_ACCESS_DENIED',
		connect: 'ERR_ACCESS_DENIED',
		fetch: 'ERR_ACCESS_DENIED',
		listen: 'ERR_ACCESS_DENIED',
		'send a datagram': 'ERR_ACCESS_DENIED',
		'resolve a name': 'ERR_ACCESS_DENIED',
	};

	test.each([true, false])(
		'reads and writes nothing but its work folder, and reaches nobody (without the kernel: %s)',
		async (isKernelless) => {
			expect(await tryEverything({ isKernelless })).toEqual({
				...REFUSED_BY_NODE,
				'read a secret with a program': 'ERR_ACCESS_DENIED',
			});
		},
	);

	(LANDLOCK_VERSION >= 1 ? test : test.skip)(
		'cannot have a secret read by a program that it may start',
		async () => {
			const results = await tryEverything({ mayStart: true });
			expect(results['read a secret with a program']).toBe('exit 1');
		},
	);

	test('is not started at all without the kernel where isolation is required', async () => {
		await expect(tryEverything({ mode: 'required', isKernelless: true })).rejects.toThrow(
			/^CHILD_ISOLATION=required, but .*network cannot be cut off.*kernel does not guard files/,
		);
	});
});
