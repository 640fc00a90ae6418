/**
 * npm run bench:api
 *
 * 1. Requests per second of an authenticated GET /v1/templates with 100 templates, compared with a bare fastify route
 *   that returns the same bytes. Both servers are separate processes and take turns within one run, so that machine
 *   noise affects both.
 * 2. The time from starting the engine to its first response on /readyz.
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
import { print } from './report.ts';
import { startEngine } from './start-engine.ts';

const TEMPLATES = 100;
const ROUNDS = 7;
const ROUND_SECONDS = 4;
const CONNECTIONS = 32;
const MIN_RATIO = 0.5;
const MAX_START_SECONDS = 2.5;

const root = new URL('..', import.meta.url).pathname;
const dataDir = mkdtempSync(join(tmpdir(), 'docsift-bench-'));
// Logs go to a file, as in production, so that they cost the load generator nothing.
const logFile = join(dataDir, 'engine.log');
const children: ChildProcess[] = [];

try {
	process.exitCode = (await main()) ? 0 : 1;
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

async function startBare(body: string): Promise<string> {
	const child = spawn(process.execPath, ['bench/bare-server.ts'], {
		cwd: root,
		stdio: ['pipe', 'pipe', 'inherit'],
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
