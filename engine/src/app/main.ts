import pino from 'pino';
import { ConfigError, loadConfig } from './config.ts';
import type { Config } from './config.ts';
import { startEngine } from './engine.ts';
import type { Engine } from './engine.ts';
import { describeFirstStart, describeSetup } from './first-start.ts';
import type { FirstStart } from './first-start.ts';
import { createLog } from './log.ts';
import { readSecretFiles } from './read-secret-files.ts';

/** npm and the terminal may both forward the same Ctrl-C; a deliberate second one comes later. */
const SAME_SIGNAL_MS = 1000;

const config = readConfig();
// Buffers log lines: under load a few dozen are written at once, otherwise within 200 ms.
const output = pino.destination({ dest: 1, sync: true, minLength: 4096, periodicFlush: 200 });
const log = createLog(config.logLevel, output);
const running: { engine?: Engine } = {};
let firstStart: FirstStart | undefined;
let setupCode: string | undefined;

stopOnSignals();
running.engine = await start();
welcome(running.engine.url);
const { url, monitorUrl, version } = running.engine;
log.info({ role: config.role, url, monitorUrl, version }, 'ready');

function readConfig(): Config {
	try {
		return loadConfig(readSecretFiles(process.env));
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error;
		process.stderr.write(`docsift: ${error.message.replaceAll('\n', '\ndocsift: ')}\n`);
		process.exit(1);
	}
}

async function start(): Promise<Engine> {
	try {
		return await startEngine(config, {
			log,
			onFirstStart: (made) => (firstStart = made),
			onSetupNeeded: (code) => (setupCode = code),
		});
	} catch (error) {
		return fail(explain(error as NodeJS.ErrnoException));
	}
}

/** Print the key as early as possible, even when the rest of the start fails: the key already exists. */
function welcome(url: string | null): void {
	if (!firstStart && setupCode === undefined) return;
	output.flushSync();
	const address = url ?? `http://${config.host}:${config.port}`;
	if (firstStart) process.stdout.write(describeFirstStart(address, firstStart));
	// The setup code works only in this process; the next start prints another.
	if (setupCode !== undefined && url !== null) {
		process.stdout.write(describeSetup(address, setupCode));
	}
	firstStart = undefined;
	setupCode = undefined;
}

function explain(error: NodeJS.ErrnoException): string {
	const { code = '', message } = error;
	const place = `${config.host}:${config.port}`;
	if (code === 'EADDRINUSE')
		return `PORT: ${place} is in use; stop what uses it or set another PORT`;
	if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
		return `HOST: cannot listen on ${place} (${code})`;
	if (code === 'EACCES' && message.includes('listen')) {
		return `PORT: not allowed to listen on ${place}; set a PORT above 1023`;
	}
	if (/^(EACCES|EPERM|EROFS|EEXIST|ENOTDIR|ENOSPC|SQLITE_)/.test(code)) {
		return `DATA_DIR: cannot use ${config.dataDir} (${code}: ${message})`;
	}
	if (/^(ECONN|ETIMEDOUT|EAI_|EHOST|ENET|28|3D|57)/.test(code)) {
		return `DATABASE_URL: cannot use the database (${code}: ${message})`;
	}
	log.fatal({ err: error }, 'could not start');
	return `could not start: ${message}`;
}

function stopOnSignals(): void {
	let stoppingSince: number | undefined;
	for (const signal of ['SIGTERM', 'SIGINT'] as const) {
		process.on(signal, () => {
			if (stoppingSince !== undefined) {
				if (performance.now() - stoppingSince > SAME_SIGNAL_MS) exit(1);
				return;
			}
			stoppingSince = performance.now();
			log.info({ signal }, 'stopping');
			const { engine } = running;
			if (!engine) {
				welcome(null);
				exit(0);
			}
			setTimeout(
				() => fail('requests in flight did not finish in time'),
				config.shutdownGraceMs,
			).unref();
			engine.stop().then(
				() => exit(0),
				(error: unknown) => {
					log.error({ err: error }, 'could not stop cleanly');
					exit(1);
				},
			);
		});
	}
}

function fail(message: string): never {
	welcome(null);
	output.flushSync();
	process.stderr.write(`docsift: ${message}\n`);
	process.exit(1);
}

function exit(code: number): never {
	output.flushSync();
	process.exit(code);
}
