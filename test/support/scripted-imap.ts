import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** Answers to commands, by their first word or by `UID` and the word after it; without the tag. */
type ImapScript = Record<string, (args: string) => string | undefined>;

const CAPABILITIES = 'IMAP4rev1 IDLE UIDPLUS AUTH=PLAIN SASL-IR';
const SELECTED = [
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
		...{ host: '127.0.0.1', port, user: 'ann', password: 'only-for-tests' },
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
	const said = say ? say([second, ...others].join(' ')) : '';
	if (said === undefined) return;
	socket.write(`${said}${tag} OK done\r\n`);
}
