import { afterEach } from '@jest/globals';
import { startEngineProcess } from './engine-process.ts';
import type { EngineProcess } from './engine-process.ts';

/** Engines as processes, for one test each: what was started is killed when the test is over. */
export function useEngineProcesses() {
	const cleanups: (() => unknown)[] = [];
	afterEach(async () => {
		for (const clean of cleanups.splice(0).reverse()) await clean();
	});
	return {
		/** Last added first. */
		afterTest: (clean: () => unknown): void => void cleanups.push(clean),

		start: async (environment: Record<string, string>): Promise<EngineProcess> => {
			const engine = await startEngineProcess({ ...environment, PARSE_PROCESSES: '1' });
			cleanups.push(async () => {
				engine.kill('SIGKILL');
				await engine.exited;
			});
			return engine;
		},
	};
}
