import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../support/free-port.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { INSTALL, runNpm } from '../../kit/install-beside.ts';

export type N8nProcess = {
	url: string;
	port: number;
	/** The only folder that n8n lets workflows read and write by default. */
	filesFolder: string;
	/** Installs a package like the Community nodes screen. */
	installPack: (tarball: string) => Promise<void>;
	start: () => Promise<void>;
	stop: () => Promise<void>;
	/** Like a crash: kills all its processes at once. */
	kill: () => Promise<void>;
	log: () => string;
	/** Its main process, while it runs. */
	pid: () => number | undefined;
};

/** Modules that are not tested; a version that does not know a name refuses to start with it. */
const UNUSED_MODULES = ['mcp-registry', 'instance-ai', 'chat-hub', 'mcp', 'agents', 'insights'];
const START_WITHIN_S = 300;
const STOP_WITHIN_MS = 20_000;

/** An alternative way to start n8n, as in a container. */
type Launch = { command: string; args: string[]; environment: Record<string, string> };

/** A real n8n with its own home folder. */
export async function createN8n(
	program: string,
	home: string,
	launch: Launch = { command: process.execPath, args: [program, 'start'], environment: {} },
): Promise<N8nProcess> {
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	const modules = join(dirname(program), '../dist/modules');
	const filesFolder = join(home, '.n8n-files');
	await mkdir(filesFolder, { recursive: true });
	const environment = {
		PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
		HOME: home,
		N8N_USER_FOLDER: home,
		N8N_LISTEN_ADDRESS: '127.0.0.1',
		N8N_HOST: '127.0.0.1',
		N8N_PORT: String(port),
		N8N_WEBHOOK_URL: `${url}/`,
		N8N_ENCRYPTION_KEY: 'a key for tests only',
		N8N_SECURE_COOKIE: 'false',
		N8N_RUNNERS_BROKER_LISTEN_ADDRESS: '127.0.0.1',
		N8N_RUNNERS_BROKER_PORT: String(await freePort()),
		DB_TYPE: 'sqlite',
		GENERIC_TIMEZONE: 'UTC',
		N8N_UNVERIFIED_PACKAGES_ENABLED: 'true',
		// Disable outgoing calls and pop-ups over the screenshots.
		N8N_DIAGNOSTICS_ENABLED: 'false',
		N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
		N8N_TEMPLATES_ENABLED: 'false',
		N8N_PERSONALIZATION_ENABLED: 'false',
		N8N_VERIFIED_PACKAGES_ENABLED: 'false',
		N8N_DISABLED_MODULES: UNUSED_MODULES.filter((name) => existsSync(join(modules, name))).join(),
		...launch.environment,
	};
	let child: ChildProcess | undefined;
	let log = '';

	const signal = async (name: NodeJS.Signals): Promise<void> => {
		if (child?.pid === undefined || hasEnded(child)) return;
		const ended = once(child, 'exit');
		// The whole process group: n8n runs code in a separate process.
		process.kill(-child.pid, name);
		await Promise.race([ended, setTimeout(STOP_WITHIN_MS, undefined, { ref: false })]);
	};
	return {
		url,
		port,
		filesFolder,
		log: () => log,
		pid: () => child?.pid,
		installPack: async (tarball) => {
			const folder = join(home, '.n8n', 'nodes');
			await mkdir(folder, { recursive: true });
			const manifest = { name: 'installed-nodes', private: true, dependencies: {} };
			await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
			runNpm(folder, [...INSTALL, '--omit=peer', tarball]);
		},
		start: async () => {
			const started = spawn(launch.command, launch.args, {
				cwd: home,
				env: environment,
				detached: true,
				stdio: ['ignore', 'pipe', 'pipe'],
			});
			child = started;
			started.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
			started.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
			const isReady = async (): Promise<boolean> => {
				if (hasEnded(started)) throw new Error('n8n has ended');
				// An older version reports that it is ready before all routes exist.
				return (
					(await answers(`${url}/healthz/readiness`)) && (await answers(`${url}/rest/settings`))
				);
			};
			await waitUntil(isReady, START_WITHIN_S, 'n8n to be ready').catch((error: unknown) => {
				throw new Error(`${String(error)}\n${log.slice(-4000)}`);
			});
		},
		stop: async () => {
			await signal('SIGTERM');
			await signal('SIGKILL');
		},
		kill: () => signal('SIGKILL'),
	};
}

function hasEnded(child: ChildProcess): boolean {
	return child.exitCode !== null || child.signalCode !== null;
}

async function answers(address: string): Promise<boolean> {
	return await fetch(address).then(
		({ ok }) => ok,
		() => false,
	);
}
