import pino from 'pino';
import { ConfigError, loadConfig } from './config.ts';
import type { Config } from './config.ts';
import { startEngine } from './engine.ts';
import type { Engine } from './engine.ts';
import { describeFirstStart } from './first-start.ts';

const SAME_SIGNAL_MS = 1000;

const config = readConfig();
const log = pino(
	{ level: config.logLevel, base: null, timestamp: createTimestamps() },
	// Under load lines are written a few dozen at a time, otherwise within a fifth of a second.
	pino.destination({ dest: 1, sync: true, minLength: 4096, periodicFlush: 200 }),
);
const engine = await start();
if (engine.firstStart !== null && engine.url !== null) {
	process.stdout.write(describeFirstStart(engine.url, engine.firstStart));
}
stopOnSignals(engine);

function readConfig(): Config {
	try {
		return loadConfig(process.env);
	} catch (error) {
		if (error instanceof ConfigError) return fail(error.message);
		throw error;
	}
}

async function start(): Promise<Engine> {
	try {
		return await startEngine(config, { log });
	} catch (error) {
		const { code, message } = error as NodeJS.ErrnoException;
		if (code === 'EADDRINUSE') {
			return fail(
				`PORT: ${config.host}:${config.port} is in use; stop what uses it or set another PORT`,
			);
		}
		if (code === 'EACCES' || code === 'EROFS' || code === 'EADDRNOTAVAIL') {
			return fail(`${message}; check HOST, PORT and DATA_DIR`);
		}
		log.fatal({ err: error }, 'could not start');
		return fail(`could not start: ${message}`);
	}
}

function stopOnSignals({ stop }: Engine): void {
	let stoppingSince: number | undefined;
	for (const signal of ['SIGTERM', 'SIGINT'] as const) {
		process.on(signal, () => {
			if (stoppingSince !== undefined) {
				// npm and the terminal may both pass on the same Ctrl-C; a second one comes later.
				if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
				return;
			}
			stoppingSince = performance.now();
			log.info({ signal }, 'stopping');
			setTimeout(
				() => fail('requests in flight did not finish in time'),
				config.shutdownGraceMs,
			).unref();
			stop().then(
				() => process.exit(0),
				(error: unknown) => {
					log.error({ err: error }, 'could not stop cleanly');
					process.exit(1);
				},
			);
		});
	}
}

function fail(message: string): never {
	process.stderr.write(`docsift: ${message}\n`);
	process.exit(1);
}

/** pino's own isoTime, made once per millisecond rather than once per line. */
function createTimestamps(): () => string {
	let time = 0;
	let text = '';
	return () => {
		const now = Date.now();
		if (now !== time) {
			time = now;
			text = `,"time":"${new Date(now).toISOString()}"`;
		}
		return text;
	};
}
