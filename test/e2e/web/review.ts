import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { BILL_SCHEMA, makeBill } from '../../support/bills.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { openApi } from './api.ts';
import type { Api } from './api.ts';
import { findBarriers, isTooWide, waitForTrue } from './browser.ts';
import { NARROW, ORIGIN, settle, visit, waitForDrawing, WIDE } from './walk.ts';
import type { Walk } from './walk.ts';

type JobBody = {
	result: Record<string, unknown>;
	needsReview?: boolean;
	review?: { state: string };
};

const TEMPLATE = {
	name: 'Quarry bills',
	category: 'INVOICE',
	schema: BILL_SCHEMA,
	review: { fields: { dossier: 1, invoiceDate: 1, netTotal: 0.2 }, checks: true },
};

const row = (page: Page, path: string) => page.locator(`[data-row="${path}"]`);
const valueOf = async (page: Page, path: string) =>
	(await row(page, path).locator('.review-shown > :first-child').textContent())?.trim();

/** The screen position of a point on the page, given in points. */
async function pointAt(page: Page, x: number, y: number) {
	const sheet = await page.locator('.sheet[data-page="1"]').boundingBox();
	assert.ok(sheet);
	return { x: sheet.x + (x / 595) * sheet.width, y: sheet.y + (y / 842) * sheet.height };
}

/** Tests the review queue and corrections. */
export async function reviewDocuments(walk: Walk): Promise<void> {
	const { page, step, shoot } = walk;
	const api = openApi(walk);
	const jobs: string[] = [];
	let templateId = '';
	const getJob = (id: string | undefined) => api.call<JobBody>('GET', `/v1/jobs/${id ?? ''}`);
	const dossiers = ['KX-471102', 'PB-90017', 'RT-55120', 'MM-10388', 'QA-20001'];

	await step('documents that need review are in the queue, oldest first', async () => {
		await emptyQueue(api);
		templateId = await api.createTemplate(TEMPLATE);
		const other = await api.createTemplate({ ...TEMPLATE, name: 'Other bills' });
		for (const [i, dossier] of dossiers.entries()) {
			const bill = await makeBill({ dossier, net: 100 + 10 * i });
			jobs.push(await api.submit(i === 3 ? other : templateId, `bill-${i + 1}.pdf`, bill));
		}
		await visit(page, '/review');
		await page.getByText('5 documents are waiting').waitFor();
		const names = await page.locator('.table-card .row-link').allTextContents();
		assert.deepEqual(
			names,
			dossiers.map((_, i) => `bill-${i + 1}.pdf`),
		);
		await page.getByRole('navigation', { name: 'Main' }).getByText('5', { exact: true }).waitFor();
		await page
			.getByText(/Dossier: /)
			.first()
			.waitFor();
	});

	await step('the template of the queue is in the address, and stays on a reload', async () => {
		await page
			.getByRole('combobox', { name: 'Template' })
			.or(page.getByRole('textbox', { name: 'Template' }))
			.last()
			.click();
		await page.getByRole('option', { name: 'Quarry bills' }).click();
		await page.waitForURL(new RegExp(`/review\\?template=${templateId}`));
		await page.reload();
		await page.getByText('4 documents are waiting').waitFor();
		assert.equal(await page.getByText('bill-4.pdf').count(), 0);
	});

	await step('by keyboard: the doubtful values, one replaced by a click on its word', async () => {
		await page.getByRole('link', { name: 'Start reviewing' }).click();
		await page.waitForURL(new RegExp(`/jobs/${jobs[0] ?? ''}/review`));
		await waitForDrawing(page);
		await page.locator('[data-value="dossier"]').waitFor();
		assert.notEqual(await valueOf(page, 'dossier'), dossiers[0]);
		// Only doubtful values at first, all on demand.
		const few = await page.locator('[data-row]').count();
		await page.keyboard.press('d');
		await waitForTrue(page, `document.querySelectorAll('[data-row]').length > ${few}`);
		await page.keyboard.press('d');
		await waitForTrue(page, `document.querySelectorAll('[data-row]').length === ${few}`);
		await waitForTrue(page, "document.activeElement?.dataset.value === 'dossier'");
		const at = await pointAt(page, 450, 65);
		await page.mouse.click(at.x, at.y);
		await waitForTrue(
			page,
			`document.querySelector('[data-row="dossier"] .review-shown > :first-child')?.textContent === '${dossiers[0] ?? ''}'`,
		);
		await row(page, 'dossier').getByText('Changed').waitFor();
		// The picked place has a box.
		await page.locator('.sheet .box[data-path="dossier"]').waitFor();
		await page.keyboard.press('u');
		await waitForTrue(
			page,
			`document.querySelector('[data-row="dossier"] .review-shown > :first-child')?.textContent !== '${dossiers[0] ?? ''}'`,
		);
		// Dragging a box around the words does the same.
		const [from, to] = [await pointAt(page, 425, 55), await pointAt(page, 520, 78)];
		await page.mouse.move(from.x, from.y);
		await page.mouse.down();
		await page.mouse.move(to.x, to.y, { steps: 4 });
		await page.mouse.up();
		await waitForTrue(
			page,
			`document.querySelector('[data-row="dossier"] .review-shown > :first-child')?.textContent === '${dossiers[0] ?? ''}'`,
		);
		await shoot(page, 'look-review-picked');
	});

	await step(
		'a draft survives a reload; the rest is accepted, and the document approved',
		async () => {
			await page.reload();
			await waitForTrue(
				page,
				`document.querySelector('[data-row="dossier"] .review-shown > :first-child')?.textContent === '${dossiers[0] ?? ''}'`,
			);
			// The next open value then has the focus.
			await waitForTrue(page, "document.activeElement?.dataset.value === 'invoiceDate'");
			await page.keyboard.press('a');
			await row(page, 'invoiceDate').getByText('Accepted').waitFor();
			for (;;) {
				const left = await page.evaluate<boolean>(
					'document.activeElement?.dataset.value !== undefined',
				);
				if (!left) break;
				await page.keyboard.press('a');
				await settle(page);
			}
			await waitForTrue(page, "document.activeElement?.classList.contains('review-approve')");
			await page.keyboard.press('Control+Enter');
			await page.waitForURL(new RegExp(`/jobs/${jobs[1] ?? ''}/review\\?template=`));
			await page.getByText('bill-1.pdf was approved.').waitFor();
			await page.getByText(/Learnt for similar documents: .*Dossier/).waitFor();
			const done = await getJob(jobs[0]);
			assert.equal(done.result.dossier, dossiers[0]);
			assert.equal(done.review?.state, 'approved');
			assert.equal(done.needsReview, false);
			await shoot(page, 'look-review-learnt');
		},
	);

	await step('what was learnt can be switched off, and forgotten', async () => {
		const memory = () =>
			api.call<{ enabled: boolean; count: number }>('GET', `/v1/templates/${templateId}/memory`);
		const use = page.getByRole('switch', { name: /Use lessons/ });
		assert.equal(await use.isChecked(), true);
		await use.press('Space');
		await waitForTrue(page, "!document.querySelector('[role=switch]').checked");
		await waitUntil(async () => !(await memory()).enabled, 30, 'lessons that are switched off');
		await settle(page);
		await use.press('Space');
		await waitUntil(async () => (await memory()).enabled, 30, 'lessons that are switched on');
		assert.equal((await memory()).count, 1);
		await page.getByRole('button', { name: 'Forget this lesson' }).click();
		await page.getByText('Forgotten.').waitFor();
		assert.equal((await memory()).count, 0);
	});

	await step(
		'typing: a date in words is understood, nonsense is refused with a message',
		async () => {
			await waitForDrawing(page);
			// One click, on a row below the one whose buttons disappear.
			await page.getByText('All values', { exact: true }).click();
			await page.locator('[data-value="invoiceDate"]').click();
			await page.getByRole('textbox', { name: 'Right value of Invoice date' }).press('Escape');
			await row(page, 'invoiceDate').getByRole('button', { name: 'Change Invoice date' }).waitFor();
			await page.keyboard.press('e');
			const input = page.getByRole('textbox', { name: 'Right value of Invoice date' });
			await input.fill('no day at all');
			await input.press('Enter');
			await page.getByText('Not a date. Use the format 2026-11-04.').waitFor();
			await input.fill('15 June 2025');
			await input.press('Enter');
			await waitForTrue(
				page,
				`document.querySelector('[data-row="invoiceDate"] bdi')?.textContent === '2025-06-15'`,
			);
		},
	);

	await step(
		'two people at once: the second is told, and nothing that was typed is lost',
		async () => {
			const by = { values: { invoiceDate: '2025-01-01', dossier: 'theirs' } };
			await api.call('PATCH', `/v1/jobs/${jobs[1] ?? ''}/result`, by);
			await page.keyboard.press('Control+Enter');
			await page.getByRole('button', { name: 'Approve anyway' }).click();
			await page.getByText('Someone else changed this result').waitFor();
			await page.getByText(/Your change is still here/).waitFor();
			await row(page, 'invoiceDate').getByText('Someone else set it to 2025-01-01').waitFor();
			assert.equal(await valueOf(page, 'invoiceDate'), '2025-06-15');
			await shoot(page, 'look-review-conflict');
			assert.deepEqual(await findBarriers(page), []);
			await page.keyboard.press('Control+Enter');
			await page.getByRole('button', { name: 'Approve anyway' }).click();
			await page.getByText('bill-2.pdf was approved.').waitFor();
			const { result } = await getJob(jobs[1]);
			assert.deepEqual([result.invoiceDate, result.dossier], ['2025-06-15', 'theirs']);
		},
	);

	await step('an approval is undone; a document is rejected; the list of keys', async () => {
		await page.getByRole('button', { name: 'Undo' }).first().click();
		await page.waitForURL(new RegExp(`/jobs/${jobs[1] ?? ''}/review`));
		assert.equal((await getJob(jobs[1])).review?.state, 'corrected');
		await visit(page, `/jobs/${jobs[2] ?? ''}/review`);
		const current = page.getByRole('navigation').locator('[aria-current=page]');
		assert.match((await current.allTextContents()).join(), /^Review/);
		await page.locator('[data-value="dossier"]').waitFor();
		await page.keyboard.press('?');
		await page.getByRole('dialog').getByText('Accept the value and go to the next').waitFor();
		await settle(page);
		await shoot(page, 'look-review-keys');
		assert.deepEqual(await findBarriers(page), []);
		await page.keyboard.press('Escape');
		await page.getByRole('dialog').waitFor({ state: 'detached' });
		await page.keyboard.press('r');
		await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
		await page.getByText('bill-3.pdf was rejected.').waitFor();
		assert.equal((await getJob(jobs[2])).review?.state, 'rejected');
		// No longer only this template: the queue continues with all documents.
		await page.waitForURL(new RegExp(`/jobs/${jobs[3] ?? ''}/review`));
		await waitForTrue(page, "document.activeElement?.dataset.value === 'dossier'");
		await page.keyboard.press(']');
		await page.waitForURL(new RegExp(`/jobs/${jobs[4] ?? ''}/review`));
	});

	await step('accuracy by field, and samples read again for a changed template', async () => {
		await api.call('PATCH', `/v1/jobs/${jobs[4] ?? ''}/result`, {
			values: { dossier: 'Quarry Works Harrow Limited' },
			approve: true,
		});
		const data = {
			...BILL_SCHEMA.data,
			dossier: { type: 'string', description: 'Name of the seller' },
		};
		await api.call('PUT', `/v1/templates/${templateId}`, { ...TEMPLATE, schema: { data } });
		await visit(page, `/review?template=${templateId}`);
		await page.getByRole('link', { name: 'Accuracy of Quarry bills' }).click();
		await page.getByRole('heading', { name: 'Accuracy of Quarry bills' }).waitFor();
		await page
			.getByRole('row', { name: /^Dossier/ })
			.first()
			.waitFor();
		await page.getByText(/read with version 2 of the template, compared with version 1/).waitFor();
		await page
			.getByText(/values? (improved|got worse)/)
			.first()
			.waitFor();
		await page.getByRole('heading', { name: 'Lessons' }).waitFor();
	});

	for (const scheme of ['light', 'dark'] as const) {
		await step(`reviewing in ${scheme}: no barrier, nothing too wide`, async () => {
			await page.emulateMedia({ colorScheme: scheme });
			const found: string[] = [];
			const inspect = async (name: string, path: string, ready: string) => {
				await visit(page, path);
				await page.locator(ready).first().waitFor();
				await settle(page);
				await shoot(page, `${name}-${scheme}`);
				found.push(...(await findBarriers(page)).map((barrier) => `${name}: ${barrier}`));
				await page.setViewportSize(NARROW);
				await settle(page);
				await shoot(page, `${name}-${scheme}-narrow`);
				if (await isTooWide(page)) found.push(`${name} is too wide for a phone`);
				await page.setViewportSize(WIDE);
			};
			await inspect('review-queue', '/review', '.table-card');
			await inspect('review', `/jobs/${jobs[3] ?? ''}/review`, '.sheet .box');
			await inspect('accuracy', `/templates/${templateId}/accuracy`, '.better, .worse');
			await inspect('look-review-done', `/jobs/${jobs[0] ?? ''}/review`, '.sheet .box');
			assert.deepEqual(found, []);
		});
	}
	await page.emulateMedia({ colorScheme: 'light' });
	await page.goto(`${ORIGIN}/`);
}

/** Rejects what earlier parts have left in the queue, which teaches nothing. */
async function emptyQueue(api: Api): Promise<void> {
	for (;;) {
		type Page = { jobs: { jobId: string }[] };
		const { jobs } = await api.call<Page>('GET', '/v1/jobs?needsReview=true&limit=100');
		if (jobs.length === 0) return;
		for (const { jobId } of jobs) {
			await api.call('PATCH', `/v1/jobs/${jobId}/result`, { reject: true });
		}
	}
}
