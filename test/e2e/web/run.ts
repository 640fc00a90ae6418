/**
 * npm run test:e2e:web [-- --screenshots] [-- review viewer …]
 *
 * With names of parts only these are walked through, after coming in.
 *
 * A person's way through the dashboard in a real browser, on a real engine: from the first start to a
 * delivered webhook. Every page is looked at in light and dark, wide and narrow, by axe, and with names
 * that were made to break it.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEngineProcess } from '../../support/engine-process.ts';
import { freePort } from '../../support/free-port.ts';
import { root } from '../../support/run-node.ts';
import { inviteOthers } from './accounts.ts';
import { createCamera, findBarriers, launchBrowser, watchPage } from './browser.ts';
import { comeIn } from './come-in.ts';
import { tryHostileNames } from './hostile.ts';
import { inspectAll } from './inspect.ts';
import { followJobs } from './jobs.ts';
import { reviewDocuments } from './review.ts';
import { makeSampleData } from './sample-data.ts';
import { buildTemplates, warnOfJobs } from './templates.ts';
import { askSecondReader } from './second-reader.ts';
import { tryIt } from './try-it.ts';
import { lookAtPages } from './viewer.ts';
import { ORIGIN, settle, visit, WIDE } from './walk.ts';
import type { Walk } from './walk.ts';
import { tryWebhooks } from './webhooks.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const closers: (() => unknown)[] = [];
let failed = true;
try {
	await goThroughAll(await start());
	failed = false;
} finally {
	for (const close of closers.toReversed()) await close();
	say(failed ? 'FAILED' : 'All steps passed.');
}

async function start(): Promise<Walk> {
	const dataDir = mkdtempSync(join(tmpdir(), 'docsift-web-'));
	closers.push(() => rmSync(dataDir, { recursive: true, force: true }));
	execFileSync(process.execPath, ['engine/web/build.ts', '--if-needed'], {
		cwd: root,
		stdio: 'inherit',
	});
	const [port, hookPort] = [await freePort(), await freePort()];
	const engine = await startEngineProcess({
		PORT: String(port),
		PUBLIC_URL: ORIGIN,
		DATA_DIR: dataDir,
		PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
		FETCH_PORTS_ALLOWED: String(hookPort),
		ADDRESS_REQUESTS_PER_MINUTE: '100000',
	});
	closers.push(async () => {
		engine.kill('SIGTERM');
		await engine.exited;
	});
	const browser = await launchBrowser({ [new URL(ORIGIN).host]: `127.0.0.1:${port}` });
	closers.push(() => browser.close());
	const context = await browser.newContext({ viewport: WIDE, colorScheme: 'light' });
	const page = await context.newPage();
	page.setDefaultTimeout(60_000);
	const { faults } = watchPage(page, ORIGIN);
	return {
		...{ browser, page, dataDir, hookPort, apiKey: '', jobPath: '' },
		url: `http://127.0.0.1:${port}`,
		output: engine.output,
		shoot: createCamera(process.argv.includes('--screenshots')),
		atEnd: (close) => void closers.push(close),
		step: async (name, work) => {
			const started = performance.now();
			try {
				await work();
			} catch (error) {
				await page.screenshot({ path: join(tmpdir(), 'docsift-web-failed.png') });
				throw new Error(`${name} (a picture is in ${tmpdir()})`, { cause: error });
			}
			assert.deepEqual(faults, [], `${name}: the page misbehaved`);
			say(`✓ ${name} (${Math.round(performance.now() - started)} ms)`);
		},
	};
}

async function goThroughAll(walk: Walk): Promise<void> {
	const { page, step, shoot } = walk;
	await comeIn(walk);
	const named = { review: reviewDocuments, viewer: lookAtPages, second: askSecondReader };
	const wanted = process.argv.slice(2).filter((one) => !one.startsWith('--'));
	for (const [name, part] of Object.entries(named)) if (wanted.includes(name)) await part(walk);
	if (wanted.length > 0) return;
	await tryIt(walk);
	await buildTemplates(walk);
	await tryWebhooks(walk);
	await followJobs(walk);
	await warnOfJobs(walk);
	await inviteOthers(walk);
	await step('weeks of work have gone by', () => makeSampleData(walk));
	for (const scheme of ['light', 'dark'] as const) {
		await step(`every page in ${scheme}: no barrier, nothing too wide`, () =>
			inspectAll(walk, scheme),
		);
	}
	await tryHostileNames(walk);
	await page.emulateMedia({ colorScheme: 'light' });
	for (const part of Object.values(named)) await part(walk);
	await page.emulateMedia({ colorScheme: 'dark' });
	await step('signing out everywhere ends the session', async () => {
		await visit(page, '/settings');
		await page.getByRole('button', { name: 'Sign out everywhere' }).click();
		await page.getByRole('heading', { name: 'Sign in to DocSift' }).waitFor();
		await shoot(page, 'sign-in-dark');
		await page.emulateMedia({ colorScheme: 'light' });
		await settle(page);
		assert.deepEqual(await findBarriers(page), []);
		await shoot(page, 'sign-in-light');
	});
}
