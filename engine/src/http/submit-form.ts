import { rm } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Intake } from '../reading/intake/accept-documents.ts';
import type { Caller } from '../model/account.ts';
import { append } from '../model/append.ts';
import { languageCode } from '../model/languages.ts';
import { problem } from '../model/problem.ts';
import { visitorOf } from '../services/parsing/admission.ts';
import type { Admission } from '../services/parsing/admission.ts';
import type { Jobs } from '../services/jobs/jobs.ts';
import type { Submission } from '../services/jobs/submit-job.ts';
import { callerOf } from './caller.ts';
import { readForm } from './read-form.ts';
import type { DocumentForm } from './read-form.ts';
import { jobStatusSchema } from './schemas/job-schemas.ts';
import { presentWarnings, warningsSchema } from './schemas/warnings-schema.ts';
import { watchClient } from './watch-client.ts';

const MESSAGES = {
	submitted: 'Document submitted for processing. You will be notified when complete.',
	existing: 'This document has already been submitted. Returning existing job.',
};
const FILE_FIELD = 'file';

export const submissionSchema = z
	.object({
		jobId: z.string(),
		status: jobStatusSchema,
		message: z.string(),
		createdAt: z.iso.datetime(),
		warnings: warningsSchema,
	})
	.meta({ id: 'Submission' });
export const submissionHeaders = z.object({
	'idempotency-key': z.string().min(1).max(255).optional(),
});

type Collaborators = {
	jobs: Pick<Jobs, 'submit'>;
	/** Files survive a power failure, because the response promises that the job was accepted. */
	intake: Intake;
	admission: Admission;
};

/** What a form asks for, beside its document. */
type Asked = Pick<Submission, 'template' | 'sorting' | 'reader' | 'classify' | 'batchId'>;

type FormWish = {
	idempotencyKey: string | undefined;
	fieldNames: readonly string[];
	required: readonly string[];
	/** Called before a document is fetched, so that a wrong request costs nothing. */
	open: (form: DocumentForm, caller: Caller) => Promise<Asked>;
};

/** Submits the document of a form as a job, and answers with the job. */
export async function submitForm(
	request: FastifyRequest,
	{ jobs, intake, admission }: Collaborators,
	{ open, idempotencyKey, ...fields }: FormWish,
) {
	const { uploads } = intake;
	const caller = callerOf(request);
	await admission.admit(visitorOf(caller, 'job'));
	const client = watchClient(request);
	const left: string[] = [];
	try {
		const form = await readForm(request, uploads.folder, {
			...fields,
			fileField: FILE_FIELD,
			maxFiles: 1,
			tooManyFiles: () => problem('ONE_DOCUMENT_PER_JOB'),
			uploads,
		});
		append(
			left,
			form.files.map(({ path }) => path),
		);
		const asked = await open(form, caller);
		const language = languageCode(form.language);
		const document = await intake.acceptOne(form, {
			field: FILE_FIELD,
			into: uploads.folder,
			signal: client.signal,
			refuseArchive: () => problem('ZIP_NOT_IN_JOBS'),
			refuseMail: () => problem('MAIL_NOT_IN_JOBS'),
		});
		left.push(document.path);
		const { job, isNew } = await jobs.submit({
			...asked,
			caller,
			document,
			language,
			pages: form.pages,
			password: form.password,
			idempotencyKey,
			origin: { requestId: request.id, traceparent: request.span?.traceparent ?? null },
		});
		if (isNew) left.length = 0;
		return {
			isNew,
			answer: {
				jobId: job.id,
				status: job.status,
				message: isNew ? MESSAGES.submitted : MESSAGES.existing,
				createdAt: job.createdAt.toISOString(),
				...presentWarnings(form.warnings),
			},
		};
	} finally {
		client.stop();
		for (const path of left) await rm(path, { force: true });
	}
}
