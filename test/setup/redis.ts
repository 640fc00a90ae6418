import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { installProgram } from '../support/install-program.ts';
import type { RunningService } from './postgres.ts';

/** Starts a real redis-server on a free port; installs it first if possible. */
export async function startRedis(
	options: string[] = [],
): Promise<
	RunningService & { kill: () => Promise<void>; signal: (signal: NodeJS.Signals) => void }
> {
	installProgram('redis-server', 'redis-server');
	const folder = mkdtempSync(join(tmpdir(), 'docsift-redis-'));
	const given = options.indexOf('--port');
	const port = given < 0 ? await freePort() : Number(options[given + 1]);
	const server = spawn(
		'redis-server',
		['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', ...options],
		{ stdio: ['ignore', 'pipe', 'ignore'] },
	);
	await new Promise<void>((resolve, reject) => {
		let log = '';
		server.stdout.on('data', (chunk: Buffer) => {
			log += chunk.toString();
			if (log.includes('Ready to accept connections')) resolve();
		});
		server.on('error', reject);
		server.on('exit', (code) => reject(new Error(`redis-server ended with ${code}: ${log}`)));
	});
	const end = async (signal: NodeJS.Signals): Promise<void> => {
		if (server.exitCode === null && server.signalCode === null) {
			server.kill(signal);
			await once(server, 'exit');
		}
		rmSync(folder, { recursive: true, force: true });
	};
	return {
		url: `redis://127.0.0.1:${port}`,
		stop: () => end('SIGTERM'),
		kill: () => end('SIGKILL'),
		signal: (signal) => void server.kill(signal),
	};
}
