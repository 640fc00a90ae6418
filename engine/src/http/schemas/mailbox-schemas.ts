import { z } from 'zod';
import {
	MAIL_AFTERWARDS,
	MAIL_PARTS,
	MAILBOX_SECRET_KINDS,
	MAILBOX_SECURITIES,
} from '../../model/mailbox.ts';
import { isPrintable } from '../../model/text.ts';

/** A line break in a name or password would inject a command into some servers. */
const text = (maxCharacters: number) =>
	z
		.string()
		.min(1)
		.max(maxCharacters)
		.refine(
			(value) => isPrintable(value) && !/\p{Cc}/u.test(value),
			'may not contain control characters or broken Unicode',
		);
const sender = text(320)
	.toLowerCase()
	.regex(/^[^\s@]*@[^\s@]+$/, 'must be an address, or a domain such as @example.com');

export const mailboxShape = {
	name: text(200).describe('Its display name'),
	host: z
		.string()
		.max(253)
		.regex(/^[\w.:-]+$/, 'must be a host name or an IP address')
		.describe('The IMAP server'),
	port: z.int().min(1).max(65_535),
	security: z
		.enum(MAILBOX_SECURITIES)
		.describe('none: no encryption, only within a private network'),
	user: text(320),
	secretKind: z
		.enum(MAILBOX_SECRET_KINDS)
		.describe('password: of the user or an app password; accessToken: of OAuth2'),
	folder: text(255).describe('The folder whose mails are taken'),
	senders: z
		.array(sender)
		.max(100)
		.describe('Addresses, or domains with a leading @, whose mails are taken; empty: all'),
	templateId: z
		.string()
		.describe('The template of its documents; `auto` splits files and chooses a template for each'),
	parts: z
		.enum(MAIL_PARTS)
		.describe('attachments: the body only if no attachment can be read; all: the body as well'),
	afterwards: z
		.enum(MAIL_AFTERWARDS)
		.describe('What happens to a mail that was taken, or that cannot be taken'),
	doneFolder: text(255).describe('The folder for mails that were taken'),
	failedFolder: text(255).describe('The folder for mails that cannot be taken'),
};
const secret = text(8192).describe('The password or the access token; never shown again');

const { port, security, secretKind, folder, senders, parts } = mailboxShape;
const { afterwards, doneFolder, failedFolder } = mailboxShape;

export const newMailboxSchema = z.strictObject({
	...mailboxShape,
	secret,
	port: port.default(993),
	security: security.default('tls'),
	secretKind: secretKind.default('password'),
	folder: folder.default('INBOX'),
	senders: senders.default([]),
	parts: parts.default('attachments'),
	afterwards: afterwards.default('flag'),
	doneFolder: doneFolder.default('DocSift Done'),
	failedFolder: failedFolder.default('DocSift Failed'),
	existing: z.boolean().default(false).describe('Whether existing mails are taken as well'),
});

export const mailboxChangesSchema = z.strictObject({
	...z.object({ ...mailboxShape, secret }).partial().shape,
	enabled: z.boolean().optional(),
});
