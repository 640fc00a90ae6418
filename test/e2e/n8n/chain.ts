import type { Execution, N8nClient } from './n8n-client.ts';

export type ChainNode = { name: string; type: string; typeVersion: number; parameters: object };

export function docSiftNode(name: string, parameters: object): ChainNode {
	return { name, type: 'n8n-nodes-docsift.docSift', typeVersion: 3, parameters };
}

/** Reads the files that a pattern names. */
export function fileNode(name: string, fileSelector: string): ChainNode {
	const parameters = { fileSelector, options: {} };
	return { name, type: 'n8n-nodes-base.readWriteFile', typeVersion: 1, parameters };
}

/** The value of a resource locator. */
export function locate(mode: string, value: string): object {
	return { __rl: true, mode, value };
}

/** Imports a workflow whose nodes follow one another, behind one that is started by hand; returns its ID. */
export async function importChain(
	client: N8nClient,
	name: string,
	nodes: readonly ChainNode[],
): Promise<string> {
	const start = { name: 'Start', type: 'n8n-nodes-base.manualTrigger', typeVersion: 1 };
	const all = [{ ...start, parameters: {} }, ...nodes].map((node, i) => ({
		id: crypto.randomUUID(),
		position: [224 * i, 0],
		...node,
		...(node.type.includes('docsift') && {
			credentials: { docSiftApi: { id: null, name: 'DocSift account' } },
		}),
	}));
	const connections = Object.fromEntries(
		all.slice(0, -1).map((from, i) => {
			const target = { node: all[i + 1]?.name, type: 'main', index: 0 };
			return [from.name, { main: [[target]] }];
		}),
	);
	const settings = { executionOrder: 'v1' };
	return (await client.importWorkflow({ name, nodes: all, connections, settings })).id;
}

export async function runChain(
	client: N8nClient,
	name: string,
	nodes: readonly ChainNode[],
): Promise<Execution> {
	const started = await client.start(await importChain(client, name, nodes), { name: 'Start' });
	return await client.waitForExecution(started ?? '');
}
