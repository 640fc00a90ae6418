import { rm } from 'node:fs/promises';
import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { ReceivedFile, Uploads } from '../reading/intake/uploads.ts';
import { readPageChoice } from '../model/page-choice.ts';
import type { PageChoice } from '../model/page-choice.ts';
import type { Fault, Problem } from '../model/problem.ts';
import { problem } from '../model/problem.ts';
import { READERS } from '../model/second-reader.ts';
import type { ReaderChoice } from '../model/second-reader.ts';
import { append } from '../model/append.ts';
import type { OutputFields } from './read-output-wish.ts';

export type DocumentForm = {
	files: ReceivedFile[];
	templateId: string;
	/** With `templateId=auto`: the templates to choose from. */
	templateIds: string | undefined;
	sender: string | undefined;
	/** How a file is split into documents; `openSorting` checks it. */
	split: string | undefined;
	language: string | undefined;
	fileUrl: string | undefined;
	details: boolean | undefined;
	/** Keep the documents and results, so that they can be corrected later. */
	keep: boolean;
	/** Whether to report what each document is. */
	classify: boolean;
	/** Correct values, as JSON. */
	values: string | undefined;
	name: string;
	description: string | undefined;
	/** The pages to read of each document; undefined: all. */
	pages: PageChoice | undefined;
	/** The password of protected PDFs. */
	password: string | undefined;
	/** The readers to use; undefined: those of the template. */
	reader: ReaderChoice | undefined;
	/** The batch that the job belongs to. */
	batch: string | undefined;
	/** The output format; `readOutputWish` checks it. */
	output: OutputFields;
	/** Parts of the form that were ignored. */
	warnings: string[];
};

export type FormRules = {
	uploads: Uploads;
	/** The name of the form field that holds the files. */
	fileField: string;
	maxFiles: number;
	tooManyFiles: () => Problem;
	/** The other form fields, and which of them are required. */
	fieldNames: readonly string[];
	required: readonly string[];
};

/** Field names are truncated to this length in error messages. */
const NAME_MAX_CHARACTERS = 100;

/** Reads a multipart form with documents and streams its files into the folder. On an error no file remains. */
export async function readForm(
	request: FastifyRequest,
	folder: string,
	rules: FormRules,
): Promise<DocumentForm> {
	if (!request.isMultipart()) {
		throw problem('UNSUPPORTED_CONTENT_TYPE', { expected: 'multipart/form-data' });
	}
	const parts: Parts = { files: [], fields: {}, strayFiles: [] };
	let pages: PageChoice | undefined;
	try {
		await readParts(request, folder, rules, parts);
		const faults = findFaults(parts, rules);
		if (faults.length > 0) throw problem('INVALID_REQUEST', { faults });
		const asked = given(parts.fields.pages);
		pages = asked === undefined ? undefined : readPageChoice(asked);
	} catch (error) {
		for (const { path } of parts.files) await rm(path, { force: true });
		throw (error as { code?: string }).code === 'FST_FILES_LIMIT' ? rules.tooManyFiles() : error;
	}
	const { files, fields } = parts;
	return {
		files,
		templateId: fields.templateId ?? '',
		templateIds: given(fields.templateIds),
		sender: given(fields.sender),
		split: given(fields.split),
		language: given(fields.language),
		fileUrl: given(fields.fileUrl),
		details: fields.details === undefined ? undefined : fields.details === 'true',
		keep: fields.keep === 'true',
		classify: fields.classify === 'true',
		values: given(fields.values),
		name: fields.name ?? '',
		description: given(fields.description),
		pages,
		password: given(fields.password),
		reader: rules.fieldNames.includes('reader') ? readReader(fields.reader) : undefined,
		batch: given(fields.batch),
		output: {
			as: given(fields.as),
			outputs: given(fields.outputs),
			chunks: given(fields.chunks),
			kinds: given(fields.kinds),
			fields: given(fields.fields),
		},
		warnings: listWarnings(parts, rules),
	};
}

type Parts = {
	files: ReceivedFile[];
	fields: Record<string, string>;
	/** Names of unknown fields that contain files. */
	strayFiles: string[];
};

async function readParts(
	request: FastifyRequest,
	folder: string,
	{ uploads, fileField, maxFiles, tooManyFiles }: FormRules,
	{ files, fields, strayFiles }: Parts,
): Promise<void> {
	for await (const part of request.parts()) {
		if (part.type !== 'file') {
			// Not trimmed: a password may start or end with a space.
			const value = String(part.value);
			fields[part.fieldname] = part.fieldname === 'password' ? value : value.trim();
			continue;
		}
		const isDocument = part.fieldname === fileField;
		if (isDocument && files.length === maxFiles) throw tooManyFiles();
		const file = await uploads.receive(part.file, part.filename, folder);
		if (isDocument) files.push(file);
		else {
			strayFiles.push(part.fieldname);
			await rm(file.path, { force: true });
		}
	}
}

/** Missing fields, with the unknown fields that may have been meant. */
function findFaults(parts: Parts, rules: FormRules): Fault[] {
	const { files, fields, strayFiles } = parts;
	const { fileField, fieldNames, required } = rules;
	const faults = required
		.filter((name) => !fields[name])
		.map((path) => ({ path, message: 'is required' }));
	const hasUrl = fieldNames.includes('fileUrl') && given(fields.fileUrl) !== undefined;
	const reader = given(fields.reader);
	if (fieldNames.includes('reader') && reader !== undefined && !readReader(reader)) {
		faults.push({ path: 'reader', message: `must be ${READERS.join(' or ')}` });
	}
	if (files.length === 0 && !hasUrl) {
		const message = `unknown file field; send documents as "${fileField}"`;
		append(
			faults,
			strayFiles.map((path) => ({ path, message })),
		);
	}
	if (faults.length === 0) return [];
	const message = `unknown field; there are ${[fileField, ...fieldNames].join(', ')}`;
	return [...faults, ...strayFields(parts, rules).map((path) => ({ path, message }))];
}

function listWarnings(parts: Parts, rules: FormRules): string[] {
	const { fileField, fieldNames } = rules;
	const known = [fileField, ...fieldNames].join(', ');
	return [
		...strayFields(parts, rules).map(
			(name) => `The field "${shorten(name)}" is not known and was ignored; there are ${known}.`,
		),
		...parts.strayFiles.map(
			(name) =>
				`The file in the field "${shorten(name)}" was ignored; documents are sent as "${fileField}".`,
		),
	];
}

function strayFields({ fields }: Parts, { fieldNames }: FormRules): string[] {
	return Object.keys(fields).filter((name) => !fieldNames.includes(name));
}

function readReader(value: string | undefined): ReaderChoice | undefined {
	return READERS.find((one) => one === value);
}

/** Treats an empty form field as absent. */
function given(value: string | undefined): string | undefined {
	return value === '' ? undefined : value;
}

function shorten(name: string): string {
	return name.length > NAME_MAX_CHARACTERS ? `${name.slice(0, NAME_MAX_CHARACTERS)}…` : name;
}
