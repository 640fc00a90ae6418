/**
 * npm run bench:mailboxes [-- --seconds 20]
 *
 * Connects 24 mailboxes to servers that flood the engine as soon as it looks for mails: with short lines, responses of
 * tiny parts, long sets of numbers and endless literals. Polls GET /healthz meanwhile.
 *
 * Exits with code 1 when the p99 is above MAX_P99_MS.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createClosers } from '../test/support/closers.ts';
import { mailboxOn, SECRETS_KEY } from '../test/support/mailbox-client.ts';
import { flood, startScriptedImap } from '../test/support/scripted-imap.ts';
import { exitCode, print, report } from './report.ts';
import { startEngine } from './start-engine.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } });
const MAILBOXES = 24;
const MAX_P99_MS = 100;
/** A mailbox whose server floods has to wait; a person who changes it lets it begin again. */
const RESTART_EVERY_MS = 1000;

const FLOODS = {
	'short lines': () => flood('', '* 1 EXISTS\r\n'.repeat(5000)),
	'tiny parts': () => flood('', `* LIST (${'a '.repeat(1100)})\r\n`.repeat(20)),
	'sets of numbers': () => flood('', `* ESEARCH UID ALL 1${',1'.repeat(6000)}\r\n`.repeat(5)),
	'an endless literal': () => flood('* OK {900000000}\r\n'),
};

const folder = mkdtempSync(join(tmpdir(), 'docsift-mailboxes-'));
const closers = createClosers();
closers.add(() => rmSync(folder, { recursive: true, force: true }));

try {
	const servers = await Promise.all(
		Object.values(FLOODS).map((make) =>
			startScriptedImap({ 'UID SEARCH': (args, socket) => make().say(args, socket) }),
		),
	);
	for (const { stop } of servers) closers.add(stop);
	const { child, url, headers } = await startEngine(join(folder, 'engine.log'), {
		DATA_DIR: join(folder, 'data'),
		SECRETS_KEY,
		MAILBOX_PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
		MAILBOX_PORTS_ALLOWED: servers.map(({ port }) => port).join(','),
		MAILBOX_MAX_COUNT: String(MAILBOXES),
		PARSE_PROCESSES: '1',
	});
	closers.add(() => child.kill('SIGTERM'));
	const call = async (method: string, path: string, body: object): Promise<{ id: string }> => {
		const answer = await fetch(url + path, {
			method,
			body: JSON.stringify(body),
			headers: { ...headers, 'content-type': 'application/json' },
		});
		if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
		return (await answer.json()) as { id: string };
	};

	print(`quiet: ${JSON.stringify(await watchHealth(url, () => sleep(3000)))} ms`);
	const ids: string[] = [];
	const { p50, p99, worst } = await watchHealth(url, async () => {
		for (let i = 0; i < MAILBOXES; i += 1) {
			const server = servers[i % servers.length];
			if (!server) throw new Error('no server');
			const { id } = await call('POST', '/v1/mailboxes', mailboxOn(server, 'auto'));
			ids.push(id);
		}
		const until = performance.now() + 1000 * Number(values.seconds);
		while (performance.now() < until) {
			await sleep(RESTART_EVERY_MS);
			for (const id of ids) await call('PATCH', `/v1/mailboxes/${id}`, { enabled: true });
		}
	});
	print(`${MAILBOXES} mailboxes on flooding servers: p50 ${p50} ms, slowest ${worst} ms`);
	report('p99 of GET /healthz in ms', p99, { most: MAX_P99_MS });
} finally {
	await closers.closeAll();
}
process.exit(exitCode());

/** Polls from another process while something runs. */
async function watchHealth(url: string, work: () => Promise<void>) {
	const program = new URL('./watch-health.ts', import.meta.url).pathname;
	const watching = spawn(process.execPath, [program, url, '--spread'], {
		stdio: ['pipe', 'pipe', 'inherit'],
	});
	const said = text(watching.stdout);
	await work();
	watching.stdin.end();
	return JSON.parse(await said) as Record<'p50' | 'p99' | 'worst', number>;
}
