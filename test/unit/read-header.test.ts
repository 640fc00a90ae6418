import { expect, test } from '@jest/globals';
import { readHeader } from '../../engine/src/services/intake/read-header.ts';

const MAX_CPU_MS = 100;
const header = (...lines: string[]) => Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);

test('the sender, the subject, the date and the Message-ID of a mail are read', async () => {
	const fields = header(
		'Subject: =?utf-8?Q?Rechnung_f=C3=BCr?=',
		' =?utf-8?B?T2t0b2Jlcg==?=',
		'From: "Ann, Billing" <Ann@Example.com>, bob@example.com',
		'Date: Mon, 02 Nov 2026 10:00:00 +0100',
		'Message-ID: <1@example.com>',
	);
	expect(await readHeader(fields)).toEqual({
		sender: 'ann@example.com',
		subject: 'Rechnung fürOktober',
		date: '2026-11-02T09:00:00.000Z',
		messageId: '<1@example.com>',
	});
});

test('the first member of a group is the sender', async () => {
	const { sender } = await readHeader(header('From: Billing: ann@example.com, bob@example.com;'));
	expect(sender).toBe('ann@example.com');
});

test('a mail without fields has an empty sender and no Message-ID', async () => {
	const empty = { sender: '', subject: '', date: '', messageId: undefined };
	expect(await readHeader(Buffer.alloc(0))).toEqual(empty);
	expect(await readHeader(header())).toEqual(empty);
});

test.each([
	['addresses', 'From: ', 'a@b,'],
	['groups', 'From: ', 'a:b;'],
	['quotes', 'From: ', '"'],
	['comments', 'From: ', '('],
	['encoded words', 'Subject: ', '=?utf-8?Q?a?= '],
	['folded lines', 'Subject: a', '\r\n a'],
	['fields', '', 'a:b\r\n'],
])('endless %s cost little time', async (_name, beginning, part) => {
	const fields = Buffer.from(beginning + part.repeat(36_000 / part.length));
	const before = process.cpuUsage();
	await readHeader(fields);
	const { user, system } = process.cpuUsage(before);
	expect((user + system) / 1000).toBeLessThan(MAX_CPU_MS);
});
