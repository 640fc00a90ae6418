import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { Webhook as Signer } from 'standardwebhooks';
import type { Lab } from './lab.ts';
import type { N8nClient } from './n8n-client.ts';

const FIVE_MINUTES_AND_SOME_MS = 301_000;

/** Forged requests: only a recent signature with the secret is accepted. */
export async function tryForgeries(
	{ check, client }: Pick<Lab, 'check' | 'client'>,
	{ id, trigger, address }: { id: string; trigger: string; address: string },
): Promise<void> {
	const secret = await readSecret(client, id, trigger);
	const makeEvent = (): { eventId: string; body: string } => {
		const eventId = crypto.randomUUID();
		const event = { eventId, eventType: 'document.completed', jobId: null, templateId: null };
		return { eventId, body: JSON.stringify({ ...event, result: { grossTotal: 1 } }) };
	};
	const sign = (key: string, eventId: string, body: string, at = new Date()) => ({
		'webhook-id': eventId,
		'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
		'webhook-signature': new Signer(key).sign(eventId, at, body),
	});
	const send = async (headers: Record<string, string>, body: string) => {
		const answer = await fetch(address, {
			method: 'POST',
			headers: { 'content-type': 'application/json', ...headers },
			body,
		});
		const text = await answer.text();
		return { status: answer.status, text };
	};
	/** Checks that nothing was started: a valid event sent afterwards is the only new execution. */
	const startsNothing = async (refused: () => Promise<void>): Promise<void> => {
		const before = await client.executionIds(id, 'webhook');
		await refused();
		const { eventId, body } = makeEvent();
		assert.equal((await send(sign(secret, eventId, body), body)).status, 200);
		const execution = await client.waitForNew(id, before, 'webhook');
		assert.equal(execution.outputs[trigger]?.[0]?.[0]?.json.eventId, eventId);
		assert.equal((await client.executionIds(id, 'webhook')).length, before.length + 1);
	};
	const isRefused = async (
		headers: Record<string, string>,
		body: string,
		reason: RegExp,
	): Promise<void> => {
		const { status, text } = await send(headers, body);
		assert.equal(status, 401, text);
		assert.match((JSON.parse(text) as { message: string }).message, reason);
	};

	await check('a forged event is refused with 401 and starts nothing', () =>
		startsNothing(async () => {
			const { eventId, body } = makeEvent();
			const other = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
			await isRefused(sign(other, eventId, body), body, /signature does not fit/);
		}),
	);

	await check('an altered event is refused with 401 and starts nothing', () =>
		startsNothing(async () => {
			const { eventId, body } = makeEvent();
			const altered = body.replace('"grossTotal":1', '"grossTotal":9');
			assert.notEqual(altered, body);
			await isRefused(sign(secret, eventId, body), altered, /signature does not fit/);
			const renamed = { ...sign(secret, eventId, body), 'webhook-id': crypto.randomUUID() };
			await isRefused(renamed, body, /signature does not fit/);
		}),
	);

	await check('a stale event is refused with 401 and starts nothing', () =>
		startsNothing(async () => {
			for (const shift of [-FIVE_MINUTES_AND_SOME_MS, FIVE_MINUTES_AND_SOME_MS]) {
				const { eventId, body } = makeEvent();
				const at = new Date(Date.now() + shift + Math.sign(shift) * 1000);
				await isRefused(sign(secret, eventId, body, at), body, /signed 30\d seconds/);
			}
		}),
	);

	await check('an unsigned event is refused with 401 and starts nothing', () =>
		startsNothing(async () => {
			const { eventId, body } = makeEvent();
			await isRefused({}, body, /not signed/);
			const { 'webhook-timestamp': at, ...timeless } = sign(secret, eventId, body);
			assert.ok(at);
			await isRefused(timeless, body, /not signed/);
			// It does not cover the time, so a recorded request could be replayed.
			const older = createHmac('sha256', secret).update(body).digest('hex');
			await isRefused({ 'x-webhook-signature': older }, body, /not signed/);
		}),
	);

	await check('an event whose id was seen before starts nothing', async () => {
		const before = await client.executionIds(id, 'webhook');
		const { eventId, body } = makeEvent();
		assert.equal((await send(sign(secret, eventId, body), body)).status, 200);
		await client.waitForNew(id, before, 'webhook');
		await startsNothing(async () => {
			const again = await send(sign(secret, eventId, body), body);
			assert.deepEqual([again.status, again.text], [200, '{"ignored":"seen before"}']);
		});
	});
}

/** The trigger stores its secret in the static data of the workflow, which its owner may read. */
async function readSecret(client: N8nClient, id: string, trigger: string): Promise<string> {
	type StaticData = Record<string, { production?: { secret: string } }>;
	const { staticData } = await client.call<{ staticData: StaticData }>('GET', `/workflows/${id}`);
	return staticData[`node:${trigger}`]?.production?.secret ?? '';
}
