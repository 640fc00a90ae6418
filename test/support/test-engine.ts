import { Writable } from 'node:stream';
import type { Config } from '../../engine/src/app/config.ts';
import { startEngine } from '../../engine/src/app/engine.ts';
import type { Engine } from '../../engine/src/app/engine.ts';
import { createLog } from '../../engine/src/app/log.ts';
import type { Clock } from '../../engine/src/model/ports.ts';
import type { Services } from '../../engine/src/app/services.ts';
import { createMigratedConfig } from './databases.ts';
import type { DatabaseKind } from './databases.ts';

export type Answer = { status: number; headers: Headers; body: unknown };
export type Client = (
	method: string,
	path: string,
	json?: unknown,
	headers?: Record<string, string>,
) => Promise<Answer>;

export type TestEngine = {
	url: string;
	/** The URL of health and metrics, if they have their own port. */
	monitorUrl: string | null;
	/** Calls the API with the owner's key. */
	call: Client;
	ownerKey: string;
	/** The services of the engine, to prepare data without a route. */
	services: Services;
	routes: Engine['routes'];
	/** The setup code, unless the environment has a password. */
	setupCode: string;
	config: Config;
	/** Creates an account and returns a client with its key. */
	createAccount: (plan?: string) => Promise<{ accountId: string; apiKey: string; call: Client }>;
	clientFor: (apiKey?: string) => Client;
	logLines: () => Record<string, unknown>[];
	stop: () => Promise<void>;
};

/** The default of test engines: their child processes load no OCR and start much faster. Work that needs OCR fails. */
export const WITHOUT_OCR = {
	PARSE_PROCESSES: '1',
	OCR_ENGINE: 'tesseract',
	TESSERACT_PROGRAM: new URL('../fixtures/ocr-exits', import.meta.url).pathname,
};

/** For suites that read scans with any engine: the one that starts fastest. */
export const WITH_OCR = { OCR_ENGINE: 'tesseract.js' };

const GENEROUS = {
	ADDRESS_REQUESTS_PER_MINUTE: '100000',
	// The engine shares its event loop with the test, and a busy machine may delay both.
	LOOP_LAG_MAX_MS: '0',
	PLANS: JSON.stringify({
		free: { requestsPerMinute: 10_000 },
		premium: { requestsPerMinute: 10_000 },
	}),
};

/** On a busy machine, a job may take longer than a request waits for it. */
const MAX_WAITS = 3;

function isUnfinished(path: string, body: unknown): boolean {
	if (!/^\/v1\/jobs\/[^/?]+\?wait=[36]0\b/.test(path)) return false;
	const { status } = body as { status?: string };
	return status === 'pending' || status === 'processing';
}

/** A whole engine on a free port and an empty database, used over HTTP; without OCR by default. */
export async function startTestEngine({
	kind = 'SQLite',
	environment = {},
	clock,
}: {
	kind?: DatabaseKind;
	environment?: Record<string, string>;
	clock?: Clock;
} = {}): Promise<TestEngine> {
	const { config, dispose } = await createMigratedConfig(kind, {
		...GENEROUS,
		...WITHOUT_OCR,
		...environment,
	});
	const lines: string[] = [];
	const sink = new Writable({
		write: (chunk: Buffer, _encoding, done) => {
			lines.push(chunk.toString());
			done();
		},
	});
	let ownerKey = '';
	let setupCode = '';
	const engine = await startEngine(config, {
		log: createLog('debug', sink),
		...(clock && { clock }),
		onFirstStart: ({ apiKey }) => (ownerKey = apiKey),
		onSetupNeeded: (code) => (setupCode = code),
	});
	const { services, routes } = engine;
	const url = engine.url ?? '';
	let accountCount = 0;

	const clientFor =
		(apiKey?: string): Client =>
		async (...request) => {
			const send = sender(apiKey);
			let answer = await send(...request);
			for (let waits = 1; waits < MAX_WAITS && isUnfinished(request[1], answer.body); waits += 1) {
				answer = await send(...request);
			}
			return answer;
		};
	const sender =
		(apiKey?: string): Client =>
		async (method, path, json, headers = {}) => {
			const answer = await fetch(`${url}${path}`, {
				method,
				headers: {
					...(apiKey !== undefined && { 'x-api-key': apiKey }),
					...(json !== undefined && { 'content-type': 'application/json' }),
					...headers,
				},
				...(json !== undefined && { body: typeof json === 'string' ? json : JSON.stringify(json) }),
			});
			const text = await answer.text();
			const isJson = text !== '' && answer.headers.get('content-type')?.includes('json');
			return {
				status: answer.status,
				headers: answer.headers,
				body: isJson ? (JSON.parse(text) as unknown) : text,
			};
		};

	return {
		url,
		monitorUrl: engine.monitorUrl,
		ownerKey,
		services,
		routes,
		setupCode,
		config,
		clientFor,
		call: clientFor(ownerKey),
		createAccount: async (plan = 'free') => {
			accountCount += 1;
			const { id } = await services.accounts.create({
				email: `a${accountCount}@test.example`,
				plan,
			});
			const { secret } = await services.apiKeys.create({ accountId: id, name: 'k', mode: 'live' });
			return { accountId: id, apiKey: secret, call: clientFor(secret) };
		},
		logLines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
		stop: async () => {
			await engine.stop();
			await dispose();
		},
	};
}
