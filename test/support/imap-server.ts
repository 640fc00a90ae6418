import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { installProgram } from './install-program.ts';
import { waitUntil } from './wait-until.ts';

export type ImapServer = {
	host: string;
	port: number;
	user: string;
	password: string;
	/** Adds an e-mail to the inbox, like a mail server. */
	deliver: (mail: string) => Promise<void>;
	/** Gives every mail of the inbox a new UID, and the inbox a new UIDVALIDITY, as after a restored backup. */
	renumber: () => Promise<void>;
	stop: () => Promise<void>;
	log: () => Promise<string>;
};

const PASSWORD = 'only-for-tests';
/** Debian's mail user; dovecot opens no mailbox as root. */
const MAIL_USER_ID = 8;

/** A real IMAP server, dovecot 2.3, with its mailbox in the given folder. */
export async function startImapServer(folder: string): Promise<ImapServer> {
	installProgram('dovecot', 'dovecot-imapd');
	const port = await freePort();
	const isRoot = process.getuid?.() === 0;
	const [uid, gid] = isRoot ? [MAIL_USER_ID, MAIL_USER_ID] : [userInfo().uid, userInfo().gid];
	// The mail user has to get to its mailbox.
	await chmod(folder, 0o755);
	const home = join(folder, 'dovecot');
	const inbox = join(home, 'mail');
	for (const path of ['', 'mail', 'mail/new', 'mail/cur', 'mail/tmp', 'run', 'state']) {
		await mkdir(join(home, path));
		await chmod(join(home, path), 0o755);
		if (isRoot && path.startsWith('mail')) await chown(join(home, path), uid, gid);
	}
	const logFile = join(home, 'dovecot.log');
	const settings = join(home, 'dovecot.conf');
	await writeFile(settings, configure({ home, logFile, port, uid, gid }));
	const server = spawn('dovecot', ['-F', '-c', settings], { stdio: 'ignore' });
	const log = (): Promise<string> => readFile(logFile, 'utf8').catch(() => '');
	const isUp = async (): Promise<boolean> => {
		if (server.exitCode !== null) throw new Error(`dovecot has ended: ${await log()}`);
		return await greets(port);
	};
	await waitUntil(isUp, 60, 'dovecot to answer');

	let count = 0;
	return {
		host: '127.0.0.1',
		port,
		user: 'invoices',
		password: PASSWORD,
		log,
		deliver: async (mail) => {
			count += 1;
			const name = `${Date.now()}.M${count}.localhost`;
			const written = join(inbox, 'tmp', name);
			await writeFile(written, mail.replaceAll(/\r?\n/g, '\r\n'));
			if (isRoot) await chown(written, uid, gid);
			await rename(written, join(inbox, 'new', name));
		},
		renumber: async () => {
			const names = await readdir(inbox);
			for (const name of names.filter((one) => one.startsWith('dovecot'))) {
				await rm(join(inbox, name), { recursive: true });
			}
		},
		stop: async () => {
			if (server.exitCode !== null || server.signalCode !== null) return;
			server.kill('SIGTERM');
			await once(server, 'exit');
		},
	};
}

function configure(given: {
	home: string;
	logFile: string;
	port: number;
	uid: number;
	gid: number;
}): string {
	const { home, logFile, port, uid, gid } = given;
	return `
base_dir = ${home}/run
state_dir = ${home}/state
log_path = ${logFile}
listen = 127.0.0.1
protocols = imap
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${home}/mail
first_valid_uid = 1
first_valid_gid = 1
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${home}/mail
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`;
}

async function greets(port: number): Promise<boolean> {
	const socket = connect(port, '127.0.0.1');
	try {
		const [greeting] = (await once(socket, 'data')) as [Buffer];
		return greeting.toString().startsWith('* OK');
	} catch {
		return false;
	} finally {
		socket.destroy();
	}
}
