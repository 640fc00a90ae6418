import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { watchPage } from './browser.ts';
import { lookAt } from './look-at.ts';
import { ORIGIN, visit } from './walk.ts';
import type { Walk } from './walk.ts';

const template = {
	name: 'Delivery note',
	category: 'CUSTOM',
	schema: { data: { number: { type: 'string' }, weight: { type: 'number' } } },
};

/** Tests drafts, publishing and restoring. */
export async function keepVersions(walk: Walk): Promise<void> {
	const { page, step, url, apiKey } = walk;
	const call = async (method: string, path: string, json?: object) => {
		const answer = await fetch(`${url}${path}`, {
			method,
			headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
			...(json && { body: JSON.stringify(json) }),
		});
		return (await answer.json()) as { id: string; name: string; version: number };
	};
	const { id } = await call('POST', '/v1/templates', template);
	const path = `/templates/${id}`;

	await step(
		'what is typed is kept as a draft, and API clients get what is published',
		async () => {
			await visit(page, path);
			await page.getByLabel('Name', { exact: true }).fill('Delivery note, new');
			await page.getByText(/^Draft saved/).waitFor();
			assert.equal((await call('GET', `/v1/templates/${id}`)).name, 'Delivery note');
		},
	);

	await step('another window is offered the draft, and is told of the first', async () => {
		const second = await page.context().newPage();
		const { faults } = watchPage(second, ORIGIN);
		await visit(second, path);
		await second.getByText('This template has an unpublished draft').waitFor();
		await second.getByText('Name: “Delivery note” → “Delivery note, new”').waitFor();
		await lookAt(walk, second, 'template-draft');
		await second.getByRole('button', { name: 'Continue with the draft' }).click();
		assert.equal(
			await second.getByLabel('Name', { exact: true }).inputValue(),
			'Delivery note, new',
		);
		await second.getByLabel('Description').fill('From the second window');
		await second.getByText(/^Draft saved/).waitFor();
		await page.getByLabel('Description').fill('From the first window');
		await page.getByText('Someone else is editing this template').waitFor();
		await lookAt(walk, page, 'step-template-conflict');
		await page.getByRole('button', { name: 'Keep mine' }).click();
		await page.getByText(/^Draft saved/).waitFor();
		assert.deepEqual(faults, []);
		await second.close();
	});

	await step('publishing makes a version that says what has changed', async () => {
		await page.getByRole('button', { name: 'Publish' }).click();
		await page.getByText(/^Draft saved/).waitFor({ state: 'detached' });
		assert.deepEqual((await call('GET', `/v1/templates/${id}`)).version, 2);
		await page.getByRole('button', { name: 'Versions' }).click();
		await page.getByText('Version 2').waitFor();
		await page.getByText('Description: none → “From the first window”').waitFor();
		await page.getByText('First version · 2 fields').waitFor();
		await lookAt(walk, page, 'template-versions');
	});

	await step('an earlier version is restored, and the editor shows it', async () => {
		await page.getByRole('button', { name: 'Restore version 1' }).click();
		await page.getByRole('dialog').last().getByRole('button', { name: 'Restore' }).click();
		await page.getByRole('heading', { name: 'Delivery note', exact: true, level: 1 }).waitFor();
		const restored = await call('GET', `/v1/templates/${id}`);
		assert.deepEqual([restored.name, restored.version], ['Delivery note', 3]);
		await page.getByRole('button', { name: 'Versions' }).click();
		await page.getByText('Restored from version 1').waitFor();
		await page.keyboard.press('Escape');
	});

	await step(
		'what is typed is published at once, also while its draft is being saved',
		async () => {
			// Longer than the pause after which a draft is saved, so that a second save waits for the first.
			await page.route('**/draft', async (route) => {
				if (route.request().method() === 'PUT') await setTimeout(1500);
				await route.continue();
			});
			await page.getByLabel('Description').fill('Published at once');
			await page.getByRole('button', { name: 'Publish' }).click();
			// Not the badge of the list of versions, which may still be closing.
			await page.getByRole('status').getByText('Published', { exact: true }).waitFor();
			await page.unroute('**/draft');
			assert.equal((await call('GET', `/v1/templates/${id}`)).version, 4);
		},
	);
}
