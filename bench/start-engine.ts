/** Starts an engine in a separate process, without rate limits. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { freePort } from '../test/support/free-port.ts';

const root = new URL('..', import.meta.url).pathname;

export type BenchEngine = {
	child: ChildProcess;
	url: string;
	startSeconds: number;
	headers: { 'x-api-key': string };
};

/** Waits until it is ready. Its log goes to the file, which also contains the first API key. */
export async function startEngine(
	logFile: string,
	environment: Record<string, string>,
): Promise<BenchEngine> {
	const port = await freePort();
	const begun = performance.now();
	const child = spawn(process.execPath, ['engine/src/app/main.ts'], {
		cwd: root,
		stdio: ['ignore', openSync(logFile, 'a'), 'inherit'],
		env: {
			...process.env,
			PORT: String(port),
			ADDRESS_REQUESTS_PER_MINUTE: '1000000000',
			FAILED_WORK_SECONDS_PER_HOUR: '1000000000',
			PLANS: '{"premium":{"requestsPerMinute":1000000000,"pagesPerMonth":1000000000}}',
			...environment,
		},
	});
	const url = `http://127.0.0.1:${port}`;
	const isReady = () =>
		fetch(`${url}/readyz`).then(
			({ ok }) => ok,
			() => false,
		);
	while (!(await isReady())) {
		if (child.exitCode !== null) throw new Error(`the engine ended with ${child.exitCode}`);
		await new Promise((resolve) => setTimeout(resolve, 10));
	}
	const startSeconds = (performance.now() - begun) / 1000;
	const findKey = () => /dsk_live_[\w-]{43}/.exec(readFileSync(logFile, 'utf8'))?.[0];
	while (findKey() === undefined) await new Promise((resolve) => setTimeout(resolve, 10));
	return { child, url, startSeconds, headers: { 'x-api-key': findKey() ?? '' } };
}
