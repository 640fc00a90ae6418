import { spawn } from 'node:child_process';
import { once } from 'node:events';

export const root = new URL('../..', import.meta.url).pathname;

export type Ran = { code: number | null; stdout: string; stderr: string };

/** Runs a TypeScript file of this repository in a separate process. */
export async function runNode(args: string[], environment: Record<string, string>): Promise<Ran> {
	const child = spawn(process.execPath, args, {
		cwd: root,
		env: { ...process.env, ...environment },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let [stdout, stderr] = ['', ''];
	child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
	child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
	const [code] = (await once(child, 'close')) as [number | null];
	return { code, stdout, stderr };
}
