import { ImapFlow } from 'imapflow';
import type { ImapServer } from './imap-server.ts';

/** The key that test engines encrypt passwords with. */
export const SECRETS_KEY = Buffer.alloc(32, 7).toString('base64');

/** Settings with which an engine may reach a server of the tests. */
export function allowServer({ port }: { port: number }): Record<string, string> {
	return {
		SECRETS_KEY,
		MAILBOX_PRIVATE_NETWORKS_ALLOWED: '127.0.0.1/32',
		MAILBOX_PORTS_ALLOWED: String(port),
	};
}

/** The body that connects a mailbox of a server of the tests. */
export function mailboxOn(
	{ host, port, user, password }: Pick<ImapServer, 'host' | 'port' | 'user' | 'password'>,
	templateId: string,
) {
	const address = { host, port, security: 'none', user, secret: password };
	return { name: 'Invoices', ...address, templateId };
}

/** The mails of a folder, as another program sees them; undefined: there is no such folder. */
export async function listMails(
	{ host, port, user, password: pass }: ImapServer,
	folder = 'INBOX',
): Promise<{ uid: number; flags: string[]; subject: string }[] | undefined> {
	const client = new ImapFlow({
		host,
		port,
		secure: false,
		doSTARTTLS: false,
		logger: false,
		auth: { user, pass },
	});
	await client.connect();
	try {
		const opened = await client.mailboxOpen(folder).catch(() => undefined);
		if (!opened) return undefined;
		if (opened.exists === 0) return [];
		const found = await client.fetchAll('1:*', { uid: true, flags: true, envelope: true });
		return found.map(({ uid, flags, envelope }) => ({
			uid,
			flags: [...(flags ?? [])].toSorted(),
			subject: envelope?.subject ?? '',
		}));
	} finally {
		await client.logout();
	}
}
