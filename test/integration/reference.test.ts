import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { startTestEngine } from '../support/test-engine.ts';
import type { TestEngine } from '../support/test-engine.ts';

type Media = { schema: { properties: Record<string, object>; required: string[] } };
type Answer = { $ref?: string; headers?: Record<string, object> };
type Operation = {
	security?: object[];
	requestBody?: { required?: boolean; content: Record<string, Media> };
	responses: Record<string, Answer>;
};
type Reference = {
	openapi: string;
	paths: Record<string, Record<string, Operation>>;
	components: { responses: Record<string, Answer> };
};

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

let engine: TestEngine;
let reference: Reference;
beforeAll(async () => {
	engine = await startTestEngine();
	reference = (await engine.clientFor()('GET', '/docs/json')).body as Reference;
});
afterAll(() => engine.stop());

describe('the reference', () => {
	test('is valid OpenAPI 3.1', async () => {
		const validator = new Validator();
		const { valid, errors } = await validator.validate(structuredClone(reference));
		expect({ valid, errors, version: validator.version }).toEqual({
			valid: true,
			errors: undefined,
			version: '3.1',
		});
	});

	test.each([
		[
			'/documents/parse',
			['templateId'],
			[
				'files',
				'templateId',
				'templateIds',
				'sender',
				'split',
				'language',
				'fileUrl',
				'details',
				'keep',
				'classify',
				'pages',
				'password',
				'reader',
				'outputs',
				'chunks',
				'kinds',
				'fields',
			],
		],
		[
			'/v1/documents/parse/async',
			['templateId'],
			[
				'file',
				'templateId',
				'templateIds',
				'sender',
				'split',
				'language',
				'fileUrl',
				'classify',
				'pages',
				'password',
				'reader',
				'batch',
			],
		],
		[
			'/v1/templates/fromDocument',
			['file', 'name'],
			['file', 'name', 'description', 'language', 'pages', 'password'],
		],
	])('describes the form of POST %s', (path, required, names) => {
		const body = reference.paths[path]?.post?.requestBody;
		const schema = body?.content['multipart/form-data']?.schema;
		expect(body?.required).toBe(true);
		expect(Object.keys(schema?.properties ?? {})).toEqual(names);
		expect(schema?.required).toEqual(required);
		const binary = { type: 'string', format: 'binary' };
		const { files, file } = schema?.properties ?? {};
		if (files) expect(files).toMatchObject({ type: 'array', maxItems: 10, items: binary });
		else expect(file).toMatchObject(binary);
		for (const name of names.filter((one) => one !== 'description')) {
			expect(schema?.properties[name]).toHaveProperty('description');
		}
	});

	test('documents 401, 429 and 503 for every route behind a key', () => {
		const operations = Object.entries(reference.paths).flatMap(([path, methods]) =>
			Object.entries(methods).map(([method, operation]) => ({
				name: `${method} ${path}`,
				...operation,
			})),
		);
		const keyed = operations.filter(({ security }) => security === undefined);
		expect(keyed.length).toBeGreaterThan(20);
		const lacking = keyed.flatMap(({ name, responses }) =>
			['401', '403', '429', '500', '503']
				.filter((status) => !responses[status]?.$ref)
				.map((status) => `${name} ${status}`),
		);
		expect(lacking).toEqual([]);
	});

	test('says when to come back, and which methods a path takes', () => {
		const { responses } = reference.components;
		for (const name of ['TooManyRequests', 'ServiceUnavailable']) {
			expect(responses[name]?.headers).toHaveProperty('retry-after');
		}
		expect(responses.MethodNotAllowed?.headers).toHaveProperty('allow');
	});

	test('documents the actual errors', async () => {
		const wrongMethod = await engine.call('DELETE', '/v1/usage');
		expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([
			405,
			expect.stringContaining('GET'),
		]);
		const noKey = await engine.clientFor()('GET', '/v1/usage');
		expect(noKey.status).toBe(401);
		expect(noKey.headers.get('x-request-id')).not.toBeNull();
	});
});

/** A program with the generated types and a document. */
const CLIENT = `
import { readFile } from 'node:fs/promises';
import createClient from 'openapi-fetch';
import type { paths } from './schema.js';

const [baseUrl = '', key = '', path = ''] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl, headers: { 'x-api-key': key } });
const sample = new Blob([new Uint8Array(await readFile(path))], { type: 'application/pdf' });

function bodySerializer(body: object): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(body)) {
		for (const one of [value].flat()) form.append(name, one);
	}
	return form;
}

const made = await client.POST('/v1/templates/fromDocument', {
	body: { file: sample, name: 'Generated' },
	bodySerializer,
});
if (!made.data) throw new Error(made.error.message);
const templateId: string = made.data.id;

const parsed = await client.POST('/documents/parse', {
	body: { files: [sample], templateId, language: 'auto' },
	bodySerializer,
});
if (!parsed.data || !('result' in parsed.data)) throw new Error(parsed.error?.message);
const pages: number = parsed.data.pageUsed;

const both = await client.POST('/documents/parse', {
	body: { files: [sample, sample], templateId },
	bodySerializer,
});
if (!both.data || !('results' in both.data)) throw new Error(both.error?.message);

const submitted = await client.POST('/v1/documents/parse/async', {
	body: { file: sample, templateId },
	bodySerializer,
});
if (!submitted.data) throw new Error(submitted.error.message);
const { jobId } = submitted.data;
const job = await client.GET('/v1/jobs/{jobId}', {
	params: { path: { jobId }, query: { wait: 30 } },
});

const refused = await client.POST('/documents/parse', {
	// @ts-expect-error: the types must know that a template is required
	body: { files: [sample] },
	bodySerializer,
});

console.log(
	JSON.stringify({
		category: made.data.category,
		number: parsed.data.result.invoiceNumber,
		pages,
		documents: both.data.results.length,
		job: job.data?.status,
		refused: refused.error?.code,
	}),
);
`;

/** Binary parts of a form are a Blob in browsers and Node. */
const BLOB = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));

describe('a client whose types are generated from the reference', () => {
	// Inside node_modules, so that openapi-fetch can be resolved.
	const folder = join(root, `node_modules/.cache/generated-client-${process.pid}`);
	beforeAll(() => mkdir(folder, { recursive: true }));
	afterAll(() => rm(folder, { recursive: true, force: true }));

	test('makes a template from a document, parses documents and submits a job', async () => {
		const types = await openapiTS(JSON.stringify(reference), {
			transform: ({ format }) => (format === 'binary' ? BLOB : undefined),
		});
		await writeFile(join(folder, 'schema.d.ts'), astToString(types));
		await writeFile(join(folder, 'client.ts'), CLIENT);
		await writeFile(join(folder, 'package.json'), '{"type": "module"}');
		const options = ['--strict', '--skipLibCheck', '--types', 'node', '--typeRoots'];
		await run(
			process.execPath,
			[
				join(root, 'node_modules/typescript/bin/tsc'),
				'--module',
				'nodenext',
				'--target',
				'es2024',
				'--lib',
				'es2024,dom',
				...options,
				join(root, 'node_modules/@types'),
				join(folder, 'client.ts'),
			],
			{ cwd: folder },
		).catch((error: unknown) => {
			throw new Error((error as { stdout: string }).stdout);
		});
		const sample = join(root, 'examples/invoice.pdf');
		const client = [join(folder, 'client.js'), engine.url, engine.ownerKey, sample];
		const { stdout } = await run(process.execPath, client);
		expect(JSON.parse(stdout)).toEqual({
			category: 'INVOICE',
			number: '2026-0147',
			pages: 1,
			documents: 2,
			job: 'completed',
			refused: 'INVALID_REQUEST',
		});
	});
});
