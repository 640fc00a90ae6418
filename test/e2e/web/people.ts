import assert from 'node:assert/strict';
import { watchPage } from './browser.ts';
import { lookAt } from './look-at.ts';
import { choose, openPage, ORIGIN, takeSecret, WIDE } from './walk.ts';
import type { Walk } from './walk.ts';

const RITA = { email: 'rita@company.example', password: 'a choice of her own' };

/** Several people in one account, and the list of what they did. */
export async function shareAccount(walk: Walk): Promise<void> {
	const { page, step, browser } = walk;
	const context = await browser.newContext({ viewport: WIDE });
	walk.atEnd(() => context.close());
	const other = await context.newPage();
	const { faults } = watchPage(other, ORIGIN);

	await step('an owner invites a reviewer, who comes in by the link', async () => {
		await openPage(page, 'People');
		await page.getByRole('button', { name: 'Invite somebody' }).click();
		await page.getByLabel('E-mail address').fill(RITA.email);
		await page.getByRole('radio', { name: 'Reviewer' }).check();
		await lookAt(walk, page, 'step-people-invite');
		await page.getByRole('dialog').getByRole('button', { name: 'Invite somebody' }).click();
		const link = await takeSecret(page);
		await page.getByRole('row', { name: /rita@company.*Reviewer.*Invited/ }).waitFor();
		await other.goto(link);
		await other.getByLabel('Password, at least').fill(RITA.password);
		await other.getByRole('button', { name: 'Sign in' }).click();
		await other.getByRole('heading', { name: 'Try it' }).waitFor();
		await page.reload();
		await page.getByRole('combobox', { name: `Role of ${RITA.email}` }).waitFor();
		await lookAt(walk, page, 'people');
	});

	await step('a reviewer sees the work of the account and changes no template', async () => {
		for (const name of ['API keys', 'Webhooks', 'People', 'Accounts']) {
			assert.equal(await other.getByRole('link', { name, exact: true }).count(), 0, name);
		}
		await openPage(other, 'Batches');
		assert.equal(await other.getByRole('button', { name: 'New batch' }).count(), 0);
		await openPage(other, 'Templates');
		await other.getByRole('link', { name: 'Invoice', exact: true }).last().click();
		await other.getByRole('button', { name: 'Versions' }).click();
		await other.getByText('Version 1').waitFor();
		assert.equal(await other.getByRole('button', { name: /^Restore/ }).count(), 0);
		assert.deepEqual(faults, []);
	});

	await step('roles change at once, and the list says who did what', async () => {
		await choose(page, `Role of ${RITA.email}`, 'Editor');
		await other.goto(`${ORIGIN}/batches`);
		await other.getByRole('button', { name: 'New batch' }).first().waitFor();
		await page.getByRole('link', { name: 'See who did what' }).click();
		await page.getByRole('row', { name: /Changed a role.*rita@company/ }).waitFor();
		await page.getByRole('row', { name: /Invited somebody.*rita@company/ }).waitFor();
		await lookAt(walk, page, 'activity');
		await choose(page, 'Who', RITA.email);
		await page.getByText('Nothing yet').waitFor();
	});

	await step('somebody who is removed is out at once', async () => {
		await openPage(page, 'People');
		await page.getByRole('button', { name: `Actions for ${RITA.email}` }).click();
		await page.getByRole('menuitem', { name: 'Remove' }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
		await page.getByRole('row', { name: /rita@company/ }).waitFor({ state: 'detached' });
		await other.goto(`${ORIGIN}/jobs`);
		await other.getByRole('heading', { name: 'Sign in to DocSift' }).waitFor();
	});
}
