import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listRules, ruleOf } from '../../engine/src/http/route-rules.ts';
import type { Role } from '../../engine/src/model/role.ts';
import { signIn } from '../support/dashboard.ts';
import type { DashboardClient } from '../support/dashboard.ts';
import { describeOnEachDatabase } from '../support/databases.ts';
import { addFinishedJobs } from '../support/finished-jobs.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

const OWNER = { email: 'owner@test.example', password: 'correct horse battery' };
const AREA = '/dashboard/api';
const template = {
	name: 'Bills',
	category: 'CUSTOM',
	schema: { data: { total: { type: 'string' } } },
};
/** Routes that change data without an audit entry, with the reason. */
const NOT_WRITTEN_DOWN = [
	// Jobs record their submission; synchronous parsing stores nothing.
	'POST /documents/parse',
	'POST /v1/documents/parse/async',
	'POST /pictures',
	'POST /v1/documents/classify',
	'POST /v1/documents/classify/async',
	'POST /v1/documents/convert',
	'POST /v1/paperless/:connectionId/documents',
	// Drafts, and requests that change nothing.
	'PUT /v1/templates/:templateId/draft',
	'DELETE /v1/templates/:templateId/draft',
	'POST /templates/check',
	'POST /templates/convert',
	'POST /second-reader/test',
	'POST /pages',
	'POST /values/read',
	'POST /templates/:templateId/samples/run',
	// Choices for exports change no data; the exports themselves are recorded.
	'PUT /templates/:templateId/export-presets',
	'DELETE /templates/:templateId/export-presets',
	// Samples expire after a day.
	'POST /samples',
	'POST /samples/example',
	'PUT /samples/:sampleId/language',
	'POST /samples/:sampleId/values',
	'POST /samples/:sampleId/documents',
	// Deliveries have their own log.
	'POST /v1/webhooks/:webhookId/test',
	// The entry is in the log of the installation's owner, because the account's log is deleted.
	'DELETE /account',
	// Services record sign-ins; sign-outs are not recorded.
	'POST /session',
	'DELETE /session',
	'DELETE /sessions',
	'POST /setup',
	'POST /invitation',
	'PUT /invitation',
	'POST /oidc/sign-out',
	// A secret that is not confirmed changes nothing.
	'POST /second-factor',
];

type Listed = {
	people: { id: string; email: string; role: Role; isYou: boolean }[];
	invited: { id: string; email: string; role: Role }[];
};
type Event = { action: string; actor: { kind: string; name: string }; targetName: string | null };

describeOnEachDatabase('the people of an account', (kind) => {
	let engine: TestEngine;
	let owner: DashboardClient;
	beforeAll(async () => {
		engine = await startTestEngine({
			kind,
			environment: { OWNER_EMAIL: OWNER.email, OWNER_PASSWORD: OWNER.password },
		});
		owner = await signIn(engine, OWNER.email, OWNER.password);
	});
	afterAll(() => engine.stop());

	const anonymous = (method: string, path: string, body: unknown) =>
		engine.clientFor()(method, `${AREA}${path}`, body);
	const list = async () => (await owner.call('GET', '/people')).body as Listed;
	const idOf = async (email: string) =>
		(await list()).people.find((one) => one.email === email)?.id ?? '';
	/** Invites a person and accepts the invitation. */
	const bringIn = async (email: string, role: Role): Promise<DashboardClient> => {
		const { status, body } = await owner.call('POST', '/people', { email, role });
		expect(status).toBe(201);
		const { token } = body as { token: string };
		const password = `password of ${email}`;
		expect((await anonymous('PUT', '/invitation', { token, password })).status).toBe(200);
		return await signIn(engine, email, password);
	};

	test('are invited by a link and have the role that it gives', async () => {
		const { body } = await owner.call('POST', '/people', {
			email: 'Ann@test.example',
			role: 'editor',
		});
		expect((await list()).invited).toMatchObject([{ email: 'ann@test.example', role: 'editor' }]);
		const { token } = body as { token: string };
		expect((await anonymous('POST', '/invitation', { token })).body).toMatchObject({
			email: 'ann@test.example',
		});
		const ann = await bringIn('ann@test.example', 'reviewer');
		// The second link replaced the first.
		expect((await anonymous('POST', '/invitation', { token })).status).toBe(403);
		expect(await list()).toMatchObject({
			people: [
				{ email: OWNER.email, role: 'owner', isYou: true },
				{ email: 'ann@test.example', role: 'reviewer', isYou: false },
			],
			invited: [],
		});
		const session = await ann.call('GET', '/session');
		expect(session.body).toMatchObject({
			profile: { role: 'reviewer', may: ['read', 'review'], isOwner: false },
		});
		const taken = await owner.call('POST', '/people', {
			email: 'ann@test.example',
			role: 'viewer',
		});
		expect(taken).toMatchObject({ status: 409, body: { code: 'PERSON_EXISTS' } });
	});

	test('of another account are unknown', async () => {
		await engine.services.users.createAccount({ email: 'far@test.example', plan: 'free' });
		const far = await engine.services.people.list(
			(await engine.services.accounts.get('far@test.example')).id,
		);
		const id = far.people[0]?.id ?? '';
		expect((await owner.call('PATCH', `/people/${id}`, { role: 'viewer' })).status).toBe(404);
		expect((await owner.call('DELETE', `/people/${id}`)).status).toBe(404);
		const taken = await owner.call('POST', '/people', {
			email: 'far@test.example',
			role: 'viewer',
		});
		expect(taken.status).toBe(409);
	});

	test('may do what their role allows, on every route', async () => {
		const clients = {
			reviewer: await bringIn('rita@test.example', 'reviewer'),
			viewer: await bringIn('vic@test.example', 'viewer'),
			editor: await bringIn('ed@test.example', 'editor'),
		};
		const open = new Set([
			'/session',
			'/setup',
			'/invitation',
			'/password',
			'/sessions',
			'/oidc/start',
			'/oidc/callback',
			'/oidc/sign-out',
			'/second-factor',
		]);
		const refused: Record<string, string[]> = { reviewer: [], viewer: [], editor: [] };
		const passed: Record<string, string[]> = { reviewer: [], viewer: [], editor: [] };
		for (const { method, url } of engine.routes) {
			const path = url.replace(AREA, '');
			if (!url.startsWith(`${AREA}/`) || method === 'HEAD' || open.has(path)) continue;
			const filled = path.replace(/:\w+/g, engine.services.newId());
			for (const [role, client] of Object.entries(clients)) {
				const { status, body } = await client.call(method, filled);
				const isRefused = status === 403 && (body as { code: string }).code === 'ROLE_REQUIRED';
				(isRefused ? refused : passed)[role]?.push(`${method} ${path}`);
			}
		}
		const changes = (routes: string[] = []) => routes.filter((one) => !one.startsWith('GET '));
		expect(changes(passed.viewer)).toEqual([]);
		expect(changes(passed.reviewer).toSorted()).toEqual([
			'PATCH /v1/documents/:documentId/result',
			'PATCH /v1/jobs/:jobId/result',
			'POST /templates/:templateId/samples/run',
			'POST /v1/documents/:documentId/undo',
			'POST /v1/jobs/:jobId/split',
			'POST /v1/jobs/:jobId/undo',
			'POST /v1/lists/:name/rows',
			'POST /values/read',
		]);
		for (const route of refused.editor ?? []) {
			expect(route).toMatch(
				/^\w+ (\/v1)?\/(people|audit|keys|mailboxes|paperless|webhooks|accounts?|second-reader)/,
			);
		}
		expect(refused.editor).toEqual(
			expect.arrayContaining(['POST /v1/keys', 'GET /people', 'GET /audit']),
		);
		expect(passed.editor).toEqual(
			expect.arrayContaining(['PUT /v1/templates/:templateId', 'POST /v1/documents/parse/async']),
		);
	});

	test('a reviewer corrects results and does not change templates', async () => {
		const made = await owner.call('POST', '/v1/templates', template);
		const { id } = made.body as { id: string };
		const { accountId, revision } = await engine.services.templates.get(
			(await engine.services.accounts.get(OWNER.email)).id,
			id,
		);
		const [jobId] = await addFinishedJobs(engine.services, { id, accountId, revision }, [
			{ result: { total: '1' }, fileName: 'bill.pdf' },
		]);
		const rita = await signIn(engine, 'rita@test.example', 'password of rita@test.example');
		const vic = await signIn(engine, 'vic@test.example', 'password of vic@test.example');
		const judgement = { values: { total: '2' }, approve: true };
		const path = `/v1/jobs/${jobId}`;
		expect((await vic.call('PATCH', `${path}/result`, judgement)).body).toMatchObject({
			statusCode: 403,
			code: 'ROLE_REQUIRED',
			message: expect.stringContaining('viewer'),
		});
		expect((await rita.call('PATCH', `${path}/result`, judgement)).status).toBe(200);
		expect((await rita.call('PUT', `/v1/templates/${id}`, template)).status).toBe(403);
		expect((await vic.call('GET', path)).body).toMatchObject({ result: { total: '2' } });
		expect((await vic.call('GET', '/v1/jobs/export?format=json')).status).toBe(200);
	});

	test('change their roles at once, and are gone at once; one owner stays', async () => {
		const eve = await bringIn('eve@test.example', 'viewer');
		const id = await idOf('eve@test.example');
		const wish = { name: 'B', templateId: 'x' };
		expect((await eve.call('POST', '/v1/batches', wish)).status).toBe(403);
		expect((await owner.call('PATCH', `/people/${id}`, { role: 'editor' })).status).toBe(200);
		expect((await eve.call('POST', '/v1/batches', wish)).status).toBe(404);
		expect((await owner.call('DELETE', `/people/${id}`)).status).toBe(204);
		expect((await eve.call('GET', '/v1/jobs')).status).toBe(401);

		const me = await idOf(OWNER.email);
		const last = await owner.call('PATCH', `/people/${me}`, { role: 'viewer' });
		expect(last).toMatchObject({ status: 409, body: { code: 'LAST_OWNER' } });
		expect((await owner.call('DELETE', `/people/${me}`)).status).toBe(409);
		await bringIn('second@test.example', 'owner');
		const second = await idOf('second@test.example');
		const { id: accountId } = await engine.services.accounts.get(OWNER.email);
		const settled = await Promise.allSettled(
			[me, second].map((one) => engine.services.people.setRole(accountId, one, 'viewer')),
		);
		expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
		await engine.services.people.setRole(accountId, me, 'owner');
		await engine.services.people.setRole(accountId, second, 'viewer');
	});

	test('get a link for a new password, and an invitation can be cancelled', async () => {
		const kim = await bringIn('kim@test.example', 'viewer');
		const made = await owner.call('POST', `/people/${await idOf('kim@test.example')}/invitation`);
		const { token } = made.body as { token: string };
		expect((await list()).invited).toEqual([]);
		const password = 'another password';
		expect((await anonymous('PUT', '/invitation', { token, password })).status).toBe(200);
		expect((await kim.call('GET', '/v1/jobs')).status).toBe(401);
		await signIn(engine, 'kim@test.example', password);

		const sent = await owner.call('POST', '/people', { email: 'lee@test.example', role: 'viewer' });
		const [invited] = (await list()).invited;
		expect((await owner.call('DELETE', `/people/invitations/${invited?.id}`)).status).toBe(204);
		const late = { token: (sent.body as { token: string }).token, password };
		expect((await anonymous('PUT', '/invitation', late)).status).toBe(403);
		expect((await owner.call('DELETE', `/people/invitations/${invited?.id}`)).status).toBe(404);
	});

	test('are in the audit log, and so are keys', async () => {
		const made = await owner.call('POST', '/v1/templates', { ...template, name: 'Audited' });
		const { id } = made.body as { id: string };
		await engine.call('PUT', `/v1/templates/${id}`, { ...template, name: 'Renamed' });
		await owner.call('PUT', `/v1/templates/${id}/draft`, { draft: {} });
		await owner.call('DELETE', `/v1/templates/${id}`);
		await owner.call('DELETE', `/v1/templates/${id}`);
		const { events } = (await owner.call('GET', '/audit?limit=3')).body as { events: Event[] };
		expect(events).toMatchObject([
			{ action: 'template.deleted', targetName: 'Renamed', actor: { name: OWNER.email } },
			{ action: 'template.published', targetName: 'Renamed', actor: { kind: 'key' } },
			{ action: 'template.created', targetName: 'Audited', actor: { kind: 'person' } },
		]);
		expect(events[1]?.actor.name).toBe('First key');
		const all = (await owner.call('GET', '/audit?limit=100')).body as { events: Event[] };
		const actions = new Set(all.events.map(({ action }) => action));
		for (const action of ['person.invited', 'person.changed', 'person.removed']) {
			expect(actions).toContain(action);
		}
		expect(all.events).toContainEqual(
			expect.objectContaining({ action: 'result.approved', targetName: null }),
		);
		const rita = await idOf('rita@test.example');
		const own = (await owner.call('GET', `/audit?actor=${rita}`)).body as { events: Event[] };
		expect(own.events.map(({ action }) => action)).toEqual([
			'result.approved',
			'session.started',
			'session.started',
			'session.started',
			'invitation.accepted',
		]);
		const other = await engine.createAccount();
		const { events: theirs } = {
			events: await engine.services.audit.list(other.accountId, {
				before: undefined,
				actorId: undefined,
				limit: 10,
			}),
		};
		expect(theirs).toEqual([]);
	});

	test('the rules name existing routes, and every change is audited or listed as an exception', () => {
		const known = new Set(
			engine.routes.map(({ method, url }) => `${method} ${url.replace(AREA, '')}`),
		);
		expect(listRules().filter((route) => !known.has(route))).toEqual([]);
		const silent = [...known].filter((route) => {
			const [method = '', url = ''] = route.split(' ');
			if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return false;
			return ruleOf(method, url).audit === undefined && !NOT_WRITTEN_DOWN.includes(route);
		});
		expect(silent).toEqual([]);
	});
});
