import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { describeOnEachDatabase } from '../support/databases.ts';
import { makePdf } from '../support/documents.ts';
import { startImapServer } from '../support/imap-server.ts';
import type { ImapServer } from '../support/imap-server.ts';
import { allowServer, listMails, mailboxOn } from '../support/mailbox-client.ts';
import { makeEml } from '../support/mails.ts';
import type { MailWish } from '../support/mails.ts';
import { makePacket } from '../support/packets.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';
import { waitUntil } from '../support/wait-until.ts';

type Mail = { uid: number; state: string; sender: string; jobIds: string[]; reason: string | null };

describeOnEachDatabase('a mailbox', (kind) => {
	let folder: string;
	let server: ImapServer;
	let engine: TestEngine;
	let templateId: string;
	beforeEach(async () => {
		folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
		server = await startImapServer(folder);
		const environment = { ...allowServer(server), MAILBOX_POLL_SECONDS: '1' };
		engine = await startTestEngine({ kind, environment });
		const [first] = (await engine.call('GET', '/v1/templates')).body as { id: string }[];
		templateId = first?.id ?? '';
	});
	afterEach(async () => {
		await engine.stop();
		await server.stop();
		await rm(folder, { recursive: true, force: true });
	});

	const deliver = (wish: MailWish) => server.deliver(makeEml(wish).toString('latin1'));
	const bill = async (number: string) => ({
		name: `${number}.pdf`,
		content: await makePdf([[['Invoice number', number]]]),
	});
	const connect = async (wish: object = {}) => {
		const { status, body } = await engine.call('POST', '/v1/mailboxes', {
			...mailboxOn(server, templateId),
			...wish,
		});
		expect({ status, body }).toMatchObject({ status: 201 });
		return (body as { id: string }).id;
	};
	const mailsOf = async (id: string) =>
		((await engine.call('GET', `/v1/mailboxes/${id}/mails`)).body as { mails: Mail[] }).mails;
	const settled = (id: string, count: number) =>
		waitUntil(async () => {
			const mails = (await mailsOf(id)).filter(({ state }) => state !== 'trying');
			return mails.length === count && mails;
		});
	const jobs = async () =>
		((await engine.call('GET', '/v1/jobs?limit=100')).body as { jobs: { fileName: string }[] })
			.jobs;

	test('attachments become jobs, and the result of each mail is marked on the server', async () => {
		await deliver({ subject: 'Old', attached: [await bill('OLD')] });
		const id = await connect();
		await deliver({ subject: 'Two', attached: [await bill('A-1'), await bill('A-2')] });
		await deliver({ subject: 'Words only', text: 'Invoice number B-1' });
		await deliver({
			subject: 'Broken',
			html: ' ',
			attached: [{ name: 'x.bin', content: Buffer.from([0, 1, 2]) }],
		});
		const mails = await settled(id, 3);
		expect(mails.map(({ state, jobIds }) => [state, jobIds.length])).toEqual([
			['taken', 1],
			['taken', 1],
			['taken', 2],
		]);
		// Its attachment is no document, so the body is what was sent.
		expect(mails[0]?.reason).toContain('x.bin');
		expect((await jobs()).map(({ fileName }) => fileName).toSorted()).toEqual(
			['A-1.pdf', 'A-2.pdf', 'Broken.eml', 'Words only.eml'].toSorted(),
		);
		await waitUntil(async () =>
			(await listMails(server))?.slice(1).every(({ flags }) => flags.includes('$DocSift')),
		);
		expect((await listMails(server))?.[0]?.flags).toEqual([]);
	});

	test('with the template auto, attachments are split, and the sender of the mail counts', async () => {
		const template = {
			name: 'Harbour post',
			category: 'CUSTOM',
			match: { senders: ['@harbour.example'] },
			schema: { data: { note: { type: 'string' } } },
		};
		const made = (await engine.call('POST', '/v1/templates', template)).body as { id: string };
		const id = await connect({ templateId: 'auto' });
		const letter = await makePdf([[['Dear Ann', 'the pier is closed on Monday']]]);
		await deliver({
			from: 'office@harbour.example',
			attached: [
				{ name: 'packet.pdf', content: await makePacket() },
				{ name: 'letter.pdf', content: letter },
			],
		});
		const [mail] = await settled(id, 1);
		expect(mail).toMatchObject({ state: 'taken', sender: 'office@harbour.example' });
		const [packet = '', post = ''] = mail?.jobIds ?? [];
		const read = async (jobId: string) =>
			(await engine.call('GET', `/v1/jobs/${jobId}?wait=60`)).body;
		expect(await read(packet)).toMatchObject({
			templateId: 'auto',
			children: [{ status: 'completed' }, { status: 'completed' }, { kind: 'blank' }, {}],
		});
		expect(await read(post)).toMatchObject({ children: [{ templateId: made.id }] });
		const kept = (await engine.call('GET', `/v1/mailboxes/${id}`)).body;
		expect(kept).toMatchObject({ templateId: 'auto' });
	});

	test('mails are moved, bad ones aside with their reason, and chosen senders only are taken', async () => {
		const id = await connect({ afterwards: 'move', senders: ['@example.com'] });
		await deliver({ subject: 'Good', attached: [await bill('A-1')] });
		await deliver({ subject: 'Foreign', from: 'x@elsewhere.test', attached: [await bill('A-2')] });
		// More documents than are read of one mail.
		const many = Array.from({ length: 101 }, (_, i) => ({
			name: `${i}.txt`,
			content: Buffer.from(`${i}`),
		}));
		await deliver({ subject: 'Too many', attached: many });
		const [bad, good] = await settled(id, 2);
		expect(good).toMatchObject({ state: 'taken', sender: 'ann@example.com' });
		expect(bad).toMatchObject({ state: 'failed', jobIds: [] });
		expect(bad?.reason).toContain('101 attachments');
		const folders = ['DocSift Done', 'DocSift Failed'];
		for (const one of folders)
			await waitUntil(async () => (await listMails(server, one))?.length === 1);
		await waitUntil(async () => (await listMails(server))?.length === 1);
		expect((await listMails(server))?.[0]?.subject).toBe('Foreign');
	});

	test('mails that were there are taken on request, and none twice when all UIDs change', async () => {
		for (const number of ['A-1', 'A-2', 'A-3']) {
			const mail = makeEml({ attached: [await bill(number)] }).toString('latin1');
			await server.deliver(`Message-ID: <${number}@example.com>\r\n${mail}`);
		}
		const id = await connect({ existing: true });
		await settled(id, 3);
		await engine.call('PATCH', `/v1/mailboxes/${id}`, { enabled: false });
		await server.renumber();
		await deliver({ subject: 'New', attached: [await bill('A-4')] });
		const answer = await engine.call('PATCH', `/v1/mailboxes/${id}`, { enabled: true });
		expect(answer.status).toBe(200);
		await settled(id, 4);
		expect(await jobs()).toHaveLength(4);
	});

	test('a mail waits while the account has no pages left', async () => {
		const poor = await engine.createAccount('free');
		const { services } = engine;
		const template = await services.templates.create(poor.accountId, {
			name: 'T',
			category: 'CUSTOM',
			schema: { data: { total: { type: 'string' } } },
		});
		await services.quota.reserve({ accountId: poor.accountId, pages: 50, limit: 50, holdMs: null });
		const made = await poor.call('POST', '/v1/mailboxes', mailboxOn(server, template.id));
		const { id } = made.body as { id: string };
		await deliver({ attached: [await bill('A-1')] });
		const read = async () =>
			(await poor.call('GET', `/v1/mailboxes/${id}`)).body as { lastError: string | null };
		const { lastError } = await waitUntil(async () => {
			const mailbox = await read();
			return mailbox.lastError !== null && mailbox;
		});
		expect(lastError).toContain('pages');
	});

	test('a wrong password, a missing folder and forbidden addresses are refused at once', async () => {
		const refuse = async (wish: object) => {
			const body = { ...mailboxOn(server, templateId), ...wish };
			const answer = await engine.call('POST', '/v1/mailboxes', body);
			return [answer.status, (answer.body as { message: string }).message];
		};
		expect(await refuse({ secret: 'wrong' })).toEqual([400, expect.stringContaining('refuses')]);
		expect(await refuse({ folder: 'Nowhere' })).toEqual([400, expect.stringContaining('folder')]);
		expect(await refuse({ host: '10.0.0.1' })).toEqual([400, expect.stringContaining('public')]);
		expect(await refuse({ host: '169.254.169.254' })).toEqual([
			400,
			expect.stringContaining('public'),
		]);
		expect(await refuse({ port: 25 })).toEqual([400, expect.stringContaining('port 25')]);
		expect(await refuse({ security: 'starttls' })).toEqual([
			400,
			expect.stringContaining('encryption'),
		]);
		expect(await refuse({ user: 'a\r\nb' })).toEqual([400, expect.stringContaining('control')]);
		expect(await refuse({ afterwards: 'move', doneFolder: 'inbox' })).toEqual([
			400,
			expect.stringContaining('another folder'),
		]);
		expect((await engine.call('GET', '/v1/mailboxes')).body).toEqual([]);
	});

	test('a password is stored encrypted, is never shown, and is not sent to another host', async () => {
		const id = await connect();
		const row = (await engine.services.db('mailboxes').where({ id }).first()) as { secret: string };
		expect(row.secret).not.toContain(server.password);
		const shown = JSON.stringify((await engine.call('GET', `/v1/mailboxes/${id}`)).body);
		expect(shown).not.toContain(server.password);
		expect(JSON.stringify(engine.logLines())).not.toContain(server.password);
		const moved = await engine.call('PATCH', `/v1/mailboxes/${id}`, { host: 'localhost' });
		expect(moved.status).toBe(400);
		expect((moved.body as { message: string }).message).toContain('sent again');
	});
});
