import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Runtime } from './model.ts';

const run = promisify(execFile);
/** Loading the library takes 0.1 s; a machine that needs this long is stuck. */
const TIMEOUT_MS = 30_000;

/**
 * Which runtime child processes will use. Loads the native library in a short process of its own, so
 * that it does not take memory in the process that serves the API. `fault` says why it did not load.
 */
export async function probeRuntime(
	program = process.execPath,
): Promise<{ name: Runtime['name']; fault?: string }> {
	try {
		await run(program, ['--eval', 'require("onnxruntime-node")'], {
			cwd: import.meta.dirname,
			timeout: TIMEOUT_MS,
		});
		return { name: 'native' };
	} catch (error) {
		const [fault = ''] = /^.*Error: .*$/m.exec((error as { stderr?: string }).stderr ?? '') ?? [];
		return { name: 'wasm', fault: fault || (error as Error).message.slice(0, 200) };
	}
}
