import assert from 'node:assert/strict';
import { findBarriers, watchPage } from './browser.ts';
import { openPage, ORIGIN, signIn, takeSecret, WIDE } from './walk.ts';
import type { Walk } from './walk.ts';

const ANN = { email: 'ann@company.example', password: 'a choice of her own' };

export async function inviteOthers(walk: Walk): Promise<void> {
	const { page, step, shoot, browser } = walk;
	const context = await browser.newContext({ viewport: WIDE });
	walk.atEnd(() => context.close());
	const other = await context.newPage();
	const { faults } = watchPage(other, ORIGIN);
	let link = '';

	await step('the owner invites a person, who chooses a password', async () => {
		await openPage(page, 'Accounts');
		await page.getByRole('button', { name: 'New account' }).click();
		await page.getByLabel('E-mail address').fill(ANN.email);
		await page.getByRole('button', { name: 'Create' }).click();
		link = await takeSecret(page);
		await page.getByRole('row', { name: /ann@company.*Invited/ }).waitFor();
		await other.goto(link);
		await other.getByLabel('Password, at least').fill(ANN.password);
		assert.equal(await other.getByLabel('E-mail address').inputValue(), ANN.email);
		assert.deepEqual(await findBarriers(other), []);
		await shoot(other, 'invitation-light');
		await other.getByRole('button', { name: 'Sign in' }).click();
		await other.getByRole('heading', { name: 'Try it' }).waitFor();
		assert.equal(other.url(), `${ORIGIN}/`);
		await page.reload();
		await page.getByRole('row', { name: /ann@company.*Active/ }).waitFor();
	});

	await step(
		'the invited person sees no data of the owner, and the link no longer works',
		async () => {
			assert.equal(await other.getByRole('link', { name: 'Accounts' }).count(), 0);
			await openPage(other, 'Jobs');
			await other.getByText('No jobs yet').waitFor();
			await shoot(other, 'jobs-empty-light');
			await other.goto(`${ORIGIN}${walk.jobPath}`);
			await other.getByText('Page not found').waitFor();
			await other.goto('about:blank');
			await other.goto(link);
			await other.getByText('This link was used').waitFor();
			assert.deepEqual(faults, []);
		},
	);

	await step('a suspended account cannot sign in until it is reactivated', async () => {
		const act = async (action: string) => {
			await page.getByRole('button', { name: `Actions for ${ANN.email}` }).click();
			await page.getByRole('menuitem', { name: action }).click();
		};
		await act('Suspend');
		await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
		await page.getByRole('row', { name: /ann@company.*Suspended/ }).waitFor();
		await other.goto(`${ORIGIN}/`);
		await signIn(other, ANN.email, ANN.password);
		await other.getByText(/is suspended/).waitFor();
		await act('Reactivate');
		await page.getByRole('row', { name: /ann@company.*Active/ }).waitFor();
		await signIn(other, ANN.email, ANN.password);
		await other.getByRole('heading', { name: 'Try it' }).waitFor();
	});
}
