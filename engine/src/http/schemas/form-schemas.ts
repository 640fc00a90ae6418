import { z } from 'zod';
import { ALL_NAMES, DOCUMENT_NAMES } from '../../model/formats.ts';
import { OUTPUT_KINDS, PRIVATE_KINDS } from '../../model/output.ts';
import { READERS } from '../../model/second-reader.ts';

declare module 'fastify' {
	interface FastifySchema {
		/**
		 * A form that the handler reads part by part. It appears in the reference, but fastify does not validate it.
		 */
		form?: z.ZodType;
	}
}

const language = z
	.string()
	.optional()
	.describe(
		'The language of scanned pages, as ISO 639-1 or 639-2 (`de`, `deu`, `de-AT`), or `auto`; rarely needed. GET /v1/languages lists them.',
	);
const templateId = z
	.string()
	.describe(
		'The template whose fields are read. `auto` splits a file into its documents and chooses a template for each, see docs/auto.md.',
	);
const templateIds = z
	.string()
	.optional()
	.describe(
		'With `templateId=auto`: the templates to choose from, separated by commas. Default: all.',
	);
const split = z
	.string()
	.optional()
	.describe(
		'Where the documents of a file begin: `auto`, `none`, the pages of each document (`2`) or their ranges (`1-3,4,5-9`). Default: `auto` with `templateId=auto`; otherwise a file is one document.',
	);
const sender = z
	.string()
	.max(320)
	.optional()
	.describe(
		'The sender of the file, such as the address of an e-mail. `auto` uses it, because it knows the senders of templates and past decisions about their files.',
	);
const fileUrl = z
	.string()
	.optional()
	.describe('A public http or https address to fetch the document from, instead of a file');
const pages = z
	.string()
	.optional()
	.describe(
		'The pages of each document to read and charge: `1-3,7,-1` are the first three, the seventh and the last. Default: all.',
	);
const password = z
	.string()
	.optional()
	.describe(
		'The password of a protected PDF. It is not logged, and it is deleted once the document has been read.',
	);
const reader = z
	.enum(READERS)
	.optional()
	.describe(
		'`first` does not ask the second reader. `both` asks it for what the template says, or for missing and doubtful values. Default: as the template says.',
	);
const chunks = z
	.string()
	.optional()
	.describe('Split Markdown into chunks of at most this many characters, with page and boxes');
const kinds = z
	.string()
	.optional()
	.describe(`What a redacted PDF leaves out, separated by commas: ${PRIVATE_KINDS.join(', ')}`);
const classify = z
	.enum(['true', 'false'])
	.optional()
	.describe(
		'Whether to return the kind of the document (`kind`, `confidence`) and whether the template fits (`fitsTemplate`)',
	);
const file = z.file().describe(`One document: ${DOCUMENT_NAMES}`);

export function parseFormSchema(maxFiles: number) {
	return z.object({
		files: z
			.array(z.file())
			.min(1)
			.max(maxFiles)
			.optional()
			.describe(
				`Documents: ${ALL_NAMES}, a ZIP archive alone; required unless fileUrl is given. Several documents need a plan that allows them.`,
			),
		templateId,
		templateIds,
		sender,
		split,
		language,
		fileUrl,
		details: z
			.enum(['true', 'false'])
			.optional()
			.describe('Whether to return the place of each value, besides the result'),
		keep: z
			.enum(['true', 'false'])
			.optional()
			.describe(
				'Whether to store result and words for REVIEW_KEEP_HOURS, so that values can be corrected with the `documentId` of the response',
			),
		classify,
		pages,
		password,
		reader,
		outputs: z
			.string()
			.optional()
			.describe(
				`Additional outputs of each document, separated by commas: ${OUTPUT_KINDS.join(', ')}. See docs/outputs.md.`,
			),
		chunks,
		kinds,
		fields: z
			.string()
			.optional()
			.describe('Fields whose values a redacted PDF leaves out, separated by commas'),
	});
}

export const convertFormSchema = z.object({
	file: file
		.optional()
		.describe(`One document (${DOCUMENT_NAMES}); required unless fileUrl is given.`),
	fileUrl,
	as: z.enum(OUTPUT_KINDS).optional().describe('The output format; default: markdown'),
	chunks,
	kinds,
	language,
	pages,
	password,
});

export const classifyFormSchema = z.object({
	file: file.optional().describe(`One file (${DOCUMENT_NAMES}); required unless fileUrl is given.`),
	fileUrl,
	templateIds: templateIds.describe(
		'The templates to choose from, with commas between. All, if left out.',
	),
	split: split.describe(
		'Where the documents of a file begin: `auto` (the default), `none`, the pages of each document (`2`) or their ranges (`1-3,4,5-9`)',
	),
	sender,
	language,
	pages,
	password,
});

export const exampleFormSchema = z.object({
	file,
	values: z
		.string()
		.describe(
			'The correct values as JSON, in the shape of the template; null if the document has none',
		),
	language,
	pages,
	password,
});

export const submissionFormSchema = z.object({
	file: file
		.optional()
		.describe(
			`One document (${DOCUMENT_NAMES}); required unless fileUrl is given. No ZIP archive.`,
		),
	templateId,
	templateIds,
	sender,
	split,
	language,
	fileUrl,
	classify,
	pages,
	password,
	reader,
	batch: z.string().optional().describe('The ID of the batch that the job belongs to'),
});

export const listFormSchema = z.object({
	file: file.describe('A CSV, XLSX or JSON file; the first row names the columns'),
});

export const sampleFormSchema = z.object({
	file,
	name: z.string().describe('The name of the template'),
	description: z.string().optional(),
	language,
	pages,
	password,
});
