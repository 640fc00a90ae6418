import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
	groupOf,
	listTemplateSources,
	templateSourceOf,
} from '../../engine/src/http/key-scopes.ts';
import { PAGES } from '../../engine/src/http/plugins/web.ts';
import { signIn } from '../support/dashboard.ts';
import type { DashboardClient } from '../support/dashboard.ts';
import { describeOnEachDatabase } from '../support/databases.ts';
import { addFinishedJobs } from '../support/finished-jobs.ts';
import { BODIES } from '../support/request-bodies.ts';
import { sendForm } from '../support/send-form.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

const OWNER = { email: 'owner@test.example', password: 'correct horse battery' };
const template = {
	name: 'T',
	category: 'CUSTOM' as const,
	schema: { data: { total: { type: 'string' as const } } },
};
const NOBODY = '00000000-0000-7000-8000-000000000000';

describeOnEachDatabase('a limited key', (kind) => {
	let engine: TestEngine;
	let owner: DashboardClient;
	let accountId: string;
	let [mine, other]: string[] = [];
	beforeAll(async () => {
		engine = await startTestEngine({
			kind,
			environment: { ROLE: 'api', OWNER_EMAIL: OWNER.email, OWNER_PASSWORD: OWNER.password },
		});
		owner = await signIn(engine, OWNER.email, OWNER.password);
		accountId = (await engine.services.accounts.get(OWNER.email)).id;
		const { templates } = engine.services;
		mine = (await templates.create(accountId, template)).id;
		other = (await templates.create(accountId, { ...template, name: 'Other' })).id;
	});
	afterAll(() => engine.stop());

	const makeKey = async (wish: object) => {
		const made = await owner.call('POST', '/v1/keys', { name: 'k', ...wish });
		expect(made).toMatchObject({ status: 201 });
		return made.body as { id: string; secret: string };
	};
	/** Every route that accepts keys. The pages of the dashboard are the same for everybody, and have no data. */
	const listRoutes = () =>
		engine.routes.filter(
			({ method, url }) =>
				method !== 'HEAD' &&
				(url.startsWith('/v1/') || url.startsWith('/documents/')) &&
				!PAGES.includes(url),
		);
	const send = async (secret: string, method: string, url: string, ids: object = {}) => {
		const path = url.replace(
			/:(\w+)/g,
			(_whole, name: string) => (ids as Record<string, string>)[name] ?? NOBODY,
		);
		const hasBody = ['POST', 'PUT', 'PATCH'].includes(method);
		const body = hasBody ? (BODIES[`${method} ${url}`] ?? {}) : undefined;
		// Parameters without which a request is refused for its form.
		const format = url.endsWith('/jobs/export') ? '&format=csv' : '';
		const query = `?as=text&search=a&templateId=${other}${format}`;
		const call = engine.clientFor(secret);
		const { status, body: answer } = await call(method, path + query, body);
		return { status, code: (answer as { code?: string }).code };
	};
	const REFUSED = { status: 403, code: 'API_KEY_SCOPE' };

	test('every route is in a group, and the table names no removed route', () => {
		const routes = listRoutes();
		expect(routes.filter(({ url }) => groupOf(url) === undefined)).toEqual([]);
		const known = routes.map(({ method, url }) => `${method} ${url}`);
		expect(listTemplateSources().filter((route) => !known.includes(route))).toEqual([]);
	});

	test('a key that may only read changes nothing, on any route', async () => {
		const { secret } = await makeKey({ access: 'read' });
		for (const { method, url } of listRoutes()) {
			const answer = await send(secret, method, url);
			const isOpen = method === 'GET' && groupOf(url) !== 'keys';
			if (isOpen) expect({ url, ...answer }).not.toMatchObject(REFUSED);
			else expect({ method, url, ...answer }).toEqual({ method, url, ...REFUSED });
		}
	});

	test('a key of some groups is refused on the routes of all others', async () => {
		const { secret } = await makeKey({ groups: ['lists', 'usage'] });
		for (const { method, url } of listRoutes()) {
			const answer = await send(secret, method, url);
			const isOpen = ['lists', 'usage'].includes(groupOf(url) ?? '');
			if (isOpen) expect({ url, ...answer }).not.toMatchObject(REFUSED);
			else expect({ method, url, ...answer }).toEqual({ method, url, ...REFUSED });
		}
	});

	test('a key of one template reaches nothing of another one, on any route', async () => {
		const jobOf = async (id = '') => {
			const of = { id, accountId, revision: 1 };
			const wish = [{ status: 'completed' as const, result: { total: '1' } }];
			return (await addFinishedJobs(engine.services, of, wish))[0] ?? '';
		};
		const { secret } = await makeKey({ templateIds: [mine] });
		const batch = await owner.call('POST', '/v1/batches', { name: 'B', templateId: other });
		const { id: batchId } = batch.body as { id: string };
		const foreign = { templateId: other, jobId: await jobOf(other), batchId, version: '1' };
		for (const { method, url } of listRoutes()) {
			const source = templateSourceOf(method, url);
			if (source === 'any' || source === 'listed' || source === 'form') continue;
			const answer = await send(secret, method, url, foreign);
			const isUnknown = source === 'document' || source === 'body';
			if (isUnknown) expect([400, 403, 404]).toContain(answer.status);
			else expect({ method, url, ...answer }).toEqual({ method, url, ...REFUSED });
		}
		const call = engine.clientFor(secret);
		const listed = (await call('GET', '/v1/templates')).body as { id: string }[];
		expect(listed.map(({ id }) => id)).toEqual([mine]);
		const jobId = await jobOf(mine);
		expect((await call('GET', `/v1/jobs/${jobId}`)).status).toBe(200);
		expect((await call('GET', `/v1/templates/${mine}`)).status).toBe(200);
		const jobs = await call('GET', `/v1/jobs?templateId=${mine}`);
		expect((jobs.body as { jobs: { jobId: string }[] }).jobs).toHaveLength(1);
		for (const path of ['/documents/parse', '/v1/documents/parse/async']) {
			const field = path.endsWith('async') ? 'file' : 'files';
			const file = { field, name: 'a.txt', content: Buffer.from('total 1') };
			const sent = await sendForm(engine.url + path, secret, { templateId: other ?? '' }, [file]);
			expect({ path, status: sent.status, body: sent.body }).toMatchObject({
				path,
				status: 403,
				body: { code: 'API_KEY_SCOPE' },
			});
		}
	});

	test('no key makes one that may do more, or that outlives it', async () => {
		const soon = new Date(Date.now() + 3_600_000).toISOString();
		for (const wish of [{ access: 'read' }, { groups: ['keys'] }, { expiresAt: soon }]) {
			const { secret } = await makeKey(wish);
			const answer = await engine.clientFor(secret)('POST', '/v1/keys', { name: 'more' });
			expect({ status: answer.status, code: (answer.body as { code: string }).code }).toEqual(
				REFUSED,
			);
		}
		const whole = await engine.call('POST', '/v1/keys', { name: 'k', access: 'read' });
		expect(whole).toMatchObject({ status: 201, body: { access: 'read', belongsTo: 'account' } });
		const foreign = await engine.createAccount();
		const stolen = await foreign.call('POST', '/v1/keys', { name: 'k', templateIds: [mine] });
		expect(stolen.status).toBe(404);
	});

	test('a key of a person has the rights of the person, and ends when the person is removed', async () => {
		const { people, invitations } = engine.services;
		const email = 'ann@test.example';
		const { invitation } = await people.invite(accountId, { email, role: 'owner' });
		await invitations.accept(invitation.token, OWNER.password);
		const ann = await signIn(engine, email, OWNER.password);
		const made = await ann.call('POST', '/v1/keys', { name: 'Ann', belongsTo: 'person' });
		const { id, secret } = made.body as { id: string; secret: string };
		const call = engine.clientFor(secret);
		const child = await call('POST', '/v1/keys', { name: 'Child' });
		expect(child).toMatchObject({ status: 201, body: { belongsTo: 'person' } });
		const found = (await people.list(accountId)).people.find((one) => one.email === email);
		await people.setRole(accountId, found?.id ?? '', 'viewer');
		expect((await call('POST', '/v1/templates', template)).body).toMatchObject({
			code: 'ROLE_REQUIRED',
		});
		expect((await call('GET', '/v1/templates')).status).toBe(200);
		const listed = (await owner.call('GET', '/v1/keys')).body as Record<string, unknown>[];
		expect(listed.find((one) => one.id === id)?.lastUsedAt).not.toBeNull();
		await people.remove(accountId, found?.id ?? '');
		const { secret: childSecret } = child.body as { secret: string };
		for (const one of [secret, childSecret]) {
			expect((await engine.clientFor(one)('GET', '/v1/usage')).status).toBe(401);
		}
	});
});
