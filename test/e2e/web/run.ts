/**
 * npm run test:e2e:web [-- --screenshots]
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
import type { Page } from 'playwright-core';
import { startEngineProcess } from '../../support/engine-process.ts';
import { startReceiver } from '../../support/receiver.ts';
import { root } from '../../support/run-node.ts';
import { createCamera, findBarriers, isTooWide, launchBrowser, watchPage } from './browser.ts';
import { addHostileThings } from './hostile.ts';
import { fillUsage } from './fill-usage.ts';

const OWNER = { email: 'owner@docsift.example', password: 'correct horse battery' };
const INVOICE = join(root, 'examples/invoice.pdf');
const WIDE = { width: 1360, height: 900 };
const NARROW = { width: 390, height: 844 };

const shoot = createCamera(process.argv.includes('--screenshots'));
const say = (line: string) => void process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(join(tmpdir(), 'docsift-web-'));

execFileSync(process.execPath, ['engine/web/build.ts', '--if-needed'], {
	cwd: root,
	stdio: 'inherit',
});
const receiver = await startReceiver();
const engine = await startEngineProcess({
	PORT: '0',
	DATA_DIR: dataDir,
	PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
	FETCH_PORTS_ALLOWED: String(receiver.port),
	ADDRESS_REQUESTS_PER_MINUTE: '100000',
});
const browser = await launchBrowser();
let failed = true;
try {
	await walk();
	failed = false;
} finally {
	await browser.close();
	engine.kill('SIGTERM');
	await engine.exited;
	await receiver.close();
	rmSync(dataDir, { recursive: true, force: true });
	say(failed ? 'FAILED' : 'All steps passed.');
}

async function walk(): Promise<void> {
	const context = await browser.newContext({ viewport: WIDE, colorScheme: 'light' });
	const page = await context.newPage();
	page.setDefaultTimeout(60_000);
	const { faults } = watchPage(page, engine.url);
	const step = async (name: string, work: () => Promise<void>): Promise<void> => {
		const started = performance.now();
		try {
			await work();
		} catch (error) {
			await page.screenshot({ path: join(tmpdir(), 'docsift-web-failed.png') });
			throw new Error(`${name} (a picture is in ${tmpdir()})`, { cause: error });
		}
		assert.deepEqual(faults, [], `${name}: the page misbehaved`);
		say(`✓ ${name} (${Math.round(performance.now() - started)} ms)`);
	};

	await step('the first start asks for the owner, by the link in the terminal', async () => {
		await page.goto(`${engine.url}/`);
		await page.getByText('Open the link from the terminal').waitFor();
		await shoot(page, 'setup-light');
		const link = /http:\S+\/setup#\S+/.exec(engine.output())?.[0] ?? '';
		await page.goto('about:blank');
		await page.goto(link);
		await page.getByLabel('E-mail address').fill(OWNER.email);
		await page.getByLabel('Password, at least').fill(OWNER.password);
		await page.getByRole('button', { name: 'Create the owner' }).click();
		await page.getByRole('heading', { name: 'Try it' }).waitFor();
	});

	await step('signing out and in again; a wrong password is refused in words', async () => {
		await page.getByRole('button', { name: 'Sign out' }).click();
		await page.getByLabel('E-mail address').fill(OWNER.email);
		await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
		await page.getByRole('button', { name: 'Sign in' }).click();
		await page.getByText('The e-mail address or the password is not right').waitFor();
		await page.getByRole('textbox', { name: 'Password' }).fill(OWNER.password);
		await page.getByRole('button', { name: 'Sign in' }).click();
		await page.getByRole('heading', { name: 'Try it' }).waitFor();
	});

	let apiKey = '';
	await step('a key is made, shown once, and works', async () => {
		await openPage(page, 'API keys');
		await page.getByRole('button', { name: 'New key' }).click();
		await page.getByLabel('Name').fill('n8n');
		await page.getByRole('button', { name: 'Create' }).click();
		apiKey = (await page.locator('.copy-field code').textContent()) ?? '';
		assert.match(apiKey, /^dsk_live_/);
		const answer = await fetch(`${engine.url}/v1/templates`, { headers: { 'x-api-key': apiKey } });
		assert.equal(answer.status, 200);
		await page.getByRole('button', { name: 'Done' }).click();
		await page.getByRole('row', { name: /n8n/ }).waitFor();
	});

	await step('the sample invoice is read, its values are boxed on the page', async () => {
		await openPage(page, 'Try it');
		await page.getByRole('button', { name: 'Use the sample invoice' }).click();
		await page.locator('.sheet .box').first().waitFor();
		const value = page.locator('button.value[data-path="dueDate"]');
		await value.click();
		const box = page.locator('.box[data-path="dueDate"]');
		assert.equal(await box.getAttribute('aria-pressed'), 'true');
		assert.equal((await value.locator('bdi').textContent())?.trim(), '2026-11-04');
		const number = page.locator('button.value[data-path="invoiceNumber"] bdi');
		assert.equal((await number.textContent())?.trim(), '2026-0147');
		await page.locator('.box[data-path="invoiceDate"]').click();
		assert.equal(await value.getAttribute('aria-pressed'), 'false');
		await page.getByRole('tab', { name: 'Use it' }).click();
		await page.getByText('curl -s').waitFor();
		await page.getByRole('tab', { name: 'JSON' }).click();
		await page.getByText('"dueDate"').waitFor();
		await page.getByRole('tab', { name: 'Fields' }).click();
		await waitForDrawing(page);
	});

	await step('a template is built by hand and run', async () => {
		await openPage(page, 'Templates');
		await page.getByRole('link', { name: 'New template' }).click();
		await page.getByLabel('Name', { exact: true }).fill('Just the date');
		await page.getByRole('button', { name: 'Add a field' }).click();
		await page.getByLabel('Field name').fill('dueDate');
		await choose(page, 'Type: dueDate', 'Date');
		await page.getByRole('button', { name: 'Add a field' }).click();
		await page.getByLabel('Field name').nth(1).fill('dueDate');
		await page.getByText('Another field here has this name').waitFor();
		await page.getByLabel('Field name').nth(1).fill('seller');
		await choose(page, 'Type: seller', 'Group');
		await page.getByRole('button', { name: 'Add a field inside' }).click();
		await page.getByLabel('Field name').nth(2).fill('name');
		await page.getByRole('tab', { name: 'JSON' }).click();
		await page.locator('.cm-content', { hasText: '"properties"' }).waitFor();
		await breakAndMendJson(page);
		await page.getByRole('tab', { name: 'Builder' }).click();
		await page.getByRole('button', { name: 'Create template' }).click();
		await page.getByRole('heading', { name: 'Just the date' }).waitFor();
		await page.locator('.drop-zone input[type=file]').setInputFiles(INVOICE);
		await page.locator('.box[data-path="dueDate"]').waitFor();
	});

	await step('fields are put into order with the keyboard', async () => {
		await page.getByRole('button', { name: 'Move seller', exact: true }).focus();
		await page.keyboard.press('Space');
		await page.locator('.field[data-dragging]').waitFor();
		// The list measures itself before it listens for arrows.
		await page.waitForTimeout(200);
		await page.keyboard.press('ArrowUp');
		await page.waitForTimeout(200);
		await page.keyboard.press('Space');
		await page.getByText('Not saved yet').waitFor();
		assert.equal(await page.getByLabel('Field name').first().inputValue(), 'seller');
	});

	await step('a webhook is set, a test event is sent and delivered', async () => {
		await openPage(page, 'Webhooks');
		await page.getByRole('button', { name: 'New webhook' }).click();
		await page.getByLabel('Address').fill(`${receiver.url}/hooks/docsift`);
		await page.getByRole('button', { name: 'Create' }).click();
		assert.match((await page.locator('.copy-field code').textContent()) ?? '', /^whsec_/);
		await page.getByRole('button', { name: 'Done' }).click();
		await page.getByRole('button', { name: 'Send a test event' }).click();
		await page.getByText('Delivered').waitFor();
		await page.getByRole('button', { name: /webhook\.test/ }).click();
		await page.getByText('Answered 200').waitFor();
		await page.getByText('"eventType": "webhook.test"').waitFor();
		assert.equal(receiver.received.length, 1);
	});

	let jobPath = '';
	await step('a job is submitted; its result, history and delivery are shown', async () => {
		await openPage(page, 'Jobs');
		await page.getByRole('button', { name: 'Submit a document' }).click();
		const dialog = page.getByRole('dialog');
		await dialog.locator('input[type=file]').setInputFiles(INVOICE);
		await choose(page, 'Template', 'Invoice');
		await dialog.getByRole('button', { name: 'Submit a document' }).click();
		await page.getByText('Completed').first().waitFor();
		await page.locator('.box[data-path="dueDate"]').waitFor();
		await page.getByText('Attempt 1').waitFor();
		await page.getByText('Delivered').waitFor();
		jobPath = new URL(page.url()).pathname;
		await openPage(page, 'Jobs');
		await page.getByRole('link', { name: 'invoice.pdf' }).waitFor();
		await page.getByLabel('File name').fill('nothing like it');
		await page.getByText('No job matches these filters').waitFor();
		await page.getByRole('button', { name: 'Clear the filters' }).click();
		await page.getByRole('link', { name: 'invoice.pdf' }).waitFor();
	});

	await step('the usage has risen', async () => {
		await openPage(page, 'Usage');
		await page.getByText('3 of 5,000 pages').waitFor();
	});

	await step('a template is made from a document', async () => {
		await openPage(page, 'Try it');
		await choose(page, 'Template', 'Make a template from this document');
		await page.getByRole('button', { name: 'Use the sample invoice' }).click();
		await page.getByText('A template was made from this document.').waitFor();
		await page.locator('.sheet .box').first().waitFor();
		await page.getByRole('link', { name: 'Edit it' }).click();
		await page.getByRole('button', { name: 'Add a field', exact: true }).waitFor();
	});

	await step(
		'the owner invites somebody, who chooses a password and sees nothing of the owner',
		async () => {
			await openPage(page, 'Accounts');
			await page.getByRole('button', { name: 'New account' }).click();
			await page.getByLabel('E-mail address').fill('ann@company.example');
			await page.getByRole('button', { name: 'Create' }).click();
			const link = (await page.locator('.copy-field code').textContent()) ?? '';
			await page.getByRole('button', { name: 'Done' }).click();
			await page.getByRole('row', { name: /ann@company.*Invited/ }).waitFor();
			const other = await (await browser.newContext({ viewport: WIDE })).newPage();
			const watch = watchPage(other, engine.url);
			await other.goto(link);
			await other.getByLabel('Password, at least').fill('a choice of her own');
			assert.equal(await other.getByLabel('E-mail address').inputValue(), 'ann@company.example');
			assert.deepEqual(await findBarriers(other), []);
			await shoot(other, 'invitation-light');
			await other.getByRole('button', { name: 'Sign in' }).click();
			await other.getByRole('heading', { name: 'Try it' }).waitFor();
			assert.equal(new URL(other.url()).pathname + new URL(other.url()).hash, '/');
			assert.equal(await other.getByRole('link', { name: 'Accounts' }).count(), 0);
			await openPage(other, 'Jobs');
			await other.getByText('No jobs yet').waitFor();
			await shoot(other, 'jobs-empty-light');
			await other.goto(`${engine.url}${jobPath}`);
			await other.getByText('There is no such page').waitFor();
			await other.goto('about:blank');
			await other.goto(link);
			await other.getByText('This link was used').waitFor();
			assert.deepEqual(watch.faults, []);
			await other.context().close();
			await page.reload();
			await page.getByRole('row', { name: /ann@company.*Active/ }).waitFor();
		},
	);

	fillUsage(dataDir);
	for (const scheme of ['light', 'dark'] as const) {
		await step(`every page in ${scheme}: no barrier, nothing too wide`, () =>
			inspectAll(page, scheme, jobPath),
		);
	}

	const hostilePaths = await addHostileThings(engine.url, apiKey);
	await step('names that were made to break pages break none', async () => {
		for (const path of hostilePaths.map((one) => one || jobPath)) {
			await visit(page, path);
			assert.equal(await page.evaluate('window.hacked'), undefined, path);
			await page.setViewportSize(NARROW);
			// The menu slides away.
			await page.waitForTimeout(250);
			assert.equal(await isTooWide(page), false, `${path} is too wide for a phone`);
			await page.setViewportSize(WIDE);
			assert.equal(await isTooWide(page), false, `${path} is too wide`);
			assert.deepEqual(await findBarriers(page), [], path);
		}
		await visit(page, '/templates');
		await shoot(page, 'hostile-names');
	});

	await step('signing out everywhere ends the session', async () => {
		await visit(page, '/settings');
		await page.getByRole('button', { name: 'Sign out everywhere' }).click();
		await page.getByRole('heading', { name: 'Sign in to DocSift' }).waitFor();
		await shoot(page, 'sign-in-dark');
		await page.emulateMedia({ colorScheme: 'light' });
		await page.waitForTimeout(100);
		assert.deepEqual(await findBarriers(page), []);
		await shoot(page, 'sign-in-light');
	});
}

async function openPage(page: Page, name: string): Promise<void> {
	await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
	await page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();
}

async function visit(page: Page, path: string): Promise<void> {
	await page.goto(`${engine.url}${path}`);
	await page.locator('h1, h2').first().waitFor();
	await page.waitForLoadState('networkidle');
}

/** Opens one of Mantine's selects and takes an option. */
async function choose(page: Page, label: string, option: string): Promise<void> {
	await page
		.getByRole('combobox', { name: label, exact: true })
		.or(page.getByRole('textbox', { name: label, exact: true }))
		.last()
		.click();
	await page.getByRole('option', { name: option, exact: true }).click();
}

/** The JSON view says where a mistake is, and the builder follows it. */
async function breakAndMendJson(page: Page): Promise<void> {
	const editor = page.locator('.cm-content');
	const good = await page.evaluate<string>(
		"[...document.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\\n')",
	);
	const put = async (text: string): Promise<void> => {
		await editor.click();
		await page.keyboard.press('ControlOrMeta+a');
		await page.keyboard.insertText(text);
	};
	await put(good.replace('"type": "object"', '"type": "object", "format": "iban"'));
	await page.getByText(/Line \d+ · schema\.data\.seller\.format/).waitFor();
	await put('{ "name": ');
	await page.getByText('This is not valid JSON yet').waitFor();
	await put(good);
	await page.getByText('Not saved yet').waitFor();
}

async function waitForDrawing(page: Page): Promise<void> {
	await page.waitForFunction("document.querySelector('.sheet canvas')?.width > 300");
	await page.waitForLoadState('networkidle');
	await page.waitForTimeout(400);
}

async function inspectAll(page: Page, scheme: 'light' | 'dark', jobPath: string): Promise<void> {
	await page.emulateMedia({ colorScheme: scheme });
	const found: string[] = [];
	const inspect = async (name: string): Promise<void> => {
		await shoot(page, `${name}-${scheme}`);
		found.push(...(await findBarriers(page)).map((barrier) => `${name}: ${barrier}`));
		await page.setViewportSize(NARROW);
		await page.waitForTimeout(250);
		await shoot(page, `${name}-${scheme}-narrow`);
		if (await isTooWide(page)) found.push(`${name} is too wide for a phone`);
		await page.setViewportSize(WIDE);
	};
	await visit(page, '/');
	await inspect('try-it');
	await page.getByRole('button', { name: 'Use the sample invoice' }).click();
	await page.locator('.sheet .box').first().waitFor();
	await waitForDrawing(page);
	await page.locator('button.value[data-path="dueDate"]').click();
	await inspect('try-it-result');
	await page.getByRole('tab', { name: 'Use it' }).click();
	await inspect('try-it-use');
	for (const [path, name] of [
		['/templates', 'templates'],
		['/jobs', 'jobs'],
		['/webhooks', 'webhooks'],
		['/keys', 'keys'],
		['/usage', 'usage'],
		['/accounts', 'accounts'],
		['/settings', 'settings'],
	] as const) {
		await visit(page, path);
		await inspect(name);
	}
	await visit(page, jobPath);
	await waitForDrawing(page);
	await inspect('job');
	await visit(page, '/webhooks');
	await page.locator('.row-link').first().click();
	await page.getByRole('button', { name: /webhook\.test/ }).click();
	await page.getByText('Answered 200').waitFor();
	await page.waitForTimeout(400);
	await inspect('webhook');
	await visit(page, '/templates');
	await page.getByRole('link', { name: 'Invoice', exact: true }).last().click();
	await page.getByRole('button', { name: 'Add a field', exact: true }).waitFor();
	await page.waitForTimeout(300);
	await inspect('template');
	await page.getByRole('tab', { name: 'JSON' }).click();
	await page.locator('.cm-content').waitFor();
	await inspect('template-json');
	assert.deepEqual(found, [], `in ${scheme}`);
}
