import { afterEach, beforeEach, expect, test } from '@jest/globals';
import pino from 'pino';
import { createServices } from '../../engine/src/app/services.ts';
import type { Services } from '../../engine/src/app/services.ts';
import { createTestClock } from '../support/clock.ts';
import { createMigratedConfig, describeOnEachDatabase } from '../support/databases.ts';
import type { TestConfig } from '../support/databases.ts';

describeOnEachDatabase('the daily allowance of test keys', (kind) => {
	const clock = createTestClock('2026-11-15T23:59:59Z');
	let place: TestConfig;
	let services: Services;

	beforeEach(async () => {
		clock.set('2026-11-15T23:59:59Z');
		place = await createMigratedConfig(kind, { TEST_DOCUMENTS_PER_DAY: '7' });
		services = createServices(place.config, { log: pino({ level: 'silent' }), clock });
	});
	afterEach(async () => {
		await services.close();
		await place.dispose();
	});

	const createAccount = async (email: string) =>
		(await services.accounts.create({ email, plan: 'free' })).id;
	/** How many of that many concurrent requests are accepted. */
	const spend = async (accountId: string, times: number): Promise<number> => {
		const all = Array.from({ length: times }, () => services.testAllowance.spend(accountId));
		const settled = await Promise.allSettled(all);
		return settled.filter(({ status }) => status === 'fulfilled').length;
	};

	test('parallel requests never get more than it, and every account has its own', async () => {
		const [ann, bob] = [
			await createAccount('ann@test.example'),
			await createAccount('bob@test.example'),
		];
		expect(await Promise.all([spend(ann, 20), spend(ann, 20), spend(bob, 3)])).toEqual(
			expect.arrayContaining([3]),
		);
		expect(await spend(ann, 1)).toBe(0);
		expect(await spend(bob, 20)).toBe(4);
		const rows = await services.db<{ documents: number }>('test_allowances').select('documents');
		expect(rows.map(({ documents }) => documents)).toEqual([7, 7]);
	});

	test('it starts anew at midnight UTC, and a clock that is behind does not start it again', async () => {
		const ann = await createAccount('ann@test.example');
		expect(await spend(ann, 10)).toBe(7);
		clock.set('2026-11-16T00:00:00Z');
		expect(await spend(ann, 10)).toBe(7);
		clock.set('2026-11-15T23:59:59Z');
		expect(await spend(ann, 10)).toBe(0);
		clock.set('2026-11-16T00:00:01Z');
		expect(await spend(ann, 10)).toBe(0);
		await expect(services.testAllowance.spend(ann)).rejects.toMatchObject({
			code: 'TEST_MODE_RESTRICTED',
			message: expect.stringContaining('2026-11-17T00:00:00.000Z') as unknown,
		});
	});
});
