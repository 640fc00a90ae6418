import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { signIn } from '../support/dashboard.ts';
import type { DashboardClient } from '../support/dashboard.ts';
import { describeOnEachDatabase } from '../support/databases.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { Answer, TestEngine } from '../support/test-engine.ts';

const OWNER = { email: 'owner@test.example', password: 'correct horse battery' };
const ANN = { email: 'ann@test.example', password: 'a long enough password' };
const AREA = '/dashboard/api';
const STEP_MS = 30_000;

describeOnEachDatabase('one-time codes', (kind) => {
	let engine: TestEngine;
	let owner: DashboardClient;
	let ann: DashboardClient;
	let secret = '';
	let recovery: string[] = [];
	let now = new Date('2026-06-01T12:00:00Z').getTime();
	beforeAll(async () => {
		engine = await startTestEngine({
			kind,
			clock: { now: () => new Date(now) },
			environment: {
				OWNER_EMAIL: OWNER.email,
				OWNER_PASSWORD: OWNER.password,
				SECRETS_KEY: randomBytes(32).toString('base64'),
			},
		});
		owner = await signIn(engine, OWNER.email, OWNER.password);
		const made = await owner.call('POST', '/people', { email: ANN.email, role: 'viewer' });
		const { token } = made.body as { token: string };
		const { password } = ANN;
		await engine.clientFor()('PUT', `${AREA}/invitation`, { token, password });
		ann = await signIn(engine, ANN.email, ANN.password);
	});
	afterAll(() => engine.stop());

	const codeAt = (time: number) =>
		TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: time });
	const tryWith = (code?: string, password = ANN.password): Promise<Answer> =>
		engine.clientFor()('POST', `${AREA}/session`, { ...ANN, password, ...(code && { code }) });
	const answerOf = async (code?: string, password?: string) => {
		const { status, body } = await tryWith(code, password);
		return status === 200 ? 200 : (body as { code: string }).code;
	};

	test('are switched on with the password and a code of the app', async () => {
		expect((await ann.call('GET', '/second-factor')).body).toEqual({
			isOn: false,
			recoveryCodesLeft: 0,
		});
		const wrong = await ann.call('POST', '/second-factor', { password: 'not the password' });
		expect(wrong).toMatchObject({ status: 403, body: { code: 'PASSWORD_WRONG' } });
		const offer = await ann.call('POST', '/second-factor', { password: ANN.password });
		expect(offer.status).toBe(200);
		const { uri, secret: shown } = offer.body as { uri: string; secret: string };
		secret = shown;
		expect(uri).toMatch(/^otpauth:\/\/totp\/DocSift:ann%40test\.example\?/);
		expect(await answerOf()).toBe(200);
		const other = await signIn(engine, ANN.email, ANN.password);

		const no = await ann.call('PUT', '/second-factor', { code: codeAt(now - 10 * STEP_MS) });
		expect(no).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_WRONG' } });
		const yes = await ann.call('PUT', '/second-factor', { code: codeAt(now) });
		expect(yes.status).toBe(200);
		({ recoveryCodes: recovery } = yes.body as { recoveryCodes: string[] });
		expect(new Set(recovery).size).toBe(10);
		expect((await ann.call('GET', '/second-factor')).body).toEqual({
			isOn: true,
			recoveryCodesLeft: 10,
		});
		expect((await other.call('GET', '/v1/jobs')).status).toBe(401);
		const again = await ann.call('POST', '/second-factor', { password: ANN.password });
		expect(again).toMatchObject({ status: 409, body: { code: 'SECOND_FACTOR_ON' } });
	});

	test('are asked for after the password, and each works once', async () => {
		expect(await answerOf()).toBe('SECOND_FACTOR_REQUIRED');
		expect(await answerOf(codeAt(now))).toBe('SECOND_FACTOR_WRONG');
		now += STEP_MS;
		expect(await answerOf(codeAt(now), 'not the password')).toBe('SIGN_IN_FAILED');
		const both = await Promise.all([answerOf(codeAt(now)), answerOf(codeAt(now))]);
		expect(both.toSorted()).toEqual([200, 'SECOND_FACTOR_WRONG']);
		now += STEP_MS;
		expect(await answerOf(codeAt(now + STEP_MS))).toBe(200);
		expect(await answerOf(codeAt(now))).toBe('SECOND_FACTOR_WRONG');
		const { body } = await owner.call('GET', '/audit?limit=1');
		expect(body).toMatchObject({
			events: [{ action: 'session.refused', targetId: 'code', actor: { name: ANN.email } }],
		});
	});

	test('may be replaced by a recovery code, once', async () => {
		const [first = '', second = ''] = recovery;
		expect(await answerOf(first)).toBe(200);
		expect(await answerOf(first)).toBe('SECOND_FACTOR_WRONG');
		expect(await answerOf(` ${second.toUpperCase().replaceAll('-', ' ')}`)).toBe(200);
		expect((await ann.call('GET', '/second-factor')).body).toMatchObject({ recoveryCodesLeft: 8 });
	});

	test('are stored sealed and hashed', async () => {
		const [row] = await engine.services.db<{ secret: string }>('second_factors');
		expect(row?.secret).toMatch(/^v1\./);
		const rows = await engine.services.db<{ hash: string }>('recovery_codes');
		expect(rows.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
	});

	test('are asked for after a new password by link as well', async () => {
		const { people } = (await owner.call('GET', '/people')).body as {
			people: { id: string; email: string }[];
		};
		const id = people.find(({ email }) => email === ANN.email)?.id ?? '';
		const { body } = await owner.call('POST', `/people/${id}/invitation`);
		const { token } = body as { token: string };
		const entered = await engine.clientFor()('PUT', `${AREA}/invitation`, {
			token,
			password: ANN.password,
		});
		expect(entered).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_REQUIRED' } });
		now += 10 * STEP_MS;
		expect(await answerOf(codeAt(now))).toBe(200);
	});

	test('are limited, from all addresses together', async () => {
		const { users, secondFactors } = engine.services;
		const counted: string[] = [];
		const wish = { ...ANN, client: 'test', code: '000000' };
		await expect(
			users.signIn(wish, (userId) => {
				counted.push(userId);
				return Promise.reject(new Error('too many'));
			}),
		).rejects.toThrow('too many');
		expect(counted).toHaveLength(1);
		expect(await secondFactors.isOn(counted[0] ?? '')).toBe(true);
		const codes: unknown[] = [];
		for (let i = 0; i < 12; i += 1) codes.push(await answerOf('000000'));
		expect(codes.at(-1)).toBe('SIGN_IN_THROTTLED');
	});

	test('are switched off by an owner, not by an owner of another account', async () => {
		const { people } = (await owner.call('GET', '/people')).body as {
			people: { id: string; email: string }[];
		};
		const id = people.find(({ email }) => email === ANN.email)?.id ?? '';
		const far = await engine.services.users.createAccount({
			email: 'f@test.example',
			plan: 'free',
		});
		const stranger = await signIn(engine, 'f@test.example', far.password);
		expect((await stranger.call('DELETE', `/people/${id}/second-factor`)).status).toBe(404);
		expect((await owner.call('DELETE', `/people/${id}/second-factor`)).status).toBe(204);
		const none = await owner.call('DELETE', `/people/${id}/second-factor`);
		expect(none).toMatchObject({ status: 409, body: { code: 'SECOND_FACTOR_OFF' } });
		const { body } = await owner.call('GET', '/audit?limit=1');
		expect(body).toMatchObject({
			events: [{ action: 'person.codesRemoved', targetName: ANN.email }],
		});
	});

	test('are switched off with the password', async () => {
		const offer = await owner.call('POST', '/second-factor', { password: OWNER.password });
		({ secret } = offer.body as { secret: string });
		expect((await owner.call('PUT', '/second-factor', { code: codeAt(now) })).status).toBe(200);
		const wrong = await owner.call('DELETE', '/second-factor', { password: 'not the password' });
		expect(wrong.status).toBe(403);
		const { password } = OWNER;
		expect((await owner.call('DELETE', '/second-factor', { password })).status).toBe(204);
		await signIn(engine, OWNER.email, OWNER.password);
	});
});

describe('one-time codes without a key for secrets', () => {
	test('cannot be switched on', async () => {
		const engine = await startTestEngine({
			environment: { OWNER_EMAIL: OWNER.email, OWNER_PASSWORD: OWNER.password },
		});
		const owner = await signIn(engine, OWNER.email, OWNER.password);
		const { password } = OWNER;
		expect(await owner.call('POST', '/second-factor', { password })).toMatchObject({
			status: 409,
			body: { code: 'SECRETS_KEY_MISSING' },
		});
		await engine.stop();
	});
});
