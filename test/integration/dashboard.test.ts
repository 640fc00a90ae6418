import { afterEach, expect, test } from '@jest/globals';
import { createTestClock } from '../support/clock.ts';
import { signIn } from '../support/dashboard.ts';
import { describeOnEachDatabase } from '../support/databases.ts';
import { startReceiver } from '../support/receiver.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';
import { makePdf } from '../support/documents.ts';
import { waitUntil } from '../support/wait-until.ts';

const OWNER = { email: 'owner@test.example', password: 'correct horse battery' };
const ENVIRONMENT = { OWNER_EMAIL: OWNER.email, OWNER_PASSWORD: OWNER.password };

describeOnEachDatabase('The dashboard', (kind) => {
	let engine: TestEngine;
	afterEach(() => engine.stop());
	const start = async (environment: Record<string, string> = ENVIRONMENT) => {
		engine = await startTestEngine({ kind, environment });
	};
	const post = (path: string, json: unknown, headers: Record<string, string> = {}) =>
		engine.clientFor()('POST', `/dashboard/api${path}`, json, headers);

	test('asks for the owner’s password once, from the person who has the code of the terminal', async () => {
		await start({});
		const ask = () => engine.clientFor()('GET', '/dashboard/api/session');
		expect((await ask()).body).toEqual({ setupNeeded: true, singleSignOn: null, profile: null });
		const wrong = await post('/setup', { ...OWNER, code: 'guessed' });
		expect(wrong.body).toMatchObject({ statusCode: 403, code: 'SETUP_CODE_INVALID' });
		const weak = await post('/setup', { ...OWNER, password: 'short', code: engine.setupCode });
		expect(weak.body).toMatchObject({ code: 'INVALID_REQUEST', details: [{ path: 'password' }] });

		const right = await post('/setup', { ...OWNER, code: engine.setupCode });
		expect(right.body).toMatchObject({ email: OWNER.email, isOwner: true, plan: 'premium' });
		expect(right.headers.get('set-cookie')).toMatch(
			/^docsift_session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
		);
		expect((await ask()).body).toEqual({ setupNeeded: false, singleSignOn: null, profile: null });
		const again = await post('/setup', { ...OWNER, code: engine.setupCode });
		expect(again.body).toMatchObject({ statusCode: 409, code: 'SETUP_DONE' });
	});

	test('takes the owner from the environment, and says nothing about who exists', async () => {
		await start();
		const me = await signIn(engine, 'Owner@Test.example', OWNER.password);
		expect((await me.call('GET', '/v1/templates')).status).toBe(200);
		const wrong = await post('/session', { ...OWNER, password: 'wrong' });
		const unknown = await post('/session', { email: 'nobody@test.example', password: 'wrong' });
		expect(wrong.status).toBe(401);
		expect({ ...(wrong.body as object), requestId: '' }).toEqual({
			...(unknown.body as object),
			requestId: '',
		});
	});

	test('marks its cookie as secure where the address is https', async () => {
		await start({ ...ENVIRONMENT, TRUST_PROXY: '1' });
		const answer = await post('/session', OWNER, { 'x-forwarded-proto': 'https' });
		expect(answer.headers.get('set-cookie')).toContain('; Secure');
	});

	test('slows down a person who guesses passwords', async () => {
		await start();
		for (let i = 0; i < 10; i += 1) await post('/session', { ...OWNER, password: `guess ${i}` });
		const throttled = await post('/session', OWNER);
		expect(throttled.body).toMatchObject({ statusCode: 429, code: 'SIGN_IN_THROTTLED' });
		expect(Number(throttled.headers.get('retry-after'))).toBeGreaterThan(60);
	});

	test('slows down a person who guesses the password of an open session', async () => {
		await start();
		const me = await signIn(engine, OWNER.email, OWNER.password);
		const guess = (i: number) =>
			me.call('PUT', '/password', { current: `guess ${i}`, next: 'a new password' });
		for (let i = 0; i < 10; i += 1) expect((await guess(i)).status).toBe(403);
		expect((await guess(10)).body).toMatchObject({ statusCode: 429, code: 'SIGN_IN_THROTTLED' });
	});

	test('refuses changes without the token of the session, or caused by another site', async () => {
		await start();
		const me = await signIn(engine, OWNER.email, OWNER.password);
		const key = { name: 'k', mode: 'live', expiresAt: null };
		for (const headers of [
			{ cookie: me.cookie },
			{ cookie: me.cookie, 'x-csrf-token': 'guessed' },
			{ cookie: me.cookie, 'x-csrf-token': me.csrfToken, 'sec-fetch-site': 'cross-site' },
		]) {
			const answer = await post('/v1/keys', key, headers);
			expect(answer.body).toMatchObject({ statusCode: 403, code: 'CSRF_TOKEN_INVALID' });
		}
		const login = await post('/session', OWNER, { 'sec-fetch-site': 'cross-site' });
		expect(login.status).toBe(403);
		expect((await me.call('POST', '/v1/keys', key)).status).toBe(201);
	});

	test('ends sessions: one, all, and the others when the password changes', async () => {
		await start();
		const enter = (password = OWNER.password) => signIn(engine, OWNER.email, password);
		const [one, two] = [await enter(), await enter()];
		const isIn = async (who: typeof one) => (await who.call('GET', '/v1/keys')).status === 200;
		expect((await one.call('GET', '/sessions')).body).toHaveLength(2);
		expect((await one.call('DELETE', '/session')).status).toBe(204);
		expect([await isIn(one), await isIn(two)]).toEqual([false, true]);

		const three = await enter();
		const refused = await two.call('PUT', '/password', { current: 'x', next: 'a new password' });
		expect(refused.body).toMatchObject({ code: 'PASSWORD_WRONG' });
		const change = { current: OWNER.password, next: 'a new password' };
		expect((await two.call('PUT', '/password', change)).status).toBe(204);
		expect([await isIn(two), await isIn(three)]).toEqual([true, false]);
		await expect(enter()).rejects.toThrow('401');

		const four = await enter('a new password');
		expect((await four.call('DELETE', '/sessions')).status).toBe(204);
		expect([await isIn(two), await isIn(four)]).toEqual([false, false]);
	});

	test('forgets a session that was not used for two weeks', async () => {
		const clock = createTestClock('2026-11-15T12:00:00Z');
		engine = await startTestEngine({ kind, environment: ENVIRONMENT, clock });
		const me = await signIn(engine, OWNER.email, OWNER.password);
		clock.set('2026-11-28T12:00:00Z');
		expect((await me.call('GET', '/v1/keys')).status).toBe(200);
		clock.set('2026-12-11T12:00:00Z');
		expect((await me.call('GET', '/v1/keys')).status).toBe(200);
		clock.set('2026-12-26T12:00:00Z');
		expect((await me.call('GET', '/v1/keys')).status).toBe(401);
	});

	test('lists templates without reading their schemas', async () => {
		await start();
		const me = await signIn(engine, OWNER.email, OWNER.password);
		type Card = { id: string; category: string; fieldCount: number };
		const list = async () => (await me.call('GET', '/templates')).body as Card[];
		const invoice = (await list()).find(({ category }) => category === 'INVOICE');
		expect(invoice?.fieldCount).toBeGreaterThan(20);
		// Parsing this schema fails.
		await engine.services.db('templates').update({ schema: 'no JSON' });
		expect((await list()).find(({ category }) => category === 'INVOICE')).toEqual(invoice);
		expect((await me.call('GET', '/v1/templates')).status).toBe(200);
	});

	test('says that a template is too large where it is checked, made and replaced', async () => {
		await start();
		const me = await signIn(engine, OWNER.email, OWNER.password);
		const draft = (fields: number) => ({
			name: 'Large',
			category: 'CUSTOM',
			schema: {
				data: Object.fromEntries(
					Array.from({ length: fields }, (_, i) => [
						`field${i}`,
						{ type: 'string', description: 'x'.repeat(1000) },
					]),
				),
			},
		});
		const created = await me.call('POST', '/v1/templates', draft(60));
		expect(created.status).toBe(201);
		const { id } = created.body as { id: string };
		for (const [method, path] of [
			['POST', '/v1/templates'],
			['PUT', `/v1/templates/${id}`],
			['POST', '/templates/check'],
			['POST', '/templates/convert'],
		] as const) {
			expect((await me.call(method, path, draft(70))).body).toMatchObject({
				statusCode: 400,
				code: 'TEMPLATE_TOO_LARGE',
				message: expect.stringMatching(
					/^schema: has 7\d,\d{3} bytes .* at most 65,536 are allowed/,
				),
				details: [{ path: 'schema' }],
			});
		}
	});

	test('converts a template into a JSON Schema and back', async () => {
		await start(ENVIRONMENT);
		const me = await signIn(engine, OWNER.email, OWNER.password);
		const title = { name: 'T', category: 'CUSTOM' };
		const rules = { checks: [{ name: 'known', expr: 'given(a)' }] };
		const data = { a: { type: 'string', rules: { required: true, pattern: '^A' } } };
		const draft = { ...title, schema: { data }, rules };
		const { body } = await me.call('POST', '/templates/convert', draft);
		const { schema } = body as { schema: object };
		expect(schema).toMatchObject({
			type: 'object',
			required: ['a'],
			'x-checks': rules.checks,
			properties: { a: { type: 'string', pattern: '^A' } },
		});
		const path = '/templates/convert?dialect=json-schema';
		const back = await me.call('POST', path, { ...title, schema });
		expect(back.body).toEqual({ schema: { data }, rules });
		const wrong = { type: 'object', properties: { a: { type: 'string', pattern: '(' } } };
		expect((await me.call('POST', path, { ...title, schema: wrong })).body).toMatchObject({
			statusCode: 400,
			details: [{ path: 'schema.properties.a.pattern' }],
		});
	});

	test('counts only requests that read documents against the plan of the account', async () => {
		const plans = { free: { requestsPerMinute: 3 }, premium: { requestsPerMinute: 1000 } };
		await start({ ...ENVIRONMENT, PLANS: JSON.stringify(plans) });
		const me = await signIn(engine, OWNER.email, OWNER.password);
		const wish = { email: 'ann@test.example', plan: 'free', entry: 'password' };
		const made = (await me.call('POST', '/accounts', wish)).body as { password: string };
		const ann = await signIn(engine, wish.email, made.password);
		const draft = { name: 'T', category: 'CUSTOM', schema: { data: { a: { type: 'string' } } } };
		const { id } = (await ann.call('POST', '/v1/templates', draft)).body as { id: string };
		for (let i = 0; i < 5; i += 1) {
			expect((await ann.call('POST', '/templates/check', draft)).status).toBe(204);
			const saved = await ann.call('PUT', `/v1/templates/${id}`, { ...draft, name: `T${i}` });
			expect(saved.status).toBe(200);
		}
		const samples = [];
		for (let i = 0; i < 4; i += 1) samples.push(await ann.call('POST', '/samples/example'));
		expect(samples.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
		expect(samples[0]?.headers.get('x-ratelimit-remaining')).toBe('2');
		expect(samples[3]?.body).toMatchObject({ statusCode: 429, code: 'RATE_LIMITED' });
		const key = { name: 'k', mode: 'live', expiresAt: null };
		expect((await ann.call('POST', '/v1/keys', key)).status).toBe(201);
		expect((await ann.call('GET', '/templates')).status).toBe(200);
		expect((await ann.call('DELETE', '/session')).status).toBe(204);
	});

	test('makes keys that work until they are revoked', async () => {
		await start();
		const me = await signIn(engine, OWNER.email, OWNER.password);
		const wish = { name: 'for n8n', mode: 'test', expiresAt: '2030-01-01T00:00:00Z' };
		const expired = await me.call('POST', '/v1/keys', {
			...wish,
			expiresAt: '2020-01-01T00:00:00Z',
		});
		expect(expired.body).toMatchObject({
			statusCode: 400,
			code: 'INVALID_REQUEST',
			details: [{ path: 'expiresAt', message: 'has passed; give a time to come' }],
		});
		const { secret, id } = (await me.call('POST', '/v1/keys', wish)).body as Record<string, string>;
		const call = engine.clientFor(secret ?? '');
		expect((await call('GET', '/v1/templates')).status).toBe(200);
		const listed = (await me.call('GET', '/v1/keys')).body as { id: string; prefix: string }[];
		expect(listed[0]).toMatchObject({ ...wish, id, expiresAt: '2030-01-01T00:00:00.000Z' });
		expect(JSON.stringify(listed)).not.toContain(secret);
		expect((await me.call('DELETE', `/v1/keys/${id}`)).status).toBe(204);
		expect((await call('GET', '/v1/templates')).status).toBe(401);
	});

	test('lets the owner make accounts, set plans, reset passwords and suspend', async () => {
		await start();
		const me = await signIn(engine, OWNER.email, OWNER.password);
		const wish = { email: 'Ann@test.example', plan: 'free', entry: 'password' };
		const made = await me.call('POST', '/accounts', wish);
		const { password } = made.body as { password: string };
		const id = (await engine.services.accounts.get('ann@test.example')).id;
		const listed = (await me.call('GET', '/accounts')).body as { id: string }[];
		expect(listed.find((one) => one.id === id)).toMatchObject({
			email: 'ann@test.example',
			plan: 'free',
			pageLimit: 50,
			hasUser: true,
			invitedUntil: null,
		});
		const twice = await me.call('POST', '/accounts', wish);
		expect(twice.body).toMatchObject({ statusCode: 409, code: 'ACCOUNT_EXISTS' });

		const ann = await signIn(engine, 'ann@test.example', password);
		expect((await ann.call('GET', '/accounts')).body).toMatchObject({ code: 'OWNER_REQUIRED' });
		const key = await ann.call('POST', '/v1/keys', { name: 'k', mode: 'live', expiresAt: null });
		const call = engine.clientFor((key.body as { secret: string }).secret);
		const templates = (await call('GET', '/v1/templates')).body as { name: string }[];
		expect(templates.map(({ name }) => name)).toContain('Invoice');

		const changed = await me.call('PATCH', `/accounts/${id}`, { plan: 'premium', suspended: true });
		expect(changed.body).toMatchObject({ plan: 'premium', pageLimit: 5000 });
		expect((await call('GET', '/v1/usage')).body).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
		expect((await ann.call('GET', '/v1/keys')).body).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
		// The page shows the sign-in form for another person.
		expect((await ann.call('GET', '/session')).body).toMatchObject({ profile: null });
		await me.call('PATCH', `/accounts/${id}`, { suspended: false });
		expect((await call('GET', '/v1/usage')).body).toMatchObject({ plan: 'premium' });

		const reset = await me.call('POST', `/accounts/${id}/password`);
		expect((await ann.call('GET', '/v1/keys')).status).toBe(401);
		await signIn(engine, 'ann@test.example', (reset.body as { password: string }).password);

		const all = (await me.call('GET', '/accounts')).body as { id: string; isOwner: boolean }[];
		expect(all).toHaveLength(2);
		const owner = all.find(({ isOwner }) => isOwner);
		const self = await me.call('PATCH', `/accounts/${owner?.id ?? ''}`, { suspended: true });
		expect(self.body).toMatchObject({ statusCode: 409, code: 'OWNER_PROTECTED' });
	});

	test('invites people by a link that works once and lets them choose their password', async () => {
		const clock = createTestClock('2026-11-15T12:00:00Z');
		engine = await startTestEngine({ kind, environment: ENVIRONMENT, clock });
		const me = await signIn(engine, OWNER.email, OWNER.password);
		const wish = { email: 'Ann@test.example', plan: 'free', entry: 'invitation' };
		const made = (await me.call('POST', '/accounts', wish)).body as Record<string, string>;
		expect(made).toEqual({
			email: 'ann@test.example',
			token: expect.stringMatching(/^[\w-]{43}$/),
			expiresAt: '2026-11-22T12:00:00.000Z',
		});
		const find = async () => {
			const all = (await me.call('GET', '/accounts')).body as { id: string; email: string }[];
			return all.find(({ email }) => email === 'ann@test.example');
		};
		const id = (await find())?.id ?? '';
		expect(await find()).toMatchObject({ hasUser: false, invitedUntil: made.expiresAt });
		const look = (token = '') => post('/invitation', { token });
		const accept = (token = '', password = 'my own choice') =>
			engine.clientFor()('PUT', '/dashboard/api/invitation', { token, password });
		const refused = { statusCode: 403, code: 'INVITATION_INVALID' };

		// A newer link replaces the previous one.
		const renewed = await me.call('POST', `/accounts/${id}/invitation`);
		const { token } = renewed.body as { token: string };
		expect((await look(made.token)).body).toMatchObject(refused);
		expect((await look(token)).body).toMatchObject({ email: 'ann@test.example' });
		expect((await accept(token, 'short')).body).toMatchObject({ code: 'INVALID_REQUEST' });
		const [first, second] = await Promise.all([accept(token), accept(token)]);
		expect([first.status, second.status].toSorted()).toEqual([200, 403]);
		const entered = first.status === 200 ? first : second;
		expect(entered.body).toMatchObject({ email: 'ann@test.example', isOwner: false });
		expect(entered.headers.get('set-cookie')).toContain('docsift_session=');
		expect((await look(token)).body).toMatchObject(refused);
		expect(await find()).toMatchObject({ hasUser: true, invitedUntil: null });

		// A link also works for a forgotten password; using it ends open sessions.
		const ann = await signIn(engine, 'ann@test.example', 'my own choice');
		const again = await me.call('POST', `/accounts/${id}/invitation`);
		expect((await accept((again.body as { token: string }).token, 'another choice')).status).toBe(
			200,
		);
		expect((await ann.call('GET', '/v1/keys')).status).toBe(401);

		const last = (await me.call('POST', `/accounts/${id}/invitation`)).body as typeof made;
		await me.call('PATCH', `/accounts/${id}`, { suspended: true });
		expect((await accept(last.token)).body).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
		await me.call('PATCH', `/accounts/${id}`, { suspended: false });
		clock.set('2026-11-22T12:00:00Z');
		expect((await accept(last.token)).body).toMatchObject(refused);
		expect(await find()).toMatchObject({ invitedUntil: null });
		expect(await engine.services.invitations.forgetExpired()).toBe(1);
	});

	test('a link for choosing a password ends with any change of it, however it is changed', async () => {
		await start();
		const me = await signIn(engine, OWNER.email, OWNER.password);
		const wish = { email: 'ann@test.example', plan: 'free', entry: 'password' };
		let { password } = (await me.call('POST', '/accounts', wish)).body as { password: string };
		const { id } = await engine.services.accounts.get('ann@test.example');
		const takeLink = async () =>
			((await me.call('POST', `/accounts/${id}/invitation`)).body as { token: string }).token;
		const use = async (token: string) =>
			(
				await engine.clientFor()('PUT', '/dashboard/api/invitation', {
					token,
					password: 'of the thief',
				})
			).body;
		const refused = { statusCode: 403, code: 'INVITATION_INVALID' };

		const ann = await signIn(engine, 'ann@test.example', password);
		const elsewhere = await signIn(engine, 'ann@test.example', password);
		const beforeChange = await takeLink();
		const change = { current: password, next: 'only I know this' };
		expect((await ann.call('PUT', '/password', change)).status).toBe(204);
		expect(await use(beforeChange)).toMatchObject(refused);
		expect((await ann.call('GET', '/v1/keys')).status).toBe(200);
		expect((await elsewhere.call('GET', '/v1/keys')).status).toBe(401);

		const beforeReset = await takeLink();
		const reset = await me.call('POST', `/accounts/${id}/password`);
		({ password } = reset.body as { password: string });
		expect(await use(beforeReset)).toMatchObject(refused);
		expect((await ann.call('GET', '/v1/keys')).status).toBe(401);
		await signIn(engine, 'ann@test.example', password);
	});

	test('reads documents, shows jobs with their history and deliveries, and counts the pages', async () => {
		await start({
			...ENVIRONMENT,
			PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
			FETCH_PORTS_ALLOWED: '1024,65535',
		});
		const receiver = await startReceiver();
		try {
			await exploreJobs(receiver.port);
		} finally {
			await receiver.close();
		}
	});

	test('the history of a failed job has the code of its error, so that the page can translate it', async () => {
		await start();
		const me = await signIn(engine, OWNER.email, OWNER.password);
		const [card] = (await me.call('GET', '/templates')).body as { id: string }[];
		const form = new FormData();
		form.set('templateId', card?.id ?? '');
		form.set('file', new Blob(['%PDF-1.7\nbroken']), 'broken.pdf');
		const { jobId } = (await me.form('/v1/documents/parse/async', form)).body as { jobId: string };
		await me.call('GET', `/v1/jobs/${jobId}?wait=20`);
		const { body } = await me.call('GET', `/jobs/${jobId}/history`);
		expect(body).toMatchObject({
			job: { status: 'failed', problem: { code: 'DOCUMENT_DAMAGED', status: 422 } },
		});
	});

	async function exploreJobs(port: number): Promise<void> {
		const me = await signIn(engine, OWNER.email, OWNER.password);
		const cards = (await me.call('GET', '/templates')).body as { id: string; category: string }[];
		const starters = (await me.call('GET', '/starters')).body as {
			name: string;
			kinds: string[];
		}[];
		expect(starters).toHaveLength(cards.length);
		expect(starters).toContainEqual(
			expect.objectContaining({ name: 'Bank statement', kinds: ['bank-statement'] }),
		);
		const templateId = cards.find(({ category }) => category === 'INVOICE')?.id ?? '';
		const pdf = new Blob([new Uint8Array(await makePdf([[['Invoice number', 'A-1']]]))]);
		const toForm = (field: string) => {
			const form = new FormData();
			form.set('templateId', templateId);
			form.set(field, pdf, 'MÄRZ 100%_.pdf');
			return form;
		};
		const parsed = await me.form('/documents/parse?details=true', toForm('files'));
		expect(parsed.body).toMatchObject({ pageUsed: 1, result: {} });

		// Test ports are random, so the endpoint is written without the check of its address.
		const created = await me.call('POST', '/v1/webhooks', { url: 'https://hooks.example/' });
		const { id: webhookId } = created.body as { id: string };
		const url = `http://127.0.0.1:${port}/hook`;
		await engine.services.webhookRepository.update(webhookId, { url });
		const submitted = await me.form('/v1/documents/parse/async', toForm('file'));
		const { jobId } = submitted.body as { jobId: string };
		const ended = await me.call('GET', `/v1/jobs/${jobId}?wait=20&details=true`);
		expect(ended.body).toMatchObject({ status: 'completed', attempts: 1 });

		const list = async (query: string) =>
			((await me.call('GET', `/jobs?${query}`)).body as { jobs: unknown[] }).jobs.length;
		expect(await list('status=completed')).toBe(1);
		expect(await list('status=failed')).toBe(0);
		expect(await list(`templateId=${templateId}&fileName=${encodeURIComponent('mÄr')}`)).toBe(1);
		expect(await list(`fileName=${encodeURIComponent('%_')}`)).toBe(1);
		expect(await list(`fileName=${encodeURIComponent('%%')}`)).toBe(0);
		expect(await list('templateId=nonsense')).toBe(0);
		expect((await me.call('GET', `/templates/${templateId}/jobs`)).body).toEqual({
			all: 1,
			unfinished: 0,
		});

		type History = { attempts: unknown[]; deliveries: { id: string; url: string }[] };
		const history = (await me.call('GET', `/jobs/${jobId}/history`)).body as History;
		expect(history.attempts).toMatchObject([{ number: 1, outcome: 'completed', error: null }]);
		expect(history.deliveries).toMatchObject([{ url, eventType: 'document.completed' }]);
		const [delivery] = history.deliveries;
		const payload = await me.call(
			'GET',
			`/webhooks/${webhookId}/deliveries/${delivery?.id ?? ''}/payload`,
		);
		expect(JSON.parse((payload.body as { body: string }).body)).toMatchObject({ jobId });
		const secret = await me.call('GET', `/webhooks/${webhookId}/secret`);
		expect(secret.body).toMatchObject({ secret: (created.body as { secret: string }).secret });

		await waitUntil(async () => {
			const days = (await me.call('GET', '/usage/days?days=7')).body as { pages: number }[];
			return days.length === 7 && days.at(-1)?.pages === 2;
		});
	}
});
