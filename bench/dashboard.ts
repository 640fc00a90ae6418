/**
 * npm run bench:dashboard
 *
 * The cost of the dashboard: the compressed JavaScript of its pages, the response time of the job list with 10,000
 * jobs over HTTP with a session, and how fast a browser reacts in that list and in a document of 500 pages.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { loadConfig } from '../engine/src/app/config.ts';
import { startEngine } from '../engine/src/app/engine.ts';
import { createJobRepository } from '../engine/src/services/jobs/job-repository.ts';
import type { Job, JobStatus } from '../engine/src/model/job.ts';
import { findHeavyPages, measurePages, toKilobytes } from '../engine/web/measure-pages.ts';
import { signIn } from '../test/support/dashboard.ts';
import { measureInteractions } from './dashboard-interactions.ts';
import { exitCode, print, report } from './report.ts';

const JOBS = 10_000;
/** The baseline for the browser; more than one page of the list. */
const FEW_JOBS = 30;
const REQUESTS = 100;
const STATUSES: JobStatus[] = ['completed', 'completed', 'completed', 'failed'];
const OWNER = { OWNER_EMAIL: 'owner@bench.example', OWNER_PASSWORD: 'only for figures' };

measureLoads();
await measureLists();
process.exitCode = exitCode();

function measureLoads(): void {
	const dist = join(import.meta.dirname, '../engine/web/dist');
	if (!existsSync(dist)) throw new Error('build the dashboard first: npm run build:web');
	const sizes = measurePages(dist);
	const listed = sizes.filter(({ isFirst }, i) => isFirst || i < 5);
	for (const { page, bytes, isFirst } of listed) {
		print(`${isFirst ? 'first page' : `+ ${page}`}: ${toKilobytes(bytes)} of JavaScript, gzip`);
	}
	report('pages over their budget', findHeavyPages(sizes).length, { most: 0 });
}

async function measureLists(): Promise<void> {
	const dataDir = mkdtempSync(join(tmpdir(), 'docsift-bench-'));
	const config = loadConfig({
		PORT: '0',
		DATA_DIR: dataDir,
		ADDRESS_REQUESTS_PER_MINUTE: '1000000',
		...OWNER,
	});
	const engine = await startEngine(config, { log: pino({ level: 'silent' }) });
	try {
		const { services } = engine;
		const owner = await services.accounts.get(OWNER.OWNER_EMAIL);
		const [template] = await services.templates.list(owner.id);
		const repository = createJobRepository(services.db, services.storeTime);
		const url = engine.url ?? '';
		const insert = async (from: number, to: number) => {
			for (let at = from; at < to; at += 500) {
				const count = Math.min(500, to - at);
				await repository.insertNew(Array.from({ length: count }, (_, i) => newJob(at + i)));
			}
			await services.db('jobs').update({ due_at: null });
		};
		function newJob(i: number): Job {
			const at = new Date(Date.now() - i * 1000);
			return {
				id: services.newId(),
				accountId: owner.id,
				templateId: template?.id ?? '',
				templateRevision: 1,
				fileName: `invoice ${i}.pdf`,
				fileType: 'pdf',
				language: null,
				pages: '',
				reader: '',
				sha256: createHash('sha256').update(String(i)).digest('hex'),
				documentKey: services.newId(),
				documentBytes: null,
				documentRemovedAt: null,
				status: STATUSES[i % 4] ?? 'completed',
				attempts: 1,
				reservationId: null,
				pageCount: 2,
				pagesRead: 2,
				pageUsed: 2,
				result: null,
				details: null,
				error: null,
				origin: null,
				createdAt: at,
				startedAt: at,
				completedAt: at,
			};
		}
		await insert(0, FEW_JOBS);
		const me = await signIn({ url }, OWNER.OWNER_EMAIL, OWNER.OWNER_PASSWORD);
		const made = await me.call('POST', '/keys', { name: 'bench', mode: 'live', expiresAt: null });
		await measureInteractions({
			url,
			email: OWNER.OWNER_EMAIL,
			password: OWNER.OWNER_PASSWORD,
			apiKey: (made.body as { secret: string }).secret,
			templateId: template?.id ?? '',
			fillUp: () => insert(FEW_JOBS, JOBS),
		});
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
			print(`list of ${JOBS} jobs, ${name}: median ${at(0.5)} ms, p99 ${at(0.99)} ms`);
		}
	} finally {
		await engine.stop();
		rmSync(dataDir, { recursive: true, force: true });
	}
}
