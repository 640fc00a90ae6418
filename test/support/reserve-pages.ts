/** Runs as a process: reserves single pages in parallel and prints how many succeeded. */
import pino from 'pino';
import { loadConfig } from '../../engine/src/app/config.ts';
import { Problem } from '../../engine/src/model/problem.ts';
import { createServices } from '../../engine/src/app/services.ts';

const [accountId = '', wishes = '0', limit = '0'] = process.argv.slice(2);
const services = createServices(loadConfig(process.env), { log: pino({ level: 'silent' }) });
const results = await Promise.allSettled(
	Array.from({ length: Number(wishes) }, () =>
		services.quota.reserve({ accountId, pages: 1, limit: Number(limit), holdMs: null }),
	),
);
await services.close();
for (const result of results) {
	const refused =
		result.status === 'rejected' &&
		result.reason instanceof Problem &&
		result.reason.code === 'QUOTA_EXCEEDED';
	if (result.status === 'rejected' && !refused) throw result.reason;
}
process.stdout.write(String(results.filter(({ status }) => status === 'fulfilled').length));
