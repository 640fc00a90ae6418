import { afterEach, expect, test } from '@jest/globals';
import { signIn } from '../support/dashboard.ts';
import { describeOnEachDatabase } from '../support/databases.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Receiver } from '../support/receiver.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

const OWNER = { email: 'owner@test.example', password: 'correct horse battery' };
const EVENTS = ['document.completed'];

describeOnEachDatabase('Webhooks on the own computer', (kind) => {
	let engine: TestEngine;
	let receiver: Receiver;
	afterEach(async () => {
		await engine.stop();
		await receiver.close();
	});
	const start = async () => {
		receiver = await startReceiver();
		engine = await startTestEngine({
			kind,
			environment: { OWNER_EMAIL: OWNER.email, OWNER_PASSWORD: OWNER.password, PLANS: '' },
		});
		return await signIn(engine, OWNER.email, OWNER.password);
	};

	test('are refused until the owner allows the address, and receive events then', async () => {
		const me = await start();
		const wish = { url: `${receiver.url}/hook`, events: EVENTS };
		const refused = await me.call('POST', '/v1/webhooks', wish);
		expect(refused.body).toMatchObject({ statusCode: 400, code: 'URL_NOT_ALLOWED' });
		const made = await me.call('POST', '/webhooks/local', wish);
		expect(made.status).toBe(201);
		const { id } = made.body as { id: string };
		expect((await me.call('POST', `/v1/webhooks/${id}/test`)).status).toBeLessThan(300);
		const [event] = await receiver.waitFor(1);
		expect(event?.path).toBe('/hook');
		// The permission does not move to another address.
		const moved = await me.call('PATCH', `/v1/webhooks/${id}`, { url: `${receiver.url}/other` });
		expect(moved.body).toMatchObject({ code: 'URL_NOT_ALLOWED' });
		// Services that hand out credentials stay out of reach.
		const cloud = { url: 'http://169.254.169.254/latest', events: EVENTS };
		expect((await me.call('POST', '/webhooks/local', cloud)).status).toBe(400);
	});

	test('are for the owner of the installation alone', async () => {
		const me = await start();
		const added = await me.call('POST', '/accounts', {
			email: 'ann@test.example',
			plan: 'free',
			entry: 'password',
		});
		const { password } = added.body as { password: string };
		const ann = await signIn(engine, 'ann@test.example', password);
		const wish = { url: `${receiver.url}/hook`, events: EVENTS };
		const refused = await ann.call('POST', '/webhooks/local', wish);
		expect(refused.body).toMatchObject({ statusCode: 403, code: 'OWNER_REQUIRED' });
		expect(receiver.received).toEqual([]);
	});

	test('plans are shown to other accounts only, unless the operator sets plans', async () => {
		const me = await start();
		const session = await me.call('GET', '/session');
		expect(session.body).toMatchObject({ profile: { isOwner: true, hasPlan: false } });
	});
});
