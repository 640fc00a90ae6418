import assert from 'node:assert/strict';
import { openPage, ORIGIN, OWNER, signIn, takeSecret } from './walk.ts';
import type { Walk } from './walk.ts';

/** From the first start to a working key. */
export async function comeIn(walk: Walk): Promise<void> {
	const { page, step, shoot, url } = walk;

	await step('the first start asks for the owner, by the link in the terminal', async () => {
		await page.goto(`${ORIGIN}/`);
		await page.getByText('Open the link from the terminal').waitFor();
		await shoot(page, 'setup-light');
		const link = /http:\S+\/setup#\S+/.exec(walk.output())?.[0] ?? '';
		assert.ok(link.startsWith(ORIGIN), link);
		await page.goto('about:blank');
		await page.goto(link);
		await page.getByLabel('E-mail address').fill(OWNER.email);
		await page.getByLabel('Password, at least').fill('the first password');
		await page.getByRole('button', { name: 'Create owner account' }).click();
		await page.getByRole('heading', { name: 'Try it' }).waitFor();
	});

	await step('the password is changed; a wrong one is refused with a message', async () => {
		await openPage(page, 'Settings');
		const change = async (current: string) => {
			await page.getByLabel('Current password').fill(current);
			await page.getByLabel('New password, at least').fill(OWNER.password);
			await page.getByRole('button', { name: 'Change the password' }).click();
		};
		await change('wrong');
		await page.getByText('The current password is wrong').waitFor();
		await change('the first password');
		await page.getByText('The password was changed').waitFor();
	});

	await step('signing out and in again; a wrong password is refused with a message', async () => {
		await page.getByRole('button', { name: 'Sign out', exact: true }).click();
		await signIn(page, OWNER.email, 'wrong');
		await page.getByText('The e-mail address or the password is wrong').waitFor();
		await signIn(page, OWNER.email, OWNER.password);
		await page.getByRole('heading', { name: 'Settings' }).waitFor();
	});

	await step('a key is made, shown once, works, and is revoked', async () => {
		await openPage(page, 'API keys');
		const make = async (name: string) => {
			await page.getByRole('button', { name: 'New key' }).click();
			await page.getByLabel('Name').fill(name);
			await page.getByRole('button', { name: 'Create' }).click();
			return await takeSecret(page);
		};
		const use = async (key: string) =>
			(await fetch(`${url}/v1/templates`, { headers: { 'x-api-key': key } })).status;
		walk.apiKey = await make('n8n');
		assert.match(walk.apiKey, /^dsk_live_/);
		assert.equal(await use(walk.apiKey), 200);
		const old = await make('Old import');
		await page.getByRole('button', { name: 'Revoke Old import' }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
		await page.getByRole('row', { name: /Old import.*Revoked/ }).waitFor();
		assert.equal(await use(old), 401);
	});
}
