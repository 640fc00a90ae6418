import type { AcceptedDocument, Intake } from '../reading/intake/accept-documents.ts';
import { problem } from '../model/problem.ts';
import type { DocumentForm } from './read-form.ts';

const refuseSeveral = () => problem('ONE_SAMPLE_DOCUMENT');

/** A form with one sample document. Archives and e-mails are refused, because they may contain several. */
export const SAMPLE_FORM = { fileField: 'file', maxFiles: 1, tooManyFiles: refuseSeveral };

export function acceptSample(
	intake: Intake,
	{ files }: Pick<DocumentForm, 'files'>,
	place: { into: string; signal: AbortSignal },
): Promise<AcceptedDocument> {
	return intake.acceptOne(
		{ files },
		{
			...place,
			field: SAMPLE_FORM.fileField,
			refuseArchive: refuseSeveral,
			refuseMail: refuseSeveral,
		},
	);
}
