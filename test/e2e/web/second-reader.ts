import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePdf } from '../../support/documents.ts';
import { startEngineProcess } from '../../support/engine-process.ts';
import { freePort } from '../../support/free-port.ts';
import { startModelServer } from '../../support/model-server.ts';
import { findBarriers, watchPage } from './browser.ts';
import { OWNER, settle, signIn, waitForDrawing, WIDE } from './walk.ts';
import type { Walk } from './walk.ts';

/** A separate engine with a scripted model. */
export async function askSecondReader({ browser, step, shoot, atEnd }: Walk): Promise<void> {
	await step('what a second reader has found is marked; the settings try it', async () => {
		const model = await startModelServer();
		atEnd(model.close);
		const dataDir = mkdtempSync(join(tmpdir(), 'docsift-web-second-'));
		atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
		const port = await freePort();
		const origin = `http://127.0.0.1:${port}`;
		const engine = await startEngineProcess({
			PORT: String(port),
			PUBLIC_URL: origin,
			DATA_DIR: dataDir,
			OWNER_EMAIL: OWNER.email,
			OWNER_PASSWORD: OWNER.password,
			LLM_URL: model.url,
			LLM_MODEL: 'test-model',
		});
		atEnd(async () => {
			engine.kill('SIGTERM');
			await engine.exited;
		});
		const context = await browser.newContext({ viewport: WIDE, colorScheme: 'light' });
		const page = await context.newPage();
		page.setDefaultTimeout(60_000);
		const { faults } = watchPage(page, origin);
		await page.goto(`${origin}/settings`);
		await signIn(page, OWNER.email, OWNER.password);
		await page.getByRole('heading', { name: 'Settings' }).waitFor();
		await page.getByText('test-model').waitFor();
		model.say(() => ({ invoiceNumber: 'A-4711', word: 'heard' }));
		await page.getByRole('button', { name: 'Try it', exact: true }).click();
		await page.getByText(/tokens\.$/).waitFor();
		await settle(page);
		await page.getByRole('button', { name: 'Try it', exact: true }).scrollIntoViewIfNeeded();
		await shoot(page, 'look-second-settings');
		assert.deepEqual(await findBarriers(page), []);

		const id = await page.evaluate<string>(`(async () => {
			const { profile } = await (await fetch('/dashboard/api/session')).json();
			const answer = await fetch('/dashboard/api/v1/templates', {
				method: 'POST',
				headers: { 'content-type': 'application/json', 'x-csrf-token': profile.csrfToken },
				body: JSON.stringify({
					name: 'Ships', category: 'CUSTOM', secondReader: 'always',
					schema: { data: {
						vessel: { type: 'string', description: 'What the crew sails on' },
						isGood: { type: 'boolean', description: 'Whether the tone is friendly' },
					} },
				}),
			});
			return (await answer.json()).id;
		})()`);
		assert.match(id, /^[\w-]{36}$/);
		model.say(() => ({ vessel: 'Aurora Borealis', isGood: true }));
		await page.goto(`${origin}/`);
		await page
			.getByRole('combobox', { name: 'Template' })
			.or(page.getByRole('textbox', { name: 'Template' }))
			.last()
			.click();
		await page.getByRole('option', { name: 'Ships', exact: true }).click();
		const pdf = await makePdf([
			[
				['The crew of the', 'Aurora Borealis'],
				['sends its', 'kindest regards'],
			],
		]);
		await page
			.locator('input[type=file]')
			.setInputFiles({ name: 'ship.pdf', mimeType: 'application/pdf', buffer: pdf });
		await waitForDrawing(page);
		await page.locator('.second-mark').first().waitFor();
		assert.deepEqual(await page.locator('.second-mark').allTextContents(), [
			'second reader',
			'second reader, not printed',
		]);
		await settle(page);
		await shoot(page, 'look-second-result');
		assert.deepEqual(await findBarriers(page), []);
		assert.deepEqual(faults, []);
		await context.close();
	});
}
