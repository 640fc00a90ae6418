import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { sampleInvoice } from './engine-client.ts';
import { readExample } from './examples.ts';
import type { Lab } from './lab.ts';

type Message = { role: string; content: string };
type Tool = { function: { name: string; parameters: { properties: Record<string, unknown> } } };
type Asked = { messages: Message[]; tools?: Tool[] };

export type ModelServer = { url: string; port: number; asked: Asked[]; close: () => Promise<void> };

/**
 * Replaces the language model: it implements Ollama's API, calls the only offered tool with the URL of a document,
 * and responds with the tool's result. It also serves that document.
 */
export async function startModelServer(): Promise<ModelServer> {
	const asked: Asked[] = [];
	let url = '';
	const server: Server = createServer((request, response) => {
		if (request.url === '/invoice.pdf') return void response.end(sampleInvoice);
		void json(request).then((body) => {
			const question = body as Asked;
			asked.push(question);
			const given = question.messages.find(({ role }) => role === 'tool');
			const name = question.tools?.[0]?.function.name;
			const call = { function: { name, arguments: { document_url: `${url}/invoice.pdf` } } };
			const message = given
				? { role: 'assistant', content: `The tool says: ${given.content}` }
				: { role: 'assistant', content: '', tool_calls: [call] };
			const created_at = new Date().toISOString();
			const line = { model: 'llama3.2', created_at, message, done: true, done_reason: 'stop' };
			response.setHeader('content-type', 'application/x-ndjson');
			response.end(`${JSON.stringify(line)}\n`);
		});
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	url = `http://127.0.0.1:${port}`;
	const close = async (): Promise<void> => {
		server.closeAllConnections();
		server.close();
		await once(server, 'close');
	};
	return { url, port, asked, close };
}

export async function tryAgent({ check, client, n8n }: Lab, model: ModelServer): Promise<void> {
	await check('ai-agent: the agent calls DocSift with an address and gets the fields', async () => {
		const { id } = await readExample({ n8n }, 'ai-agent');
		const said = { sessionId: 'e2e', action: 'sendMessage', chatInput: 'What is on the invoice?' };
		const data = {
			startTime: Date.now(),
			executionTime: 0,
			executionStatus: 'success',
			source: [null],
			data: { main: [[{ json: said }]] },
		};
		const started = await client.start(id, { name: 'Chat', data });
		const execution = await client.waitForExecution(started ?? '');
		assert.equal(execution.status, 'success', execution.error);
		const [first] = model.asked;
		const offered = first?.tools?.map((tool) => tool.function) ?? [];
		assert.deepEqual(
			offered.map(({ parameters }) => Object.keys(parameters.properties)),
			[['document_url']],
		);
		assert.match(String(execution.outputs['AI Agent']?.[0]?.[0]?.json.output), /2026-0147/);
	});
}
