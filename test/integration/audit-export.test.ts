import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { describeOnEachDatabase } from '../support/databases.ts';
import { startReceiver } from '../support/receiver.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';
import { waitUntil } from '../support/wait-until.ts';

type Entry = { id: string; action: string; targetName: string | null };

describeOnEachDatabase('the export of the audit log', (kind) => {
	let engine: TestEngine;
	let now = new Date('2026-06-01T12:00:00Z').getTime();
	beforeAll(async () => {
		engine = await startTestEngine({ kind, clock: { now: () => new Date(now) } });
	});
	afterAll(() => engine.stop());

	const read = async (query = '', call = engine.call): Promise<Entry[]> => {
		const { status, body, headers } = await call('GET', `/v1/audit${query}`);
		expect({ status, type: headers.get('content-type') }).toEqual({
			status: 200,
			type: 'application/x-ndjson',
		});
		// The content type has "json" in it, so a single line is parsed already.
		if (typeof body !== 'string') return [body as Entry];
		const lines = body.split('\n').filter((line) => line !== '');
		return lines.map((line) => JSON.parse(line) as Entry);
	};
	const write = async (accountId: string, count: number, action = 'template.created') => {
		const { db, newId } = engine.services;
		const rows = Array.from({ length: count }, (_, i) => ({
			id: newId(),
			account_id: accountId,
			at: now,
			actor_kind: 'key',
			actor_id: '',
			actor_name: 'k',
			action,
			target_name: `${i}`,
		}));
		for (let i = 0; i < rows.length; i += 50) {
			await db('audit_events').insert(rows.slice(i, i + 50));
		}
	};
	const ownerId = async () => (await engine.services.accounts.findOwner())?.id ?? '';

	test('has one entry a line, oldest first, and goes on after a cursor', async () => {
		await write(await ownerId(), 1203);
		now += 60_000;
		const fetched = await fetch(`${engine.url}/v1/audit`, {
			headers: { 'x-api-key': engine.ownerKey },
		});
		const lines = (await fetched.text()).trimEnd().split('\n');
		const entries = lines.map((line) => JSON.parse(line) as Entry);
		expect(entries).toHaveLength(1203);
		expect(entries.map(({ targetName }) => targetName)).toEqual(
			Array.from({ length: 1203 }, (_, i) => `${i}`),
		);
		const rest = await fetch(`${engine.url}/v1/audit?cursor=${entries[1199]?.id}`, {
			headers: { 'x-api-key': engine.ownerKey },
		});
		expect((await rest.text()).trimEnd().split('\n')).toEqual(lines.slice(1200));
	});

	test('leaves out entries of the last seconds until they are settled', async () => {
		const { accountId, call } = await engine.createAccount();
		await write(accountId, 1, 'key.created');
		expect(await read('', call)).toEqual([]);
		now += 60_000;
		expect(await read('', call)).toMatchObject([{ action: 'key.created' }]);
	});

	test('has no entry of another account, whatever the cursor', async () => {
		const { call } = await engine.createAccount();
		expect(await read('', call)).toEqual([]);
		expect(await read('?cursor=00000000-0000-7000-8000-000000000000', call)).toEqual([]);
	});

	test('is closed to keys of other parts of the API, and to other cursors', async () => {
		const made = await engine.call('POST', '/v1/keys', { name: 'd', groups: ['documents'] });
		const { secret } = made.body as { secret: string };
		const refused = await engine.clientFor(secret)('GET', '/v1/audit');
		expect(refused).toMatchObject({ status: 403, body: { code: 'API_KEY_SCOPE' } });
		expect((await engine.call('GET', '/v1/audit?cursor=x')).status).toBe(400);
	});

	test('sends each entry after its creation to a webhook that asks for it, once and signed', async () => {
		const { accountId } = await engine.createAccount();
		await write(accountId, 1, 'template.deleted');
		const receiver = await startReceiver();
		const { webhooks, exportAudit, db } = engine.services;
		const usual = await webhooks.create(accountId, {
			url: receiver.url,
			events: ['document.completed'] as const,
			isLocal: true,
		});
		const { id, secret } = await webhooks.create(accountId, {
			url: receiver.url,
			events: ['audit.recorded'] as const,
			isLocal: true,
		});
		await write(accountId, 120);
		// Entries of the last seconds are not settled.
		expect(await exportAudit()).toBe(0);
		now += 60_000;
		// As if two workers sent at the same time.
		const counts = await Promise.all([exportAudit(), exportAudit()]);
		expect(counts.reduce((sum, count) => sum + count, 0)).toBe(120);
		expect(await exportAudit()).toBe(0);
		const rows = await db<{ endpoint_id: string }>('webhook_deliveries')
			.whereIn('endpoint_id', [id, usual.id])
			.select('endpoint_id');
		expect(rows.map((row) => row.endpoint_id)).toEqual(Array(120).fill(id));
		await waitUntil(() => receiver.received.length >= 120, 60, '120 deliveries');
		const bodies = receiver.received.map(
			({ body }) => JSON.parse(body) as { eventType: string; entry: Entry },
		);
		expect(new Set(bodies.map(({ eventType }) => eventType))).toEqual(new Set(['audit.recorded']));
		const names = new Set(bodies.map(({ entry }) => entry.targetName));
		expect(names).toEqual(new Set(Array.from({ length: 120 }, (_, i) => `${i}`)));
		const { body = '', headers = {} } = receiver.received[0] ?? {};
		const expected = createHmac('sha256', secret).update(body).digest('hex');
		expect(headers['x-webhook-signature']).toBe(expected);

		// An endpoint that asks for the log later is not sent what happened before.
		await webhooks.change(accountId, usual.id, { events: ['audit.recorded'] });
		now += 60_000;
		expect(await exportAudit()).toBe(0);
		await receiver.close();
	});

	test.each([
		['the log', 'audit.recorded', 'audit'],
		['documents', 'document.completed', 'documents'],
		['documents in review', 'document.needs_review', 'documents'],
	])('gives %s to no webhook of a key that may not read them', async (_name, event, group) => {
		const make = async (groups: string[]) => {
			const asked = { name: 'limited', groups };
			const { body } = await engine.call('POST', '/v1/keys', asked);
			return engine.clientFor((body as { secret: string }).secret);
		};
		const other = group === 'audit' ? 'documents' : 'audit';
		const [limited, both] = [await make(['webhooks', other]), await make(['webhooks', group])];
		const url = 'https://93.184.216.34/hook';
		const wish = { url, events: [event] };
		expect((await limited('POST', '/v1/webhooks', wish)).body).toMatchObject({
			code: 'API_KEY_SCOPE',
		});
		const made = await both('POST', '/v1/webhooks', wish);
		expect(made.status).toBe(201);
		const path = `/v1/webhooks/${(made.body as { id: string }).id}`;
		expect((await limited('PATCH', path, { url })).status).toBe(403);
		const othersEvent = group === 'audit' ? 'document.failed' : 'audit.recorded';
		const plain = await limited('POST', '/v1/webhooks', { url, events: [othersEvent] });
		const own = `/v1/webhooks/${(plain.body as { id: string }).id}`;
		expect((await limited('PATCH', own, { events: [event] })).status).toBe(403);
		for (const one of [path, own]) await engine.call('DELETE', one);
	});

	test('has no address of a webhook that could be used, because it may hold the secret of the receiver', async () => {
		const { accountId, call } = await engine.createAccount();
		const url = 'https://93.184.216.34/services/T01/path-token?key=query-token#x';
		const made = await call('POST', '/v1/webhooks', { url });
		expect(made.status).toBe(201);
		const path = `/v1/webhooks/${(made.body as { id: string }).id}`;
		await call('PATCH', path, { details: true });
		await call('POST', `${path}/rotate`);
		await call('POST', `${path}/replay`, { since: new Date(now).toISOString() });
		await call('DELETE', path);
		const bare = await call('POST', '/v1/webhooks', { url: 'https://93.184.216.34' });
		expect(bare.status).toBe(201);
		const rows = await engine.services
			.db<{ account_id: string; action: string; target_name: string }>('audit_events')
			.where({ account_id: accountId })
			.orderBy('id');
		const named = rows.filter(({ action }) => action.startsWith('webhook.'));
		const [shown, origin] = ['https://93.184.216.34/serv…', 'https://93.184.216.34'];
		expect(named.map((row) => row.target_name)).toEqual([...Array<string>(5).fill(shown), origin]);
		expect(JSON.stringify(rows)).not.toMatch(/path-token|query-token/);
	});
});
