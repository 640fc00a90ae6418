import { rm } from 'node:fs/promises';
import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { ReceivedFile, Uploads } from '../intake/uploads.ts';
import type { Problem } from '../model/problem.ts';
import { problem } from '../model/problem.ts';

export type DocumentForm = {
	files: ReceivedFile[];
	templateId: string;
	language: string | undefined;
	fileUrl: string | undefined;
	details: boolean | undefined;
	name: string;
	description: string | undefined;
};

export type FormRules = {
	uploads: Uploads;
	/** The field that files come in. */
	fileField: string;
	maxFiles: number;
	tooManyFiles: () => Problem;
	/** The other fields there are, and which of them must be sent. */
	fieldNames: readonly string[];
	required: readonly string[];
};

/** Reads the form of a request that carries documents; its files are streamed into the folder, or none is. */
export async function readForm(
	request: FastifyRequest,
	folder: string,
	{ uploads, fileField, maxFiles, tooManyFiles, fieldNames, required }: FormRules,
): Promise<DocumentForm> {
	if (!request.isMultipart()) {
		throw problem('UNSUPPORTED_CONTENT_TYPE', { expected: 'multipart/form-data' });
	}
	const files: ReceivedFile[] = [];
	const fields: Record<string, string> = {};
	const readParts = async (): Promise<void> => {
		for await (const part of request.parts()) {
			if (part.type === 'file') {
				if (part.fieldname !== fileField) {
					part.file.resume();
					const message = `unknown file field; send documents as "${fileField}"`;
					throw problem('INVALID_REQUEST', { faults: [{ path: part.fieldname, message }] });
				}
				if (files.length === maxFiles) throw tooManyFiles();
				files.push(await uploads.receive(part.file, part.filename, folder));
			} else {
				fields[part.fieldname] = String(part.value).trim();
			}
		}
		checkFields(fields, fileField, { fieldNames, required });
	};
	try {
		await readParts();
	} catch (error) {
		for (const { path } of files) await rm(path, { force: true });
		throw error;
	}
	return {
		files,
		templateId: fields.templateId ?? '',
		language: given(fields.language),
		fileUrl: given(fields.fileUrl),
		details: fields.details === undefined ? undefined : fields.details === 'true',
		name: fields.name ?? '',
		description: given(fields.description),
	};
}

function checkFields(
	fields: Readonly<Record<string, string>>,
	fileField: string,
	{ fieldNames, required }: Pick<FormRules, 'fieldNames' | 'required'>,
): void {
	const faults = Object.keys(fields)
		.filter((name) => !fieldNames.includes(name))
		.map((path) => ({
			path,
			message: `unknown field; there are ${fileField}, ${fieldNames.join(', ')}`,
		}));
	for (const name of required)
		if (!fields[name]) faults.push({ path: name, message: 'is required' });
	if (faults.length > 0) throw problem('INVALID_REQUEST', { faults });
}

/** An empty form field is one that was left out. */
function given(value: string | undefined): string | undefined {
	return value === '' ? undefined : value;
}
