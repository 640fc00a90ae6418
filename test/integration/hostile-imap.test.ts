import { afterEach, describe, expect, test } from '@jest/globals';
import { createOpenImap } from '../../engine/src/services/intake/open-imap.ts';
import { allowServer, mailboxOn } from '../support/mailbox-client.ts';
import { makeEml } from '../support/mails.ts';
import { flood, mailsOf, SELECTED, startScriptedImap } from '../support/scripted-imap.ts';
import type { ImapScript } from '../support/scripted-imap.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';
import { waitUntil } from '../support/wait-until.ts';

type Row = { attempts: number; state: string; uid: number; reason: string | null };

const MAIL = makeEml({ attached: [{ name: 'a.txt', content: Buffer.from('Invoice number A-1') }] });
const LITERAL = '{900000000}\r\n';
/** What a server may send before it is noticed: a few times what is read. */
const MAX_TAKEN_BYTES = 33_554_432;
/** CPU time of one turn of the event loop, with the server of the test in it. */
const MAX_TURN_MS = 50;

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
	for (const clean of cleanups.splice(0).reverse()) await clean();
});

async function serve(script: ImapScript) {
	const server = await startScriptedImap(script);
	cleanups.push(server.stop);
	return server;
}

describe('a connection to a hostile server', () => {
	const openImap = createOpenImap({ outbound: { resolveHost: (host) => Promise.resolve(host) } });

	/** Opens a mailbox of a server, and returns why that failed. */
	async function fail(script: ImapScript): Promise<{ message: string; ms: number }> {
		const { host, port, user, password } = await serve(script);
		const address = { host, port, user, security: 'none', secretKind: 'password' } as const;
		const began = performance.now();
		const error: unknown = await openImap({ ...address, folder: 'INBOX' }, password, {
			maxBytes: 4_194_304,
			maxMs: 2000,
		}).then(
			() => new Error('it was opened'),
			(reason: unknown) => reason,
		);
		return { message: (error as Error).message, ms: performance.now() - began };
	}

	test.each([
		['literal', `* OK ${LITERAL}`],
		['line', '* OK '],
		['list', '* FLAGS ('],
	])('an endless %s ends the connection', async (_name, beginning) => {
		const endless = flood(beginning);
		const { message, ms } = await fail({ SELECT: endless.say });
		expect(message).toMatch(/sends more than is read|does not answer/);
		expect(ms).toBeLessThan(10_000);
		expect(endless.sent()).toBeLessThan(MAX_TAKEN_BYTES);
	});

	test('a server that sends short lines for ever is given up', async () => {
		let sent = 0;
		const { message, ms } = await fail({
			SELECT: (_args, socket) => {
				const push = () => {
					while (!socket.destroyed && socket.write('* 1 EXISTS\r\n'.repeat(1000))) sent += 12_000;
				};
				socket.on('drain', push);
				push();
				return undefined;
			},
		});
		expect(message).toMatch(/sends more than is read|does not answer/);
		// 20,000 lines are read, and some are on their way.
		expect(sent).toBeLessThan(MAX_TAKEN_BYTES);
		expect(ms).toBeLessThan(5000);
	});

	test.each([
		['no UIDVALIDITY', /.*UIDVALIDITY.*\r\n/, ''],
		['a UIDVALIDITY that is no number', 'UIDVALIDITY 1', 'UIDVALIDITY abc'],
		['a UIDVALIDITY of more than 32 bits', 'UIDVALIDITY 1', 'UIDVALIDITY 99999999999999999999'],
		['a negative UIDVALIDITY', 'UIDVALIDITY 1', 'UIDVALIDITY -5'],
		['no UIDNEXT', /.*UIDNEXT.*\r\n/, ''],
		['a UIDNEXT of more than 32 bits', 'UIDNEXT 2', 'UIDNEXT 99999999999999999999'],
	])('a folder with %s is refused', async (_name, usual, lie) => {
		const { message } = await fail({ SELECT: () => SELECTED.replace(usual, lie) });
		expect(message).toContain('does not number mails');
	});

	/** Runs work, and returns the most CPU time that one turn of the event loop took meanwhile. */
	async function longestTurn(work: () => Promise<unknown>): Promise<number> {
		let [longestMs, used, isOver] = [0, process.cpuUsage(), false];
		/** CPU time rather than time, because other tests run beside this one. */
		const watchTurns = () => {
			const { user, system } = process.cpuUsage(used);
			used = process.cpuUsage();
			longestMs = Math.max(longestMs, (user + system) / 1000);
			if (!isOver) setImmediate(watchTurns);
		};
		setImmediate(watchTurns);
		await work();
		isOver = true;
		watchTurns();
		return longestMs;
	}

	test.each([
		['atoms', '* LIST (', 'a ', ')'],
		['flags', '* FLAGS (', '\\a', ')'],
		['empty literals', '* LIST ', '{0}\r\n ', ''],
		['empty strings', '* LIST (', '""', ')'],
		['lists', '* LIST (', '()', ')'],
		['numbers', '* SEARCH', ' 1', ''],
		['numbers of a set', '* ESEARCH UID ALL 1', ',1', ''],
		['addresses', '* 1 FETCH (ENVELOPE (', '(NIL NIL "a" "b")', '))'],
		['codes', '* OK [X ', 'x ', '] ok'],
	])('a response of many %s does not occupy the process', async (_name, beginning, part, end) => {
		const say = (bytes: number) => {
			const parts = Math.floor((bytes - beginning.length - end.length) / part.length);
			return `${beginning}${part.repeat(parts)}${end}\r\n`;
		};
		for (const bytes of [1000, 2400, 5000, 8100, 16_000, 39_000, 250_000, 1_000_000]) {
			const response = say(bytes);
			const turns: number[] = [];
			// Noise and the compiler of V8 only add, so the shortest of three counts.
			for (let i = 0; i < 3; i += 1) {
				turns.push(await longestTurn(() => fail({ SELECT: () => response })));
			}
			expect({ bytes, isShort: Math.min(...turns) < MAX_TURN_MS, turns }).toEqual({
				bytes,
				turns,
				isShort: true,
			});
		}
	});

	test('700 mails in one search are read', async () => {
		const uids = Array.from({ length: 700 }, (_, i) => 4_000_000_000 + i);
		const { host, port, user, password } = await serve({
			'UID SEARCH': () => `* SEARCH ${uids.join(' ')}\r\n`,
		});
		const address = { host, port, user, security: 'none', secretKind: 'password' } as const;
		const limits = { maxBytes: 4_194_304, maxMs: 20_000 };
		const session = await openImap({ ...address, folder: 'INBOX' }, password, limits);
		expect(await session.client.search({ uid: '1:*' }, { uid: true })).toHaveLength(700);
		session.close();
	});

	test.each(['CAPABILITY', 'AUTHENTICATE', 'SELECT'])(
		'a server that never answers %s is given up',
		async (command) => {
			const { message, ms } = await fail({ [command]: () => undefined });
			expect(message).toContain('does not answer');
			expect(ms).toBeLessThan(10_000);
		},
	);
});

describe('a mailbox on a hostile server', () => {
	async function connect(script: ImapScript) {
		const server = await serve(script);
		const environment = {
			...allowServer(server),
			MAILBOX_POLL_SECONDS: '1',
			JOB_LEASE_SECONDS: '1',
		};
		const engine = await startTestEngine({ kind: 'SQLite', environment });
		cleanups.push(engine.stop);
		const [template] = (await engine.call('GET', '/v1/templates')).body as { id: string }[];
		const body = { ...mailboxOn(server, template?.id ?? ''), existing: true };
		const made = await engine.call('POST', '/v1/mailboxes', body);
		expect(made).toMatchObject({ status: 201 });
		return { engine, id: (made.body as { id: string }).id };
	}
	const isFirst = (args: string, uid = 1) =>
		args.startsWith(`FETCH ${uid} `) || args.startsWith(`${uid} `);
	const mailsIn = async (engine: TestEngine, id: string) =>
		((await engine.call('GET', `/v1/mailboxes/${id}/mails`)).body as { mails: Row[] }).mails;
	const errorOf = async (engine: TestEngine, id: string) =>
		((await engine.call('GET', `/v1/mailboxes/${id}`)).body as { lastError: string | null })
			.lastError;

	test('a mail that the server cannot send is tried a few times, then given up; the next one is taken', async () => {
		const usual = mailsOf(['broken', MAIL.toString('latin1')], () => 1);
		const { engine, id } = await connect({
			...usual,
			'UID FETCH': (args, socket) => {
				if (!isFirst(args)) return usual['UID FETCH']?.(args, socket);
				socket.destroy();
				return undefined;
			},
		});
		await waitUntil(async () => (await errorOf(engine, id)) ?? undefined);
		expect(await mailsIn(engine, id)).toMatchObject([{ uid: 1, state: 'trying', attempts: 1 }]);

		// As after nine attempts, and the time to the next one.
		const { db } = engine.services;
		await db('mailbox_mails').where({ mailbox_id: id }).update({ attempts: 9 });
		await db('mailboxes').where({ id }).update({ due_at: 1 });
		const failed = await waitUntil(async () =>
			(await mailsIn(engine, id)).find(({ state }) => state === 'failed'),
		);
		expect(failed).toMatchObject({ uid: 1, attempts: 10 });
		expect(failed.reason).toMatch(/sends more than is read|does not answer/);
		await db('mailboxes').where({ id }).update({ due_at: 1 });
		const taken = await waitUntil(async () =>
			(await mailsIn(engine, id)).find(({ state }) => state === 'taken'),
		);
		expect(taken.uid).toBe(2);
	});

	test('mails with endless headers are put aside at once, and hold up no other', async () => {
		const usual = mailsOf(['broken', 'broken', MAIL.toString('latin1')], () => 1);
		const { engine, id } = await connect({
			...usual,
			'UID FETCH': (args, socket) =>
				isFirst(args) || isFirst(args, 2)
					? flood(`* 1 FETCH (UID 1 BODY[HEADER.FIELDS (FROM)] ${LITERAL}`).say(args, socket)
					: usual['UID FETCH']?.(args, socket),
		});
		await waitUntil(async () => (await mailsIn(engine, id)).length === 3);
		await waitUntil(async () => (await mailsIn(engine, id))[0]?.state === 'taken');
		expect((await mailsIn(engine, id)).slice(1)).toMatchObject([
			{ uid: 2, state: 'failed', reason: 'Its header is longer than is read.' },
			{ uid: 1, state: 'failed', reason: 'Its header is longer than is read.' },
		]);
		expect(await errorOf(engine, id)).toBeNull();
	});

	test('a mail whose reading has ended the process ten times is put aside', async () => {
		let isReady = false;
		const usual = mailsOf([MAIL.toString('latin1'), MAIL.toString('latin1')], () => 1);
		const { engine, id } = await connect({
			...usual,
			'UID SEARCH': (args, socket) => (isReady ? usual['UID SEARCH']?.(args, socket) : ''),
		});
		const row = { id: engine.services.newId(), mailbox_id: id, uid_validity: 1, uid: 1 };
		const about = { fingerprint: 'x', sender: '', state: 'trying', job_ids: '[]' };
		await engine.services
			.db('mailbox_mails')
			.insert({ ...row, ...about, attempts: 10, is_marked: 0, at: 1 });
		isReady = true;
		await waitUntil(async () => {
			const states = (await mailsIn(engine, id)).map(({ state }) => state).toSorted();
			return states.join() === 'failed,taken';
		});
		const failed = (await mailsIn(engine, id)).find(({ state }) => state === 'failed');
		expect(failed).toMatchObject({ uid: 1, attempts: 10 });
		expect(failed?.reason).toContain('10 attempts');
	});

	test('a connection that breaks at the last mail does not lose it', async () => {
		let cuts = 0;
		const usual = mailsOf([MAIL.toString('latin1')], () => 1);
		const { engine, id } = await connect({
			...usual,
			'UID FETCH': (args, socket) => {
				if (cuts > 0) return usual['UID FETCH']?.(args, socket);
				cuts += 1;
				socket.destroy();
				return undefined;
			},
		});
		await waitUntil(async () => (await errorOf(engine, id)) ?? undefined);
		await engine.services.db('mailboxes').where({ id }).update({ due_at: 1 });
		await waitUntil(async () => (await mailsIn(engine, id))[0]?.state === 'taken');
	});

	test('a mail that was still being tried is not lost when the server gives out new UIDs', async () => {
		let [validity, isBroken] = [1, true];
		const usual = mailsOf([MAIL.toString('latin1')], () => validity);
		const { engine, id } = await connect({
			...usual,
			'UID FETCH': (args, socket) => {
				if (!isBroken || args.includes('HEADER')) return usual['UID FETCH']?.(args, socket);
				socket.destroy();
				return undefined;
			},
		});
		await waitUntil(async () => (await mailsIn(engine, id))[0]?.state === 'trying');
		await waitUntil(async () => (await errorOf(engine, id)) ?? undefined);
		[validity, isBroken] = [2, false];
		await engine.services.db('mailboxes').where({ id }).update({ due_at: 1 });
		await waitUntil(async () => (await mailsIn(engine, id)).some(({ state }) => state === 'taken'));
	});

	test('a server that changes UIDVALIDITY again and again has no mail taken twice', async () => {
		let validity = 1;
		const mails = [MAIL.toString('latin1')];
		const { engine, id } = await connect(mailsOf(mails, () => validity));
		const isSettled = async (count: number) => {
			const found = await mailsIn(engine, id);
			return found.length === count && found.every(({ state }) => state === 'taken');
		};
		await waitUntil(() => isSettled(1));
		for (const next of [2, 1, 3, 1, 2]) {
			validity = next;
			// The second mail comes with the second generation of UIDs.
			if (next === 2 && mails.length === 1) {
				const attached = [{ name: 'b.txt', content: Buffer.from('Invoice number B-1') }];
				mails.push(makeEml({ attached }).toString('latin1'));
			}
			const changed = await engine.call('PATCH', `/v1/mailboxes/${id}`, { enabled: true });
			expect(changed.status).toBe(200);
			const place = { id, uid_validity: next, last_uid: 2 };
			await waitUntil(async () => await engine.services.db('mailboxes').where(place).first('id'));
		}
		await waitUntil(() => isSettled(2));
		const { body } = await engine.call('GET', '/v1/jobs?limit=100');
		expect((body as { jobs: object[] }).jobs).toHaveLength(2);
	});
});
