import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePdf } from '../../support/documents.ts';
import type { ImapServer } from '../../support/imap-server.ts';
import { invoicePage, termsPage } from '../../support/packets.ts';
import { copyInvoice, sampleInvoice } from './engine-client.ts';
import { readExample } from './examples.ts';
import type { Lab } from './lab.ts';
import { readCsv } from './read-tables.ts';
import type { Attachment } from './write-mail.ts';
import { writeMail } from './write-mail.ts';

const pdf = (name: string, content: Buffer): Attachment => ({
	name,
	type: 'application/pdf',
	content,
});
const LOGO = { name: 'logo.png', type: 'image/png', content: Buffer.alloc(3000, 7) };
const BROKEN = pdf('broken.pdf', Buffer.from('%PDF-1.7 and no more'));

/** Mailboxes with documents of any kind: each goes where it belongs. */
export async function tryMailbox(lab: Lab, imap: ImapServer): Promise<void> {
	const { check, client, engine, n8n } = lab;
	const list = async (start: string) =>
		(await readdir(n8n.filesFolder)).filter((file) => file.startsWith(start)).toSorted();
	const readAll = async (start: string) => {
		const tables = (await list(start)).map((file) => readCsv(join(n8n.filesFolder, file)));
		return (await Promise.all(tables)).flat();
	};
	/** Delivers a mail and waits until the workflow has handled it. */
	const receive = async (id: string, attachments: readonly Attachment[]): Promise<void> => {
		const before = await client.executionIds(id);
		await imap.deliver(writeMail('Documents', attachments));
		const execution = await client.waitForNew(id, before, 'trigger');
		assert.equal(execution.status, 'success', execution.error);
	};
	/** A copy, so that this part runs without the one that imports all examples. */
	const importCopy = async (name: string, id: string): Promise<string> => {
		const example = await readExample(lab, name);
		// Other parts have made templates that fit the sample, too.
		const templateIds = await Promise.all(['Invoice', 'Receipt'].map(engine.templateId));
		for (const { parameters } of example.nodes) {
			if (parameters.routeByKind === true) {
				parameters.options = { ...(parameters.options as object), templateIds };
			}
		}
		return (await client.importWorkflow({ ...example, id })).id;
	};
	const terms = pdf('terms.pdf', await makePdf([termsPage()]));

	await check('mailbox-by-kind makes a sheet per kind and saves the rest', async () => {
		const id = await importCopy('mailbox-by-kind', 'docsiftKinds0002');
		await client.activate(id);
		await receive(id, [pdf('invoice.pdf', sampleInvoice), terms, LOGO, BROKEN]);
		await client.deactivate(id);
		assert.deepEqual(
			(await readAll('invoice-')).map(({ fileName, kind, invoiceNumber }) => [
				fileName,
				kind,
				invoiceNumber,
			]),
			[['invoice.pdf', 'invoice', '2026-0147']],
		);
		assert.deepEqual(await list('other-'), ['other-terms-terms.pdf']);
		assert.deepEqual(
			(await readAll('unsorted-')).map(({ File, Code }) => [File, Code]),
			[['broken.pdf', 'DOCUMENT_DAMAGED']],
		);
	});

	await check('bookkeeper-mailbox appends each invoice once and files the rest', async () => {
		const id = await importCopy('bookkeeper-mailbox', 'docsiftBooks0002');
		const ruled = await client.waitForExecution((await client.start(id, { name: 'Start' })) ?? '');
		assert.equal(ruled.status, 'success', ruled.error);
		await client.activate(id);
		const two = await makePdf([invoicePage('M-1', '10.00'), invoicePage('M-2', '20.00')]);
		const signature = { name: 'signature.asc', type: 'text/plain', content: Buffer.from('-- ') };
		const others = [terms, LOGO, signature, BROKEN];
		await receive(id, [pdf('invoice.pdf', sampleInvoice), pdf('two.pdf', two), ...others]);
		await receive(id, [pdf('renamed.pdf', copyInvoice())]);
		await client.deactivate(id);
		const rows = (await readFile(join(n8n.filesFolder, 'books.csv'), 'utf8')).trim().split('\n');
		assert.deepEqual(
			rows.map((row) => row.split(',').slice(0, 3).join()),
			['"invoice.pdf","1","2026-0147"', '"two.pdf","1","M-1"', '"two.pdf","2","M-2"'],
		);
		assert.deepEqual(
			(await readAll('came-before-')).map(({ fileName }) => fileName),
			['renamed.pdf'],
		);
		assert.deepEqual(await list('books-other-'), ['books-other-terms-terms.pdf']);
		assert.deepEqual(
			(await readAll('books-failures-')).map(({ File }) => File),
			['broken.pdf'],
		);
	});
}
