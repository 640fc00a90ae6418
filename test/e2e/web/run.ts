/**
 * npm run test:e2e:web [-- --screenshots] [--only=keep-work,studio] [--steps=regexp] [--keep-going]
 *
 * Tests the dashboard in a real browser on a real engine: from the first start to a delivered webhook. Every page is
 * inspected in light and dark, wide and narrow, with axe, and with hostile names. `--only` runs the first steps and
 * then only these parts, `--steps` only the steps whose names match; `--keep-going` continues after failures.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startEngineProcess } from '../../support/engine-process.ts';
import { freePort } from '../../support/free-port.ts';
import { root } from '../../support/run-node.ts';
import { inviteOthers } from './accounts.ts';
import { sortFiles } from './auto.ts';
import { workInBatches } from './batches.ts';
import { createCamera, findBarriers, launchBrowser, LEAVE_QUESTION, watchPage } from './browser.ts';
import { comeIn } from './come-in.ts';
import { correctAnywhere } from './correct.ts';
import { tryHostileNames } from './hostile.ts';
import { inspectAll } from './inspect.ts';
import { followJobs, pageThroughJobs } from './jobs.ts';
import { takeFirstSteps } from './first-steps.ts';
import { keepWork } from './keep-work.ts';
import { speakLanguages } from './languages.ts';
import { reviewDocuments } from './review.ts';
import { setRules } from './rules.ts';
import { comeAsNewcomer } from './newcomer.ts';
import { shareAccount } from './people.ts';
import { makeSampleData } from './sample-data.ts';
import { workInStudio } from './studio.ts';
import { buildTemplates, warnOfJobs } from './templates.ts';
import { askSecondReader } from './second-reader.ts';
import { tryIt } from './try-it.ts';
import { lookAtPages } from './viewer.ts';
import { ORIGIN, settle, visit, WIDE } from './walk.ts';
import type { Walk } from './walk.ts';
import { trustStarters } from './starters.ts';
import { keepVersions } from './versions.ts';
import { tryWebhooks } from './webhooks.ts';
import { workAtBench } from './workbench.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const closers: (() => unknown)[] = [];
const PARTS: Record<string, ((walk: Walk) => Promise<void>) | undefined> = {
	newcomer: comeAsNewcomer,
	'first-steps': takeFirstSteps,
	'keep-work': keepWork,
	'try-it': tryIt,
	templates: buildTemplates,
	studio: workInStudio,
	rules: setRules,
	webhooks: tryWebhooks,
	review: reviewDocuments,
	workbench: workAtBench,
	correct: correctAnywhere,
	starters: trustStarters,
	viewer: lookAtPages,
	'second-reader': askSecondReader,
	batches: workInBatches,
	auto: sortFiles,
	versions: keepVersions,
	people: shareAccount,
	jobs: followJobs,
	'long-list': pageThroughJobs,
	'every-page': seeEveryPage,
	languages: speakLanguages,
};
let failed = true;
const failures: string[] = [];
const wanted = process.argv.find((one) => one.startsWith('--steps='))?.slice(8);
const match = wanted === undefined ? null : new RegExp(wanted);
let isComingIn = true;
const isPatient = process.argv.includes('--keep-going');
const only = process.argv
	.find((one) => one.startsWith('--only='))
	?.slice(7)
	.split(',');
try {
	await goThroughAll(await start());
	failed = failures.length > 0;
	if (failed) process.exitCode = 1;
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
	const context = await browser.newContext({
		viewport: WIDE,
		colorScheme: 'light',
		locale: 'en-GB',
	});
	const page = await context.newPage();
	page.setDefaultTimeout(60_000);
	const { faults } = watchPage(page, ORIGIN);
	return {
		browser,
		page,
		dataDir,
		hookPort,
		apiKey: '',
		jobPath: '',
		url: `http://127.0.0.1:${port}`,
		output: engine.output,
		shoot: createCamera(process.argv.includes('--screenshots')),
		atEnd: (close) => void closers.push(close),
		expectLeaveQuestion: () => {
			assert.deepEqual(faults.splice(0), [LEAVE_QUESTION]);
		},
		step: async (name, work) => {
			if (match && !match.test(name) && !isComingIn) return;
			const started = performance.now();
			try {
				await work();
			} catch (error) {
				await shootAll(browser, name);
				if (!isPatient) throw new Error(`${name} (pictures are in ${tmpdir()})`, { cause: error });
				failures.push(name);
				faults.length = 0;
				say(`✗ ${name}: ${String(error).slice(0, 300)}`);
				return;
			}
			if (!isPatient) assert.deepEqual(faults, [], `${name}: the page misbehaved`);
			if (faults.length > 0) {
				failures.push(name);
				say(`✗ ${name}: the page misbehaved: ${faults.splice(0).join('; ').slice(0, 300)}`);
				return;
			}
			say(`✓ ${name} (${Math.round(performance.now() - started)} ms)`);
		},
	};
}

function requirePart(name: string): (walk: Walk) => Promise<void> {
	const part = PARTS[name];
	assert.ok(part, `There is no part “${name}”. Parts: ${Object.keys(PARTS).join(', ')}`);
	return part;
}

/** Screenshots of all open pages, including the failing one. */
async function shootAll(browser: Browser, step: string): Promise<void> {
	const name = step.replaceAll(/\W+/g, '-').slice(0, 60);
	const pages = browser.contexts().flatMap((context) => context.pages());
	for (const [at, page] of pages.entries()) {
		await page.screenshot({ path: join(tmpdir(), `docsift-web-failed-${name}-${at + 1}.png`) });
	}
}

async function seeEveryPage(walk: Walk): Promise<void> {
	const { step } = walk;
	await step('sample data of a few weeks is added', () => makeSampleData(walk));
	for (const scheme of ['light', 'dark'] as const) {
		await step(`every page in ${scheme}: no barrier, nothing too wide`, () =>
			inspectAll(walk, scheme),
		);
	}
}

async function goThroughAll(walk: Walk): Promise<void> {
	const { page, step, shoot } = walk;
	await comeIn(walk);
	isComingIn = false;
	if (only) {
		for (const part of only) await requirePart(part)(walk);
		return;
	}
	await takeFirstSteps(walk);
	await keepWork(walk);
	await tryIt(walk);
	await buildTemplates(walk);
	await workInStudio(walk);
	await setRules(walk);
	await tryWebhooks(walk);
	await followJobs(walk);
	await warnOfJobs(walk);
	await inviteOthers(walk);
	await workInBatches(walk);
	await keepVersions(walk);
	await shareAccount(walk);
	await seeEveryPage(walk);
	await tryHostileNames(walk);
	await page.emulateMedia({ colorScheme: 'light' });
	await reviewDocuments(walk);
	await workAtBench(walk);
	await correctAnywhere(walk);
	await trustStarters(walk);
	await lookAtPages(walk);
	await askSecondReader(walk);
	await sortFiles(walk);
	await pageThroughJobs(walk);
	await speakLanguages(walk);
	await comeAsNewcomer(walk);
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
