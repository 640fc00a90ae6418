import type { JestEnvironmentConfig } from '@jest/environment';
import { expect, test } from '@jest/globals';
import Environment from '../setup/environment.ts';

const config = { projectConfig: { fakeTimers: {} } } as JestEnvironmentConfig;

test('BigInt has no toJSON after a test file that has loaded n8n-workflow', async () => {
	const environment = new Environment(config);
	Object.assign(BigInt.prototype, { toJSON: () => 'a number' });
	await environment.teardown();
	expect(() => JSON.stringify(1n)).toThrow('BigInt');
});

test('variables of the environment that a test file sets are gone before the next', async () => {
	const environment = new Environment(config);
	process.env.SET_BY_A_TEST = 'yes';
	const { PATH } = process.env;
	process.env.PATH = 'elsewhere';
	await environment.teardown();
	expect(process.env.SET_BY_A_TEST).toBeUndefined();
	expect(process.env.PATH).toBe(PATH);
});
