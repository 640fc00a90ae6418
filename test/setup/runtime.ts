import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { JestEnvironment } from '@jest/environment';
import { setGlobals } from './jest-globals.ts';
import type { Globals } from './jest-globals.ts';

const require = createRequire(import.meta.url);
const GLOBALS = new URL('jest-globals.ts', import.meta.url).href;
/** The built nodes. They ask for n8n-workflow as they do inside n8n; here it comes with the test kit. */
const NODES = new URL('../../dist/', import.meta.url).href;
const N8N = 'n8n-workflow';
/** Handlers that Jest's runner of tests has registered for events; it adds its own each time it is loaded. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

registerHooks({
	resolve: (specifier, context, next) => {
		if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
		if (specifier === N8N && context.parentURL?.startsWith(NODES)) {
			return { url: pathToFileURL(require.resolve(N8N)).href, shortCircuit: true };
		}
		return next(specifier, context);
	},
});

/**
 * How Jest loads the modules of a test file: by Node itself, which also strips the types. Jest's own runtime gives each
 * test file a realm with modules of its own, and loading and compiling them takes longer than most tests. Here a worker
 * loads a module once, as the engine does, and its code stays compiled for the test files that follow.
 */
export default class Runtime {
	readonly #environment: JestEnvironment;

	constructor(_config: unknown, environment: JestEnvironment) {
		this.#environment = environment;
	}

	/** Jest's runner of tests keeps what a test file has registered, so that each needs a new one. */
	requireInternalModule(path: string): unknown {
		Reflect.deleteProperty(require.cache, path);
		Reflect.deleteProperty(globalThis, EVENT_HANDLERS);
		return require(path);
	}

	requireModule(path: string): unknown {
		return require(path);
	}

	setGlobalsForRuntime(globals: Omit<Globals, 'jest'>): void {
		const { moduleMocker, fakeTimersModern: timers } = this.#environment;
		if (!moduleMocker || !timers) throw new Error('the test environment has no mocks');
		const jest = {
			fn: moduleMocker.fn.bind(moduleMocker),
			spyOn: moduleMocker.spyOn.bind(moduleMocker),
			clearAllMocks: () => moduleMocker.clearAllMocks(),
			useFakeTimers: (...options: Parameters<typeof timers.useFakeTimers>) =>
				timers.useFakeTimers(...options),
			useRealTimers: () => timers.useRealTimers(),
			advanceTimersByTime: (ms: number) => timers.advanceTimersByTime(ms),
			advanceTimersByTimeAsync: (ms: number) => timers.advanceTimersByTimeAsync(ms),
		};
		setGlobals({ ...globals, jest: jest as unknown as Globals['jest'] });
	}

	unstable_shouldLoadAsEsm(): boolean {
		return true;
	}

	async unstable_importModule(path: string): Promise<unknown> {
		return await import(pathToFileURL(path).href);
	}

	/** Node replaces types by blanks, so that lines and columns stay true. */
	getSourceMaps(): Map<string, string> {
		return new Map();
	}

	getAllCoverageInfoCopy(): undefined {
		return undefined;
	}

	enterTestCode(): void {
		// Nothing is different while a test runs.
	}

	leaveTestCode(): void {
		// Nothing was different while the test ran.
	}

	teardown(): void {
		this.#environment.moduleMocker?.restoreAllMocks();
	}
}
