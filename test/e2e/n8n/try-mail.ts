import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { waitUntil } from '../../support/wait-until.ts';
import { sampleInvoice } from './engine-client.ts';
import { readExample } from './examples.ts';
import type { ImapServer } from '../../support/imap-server.ts';
import type { Lab } from './lab.ts';
import { readCsv, readXlsx } from './read-tables.ts';
import { writeMail } from './write-mail.ts';

/** The main example: an e-mail comes in, a spreadsheet comes out. */
export async function tryMail({ check, client, n8n }: Lab, imap: ImapServer): Promise<void> {
	const { id } = await readExample({ n8n }, 'email-to-spreadsheet');
	const findSheets = async (): Promise<string[]> => {
		const files = await readdir(n8n.filesFolder);
		return files.filter((file) => /^invoices-\d{8}-\d{9}\.xlsx$/.test(file));
	};

	await check('email-to-spreadsheet makes an .xlsx of a mailed invoice', async () => {
		await client.activate(id);
		await imap.deliver(writeMail('No invoice in here'));
		await imap.deliver(
			writeMail('Your invoice', [
				{ name: 'invoice.pdf', type: 'application/pdf', content: sampleInvoice },
				{ name: 'logo.png', type: 'image/png', content: Buffer.alloc(3000, 7) },
				{ name: 'meeting.ics', type: 'text/calendar', content: Buffer.from('BEGIN:VCALENDAR') },
				{
					name: 'broken.pdf',
					type: 'application/pdf',
					content: Buffer.from('%PDF-1.7 and no more'),
				},
			]),
		);
		const executed = async () => {
			const [sheet] = await findSheets();
			const runs = await client.executionIds(id);
			return sheet !== undefined && runs.length > 0 && sheet;
		};
		const sheet = await waitUntil(executed, 180, 'a spreadsheet').catch(async (error: unknown) => {
			throw new Error(`${String(error)}\n${(await imap.log()).slice(-2000)}`);
		});
		const rows = await readXlsx(join(n8n.filesFolder, sheet));
		assert.equal(rows.length, 1);
		const [row] = rows;
		assert.match(row?.From ?? '', /billing@bright\.example/);
		assert.deepEqual(
			{ ...row, From: undefined },
			{
				From: undefined,
				File: 'invoice.pdf',
				Invoice: '2026-0147',
				Date: '2026-10-05',
				Due: '2026-11-04',
				Seller: row?.Seller,
				Currency: 'EUR',
				Net: '601',
				Tax: '138.23',
				Total: '739.23',
				IBAN: 'IE29AIBK93115212345678',
			},
		);
	});

	await check(
		'email-to-spreadsheet lists the attachment that could not be read, and no other',
		async () => {
			const find = async () =>
				(await readdir(n8n.filesFolder)).find((file) => /^failures-\d{8}-\d{9}\.csv$/.test(file));
			const list = await waitUntil(find, 60, 'a list of failures');
			const failures = await readCsv(join(n8n.filesFolder, list));
			assert.deepEqual(
				failures.map(({ File, Code }) => [File, Code]),
				[['broken.pdf', 'DOCUMENT_DAMAGED']],
			);
		},
	);

	await check('a mail without an attachment makes no spreadsheet and no failure', async () => {
		const ids = await client.executionIds(id);
		const executions = await Promise.all(ids.map((one) => client.execution(one)));
		assert.deepEqual(
			executions.filter(({ status }) => status !== 'success').map(({ error }) => error),
			[],
		);
		assert.equal((await findSheets()).length, 1);
	});
	await client.deactivate(id);
}
