import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect as connectTo } from 'node:net';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { serveHttp } from '../../engine/src/mcp/serve-mcp.ts';
import { root, runNode } from '../support/run-node.ts';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

const sample = join(root, 'examples/invoice.pdf');
const content = readFileSync(sample).toString('base64');

let engine: TestEngine;
let served: Awaited<ReturnType<typeof serveHttp>>;
const clients: Client[] = [];

beforeAll(async () => {
	engine = await startTestEngine();
	served = await serveHttp({ url: engine.url, host: '127.0.0.1', port: 0, version: '1' });
});
afterAll(async () => {
	for (const client of clients) await client.close();
	await served.close();
	await engine.stop();
});

async function connect(transport: Transport): Promise<Client> {
	const client = new Client({ name: 'test', version: '1' });
	await client.connect(transport);
	clients.push(client);
	return client;
}

function overHttp(headers: Record<string, string>): Transport {
	return new StreamableHTTPClientTransport(new URL(served.url), {
		requestInit: { headers },
	});
}

function overStdio(): Transport {
	return new StdioClientTransport({
		command: process.execPath,
		args: ['engine/src/app/cli.ts', 'mcp', '--url', engine.url],
		cwd: root,
		env: { DOCSIFT_API_KEY: engine.ownerKey },
	});
}

async function callTool(client: Client, name: string, given: Record<string, unknown> = {}) {
	const {
		structuredContent,
		isError,
		content: said,
	} = await client.callTool({
		name,
		arguments: given,
	});
	return { answer: structuredContent as Record<string, unknown>, isError: isError ?? false, said };
}

describe.each([
	['standard input and output', overStdio, { path: sample }],
	['HTTP', () => overHttp({ 'x-api-key': engine.ownerKey }), { content, fileName: 'invoice.pdf' }],
	[
		'HTTP, with a bearer token',
		() => overHttp({ authorization: `Bearer ${engine.ownerKey}` }),
		{ content, fileName: 'invoice.pdf' },
	],
] as const)('the MCP server over %s', (_, open, document) => {
	test('makes a template from a sample, parses a document and gets a job', async () => {
		const client = await connect(open());
		const { tools } = await client.listTools();
		expect(tools.map(({ name }) => name)).toEqual([
			'list_templates',
			'parse_document',
			'submit_document',
			'classify_document',
			'get_job',
			'convert_document',
			'create_template_from_sample',
		]);
		const made = await callTool(client, 'create_template_from_sample', {
			name: 'Bill',
			...document,
		});
		const templateId = made.answer.id;
		const { answer } = await callTool(client, 'list_templates');
		expect(answer.templates).toContainEqual({ id: templateId, name: 'Bill' });
		const parsed = await callTool(client, 'parse_document', { templateId, ...document });
		expect(parsed.answer).toMatchObject({ result: { invoiceNumber: '2026-0147' } });
		const classified = await callTool(client, 'classify_document', {
			...document,
			sender: 'a@b.example',
		});
		expect(classified.answer).toMatchObject({
			documents: [{ pages: { from: 1, to: 1 }, kind: 'invoice' }],
		});
		const submitted = await callTool(client, 'submit_document', { templateId, ...document });
		const { jobId } = submitted.answer;
		const job = await callTool(client, 'get_job', { jobId, waitSeconds: 60 });
		expect(job.answer).toMatchObject({
			status: 'completed',
			result: { invoiceNumber: '2026-0147' },
		});
		const refused = await callTool(client, 'parse_document', { templateId: 'x', ...document });
		expect(refused.isError).toBe(true);
		expect(JSON.stringify(refused.said)).toContain('TEMPLATE_NOT_FOUND');
	});
});

describe('the MCP server over HTTP', () => {
	test('reads no files of its machine', async () => {
		const client = await connect(overHttp({ 'x-api-key': engine.ownerKey }));
		const { tools } = await client.listTools();
		for (const { inputSchema } of tools) expect(inputSchema.properties).not.toHaveProperty('path');
		const { isError, said } = await callTool(client, 'parse_document', {
			templateId: 'x',
			path: '/etc/hostname',
		});
		expect(isError).toBe(true);
		expect(JSON.stringify(said)).toContain('Give the document');
	});

	test.each([
		['without a key', {}, 'Send an API key'],
		['with a wrong key', { 'x-api-key': 'dsk_live_wrong' }, 'API key'],
	])('refuses who comes %s', async (_, headers, message) => {
		await expect(connect(overHttp(headers))).rejects.toThrow(message);
	});

	test.each([
		['a wrong key', 'x-api-key: dsk_live_wrong\r\n'],
		['no key', ''],
	])('refuses who has %s before a body of 70 MB comes', async (_, header) => {
		const { hostname, port, pathname } = new URL(served.url);
		const socket = connectTo(Number(port), hostname);
		await once(socket, 'connect');
		socket.write(
			`POST ${pathname} HTTP/1.1\r\nhost: x\r\n${header}content-type: application/json\r\ncontent-length: 70000000\r\n\r\n`,
		);
		const [answer] = (await once(socket, 'data')) as [Buffer];
		socket.destroy();
		expect(answer.toString()).toMatch(/^HTTP\/1\.1 401 /);
	});

	test('answers nothing but POST at its path', async () => {
		expect((await fetch(served.url)).status).toBe(405);
		expect((await fetch(new URL('/', served.url))).status).toBe(404);
	});
});

test('docsift mcp without a key says what it needs', async () => {
	const { code, stderr } = await runNode(['engine/src/app/cli.ts', 'mcp'], { DOCSIFT_API_KEY: '' });
	expect(code).toBe(1);
	expect(stderr).toContain('set DOCSIFT_API_KEY');
});
