import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

export type Received = { path: string; headers: IncomingHttpHeaders; body: string; at: number };
type Respond = (response: ServerResponse, received: Received, count: number) => void;

export type Receiver = {
	url: string;
	port: number;
	received: Received[];
	/** Waits until this number of requests has arrived in total. */
	waitFor: (count: number) => Promise<Received[]>;
	close: () => Promise<void>;
};

/** A server that records requests; it responds with 200 unless told otherwise. */
export async function startReceiver(
	respond: Respond = (response) => void response.end('ok'),
): Promise<Receiver> {
	const received: Received[] = [];
	const server = createServer((request, response) => {
		void text(request).then((body) => {
			const one = { path: request.url ?? '', headers: request.headers, body, at: Date.now() };
			received.push(one);
			respond(response, one, received.length);
		});
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${port}`,
		port,
		received,
		waitFor: async (count) => {
			const until = performance.now() + 60_000;
			while (received.length < count) {
				if (performance.now() > until) throw new Error(`only ${received.length} requests came`);
				await setTimeout(10);
			}
			return received;
		},
		close: async () => {
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
}
