import { fork, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Log } from '../model/ports.ts';

/**
 * What a process that opens strangers' documents needs of our environment: where programs, libraries,
 * fonts and OCR data are, how texts are written, how memory is tuned. Not our secrets: whatever takes
 * such a process over, or makes it tell what it knows, finds none.
 */
const PASSED_ON =
	/^(PATH|TMPDIR|TZ|LANG|LANGUAGE|LC_\w+|TESSDATA_PREFIX|FONTCONFIG_(FILE|PATH)|LD_LIBRARY_PATH|LD_PRELOAD|MALLOC_\w+|UV_THREADPOOL_SIZE|NODE_COMPILE_CACHE)$/;

export type ForkChild = (
	file: URL,
	options: { args: readonly string[]; maxHeapBytes: number },
) => ChildProcess;

/**
 * Starts child processes with a minimal environment and, where the system allows it, without a
 * network; what they start inherits both. Which it is was found out once, and is in the log.
 */
export function createForkChild(log: Log): ForkChild {
	const isolation = findIsolation();
	log.info(
		{ network: isolation ? 'none' : 'that of the engine' },
		'what the processes that read documents can reach',
	);
	const [execPath = process.execPath, ...before] = isolation ?? [];
	return (file, { args, maxHeapBytes }) =>
		fork(file, args, {
			serialization: 'advanced',
			// A group of its own, so that a program it has started ends with it.
			detached: true,
			stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
			env: pickEnvironment(process.env),
			execPath,
			execArgv: [
				...(isolation ? [...before, process.execPath] : []),
				`--max-old-space-size=${Math.round(maxHeapBytes / 1_048_576)}`,
			],
		});
}

function pickEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
	return Object.fromEntries(Object.entries(environment).filter(([name]) => PASSED_ON.test(name)));
}

/**
 * A command that runs another one in a network namespace of its own, which holds nothing but a
 * loopback that is down. It becomes the other one, so the process id and the channel to us stay.
 * Root needs no user namespace for that, and must not have one: in it, it could no longer read the
 * files of others. undefined: there is no such command here, or the system does not let us.
 */
function findIsolation(): readonly string[] | undefined {
	const identity = process.getuid?.() === 0 ? [] : ['--user', '--map-current-user'];
	const command = ['unshare', ...identity, '--net', '--'] as const;
	const [program, ...args] = command;
	return spawnSync(program, [...args, 'true'], { stdio: 'ignore' }).status === 0
		? command
		: undefined;
}
