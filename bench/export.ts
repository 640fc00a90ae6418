/**
 * npm run bench:export [-- --jobs 100000]
 *
 * Exports many jobs and prints for each format the time, the file size and the peak memory.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pino from 'pino';
import { loadConfig } from '../engine/src/app/config.ts';
import { createExportJobs } from '../engine/src/services/export/export-jobs.ts';
import { EXPORT_FORMATS } from '../engine/src/services/export/write-export.ts';
import { createJobRepository } from '../engine/src/services/jobs/job-repository.ts';
import { createReviewRepository } from '../engine/src/services/review/review-repository.ts';
import { createServices } from '../engine/src/app/services.ts';
import { migrateDatabase } from '../engine/src/platform/store/migrate.ts';
import { STARTER_TEMPLATES } from '../engine/src/services/templates/starters/index.ts';
import { addFinishedJobs } from '../test/support/finished-jobs.ts';

const { values } = parseArgs({ options: { jobs: { type: 'string', default: '100000' } } });
const COUNT = Number(values.jobs);
/** The number of rows per insert statement. */
const AT_ONCE = 200;
const LINES = 5;

const dataDir = mkdtempSync(join(tmpdir(), 'docsift-export-'));
const services = createServices(loadConfig({ DATA_DIR: dataDir }), {
	log: pino({ level: 'silent' }),
});
try {
	await migrateDatabase(services.db);
	const account = await services.accounts.create({ email: 'a@test.example', plan: 'premium' });
	const invoice = STARTER_TEMPLATES.find(({ category }) => category === 'INVOICE');
	if (!invoice) throw new Error('there is no template for invoices');
	const template = await services.templates.create(account.id, invoice);
	const list = Object.entries(template.schema.data);
	for (let done = 0; done < COUNT; done += AT_ONCE) {
		const some = Array.from({ length: Math.min(AT_ONCE, COUNT - done) }, (_one, index) => ({
			fileName: `invoice-${done + index}.pdf`,
			result: Object.fromEntries(
				list.map(([name, field]) => [name, makeValue(field.type, done + index)]),
			),
		}));
		await addFinishedJobs(services, template, some);
	}
	const repository = createJobRepository(services.db, services.storeTime);
	const exportJobs = createExportJobs({
		jobs: {
			listResults: (accountId, page) => repository.listResults({ ...page, accountId }),
			listRevisions: (...asked) => repository.listRevisions(...asked),
			get: () => Promise.reject(new Error('no column needs a whole job')),
		},
		reviews: createReviewRepository(services.db),
		templates: services.templates,
		batches: { find: () => Promise.resolve(undefined) },
		clock: services.clock,
	});
	for (const format of EXPORT_FORMATS) {
		const before = memory();
		let [most, bytes] = [0, 0];
		const started = performance.now();
		const { content } = await exportJobs(account.id, {
			filter: {},
			format,
			present: ({ job }) => job,
		});
		for await (const chunk of content) {
			bytes += Buffer.byteLength(chunk);
			most = Math.max(most, memory());
		}
		const seconds = (performance.now() - started) / 1000;
		process.stdout.write(
			`${format}: ${COUNT} jobs, ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s, ` +
				`at most ${Math.round(most - before)} MB more than before (${Math.round(most)} MB)\n`,
		);
	}
} finally {
	await services.close();
	rmSync(dataDir, { recursive: true, force: true });
}

/** The resident memory of the process, including garbage that is not collected yet. */
function memory(): number {
	return process.memoryUsage.rss() / 1e6;
}

function makeValue(type: string, number: number): unknown {
	if (type === 'number') return number / 4;
	if (type === 'date') return '2026-11-16';
	if (type === 'object')
		return { name: `Sender ${number}`, address: 'Some street 1, 10115 Berlin' };
	if (type !== 'array') return `Text ${number}`;
	return Array.from({ length: LINES }, (_one, index) => ({
		description: `Line ${index} of ${number}`,
		quantity: index,
		unitPrice: 2.5,
		total: index * 2.5,
	}));
}
