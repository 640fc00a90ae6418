import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { makeZip } from '../../support/archives.ts';
import { signIn as signInByApi } from '../../support/dashboard.ts';
import { makePdf } from '../../support/documents.ts';
import { sendForm } from '../../support/send-form.ts';
import {
	assertFocus,
	choose,
	INVOICE,
	openPage,
	ORIGIN,
	OWNER,
	settle,
	signIn,
	visit,
	WIDE,
} from './walk.ts';
import type { Walk } from './walk.ts';

type Field = { type: string };
type Template = { id: string; schema: { data: Record<string, Field> } };

/** No work is lost and no pages are spent without consent. */
export async function keepWork(walk: Walk): Promise<void> {
	const { page, step } = walk;
	const call = async (method: string, path: string, json?: unknown) => {
		const answer = await fetch(`${walk.url}${path}`, {
			method,
			headers: {
				'x-api-key': walk.apiKey,
				...(json !== undefined && { 'content-type': 'application/json' }),
			},
			...(json !== undefined && { body: JSON.stringify(json) }),
		});
		return answer.status === 204 ? null : await answer.json();
	};
	const makeTemplate = async (name: string, data: Record<string, unknown>): Promise<Template> =>
		(await call('POST', '/v1/templates', {
			name,
			category: 'CUSTOM',
			schema: { data },
		})) as Template;
	const readTemplate = async (id: string) => (await call('GET', `/v1/templates/${id}`)) as Template;
	const readUsed = async () => ((await call('GET', '/v1/usage')) as { pageUsed: number }).pageUsed;
	const openTemplate = async (id: string, query = '') => {
		await visit(page, `/templates/${id}${query}`);
		await page.getByRole('button', { name: 'Add a field', exact: true }).waitFor();
	};
	const addField = async (on: Page, name: string) => {
		await on.getByRole('button', { name: 'Add a field', exact: true }).click();
		await on.getByLabel('Field name').last().fill(name);
	};
	const submitJob = async (name: string, content: Buffer, templateId: string): Promise<string> => {
		const file = { field: 'file', name, content };
		const { body } = await sendForm(
			`${walk.url}/v1/documents/parse/async`,
			walk.apiKey,
			{ templateId },
			[file],
		);
		const { jobId } = body as { jobId: string };
		await fetch(`${walk.url}/v1/jobs/${jobId}?wait=30`, { headers: { 'x-api-key': walk.apiKey } });
		return jobId;
	};
	const due = { dueDate: { type: 'date' } };

	await step('fault 1: trying a sample in the builder saves nothing', async () => {
		const { id } = await makeTemplate('Tried out', due);
		await openTemplate(id);
		await addField(page, 'invoiceNumber');
		await page.locator('.drop-zone input[type=file]').setInputFiles(INVOICE);
		await page.locator('.box[data-path="invoiceNumber"]').waitFor();
		const { schema } = await readTemplate(id);
		assert.deepEqual(Object.keys(schema.data), ['dueDate']);
		await page.getByText('Unpublished changes').waitFor();
		await openPage(page, 'Jobs');
	});

	await step(
		'fault 2: an archive on Try it is refused in words, before it is charged',
		async () => {
			const before = await readUsed();
			const zip = makeZip([{ name: 'a.pdf', content: readFileSync(INVOICE) }]);
			for (const name of ['two.zip', 'disguised.pdf']) {
				const file = join(walk.dataDir, name);
				writeFileSync(file, zip);
				await visit(page, '/');
				await page.locator('.drop-zone input[type=file]').setInputFiles(file);
				await page.getByRole('alert').waitFor();
				await page.getByRole('heading', { name: 'Try it', level: 1 }).waitFor();
				await page.locator('.drop-zone').waitFor();
			}
			assert.equal(await readUsed(), before);
		},
	);

	await step('fault 3: links and Back ask before unsaved edits are lost', async () => {
		const { id } = await makeTemplate('Nearly lost', due);
		await visit(page, '/templates');
		await page.getByRole('link', { name: 'Nearly lost' }).click();
		await page.getByText('Published', { exact: true }).waitFor();
		await page.route('**/draft', (route) => route.abort());
		await addField(page, 'kept');
		await page.getByText(/^Not saved: The engine cannot be reached/).waitFor();
		await page.getByRole('navigation').getByRole('link', { name: 'Jobs', exact: true }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
		assert.equal(await page.getByLabel('Field name').last().inputValue(), 'kept');
		await page.goBack();
		await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
		assert.equal(await page.getByLabel('Field name').last().inputValue(), 'kept');
		assert.equal(new URL(page.url()).pathname, `/templates/${id}`);
		await page.goBack();
		await page.getByRole('dialog').getByRole('button', { name: 'Leave without saving' }).click();
		await page.getByRole('heading', { name: 'Templates', level: 1 }).waitFor();
		await page.unroute('**/draft');
		await page.getByRole('link', { name: 'Nearly lost' }).click();
		await page.getByText('Published', { exact: true }).waitFor();
		assert.equal(await page.getByLabel('Field name').count(), 1);
	});

	await step('work saved on the server is left without asking, and found again', async () => {
		const { id } = await makeTemplate('Held', due);
		await openTemplate(id);
		await addField(page, 'later');
		await page.getByText(/^Draft saved/).waitFor();
		await openPage(page, 'Jobs');
		await page.goBack();
		await page.getByText(/^Draft saved/).waitFor();
		assert.equal(await page.getByLabel('Field name').last().inputValue(), 'later');
		// Leaving right after the last keystroke saves first.
		await page.getByLabel('Field name').last().fill('latest');
		await openPage(page, 'Jobs');
		const { draft } = (await call('GET', `/v1/templates/${id}/draft`)) as { draft: Template };
		assert.deepEqual(Object.keys(draft.schema.data), ['dueDate', 'latest']);
		await page.goBack();
		await page.getByText(/^Draft saved/).waitFor();
		await page.getByRole('button', { name: 'Discard draft' }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click();
		await page.getByText('Published', { exact: true }).waitFor();
		assert.equal(await page.getByLabel('Field name').count(), 1);
	});

	await step('what was typed offline is saved when the engine is back', async () => {
		const { id } = await makeTemplate('Offline', due);
		await openTemplate(id);
		await page.route('**/draft', (route) => route.abort());
		await addField(page, 'offline');
		await page.getByText(/^Not saved: /).waitFor();
		await page.unroute('**/draft');
		await page.getByText(/^Draft saved/).waitFor();
		await page.getByRole('button', { name: 'Publish' }).click();
		await page.getByText('Published', { exact: true }).waitFor();
		assert.deepEqual(Object.keys((await readTemplate(id)).schema.data), ['dueDate', 'offline']);
	});

	await step(
		'fault 4: an expired session keeps the draft until one is signed in again',
		async () => {
			const { id } = await makeTemplate('Over night', due);
			await openTemplate(id);
			await addField(page, 'typedBefore');
			await page.context().clearCookies();
			await page.getByLabel('Description').fill('typed after the session had ended');
			await page.getByRole('heading', { name: 'Sign in to DocSift' }).waitFor();
			await signIn(page, OWNER.email, OWNER.password);
			await page.getByText('Unsaved changes restored').waitFor();
			assert.equal(await page.getByLabel('Field name').last().inputValue(), 'typedBefore');
			await page.getByRole('button', { name: 'Publish' }).click();
			await page.getByText('Published', { exact: true }).waitFor();
			assert.deepEqual(Object.keys((await readTemplate(id)).schema.data), [
				'dueDate',
				'typedBefore',
			]);
		},
	);

	await step('a session that ends over a saved draft: the newer changes go on', async () => {
		const { id } = await makeTemplate('Over the weekend', due);
		await openTemplate(id);
		await addField(page, 'savedBefore');
		await page.getByText(/^Draft saved/).waitFor();
		await page.context().clearCookies();
		await page.getByLabel('Description').first().fill('typed after the session had ended');
		await page.getByRole('heading', { name: 'Sign in to DocSift' }).waitFor();
		await signIn(page, OWNER.email, OWNER.password);
		await page.getByText(/^Draft saved/).waitFor();
		assert.equal(
			await page.getByLabel('Description').first().inputValue(),
			'typed after the session had ended',
		);
		assert.equal(await page.getByRole('button', { name: /Discard/ }).count(), 1);
		const { draft } = (await call('GET', `/v1/templates/${id}/draft`)) as { draft: Template };
		assert.deepEqual(Object.keys(draft.schema.data), ['dueDate', 'savedBefore']);
	});

	await step('two drafts, of this window and of another: one dialog, both shown', async () => {
		const { id } = await makeTemplate('Two drafts', due);
		await openTemplate(id);
		await addField(page, 'mine');
		await page.getByText(/^Draft saved/).waitFor();
		await page.route('**/draft', (route) => route.abort());
		await page.getByLabel('Description').first().fill('newer, and not saved');
		await page.getByText(/^Not saved: /).waitFor();
		await call('PUT', `/v1/templates/${id}/draft`, {
			draft: { name: 'Theirs', category: 'CUSTOM', schema: { data: due } },
		});
		await page.unroute('**/draft');
		await page.reload();
		walk.expectLeaveQuestion();
		await page.getByText('There are two drafts of this template').waitFor();
		await page.getByText('Name: “Two drafts” → “Theirs”').waitFor();
		assert.equal(await page.getByText('Unsaved changes restored').count(), 0);
		await page.getByRole('button', { name: 'Continue with this window’s changes' }).click();
		await page.getByText(/^Draft saved/).waitFor();
		assert.equal(await page.getByLabel('Description').first().inputValue(), 'newer, and not saved');
	});

	await step(
		'fault 5: the second of two tabs is warned before it overwrites the first',
		async () => {
			const { id } = await makeTemplate('In two tabs', due);
			const other = await page.context().newPage();
			await openTemplate(id);
			await visit(other, `/templates/${id}`);
			await addField(page, 'fromFirst');
			await page.getByRole('button', { name: 'Publish' }).click();
			await page.getByText('Published', { exact: true }).waitFor();
			await addField(other, 'fromSecond');
			await other.getByRole('button', { name: 'Publish' }).click();
			await other.getByText('Someone published a newer version').waitFor();
			assert.deepEqual(Object.keys((await readTemplate(id)).schema.data), ['dueDate', 'fromFirst']);
			await other.getByRole('button', { name: 'Discard mine and load theirs' }).click();
			await other.getByText('Published', { exact: true }).waitFor();
			assert.equal(await other.getByLabel('Field name').last().inputValue(), 'fromFirst');
			await other.close();
		},
	);

	await step('fault 6: a new key outlives Escape and a second Enter', async () => {
		await openPage(page, 'API keys');
		await page.getByRole('button', { name: 'New key' }).click();
		await page.getByLabel('Name').fill('Pressed twice');
		await page.keyboard.press('Enter');
		await page.keyboard.press('Enter');
		const secret = page.locator('.copy-field code');
		await secret.waitFor();
		await page.keyboard.press('Enter');
		await page.keyboard.press('Escape');
		// On a slow machine, the second Enter presses the button that opened the form.
		const behind = page.getByRole('button', { name: 'New key', includeHidden: true });
		await behind.dispatchEvent('click');
		assert.match((await secret.textContent()) ?? '', /^dsk_live_/);
		await page.getByRole('button', { name: 'Done' }).click();
		await page.getByRole('dialog').waitFor({ state: 'detached' });
		assert.equal(await page.getByRole('row', { name: /Pressed twice/ }).count(), 1);
	});

	await step('fault 7: the filters of jobs stand in the address', async () => {
		const { id } = await makeTemplate('Filtered', due);
		await submitJob('found-again.pdf', await makePdf([[['Due date', '4 May 2026']]]), id);
		await openPage(page, 'Jobs');
		await page.getByLabel('File name').fill('found');
		await choose(page, 'Status', 'Completed');
		await page.waitForURL(/fileName=found.*status=completed/);
		await page.reload();
		assert.equal(await page.getByLabel('File name').inputValue(), 'found');
		await page.getByRole('link', { name: 'found-again.pdf' }).click();
		await page.getByText('Attempt 1').waitFor();
		await page.goBack();
		await page.getByRole('link', { name: 'found-again.pdf' }).waitFor();
		assert.equal(await page.getByLabel('File name').inputValue(), 'found');
	});

	await step('fault 8: a reload and another template cost nothing and lose nothing', async () => {
		const before = await readUsed();
		const file = join(walk.dataDir, 'charged-once.pdf');
		writeFileSync(file, await makePdf([[['Invoice number', 'ONCE-1']]]));
		await visit(page, '/');
		await choose(page, 'Template', 'Invoice');
		await page.locator('.drop-zone input[type=file]').setInputFiles(file);
		await page.locator('.box[data-path="invoiceNumber"]').waitFor();
		assert.equal(await readUsed(), before + 1);
		await page.reload();
		await page.locator('.box[data-path="invoiceNumber"]').waitFor();
		await choose(page, 'Template', 'Receipt');
		await page.locator('.box[data-path="invoiceNumber"]').waitFor({ state: 'detached' });
		await page.getByRole('tab', { name: 'Fields' }).waitFor();
		assert.equal(await readUsed(), before + 1);
	});

	await step(
		'fault 9: who is invited begins with the starters, and the example is free',
		async () => {
			const me = await signInByApi(walk, OWNER.email, OWNER.password);
			const wish = { email: 'newcomer@company.example', plan: 'free', entry: 'password' };
			const { body } = await me.call('POST', '/accounts', wish);
			await me.call('DELETE', '/session');
			const context = await walk.browser.newContext({ viewport: WIDE });
			const other = await context.newPage();
			await other.goto(`${ORIGIN}/`);
			await signIn(other, wish.email, (body as { password: string }).password);
			await openPage(other, 'Templates');
			await other.getByRole('link', { name: 'Invoice', exact: true }).waitFor();
			await openPage(other, 'Try it');
			await other.getByRole('button', { name: /Use the sample invoice/ }).click();
			await other.locator('.box[data-path="dueDate"]').waitFor();
			await other.getByText('Nothing was charged').waitFor();
			await openPage(other, 'Usage');
			await other.getByText(/^0 of /).waitFor();
			await context.close();
		},
	);

	await step('fault 10: an untouched new template has nothing to correct', async () => {
		const asked: string[] = [];
		page.on('request', (request) => asked.push(request.url()));
		await visit(page, '/templates/new');
		await page.getByText('Not published yet').waitFor();
		// A template without fields needs no check by the engine.
		await settle(page);
		assert.deepEqual(
			asked.filter((url) => url.endsWith('/templates/check')),
			[],
		);
		assert.equal(await page.locator('.faults, .status-bad').count(), 0);
		await addField(page, 'a');
		await page.getByLabel('Name', { exact: true }).fill('x');
		await page.getByLabel('Name', { exact: true }).fill('');
		await page.getByLabel('Description').focus();
		await page.getByText('A template needs a name').waitFor();
		assert.equal(await page.getByText(/Line \d/).count(), 0);
		await leave(page);
	});

	await step('fault 11: removing a group can be undone, and the focus stays near', async () => {
		const seller = { type: 'object', properties: { name: { type: 'string' } } };
		const { id } = await makeTemplate('Removed', { seller, ...due });
		await openTemplate(id);
		await page.getByRole('button', { name: 'Remove seller' }).focus();
		await page.keyboard.press('Enter');
		await page.getByText('seller and the field inside it were removed.').waitFor();
		await assertFocus(page, 'Undo');
		await page.keyboard.press('Enter');
		await page.getByText('Published', { exact: true }).waitFor();
		const fields = await page.getByLabel('Field name').all();
		const names = await Promise.all(fields.map((field) => field.inputValue()));
		assert.deepEqual(names, ['seller', 'name', 'dueDate']);
	});

	await step(
		'one undo for the whole template: a removed group comes back after typing',
		async () => {
			const seller = { type: 'object', properties: { name: { type: 'string' } } };
			const { id } = await makeTemplate('Undone', { seller, ...due });
			await openTemplate(id);
			const listNames = async () => {
				const fields = await page.getByLabel('Field name').all();
				return await Promise.all(fields.map((field) => field.inputValue()));
			};
			await page.getByRole('button', { name: 'Remove seller' }).click();
			await page.getByLabel('Description', { exact: true }).first().fill('typed after it');
			assert.deepEqual(await listNames(), ['dueDate']);
			await page.keyboard.press('Control+z');
			assert.equal(await page.getByLabel('Description', { exact: true }).first().inputValue(), '');
			await page.getByRole('button', { name: 'Undo the last change' }).click();
			assert.deepEqual(await listNames(), ['seller', 'name', 'dueDate']);
			assert.equal(
				await page.getByRole('button', { name: 'Undo the last change' }).isDisabled(),
				true,
			);
			await page.keyboard.press('Control+Shift+z');
			assert.deepEqual(await listNames(), ['dueDate']);
			await page.getByRole('button', { name: 'Redo the change' }).click();
			assert.equal(
				await page.getByLabel('Description', { exact: true }).first().inputValue(),
				'typed after it',
			);
			await page.getByText(/^Draft saved/).waitFor();
		},
	);

	await step('fault 12: two fields of one name are both in the JSON', async () => {
		const { id } = await makeTemplate('Doubled', due);
		await openTemplate(id);
		await addField(page, 'dueDate');
		await page.getByText('Another field here has this name').waitFor();
		await page.getByRole('tab', { name: 'JSON', exact: true }).click();
		const editor = page.locator('.cm-content');
		await editor.waitFor();
		assert.equal(((await editor.textContent()) ?? '').split('"dueDate"').length, 3);
		await page.getByText(/Line \d+ Another field here has this name/).waitFor();
		await page.getByRole('tab', { name: 'Builder' }).click();
		assert.equal(await page.getByLabel('Field name').count(), 2);
		await page.getByText('Not saved: Two fields have the same name.').waitFor();
		await leave(page);
	});

	await step('fault 13: dropping two files is refused with a message', async () => {
		await visit(page, '/');
		await page.evaluate(`{
			const files = new DataTransfer();
			for (const name of ['a.txt', 'b.txt']) files.items.add(new File(['Total 5'], name));
			document.querySelector('.drop-zone').dispatchEvent(
				new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files }),
			);
		}`);
		await page.getByText(/You dropped 2 files/).waitFor();
		await page.locator('.drop-zone').waitFor();
	});

	await step('fault 14: a page whose code fails to load can be retried', async () => {
		await page.route('**/assets/usage-page*.js', (route) => route.abort());
		await visit(page, '/');
		await page.getByRole('navigation').getByRole('link', { name: 'Usage', exact: true }).click();
		await page.getByText('This page could not be loaded').waitFor();
		await page.getByRole('navigation').getByRole('link', { name: 'Jobs', exact: true }).click();
		await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
		await page.getByRole('navigation').getByRole('link', { name: 'Usage', exact: true }).click();
		await page.getByText('This page could not be loaded').waitFor();
		await page.unroute('**/assets/usage-page*.js');
		await page.getByRole('button', { name: 'Try again' }).click();
		await page.getByRole('heading', { name: 'Usage', level: 1 }).waitFor();
	});

	await step('fault 15: a webhook can move; failing deliveries and headers are shown', async () => {
		const refusing = createServer((_request, answer) => answer.writeHead(500).end('no'));
		await new Promise<void>((done) => void refusing.listen(walk.hookPort, '127.0.0.1', done));
		const { port } = refusing.address() as AddressInfo;
		const hook = (await call('POST', '/v1/webhooks', {
			url: `http://127.0.0.1:${port}/old`,
			events: ['document.reviewed'],
		})) as { id: string };
		try {
			await visit(page, `/webhooks/${hook.id}`);
			await page.getByRole('tab', { name: 'Settings' }).click();
			await page.getByLabel('Address', { exact: true }).fill(`http://127.0.0.1:${port}/new`);
			await page.getByRole('button', { name: 'Save the address' }).click();
			await page.getByRole('heading', { name: /\/new$/ }).waitFor();
			await page.getByRole('tab', { name: 'Deliveries' }).click();
			await page.getByRole('button', { name: 'Send a test event' }).click();
			await page.getByRole('button', { name: /Failing, will retry.*webhook\.test/ }).click();
			await page.getByText('Headers sent').click();
			await page.getByText(/webhook-signature: v1,/).waitFor();
		} finally {
			refusing.close();
			await call('DELETE', `/v1/webhooks/${hook.id}`);
		}
	});

	await step('fault 16: small things that mislead', async () => {
		const missing = await page.goto(`${ORIGIN}/no-such-page`);
		assert.equal(missing?.status(), 404);
		await page.getByText('Page not found').waitFor();
		const icon = await fetch(`${walk.url}/favicon.ico`);
		assert.equal(icon.status, 200);
		assert.match(icon.headers.get('content-type') ?? '', /^image\//);
		const unknown = await fetch(`${walk.url}/v1/nothing`, { headers: { accept: 'text/html' } });
		assert.match(unknown.headers.get('content-type') ?? '', /json/);

		const { id } = await makeTemplate('Misleading', due);
		const broken = Buffer.from('%PDF-1.7 and no more of it, twice');
		const job = await submitJob('\u202Efdp.exe\u202C.pdf', broken, id);
		await visit(page, `/jobs/${job}`);
		assert.equal(await page.getByRole('heading', { level: 1 }).textContent(), 'fdp.exe.pdf');
		await page.getByRole('button', { name: 'Try again' }).click();
		await page.getByText('Attempt 2').waitFor();
		assert.equal(await page.getByText('Attempt 1').count(), 1);
		await page
			.getByText(/Took \d/)
			.last()
			.waitFor();
		assert.equal(await page.getByText('Took 0.0 s').count(), 0);

		await visit(page, '/');
		await choose(page, 'Template', 'Invoice');
		await page.getByRole('button', { name: /Use the sample invoice/ }).click();
		const total = page.locator('button.value[data-path="grossTotal"] bdi');
		await total.waitFor();
		assert.match((await total.textContent()) ?? '', /^[A-Z]{3} [\d,]+\.\d\d$/);
		await openPage(page, 'Usage');
		// The installation of one's own has no plan, and counts no pages that are left.
		await page.getByText('Pages read', { exact: true }).waitFor();
		assert.equal(await page.getByText('Pages left').count(), 0);
	});
}

/** Leaves the page and discards changes. */
async function leave(page: Page): Promise<void> {
	await page.getByRole('navigation').getByRole('link', { name: 'Jobs', exact: true }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Leave without saving' }).click();
	await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
}
