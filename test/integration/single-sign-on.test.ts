import type { RequestListener } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { openBrowser, passProvider } from '../support/browser.ts';
import type { Browser } from '../support/browser.ts';
import { signIn } from '../support/dashboard.ts';
import { describeOnEachDatabase } from '../support/databases.ts';
import { freePort } from '../support/free-port.ts';
import { startIdentityProvider } from '../support/identity-provider.ts';
import type { IdentityProvider } from '../support/identity-provider.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

const OWNER = { email: 'owner@test.example', password: 'correct horse battery' };
const AREA = '/dashboard/api';
type Profile = Record<'email' | 'role' | 'accountId' | 'signedInWith' | 'csrfToken', string>;

async function startBoth(environment: Record<string, string> = {}, kind?: 'SQLite' | 'Postgres') {
	const port = await freePort();
	const publicUrl = `http://127.0.0.1:${port}`;
	const provider = await startIdentityProvider(publicUrl);
	const engine = await startTestEngine({
		...(kind && { kind }),
		environment: {
			PORT: String(port),
			PUBLIC_URL: publicUrl,
			OWNER_EMAIL: OWNER.email,
			OWNER_PASSWORD: OWNER.password,
			SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
			OIDC_ISSUER: provider.issuer,
			OIDC_CLIENT_ID: provider.clientId,
			OIDC_CLIENT_SECRET: provider.clientSecret,
			...environment,
		},
	});
	const start = (returnTo = '/jobs') => `${engine.url}${AREA}/oidc/start?returnTo=${returnTo}`;
	return {
		engine,
		provider,
		start,
		/** Signs in as a person of the provider; returns where the browser is sent and who is signed in. */
		enter: async (login: string, browser = openBrowser()) => {
			const { callbackUrl } = await passProvider(browser, start(), login);
			const { headers } = await browser.request(callbackUrl);
			return {
				browser,
				target: headers.get('location'),
				profile: await readProfile(engine, browser),
			};
		},
	};
}

async function readProfile({ url }: TestEngine, browser: Browser): Promise<Profile | null> {
	const { body } = await browser.request(`${url}${AREA}/session`);
	return (JSON.parse(body) as { profile: Profile | null }).profile;
}

describeOnEachDatabase('single sign-on', (kind) => {
	let engine: TestEngine;
	let provider: IdentityProvider;
	let enter: Awaited<ReturnType<typeof startBoth>>['enter'];
	let start: (returnTo?: string) => string;
	beforeAll(async () => {
		const roles = { admins: 'owner', finance: 'editor', staff: 'viewer' };
		({ engine, provider, enter, start } = await startBoth(
			{ OIDC_ROLES: JSON.stringify(roles), OIDC_NAME: 'Example ID' },
			kind,
		));
	});
	afterEach(() => provider.setFault(undefined));
	afterAll(async () => {
		await engine.stop();
		await provider.stop();
	});
	const audit = async (limit = 10) => {
		const owner = await signIn(engine, OWNER.email, OWNER.password);
		const { body } = await owner.call('GET', `/audit?limit=${limit}`);
		return (body as { events: Record<string, unknown>[] }).events.slice(1);
	};

	test('makes a new person of the owner’s account, with the role of their groups', async () => {
		provider.people.set('ann', {
			email: 'Ann@corp.example',
			email_verified: true,
			groups: ['staff', 'finance', 'others'],
		});
		const { target, profile } = await enter('ann');
		expect(target).toBe('/jobs');
		const account = await engine.services.accounts.get(OWNER.email);
		expect(profile).toMatchObject({
			email: 'ann@corp.example',
			role: 'editor',
			accountId: account.id,
			signedInWith: 'oidc',
			hasPassword: false,
		});
		expect(await audit(3)).toMatchObject([
			{ action: 'session.started', targetId: 'oidc', actor: { name: 'ann@corp.example' } },
			{ action: 'person.joined', targetName: 'ann@corp.example' },
		]);
	});

	test('gives the role that the groups have now, also a lower one', async () => {
		provider.people.set('ann', { groups: ['staff'] });
		const { profile } = await enter('ann');
		expect(profile).toMatchObject({ email: 'ann@corp.example', role: 'viewer' });
	});

	test('refuses a person without a group that has a role, and ends their sessions', async () => {
		const { browser } = await enter('ann');
		provider.people.set('ann', { groups: [] });
		const { target, profile } = await enter('ann');
		expect(target).toBe('/sign-in?problem=OIDC_NOT_ALLOWED');
		expect(profile).toBeNull();
		expect(await readProfile(engine, browser)).toBeNull();
		expect((await audit(2))[0]).toMatchObject({
			action: 'session.refused',
			targetId: 'oidc',
			actor: { name: 'ann@corp.example' },
		});
	});

	test('knows an invited person by their verified address, and the last owner stays one', async () => {
		provider.people.set('boss', { email: OWNER.email, email_verified: true, groups: ['staff'] });
		const { profile } = await enter('boss');
		expect(profile).toMatchObject({ email: OWNER.email, role: 'owner', hasPassword: true });
	});

	test('takes nobody by an address that is not verified', async () => {
		provider.people.set('eve', { email: OWNER.email, email_verified: false, groups: ['admins'] });
		expect(await enter('eve')).toMatchObject({
			target: '/sign-in?problem=OIDC_EMAIL_UNVERIFIED',
			profile: null,
		});
		provider.people.set('mal', { groups: ['admins'] });
		expect((await enter('mal')).target).toBe('/sign-in?problem=OIDC_EMAIL_UNVERIFIED');
		provider.people.set('odd', { email: 'a\0b', email_verified: true, groups: ['admins'] });
		expect((await enter('odd')).target).toBe('/sign-in?problem=OIDC_EMAIL_UNVERIFIED');
	});

	test('takes nobody into the account of another owner, nor a second identity for one person', async () => {
		await engine.services.users.createAccount({ email: 'far@corp.example', plan: 'free' });
		const said = { email_verified: true, groups: ['admins'] };
		provider.people.set('far', { ...said, email: 'far@corp.example' });
		expect((await enter('far')).target).toBe('/sign-in?problem=OIDC_EMAIL_TAKEN');
		provider.people.set('twin', { ...said, email: OWNER.email });
		expect((await enter('twin')).target).toBe('/sign-in?problem=OIDC_EMAIL_TAKEN');
	});

	test('accepts a callback only in the browser that has asked for it, and only once', async () => {
		provider.people.set('cid', {
			email: 'cid@corp.example',
			email_verified: true,
			groups: 'finance',
		});
		const browser = openBrowser();
		const { callbackUrl } = await passProvider(browser, start(), 'cid');
		const stranger = await openBrowser().request(callbackUrl);
		expect(stranger.headers.get('location')).toBe('/sign-in?problem=OIDC_FAILED');
		const other = openBrowser();
		await other.request(start());
		const mixed = await other.request(callbackUrl);
		expect(mixed.headers.get('location')).toBe('/sign-in?problem=OIDC_FAILED');
		expect(await readProfile(engine, other)).toBeNull();

		const attempt = new Map(browser.cookiesOf(engine.url));
		expect((await browser.request(callbackUrl)).headers.get('location')).toBe('/jobs');
		expect(await readProfile(engine, browser)).toMatchObject({ role: 'editor' });
		const replay = openBrowser();
		for (const [name, value] of attempt) replay.cookiesOf(engine.url).set(name, value);
		const again = await replay.request(callbackUrl);
		expect(again.headers.get('location')).toBe('/sign-in?problem=OIDC_FAILED');
	});

	test('a session that a stranger has planted is not the session that one signs in to', async () => {
		const browser = openBrowser();
		browser.cookiesOf(engine.url).set('docsift_session', 'planted');
		await enter('cid', browser);
		expect(browser.cookiesOf(engine.url).get('docsift_session')).not.toBe('planted');
	});

	test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/a?b', '/%2e%2e'])(
		'does not lead to %s afterwards',
		async (returnTo) => {
			const { status } = await openBrowser().request(start(encodeURIComponent(returnTo)));
			expect(status).toBe(400);
		},
	);

	test('asks for PKCE, state and nonce, anew every time', async () => {
		const [one, two] = await Promise.all(
			[1, 2].map(async () => {
				const { headers } = await openBrowser().request(start());
				return new URL(headers.get('location') ?? '').searchParams;
			}),
		);
		for (const name of ['state', 'nonce', 'code_challenge']) {
			expect(one?.get(name)?.length).toBeGreaterThan(40);
			expect(one?.get(name)).not.toBe(two?.get(name));
		}
		expect(one?.get('code_challenge_method')).toBe('S256');
		const { headers } = await openBrowser().request(start());
		expect(headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/);
	});

	test('ends at the provider too when one signs out', async () => {
		const { browser, profile } = await enter('cid');
		const rows = await engine.services.db<{ id_token: string | null }>('sessions');
		const stored = rows.flatMap(({ id_token: token }) => token ?? []);
		expect(stored.length).toBeGreaterThan(0);
		// Three parts with points between would be a token that everybody can read.
		expect(stored.filter((token) => token.split('.').length === 3)).toEqual([]);
		const page = await browser.request(`${engine.url}${AREA}/oidc/sign-out`, {
			method: 'POST',
			headers: { 'x-csrf-token': profile?.csrfToken ?? '' },
		});
		expect(page.status).toBe(200);
		const { url } = JSON.parse(page.body) as { url: string };
		expect(url).toContain(`${provider.issuer}/session/end?`);
		const hint = new URL(url).searchParams.get('id_token_hint') ?? '';
		expect(hint.split('.')).toHaveLength(3);
		expect(await readProfile(engine, browser)).toBeNull();
		expect((await browser.open(url)).status).toBe(200);
	});

	test('says so when the provider fails, and goes on when it is back', async () => {
		const faults: RequestListener[] = [
			(_request, response) => void response.socket?.destroy(),
			(_request, response) => response.end('x'.repeat(2_000_000)),
		];
		for (const fault of faults) {
			const browser = openBrowser();
			const { callbackUrl } = await passProvider(browser, start(), 'cid');
			provider.setFault(fault);
			const { headers } = await browser.request(callbackUrl);
			expect(headers.get('location')).toBe('/sign-in?problem=OIDC_UNAVAILABLE');
			provider.setFault(undefined);
		}
		expect((await enter('cid')).target).toBe('/jobs');
		expect(JSON.stringify(engine.logLines())).not.toContain(provider.clientSecret);
	});

	test('a person without a password cannot sign in with one, whatever they send', async () => {
		for (const password of ['', 'any']) {
			const { status, body } = await engine.clientFor()('POST', `${AREA}/session`, {
				email: 'cid@corp.example',
				password,
			});
			expect({ status, body }).toMatchObject({ status: 401, body: { code: 'SIGN_IN_FAILED' } });
		}
	});
});

describe('single sign-on without a table of roles', () => {
	let both: Awaited<ReturnType<typeof startBoth>>;
	beforeAll(async () => {
		both = await startBoth();
	});
	afterAll(async () => {
		await both.engine.stop();
		await both.provider.stop();
	});

	test('lets in only people whom an owner has added, with the role that they have', async () => {
		const { provider, enter } = both;
		provider.people.set('new', { email: 'new@corp.example', email_verified: true });
		expect((await enter('new')).target).toBe('/sign-in?problem=OIDC_NOT_ALLOWED');
		provider.people.set('boss', { email: OWNER.email, email_verified: true });
		expect((await enter('boss')).profile).toMatchObject({ role: 'owner' });
	});

	test('tells the sign-in page its name', async () => {
		const { body } = await both.engine.clientFor()('GET', `${AREA}/session`);
		expect(body).toMatchObject({ singleSignOn: { name: 'SSO' }, profile: null });
	});
});

describe('single sign-on before the setup', () => {
	let both: Awaited<ReturnType<typeof startBoth>>;
	beforeAll(async () => {
		const roles = JSON.stringify({ admins: 'owner', '*': 'viewer' });
		both = await startBoth({ OWNER_PASSWORD: '', OIDC_ROLES: roles });
	});
	afterAll(async () => {
		await both.engine.stop();
		await both.provider.stop();
	});

	test('makes no viewer the first person, and an owner may be the first', async () => {
		const { provider, enter } = both;
		provider.people.set('vic', { email: 'vic@corp.example', email_verified: true });
		expect((await enter('vic')).target).toBe('/sign-in?problem=OIDC_NOT_ALLOWED');
		provider.people.set('ada', {
			email: 'ada@corp.example',
			email_verified: true,
			groups: ['admins'],
		});
		expect((await enter('ada')).profile).toMatchObject({ role: 'owner', isOwner: true });
		expect((await enter('vic')).profile).toMatchObject({ role: 'viewer' });
	});
});

describe('an engine without single sign-on', () => {
	test('has no such address', async () => {
		const engine = await startTestEngine();
		const { status, body } = await engine.clientFor()('GET', `${AREA}/oidc/start`);
		expect({ status, body }).toMatchObject({ status: 404, body: { code: 'OIDC_OFF' } });
		await engine.stop();
	});
});
