/**
 * npm run bench:pages
 *
 * The overhead of our pipeline, as ratios within one run:
 * 1. CPU per OCR page compared with the bare engine on the same prepared pixels;
 * 2. CPU per page of a digital PDF of 100 pages compared with bare pdf.js text extraction;
 * 3. wall time of a 10-page scan on two children compared with one;
 * 4. responses of GET /v1/templates while four scans are parsed, and the memory of the API process while it receives
 *   50 MB;
 * 5. memory over 300 mixed documents in a row (with --long).
 *
 * Exits with code 1 when a goal is missed.
 */
import { spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import sharp from 'sharp';
import { createPool } from '../engine/src/reading/pipeline/pool.ts';
import type { Pool } from '../engine/src/reading/pipeline/pool.ts';
import { drawPage, makePdf, makeScan } from '../test/support/documents.ts';
import type { Labelled } from '../test/support/documents.ts';
import { runTask } from '../test/support/run-task.ts';
import { cpuOf } from './cpu-of.ts';
import { exitCode, print, report } from './report.ts';
import { startEngine } from './start-engine.ts';

const root = new URL('..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'docsift-pages-'));
const tessdata = join(folder, 'tessdata');
const limits = { maxPages: 500, maxScannedPages: 30, maxPixels: 100_000_000 };
/** Warm-up rounds and measured rounds for digital documents; a child serves thousands of documents. */
const TEXT_ROUNDS = 6;
const running: ChildProcess[] = [];

try {
	await main();
} finally {
	for (const child of running) child.kill('SIGKILL');
	rmSync(folder, { recursive: true, force: true });
}
process.exitCode = exitCode();

async function main(): Promise<void> {
	await compareOcr('tesseract.js');
	if (spawnSync('tesseract', ['--version']).status === 0) await compareOcr('tesseract');
	else print('tesseract is not installed: its figure is left out');
	await compareText();
	await compareChildren();
	await measureApi();
}

function page(lines: number): Labelled {
	return Array.from({ length: lines }, (_, i) => [
		`Line ${i + 1} of the delivery note`,
		`${(i * 17.35).toFixed(2)} EUR for item ${1000 + i}`,
	]);
}

function startPool(size: number, ocrEngine: 'tesseract.js' | 'tesseract'): Pool {
	return createPool(
		{
			size,
			child: { ocrEngine, ocrDataFolder: tessdata, ocrProgram: 'tesseract' },
			childMemoryBytes: 2_000_000_000,
			pageTimeoutMs: 120_000,
			pageWallMs: 120_000,
			tasksPerChild: 10_000,
			isolation: {
				mode: 'auto',
				readable: [],
				writable: [folder, tessdata],
				program: 'tesseract',
			},
		},
		pino({ level: 'silent' }),
	);
}

async function compareOcr(engine: 'tesseract.js' | 'tesseract'): Promise<void> {
	const pages = 6;
	const path = join(folder, 'page.png');
	writeFileSync(
		path,
		await sharp(await drawPage(page(18), 1654, 1800))
			.png()
			.toBuffer(),
	);
	const signal = new AbortController().signal;
	const input = { path, type: 'png' as const, limits, index: 0, languages: ['eng'] };

	const pool = startPool(1, engine);
	await runTask(pool, 'ocr', input, signal);
	const [pid] = pool.pids();
	const before = cpuOf(pid);
	for (let i = 0; i < pages; i += 1) await runTask(pool, 'ocr', input, signal);
	const ours = (cpuOf(pid) - before) / pages;
	await pool.close();

	const bare = spawnSync(
		process.execPath,
		[join(root, 'bench/bare-ocr.ts'), engine, path, tessdata, String(pages)],
		{ encoding: 'utf8' },
	);
	if (bare.status !== 0) throw new Error(bare.stderr);
	const base = Number(bare.stdout.trim());
	report(
		`CPU of a page by ${engine}: ${ours.toFixed(2)} s, bare ${base.toFixed(2)} s`,
		ours / base,
		{ most: 1.15 },
	);
}

async function compareText(): Promise<void> {
	const count = 100;
	const path = join(folder, 'digital.pdf');
	writeFileSync(path, await makePdf(Array.from({ length: count }, () => page(28))));
	const signal = new AbortController().signal;
	const pool = startPool(1, 'tesseract.js');
	const schema = { data: { total: { type: 'number' as const } } };
	const parse = () =>
		runTask(
			pool,
			'open',
			{ path, type: 'pdf', limits, schema, pagesFile: `${path}.pages` },
			signal,
		);
	for (let i = 0; i < TEXT_ROUNDS; i += 1) await parse();
	const [pid] = pool.pids();
	const before = cpuOf(pid);
	for (let i = 0; i < TEXT_ROUNDS; i += 1) await parse();
	const ours = (cpuOf(pid) - before) / TEXT_ROUNDS / count;
	await pool.close();
	const rounds = String(TEXT_ROUNDS);
	const bare = spawnSync(process.execPath, [join(root, 'bench/bare-text.ts'), path, rounds], {
		encoding: 'utf8',
	});
	if (bare.status !== 0) throw new Error(bare.stderr);
	const base = Number(bare.stdout.trim()) / count;
	report(
		`CPU of a page of a digital PDF: ${(ours * 1000).toFixed(1)} ms (${(1 / ours).toFixed(0)} pages/s), bare pdf.js ${(base * 1000).toFixed(1)} ms`,
		ours / base,
		{ most: 1.8 },
	);
}

async function compareChildren(): Promise<void> {
	const path = join(folder, 'scan.pdf');
	writeFileSync(path, await makeScan(Array.from({ length: 10 }, () => page(6))));
	const time = async (size: number): Promise<number> => {
		const pool = startPool(size, 'tesseract.js');
		const { signal } = new AbortController();
		const ocr = (index: number) =>
			runTask(pool, 'ocr', { path, type: 'pdf', limits, index, languages: ['eng'] }, signal);
		await Promise.all(Array.from({ length: size }, () => ocr(0)));
		const started = performance.now();
		await Promise.all(Array.from({ length: 10 }, (_, index) => ocr(index)));
		const seconds = (performance.now() - started) / 1000;
		await pool.close();
		return seconds;
	};
	const [one, two] = [await time(1), await time(2)];
	report(
		`10 scanned pages: ${two.toFixed(1)} s with two children, ${one.toFixed(1)} s with one`,
		two / one,
		{ most: 0.6 },
	);
}

async function measureApi(): Promise<void> {
	const { child, url, headers } = await startEngine(join(folder, 'engine.log'), {
		DATA_DIR: join(folder, 'data'),
		OCR_ENGINE: 'tesseract.js',
	});
	running.push(child);
	const list = (await (await fetch(`${url}/v1/templates`, { headers })).json()) as { id: string }[];
	const send = async (content: Buffer, name: string) => {
		const form = new FormData();
		form.set('templateId', list[0]?.id ?? '');
		form.append('files', new Blob([new Uint8Array(content)]), name);
		const answer = await fetch(`${url}/documents/parse`, { method: 'POST', headers, body: form });
		return await answer.text();
	};
	const scan = await makeScan(Array.from({ length: 5 }, () => page(6)));
	const work = { done: false };
	const scans = Promise.all([1, 2, 3, 4].map(() => send(scan, 'scan.pdf'))).then(() => {
		work.done = true;
	});
	const times: number[] = [];
	while (!work.done) {
		const started = performance.now();
		await (await fetch(`${url}/v1/templates`, { headers })).text();
		times.push(performance.now() - started);
		await new Promise((resolve) => setTimeout(resolve, 10));
	}
	await scans;
	times.sort((a, b) => a - b);
	const p99 = times[Math.floor(times.length * 0.99)] ?? NaN;
	report(`GET /v1/templates while four scans are parsed, p99 of ${times.length} in ms`, p99, {
		most: 50,
	});

	const rss = () =>
		Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
	await send(Buffer.alloc(1_000_000, '%PDF-1.7\n'), 'small.pdf');
	const before = rss();
	let most = before;
	const watch = setInterval(() => (most = Math.max(most, rss())), 5);
	await send(Buffer.alloc(50 * 1_048_576, '%PDF-1.7\n'), 'large.pdf');
	clearInterval(watch);
	report(
		`memory of the API process while it takes in 50 MB, in MB above ${before.toFixed(0)}`,
		most - before,
		{ most: 30 },
	);
	if (process.argv.includes('--long')) await measureGrowth(child, send, scan);
	child.kill('SIGTERM');
}

async function measureGrowth(
	child: ChildProcess,
	send: (content: Buffer, name: string) => Promise<string>,
	scan: Buffer,
): Promise<void> {
	const digital = await makePdf(Array.from({ length: 5 }, () => page(28)));
	const photo = await sharp(await drawPage(page(6)))
		.jpeg()
		.toBuffer();
	const total = () => {
		const out = spawnSync(
			'ps',
			['-o', 'rss=', '--ppid', String(child.pid), '-p', String(child.pid)],
			{
				encoding: 'utf8',
			},
		);
		return (
			out.stdout
				.trim()
				.split(/\s+/)
				.reduce((sum, kb) => sum + Number(kb), 0) / 1024
		);
	};
	const samples: number[] = [];
	for (let i = 0; i < 300; i += 1) {
		await send(i % 3 === 0 ? digital : i % 30 === 1 ? scan : photo, 'document');
		if (i >= 100 && i % 10 === 0) samples.push(total());
	}
	const half = samples.length / 2;
	const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
	const growth = mean(samples.slice(half)) / mean(samples.slice(0, half));
	report(
		`memory of all processes over documents 200–300 against 100–200 (${mean(samples).toFixed(0)} MB)`,
		growth,
		{ most: 1.05 },
	);
}
