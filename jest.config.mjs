export default {
	// Node itself loads the modules, in one realm for all test files of a worker: see runtime.ts.
	runtime: '<rootDir>/test/setup/runtime.ts',
	testEnvironment: '<rootDir>/test/setup/environment.ts',
	transform: {},
	// What takes minutes is in test/slow: npm run test:slow.
	roots: ['unit', 'contract', 'guard', 'integration', 'nodes'].map(
		(name) => `<rootDir>/test/${name}`,
	),
	testMatch: ['**/*.test.ts'],
	globalSetup: '<rootDir>/test/setup/start-services.ts',
	globalTeardown: '<rootDir>/test/setup/stop-services.ts',
	// No test takes this long by itself; a slow or busy machine must not end one that is under way.
	testTimeout: 180_000,
	// Most of their time the suites wait for processes that they have started.
	maxWorkers: 2,
};
