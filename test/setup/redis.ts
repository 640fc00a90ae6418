import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import type { RunningService } from './postgres.ts';

/** Starts a real redis-server on a free port; installs it first where that is possible. */
export async function startRedis(
	options: string[] = [],
): Promise<
	RunningService & { kill: () => Promise<void>; signal: (signal: NodeJS.Signals) => void }
> {
	if (!isInstalled()) install();
	const folder = mkdtempSync(join(tmpdir(), 'docsift-redis-'));
	const given = options.indexOf('--port');
	const port = given < 0 ? await freePort() : Number(options[given + 1]);
	const server = spawn(
		'redis-server',
		['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', ...options],
		{ stdio: ['ignore', 'pipe', 'inherit'] },
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

function isInstalled(): boolean {
	return spawnSync('redis-server', ['--version']).status === 0;
}

function install(): void {
	if (process.getuid?.() !== 0) {
		throw new Error(
			'redis-server is not installed, and only root can install it (apt-get install redis-server)',
		);
	}
	const options = {
		env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
		encoding: 'utf8',
	} as const;
	spawnSync('apt-get', ['update', '-qq'], options);
	const { status, stderr } = spawnSync(
		'apt-get',
		['install', '-y', '-qq', '--no-install-recommends', 'redis-server'],
		options,
	);
	if (status !== 0) throw new Error(`apt-get could not install redis-server: ${stderr}`);
}
