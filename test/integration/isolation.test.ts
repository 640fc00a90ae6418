import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makePdf } from '../support/documents.ts';
import { sendForm } from '../support/send-form.ts';
import { signIn } from '../support/dashboard.ts';
import { allowServer, mailboxOn } from '../support/mailbox-client.ts';
import { allowPaperless, paperlessOn, startPaperlessServer } from '../support/paperless-server.ts';
import type { PaperlessServer } from '../support/paperless-server.ts';
import { startScriptedImap } from '../support/scripted-imap.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

/** A word in everything that Ann owns, so that any leak shows. */
const CANARY = 'canary7f3a';
/** Of a mailbox: a worker looks at it meanwhile. */
const CHECKED = { lastCheckedAt: null, lastError: null };
/** Public routes, which show no account data. */
const PUBLIC = ['/healthz', '/readyz', '/metrics', '/docs', '/docs/json', '/docs/yaml'];

let engine: TestEngine;
let imap: Awaited<ReturnType<typeof startScriptedImap>>;
let paperless: PaperlessServer;
const TRASHED = {
	category: 'CUSTOM' as const,
	schema: { data: { total: { type: 'string' as const } } },
};
beforeAll(async () => {
	imap = await startScriptedImap();
	paperless = await startPaperlessServer();
	engine = await startTestEngine({
		environment: { ...allowServer(imap), ...allowPaperless(paperless) },
	});
});
afterAll(async () => {
	await engine.stop();
	await imap.stop();
	await paperless.stop();
});

type OpenApi = { paths: Record<string, Record<string, unknown>> };

test('a sweep over every route of the API finds none by which one account sees or changes the other’s things', async () => {
	const [ann, bob] = [await engine.createAccount(), await engine.createAccount()];
	const draft = {
		name: CANARY,
		description: CANARY,
		category: 'CUSTOM',
		schema: { data: { [CANARY]: { type: 'string', description: CANARY } } },
	};
	const { id } = (await ann.call('POST', '/v1/templates', draft)).body as { id: string };
	const file = {
		field: 'file',
		name: `${CANARY}.pdf`,
		content: await makePdf([[[CANARY, CANARY]]]),
	};
	const submitted = await sendForm(
		`${engine.url}/v1/documents/parse/async`,
		ann.apiKey,
		{ templateId: id },
		[file],
	);
	const { jobId } = submitted.body as { jobId: string };
	await ann.call('GET', `/v1/jobs/${jobId}?wait=20`);
	const webhook = await ann.call('POST', '/v1/webhooks', { url: `https://${CANARY}.example/` });
	const { id: webhookId } = webhook.body as { id: string };
	const test = await ann.call('POST', `/v1/webhooks/${webhookId}/test`);
	const { id: deliveryId } = test.body as { id: string };
	const learnt = await ann.call('PATCH', `/v1/jobs/${jobId}/result`, {
		values: { [CANARY]: CANARY },
	});
	const { lessonId } = learnt.body as { lessonId: string };
	const kept = await sendForm(
		`${engine.url}/documents/parse`,
		ann.apiKey,
		{ templateId: id, keep: 'true' },
		[{ ...file, field: 'files' }],
	);
	const { documentId } = kept.body as { documentId: string };
	await ann.call('PUT', `/v1/templates/${id}/draft`, { draft: { name: CANARY } });
	const batch = await ann.call('POST', '/v1/batches', { name: CANARY, templateId: id });
	const { id: batchId } = batch.body as { id: string };
	const own = { ...mailboxOn(imap, id), name: CANARY, user: CANARY };
	const mailbox = await ann.call('POST', '/v1/mailboxes', own);
	const { id: mailboxId } = mailbox.body as { id: string };
	const archive = { ...paperlessOn(paperless, id), name: CANARY };
	const connected = await ann.call('POST', '/v1/paperless', archive);
	const { id: connectionId } = connected.body as { id: string };
	const { id: trashedId } = await engine.services.templates.create(ann.accountId, {
		...TRASHED,
		name: CANARY,
	});
	await engine.services.templates.delete(ann.accountId, trashedId, { forget: false });
	const listed = await fetch(`${engine.url}/v1/lists/vendors`, {
		method: 'PUT',
		headers: { 'x-api-key': ann.apiKey },
		body: listOf(CANARY),
	});
	expect(listed.status).toBe(200);
	const owned: Record<string, string> = {
		templateId: id,
		jobId,
		webhookId,
		deliveryId,
		lessonId,
		documentId,
		batchId,
		mailboxId,
		connectionId,
		trashedId,
		version: '1',
		name: 'vendors',
		keyId: (await engine.services.apiKeys.list(ann.accountId))[0]?.id ?? '',
	};
	const snapshot = async () => [
		(await ann.call('GET', '/v1/templates')).body,
		(await ann.call('GET', `/v1/templates/${id}`)).body,
		(await ann.call('GET', '/v1/usage')).body,
		(await ann.call('GET', `/v1/jobs/${jobId}`)).body,
		(await ann.call('GET', `/v1/webhooks/${webhookId}`)).body,
		{ ...((await ann.call('GET', `/v1/mailboxes/${mailboxId}`)).body as object), ...CHECKED },
		{ ...((await ann.call('GET', `/v1/paperless/${connectionId}`)).body as object), ...CHECKED },
		(await ann.call('GET', '/v1/trash')).body,
		(await ann.call('GET', `/v1/templates/${id}/memory`)).body,
		(await ann.call('GET', `/v1/documents/${documentId}`)).body,
		(await ann.call('GET', `/v1/templates/${id}/draft`)).body,
		(await ann.call('GET', `/v1/batches/${batchId}`)).body,
	];
	const before = await snapshot();

	const { paths } = (await engine.call('GET', '/docs/json')).body as OpenApi;
	let swept = 0;
	for (const [pattern, operations] of Object.entries(paths)) {
		const path = pattern.replace(/\{(\w+)\}/g, (_whole, name: string) => {
			const value = owned[name];
			if (value === undefined) throw new Error(`the sweep does not know a ${name} of Ann's`);
			return value;
		});
		for (const method of Object.keys(operations).map((name) => name.toUpperCase())) {
			const json =
				(['POST', 'PUT', 'PATCH'].includes(method)
					? ownBodyOf(pattern.replace(/\{(\w+)\}/g, ':$1'))
					: undefined) ??
				(method === 'PATCH'
					? { enabled: false }
					: ['POST', 'PUT'].includes(method)
						? { name: 'Bob', category: 'CUSTOM', schema: { data: { b: { type: 'string' } } } }
						: undefined);
			const answer = await bob.call(method, `${path}${queryOf(pattern)}`, json);
			expect({ method, path, leaks: JSON.stringify(answer.body).includes(CANARY) }).toEqual({
				method,
				path,
				leaks: false,
			});
			if (path !== pattern && !isOwnName(method, pattern))
				expect([403, 404]).toContain(answer.status);
			const anonymous = await engine.clientFor()(method, path, json);
			if (!PUBLIC.includes(pattern))
				expect({ path, status: anonymous.status }).toEqual({ path, status: 401 });
			swept += 1;
		}
	}
	expect(swept).toBeGreaterThanOrEqual(8);
	expect(await snapshot()).toEqual(before);
});

/** Routes before the sign-in. */
const BEFORE_SIGN_IN = [
	'GET /session',
	'HEAD /session',
	'POST /session',
	'POST /setup',
	'POST /invitation',
	'PUT /invitation',
	'GET /oidc/start',
	'HEAD /oidc/start',
	'GET /oidc/callback',
	'HEAD /oidc/callback',
];
/** These end Bob's own session. */
const LAST = ['DELETE /session', 'DELETE /sessions', 'PUT /password'];

test('a sweep over every route of the dashboard finds none either', async () => {
	const { users, apiKeys, accounts } = engine.services;
	const made = await Promise.all(
		['ann', 'bob'].map((name) =>
			users.createAccount({ email: `${name}-${CANARY}@test.example`, plan: 'free' }),
		),
	);
	const [annMade, bobMade] = made;
	if (!annMade || !bobMade) throw new Error('two accounts were to be made');
	const ann = await signIn(engine, annMade.account.email, annMade.password);
	const bob = await signIn(engine, bobMade.account.email, bobMade.password);
	const annId = annMade.account.id;

	const field = { type: 'string', description: CANARY };
	const draft = { name: CANARY, category: 'CUSTOM', schema: { data: { [CANARY]: field } } };
	const template = await ann.call('POST', '/v1/templates', draft);
	const { id: templateId } = template.body as { id: string };
	const form = new FormData();
	form.set('templateId', templateId);
	const pdf = await makePdf([[[CANARY, CANARY]]]);
	form.set('file', new Blob([new Uint8Array(pdf)]), `${CANARY}.pdf`);
	const submitted = await ann.form('/v1/documents/parse/async', form);
	const { jobId } = submitted.body as { jobId: string };
	await ann.call('GET', `/v1/jobs/${jobId}?wait=20`);
	const webhook = await ann.call('POST', '/v1/webhooks', { url: `https://${CANARY}.example/` });
	const { id: webhookId } = webhook.body as { id: string };
	const sent = await ann.call('POST', `/v1/webhooks/${webhookId}/test`);
	const { id: deliveryId } = sent.body as { id: string };
	const key = await ann.call('POST', '/v1/keys', { name: CANARY, mode: 'live', expiresAt: null });
	const { id: keyId } = key.body as { id: string };
	const learnt = await ann.call('PATCH', `/v1/jobs/${jobId}/result`, {
		values: { [CANARY]: CANARY },
	});
	const { lessonId } = learnt.body as { lessonId: string };
	const parsed = new FormData();
	parsed.set('templateId', templateId);
	parsed.set('keep', 'true');
	parsed.set('files', new Blob([await makePdf([[[CANARY, CANARY]]])]), `${CANARY}.pdf`);
	const kept = await ann.form('/documents/parse', parsed);
	const { documentId } = kept.body as { documentId: string };
	await ann.call('PUT', `/v1/templates/${templateId}/draft`, { draft: { name: CANARY } });
	const batch = await ann.call('POST', '/v1/batches', { name: CANARY, templateId });
	const { id: batchId } = batch.body as { id: string };
	const own = { ...mailboxOn(imap, templateId), name: CANARY, user: CANARY };
	const mailbox = await ann.call('POST', '/v1/mailboxes', own);
	const { id: mailboxId } = mailbox.body as { id: string };
	const archive = { ...paperlessOn(paperless, templateId), name: CANARY };
	const connected = await ann.call('POST', '/v1/paperless', archive);
	const { id: connectionId } = connected.body as { id: string };
	const { id: trashedId } = await engine.services.templates.create(annId, {
		...TRASHED,
		name: CANARY,
	});
	await engine.services.templates.delete(annId, trashedId, { forget: false });
	await ann.call('POST', '/people', { email: `${CANARY}@test.example`, role: 'viewer' });
	const { people, invited } = (await ann.call('GET', '/people')).body as {
		people: { id: string }[];
		invited: { id: string }[];
	};
	const sample = new FormData();
	sample.set('file', new Blob([new Uint8Array(pdf)]), `${CANARY}.pdf`);
	const { sampleId } = (await ann.form('/samples', sample)).body as { sampleId: string };
	expect((await ann.form('/v1/lists/vendors', listOf(CANARY), 'PUT')).status).toBe(200);
	const owned: Record<string, string> = {
		templateId,
		jobId,
		webhookId,
		deliveryId,
		keyId,
		accountId: annId,
		lessonId,
		documentId,
		batchId,
		version: '1',
		userId: people[0]?.id ?? '',
		invitationId: invited[0]?.id ?? '',
		sampleId,
		mailboxId,
		connectionId,
		trashedId,
		page: '1',
		name: 'vendors',
		movedId: lessonId,
	};
	/** Bodies that pass validation, so that ownership decides. */
	const fitting: Record<string, object> = {
		'PUT /samples/:sampleId/language': { language: null },
		'POST /samples/:sampleId/values': { schema: { data: { b: { type: 'string' } } } },
		'POST /samples/:sampleId/documents': {},
		'POST /samples/:sampleId/export': { format: 'csv', templateId, result: {} },
		'POST /samples/:sampleId/lessons': {
			templateId,
			changes: [{ path: 'b', value: 'B', words: 'B', page: 1 }],
		},
	};
	const snapshot = async () =>
		[
			'/v1/templates',
			`/v1/templates/${templateId}`,
			`/v1/jobs/${jobId}`,
			'/usage/days',
			'/v1/keys',
			`/webhooks/${webhookId}/secret`,
			`/v1/webhooks/${webhookId}`,
			'/jobs',
			`/v1/templates/${templateId}/draft`,
			`/v1/batches/${batchId}`,
			'/people',
		].reduce<Promise<unknown[]>>(
			async (all, path) => [...(await all), (await ann.call('GET', path)).body],
			Promise.resolve([]),
		);
	const before = await snapshot();

	const prefix = '/dashboard/api';
	const routes = engine.routes
		.filter(({ url }) => url.startsWith(`${prefix}/`))
		.map(({ method, url }) => ({ method, url: url.slice(prefix.length) }));
	const named = ({ method, url }: { method: string; url: string }) => `${method} ${url}`;
	const ordered = [
		...routes.filter((route) => !LAST.includes(named(route))),
		...routes.filter((route) => LAST.includes(named(route))),
	];
	for (const { method, url } of ordered) {
		const path = url.replace(/:(\w+)/g, (_whole, name: string) => {
			const value = owned[name];
			if (value === undefined) throw new Error(`the sweep does not know a ${name} of Ann's`);
			return value;
		});
		const usual = ['POST', 'PUT', 'PATCH'].includes(method)
			? method === 'PATCH'
				? path.startsWith('/accounts')
					? { plan: 'premium', suspended: true }
					: { enabled: false }
				: (fitting[`${method} ${url}`] ?? {
						name: 'Bob',
						category: 'CUSTOM',
						schema: { data: { b: { type: 'string' } } },
					})
			: undefined;
		const json = usual && (ownBodyOf(url) ?? usual);
		if (!BEFORE_SIGN_IN.includes(`${method} ${url}`)) {
			const anonymous = await engine.clientFor()(method, `${prefix}${path}`, json);
			expect({ method, url, status: anonymous.status }).toEqual({ method, url, status: 401 });
			const byKey = await engine.call(method, `${prefix}${path}`, json);
			expect({ method, url, status: byKey.status }).toEqual({ method, url, status: 401 });
		}
		const answer = await bob.call(method, `${path}${queryOf(url)}`, json);
		const text = JSON.stringify(answer.body).replaceAll(bobMade.account.email, '');
		expect({ method, url, leaks: text.includes(CANARY) }).toEqual({ method, url, leaks: false });
		if (path !== url && !isOwnName(method, url)) expect([403, 404]).toContain(answer.status);
		if (url.startsWith('/accounts'))
			expect({ url, status: answer.status }).toEqual({ url, status: 403 });
	}
	expect(routes.length).toBeGreaterThanOrEqual(45);
	expect(await snapshot()).toEqual(before);
	expect(await accounts.get(annId)).toMatchObject({ plan: 'free', suspendedAt: null });
	expect(await apiKeys.list(annId)).toMatchObject([{ id: keyId, revokedAt: null }]);
});

/** Special bodies, so that ownership decides and not the format. */
/** Every account names its own lists: with the name of Ann's, Bob would make one of his own. */
function isOwnName(method: string, url: string): boolean {
	return method === 'PUT' && /^\/v1\/lists\/[:{]name\}?$/.test(url);
}

function listOf(name: string): FormData {
	const form = new FormData();
	form.set('file', new Blob([`name\n${name}`]), 'vendors.csv');
	return form;
}

/** Parameters without which a request is refused before its owner is looked for. */
function queryOf(url: string): string {
	if (url.endsWith('/output')) return '?as=text';
	if (url.endsWith('/export-presets')) return '?name=Bob';
	return url.endsWith('/rows') ? '?search=a' : '';
}

function ownBodyOf(url: string): object | undefined {
	if (url.endsWith('/memory/apply')) return {};
	if (url.endsWith('/lists/:name/rows')) return { values: { name: 'Bob' } };
	if (url.endsWith('/replay')) return { since: '2026-01-01T00:00:00Z' };
	if (url.endsWith('/:connectionId/documents')) return { documentId: 1 };
	if (url.endsWith('/draft')) return { draft: {} };
	if (url.endsWith('/export-presets')) {
		const options = { kind: 'xlsx', list: null, more: [], isReviewedOnly: false };
		return { name: 'Bob', options };
	}
	if (url.endsWith('/split')) return { split: '1' };
	if (url.endsWith('/publish') || url.endsWith('/restore')) return {};
	return url === '/people/:userId' ? { role: 'viewer' } : undefined;
}
