/** What the processes that read documents may see and reach. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
	mkdtempSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
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

/** An engine whose OCR program is this one, at work on a scan. */
async function startReading(program: string): Promise<EngineProcess> {
	const place = await createTestConfig('SQLite');
	cleanups.push(place.dispose);
	const engine = await startEngineProcess({
		...place.environment,
		...{ OCR_ENGINE: 'tesseract', TESSERACT_PROGRAM: program, PARSE_PROCESSES: '1' },
		...{ OWNER_PASSWORD: CANARY, METRICS_TOKEN: CANARY, AWS_SECRET_ACCESS_KEY: CANARY },
		...{ NODE_OPTIONS: `--title=${CANARY}` },
	});
	cleanups.push(async () => {
		const started = listDescendants(engine.pid);
		engine.kill('SIGKILL');
		await engine.exited;
		for (const pid of started) killUnlessGone(pid);
	});
	await createJobClient(engine.url, readFirstKey(engine)).submit(await makeScan([LETTER]));
	return engine;
}

/** An engine that is killed cannot end the programs that its processes have started. */
function killUnlessGone(pid: number): void {
	try {
		process.kill(pid, 'SIGKILL');
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
	}
}

/** All processes that this one has started, and those that they have. */
function listDescendants(pid: number): number[] {
	const parents = readdirSync('/proc').flatMap((name): [number, number][] => {
		try {
			// The name of the program, in brackets, may hold anything.
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
/** A process may end between being listed and being read. */
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

/** As root, without another identity; for everybody else, in a user namespace of their own. */
const CAN_ISOLATE =
	spawnSync('unshare', [
		...(process.getuid?.() === 0 ? [] : ['--user', '--map-current-user']),
		...['--net', '--', 'true'],
	]).status === 0;

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

	// An OCR program that tries to reach a server and notes what came of it.
	const program = join(folder, 'ocr-connects');
	const notes = join(folder, 'notes');
	const attempt =
		`const { writeFileSync } = require('fs'); ` +
		`const note = (text) => { writeFileSync('${notes}', text); process.exit(); }; ` +
		`require('net').connect(${port}, '127.0.0.1').on('connect', () => note('connected')).on('error', (error) => note(error.code));`;
	const script = `#!/bin/sh\ncat > /dev/null\nexec '${process.execPath}' -e "${attempt}"\n`;
	writeFileSync(program, script, { mode: 0o755 });
	execFileSync(program, { input: '' });
	expect(readFileSync(notes, 'utf8')).toBe('connected');
	rmSync(notes);
	await waitUntil(() => connections === 1);

	const engine = await startReading(program);
	await waitUntil(() => readdirSync(folder).includes('notes'));
	await waitUntil(() => readFileSync(notes, 'utf8') !== '');
	expect(readFileSync(notes, 'utf8')).toBe(CAN_ISOLATE ? 'ENETUNREACH' : 'connected');
	expect(connections > 1).toBe(!CAN_ISOLATE);
	expect(engine.output()).toContain(
		CAN_ISOLATE ? '"network":"none"' : '"network":"that of the engine"',
	);
	const own = readlinkSync(`/proc/${engine.pid}/ns/net`);
	const [reader = 0] = listDescendants(engine.pid);
	expect(readlinkSync(`/proc/${reader}/ns/net`) !== own).toBe(CAN_ISOLATE);
});
