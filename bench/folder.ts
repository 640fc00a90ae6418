/**
 * npm run bench:folder -- FOLDER…
 * npm run test:hostile -- FOLDER…
 *
 * Sends every file below the folders to an engine, a few at a time, whatever it is, while it polls GET /healthz.
 * Prints the responses, times, memory and ended processes. Exits with code 1 on a 5xx or missing response, a response
 * after the deadline, a dead engine or a leftover file. Without --hostile, which sends more at once, also when a
 * health check took longer than 100 ms.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, openAsBlob, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { print } from './report.ts';
import { residentMegabytes } from './resident-megabytes.ts';
import { startEngine } from './start-engine.ts';

const { values: options, positionals: folders } = parseArgs({
	allowPositionals: true,
	options: { hostile: { type: 'boolean', default: false } },
});
const AT_ONCE = options.hostile ? 12 : 4;
const MAX_HEALTH_MS = options.hostile ? Infinity : 100;
const DEADLINE_SECONDS = 120;
/** Time between the deadline and its response. */
const GRACE_SECONDS = 10;
const SAMPLE_MS = 250;

const files = folders
	.flatMap((folder) =>
		readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
	)
	.filter((path) => statSync(path).isFile());
if (files.length === 0) throw new Error('name a folder that has files in it');
const folder = mkdtempSync(join(tmpdir(), 'docsift-folder-'));
const dataDir = join(folder, 'data');
const engine = await startEngine(join(folder, 'engine.log'), {
	DATA_DIR: dataDir,
	PARSE_DEADLINE_SECONDS: String(DEADLINE_SECONDS),
});
try {
	process.exitCode = (await main()) ? 0 : 1;
} finally {
	engine.child.kill('SIGKILL');
	rmSync(folder, { recursive: true, force: true });
}

async function main(): Promise<boolean> {
	const { url, headers } = engine;
	const created = await fetch(`${url}/v1/templates`, {
		method: 'POST',
		headers: { ...headers, 'content-type': 'application/json' },
		body: JSON.stringify({
			name: 'Anything',
			category: 'CUSTOM',
			schema: { data: { total: { type: 'number' }, date: { type: 'date' } } },
		}),
	});
	const { id } = (await created.json()) as { id: string };
	const health = watchHealth();
	const memory = watchMemory();
	const answers = new Map<string, number>();
	const times: { ms: number; name: string }[] = [];
	const bad: string[] = [];
	const begun = performance.now();

	const waiting = [...files];
	const sendNext = async (): Promise<void> => {
		for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
			const started = performance.now();
			const name = basename(path);
			try {
				const { status, said } = await parse(path, id);
				const kind = `${status} ${said.replaceAll(/"[^"]*"/g, '…').slice(0, 90)}`;
				answers.set(kind, (answers.get(kind) ?? 0) + 1);
				if (status >= 500) bad.push(`${name}: ${status} ${said}`);
			} catch (error) {
				bad.push(`${name}: ${String(error)}`);
			}
			const ms = performance.now() - started;
			times.push({ ms, name });
			if (ms > (DEADLINE_SECONDS + GRACE_SECONDS) * 1000) bad.push(`${name}: after the deadline`);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
	const seconds = (performance.now() - begun) / 1000;
	const worstHealth = await health.stop();
	const peak = memory.stop();
	const ends = await listChildEnds();
	if (engine.child.exitCode !== null || engine.child.signalCode !== null)
		bad.push('the engine died');
	const left = readdirSync(join(dataDir, 'uploads'));

	print(`${files.length} files in ${seconds.toFixed(1)} s`);
	for (const [kind, count] of [...answers].sort((a, b) => b[1] - a[1])) print(`${count} × ${kind}`);
	const slowest = times.sort((a, b) => b.ms - a.ms).slice(0, 5);
	print(
		`slowest: ${slowest.map(({ ms, name }) => `${name} ${(ms / 1000).toFixed(1)} s`).join(', ')}`,
	);
	print(`slowest GET /healthz: ${worstHealth.toFixed(0)} ms (at most ${MAX_HEALTH_MS})`);
	print(`most memory: engine ${peak.engine} MB, all its processes together ${peak.all} MB`);
	print(`processes that read and have ended: ${ends.join(', ') || 'none'}`);
	print(`left behind: ${left.length} (none)`);
	for (const line of bad) print(`BAD ${line}`);
	return bad.length === 0 && worstHealth <= MAX_HEALTH_MS && left.length === 0;
}

async function parse(path: string, templateId: string): Promise<{ status: number; said: string }> {
	const form = new FormData();
	form.append('files', await openAsBlob(path), basename(path));
	form.append('templateId', templateId);
	const { url, headers } = engine;
	const answer = await fetch(`${url}/documents/parse`, { method: 'POST', headers, body: form });
	const body = (await answer.json()) as { result?: { error?: string }; message?: string };
	return { status: answer.status, said: body.result?.error ?? body.message ?? 'read' };
}

function watchHealth(): { stop: () => Promise<number> } {
	const program = new URL('./watch-health.ts', import.meta.url).pathname;
	const child = spawn(process.execPath, [program, engine.url], {
		stdio: ['pipe', 'pipe', 'inherit'],
	});
	return {
		stop: async () => {
			child.stdin.end();
			return Number(await text(child.stdout));
		},
	};
}

/** By reason, from /metrics. */
async function listChildEnds(): Promise<string[]> {
	const told = await fetch(`${engine.url}/metrics`).then((answer) => answer.text());
	return [...told.matchAll(/^docsift_child_ends_total\{reason="(.+)"\} (\d+)$/gm)].map(
		([, reason = '', count = '']) => `${count} ${reason}`,
	);
}

function watchMemory(): { stop: () => { engine: number; all: number } } {
	const peak = { engine: 0, all: 0 };
	const timer = setInterval(() => {
		const pid = engine.child.pid ?? 0;
		peak.engine = Math.max(peak.engine, residentMegabytes(pid, false));
		peak.all = Math.max(peak.all, residentMegabytes(pid, true));
	}, SAMPLE_MS);
	return {
		stop: () => {
			clearInterval(timer);
			return peak;
		},
	};
}
