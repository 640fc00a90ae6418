/**
 * npm run bench:api
 *
 * 1. Requests per second of an authenticated GET /v1/templates with 100 templates, compared with a bare fastify route
 *   that returns the same bytes. Both servers are separate processes and take turns within one run, so that machine
 *   noise affects both.
 * 2. The time from starting the engine to its first response on /readyz.
 *
 * With --account, both servers run under the profiler of V8 instead, and the program prints the CPU microseconds of a
 * request by part. Other load raises CPU time too, so compare only figures of one run.
 *
 * Exits with code 1 when a goal is missed.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { medianOf } from '../engine/src/model/median.ts';
import { cpuOf } from './cpu-of.ts';
import { accountFor } from './profile-account.ts';
import { print } from './report.ts';
import { startEngine } from './start-engine.ts';

const TEMPLATES = 100;
const ROUNDS = 7;
const ROUND_SECONDS = 4;
const CONNECTIONS = 32;
const MIN_RATIO = 0.5;
const MAX_START_SECONDS = 2.5;
/** With --account: requests in all, and the share of them that warms the code up. */
const PROFILED_REQUESTS = 60_000;
const WARM_UP_SHARE = 0.5;

const root = new URL('..', import.meta.url).pathname;
const dataDir = mkdtempSync(join(tmpdir(), 'docsift-bench-'));
// Logs go to a file, as in production, so that they cost the load generator nothing.
const logFile = join(dataDir, 'engine.log');
const children: ChildProcess[] = [];

try {
	if (process.argv.includes('--account')) await printAccount();
	else process.exitCode = (await main()) ? 0 : 1;
} finally {
	for (const child of children) child.kill('SIGKILL');
	rmSync(dataDir, { recursive: true, force: true });
}

async function main(): Promise<boolean> {
	const starts = [];
	let engine = await startEngine(logFile, { DATA_DIR: dataDir });
	for (let i = 0; i < 3; i += 1) {
		engine.child.kill('SIGTERM');
		await once(engine.child, 'exit');
		engine = await startEngine(logFile, { DATA_DIR: dataDir });
		starts.push(engine.startSeconds);
	}
	children.push(engine.child);
	const { url, headers } = engine;
	await fillTemplates(url, headers);

	const route = `${url}/v1/templates`;
	const body = await (await fetch(route, { headers })).text();
	const bareUrl = await startBare(body);

	// Warm-up rounds for the JIT compiler.
	for (const warmUp of [1, 2]) {
		print(`warming up (${warmUp})`);
		await load(bareUrl, {});
		await load(route, headers);
	}
	const rates: { ours: number; bare: number }[] = [];
	for (let round = 0; round < ROUNDS; round += 1) {
		const bare = await load(bareUrl, {});
		const ours = await load(route, headers);
		rates.push({ ours, bare });
		print(`round ${round + 1}: ${ours.toFixed(0)} of ${bare.toFixed(0)} requests/s`);
	}
	const ratio = medianOf(rates.map(({ ours, bare }) => ours / bare));
	const start = medianOf(starts);
	print(`body: ${body.length} bytes, ${TEMPLATES} templates`);
	print(`GET /v1/templates against a bare route: ${ratio.toFixed(2)} (at least ${MIN_RATIO})`);
	print(`start to ready: ${start.toFixed(2)} s (at most ${MAX_START_SECONDS})`);
	return ratio >= MIN_RATIO && start <= MAX_START_SECONDS;
}

async function fillTemplates(url: string, headers: Record<string, string>): Promise<void> {
	const list = (await (await fetch(`${url}/v1/templates`, { headers })).json()) as unknown[];
	for (let i = list.length; i < TEMPLATES; i += 1) {
		const answer = await fetch(`${url}/v1/templates`, {
			method: 'POST',
			headers: { ...headers, 'content-type': 'application/json' },
			body: JSON.stringify({
				name: `Template ${i}`,
				category: 'CUSTOM',
				schema: { data: { total: { type: 'number' } } },
			}),
		});
		if (answer.status !== 201) throw new Error(await answer.text());
	}
}

async function printAccount(): Promise<void> {
	const [ours, bare] = [join(dataDir, 'ours.profile'), join(dataDir, 'bare.profile')];
	const engine = await startEngine(logFile, { DATA_DIR: dataDir, ...profiledInto(ours) });
	children.push(engine.child);
	const { url, headers } = engine;
	await fillTemplates(url, headers);
	const body = await (await fetch(`${url}/v1/templates`, { headers })).text();
	const bareUrl = await startBare(body, profiledInto(bare));
	const bareChild = children.at(-1);
	const bareCpu = await microsOf(bareChild, bareUrl, {});
	const ourCpu = await microsOf(engine.child, `${url}/v1/templates`, headers);
	print(
		`a request of ${body.length} bytes takes ${ourCpu.toFixed(0)} µs of CPU, bare ${bareCpu.toFixed(0)} µs`,
	);
	const ourParts = accountFor({ folder: ours, pid: engine.child.pid }, WARM_UP_SHARE);
	const bareParts = accountFor({ folder: bare, pid: bareChild?.pid }, WARM_UP_SHARE);
	for (const [part, share] of [...ourParts].sort(([, a], [, b]) => b - a)) {
		const micros = (share * ourCpu).toFixed(0).padStart(6);
		print(`${micros} µs  ${part} (bare: ${((bareParts.get(part) ?? 0) * bareCpu).toFixed(0)})`);
	}
}

function profiledInto(folder: string): { NODE_OPTIONS: string } {
	return { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` };
}

/** CPU microseconds of a warm request; ends the server, which then writes its profile. */
async function microsOf(
	child: ChildProcess | undefined,
	url: string,
	headers: Record<string, string>,
): Promise<number> {
	const send = (amount: number) => autocannon({ url, headers, connections: CONNECTIONS, amount });
	await send(PROFILED_REQUESTS * WARM_UP_SHARE);
	const before = cpuOf(child?.pid);
	const measured = PROFILED_REQUESTS * (1 - WARM_UP_SHARE);
	await send(measured);
	const seconds = cpuOf(child?.pid) - before;
	child?.kill('SIGTERM');
	if (child) await once(child, 'exit');
	return (seconds / measured) * 1_000_000;
}

async function startBare(body: string, environment: Record<string, string> = {}): Promise<string> {
	const child = spawn(process.execPath, ['bench/bare-server.ts'], {
		cwd: root,
		stdio: ['pipe', 'pipe', 'inherit'],
		env: { ...process.env, ...environment },
	});
	children.push(child);
	child.stdin.end(body);
	const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
	return chunk.toString().trim();
}

async function load(url: string, headers: Record<string, string>): Promise<number> {
	const result = await autocannon({
		url,
		headers,
		connections: CONNECTIONS,
		duration: ROUND_SECONDS,
	});
	if (result.non2xx > 0 || result.errors > 0) {
		throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
	}
	return result.requests.average;
}
