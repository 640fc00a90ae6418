import { afterEach } from '@jest/globals';
import { startEngineProcess } from './engine-process.ts';
import type { EngineProcess } from './engine-process.ts';
import { WITHOUT_OCR } from './test-engine.ts';

/** Engine processes without OCR, for one test each: they are killed after the test. */
export function useEngineProcesses() {
	const cleanups: (() => unknown)[] = [];
	afterEach(async () => {
		for (const clean of cleanups.splice(0).reverse()) await clean();
	});
	return {
		/** Last registered first. */
		afterTest: (clean: () => unknown): void => void cleanups.push(clean),

		start: async (environment: Record<string, string>): Promise<EngineProcess> => {
			const engine = await startEngineProcess({ ...environment, ...WITHOUT_OCR });
			cleanups.push(async () => {
				engine.kill('SIGKILL');
				await engine.exited;
			});
			return engine;
		},
	};
}
