import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './run-node.ts';

export type EngineProcess = {
	url: string;
	pid: number;
	output: () => string;
	kill: (signal: NodeJS.Signals) => void;
	exited: Promise<number | null>;
};

const COMMAND = { program: process.execPath, args: ['engine/src/app/main.ts'], cwd: root };

/** Starts the engine in a separate process and waits until it is ready. */
export async function startEngineProcess(
	environment: Record<string, string>,
	{ program, args, cwd } = COMMAND,
): Promise<EngineProcess> {
	const child = spawn(program, args, {
		cwd,
		// A busy machine may delay any process; load shedding is tested with an injected lag instead.
		env: { ...process.env, LOOP_LAG_MAX_MS: '0', ...environment },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	const exited = once(child, 'close').then(([code]) => code as number | null);
	const ready = new Promise<string>((resolve, reject) => {
		const read = (chunk: Buffer) => {
			output += chunk.toString();
			const line = /\{[^\n]*"msg":"ready"[^\n]*\}/.exec(output)?.[0];
			if (line) resolve((JSON.parse(line) as { url: string | null }).url ?? '');
		};
		child.stdout.on('data', read);
		child.stderr.on('data', read);
		void exited.then((code) => reject(new Error(`the engine ended with ${code}: ${output}`)));
	});
	return {
		url: await ready,
		pid: child.pid ?? 0,
		output: () => output,
		kill: (signal) => child.kill(signal),
		exited,
	};
}
