/**
 * npm run bench:dashboard
 *
 * What the dashboard costs: the compressed JavaScript of its first page, and how long the list of jobs
 * takes when there are 10,000 of them, over HTTP with a session.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { loadConfig } from '../engine/src/config.ts';
import { startEngine } from '../engine/src/engine.ts';
import { createJobRepository } from '../engine/src/jobs/job-repository.ts';
import type { Job, JobStatus } from '../engine/src/model/job.ts';
import { signIn } from '../test/support/dashboard.ts';

const JOBS = 10_000;
const REQUESTS = 100;
const STATUSES: JobStatus[] = ['completed', 'completed', 'completed', 'failed'];
const OWNER = { OWNER_EMAIL: 'owner@bench.example', OWNER_PASSWORD: 'only for figures' };

measureFirstLoad();
await measureLists();

function measureFirstLoad(): void {
	const dist = join(import.meta.dirname, '../engine/web/dist');
	if (!existsSync(dist)) throw new Error('build the dashboard first: npm run build:web');
	const page = readFileSync(join(dist, 'index.html'), 'utf8');
	const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
		([, path]) => path ?? '',
	);
	const bytes = (ending: string) =>
		scripts.reduce((sum, path) => sum + statSync(join(dist, `${path}${ending}`)).size, 0);
	print('first page, JavaScript', `${kilo(bytes('.gz'))} kB gzip, ${kilo(bytes('.br'))} kB brotli`);
}

async function measureLists(): Promise<void> {
	const dataDir = mkdtempSync(join(tmpdir(), 'docsift-bench-'));
	const config = loadConfig({
		...{ PORT: '0', DATA_DIR: dataDir, ADDRESS_REQUESTS_PER_MINUTE: '1000000' },
		...{ ...OWNER, ROLE: 'api' },
	});
	const engine = await startEngine(config, { log: pino({ level: 'silent' }) });
	try {
		const { services } = engine;
		const owner = await services.accounts.get(OWNER.OWNER_EMAIL);
		const [template] = await services.templates.list(owner.id);
		const repository = createJobRepository(services.db, services.storeTime);
		for (let from = 0; from < JOBS; from += 500) {
			const jobs = Array.from({ length: 500 }, (_, i) => newJob(from + i));
			await repository.insertNew(jobs);
		}
		await services.db('jobs').update({ due_at: null });
		function newJob(i: number): Job {
			const at = new Date(Date.now() - i * 1000);
			return {
				...{ id: services.newId(), accountId: owner.id, templateId: template?.id ?? '' },
				...{
					templateRevision: 1,
					fileName: `invoice ${i}.pdf`,
					fileType: 'pdf',
					language: null,
					pages: '',
					reader: '',
				},
				sha256: createHash('sha256').update(String(i)).digest('hex'),
				...{ documentKey: services.newId(), documentBytes: null, documentRemovedAt: null },
				...{ status: STATUSES[i % 4] ?? 'completed', attempts: 1 },
				...{ reservationId: null, pageCount: 2, pagesRead: 2, pageUsed: 2, result: null },
				...{
					details: null,
					error: null,
					origin: null,
					createdAt: at,
					startedAt: at,
					completedAt: at,
				},
			};
		}
		const me = await signIn({ url: engine.url ?? '' }, OWNER.OWNER_EMAIL, OWNER.OWNER_PASSWORD);
		for (const [name, query] of [
			['all', ''],
			['by status', '&status=failed'],
			['by part of a name', '&fileName=99.pdf'],
			['by a name that none has', '&fileName=nothing'],
		] as const) {
			const times: number[] = [];
			for (let i = 0; i < REQUESTS; i += 1) {
				const started = performance.now();
				const { status } = await me.call('GET', `/jobs?limit=25${query}`);
				if (status !== 200) throw new Error(`answered with ${status}`);
				times.push(performance.now() - started);
			}
			times.sort((a, b) => a - b);
			const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
			print(`list of ${JOBS} jobs, ${name}`, `median ${at(0.5)} ms, p99 ${at(0.99)} ms`);
		}
	} finally {
		await engine.stop();
		rmSync(dataDir, { recursive: true, force: true });
	}
}

function kilo(bytes: number): string {
	return (bytes / 1000).toFixed(1);
}

function print(name: string, value: string): void {
	process.stdout.write(`${name}: ${value}\n`);
}
