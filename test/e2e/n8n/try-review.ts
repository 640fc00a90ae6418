import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startReceiver } from '../../support/receiver.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { copyInvoice, makeDoubtful } from './engine-client.ts';
import { readExample } from './examples.ts';
import type { ImapServer } from '../../support/imap-server.ts';
import type { Lab } from './lab.ts';
import { writeMail } from './write-mail.ts';

const HOOK = 'https://chat.example.com/hooks/YOUR-HOOK';

/** E-mail, submission, review: sure results go to the sheet directly, others after a review. */
export async function tryReview(lab: Lab, imap: ImapServer): Promise<void> {
	const { check, client, closers, engine, n8n } = lab;
	// Replaces the chat.
	const chat = await startReceiver();
	closers.add(() => chat.close());
	const example = await readExample(lab, 'review');
	const own = JSON.parse(JSON.stringify(example).replaceAll(HOOK, chat.url)) as typeof example;
	for (const node of own.nodes) if (node.webhookId) node.webhookId = crypto.randomUUID();
	const { id } = await client.importWorkflow({ ...own, id: 'docsiftReview002' });
	const lines = async (): Promise<string[]> => {
		const sheet = join(n8n.filesFolder, 'reviewed-invoices.csv');
		return (await readFile(sheet, 'utf8').catch(() => ''))
			.split('\n')
			.filter((line) => line !== '');
	};
	const said = () => chat.received.map(({ body }) => (JSON.parse(body) as { text: string }).text);
	let jobId = '';

	await check('review: a sure invoice goes to the sheet, a doubtful one to the chat', async () => {
		await client.activate(id);
		const pdf = (name: string, content: Buffer) => ({ name, type: 'application/pdf', content });
		await imap.deliver(
			writeMail('Two invoices', [
				pdf('sure.pdf', copyInvoice()),
				pdf('doubtful.pdf', await makeDoubtful()),
				pdf('broken.pdf', Buffer.from('%PDF-1.7 and no more')),
			]),
		);
		await waitUntil(() => said().length >= 2, 180, 'two messages in the chat');
		const asked = said().find((text) => text.startsWith('Please look at doubtful.pdf'));
		jobId = /\/jobs\/([\w-]+)\/review$/.exec(asked ?? '')?.[1] ?? '';
		assert.notEqual(jobId, '', asked);
		assert.ok(asked?.includes(engine.url));
		assert.ok(said().some((text) => text.startsWith('broken.pdf: ')));
		await waitUntil(async () => (await lines()).length > 0, 60, 'a line in the sheet');
		const [line, ...others] = await lines();
		assert.deepEqual(others, []);
		assert.match(line ?? '', /^"sure\.pdf","2026-0147","2026-10-05",.*,"739\.23","not needed"$/);
	});

	await check('review: what a person puts right goes on to the sheet', async () => {
		const correction = { values: { invoiceNumber: 'A-4711', grossTotal: 12 }, approve: true };
		await engine.call('PATCH', `/v1/jobs/${jobId}/result`, correction);
		await waitUntil(async () => (await lines()).length > 1, 120, 'a second line in the sheet');
		const [, line] = await lines();
		assert.match(line ?? '', /^"doubtful\.pdf","A-4711",.*,"12","approved"$/);
		await client.deactivate(id);
	});
}
