import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import SqliteDatabase from 'better-sqlite3';
import pino from 'pino';
import { createQuotaRepository } from '../../engine/src/services/accounts/quota-repository.ts';
import { createQuota } from '../../engine/src/services/accounts/quota.ts';
import { createServices } from '../../engine/src/app/services.ts';
import type { Services } from '../../engine/src/app/services.ts';
import { migrateDatabase } from '../../engine/src/platform/store/migrate.ts';
import { boundedStorage } from '../../engine/src/platform/store/migrations/0007-bounded-storage.ts';
import { openDatabase, sqliteFile } from '../../engine/src/platform/store/open-database.ts';
import { timeOfClock } from '../../engine/src/platform/store/store-time.ts';
import {
	createMigratedConfig,
	createTestConfig,
	describeOnEachDatabase,
} from '../support/databases.ts';
import type { TestConfig } from '../support/databases.ts';
import { createTestClock } from '../support/clock.ts';
import { runNode } from '../support/run-node.ts';
import { waitUntil } from '../support/wait-until.ts';

const MIGRATIONS = [
	'0001-ground-floor',
	'0002-jobs-and-webhooks',
	'0003-dashboard',
	'0004-origin-of-jobs',
	'0005-invitations',
	'0006-turns',
	'0007-bounded-storage',
	'0008-test-allowances',
	'0009-chosen-pages',
	'0010-second-reader',
	'0011-review-and-memory',
	'0012-template-versions',
	'0013-batches',
	'0014-people',
	'0015-samples',
	'0016-sure-values',
	'0017-bounded-corrections',
	'0018-token-leases',
	'0019-sealed-memory',
	'0020-account-deletion',
	'0021-lists',
	'0022-fingerprints',
	'0023-failing-webhooks',
	'0024-lesson-history',
	'0025-job-error-codes',
	'0026-webhooks-of-jobs',
	'0027-split-jobs',
	'0028-mailboxes',
	'0029-scoped-keys',
	'0030-single-sign-on',
	'0031-second-factors',
	'0032-sealed-webhook-secrets',
	'0033-sorting-decisions',
	'0035-local-webhooks',
	'0036-paperless',
	'0037-sealed-id-tokens',
	'0038-trash',
	'0039-export-presets',
	'0040-job-trash',
	'0041-lesson-senders',
];

describeOnEachDatabase('the store', (kind) => {
	const clock = createTestClock('2026-11-15T12:00:00Z');
	const log = pino({ level: 'silent' });
	let place: TestConfig;
	let services: Services;

	beforeEach(async () => {
		clock.set('2026-11-15T12:00:00Z');
		place = await createMigratedConfig(kind);
		services = createServices(place.config, { log, clock });
	});
	afterEach(async () => {
		await services.close();
		await place.dispose();
	});

	const createAccount = async (email = 'a@test.example') =>
		(await services.accounts.create({ email, plan: 'free' })).id;
	/**
	 * A second set of services on the same database, like another process. On SQLite, do not use it while the first
	 * one writes: its driver blocks the event loop while it waits for the lock.
	 */
	const openAnother = () => createServices(place.config, { log, clock });

	describe('migrations', () => {
		test('are applied once', async () => {
			expect(await migrateDatabase(services.db)).toMatchObject({ applied: [] });
		});

		test('of processes that start together are applied by one of them', async () => {
			const fresh = await createTestConfig(kind);
			const answers = await Promise.all(
				Array.from({ length: 4 }, async () => {
					const { stdout, stderr } = await runNode(
						['engine/src/app/cli.ts', 'migrate'],
						fresh.environment,
					);
					expect(stderr).toBe('');
					return JSON.parse(stdout) as { applied: string[] };
				}),
			);
			expect(answers.flatMap(({ applied }) => applied)).toEqual(MIGRATIONS);
			await fresh.dispose();
		});

		test('that fail leave nothing behind', async () => {
			const fresh = await createTestConfig(kind);
			const other = createServices(fresh.config, { log, clock });
			await expect(
				migrateDatabase(other.db, () => Promise.reject(new Error('killed half-way'))),
			).rejects.toThrow('killed half-way');
			expect(await other.db.schema.hasTable('accounts')).toBe(false);
			expect((await migrateDatabase(other.db)).applied).toEqual(MIGRATIONS);
			await other.close();
			await fresh.dispose();
		});
	});

	describe('accounts', () => {
		test('are found by id and by e-mail address in any case', async () => {
			const id = await createAccount('Ann@Test.example');
			expect(await services.accounts.get(id)).toMatchObject({ email: 'ann@test.example' });
			expect(await services.accounts.get('ANN@test.EXAMPLE')).toEqual({
				id,
				email: 'ann@test.example',
				plan: 'free',
				isOwner: false,
				suspendedAt: null,
				isSecondReaderOff: false,
				createdAt: new Date('2026-11-15T12:00:00Z'),
			});
		});

		test('have one e-mail address each, also when made at the same moment', async () => {
			const create = ['engine/src/app/cli.ts', 'account', 'create', '--email', 'same@test.example'];
			const results = await Promise.all(
				Array.from({ length: 4 }, () => runNode(create, place.environment)),
			);
			expect(results.map(({ code }) => code).toSorted()).toEqual([0, 1, 1, 1]);
			expect(await services.accounts.list()).toHaveLength(1);
		});

		test('change their plan, to one that exists', async () => {
			const id = await createAccount();
			expect(await services.accounts.setPlan(id, 'premium')).toMatchObject({ plan: 'premium' });
			expect(await services.accounts.get(id)).toMatchObject({ plan: 'premium' });
			await expect(services.accounts.setPlan(id, 'toString')).rejects.toMatchObject({
				code: 'PLAN_UNKNOWN',
			});
			await expect(services.accounts.setPlan('nobody', 'free')).rejects.toMatchObject({
				code: 'ACCOUNT_NOT_FOUND',
			});
		});
	});

	describe('API keys', () => {
		test('cannot be made already expired', async () => {
			const accountId = await createAccount();
			for (const time of ['2026-11-15T12:00:00Z', '2020-01-01T00:00:00Z']) {
				const expiresAt = new Date(time);
				const wish = { accountId, name: 'k', mode: 'live' as const, expiresAt };
				await expect(services.apiKeys.create(wish)).rejects.toMatchObject({
					code: 'INVALID_REQUEST',
					statusCode: 400,
					faults: [{ path: 'expiresAt' }],
				});
			}
			expect(await services.apiKeys.list(accountId)).toEqual([]);
		});

		test('open their account, and no copy of them is in the database', async () => {
			const accountId = await createAccount();
			const { apiKey, secret } = await services.apiKeys.create({
				accountId,
				name: 'for n8n',
				mode: 'test',
			});
			expect(secret).toMatch(/^dsk_test_[\w-]{43}$/);
			const found = await services.apiKeys.authenticate(secret);
			expect(found.account.id).toBe(accountId);
			expect(found.apiKey).toMatchObject({ id: apiKey.id, mode: 'test', name: 'for n8n' });
			expect(JSON.stringify(await services.db('api_keys'))).not.toContain(secret.slice(13));
		});

		test.each(['', 'x', 'dsk_live_', `dsk_live_${'A'.repeat(43)}`, `dsk_live_${'A'.repeat(42)}'`])(
			'that do not exist are refused: %j',
			async (secret) => {
				await expect(services.apiKeys.authenticate(secret)).rejects.toMatchObject({
					code: 'API_KEY_INVALID',
				});
			},
		);

		test('end at their time', async () => {
			const accountId = await createAccount();
			const { secret } = await services.apiKeys.create({
				accountId,
				name: 'short',
				mode: 'live',
				expiresAt: new Date('2026-11-15T13:00:00Z'),
			});
			await services.apiKeys.authenticate(secret);
			clock.set('2026-11-15T13:00:00Z');
			await expect(services.apiKeys.authenticate(secret)).rejects.toThrow(
				'This API key expired at 2026-11-15T13:00:00.000Z',
			);
		});

		test('are refused at once when another process revokes them', async () => {
			const accountId = await createAccount();
			const { apiKey, secret } = await services.apiKeys.create({
				accountId,
				name: 'k',
				mode: 'live',
			});
			await services.apiKeys.authenticate(secret);
			const other = openAnother();
			await other.apiKeys.revoke(apiKey.id);
			await other.close();
			await expect(services.apiKeys.authenticate(secret)).rejects.toThrow('was revoked at');
			await expect(services.apiKeys.revoke('unknown')).rejects.toMatchObject({
				code: 'API_KEY_NOT_FOUND',
			});
		});

		test('tell when they were last used, to the minute', async () => {
			const accountId = await createAccount();
			const { secret } = await services.apiKeys.create({ accountId, name: 'k', mode: 'live' });
			const lastUsed = async () => (await services.apiKeys.list(accountId))[0]?.lastUsedAt;
			// "Last used" is written in the background.
			const noted = (iso: string) =>
				waitUntil(async () => (await lastUsed())?.getTime() === Date.parse(iso));
			expect(await lastUsed()).toBeNull();
			await services.apiKeys.authenticate(secret);
			expect(await noted('2026-11-15T12:00:00Z')).toBe(true);
			clock.set('2026-11-15T12:00:59Z');
			await services.apiKeys.authenticate(secret);
			expect(await lastUsed()).toEqual(new Date('2026-11-15T12:00:00Z'));
			clock.set('2026-11-15T12:01:00Z');
			await services.apiKeys.authenticate(secret);
			expect(await noted('2026-11-15T12:01:00Z')).toBe(true);
		});
	});

	describe('the page ledger', () => {
		const limit = 50;
		const reserve = (accountId: string, pages: number, on: Services = services) =>
			on.quota.reserve({ accountId, pages, limit, holdMs: 60_000 });
		const usage = (accountId: string) => services.quota.readUsage(accountId, limit);

		test('grants exactly 50 of 200 parallel wishes at 50 remaining pages', async () => {
			const accountId = await createAccount();
			const results = await Promise.allSettled(
				Array.from({ length: 200 }, () => reserve(accountId, 1)),
			);
			const refusals = results.filter((result) => result.status === 'rejected');
			expect(refusals).toHaveLength(150);
			for (const { reason } of refusals) expect(reason).toMatchObject({ code: 'QUOTA_EXCEEDED' });
			expect(await usage(accountId)).toMatchObject({ used: 0, reserved: 50, remaining: 0 });
		});

		test('grants exactly 50 also when four processes wish for 50 each', async () => {
			const accountId = await createAccount();
			const wish = ['test/support/reserve-pages.ts', accountId, '50', '50'];
			const answers = await Promise.all(
				Array.from({ length: 4 }, () => runNode(wish, place.environment)),
			);
			expect(answers.map(({ stderr }) => stderr)).toEqual(['', '', '', '']);
			const granted = answers.reduce((sum, { stdout }) => sum + Number(stdout), 0);
			expect(granted).toBe(50);
		});

		test('charges what was used and gives the rest back', async () => {
			const accountId = await createAccount();
			const id = await reserve(accountId, 10);
			expect(await usage(accountId)).toMatchObject({ used: 0, reserved: 10, remaining: 40 });
			expect(await services.quota.commit(id, 7)).toBe(true);
			expect(await usage(accountId)).toMatchObject({ used: 7, reserved: 0, remaining: 43 });
		});

		test('never settles twice, also at the same moment', async () => {
			const accountId = await createAccount();
			const id = await reserve(accountId, 5);
			const settled = await Promise.all([
				services.quota.commit(id, 5),
				services.quota.commit(id, 5),
				services.quota.release(id),
				services.quota.release(id),
			]);
			expect(settled.filter(Boolean)).toHaveLength(1);
			const { used, reserved } = await usage(accountId);
			expect(reserved).toBe(0);
			expect(used).toBe(settled[0] || settled[1] ? 5 : 0);
		});

		test('never charges more than was reserved', async () => {
			const accountId = await createAccount();
			const id = await reserve(accountId, 2);
			expect(await services.quota.commit(id, 3)).toBe(false);
			expect(await usage(accountId)).toMatchObject({ used: 0, reserved: 2 });
		});

		test('takes part in the transaction of its caller', async () => {
			const accountId = await createAccount();
			const id = await reserve(accountId, 4);
			await expect(
				services.db.transaction(async (trx) => {
					await services.quota.commit(id, 4, trx);
					throw new Error('the result could not be stored');
				}),
			).rejects.toThrow('the result could not be stored');
			expect(await usage(accountId)).toMatchObject({ used: 0, reserved: 4 });
		});

		test('refuses inside a transaction without waiting for itself', async () => {
			const accountId = await createAccount();
			await expect(
				services.db.transaction((trx) =>
					services.quota.reserve({ accountId, pages: 51, limit, holdMs: null }, trx),
				),
			).rejects.toMatchObject({
				code: 'QUOTA_EXCEEDED',
				message:
					"This needs 51 pages, but 50 pages of this month's quota remain. The quota resets at 2026-12-01T00:00:00.000Z; a larger plan allows more.",
			});
		});

		test('gives back what a dead process left reserved, and only that', async () => {
			const accountId = await createAccount();
			const repository = createQuotaRepository(services.db, timeOfClock(services.db, clock));
			const quota = createQuota({ ...services, repository });
			await quota.reserve({ accountId, pages: 3, limit, holdMs: 60_000 });
			await quota.reserve({ accountId, pages: 4, limit, holdMs: null });
			clock.set('2026-11-15T12:00:59Z');
			expect(await quota.releaseExpired()).toBe(0);
			clock.set('2026-11-15T12:01:00Z');
			expect(await quota.releaseExpired()).toBe(1);
			expect(await usage(accountId)).toMatchObject({ used: 0, reserved: 4 });
		});

		test('starts anew each month, and charges the month in which the work was accepted', async () => {
			const accountId = await createAccount();
			clock.set('2026-11-30T23:59:59.999Z');
			const id = await reserve(accountId, 50);
			clock.set('2026-12-01T00:00:00Z');
			expect(await usage(accountId)).toMatchObject({ period: '2026-12', remaining: 50 });
			await services.quota.commit(id, 50);
			expect(await usage(accountId)).toMatchObject({ used: 0, remaining: 50 });
			clock.set('2026-11-30T23:59:59.999Z');
			expect(await usage(accountId)).toMatchObject({ period: '2026-11', used: 50, remaining: 0 });
		});

		test('forgets single entries after their time and keeps the sums', async () => {
			const accountId = await createAccount();
			await services.quota.commit(await reserve(accountId, 5), 5);
			expect(await services.quota.forgetSettledBefore(new Date('2026-11-15T12:00:00Z'))).toBe(0);
			expect(await services.quota.forgetSettledBefore(new Date('2026-11-15T12:00:01Z'))).toBe(1);
			expect(await usage(accountId)).toMatchObject({ used: 5 });
		});

		test('keeps accounts apart', async () => {
			const [one, two] = [
				await createAccount('1@test.example'),
				await createAccount('2@test.example'),
			];
			await reserve(one, 50);
			expect(await usage(two)).toMatchObject({ reserved: 0, remaining: 50 });
		});
	});

	describe('templates', () => {
		const draft = {
			name: 'Müller\'s "Rechnung" <b>😀</b> שלום',
			category: 'INVOICE' as const,
			schema: { data: { z: { type: 'string' as const }, a: { type: 'number' as const } } },
		};

		test('come back as they were written, fields in order', async () => {
			const accountId = await createAccount();
			const { id } = await services.templates.create(accountId, draft);
			const found = await services.templates.get(accountId, id);
			expect(found).toEqual({
				...draft,
				id,
				accountId,
				revision: 1,
				createdAt: new Date('2026-11-15T12:00:00Z'),
				updatedAt: new Date('2026-11-15T12:00:00Z'),
			});
			expect(Object.keys(found.schema.data)).toEqual(['z', 'a']);
		});

		test('get a revision per replacement, also when replaced at the same moment', async () => {
			const accountId = await createAccount();
			const { id } = await services.templates.create(accountId, draft);
			clock.set('2026-11-15T12:05:00Z');
			const replaced = await Promise.all(
				['b', 'c', 'd', 'e', 'f'].map((name) =>
					services.templates.replace(accountId, id, { ...draft, name }),
				),
			);
			expect(replaced.map(({ revision }) => revision).toSorted()).toEqual([2, 3, 4, 5, 6]);
			expect(replaced[0]).toMatchObject({
				createdAt: new Date('2026-11-15T12:00:00Z'),
				updatedAt: new Date('2026-11-15T12:05:00Z'),
			});
			const revisions = await services.db('template_revisions').where({ template_id: id });
			expect(revisions).toHaveLength(6);
		});

		test('keep their revision when they are replaced by what they are', async () => {
			const accountId = await createAccount();
			const created = await services.templates.create(accountId, draft);
			clock.set('2026-11-15T12:05:00Z');
			const again = structuredClone(draft);
			expect(await services.templates.replace(accountId, created.id, again)).toEqual(created);
			expect(await revisionsOf(created.id)).toEqual([1]);
			for (const [change, revision] of [
				[{ name: 'Another' }, 2],
				[{ name: 'Another', category: 'CUSTOM' as const }, 3],
				[{ description: 'new' }, 4],
				// The order of fields is part of the schema.
				[{ schema: { data: { a: draft.schema.data.a, z: draft.schema.data.z } } }, 5],
			] as const) {
				const changed = { ...draft, ...change };
				const replaced = await services.templates.replace(accountId, created.id, changed);
				expect(replaced).toMatchObject({ revision, updatedAt: new Date('2026-11-15T12:05:00Z') });
				await services.templates.replace(accountId, created.id, changed);
			}
			expect(await revisionsOf(created.id)).toEqual([1, 2, 3, 4, 5]);
		});

		const revisionsOf = async (id: string): Promise<number[]> => {
			const rows = services.db<{ template_id: string; revision: number }>('template_revisions');
			return (await rows.where({ template_id: id }).orderBy('revision')).map((row) => row.revision);
		};

		test('are limited in size, but those from before the limit can be read and renamed', async () => {
			const accountId = await createAccount();
			const { id } = await services.templates.create(accountId, draft);
			const strict = createServices({ ...place.config, maxTemplateBytes: 50 }, { log, clock });
			const tooLarge = {
				statusCode: 400,
				code: 'TEMPLATE_TOO_LARGE',
				message: expect.stringMatching(/^schema: has 54 bytes of JSON, and at most 50 are allowed/),
				faults: [{ path: 'schema', message: expect.anything() }],
			};
			await expect(strict.templates.create(accountId, draft)).rejects.toMatchObject(tooLarge);
			const changed = { data: { ...draft.schema.data, b: { type: 'string' as const } } };
			const replacing = strict.templates.replace(accountId, id, { ...draft, schema: changed });
			await expect(replacing).rejects.toMatchObject({ code: 'TEMPLATE_TOO_LARGE' });
			expect(await strict.templates.get(accountId, id)).toMatchObject(draft);
			const renamed = await strict.templates.replace(accountId, id, { ...draft, name: 'New name' });
			expect(renamed).toMatchObject({ name: 'New name', schema: draft.schema });
			await strict.close();
		});

		test('from before their fields were counted are counted by the migration', async () => {
			const accountId = await createAccount();
			const { id } = await services.templates.create(accountId, draft);
			await services.db.transaction(async (trx) => {
				await boundedStorage.down(trx);
				await boundedStorage.up(trx);
			});
			expect(await services.templates.listCards(accountId)).toMatchObject([{ id, fieldCount: 2 }]);
		});

		test('are listed in the order of their making, fresh after every change', async () => {
			const accountId = await createAccount();
			const names = async () => (await services.templates.list(accountId)).map(({ name }) => name);
			expect(await names()).toEqual([]);
			const { id } = await services.templates.create(accountId, { ...draft, name: 'one' });
			await services.templates.create(accountId, { ...draft, name: 'two' });
			expect(await names()).toEqual(['one', 'two']);
			const other = openAnother();
			await other.templates.delete(accountId, id);
			await other.close();
			expect(await names()).toEqual(['two']);
		});

		test('are limited in number, also when made at the same moment', async () => {
			const accountId = await createAccount();
			const few = createServices({ ...place.config, maxTemplates: 3 }, { log, clock });
			const results = await Promise.allSettled(
				Array.from({ length: 8 }, () => few.templates.create(accountId, draft)),
			);
			await few.close();
			expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
			expect(await services.templates.list(accountId)).toHaveLength(3);
		});

		test('of another account are unknown to get, and forbidden to change', async () => {
			const [mine, other] = [
				await createAccount('1@test.example'),
				await createAccount('2@test.example'),
			];
			const { id } = await services.templates.create(mine, draft);
			await expect(services.templates.get(other, id)).rejects.toMatchObject({ statusCode: 404 });
			await expect(services.templates.replace(other, id, draft)).rejects.toMatchObject({
				statusCode: 403,
			});
			await expect(services.templates.delete(other, id)).rejects.toMatchObject({ statusCode: 403 });
			expect(await services.templates.get(mine, id)).toMatchObject({ revision: 1 });
		});
	});
});

test('a SQLite database that another process is just making is waited for', async () => {
	const { config, dispose } = await createTestConfig('SQLite');
	const maker = new SqliteDatabase(sqliteFile(config.dataDir));
	maker.exec('begin exclusive; create table made (at integer)');
	const late = openDatabase(config);
	const answer = late('made').count();
	await Promise.all([answer, setTimeout(300).then(() => maker.exec('commit'))]);
	expect(await answer).toEqual([{ 'count(*)': 0 }]);
	maker.close();
	await late.destroy();
	await dispose();
});
