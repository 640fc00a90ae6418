import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export type CuttingProxy = {
	url: string;
	/**
	 * Cuts the next connection that commits a transaction in which it has sent this text: after the server has
	 * committed, before the client is told. Resolves when that has happened.
	 */
	cutAfterCommitOf: (sent: string) => Promise<void>;
	close: () => Promise<void>;
};

/** A proxy between the engine and Postgres that breaks the connection at the worst moment. */
export async function startCuttingProxy(target: URL): Promise<CuttingProxy> {
	let wanted: { sent: string; done: () => void } | undefined;
	const open = new Set<Socket>();
	const server = createServer((client) => {
		const upstream = connect(Number(target.port), target.hostname);
		let matches = false;
		let cutting: (() => void) | undefined;
		for (const socket of [client, upstream]) {
			open.add(socket);
			// The other side notices the end of its connection.
			socket.on('error', () => undefined);
			socket.on('close', () => {
				open.delete(socket);
				client.destroy();
				upstream.destroy();
			});
		}
		client.on('data', (chunk) => {
			const text = chunk.toString('latin1');
			if (text.includes('BEGIN')) matches = false;
			if (wanted && text.includes(wanted.sent)) matches = true;
			if (wanted && matches && text.includes('COMMIT')) {
				cutting = wanted.done;
				wanted = undefined;
			}
			upstream.write(chunk);
		});
		upstream.on('data', (chunk) => {
			if (!cutting) {
				client.write(chunk);
				return;
			}
			client.destroy();
			upstream.destroy();
			cutting();
		});
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const url = new URL(target);
	url.port = String((server.address() as AddressInfo).port);
	return {
		url: url.href,
		cutAfterCommitOf: (sent) => new Promise((done) => (wanted = { sent, done })),
		close: async () => {
			for (const socket of open) socket.destroy();
			server.close();
			await once(server, 'close');
		},
	};
}
