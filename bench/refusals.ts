/**
 * npm run bench:refusals
 *
 * Uploads that are refused before they are read, sent by common clients: every response must be received, with its
 * status and its JSON body.
 * 1. Clients × statuses × sizes, one request after the other on keep-alive connections.
 * 2. 200 uploads of 2 MB, 32 at a time.
 * A client that is not installed is reported and skipped; Node's own must be present. Exits with code 1 when a
 * response was lost. `-- 401 503` runs only those statuses.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { loadConfig } from '../engine/src/app/config.ts';
import { createServices } from '../engine/src/app/services.ts';
import { createClosers } from '../test/support/closers.ts';
import { makeBlankScan } from '../test/support/documents.ts';
import { exitCode, print, report } from './report.ts';
import { startEngine } from './start-engine.ts';

const KB = 1000;
const MB = 1_048_576;
const SIZES = [
	{ name: '10 kB', bytes: 10 * KB, requests: 10 },
	{ name: '2 MB', bytes: 2 * MB, requests: 10 },
	{ name: '20 MB', bytes: 20 * MB, requests: 5 },
	{ name: '51 MB', bytes: 51 * MB, requests: 3 },
];
const CROWD = { requests: 200, atOnce: 32, bytes: 2 * MB };
const SMALLEST_FILE_LIMIT_MB = 1;
const MAX_FILES = 10;
const SMALL_FILE_BYTES = 100;
/** Requests are not started this close to the end of a rate-limit window, because later ones might pass. */
const WINDOW_MARGIN_S = 20;
const BUSY_AFTER_MS = 60_000;
/** How long one document keeps the engine busy; its pages are expected to take longer than half of it. */
const BUSY_SECONDS = 900;
const BUSY_PAGES = 300;

type File = { field: string; name: string; bytes: number };
type Order = {
	url: string;
	headers: Record<string, string>;
	files: File[];
	requests: number;
	atOnce: number;
};
type RequestResult = { status?: number; body?: string; error?: string };
type Client = {
	name: string;
	carryOut: (order: Order) => Promise<RequestResult[]>;
	required?: true;
};
type Refusal = {
	status: number;
	path: string;
	headers: Record<string, string>;
	field?: string;
	files?: number;
	leastBytes?: number;
	/** Makes sure that requests are refused; returns for how many seconds. */
	prepare?: () => Promise<number>;
};

const folder = mkdtempSync(join(tmpdir(), 'docsift-refusals-'));
const closers = createClosers();
closers.add(() => rmSync(folder, { recursive: true, force: true }));

try {
	const clients = listClients();
	const refusals = [...(await startUsualEngine()), ...(await startNarrowEngine())];
	const wanted = process.argv.slice(2).map(Number);
	for (const refusal of refusals.toSorted((a, b) => a.status - b.status)) {
		if (wanted.length > 0 && !wanted.includes(refusal.status)) continue;
		await measure(refusal, clients);
	}
} finally {
	await closers.closeAll();
}
process.exit(exitCode());

async function measure(refusal: Refusal, clients: readonly Client[]): Promise<void> {
	for (const client of clients) {
		const cells: string[] = [];
		let lost = 0;
		for (const { name, bytes, requests } of SIZES) {
			if (bytes < (refusal.leastBytes ?? 0)) {
				cells.push(`${name} –`);
				continue;
			}
			const received = await countReceived(client, refusal, { bytes, requests, atOnce: 1 });
			cells.push(`${name} ${received}/${requests}`);
			lost += requests - received;
		}
		report(`answers lost: ${refusal.status}, ${client.name}: ${cells.join(', ')}`, lost, {
			most: 0,
		});
	}
	for (const client of clients.filter(({ name }) => /24|axios/.test(name))) {
		const received = await countReceived(client, refusal, CROWD);
		const what = `${CROWD.requests} × 2 MB, ${CROWD.atOnce} at a time`;
		report(`answers lost: ${refusal.status}, ${client.name}: ${what}`, CROWD.requests - received, {
			most: 0,
		});
	}
}

type Load = { bytes: number; requests: number; atOnce: number };

async function countReceived(client: Client, refusal: Refusal, load: Load): Promise<number> {
	const { status, prepare } = refusal;
	let outcomes: RequestResult[] = [];
	for (let lasts = -1, seconds = 0; seconds > lasts;) {
		lasts = (await prepare?.()) ?? Infinity;
		const begun = performance.now();
		outcomes = await client.carryOut(makeOrder(refusal, load));
		seconds = (performance.now() - begun) / 1000;
	}
	const wrong = outcomes.filter((one) => !isRefusal(one, status));
	const kinds = new Set(wrong.map(({ error, ...answer }) => error ?? JSON.stringify(answer)));
	for (const kind of kinds) print(`       ${kind}`);
	return outcomes.length - wrong.length;
}

function makeOrder(
	{ path, headers, field = 'files', files = 1 }: Refusal,
	{ bytes, ...load }: Load,
): Order {
	// Small files come first, so that a refusal by number of files happens with the large one still to come.
	const sizes = [...Array<number>(files - 1).fill(SMALL_FILE_BYTES), bytes];
	return {
		url: path,
		headers,
		files: sizes.map((size, i) => ({ field, name: `${i}.pdf`, bytes: size })),
		...load,
	};
}

function isRefusal({ status, body }: RequestResult, wanted: number): boolean {
	if (status !== wanted) return false;
	try {
		return (JSON.parse(body ?? '') as { statusCode?: number }).statusCode === wanted;
	} catch {
		return false;
	}
}

/** Refuses by number of files, key, path and rate. */
async function startUsualEngine(): Promise<Refusal[]> {
	const environment = {
		DATA_DIR: join(folder, 'usual'),
		PLANS: JSON.stringify({
			premium: { requestsPerMinute: 1_000_000_000 },
			tight: { pagesPerMonth: 1, requestsPerMinute: 1, multipleDocuments: true },
		}),
	};
	const { child, url, headers } = await startEngine(join(folder, 'usual.log'), environment);
	closers.add(() => child.kill('SIGKILL'));
	const services = createServices(loadConfig(environment), { log: pino({ level: 'silent' }) });
	closers.add(services.close);
	const makeKey = async (plan: string, mode: 'live' | 'test') => {
		const { id } = await services.accounts.create({ email: `${plan}@bench.example`, plan });
		const key = await services.apiKeys.create({ accountId: id, name: plan, mode });
		return { 'x-api-key': key.secret };
	};
	const trying = await makeKey('premium', 'test');
	const tight = await makeKey('tight', 'live');
	const parse = `${url}/documents/parse`;
	return [
		{ status: 400, path: parse, headers, files: MAX_FILES + 1 },
		{ status: 401, path: parse, headers: { 'x-api-key': 'dsk_live_unknown' } },
		{
			status: 403,
			path: `${url}/v1/documents/parse/async`,
			headers: trying,
			field: 'file',
		},
		{ status: 404, path: `${url}/documents/pares`, headers },
		{
			status: 429,
			path: parse,
			headers: tight,
			prepare: async () => {
				for (;;) {
					const answer = await fetch(`${url}/v1/usage`, { headers: tight });
					await answer.text();
					const left = Number(answer.headers.get('x-ratelimit-reset'));
					if (left > WINDOW_MARGIN_S) return left;
					await sleep(left * 1000);
				}
			},
		},
	];
}

/** Refuses by file size, and once its only child hangs, by the expected wait. */
async function startNarrowEngine(): Promise<Refusal[]> {
	const { child, url, headers } = await startEngine(join(folder, 'narrow.log'), {
		DATA_DIR: join(folder, 'narrow'),
		FILE_MAX_MB: String(SMALLEST_FILE_LIMIT_MB),
		PARSE_PROCESSES: '1',
		PARSE_DEADLINE_SECONDS: String(BUSY_SECONDS),
		DOCUMENT_MAX_SCANNED_PAGES: String(BUSY_PAGES),
		PAGE_TIMEOUT_SECONDS: '3600',
		OCR_ENGINE: 'tesseract',
		TESSERACT_PROGRAM: new URL('../test/fixtures/ocr-hangs', import.meta.url).pathname,
	});
	closers.add(() => child.kill('SIGKILL'));
	const path = `${url}/documents/parse`;
	const scan = new Blob([new Uint8Array(makeBlankScan(BUSY_PAGES))]);
	const templates = await (await fetch(`${url}/v1/templates`, { headers })).json();
	const [{ id: templateId }] = templates as [{ id: string }];
	const sendScan = async () => {
		const body = new FormData();
		body.set('templateId', templateId);
		body.append('files', scan, 'scan.pdf');
		await fetch(path, { method: 'POST', headers, body }).catch(() => undefined);
	};
	const isRefused = async () => {
		const body = new FormData();
		return (await fetch(path, { method: 'POST', headers, body })).status === 503;
	};
	return [
		{ status: 413, path, headers, leastBytes: SMALLEST_FILE_LIMIT_MB * MB + 1 },
		{
			status: 503,
			path,
			headers,
			prepare: async () => {
				if (await isRefused()) return Infinity;
				// Never answered: its first page hangs, the others wait.
				void sendScan();
				const until = performance.now() + BUSY_AFTER_MS;
				while (!(await isRefused())) {
					if (performance.now() > until) throw new Error('the engine does not become busy');
					await sleep(50);
				}
				return Infinity;
			},
		},
	];
}

function listClients(): Client[] {
	const script = (name: string) => new URL(`refusal-clients/${name}`, import.meta.url).pathname;
	const run = (program: string, name: string) => async (order: Order) =>
		readOutcomes(await outputOf(program, [script(name), JSON.stringify(order)]), order);
	const node20 = findNode(20);
	const node24 = findNode(24);
	const clients: (Client & { program: string | undefined })[] = [
		{
			name: 'fetch on Node 20',
			program: node20,
			required: true,
			carryOut: run(node20 ?? '', 'fetch.mjs'),
		},
		{
			name: 'fetch on Node 24',
			program: node24,
			required: true,
			carryOut: run(node24 ?? '', 'fetch.mjs'),
		},
		{ name: 'axios', program: node24, required: true, carryOut: run(node24 ?? '', 'axios.mjs') },
		{ name: 'got', program: node24, required: true, carryOut: run(node24 ?? '', 'got.mjs') },
		{ name: 'curl', program: find('curl'), carryOut: runCurl() },
		{ name: 'curl without Expect', program: find('curl'), carryOut: runCurl(['-H', 'Expect:']) },
		{ name: "Python's urllib", program: find('python3'), carryOut: run('python3', 'urllib.py') },
	];
	for (const { name, program, required } of clients) {
		if (program !== undefined) continue;
		if (required) report(`${name} is not installed`, 1, { most: 0 });
		else print(`left out: ${name} is not installed`);
	}
	return clients.filter(({ program }) => program !== undefined);
}

function readOutcomes(output: string, { requests }: Order): RequestResult[] {
	if (output !== '') return JSON.parse(output) as RequestResult[];
	return Array<RequestResult>(requests).fill({ error: 'the client itself has died' });
}

function find(program: string): string | undefined {
	const { status } = spawnSync(program, ['--version']);
	return status === 0 ? program : undefined;
}

/** `npm run` puts the Node of this project before the system's on the PATH. */
function findNode(major: number): string | undefined {
	const folders = (process.env.PATH ?? '').split(':');
	return [process.execPath, ...folders.map((place) => join(place, 'node'))].find((program) => {
		const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
		return (stdout as string | null)?.startsWith(`v${major}.`);
	});
}

/** One process for all requests of an order, so that it keeps its connection. */
function runCurl(more: readonly string[] = []) {
	return async ({ url, headers, files, requests }: Order): Promise<RequestResult[]> => {
		const request = [
			'-s',
			'-w',
			'\\n%{http_code} %{exitcode} %{errormsg}\\n',
			...more,
			...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
			...files.flatMap(({ field, name, bytes }) => [
				'-F',
				`${field}=@${makeFile(bytes)};filename=${name}`,
			]),
			url,
		];
		const all = Array.from({ length: requests }, (_, i) =>
			i > 0 ? ['--next', ...request] : request,
		);
		const lines = (await outputOf('curl', all.flat())).trimEnd().split('\n');
		return Array.from({ length: requests }, (_, i): RequestResult => {
			const [body = '', end = ''] = lines.slice(2 * i);
			const [status = '', code, ...message] = end.split(' ');
			return code === '0' ? { status: Number(status), body } : { error: message.join(' ') || end };
		});
	};
}

function makeFile(bytes: number): string {
	const path = join(folder, `${bytes}`);
	writeFileSync(path, '');
	truncateSync(path, bytes);
	return path;
}

async function outputOf(program: string, args: readonly string[]): Promise<string> {
	const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
	return text(child.stdout);
}
