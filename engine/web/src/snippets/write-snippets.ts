/** The data of a snippet; `origin` is the address of this dashboard. */
export type SnippetFor = { origin: string; templateId: string; fileName: string };

export function writeCurl({ origin, templateId, fileName }: SnippetFor): string {
	return [
		`curl -s ${quoteShell(`${origin}/documents/parse`)} \\`,
		`  -H "x-api-key: $DOCSIFT_KEY" \\`,
		`  -F ${quoteShell(`templateId=${templateId}`)} \\`,
		`  -F ${quoteShell(`files=@${quoteCurlName(fileName)}`)}`,
	].join('\n');
}

export function writeTypeScript({ origin, templateId, fileName }: SnippetFor): string {
	const name = JSON.stringify(fileName);
	return `import { openAsBlob } from 'node:fs';

const form = new FormData();
form.set('templateId', ${JSON.stringify(templateId)});
form.set('files', await openAsBlob(${name}), ${name});

const answer = await fetch(${JSON.stringify(`${origin}/documents/parse`)}, {
  method: 'POST',
  headers: { 'x-api-key': process.env.DOCSIFT_KEY ?? '' },
  body: form,
});
const { result, message } = (await answer.json()) as {
  result: Record<string, unknown>;
  message?: string;
};
if (!answer.ok) throw new Error(message);
console.log(result);
`;
}

/** A workflow to paste into n8n: manual trigger, read files, parse them. */
export function writeWorkflow({
	templateId,
	templateName,
	fileName,
}: {
	templateId: string;
	templateName: string;
	fileName: string;
}): string {
	const ending = /\.([a-z0-9]+)$/i.exec(fileName)?.[1] ?? 'pdf';
	const workflow = {
		name: `DocSift: ${templateName}`,
		nodes: [
			node('Start', 'n8n-nodes-base.manualTrigger', 1, 0, {}),
			node('Read a file', 'n8n-nodes-base.readWriteFile', 1.1, 1, {
				operation: 'read',
				// The folder that n8n's Docker image lets nodes read.
				fileSelector: `/home/node/.n8n-files/*.${ending}`,
				options: {},
			}),
			{
				...node('Parse it', 'n8n-nodes-docsift.docSift', 1, 2, {
					resource: 'document',
					operation: 'parse',
					templateId: {
						__rl: true,
						mode: 'list',
						value: templateId,
						cachedResultName: templateName,
					},
					source: 'binary',
					binaryFields: 'data',
					output: 'documents',
					options: {},
				}),
				// n8n finds the credential by this name.
				credentials: { docSiftApi: { id: null, name: 'DocSift account' } },
			},
		],
		connections: {
			Start: { main: [[{ node: 'Read a file', type: 'main', index: 0 }]] },
			'Read a file': { main: [[{ node: 'Parse it', type: 'main', index: 0 }]] },
		},
		settings: {},
	};
	return JSON.stringify(workflow, null, 2);
}

function node(name: string, type: string, typeVersion: number, place: number, parameters: object) {
	const id = `00000000-0000-4000-8000-00000000000${place}`;
	return { id, name, type, typeVersion, position: [place * 224, 0], parameters };
}

function quoteShell(value: string): string {
	return `'${value.replaceAll("'", "'\\''")}'`;
}

/** In an unquoted name, curl treats `;` and `,` as syntax. */
function quoteCurlName(name: string): string {
	return /[;,"\\]/.test(name) ? `"${name.replace(/[\\"]/g, '\\$&')}"` : name;
}
