/**
 * npm run bench:overload [-- --seconds 40]
 *
 * Measures an engine that receives more scans than it can read. Each figure is a ratio within this run: the capacity
 * is measured first, with as many parallel requests as keep all children busy.
 *
 * 1. Requests at twice and three times the capacity: correct responses per second relative to the capacity, and the
 *   slowest accepted response relative to the deadline. No response may be lost.
 * 2. Jobs alone, then jobs during twice the capacity in requests: the throughput of both.
 *
 * Exits with code 1 when a goal is missed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { drawPage } from '../test/support/documents.ts';
import { exitCode, print, report } from './report.ts';
import { startEngine } from './start-engine.ts';

const { values: options } = parseArgs({
	options: { seconds: { type: 'string', default: '40' } },
});
const SECONDS = Number(options.seconds);
/** Shorter than usual, so that overload shows within this run. */
const DEADLINE_SECONDS = 20;
/** Enough to keep the children of this machine busy, and few enough to be accepted. */
const AT_ONCE = 6;

const folder = mkdtempSync(join(tmpdir(), 'docsift-overload-'));
const engine = await startEngine(join(folder, 'engine.log'), {
	DATA_DIR: join(folder, 'data'),
	PARSE_DEADLINE_SECONDS: String(DEADLINE_SECONDS),
});
const page = await makePage();
const templateId = await createTemplate();
let sent = 0;

try {
	await measure();
} finally {
	engine.child.kill('SIGKILL');
	rmSync(folder, { recursive: true, force: true });
}
process.exit(exitCode());

type RequestResult = { kind: 'right' | 'wrong' | 'refused' | 'lost'; ms: number };

async function measure(): Promise<void> {
	// Warm-up, because the first work of new children takes longer.
	await keepBusy(AT_ONCE, 15);
	const capacity = await keepBusy(AT_ONCE, SECONDS);
	print(`capacity: ${capacity.toFixed(2)} scans/s by ${AT_ONCE} requests at once`);
	for (const times of [2, 3]) {
		const { goodput, outcomes } = await flood(capacity * times);
		const what = `of the capacity in right answers while ${times} times as much is sent`;
		report(`${what} (${describe(outcomes)})`, goodput / capacity, { least: 0.85 });
		const accepted = outcomes.filter(({ kind }) => kind === 'right' || kind === 'wrong');
		report(
			'of the deadline, taken by the accepted requests (99th percentile)',
			percentile(accepted, 0.99) / 1000 / DEADLINE_SECONDS,
			{ most: 1 },
		);
		report('answers lost', countOf(outcomes, 'lost'), { most: 0 });
	}
	const alone = await workOffJobs(SECONDS);
	print(`jobs alone: ${alone.toFixed(2)} scans/s`);
	const [together, { goodput, outcomes }] = await Promise.all([
		workOffJobs(SECONDS),
		flood(capacity * 2),
	]);
	report('of the jobs are done while twice as much is sent', together / alone, { least: 0.3 });
	report(
		`of the capacity in right answers beside these jobs (${describe(outcomes)})`,
		goodput / capacity,
		{ least: 0.3 },
	);
}

/** Correct responses per second, with a constant number of parallel requests. */
async function keepBusy(atOnce: number, seconds: number): Promise<number> {
	const started = performance.now();
	let right = 0;
	const go = async (): Promise<void> => {
		while (performance.now() - started < seconds * 1000) {
			if ((await parse()).kind === 'right') right += 1;
		}
	};
	await Promise.all(Array.from({ length: atOnce }, go));
	return right / ((performance.now() - started) / 1000);
}

/** Sends at a constant rate, independent of responses. */
async function flood(perSecond: number): Promise<{ goodput: number; outcomes: RequestResult[] }> {
	const started = performance.now();
	const under: Promise<RequestResult>[] = [];
	while (performance.now() - started < SECONDS * 1000) {
		under.push(parse());
		const nextAt = started + (under.length / perSecond) * 1000;
		await sleep(Math.max(0, nextAt - performance.now()));
	}
	const outcomes = await Promise.all(under);
	const seconds = (performance.now() - started) / 1000;
	return { goodput: countOf(outcomes, 'right') / seconds, outcomes };
}

async function parse(): Promise<RequestResult> {
	const started = performance.now();
	const since = () => performance.now() - started;
	try {
		const answer = await send('/documents/parse', 'files');
		const body = (await answer.json()) as { result?: { error?: string; number?: unknown } };
		if (answer.status === 503) return { kind: 'refused', ms: since() };
		const isRight = answer.status === 200 && body.result?.number === 'A-4711';
		return { kind: isRight ? 'right' : 'wrong', ms: since() };
	} catch {
		return { kind: 'lost', ms: since() };
	}
}

/** Completed jobs per second while the queue is never empty. */
async function workOffJobs(seconds: number): Promise<number> {
	const started = performance.now();
	const jobs: string[] = [];
	const isOver = () => performance.now() - started > seconds * 1000;
	const submit = async (): Promise<void> => {
		const answer = await send('/v1/documents/parse/async', 'file');
		if (answer.status !== 202) throw new Error(await answer.text());
		jobs.push(((await answer.json()) as { jobId: string }).jobId);
	};
	let open = jobs;
	const countDone = async (): Promise<number> => {
		const states = await Promise.all(open.map(readStatus));
		return states.filter((status) => status === 'completed').length;
	};
	let done = 0;
	for (let i = 0; i < 10; i += 1) await submit();
	while (!isOver()) {
		await sleep(500);
		done = await countDone();
		while (jobs.length - done < 10 && !isOver()) await submit();
		open = jobs;
	}
	const rate = (await countDone()) / ((performance.now() - started) / 1000);
	for (const id of jobs) {
		await fetch(`${engine.url}/v1/jobs/${id}`, { method: 'DELETE', headers: engine.headers });
	}
	return rate;
}

async function readStatus(id: string): Promise<string> {
	const answer = await fetch(`${engine.url}/v1/jobs/${id}`, { headers: engine.headers });
	return ((await answer.json()) as { status: string }).status;
}

/** Sends a unique scan. */
function send(path: string, field: string): Promise<Response> {
	const form = new FormData();
	form.set('templateId', templateId);
	const unique = Buffer.concat([page, Buffer.from(`${(sent += 1)}`)]);
	form.set(field, new Blob([new Uint8Array(unique)]), 'scan.png');
	return fetch(`${engine.url}${path}`, { method: 'POST', headers: engine.headers, body: form });
}

async function makePage(): Promise<Buffer> {
	const lines: [string, string][] = Array.from({ length: 12 }, (_, i) => [
		`Line ${i + 1} of the note`,
		`${(i * 17.35).toFixed(2)} EUR`,
	]);
	return sharp(await drawPage([['Number', 'A-4711'], ...lines], 1654, 1400))
		.png()
		.toBuffer();
}

async function createTemplate(): Promise<string> {
	const answer = await fetch(`${engine.url}/v1/templates`, {
		method: 'POST',
		headers: { ...engine.headers, 'content-type': 'application/json' },
		body: JSON.stringify({
			name: 'Note',
			category: 'CUSTOM',
			schema: { data: { number: { type: 'string' } } },
		}),
	});
	return ((await answer.json()) as { id: string }).id;
}

function countOf(outcomes: readonly RequestResult[], kind: RequestResult['kind']): number {
	return outcomes.filter((outcome) => outcome.kind === kind).length;
}

function percentile(outcomes: readonly RequestResult[], share: number): number {
	const sorted = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

function describe(outcomes: readonly RequestResult[]): string {
	const kinds = ['right', 'wrong', 'refused', 'lost'] as const;
	return kinds.map((kind) => `${countOf(outcomes, kind)} ${kind}`).join(', ');
}
