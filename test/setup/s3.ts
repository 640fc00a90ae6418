import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import type { RunningService } from './postgres.ts';

const BUCKET = 'docsift-test';
const PROGRAM = new URL('./s3-server.ts', import.meta.url).pathname;

export type S3Service = RunningService & {
	/** The environment of an engine that uses it. */
	environment: Record<string, string>;
	kill: () => Promise<void>;
	/** Restarts it after a kill, at the same address and with its data. */
	restart: () => Promise<void>;
};

/** Starts an S3-compatible server in a separate process on a free port, with one bucket. */
export async function startS3(): Promise<S3Service> {
	const folder = mkdtempSync(join(tmpdir(), 'docsift-s3-'));
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	const start = async (): Promise<ChildProcess> => {
		const args = ['--openssl-legacy-provider', PROGRAM, folder, String(port), BUCKET];
		const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
		await Promise.race([
			once(child.stdout, 'data'),
			once(child, 'exit').then(([code]) => {
				throw new Error(`the S3 server ended with ${code}`);
			}),
		]);
		return child;
	};
	let server = await start();
	const kill = async (): Promise<void> => {
		if (server.exitCode !== null || server.signalCode !== null) return;
		server.kill('SIGKILL');
		await once(server, 'exit');
	};
	return {
		url,
		environment: {
			S3_BUCKET: BUCKET,
			S3_ENDPOINT: url,
			// The only key that s3rver accepts.
			S3_ACCESS_KEY_ID: 'S3RVER',
			S3_SECRET_ACCESS_KEY: 'S3RVER',
		},
		kill,
		restart: async () => {
			server = await start();
		},
		stop: async () => {
			await kill();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}
