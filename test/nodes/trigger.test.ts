import { describe, expect, test } from '@jest/globals';
import { LETTER, makePdf } from '../support/documents.ts';
import { docSiftTrigger, makeTrigger } from '../support/n8n.ts';
import type { TestTrigger } from '../support/n8n.ts';
import { useEngine } from '../support/node-engine.ts';
import { startReceiver } from '../support/receiver.ts';
import { sendForm } from '../support/send-form.ts';
import { signEvent } from '../support/sign-event.ts';

const EVERY_PORT = Array.from({ length: 65_535 - 1024 }, (_, i) => 1024 + i).join();
const { engine, credentials, templateId } = useEngine({
	PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
	FETCH_PORTS_ALLOWED: EVERY_PORT,
	WEBHOOK_MAX_COUNT: '100',
});

type Endpoint = { id: string; url: string; events: string[]; enabled: boolean };
const endpoints = async () => {
	const { body } = await engine().call('GET', '/v1/webhooks');
	return body as Endpoint[];
};
const endpointsAt = async (url: string) => (await endpoints()).filter((one) => one.url === url);

const events = ['document.completed'];
let serial = 0;
function newUrl(): string {
	serial += 1;
	return `http://127.0.0.1:5678/webhook/${serial}/docsift`;
}
const trigger = (url = newUrl(), parameters: object = {}) =>
	makeTrigger(credentials(), { events, options: {}, ...parameters }, { url });

const secretOf = ({ staticData }: TestTrigger) =>
	(staticData.production as { secret: string }).secret;

const sign = (secret: string, body: string, { id = 'e-1', at = Date.now() / 1000 } = {}) =>
	signEvent(secret, body, id, at);
const eventBody = (changes: object = {}) =>
	JSON.stringify({
		eventId: 'e-1',
		eventType: 'document.completed',
		jobId: 'j-1',
		templateId: templateId(),
		result: { total: 1 },
		...changes,
	});

describe('registering', () => {
	test('creates its own endpoint with a secret, and removes it again', async () => {
		const url = newUrl();
		const one = trigger(url, { events: ['document.completed', 'document.failed'] });
		expect(await one.checkExists()).toBe(false);
		await one.create();
		expect(await endpointsAt(url)).toMatchObject([
			{ events: ['document.completed', 'document.failed'], enabled: true },
		]);
		expect(secretOf(one)).toMatch(/^whsec_/);
		expect(await one.checkExists()).toBe(true);
		await one.delete();
		expect(await endpointsAt(url)).toEqual([]);
		expect(one.staticData.production).toBeUndefined();
		expect(await one.delete()).toBe(true);
	});

	test('an endpoint that was deleted is created again', async () => {
		const url = newUrl();
		const one = trigger(url);
		await one.create();
		const [found] = await endpointsAt(url);
		await engine().call('DELETE', `/v1/webhooks/${found?.id}`);
		expect(await one.checkExists()).toBe(false);
		await one.create();
		expect(await endpointsAt(url)).toHaveLength(1);
		await one.delete();
	});

	test.each([
		['was switched off', { enabled: false }],
		['listens for other events', { events: ['document.failed'] }],
	])('an endpoint that %s is replaced', async (_, change) => {
		const url = newUrl();
		const one = trigger(url);
		await one.create();
		const [found] = await endpointsAt(url);
		await engine().call('PATCH', `/v1/webhooks/${found?.id}`, change);
		expect(await one.checkExists()).toBe(false);
		expect(await endpointsAt(url)).toEqual([]);
	});

	test('an endpoint left by a crash is removed', async () => {
		const url = newUrl();
		await engine().call('POST', '/v1/webhooks', { url, events });
		const one = trigger(url);
		expect(await one.checkExists()).toBe(false);
		await one.create();
		expect(await endpointsAt(url)).toHaveLength(1);
		await one.delete();
		expect(await endpointsAt(url)).toEqual([]);
	});

	test('listening for a test event leaves the active workflow alone', async () => {
		const url = newUrl();
		const active = trigger(url);
		await active.create();
		const testUrl = url.replace('/webhook/', '/webhook-test/');
		const listening = makeTrigger(
			credentials(),
			{ events, options: {} },
			{ url: testUrl, mode: 'manual' },
		);
		Object.assign(listening.staticData, active.staticData);
		expect(await listening.checkExists()).toBe(false);
		await listening.create();
		expect(await endpointsAt(testUrl)).toHaveLength(1);
		await listening.delete();
		expect(await endpointsAt(testUrl)).toEqual([]);
		expect(await endpointsAt(url)).toHaveLength(1);
		await active.delete();
	});

	test('an address that the engine may not send to is refused with what to set', async () => {
		await expect(trigger('http://192.168.1.5:5678/webhook/x').create()).rejects.toMatchObject({
			httpCode: '400',
			message: expect.stringMatching(/PRIVATE_NETWORKS_ALLOWED/) as unknown,
		});
	});

	test('no credential chosen', async () => {
		const one = makeTrigger(
			credentials(),
			{ events, options: {} },
			{ url: newUrl(), withoutApi: true },
		);
		await expect(one.create()).rejects.toMatchObject({
			message: 'No DocSift API credential is chosen',
		});
	});

	test('no events chosen', async () => {
		await expect(trigger(newUrl(), { events: [] }).create()).rejects.toMatchObject({
			message: 'No event is chosen',
		});
	});

	test('manual registration does not contact the engine', async () => {
		const before = await endpoints();
		const one = trigger(newUrl(), { registration: 'manual' });
		expect([await one.checkExists(), await one.delete()]).toEqual([true, true]);
		expect(await endpoints()).toEqual(before);
	});
});

describe('a delivery of the engine', () => {
	test('starts the workflow with the event and its document, once', async () => {
		const receiver = await startReceiver();
		const one = trigger(receiver.url, { options: { documentField: 'original' } });
		await one.create();
		const pdf = await makePdf([LETTER]);
		await sendForm(
			`${engine().url}/v1/documents/parse/async`,
			engine().ownerKey,
			{ templateId: templateId() },
			[{ field: 'file', name: 'letter.pdf', content: pdf }],
		);
		const [delivery] = await receiver.waitFor(1);
		const headers = delivery?.headers as Record<string, string>;
		const body = delivery?.body ?? '';
		const { items, status } = await one.receive(headers, body);
		expect(status).toBeUndefined();
		expect(items).toMatchObject([
			{ json: { eventType: 'document.completed', status: 'completed' } },
		]);
		const { data = '', fileName } = items?.[0]?.binary?.original ?? {};
		expect(fileName).toBe('letter.pdf');
		expect(Buffer.from(data, 'base64').equals(pdf)).toBe(true);

		const again = await one.receive(headers, body);
		expect(again).toMatchObject({ status: 200, body: { ignored: 'seen before' } });
		expect(again.items).toBeUndefined();
		await one.delete();
		await receiver.close();
	});

	test('is repeated when its document cannot be fetched', async () => {
		const one = trigger(newUrl(), { options: { documentField: 'original' } });
		await one.create();
		const body = eventBody({ eventId: 'gone-1', jobId: 'no-such-job' });
		const headers = sign(secretOf(one), body, { id: 'gone-1' });
		await expect(one.receive(headers, body)).rejects.toMatchObject({ httpCode: '404' });
		await expect(one.receive(headers, body)).rejects.toMatchObject({ httpCode: '404' });
		await one.delete();
	});
});

describe('a request', () => {
	const ready = async (parameters: object = {}) => {
		const one = trigger(newUrl(), parameters);
		await one.create();
		return one;
	};
	const now = () => Date.now() / 1000;
	const otherSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

	test.each<[string, (secret: string) => [Record<string, string>, string], RegExp]>([
		['unsigned', () => [{}, eventBody()], /not signed/],
		[
			'signed with the older signature alone, which any time fits',
			(secret) => {
				const { 'x-webhook-signature': old } = sign(secret, eventBody());
				return [{ 'x-webhook-signature': old }, eventBody()];
			},
			/not signed/,
		],
		['forged', () => [sign(otherSecret, eventBody()), eventBody()], /does not fit/],
		[
			'altered',
			(secret) => [sign(secret, eventBody()), eventBody({ result: { total: 2 } })],
			/does not fit/,
		],
		[
			'with another time than was signed',
			(secret) => [
				{ ...sign(secret, eventBody()), 'webhook-timestamp': String(Math.floor(now()) - 1) },
				eventBody(),
			],
			/does not fit/,
		],
		[
			'old',
			(secret) => [sign(secret, eventBody(), { at: now() - 301 }), eventBody()],
			/signed 30[12] seconds ago/,
		],
		[
			'of the future',
			(secret) => [sign(secret, eventBody(), { at: now() + 302 }), eventBody()],
			/ahead of time/,
		],
		[
			'with a time that is none',
			(secret) => [{ ...sign(secret, eventBody()), 'webhook-timestamp': '1e9' }, eventBody()],
			/not a time/,
		],
		[
			'whose body is another event',
			(secret) => {
				const body = eventBody({ eventId: 'e-2' });
				return [sign(secret, body), body];
			},
			/not the event/,
		],
		['whose body is no JSON', (secret) => [sign(secret, 'oops'), 'oops'], /not the event/],
		['without a body', (secret) => [sign(secret, ''), ''], /no body/],
		[
			'whose signature is garbage',
			(secret) => [
				{ ...sign(secret, eventBody()), 'webhook-signature': 'v1 v1, v2,abc' },
				eventBody(),
			],
			/does not fit/,
		],
	])('%s is answered 401 with the reason and starts nothing', async (_, make, reason) => {
		const one = await ready();
		const answered = await one.receive(...make(secretOf(one)));
		expect(answered.status).toBe(401);
		expect(answered.body).toEqual({ message: expect.stringMatching(reason) as unknown });
		expect(answered.items).toBeUndefined();
		await one.delete();
	});

	test('to a node that has lost its secret is refused', async () => {
		const one = await ready();
		const secret = secretOf(one);
		await one.delete();
		const answered = await one.receive(sign(secret, eventBody()), eventBody());
		expect(answered).toMatchObject({
			status: 401,
			body: { message: expect.stringMatching(/no valid signing secret/) as unknown },
		});
	});

	test('is taken when one of several signatures fits, as after a rotation', async () => {
		const one = await ready();
		const body = eventBody({ eventId: 'rotated' });
		const good = sign(secretOf(one), body, { id: 'rotated' });
		const bad = sign(otherSecret, body, { id: 'rotated' });
		const both = `${bad['webhook-signature']} ${good['webhook-signature']}`;
		const { items } = await one.receive({ ...good, 'webhook-signature': both }, body);
		expect(items).toHaveLength(1);
		await one.delete();
	});

	test.each<[string, object, object, boolean]>([
		['an event that is not listened for', {}, { eventType: 'document.failed' }, false],
		['a job of another template', { templateIds: ['other'] }, {}, false],
		['a test event from the engine', {}, { eventType: 'webhook.test' }, false],
		['a test event that is wanted', { testEvents: true }, { eventType: 'webhook.test' }, true],
	])('%s: starts the workflow or not', async (_, options, changes, starts) => {
		const one = await ready({ options });
		const eventId = `f-${(serial += 1)}`;
		const body = eventBody({ eventId, ...changes });
		const { items, status } = await one.receive(sign(secretOf(one), body, { id: eventId }), body);
		expect(items !== undefined).toBe(starts);
		expect(status).toBe(starts ? undefined : 200);
		await one.delete();
	});

	test('a job of a chosen template starts the workflow', async () => {
		const one = await ready({ options: { templateIds: [templateId()] } });
		const body = eventBody({ eventId: 'chosen' });
		const { items } = await one.receive(sign(secretOf(one), body, { id: 'chosen' }), body);
		expect(items).toHaveLength(1);
		await one.delete();
	});

	test('a test event starts a workflow that listens for one', async () => {
		const listening = makeTrigger(
			credentials(),
			{ events, options: {} },
			{ url: newUrl(), mode: 'manual' },
		);
		await listening.create();
		const { secret } = listening.staticData.test as { secret: string };
		const body = eventBody({ eventId: 'tried', eventType: 'webhook.test' });
		const { items } = await listening.receive(sign(secret, body, { id: 'tried' }), body);
		expect(items).toHaveLength(1);
		await listening.delete();
	});

	test.each(['five minutes', '', null])(
		'a tolerance of %j lets nothing old pass',
		async (tolerance) => {
			const one = await ready({ options: { tolerance } });
			const answered = await one.receive(
				sign(secretOf(one), eventBody(), { at: now() - 301 }),
				eventBody(),
			);
			expect(answered.status).toBe(401);
			await one.delete();
		},
	);

	test('the same event for another workflow is another', async () => {
		const one = await ready();
		const body = eventBody({ eventId: 'shared' });
		const headers = sign(secretOf(one), body, { id: 'shared' });
		const other = makeTrigger(
			credentials(),
			{ events, options: {} },
			{ url: newUrl(), workflowId: 'another', nodeId: one.nodeId },
		);
		other.staticData.production = one.staticData.production;
		expect((await one.receive(headers, body)).items).toHaveLength(1);
		expect((await other.receive(headers, body)).items).toHaveLength(1);
		await one.delete();
	});

	test('an event whose workflow n8n could not start may be repeated', async () => {
		const one = await ready();
		const body = eventBody({ eventId: 'unlucky' });
		const headers = sign(secretOf(one), body, { id: 'unlucky' });
		await one.receive(headers, body, 500);
		// n8n saves nothing then.
		delete one.staticData.seen;
		expect((await one.receive(headers, body)).items).toHaveLength(1);
		expect(await one.receive(headers, body)).toMatchObject({ status: 200 });
		await one.delete();
	});

	test('a processed event is remembered after a restart, from the saved static data', async () => {
		const one = await ready();
		const body = eventBody({ eventId: 'kept' });
		const headers = sign(secretOf(one), body, { id: 'kept' });
		await one.receive(headers, body);
		const restarted = makeTrigger(credentials(), { events, options: {} }, { url: newUrl() });
		Object.assign(restarted.staticData, one.staticData);
		expect(await restarted.receive(headers, body)).toMatchObject({
			status: 200,
			body: { ignored: 'seen before' },
		});
		await one.delete();
	});

	test('two of the same event at the same moment start it once', async () => {
		const one = await ready();
		const body = eventBody({ eventId: 'twice' });
		const headers = sign(secretOf(one), body, { id: 'twice' });
		const both = await Promise.all([one.receive(headers, body), one.receive(headers, body)]);
		expect(both.filter(({ items }) => items !== undefined)).toHaveLength(1);
		// Not 200: if the first attempt still fails, the event must be sent again.
		expect(both.map(({ status }) => status)).toContain(503);
		await one.delete();
	});

	test('with manual registration, the pasted secret decides', async () => {
		const make = (signingSecret: string) =>
			makeTrigger(
				credentials(),
				{ events, options: {}, registration: 'manual' },
				{ url: newUrl(), signingSecret },
			);
		const body = eventBody({ eventId: 'manual' });
		const headers = sign(otherSecret, body, { id: 'manual' });
		expect((await make(otherSecret).receive(headers, body)).items).toHaveLength(1);
		for (const wrong of ['', 'whsec_', 'whsec_short', 'not a secret']) {
			expect((await make(wrong).receive(headers, body)).status).toBe(401);
		}
	});
});

test('a pasted secret is checked when the credential is saved', async () => {
	const check = docSiftTrigger.methods?.credentialTest?.checkSigningSecret;
	const ask = (signingSecret: string) =>
		check?.call({} as never, { data: { signingSecret } } as never);
	const good = `whsec_${Buffer.alloc(32).toString('base64')}`;
	expect(await ask(good)).toMatchObject({ status: 'OK' });
	expect(await ask('dsk_live_wrong')).toMatchObject({
		status: 'Error',
		message: expect.stringMatching(/begins with whsec_/) as unknown,
	});
});
