import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** Answers to commands, by their first word or by `UID` and the word after it; without the tag. */
export type ImapScript = Record<string, (args: string, socket: Socket) => string | undefined>;

const CAPABILITIES = 'IMAP4rev1 IDLE UIDPLUS AUTH=PLAIN SASL-IR';
/** The usual answer to SELECT. */
export const SELECTED = [
	'* FLAGS (\\Seen \\Deleted)',
	'* OK [PERMANENTFLAGS (\\Seen \\*)] ok',
	'* 1 EXISTS',
	'* OK [UIDVALIDITY 1] ok',
	'* OK [UIDNEXT 2] ok',
	'',
].join('\r\n');

const USUAL: ImapScript = {
	CAPABILITY: () => `* CAPABILITY ${CAPABILITIES}\r\n`,
	NAMESPACE: () => '* NAMESPACE (("" "/")) NIL NIL\r\n',
	LIST: () => '* LIST () "/" INBOX\r\n',
	SELECT: () => SELECTED,
	LOGOUT: () => '* BYE\r\n',
};

/** Sends a beginning and then more of the same for ever; `sent` says how much the other side has taken. */
export function flood(beginning: string, again: string | Buffer = Buffer.alloc(65_536, 'x')) {
	const more = Buffer.from(again);
	let sent = 0;
	return {
		sent: () => sent,
		say: (_args: string, socket: Socket): undefined => {
			socket.write(beginning);
			const push = () => {
				while (!socket.destroyed && socket.write(more)) sent += more.length;
			};
			socket.on('drain', push);
			push();
		},
	};
}

/** The answers of a server that has these mails, with the UIDs 1, 2, and so on. */
export function mailsOf(mails: readonly string[], uidValidity: () => number): ImapScript {
	return {
		SELECT: () =>
			SELECTED.replace('1 EXISTS', `${mails.length} EXISTS`)
				.replace('UIDVALIDITY 1', `UIDVALIDITY ${uidValidity()}`)
				.replace('UIDNEXT 2', `UIDNEXT ${mails.length + 1}`),
		'UID SEARCH': () => `* SEARCH ${mails.map((_, i) => i + 1).join(' ')}\r\n`,
		'UID FETCH': (args) => {
			const uid = Number(/\d+/.exec(args)?.[0]);
			const mail = mails[uid - 1];
			if (mail === undefined) return '';
			const facts = `UID ${uid} RFC822.SIZE ${mail.length} FLAGS () INTERNALDATE "01-Jan-2040 10:00:00 +0000"`;
			const header = `From: ann@example.com\r\nSubject: Mail ${uid}\r\nMessage-ID: <${uid}@example.com>\r\n\r\n`;
			const [name, content] = args.includes('HEADER.FIELDS')
				? ['BODY[HEADER.FIELDS (FROM SUBJECT DATE MESSAGE-ID)]', header]
				: ['BODY[]<0>', mail];
			const what = `${name} {${content.length}}\r\n${content}`;
			return `* ${uid} FETCH (${facts} ${what})\r\n`;
		},
	};
}

/** An IMAP server that accepts every password and otherwise says what a test wants. It can lie as real ones cannot. */
export async function startScriptedImap(script: ImapScript = {}): Promise<{
	host: string;
	port: number;
	user: string;
	password: string;
	stop: () => Promise<void>;
}> {
	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		sockets.add(socket);
		socket.on('close', () => sockets.delete(socket));
		socket.on('error', () => socket.destroy());
		socket.write(`* OK [CAPABILITY ${CAPABILITIES}] ready\r\n`);
		let rest = '';
		socket.on('data', (chunk) => {
			const lines = (rest + chunk.toString('latin1')).split('\r\n');
			rest = lines.pop() ?? '';
			for (const line of lines) answer(socket, line, { ...USUAL, ...script });
		});
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		host: '127.0.0.1',
		port,
		user: 'ann',
		password: 'only-for-tests',
		stop: async () => {
			for (const socket of sockets) socket.destroy();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}

function answer(socket: Socket, line: string, script: ImapScript): void {
	const [tag = '', first = '', second = '', ...others] = line.split(' ');
	if (line === 'DONE') {
		socket.write('idle OK done\r\n');
		return;
	}
	const name = first === 'UID' ? `UID ${second}` : first;
	const say = script[name.toUpperCase()];
	const said = say ? say([second, ...others].join(' '), socket) : '';
	if (said === undefined) return;
	socket.write(`${said}${tag} OK done\r\n`);
}
