import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { DocSift, DocSiftError } from '../../../clients/typescript/src/index.ts';
import { createMcpServer } from './create-mcp-server.ts';

const PATH = '/mcp';
/** Base64 makes a 50 MB document a third larger. */
const MAX_BODY_BYTES = 70_000_000;
/** How long an accepted key skips the check before its body is read. The engine refuses a revoked key immediately. */
const KEY_ACCEPTED_MS = 60_000;
const MAX_KEYS = 1000;

/** Serves a local program over standard input and output, with one key. */
export async function serveStdio(about: {
	url: string;
	apiKey: string;
	version: string;
}): Promise<void> {
	const server = createMcpServer(new DocSift(about), { ...about, mayReadFiles: true });
	await server.connect(new StdioServerTransport());
}

/**
 * Serves HTTP. Each request carries the API key of its account, as `x-api-key` or as a bearer token. No state is kept
 * between requests. Returns the URL.
 */
export async function serveHttp(about: {
	url: string;
	host: string;
	port: number;
	version: string;
}): Promise<{ url: string; close: () => Promise<void> }> {
	const keys = rememberKeys();
	const server = createServer((request, response) => {
		answerRequest(request, response, { ...about, keys }).catch((error: unknown) => {
			refuse(response, 500, error instanceof Error ? error.message : String(error));
		});
	});
	server.listen(about.port, about.host);
	await once(server, 'listening');
	const { address, port, family } = server.address() as AddressInfo;
	const host = family === 'IPv6' ? `[${address}]` : address;
	return {
		url: `http://${host}:${port}${PATH}`,
		close: async () => {
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
}

async function answerRequest(
	request: IncomingMessage,
	response: ServerResponse,
	{ url, version, keys }: { url: string; version: string; keys: AcceptedKeys },
): Promise<void> {
	if (request.url?.split('?')[0] !== PATH) {
		refuse(response, 404, `Only ${PATH} is served.`);
		return;
	}
	// Without sessions, there is no stream to open and no session to delete.
	if (request.method !== 'POST') {
		refuse(response, 405, 'Only POST is served.');
		return;
	}
	const apiKey = readKey(request);
	if (apiKey === undefined) {
		refuse(response, 401, 'Send an API key of DocSift as x-api-key.');
		return;
	}
	const docsift = new DocSift({ url, apiKey });
	// Check the key before reading the body, so that strangers cannot make us buffer 70 MB.
	if (!keys.has(apiKey)) {
		const refused = await findRefusal(docsift);
		if (refused) {
			refuse(response, refused.status || 502, refused.message);
			return;
		}
		keys.add(apiKey);
	}
	const body = await readBody(request);
	if (body === undefined) {
		refuse(response, 413, 'The request is too large.');
		return;
	}
	// A file path from a remote client would name a file on this machine.
	const server = createMcpServer(docsift, { version, mayReadFiles: false });
	const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
	response.on('close', () => void server.close());
	// The types of the SDK are not compatible with exactOptionalPropertyTypes.
	await server.connect(transport);
	await transport.handleRequest(request, response, body);
}

type AcceptedKeys = { has: (apiKey: string) => boolean; add: (apiKey: string) => void };

/** Hashes of keys that the engine accepted recently, so that not every request asks it twice. */
function rememberKeys(): AcceptedKeys {
	const acceptedAt = new Map<string, number>();
	const nameOf = (apiKey: string) => createHash('sha256').update(apiKey).digest('base64');
	return {
		has: (apiKey) => {
			const at = acceptedAt.get(nameOf(apiKey));
			return at !== undefined && performance.now() - at < KEY_ACCEPTED_MS;
		},
		add: (apiKey) => {
			if (acceptedAt.size >= MAX_KEYS) acceptedAt.clear();
			acceptedAt.set(nameOf(apiKey), performance.now());
		},
	};
}

async function findRefusal(docsift: DocSift): Promise<DocSiftError | undefined> {
	try {
		await docsift.listTemplates();
		return undefined;
	} catch (error) {
		if (error instanceof DocSiftError) return error;
		throw error;
	}
}

function readKey({ headers }: IncomingMessage): string | undefined {
	const key = headers['x-api-key'] ?? /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
	return typeof key === 'string' && key !== '' ? key : undefined;
}

/** undefined: the body is too large. A body that is not JSON is passed on for the SDK to refuse. */
async function readBody(request: IncomingMessage): Promise<unknown> {
	const chunks: Buffer[] = [];
	let bytes = 0;
	for await (const chunk of request as AsyncIterable<Buffer>) {
		bytes += chunk.length;
		if (bytes > MAX_BODY_BYTES) return undefined;
		chunks.push(chunk);
	}
	const text = Buffer.concat(chunks).toString('utf8');
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}

function refuse(response: ServerResponse, status: number, message: string): void {
	if (response.headersSent) return void response.destroy();
	response
		.writeHead(status, {
			'content-type': 'application/json',
			...(status === 401 && { 'www-authenticate': 'Bearer' }),
		})
		.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }));
}
