import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailType } from '../../../model/formats.ts';
import { problem } from '../../../model/problem.ts';
import type { Mail, MailAttachment } from './mail.ts';
import { readEml } from './read-eml.ts';
import { readMsg } from './read-msg.ts';

export type MailLimits = { maxDocuments: number; maxUnpackedBytes: number };

/** A document of an e-mail, written to a file. The first is the body and has no name. */
export type MailPart = { path: string; filename: string | null };

/** Cryptographic signatures, which are not documents. */
const UNREAD = [
	'application/pgp-signature',
	'application/pkcs7-signature',
	'application/x-pkcs7-signature',
];

/** Writes the body of an e-mail and its attachments to files in a folder. */
export async function openMail(
	path: string,
	type: MailType,
	into: string,
	{ maxDocuments, maxUnpackedBytes }: MailLimits,
): Promise<MailPart[]> {
	const bytes = await readFile(path);
	const mail = await readMail(bytes, type);
	const attachments = mail.attachments.filter((one) => isDocument(one, mail.html));
	if (attachments.length + 1 > maxDocuments) {
		const reason = `it has ${attachments.length} attachments, and at most ${maxDocuments - 1} are read.`;
		throw problem('MAIL_TOO_LARGE', { reason });
	}
	const body = Buffer.from(writeBody(mail));
	const size = attachments.reduce((sum, { content }) => sum + content.length, body.length);
	if (size > maxUnpackedBytes) {
		throw problem('MAIL_TOO_LARGE', { reason: 'it unpacks to more bytes than are read.' });
	}
	const put = async (content: Uint8Array, filename: string | null): Promise<MailPart> => {
		const part = join(into, randomUUID());
		await writeFile(part, content, { mode: 0o600 });
		return { path: part, filename };
	};
	const parts = [await put(body, null)];
	for (const { content, filename } of attachments) parts.push(await put(content, filename));
	return parts;
}

async function readMail(bytes: Uint8Array, type: MailType): Promise<Mail> {
	try {
		return type === 'eml' ? await readEml(bytes) : readMsg(bytes);
	} catch {
		// Errors of the parsers describe their internal position, which does not help the user.
		throw problem('DOCUMENT_DAMAGED', { kind: 'mail' });
	}
}

/** Inline pictures are logos and the like. */
function isDocument({ mediaType, contentId, filename }: MailAttachment, html: string): boolean {
	if (UNREAD.includes(mediaType)) return false;
	const isPicture = mediaType.startsWith('image/') || /\.(png|jpe?g|gif|bmp|webp)$/i.test(filename);
	return !(isPicture && contentId !== '' && html.includes(`cid:${contentId}`));
}

/** The e-mail as a page: sender, recipients, subject and date as lines above its text. */
function writeBody({ from, to, cc, subject, date, html, text }: Mail): string {
	const lines = [
		['Sender', from],
		['To', to],
		['Cc', cc],
		['Subject', subject],
		['Date', date.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*$/, '$1 $2')],
	].filter(([, value]) => value !== '');
	const head = lines.map(([label = '', value = '']) => `<div>${label}: ${escapeHtml(value)}</div>`);
	const body = html.trim() === '' ? `<pre>${escapeHtml(text)}</pre>` : html;
	return `<html><head><meta charset="utf-8"></head><body>${head.join('')}<hr>${body}</body></html>`;
}

function escapeHtml(text: string): string {
	return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
