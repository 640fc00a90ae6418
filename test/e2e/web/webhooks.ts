import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPage, takeSecret } from './walk.ts';
import type { Walk } from './walk.ts';

type Receiver = { output: () => string; stop: () => Promise<void> };

/** A webhook whose receiver is the sample program shown on its page. */
export async function tryWebhooks(walk: Walk): Promise<void> {
	const { page, step } = walk;
	let receiver: Receiver | undefined;
	walk.atEnd(() => receiver?.stop());
	let program = '';
	let secret = '';

	await step('a webhook is set, a test event is sent, verified and delivered', async () => {
		await openPage(page, 'Webhooks');
		await page.getByRole('button', { name: 'New webhook' }).click();
		await page
			.getByLabel('Address', { exact: true })
			.fill(`http://127.0.0.1:${walk.hookPort}/docsift`);
		await page.getByRole('button', { name: 'Create' }).click();
		secret = await takeSecret(page);
		assert.match(secret, /^whsec_/);
		await page.getByRole('tab', { name: 'Verify signatures' }).click();
		program = (await page.getByRole('region', { name: 'Verify signatures' }).textContent()) ?? '';
		receiver = await startReceiver(walk, program, secret);
		await page.getByRole('button', { name: 'Send a test event' }).click();
		await page.getByRole('tab', { name: 'Deliveries' }).click();
		await page.getByText('Delivered').waitFor();
		await page.getByRole('button', { name: /webhook\.test/ }).click();
		await page.getByText('Status 200').waitFor();
		await page.getByText('"eventType": "webhook.test"').waitFor();
		assert.match(receiver.output(), /webhook\.test/);
	});

	await step('with a wrong secret the event is refused, with the new one it is taken', async () => {
		await page.getByRole('tab', { name: 'Settings' }).click();
		await page.getByRole('button', { name: 'Rotate the secret' }).click();
		await page.getByRole('dialog').getByRole('button', { name: 'Rotate the secret' }).click();
		await page.getByText('The previous secret remains valid until').waitFor();
		const next = (await page.locator('.copy-field code').textContent()) ?? '';
		assert.match(next, /^whsec_/);
		assert.notEqual(next, secret);
		await page.getByRole('tab', { name: 'Deliveries' }).click();
		await page.getByRole('button', { name: 'Send a test event' }).click();
		await page.getByRole('button', { name: /Failed.*webhook\.test/ }).click();
		await page.getByText('Status 401').waitFor();
		await receiver?.stop();
		receiver = await startReceiver(walk, program, next);
		await page.getByRole('button', { name: 'Send again' }).click();
		await page.getByRole('button', { name: /Delivered.*webhook\.test.*2 attempts/ }).waitFor();
	});
}

async function startReceiver(walk: Walk, program: string, secret: string): Promise<Receiver> {
	const file = join(walk.dataDir, 'receive.mts');
	const said = "() => console.log('listening'))";
	writeFileSync(file, program.replace('.listen(8080)', `.listen(${walk.hookPort}, ${said}`));
	const child = spawn(process.execPath, [file], {
		env: { ...process.env, DOCSIFT_WEBHOOK_SECRET: secret },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	let output = '';
	child.stdout.on('data', (chunk: Buffer) => {
		output += chunk.toString();
	});
	await once(child.stdout, 'data');
	return {
		output: () => output,
		stop: async () => {
			if (child.exitCode !== null || child.signalCode !== null) return;
			child.kill('SIGTERM');
			await once(child, 'exit');
		},
	};
}
