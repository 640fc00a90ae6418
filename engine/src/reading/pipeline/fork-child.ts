import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Log } from '../../model/ports.ts';
import { openIsolation } from './isolation.ts';
import type { IsolationSettings } from './isolation.ts';

/**
 * The environment variables that a process for untrusted documents needs: locations of programs, libraries, fonts
 * and OCR data, locale, memory tuning. Secrets are excluded, so a compromised process cannot reveal them.
 */
const PASSED_ON =
	/^(PATH|TMPDIR|TZ|LANG|LANGUAGE|LC_\w+|TESSDATA_PREFIX|FONTCONFIG_(FILE|PATH)|LD_LIBRARY_PATH|LD_PRELOAD|MALLOC_\w+|GLIBC_TUNABLES|UV_THREADPOOL_SIZE|NODE_COMPILE_CACHE)$/;

/**
 * Memory tuning of glibc; musl ignores it, and the operator's values take precedence. Pictures and tensors get
 * mappings of their own, which are returned when freed; glibc would keep up to 150 MB of them. Huge pages make up for
 * the page faults.
 */
export const MEMORY_TUNING: Readonly<Record<string, string>> = {
	MALLOC_MMAP_THRESHOLD_: '2000000',
	GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
};

/**
 * Options of Node. V8 gives new objects three spaces of 16 MB by default and returns them late; half of that saves about
 * 30 MB and no measurable time.
 */
export const HEAP_TUNING: readonly string[] = ['--max-semi-space-size=8'];

export type ForkChild = (
	file: URL,
	options: { args: readonly string[]; maxHeapBytes: number },
) => ChildProcess;

/**
 * Starts child processes with a minimal environment and restricted access to files and the network, as far as the
 * system allows. Their own child processes inherit both.
 */
export function createForkChild(settings: IsolationSettings, log: Log): ForkChild {
	const { before, options, environment } = openIsolation(settings, process.env, log);
	const [first, ...others] = before;
	return (file, { args, maxHeapBytes }) =>
		fork(file, args, {
			serialization: 'advanced',
			// A process group of its own, so that programs it has started end with it.
			detached: true,
			stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
			env: { ...MEMORY_TUNING, ...pickEnvironment(process.env), ...environment },
			execPath: first ?? process.execPath,
			execArgv: [
				...(first === undefined ? [] : [...others, process.execPath]),
				...options,
				...HEAP_TUNING,
				`--max-old-space-size=${Math.round(maxHeapBytes / 1_048_576)}`,
			],
		});
}

function pickEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
	return Object.fromEntries(Object.entries(environment).filter(([name]) => PASSED_ON.test(name)));
}
