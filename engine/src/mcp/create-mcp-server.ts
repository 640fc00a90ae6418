import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { DocSiftError } from '../../../clients/typescript/src/index.ts';
import type { DocSift, Document } from '../../../clients/typescript/src/index.ts';

/** `mayReadFiles`: the client runs on this machine, so tools may accept file paths. */
export type McpSettings = { version: string; mayReadFiles: boolean };

type Source = Partial<Record<'path' | 'url' | 'content' | 'fileName', string | undefined>>;

const MAX_WAIT_SECONDS = 60;
const templateId = z
	.string()
	.describe(
		'The template whose fields are read; list_templates lists the templates. auto: split the file into its documents and choose a template for each',
	);
const split = z
	.string()
	.optional()
	.describe(
		'Where the documents of a file begin: auto, none, the pages of each (2) or ranges (1-3,4,5-9)',
	);
const templateIds = z
	.array(z.string())
	.optional()
	.describe('With templateId auto: the templates to choose from; all without it');
const sender = z
	.string()
	.optional()
	.describe('Who sent the file, e.g. the address of a mail: helps to choose and to split');
const language = z
	.string()
	.optional()
	.describe('What scans are written in, e.g. de; seldom needed');
const pages = z.string().optional().describe('Which pages are read, e.g. 1-3,7,-1; all without it');

/** The engine's functions as tools of the Model Context Protocol. */
export function createMcpServer(
	docsift: DocSift,
	{ version, mayReadFiles }: McpSettings,
): McpServer {
	const server = new McpServer({ name: 'docsift', version });
	const file = {
		...(mayReadFiles && { path: z.string().optional().describe('The path of the document') }),
		content: z.string().optional().describe('The document in Base64, with its fileName'),
		fileName: z.string().optional().describe('The name of the document, with content'),
	};
	const source = {
		...file,
		url: z.string().optional().describe('A public http or https URL of the document'),
	};

	server.registerTool(
		'list_templates',
		{
			title: 'List templates',
			description: 'Lists the templates: what kinds of documents can be read, and their ids.',
			inputSchema: {},
			annotations: { readOnlyHint: true },
		},
		() => answer(async () => ({ templates: await docsift.listTemplates() })),
	);
	server.registerTool(
		'parse_document',
		{
			title: 'Parse a document',
			description:
				'Reads an invoice, receipt, contract or any other document and answers the fields of a template as JSON. Takes PDF, pictures, Word, Excel, mails and more.',
			inputSchema: {
				templateId,
				templateIds,
				split,
				sender,
				...source,
				language,
				pages,
				details: z
					.boolean()
					.optional()
					.describe('Also return the place and confidence of each value'),
			},
		},
		({ templateId: template, templateIds: among, split: how, details, ...asked }) =>
			answer(async () => {
				const { language: hint, pages: chosen, sender: from, ...given } = asked;
				const sorting = { templateIds: among, split: how, sender: from };
				return docsift.parse(await takeDocument(given), {
					templateId: template,
					...keepGiven({ language: hint, pages: chosen, details, ...sorting }),
				});
			}),
	);
	server.registerTool(
		'submit_document',
		{
			title: 'Submit a document as a job',
			description:
				'Hands over a long document, which is read in the background; get_job answers the result.',
			inputSchema: { templateId, templateIds, split, sender, ...source, language, pages },
		},
		({ templateId: template, templateIds: among, split: how, ...asked }) =>
			answer(async () => {
				const { language: hint, pages: chosen, sender: from, ...given } = asked;
				const sorting = { templateIds: among, split: how, sender: from };
				return docsift.submit(await takeDocument(given), {
					templateId: template,
					...keepGiven({ language: hint, pages: chosen, ...sorting }),
				});
			}),
	);
	server.registerTool(
		'classify_document',
		{
			title: 'Classify a document',
			description:
				'Finds the documents in a file and answers the pages, the kind and the fitting template of each, without reading their fields.',
			inputSchema: {
				templateIds: templateIds.describe('The templates to choose from; all without it'),
				split,
				sender,
				...source,
				language,
				pages,
			},
		},
		({ templateIds: among, split: how, sender: from, ...asked }) =>
			answer(async () => {
				const { language: hint, pages: chosen, ...given } = asked;
				const sorting = { templateIds: among, split: how, sender: from };
				const options = keepGiven({ language: hint, pages: chosen, ...sorting });
				return docsift.classify(await takeDocument(given), options);
			}),
	);
	server.registerTool(
		'get_job',
		{
			title: 'Get a job',
			description: 'What became of a document that was submitted: its status, then its fields.',
			inputSchema: {
				jobId: z.string(),
				waitSeconds: z
					.number()
					.min(0)
					.max(MAX_WAIT_SECONDS)
					.optional()
					.describe('How long to wait for the job to end'),
			},
			annotations: { readOnlyHint: true },
		},
		({ jobId, waitSeconds = 0 }) => answer(() => docsift.getJob(jobId, { wait: waitSeconds })),
	);
	server.registerTool(
		'convert_document',
		{
			title: 'Convert a document',
			description:
				'Reads a document without a template and answers its text as Markdown with headings, lists and tables, as plain text, as words with their places, or as chunks of Markdown for retrieval.',
			inputSchema: {
				as: z.enum(['markdown', 'text', 'words']).optional().describe('default: markdown'),
				chunks: z
					.number()
					.int()
					.optional()
					.describe('Split Markdown into chunks of at most this many characters'),
				...source,
				language,
				pages,
			},
		},
		({ as = 'markdown', chunks, language: hint, pages: chosen, ...given }) =>
			answer(async () => {
				const options = keepGiven({ chunks, language: hint, pages: chosen });
				const response = await docsift.convert(await takeDocument(given), { as, ...options });
				const content = await response.text();
				const isJson = as === 'words' || chunks !== undefined;
				return isJson ? (JSON.parse(content) as object) : { [as]: content };
			}),
	);
	server.registerTool(
		'create_template_from_sample',
		{
			title: 'Make a template from a sample',
			description:
				'Makes a template for documents like this one: finds out which fields it has. Answers the template with its id.',
			inputSchema: {
				name: z.string().describe('The name of the template'),
				...file,
				language,
				pages,
			},
		},
		({ name, language: hint, pages: chosen, ...given }) =>
			answer(async () =>
				docsift.createTemplateFrom(await takeDocument(given), {
					name,
					...keepGiven({ language: hint, pages: chosen }),
				}),
			),
	);
	return server;
}

async function takeDocument({ path, url, content, fileName }: Source): Promise<Document> {
	if (path !== undefined) return { name: basename(path), content: await readFile(path) };
	if (url !== undefined) return { url };
	if (content === undefined)
		throw new Error('Give the document as path, url, or content in Base64.');
	return { name: fileName ?? 'document', content: Buffer.from(content, 'base64') };
}

/** Drops undefined options. */
function keepGiven<T extends Record<string, unknown>>(options: T) {
	return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as {
		[K in keyof T]?: Exclude<T[K], undefined>;
	};
}

/** Returns errors as tool results, so that the assistant can read them and react. */
async function answer(work: () => Promise<object>): Promise<CallToolResult> {
	try {
		const found = await work();
		return {
			content: [{ type: 'text', text: JSON.stringify(found) }],
			structuredContent: { ...found },
		};
	} catch (error) {
		const { message } = error as Error;
		const code = error instanceof DocSiftError ? `${error.code}: ` : '';
		return { isError: true, content: [{ type: 'text', text: `${code}${message}` }] };
	}
}
