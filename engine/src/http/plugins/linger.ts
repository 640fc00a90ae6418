import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createChunkRelease } from '../../reading/intake/free-chunks.ts';

export type LingerLimits = {
	/** How much of an upload is still read after it was answered. */
	maxBytes: number;
	maxMs: number;
	maxSockets: number;
};

export type Lingering = {
	/** For an answer written to a socket whose request cannot be read as HTTP. */
	lingerAfterBrokenRequest: (socket: Socket) => void;
	/** For an answer to a request that node hands to nobody else. */
	watch: (request: IncomingMessage, response: ServerResponse) => void;
};

/** The rest of a request of this length is read for the sake of the connection, as Go's server does. */
const WORTH_THE_CONNECTION_BYTES = 262_144;

/**
 * Whether an answer that comes before the whole request should ask the client to stop: a large body
 * costs more than a new connection, and a client that waits to be told to send one may never send it.
 */
export function shouldClose({ complete, headers }: IncomingMessage): boolean {
	if (complete) return false;
	const length = Number(headers['content-length'] ?? Infinity);
	return length > WORTH_THE_CONNECTION_BYTES || headers.expect !== undefined;
}

/**
 * A socket that is closed while its client still sends is reset, and most clients then never see the
 * answer that came before. So the rest of a request that was answered early is read and thrown away
 * within limits; then the connection is closed, or used again where the answer did not rule that out.
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
		// Before node's own listener, which may close the socket.
		response.prependOnceListener('finish', () => {
			if (!request.complete && !request.destroyed) discardRest(request);
		});
	}

	function discardRest(request: IncomingMessage): void {
		const { socket } = request;
		const discard = begin(socket);
		if (!discard) return;
		let closes = false;
		// Node calls it after an answer with `connection: close`. Half-closed instead, the client sees
		// the end of the answer and we still read.
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
		// Node's parser would find the same fault in all that follows.
		socket.removeAllListeners('data');
		socket.on('data', discard);
		socket.resume();
	}

	/** Answers what to do with each chunk; nothing where the socket is closed instead. */
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
		// Back to the method of its class.
		Reflect.deleteProperty(socket, 'destroySoon');
	}

	/** It has had the most time to take its answer. */
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

/** A client that asks before it sends its body is told to go on only once somebody reads it. */
function continueWhenRead(server: Server): void {
	server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
		request.once('resume', () => {
			if (!response.headersSent) response.writeContinue();
		});
		server.emit('request', request, response);
	});
}
