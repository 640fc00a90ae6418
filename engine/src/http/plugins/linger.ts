import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createChunkRelease } from '../../reading/intake/free-chunks.ts';

export type LingerLimits = {
	/** How much of an upload is read after the response was sent. */
	maxBytes: number;
	maxMs: number;
	maxSockets: number;
};

export type Lingering = {
	/** For a response to a request that cannot be parsed as HTTP. */
	lingerAfterBrokenRequest: (socket: Socket) => void;
	/** For a response to a request that node does not pass to fastify. */
	watch: (request: IncomingMessage, response: ServerResponse) => void;
};

/** A remaining body of up to this size is read to keep the connection, as Go's HTTP server does. */
const WORTH_THE_CONNECTION_BYTES = 262_144;

/**
 * Whether an early response should close the connection. Reading a large body costs more than a new connection, and a
 * client that sent `Expect: 100-continue` may never send its body.
 */
export function shouldClose({ complete, headers }: IncomingMessage): boolean {
	if (complete) return false;
	const length = Number(headers['content-length'] ?? Infinity);
	return length > WORTH_THE_CONNECTION_BYTES || headers.expect !== undefined;
}

/**
 * Closing a socket while the client still sends resets the connection, and most clients then lose the response. So
 * after an early response the rest of the request body is drained within limits. Then the connection is closed, or
 * reused where the response allows it.
 */
export function addLingering(app: FastifyInstance, limits: LingerLimits): Lingering {
	const lingering = new Map<Socket, { stop: () => void }>();
	const releaseChunks = createChunkRelease();
	let stopping = false;

	app.server.on('request', watch);
	continueWhenRead(app.server);
	app.addHook('preClose', (done) => {
		stopping = true;
		for (const socket of lingering.keys()) socket.destroy();
		done();
	});
	return { watch, lingerAfterBrokenRequest };

	function watch(request: IncomingMessage, response: ServerResponse): void {
		if (!hasBody(request)) return;
		// Must run before node's own listener, which may close the socket.
		response.prependOnceListener('finish', () => {
			if (!request.complete && !request.destroyed) discardRest(request);
		});
	}

	function discardRest(request: IncomingMessage): void {
		const { socket } = request;
		const discard = begin(socket);
		if (!discard) return;
		let closes = false;
		// Node calls this after a response with `connection: close`. Half-close instead: the client sees the end of
		// the response, and we can still read.
		socket.destroySoon = () => {
			closes = true;
			socket.end();
		};
		request.once('end', () => {
			end(socket);
			if (closes) socket.destroySoon();
		});
		request.unpipe();
		request.on('data', discard);
		request.resume();
	}

	function lingerAfterBrokenRequest(socket: Socket): void {
		const discard = begin(socket);
		if (!discard) return;
		socket.end();
		// Node's parser would report the same error for every further chunk.
		socket.removeAllListeners('data');
		socket.on('data', discard);
		socket.resume();
	}

	/** Returns a handler for each chunk; undefined when the socket is closed instead. */
	function begin(socket: Socket): ((chunk: Buffer) => void) | undefined {
		if (stopping) {
			socket.destroySoon();
			return undefined;
		}
		if (lingering.size >= limits.maxSockets) closeOldest();
		const onClose = () => end(socket);
		socket.once('close', onClose);
		const timer = setTimeout(() => socket.destroy(), limits.maxMs);
		const stop = () => {
			clearTimeout(timer);
			socket.off('close', onClose);
		};
		lingering.set(socket, { stop });
		let bytes = 0;
		return ({ length }) => {
			bytes += length;
			releaseChunks(length);
			if (bytes > limits.maxBytes) socket.destroy();
		};
	}

	function end(socket: Socket): void {
		lingering.get(socket)?.stop();
		lingering.delete(socket);
		// Restores the method of the class.
		Reflect.deleteProperty(socket, 'destroySoon');
	}

	/** The oldest socket has had the most time to receive its response. */
	function closeOldest(): void {
		const [oldest] = lingering.keys();
		if (!oldest) return;
		end(oldest);
		oldest.destroy();
	}
}

function hasBody({ headers }: IncomingMessage): boolean {
	return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** Sends `100 Continue` only once a handler reads the body. */
function continueWhenRead(server: Server): void {
	server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
		request.once('resume', () => {
			if (!response.headersSent) response.writeContinue();
		});
		server.emit('request', request, response);
	});
}
