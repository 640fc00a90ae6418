import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the proxy treats a request: `pass` forwards it, a number is a page of HTML with that status. */
export type ProxyFault = 'pass' | 'stall' | 'cut' | number;

export type FaultyProxy = {
	url: string;
	/** Applies to later requests with these methods, or with any, until it is set again. */
	setFault: (fault: ProxyFault, methods?: readonly string[]) => void;
	close: () => Promise<void>;
};

/**
 * An HTTP proxy in front of a real server. `stall` sends half of the body of a response and then nothing; `cut` sends
 * half and closes the connection.
 */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
	let faults: { fault: ProxyFault; methods: readonly string[] | undefined };
	const setFault: FaultyProxy['setFault'] = (fault, methods) => {
		faults = { fault, methods };
	};
	setFault('pass');
	const faultOf = (method = ''): ProxyFault =>
		(faults.methods?.includes(method) ?? true) ? faults.fault : 'pass';
	const { hostname, port } = new URL(target);

	function forward(incoming: IncomingMessage, answer: ServerResponse, fault: ProxyFault): void {
		const { method, url, headers } = incoming;
		const upstream = request({ hostname, port, method, path: url, headers }, (reply) => {
			answer.writeHead(reply.statusCode ?? 502, reply.headers);
			if (fault === 'pass' || method !== 'GET') {
				reply.pipe(answer);
				return;
			}
			void sendHalf(reply, answer, fault === 'cut');
		});
		upstream.on('error', () => answer.destroy());
		incoming.pipe(upstream);
	}

	const server = createServer((incoming, answer) => {
		const fault = faultOf(incoming.method);
		if (typeof fault !== 'number') {
			forward(incoming, answer, fault);
			return;
		}
		incoming.resume();
		answer.writeHead(fault, { 'content-type': 'text/html' });
		answer.end(`<html><head><title>${fault}</title></head><body><h1>Fault<br></h1></body></html>`);
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		setFault,
		close: async () => {
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
}

async function sendHalf(
	reply: IncomingMessage,
	answer: ServerResponse,
	isCut: boolean,
): Promise<void> {
	const chunks: Buffer[] = [];
	for await (const chunk of reply) chunks.push(chunk as Buffer);
	const body = Buffer.concat(chunks);
	answer.write(body.subarray(0, Math.floor(body.length / 2)), () => {
		if (isCut) answer.destroy();
	});
}
