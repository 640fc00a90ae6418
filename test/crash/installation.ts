import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { root } from '../support/run-node.ts';
import { waitUntil } from '../support/wait-until.ts';

/** An API and two workers over one database, which die one by one and are started again. */
export type Installation = {
	url: string;
	/** Of the owner. */
	key: string;
	/** As the processes have it. */
	environment: Record<string, string>;
	/** Kills one of them with SIGKILL, and starts it again. */
	kill: () => void;
	isReady: () => Promise<boolean>;
	/** Resolves when each of them has ended by itself. */
	stop: () => Promise<void>;
};

const START_SECONDS = 60;

/** Leases are short, and a kill, which counts as an attempt, never fails a job. */
export async function startInstallation(
	folder: string,
	settings: Record<string, string>,
): Promise<Installation> {
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	const environment = {
		DATA_DIR: join(folder, 'data'),
		PORT: String(port),
		PARSE_PROCESSES: '1',
		JOB_LEASE_SECONDS: '2',
		JOB_ATTEMPTS: '100',
		JOB_RETRY_SECONDS: '0.1',
		...settings,
	};
	const logFile = join(folder, 'engine.log');
	const log = openSync(logFile, 'a');
	const start = (role: string): ChildProcess =>
		spawn(process.execPath, ['engine/src/app/main.ts'], {
			cwd: root,
			env: { ...process.env, ...environment, ROLE: role },
			stdio: ['ignore', log, log],
		});
	const isReady = () =>
		fetch(`${url}/readyz`).then(
			({ ok }) => ok,
			() => false,
		);
	const roles = ['api', 'worker', 'worker'];
	const processes = [start('api')];
	await waitUntil(isReady, START_SECONDS, 'the API');
	const key = /dsk_live_[\w-]{43}/.exec(readFileSync(logFile, 'utf8'))?.[0] ?? '';
	processes.push(start('worker'), start('worker'));
	return {
		url,
		key,
		environment,
		isReady,
		kill: () => {
			const index = Math.floor(Math.random() * processes.length);
			processes[index]?.kill('SIGKILL');
			processes[index] = start(roles[index] ?? '');
		},
		stop: async () => {
			for (const one of processes) {
				one.kill('SIGTERM');
				if (one.exitCode === null && one.signalCode === null) await once(one, 'exit');
			}
		},
	};
}
