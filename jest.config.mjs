export default {
	testEnvironment: '<rootDir>/test/setup/environment.mjs',
	// What takes minutes is in test/slow: npm run test:slow.
	roots: ['unit', 'contract', 'guard', 'integration', 'nodes'].map(
		(name) => `<rootDir>/test/${name}`,
	),
	testMatch: ['**/*.test.ts'],
	extensionsToTreatAsEsm: ['.ts'],
	transform: {
		'\\.ts$': [
			'@swc/jest',
			{
				jsc: {
					parser: { syntax: 'typescript' },
					target: 'es2024',
					experimental: { keepImportAttributes: true },
				},
				module: { type: 'es6' },
			},
		],
	},
	// The built nodes ask for it as they do inside n8n; here it comes with the test kit.
	moduleNameMapper: {
		'^n8n-workflow$': '<rootDir>/test/node_modules/n8n-workflow',
		'^onnxruntime-node$': '<rootDir>/test/setup/onnxruntime-node.cjs',
	},
	globalSetup: '<rootDir>/test/setup/start-services.ts',
	globalTeardown: '<rootDir>/test/setup/stop-services.ts',
	// No test takes this long by itself; a slow or busy machine must not end one that is under way.
	testTimeout: 180_000,
	// Most of their time the suites wait for processes that they have started.
	maxWorkers: 2,
};
