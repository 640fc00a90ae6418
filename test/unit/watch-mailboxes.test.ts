import { expect, test } from '@jest/globals';
import pino from 'pino';
import { watchMailboxes } from '../../engine/src/services/intake/watch-mailboxes.ts';

type Given = Parameters<typeof watchMailboxes>[0];

const watchers: ReturnType<typeof watchMailboxes>[] = [];

test('a mailbox whose server announces mails without end loses its turn', async () => {
	const held = { mailbox: { id: 'm', failures: 0 }, sealed: '', token: 't' };
	const free = [held];
	const released = new Promise<unknown>((resolve) => {
		const mails = {
			claim: () => Promise.resolve(free.pop()),
			renew: () => Promise.resolve(true),
			note: () => Promise.resolve(),
			release: (_held: unknown, outcome: unknown) => {
				resolve(outcome);
				return Promise.resolve();
			},
		};
		const session = {
			client: { on: () => undefined, idle: () => Promise.resolve(true) },
			ended: new AbortController().signal,
			allow: () => undefined,
			close: () => undefined,
		};
		const given = {
			mails,
			openImap: () => Promise.resolve(session),
			// There is always another mail, until somebody asks it to stop.
			readMails: (_held: unknown, _session: unknown, signal: AbortSignal) =>
				new Promise<void>((done) => signal.addEventListener('abort', () => done())),
			seal: { open: () => 'secret' },
			clock: { now: () => new Date() },
			newId: () => 'id',
			log: pino({ level: 'silent' }),
			settings: { pollMs: 1000, leaseMs: 60_000, maxMailBytes: 1000, turnMs: 100 },
		};
		watchers.push(watchMailboxes(given as unknown as Given));
	});
	try {
		expect(await released).toMatchObject({ waitMs: 0, error: null });
	} finally {
		for (const watcher of watchers) await watcher.stop();
	}
});
