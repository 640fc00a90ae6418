import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSecretSeal } from '../../engine/src/platform/store/seal-secrets.ts';
import { createWebhookRepository } from '../../engine/src/services/webhooks/webhook-repository.ts';
import { describeOnEachDatabase } from '../support/databases.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

type Made = { id: string; secret: string };
type Row = { id: string; secret: string; previous_secret: string | null };

describeOnEachDatabase('secrets of webhooks', (kind) => {
	let engine: TestEngine;
	beforeAll(async () => {
		const SECRETS_KEY = randomBytes(32).toString('base64');
		engine = await startTestEngine({ kind, environment: { SECRETS_KEY } });
	});
	afterAll(() => engine.stop());

	const make = async () =>
		(await engine.call('POST', '/v1/webhooks', { url: 'https://hooks.example/' })).body as Made;
	const rowOf = async (id: string) =>
		await engine.services.db<Row>('webhook_endpoints').where({ id }).first();

	test('are sealed in the database, and the previous one as well', async () => {
		const { id, secret } = await make();
		expect(secret).toMatch(/^whsec_/);
		expect((await rowOf(id))?.secret).toMatch(/^v1\./);
		const rotated = await engine.call('POST', `/v1/webhooks/${id}/rotate`);
		const { secret: next } = rotated.body as Made;
		expect((await rowOf(id))?.previous_secret).toMatch(/^v1\./);
		expect(await engine.services.webhookRepository.find(id)).toMatchObject({
			secret: next,
			previousSecret: secret,
			enabled: true,
		});
	});

	test('from before the key was set are sealed by the next sweep', async () => {
		const { id, secret } = await make();
		await engine.services.db<Row>('webhook_endpoints').where({ id }).update({ secret });
		expect((await engine.services.webhookRepository.find(id))?.secret).toBe(secret);
		await engine.services.webhooks.sealSecrets();
		expect((await rowOf(id))?.secret).toMatch(/^v1\./);
		expect((await engine.services.webhookRepository.find(id))?.secret).toBe(secret);
		expect(await engine.services.webhooks.sealSecrets()).toBe(0);
	});

	test('that cannot be opened switch the webhook off, with the reason', async () => {
		const { id } = await make();
		const other = createSecretSeal([Uint8Array.from(randomBytes(32))]);
		for (const seal of [other, null]) {
			const found = await createWebhookRepository(engine.services.db, seal).find(id);
			expect(found).toMatchObject({
				secret: '',
				enabled: false,
				disabledReason: expect.stringContaining('SECRETS_KEY'),
			});
		}
	});
});
