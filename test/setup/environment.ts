import { ModernFakeTimers } from '@jest/fake-timers';
import type { JestEnvironmentConfig } from '@jest/environment';
import { ModuleMocker } from 'jest-mock';

/** The process itself, in which all test files of a worker run; what one changes is undone before the next. */
export default class Environment {
	readonly global = globalThis;
	readonly moduleMocker = new ModuleMocker(globalThis);
	readonly fakeTimers = null;
	readonly fakeTimersModern: ModernFakeTimers;
	readonly #before = {
		console,
		// Jest wraps it.
		exit: Object.getOwnPropertyDescriptor(process, 'exit') ?? {},
		variables: { ...process.env },
	};

	constructor({ projectConfig }: JestEnvironmentConfig) {
		this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
	}

	async setup(): Promise<void> {
		// Nothing to prepare.
	}

	async teardown(): Promise<void> {
		this.fakeTimersModern.dispose();
		const { console, exit, variables } = this.#before;
		Object.assign(globalThis, { console });
		Object.defineProperty(process, 'exit', exit);
		for (const name of Object.keys(process.env)) {
			if (variables[name] === undefined) Reflect.deleteProperty(process.env, name);
		}
		Object.assign(process.env, variables);
		// n8n-workflow adds it when it is loaded; the engine never has it.
		Reflect.deleteProperty(BigInt.prototype, 'toJSON');
	}

	/** There is no other realm. */
	getVmContext(): null {
		return null;
	}

	exportConditions(): string[] {
		return ['node', 'node-addons'];
	}
}
